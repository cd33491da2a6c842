// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which lanes are active after tmc, pred and split. Combinational; knows nothing of stacks.
//
// A predicate is bit 0 of each lane's rs1, negated by the .n forms. pred keeps the lanes where it holds, or takes rs2's mask
// if it holds nowhere. A split diverges if it holds in some active lanes and not in others.
//
// The next mask of one instruction.

`default_nettype none

module warpstep_next_lanes (
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
    output reg         sets, // It is a tmc or pred: the mask becomes `wanted`.
    output reg   [3:0] wanted, // Mask that a tmc or pred leaves, one bit per lane.
    output reg         splits, // It is a split.
    output wire        diverges, // It is a split whose predicate holds in some active lanes and not in others.
    output reg   [3:0] holds, // Active lanes where the predicate holds, one bit per lane: they run on after a split.
    output wire  [3:0] other // Active lanes where the predicate does not hold, one bit per lane.
);

    localparam [6:0] OP_TMC = 7'h52;
    localparam [6:0] OP_SPLIT = 7'h54;
    localparam [6:0] OP_SPLIT_N = 7'h55;
    localparam [6:0] OP_PRED = 7'h58;
    localparam [6:0] OP_PRED_N = 7'h59;
    localparam [6:0] OP_SPLIT_M = 7'h62;
    localparam [6:0] OP_SPLIT_M_N = 7'h63;

    reg  negates;

    always @* begin
        sets = 1'b0;
        splits = 1'b0;
        negates = 1'b0;
        case (instruction_issued_op)
            OP_TMC: sets = 1'b1;
            OP_PRED: sets = 1'b1;
            OP_PRED_N: begin
                sets = 1'b1;
                negates = 1'b1;
            end
            OP_SPLIT: splits = 1'b1;
            OP_SPLIT_M: splits = 1'b1;
            OP_SPLIT_N: begin
                splits = 1'b1;
                negates = 1'b1;
            end
            OP_SPLIT_M_N: begin
                splits = 1'b1;
                negates = 1'b1;
            end
            default: ;
        endcase
    end

    always @* begin
        holds = instruction_issued_active & instruction_predicate;
        if (negates) holds = instruction_issued_active & ~instruction_predicate;
    end

    assign other = instruction_issued_active & ~holds;
    assign diverges = splits & (|holds) & (|other);

    always @* begin
        wanted = holds;
        if (instruction_issued_op == OP_TMC) wanted = instruction_leader_left[3:0];
        else if (~(|holds)) wanted = instruction_leader_right[3:0];
    end

    // Not used here.
    wire unused = &{
        1'b0, instruction_valid, instruction_issued_valid, instruction_issued_context, instruction_issued_pc,
        instruction_issued_rd, instruction_issued_rs1, instruction_issued_immediate, instruction_issued_looped,
        instruction_destination, instruction_leader_left[31:4], instruction_leader_right[31:4],
        instruction_leader_taken
    };
endmodule

`default_nettype wire
