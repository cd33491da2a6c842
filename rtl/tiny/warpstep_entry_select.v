// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The entry that issues, of the heads of all queues of a port; all zero if none does. Combinational.
//
// Chosen by who is granted, one bit per warp, and not by a number: the grants are there earlier, and each drives its own head.
//
// At most one of several entries.

`default_nettype none

module warpstep_entry_select (
    // The oldest entry of each warp.
    input  wire  [1:0] heads_valid, // There is an entry.
    input  wire  [1:0] heads_nop, // The entry is a compensation NOP.
    input  wire  [3:0] heads_cause, // Cause of a compensation NOP.
    input  wire [63:0] heads_pc, // Address of the instruction.
    input  wire [13:0] heads_op, // Operation number; all ones for an illegal word.
    input  wire  [9:0] heads_class, // Class of the operation.
    input  wire [11:0] heads_rd, // Destination register.
    input  wire [11:0] heads_rs1, // First source register.
    input  wire [11:0] heads_rs2, // Second source register.
    input  wire [11:0] heads_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire [63:0] heads_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire  [1:0] heads_looped,
    input  wire  [1:0] grants, // Warps whose head issues, at most one; one bit per warp.
    // The entry that issues.
    output wire        entry_valid, // There is an entry.
    output reg         entry_nop, // The entry is a compensation NOP.
    output reg   [1:0] entry_cause, // Cause of a compensation NOP.
    output reg  [31:0] entry_pc, // Address of the instruction.
    output reg   [6:0] entry_op, // Operation number; all ones for an illegal word.
    output reg   [4:0] entry_class, // Class of the operation.
    output reg   [5:0] entry_rd, // Destination register.
    output reg   [5:0] entry_rs1, // First source register.
    output reg   [5:0] entry_rs2, // Second source register.
    output reg   [5:0] entry_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output reg  [31:0] entry_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    output reg         entry_looped
);

    assign entry_valid = |grants;

    always @* begin : set_entry_nop
        integer warp;
        entry_nop = 1'b0;
        entry_cause = 2'h0;
        entry_pc = 32'h0;
        entry_op = 7'h0;
        entry_class = 5'h0;
        entry_rd = 6'h0;
        entry_rs1 = 6'h0;
        entry_rs2 = 6'h0;
        entry_rs3 = 6'h0;
        entry_immediate = 32'h0;
        entry_looped = 1'b0;
        for (warp = 0; warp < 2; warp = warp + 1) begin
            if (grants[warp]) begin
                entry_nop = entry_nop | heads_nop[warp];
                entry_cause = entry_cause | heads_cause[warp*2 +: 2];
                entry_pc = entry_pc | heads_pc[warp*32 +: 32];
                entry_op = entry_op | heads_op[warp*7 +: 7];
                entry_class = entry_class | heads_class[warp*5 +: 5];
                entry_rd = entry_rd | heads_rd[warp*6 +: 6];
                entry_rs1 = entry_rs1 | heads_rs1[warp*6 +: 6];
                entry_rs2 = entry_rs2 | heads_rs2[warp*6 +: 6];
                entry_rs3 = entry_rs3 | heads_rs3[warp*6 +: 6];
                entry_immediate = entry_immediate | heads_immediate[warp*32 +: 32];
                entry_looped = entry_looped | heads_looped[warp];
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, heads_valid};
endmodule

`default_nettype wire
