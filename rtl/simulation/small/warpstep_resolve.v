// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What a scalar control instruction does to its own warp: with which lanes its context goes on, its stack, and the context
// its other half runs in.
//
// Combinational but for the stacks, which change at the end of the cycle. Wires lanes, stack and free contexts together;
// knows nothing of other warps, so bar and wspawn pass without effect, nor of program counters, but for the one behind a
// split.
//
// Resolves one instruction a cycle.

`default_nettype none

module warpstep_resolve (
    input  wire        clock,
    input  wire        reset,
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
    input  wire        port, // Port of the instruction.
    input  wire [31:0] behind, // Address of the next instruction.
    input  wire  [3:0] clear, // Contexts that start or end, one bit per context: their stacks become empty.
    // It is the first join of a split whose halves run one after the other: the context continues at `resume_pc`.
    output wire        first_join,
    output wire [31:0] resume_pc, // Address at which the other half begins.
    output wire        changes, // The active lanes of a context change.
    output wire        changed, // Port of the context whose active lanes change.
    output reg   [3:0] lanes, // Active lanes of that context after the change, one bit per lane.
    output wire        retires, // The context ends: no lane is left. Only tmc and pred do that.
    output wire        splits, // It is a split: its link register gets the pointer.
    output wire        overflows, // It is a split that finds its stack full.
    output wire  [1:0] pointer, // Pointer of the divergence stack.
    output reg   [3:0] wrong, // Cause of a program error, or zero. An error changes nothing.
    output reg  [31:0] detail // Evidence of the error.
);

    localparam [3:0] CAUSE_STACK_OVERFLOW = 4'h5;
    localparam [3:0] CAUSE_JOIN_WITHOUT_SPLIT = 4'h6;
    localparam [3:0] CAUSE_JOINS_DIFFER = 4'h7;
    localparam [6:0] OP_JOIN = 7'h56;

    wire        next_lanes_sets;
    wire  [3:0] next_lanes_wanted;
    wire        next_lanes_diverges;
    wire  [3:0] next_lanes_holds;
    wire  [3:0] next_lanes_other;
    wire        stacks_push;
    wire        stacks_joins;
    wire        stacks_second;
    wire  [3:0] stacks_lanes;
    wire        stacks_wrong_operand;
    wire        stacks_joins_differ;
    wire [31:0] stacks_first_join_pc;

    warpstep_next_lanes u_next_lanes (
        .instruction_valid            (instruction_valid),
        .instruction_issued_valid     (instruction_issued_valid),
        .instruction_issued_context   (instruction_issued_context),
        .instruction_issued_active    (instruction_issued_active),
        .instruction_issued_op        (instruction_issued_op),
        .instruction_issued_pc        (instruction_issued_pc),
        .instruction_issued_rd        (instruction_issued_rd),
        .instruction_issued_rs1       (instruction_issued_rs1),
        .instruction_issued_immediate (instruction_issued_immediate),
        .instruction_issued_looped    (instruction_issued_looped),
        .instruction_destination      (instruction_destination),
        .instruction_predicate        (instruction_predicate),
        .instruction_leader_left      (instruction_leader_left),
        .instruction_leader_right     (instruction_leader_right),
        .instruction_leader_taken     (instruction_leader_taken),
        .sets                         (next_lanes_sets),
        .wanted                       (next_lanes_wanted),
        .splits                       (splits),
        .diverges                     (next_lanes_diverges),
        .holds                        (next_lanes_holds),
        .other                        (next_lanes_other)
    );

    warpstep_divergence_stacks u_stacks (
        .clock         (clock),
        .reset         (reset),
        .warp          (instruction_issued_context),
        .port          (port),
        .push          (stacks_push),
        .before_       (instruction_issued_active),
        .other         (next_lanes_other),
        .resume_pc     (behind),
        .joins         (stacks_joins),
        .operand       (instruction_leader_left),
        .join_pc       (instruction_issued_pc),
        .clear         (clear),
        .pointer       (pointer),
        .first         (first_join),
        .second        (stacks_second),
        .lanes         (stacks_lanes),
        .pc            (resume_pc),
        .overflow      (overflows),
        .wrong_operand (stacks_wrong_operand),
        .joins_differ  (stacks_joins_differ),
        .first_join_pc (stacks_first_join_pc)
    );

    // Lanes and stack.
    assign stacks_push = instruction_valid & next_lanes_diverges;
    assign stacks_joins = instruction_valid & (instruction_issued_op == OP_JOIN);

    always @* begin
        // Errors.
        wrong = 4'h0;
        detail = instruction_leader_left;
        if (overflows) begin
            wrong = CAUSE_STACK_OVERFLOW;
            detail = {30'h0, pointer};
        end else if (stacks_wrong_operand) begin
            wrong = CAUSE_JOIN_WITHOUT_SPLIT;
        end else if (stacks_joins_differ) begin
            wrong = CAUSE_JOINS_DIFFER;
            detail = stacks_first_join_pc;
        end
    end

    assign retires = instruction_valid & next_lanes_sets & ~(|next_lanes_wanted);

    // What becomes of the context, or of the one it is merged into.
    assign changes = instruction_valid
        & (next_lanes_sets | next_lanes_diverges | first_join | stacks_second)
        & ~(|wrong);
    assign changed = port;

    always @* begin
        lanes = next_lanes_wanted;
        if (splits) lanes = next_lanes_holds;
        else if (stacks_joins) lanes = stacks_lanes;
    end
endmodule

`default_nettype wire
