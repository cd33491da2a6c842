// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One counter.

module counter_more1 (
    input  wire        clock,
    input  wire        reset,
    // How much more there is.
    input  wire        more,
    // How much there was before.
    output wire [63:0] value
);

    reg  [63:0] total_q;
    wire [63:0] total_d;

    assign value = total_q;
    assign total_d = total_q + {63'h0, more};

    always @(posedge clock) begin
        if (reset) begin
            total_q <= 64'h0;
        end else begin
            total_q <= total_d;
        end
    end
endmodule
