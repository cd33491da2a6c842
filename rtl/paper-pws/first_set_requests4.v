// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The lowest of several requests: fixed priority. Combinational.
//
// Grants the lowest request.

module first_set_requests4 (
    // Who asks.
    input  wire [3:0] requests,
    // One bit for the one who gets it, or none.
    output wire [3:0] grant,
    // The same as a number; zero if nobody asks.
    output reg  [1:0] index,
    // Whether anybody asks.
    output wire       found
);

    assign found = |requests;
    assign grant = requests & (-requests);

    always @* begin
        index = 2'h0;
        if (grant[0]) begin
            index = 2'h0;
        end
        if (grant[1]) begin
            index = 2'h1;
        end
        if (grant[2]) begin
            index = 2'h2;
        end
        if (grant[3]) begin
            index = 2'h3;
        end
    end
endmodule
