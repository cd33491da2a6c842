// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//
// ```text
// c                 issue: the context is blocked from c + 1 on
// c + 1             operands
// c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; the link register is written
// c + control       the context may issue, unless it waits at a barrier or at wspawn
// ```
// One may issue in every cycle, each of another context. A wspawn that is not alone waits on; it takes effect in a cycle in
// which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
// Knows nothing of queues and fetching: it says where a context goes.
//
// All control state of a core's contexts.

`default_nettype none

module warpstep_warp_control (
    input  wire         clock,
    input  wire         reset,
    input  wire         issue, // Cycle c: a control instruction issues.
    input  wire   [1:0] issue_context, // Cycle c: context that issues the control instruction.
    // Cycle c + 1: control instruction with its operands.
    input  wire         instruction_valid, // There is a control instruction.
    input  wire         instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire   [1:0] instruction_issued_context, // Context of the issued instruction.
    input  wire   [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire   [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // Destination of the link register: register (low six bits) and warp (above).
    input  wire   [7:0] instruction_destination,
    input  wire   [3:0] instruction_predicate, // Bit 0 of rs1, one bit per lane.
    input  wire  [31:0] instruction_leader_left, // First operand of the lane.
    input  wire  [31:0] instruction_leader_right, // Second operand of the lane.
    input  wire         instruction_leader_taken, // The lane takes the branch.
    // Cycle of the resolution: link register of each lane, the return address of a jump or the pointer of a split.
    output wire   [3:0] results_valid, // There is a result in this cycle.
    output wire  [31:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [127:0] results_value, // Value of the result.
    // Cycle of the resolution: where contexts go.
    // Contexts that are redirected at the end of this cycle, one bit per context.
    output reg    [3:0] redirection_redirect,
    output wire  [31:0] redirection_redirect_pc, // Address at which the redirected context of each port continues.
    // Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    output reg    [3:0] redirection_retire,
    // Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    output wire   [3:0] redirection_start,
    output wire  [31:0] redirection_start_pc, // Address the started contexts begin at.
    output wire         redirection_invalidate, // All instruction lines become invalid at the end of this cycle.
    // State of all contexts.
    output wire   [3:0] contexts_running, // Contexts with an active lane, one bit per context.
    output wire  [15:0] contexts_active, // Active lanes of each context, one bit per lane.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn.
    output wire   [7:0] contexts_blocked,
    // First wrong control instruction, reported one cycle after its resolution.
    output wire         fault_valid, // There is a program error.
    output wire   [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire   [1:0] fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    localparam [3:0] CAUSE_MISALIGNED_TARGET = 4'h1;
    localparam [3:0] CAUSE_SPAWN_COUNT = 4'h2;
    localparam [3:0] CAUSE_BARRIER_ID = 4'h3;
    localparam [3:0] CAUSE_BARRIER_COUNT = 4'h4;
    localparam [6:0] OP_FENCE_I = 7'h50;
    localparam [6:0] OP_WSPAWN = 7'h53;
    localparam [6:0] OP_BAR = 7'h57;
    localparam [1:0] STATE_FREE = 2'h0;
    localparam [1:0] STATE_BARRIER = 2'h2;
    localparam [1:0] STATE_SPAWN = 2'h3;

    reg   [3:0] wrong;
    reg  [31:0] detail;
    wire        good;
    wire        takes_effect;
    reg   [1:0] context_;
    wire        retires;
    reg   [3:0] links;
    reg   [3:0] resolve_clear;
    wire        resolve_jumps;
    wire        resolve_changes;
    wire  [3:0] resolve_lanes;
    wire [31:0] resolve_result;
    wire  [3:0] resolve_wrong;
    wire [31:0] resolve_detail;
    wire        barriers_arrive;
    wire        barriers_waits;
    wire  [3:0] barriers_released;
    wire        barriers_wrong_id;
    wire        barriers_wrong_count;
    wire        spawn_arrive;
    wire        spawn_waits;
    wire        spawn_fires;
    wire  [1:0] spawn_firing_warp;
    wire [31:0] spawn_firing_pc;
    wire [31:0] spawn_firing_count;
    wire        spawn_wrong_count;
    wire        spawn_misaligned;
    reg   [1:0] states_resolve_state;
    reg   [3:0] states_released;
    wire        record_raise_valid;
    reg  [31:0] record_raise_pc;
    genvar        g_lane;

    warpstep_resolve u_resolve (
        .clock                        (clock),
        .reset                        (reset),
        .instruction_valid            (instruction_valid),
        .instruction_issued_valid     (instruction_issued_valid),
        .instruction_issued_context   (instruction_issued_context),
        .instruction_issued_active    (instruction_issued_active),
        .instruction_issued_op        (instruction_issued_op),
        .instruction_issued_pc        (instruction_issued_pc),
        .instruction_issued_rd        (instruction_issued_rd),
        .instruction_issued_rs1       (instruction_issued_rs1),
        .instruction_issued_immediate (instruction_issued_immediate),
        .instruction_destination      (instruction_destination),
        .instruction_predicate        (instruction_predicate),
        .instruction_leader_left      (instruction_leader_left),
        .instruction_leader_right     (instruction_leader_right),
        .instruction_leader_taken     (instruction_leader_taken),
        .clear                        (resolve_clear),
        .jumps                        (resolve_jumps),
        .target                       (redirection_redirect_pc),
        .changes                      (resolve_changes),
        .lanes                        (resolve_lanes),
        .result                       (resolve_result),
        .wrong                        (resolve_wrong),
        .detail                       (resolve_detail)
    );

    warpstep_barriers u_barriers (
        .clock       (clock),
        .reset       (reset),
        .arrive      (barriers_arrive),
        .warp        (instruction_issued_context),
        .operand     (instruction_leader_left),
        .count       (instruction_leader_right),
        .running     (contexts_running),
        .waits       (barriers_waits),
        .released    (barriers_released),
        .wrong_id    (barriers_wrong_id),
        .wrong_count (barriers_wrong_count)
    );

    warpstep_spawn u_spawn (
        .clock           (clock),
        .reset           (reset),
        .arrive          (spawn_arrive),
        .arriving_warp   (instruction_issued_context),
        .arriving_pc     (instruction_issued_pc),
        .arriving_count  (instruction_leader_left),
        .arriving_target (instruction_leader_right),
        .running         (contexts_running),
        .waits           (spawn_waits),
        .fires           (spawn_fires),
        .firing_warp     (spawn_firing_warp),
        .firing_pc       (spawn_firing_pc),
        .firing_count    (spawn_firing_count),
        .firing_target   (redirection_start_pc),
        .start           (redirection_start),
        .wrong_count     (spawn_wrong_count),
        .misaligned      (spawn_misaligned)
    );

    warpstep_context_masks u_masks (
        .clock          (clock),
        .reset          (reset),
        .change         (resolve_changes),
        .change_context (instruction_issued_context),
        .change_active  (resolve_lanes),
        .start          (redirection_start),
        .running        (contexts_running),
        .active         (contexts_active)
    );

    warpstep_blocked u_states (
        .clock           (clock),
        .reset           (reset),
        .issue           (issue),
        .issue_context   (issue_context),
        .resolve         (good),
        .resolve_context (instruction_issued_context),
        .resolve_state   (states_resolve_state),
        .released        (states_released),
        .states          (contexts_blocked)
    );

    warpstep_fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise_valid   (record_raise_valid),
        .raise_cause   (wrong),
        .raise_context (context_),
        .raise_pc      (record_raise_pc),
        .raise_detail  (detail),
        .raise_lane    (2'h0),
        .fault_valid   (fault_valid),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    // What the parts make of it.
    assign barriers_arrive = instruction_valid & (instruction_issued_op == OP_BAR);
    assign spawn_arrive = instruction_valid & (instruction_issued_op == OP_WSPAWN);

    always @* begin
        // Errors.
        wrong = resolve_wrong;
        detail = resolve_detail;
        if (spawn_wrong_count) begin
            wrong = CAUSE_SPAWN_COUNT;
            detail = spawn_firing_count;
        end else if (spawn_misaligned) begin
            wrong = CAUSE_MISALIGNED_TARGET;
            detail = redirection_start_pc;
        end else if (barriers_wrong_id) begin
            wrong = CAUSE_BARRIER_ID;
            detail = instruction_leader_left;
        end else if (barriers_wrong_count) begin
            wrong = CAUSE_BARRIER_COUNT;
            detail = instruction_leader_right;
        end
    end

    assign good = instruction_valid & ~(|wrong);

    always @* begin
        // A spawn that waited has the stage to itself.
        context_ = instruction_issued_context;
        if (spawn_fires) context_ = spawn_firing_warp;
    end

    always @* begin
        record_raise_pc = instruction_issued_pc;
        if (spawn_fires) record_raise_pc = spawn_firing_pc;
    end

    assign takes_effect = (instruction_valid | spawn_fires) & ~spawn_waits & ~(|wrong);
    assign record_raise_valid = |wrong;

    // What becomes of the context.
    assign retires = resolve_changes & ~(|resolve_lanes);

    always @* begin
        // The link register is written with the resolution of its own instruction.
        links = 4'h0;
        if (takes_effect & instruction_valid) links = instruction_issued_active;
    end

    assign results_valid = links;
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign results_destination[g_lane*8 +: 8] = instruction_destination;
        end
    endgenerate
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_2
            assign results_value[g_lane*32 +: 32] = resolve_result;
        end
    endgenerate

    // Who starts, ends, waits and goes on.
    assign redirection_invalidate = good & (instruction_issued_op == OP_FENCE_I);

    always @* begin
        states_resolve_state = STATE_FREE;
        if (barriers_waits) states_resolve_state = STATE_BARRIER;
        else if (spawn_waits) states_resolve_state = STATE_SPAWN;
    end

    always @* begin : set_redirection_redirect
        integer each;
        redirection_redirect = 4'h0;
        redirection_retire = 4'h0;
        for (each = 0; each < 4; each = each + 1) begin
            if (instruction_issued_context == each[1:0]) begin
                redirection_redirect[each] = resolve_jumps;
                redirection_retire[each] = retires;
            end
        end
    end

    always @* begin : set_resolve_clear
        integer each;
        resolve_clear = redirection_start;
        for (each = 0; each < 4; each = each + 1) begin
            if (instruction_issued_context == each[1:0]) begin
                if (retires) resolve_clear[each] = 1'b1;
            end
        end
    end

    always @* begin : set_states_released
        integer each;
        states_released = barriers_released;
        for (each = 0; each < 4; each = each + 1) begin
            if (takes_effect & spawn_fires & (context_ == each[1:0])) states_released[each] = 1'b1;
        end
    end
endmodule

`default_nettype wire
