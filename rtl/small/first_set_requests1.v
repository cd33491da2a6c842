// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The lowest of several requests: fixed priority. Combinational.
//
// Grants the lowest request.

module first_set_requests1 (
    // Who asks.
    input  wire requests,
    // One bit for the one who gets it, or none.
    output wire grant,
    // The same as a number; zero if nobody asks.
    output reg  index,
    // Whether anybody asks.
    output wire found
);

    assign found = requests;
    assign grant = requests & (-requests);

    always @* begin
        index = 1'b0;
        if (grant) begin
            index = 1'b0;
        end
    end
endmodule
