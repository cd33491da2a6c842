// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

module delay_cycles14_early9 (
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
    reg  [8:0] stages_3_q;
    wire [8:0] stages_3_d;
    reg  [8:0] stages_4_q;
    wire [8:0] stages_4_d;
    reg  [8:0] stages_5_q;
    wire [8:0] stages_5_d;
    reg  [8:0] stages_6_q;
    wire [8:0] stages_6_d;
    reg  [8:0] stages_7_q;
    wire [8:0] stages_7_d;
    reg  [8:0] stages_8_q;
    wire [8:0] stages_8_d;
    reg  [8:0] stages_9_q;
    wire [8:0] stages_9_d;
    reg  [8:0] stages_10_q;
    wire [8:0] stages_10_d;
    reg  [8:0] stages_11_q;
    wire [8:0] stages_11_d;
    reg  [8:0] stages_12_q;
    wire [8:0] stages_12_d;
    reg  [8:0] stages_13_q;
    wire [8:0] stages_13_d;

    assign late = stages_13_q;
    assign stages_0_d = early;
    assign stages_1_d = stages_0_q;
    assign stages_2_d = stages_1_q;
    assign stages_3_d = stages_2_q;
    assign stages_4_d = stages_3_q;
    assign stages_5_d = stages_4_q;
    assign stages_6_d = stages_5_q;
    assign stages_7_d = stages_6_q;
    assign stages_8_d = stages_7_q;
    assign stages_9_d = stages_8_q;
    assign stages_10_d = stages_9_q;
    assign stages_11_d = stages_10_q;
    assign stages_12_d = stages_11_q;
    assign stages_13_d = stages_12_q;

    always @(posedge clock) begin
        if (reset) begin
            stages_0_q <= 9'h0;
            stages_1_q <= 9'h0;
            stages_2_q <= 9'h0;
            stages_3_q <= 9'h0;
            stages_4_q <= 9'h0;
            stages_5_q <= 9'h0;
            stages_6_q <= 9'h0;
            stages_7_q <= 9'h0;
            stages_8_q <= 9'h0;
            stages_9_q <= 9'h0;
            stages_10_q <= 9'h0;
            stages_11_q <= 9'h0;
            stages_12_q <= 9'h0;
            stages_13_q <= 9'h0;
        end else begin
            stages_0_q <= stages_0_d;
            stages_1_q <= stages_1_d;
            stages_2_q <= stages_2_d;
            stages_3_q <= stages_3_d;
            stages_4_q <= stages_4_d;
            stages_5_q <= stages_5_d;
            stages_6_q <= stages_6_d;
            stages_7_q <= stages_7_d;
            stages_8_q <= stages_8_d;
            stages_9_q <= stages_9_d;
            stages_10_q <= stages_10_d;
            stages_11_q <= stages_11_d;
            stages_12_q <= stages_12_d;
            stages_13_q <= stages_13_d;
        end
    end
endmodule
