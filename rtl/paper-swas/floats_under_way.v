// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Float operations of each context under way: a float CSR waits until there are none.
//
// Counted at the end of the cycle of issue, uncounted at the end of the cycle of the result: issued in c with latency N, an
// operation is under way in c + 1 .. c + N - 1. Knows nothing of what they compute.
//
// A count a context.

module floats_under_way (
    input  wire        clock,
    input  wire        reset,
    // A float operation issues.
    input  wire        issue,
    // Of which context.
    input  wire  [4:0] issue_context,
    // Results handed over in this cycle, one bit a unit.
    input  wire  [4:0] done,
    // Of which context.
    input  wire  [4:0] done_context_0,
    input  wire  [4:0] done_context_1,
    input  wire  [4:0] done_context_2,
    input  wire  [4:0] done_context_3,
    input  wire  [4:0] done_context_4,
    // Contexts with an operation under way.
    output wire [31:0] busy
);

    reg  [4:0] counts_0_q;
    wire [4:0] counts_0_d;
    reg  [4:0] counts_1_q;
    wire [4:0] counts_1_d;
    reg  [4:0] counts_2_q;
    wire [4:0] counts_2_d;
    reg  [4:0] counts_3_q;
    wire [4:0] counts_3_d;
    reg  [4:0] counts_4_q;
    wire [4:0] counts_4_d;
    reg  [4:0] counts_5_q;
    wire [4:0] counts_5_d;
    reg  [4:0] counts_6_q;
    wire [4:0] counts_6_d;
    reg  [4:0] counts_7_q;
    wire [4:0] counts_7_d;
    reg  [4:0] counts_8_q;
    wire [4:0] counts_8_d;
    reg  [4:0] counts_9_q;
    wire [4:0] counts_9_d;
    reg  [4:0] counts_10_q;
    wire [4:0] counts_10_d;
    reg  [4:0] counts_11_q;
    wire [4:0] counts_11_d;
    reg  [4:0] counts_12_q;
    wire [4:0] counts_12_d;
    reg  [4:0] counts_13_q;
    wire [4:0] counts_13_d;
    reg  [4:0] counts_14_q;
    wire [4:0] counts_14_d;
    reg  [4:0] counts_15_q;
    wire [4:0] counts_15_d;
    reg  [4:0] counts_16_q;
    wire [4:0] counts_16_d;
    reg  [4:0] counts_17_q;
    wire [4:0] counts_17_d;
    reg  [4:0] counts_18_q;
    wire [4:0] counts_18_d;
    reg  [4:0] counts_19_q;
    wire [4:0] counts_19_d;
    reg  [4:0] counts_20_q;
    wire [4:0] counts_20_d;
    reg  [4:0] counts_21_q;
    wire [4:0] counts_21_d;
    reg  [4:0] counts_22_q;
    wire [4:0] counts_22_d;
    reg  [4:0] counts_23_q;
    wire [4:0] counts_23_d;
    reg  [4:0] counts_24_q;
    wire [4:0] counts_24_d;
    reg  [4:0] counts_25_q;
    wire [4:0] counts_25_d;
    reg  [4:0] counts_26_q;
    wire [4:0] counts_26_d;
    reg  [4:0] counts_27_q;
    wire [4:0] counts_27_d;
    reg  [4:0] counts_28_q;
    wire [4:0] counts_28_d;
    reg  [4:0] counts_29_q;
    wire [4:0] counts_29_d;
    reg  [4:0] counts_30_q;
    wire [4:0] counts_30_d;
    reg  [4:0] counts_31_q;
    wire [4:0] counts_31_d;
    reg  [4:0] coming_0;
    reg  [4:0] coming_1;
    reg  [4:0] coming_2;
    reg  [4:0] coming_3;
    reg  [4:0] coming_4;
    reg  [4:0] coming_5;
    reg  [4:0] coming_6;
    reg  [4:0] coming_7;
    reg  [4:0] coming_8;
    reg  [4:0] coming_9;
    reg  [4:0] coming_10;
    reg  [4:0] coming_11;
    reg  [4:0] coming_12;
    reg  [4:0] coming_13;
    reg  [4:0] coming_14;
    reg  [4:0] coming_15;
    reg  [4:0] coming_16;
    reg  [4:0] coming_17;
    reg  [4:0] coming_18;
    reg  [4:0] coming_19;
    reg  [4:0] coming_20;
    reg  [4:0] coming_21;
    reg  [4:0] coming_22;
    reg  [4:0] coming_23;
    reg  [4:0] coming_24;
    reg  [4:0] coming_25;
    reg  [4:0] coming_26;
    reg  [4:0] coming_27;
    reg  [4:0] coming_28;
    reg  [4:0] coming_29;
    reg  [4:0] coming_30;
    reg  [4:0] coming_31;

    assign busy = {
        |counts_31_q,
        |counts_30_q,
        |counts_29_q,
        |counts_28_q,
        |counts_27_q,
        |counts_26_q,
        |counts_25_q,
        |counts_24_q,
        |counts_23_q,
        |counts_22_q,
        |counts_21_q,
        |counts_20_q,
        |counts_19_q,
        |counts_18_q,
        |counts_17_q,
        |counts_16_q,
        |counts_15_q,
        |counts_14_q,
        |counts_13_q,
        |counts_12_q,
        |counts_11_q,
        |counts_10_q,
        |counts_9_q,
        |counts_8_q,
        |counts_7_q,
        |counts_6_q,
        |counts_5_q,
        |counts_4_q,
        |counts_3_q,
        |counts_2_q,
        |counts_1_q,
        |counts_0_q
    };

    always @* begin
        coming_0 = counts_0_q;
        if (issue & (issue_context == 5'h0)) begin
            coming_0 = coming_0 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
    end

    assign counts_0_d = coming_0;

    always @* begin
        coming_1 = counts_1_q;
        if (issue & (issue_context == 5'h1)) begin
            coming_1 = coming_1 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
    end

    assign counts_1_d = coming_1;

    always @* begin
        coming_2 = counts_2_q;
        if (issue & (issue_context == 5'h2)) begin
            coming_2 = coming_2 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
    end

    assign counts_2_d = coming_2;

    always @* begin
        coming_3 = counts_3_q;
        if (issue & (issue_context == 5'h3)) begin
            coming_3 = coming_3 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
    end

    assign counts_3_d = coming_3;

    always @* begin
        coming_4 = counts_4_q;
        if (issue & (issue_context == 5'h4)) begin
            coming_4 = coming_4 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h4)) begin
            coming_4 = coming_4 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h4)) begin
            coming_4 = coming_4 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h4)) begin
            coming_4 = coming_4 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h4)) begin
            coming_4 = coming_4 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h4)) begin
            coming_4 = coming_4 - 5'h1;
        end
    end

    assign counts_4_d = coming_4;

    always @* begin
        coming_5 = counts_5_q;
        if (issue & (issue_context == 5'h5)) begin
            coming_5 = coming_5 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h5)) begin
            coming_5 = coming_5 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h5)) begin
            coming_5 = coming_5 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h5)) begin
            coming_5 = coming_5 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h5)) begin
            coming_5 = coming_5 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h5)) begin
            coming_5 = coming_5 - 5'h1;
        end
    end

    assign counts_5_d = coming_5;

    always @* begin
        coming_6 = counts_6_q;
        if (issue & (issue_context == 5'h6)) begin
            coming_6 = coming_6 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h6)) begin
            coming_6 = coming_6 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h6)) begin
            coming_6 = coming_6 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h6)) begin
            coming_6 = coming_6 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h6)) begin
            coming_6 = coming_6 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h6)) begin
            coming_6 = coming_6 - 5'h1;
        end
    end

    assign counts_6_d = coming_6;

    always @* begin
        coming_7 = counts_7_q;
        if (issue & (issue_context == 5'h7)) begin
            coming_7 = coming_7 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h7)) begin
            coming_7 = coming_7 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h7)) begin
            coming_7 = coming_7 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h7)) begin
            coming_7 = coming_7 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h7)) begin
            coming_7 = coming_7 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h7)) begin
            coming_7 = coming_7 - 5'h1;
        end
    end

    assign counts_7_d = coming_7;

    always @* begin
        coming_8 = counts_8_q;
        if (issue & (issue_context == 5'h8)) begin
            coming_8 = coming_8 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h8)) begin
            coming_8 = coming_8 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h8)) begin
            coming_8 = coming_8 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h8)) begin
            coming_8 = coming_8 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h8)) begin
            coming_8 = coming_8 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h8)) begin
            coming_8 = coming_8 - 5'h1;
        end
    end

    assign counts_8_d = coming_8;

    always @* begin
        coming_9 = counts_9_q;
        if (issue & (issue_context == 5'h9)) begin
            coming_9 = coming_9 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h9)) begin
            coming_9 = coming_9 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h9)) begin
            coming_9 = coming_9 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h9)) begin
            coming_9 = coming_9 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h9)) begin
            coming_9 = coming_9 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h9)) begin
            coming_9 = coming_9 - 5'h1;
        end
    end

    assign counts_9_d = coming_9;

    always @* begin
        coming_10 = counts_10_q;
        if (issue & (issue_context == 5'ha)) begin
            coming_10 = coming_10 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'ha)) begin
            coming_10 = coming_10 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'ha)) begin
            coming_10 = coming_10 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'ha)) begin
            coming_10 = coming_10 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'ha)) begin
            coming_10 = coming_10 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'ha)) begin
            coming_10 = coming_10 - 5'h1;
        end
    end

    assign counts_10_d = coming_10;

    always @* begin
        coming_11 = counts_11_q;
        if (issue & (issue_context == 5'hb)) begin
            coming_11 = coming_11 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'hb)) begin
            coming_11 = coming_11 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'hb)) begin
            coming_11 = coming_11 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'hb)) begin
            coming_11 = coming_11 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'hb)) begin
            coming_11 = coming_11 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'hb)) begin
            coming_11 = coming_11 - 5'h1;
        end
    end

    assign counts_11_d = coming_11;

    always @* begin
        coming_12 = counts_12_q;
        if (issue & (issue_context == 5'hc)) begin
            coming_12 = coming_12 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'hc)) begin
            coming_12 = coming_12 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'hc)) begin
            coming_12 = coming_12 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'hc)) begin
            coming_12 = coming_12 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'hc)) begin
            coming_12 = coming_12 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'hc)) begin
            coming_12 = coming_12 - 5'h1;
        end
    end

    assign counts_12_d = coming_12;

    always @* begin
        coming_13 = counts_13_q;
        if (issue & (issue_context == 5'hd)) begin
            coming_13 = coming_13 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'hd)) begin
            coming_13 = coming_13 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'hd)) begin
            coming_13 = coming_13 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'hd)) begin
            coming_13 = coming_13 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'hd)) begin
            coming_13 = coming_13 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'hd)) begin
            coming_13 = coming_13 - 5'h1;
        end
    end

    assign counts_13_d = coming_13;

    always @* begin
        coming_14 = counts_14_q;
        if (issue & (issue_context == 5'he)) begin
            coming_14 = coming_14 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'he)) begin
            coming_14 = coming_14 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'he)) begin
            coming_14 = coming_14 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'he)) begin
            coming_14 = coming_14 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'he)) begin
            coming_14 = coming_14 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'he)) begin
            coming_14 = coming_14 - 5'h1;
        end
    end

    assign counts_14_d = coming_14;

    always @* begin
        coming_15 = counts_15_q;
        if (issue & (issue_context == 5'hf)) begin
            coming_15 = coming_15 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'hf)) begin
            coming_15 = coming_15 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'hf)) begin
            coming_15 = coming_15 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'hf)) begin
            coming_15 = coming_15 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'hf)) begin
            coming_15 = coming_15 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'hf)) begin
            coming_15 = coming_15 - 5'h1;
        end
    end

    assign counts_15_d = coming_15;

    always @* begin
        coming_16 = counts_16_q;
        if (issue & (issue_context == 5'h10)) begin
            coming_16 = coming_16 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h10)) begin
            coming_16 = coming_16 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h10)) begin
            coming_16 = coming_16 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h10)) begin
            coming_16 = coming_16 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h10)) begin
            coming_16 = coming_16 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h10)) begin
            coming_16 = coming_16 - 5'h1;
        end
    end

    assign counts_16_d = coming_16;

    always @* begin
        coming_17 = counts_17_q;
        if (issue & (issue_context == 5'h11)) begin
            coming_17 = coming_17 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h11)) begin
            coming_17 = coming_17 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h11)) begin
            coming_17 = coming_17 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h11)) begin
            coming_17 = coming_17 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h11)) begin
            coming_17 = coming_17 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h11)) begin
            coming_17 = coming_17 - 5'h1;
        end
    end

    assign counts_17_d = coming_17;

    always @* begin
        coming_18 = counts_18_q;
        if (issue & (issue_context == 5'h12)) begin
            coming_18 = coming_18 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h12)) begin
            coming_18 = coming_18 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h12)) begin
            coming_18 = coming_18 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h12)) begin
            coming_18 = coming_18 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h12)) begin
            coming_18 = coming_18 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h12)) begin
            coming_18 = coming_18 - 5'h1;
        end
    end

    assign counts_18_d = coming_18;

    always @* begin
        coming_19 = counts_19_q;
        if (issue & (issue_context == 5'h13)) begin
            coming_19 = coming_19 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h13)) begin
            coming_19 = coming_19 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h13)) begin
            coming_19 = coming_19 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h13)) begin
            coming_19 = coming_19 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h13)) begin
            coming_19 = coming_19 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h13)) begin
            coming_19 = coming_19 - 5'h1;
        end
    end

    assign counts_19_d = coming_19;

    always @* begin
        coming_20 = counts_20_q;
        if (issue & (issue_context == 5'h14)) begin
            coming_20 = coming_20 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h14)) begin
            coming_20 = coming_20 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h14)) begin
            coming_20 = coming_20 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h14)) begin
            coming_20 = coming_20 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h14)) begin
            coming_20 = coming_20 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h14)) begin
            coming_20 = coming_20 - 5'h1;
        end
    end

    assign counts_20_d = coming_20;

    always @* begin
        coming_21 = counts_21_q;
        if (issue & (issue_context == 5'h15)) begin
            coming_21 = coming_21 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h15)) begin
            coming_21 = coming_21 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h15)) begin
            coming_21 = coming_21 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h15)) begin
            coming_21 = coming_21 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h15)) begin
            coming_21 = coming_21 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h15)) begin
            coming_21 = coming_21 - 5'h1;
        end
    end

    assign counts_21_d = coming_21;

    always @* begin
        coming_22 = counts_22_q;
        if (issue & (issue_context == 5'h16)) begin
            coming_22 = coming_22 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h16)) begin
            coming_22 = coming_22 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h16)) begin
            coming_22 = coming_22 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h16)) begin
            coming_22 = coming_22 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h16)) begin
            coming_22 = coming_22 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h16)) begin
            coming_22 = coming_22 - 5'h1;
        end
    end

    assign counts_22_d = coming_22;

    always @* begin
        coming_23 = counts_23_q;
        if (issue & (issue_context == 5'h17)) begin
            coming_23 = coming_23 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h17)) begin
            coming_23 = coming_23 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h17)) begin
            coming_23 = coming_23 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h17)) begin
            coming_23 = coming_23 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h17)) begin
            coming_23 = coming_23 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h17)) begin
            coming_23 = coming_23 - 5'h1;
        end
    end

    assign counts_23_d = coming_23;

    always @* begin
        coming_24 = counts_24_q;
        if (issue & (issue_context == 5'h18)) begin
            coming_24 = coming_24 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h18)) begin
            coming_24 = coming_24 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h18)) begin
            coming_24 = coming_24 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h18)) begin
            coming_24 = coming_24 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h18)) begin
            coming_24 = coming_24 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h18)) begin
            coming_24 = coming_24 - 5'h1;
        end
    end

    assign counts_24_d = coming_24;

    always @* begin
        coming_25 = counts_25_q;
        if (issue & (issue_context == 5'h19)) begin
            coming_25 = coming_25 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h19)) begin
            coming_25 = coming_25 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h19)) begin
            coming_25 = coming_25 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h19)) begin
            coming_25 = coming_25 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h19)) begin
            coming_25 = coming_25 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h19)) begin
            coming_25 = coming_25 - 5'h1;
        end
    end

    assign counts_25_d = coming_25;

    always @* begin
        coming_26 = counts_26_q;
        if (issue & (issue_context == 5'h1a)) begin
            coming_26 = coming_26 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1a)) begin
            coming_26 = coming_26 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1a)) begin
            coming_26 = coming_26 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1a)) begin
            coming_26 = coming_26 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1a)) begin
            coming_26 = coming_26 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1a)) begin
            coming_26 = coming_26 - 5'h1;
        end
    end

    assign counts_26_d = coming_26;

    always @* begin
        coming_27 = counts_27_q;
        if (issue & (issue_context == 5'h1b)) begin
            coming_27 = coming_27 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1b)) begin
            coming_27 = coming_27 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1b)) begin
            coming_27 = coming_27 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1b)) begin
            coming_27 = coming_27 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1b)) begin
            coming_27 = coming_27 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1b)) begin
            coming_27 = coming_27 - 5'h1;
        end
    end

    assign counts_27_d = coming_27;

    always @* begin
        coming_28 = counts_28_q;
        if (issue & (issue_context == 5'h1c)) begin
            coming_28 = coming_28 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1c)) begin
            coming_28 = coming_28 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1c)) begin
            coming_28 = coming_28 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1c)) begin
            coming_28 = coming_28 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1c)) begin
            coming_28 = coming_28 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1c)) begin
            coming_28 = coming_28 - 5'h1;
        end
    end

    assign counts_28_d = coming_28;

    always @* begin
        coming_29 = counts_29_q;
        if (issue & (issue_context == 5'h1d)) begin
            coming_29 = coming_29 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1d)) begin
            coming_29 = coming_29 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1d)) begin
            coming_29 = coming_29 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1d)) begin
            coming_29 = coming_29 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1d)) begin
            coming_29 = coming_29 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1d)) begin
            coming_29 = coming_29 - 5'h1;
        end
    end

    assign counts_29_d = coming_29;

    always @* begin
        coming_30 = counts_30_q;
        if (issue & (issue_context == 5'h1e)) begin
            coming_30 = coming_30 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1e)) begin
            coming_30 = coming_30 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1e)) begin
            coming_30 = coming_30 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1e)) begin
            coming_30 = coming_30 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1e)) begin
            coming_30 = coming_30 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1e)) begin
            coming_30 = coming_30 - 5'h1;
        end
    end

    assign counts_30_d = coming_30;

    always @* begin
        coming_31 = counts_31_q;
        if (issue & (issue_context == 5'h1f)) begin
            coming_31 = coming_31 + 5'h1;
        end
        if (done[0] & (done_context_0 == 5'h1f)) begin
            coming_31 = coming_31 - 5'h1;
        end
        if (done[1] & (done_context_1 == 5'h1f)) begin
            coming_31 = coming_31 - 5'h1;
        end
        if (done[2] & (done_context_2 == 5'h1f)) begin
            coming_31 = coming_31 - 5'h1;
        end
        if (done[3] & (done_context_3 == 5'h1f)) begin
            coming_31 = coming_31 - 5'h1;
        end
        if (done[4] & (done_context_4 == 5'h1f)) begin
            coming_31 = coming_31 - 5'h1;
        end
    end

    assign counts_31_d = coming_31;

    always @(posedge clock) begin
        if (reset) begin
            counts_0_q <= 5'h0;
            counts_1_q <= 5'h0;
            counts_2_q <= 5'h0;
            counts_3_q <= 5'h0;
            counts_4_q <= 5'h0;
            counts_5_q <= 5'h0;
            counts_6_q <= 5'h0;
            counts_7_q <= 5'h0;
            counts_8_q <= 5'h0;
            counts_9_q <= 5'h0;
            counts_10_q <= 5'h0;
            counts_11_q <= 5'h0;
            counts_12_q <= 5'h0;
            counts_13_q <= 5'h0;
            counts_14_q <= 5'h0;
            counts_15_q <= 5'h0;
            counts_16_q <= 5'h0;
            counts_17_q <= 5'h0;
            counts_18_q <= 5'h0;
            counts_19_q <= 5'h0;
            counts_20_q <= 5'h0;
            counts_21_q <= 5'h0;
            counts_22_q <= 5'h0;
            counts_23_q <= 5'h0;
            counts_24_q <= 5'h0;
            counts_25_q <= 5'h0;
            counts_26_q <= 5'h0;
            counts_27_q <= 5'h0;
            counts_28_q <= 5'h0;
            counts_29_q <= 5'h0;
            counts_30_q <= 5'h0;
            counts_31_q <= 5'h0;
        end else begin
            counts_0_q <= counts_0_d;
            counts_1_q <= counts_1_d;
            counts_2_q <= counts_2_d;
            counts_3_q <= counts_3_d;
            counts_4_q <= counts_4_d;
            counts_5_q <= counts_5_d;
            counts_6_q <= counts_6_d;
            counts_7_q <= counts_7_d;
            counts_8_q <= counts_8_d;
            counts_9_q <= counts_9_d;
            counts_10_q <= counts_10_d;
            counts_11_q <= counts_11_d;
            counts_12_q <= counts_12_d;
            counts_13_q <= counts_13_d;
            counts_14_q <= counts_14_d;
            counts_15_q <= counts_15_d;
            counts_16_q <= counts_16_d;
            counts_17_q <= counts_17_d;
            counts_18_q <= counts_18_d;
            counts_19_q <= counts_19_d;
            counts_20_q <= counts_20_d;
            counts_21_q <= counts_21_d;
            counts_22_q <= counts_22_d;
            counts_23_q <= counts_23_d;
            counts_24_q <= counts_24_d;
            counts_25_q <= counts_25_d;
            counts_26_q <= counts_26_d;
            counts_27_q <= counts_27_d;
            counts_28_q <= counts_28_d;
            counts_29_q <= counts_29_d;
            counts_30_q <= counts_30_d;
            counts_31_q <= counts_31_d;
        end
    end
endmodule
