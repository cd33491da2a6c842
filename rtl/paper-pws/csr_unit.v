// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Control and status registers with the counters behind them, and their results on the way to the writeback slot.
//
// Issued in c: read in c + 1 as it was at the start of c; handed over in its slot. Knows nothing of lanes' values but the one that
// is written.
//
// CSRs, counters, result pipes.

module csr_unit (
    input  wire        clock,
    input  wire        reset,
    // Number of the core.
    input  wire        core_id,
    // What mscratch holds after reset.
    input  wire [31:0] start_argument,
    // Cycle c: an instruction issues.
    input  wire        issue,
    // Cycle c: its lanes.
    input  wire [31:0] issue_lanes,
    // Cycle c: a NOP issues instead.
    input  wire        issue_nop,
    // Cycle c: why there is one.
    input  wire  [1:0] nop_cause,
    // Cycle c: contexts active at its start.
    input  wire  [3:0] active_contexts,
    // Cycle c: what each context does or waits for.
    input  wire  [3:0] stalls_0,
    input  wire  [3:0] stalls_1,
    input  wire  [3:0] stalls_2,
    input  wire  [3:0] stalls_3,
    // The request of the last cycle hit, and is still wanted.
    input  wire        fetch_hit,
    // It missed.
    input  wire        fetch_miss,
    // A load's line is in the data cache.
    input  wire        data_hit,
    // A load asks memory for a line of RAM.
    input  wire        data_miss,
    // Lanes wait for a bank of local memory that serves others.
    input  wire        bank_conflict,
    // Cycle c + 1: there is a CSR instruction.
    input  wire        valid,
    // Which operation.
    input  wire  [6:0] op,
    // Whose.
    input  wire  [1:0] owner,
    // Its address.
    input  wire [31:0] pc,
    // Its first source.
    input  wire  [5:0] rs1,
    // Its immediate.
    input  wire [31:0] immediate,
    // Its lanes.
    input  wire [31:0] mask,
    // Register (low six bits) and warp (above) the result is for.
    input  wire  [7:0] destination,
    // rs1 of the highest active lane.
    input  wire [31:0] operand,
    // A float operation raises flags, one port a unit.
    input  wire        flags_valid_0,
    input  wire        flags_valid_1,
    input  wire        flags_valid_2,
    input  wire        flags_valid_3,
    input  wire        flags_valid_4,
    // Whose.
    input  wire  [1:0] flags_context_0,
    input  wire  [1:0] flags_context_1,
    input  wire  [1:0] flags_context_2,
    input  wire  [1:0] flags_context_3,
    input  wire  [1:0] flags_context_4,
    // Which.
    input  wire  [4:0] flags_0,
    input  wire  [4:0] flags_1,
    input  wire  [4:0] flags_2,
    input  wire  [4:0] flags_3,
    input  wire  [4:0] flags_4,
    // frm of each context.
    output wire  [2:0] rounding_0,
    output wire  [2:0] rounding_1,
    output wire  [2:0] rounding_2,
    output wire  [2:0] rounding_3,
    // In its slot, a result: for these lanes.
    output wire [31:0] result_lanes,
    // For which register.
    output wire  [7:0] result_destinations_0,
    output wire  [7:0] result_destinations_1,
    output wire  [7:0] result_destinations_2,
    output wire  [7:0] result_destinations_3,
    output wire  [7:0] result_destinations_4,
    output wire  [7:0] result_destinations_5,
    output wire  [7:0] result_destinations_6,
    output wire  [7:0] result_destinations_7,
    output wire  [7:0] result_destinations_8,
    output wire  [7:0] result_destinations_9,
    output wire  [7:0] result_destinations_10,
    output wire  [7:0] result_destinations_11,
    output wire  [7:0] result_destinations_12,
    output wire  [7:0] result_destinations_13,
    output wire  [7:0] result_destinations_14,
    output wire  [7:0] result_destinations_15,
    output wire  [7:0] result_destinations_16,
    output wire  [7:0] result_destinations_17,
    output wire  [7:0] result_destinations_18,
    output wire  [7:0] result_destinations_19,
    output wire  [7:0] result_destinations_20,
    output wire  [7:0] result_destinations_21,
    output wire  [7:0] result_destinations_22,
    output wire  [7:0] result_destinations_23,
    output wire  [7:0] result_destinations_24,
    output wire  [7:0] result_destinations_25,
    output wire  [7:0] result_destinations_26,
    output wire  [7:0] result_destinations_27,
    output wire  [7:0] result_destinations_28,
    output wire  [7:0] result_destinations_29,
    output wire  [7:0] result_destinations_30,
    output wire  [7:0] result_destinations_31,
    // The result.
    output wire [31:0] results_0,
    output wire [31:0] results_1,
    output wire [31:0] results_2,
    output wire [31:0] results_3,
    output wire [31:0] results_4,
    output wire [31:0] results_5,
    output wire [31:0] results_6,
    output wire [31:0] results_7,
    output wire [31:0] results_8,
    output wire [31:0] results_9,
    output wire [31:0] results_10,
    output wire [31:0] results_11,
    output wire [31:0] results_12,
    output wire [31:0] results_13,
    output wire [31:0] results_14,
    output wire [31:0] results_15,
    output wire [31:0] results_16,
    output wire [31:0] results_17,
    output wire [31:0] results_18,
    output wire [31:0] results_19,
    output wire [31:0] results_20,
    output wire [31:0] results_21,
    output wire [31:0] results_22,
    output wire [31:0] results_23,
    output wire [31:0] results_24,
    output wire [31:0] results_25,
    output wire [31:0] results_26,
    output wire [31:0] results_27,
    output wire [31:0] results_28,
    output wire [31:0] results_29,
    output wire [31:0] results_30,
    output wire [31:0] results_31,
    // There was an error.
    output wire        faulted,
    // What the first one was.
    output wire  [3:0] fault_cause,
    // Whose it was.
    output wire  [1:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Number of its register.
    output wire [31:0] fault_detail
);

    reg  [31:0] csrs_issued_lanes;
    wire [31:0] csrs_results_0;
    wire [31:0] csrs_results_1;
    wire [31:0] csrs_results_2;
    wire [31:0] csrs_results_3;
    wire [31:0] csrs_results_4;
    wire [31:0] csrs_results_5;
    wire [31:0] csrs_results_6;
    wire [31:0] csrs_results_7;
    wire [31:0] csrs_results_8;
    wire [31:0] csrs_results_9;
    wire [31:0] csrs_results_10;
    wire [31:0] csrs_results_11;
    wire [31:0] csrs_results_12;
    wire [31:0] csrs_results_13;
    wire [31:0] csrs_results_14;
    wire [31:0] csrs_results_15;
    wire [31:0] csrs_results_16;
    wire [31:0] csrs_results_17;
    wire [31:0] csrs_results_18;
    wire [31:0] csrs_results_19;
    wire [31:0] csrs_results_20;
    wire [31:0] csrs_results_21;
    wire [31:0] csrs_results_22;
    wire [31:0] csrs_results_23;
    wire [31:0] csrs_results_24;
    wire [31:0] csrs_results_25;
    wire [31:0] csrs_results_26;
    wire [31:0] csrs_results_27;
    wire [31:0] csrs_results_28;
    wire [31:0] csrs_results_29;
    wire [31:0] csrs_results_30;
    wire [31:0] csrs_results_31;
    wire        pipes_0_enter;
    wire        pipes_0_leave;
    wire        pipes_1_enter;
    wire        pipes_1_leave;
    wire        pipes_2_enter;
    wire        pipes_2_leave;
    wire        pipes_3_enter;
    wire        pipes_3_leave;
    wire        pipes_4_enter;
    wire        pipes_4_leave;
    wire        pipes_5_enter;
    wire        pipes_5_leave;
    wire        pipes_6_enter;
    wire        pipes_6_leave;
    wire        pipes_7_enter;
    wire        pipes_7_leave;
    wire        pipes_8_enter;
    wire        pipes_8_leave;
    wire        pipes_9_enter;
    wire        pipes_9_leave;
    wire        pipes_10_enter;
    wire        pipes_10_leave;
    wire        pipes_11_enter;
    wire        pipes_11_leave;
    wire        pipes_12_enter;
    wire        pipes_12_leave;
    wire        pipes_13_enter;
    wire        pipes_13_leave;
    wire        pipes_14_enter;
    wire        pipes_14_leave;
    wire        pipes_15_enter;
    wire        pipes_15_leave;
    wire        pipes_16_enter;
    wire        pipes_16_leave;
    wire        pipes_17_enter;
    wire        pipes_17_leave;
    wire        pipes_18_enter;
    wire        pipes_18_leave;
    wire        pipes_19_enter;
    wire        pipes_19_leave;
    wire        pipes_20_enter;
    wire        pipes_20_leave;
    wire        pipes_21_enter;
    wire        pipes_21_leave;
    wire        pipes_22_enter;
    wire        pipes_22_leave;
    wire        pipes_23_enter;
    wire        pipes_23_leave;
    wire        pipes_24_enter;
    wire        pipes_24_leave;
    wire        pipes_25_enter;
    wire        pipes_25_leave;
    wire        pipes_26_enter;
    wire        pipes_26_leave;
    wire        pipes_27_enter;
    wire        pipes_27_leave;
    wire        pipes_28_enter;
    wire        pipes_28_leave;
    wire        pipes_29_enter;
    wire        pipes_29_leave;
    wire        pipes_30_enter;
    wire        pipes_30_leave;
    wire        pipes_31_enter;
    wire        pipes_31_leave;
    wire [63:0] counters_values_0;
    wire [63:0] counters_values_1;
    wire [63:0] counters_values_2;
    wire [63:0] counters_values_3;
    wire [63:0] counters_values_4;
    wire [63:0] counters_values_5;
    wire [63:0] counters_values_6;
    wire [63:0] counters_values_7;
    wire [63:0] counters_values_8;
    wire [63:0] counters_values_9;
    wire [63:0] counters_values_10;
    wire [63:0] counters_values_11;
    wire [63:0] counters_values_12;
    wire [63:0] counters_values_13;
    wire [63:0] counters_values_14;
    wire [63:0] counters_values_15;
    wire [63:0] counters_values_16;
    wire [63:0] counters_values_17;
    wire [63:0] counters_values_18;
    wire [63:0] counters_values_19;
    wire [63:0] counters_values_20;

    csrs u_csrs (
        .clock           (clock),
        .reset           (reset),
        .core_id         (core_id),
        .start_argument  (start_argument),
        .issued_lanes    (csrs_issued_lanes),
        .active_contexts (active_contexts),
        .counters_0      (counters_values_0),
        .counters_1      (counters_values_1),
        .counters_2      (counters_values_2),
        .counters_3      (counters_values_3),
        .counters_4      (counters_values_4),
        .counters_5      (counters_values_5),
        .counters_6      (counters_values_6),
        .counters_7      (counters_values_7),
        .counters_8      (counters_values_8),
        .counters_9      (counters_values_9),
        .counters_10     (counters_values_10),
        .counters_11     (counters_values_11),
        .counters_12     (counters_values_12),
        .counters_13     (counters_values_13),
        .counters_14     (counters_values_14),
        .counters_15     (counters_values_15),
        .counters_16     (counters_values_16),
        .counters_17     (counters_values_17),
        .counters_18     (counters_values_18),
        .counters_19     (counters_values_19),
        .counters_20     (counters_values_20),
        .valid           (valid),
        .op              (op),
        .op_context      (owner),
        .pc              (pc),
        .rs1             (rs1),
        .imm             (immediate),
        .active          (mask),
        .operand         (operand),
        .flags_valid_0   (flags_valid_0),
        .flags_valid_1   (flags_valid_1),
        .flags_valid_2   (flags_valid_2),
        .flags_valid_3   (flags_valid_3),
        .flags_valid_4   (flags_valid_4),
        .flags_context_0 (flags_context_0),
        .flags_context_1 (flags_context_1),
        .flags_context_2 (flags_context_2),
        .flags_context_3 (flags_context_3),
        .flags_context_4 (flags_context_4),
        .flags_0         (flags_0),
        .flags_1         (flags_1),
        .flags_2         (flags_2),
        .flags_3         (flags_3),
        .flags_4         (flags_4),
        .results_0       (csrs_results_0),
        .results_1       (csrs_results_1),
        .results_2       (csrs_results_2),
        .results_3       (csrs_results_3),
        .results_4       (csrs_results_4),
        .results_5       (csrs_results_5),
        .results_6       (csrs_results_6),
        .results_7       (csrs_results_7),
        .results_8       (csrs_results_8),
        .results_9       (csrs_results_9),
        .results_10      (csrs_results_10),
        .results_11      (csrs_results_11),
        .results_12      (csrs_results_12),
        .results_13      (csrs_results_13),
        .results_14      (csrs_results_14),
        .results_15      (csrs_results_15),
        .results_16      (csrs_results_16),
        .results_17      (csrs_results_17),
        .results_18      (csrs_results_18),
        .results_19      (csrs_results_19),
        .results_20      (csrs_results_20),
        .results_21      (csrs_results_21),
        .results_22      (csrs_results_22),
        .results_23      (csrs_results_23),
        .results_24      (csrs_results_24),
        .results_25      (csrs_results_25),
        .results_26      (csrs_results_26),
        .results_27      (csrs_results_27),
        .results_28      (csrs_results_28),
        .results_29      (csrs_results_29),
        .results_30      (csrs_results_30),
        .results_31      (csrs_results_31),
        .rounding_0      (rounding_0),
        .rounding_1      (rounding_1),
        .rounding_2      (rounding_2),
        .rounding_3      (rounding_3),
        .faulted         (faulted),
        .fault_cause     (fault_cause),
        .fault_context   (fault_context),
        .fault_pc        (fault_pc),
        .fault_detail    (fault_detail)
    );

    result_pipe_stages0_value32 u_pipes_0 (
        .enter               (pipes_0_enter),
        .destination         (destination),
        .value               (csrs_results_0),
        .leave               (pipes_0_leave),
        .leaving_destination (result_destinations_0),
        .leaving_value       (results_0)
    );

    result_pipe_stages0_value32 u_pipes_1 (
        .enter               (pipes_1_enter),
        .destination         (destination),
        .value               (csrs_results_1),
        .leave               (pipes_1_leave),
        .leaving_destination (result_destinations_1),
        .leaving_value       (results_1)
    );

    result_pipe_stages0_value32 u_pipes_2 (
        .enter               (pipes_2_enter),
        .destination         (destination),
        .value               (csrs_results_2),
        .leave               (pipes_2_leave),
        .leaving_destination (result_destinations_2),
        .leaving_value       (results_2)
    );

    result_pipe_stages0_value32 u_pipes_3 (
        .enter               (pipes_3_enter),
        .destination         (destination),
        .value               (csrs_results_3),
        .leave               (pipes_3_leave),
        .leaving_destination (result_destinations_3),
        .leaving_value       (results_3)
    );

    result_pipe_stages0_value32 u_pipes_4 (
        .enter               (pipes_4_enter),
        .destination         (destination),
        .value               (csrs_results_4),
        .leave               (pipes_4_leave),
        .leaving_destination (result_destinations_4),
        .leaving_value       (results_4)
    );

    result_pipe_stages0_value32 u_pipes_5 (
        .enter               (pipes_5_enter),
        .destination         (destination),
        .value               (csrs_results_5),
        .leave               (pipes_5_leave),
        .leaving_destination (result_destinations_5),
        .leaving_value       (results_5)
    );

    result_pipe_stages0_value32 u_pipes_6 (
        .enter               (pipes_6_enter),
        .destination         (destination),
        .value               (csrs_results_6),
        .leave               (pipes_6_leave),
        .leaving_destination (result_destinations_6),
        .leaving_value       (results_6)
    );

    result_pipe_stages0_value32 u_pipes_7 (
        .enter               (pipes_7_enter),
        .destination         (destination),
        .value               (csrs_results_7),
        .leave               (pipes_7_leave),
        .leaving_destination (result_destinations_7),
        .leaving_value       (results_7)
    );

    result_pipe_stages0_value32 u_pipes_8 (
        .enter               (pipes_8_enter),
        .destination         (destination),
        .value               (csrs_results_8),
        .leave               (pipes_8_leave),
        .leaving_destination (result_destinations_8),
        .leaving_value       (results_8)
    );

    result_pipe_stages0_value32 u_pipes_9 (
        .enter               (pipes_9_enter),
        .destination         (destination),
        .value               (csrs_results_9),
        .leave               (pipes_9_leave),
        .leaving_destination (result_destinations_9),
        .leaving_value       (results_9)
    );

    result_pipe_stages0_value32 u_pipes_10 (
        .enter               (pipes_10_enter),
        .destination         (destination),
        .value               (csrs_results_10),
        .leave               (pipes_10_leave),
        .leaving_destination (result_destinations_10),
        .leaving_value       (results_10)
    );

    result_pipe_stages0_value32 u_pipes_11 (
        .enter               (pipes_11_enter),
        .destination         (destination),
        .value               (csrs_results_11),
        .leave               (pipes_11_leave),
        .leaving_destination (result_destinations_11),
        .leaving_value       (results_11)
    );

    result_pipe_stages0_value32 u_pipes_12 (
        .enter               (pipes_12_enter),
        .destination         (destination),
        .value               (csrs_results_12),
        .leave               (pipes_12_leave),
        .leaving_destination (result_destinations_12),
        .leaving_value       (results_12)
    );

    result_pipe_stages0_value32 u_pipes_13 (
        .enter               (pipes_13_enter),
        .destination         (destination),
        .value               (csrs_results_13),
        .leave               (pipes_13_leave),
        .leaving_destination (result_destinations_13),
        .leaving_value       (results_13)
    );

    result_pipe_stages0_value32 u_pipes_14 (
        .enter               (pipes_14_enter),
        .destination         (destination),
        .value               (csrs_results_14),
        .leave               (pipes_14_leave),
        .leaving_destination (result_destinations_14),
        .leaving_value       (results_14)
    );

    result_pipe_stages0_value32 u_pipes_15 (
        .enter               (pipes_15_enter),
        .destination         (destination),
        .value               (csrs_results_15),
        .leave               (pipes_15_leave),
        .leaving_destination (result_destinations_15),
        .leaving_value       (results_15)
    );

    result_pipe_stages0_value32 u_pipes_16 (
        .enter               (pipes_16_enter),
        .destination         (destination),
        .value               (csrs_results_16),
        .leave               (pipes_16_leave),
        .leaving_destination (result_destinations_16),
        .leaving_value       (results_16)
    );

    result_pipe_stages0_value32 u_pipes_17 (
        .enter               (pipes_17_enter),
        .destination         (destination),
        .value               (csrs_results_17),
        .leave               (pipes_17_leave),
        .leaving_destination (result_destinations_17),
        .leaving_value       (results_17)
    );

    result_pipe_stages0_value32 u_pipes_18 (
        .enter               (pipes_18_enter),
        .destination         (destination),
        .value               (csrs_results_18),
        .leave               (pipes_18_leave),
        .leaving_destination (result_destinations_18),
        .leaving_value       (results_18)
    );

    result_pipe_stages0_value32 u_pipes_19 (
        .enter               (pipes_19_enter),
        .destination         (destination),
        .value               (csrs_results_19),
        .leave               (pipes_19_leave),
        .leaving_destination (result_destinations_19),
        .leaving_value       (results_19)
    );

    result_pipe_stages0_value32 u_pipes_20 (
        .enter               (pipes_20_enter),
        .destination         (destination),
        .value               (csrs_results_20),
        .leave               (pipes_20_leave),
        .leaving_destination (result_destinations_20),
        .leaving_value       (results_20)
    );

    result_pipe_stages0_value32 u_pipes_21 (
        .enter               (pipes_21_enter),
        .destination         (destination),
        .value               (csrs_results_21),
        .leave               (pipes_21_leave),
        .leaving_destination (result_destinations_21),
        .leaving_value       (results_21)
    );

    result_pipe_stages0_value32 u_pipes_22 (
        .enter               (pipes_22_enter),
        .destination         (destination),
        .value               (csrs_results_22),
        .leave               (pipes_22_leave),
        .leaving_destination (result_destinations_22),
        .leaving_value       (results_22)
    );

    result_pipe_stages0_value32 u_pipes_23 (
        .enter               (pipes_23_enter),
        .destination         (destination),
        .value               (csrs_results_23),
        .leave               (pipes_23_leave),
        .leaving_destination (result_destinations_23),
        .leaving_value       (results_23)
    );

    result_pipe_stages0_value32 u_pipes_24 (
        .enter               (pipes_24_enter),
        .destination         (destination),
        .value               (csrs_results_24),
        .leave               (pipes_24_leave),
        .leaving_destination (result_destinations_24),
        .leaving_value       (results_24)
    );

    result_pipe_stages0_value32 u_pipes_25 (
        .enter               (pipes_25_enter),
        .destination         (destination),
        .value               (csrs_results_25),
        .leave               (pipes_25_leave),
        .leaving_destination (result_destinations_25),
        .leaving_value       (results_25)
    );

    result_pipe_stages0_value32 u_pipes_26 (
        .enter               (pipes_26_enter),
        .destination         (destination),
        .value               (csrs_results_26),
        .leave               (pipes_26_leave),
        .leaving_destination (result_destinations_26),
        .leaving_value       (results_26)
    );

    result_pipe_stages0_value32 u_pipes_27 (
        .enter               (pipes_27_enter),
        .destination         (destination),
        .value               (csrs_results_27),
        .leave               (pipes_27_leave),
        .leaving_destination (result_destinations_27),
        .leaving_value       (results_27)
    );

    result_pipe_stages0_value32 u_pipes_28 (
        .enter               (pipes_28_enter),
        .destination         (destination),
        .value               (csrs_results_28),
        .leave               (pipes_28_leave),
        .leaving_destination (result_destinations_28),
        .leaving_value       (results_28)
    );

    result_pipe_stages0_value32 u_pipes_29 (
        .enter               (pipes_29_enter),
        .destination         (destination),
        .value               (csrs_results_29),
        .leave               (pipes_29_leave),
        .leaving_destination (result_destinations_29),
        .leaving_value       (results_29)
    );

    result_pipe_stages0_value32 u_pipes_30 (
        .enter               (pipes_30_enter),
        .destination         (destination),
        .value               (csrs_results_30),
        .leave               (pipes_30_leave),
        .leaving_destination (result_destinations_30),
        .leaving_value       (results_30)
    );

    result_pipe_stages0_value32 u_pipes_31 (
        .enter               (pipes_31_enter),
        .destination         (destination),
        .value               (csrs_results_31),
        .leave               (pipes_31_leave),
        .leaving_destination (result_destinations_31),
        .leaving_value       (results_31)
    );

    counters u_counters (
        .clock     (clock),
        .reset     (reset),
        .issued    (issue),
        .nop       (issue_nop),
        .nop_cause (nop_cause),
        .stalls_0  (stalls_0),
        .stalls_1  (stalls_1),
        .stalls_2  (stalls_2),
        .stalls_3  (stalls_3),
        .events_0  (fetch_hit),
        .events_1  (fetch_miss),
        .events_2  (data_hit),
        .events_3  (data_miss),
        .events_4  (bank_conflict),
        .values_0  (counters_values_0),
        .values_1  (counters_values_1),
        .values_2  (counters_values_2),
        .values_3  (counters_values_3),
        .values_4  (counters_values_4),
        .values_5  (counters_values_5),
        .values_6  (counters_values_6),
        .values_7  (counters_values_7),
        .values_8  (counters_values_8),
        .values_9  (counters_values_9),
        .values_10 (counters_values_10),
        .values_11 (counters_values_11),
        .values_12 (counters_values_12),
        .values_13 (counters_values_13),
        .values_14 (counters_values_14),
        .values_15 (counters_values_15),
        .values_16 (counters_values_16),
        .values_17 (counters_values_17),
        .values_18 (counters_values_18),
        .values_19 (counters_values_19),
        .values_20 (counters_values_20)
    );

    always @* begin
        csrs_issued_lanes = 32'h0;
        if (issue) begin
            csrs_issued_lanes = issue_lanes;
        end
    end

    assign result_lanes = {
        pipes_31_leave,
        pipes_30_leave,
        pipes_29_leave,
        pipes_28_leave,
        pipes_27_leave,
        pipes_26_leave,
        pipes_25_leave,
        pipes_24_leave,
        pipes_23_leave,
        pipes_22_leave,
        pipes_21_leave,
        pipes_20_leave,
        pipes_19_leave,
        pipes_18_leave,
        pipes_17_leave,
        pipes_16_leave,
        pipes_15_leave,
        pipes_14_leave,
        pipes_13_leave,
        pipes_12_leave,
        pipes_11_leave,
        pipes_10_leave,
        pipes_9_leave,
        pipes_8_leave,
        pipes_7_leave,
        pipes_6_leave,
        pipes_5_leave,
        pipes_4_leave,
        pipes_3_leave,
        pipes_2_leave,
        pipes_1_leave,
        pipes_0_leave
    };
    assign pipes_0_enter = valid & mask[0];
    assign pipes_1_enter = valid & mask[1];
    assign pipes_2_enter = valid & mask[2];
    assign pipes_3_enter = valid & mask[3];
    assign pipes_4_enter = valid & mask[4];
    assign pipes_5_enter = valid & mask[5];
    assign pipes_6_enter = valid & mask[6];
    assign pipes_7_enter = valid & mask[7];
    assign pipes_8_enter = valid & mask[8];
    assign pipes_9_enter = valid & mask[9];
    assign pipes_10_enter = valid & mask[10];
    assign pipes_11_enter = valid & mask[11];
    assign pipes_12_enter = valid & mask[12];
    assign pipes_13_enter = valid & mask[13];
    assign pipes_14_enter = valid & mask[14];
    assign pipes_15_enter = valid & mask[15];
    assign pipes_16_enter = valid & mask[16];
    assign pipes_17_enter = valid & mask[17];
    assign pipes_18_enter = valid & mask[18];
    assign pipes_19_enter = valid & mask[19];
    assign pipes_20_enter = valid & mask[20];
    assign pipes_21_enter = valid & mask[21];
    assign pipes_22_enter = valid & mask[22];
    assign pipes_23_enter = valid & mask[23];
    assign pipes_24_enter = valid & mask[24];
    assign pipes_25_enter = valid & mask[25];
    assign pipes_26_enter = valid & mask[26];
    assign pipes_27_enter = valid & mask[27];
    assign pipes_28_enter = valid & mask[28];
    assign pipes_29_enter = valid & mask[29];
    assign pipes_30_enter = valid & mask[30];
    assign pipes_31_enter = valid & mask[31];
endmodule
