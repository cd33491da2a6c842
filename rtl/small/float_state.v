// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
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
    input  wire  [1:0] raise_context_0,
    input  wire  [1:0] raise_context_1,
    input  wire  [1:0] raise_context_2,
    input  wire  [1:0] raise_context_3,
    input  wire  [1:0] raise_context_4,
    // Which.
    input  wire  [4:0] raise_flags_0,
    input  wire  [4:0] raise_flags_1,
    input  wire  [4:0] raise_flags_2,
    input  wire  [4:0] raise_flags_3,
    input  wire  [4:0] raise_flags_4,
    // The context a CSR instruction is of.
    input  wire  [1:0] owner,
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
    output wire  [2:0] rounding_3
);

    reg  [4:0] fflags_0_q;
    reg  [4:0] fflags_0_d;
    reg  [4:0] fflags_1_q;
    reg  [4:0] fflags_1_d;
    reg  [4:0] fflags_2_q;
    reg  [4:0] fflags_2_d;
    reg  [4:0] fflags_3_q;
    reg  [4:0] fflags_3_d;
    reg  [2:0] frm_0_q;
    reg  [2:0] frm_0_d;
    reg  [2:0] frm_1_q;
    reg  [2:0] frm_1_d;
    reg  [2:0] frm_2_q;
    reg  [2:0] frm_2_d;
    reg  [2:0] frm_3_q;
    reg  [2:0] frm_3_d;
    reg  [4:0] coming_0;
    reg  [4:0] coming_1;
    reg  [4:0] coming_2;
    reg  [4:0] coming_3;

    always @* begin
        own_flags = 5'h0;
        own_rounding = 3'h0;
        if (owner == 2'h0) begin
            own_flags = fflags_0_q;
            own_rounding = frm_0_q;
        end
        if (owner == 2'h1) begin
            own_flags = fflags_1_q;
            own_rounding = frm_1_q;
        end
        if (owner == 2'h2) begin
            own_flags = fflags_2_q;
            own_rounding = frm_2_q;
        end
        if (owner == 2'h3) begin
            own_flags = fflags_3_q;
            own_rounding = frm_3_q;
        end
    end

    always @* begin
        coming_0 = fflags_0_q;
        if (raise_0 & (raise_context_0 == 2'h0)) begin
            coming_0 = coming_0 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 2'h0)) begin
            coming_0 = coming_0 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 2'h0)) begin
            coming_0 = coming_0 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 2'h0)) begin
            coming_0 = coming_0 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 2'h0)) begin
            coming_0 = coming_0 | raise_flags_4;
        end
    end

    always @* begin
        fflags_0_d = coming_0;
        frm_0_d = frm_0_q;
        if (takes & (owner == 2'h0)) begin
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
        if (raise_0 & (raise_context_0 == 2'h1)) begin
            coming_1 = coming_1 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 2'h1)) begin
            coming_1 = coming_1 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 2'h1)) begin
            coming_1 = coming_1 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 2'h1)) begin
            coming_1 = coming_1 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 2'h1)) begin
            coming_1 = coming_1 | raise_flags_4;
        end
    end

    always @* begin
        fflags_1_d = coming_1;
        frm_1_d = frm_1_q;
        if (takes & (owner == 2'h1)) begin
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
        if (raise_0 & (raise_context_0 == 2'h2)) begin
            coming_2 = coming_2 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 2'h2)) begin
            coming_2 = coming_2 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 2'h2)) begin
            coming_2 = coming_2 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 2'h2)) begin
            coming_2 = coming_2 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 2'h2)) begin
            coming_2 = coming_2 | raise_flags_4;
        end
    end

    always @* begin
        fflags_2_d = coming_2;
        frm_2_d = frm_2_q;
        if (takes & (owner == 2'h2)) begin
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
        if (raise_0 & (raise_context_0 == 2'h3)) begin
            coming_3 = coming_3 | raise_flags_0;
        end
        if (raise_1 & (raise_context_1 == 2'h3)) begin
            coming_3 = coming_3 | raise_flags_1;
        end
        if (raise_2 & (raise_context_2 == 2'h3)) begin
            coming_3 = coming_3 | raise_flags_2;
        end
        if (raise_3 & (raise_context_3 == 2'h3)) begin
            coming_3 = coming_3 | raise_flags_3;
        end
        if (raise_4 & (raise_context_4 == 2'h3)) begin
            coming_3 = coming_3 | raise_flags_4;
        end
    end

    always @* begin
        fflags_3_d = coming_3;
        frm_3_d = frm_3_q;
        if (takes & (owner == 2'h3)) begin
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

    always @(posedge clock) begin
        if (reset) begin
            fflags_0_q <= 5'h0;
            fflags_1_q <= 5'h0;
            fflags_2_q <= 5'h0;
            fflags_3_q <= 5'h0;
            frm_0_q <= 3'h0;
            frm_1_q <= 3'h0;
            frm_2_q <= 3'h0;
            frm_3_q <= 3'h0;
        end else begin
            fflags_0_q <= fflags_0_d;
            fflags_1_q <= fflags_1_d;
            fflags_2_q <= fflags_2_d;
            fflags_3_q <= fflags_3_d;
            frm_0_q <= frm_0_d;
            frm_1_q <= frm_1_d;
            frm_2_q <= frm_2_d;
            frm_3_q <= frm_3_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, wanted[31:8]};
endmodule
