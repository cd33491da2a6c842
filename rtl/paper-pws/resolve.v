// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What a control instruction does to its own context: where it goes on, with which lanes, and its stack.
//
// Combinational but for the stacks, which change at the end of the cycle. Wires lanes, stack and program counter together;
// knows nothing of other contexts, so bar and wspawn pass without effect.
//
// Resolves one instruction a cycle.

module resolve (
    input  wire        clock,
    input  wire        reset,
    // There is an instruction.
    input  wire        valid,
    // Whose.
    input  wire  [1:0] owner,
    // Which operation.
    input  wire  [6:0] op,
    // Its address.
    input  wire [31:0] pc,
    // Its immediate.
    input  wire [31:0] imm,
    // The context's active lanes.
    input  wire [31:0] active,
    // Bit 0 of rs1, one a lane.
    input  wire [31:0] predicate,
    // rs1 of the highest active lane.
    input  wire [31:0] left,
    // rs2 of the highest active lane.
    input  wire [31:0] right,
    // Whether a branch is taken.
    input  wire        taken,
    // Contexts that start or end: their stacks become empty.
    input  wire  [3:0] clear,
    // The context goes elsewhere.
    output wire        jumps,
    // Where.
    output wire [31:0] target,
    // The mask changes.
    output wire        changes,
    // What it becomes.
    output reg  [31:0] lanes,
    // What rd becomes.
    output reg  [31:0] result,
    // The cause of an error, or zero. An error changes nothing.
    output reg   [3:0] wrong,
    // Its evidence.
    output reg  [31:0] detail
);

    wire  [6:0] next_lanes_op;
    wire        next_lanes_sets;
    wire [31:0] next_lanes_wanted;
    wire        next_lanes_splits;
    wire        next_lanes_diverges;
    wire [31:0] next_lanes_holds;
    wire [31:0] next_lanes_other;
    wire        next_pc_jumps;
    wire [31:0] next_pc_target;
    wire        next_pc_misaligned;
    wire [31:0] next_pc_behind;
    wire        stacks_push;
    wire        stacks_joins;
    wire  [4:0] stacks_pointer;
    wire        stacks_first;
    wire        stacks_second;
    wire [31:0] stacks_lanes;
    wire [31:0] stacks_pc;
    wire        stacks_overflow;
    wire        stacks_wrong_operand;
    wire        stacks_joins_differ;
    wire [31:0] stacks_first_join_pc;

    next_lanes u_next_lanes (
        .op        (next_lanes_op),
        .active    (active),
        .predicate (predicate),
        .left      (left),
        .right     (right),
        .sets      (next_lanes_sets),
        .wanted    (next_lanes_wanted),
        .splits    (next_lanes_splits),
        .diverges  (next_lanes_diverges),
        .holds     (next_lanes_holds),
        .other     (next_lanes_other)
    );

    next_pc u_next_pc (
        .op         (op),
        .pc         (pc),
        .imm        (imm),
        .base       (left),
        .taken      (taken),
        .first_join (stacks_first),
        .resume_pc  (stacks_pc),
        .jumps      (next_pc_jumps),
        .target     (next_pc_target),
        .misaligned (next_pc_misaligned),
        .behind     (next_pc_behind)
    );

    divergence_stacks u_stacks (
        .clock         (clock),
        .reset         (reset),
        .owner         (owner),
        .push          (stacks_push),
        .lanes_before  (active),
        .other         (next_lanes_other),
        .resume_pc     (next_pc_behind),
        .joins         (stacks_joins),
        .operand       (left),
        .join_pc       (pc),
        .clear         (clear),
        .pointer       (stacks_pointer),
        .first         (stacks_first),
        .second        (stacks_second),
        .lanes         (stacks_lanes),
        .pc            (stacks_pc),
        .overflow      (stacks_overflow),
        .wrong_operand (stacks_wrong_operand),
        .joins_differ  (stacks_joins_differ),
        .first_join_pc (stacks_first_join_pc)
    );

    // Lanes, stack, program counter.
    assign next_lanes_op = op;
    assign stacks_push = valid & next_lanes_diverges;
    assign stacks_joins = valid & (op == 7'h56);

    always @* begin
        // Errors.
        wrong = 4'h0;
        detail = left;
        if (valid & next_pc_misaligned) begin
            wrong = 4'h1;
            detail = next_pc_target;
        end else if (stacks_overflow) begin
            wrong = 4'h5;
            detail = {27'h0, stacks_pointer};
        end else if (stacks_wrong_operand) begin
            wrong = 4'h6;
        end else if (stacks_joins_differ) begin
            wrong = 4'h7;
            detail = stacks_first_join_pc;
        end
    end

    // What becomes of the context.
    assign jumps = (valid & next_pc_jumps) & (~(|wrong));
    assign target = next_pc_target;
    assign changes = (valid & (((next_lanes_sets | next_lanes_diverges) | stacks_first) | stacks_second)) & (~(|wrong));

    always @* begin
        lanes = next_lanes_wanted;
        result = next_pc_behind;
        if (next_lanes_splits) begin
            lanes = next_lanes_holds;
            result = {27'h0, stacks_pointer};
        end else if (stacks_joins) begin
            lanes = stacks_lanes;
        end
    end
endmodule
