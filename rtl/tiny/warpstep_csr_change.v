// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// What a CSR instruction wants to write, from its operation, its operand and the old value. Combinational.
//
// The operand is rs1 of the leader lane, the highest active one, or the small immediate. The set and clear forms write
// nothing if they name x0 or zero. Knows nothing of which register it is.
//
// The new value of a register.

`default_nettype none

module warpstep_csr_change (
    // CSR instruction.
    input  wire        instruction_valid, // There is a CSR instruction.
    input  wire        instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire        instruction_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire  [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire  [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire  [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire  [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire        instruction_issued_looped,
    input  wire [31:0] instruction_operand, // rs1 of the leader lane, the highest active one.
    input  wire [31:0] old, // Value the CSR holds.
    output reg         writes, // The instruction writes the CSR.
    output reg  [31:0] wanted // Value it writes.
);

    localparam [6:0] OP_CSRRW = 7'h4a;
    localparam [6:0] OP_CSRRS = 7'h4b;
    localparam [6:0] OP_CSRRC = 7'h4c;
    localparam [6:0] OP_CSRRWI = 7'h4d;
    localparam [6:0] OP_CSRRSI = 7'h4e;

    reg  [31:0] by;

    always @* begin
        by = {27'h0, instruction_issued_immediate[16:12]};
        writes = |instruction_issued_immediate[16:12];
        if ((instruction_issued_op == OP_CSRRW) | (instruction_issued_op == OP_CSRRS) | (instruction_issued_op == OP_CSRRC)) begin
            by = instruction_operand;
            writes = |instruction_issued_rs1;
        end
        wanted = old & ~by;
        if ((instruction_issued_op == OP_CSRRW) | (instruction_issued_op == OP_CSRRWI)) begin
            writes = 1'b1;
            wanted = by;
        end else if ((instruction_issued_op == OP_CSRRS) | (instruction_issued_op == OP_CSRRSI)) begin
            wanted = old | by;
        end
    end

    // Not used here.
    wire unused = &{
        1'b0, instruction_valid, instruction_issued_valid, instruction_issued_context, instruction_issued_active,
        instruction_issued_pc, instruction_issued_rd, instruction_issued_immediate[11:0],
        instruction_issued_immediate[31:17], instruction_issued_looped
    };
endmodule

`default_nettype wire
