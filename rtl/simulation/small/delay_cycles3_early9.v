// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

module delay_cycles3_early9 (
    input  wire       clock,
    input  wire       reset,
    // Goes in.
    input  wire [8:0] early,
    // Comes out.
    output wire [8:0] late
);

    reg  [8:0] stages_0_q;
    wire [8:0] stages_0_d;
    reg  [8:0] stages_1_q;
    wire [8:0] stages_1_d;
    reg  [8:0] stages_2_q;
    wire [8:0] stages_2_d;

    assign late = stages_2_q;
    assign stages_0_d = early;
    assign stages_1_d = stages_0_q;
    assign stages_2_d = stages_1_q;

    always @(posedge clock) begin
        if (reset) begin
            stages_0_q <= 9'h0;
            stages_1_q <= 9'h0;
            stages_2_q <= 9'h0;
        end else begin
            stages_0_q <= stages_0_d;
            stages_1_q <= stages_1_d;
            stages_2_q <= stages_2_d;
        end
    end
endmodule
