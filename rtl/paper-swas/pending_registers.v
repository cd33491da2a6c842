// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Registers that wait for a result: 64 bits a context. x0 waits for none, so its bit is that of a fence.
//
// Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
// bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing; a result for x0
// clears nothing. A fence sets bit 0 when it issues and clears it when it ends. Does not know what writes, nor in which
// lanes.
//
// The scoreboard of registers.

module pending_registers (
    input  wire        clock,
    input  wire        reset,
    // An instruction issues, one bit an issue port.
    input  wire        issue,
    // Of which context.
    input  wire  [4:0] issue_context_0,
    // Its destination.
    input  wire  [5:0] issue_register_0,
    // It is a fence, one bit an issue port.
    input  wire        issue_fence,
    // A result is written at the end of this cycle, one bit a writer.
    input  wire [11:0] written,
    // For which context.
    input  wire  [4:0] written_context_0,
    input  wire  [4:0] written_context_1,
    input  wire  [4:0] written_context_2,
    input  wire  [4:0] written_context_3,
    input  wire  [4:0] written_context_4,
    input  wire  [4:0] written_context_5,
    input  wire  [4:0] written_context_6,
    input  wire  [4:0] written_context_7,
    input  wire  [4:0] written_context_8,
    input  wire  [4:0] written_context_9,
    input  wire  [4:0] written_context_10,
    input  wire  [4:0] written_context_11,
    // To which register.
    input  wire  [5:0] written_register_0,
    input  wire  [5:0] written_register_1,
    input  wire  [5:0] written_register_2,
    input  wire  [5:0] written_register_3,
    input  wire  [5:0] written_register_4,
    input  wire  [5:0] written_register_5,
    input  wire  [5:0] written_register_6,
    input  wire  [5:0] written_register_7,
    input  wire  [5:0] written_register_8,
    input  wire  [5:0] written_register_9,
    input  wire  [5:0] written_register_10,
    input  wire  [5:0] written_register_11,
    // A fence ends in this cycle.
    input  wire        fence_done,
    // Whose.
    input  wire  [4:0] fence_done_context,
    // Registers that wait, a context each: bit n is register n, float ones from 32 on; bit 0 a fence.
    output wire [63:0] pending_0,
    output wire [63:0] pending_1,
    output wire [63:0] pending_2,
    output wire [63:0] pending_3,
    output wire [63:0] pending_4,
    output wire [63:0] pending_5,
    output wire [63:0] pending_6,
    output wire [63:0] pending_7,
    output wire [63:0] pending_8,
    output wire [63:0] pending_9,
    output wire [63:0] pending_10,
    output wire [63:0] pending_11,
    output wire [63:0] pending_12,
    output wire [63:0] pending_13,
    output wire [63:0] pending_14,
    output wire [63:0] pending_15,
    output wire [63:0] pending_16,
    output wire [63:0] pending_17,
    output wire [63:0] pending_18,
    output wire [63:0] pending_19,
    output wire [63:0] pending_20,
    output wire [63:0] pending_21,
    output wire [63:0] pending_22,
    output wire [63:0] pending_23,
    output wire [63:0] pending_24,
    output wire [63:0] pending_25,
    output wire [63:0] pending_26,
    output wire [63:0] pending_27,
    output wire [63:0] pending_28,
    output wire [63:0] pending_29,
    output wire [63:0] pending_30,
    output wire [63:0] pending_31
);

    reg  [63:0] waits_0_q;
    wire [63:0] waits_0_d;
    reg  [63:0] waits_1_q;
    wire [63:0] waits_1_d;
    reg  [63:0] waits_2_q;
    wire [63:0] waits_2_d;
    reg  [63:0] waits_3_q;
    wire [63:0] waits_3_d;
    reg  [63:0] waits_4_q;
    wire [63:0] waits_4_d;
    reg  [63:0] waits_5_q;
    wire [63:0] waits_5_d;
    reg  [63:0] waits_6_q;
    wire [63:0] waits_6_d;
    reg  [63:0] waits_7_q;
    wire [63:0] waits_7_d;
    reg  [63:0] waits_8_q;
    wire [63:0] waits_8_d;
    reg  [63:0] waits_9_q;
    wire [63:0] waits_9_d;
    reg  [63:0] waits_10_q;
    wire [63:0] waits_10_d;
    reg  [63:0] waits_11_q;
    wire [63:0] waits_11_d;
    reg  [63:0] waits_12_q;
    wire [63:0] waits_12_d;
    reg  [63:0] waits_13_q;
    wire [63:0] waits_13_d;
    reg  [63:0] waits_14_q;
    wire [63:0] waits_14_d;
    reg  [63:0] waits_15_q;
    wire [63:0] waits_15_d;
    reg  [63:0] waits_16_q;
    wire [63:0] waits_16_d;
    reg  [63:0] waits_17_q;
    wire [63:0] waits_17_d;
    reg  [63:0] waits_18_q;
    wire [63:0] waits_18_d;
    reg  [63:0] waits_19_q;
    wire [63:0] waits_19_d;
    reg  [63:0] waits_20_q;
    wire [63:0] waits_20_d;
    reg  [63:0] waits_21_q;
    wire [63:0] waits_21_d;
    reg  [63:0] waits_22_q;
    wire [63:0] waits_22_d;
    reg  [63:0] waits_23_q;
    wire [63:0] waits_23_d;
    reg  [63:0] waits_24_q;
    wire [63:0] waits_24_d;
    reg  [63:0] waits_25_q;
    wire [63:0] waits_25_d;
    reg  [63:0] waits_26_q;
    wire [63:0] waits_26_d;
    reg  [63:0] waits_27_q;
    wire [63:0] waits_27_d;
    reg  [63:0] waits_28_q;
    wire [63:0] waits_28_d;
    reg  [63:0] waits_29_q;
    wire [63:0] waits_29_d;
    reg  [63:0] waits_30_q;
    wire [63:0] waits_30_d;
    reg  [63:0] waits_31_q;
    wire [63:0] waits_31_d;
    reg  [63:0] coming_0;
    reg  [63:0] coming_1;
    reg  [63:0] coming_2;
    reg  [63:0] coming_3;
    reg  [63:0] coming_4;
    reg  [63:0] coming_5;
    reg  [63:0] coming_6;
    reg  [63:0] coming_7;
    reg  [63:0] coming_8;
    reg  [63:0] coming_9;
    reg  [63:0] coming_10;
    reg  [63:0] coming_11;
    reg  [63:0] coming_12;
    reg  [63:0] coming_13;
    reg  [63:0] coming_14;
    reg  [63:0] coming_15;
    reg  [63:0] coming_16;
    reg  [63:0] coming_17;
    reg  [63:0] coming_18;
    reg  [63:0] coming_19;
    reg  [63:0] coming_20;
    reg  [63:0] coming_21;
    reg  [63:0] coming_22;
    reg  [63:0] coming_23;
    reg  [63:0] coming_24;
    reg  [63:0] coming_25;
    reg  [63:0] coming_26;
    reg  [63:0] coming_27;
    reg  [63:0] coming_28;
    reg  [63:0] coming_29;
    reg  [63:0] coming_30;
    reg  [63:0] coming_31;

    assign pending_0 = waits_0_q;

    always @* begin
        coming_0 = waits_0_q;
        if ((issue & (issue_context_0 == 5'h0)) & ((|issue_register_0) | issue_fence)) begin
            coming_0[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h0)) & (|written_register_0)) begin
            coming_0[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h0)) & (|written_register_1)) begin
            coming_0[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h0)) & (|written_register_2)) begin
            coming_0[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h0)) & (|written_register_3)) begin
            coming_0[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h0)) & (|written_register_4)) begin
            coming_0[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h0)) & (|written_register_5)) begin
            coming_0[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h0)) & (|written_register_6)) begin
            coming_0[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h0)) & (|written_register_7)) begin
            coming_0[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h0)) & (|written_register_8)) begin
            coming_0[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h0)) & (|written_register_9)) begin
            coming_0[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h0)) & (|written_register_10)) begin
            coming_0[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h0)) & (|written_register_11)) begin
            coming_0[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h0)) begin
            coming_0[0] = 1'b0;
        end
    end

    assign waits_0_d = coming_0;
    assign pending_1 = waits_1_q;

    always @* begin
        coming_1 = waits_1_q;
        if ((issue & (issue_context_0 == 5'h1)) & ((|issue_register_0) | issue_fence)) begin
            coming_1[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1)) & (|written_register_0)) begin
            coming_1[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1)) & (|written_register_1)) begin
            coming_1[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1)) & (|written_register_2)) begin
            coming_1[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1)) & (|written_register_3)) begin
            coming_1[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1)) & (|written_register_4)) begin
            coming_1[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1)) & (|written_register_5)) begin
            coming_1[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1)) & (|written_register_6)) begin
            coming_1[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1)) & (|written_register_7)) begin
            coming_1[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1)) & (|written_register_8)) begin
            coming_1[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1)) & (|written_register_9)) begin
            coming_1[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1)) & (|written_register_10)) begin
            coming_1[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1)) & (|written_register_11)) begin
            coming_1[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1)) begin
            coming_1[0] = 1'b0;
        end
    end

    assign waits_1_d = coming_1;
    assign pending_2 = waits_2_q;

    always @* begin
        coming_2 = waits_2_q;
        if ((issue & (issue_context_0 == 5'h2)) & ((|issue_register_0) | issue_fence)) begin
            coming_2[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h2)) & (|written_register_0)) begin
            coming_2[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h2)) & (|written_register_1)) begin
            coming_2[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h2)) & (|written_register_2)) begin
            coming_2[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h2)) & (|written_register_3)) begin
            coming_2[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h2)) & (|written_register_4)) begin
            coming_2[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h2)) & (|written_register_5)) begin
            coming_2[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h2)) & (|written_register_6)) begin
            coming_2[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h2)) & (|written_register_7)) begin
            coming_2[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h2)) & (|written_register_8)) begin
            coming_2[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h2)) & (|written_register_9)) begin
            coming_2[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h2)) & (|written_register_10)) begin
            coming_2[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h2)) & (|written_register_11)) begin
            coming_2[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h2)) begin
            coming_2[0] = 1'b0;
        end
    end

    assign waits_2_d = coming_2;
    assign pending_3 = waits_3_q;

    always @* begin
        coming_3 = waits_3_q;
        if ((issue & (issue_context_0 == 5'h3)) & ((|issue_register_0) | issue_fence)) begin
            coming_3[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h3)) & (|written_register_0)) begin
            coming_3[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h3)) & (|written_register_1)) begin
            coming_3[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h3)) & (|written_register_2)) begin
            coming_3[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h3)) & (|written_register_3)) begin
            coming_3[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h3)) & (|written_register_4)) begin
            coming_3[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h3)) & (|written_register_5)) begin
            coming_3[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h3)) & (|written_register_6)) begin
            coming_3[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h3)) & (|written_register_7)) begin
            coming_3[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h3)) & (|written_register_8)) begin
            coming_3[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h3)) & (|written_register_9)) begin
            coming_3[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h3)) & (|written_register_10)) begin
            coming_3[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h3)) & (|written_register_11)) begin
            coming_3[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h3)) begin
            coming_3[0] = 1'b0;
        end
    end

    assign waits_3_d = coming_3;
    assign pending_4 = waits_4_q;

    always @* begin
        coming_4 = waits_4_q;
        if ((issue & (issue_context_0 == 5'h4)) & ((|issue_register_0) | issue_fence)) begin
            coming_4[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h4)) & (|written_register_0)) begin
            coming_4[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h4)) & (|written_register_1)) begin
            coming_4[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h4)) & (|written_register_2)) begin
            coming_4[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h4)) & (|written_register_3)) begin
            coming_4[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h4)) & (|written_register_4)) begin
            coming_4[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h4)) & (|written_register_5)) begin
            coming_4[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h4)) & (|written_register_6)) begin
            coming_4[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h4)) & (|written_register_7)) begin
            coming_4[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h4)) & (|written_register_8)) begin
            coming_4[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h4)) & (|written_register_9)) begin
            coming_4[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h4)) & (|written_register_10)) begin
            coming_4[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h4)) & (|written_register_11)) begin
            coming_4[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h4)) begin
            coming_4[0] = 1'b0;
        end
    end

    assign waits_4_d = coming_4;
    assign pending_5 = waits_5_q;

    always @* begin
        coming_5 = waits_5_q;
        if ((issue & (issue_context_0 == 5'h5)) & ((|issue_register_0) | issue_fence)) begin
            coming_5[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h5)) & (|written_register_0)) begin
            coming_5[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h5)) & (|written_register_1)) begin
            coming_5[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h5)) & (|written_register_2)) begin
            coming_5[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h5)) & (|written_register_3)) begin
            coming_5[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h5)) & (|written_register_4)) begin
            coming_5[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h5)) & (|written_register_5)) begin
            coming_5[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h5)) & (|written_register_6)) begin
            coming_5[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h5)) & (|written_register_7)) begin
            coming_5[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h5)) & (|written_register_8)) begin
            coming_5[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h5)) & (|written_register_9)) begin
            coming_5[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h5)) & (|written_register_10)) begin
            coming_5[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h5)) & (|written_register_11)) begin
            coming_5[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h5)) begin
            coming_5[0] = 1'b0;
        end
    end

    assign waits_5_d = coming_5;
    assign pending_6 = waits_6_q;

    always @* begin
        coming_6 = waits_6_q;
        if ((issue & (issue_context_0 == 5'h6)) & ((|issue_register_0) | issue_fence)) begin
            coming_6[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h6)) & (|written_register_0)) begin
            coming_6[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h6)) & (|written_register_1)) begin
            coming_6[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h6)) & (|written_register_2)) begin
            coming_6[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h6)) & (|written_register_3)) begin
            coming_6[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h6)) & (|written_register_4)) begin
            coming_6[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h6)) & (|written_register_5)) begin
            coming_6[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h6)) & (|written_register_6)) begin
            coming_6[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h6)) & (|written_register_7)) begin
            coming_6[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h6)) & (|written_register_8)) begin
            coming_6[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h6)) & (|written_register_9)) begin
            coming_6[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h6)) & (|written_register_10)) begin
            coming_6[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h6)) & (|written_register_11)) begin
            coming_6[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h6)) begin
            coming_6[0] = 1'b0;
        end
    end

    assign waits_6_d = coming_6;
    assign pending_7 = waits_7_q;

    always @* begin
        coming_7 = waits_7_q;
        if ((issue & (issue_context_0 == 5'h7)) & ((|issue_register_0) | issue_fence)) begin
            coming_7[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h7)) & (|written_register_0)) begin
            coming_7[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h7)) & (|written_register_1)) begin
            coming_7[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h7)) & (|written_register_2)) begin
            coming_7[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h7)) & (|written_register_3)) begin
            coming_7[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h7)) & (|written_register_4)) begin
            coming_7[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h7)) & (|written_register_5)) begin
            coming_7[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h7)) & (|written_register_6)) begin
            coming_7[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h7)) & (|written_register_7)) begin
            coming_7[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h7)) & (|written_register_8)) begin
            coming_7[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h7)) & (|written_register_9)) begin
            coming_7[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h7)) & (|written_register_10)) begin
            coming_7[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h7)) & (|written_register_11)) begin
            coming_7[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h7)) begin
            coming_7[0] = 1'b0;
        end
    end

    assign waits_7_d = coming_7;
    assign pending_8 = waits_8_q;

    always @* begin
        coming_8 = waits_8_q;
        if ((issue & (issue_context_0 == 5'h8)) & ((|issue_register_0) | issue_fence)) begin
            coming_8[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h8)) & (|written_register_0)) begin
            coming_8[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h8)) & (|written_register_1)) begin
            coming_8[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h8)) & (|written_register_2)) begin
            coming_8[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h8)) & (|written_register_3)) begin
            coming_8[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h8)) & (|written_register_4)) begin
            coming_8[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h8)) & (|written_register_5)) begin
            coming_8[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h8)) & (|written_register_6)) begin
            coming_8[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h8)) & (|written_register_7)) begin
            coming_8[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h8)) & (|written_register_8)) begin
            coming_8[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h8)) & (|written_register_9)) begin
            coming_8[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h8)) & (|written_register_10)) begin
            coming_8[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h8)) & (|written_register_11)) begin
            coming_8[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h8)) begin
            coming_8[0] = 1'b0;
        end
    end

    assign waits_8_d = coming_8;
    assign pending_9 = waits_9_q;

    always @* begin
        coming_9 = waits_9_q;
        if ((issue & (issue_context_0 == 5'h9)) & ((|issue_register_0) | issue_fence)) begin
            coming_9[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h9)) & (|written_register_0)) begin
            coming_9[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h9)) & (|written_register_1)) begin
            coming_9[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h9)) & (|written_register_2)) begin
            coming_9[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h9)) & (|written_register_3)) begin
            coming_9[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h9)) & (|written_register_4)) begin
            coming_9[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h9)) & (|written_register_5)) begin
            coming_9[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h9)) & (|written_register_6)) begin
            coming_9[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h9)) & (|written_register_7)) begin
            coming_9[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h9)) & (|written_register_8)) begin
            coming_9[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h9)) & (|written_register_9)) begin
            coming_9[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h9)) & (|written_register_10)) begin
            coming_9[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h9)) & (|written_register_11)) begin
            coming_9[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h9)) begin
            coming_9[0] = 1'b0;
        end
    end

    assign waits_9_d = coming_9;
    assign pending_10 = waits_10_q;

    always @* begin
        coming_10 = waits_10_q;
        if ((issue & (issue_context_0 == 5'ha)) & ((|issue_register_0) | issue_fence)) begin
            coming_10[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'ha)) & (|written_register_0)) begin
            coming_10[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'ha)) & (|written_register_1)) begin
            coming_10[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'ha)) & (|written_register_2)) begin
            coming_10[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'ha)) & (|written_register_3)) begin
            coming_10[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'ha)) & (|written_register_4)) begin
            coming_10[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'ha)) & (|written_register_5)) begin
            coming_10[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'ha)) & (|written_register_6)) begin
            coming_10[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'ha)) & (|written_register_7)) begin
            coming_10[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'ha)) & (|written_register_8)) begin
            coming_10[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'ha)) & (|written_register_9)) begin
            coming_10[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'ha)) & (|written_register_10)) begin
            coming_10[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'ha)) & (|written_register_11)) begin
            coming_10[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'ha)) begin
            coming_10[0] = 1'b0;
        end
    end

    assign waits_10_d = coming_10;
    assign pending_11 = waits_11_q;

    always @* begin
        coming_11 = waits_11_q;
        if ((issue & (issue_context_0 == 5'hb)) & ((|issue_register_0) | issue_fence)) begin
            coming_11[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'hb)) & (|written_register_0)) begin
            coming_11[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'hb)) & (|written_register_1)) begin
            coming_11[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'hb)) & (|written_register_2)) begin
            coming_11[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'hb)) & (|written_register_3)) begin
            coming_11[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'hb)) & (|written_register_4)) begin
            coming_11[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'hb)) & (|written_register_5)) begin
            coming_11[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'hb)) & (|written_register_6)) begin
            coming_11[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'hb)) & (|written_register_7)) begin
            coming_11[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'hb)) & (|written_register_8)) begin
            coming_11[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'hb)) & (|written_register_9)) begin
            coming_11[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'hb)) & (|written_register_10)) begin
            coming_11[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'hb)) & (|written_register_11)) begin
            coming_11[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'hb)) begin
            coming_11[0] = 1'b0;
        end
    end

    assign waits_11_d = coming_11;
    assign pending_12 = waits_12_q;

    always @* begin
        coming_12 = waits_12_q;
        if ((issue & (issue_context_0 == 5'hc)) & ((|issue_register_0) | issue_fence)) begin
            coming_12[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'hc)) & (|written_register_0)) begin
            coming_12[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'hc)) & (|written_register_1)) begin
            coming_12[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'hc)) & (|written_register_2)) begin
            coming_12[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'hc)) & (|written_register_3)) begin
            coming_12[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'hc)) & (|written_register_4)) begin
            coming_12[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'hc)) & (|written_register_5)) begin
            coming_12[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'hc)) & (|written_register_6)) begin
            coming_12[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'hc)) & (|written_register_7)) begin
            coming_12[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'hc)) & (|written_register_8)) begin
            coming_12[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'hc)) & (|written_register_9)) begin
            coming_12[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'hc)) & (|written_register_10)) begin
            coming_12[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'hc)) & (|written_register_11)) begin
            coming_12[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'hc)) begin
            coming_12[0] = 1'b0;
        end
    end

    assign waits_12_d = coming_12;
    assign pending_13 = waits_13_q;

    always @* begin
        coming_13 = waits_13_q;
        if ((issue & (issue_context_0 == 5'hd)) & ((|issue_register_0) | issue_fence)) begin
            coming_13[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'hd)) & (|written_register_0)) begin
            coming_13[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'hd)) & (|written_register_1)) begin
            coming_13[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'hd)) & (|written_register_2)) begin
            coming_13[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'hd)) & (|written_register_3)) begin
            coming_13[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'hd)) & (|written_register_4)) begin
            coming_13[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'hd)) & (|written_register_5)) begin
            coming_13[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'hd)) & (|written_register_6)) begin
            coming_13[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'hd)) & (|written_register_7)) begin
            coming_13[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'hd)) & (|written_register_8)) begin
            coming_13[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'hd)) & (|written_register_9)) begin
            coming_13[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'hd)) & (|written_register_10)) begin
            coming_13[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'hd)) & (|written_register_11)) begin
            coming_13[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'hd)) begin
            coming_13[0] = 1'b0;
        end
    end

    assign waits_13_d = coming_13;
    assign pending_14 = waits_14_q;

    always @* begin
        coming_14 = waits_14_q;
        if ((issue & (issue_context_0 == 5'he)) & ((|issue_register_0) | issue_fence)) begin
            coming_14[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'he)) & (|written_register_0)) begin
            coming_14[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'he)) & (|written_register_1)) begin
            coming_14[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'he)) & (|written_register_2)) begin
            coming_14[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'he)) & (|written_register_3)) begin
            coming_14[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'he)) & (|written_register_4)) begin
            coming_14[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'he)) & (|written_register_5)) begin
            coming_14[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'he)) & (|written_register_6)) begin
            coming_14[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'he)) & (|written_register_7)) begin
            coming_14[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'he)) & (|written_register_8)) begin
            coming_14[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'he)) & (|written_register_9)) begin
            coming_14[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'he)) & (|written_register_10)) begin
            coming_14[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'he)) & (|written_register_11)) begin
            coming_14[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'he)) begin
            coming_14[0] = 1'b0;
        end
    end

    assign waits_14_d = coming_14;
    assign pending_15 = waits_15_q;

    always @* begin
        coming_15 = waits_15_q;
        if ((issue & (issue_context_0 == 5'hf)) & ((|issue_register_0) | issue_fence)) begin
            coming_15[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'hf)) & (|written_register_0)) begin
            coming_15[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'hf)) & (|written_register_1)) begin
            coming_15[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'hf)) & (|written_register_2)) begin
            coming_15[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'hf)) & (|written_register_3)) begin
            coming_15[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'hf)) & (|written_register_4)) begin
            coming_15[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'hf)) & (|written_register_5)) begin
            coming_15[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'hf)) & (|written_register_6)) begin
            coming_15[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'hf)) & (|written_register_7)) begin
            coming_15[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'hf)) & (|written_register_8)) begin
            coming_15[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'hf)) & (|written_register_9)) begin
            coming_15[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'hf)) & (|written_register_10)) begin
            coming_15[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'hf)) & (|written_register_11)) begin
            coming_15[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'hf)) begin
            coming_15[0] = 1'b0;
        end
    end

    assign waits_15_d = coming_15;
    assign pending_16 = waits_16_q;

    always @* begin
        coming_16 = waits_16_q;
        if ((issue & (issue_context_0 == 5'h10)) & ((|issue_register_0) | issue_fence)) begin
            coming_16[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h10)) & (|written_register_0)) begin
            coming_16[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h10)) & (|written_register_1)) begin
            coming_16[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h10)) & (|written_register_2)) begin
            coming_16[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h10)) & (|written_register_3)) begin
            coming_16[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h10)) & (|written_register_4)) begin
            coming_16[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h10)) & (|written_register_5)) begin
            coming_16[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h10)) & (|written_register_6)) begin
            coming_16[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h10)) & (|written_register_7)) begin
            coming_16[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h10)) & (|written_register_8)) begin
            coming_16[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h10)) & (|written_register_9)) begin
            coming_16[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h10)) & (|written_register_10)) begin
            coming_16[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h10)) & (|written_register_11)) begin
            coming_16[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h10)) begin
            coming_16[0] = 1'b0;
        end
    end

    assign waits_16_d = coming_16;
    assign pending_17 = waits_17_q;

    always @* begin
        coming_17 = waits_17_q;
        if ((issue & (issue_context_0 == 5'h11)) & ((|issue_register_0) | issue_fence)) begin
            coming_17[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h11)) & (|written_register_0)) begin
            coming_17[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h11)) & (|written_register_1)) begin
            coming_17[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h11)) & (|written_register_2)) begin
            coming_17[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h11)) & (|written_register_3)) begin
            coming_17[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h11)) & (|written_register_4)) begin
            coming_17[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h11)) & (|written_register_5)) begin
            coming_17[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h11)) & (|written_register_6)) begin
            coming_17[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h11)) & (|written_register_7)) begin
            coming_17[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h11)) & (|written_register_8)) begin
            coming_17[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h11)) & (|written_register_9)) begin
            coming_17[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h11)) & (|written_register_10)) begin
            coming_17[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h11)) & (|written_register_11)) begin
            coming_17[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h11)) begin
            coming_17[0] = 1'b0;
        end
    end

    assign waits_17_d = coming_17;
    assign pending_18 = waits_18_q;

    always @* begin
        coming_18 = waits_18_q;
        if ((issue & (issue_context_0 == 5'h12)) & ((|issue_register_0) | issue_fence)) begin
            coming_18[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h12)) & (|written_register_0)) begin
            coming_18[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h12)) & (|written_register_1)) begin
            coming_18[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h12)) & (|written_register_2)) begin
            coming_18[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h12)) & (|written_register_3)) begin
            coming_18[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h12)) & (|written_register_4)) begin
            coming_18[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h12)) & (|written_register_5)) begin
            coming_18[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h12)) & (|written_register_6)) begin
            coming_18[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h12)) & (|written_register_7)) begin
            coming_18[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h12)) & (|written_register_8)) begin
            coming_18[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h12)) & (|written_register_9)) begin
            coming_18[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h12)) & (|written_register_10)) begin
            coming_18[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h12)) & (|written_register_11)) begin
            coming_18[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h12)) begin
            coming_18[0] = 1'b0;
        end
    end

    assign waits_18_d = coming_18;
    assign pending_19 = waits_19_q;

    always @* begin
        coming_19 = waits_19_q;
        if ((issue & (issue_context_0 == 5'h13)) & ((|issue_register_0) | issue_fence)) begin
            coming_19[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h13)) & (|written_register_0)) begin
            coming_19[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h13)) & (|written_register_1)) begin
            coming_19[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h13)) & (|written_register_2)) begin
            coming_19[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h13)) & (|written_register_3)) begin
            coming_19[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h13)) & (|written_register_4)) begin
            coming_19[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h13)) & (|written_register_5)) begin
            coming_19[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h13)) & (|written_register_6)) begin
            coming_19[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h13)) & (|written_register_7)) begin
            coming_19[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h13)) & (|written_register_8)) begin
            coming_19[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h13)) & (|written_register_9)) begin
            coming_19[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h13)) & (|written_register_10)) begin
            coming_19[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h13)) & (|written_register_11)) begin
            coming_19[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h13)) begin
            coming_19[0] = 1'b0;
        end
    end

    assign waits_19_d = coming_19;
    assign pending_20 = waits_20_q;

    always @* begin
        coming_20 = waits_20_q;
        if ((issue & (issue_context_0 == 5'h14)) & ((|issue_register_0) | issue_fence)) begin
            coming_20[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h14)) & (|written_register_0)) begin
            coming_20[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h14)) & (|written_register_1)) begin
            coming_20[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h14)) & (|written_register_2)) begin
            coming_20[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h14)) & (|written_register_3)) begin
            coming_20[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h14)) & (|written_register_4)) begin
            coming_20[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h14)) & (|written_register_5)) begin
            coming_20[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h14)) & (|written_register_6)) begin
            coming_20[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h14)) & (|written_register_7)) begin
            coming_20[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h14)) & (|written_register_8)) begin
            coming_20[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h14)) & (|written_register_9)) begin
            coming_20[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h14)) & (|written_register_10)) begin
            coming_20[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h14)) & (|written_register_11)) begin
            coming_20[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h14)) begin
            coming_20[0] = 1'b0;
        end
    end

    assign waits_20_d = coming_20;
    assign pending_21 = waits_21_q;

    always @* begin
        coming_21 = waits_21_q;
        if ((issue & (issue_context_0 == 5'h15)) & ((|issue_register_0) | issue_fence)) begin
            coming_21[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h15)) & (|written_register_0)) begin
            coming_21[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h15)) & (|written_register_1)) begin
            coming_21[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h15)) & (|written_register_2)) begin
            coming_21[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h15)) & (|written_register_3)) begin
            coming_21[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h15)) & (|written_register_4)) begin
            coming_21[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h15)) & (|written_register_5)) begin
            coming_21[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h15)) & (|written_register_6)) begin
            coming_21[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h15)) & (|written_register_7)) begin
            coming_21[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h15)) & (|written_register_8)) begin
            coming_21[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h15)) & (|written_register_9)) begin
            coming_21[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h15)) & (|written_register_10)) begin
            coming_21[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h15)) & (|written_register_11)) begin
            coming_21[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h15)) begin
            coming_21[0] = 1'b0;
        end
    end

    assign waits_21_d = coming_21;
    assign pending_22 = waits_22_q;

    always @* begin
        coming_22 = waits_22_q;
        if ((issue & (issue_context_0 == 5'h16)) & ((|issue_register_0) | issue_fence)) begin
            coming_22[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h16)) & (|written_register_0)) begin
            coming_22[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h16)) & (|written_register_1)) begin
            coming_22[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h16)) & (|written_register_2)) begin
            coming_22[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h16)) & (|written_register_3)) begin
            coming_22[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h16)) & (|written_register_4)) begin
            coming_22[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h16)) & (|written_register_5)) begin
            coming_22[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h16)) & (|written_register_6)) begin
            coming_22[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h16)) & (|written_register_7)) begin
            coming_22[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h16)) & (|written_register_8)) begin
            coming_22[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h16)) & (|written_register_9)) begin
            coming_22[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h16)) & (|written_register_10)) begin
            coming_22[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h16)) & (|written_register_11)) begin
            coming_22[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h16)) begin
            coming_22[0] = 1'b0;
        end
    end

    assign waits_22_d = coming_22;
    assign pending_23 = waits_23_q;

    always @* begin
        coming_23 = waits_23_q;
        if ((issue & (issue_context_0 == 5'h17)) & ((|issue_register_0) | issue_fence)) begin
            coming_23[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h17)) & (|written_register_0)) begin
            coming_23[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h17)) & (|written_register_1)) begin
            coming_23[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h17)) & (|written_register_2)) begin
            coming_23[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h17)) & (|written_register_3)) begin
            coming_23[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h17)) & (|written_register_4)) begin
            coming_23[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h17)) & (|written_register_5)) begin
            coming_23[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h17)) & (|written_register_6)) begin
            coming_23[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h17)) & (|written_register_7)) begin
            coming_23[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h17)) & (|written_register_8)) begin
            coming_23[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h17)) & (|written_register_9)) begin
            coming_23[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h17)) & (|written_register_10)) begin
            coming_23[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h17)) & (|written_register_11)) begin
            coming_23[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h17)) begin
            coming_23[0] = 1'b0;
        end
    end

    assign waits_23_d = coming_23;
    assign pending_24 = waits_24_q;

    always @* begin
        coming_24 = waits_24_q;
        if ((issue & (issue_context_0 == 5'h18)) & ((|issue_register_0) | issue_fence)) begin
            coming_24[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h18)) & (|written_register_0)) begin
            coming_24[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h18)) & (|written_register_1)) begin
            coming_24[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h18)) & (|written_register_2)) begin
            coming_24[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h18)) & (|written_register_3)) begin
            coming_24[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h18)) & (|written_register_4)) begin
            coming_24[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h18)) & (|written_register_5)) begin
            coming_24[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h18)) & (|written_register_6)) begin
            coming_24[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h18)) & (|written_register_7)) begin
            coming_24[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h18)) & (|written_register_8)) begin
            coming_24[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h18)) & (|written_register_9)) begin
            coming_24[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h18)) & (|written_register_10)) begin
            coming_24[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h18)) & (|written_register_11)) begin
            coming_24[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h18)) begin
            coming_24[0] = 1'b0;
        end
    end

    assign waits_24_d = coming_24;
    assign pending_25 = waits_25_q;

    always @* begin
        coming_25 = waits_25_q;
        if ((issue & (issue_context_0 == 5'h19)) & ((|issue_register_0) | issue_fence)) begin
            coming_25[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h19)) & (|written_register_0)) begin
            coming_25[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h19)) & (|written_register_1)) begin
            coming_25[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h19)) & (|written_register_2)) begin
            coming_25[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h19)) & (|written_register_3)) begin
            coming_25[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h19)) & (|written_register_4)) begin
            coming_25[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h19)) & (|written_register_5)) begin
            coming_25[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h19)) & (|written_register_6)) begin
            coming_25[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h19)) & (|written_register_7)) begin
            coming_25[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h19)) & (|written_register_8)) begin
            coming_25[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h19)) & (|written_register_9)) begin
            coming_25[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h19)) & (|written_register_10)) begin
            coming_25[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h19)) & (|written_register_11)) begin
            coming_25[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h19)) begin
            coming_25[0] = 1'b0;
        end
    end

    assign waits_25_d = coming_25;
    assign pending_26 = waits_26_q;

    always @* begin
        coming_26 = waits_26_q;
        if ((issue & (issue_context_0 == 5'h1a)) & ((|issue_register_0) | issue_fence)) begin
            coming_26[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1a)) & (|written_register_0)) begin
            coming_26[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1a)) & (|written_register_1)) begin
            coming_26[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1a)) & (|written_register_2)) begin
            coming_26[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1a)) & (|written_register_3)) begin
            coming_26[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1a)) & (|written_register_4)) begin
            coming_26[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1a)) & (|written_register_5)) begin
            coming_26[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1a)) & (|written_register_6)) begin
            coming_26[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1a)) & (|written_register_7)) begin
            coming_26[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1a)) & (|written_register_8)) begin
            coming_26[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1a)) & (|written_register_9)) begin
            coming_26[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1a)) & (|written_register_10)) begin
            coming_26[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1a)) & (|written_register_11)) begin
            coming_26[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1a)) begin
            coming_26[0] = 1'b0;
        end
    end

    assign waits_26_d = coming_26;
    assign pending_27 = waits_27_q;

    always @* begin
        coming_27 = waits_27_q;
        if ((issue & (issue_context_0 == 5'h1b)) & ((|issue_register_0) | issue_fence)) begin
            coming_27[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1b)) & (|written_register_0)) begin
            coming_27[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1b)) & (|written_register_1)) begin
            coming_27[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1b)) & (|written_register_2)) begin
            coming_27[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1b)) & (|written_register_3)) begin
            coming_27[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1b)) & (|written_register_4)) begin
            coming_27[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1b)) & (|written_register_5)) begin
            coming_27[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1b)) & (|written_register_6)) begin
            coming_27[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1b)) & (|written_register_7)) begin
            coming_27[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1b)) & (|written_register_8)) begin
            coming_27[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1b)) & (|written_register_9)) begin
            coming_27[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1b)) & (|written_register_10)) begin
            coming_27[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1b)) & (|written_register_11)) begin
            coming_27[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1b)) begin
            coming_27[0] = 1'b0;
        end
    end

    assign waits_27_d = coming_27;
    assign pending_28 = waits_28_q;

    always @* begin
        coming_28 = waits_28_q;
        if ((issue & (issue_context_0 == 5'h1c)) & ((|issue_register_0) | issue_fence)) begin
            coming_28[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1c)) & (|written_register_0)) begin
            coming_28[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1c)) & (|written_register_1)) begin
            coming_28[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1c)) & (|written_register_2)) begin
            coming_28[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1c)) & (|written_register_3)) begin
            coming_28[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1c)) & (|written_register_4)) begin
            coming_28[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1c)) & (|written_register_5)) begin
            coming_28[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1c)) & (|written_register_6)) begin
            coming_28[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1c)) & (|written_register_7)) begin
            coming_28[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1c)) & (|written_register_8)) begin
            coming_28[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1c)) & (|written_register_9)) begin
            coming_28[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1c)) & (|written_register_10)) begin
            coming_28[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1c)) & (|written_register_11)) begin
            coming_28[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1c)) begin
            coming_28[0] = 1'b0;
        end
    end

    assign waits_28_d = coming_28;
    assign pending_29 = waits_29_q;

    always @* begin
        coming_29 = waits_29_q;
        if ((issue & (issue_context_0 == 5'h1d)) & ((|issue_register_0) | issue_fence)) begin
            coming_29[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1d)) & (|written_register_0)) begin
            coming_29[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1d)) & (|written_register_1)) begin
            coming_29[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1d)) & (|written_register_2)) begin
            coming_29[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1d)) & (|written_register_3)) begin
            coming_29[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1d)) & (|written_register_4)) begin
            coming_29[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1d)) & (|written_register_5)) begin
            coming_29[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1d)) & (|written_register_6)) begin
            coming_29[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1d)) & (|written_register_7)) begin
            coming_29[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1d)) & (|written_register_8)) begin
            coming_29[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1d)) & (|written_register_9)) begin
            coming_29[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1d)) & (|written_register_10)) begin
            coming_29[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1d)) & (|written_register_11)) begin
            coming_29[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1d)) begin
            coming_29[0] = 1'b0;
        end
    end

    assign waits_29_d = coming_29;
    assign pending_30 = waits_30_q;

    always @* begin
        coming_30 = waits_30_q;
        if ((issue & (issue_context_0 == 5'h1e)) & ((|issue_register_0) | issue_fence)) begin
            coming_30[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1e)) & (|written_register_0)) begin
            coming_30[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1e)) & (|written_register_1)) begin
            coming_30[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1e)) & (|written_register_2)) begin
            coming_30[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1e)) & (|written_register_3)) begin
            coming_30[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1e)) & (|written_register_4)) begin
            coming_30[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1e)) & (|written_register_5)) begin
            coming_30[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1e)) & (|written_register_6)) begin
            coming_30[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1e)) & (|written_register_7)) begin
            coming_30[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1e)) & (|written_register_8)) begin
            coming_30[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1e)) & (|written_register_9)) begin
            coming_30[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1e)) & (|written_register_10)) begin
            coming_30[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1e)) & (|written_register_11)) begin
            coming_30[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1e)) begin
            coming_30[0] = 1'b0;
        end
    end

    assign waits_30_d = coming_30;
    assign pending_31 = waits_31_q;

    always @* begin
        coming_31 = waits_31_q;
        if ((issue & (issue_context_0 == 5'h1f)) & ((|issue_register_0) | issue_fence)) begin
            coming_31[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 5'h1f)) & (|written_register_0)) begin
            coming_31[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 5'h1f)) & (|written_register_1)) begin
            coming_31[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 5'h1f)) & (|written_register_2)) begin
            coming_31[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 5'h1f)) & (|written_register_3)) begin
            coming_31[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 5'h1f)) & (|written_register_4)) begin
            coming_31[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 5'h1f)) & (|written_register_5)) begin
            coming_31[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 5'h1f)) & (|written_register_6)) begin
            coming_31[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 5'h1f)) & (|written_register_7)) begin
            coming_31[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 5'h1f)) & (|written_register_8)) begin
            coming_31[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 5'h1f)) & (|written_register_9)) begin
            coming_31[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 5'h1f)) & (|written_register_10)) begin
            coming_31[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 5'h1f)) & (|written_register_11)) begin
            coming_31[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 5'h1f)) begin
            coming_31[0] = 1'b0;
        end
    end

    assign waits_31_d = coming_31;

    always @(posedge clock) begin
        if (reset) begin
            waits_0_q <= 64'h0;
            waits_1_q <= 64'h0;
            waits_2_q <= 64'h0;
            waits_3_q <= 64'h0;
            waits_4_q <= 64'h0;
            waits_5_q <= 64'h0;
            waits_6_q <= 64'h0;
            waits_7_q <= 64'h0;
            waits_8_q <= 64'h0;
            waits_9_q <= 64'h0;
            waits_10_q <= 64'h0;
            waits_11_q <= 64'h0;
            waits_12_q <= 64'h0;
            waits_13_q <= 64'h0;
            waits_14_q <= 64'h0;
            waits_15_q <= 64'h0;
            waits_16_q <= 64'h0;
            waits_17_q <= 64'h0;
            waits_18_q <= 64'h0;
            waits_19_q <= 64'h0;
            waits_20_q <= 64'h0;
            waits_21_q <= 64'h0;
            waits_22_q <= 64'h0;
            waits_23_q <= 64'h0;
            waits_24_q <= 64'h0;
            waits_25_q <= 64'h0;
            waits_26_q <= 64'h0;
            waits_27_q <= 64'h0;
            waits_28_q <= 64'h0;
            waits_29_q <= 64'h0;
            waits_30_q <= 64'h0;
            waits_31_q <= 64'h0;
        end else begin
            waits_0_q <= waits_0_d;
            waits_1_q <= waits_1_d;
            waits_2_q <= waits_2_d;
            waits_3_q <= waits_3_d;
            waits_4_q <= waits_4_d;
            waits_5_q <= waits_5_d;
            waits_6_q <= waits_6_d;
            waits_7_q <= waits_7_d;
            waits_8_q <= waits_8_d;
            waits_9_q <= waits_9_d;
            waits_10_q <= waits_10_d;
            waits_11_q <= waits_11_d;
            waits_12_q <= waits_12_d;
            waits_13_q <= waits_13_d;
            waits_14_q <= waits_14_d;
            waits_15_q <= waits_15_d;
            waits_16_q <= waits_16_d;
            waits_17_q <= waits_17_d;
            waits_18_q <= waits_18_d;
            waits_19_q <= waits_19_d;
            waits_20_q <= waits_20_d;
            waits_21_q <= waits_21_d;
            waits_22_q <= waits_22_d;
            waits_23_q <= waits_23_d;
            waits_24_q <= waits_24_d;
            waits_25_q <= waits_25_d;
            waits_26_q <= waits_26_d;
            waits_27_q <= waits_27_d;
            waits_28_q <= waits_28_d;
            waits_29_q <= waits_29_d;
            waits_30_q <= waits_30_d;
            waits_31_q <= waits_31_d;
        end
    end
endmodule
