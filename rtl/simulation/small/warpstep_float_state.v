// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// fflags and frm, one of each per warp. Changes take effect at the end of the cycle. Only cores with a float unit have it.
//
// Float operations add flags as they come; a CSR instruction replaces them. Nobody reads or writes a warp's flags while
// its float operations are in flight, so the two do not meet.
//
// The float state of every warp.

`default_nettype none

module warpstep_float_state (
    input  wire        clock,
    input  wire        reset,
    // Flags raised by each float unit.
    input  wire  [9:0] raised_context, // Warp of the float instruction.
    input  wire [24:0] raised_flags, // Flags raised in any lane, one bit per flag as in fflags.
    input  wire  [1:0] warp, // Warp of the CSR instruction.
    output reg   [4:0] own_flags, // fflags of that warp.
    output reg   [2:0] own_rounding, // frm of that warp.
    input  wire        takes, // The CSR instruction writes.
    input  wire  [3:0] kind, // Kind of the CSR it writes.
    input  wire [31:0] wanted, // Value it writes.
    output wire [11:0] rounding // frm of each warp.
);

    localparam [3:0] KIND_FFLAGS = 4'h1;
    localparam [3:0] KIND_FRM = 4'h2;
    localparam [3:0] KIND_FCSR = 4'h3;

    reg  [19:0] fflags_q;
    reg  [11:0] frm_q;
    reg  [19:0] coming;
    genvar        g_each;

    always @* begin : set_own_flags
        integer each;
        own_flags = 5'h0;
        own_rounding = 3'h0;
        for (each = 0; each < 4; each = each + 1) begin
            if (warp == each[1:0]) begin
                own_flags = fflags_q[each*5 +: 5];
                own_rounding = frm_q[each*3 +: 3];
            end
        end
    end

    always @* begin : set_coming
        integer each;
        // Reading stands apart from writing: what is written depends, outside, on what is read.
        for (each = 0; each < 4; each = each + 1) begin
            coming[each*5 +: 5] = fflags_q[each*5 +: 5];
            if (raised_context[1:0] == each[1:0]) coming[each*5 +: 5] = coming[each*5 +: 5] | raised_flags[4:0];
            if (raised_context[3:2] == each[1:0]) coming[each*5 +: 5] = coming[each*5 +: 5] | raised_flags[9:5];
            if (raised_context[5:4] == each[1:0]) coming[each*5 +: 5] = coming[each*5 +: 5] | raised_flags[14:10];
            if (raised_context[7:6] == each[1:0]) coming[each*5 +: 5] = coming[each*5 +: 5] | raised_flags[19:15];
            if (raised_context[9:8] == each[1:0]) coming[each*5 +: 5] = coming[each*5 +: 5] | raised_flags[24:20];
        end
    end

    generate
        for (g_each = 0; g_each < 4; g_each = g_each + 1) begin : g_1
            assign rounding[g_each*3 +: 3] = frm_q[g_each*3 +: 3];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer each;
        if (reset) begin
            fflags_q <= 20'h0;
            frm_q <= 12'h0;
        end else begin
            for (each = 0; each < 4; each = each + 1) begin
                fflags_q[each*5 +: 5] <= coming[each*5 +: 5];
                if (takes & (warp == each[1:0])) begin
                    case (kind)
                        KIND_FFLAGS: fflags_q[each*5 +: 5] <= wanted[4:0];
                        KIND_FRM: frm_q[each*3 +: 3] <= wanted[2:0];
                        KIND_FCSR: begin
                            fflags_q[each*5 +: 5] <= wanted[4:0];
                            frm_q[each*3 +: 3] <= wanted[7:5];
                        end
                        default: ;
                    endcase
                end
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, wanted[31:8]};
endmodule

`default_nettype wire
