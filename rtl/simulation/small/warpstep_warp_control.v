// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//
// ```text
// c                 issue: the context is blocked from c + 1 on
// c + 1             operands
// c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; the link register is written
// c + control       the context may issue, unless it waits at a barrier, at wspawn or at a join
// ```
// In a cycle contexts of one warp may issue them, each through the port of its number. Branches and direct jumps are resolved at every port;
// all others are scalar, and one port at most has one. A wspawn that is not alone waits on; it takes effect in a cycle in
// which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
// Knows nothing of queues and fetching: it says where a context goes.
//
// All control state of a core's contexts.

`default_nettype none

module warpstep_warp_control (
    input  wire         clock,
    input  wire         reset,
    input  wire   [3:0] issue, // Cycle c: contexts that issue a control instruction, one bit per context.
    // Cycle c + 1: control instruction of each port with its operands, all of one warp.
    input  wire         instruction_valid, // There is a control instruction.
    input  wire         instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire   [1:0] instruction_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire   [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire   [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire         instruction_issued_looped,
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
    // Lanes whose link register is not written after all, as the instruction is wrong; one bit per lane.
    output wire   [3:0] withdrawn,
    // Cycle of the resolution: where contexts go.
    // Contexts that are redirected at the end of this cycle, one bit per context.
    output wire   [3:0] redirection_redirect,
    output wire  [31:0] redirection_redirect_pc, // Address at which the redirected context of each port continues.
    // Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    output wire   [3:0] redirection_retire,
    // Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    output wire   [3:0] redirection_start,
    output wire  [31:0] redirection_start_pc, // Address the started contexts begin at.
    output wire         redirection_invalidate, // All instruction lines become invalid at the end of this cycle.
    // The redirection of each port is that of a taken backward branch; with loop registers only.
    output wire         redirection_loops,
    output wire  [31:0] redirection_branch_pc, // Address of that branch; with loop registers only.
    // State of all contexts.
    output wire   [3:0] contexts_running, // Contexts with an active lane, one bit per context.
    output wire  [15:0] contexts_active, // Active lanes of each context, one bit per lane.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    output wire  [11:0] contexts_blocked,
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
    localparam [2:0] STATE_BARRIER = 3'h2;
    localparam [2:0] STATE_SPAWN = 3'h3;

    wire        next_pc_first_join;
    wire        next_pc_jumps;
    wire        next_pc_misaligned;
    wire [31:0] next_pc_behind;
    wire        resolve_first_join;
    wire [31:0] resolve_resume_pc;
    wire        resolve_changes;
    wire        resolve_changed;
    wire  [3:0] resolve_lanes;
    wire        resolve_retires;
    wire        resolve_splits;
    wire        resolve_overflows;
    wire  [1:0] resolve_pointer;
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
    wire  [3:0] spawn_start;
    wire        spawn_wrong_count;
    wire        spawn_misaligned;
    reg   [3:0] errors_scalar_cause;
    reg   [1:0] errors_scalar_warp;
    reg  [31:0] errors_scalar_pc;
    reg  [31:0] errors_scalar_detail;
    wire        errors_good;
    wire        errors_raise_valid;
    wire  [3:0] errors_raise_cause;
    wire  [1:0] errors_raise_context;
    wire [31:0] errors_raise_pc;
    wire [31:0] errors_raise_detail;
    wire  [1:0] errors_raise_lane;
    wire        links_wrong;
    reg  [31:0] links_values;
    wire        outcomes_jumps;
    wire        outcomes_scalar_waits;
    wire        outcomes_spawns;
    wire  [3:0] outcomes_clear;
    wire  [3:0] outcomes_waits;
    wire  [3:0] outcomes_released;
    reg   [2:0] states_wait_state;

    warpstep_next_pc u_next_pc_0 (
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
        .first_join                   (next_pc_first_join),
        .resume_pc                    (resolve_resume_pc),
        .jumps                        (next_pc_jumps),
        .target                       (redirection_redirect_pc),
        .misaligned                   (next_pc_misaligned),
        .behind                       (next_pc_behind),
        .loops                        (redirection_loops)
    );

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
        .instruction_issued_looped    (instruction_issued_looped),
        .instruction_destination      (instruction_destination),
        .instruction_predicate        (instruction_predicate),
        .instruction_leader_left      (instruction_leader_left),
        .instruction_leader_right     (instruction_leader_right),
        .instruction_leader_taken     (instruction_leader_taken),
        .port                         (1'b0),
        .behind                       (next_pc_behind),
        .clear                        (outcomes_clear),
        .first_join                   (resolve_first_join),
        .resume_pc                    (resolve_resume_pc),
        .changes                      (resolve_changes),
        .changed                      (resolve_changed),
        .lanes                        (resolve_lanes),
        .retires                      (resolve_retires),
        .splits                       (resolve_splits),
        .overflows                    (resolve_overflows),
        .pointer                      (resolve_pointer),
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
        .start           (spawn_start),
        .wrong_count     (spawn_wrong_count),
        .misaligned      (spawn_misaligned)
    );

    warpstep_control_errors u_errors (
        .instructions_valid            (instruction_valid),
        .instructions_issued_valid     (instruction_issued_valid),
        .instructions_issued_context   (instruction_issued_context),
        .instructions_issued_active    (instruction_issued_active),
        .instructions_issued_op        (instruction_issued_op),
        .instructions_issued_pc        (instruction_issued_pc),
        .instructions_issued_rd        (instruction_issued_rd),
        .instructions_issued_rs1       (instruction_issued_rs1),
        .instructions_issued_immediate (instruction_issued_immediate),
        .instructions_issued_looped    (instruction_issued_looped),
        .instructions_destination      (instruction_destination),
        .instructions_predicate        (instruction_predicate),
        .instructions_leader_left      (instruction_leader_left),
        .instructions_leader_right     (instruction_leader_right),
        .instructions_leader_taken     (instruction_leader_taken),
        .misaligned                    (next_pc_misaligned),
        .targets                       (redirection_redirect_pc),
        .scalar_cause                  (errors_scalar_cause),
        .scalar_port                   (1'b0),
        .scalar_warp                   (errors_scalar_warp),
        .scalar_pc                     (errors_scalar_pc),
        .scalar_detail                 (errors_scalar_detail),
        .good                          (errors_good),
        .raise_valid                   (errors_raise_valid),
        .raise_cause                   (errors_raise_cause),
        .raise_context                 (errors_raise_context),
        .raise_pc                      (errors_raise_pc),
        .raise_detail                  (errors_raise_detail),
        .raise_lane                    (errors_raise_lane)
    );

    warpstep_link_registers u_links (
        .instructions_valid            (instruction_valid),
        .instructions_issued_valid     (instruction_issued_valid),
        .instructions_issued_context   (instruction_issued_context),
        .instructions_issued_active    (instruction_issued_active),
        .instructions_issued_op        (instruction_issued_op),
        .instructions_issued_pc        (instruction_issued_pc),
        .instructions_issued_rd        (instruction_issued_rd),
        .instructions_issued_rs1       (instruction_issued_rs1),
        .instructions_issued_immediate (instruction_issued_immediate),
        .instructions_issued_looped    (instruction_issued_looped),
        .instructions_destination      (instruction_destination),
        .instructions_predicate        (instruction_predicate),
        .instructions_leader_left      (instruction_leader_left),
        .instructions_leader_right     (instruction_leader_right),
        .instructions_leader_taken     (instruction_leader_taken),
        .resolved                      (instruction_valid),
        .wrong                         (links_wrong),
        .values                        (links_values),
        .results_valid                 (results_valid),
        .results_destination           (results_destination),
        .results_value                 (results_value),
        .withdrawn                     (withdrawn)
    );

    warpstep_context_masks u_masks (
        .clock          (clock),
        .reset          (reset),
        .change         (resolve_changes),
        .change_context (instruction_issued_context),
        .change_active  (resolve_lanes),
        .start          (spawn_start),
        .running        (contexts_running),
        .active         (contexts_active)
    );

    warpstep_context_outcomes u_outcomes (
        .warps          (instruction_issued_context),
        .good           (errors_good),
        .jumps          (outcomes_jumps),
        .scalar_warp    (instruction_issued_context),
        .scalar_port    (1'b0),
        .scalar_waits   (outcomes_scalar_waits),
        .scalar_retires (resolve_retires),
        .opened         (barriers_released),
        .spawns         (outcomes_spawns),
        .spawner        (spawn_firing_warp),
        .start          (spawn_start),
        .redirect       (redirection_redirect),
        .retire         (redirection_retire),
        .starts         (redirection_start),
        .clear          (outcomes_clear),
        .waits          (outcomes_waits),
        .released       (outcomes_released)
    );

    warpstep_blocked u_states (
        .clock      (clock),
        .reset      (reset),
        .issue      (issue),
        .waits      (outcomes_waits),
        .wait_state (states_wait_state),
        .released   (outcomes_released),
        .states     (contexts_blocked)
    );

    warpstep_fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise_valid   (errors_raise_valid),
        .raise_cause   (errors_raise_cause),
        .raise_context (errors_raise_context),
        .raise_pc      (errors_raise_pc),
        .raise_detail  (errors_raise_detail),
        .raise_lane    (errors_raise_lane),
        .fault_valid   (fault_valid),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    // What the parts make of it.
    assign next_pc_first_join = resolve_first_join & (1'b0 == 1'b0);
    assign barriers_arrive = instruction_valid & (instruction_issued_op == OP_BAR);
    assign spawn_arrive = instruction_valid & (instruction_issued_op == OP_WSPAWN);

    always @* begin
        // Errors; a spawn that waited has the stage to itself.
        errors_scalar_cause = resolve_wrong;
        errors_scalar_detail = resolve_detail;
        if (spawn_wrong_count) begin
            errors_scalar_cause = CAUSE_SPAWN_COUNT;
            errors_scalar_detail = spawn_firing_count;
        end else if (spawn_misaligned) begin
            errors_scalar_cause = CAUSE_MISALIGNED_TARGET;
            errors_scalar_detail = redirection_start_pc;
        end else if (barriers_wrong_id) begin
            errors_scalar_cause = CAUSE_BARRIER_ID;
            errors_scalar_detail = instruction_leader_left;
        end else if (barriers_wrong_count) begin
            errors_scalar_cause = CAUSE_BARRIER_COUNT;
            errors_scalar_detail = instruction_leader_right;
        end
    end

    always @* begin
        errors_scalar_warp = instruction_issued_context;
        errors_scalar_pc = instruction_issued_pc;
        if (spawn_fires) begin
            errors_scalar_warp = spawn_firing_warp;
            errors_scalar_pc = spawn_firing_pc;
        end
    end

    // Link registers. Only jumps and splits have them: what else may be wrong does not matter.
    assign links_wrong = next_pc_misaligned | (resolve_overflows & (1'b0 == 1'b0));

    always @* begin
        links_values = next_pc_behind;
        if ((1'b0 == 1'b0) & resolve_splits) links_values = {30'h0, resolve_pointer};
    end

    // Who starts, ends, waits and goes on.
    // A join that jumps has met its split: only a sum can be wrong.
    assign outcomes_jumps = instruction_valid & next_pc_jumps & ~next_pc_misaligned;
    assign redirection_branch_pc = instruction_issued_pc;
    assign outcomes_spawns = spawn_fires & ~(|errors_scalar_cause);
    assign outcomes_scalar_waits = barriers_waits | spawn_waits;

    always @* begin
        states_wait_state = STATE_BARRIER;
        if (spawn_waits) states_wait_state = STATE_SPAWN;
    end

    assign redirection_invalidate = instruction_valid & (instruction_issued_op == OP_FENCE_I);

    // Not used here.
    wire unused = &{1'b0, resolve_changed};
endmodule

`default_nettype wire
