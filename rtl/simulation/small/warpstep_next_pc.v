// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Where a context goes on. Combinational; knows nothing of fetching.
//
// Branches go by what the leader lane, the highest active one, found; a taken branch is a jump even to the next
// instruction. fence.i jumps to the next instruction, so that it is fetched again. The first half's join jumps behind the
// split.
//
// The next program counter of one instruction.

`default_nettype none

module warpstep_next_pc (
    // Instruction that is resolved.
    input  wire        instruction_valid, // There is a control instruction.
    input  wire        instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire  [1:0] instruction_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire  [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire  [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire  [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire  [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire        instruction_issued_looped,
    // Destination of the link register: register (low six bits) and warp (above).
    input  wire  [7:0] instruction_destination,
    input  wire  [3:0] instruction_predicate, // Bit 0 of rs1, one bit per lane.
    input  wire [31:0] instruction_leader_left, // First operand of the lane.
    input  wire [31:0] instruction_leader_right, // Second operand of the lane.
    input  wire        instruction_leader_taken, // The lane takes the branch.
    input  wire        first_join, // It is the first join of a split.
    input  wire [31:0] resume_pc, // Address at which the other half of that split begins.
    output reg         jumps, // The context continues at `target`, not at the next instruction.
    output reg  [31:0] target, // Address at which the context continues.
    output reg         misaligned, // It jumps to an address that is no multiple of four.
    output wire [31:0] behind, // Address of the next instruction: what a jump leaves in its link register.
    output reg         loops // It is a taken direct branch with a negative offset; with loop registers only.
);

    localparam [6:0] OP_JAL = 7'h2;
    localparam [6:0] OP_JALR = 7'h3;
    localparam [6:0] OP_FIRST_BRANCH = 7'h4;
    localparam [6:0] OP_LAST_BRANCH = 7'h9;
    localparam [6:0] OP_FENCE_I = 7'h50;

    reg  [31:0] sum;

    assign behind = instruction_issued_pc + 32'h4;

    always @* begin
        sum = instruction_issued_pc + instruction_issued_immediate;
        if (instruction_issued_op == OP_JALR) begin
            sum = instruction_leader_left + instruction_issued_immediate;
        end
    end

    always @* begin
        jumps = 1'b0;
        target = sum;
        // Only a sum can miss an instruction.
        misaligned = 1'b0;
        if (instruction_issued_op == OP_JAL) begin
            jumps = 1'b1;
            misaligned = |sum[1:0];
        end else if (instruction_issued_op == OP_JALR) begin
            jumps = 1'b1;
            misaligned = sum[1];
            target = {sum[31:1], 1'b0};
        end else if ((instruction_issued_op >= OP_FIRST_BRANCH) & (instruction_issued_op <= OP_LAST_BRANCH)) begin
            jumps = instruction_leader_taken;
            misaligned = instruction_leader_taken & (|sum[1:0]);
        end else if (instruction_issued_op == OP_FENCE_I) begin
            jumps = 1'b1;
            target = behind;
        end else if (first_join) begin
            jumps = 1'b1;
            target = resume_pc;
        end
        // A looped branch was followed by its target already: it jumps if it is not taken.
        loops = jumps
            & instruction_issued_immediate[31]
            & ((instruction_issued_op == OP_JAL) | ((instruction_issued_op >= OP_FIRST_BRANCH) & (instruction_issued_op <= OP_LAST_BRANCH)));
        if (instruction_issued_looped) begin
            jumps = ~jumps;
            target = behind;
            misaligned = 1'b0;
        end
    end

    // Not used here.
    wire unused = &{
        1'b0, instruction_valid, instruction_issued_valid, instruction_issued_context, instruction_issued_active,
        instruction_issued_rd, instruction_issued_rs1, instruction_destination, instruction_predicate,
        instruction_leader_right
    };
endmodule

`default_nettype wire
