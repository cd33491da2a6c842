// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who can issue: readiness of every context, and the books it is read from.
//
// In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
// nothing of selection or values.
//
// Readiness, pending registers, slots, units.

module issue_stage (
    input  wire         clock,
    input  wire         reset,
    // The oldest entry of each context.
    input  wire [134:0] heads_0,
    input  wire [134:0] heads_1,
    input  wire [134:0] heads_2,
    input  wire [134:0] heads_3,
    // Whether there is one.
    input  wire   [3:0] has_head,
    // Contexts that run.
    input  wire   [3:0] active,
    // Their active lanes.
    input  wire   [3:0] lanes_0,
    input  wire   [3:0] lanes_1,
    input  wire   [3:0] lanes_2,
    input  wire   [3:0] lanes_3,
    // What each waits for: 0 nothing, 1 control, 2 barrier, 3 wspawn.
    input  wire   [1:0] blocked_0,
    input  wire   [1:0] blocked_1,
    input  wire   [1:0] blocked_2,
    input  wire   [1:0] blocked_3,
    // Contexts that wait for a line.
    input  wire   [3:0] waiting,
    // The load/store unit can take an instruction.
    input  wire         memory_available,
    // Nothing is under way there.
    input  wire         memory_drained,
    // A returned load takes a slot.
    input  wire         claim,
    // In these lanes.
    input  wire   [3:0] claim_lanes,
    // So many cycles from now.
    output wire   [5:0] claim_slot,
    // An instruction issues.
    input  wire         issue,
    // Whose.
    input  wire   [1:0] issue_context,
    // Its operation.
    input  wire   [6:0] issue_op,
    // Its class.
    input  wire   [4:0] issue_class,
    // Its destination.
    input  wire   [5:0] issue_rd,
    // Its lanes.
    input  wire   [3:0] issue_lanes,
    // Results written at the end of this cycle, one bit a writer.
    input  wire  [11:0] written,
    // For whom.
    input  wire   [1:0] written_context_0,
    input  wire   [1:0] written_context_1,
    input  wire   [1:0] written_context_2,
    input  wire   [1:0] written_context_3,
    input  wire   [1:0] written_context_4,
    input  wire   [1:0] written_context_5,
    input  wire   [1:0] written_context_6,
    input  wire   [1:0] written_context_7,
    input  wire   [1:0] written_context_8,
    input  wire   [1:0] written_context_9,
    input  wire   [1:0] written_context_10,
    input  wire   [1:0] written_context_11,
    // To which register.
    input  wire   [5:0] written_register_0,
    input  wire   [5:0] written_register_1,
    input  wire   [5:0] written_register_2,
    input  wire   [5:0] written_register_3,
    input  wire   [5:0] written_register_4,
    input  wire   [5:0] written_register_5,
    input  wire   [5:0] written_register_6,
    input  wire   [5:0] written_register_7,
    input  wire   [5:0] written_register_8,
    input  wire   [5:0] written_register_9,
    input  wire   [5:0] written_register_10,
    input  wire   [5:0] written_register_11,
    // A fence ends in this cycle.
    input  wire         fence_done,
    // Whose.
    input  wire   [1:0] fence_done_context,
    // Contexts that can issue.
    output wire   [3:0] ready,
    // Why the others cannot.
    output wire   [3:0] reasons_0,
    output wire   [3:0] reasons_1,
    output wire   [3:0] reasons_2,
    output wire   [3:0] reasons_3
);

    wire  [4:0] floats_done;
    wire        is_float;
    wire        judges_0_control;
    wire        judges_0_barrier;
    wire        judges_0_spawn;
    wire  [4:0] judges_0_class;
    wire        judges_0_ready;
    wire        judges_1_control;
    wire        judges_1_barrier;
    wire        judges_1_spawn;
    wire  [4:0] judges_1_class;
    wire        judges_1_ready;
    wire        judges_2_control;
    wire        judges_2_barrier;
    wire        judges_2_spawn;
    wire  [4:0] judges_2_class;
    wire        judges_2_ready;
    wire        judges_3_control;
    wire        judges_3_barrier;
    wire        judges_3_spawn;
    wire  [4:0] judges_3_class;
    wire        judges_3_ready;
    wire        pending_issue_fence;
    wire [63:0] pending_pending_0;
    wire [63:0] pending_pending_1;
    wire [63:0] pending_pending_2;
    wire [63:0] pending_pending_3;
    wire  [3:0] slots_free;
    reg         slots_book;
    reg   [3:0] divider_start;
    wire  [3:0] divider_busy;
    reg   [3:0] float_units_0_start;
    wire  [3:0] float_units_0_busy;
    reg   [3:0] float_units_1_start;
    wire  [3:0] float_units_1_busy;
    wire        floats_0_issue;
    wire  [3:0] floats_0_busy;

    readiness u_judges_0 (
        .active           (active[0]),
        .control          (judges_0_control),
        .barrier          (judges_0_barrier),
        .spawn            (judges_0_spawn),
        .waiting          (waiting[0]),
        .lanes            (lanes_0),
        .head             (heads_0),
        .has_head         (has_head[0]),
        .pending          (pending_pending_0),
        .float_busy       (floats_0_busy[0]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[0]),
        .class_           (judges_0_class),
        .ready            (judges_0_ready),
        .reason           (reasons_0)
    );

    readiness u_judges_1 (
        .active           (active[1]),
        .control          (judges_1_control),
        .barrier          (judges_1_barrier),
        .spawn            (judges_1_spawn),
        .waiting          (waiting[1]),
        .lanes            (lanes_1),
        .head             (heads_1),
        .has_head         (has_head[1]),
        .pending          (pending_pending_1),
        .float_busy       (floats_0_busy[1]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[1]),
        .class_           (judges_1_class),
        .ready            (judges_1_ready),
        .reason           (reasons_1)
    );

    readiness u_judges_2 (
        .active           (active[2]),
        .control          (judges_2_control),
        .barrier          (judges_2_barrier),
        .spawn            (judges_2_spawn),
        .waiting          (waiting[2]),
        .lanes            (lanes_2),
        .head             (heads_2),
        .has_head         (has_head[2]),
        .pending          (pending_pending_2),
        .float_busy       (floats_0_busy[2]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[2]),
        .class_           (judges_2_class),
        .ready            (judges_2_ready),
        .reason           (reasons_2)
    );

    readiness u_judges_3 (
        .active           (active[3]),
        .control          (judges_3_control),
        .barrier          (judges_3_barrier),
        .spawn            (judges_3_spawn),
        .waiting          (waiting[3]),
        .lanes            (lanes_3),
        .head             (heads_3),
        .has_head         (has_head[3]),
        .pending          (pending_pending_3),
        .float_busy       (floats_0_busy[3]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[3]),
        .class_           (judges_3_class),
        .ready            (judges_3_ready),
        .reason           (reasons_3)
    );

    pending_registers u_pending (
        .clock               (clock),
        .reset               (reset),
        .issue               (issue),
        .issue_context_0     (issue_context),
        .issue_register_0    (issue_rd),
        .issue_fence         (pending_issue_fence),
        .written             (written),
        .written_context_0   (written_context_0),
        .written_context_1   (written_context_1),
        .written_context_2   (written_context_2),
        .written_context_3   (written_context_3),
        .written_context_4   (written_context_4),
        .written_context_5   (written_context_5),
        .written_context_6   (written_context_6),
        .written_context_7   (written_context_7),
        .written_context_8   (written_context_8),
        .written_context_9   (written_context_9),
        .written_context_10  (written_context_10),
        .written_context_11  (written_context_11),
        .written_register_0  (written_register_0),
        .written_register_1  (written_register_1),
        .written_register_2  (written_register_2),
        .written_register_3  (written_register_3),
        .written_register_4  (written_register_4),
        .written_register_5  (written_register_5),
        .written_register_6  (written_register_6),
        .written_register_7  (written_register_7),
        .written_register_8  (written_register_8),
        .written_register_9  (written_register_9),
        .written_register_10 (written_register_10),
        .written_register_11 (written_register_11),
        .fence_done          (fence_done),
        .fence_done_context  (fence_done_context),
        .pending_0           (pending_pending_0),
        .pending_1           (pending_pending_1),
        .pending_2           (pending_pending_2),
        .pending_3           (pending_pending_3)
    );

    writeback_slots u_slots (
        .clock         (clock),
        .reset         (reset),
        .claim         (claim),
        .claim_lanes   (claim_lanes),
        .claim_slot    (claim_slot),
        .query_class_0 (judges_0_class),
        .query_class_1 (judges_1_class),
        .query_class_2 (judges_2_class),
        .query_class_3 (judges_3_class),
        .query_lanes_0 (lanes_0),
        .query_lanes_1 (lanes_1),
        .query_lanes_2 (lanes_2),
        .query_lanes_3 (lanes_3),
        .free          (slots_free),
        .book          (slots_book),
        .book_class_0  (issue_class),
        .book_lanes_0  (issue_lanes)
    );

    unit_occupancy_occupied_cycles32 u_divider (
        .clock (clock),
        .reset (reset),
        .start (divider_start),
        .busy  (divider_busy)
    );

    unit_occupancy_occupied_cycles14 u_float_units_0 (
        .clock (clock),
        .reset (reset),
        .start (float_units_0_start),
        .busy  (float_units_0_busy)
    );

    unit_occupancy_occupied_cycles14 u_float_units_1 (
        .clock (clock),
        .reset (reset),
        .start (float_units_1_start),
        .busy  (float_units_1_busy)
    );

    floats_under_way u_floats_0 (
        .clock          (clock),
        .reset          (reset),
        .issue          (floats_0_issue),
        .issue_context  (issue_context),
        .done           (floats_done),
        .done_context_0 (written_context_7),
        .done_context_1 (written_context_8),
        .done_context_2 (written_context_9),
        .done_context_3 (written_context_10),
        .done_context_4 (written_context_11),
        .busy           (floats_0_busy)
    );

    assign pending_issue_fence = issue_op == 7'h25;

    always @* begin
        slots_book = issue;
        if (issue_rd == 6'h0) begin
            slots_book = 1'b0;
        end
    end

    always @* begin
        divider_start = 4'h0;
        if (issue & (issue_class == 5'h2)) begin
            divider_start = issue_lanes;
        end
    end

    // Float units.
    assign is_float = ((((issue_class == 5'hc) | (issue_class == 5'hd)) | (issue_class == 5'he)) | (issue_class == 5'hf)) | (issue_class == 5'h10);
    assign floats_done = written[11:7];
    assign floats_0_issue = issue & is_float;

    always @* begin
        float_units_0_start = 4'h0;
        if (issue & (issue_class == 5'hf)) begin
            float_units_0_start = issue_lanes;
        end
    end

    always @* begin
        float_units_1_start = 4'h0;
        if (issue & (issue_class == 5'h10)) begin
            float_units_1_start = issue_lanes;
        end
    end

    assign ready = {judges_3_ready, judges_2_ready, judges_1_ready, judges_0_ready};
    assign judges_0_control = blocked_0 == 2'h1;
    assign judges_0_barrier = blocked_0 == 2'h2;
    assign judges_0_spawn = blocked_0 == 2'h3;
    assign judges_1_control = blocked_1 == 2'h1;
    assign judges_1_barrier = blocked_1 == 2'h2;
    assign judges_1_spawn = blocked_1 == 2'h3;
    assign judges_2_control = blocked_2 == 2'h1;
    assign judges_2_barrier = blocked_2 == 2'h2;
    assign judges_2_spawn = blocked_2 == 2'h3;
    assign judges_3_control = blocked_3 == 2'h1;
    assign judges_3_barrier = blocked_3 == 2'h2;
    assign judges_3_spawn = blocked_3 == 2'h3;
endmodule
