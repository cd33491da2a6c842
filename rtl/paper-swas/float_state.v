// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// fflags and frm, one of each a context. Changes take effect at the end of the cycle. Only cores with a float unit have it.
//
// Float operations add flags as they come; a CSR instruction replaces them. Nobody reads or writes a context's flags while
// its float operations are under way, so the two do not meet. Reading stands apart from writing in `update()`: what is
// written depends, outside, on what is read.
//
// The float state of every context.

module float_state (
    input  wire        clock,
    input  wire        reset,
    // A float operation raises flags, one port a unit.
    input  wire        raise_0,
    input  wire        raise_1,
    input  wire        raise_2,
    input  wire        raise_3,
    input  wire        raise_4,
    // Whose.
    input  wire  [4:0] raise_context_0,
    input  wire  [4:0] raise_context_1,
    input  wire  [4:0] raise_context_2,
    input  wire  [4:0] raise_context_3,
    input  wire  [4:0] raise_context_4,
    // Which.
    input  wire  [4:0] raise_flags_0,
    input  wire  [4:0] raise_flags_1,
    input  wire  [4:0] raise_flags_2,
    input  wire  [4:0] raise_flags_3,
    input  wire  [4:0] raise_flags_4,
    // The context a CSR instruction is of.
    input  wire  [4:0] owner,
    // Its flags.
    output reg   [4:0] own_flags,
    // Its rounding mode.
    output reg   [2:0] own_rounding,
    // The instruction writes.
    input  wire        takes,
    // Which register.
    input  wire  [3:0] kind,
    // What.
    input  wire [31:0] wanted,
    // The rounding mode of each context.
    output wire  [2:0] rounding_0,
    output wire  [2:0] rounding_1,
    output wire  [2:0] rounding_2,
    output wire  [2:0] rounding_3,
    output wire  [2:0] rounding_4,
    output wire  [2:0] rounding_5,
    output wire  [2:0] rounding_6,
    output wire  [2:0] rounding_7,
    output wire  [2:0] rounding_8,
    output wire  [2:0] rounding_9,
    output wire  [2:0] rounding_10,
    output wire  [2:0] rounding_11,
    output wire  [2:0] rounding_12,
    output wire  [2:0] rounding_13,
    output wire  [2:0] rounding_14,
    output wire  [2:0] rounding_15,
    output wire  [2:0] rounding_16,
    output wire  [2:0] rounding_17,
    output wire  [2:0] rounding_18,
    output wire  [2:0] rounding_19,
    output wire  [2:0] rounding_20,
    output wire  [2:0] rounding_21,
    output wire  [2:0] rounding_22,
    output wire  [2:0] rounding_23,
    output wire  [2:0] rounding_24,
    output wire  [2:0] rounding_25,
    output wire  [2:0] rounding_26,
    output wire  [2:0] rounding_27,
    output wire  [2:0] rounding_28,
    output wire  [2:0] rounding_29,
    output wire  [2:0] rounding_30,
    output wire  [2:0] rounding_31
);

    reg  [4:0] fflags_0_q;
    reg  [4:0] fflags_0_d;
    reg  [4:0] fflags_1_q;
    reg  [4:0] fflags_1_d;
    reg  [4:0] fflags_2_q;
    reg  [4:0] fflags_2_d;
    reg  [4:0] fflags_3_q;
    reg  [4:0] fflags_3_d;
    reg  [4:0] fflags_4_q;
    reg  [4:0] fflags_4_d;
    reg  [4:0] fflags_5_q;
    reg  [4:0] fflags_5_d;
    reg  [4:0] fflags_6_q;
    reg  [4:0] fflags_6_d;
    reg  [4:0] fflags_7_q;
    reg  [4:0] fflags_7_d;
    reg  [4:0] fflags_8_q;
    reg  [4:0] fflags_8_d;
    reg  [4:0] fflags_9_q;
    reg  [4:0] fflags_9_d;
    reg  [4:0] fflags_10_q;
    reg  [4:0] fflags_10_d;
    reg  [4:0] fflags_11_q;
    reg  [4:0] fflags_11_d;
    reg  [4:0] fflags_12_q;
    reg  [4:0] fflags_12_d;
    reg  [4:0] fflags_13_q;
    reg  [4:0] fflags_13_d;
    reg  [4:0] fflags_14_q;
    reg  [4:0] fflags_14_d;
    reg  [4:0] fflags_15_q;
    reg  [4:0] fflags_15_d;
    reg  [4:0] fflags_16_q;
    reg  [4:0] fflags_16_d;
    reg  [4:0] fflags_17_q;
    reg  [4:0] fflags_17_d;
    reg  [4:0] fflags_18_q;
    reg  [4:0] fflags_18_d;
    reg  [4:0] fflags_19_q;
    reg  [4:0] fflags_19_d;
    reg  [4:0] fflags_20_q;
    reg  [4:0] fflags_20_d;
    reg  [4:0] fflags_21_q;
    reg  [4:0] fflags_21_d;
    reg  [4:0] fflags_22_q;
    reg  [4:0] fflags_22_d;
    reg  [4:0] fflags_23_q;
    reg  [4:0] fflags_23_d;
    reg  [4:0] fflags_24_q;
    reg  [4:0] fflags_24_d;
    reg  [4:0] fflags_25_q;
    reg  [4:0] fflags_25_d;
    reg  [4:0] fflags_26_q;
    reg  [4:0] fflags_26_d;
    reg  [4:0] fflags_27_q;
    reg  [4:0] fflags_27_d;
    reg  [4:0] fflags_28_q;
    reg  [4:0] fflags_28_d;
    reg  [4:0] fflags_29_q;
    reg  [4:0] fflags_29_d;
    reg  [4:0] fflags_30_q;
    reg  [4:0] fflags_30_d;
    reg  [4:0] fflags_31_q;
    reg  [4:0] fflags_31_d;
    reg  [2:0] frm_0_q;
    reg  [2:0] frm_0_d;
    reg  [2:0] frm_1_q;
    reg  [2:0] frm_1_d;
    reg  [2:0] frm_2_q;
    reg  [2:0] frm_2_d;
    reg  [2:0] frm_3_q;
    reg  [2:0] frm_3_d;
    reg  [2:0] frm_4_q;
    reg  [2:0] frm_4_d;
    reg  [2:0] frm_5_q;
    reg  [2:0] frm_5_d;
    reg  [2:0] frm_6_q;
    reg  [2:0] frm_6_d;
    reg  [2:0] frm_7_q;
    reg  [2:0] frm_7_d;
    reg  [2:0] frm_8_q;
    reg  [2:0] frm_8_d;
    reg  [2:0] frm_9_q;
    reg  [2:0] frm_9_d;
    reg  [2:0] frm_10_q;
    reg  [2:0] frm_10_d;
    reg  [2:0] frm_11_q;
    reg  [2:0] frm_11_d;
    reg  [2:0] frm_12_q;
    reg  [2:0] frm_12_d;
    reg  [2:0] frm_13_q;
    reg  [2:0] frm_13_d;
    reg  [2:0] frm_14_q;
    reg  [2:0] frm_14_d;
    reg  [2:0] frm_15_q;
    reg  [2:0] frm_15_d;
    reg  [2:0] frm_16_q;
    reg  [2:0] frm_16_d;
    reg  [2:0] frm_17_q;
    reg  [2:0] frm_17_d;
    reg  [2:0] frm_18_q;
    reg  [2:0] frm_18_d;
    reg  [2:0] frm_19_q;
    reg  [2:0] frm_19_d;
    reg  [2:0] frm_20_q;
    reg  [2:0] frm_20_d;
    reg  [2:0] frm_21_q;
    reg  [2:0] frm_21_d;
    reg  [2:0] frm_22_q;
    reg  [2:0] frm_22_d;
    reg  [2:0] frm_23_q;
    reg  [2:0] frm_23_d;
    reg  [2:0] frm_24_q;
    reg  [2:0] frm_24_d;
    reg  [2:0] frm_25_q;
    reg  [2:0] frm_25_d;
    reg  [2:0] frm_26_q;
    reg  [2:0] frm_26_d;
    reg  [2:0] frm_27_q;
    reg  [2:0] frm_27_d;
    reg  [2:0] frm_28_q;
    reg  [2:0] frm_28_d;
    reg  [2:0] frm_29_q;
    reg  [2:0] frm_29_d;
    reg  [2:0] frm_30_q;
    reg  [2:0] frm_30_d;
    reg  [2:0] frm_31_q;
    reg  [2:0] frm_31_d;
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

    always @* begin
        own_flags = 5'h0;
        own_rounding = 3'h0;
        if (owner == 5'h0) begin
            own_flags = fflags_0_q;
            own_rounding = frm_0_q;
        end
        if (owner == 5'h1) begin
            own_flags = fflags_1_q;
            own_rounding = frm_1_q;
        end
        if (owner == 5'h2) begin
            own_flags = fflags_2_q;
            own_rounding = frm_2_q;
        end
        if (owner == 5'h3) begin
            own_flags = fflags_3_q;
            own_rounding = frm_3_q;
        end
        if (owner == 5'h4) begin
            own_flags = fflags_4_q;
            own_rounding = frm_4_q;
        end
        if (owner == 5'h5) begin
            own_flags = fflags_5_q;
            own_rounding = frm_5_q;
        end
        if (owner == 5'h6) begin
            own_flags = fflags_6_q;
            own_rounding = frm_6_q;
        end
        if (owner == 5'h7) begin
            own_flags = fflags_7_q;
            own_rounding = frm_7_q;
        end
        if (owner == 5'h8) begin
            own_flags = fflags_8_q;
            own_rounding = frm_8_q;
        end
        if (owner == 5'h9) begin
            own_flags = fflags_9_q;
            own_rounding = frm_9_q;
        end
        if (owner == 5'ha) begin
            own_flags = fflags_10_q;
            own_rounding = frm_10_q;
        end
        if (owner == 5'hb) begin
            own_flags = fflags_11_q;
            own_rounding = frm_11_q;
        end
        if (owner == 5'hc) begin
            own_flags = fflags_12_q;
            own_rounding = frm_12_q;
        end
        if (owner == 5'hd) begin
            own_flags = fflags_13_q;
            own_rounding = frm_13_q;
        end
        if (owner == 5'he) begin
            own_flags = fflags_14_q;
            own_rounding = frm_14_q;
        end
        if (owner == 5'hf) begin
            own_flags = fflags_15_q;
            own_rounding = frm_15_q;
        end
        if (owner == 5'h10) begin
            own_flags = fflags_16_q;
            own_rounding = frm_16_q;
        end
        if (owner == 5'h11) begin
            own_flags = fflags_17_q;
            own_rounding = frm_17_q;
        end
        if (owner == 5'h12) begin
            own_flags = fflags_18_q;
            own_rounding = frm_18_q;
        end
        if (owner == 5'h13) begin
            own_flags = fflags_19_q;
            own_rounding = frm_19_q;
        end
        if (owner == 5'h14) begin
            own_flags = fflags_20_q;
            own_rounding = frm_20_q;
        end
        if (owner == 5'h15) begin
            own_flags = fflags_21_q;
            own_rounding = frm_21_q;
        end
        if (owner == 5'h16) begin
            own_flags = fflags_22_q;
            own_rounding = frm_22_q;
        end
        if (owner == 5'h17) begin
            own_flags = fflags_23_q;
            own_rounding = frm_23_q;
        end
        if (owner == 5'h18) begin
            own_flags = fflags_24_q;
            own_rounding = frm_24_q;
        end
        if (owner == 5'h19) begin
            own_flags = fflags_25_q;
            own_rounding = frm_25_q;
        end
        if (owner == 5'h1a) begin
            own_flags = fflags_26_q;
            own_rounding = frm_26_q;
        end
        if (owner == 5'h1b) begin
            own_flags = fflags_27_q;
            own_rounding = frm_27_q;
        end
        if (owner == 5'h1c) begin
            own_flags = fflags_28_q;
            own_rounding = frm_28_q;
        end
        if (owner == 5'h1d) begin
            own_flags = fflags_29_q;
            own_rounding = frm_29_q;
        end
        if (owner == 5'h1e) begin
            own_flags = fflags_30_q;
            own_rounding = frm_30_q;
        end
        if (owner == 5'h1f) begin
            own_flags = fflags_31_q;
            own_rounding = frm_31_q;
        end
    end

    always @* begin
        coming_0 = fflags_0_q;
        if (raise_0 & (raise_context_0 == 5'h0)) begin
            coming_0 = coming_0 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h0)) begin
            coming_0 = coming_0 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h0)) begin
            coming_0 = coming_0 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h0)) begin
            coming_0 = coming_0 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h0)) begin
            coming_0 = coming_0 | raise_flags_4;
        end
    end

    always @* begin
        fflags_0_d = coming_0;
        frm_0_d = frm_0_q;
        if (takes & (owner == 5'h0)) begin
            case (kind)
                4'h1: fflags_0_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_0_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_0_d = wanted[4:0];
                    frm_0_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_0 = frm_0_q;

    always @* begin
        coming_1 = fflags_1_q;
        if (raise_0 & (raise_context_0 == 5'h1)) begin
            coming_1 = coming_1 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1)) begin
            coming_1 = coming_1 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1)) begin
            coming_1 = coming_1 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1)) begin
            coming_1 = coming_1 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1)) begin
            coming_1 = coming_1 | raise_flags_4;
        end
    end

    always @* begin
        fflags_1_d = coming_1;
        frm_1_d = frm_1_q;
        if (takes & (owner == 5'h1)) begin
            case (kind)
                4'h1: fflags_1_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_1_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_1_d = wanted[4:0];
                    frm_1_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_1 = frm_1_q;

    always @* begin
        coming_2 = fflags_2_q;
        if (raise_0 & (raise_context_0 == 5'h2)) begin
            coming_2 = coming_2 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h2)) begin
            coming_2 = coming_2 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h2)) begin
            coming_2 = coming_2 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h2)) begin
            coming_2 = coming_2 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h2)) begin
            coming_2 = coming_2 | raise_flags_4;
        end
    end

    always @* begin
        fflags_2_d = coming_2;
        frm_2_d = frm_2_q;
        if (takes & (owner == 5'h2)) begin
            case (kind)
                4'h1: fflags_2_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_2_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_2_d = wanted[4:0];
                    frm_2_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_2 = frm_2_q;

    always @* begin
        coming_3 = fflags_3_q;
        if (raise_0 & (raise_context_0 == 5'h3)) begin
            coming_3 = coming_3 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h3)) begin
            coming_3 = coming_3 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h3)) begin
            coming_3 = coming_3 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h3)) begin
            coming_3 = coming_3 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h3)) begin
            coming_3 = coming_3 | raise_flags_4;
        end
    end

    always @* begin
        fflags_3_d = coming_3;
        frm_3_d = frm_3_q;
        if (takes & (owner == 5'h3)) begin
            case (kind)
                4'h1: fflags_3_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_3_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_3_d = wanted[4:0];
                    frm_3_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_3 = frm_3_q;

    always @* begin
        coming_4 = fflags_4_q;
        if (raise_0 & (raise_context_0 == 5'h4)) begin
            coming_4 = coming_4 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h4)) begin
            coming_4 = coming_4 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h4)) begin
            coming_4 = coming_4 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h4)) begin
            coming_4 = coming_4 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h4)) begin
            coming_4 = coming_4 | raise_flags_4;
        end
    end

    always @* begin
        fflags_4_d = coming_4;
        frm_4_d = frm_4_q;
        if (takes & (owner == 5'h4)) begin
            case (kind)
                4'h1: fflags_4_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_4_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_4_d = wanted[4:0];
                    frm_4_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_4 = frm_4_q;

    always @* begin
        coming_5 = fflags_5_q;
        if (raise_0 & (raise_context_0 == 5'h5)) begin
            coming_5 = coming_5 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h5)) begin
            coming_5 = coming_5 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h5)) begin
            coming_5 = coming_5 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h5)) begin
            coming_5 = coming_5 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h5)) begin
            coming_5 = coming_5 | raise_flags_4;
        end
    end

    always @* begin
        fflags_5_d = coming_5;
        frm_5_d = frm_5_q;
        if (takes & (owner == 5'h5)) begin
            case (kind)
                4'h1: fflags_5_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_5_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_5_d = wanted[4:0];
                    frm_5_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_5 = frm_5_q;

    always @* begin
        coming_6 = fflags_6_q;
        if (raise_0 & (raise_context_0 == 5'h6)) begin
            coming_6 = coming_6 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h6)) begin
            coming_6 = coming_6 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h6)) begin
            coming_6 = coming_6 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h6)) begin
            coming_6 = coming_6 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h6)) begin
            coming_6 = coming_6 | raise_flags_4;
        end
    end

    always @* begin
        fflags_6_d = coming_6;
        frm_6_d = frm_6_q;
        if (takes & (owner == 5'h6)) begin
            case (kind)
                4'h1: fflags_6_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_6_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_6_d = wanted[4:0];
                    frm_6_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_6 = frm_6_q;

    always @* begin
        coming_7 = fflags_7_q;
        if (raise_0 & (raise_context_0 == 5'h7)) begin
            coming_7 = coming_7 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h7)) begin
            coming_7 = coming_7 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h7)) begin
            coming_7 = coming_7 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h7)) begin
            coming_7 = coming_7 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h7)) begin
            coming_7 = coming_7 | raise_flags_4;
        end
    end

    always @* begin
        fflags_7_d = coming_7;
        frm_7_d = frm_7_q;
        if (takes & (owner == 5'h7)) begin
            case (kind)
                4'h1: fflags_7_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_7_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_7_d = wanted[4:0];
                    frm_7_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_7 = frm_7_q;

    always @* begin
        coming_8 = fflags_8_q;
        if (raise_0 & (raise_context_0 == 5'h8)) begin
            coming_8 = coming_8 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h8)) begin
            coming_8 = coming_8 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h8)) begin
            coming_8 = coming_8 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h8)) begin
            coming_8 = coming_8 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h8)) begin
            coming_8 = coming_8 | raise_flags_4;
        end
    end

    always @* begin
        fflags_8_d = coming_8;
        frm_8_d = frm_8_q;
        if (takes & (owner == 5'h8)) begin
            case (kind)
                4'h1: fflags_8_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_8_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_8_d = wanted[4:0];
                    frm_8_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_8 = frm_8_q;

    always @* begin
        coming_9 = fflags_9_q;
        if (raise_0 & (raise_context_0 == 5'h9)) begin
            coming_9 = coming_9 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h9)) begin
            coming_9 = coming_9 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h9)) begin
            coming_9 = coming_9 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h9)) begin
            coming_9 = coming_9 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h9)) begin
            coming_9 = coming_9 | raise_flags_4;
        end
    end

    always @* begin
        fflags_9_d = coming_9;
        frm_9_d = frm_9_q;
        if (takes & (owner == 5'h9)) begin
            case (kind)
                4'h1: fflags_9_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_9_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_9_d = wanted[4:0];
                    frm_9_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_9 = frm_9_q;

    always @* begin
        coming_10 = fflags_10_q;
        if (raise_0 & (raise_context_0 == 5'ha)) begin
            coming_10 = coming_10 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'ha)) begin
            coming_10 = coming_10 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'ha)) begin
            coming_10 = coming_10 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'ha)) begin
            coming_10 = coming_10 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'ha)) begin
            coming_10 = coming_10 | raise_flags_4;
        end
    end

    always @* begin
        fflags_10_d = coming_10;
        frm_10_d = frm_10_q;
        if (takes & (owner == 5'ha)) begin
            case (kind)
                4'h1: fflags_10_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_10_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_10_d = wanted[4:0];
                    frm_10_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_10 = frm_10_q;

    always @* begin
        coming_11 = fflags_11_q;
        if (raise_0 & (raise_context_0 == 5'hb)) begin
            coming_11 = coming_11 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'hb)) begin
            coming_11 = coming_11 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'hb)) begin
            coming_11 = coming_11 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'hb)) begin
            coming_11 = coming_11 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'hb)) begin
            coming_11 = coming_11 | raise_flags_4;
        end
    end

    always @* begin
        fflags_11_d = coming_11;
        frm_11_d = frm_11_q;
        if (takes & (owner == 5'hb)) begin
            case (kind)
                4'h1: fflags_11_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_11_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_11_d = wanted[4:0];
                    frm_11_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_11 = frm_11_q;

    always @* begin
        coming_12 = fflags_12_q;
        if (raise_0 & (raise_context_0 == 5'hc)) begin
            coming_12 = coming_12 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'hc)) begin
            coming_12 = coming_12 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'hc)) begin
            coming_12 = coming_12 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'hc)) begin
            coming_12 = coming_12 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'hc)) begin
            coming_12 = coming_12 | raise_flags_4;
        end
    end

    always @* begin
        fflags_12_d = coming_12;
        frm_12_d = frm_12_q;
        if (takes & (owner == 5'hc)) begin
            case (kind)
                4'h1: fflags_12_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_12_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_12_d = wanted[4:0];
                    frm_12_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_12 = frm_12_q;

    always @* begin
        coming_13 = fflags_13_q;
        if (raise_0 & (raise_context_0 == 5'hd)) begin
            coming_13 = coming_13 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'hd)) begin
            coming_13 = coming_13 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'hd)) begin
            coming_13 = coming_13 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'hd)) begin
            coming_13 = coming_13 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'hd)) begin
            coming_13 = coming_13 | raise_flags_4;
        end
    end

    always @* begin
        fflags_13_d = coming_13;
        frm_13_d = frm_13_q;
        if (takes & (owner == 5'hd)) begin
            case (kind)
                4'h1: fflags_13_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_13_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_13_d = wanted[4:0];
                    frm_13_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_13 = frm_13_q;

    always @* begin
        coming_14 = fflags_14_q;
        if (raise_0 & (raise_context_0 == 5'he)) begin
            coming_14 = coming_14 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'he)) begin
            coming_14 = coming_14 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'he)) begin
            coming_14 = coming_14 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'he)) begin
            coming_14 = coming_14 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'he)) begin
            coming_14 = coming_14 | raise_flags_4;
        end
    end

    always @* begin
        fflags_14_d = coming_14;
        frm_14_d = frm_14_q;
        if (takes & (owner == 5'he)) begin
            case (kind)
                4'h1: fflags_14_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_14_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_14_d = wanted[4:0];
                    frm_14_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_14 = frm_14_q;

    always @* begin
        coming_15 = fflags_15_q;
        if (raise_0 & (raise_context_0 == 5'hf)) begin
            coming_15 = coming_15 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'hf)) begin
            coming_15 = coming_15 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'hf)) begin
            coming_15 = coming_15 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'hf)) begin
            coming_15 = coming_15 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'hf)) begin
            coming_15 = coming_15 | raise_flags_4;
        end
    end

    always @* begin
        fflags_15_d = coming_15;
        frm_15_d = frm_15_q;
        if (takes & (owner == 5'hf)) begin
            case (kind)
                4'h1: fflags_15_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_15_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_15_d = wanted[4:0];
                    frm_15_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_15 = frm_15_q;

    always @* begin
        coming_16 = fflags_16_q;
        if (raise_0 & (raise_context_0 == 5'h10)) begin
            coming_16 = coming_16 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h10)) begin
            coming_16 = coming_16 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h10)) begin
            coming_16 = coming_16 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h10)) begin
            coming_16 = coming_16 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h10)) begin
            coming_16 = coming_16 | raise_flags_4;
        end
    end

    always @* begin
        fflags_16_d = coming_16;
        frm_16_d = frm_16_q;
        if (takes & (owner == 5'h10)) begin
            case (kind)
                4'h1: fflags_16_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_16_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_16_d = wanted[4:0];
                    frm_16_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_16 = frm_16_q;

    always @* begin
        coming_17 = fflags_17_q;
        if (raise_0 & (raise_context_0 == 5'h11)) begin
            coming_17 = coming_17 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h11)) begin
            coming_17 = coming_17 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h11)) begin
            coming_17 = coming_17 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h11)) begin
            coming_17 = coming_17 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h11)) begin
            coming_17 = coming_17 | raise_flags_4;
        end
    end

    always @* begin
        fflags_17_d = coming_17;
        frm_17_d = frm_17_q;
        if (takes & (owner == 5'h11)) begin
            case (kind)
                4'h1: fflags_17_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_17_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_17_d = wanted[4:0];
                    frm_17_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_17 = frm_17_q;

    always @* begin
        coming_18 = fflags_18_q;
        if (raise_0 & (raise_context_0 == 5'h12)) begin
            coming_18 = coming_18 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h12)) begin
            coming_18 = coming_18 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h12)) begin
            coming_18 = coming_18 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h12)) begin
            coming_18 = coming_18 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h12)) begin
            coming_18 = coming_18 | raise_flags_4;
        end
    end

    always @* begin
        fflags_18_d = coming_18;
        frm_18_d = frm_18_q;
        if (takes & (owner == 5'h12)) begin
            case (kind)
                4'h1: fflags_18_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_18_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_18_d = wanted[4:0];
                    frm_18_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_18 = frm_18_q;

    always @* begin
        coming_19 = fflags_19_q;
        if (raise_0 & (raise_context_0 == 5'h13)) begin
            coming_19 = coming_19 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h13)) begin
            coming_19 = coming_19 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h13)) begin
            coming_19 = coming_19 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h13)) begin
            coming_19 = coming_19 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h13)) begin
            coming_19 = coming_19 | raise_flags_4;
        end
    end

    always @* begin
        fflags_19_d = coming_19;
        frm_19_d = frm_19_q;
        if (takes & (owner == 5'h13)) begin
            case (kind)
                4'h1: fflags_19_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_19_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_19_d = wanted[4:0];
                    frm_19_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_19 = frm_19_q;

    always @* begin
        coming_20 = fflags_20_q;
        if (raise_0 & (raise_context_0 == 5'h14)) begin
            coming_20 = coming_20 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h14)) begin
            coming_20 = coming_20 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h14)) begin
            coming_20 = coming_20 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h14)) begin
            coming_20 = coming_20 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h14)) begin
            coming_20 = coming_20 | raise_flags_4;
        end
    end

    always @* begin
        fflags_20_d = coming_20;
        frm_20_d = frm_20_q;
        if (takes & (owner == 5'h14)) begin
            case (kind)
                4'h1: fflags_20_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_20_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_20_d = wanted[4:0];
                    frm_20_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_20 = frm_20_q;

    always @* begin
        coming_21 = fflags_21_q;
        if (raise_0 & (raise_context_0 == 5'h15)) begin
            coming_21 = coming_21 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h15)) begin
            coming_21 = coming_21 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h15)) begin
            coming_21 = coming_21 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h15)) begin
            coming_21 = coming_21 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h15)) begin
            coming_21 = coming_21 | raise_flags_4;
        end
    end

    always @* begin
        fflags_21_d = coming_21;
        frm_21_d = frm_21_q;
        if (takes & (owner == 5'h15)) begin
            case (kind)
                4'h1: fflags_21_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_21_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_21_d = wanted[4:0];
                    frm_21_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_21 = frm_21_q;

    always @* begin
        coming_22 = fflags_22_q;
        if (raise_0 & (raise_context_0 == 5'h16)) begin
            coming_22 = coming_22 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h16)) begin
            coming_22 = coming_22 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h16)) begin
            coming_22 = coming_22 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h16)) begin
            coming_22 = coming_22 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h16)) begin
            coming_22 = coming_22 | raise_flags_4;
        end
    end

    always @* begin
        fflags_22_d = coming_22;
        frm_22_d = frm_22_q;
        if (takes & (owner == 5'h16)) begin
            case (kind)
                4'h1: fflags_22_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_22_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_22_d = wanted[4:0];
                    frm_22_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_22 = frm_22_q;

    always @* begin
        coming_23 = fflags_23_q;
        if (raise_0 & (raise_context_0 == 5'h17)) begin
            coming_23 = coming_23 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h17)) begin
            coming_23 = coming_23 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h17)) begin
            coming_23 = coming_23 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h17)) begin
            coming_23 = coming_23 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h17)) begin
            coming_23 = coming_23 | raise_flags_4;
        end
    end

    always @* begin
        fflags_23_d = coming_23;
        frm_23_d = frm_23_q;
        if (takes & (owner == 5'h17)) begin
            case (kind)
                4'h1: fflags_23_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_23_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_23_d = wanted[4:0];
                    frm_23_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_23 = frm_23_q;

    always @* begin
        coming_24 = fflags_24_q;
        if (raise_0 & (raise_context_0 == 5'h18)) begin
            coming_24 = coming_24 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h18)) begin
            coming_24 = coming_24 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h18)) begin
            coming_24 = coming_24 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h18)) begin
            coming_24 = coming_24 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h18)) begin
            coming_24 = coming_24 | raise_flags_4;
        end
    end

    always @* begin
        fflags_24_d = coming_24;
        frm_24_d = frm_24_q;
        if (takes & (owner == 5'h18)) begin
            case (kind)
                4'h1: fflags_24_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_24_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_24_d = wanted[4:0];
                    frm_24_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_24 = frm_24_q;

    always @* begin
        coming_25 = fflags_25_q;
        if (raise_0 & (raise_context_0 == 5'h19)) begin
            coming_25 = coming_25 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h19)) begin
            coming_25 = coming_25 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h19)) begin
            coming_25 = coming_25 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h19)) begin
            coming_25 = coming_25 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h19)) begin
            coming_25 = coming_25 | raise_flags_4;
        end
    end

    always @* begin
        fflags_25_d = coming_25;
        frm_25_d = frm_25_q;
        if (takes & (owner == 5'h19)) begin
            case (kind)
                4'h1: fflags_25_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_25_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_25_d = wanted[4:0];
                    frm_25_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_25 = frm_25_q;

    always @* begin
        coming_26 = fflags_26_q;
        if (raise_0 & (raise_context_0 == 5'h1a)) begin
            coming_26 = coming_26 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1a)) begin
            coming_26 = coming_26 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1a)) begin
            coming_26 = coming_26 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1a)) begin
            coming_26 = coming_26 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1a)) begin
            coming_26 = coming_26 | raise_flags_4;
        end
    end

    always @* begin
        fflags_26_d = coming_26;
        frm_26_d = frm_26_q;
        if (takes & (owner == 5'h1a)) begin
            case (kind)
                4'h1: fflags_26_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_26_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_26_d = wanted[4:0];
                    frm_26_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_26 = frm_26_q;

    always @* begin
        coming_27 = fflags_27_q;
        if (raise_0 & (raise_context_0 == 5'h1b)) begin
            coming_27 = coming_27 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1b)) begin
            coming_27 = coming_27 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1b)) begin
            coming_27 = coming_27 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1b)) begin
            coming_27 = coming_27 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1b)) begin
            coming_27 = coming_27 | raise_flags_4;
        end
    end

    always @* begin
        fflags_27_d = coming_27;
        frm_27_d = frm_27_q;
        if (takes & (owner == 5'h1b)) begin
            case (kind)
                4'h1: fflags_27_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_27_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_27_d = wanted[4:0];
                    frm_27_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_27 = frm_27_q;

    always @* begin
        coming_28 = fflags_28_q;
        if (raise_0 & (raise_context_0 == 5'h1c)) begin
            coming_28 = coming_28 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1c)) begin
            coming_28 = coming_28 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1c)) begin
            coming_28 = coming_28 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1c)) begin
            coming_28 = coming_28 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1c)) begin
            coming_28 = coming_28 | raise_flags_4;
        end
    end

    always @* begin
        fflags_28_d = coming_28;
        frm_28_d = frm_28_q;
        if (takes & (owner == 5'h1c)) begin
            case (kind)
                4'h1: fflags_28_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_28_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_28_d = wanted[4:0];
                    frm_28_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_28 = frm_28_q;

    always @* begin
        coming_29 = fflags_29_q;
        if (raise_0 & (raise_context_0 == 5'h1d)) begin
            coming_29 = coming_29 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1d)) begin
            coming_29 = coming_29 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1d)) begin
            coming_29 = coming_29 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1d)) begin
            coming_29 = coming_29 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1d)) begin
            coming_29 = coming_29 | raise_flags_4;
        end
    end

    always @* begin
        fflags_29_d = coming_29;
        frm_29_d = frm_29_q;
        if (takes & (owner == 5'h1d)) begin
            case (kind)
                4'h1: fflags_29_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_29_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_29_d = wanted[4:0];
                    frm_29_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_29 = frm_29_q;

    always @* begin
        coming_30 = fflags_30_q;
        if (raise_0 & (raise_context_0 == 5'h1e)) begin
            coming_30 = coming_30 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1e)) begin
            coming_30 = coming_30 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1e)) begin
            coming_30 = coming_30 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1e)) begin
            coming_30 = coming_30 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1e)) begin
            coming_30 = coming_30 | raise_flags_4;
        end
    end

    always @* begin
        fflags_30_d = coming_30;
        frm_30_d = frm_30_q;
        if (takes & (owner == 5'h1e)) begin
            case (kind)
                4'h1: fflags_30_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_30_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_30_d = wanted[4:0];
                    frm_30_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_30 = frm_30_q;

    always @* begin
        coming_31 = fflags_31_q;
        if (raise_0 & (raise_context_0 == 5'h1f)) begin
            coming_31 = coming_31 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 5'h1f)) begin
            coming_31 = coming_31 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 5'h1f)) begin
            coming_31 = coming_31 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 5'h1f)) begin
            coming_31 = coming_31 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 5'h1f)) begin
            coming_31 = coming_31 | raise_flags_4;
        end
    end

    always @* begin
        fflags_31_d = coming_31;
        frm_31_d = frm_31_q;
        if (takes & (owner == 5'h1f)) begin
            case (kind)
                4'h1: fflags_31_d = wanted[4:0]; // kind::FFLAGS
                4'h2: frm_31_d = wanted[2:0]; // kind::FRM
                4'h3: begin // kind::FCSR
                    fflags_31_d = wanted[4:0];
                    frm_31_d = wanted[7:5];
                end
                default: begin
                end
            endcase
        end
    end

    assign rounding_31 = frm_31_q;

    always @(posedge clock) begin
        if (reset) begin
            fflags_0_q <= 5'h0;
            fflags_1_q <= 5'h0;
            fflags_2_q <= 5'h0;
            fflags_3_q <= 5'h0;
            fflags_4_q <= 5'h0;
            fflags_5_q <= 5'h0;
            fflags_6_q <= 5'h0;
            fflags_7_q <= 5'h0;
            fflags_8_q <= 5'h0;
            fflags_9_q <= 5'h0;
            fflags_10_q <= 5'h0;
            fflags_11_q <= 5'h0;
            fflags_12_q <= 5'h0;
            fflags_13_q <= 5'h0;
            fflags_14_q <= 5'h0;
            fflags_15_q <= 5'h0;
            fflags_16_q <= 5'h0;
            fflags_17_q <= 5'h0;
            fflags_18_q <= 5'h0;
            fflags_19_q <= 5'h0;
            fflags_20_q <= 5'h0;
            fflags_21_q <= 5'h0;
            fflags_22_q <= 5'h0;
            fflags_23_q <= 5'h0;
            fflags_24_q <= 5'h0;
            fflags_25_q <= 5'h0;
            fflags_26_q <= 5'h0;
            fflags_27_q <= 5'h0;
            fflags_28_q <= 5'h0;
            fflags_29_q <= 5'h0;
            fflags_30_q <= 5'h0;
            fflags_31_q <= 5'h0;
            frm_0_q <= 3'h0;
            frm_1_q <= 3'h0;
            frm_2_q <= 3'h0;
            frm_3_q <= 3'h0;
            frm_4_q <= 3'h0;
            frm_5_q <= 3'h0;
            frm_6_q <= 3'h0;
            frm_7_q <= 3'h0;
            frm_8_q <= 3'h0;
            frm_9_q <= 3'h0;
            frm_10_q <= 3'h0;
            frm_11_q <= 3'h0;
            frm_12_q <= 3'h0;
            frm_13_q <= 3'h0;
            frm_14_q <= 3'h0;
            frm_15_q <= 3'h0;
            frm_16_q <= 3'h0;
            frm_17_q <= 3'h0;
            frm_18_q <= 3'h0;
            frm_19_q <= 3'h0;
            frm_20_q <= 3'h0;
            frm_21_q <= 3'h0;
            frm_22_q <= 3'h0;
            frm_23_q <= 3'h0;
            frm_24_q <= 3'h0;
            frm_25_q <= 3'h0;
            frm_26_q <= 3'h0;
            frm_27_q <= 3'h0;
            frm_28_q <= 3'h0;
            frm_29_q <= 3'h0;
            frm_30_q <= 3'h0;
            frm_31_q <= 3'h0;
        end else begin
            fflags_0_q <= fflags_0_d;
            fflags_1_q <= fflags_1_d;
            fflags_2_q <= fflags_2_d;
            fflags_3_q <= fflags_3_d;
            fflags_4_q <= fflags_4_d;
            fflags_5_q <= fflags_5_d;
            fflags_6_q <= fflags_6_d;
            fflags_7_q <= fflags_7_d;
            fflags_8_q <= fflags_8_d;
            fflags_9_q <= fflags_9_d;
            fflags_10_q <= fflags_10_d;
            fflags_11_q <= fflags_11_d;
            fflags_12_q <= fflags_12_d;
            fflags_13_q <= fflags_13_d;
            fflags_14_q <= fflags_14_d;
            fflags_15_q <= fflags_15_d;
            fflags_16_q <= fflags_16_d;
            fflags_17_q <= fflags_17_d;
            fflags_18_q <= fflags_18_d;
            fflags_19_q <= fflags_19_d;
            fflags_20_q <= fflags_20_d;
            fflags_21_q <= fflags_21_d;
            fflags_22_q <= fflags_22_d;
            fflags_23_q <= fflags_23_d;
            fflags_24_q <= fflags_24_d;
            fflags_25_q <= fflags_25_d;
            fflags_26_q <= fflags_26_d;
            fflags_27_q <= fflags_27_d;
            fflags_28_q <= fflags_28_d;
            fflags_29_q <= fflags_29_d;
            fflags_30_q <= fflags_30_d;
            fflags_31_q <= fflags_31_d;
            frm_0_q <= frm_0_d;
            frm_1_q <= frm_1_d;
            frm_2_q <= frm_2_d;
            frm_3_q <= frm_3_d;
            frm_4_q <= frm_4_d;
            frm_5_q <= frm_5_d;
            frm_6_q <= frm_6_d;
            frm_7_q <= frm_7_d;
            frm_8_q <= frm_8_d;
            frm_9_q <= frm_9_d;
            frm_10_q <= frm_10_d;
            frm_11_q <= frm_11_d;
            frm_12_q <= frm_12_d;
            frm_13_q <= frm_13_d;
            frm_14_q <= frm_14_d;
            frm_15_q <= frm_15_d;
            frm_16_q <= frm_16_d;
            frm_17_q <= frm_17_d;
            frm_18_q <= frm_18_d;
            frm_19_q <= frm_19_d;
            frm_20_q <= frm_20_d;
            frm_21_q <= frm_21_d;
            frm_22_q <= frm_22_d;
            frm_23_q <= frm_23_d;
            frm_24_q <= frm_24_d;
            frm_25_q <= frm_25_d;
            frm_26_q <= frm_26_d;
            frm_27_q <= frm_27_d;
            frm_28_q <= frm_28_d;
            frm_29_q <= frm_29_d;
            frm_30_q <= frm_30_d;
            frm_31_q <= frm_31_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, wanted[31:8]};
endmodule
