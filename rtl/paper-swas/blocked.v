// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Why a context may not issue: an unresolved control instruction, a barrier, or wspawn. One register a context.
//
// A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
// frees it from the next one. A context that is blocked does not issue, so these never meet.
//
// The state of every context.

module blocked (
    input  wire        clock,
    input  wire        reset,
    // A control instruction issues.
    input  wire        issue,
    // Whose.
    input  wire  [4:0] issue_context,
    // A control instruction leaves its context in a new state.
    input  wire        resolve,
    // Whose.
    input  wire  [4:0] resolve_context,
    // Which state.
    input  wire  [1:0] resolve_state,
    // Contexts that go on.
    input  wire [31:0] released,
    // The state of each context.
    output wire  [1:0] states_0,
    output wire  [1:0] states_1,
    output wire  [1:0] states_2,
    output wire  [1:0] states_3,
    output wire  [1:0] states_4,
    output wire  [1:0] states_5,
    output wire  [1:0] states_6,
    output wire  [1:0] states_7,
    output wire  [1:0] states_8,
    output wire  [1:0] states_9,
    output wire  [1:0] states_10,
    output wire  [1:0] states_11,
    output wire  [1:0] states_12,
    output wire  [1:0] states_13,
    output wire  [1:0] states_14,
    output wire  [1:0] states_15,
    output wire  [1:0] states_16,
    output wire  [1:0] states_17,
    output wire  [1:0] states_18,
    output wire  [1:0] states_19,
    output wire  [1:0] states_20,
    output wire  [1:0] states_21,
    output wire  [1:0] states_22,
    output wire  [1:0] states_23,
    output wire  [1:0] states_24,
    output wire  [1:0] states_25,
    output wire  [1:0] states_26,
    output wire  [1:0] states_27,
    output wire  [1:0] states_28,
    output wire  [1:0] states_29,
    output wire  [1:0] states_30,
    output wire  [1:0] states_31
);

    reg  [1:0] held_0_q;
    reg  [1:0] held_0_d;
    reg  [1:0] held_1_q;
    reg  [1:0] held_1_d;
    reg  [1:0] held_2_q;
    reg  [1:0] held_2_d;
    reg  [1:0] held_3_q;
    reg  [1:0] held_3_d;
    reg  [1:0] held_4_q;
    reg  [1:0] held_4_d;
    reg  [1:0] held_5_q;
    reg  [1:0] held_5_d;
    reg  [1:0] held_6_q;
    reg  [1:0] held_6_d;
    reg  [1:0] held_7_q;
    reg  [1:0] held_7_d;
    reg  [1:0] held_8_q;
    reg  [1:0] held_8_d;
    reg  [1:0] held_9_q;
    reg  [1:0] held_9_d;
    reg  [1:0] held_10_q;
    reg  [1:0] held_10_d;
    reg  [1:0] held_11_q;
    reg  [1:0] held_11_d;
    reg  [1:0] held_12_q;
    reg  [1:0] held_12_d;
    reg  [1:0] held_13_q;
    reg  [1:0] held_13_d;
    reg  [1:0] held_14_q;
    reg  [1:0] held_14_d;
    reg  [1:0] held_15_q;
    reg  [1:0] held_15_d;
    reg  [1:0] held_16_q;
    reg  [1:0] held_16_d;
    reg  [1:0] held_17_q;
    reg  [1:0] held_17_d;
    reg  [1:0] held_18_q;
    reg  [1:0] held_18_d;
    reg  [1:0] held_19_q;
    reg  [1:0] held_19_d;
    reg  [1:0] held_20_q;
    reg  [1:0] held_20_d;
    reg  [1:0] held_21_q;
    reg  [1:0] held_21_d;
    reg  [1:0] held_22_q;
    reg  [1:0] held_22_d;
    reg  [1:0] held_23_q;
    reg  [1:0] held_23_d;
    reg  [1:0] held_24_q;
    reg  [1:0] held_24_d;
    reg  [1:0] held_25_q;
    reg  [1:0] held_25_d;
    reg  [1:0] held_26_q;
    reg  [1:0] held_26_d;
    reg  [1:0] held_27_q;
    reg  [1:0] held_27_d;
    reg  [1:0] held_28_q;
    reg  [1:0] held_28_d;
    reg  [1:0] held_29_q;
    reg  [1:0] held_29_d;
    reg  [1:0] held_30_q;
    reg  [1:0] held_30_d;
    reg  [1:0] held_31_q;
    reg  [1:0] held_31_d;

    always @* begin
        held_0_d = held_0_q;
        if (resolve & (resolve_context == 5'h0)) begin
            held_0_d = resolve_state;
        end
        if (released[0]) begin
            held_0_d = 2'h0;
        end
        if (issue & (issue_context == 5'h0)) begin
            held_0_d = 2'h1;
        end
    end

    assign states_0 = held_0_q;

    always @* begin
        held_1_d = held_1_q;
        if (resolve & (resolve_context == 5'h1)) begin
            held_1_d = resolve_state;
        end
        if (released[1]) begin
            held_1_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1)) begin
            held_1_d = 2'h1;
        end
    end

    assign states_1 = held_1_q;

    always @* begin
        held_2_d = held_2_q;
        if (resolve & (resolve_context == 5'h2)) begin
            held_2_d = resolve_state;
        end
        if (released[2]) begin
            held_2_d = 2'h0;
        end
        if (issue & (issue_context == 5'h2)) begin
            held_2_d = 2'h1;
        end
    end

    assign states_2 = held_2_q;

    always @* begin
        held_3_d = held_3_q;
        if (resolve & (resolve_context == 5'h3)) begin
            held_3_d = resolve_state;
        end
        if (released[3]) begin
            held_3_d = 2'h0;
        end
        if (issue & (issue_context == 5'h3)) begin
            held_3_d = 2'h1;
        end
    end

    assign states_3 = held_3_q;

    always @* begin
        held_4_d = held_4_q;
        if (resolve & (resolve_context == 5'h4)) begin
            held_4_d = resolve_state;
        end
        if (released[4]) begin
            held_4_d = 2'h0;
        end
        if (issue & (issue_context == 5'h4)) begin
            held_4_d = 2'h1;
        end
    end

    assign states_4 = held_4_q;

    always @* begin
        held_5_d = held_5_q;
        if (resolve & (resolve_context == 5'h5)) begin
            held_5_d = resolve_state;
        end
        if (released[5]) begin
            held_5_d = 2'h0;
        end
        if (issue & (issue_context == 5'h5)) begin
            held_5_d = 2'h1;
        end
    end

    assign states_5 = held_5_q;

    always @* begin
        held_6_d = held_6_q;
        if (resolve & (resolve_context == 5'h6)) begin
            held_6_d = resolve_state;
        end
        if (released[6]) begin
            held_6_d = 2'h0;
        end
        if (issue & (issue_context == 5'h6)) begin
            held_6_d = 2'h1;
        end
    end

    assign states_6 = held_6_q;

    always @* begin
        held_7_d = held_7_q;
        if (resolve & (resolve_context == 5'h7)) begin
            held_7_d = resolve_state;
        end
        if (released[7]) begin
            held_7_d = 2'h0;
        end
        if (issue & (issue_context == 5'h7)) begin
            held_7_d = 2'h1;
        end
    end

    assign states_7 = held_7_q;

    always @* begin
        held_8_d = held_8_q;
        if (resolve & (resolve_context == 5'h8)) begin
            held_8_d = resolve_state;
        end
        if (released[8]) begin
            held_8_d = 2'h0;
        end
        if (issue & (issue_context == 5'h8)) begin
            held_8_d = 2'h1;
        end
    end

    assign states_8 = held_8_q;

    always @* begin
        held_9_d = held_9_q;
        if (resolve & (resolve_context == 5'h9)) begin
            held_9_d = resolve_state;
        end
        if (released[9]) begin
            held_9_d = 2'h0;
        end
        if (issue & (issue_context == 5'h9)) begin
            held_9_d = 2'h1;
        end
    end

    assign states_9 = held_9_q;

    always @* begin
        held_10_d = held_10_q;
        if (resolve & (resolve_context == 5'ha)) begin
            held_10_d = resolve_state;
        end
        if (released[10]) begin
            held_10_d = 2'h0;
        end
        if (issue & (issue_context == 5'ha)) begin
            held_10_d = 2'h1;
        end
    end

    assign states_10 = held_10_q;

    always @* begin
        held_11_d = held_11_q;
        if (resolve & (resolve_context == 5'hb)) begin
            held_11_d = resolve_state;
        end
        if (released[11]) begin
            held_11_d = 2'h0;
        end
        if (issue & (issue_context == 5'hb)) begin
            held_11_d = 2'h1;
        end
    end

    assign states_11 = held_11_q;

    always @* begin
        held_12_d = held_12_q;
        if (resolve & (resolve_context == 5'hc)) begin
            held_12_d = resolve_state;
        end
        if (released[12]) begin
            held_12_d = 2'h0;
        end
        if (issue & (issue_context == 5'hc)) begin
            held_12_d = 2'h1;
        end
    end

    assign states_12 = held_12_q;

    always @* begin
        held_13_d = held_13_q;
        if (resolve & (resolve_context == 5'hd)) begin
            held_13_d = resolve_state;
        end
        if (released[13]) begin
            held_13_d = 2'h0;
        end
        if (issue & (issue_context == 5'hd)) begin
            held_13_d = 2'h1;
        end
    end

    assign states_13 = held_13_q;

    always @* begin
        held_14_d = held_14_q;
        if (resolve & (resolve_context == 5'he)) begin
            held_14_d = resolve_state;
        end
        if (released[14]) begin
            held_14_d = 2'h0;
        end
        if (issue & (issue_context == 5'he)) begin
            held_14_d = 2'h1;
        end
    end

    assign states_14 = held_14_q;

    always @* begin
        held_15_d = held_15_q;
        if (resolve & (resolve_context == 5'hf)) begin
            held_15_d = resolve_state;
        end
        if (released[15]) begin
            held_15_d = 2'h0;
        end
        if (issue & (issue_context == 5'hf)) begin
            held_15_d = 2'h1;
        end
    end

    assign states_15 = held_15_q;

    always @* begin
        held_16_d = held_16_q;
        if (resolve & (resolve_context == 5'h10)) begin
            held_16_d = resolve_state;
        end
        if (released[16]) begin
            held_16_d = 2'h0;
        end
        if (issue & (issue_context == 5'h10)) begin
            held_16_d = 2'h1;
        end
    end

    assign states_16 = held_16_q;

    always @* begin
        held_17_d = held_17_q;
        if (resolve & (resolve_context == 5'h11)) begin
            held_17_d = resolve_state;
        end
        if (released[17]) begin
            held_17_d = 2'h0;
        end
        if (issue & (issue_context == 5'h11)) begin
            held_17_d = 2'h1;
        end
    end

    assign states_17 = held_17_q;

    always @* begin
        held_18_d = held_18_q;
        if (resolve & (resolve_context == 5'h12)) begin
            held_18_d = resolve_state;
        end
        if (released[18]) begin
            held_18_d = 2'h0;
        end
        if (issue & (issue_context == 5'h12)) begin
            held_18_d = 2'h1;
        end
    end

    assign states_18 = held_18_q;

    always @* begin
        held_19_d = held_19_q;
        if (resolve & (resolve_context == 5'h13)) begin
            held_19_d = resolve_state;
        end
        if (released[19]) begin
            held_19_d = 2'h0;
        end
        if (issue & (issue_context == 5'h13)) begin
            held_19_d = 2'h1;
        end
    end

    assign states_19 = held_19_q;

    always @* begin
        held_20_d = held_20_q;
        if (resolve & (resolve_context == 5'h14)) begin
            held_20_d = resolve_state;
        end
        if (released[20]) begin
            held_20_d = 2'h0;
        end
        if (issue & (issue_context == 5'h14)) begin
            held_20_d = 2'h1;
        end
    end

    assign states_20 = held_20_q;

    always @* begin
        held_21_d = held_21_q;
        if (resolve & (resolve_context == 5'h15)) begin
            held_21_d = resolve_state;
        end
        if (released[21]) begin
            held_21_d = 2'h0;
        end
        if (issue & (issue_context == 5'h15)) begin
            held_21_d = 2'h1;
        end
    end

    assign states_21 = held_21_q;

    always @* begin
        held_22_d = held_22_q;
        if (resolve & (resolve_context == 5'h16)) begin
            held_22_d = resolve_state;
        end
        if (released[22]) begin
            held_22_d = 2'h0;
        end
        if (issue & (issue_context == 5'h16)) begin
            held_22_d = 2'h1;
        end
    end

    assign states_22 = held_22_q;

    always @* begin
        held_23_d = held_23_q;
        if (resolve & (resolve_context == 5'h17)) begin
            held_23_d = resolve_state;
        end
        if (released[23]) begin
            held_23_d = 2'h0;
        end
        if (issue & (issue_context == 5'h17)) begin
            held_23_d = 2'h1;
        end
    end

    assign states_23 = held_23_q;

    always @* begin
        held_24_d = held_24_q;
        if (resolve & (resolve_context == 5'h18)) begin
            held_24_d = resolve_state;
        end
        if (released[24]) begin
            held_24_d = 2'h0;
        end
        if (issue & (issue_context == 5'h18)) begin
            held_24_d = 2'h1;
        end
    end

    assign states_24 = held_24_q;

    always @* begin
        held_25_d = held_25_q;
        if (resolve & (resolve_context == 5'h19)) begin
            held_25_d = resolve_state;
        end
        if (released[25]) begin
            held_25_d = 2'h0;
        end
        if (issue & (issue_context == 5'h19)) begin
            held_25_d = 2'h1;
        end
    end

    assign states_25 = held_25_q;

    always @* begin
        held_26_d = held_26_q;
        if (resolve & (resolve_context == 5'h1a)) begin
            held_26_d = resolve_state;
        end
        if (released[26]) begin
            held_26_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1a)) begin
            held_26_d = 2'h1;
        end
    end

    assign states_26 = held_26_q;

    always @* begin
        held_27_d = held_27_q;
        if (resolve & (resolve_context == 5'h1b)) begin
            held_27_d = resolve_state;
        end
        if (released[27]) begin
            held_27_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1b)) begin
            held_27_d = 2'h1;
        end
    end

    assign states_27 = held_27_q;

    always @* begin
        held_28_d = held_28_q;
        if (resolve & (resolve_context == 5'h1c)) begin
            held_28_d = resolve_state;
        end
        if (released[28]) begin
            held_28_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1c)) begin
            held_28_d = 2'h1;
        end
    end

    assign states_28 = held_28_q;

    always @* begin
        held_29_d = held_29_q;
        if (resolve & (resolve_context == 5'h1d)) begin
            held_29_d = resolve_state;
        end
        if (released[29]) begin
            held_29_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1d)) begin
            held_29_d = 2'h1;
        end
    end

    assign states_29 = held_29_q;

    always @* begin
        held_30_d = held_30_q;
        if (resolve & (resolve_context == 5'h1e)) begin
            held_30_d = resolve_state;
        end
        if (released[30]) begin
            held_30_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1e)) begin
            held_30_d = 2'h1;
        end
    end

    assign states_30 = held_30_q;

    always @* begin
        held_31_d = held_31_q;
        if (resolve & (resolve_context == 5'h1f)) begin
            held_31_d = resolve_state;
        end
        if (released[31]) begin
            held_31_d = 2'h0;
        end
        if (issue & (issue_context == 5'h1f)) begin
            held_31_d = 2'h1;
        end
    end

    assign states_31 = held_31_q;

    always @(posedge clock) begin
        if (reset) begin
            held_0_q <= 2'h0;
            held_1_q <= 2'h0;
            held_2_q <= 2'h0;
            held_3_q <= 2'h0;
            held_4_q <= 2'h0;
            held_5_q <= 2'h0;
            held_6_q <= 2'h0;
            held_7_q <= 2'h0;
            held_8_q <= 2'h0;
            held_9_q <= 2'h0;
            held_10_q <= 2'h0;
            held_11_q <= 2'h0;
            held_12_q <= 2'h0;
            held_13_q <= 2'h0;
            held_14_q <= 2'h0;
            held_15_q <= 2'h0;
            held_16_q <= 2'h0;
            held_17_q <= 2'h0;
            held_18_q <= 2'h0;
            held_19_q <= 2'h0;
            held_20_q <= 2'h0;
            held_21_q <= 2'h0;
            held_22_q <= 2'h0;
            held_23_q <= 2'h0;
            held_24_q <= 2'h0;
            held_25_q <= 2'h0;
            held_26_q <= 2'h0;
            held_27_q <= 2'h0;
            held_28_q <= 2'h0;
            held_29_q <= 2'h0;
            held_30_q <= 2'h0;
            held_31_q <= 2'h0;
        end else begin
            held_0_q <= held_0_d;
            held_1_q <= held_1_d;
            held_2_q <= held_2_d;
            held_3_q <= held_3_d;
            held_4_q <= held_4_d;
            held_5_q <= held_5_d;
            held_6_q <= held_6_d;
            held_7_q <= held_7_d;
            held_8_q <= held_8_d;
            held_9_q <= held_9_d;
            held_10_q <= held_10_d;
            held_11_q <= held_11_d;
            held_12_q <= held_12_d;
            held_13_q <= held_13_d;
            held_14_q <= held_14_d;
            held_15_q <= held_15_d;
            held_16_q <= held_16_d;
            held_17_q <= held_17_d;
            held_18_q <= held_18_d;
            held_19_q <= held_19_d;
            held_20_q <= held_20_d;
            held_21_q <= held_21_d;
            held_22_q <= held_22_d;
            held_23_q <= held_23_d;
            held_24_q <= held_24_d;
            held_25_q <= held_25_d;
            held_26_q <= held_26_d;
            held_27_q <= held_27_d;
            held_28_q <= held_28_d;
            held_29_q <= held_29_d;
            held_30_q <= held_30_d;
            held_31_q <= held_31_d;
        end
    end
endmodule
