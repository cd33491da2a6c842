// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire [102:0] heads_0,
    input  wire [102:0] heads_1,
    input  wire [102:0] heads_2,
    input  wire [102:0] heads_3,
    input  wire [102:0] heads_4,
    input  wire [102:0] heads_5,
    input  wire [102:0] heads_6,
    input  wire [102:0] heads_7,
    input  wire [102:0] heads_8,
    input  wire [102:0] heads_9,
    input  wire [102:0] heads_10,
    input  wire [102:0] heads_11,
    input  wire [102:0] heads_12,
    input  wire [102:0] heads_13,
    input  wire [102:0] heads_14,
    input  wire [102:0] heads_15,
    input  wire [102:0] heads_16,
    input  wire [102:0] heads_17,
    input  wire [102:0] heads_18,
    input  wire [102:0] heads_19,
    input  wire [102:0] heads_20,
    input  wire [102:0] heads_21,
    input  wire [102:0] heads_22,
    input  wire [102:0] heads_23,
    input  wire [102:0] heads_24,
    input  wire [102:0] heads_25,
    input  wire [102:0] heads_26,
    input  wire [102:0] heads_27,
    input  wire [102:0] heads_28,
    input  wire [102:0] heads_29,
    input  wire [102:0] heads_30,
    input  wire [102:0] heads_31,
    // Whether there is one.
    input  wire  [31:0] has_head,
    // Contexts that run.
    input  wire  [31:0] active,
    // Their active lanes.
    input  wire  [31:0] lanes_0,
    input  wire  [31:0] lanes_1,
    input  wire  [31:0] lanes_2,
    input  wire  [31:0] lanes_3,
    input  wire  [31:0] lanes_4,
    input  wire  [31:0] lanes_5,
    input  wire  [31:0] lanes_6,
    input  wire  [31:0] lanes_7,
    input  wire  [31:0] lanes_8,
    input  wire  [31:0] lanes_9,
    input  wire  [31:0] lanes_10,
    input  wire  [31:0] lanes_11,
    input  wire  [31:0] lanes_12,
    input  wire  [31:0] lanes_13,
    input  wire  [31:0] lanes_14,
    input  wire  [31:0] lanes_15,
    input  wire  [31:0] lanes_16,
    input  wire  [31:0] lanes_17,
    input  wire  [31:0] lanes_18,
    input  wire  [31:0] lanes_19,
    input  wire  [31:0] lanes_20,
    input  wire  [31:0] lanes_21,
    input  wire  [31:0] lanes_22,
    input  wire  [31:0] lanes_23,
    input  wire  [31:0] lanes_24,
    input  wire  [31:0] lanes_25,
    input  wire  [31:0] lanes_26,
    input  wire  [31:0] lanes_27,
    input  wire  [31:0] lanes_28,
    input  wire  [31:0] lanes_29,
    input  wire  [31:0] lanes_30,
    input  wire  [31:0] lanes_31,
    // What each waits for: 0 nothing, 1 control, 2 barrier, 3 wspawn.
    input  wire   [1:0] blocked_0,
    input  wire   [1:0] blocked_1,
    input  wire   [1:0] blocked_2,
    input  wire   [1:0] blocked_3,
    input  wire   [1:0] blocked_4,
    input  wire   [1:0] blocked_5,
    input  wire   [1:0] blocked_6,
    input  wire   [1:0] blocked_7,
    input  wire   [1:0] blocked_8,
    input  wire   [1:0] blocked_9,
    input  wire   [1:0] blocked_10,
    input  wire   [1:0] blocked_11,
    input  wire   [1:0] blocked_12,
    input  wire   [1:0] blocked_13,
    input  wire   [1:0] blocked_14,
    input  wire   [1:0] blocked_15,
    input  wire   [1:0] blocked_16,
    input  wire   [1:0] blocked_17,
    input  wire   [1:0] blocked_18,
    input  wire   [1:0] blocked_19,
    input  wire   [1:0] blocked_20,
    input  wire   [1:0] blocked_21,
    input  wire   [1:0] blocked_22,
    input  wire   [1:0] blocked_23,
    input  wire   [1:0] blocked_24,
    input  wire   [1:0] blocked_25,
    input  wire   [1:0] blocked_26,
    input  wire   [1:0] blocked_27,
    input  wire   [1:0] blocked_28,
    input  wire   [1:0] blocked_29,
    input  wire   [1:0] blocked_30,
    input  wire   [1:0] blocked_31,
    // Contexts that wait for a line.
    input  wire  [31:0] waiting,
    // The load/store unit can take an instruction.
    input  wire         memory_available,
    // Nothing is under way there.
    input  wire         memory_drained,
    // A returned load takes a slot.
    input  wire         claim,
    // In these lanes.
    input  wire  [31:0] claim_lanes,
    // So many cycles from now.
    output wire   [5:0] claim_slot,
    // An instruction issues.
    input  wire         issue,
    // Whose.
    input  wire   [4:0] issue_context,
    // Its operation.
    input  wire   [6:0] issue_op,
    // Its class.
    input  wire   [4:0] issue_class,
    // Its destination.
    input  wire   [5:0] issue_rd,
    // Its lanes.
    input  wire  [31:0] issue_lanes,
    // Results written at the end of this cycle, one bit a writer.
    input  wire  [11:0] written,
    // For whom.
    input  wire   [4:0] written_context_0,
    input  wire   [4:0] written_context_1,
    input  wire   [4:0] written_context_2,
    input  wire   [4:0] written_context_3,
    input  wire   [4:0] written_context_4,
    input  wire   [4:0] written_context_5,
    input  wire   [4:0] written_context_6,
    input  wire   [4:0] written_context_7,
    input  wire   [4:0] written_context_8,
    input  wire   [4:0] written_context_9,
    input  wire   [4:0] written_context_10,
    input  wire   [4:0] written_context_11,
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
    input  wire   [4:0] fence_done_context,
    // Contexts that can issue.
    output wire  [31:0] ready,
    // Why the others cannot.
    output wire   [3:0] reasons_0,
    output wire   [3:0] reasons_1,
    output wire   [3:0] reasons_2,
    output wire   [3:0] reasons_3,
    output wire   [3:0] reasons_4,
    output wire   [3:0] reasons_5,
    output wire   [3:0] reasons_6,
    output wire   [3:0] reasons_7,
    output wire   [3:0] reasons_8,
    output wire   [3:0] reasons_9,
    output wire   [3:0] reasons_10,
    output wire   [3:0] reasons_11,
    output wire   [3:0] reasons_12,
    output wire   [3:0] reasons_13,
    output wire   [3:0] reasons_14,
    output wire   [3:0] reasons_15,
    output wire   [3:0] reasons_16,
    output wire   [3:0] reasons_17,
    output wire   [3:0] reasons_18,
    output wire   [3:0] reasons_19,
    output wire   [3:0] reasons_20,
    output wire   [3:0] reasons_21,
    output wire   [3:0] reasons_22,
    output wire   [3:0] reasons_23,
    output wire   [3:0] reasons_24,
    output wire   [3:0] reasons_25,
    output wire   [3:0] reasons_26,
    output wire   [3:0] reasons_27,
    output wire   [3:0] reasons_28,
    output wire   [3:0] reasons_29,
    output wire   [3:0] reasons_30,
    output wire   [3:0] reasons_31
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
    wire        judges_4_control;
    wire        judges_4_barrier;
    wire        judges_4_spawn;
    wire  [4:0] judges_4_class;
    wire        judges_4_ready;
    wire        judges_5_control;
    wire        judges_5_barrier;
    wire        judges_5_spawn;
    wire  [4:0] judges_5_class;
    wire        judges_5_ready;
    wire        judges_6_control;
    wire        judges_6_barrier;
    wire        judges_6_spawn;
    wire  [4:0] judges_6_class;
    wire        judges_6_ready;
    wire        judges_7_control;
    wire        judges_7_barrier;
    wire        judges_7_spawn;
    wire  [4:0] judges_7_class;
    wire        judges_7_ready;
    wire        judges_8_control;
    wire        judges_8_barrier;
    wire        judges_8_spawn;
    wire  [4:0] judges_8_class;
    wire        judges_8_ready;
    wire        judges_9_control;
    wire        judges_9_barrier;
    wire        judges_9_spawn;
    wire  [4:0] judges_9_class;
    wire        judges_9_ready;
    wire        judges_10_control;
    wire        judges_10_barrier;
    wire        judges_10_spawn;
    wire  [4:0] judges_10_class;
    wire        judges_10_ready;
    wire        judges_11_control;
    wire        judges_11_barrier;
    wire        judges_11_spawn;
    wire  [4:0] judges_11_class;
    wire        judges_11_ready;
    wire        judges_12_control;
    wire        judges_12_barrier;
    wire        judges_12_spawn;
    wire  [4:0] judges_12_class;
    wire        judges_12_ready;
    wire        judges_13_control;
    wire        judges_13_barrier;
    wire        judges_13_spawn;
    wire  [4:0] judges_13_class;
    wire        judges_13_ready;
    wire        judges_14_control;
    wire        judges_14_barrier;
    wire        judges_14_spawn;
    wire  [4:0] judges_14_class;
    wire        judges_14_ready;
    wire        judges_15_control;
    wire        judges_15_barrier;
    wire        judges_15_spawn;
    wire  [4:0] judges_15_class;
    wire        judges_15_ready;
    wire        judges_16_control;
    wire        judges_16_barrier;
    wire        judges_16_spawn;
    wire  [4:0] judges_16_class;
    wire        judges_16_ready;
    wire        judges_17_control;
    wire        judges_17_barrier;
    wire        judges_17_spawn;
    wire  [4:0] judges_17_class;
    wire        judges_17_ready;
    wire        judges_18_control;
    wire        judges_18_barrier;
    wire        judges_18_spawn;
    wire  [4:0] judges_18_class;
    wire        judges_18_ready;
    wire        judges_19_control;
    wire        judges_19_barrier;
    wire        judges_19_spawn;
    wire  [4:0] judges_19_class;
    wire        judges_19_ready;
    wire        judges_20_control;
    wire        judges_20_barrier;
    wire        judges_20_spawn;
    wire  [4:0] judges_20_class;
    wire        judges_20_ready;
    wire        judges_21_control;
    wire        judges_21_barrier;
    wire        judges_21_spawn;
    wire  [4:0] judges_21_class;
    wire        judges_21_ready;
    wire        judges_22_control;
    wire        judges_22_barrier;
    wire        judges_22_spawn;
    wire  [4:0] judges_22_class;
    wire        judges_22_ready;
    wire        judges_23_control;
    wire        judges_23_barrier;
    wire        judges_23_spawn;
    wire  [4:0] judges_23_class;
    wire        judges_23_ready;
    wire        judges_24_control;
    wire        judges_24_barrier;
    wire        judges_24_spawn;
    wire  [4:0] judges_24_class;
    wire        judges_24_ready;
    wire        judges_25_control;
    wire        judges_25_barrier;
    wire        judges_25_spawn;
    wire  [4:0] judges_25_class;
    wire        judges_25_ready;
    wire        judges_26_control;
    wire        judges_26_barrier;
    wire        judges_26_spawn;
    wire  [4:0] judges_26_class;
    wire        judges_26_ready;
    wire        judges_27_control;
    wire        judges_27_barrier;
    wire        judges_27_spawn;
    wire  [4:0] judges_27_class;
    wire        judges_27_ready;
    wire        judges_28_control;
    wire        judges_28_barrier;
    wire        judges_28_spawn;
    wire  [4:0] judges_28_class;
    wire        judges_28_ready;
    wire        judges_29_control;
    wire        judges_29_barrier;
    wire        judges_29_spawn;
    wire  [4:0] judges_29_class;
    wire        judges_29_ready;
    wire        judges_30_control;
    wire        judges_30_barrier;
    wire        judges_30_spawn;
    wire  [4:0] judges_30_class;
    wire        judges_30_ready;
    wire        judges_31_control;
    wire        judges_31_barrier;
    wire        judges_31_spawn;
    wire  [4:0] judges_31_class;
    wire        judges_31_ready;
    wire        pending_issue_fence;
    wire [63:0] pending_pending_0;
    wire [63:0] pending_pending_1;
    wire [63:0] pending_pending_2;
    wire [63:0] pending_pending_3;
    wire [63:0] pending_pending_4;
    wire [63:0] pending_pending_5;
    wire [63:0] pending_pending_6;
    wire [63:0] pending_pending_7;
    wire [63:0] pending_pending_8;
    wire [63:0] pending_pending_9;
    wire [63:0] pending_pending_10;
    wire [63:0] pending_pending_11;
    wire [63:0] pending_pending_12;
    wire [63:0] pending_pending_13;
    wire [63:0] pending_pending_14;
    wire [63:0] pending_pending_15;
    wire [63:0] pending_pending_16;
    wire [63:0] pending_pending_17;
    wire [63:0] pending_pending_18;
    wire [63:0] pending_pending_19;
    wire [63:0] pending_pending_20;
    wire [63:0] pending_pending_21;
    wire [63:0] pending_pending_22;
    wire [63:0] pending_pending_23;
    wire [63:0] pending_pending_24;
    wire [63:0] pending_pending_25;
    wire [63:0] pending_pending_26;
    wire [63:0] pending_pending_27;
    wire [63:0] pending_pending_28;
    wire [63:0] pending_pending_29;
    wire [63:0] pending_pending_30;
    wire [63:0] pending_pending_31;
    wire [31:0] slots_free;
    reg         slots_book;
    reg  [31:0] divider_start;
    wire [31:0] divider_busy;
    reg  [31:0] float_units_0_start;
    wire [31:0] float_units_0_busy;
    reg  [31:0] float_units_1_start;
    wire [31:0] float_units_1_busy;
    wire        floats_0_issue;
    wire [31:0] floats_0_busy;

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

    readiness u_judges_4 (
        .active           (active[4]),
        .control          (judges_4_control),
        .barrier          (judges_4_barrier),
        .spawn            (judges_4_spawn),
        .waiting          (waiting[4]),
        .lanes            (lanes_4),
        .head             (heads_4),
        .has_head         (has_head[4]),
        .pending          (pending_pending_4),
        .float_busy       (floats_0_busy[4]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[4]),
        .class_           (judges_4_class),
        .ready            (judges_4_ready),
        .reason           (reasons_4)
    );

    readiness u_judges_5 (
        .active           (active[5]),
        .control          (judges_5_control),
        .barrier          (judges_5_barrier),
        .spawn            (judges_5_spawn),
        .waiting          (waiting[5]),
        .lanes            (lanes_5),
        .head             (heads_5),
        .has_head         (has_head[5]),
        .pending          (pending_pending_5),
        .float_busy       (floats_0_busy[5]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[5]),
        .class_           (judges_5_class),
        .ready            (judges_5_ready),
        .reason           (reasons_5)
    );

    readiness u_judges_6 (
        .active           (active[6]),
        .control          (judges_6_control),
        .barrier          (judges_6_barrier),
        .spawn            (judges_6_spawn),
        .waiting          (waiting[6]),
        .lanes            (lanes_6),
        .head             (heads_6),
        .has_head         (has_head[6]),
        .pending          (pending_pending_6),
        .float_busy       (floats_0_busy[6]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[6]),
        .class_           (judges_6_class),
        .ready            (judges_6_ready),
        .reason           (reasons_6)
    );

    readiness u_judges_7 (
        .active           (active[7]),
        .control          (judges_7_control),
        .barrier          (judges_7_barrier),
        .spawn            (judges_7_spawn),
        .waiting          (waiting[7]),
        .lanes            (lanes_7),
        .head             (heads_7),
        .has_head         (has_head[7]),
        .pending          (pending_pending_7),
        .float_busy       (floats_0_busy[7]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[7]),
        .class_           (judges_7_class),
        .ready            (judges_7_ready),
        .reason           (reasons_7)
    );

    readiness u_judges_8 (
        .active           (active[8]),
        .control          (judges_8_control),
        .barrier          (judges_8_barrier),
        .spawn            (judges_8_spawn),
        .waiting          (waiting[8]),
        .lanes            (lanes_8),
        .head             (heads_8),
        .has_head         (has_head[8]),
        .pending          (pending_pending_8),
        .float_busy       (floats_0_busy[8]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[8]),
        .class_           (judges_8_class),
        .ready            (judges_8_ready),
        .reason           (reasons_8)
    );

    readiness u_judges_9 (
        .active           (active[9]),
        .control          (judges_9_control),
        .barrier          (judges_9_barrier),
        .spawn            (judges_9_spawn),
        .waiting          (waiting[9]),
        .lanes            (lanes_9),
        .head             (heads_9),
        .has_head         (has_head[9]),
        .pending          (pending_pending_9),
        .float_busy       (floats_0_busy[9]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[9]),
        .class_           (judges_9_class),
        .ready            (judges_9_ready),
        .reason           (reasons_9)
    );

    readiness u_judges_10 (
        .active           (active[10]),
        .control          (judges_10_control),
        .barrier          (judges_10_barrier),
        .spawn            (judges_10_spawn),
        .waiting          (waiting[10]),
        .lanes            (lanes_10),
        .head             (heads_10),
        .has_head         (has_head[10]),
        .pending          (pending_pending_10),
        .float_busy       (floats_0_busy[10]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[10]),
        .class_           (judges_10_class),
        .ready            (judges_10_ready),
        .reason           (reasons_10)
    );

    readiness u_judges_11 (
        .active           (active[11]),
        .control          (judges_11_control),
        .barrier          (judges_11_barrier),
        .spawn            (judges_11_spawn),
        .waiting          (waiting[11]),
        .lanes            (lanes_11),
        .head             (heads_11),
        .has_head         (has_head[11]),
        .pending          (pending_pending_11),
        .float_busy       (floats_0_busy[11]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[11]),
        .class_           (judges_11_class),
        .ready            (judges_11_ready),
        .reason           (reasons_11)
    );

    readiness u_judges_12 (
        .active           (active[12]),
        .control          (judges_12_control),
        .barrier          (judges_12_barrier),
        .spawn            (judges_12_spawn),
        .waiting          (waiting[12]),
        .lanes            (lanes_12),
        .head             (heads_12),
        .has_head         (has_head[12]),
        .pending          (pending_pending_12),
        .float_busy       (floats_0_busy[12]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[12]),
        .class_           (judges_12_class),
        .ready            (judges_12_ready),
        .reason           (reasons_12)
    );

    readiness u_judges_13 (
        .active           (active[13]),
        .control          (judges_13_control),
        .barrier          (judges_13_barrier),
        .spawn            (judges_13_spawn),
        .waiting          (waiting[13]),
        .lanes            (lanes_13),
        .head             (heads_13),
        .has_head         (has_head[13]),
        .pending          (pending_pending_13),
        .float_busy       (floats_0_busy[13]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[13]),
        .class_           (judges_13_class),
        .ready            (judges_13_ready),
        .reason           (reasons_13)
    );

    readiness u_judges_14 (
        .active           (active[14]),
        .control          (judges_14_control),
        .barrier          (judges_14_barrier),
        .spawn            (judges_14_spawn),
        .waiting          (waiting[14]),
        .lanes            (lanes_14),
        .head             (heads_14),
        .has_head         (has_head[14]),
        .pending          (pending_pending_14),
        .float_busy       (floats_0_busy[14]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[14]),
        .class_           (judges_14_class),
        .ready            (judges_14_ready),
        .reason           (reasons_14)
    );

    readiness u_judges_15 (
        .active           (active[15]),
        .control          (judges_15_control),
        .barrier          (judges_15_barrier),
        .spawn            (judges_15_spawn),
        .waiting          (waiting[15]),
        .lanes            (lanes_15),
        .head             (heads_15),
        .has_head         (has_head[15]),
        .pending          (pending_pending_15),
        .float_busy       (floats_0_busy[15]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[15]),
        .class_           (judges_15_class),
        .ready            (judges_15_ready),
        .reason           (reasons_15)
    );

    readiness u_judges_16 (
        .active           (active[16]),
        .control          (judges_16_control),
        .barrier          (judges_16_barrier),
        .spawn            (judges_16_spawn),
        .waiting          (waiting[16]),
        .lanes            (lanes_16),
        .head             (heads_16),
        .has_head         (has_head[16]),
        .pending          (pending_pending_16),
        .float_busy       (floats_0_busy[16]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[16]),
        .class_           (judges_16_class),
        .ready            (judges_16_ready),
        .reason           (reasons_16)
    );

    readiness u_judges_17 (
        .active           (active[17]),
        .control          (judges_17_control),
        .barrier          (judges_17_barrier),
        .spawn            (judges_17_spawn),
        .waiting          (waiting[17]),
        .lanes            (lanes_17),
        .head             (heads_17),
        .has_head         (has_head[17]),
        .pending          (pending_pending_17),
        .float_busy       (floats_0_busy[17]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[17]),
        .class_           (judges_17_class),
        .ready            (judges_17_ready),
        .reason           (reasons_17)
    );

    readiness u_judges_18 (
        .active           (active[18]),
        .control          (judges_18_control),
        .barrier          (judges_18_barrier),
        .spawn            (judges_18_spawn),
        .waiting          (waiting[18]),
        .lanes            (lanes_18),
        .head             (heads_18),
        .has_head         (has_head[18]),
        .pending          (pending_pending_18),
        .float_busy       (floats_0_busy[18]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[18]),
        .class_           (judges_18_class),
        .ready            (judges_18_ready),
        .reason           (reasons_18)
    );

    readiness u_judges_19 (
        .active           (active[19]),
        .control          (judges_19_control),
        .barrier          (judges_19_barrier),
        .spawn            (judges_19_spawn),
        .waiting          (waiting[19]),
        .lanes            (lanes_19),
        .head             (heads_19),
        .has_head         (has_head[19]),
        .pending          (pending_pending_19),
        .float_busy       (floats_0_busy[19]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[19]),
        .class_           (judges_19_class),
        .ready            (judges_19_ready),
        .reason           (reasons_19)
    );

    readiness u_judges_20 (
        .active           (active[20]),
        .control          (judges_20_control),
        .barrier          (judges_20_barrier),
        .spawn            (judges_20_spawn),
        .waiting          (waiting[20]),
        .lanes            (lanes_20),
        .head             (heads_20),
        .has_head         (has_head[20]),
        .pending          (pending_pending_20),
        .float_busy       (floats_0_busy[20]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[20]),
        .class_           (judges_20_class),
        .ready            (judges_20_ready),
        .reason           (reasons_20)
    );

    readiness u_judges_21 (
        .active           (active[21]),
        .control          (judges_21_control),
        .barrier          (judges_21_barrier),
        .spawn            (judges_21_spawn),
        .waiting          (waiting[21]),
        .lanes            (lanes_21),
        .head             (heads_21),
        .has_head         (has_head[21]),
        .pending          (pending_pending_21),
        .float_busy       (floats_0_busy[21]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[21]),
        .class_           (judges_21_class),
        .ready            (judges_21_ready),
        .reason           (reasons_21)
    );

    readiness u_judges_22 (
        .active           (active[22]),
        .control          (judges_22_control),
        .barrier          (judges_22_barrier),
        .spawn            (judges_22_spawn),
        .waiting          (waiting[22]),
        .lanes            (lanes_22),
        .head             (heads_22),
        .has_head         (has_head[22]),
        .pending          (pending_pending_22),
        .float_busy       (floats_0_busy[22]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[22]),
        .class_           (judges_22_class),
        .ready            (judges_22_ready),
        .reason           (reasons_22)
    );

    readiness u_judges_23 (
        .active           (active[23]),
        .control          (judges_23_control),
        .barrier          (judges_23_barrier),
        .spawn            (judges_23_spawn),
        .waiting          (waiting[23]),
        .lanes            (lanes_23),
        .head             (heads_23),
        .has_head         (has_head[23]),
        .pending          (pending_pending_23),
        .float_busy       (floats_0_busy[23]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[23]),
        .class_           (judges_23_class),
        .ready            (judges_23_ready),
        .reason           (reasons_23)
    );

    readiness u_judges_24 (
        .active           (active[24]),
        .control          (judges_24_control),
        .barrier          (judges_24_barrier),
        .spawn            (judges_24_spawn),
        .waiting          (waiting[24]),
        .lanes            (lanes_24),
        .head             (heads_24),
        .has_head         (has_head[24]),
        .pending          (pending_pending_24),
        .float_busy       (floats_0_busy[24]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[24]),
        .class_           (judges_24_class),
        .ready            (judges_24_ready),
        .reason           (reasons_24)
    );

    readiness u_judges_25 (
        .active           (active[25]),
        .control          (judges_25_control),
        .barrier          (judges_25_barrier),
        .spawn            (judges_25_spawn),
        .waiting          (waiting[25]),
        .lanes            (lanes_25),
        .head             (heads_25),
        .has_head         (has_head[25]),
        .pending          (pending_pending_25),
        .float_busy       (floats_0_busy[25]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[25]),
        .class_           (judges_25_class),
        .ready            (judges_25_ready),
        .reason           (reasons_25)
    );

    readiness u_judges_26 (
        .active           (active[26]),
        .control          (judges_26_control),
        .barrier          (judges_26_barrier),
        .spawn            (judges_26_spawn),
        .waiting          (waiting[26]),
        .lanes            (lanes_26),
        .head             (heads_26),
        .has_head         (has_head[26]),
        .pending          (pending_pending_26),
        .float_busy       (floats_0_busy[26]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[26]),
        .class_           (judges_26_class),
        .ready            (judges_26_ready),
        .reason           (reasons_26)
    );

    readiness u_judges_27 (
        .active           (active[27]),
        .control          (judges_27_control),
        .barrier          (judges_27_barrier),
        .spawn            (judges_27_spawn),
        .waiting          (waiting[27]),
        .lanes            (lanes_27),
        .head             (heads_27),
        .has_head         (has_head[27]),
        .pending          (pending_pending_27),
        .float_busy       (floats_0_busy[27]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[27]),
        .class_           (judges_27_class),
        .ready            (judges_27_ready),
        .reason           (reasons_27)
    );

    readiness u_judges_28 (
        .active           (active[28]),
        .control          (judges_28_control),
        .barrier          (judges_28_barrier),
        .spawn            (judges_28_spawn),
        .waiting          (waiting[28]),
        .lanes            (lanes_28),
        .head             (heads_28),
        .has_head         (has_head[28]),
        .pending          (pending_pending_28),
        .float_busy       (floats_0_busy[28]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[28]),
        .class_           (judges_28_class),
        .ready            (judges_28_ready),
        .reason           (reasons_28)
    );

    readiness u_judges_29 (
        .active           (active[29]),
        .control          (judges_29_control),
        .barrier          (judges_29_barrier),
        .spawn            (judges_29_spawn),
        .waiting          (waiting[29]),
        .lanes            (lanes_29),
        .head             (heads_29),
        .has_head         (has_head[29]),
        .pending          (pending_pending_29),
        .float_busy       (floats_0_busy[29]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[29]),
        .class_           (judges_29_class),
        .ready            (judges_29_ready),
        .reason           (reasons_29)
    );

    readiness u_judges_30 (
        .active           (active[30]),
        .control          (judges_30_control),
        .barrier          (judges_30_barrier),
        .spawn            (judges_30_spawn),
        .waiting          (waiting[30]),
        .lanes            (lanes_30),
        .head             (heads_30),
        .has_head         (has_head[30]),
        .pending          (pending_pending_30),
        .float_busy       (floats_0_busy[30]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[30]),
        .class_           (judges_30_class),
        .ready            (judges_30_ready),
        .reason           (reasons_30)
    );

    readiness u_judges_31 (
        .active           (active[31]),
        .control          (judges_31_control),
        .barrier          (judges_31_barrier),
        .spawn            (judges_31_spawn),
        .waiting          (waiting[31]),
        .lanes            (lanes_31),
        .head             (heads_31),
        .has_head         (has_head[31]),
        .pending          (pending_pending_31),
        .float_busy       (floats_0_busy[31]),
        .memory_available (memory_available),
        .memory_drained   (memory_drained),
        .unit_busy_0      (divider_busy),
        .unit_busy_1      (float_units_0_busy),
        .unit_busy_2      (float_units_1_busy),
        .slot_free        (slots_free[31]),
        .class_           (judges_31_class),
        .ready            (judges_31_ready),
        .reason           (reasons_31)
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
        .pending_3           (pending_pending_3),
        .pending_4           (pending_pending_4),
        .pending_5           (pending_pending_5),
        .pending_6           (pending_pending_6),
        .pending_7           (pending_pending_7),
        .pending_8           (pending_pending_8),
        .pending_9           (pending_pending_9),
        .pending_10          (pending_pending_10),
        .pending_11          (pending_pending_11),
        .pending_12          (pending_pending_12),
        .pending_13          (pending_pending_13),
        .pending_14          (pending_pending_14),
        .pending_15          (pending_pending_15),
        .pending_16          (pending_pending_16),
        .pending_17          (pending_pending_17),
        .pending_18          (pending_pending_18),
        .pending_19          (pending_pending_19),
        .pending_20          (pending_pending_20),
        .pending_21          (pending_pending_21),
        .pending_22          (pending_pending_22),
        .pending_23          (pending_pending_23),
        .pending_24          (pending_pending_24),
        .pending_25          (pending_pending_25),
        .pending_26          (pending_pending_26),
        .pending_27          (pending_pending_27),
        .pending_28          (pending_pending_28),
        .pending_29          (pending_pending_29),
        .pending_30          (pending_pending_30),
        .pending_31          (pending_pending_31)
    );

    writeback_slots u_slots (
        .clock          (clock),
        .reset          (reset),
        .claim          (claim),
        .claim_lanes    (claim_lanes),
        .claim_slot     (claim_slot),
        .query_class_0  (judges_0_class),
        .query_class_1  (judges_1_class),
        .query_class_2  (judges_2_class),
        .query_class_3  (judges_3_class),
        .query_class_4  (judges_4_class),
        .query_class_5  (judges_5_class),
        .query_class_6  (judges_6_class),
        .query_class_7  (judges_7_class),
        .query_class_8  (judges_8_class),
        .query_class_9  (judges_9_class),
        .query_class_10 (judges_10_class),
        .query_class_11 (judges_11_class),
        .query_class_12 (judges_12_class),
        .query_class_13 (judges_13_class),
        .query_class_14 (judges_14_class),
        .query_class_15 (judges_15_class),
        .query_class_16 (judges_16_class),
        .query_class_17 (judges_17_class),
        .query_class_18 (judges_18_class),
        .query_class_19 (judges_19_class),
        .query_class_20 (judges_20_class),
        .query_class_21 (judges_21_class),
        .query_class_22 (judges_22_class),
        .query_class_23 (judges_23_class),
        .query_class_24 (judges_24_class),
        .query_class_25 (judges_25_class),
        .query_class_26 (judges_26_class),
        .query_class_27 (judges_27_class),
        .query_class_28 (judges_28_class),
        .query_class_29 (judges_29_class),
        .query_class_30 (judges_30_class),
        .query_class_31 (judges_31_class),
        .query_lanes_0  (lanes_0),
        .query_lanes_1  (lanes_1),
        .query_lanes_2  (lanes_2),
        .query_lanes_3  (lanes_3),
        .query_lanes_4  (lanes_4),
        .query_lanes_5  (lanes_5),
        .query_lanes_6  (lanes_6),
        .query_lanes_7  (lanes_7),
        .query_lanes_8  (lanes_8),
        .query_lanes_9  (lanes_9),
        .query_lanes_10 (lanes_10),
        .query_lanes_11 (lanes_11),
        .query_lanes_12 (lanes_12),
        .query_lanes_13 (lanes_13),
        .query_lanes_14 (lanes_14),
        .query_lanes_15 (lanes_15),
        .query_lanes_16 (lanes_16),
        .query_lanes_17 (lanes_17),
        .query_lanes_18 (lanes_18),
        .query_lanes_19 (lanes_19),
        .query_lanes_20 (lanes_20),
        .query_lanes_21 (lanes_21),
        .query_lanes_22 (lanes_22),
        .query_lanes_23 (lanes_23),
        .query_lanes_24 (lanes_24),
        .query_lanes_25 (lanes_25),
        .query_lanes_26 (lanes_26),
        .query_lanes_27 (lanes_27),
        .query_lanes_28 (lanes_28),
        .query_lanes_29 (lanes_29),
        .query_lanes_30 (lanes_30),
        .query_lanes_31 (lanes_31),
        .free           (slots_free),
        .book           (slots_book),
        .book_class_0   (issue_class),
        .book_lanes_0   (issue_lanes)
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
        divider_start = 32'h0;
        if (issue & (issue_class == 5'h2)) begin
            divider_start = issue_lanes;
        end
    end

    // Float units.
    assign is_float = ((((issue_class == 5'hc) | (issue_class == 5'hd)) | (issue_class == 5'he)) | (issue_class == 5'hf)) | (issue_class == 5'h10);
    assign floats_done = written[11:7];
    assign floats_0_issue = issue & is_float;

    always @* begin
        float_units_0_start = 32'h0;
        if (issue & (issue_class == 5'hf)) begin
            float_units_0_start = issue_lanes;
        end
    end

    always @* begin
        float_units_1_start = 32'h0;
        if (issue & (issue_class == 5'h10)) begin
            float_units_1_start = issue_lanes;
        end
    end

    assign ready = {
        judges_31_ready,
        judges_30_ready,
        judges_29_ready,
        judges_28_ready,
        judges_27_ready,
        judges_26_ready,
        judges_25_ready,
        judges_24_ready,
        judges_23_ready,
        judges_22_ready,
        judges_21_ready,
        judges_20_ready,
        judges_19_ready,
        judges_18_ready,
        judges_17_ready,
        judges_16_ready,
        judges_15_ready,
        judges_14_ready,
        judges_13_ready,
        judges_12_ready,
        judges_11_ready,
        judges_10_ready,
        judges_9_ready,
        judges_8_ready,
        judges_7_ready,
        judges_6_ready,
        judges_5_ready,
        judges_4_ready,
        judges_3_ready,
        judges_2_ready,
        judges_1_ready,
        judges_0_ready
    };
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
    assign judges_4_control = blocked_4 == 2'h1;
    assign judges_4_barrier = blocked_4 == 2'h2;
    assign judges_4_spawn = blocked_4 == 2'h3;
    assign judges_5_control = blocked_5 == 2'h1;
    assign judges_5_barrier = blocked_5 == 2'h2;
    assign judges_5_spawn = blocked_5 == 2'h3;
    assign judges_6_control = blocked_6 == 2'h1;
    assign judges_6_barrier = blocked_6 == 2'h2;
    assign judges_6_spawn = blocked_6 == 2'h3;
    assign judges_7_control = blocked_7 == 2'h1;
    assign judges_7_barrier = blocked_7 == 2'h2;
    assign judges_7_spawn = blocked_7 == 2'h3;
    assign judges_8_control = blocked_8 == 2'h1;
    assign judges_8_barrier = blocked_8 == 2'h2;
    assign judges_8_spawn = blocked_8 == 2'h3;
    assign judges_9_control = blocked_9 == 2'h1;
    assign judges_9_barrier = blocked_9 == 2'h2;
    assign judges_9_spawn = blocked_9 == 2'h3;
    assign judges_10_control = blocked_10 == 2'h1;
    assign judges_10_barrier = blocked_10 == 2'h2;
    assign judges_10_spawn = blocked_10 == 2'h3;
    assign judges_11_control = blocked_11 == 2'h1;
    assign judges_11_barrier = blocked_11 == 2'h2;
    assign judges_11_spawn = blocked_11 == 2'h3;
    assign judges_12_control = blocked_12 == 2'h1;
    assign judges_12_barrier = blocked_12 == 2'h2;
    assign judges_12_spawn = blocked_12 == 2'h3;
    assign judges_13_control = blocked_13 == 2'h1;
    assign judges_13_barrier = blocked_13 == 2'h2;
    assign judges_13_spawn = blocked_13 == 2'h3;
    assign judges_14_control = blocked_14 == 2'h1;
    assign judges_14_barrier = blocked_14 == 2'h2;
    assign judges_14_spawn = blocked_14 == 2'h3;
    assign judges_15_control = blocked_15 == 2'h1;
    assign judges_15_barrier = blocked_15 == 2'h2;
    assign judges_15_spawn = blocked_15 == 2'h3;
    assign judges_16_control = blocked_16 == 2'h1;
    assign judges_16_barrier = blocked_16 == 2'h2;
    assign judges_16_spawn = blocked_16 == 2'h3;
    assign judges_17_control = blocked_17 == 2'h1;
    assign judges_17_barrier = blocked_17 == 2'h2;
    assign judges_17_spawn = blocked_17 == 2'h3;
    assign judges_18_control = blocked_18 == 2'h1;
    assign judges_18_barrier = blocked_18 == 2'h2;
    assign judges_18_spawn = blocked_18 == 2'h3;
    assign judges_19_control = blocked_19 == 2'h1;
    assign judges_19_barrier = blocked_19 == 2'h2;
    assign judges_19_spawn = blocked_19 == 2'h3;
    assign judges_20_control = blocked_20 == 2'h1;
    assign judges_20_barrier = blocked_20 == 2'h2;
    assign judges_20_spawn = blocked_20 == 2'h3;
    assign judges_21_control = blocked_21 == 2'h1;
    assign judges_21_barrier = blocked_21 == 2'h2;
    assign judges_21_spawn = blocked_21 == 2'h3;
    assign judges_22_control = blocked_22 == 2'h1;
    assign judges_22_barrier = blocked_22 == 2'h2;
    assign judges_22_spawn = blocked_22 == 2'h3;
    assign judges_23_control = blocked_23 == 2'h1;
    assign judges_23_barrier = blocked_23 == 2'h2;
    assign judges_23_spawn = blocked_23 == 2'h3;
    assign judges_24_control = blocked_24 == 2'h1;
    assign judges_24_barrier = blocked_24 == 2'h2;
    assign judges_24_spawn = blocked_24 == 2'h3;
    assign judges_25_control = blocked_25 == 2'h1;
    assign judges_25_barrier = blocked_25 == 2'h2;
    assign judges_25_spawn = blocked_25 == 2'h3;
    assign judges_26_control = blocked_26 == 2'h1;
    assign judges_26_barrier = blocked_26 == 2'h2;
    assign judges_26_spawn = blocked_26 == 2'h3;
    assign judges_27_control = blocked_27 == 2'h1;
    assign judges_27_barrier = blocked_27 == 2'h2;
    assign judges_27_spawn = blocked_27 == 2'h3;
    assign judges_28_control = blocked_28 == 2'h1;
    assign judges_28_barrier = blocked_28 == 2'h2;
    assign judges_28_spawn = blocked_28 == 2'h3;
    assign judges_29_control = blocked_29 == 2'h1;
    assign judges_29_barrier = blocked_29 == 2'h2;
    assign judges_29_spawn = blocked_29 == 2'h3;
    assign judges_30_control = blocked_30 == 2'h1;
    assign judges_30_barrier = blocked_30 == 2'h2;
    assign judges_30_spawn = blocked_30 == 2'h3;
    assign judges_31_control = blocked_31 == 2'h1;
    assign judges_31_barrier = blocked_31 == 2'h2;
    assign judges_31_spawn = blocked_31 == 2'h3;
endmodule
