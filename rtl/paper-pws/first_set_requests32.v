// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The lowest of several requests: fixed priority. Combinational.
//
// Grants the lowest request.

module first_set_requests32 (
    // Who asks.
    input  wire [31:0] requests,
    // One bit for the one who gets it, or none.
    output wire [31:0] grant,
    // The same as a number; zero if nobody asks.
    output reg   [4:0] index,
    // Whether anybody asks.
    output wire        found
);

    assign found = |requests;
    assign grant = requests & (-requests);

    always @* begin
        index = 5'h0;
        if (grant[0]) begin
            index = 5'h0;
        end
        if (grant[1]) begin
            index = 5'h1;
        end
        if (grant[2]) begin
            index = 5'h2;
        end
        if (grant[3]) begin
            index = 5'h3;
        end
        if (grant[4]) begin
            index = 5'h4;
        end
        if (grant[5]) begin
            index = 5'h5;
        end
        if (grant[6]) begin
            index = 5'h6;
        end
        if (grant[7]) begin
            index = 5'h7;
        end
        if (grant[8]) begin
            index = 5'h8;
        end
        if (grant[9]) begin
            index = 5'h9;
        end
        if (grant[10]) begin
            index = 5'ha;
        end
        if (grant[11]) begin
            index = 5'hb;
        end
        if (grant[12]) begin
            index = 5'hc;
        end
        if (grant[13]) begin
            index = 5'hd;
        end
        if (grant[14]) begin
            index = 5'he;
        end
        if (grant[15]) begin
            index = 5'hf;
        end
        if (grant[16]) begin
            index = 5'h10;
        end
        if (grant[17]) begin
            index = 5'h11;
        end
        if (grant[18]) begin
            index = 5'h12;
        end
        if (grant[19]) begin
            index = 5'h13;
        end
        if (grant[20]) begin
            index = 5'h14;
        end
        if (grant[21]) begin
            index = 5'h15;
        end
        if (grant[22]) begin
            index = 5'h16;
        end
        if (grant[23]) begin
            index = 5'h17;
        end
        if (grant[24]) begin
            index = 5'h18;
        end
        if (grant[25]) begin
            index = 5'h19;
        end
        if (grant[26]) begin
            index = 5'h1a;
        end
        if (grant[27]) begin
            index = 5'h1b;
        end
        if (grant[28]) begin
            index = 5'h1c;
        end
        if (grant[29]) begin
            index = 5'h1d;
        end
        if (grant[30]) begin
            index = 5'h1e;
        end
        if (grant[31]) begin
            index = 5'h1f;
        end
    end
endmodule
