// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Which lanes of which contexts are active. A context is active exactly if one of its lanes is.
//
// Changes take effect at the end of the cycle. After reset lane 0 of context 0 is active, as a program expects.
// Knows nothing of instructions: who resolves one says what the mask becomes.
//
// The active mask of every context.

module context_masks (
    input  wire        clock,
    input  wire        reset,
    // Gives one context a new mask; none left ends it.
    input  wire        change,
    // Which context.
    input  wire  [4:0] change_context,
    // Its new mask.
    input  wire [31:0] change_lanes,
    // Contexts that begin, with lane 0 alone.
    input  wire [31:0] start,
    // Contexts with an active lane.
    output wire [31:0] active,
    // The active lanes of each context.
    output wire [31:0] lanes_0,
    output wire [31:0] lanes_1,
    output wire [31:0] lanes_2,
    output wire [31:0] lanes_3,
    output wire [31:0] lanes_4,
    output wire [31:0] lanes_5,
    output wire [31:0] lanes_6,
    output wire [31:0] lanes_7,
    output wire [31:0] lanes_8,
    output wire [31:0] lanes_9,
    output wire [31:0] lanes_10,
    output wire [31:0] lanes_11,
    output wire [31:0] lanes_12,
    output wire [31:0] lanes_13,
    output wire [31:0] lanes_14,
    output wire [31:0] lanes_15,
    output wire [31:0] lanes_16,
    output wire [31:0] lanes_17,
    output wire [31:0] lanes_18,
    output wire [31:0] lanes_19,
    output wire [31:0] lanes_20,
    output wire [31:0] lanes_21,
    output wire [31:0] lanes_22,
    output wire [31:0] lanes_23,
    output wire [31:0] lanes_24,
    output wire [31:0] lanes_25,
    output wire [31:0] lanes_26,
    output wire [31:0] lanes_27,
    output wire [31:0] lanes_28,
    output wire [31:0] lanes_29,
    output wire [31:0] lanes_30,
    output wire [31:0] lanes_31
);

    reg  [31:0] masks_0_q;
    reg  [31:0] masks_0_d;
    reg  [31:0] masks_1_q;
    reg  [31:0] masks_1_d;
    reg  [31:0] masks_2_q;
    reg  [31:0] masks_2_d;
    reg  [31:0] masks_3_q;
    reg  [31:0] masks_3_d;
    reg  [31:0] masks_4_q;
    reg  [31:0] masks_4_d;
    reg  [31:0] masks_5_q;
    reg  [31:0] masks_5_d;
    reg  [31:0] masks_6_q;
    reg  [31:0] masks_6_d;
    reg  [31:0] masks_7_q;
    reg  [31:0] masks_7_d;
    reg  [31:0] masks_8_q;
    reg  [31:0] masks_8_d;
    reg  [31:0] masks_9_q;
    reg  [31:0] masks_9_d;
    reg  [31:0] masks_10_q;
    reg  [31:0] masks_10_d;
    reg  [31:0] masks_11_q;
    reg  [31:0] masks_11_d;
    reg  [31:0] masks_12_q;
    reg  [31:0] masks_12_d;
    reg  [31:0] masks_13_q;
    reg  [31:0] masks_13_d;
    reg  [31:0] masks_14_q;
    reg  [31:0] masks_14_d;
    reg  [31:0] masks_15_q;
    reg  [31:0] masks_15_d;
    reg  [31:0] masks_16_q;
    reg  [31:0] masks_16_d;
    reg  [31:0] masks_17_q;
    reg  [31:0] masks_17_d;
    reg  [31:0] masks_18_q;
    reg  [31:0] masks_18_d;
    reg  [31:0] masks_19_q;
    reg  [31:0] masks_19_d;
    reg  [31:0] masks_20_q;
    reg  [31:0] masks_20_d;
    reg  [31:0] masks_21_q;
    reg  [31:0] masks_21_d;
    reg  [31:0] masks_22_q;
    reg  [31:0] masks_22_d;
    reg  [31:0] masks_23_q;
    reg  [31:0] masks_23_d;
    reg  [31:0] masks_24_q;
    reg  [31:0] masks_24_d;
    reg  [31:0] masks_25_q;
    reg  [31:0] masks_25_d;
    reg  [31:0] masks_26_q;
    reg  [31:0] masks_26_d;
    reg  [31:0] masks_27_q;
    reg  [31:0] masks_27_d;
    reg  [31:0] masks_28_q;
    reg  [31:0] masks_28_d;
    reg  [31:0] masks_29_q;
    reg  [31:0] masks_29_d;
    reg  [31:0] masks_30_q;
    reg  [31:0] masks_30_d;
    reg  [31:0] masks_31_q;
    reg  [31:0] masks_31_d;

    assign active = {
        |masks_31_q,
        |masks_30_q,
        |masks_29_q,
        |masks_28_q,
        |masks_27_q,
        |masks_26_q,
        |masks_25_q,
        |masks_24_q,
        |masks_23_q,
        |masks_22_q,
        |masks_21_q,
        |masks_20_q,
        |masks_19_q,
        |masks_18_q,
        |masks_17_q,
        |masks_16_q,
        |masks_15_q,
        |masks_14_q,
        |masks_13_q,
        |masks_12_q,
        |masks_11_q,
        |masks_10_q,
        |masks_9_q,
        |masks_8_q,
        |masks_7_q,
        |masks_6_q,
        |masks_5_q,
        |masks_4_q,
        |masks_3_q,
        |masks_2_q,
        |masks_1_q,
        |masks_0_q
    };

    always @* begin
        masks_0_d = masks_0_q;
        if (start[0]) begin
            masks_0_d = 32'h1;
        end
        if (change & (change_context == 5'h0)) begin
            masks_0_d = change_lanes;
        end
    end

    assign lanes_0 = masks_0_q;

    always @* begin
        masks_1_d = masks_1_q;
        if (start[1]) begin
            masks_1_d = 32'h1;
        end
        if (change & (change_context == 5'h1)) begin
            masks_1_d = change_lanes;
        end
    end

    assign lanes_1 = masks_1_q;

    always @* begin
        masks_2_d = masks_2_q;
        if (start[2]) begin
            masks_2_d = 32'h1;
        end
        if (change & (change_context == 5'h2)) begin
            masks_2_d = change_lanes;
        end
    end

    assign lanes_2 = masks_2_q;

    always @* begin
        masks_3_d = masks_3_q;
        if (start[3]) begin
            masks_3_d = 32'h1;
        end
        if (change & (change_context == 5'h3)) begin
            masks_3_d = change_lanes;
        end
    end

    assign lanes_3 = masks_3_q;

    always @* begin
        masks_4_d = masks_4_q;
        if (start[4]) begin
            masks_4_d = 32'h1;
        end
        if (change & (change_context == 5'h4)) begin
            masks_4_d = change_lanes;
        end
    end

    assign lanes_4 = masks_4_q;

    always @* begin
        masks_5_d = masks_5_q;
        if (start[5]) begin
            masks_5_d = 32'h1;
        end
        if (change & (change_context == 5'h5)) begin
            masks_5_d = change_lanes;
        end
    end

    assign lanes_5 = masks_5_q;

    always @* begin
        masks_6_d = masks_6_q;
        if (start[6]) begin
            masks_6_d = 32'h1;
        end
        if (change & (change_context == 5'h6)) begin
            masks_6_d = change_lanes;
        end
    end

    assign lanes_6 = masks_6_q;

    always @* begin
        masks_7_d = masks_7_q;
        if (start[7]) begin
            masks_7_d = 32'h1;
        end
        if (change & (change_context == 5'h7)) begin
            masks_7_d = change_lanes;
        end
    end

    assign lanes_7 = masks_7_q;

    always @* begin
        masks_8_d = masks_8_q;
        if (start[8]) begin
            masks_8_d = 32'h1;
        end
        if (change & (change_context == 5'h8)) begin
            masks_8_d = change_lanes;
        end
    end

    assign lanes_8 = masks_8_q;

    always @* begin
        masks_9_d = masks_9_q;
        if (start[9]) begin
            masks_9_d = 32'h1;
        end
        if (change & (change_context == 5'h9)) begin
            masks_9_d = change_lanes;
        end
    end

    assign lanes_9 = masks_9_q;

    always @* begin
        masks_10_d = masks_10_q;
        if (start[10]) begin
            masks_10_d = 32'h1;
        end
        if (change & (change_context == 5'ha)) begin
            masks_10_d = change_lanes;
        end
    end

    assign lanes_10 = masks_10_q;

    always @* begin
        masks_11_d = masks_11_q;
        if (start[11]) begin
            masks_11_d = 32'h1;
        end
        if (change & (change_context == 5'hb)) begin
            masks_11_d = change_lanes;
        end
    end

    assign lanes_11 = masks_11_q;

    always @* begin
        masks_12_d = masks_12_q;
        if (start[12]) begin
            masks_12_d = 32'h1;
        end
        if (change & (change_context == 5'hc)) begin
            masks_12_d = change_lanes;
        end
    end

    assign lanes_12 = masks_12_q;

    always @* begin
        masks_13_d = masks_13_q;
        if (start[13]) begin
            masks_13_d = 32'h1;
        end
        if (change & (change_context == 5'hd)) begin
            masks_13_d = change_lanes;
        end
    end

    assign lanes_13 = masks_13_q;

    always @* begin
        masks_14_d = masks_14_q;
        if (start[14]) begin
            masks_14_d = 32'h1;
        end
        if (change & (change_context == 5'he)) begin
            masks_14_d = change_lanes;
        end
    end

    assign lanes_14 = masks_14_q;

    always @* begin
        masks_15_d = masks_15_q;
        if (start[15]) begin
            masks_15_d = 32'h1;
        end
        if (change & (change_context == 5'hf)) begin
            masks_15_d = change_lanes;
        end
    end

    assign lanes_15 = masks_15_q;

    always @* begin
        masks_16_d = masks_16_q;
        if (start[16]) begin
            masks_16_d = 32'h1;
        end
        if (change & (change_context == 5'h10)) begin
            masks_16_d = change_lanes;
        end
    end

    assign lanes_16 = masks_16_q;

    always @* begin
        masks_17_d = masks_17_q;
        if (start[17]) begin
            masks_17_d = 32'h1;
        end
        if (change & (change_context == 5'h11)) begin
            masks_17_d = change_lanes;
        end
    end

    assign lanes_17 = masks_17_q;

    always @* begin
        masks_18_d = masks_18_q;
        if (start[18]) begin
            masks_18_d = 32'h1;
        end
        if (change & (change_context == 5'h12)) begin
            masks_18_d = change_lanes;
        end
    end

    assign lanes_18 = masks_18_q;

    always @* begin
        masks_19_d = masks_19_q;
        if (start[19]) begin
            masks_19_d = 32'h1;
        end
        if (change & (change_context == 5'h13)) begin
            masks_19_d = change_lanes;
        end
    end

    assign lanes_19 = masks_19_q;

    always @* begin
        masks_20_d = masks_20_q;
        if (start[20]) begin
            masks_20_d = 32'h1;
        end
        if (change & (change_context == 5'h14)) begin
            masks_20_d = change_lanes;
        end
    end

    assign lanes_20 = masks_20_q;

    always @* begin
        masks_21_d = masks_21_q;
        if (start[21]) begin
            masks_21_d = 32'h1;
        end
        if (change & (change_context == 5'h15)) begin
            masks_21_d = change_lanes;
        end
    end

    assign lanes_21 = masks_21_q;

    always @* begin
        masks_22_d = masks_22_q;
        if (start[22]) begin
            masks_22_d = 32'h1;
        end
        if (change & (change_context == 5'h16)) begin
            masks_22_d = change_lanes;
        end
    end

    assign lanes_22 = masks_22_q;

    always @* begin
        masks_23_d = masks_23_q;
        if (start[23]) begin
            masks_23_d = 32'h1;
        end
        if (change & (change_context == 5'h17)) begin
            masks_23_d = change_lanes;
        end
    end

    assign lanes_23 = masks_23_q;

    always @* begin
        masks_24_d = masks_24_q;
        if (start[24]) begin
            masks_24_d = 32'h1;
        end
        if (change & (change_context == 5'h18)) begin
            masks_24_d = change_lanes;
        end
    end

    assign lanes_24 = masks_24_q;

    always @* begin
        masks_25_d = masks_25_q;
        if (start[25]) begin
            masks_25_d = 32'h1;
        end
        if (change & (change_context == 5'h19)) begin
            masks_25_d = change_lanes;
        end
    end

    assign lanes_25 = masks_25_q;

    always @* begin
        masks_26_d = masks_26_q;
        if (start[26]) begin
            masks_26_d = 32'h1;
        end
        if (change & (change_context == 5'h1a)) begin
            masks_26_d = change_lanes;
        end
    end

    assign lanes_26 = masks_26_q;

    always @* begin
        masks_27_d = masks_27_q;
        if (start[27]) begin
            masks_27_d = 32'h1;
        end
        if (change & (change_context == 5'h1b)) begin
            masks_27_d = change_lanes;
        end
    end

    assign lanes_27 = masks_27_q;

    always @* begin
        masks_28_d = masks_28_q;
        if (start[28]) begin
            masks_28_d = 32'h1;
        end
        if (change & (change_context == 5'h1c)) begin
            masks_28_d = change_lanes;
        end
    end

    assign lanes_28 = masks_28_q;

    always @* begin
        masks_29_d = masks_29_q;
        if (start[29]) begin
            masks_29_d = 32'h1;
        end
        if (change & (change_context == 5'h1d)) begin
            masks_29_d = change_lanes;
        end
    end

    assign lanes_29 = masks_29_q;

    always @* begin
        masks_30_d = masks_30_q;
        if (start[30]) begin
            masks_30_d = 32'h1;
        end
        if (change & (change_context == 5'h1e)) begin
            masks_30_d = change_lanes;
        end
    end

    assign lanes_30 = masks_30_q;

    always @* begin
        masks_31_d = masks_31_q;
        if (start[31]) begin
            masks_31_d = 32'h1;
        end
        if (change & (change_context == 5'h1f)) begin
            masks_31_d = change_lanes;
        end
    end

    assign lanes_31 = masks_31_q;

    always @(posedge clock) begin
        if (reset) begin
            masks_0_q <= 32'h1;
            masks_1_q <= 32'h0;
            masks_2_q <= 32'h0;
            masks_3_q <= 32'h0;
            masks_4_q <= 32'h0;
            masks_5_q <= 32'h0;
            masks_6_q <= 32'h0;
            masks_7_q <= 32'h0;
            masks_8_q <= 32'h0;
            masks_9_q <= 32'h0;
            masks_10_q <= 32'h0;
            masks_11_q <= 32'h0;
            masks_12_q <= 32'h0;
            masks_13_q <= 32'h0;
            masks_14_q <= 32'h0;
            masks_15_q <= 32'h0;
            masks_16_q <= 32'h0;
            masks_17_q <= 32'h0;
            masks_18_q <= 32'h0;
            masks_19_q <= 32'h0;
            masks_20_q <= 32'h0;
            masks_21_q <= 32'h0;
            masks_22_q <= 32'h0;
            masks_23_q <= 32'h0;
            masks_24_q <= 32'h0;
            masks_25_q <= 32'h0;
            masks_26_q <= 32'h0;
            masks_27_q <= 32'h0;
            masks_28_q <= 32'h0;
            masks_29_q <= 32'h0;
            masks_30_q <= 32'h0;
            masks_31_q <= 32'h0;
        end else begin
            masks_0_q <= masks_0_d;
            masks_1_q <= masks_1_d;
            masks_2_q <= masks_2_d;
            masks_3_q <= masks_3_d;
            masks_4_q <= masks_4_d;
            masks_5_q <= masks_5_d;
            masks_6_q <= masks_6_d;
            masks_7_q <= masks_7_d;
            masks_8_q <= masks_8_d;
            masks_9_q <= masks_9_d;
            masks_10_q <= masks_10_d;
            masks_11_q <= masks_11_d;
            masks_12_q <= masks_12_d;
            masks_13_q <= masks_13_d;
            masks_14_q <= masks_14_d;
            masks_15_q <= masks_15_d;
            masks_16_q <= masks_16_d;
            masks_17_q <= masks_17_d;
            masks_18_q <= masks_18_d;
            masks_19_q <= masks_19_d;
            masks_20_q <= masks_20_d;
            masks_21_q <= masks_21_d;
            masks_22_q <= masks_22_d;
            masks_23_q <= masks_23_d;
            masks_24_q <= masks_24_d;
            masks_25_q <= masks_25_d;
            masks_26_q <= masks_26_d;
            masks_27_q <= masks_27_d;
            masks_28_q <= masks_28_d;
            masks_29_q <= masks_29_d;
            masks_30_q <= masks_30_d;
            masks_31_q <= masks_31_d;
        end
    end
endmodule
