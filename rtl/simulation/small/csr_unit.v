// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
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
    input  wire  [3:0] issue_lanes,
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
    input  wire  [3:0] mask,
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
    output wire  [3:0] result_lanes,
    // For which register.
    output wire  [7:0] result_destinations_0,
    output wire  [7:0] result_destinations_1,
    output wire  [7:0] result_destinations_2,
    output wire  [7:0] result_destinations_3,
    // The result.
    output wire [31:0] results_0,
    output wire [31:0] results_1,
    output wire [31:0] results_2,
    output wire [31:0] results_3,
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

    reg   [3:0] csrs_issued_lanes;
    wire [31:0] csrs_results_0;
    wire [31:0] csrs_results_1;
    wire [31:0] csrs_results_2;
    wire [31:0] csrs_results_3;
    wire        pipes_0_enter;
    wire        pipes_0_leave;
    wire        pipes_1_enter;
    wire        pipes_1_leave;
    wire        pipes_2_enter;
    wire        pipes_2_leave;
    wire        pipes_3_enter;
    wire        pipes_3_leave;
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
        csrs_issued_lanes = 4'h0;
        if (issue) begin
            csrs_issued_lanes = issue_lanes;
        end
    end

    assign result_lanes = {pipes_3_leave, pipes_2_leave, pipes_1_leave, pipes_0_leave};
    assign pipes_0_enter = valid & mask[0];
    assign pipes_1_enter = valid & mask[1];
    assign pipes_2_enter = valid & mask[2];
    assign pipes_3_enter = valid & mask[3];
endmodule
