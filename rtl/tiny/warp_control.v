// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//
// ```text
// c                 issue: the context is blocked from c + 1 on
// c + 1             operands
// c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; rd is written
// c + control       the context may issue, unless it waits at a barrier or at wspawn
// ```
// One may issue in every cycle, each of another context. A wspawn that is not alone waits on; it takes effect in a cycle in
// which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
// This file only wires; the parts are beside it. Knows nothing of queues and fetching: it says where a context goes.
//
// All control state of a core's contexts.

module warp_control (
    input  wire        clock,
    input  wire        reset,
    // Cycle c: a control instruction issues.
    input  wire        issue,
    // Cycle c: whose.
    input  wire        issue_context,
    // Cycle c + 1: which operation.
    input  wire  [6:0] op,
    // Cycle c + 1: its address.
    input  wire [31:0] pc,
    // Cycle c + 1: its immediate.
    input  wire [31:0] imm,
    // Cycle c + 1: the context's active lanes.
    input  wire  [3:0] active,
    // Cycle c + 1: bit 0 of rs1, one a lane.
    input  wire  [3:0] predicate,
    // Cycle c + 1: rs1 of the highest active lane.
    input  wire [31:0] left,
    // Cycle c + 1: rs2 of the highest active lane.
    input  wire [31:0] right,
    // Cycle c + 1: whether the highest active lane takes the branch.
    input  wire        taken,
    // An instruction takes effect in this cycle.
    output wire        resolved,
    // Whose.
    output reg         resolved_context,
    // What rd becomes: a jump's return address, a split's pointer.
    output wire [31:0] result,
    // The resolved context goes elsewhere: what it fetched is worth nothing.
    output wire        redirect,
    // Where it goes.
    output wire [31:0] redirect_pc,
    // The resolved context ends.
    output wire        retire,
    // All instruction lines become invalid (fence.i).
    output wire        invalidate,
    // Contexts that begin.
    output wire  [1:0] start,
    // Where they do.
    output wire [31:0] start_pc,
    // Contexts with an active lane.
    output wire  [1:0] active_contexts,
    // The active lanes of each context.
    output wire  [3:0] lanes_0,
    output wire  [3:0] lanes_1,
    // What each context waits for: 0 nothing, 1 control, 2 barrier, 3 wspawn.
    output wire  [1:0] blocked_0,
    output wire  [1:0] blocked_1,
    // There was a program error.
    output wire        faulted,
    // What the first one was.
    output wire  [3:0] fault_cause,
    // Whose it was.
    output wire        fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Its evidence.
    output wire [31:0] fault_detail
);

    reg         under_way_q;
    wire        under_way_d;
    reg         under_way_context_q;
    wire        under_way_context_d;
    reg   [3:0] wrong;
    reg  [31:0] detail;
    wire        good;
    wire        valid_late;
    wire        context_late;
    wire  [6:0] op_late_late;
    wire [31:0] pc_late_late;
    wire [31:0] imm_late_late;
    wire  [3:0] active_late_late;
    wire  [3:0] predicate_late_late;
    wire [31:0] left_late_late;
    wire [31:0] right_late_late;
    wire        taken_late_late;
    wire        resolve_valid;
    reg   [1:0] resolve_clear;
    wire        resolve_jumps;
    wire        resolve_changes;
    wire  [3:0] resolve_lanes;
    wire  [3:0] resolve_wrong;
    wire [31:0] resolve_detail;
    wire        barriers_arrive;
    wire        barriers_waits;
    wire  [1:0] barriers_released;
    wire        barriers_wrong_id;
    wire        barriers_wrong_count;
    wire        spawn_arrive;
    wire        spawn_waits;
    wire        spawn_fires;
    wire        spawn_fires_warp;
    wire [31:0] spawn_fires_pc;
    wire  [1:0] spawn_start;
    wire [31:0] spawn_start_pc;
    wire        spawn_wrong_count;
    wire [31:0] spawn_fires_count;
    wire        spawn_misaligned;
    wire  [1:0] masks_active;
    reg   [1:0] states_resolve_state;
    reg   [1:0] states_released;
    wire        fault_raise;
    reg  [31:0] fault_raise_pc;

    delay_cycles0_early1 u_valid (
        .early (under_way_q),
        .late  (valid_late)
    );

    delay_cycles0_early1 u_context (
        .early (under_way_context_q),
        .late  (context_late)
    );

    delay_cycles0_early7 u_op_late (
        .early (op),
        .late  (op_late_late)
    );

    delay_cycles0_early32 u_pc_late (
        .early (pc),
        .late  (pc_late_late)
    );

    delay_cycles0_early32 u_imm_late (
        .early (imm),
        .late  (imm_late_late)
    );

    delay_cycles0_early4 u_active_late (
        .early (active),
        .late  (active_late_late)
    );

    delay_cycles0_early4 u_predicate_late (
        .early (predicate),
        .late  (predicate_late_late)
    );

    delay_cycles0_early32 u_left_late (
        .early (left),
        .late  (left_late_late)
    );

    delay_cycles0_early32 u_right_late (
        .early (right),
        .late  (right_late_late)
    );

    delay_cycles0_early1 u_taken_late (
        .early (taken),
        .late  (taken_late_late)
    );

    resolve u_resolve (
        .clock     (clock),
        .reset     (reset),
        .valid     (resolve_valid),
        .owner     (context_late),
        .op        (op_late_late),
        .pc        (pc_late_late),
        .imm       (imm_late_late),
        .active    (active_late_late),
        .predicate (predicate_late_late),
        .left      (left_late_late),
        .right     (right_late_late),
        .taken     (taken_late_late),
        .clear     (resolve_clear),
        .jumps     (resolve_jumps),
        .target    (redirect_pc),
        .changes   (resolve_changes),
        .lanes     (resolve_lanes),
        .result    (result),
        .wrong     (resolve_wrong),
        .detail    (resolve_detail)
    );

    barriers u_barriers (
        .clock       (clock),
        .reset       (reset),
        .arrive      (barriers_arrive),
        .warp        (context_late),
        .operand     (left_late_late),
        .count       (right_late_late),
        .waits       (barriers_waits),
        .released    (barriers_released),
        .wrong_id    (barriers_wrong_id),
        .wrong_count (barriers_wrong_count),
        .active      (masks_active)
    );

    spawn u_spawn (
        .clock       (clock),
        .reset       (reset),
        .arrive      (spawn_arrive),
        .warp        (context_late),
        .pc          (pc_late_late),
        .count       (left_late_late),
        .target      (right_late_late),
        .active      (masks_active),
        .waits       (spawn_waits),
        .fires       (spawn_fires),
        .fires_warp  (spawn_fires_warp),
        .fires_pc    (spawn_fires_pc),
        .start       (spawn_start),
        .start_pc    (spawn_start_pc),
        .wrong_count (spawn_wrong_count),
        .fires_count (spawn_fires_count),
        .misaligned  (spawn_misaligned)
    );

    context_masks u_masks (
        .clock          (clock),
        .reset          (reset),
        .change         (resolve_changes),
        .change_context (context_late),
        .change_lanes   (resolve_lanes),
        .start          (spawn_start),
        .active         (masks_active),
        .lanes_0        (lanes_0),
        .lanes_1        (lanes_1)
    );

    blocked u_states (
        .clock           (clock),
        .reset           (reset),
        .issue           (issue),
        .issue_context   (issue_context),
        .resolve         (good),
        .resolve_context (context_late),
        .resolve_state   (states_resolve_state),
        .released        (states_released),
        .states_0        (blocked_0),
        .states_1        (blocked_1)
    );

    fault_record u_fault (
        .clock         (clock),
        .reset         (reset),
        .raise         (fault_raise),
        .raise_cause   (wrong),
        .raise_context (resolved_context),
        .raise_pc      (fault_raise_pc),
        .raise_detail  (detail),
        .faulted       (faulted),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail)
    );

    // From the operands to the resolution.
    assign under_way_d = issue;
    assign under_way_context_d = issue_context;

    // What the parts make of it.
    assign resolve_valid = valid_late;
    assign barriers_arrive = valid_late & (op_late_late == 7'h57);
    assign spawn_arrive = valid_late & (op_late_late == 7'h53);

    always @* begin
        // Errors.
        wrong = resolve_wrong;
        detail = resolve_detail;
        if (spawn_wrong_count) begin
            wrong = 4'h2;
            detail = spawn_fires_count;
        end else if (spawn_misaligned) begin
            wrong = 4'h1;
            detail = spawn_start_pc;
        end else if (barriers_wrong_id) begin
            wrong = 4'h3;
            detail = left_late_late;
        end else if (barriers_wrong_count) begin
            wrong = 4'h4;
            detail = right_late_late;
        end
    end

    assign good = valid_late & (~(|wrong));

    always @* begin
        // A spawn that waited has the stage to itself.
        resolved_context = context_late;
        if (spawn_fires) begin
            resolved_context = spawn_fires_warp;
        end
    end

    always @* begin
        fault_raise_pc = pc_late_late;
        if (spawn_fires) begin
            fault_raise_pc = spawn_fires_pc;
        end
    end

    assign resolved = ((valid_late | spawn_fires) & (~spawn_waits)) & (~(|wrong));
    assign fault_raise = |wrong;

    // What becomes of the context.
    assign redirect = resolve_jumps;
    assign invalidate = good & (op_late_late == 7'h50);
    assign retire = resolve_changes & (~(|resolve_lanes));

    // Who starts, ends, waits and goes on.
    assign start = spawn_start;
    assign start_pc = spawn_start_pc;

    always @* begin
        states_resolve_state = 2'h0;
        if (barriers_waits) begin
            states_resolve_state = 2'h2;
        end else if (spawn_waits) begin
            states_resolve_state = 2'h3;
        end
    end

    always @* begin
        resolve_clear = spawn_start;
        if (retire & (context_late == 1'b0)) begin
            resolve_clear[0] = 1'b1;
        end
        if (retire & (context_late == 1'b1)) begin
            resolve_clear[1] = 1'b1;
        end
    end

    always @* begin
        states_released = barriers_released;
        if ((resolved & spawn_fires) & (resolved_context == 1'b0)) begin
            states_released[0] = 1'b1;
        end
        if ((resolved & spawn_fires) & (resolved_context == 1'b1)) begin
            states_released[1] = 1'b1;
        end
    end

    assign active_contexts = masks_active;

    always @(posedge clock) begin
        if (reset) begin
            under_way_q <= 1'b0;
            under_way_context_q <= 1'b0;
        end else begin
            under_way_q <= under_way_d;
            under_way_context_q <= under_way_context_d;
        end
    end
endmodule
