// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
// slot that was booked.
//
// This file wires: the lanes (`lane_bank`) and, around them, exchange, CSRs, loads and stores, warp control, and the news of written
// registers for the books. S = 0: a context is a warp, and all lanes take its instruction. Beyond three hundred lines, because every
// port of the stage and every unit in it has its line.
//
// Lanes, CSRs, load/store unit, warp control.

module execute (
    input  wire         clock,
    input  wire         reset,
    // Number of the core.
    input  wire         core_id,
    // What mscratch holds after reset.
    input  wire  [31:0] start_argument,
    // Cycle c: an instruction issues.
    input  wire         issue,
    // Cycle c: whose.
    input  wire   [4:0] issue_context,
    // Cycle c: its entry.
    input  wire [102:0] issue_entry,
    // Cycle c: a NOP issues instead.
    input  wire         issue_nop,
    // Cycle c: what each context does or waits for.
    input  wire   [3:0] stalls_0,
    input  wire   [3:0] stalls_1,
    input  wire   [3:0] stalls_2,
    input  wire   [3:0] stalls_3,
    input  wire   [3:0] stalls_4,
    input  wire   [3:0] stalls_5,
    input  wire   [3:0] stalls_6,
    input  wire   [3:0] stalls_7,
    input  wire   [3:0] stalls_8,
    input  wire   [3:0] stalls_9,
    input  wire   [3:0] stalls_10,
    input  wire   [3:0] stalls_11,
    input  wire   [3:0] stalls_12,
    input  wire   [3:0] stalls_13,
    input  wire   [3:0] stalls_14,
    input  wire   [3:0] stalls_15,
    input  wire   [3:0] stalls_16,
    input  wire   [3:0] stalls_17,
    input  wire   [3:0] stalls_18,
    input  wire   [3:0] stalls_19,
    input  wire   [3:0] stalls_20,
    input  wire   [3:0] stalls_21,
    input  wire   [3:0] stalls_22,
    input  wire   [3:0] stalls_23,
    input  wire   [3:0] stalls_24,
    input  wire   [3:0] stalls_25,
    input  wire   [3:0] stalls_26,
    input  wire   [3:0] stalls_27,
    input  wire   [3:0] stalls_28,
    input  wire   [3:0] stalls_29,
    input  wire   [3:0] stalls_30,
    input  wire   [3:0] stalls_31,
    // The request of the last cycle hit, and is still wanted.
    input  wire         fetch_hit,
    // It missed.
    input  wire         fetch_miss,
    // Cycle c: lanes of the context that issues.
    output reg   [31:0] issue_lanes,
    // Contexts that run.
    output wire  [31:0] active,
    // Their active lanes.
    output wire  [31:0] lanes_0,
    output wire  [31:0] lanes_1,
    output wire  [31:0] lanes_2,
    output wire  [31:0] lanes_3,
    output wire  [31:0] lanes_4,
    output wire  [31:0] lanes_5,
    output wire  [31:0] lanes_6,
    output wire  [31:0] lanes_7,
    output wire  [31:0] lanes_8,
    output wire  [31:0] lanes_9,
    output wire  [31:0] lanes_10,
    output wire  [31:0] lanes_11,
    output wire  [31:0] lanes_12,
    output wire  [31:0] lanes_13,
    output wire  [31:0] lanes_14,
    output wire  [31:0] lanes_15,
    output wire  [31:0] lanes_16,
    output wire  [31:0] lanes_17,
    output wire  [31:0] lanes_18,
    output wire  [31:0] lanes_19,
    output wire  [31:0] lanes_20,
    output wire  [31:0] lanes_21,
    output wire  [31:0] lanes_22,
    output wire  [31:0] lanes_23,
    output wire  [31:0] lanes_24,
    output wire  [31:0] lanes_25,
    output wire  [31:0] lanes_26,
    output wire  [31:0] lanes_27,
    output wire  [31:0] lanes_28,
    output wire  [31:0] lanes_29,
    output wire  [31:0] lanes_30,
    output wire  [31:0] lanes_31,
    // What each waits for.
    output wire   [1:0] blocked_0,
    output wire   [1:0] blocked_1,
    output wire   [1:0] blocked_2,
    output wire   [1:0] blocked_3,
    output wire   [1:0] blocked_4,
    output wire   [1:0] blocked_5,
    output wire   [1:0] blocked_6,
    output wire   [1:0] blocked_7,
    output wire   [1:0] blocked_8,
    output wire   [1:0] blocked_9,
    output wire   [1:0] blocked_10,
    output wire   [1:0] blocked_11,
    output wire   [1:0] blocked_12,
    output wire   [1:0] blocked_13,
    output wire   [1:0] blocked_14,
    output wire   [1:0] blocked_15,
    output wire   [1:0] blocked_16,
    output wire   [1:0] blocked_17,
    output wire   [1:0] blocked_18,
    output wire   [1:0] blocked_19,
    output wire   [1:0] blocked_20,
    output wire   [1:0] blocked_21,
    output wire   [1:0] blocked_22,
    output wire   [1:0] blocked_23,
    output wire   [1:0] blocked_24,
    output wire   [1:0] blocked_25,
    output wire   [1:0] blocked_26,
    output wire   [1:0] blocked_27,
    output wire   [1:0] blocked_28,
    output wire   [1:0] blocked_29,
    output wire   [1:0] blocked_30,
    output wire   [1:0] blocked_31,
    // A control instruction takes effect.
    output wire         resolved,
    // Whose.
    output wire   [4:0] resolved_context,
    // Contexts that go elsewhere at the end of this cycle.
    output reg   [31:0] redirect,
    // Where.
    output wire  [31:0] redirect_pc,
    // Contexts that end.
    output reg   [31:0] retire,
    // Contexts that begin.
    output wire  [31:0] start,
    // Where.
    output wire  [31:0] start_pc,
    // All instruction lines become invalid.
    output wire         invalidate,
    // The load/store unit can take an instruction.
    output wire         memory_available,
    // Nothing is under way there.
    output wire         memory_drained,
    // A returned load takes a slot.
    output wire         claim,
    // In these lanes.
    output wire  [31:0] claim_lanes,
    // So many cycles from now.
    input  wire   [5:0] claim_slot,
    // Results written at the end of this cycle, one bit a writer.
    output wire  [11:0] written,
    // For whom.
    output wire   [4:0] written_context_0,
    output wire   [4:0] written_context_1,
    output wire   [4:0] written_context_2,
    output wire   [4:0] written_context_3,
    output wire   [4:0] written_context_4,
    output wire   [4:0] written_context_5,
    output wire   [4:0] written_context_6,
    output wire   [4:0] written_context_7,
    output wire   [4:0] written_context_8,
    output wire   [4:0] written_context_9,
    output wire   [4:0] written_context_10,
    output wire   [4:0] written_context_11,
    // To which register.
    output wire   [5:0] written_register_0,
    output wire   [5:0] written_register_1,
    output wire   [5:0] written_register_2,
    output wire   [5:0] written_register_3,
    output wire   [5:0] written_register_4,
    output wire   [5:0] written_register_5,
    output wire   [5:0] written_register_6,
    output wire   [5:0] written_register_7,
    output wire   [5:0] written_register_8,
    output wire   [5:0] written_register_9,
    output wire   [5:0] written_register_10,
    output wire   [5:0] written_register_11,
    // A fence ends in this cycle.
    output wire         fence_done,
    // Whose.
    output wire   [4:0] fence_done_context,
    // The walk of a load, store or fence ends in this cycle.
    output wire         finished,
    // Whose.
    output wire   [4:0] finished_context,
    // A request to memory.
    output wire         request_valid,
    // Memory takes it in this cycle.
    input  wire         request_ready,
    // It writes.
    output wire         request_write,
    // Address of the line.
    output wire  [31:0] request_address,
    // The line to write.
    output wire [511:0] request_data,
    // Which bytes of it count.
    output wire  [63:0] request_bytes,
    // Memory answers the oldest read.
    input  wire         answer_valid,
    // The answer is taken in this cycle.
    output wire         answer_ready,
    // The line.
    input  wire [511:0] answer_data,
    // There is none: an error.
    input  wire         answer_error,
    // Memory answers the oldest write.
    input  wire         write_done,
    // With an error.
    input  wire         write_error,
    // Lanes that write a register at the end of this cycle.
    output wire  [31:0] lane_writes,
    // Which register (low six bits) of which warp (above).
    output wire  [10:0] lane_destinations_0,
    output wire  [10:0] lane_destinations_1,
    output wire  [10:0] lane_destinations_2,
    output wire  [10:0] lane_destinations_3,
    output wire  [10:0] lane_destinations_4,
    output wire  [10:0] lane_destinations_5,
    output wire  [10:0] lane_destinations_6,
    output wire  [10:0] lane_destinations_7,
    output wire  [10:0] lane_destinations_8,
    output wire  [10:0] lane_destinations_9,
    output wire  [10:0] lane_destinations_10,
    output wire  [10:0] lane_destinations_11,
    output wire  [10:0] lane_destinations_12,
    output wire  [10:0] lane_destinations_13,
    output wire  [10:0] lane_destinations_14,
    output wire  [10:0] lane_destinations_15,
    output wire  [10:0] lane_destinations_16,
    output wire  [10:0] lane_destinations_17,
    output wire  [10:0] lane_destinations_18,
    output wire  [10:0] lane_destinations_19,
    output wire  [10:0] lane_destinations_20,
    output wire  [10:0] lane_destinations_21,
    output wire  [10:0] lane_destinations_22,
    output wire  [10:0] lane_destinations_23,
    output wire  [10:0] lane_destinations_24,
    output wire  [10:0] lane_destinations_25,
    output wire  [10:0] lane_destinations_26,
    output wire  [10:0] lane_destinations_27,
    output wire  [10:0] lane_destinations_28,
    output wire  [10:0] lane_destinations_29,
    output wire  [10:0] lane_destinations_30,
    output wire  [10:0] lane_destinations_31,
    // With what.
    output wire  [31:0] lane_values_0,
    output wire  [31:0] lane_values_1,
    output wire  [31:0] lane_values_2,
    output wire  [31:0] lane_values_3,
    output wire  [31:0] lane_values_4,
    output wire  [31:0] lane_values_5,
    output wire  [31:0] lane_values_6,
    output wire  [31:0] lane_values_7,
    output wire  [31:0] lane_values_8,
    output wire  [31:0] lane_values_9,
    output wire  [31:0] lane_values_10,
    output wire  [31:0] lane_values_11,
    output wire  [31:0] lane_values_12,
    output wire  [31:0] lane_values_13,
    output wire  [31:0] lane_values_14,
    output wire  [31:0] lane_values_15,
    output wire  [31:0] lane_values_16,
    output wire  [31:0] lane_values_17,
    output wire  [31:0] lane_values_18,
    output wire  [31:0] lane_values_19,
    output wire  [31:0] lane_values_20,
    output wire  [31:0] lane_values_21,
    output wire  [31:0] lane_values_22,
    output wire  [31:0] lane_values_23,
    output wire  [31:0] lane_values_24,
    output wire  [31:0] lane_values_25,
    output wire  [31:0] lane_values_26,
    output wire  [31:0] lane_values_27,
    output wire  [31:0] lane_values_28,
    output wire  [31:0] lane_values_29,
    output wire  [31:0] lane_values_30,
    output wire  [31:0] lane_values_31,
    // Two results met in one slot: never.
    output wire         collision,
    // There was a program error.
    output wire         faulted,
    // What; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    output wire   [3:0] fault_cause,
    // Whose.
    output wire   [4:0] fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Its evidence.
    output wire  [31:0] fault_detail,
    // The lane, of an error of memory.
    output wire   [4:0] fault_lane
);

    wire        operand_stage_issues_control;
    wire        operand_stage_issues_memory;
    wire  [5:0] operand_stage_reads_first;
    wire  [5:0] operand_stage_reads_second;
    wire  [5:0] operand_stage_reads_third_0;
    wire        operand_stage_valid;
    wire  [4:0] operand_stage_owner;
    wire  [6:0] operand_stage_op;
    wire [31:0] operand_stage_pc;
    wire  [5:0] operand_stage_rd;
    wire  [5:0] operand_stage_rs1;
    wire [31:0] operand_stage_imm;
    wire [31:0] operand_stage_mask;
    wire [10:0] operand_stage_destination;
    wire  [9:0] operand_stage_kinds;
    wire        operand_stage_branch;
    wire        operand_stage_control;
    wire  [2:0] operand_stage_rounding_0;
    wire        operand_stage_illegal;
    wire [31:0] operand_stage_word;
    wire        bank_issue;
    wire [31:0] bank_left_0;
    wire [31:0] bank_left_1;
    wire [31:0] bank_left_2;
    wire [31:0] bank_left_3;
    wire [31:0] bank_left_4;
    wire [31:0] bank_left_5;
    wire [31:0] bank_left_6;
    wire [31:0] bank_left_7;
    wire [31:0] bank_left_8;
    wire [31:0] bank_left_9;
    wire [31:0] bank_left_10;
    wire [31:0] bank_left_11;
    wire [31:0] bank_left_12;
    wire [31:0] bank_left_13;
    wire [31:0] bank_left_14;
    wire [31:0] bank_left_15;
    wire [31:0] bank_left_16;
    wire [31:0] bank_left_17;
    wire [31:0] bank_left_18;
    wire [31:0] bank_left_19;
    wire [31:0] bank_left_20;
    wire [31:0] bank_left_21;
    wire [31:0] bank_left_22;
    wire [31:0] bank_left_23;
    wire [31:0] bank_left_24;
    wire [31:0] bank_left_25;
    wire [31:0] bank_left_26;
    wire [31:0] bank_left_27;
    wire [31:0] bank_left_28;
    wire [31:0] bank_left_29;
    wire [31:0] bank_left_30;
    wire [31:0] bank_left_31;
    wire [31:0] bank_right_0;
    wire [31:0] bank_right_1;
    wire [31:0] bank_right_2;
    wire [31:0] bank_right_3;
    wire [31:0] bank_right_4;
    wire [31:0] bank_right_5;
    wire [31:0] bank_right_6;
    wire [31:0] bank_right_7;
    wire [31:0] bank_right_8;
    wire [31:0] bank_right_9;
    wire [31:0] bank_right_10;
    wire [31:0] bank_right_11;
    wire [31:0] bank_right_12;
    wire [31:0] bank_right_13;
    wire [31:0] bank_right_14;
    wire [31:0] bank_right_15;
    wire [31:0] bank_right_16;
    wire [31:0] bank_right_17;
    wire [31:0] bank_right_18;
    wire [31:0] bank_right_19;
    wire [31:0] bank_right_20;
    wire [31:0] bank_right_21;
    wire [31:0] bank_right_22;
    wire [31:0] bank_right_23;
    wire [31:0] bank_right_24;
    wire [31:0] bank_right_25;
    wire [31:0] bank_right_26;
    wire [31:0] bank_right_27;
    wire [31:0] bank_right_28;
    wire [31:0] bank_right_29;
    wire [31:0] bank_right_30;
    wire [31:0] bank_right_31;
    wire [31:0] bank_predicate;
    wire [31:0] bank_left_spoken;
    wire [31:0] bank_right_spoken;
    wire        bank_taken_spoken;
    reg  [31:0] bank_load_lanes;
    wire [10:0] bank_load_destination;
    wire  [4:0] bank_flags_0;
    wire  [4:0] bank_flags_1;
    wire  [4:0] bank_flags_2;
    wire  [4:0] bank_flags_3;
    wire  [4:0] bank_flags_4;
    wire [31:0] exchange_result_valid;
    wire [10:0] exchange_result_destination;
    wire [31:0] exchange_results_0;
    wire [31:0] exchange_results_1;
    wire [31:0] exchange_results_2;
    wire [31:0] exchange_results_3;
    wire [31:0] exchange_results_4;
    wire [31:0] exchange_results_5;
    wire [31:0] exchange_results_6;
    wire [31:0] exchange_results_7;
    wire [31:0] exchange_results_8;
    wire [31:0] exchange_results_9;
    wire [31:0] exchange_results_10;
    wire [31:0] exchange_results_11;
    wire [31:0] exchange_results_12;
    wire [31:0] exchange_results_13;
    wire [31:0] exchange_results_14;
    wire [31:0] exchange_results_15;
    wire [31:0] exchange_results_16;
    wire [31:0] exchange_results_17;
    wire [31:0] exchange_results_18;
    wire [31:0] exchange_results_19;
    wire [31:0] exchange_results_20;
    wire [31:0] exchange_results_21;
    wire [31:0] exchange_results_22;
    wire [31:0] exchange_results_23;
    wire [31:0] exchange_results_24;
    wire [31:0] exchange_results_25;
    wire [31:0] exchange_results_26;
    wire [31:0] exchange_results_27;
    wire [31:0] exchange_results_28;
    wire [31:0] exchange_results_29;
    wire [31:0] exchange_results_30;
    wire [31:0] exchange_results_31;
    wire  [2:0] csr_unit_rounding_0;
    wire  [2:0] csr_unit_rounding_1;
    wire  [2:0] csr_unit_rounding_2;
    wire  [2:0] csr_unit_rounding_3;
    wire  [2:0] csr_unit_rounding_4;
    wire  [2:0] csr_unit_rounding_5;
    wire  [2:0] csr_unit_rounding_6;
    wire  [2:0] csr_unit_rounding_7;
    wire  [2:0] csr_unit_rounding_8;
    wire  [2:0] csr_unit_rounding_9;
    wire  [2:0] csr_unit_rounding_10;
    wire  [2:0] csr_unit_rounding_11;
    wire  [2:0] csr_unit_rounding_12;
    wire  [2:0] csr_unit_rounding_13;
    wire  [2:0] csr_unit_rounding_14;
    wire  [2:0] csr_unit_rounding_15;
    wire  [2:0] csr_unit_rounding_16;
    wire  [2:0] csr_unit_rounding_17;
    wire  [2:0] csr_unit_rounding_18;
    wire  [2:0] csr_unit_rounding_19;
    wire  [2:0] csr_unit_rounding_20;
    wire  [2:0] csr_unit_rounding_21;
    wire  [2:0] csr_unit_rounding_22;
    wire  [2:0] csr_unit_rounding_23;
    wire  [2:0] csr_unit_rounding_24;
    wire  [2:0] csr_unit_rounding_25;
    wire  [2:0] csr_unit_rounding_26;
    wire  [2:0] csr_unit_rounding_27;
    wire  [2:0] csr_unit_rounding_28;
    wire  [2:0] csr_unit_rounding_29;
    wire  [2:0] csr_unit_rounding_30;
    wire  [2:0] csr_unit_rounding_31;
    wire [31:0] csr_unit_result_lanes;
    wire [10:0] csr_unit_result_destinations_0;
    wire [10:0] csr_unit_result_destinations_1;
    wire [10:0] csr_unit_result_destinations_2;
    wire [10:0] csr_unit_result_destinations_3;
    wire [10:0] csr_unit_result_destinations_4;
    wire [10:0] csr_unit_result_destinations_5;
    wire [10:0] csr_unit_result_destinations_6;
    wire [10:0] csr_unit_result_destinations_7;
    wire [10:0] csr_unit_result_destinations_8;
    wire [10:0] csr_unit_result_destinations_9;
    wire [10:0] csr_unit_result_destinations_10;
    wire [10:0] csr_unit_result_destinations_11;
    wire [10:0] csr_unit_result_destinations_12;
    wire [10:0] csr_unit_result_destinations_13;
    wire [10:0] csr_unit_result_destinations_14;
    wire [10:0] csr_unit_result_destinations_15;
    wire [10:0] csr_unit_result_destinations_16;
    wire [10:0] csr_unit_result_destinations_17;
    wire [10:0] csr_unit_result_destinations_18;
    wire [10:0] csr_unit_result_destinations_19;
    wire [10:0] csr_unit_result_destinations_20;
    wire [10:0] csr_unit_result_destinations_21;
    wire [10:0] csr_unit_result_destinations_22;
    wire [10:0] csr_unit_result_destinations_23;
    wire [10:0] csr_unit_result_destinations_24;
    wire [10:0] csr_unit_result_destinations_25;
    wire [10:0] csr_unit_result_destinations_26;
    wire [10:0] csr_unit_result_destinations_27;
    wire [10:0] csr_unit_result_destinations_28;
    wire [10:0] csr_unit_result_destinations_29;
    wire [10:0] csr_unit_result_destinations_30;
    wire [10:0] csr_unit_result_destinations_31;
    wire [31:0] csr_unit_results_0;
    wire [31:0] csr_unit_results_1;
    wire [31:0] csr_unit_results_2;
    wire [31:0] csr_unit_results_3;
    wire [31:0] csr_unit_results_4;
    wire [31:0] csr_unit_results_5;
    wire [31:0] csr_unit_results_6;
    wire [31:0] csr_unit_results_7;
    wire [31:0] csr_unit_results_8;
    wire [31:0] csr_unit_results_9;
    wire [31:0] csr_unit_results_10;
    wire [31:0] csr_unit_results_11;
    wire [31:0] csr_unit_results_12;
    wire [31:0] csr_unit_results_13;
    wire [31:0] csr_unit_results_14;
    wire [31:0] csr_unit_results_15;
    wire [31:0] csr_unit_results_16;
    wire [31:0] csr_unit_results_17;
    wire [31:0] csr_unit_results_18;
    wire [31:0] csr_unit_results_19;
    wire [31:0] csr_unit_results_20;
    wire [31:0] csr_unit_results_21;
    wire [31:0] csr_unit_results_22;
    wire [31:0] csr_unit_results_23;
    wire [31:0] csr_unit_results_24;
    wire [31:0] csr_unit_results_25;
    wire [31:0] csr_unit_results_26;
    wire [31:0] csr_unit_results_27;
    wire [31:0] csr_unit_results_28;
    wire [31:0] csr_unit_results_29;
    wire [31:0] csr_unit_results_30;
    wire [31:0] csr_unit_results_31;
    wire        csr_unit_faulted;
    wire  [3:0] csr_unit_fault_cause;
    wire  [4:0] csr_unit_fault_context;
    wire [31:0] csr_unit_fault_pc;
    wire [31:0] csr_unit_fault_detail;
    wire        load_store_issue;
    wire        load_store_write;
    wire  [4:0] load_store_write_context;
    wire  [5:0] load_store_write_register;
    wire [31:0] load_store_write_lanes;
    wire [31:0] load_store_write_data_0;
    wire [31:0] load_store_write_data_1;
    wire [31:0] load_store_write_data_2;
    wire [31:0] load_store_write_data_3;
    wire [31:0] load_store_write_data_4;
    wire [31:0] load_store_write_data_5;
    wire [31:0] load_store_write_data_6;
    wire [31:0] load_store_write_data_7;
    wire [31:0] load_store_write_data_8;
    wire [31:0] load_store_write_data_9;
    wire [31:0] load_store_write_data_10;
    wire [31:0] load_store_write_data_11;
    wire [31:0] load_store_write_data_12;
    wire [31:0] load_store_write_data_13;
    wire [31:0] load_store_write_data_14;
    wire [31:0] load_store_write_data_15;
    wire [31:0] load_store_write_data_16;
    wire [31:0] load_store_write_data_17;
    wire [31:0] load_store_write_data_18;
    wire [31:0] load_store_write_data_19;
    wire [31:0] load_store_write_data_20;
    wire [31:0] load_store_write_data_21;
    wire [31:0] load_store_write_data_22;
    wire [31:0] load_store_write_data_23;
    wire [31:0] load_store_write_data_24;
    wire [31:0] load_store_write_data_25;
    wire [31:0] load_store_write_data_26;
    wire [31:0] load_store_write_data_27;
    wire [31:0] load_store_write_data_28;
    wire [31:0] load_store_write_data_29;
    wire [31:0] load_store_write_data_30;
    wire [31:0] load_store_write_data_31;
    wire        load_store_bank_conflict;
    wire        load_store_data_hit;
    wire        load_store_data_miss;
    wire        load_store_faulted;
    wire  [3:0] load_store_fault_cause;
    wire  [4:0] load_store_fault_context;
    wire [31:0] load_store_fault_pc;
    wire [31:0] load_store_fault_detail;
    wire  [4:0] load_store_fault_lane;
    wire        warp_control_issue;
    wire        warp_control_resolved;
    wire  [4:0] warp_control_resolved_context;
    wire [31:0] warp_control_result;
    wire        warp_control_redirect;
    wire        warp_control_retire;
    wire [31:0] warp_control_active_contexts;
    wire [31:0] warp_control_lanes_0;
    wire [31:0] warp_control_lanes_1;
    wire [31:0] warp_control_lanes_2;
    wire [31:0] warp_control_lanes_3;
    wire [31:0] warp_control_lanes_4;
    wire [31:0] warp_control_lanes_5;
    wire [31:0] warp_control_lanes_6;
    wire [31:0] warp_control_lanes_7;
    wire [31:0] warp_control_lanes_8;
    wire [31:0] warp_control_lanes_9;
    wire [31:0] warp_control_lanes_10;
    wire [31:0] warp_control_lanes_11;
    wire [31:0] warp_control_lanes_12;
    wire [31:0] warp_control_lanes_13;
    wire [31:0] warp_control_lanes_14;
    wire [31:0] warp_control_lanes_15;
    wire [31:0] warp_control_lanes_16;
    wire [31:0] warp_control_lanes_17;
    wire [31:0] warp_control_lanes_18;
    wire [31:0] warp_control_lanes_19;
    wire [31:0] warp_control_lanes_20;
    wire [31:0] warp_control_lanes_21;
    wire [31:0] warp_control_lanes_22;
    wire [31:0] warp_control_lanes_23;
    wire [31:0] warp_control_lanes_24;
    wire [31:0] warp_control_lanes_25;
    wire [31:0] warp_control_lanes_26;
    wire [31:0] warp_control_lanes_27;
    wire [31:0] warp_control_lanes_28;
    wire [31:0] warp_control_lanes_29;
    wire [31:0] warp_control_lanes_30;
    wire [31:0] warp_control_lanes_31;
    wire        warp_control_faulted;
    wire  [3:0] warp_control_fault_cause;
    wire  [4:0] warp_control_fault_context;
    wire [31:0] warp_control_fault_pc;
    wire [31:0] warp_control_fault_detail;
    wire [11:0] news_written;
    wire  [4:0] news_written_context_7;
    wire  [4:0] news_written_context_8;
    wire  [4:0] news_written_context_9;
    wire  [4:0] news_written_context_10;
    wire  [4:0] news_written_context_11;
    wire        link_control;
    wire [31:0] link_lanes;
    wire  [5:0] link_written;
    wire [10:0] link_destination;
    wire        faults_illegal;
    wire  [2:0] faults_kept;

    operand_stage u_operand_stage (
        .clock          (clock),
        .reset          (reset),
        .issue          (issue),
        .issue_owner    (issue_context),
        .issue_entry    (issue_entry),
        .issue_lanes    (issue_lanes),
        .issues_control (operand_stage_issues_control),
        .issues_memory  (operand_stage_issues_memory),
        .reads_first    (operand_stage_reads_first),
        .reads_second   (operand_stage_reads_second),
        .reads_third_0  (operand_stage_reads_third_0),
        .frm_0          (csr_unit_rounding_0),
        .frm_1          (csr_unit_rounding_1),
        .frm_2          (csr_unit_rounding_2),
        .frm_3          (csr_unit_rounding_3),
        .frm_4          (csr_unit_rounding_4),
        .frm_5          (csr_unit_rounding_5),
        .frm_6          (csr_unit_rounding_6),
        .frm_7          (csr_unit_rounding_7),
        .frm_8          (csr_unit_rounding_8),
        .frm_9          (csr_unit_rounding_9),
        .frm_10         (csr_unit_rounding_10),
        .frm_11         (csr_unit_rounding_11),
        .frm_12         (csr_unit_rounding_12),
        .frm_13         (csr_unit_rounding_13),
        .frm_14         (csr_unit_rounding_14),
        .frm_15         (csr_unit_rounding_15),
        .frm_16         (csr_unit_rounding_16),
        .frm_17         (csr_unit_rounding_17),
        .frm_18         (csr_unit_rounding_18),
        .frm_19         (csr_unit_rounding_19),
        .frm_20         (csr_unit_rounding_20),
        .frm_21         (csr_unit_rounding_21),
        .frm_22         (csr_unit_rounding_22),
        .frm_23         (csr_unit_rounding_23),
        .frm_24         (csr_unit_rounding_24),
        .frm_25         (csr_unit_rounding_25),
        .frm_26         (csr_unit_rounding_26),
        .frm_27         (csr_unit_rounding_27),
        .frm_28         (csr_unit_rounding_28),
        .frm_29         (csr_unit_rounding_29),
        .frm_30         (csr_unit_rounding_30),
        .frm_31         (csr_unit_rounding_31),
        .valid          (operand_stage_valid),
        .owner          (operand_stage_owner),
        .op             (operand_stage_op),
        .pc             (operand_stage_pc),
        .rd             (operand_stage_rd),
        .rs1            (operand_stage_rs1),
        .imm            (operand_stage_imm),
        .mask           (operand_stage_mask),
        .destination    (operand_stage_destination),
        .kinds          (operand_stage_kinds),
        .branch         (operand_stage_branch),
        .control        (operand_stage_control),
        .rounding_0     (operand_stage_rounding_0),
        .illegal        (operand_stage_illegal),
        .word           (operand_stage_word)
    );

    lane_bank u_bank (
        .clock                 (clock),
        .reset                 (reset),
        .issue                 (bank_issue),
        .issue_owner           (issue_context),
        .issue_lanes           (issue_lanes),
        .reads_first           (operand_stage_reads_first),
        .reads_second          (operand_stage_reads_second),
        .reads_third_0         (operand_stage_reads_third_0),
        .valid                 (operand_stage_valid),
        .mask                  (operand_stage_mask),
        .alu                   (operand_stage_kinds[0]),
        .multiply              (operand_stage_kinds[1]),
        .divide                (operand_stage_kinds[2]),
        .floats_0              (operand_stage_kinds[5]),
        .floats_1              (operand_stage_kinds[6]),
        .floats_2              (operand_stage_kinds[7]),
        .floats_3              (operand_stage_kinds[8]),
        .floats_4              (operand_stage_kinds[9]),
        .rounding_0            (operand_stage_rounding_0),
        .branch                (operand_stage_branch),
        .op                    (operand_stage_op),
        .immediate             (operand_stage_imm),
        .pc                    (operand_stage_pc),
        .destination           (operand_stage_destination),
        .left_0                (bank_left_0),
        .left_1                (bank_left_1),
        .left_2                (bank_left_2),
        .left_3                (bank_left_3),
        .left_4                (bank_left_4),
        .left_5                (bank_left_5),
        .left_6                (bank_left_6),
        .left_7                (bank_left_7),
        .left_8                (bank_left_8),
        .left_9                (bank_left_9),
        .left_10               (bank_left_10),
        .left_11               (bank_left_11),
        .left_12               (bank_left_12),
        .left_13               (bank_left_13),
        .left_14               (bank_left_14),
        .left_15               (bank_left_15),
        .left_16               (bank_left_16),
        .left_17               (bank_left_17),
        .left_18               (bank_left_18),
        .left_19               (bank_left_19),
        .left_20               (bank_left_20),
        .left_21               (bank_left_21),
        .left_22               (bank_left_22),
        .left_23               (bank_left_23),
        .left_24               (bank_left_24),
        .left_25               (bank_left_25),
        .left_26               (bank_left_26),
        .left_27               (bank_left_27),
        .left_28               (bank_left_28),
        .left_29               (bank_left_29),
        .left_30               (bank_left_30),
        .left_31               (bank_left_31),
        .right_0               (bank_right_0),
        .right_1               (bank_right_1),
        .right_2               (bank_right_2),
        .right_3               (bank_right_3),
        .right_4               (bank_right_4),
        .right_5               (bank_right_5),
        .right_6               (bank_right_6),
        .right_7               (bank_right_7),
        .right_8               (bank_right_8),
        .right_9               (bank_right_9),
        .right_10              (bank_right_10),
        .right_11              (bank_right_11),
        .right_12              (bank_right_12),
        .right_13              (bank_right_13),
        .right_14              (bank_right_14),
        .right_15              (bank_right_15),
        .right_16              (bank_right_16),
        .right_17              (bank_right_17),
        .right_18              (bank_right_18),
        .right_19              (bank_right_19),
        .right_20              (bank_right_20),
        .right_21              (bank_right_21),
        .right_22              (bank_right_22),
        .right_23              (bank_right_23),
        .right_24              (bank_right_24),
        .right_25              (bank_right_25),
        .right_26              (bank_right_26),
        .right_27              (bank_right_27),
        .right_28              (bank_right_28),
        .right_29              (bank_right_29),
        .right_30              (bank_right_30),
        .right_31              (bank_right_31),
        .predicate             (bank_predicate),
        .left_spoken           (bank_left_spoken),
        .right_spoken          (bank_right_spoken),
        .taken_spoken          (bank_taken_spoken),
        .csr_lanes             (csr_unit_result_lanes),
        .csr_destinations_0    (csr_unit_result_destinations_0),
        .csr_destinations_1    (csr_unit_result_destinations_1),
        .csr_destinations_2    (csr_unit_result_destinations_2),
        .csr_destinations_3    (csr_unit_result_destinations_3),
        .csr_destinations_4    (csr_unit_result_destinations_4),
        .csr_destinations_5    (csr_unit_result_destinations_5),
        .csr_destinations_6    (csr_unit_result_destinations_6),
        .csr_destinations_7    (csr_unit_result_destinations_7),
        .csr_destinations_8    (csr_unit_result_destinations_8),
        .csr_destinations_9    (csr_unit_result_destinations_9),
        .csr_destinations_10   (csr_unit_result_destinations_10),
        .csr_destinations_11   (csr_unit_result_destinations_11),
        .csr_destinations_12   (csr_unit_result_destinations_12),
        .csr_destinations_13   (csr_unit_result_destinations_13),
        .csr_destinations_14   (csr_unit_result_destinations_14),
        .csr_destinations_15   (csr_unit_result_destinations_15),
        .csr_destinations_16   (csr_unit_result_destinations_16),
        .csr_destinations_17   (csr_unit_result_destinations_17),
        .csr_destinations_18   (csr_unit_result_destinations_18),
        .csr_destinations_19   (csr_unit_result_destinations_19),
        .csr_destinations_20   (csr_unit_result_destinations_20),
        .csr_destinations_21   (csr_unit_result_destinations_21),
        .csr_destinations_22   (csr_unit_result_destinations_22),
        .csr_destinations_23   (csr_unit_result_destinations_23),
        .csr_destinations_24   (csr_unit_result_destinations_24),
        .csr_destinations_25   (csr_unit_result_destinations_25),
        .csr_destinations_26   (csr_unit_result_destinations_26),
        .csr_destinations_27   (csr_unit_result_destinations_27),
        .csr_destinations_28   (csr_unit_result_destinations_28),
        .csr_destinations_29   (csr_unit_result_destinations_29),
        .csr_destinations_30   (csr_unit_result_destinations_30),
        .csr_destinations_31   (csr_unit_result_destinations_31),
        .csr_results_0         (csr_unit_results_0),
        .csr_results_1         (csr_unit_results_1),
        .csr_results_2         (csr_unit_results_2),
        .csr_results_3         (csr_unit_results_3),
        .csr_results_4         (csr_unit_results_4),
        .csr_results_5         (csr_unit_results_5),
        .csr_results_6         (csr_unit_results_6),
        .csr_results_7         (csr_unit_results_7),
        .csr_results_8         (csr_unit_results_8),
        .csr_results_9         (csr_unit_results_9),
        .csr_results_10        (csr_unit_results_10),
        .csr_results_11        (csr_unit_results_11),
        .csr_results_12        (csr_unit_results_12),
        .csr_results_13        (csr_unit_results_13),
        .csr_results_14        (csr_unit_results_14),
        .csr_results_15        (csr_unit_results_15),
        .csr_results_16        (csr_unit_results_16),
        .csr_results_17        (csr_unit_results_17),
        .csr_results_18        (csr_unit_results_18),
        .csr_results_19        (csr_unit_results_19),
        .csr_results_20        (csr_unit_results_20),
        .csr_results_21        (csr_unit_results_21),
        .csr_results_22        (csr_unit_results_22),
        .csr_results_23        (csr_unit_results_23),
        .csr_results_24        (csr_unit_results_24),
        .csr_results_25        (csr_unit_results_25),
        .csr_results_26        (csr_unit_results_26),
        .csr_results_27        (csr_unit_results_27),
        .csr_results_28        (csr_unit_results_28),
        .csr_results_29        (csr_unit_results_29),
        .csr_results_30        (csr_unit_results_30),
        .csr_results_31        (csr_unit_results_31),
        .exchange_lanes        (exchange_result_valid),
        .exchange_destination  (exchange_result_destination),
        .exchange_results_0    (exchange_results_0),
        .exchange_results_1    (exchange_results_1),
        .exchange_results_2    (exchange_results_2),
        .exchange_results_3    (exchange_results_3),
        .exchange_results_4    (exchange_results_4),
        .exchange_results_5    (exchange_results_5),
        .exchange_results_6    (exchange_results_6),
        .exchange_results_7    (exchange_results_7),
        .exchange_results_8    (exchange_results_8),
        .exchange_results_9    (exchange_results_9),
        .exchange_results_10   (exchange_results_10),
        .exchange_results_11   (exchange_results_11),
        .exchange_results_12   (exchange_results_12),
        .exchange_results_13   (exchange_results_13),
        .exchange_results_14   (exchange_results_14),
        .exchange_results_15   (exchange_results_15),
        .exchange_results_16   (exchange_results_16),
        .exchange_results_17   (exchange_results_17),
        .exchange_results_18   (exchange_results_18),
        .exchange_results_19   (exchange_results_19),
        .exchange_results_20   (exchange_results_20),
        .exchange_results_21   (exchange_results_21),
        .exchange_results_22   (exchange_results_22),
        .exchange_results_23   (exchange_results_23),
        .exchange_results_24   (exchange_results_24),
        .exchange_results_25   (exchange_results_25),
        .exchange_results_26   (exchange_results_26),
        .exchange_results_27   (exchange_results_27),
        .exchange_results_28   (exchange_results_28),
        .exchange_results_29   (exchange_results_29),
        .exchange_results_30   (exchange_results_30),
        .exchange_results_31   (exchange_results_31),
        .link_lanes            (link_lanes),
        .link_destination      (link_destination),
        .link_result           (warp_control_result),
        .load_lanes            (bank_load_lanes),
        .load_destination      (bank_load_destination),
        .load_results_0        (load_store_write_data_0),
        .load_results_1        (load_store_write_data_1),
        .load_results_2        (load_store_write_data_2),
        .load_results_3        (load_store_write_data_3),
        .load_results_4        (load_store_write_data_4),
        .load_results_5        (load_store_write_data_5),
        .load_results_6        (load_store_write_data_6),
        .load_results_7        (load_store_write_data_7),
        .load_results_8        (load_store_write_data_8),
        .load_results_9        (load_store_write_data_9),
        .load_results_10       (load_store_write_data_10),
        .load_results_11       (load_store_write_data_11),
        .load_results_12       (load_store_write_data_12),
        .load_results_13       (load_store_write_data_13),
        .load_results_14       (load_store_write_data_14),
        .load_results_15       (load_store_write_data_15),
        .load_results_16       (load_store_write_data_16),
        .load_results_17       (load_store_write_data_17),
        .load_results_18       (load_store_write_data_18),
        .load_results_19       (load_store_write_data_19),
        .load_results_20       (load_store_write_data_20),
        .load_results_21       (load_store_write_data_21),
        .load_results_22       (load_store_write_data_22),
        .load_results_23       (load_store_write_data_23),
        .load_results_24       (load_store_write_data_24),
        .load_results_25       (load_store_write_data_25),
        .load_results_26       (load_store_write_data_26),
        .load_results_27       (load_store_write_data_27),
        .load_results_28       (load_store_write_data_28),
        .load_results_29       (load_store_write_data_29),
        .load_results_30       (load_store_write_data_30),
        .load_results_31       (load_store_write_data_31),
        .flags_0               (bank_flags_0),
        .flags_1               (bank_flags_1),
        .flags_2               (bank_flags_2),
        .flags_3               (bank_flags_3),
        .flags_4               (bank_flags_4),
        .writes                (lane_writes),
        .write_destinations_0  (lane_destinations_0),
        .write_destinations_1  (lane_destinations_1),
        .write_destinations_2  (lane_destinations_2),
        .write_destinations_3  (lane_destinations_3),
        .write_destinations_4  (lane_destinations_4),
        .write_destinations_5  (lane_destinations_5),
        .write_destinations_6  (lane_destinations_6),
        .write_destinations_7  (lane_destinations_7),
        .write_destinations_8  (lane_destinations_8),
        .write_destinations_9  (lane_destinations_9),
        .write_destinations_10 (lane_destinations_10),
        .write_destinations_11 (lane_destinations_11),
        .write_destinations_12 (lane_destinations_12),
        .write_destinations_13 (lane_destinations_13),
        .write_destinations_14 (lane_destinations_14),
        .write_destinations_15 (lane_destinations_15),
        .write_destinations_16 (lane_destinations_16),
        .write_destinations_17 (lane_destinations_17),
        .write_destinations_18 (lane_destinations_18),
        .write_destinations_19 (lane_destinations_19),
        .write_destinations_20 (lane_destinations_20),
        .write_destinations_21 (lane_destinations_21),
        .write_destinations_22 (lane_destinations_22),
        .write_destinations_23 (lane_destinations_23),
        .write_destinations_24 (lane_destinations_24),
        .write_destinations_25 (lane_destinations_25),
        .write_destinations_26 (lane_destinations_26),
        .write_destinations_27 (lane_destinations_27),
        .write_destinations_28 (lane_destinations_28),
        .write_destinations_29 (lane_destinations_29),
        .write_destinations_30 (lane_destinations_30),
        .write_destinations_31 (lane_destinations_31),
        .write_values_0        (lane_values_0),
        .write_values_1        (lane_values_1),
        .write_values_2        (lane_values_2),
        .write_values_3        (lane_values_3),
        .write_values_4        (lane_values_4),
        .write_values_5        (lane_values_5),
        .write_values_6        (lane_values_6),
        .write_values_7        (lane_values_7),
        .write_values_8        (lane_values_8),
        .write_values_9        (lane_values_9),
        .write_values_10       (lane_values_10),
        .write_values_11       (lane_values_11),
        .write_values_12       (lane_values_12),
        .write_values_13       (lane_values_13),
        .write_values_14       (lane_values_14),
        .write_values_15       (lane_values_15),
        .write_values_16       (lane_values_16),
        .write_values_17       (lane_values_17),
        .write_values_18       (lane_values_18),
        .write_values_19       (lane_values_19),
        .write_values_20       (lane_values_20),
        .write_values_21       (lane_values_21),
        .write_values_22       (lane_values_22),
        .write_values_23       (lane_values_23),
        .write_values_24       (lane_values_24),
        .write_values_25       (lane_values_25),
        .write_values_26       (lane_values_26),
        .write_values_27       (lane_values_27),
        .write_values_28       (lane_values_28),
        .write_values_29       (lane_values_29),
        .write_values_30       (lane_values_30),
        .write_values_31       (lane_values_31),
        .collision             (collision)
    );

    lane_exchange u_exchange (
        .start              (operand_stage_kinds[4]),
        .op                 (operand_stage_op),
        .active             (operand_stage_mask),
        .left_0             (bank_left_0),
        .left_1             (bank_left_1),
        .left_2             (bank_left_2),
        .left_3             (bank_left_3),
        .left_4             (bank_left_4),
        .left_5             (bank_left_5),
        .left_6             (bank_left_6),
        .left_7             (bank_left_7),
        .left_8             (bank_left_8),
        .left_9             (bank_left_9),
        .left_10            (bank_left_10),
        .left_11            (bank_left_11),
        .left_12            (bank_left_12),
        .left_13            (bank_left_13),
        .left_14            (bank_left_14),
        .left_15            (bank_left_15),
        .left_16            (bank_left_16),
        .left_17            (bank_left_17),
        .left_18            (bank_left_18),
        .left_19            (bank_left_19),
        .left_20            (bank_left_20),
        .left_21            (bank_left_21),
        .left_22            (bank_left_22),
        .left_23            (bank_left_23),
        .left_24            (bank_left_24),
        .left_25            (bank_left_25),
        .left_26            (bank_left_26),
        .left_27            (bank_left_27),
        .left_28            (bank_left_28),
        .left_29            (bank_left_29),
        .left_30            (bank_left_30),
        .left_31            (bank_left_31),
        .right_0            (bank_right_0),
        .right_1            (bank_right_1),
        .right_2            (bank_right_2),
        .right_3            (bank_right_3),
        .right_4            (bank_right_4),
        .right_5            (bank_right_5),
        .right_6            (bank_right_6),
        .right_7            (bank_right_7),
        .right_8            (bank_right_8),
        .right_9            (bank_right_9),
        .right_10           (bank_right_10),
        .right_11           (bank_right_11),
        .right_12           (bank_right_12),
        .right_13           (bank_right_13),
        .right_14           (bank_right_14),
        .right_15           (bank_right_15),
        .right_16           (bank_right_16),
        .right_17           (bank_right_17),
        .right_18           (bank_right_18),
        .right_19           (bank_right_19),
        .right_20           (bank_right_20),
        .right_21           (bank_right_21),
        .right_22           (bank_right_22),
        .right_23           (bank_right_23),
        .right_24           (bank_right_24),
        .right_25           (bank_right_25),
        .right_26           (bank_right_26),
        .right_27           (bank_right_27),
        .right_28           (bank_right_28),
        .right_29           (bank_right_29),
        .right_30           (bank_right_30),
        .right_31           (bank_right_31),
        .destination        (operand_stage_destination),
        .result_valid       (exchange_result_valid),
        .result_destination (exchange_result_destination),
        .results_0          (exchange_results_0),
        .results_1          (exchange_results_1),
        .results_2          (exchange_results_2),
        .results_3          (exchange_results_3),
        .results_4          (exchange_results_4),
        .results_5          (exchange_results_5),
        .results_6          (exchange_results_6),
        .results_7          (exchange_results_7),
        .results_8          (exchange_results_8),
        .results_9          (exchange_results_9),
        .results_10         (exchange_results_10),
        .results_11         (exchange_results_11),
        .results_12         (exchange_results_12),
        .results_13         (exchange_results_13),
        .results_14         (exchange_results_14),
        .results_15         (exchange_results_15),
        .results_16         (exchange_results_16),
        .results_17         (exchange_results_17),
        .results_18         (exchange_results_18),
        .results_19         (exchange_results_19),
        .results_20         (exchange_results_20),
        .results_21         (exchange_results_21),
        .results_22         (exchange_results_22),
        .results_23         (exchange_results_23),
        .results_24         (exchange_results_24),
        .results_25         (exchange_results_25),
        .results_26         (exchange_results_26),
        .results_27         (exchange_results_27),
        .results_28         (exchange_results_28),
        .results_29         (exchange_results_29),
        .results_30         (exchange_results_30),
        .results_31         (exchange_results_31)
    );

    csr_unit u_csr_unit (
        .clock                  (clock),
        .reset                  (reset),
        .core_id                (core_id),
        .start_argument         (start_argument),
        .issue                  (issue),
        .issue_lanes            (issue_lanes),
        .issue_nop              (issue_nop),
        .nop_cause              (issue_entry[2:1]),
        .active_contexts        (warp_control_active_contexts),
        .stalls_0               (stalls_0),
        .stalls_1               (stalls_1),
        .stalls_2               (stalls_2),
        .stalls_3               (stalls_3),
        .stalls_4               (stalls_4),
        .stalls_5               (stalls_5),
        .stalls_6               (stalls_6),
        .stalls_7               (stalls_7),
        .stalls_8               (stalls_8),
        .stalls_9               (stalls_9),
        .stalls_10              (stalls_10),
        .stalls_11              (stalls_11),
        .stalls_12              (stalls_12),
        .stalls_13              (stalls_13),
        .stalls_14              (stalls_14),
        .stalls_15              (stalls_15),
        .stalls_16              (stalls_16),
        .stalls_17              (stalls_17),
        .stalls_18              (stalls_18),
        .stalls_19              (stalls_19),
        .stalls_20              (stalls_20),
        .stalls_21              (stalls_21),
        .stalls_22              (stalls_22),
        .stalls_23              (stalls_23),
        .stalls_24              (stalls_24),
        .stalls_25              (stalls_25),
        .stalls_26              (stalls_26),
        .stalls_27              (stalls_27),
        .stalls_28              (stalls_28),
        .stalls_29              (stalls_29),
        .stalls_30              (stalls_30),
        .stalls_31              (stalls_31),
        .fetch_hit              (fetch_hit),
        .fetch_miss             (fetch_miss),
        .data_hit               (load_store_data_hit),
        .data_miss              (load_store_data_miss),
        .bank_conflict          (load_store_bank_conflict),
        .valid                  (operand_stage_kinds[3]),
        .op                     (operand_stage_op),
        .owner                  (operand_stage_owner),
        .pc                     (operand_stage_pc),
        .rs1                    (operand_stage_rs1),
        .immediate              (operand_stage_imm),
        .mask                   (operand_stage_mask),
        .destination            (operand_stage_destination),
        .operand                (bank_left_spoken),
        .flags_valid_0          (news_written[7]),
        .flags_valid_1          (news_written[8]),
        .flags_valid_2          (news_written[9]),
        .flags_valid_3          (news_written[10]),
        .flags_valid_4          (news_written[11]),
        .flags_context_0        (news_written_context_7),
        .flags_context_1        (news_written_context_8),
        .flags_context_2        (news_written_context_9),
        .flags_context_3        (news_written_context_10),
        .flags_context_4        (news_written_context_11),
        .flags_0                (bank_flags_0),
        .flags_1                (bank_flags_1),
        .flags_2                (bank_flags_2),
        .flags_3                (bank_flags_3),
        .flags_4                (bank_flags_4),
        .rounding_0             (csr_unit_rounding_0),
        .rounding_1             (csr_unit_rounding_1),
        .rounding_2             (csr_unit_rounding_2),
        .rounding_3             (csr_unit_rounding_3),
        .rounding_4             (csr_unit_rounding_4),
        .rounding_5             (csr_unit_rounding_5),
        .rounding_6             (csr_unit_rounding_6),
        .rounding_7             (csr_unit_rounding_7),
        .rounding_8             (csr_unit_rounding_8),
        .rounding_9             (csr_unit_rounding_9),
        .rounding_10            (csr_unit_rounding_10),
        .rounding_11            (csr_unit_rounding_11),
        .rounding_12            (csr_unit_rounding_12),
        .rounding_13            (csr_unit_rounding_13),
        .rounding_14            (csr_unit_rounding_14),
        .rounding_15            (csr_unit_rounding_15),
        .rounding_16            (csr_unit_rounding_16),
        .rounding_17            (csr_unit_rounding_17),
        .rounding_18            (csr_unit_rounding_18),
        .rounding_19            (csr_unit_rounding_19),
        .rounding_20            (csr_unit_rounding_20),
        .rounding_21            (csr_unit_rounding_21),
        .rounding_22            (csr_unit_rounding_22),
        .rounding_23            (csr_unit_rounding_23),
        .rounding_24            (csr_unit_rounding_24),
        .rounding_25            (csr_unit_rounding_25),
        .rounding_26            (csr_unit_rounding_26),
        .rounding_27            (csr_unit_rounding_27),
        .rounding_28            (csr_unit_rounding_28),
        .rounding_29            (csr_unit_rounding_29),
        .rounding_30            (csr_unit_rounding_30),
        .rounding_31            (csr_unit_rounding_31),
        .result_lanes           (csr_unit_result_lanes),
        .result_destinations_0  (csr_unit_result_destinations_0),
        .result_destinations_1  (csr_unit_result_destinations_1),
        .result_destinations_2  (csr_unit_result_destinations_2),
        .result_destinations_3  (csr_unit_result_destinations_3),
        .result_destinations_4  (csr_unit_result_destinations_4),
        .result_destinations_5  (csr_unit_result_destinations_5),
        .result_destinations_6  (csr_unit_result_destinations_6),
        .result_destinations_7  (csr_unit_result_destinations_7),
        .result_destinations_8  (csr_unit_result_destinations_8),
        .result_destinations_9  (csr_unit_result_destinations_9),
        .result_destinations_10 (csr_unit_result_destinations_10),
        .result_destinations_11 (csr_unit_result_destinations_11),
        .result_destinations_12 (csr_unit_result_destinations_12),
        .result_destinations_13 (csr_unit_result_destinations_13),
        .result_destinations_14 (csr_unit_result_destinations_14),
        .result_destinations_15 (csr_unit_result_destinations_15),
        .result_destinations_16 (csr_unit_result_destinations_16),
        .result_destinations_17 (csr_unit_result_destinations_17),
        .result_destinations_18 (csr_unit_result_destinations_18),
        .result_destinations_19 (csr_unit_result_destinations_19),
        .result_destinations_20 (csr_unit_result_destinations_20),
        .result_destinations_21 (csr_unit_result_destinations_21),
        .result_destinations_22 (csr_unit_result_destinations_22),
        .result_destinations_23 (csr_unit_result_destinations_23),
        .result_destinations_24 (csr_unit_result_destinations_24),
        .result_destinations_25 (csr_unit_result_destinations_25),
        .result_destinations_26 (csr_unit_result_destinations_26),
        .result_destinations_27 (csr_unit_result_destinations_27),
        .result_destinations_28 (csr_unit_result_destinations_28),
        .result_destinations_29 (csr_unit_result_destinations_29),
        .result_destinations_30 (csr_unit_result_destinations_30),
        .result_destinations_31 (csr_unit_result_destinations_31),
        .results_0              (csr_unit_results_0),
        .results_1              (csr_unit_results_1),
        .results_2              (csr_unit_results_2),
        .results_3              (csr_unit_results_3),
        .results_4              (csr_unit_results_4),
        .results_5              (csr_unit_results_5),
        .results_6              (csr_unit_results_6),
        .results_7              (csr_unit_results_7),
        .results_8              (csr_unit_results_8),
        .results_9              (csr_unit_results_9),
        .results_10             (csr_unit_results_10),
        .results_11             (csr_unit_results_11),
        .results_12             (csr_unit_results_12),
        .results_13             (csr_unit_results_13),
        .results_14             (csr_unit_results_14),
        .results_15             (csr_unit_results_15),
        .results_16             (csr_unit_results_16),
        .results_17             (csr_unit_results_17),
        .results_18             (csr_unit_results_18),
        .results_19             (csr_unit_results_19),
        .results_20             (csr_unit_results_20),
        .results_21             (csr_unit_results_21),
        .results_22             (csr_unit_results_22),
        .results_23             (csr_unit_results_23),
        .results_24             (csr_unit_results_24),
        .results_25             (csr_unit_results_25),
        .results_26             (csr_unit_results_26),
        .results_27             (csr_unit_results_27),
        .results_28             (csr_unit_results_28),
        .results_29             (csr_unit_results_29),
        .results_30             (csr_unit_results_30),
        .results_31             (csr_unit_results_31),
        .faulted                (csr_unit_faulted),
        .fault_cause            (csr_unit_fault_cause),
        .fault_context          (csr_unit_fault_context),
        .fault_pc               (csr_unit_fault_pc),
        .fault_detail           (csr_unit_fault_detail)
    );

    load_store_unit u_load_store (
        .clock              (clock),
        .reset              (reset),
        .issue              (load_store_issue),
        .available          (memory_available),
        .drained            (memory_drained),
        .op                 (operand_stage_op),
        .op_context         (operand_stage_owner),
        .pc                 (operand_stage_pc),
        .rd                 (operand_stage_rd),
        .imm                (operand_stage_imm),
        .active             (operand_stage_mask),
        .base_0             (bank_left_0),
        .base_1             (bank_left_1),
        .base_2             (bank_left_2),
        .base_3             (bank_left_3),
        .base_4             (bank_left_4),
        .base_5             (bank_left_5),
        .base_6             (bank_left_6),
        .base_7             (bank_left_7),
        .base_8             (bank_left_8),
        .base_9             (bank_left_9),
        .base_10            (bank_left_10),
        .base_11            (bank_left_11),
        .base_12            (bank_left_12),
        .base_13            (bank_left_13),
        .base_14            (bank_left_14),
        .base_15            (bank_left_15),
        .base_16            (bank_left_16),
        .base_17            (bank_left_17),
        .base_18            (bank_left_18),
        .base_19            (bank_left_19),
        .base_20            (bank_left_20),
        .base_21            (bank_left_21),
        .base_22            (bank_left_22),
        .base_23            (bank_left_23),
        .base_24            (bank_left_24),
        .base_25            (bank_left_25),
        .base_26            (bank_left_26),
        .base_27            (bank_left_27),
        .base_28            (bank_left_28),
        .base_29            (bank_left_29),
        .base_30            (bank_left_30),
        .base_31            (bank_left_31),
        .data_0             (bank_right_0),
        .data_1             (bank_right_1),
        .data_2             (bank_right_2),
        .data_3             (bank_right_3),
        .data_4             (bank_right_4),
        .data_5             (bank_right_5),
        .data_6             (bank_right_6),
        .data_7             (bank_right_7),
        .data_8             (bank_right_8),
        .data_9             (bank_right_9),
        .data_10            (bank_right_10),
        .data_11            (bank_right_11),
        .data_12            (bank_right_12),
        .data_13            (bank_right_13),
        .data_14            (bank_right_14),
        .data_15            (bank_right_15),
        .data_16            (bank_right_16),
        .data_17            (bank_right_17),
        .data_18            (bank_right_18),
        .data_19            (bank_right_19),
        .data_20            (bank_right_20),
        .data_21            (bank_right_21),
        .data_22            (bank_right_22),
        .data_23            (bank_right_23),
        .data_24            (bank_right_24),
        .data_25            (bank_right_25),
        .data_26            (bank_right_26),
        .data_27            (bank_right_27),
        .data_28            (bank_right_28),
        .data_29            (bank_right_29),
        .data_30            (bank_right_30),
        .data_31            (bank_right_31),
        .request_valid      (request_valid),
        .request_ready      (request_ready),
        .request_write      (request_write),
        .request_address    (request_address),
        .request_data       (request_data),
        .request_bytes      (request_bytes),
        .answer_valid       (answer_valid),
        .answer_ready       (answer_ready),
        .answer_data        (answer_data),
        .answer_error       (answer_error),
        .write_done         (write_done),
        .write_error        (write_error),
        .claim              (claim),
        .claim_distance     (claim_slot),
        .write              (load_store_write),
        .write_context      (load_store_write_context),
        .write_register     (load_store_write_register),
        .write_lanes        (load_store_write_lanes),
        .write_data_0       (load_store_write_data_0),
        .write_data_1       (load_store_write_data_1),
        .write_data_2       (load_store_write_data_2),
        .write_data_3       (load_store_write_data_3),
        .write_data_4       (load_store_write_data_4),
        .write_data_5       (load_store_write_data_5),
        .write_data_6       (load_store_write_data_6),
        .write_data_7       (load_store_write_data_7),
        .write_data_8       (load_store_write_data_8),
        .write_data_9       (load_store_write_data_9),
        .write_data_10      (load_store_write_data_10),
        .write_data_11      (load_store_write_data_11),
        .write_data_12      (load_store_write_data_12),
        .write_data_13      (load_store_write_data_13),
        .write_data_14      (load_store_write_data_14),
        .write_data_15      (load_store_write_data_15),
        .write_data_16      (load_store_write_data_16),
        .write_data_17      (load_store_write_data_17),
        .write_data_18      (load_store_write_data_18),
        .write_data_19      (load_store_write_data_19),
        .write_data_20      (load_store_write_data_20),
        .write_data_21      (load_store_write_data_21),
        .write_data_22      (load_store_write_data_22),
        .write_data_23      (load_store_write_data_23),
        .write_data_24      (load_store_write_data_24),
        .write_data_25      (load_store_write_data_25),
        .write_data_26      (load_store_write_data_26),
        .write_data_27      (load_store_write_data_27),
        .write_data_28      (load_store_write_data_28),
        .write_data_29      (load_store_write_data_29),
        .write_data_30      (load_store_write_data_30),
        .write_data_31      (load_store_write_data_31),
        .fence_done         (fence_done),
        .fence_done_context (fence_done_context),
        .finished           (finished),
        .finished_context   (finished_context),
        .bank_conflict      (load_store_bank_conflict),
        .data_hit           (load_store_data_hit),
        .data_miss          (load_store_data_miss),
        .faulted            (load_store_faulted),
        .fault_cause        (load_store_fault_cause),
        .fault_context      (load_store_fault_context),
        .fault_pc           (load_store_fault_pc),
        .fault_detail       (load_store_fault_detail),
        .fault_lane         (load_store_fault_lane)
    );

    warp_control u_warp_control (
        .clock            (clock),
        .reset            (reset),
        .issue            (warp_control_issue),
        .issue_context    (issue_context),
        .op               (operand_stage_op),
        .pc               (operand_stage_pc),
        .imm              (operand_stage_imm),
        .active           (operand_stage_mask),
        .predicate        (bank_predicate),
        .left             (bank_left_spoken),
        .right            (bank_right_spoken),
        .taken            (bank_taken_spoken),
        .resolved         (warp_control_resolved),
        .resolved_context (warp_control_resolved_context),
        .result           (warp_control_result),
        .redirect         (warp_control_redirect),
        .redirect_pc      (redirect_pc),
        .retire           (warp_control_retire),
        .invalidate       (invalidate),
        .start            (start),
        .start_pc         (start_pc),
        .active_contexts  (warp_control_active_contexts),
        .lanes_0          (warp_control_lanes_0),
        .lanes_1          (warp_control_lanes_1),
        .lanes_2          (warp_control_lanes_2),
        .lanes_3          (warp_control_lanes_3),
        .lanes_4          (warp_control_lanes_4),
        .lanes_5          (warp_control_lanes_5),
        .lanes_6          (warp_control_lanes_6),
        .lanes_7          (warp_control_lanes_7),
        .lanes_8          (warp_control_lanes_8),
        .lanes_9          (warp_control_lanes_9),
        .lanes_10         (warp_control_lanes_10),
        .lanes_11         (warp_control_lanes_11),
        .lanes_12         (warp_control_lanes_12),
        .lanes_13         (warp_control_lanes_13),
        .lanes_14         (warp_control_lanes_14),
        .lanes_15         (warp_control_lanes_15),
        .lanes_16         (warp_control_lanes_16),
        .lanes_17         (warp_control_lanes_17),
        .lanes_18         (warp_control_lanes_18),
        .lanes_19         (warp_control_lanes_19),
        .lanes_20         (warp_control_lanes_20),
        .lanes_21         (warp_control_lanes_21),
        .lanes_22         (warp_control_lanes_22),
        .lanes_23         (warp_control_lanes_23),
        .lanes_24         (warp_control_lanes_24),
        .lanes_25         (warp_control_lanes_25),
        .lanes_26         (warp_control_lanes_26),
        .lanes_27         (warp_control_lanes_27),
        .lanes_28         (warp_control_lanes_28),
        .lanes_29         (warp_control_lanes_29),
        .lanes_30         (warp_control_lanes_30),
        .lanes_31         (warp_control_lanes_31),
        .blocked_0        (blocked_0),
        .blocked_1        (blocked_1),
        .blocked_2        (blocked_2),
        .blocked_3        (blocked_3),
        .blocked_4        (blocked_4),
        .blocked_5        (blocked_5),
        .blocked_6        (blocked_6),
        .blocked_7        (blocked_7),
        .blocked_8        (blocked_8),
        .blocked_9        (blocked_9),
        .blocked_10       (blocked_10),
        .blocked_11       (blocked_11),
        .blocked_12       (blocked_12),
        .blocked_13       (blocked_13),
        .blocked_14       (blocked_14),
        .blocked_15       (blocked_15),
        .blocked_16       (blocked_16),
        .blocked_17       (blocked_17),
        .blocked_18       (blocked_18),
        .blocked_19       (blocked_19),
        .blocked_20       (blocked_20),
        .blocked_21       (blocked_21),
        .blocked_22       (blocked_22),
        .blocked_23       (blocked_23),
        .blocked_24       (blocked_24),
        .blocked_25       (blocked_25),
        .blocked_26       (blocked_26),
        .blocked_27       (blocked_27),
        .blocked_28       (blocked_28),
        .blocked_29       (blocked_29),
        .blocked_30       (blocked_30),
        .blocked_31       (blocked_31),
        .faulted          (warp_control_faulted),
        .fault_cause      (warp_control_fault_cause),
        .fault_context    (warp_control_fault_context),
        .fault_pc         (warp_control_fault_pc),
        .fault_detail     (warp_control_fault_detail)
    );

    news u_news (
        .clock               (clock),
        .reset               (reset),
        .kinds               (operand_stage_kinds),
        .owner               (operand_stage_owner),
        .rd                  (operand_stage_rd),
        .resolved            (warp_control_resolved),
        .resolved_context    (warp_control_resolved_context),
        .resolved_register   (link_written),
        .load                (load_store_write),
        .load_context        (load_store_write_context),
        .load_register       (load_store_write_register),
        .written             (news_written),
        .written_context_0   (written_context_0),
        .written_context_1   (written_context_1),
        .written_context_2   (written_context_2),
        .written_context_3   (written_context_3),
        .written_context_4   (written_context_4),
        .written_context_5   (written_context_5),
        .written_context_6   (written_context_6),
        .written_context_7   (news_written_context_7),
        .written_context_8   (news_written_context_8),
        .written_context_9   (news_written_context_9),
        .written_context_10  (news_written_context_10),
        .written_context_11  (news_written_context_11),
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
        .written_register_11 (written_register_11)
    );

    control_link u_link (
        .control          (link_control),
        .rd               (operand_stage_rd),
        .mask             (operand_stage_mask),
        .resolved         (warp_control_resolved),
        .resolved_context (warp_control_resolved_context),
        .lanes            (link_lanes),
        .written          (link_written),
        .destination      (link_destination)
    );

    core_faults u_faults (
        .clock           (clock),
        .reset           (reset),
        .illegal         (faults_illegal),
        .illegal_context (operand_stage_owner),
        .illegal_pc      (operand_stage_pc),
        .illegal_word    (operand_stage_word),
        .kept            (faults_kept),
        .causes_0        (warp_control_fault_cause),
        .causes_1        (csr_unit_fault_cause),
        .causes_2        (load_store_fault_cause),
        .contexts_0      (warp_control_fault_context),
        .contexts_1      (csr_unit_fault_context),
        .contexts_2      (load_store_fault_context),
        .pcs_0           (warp_control_fault_pc),
        .pcs_1           (csr_unit_fault_pc),
        .pcs_2           (load_store_fault_pc),
        .details_0       (warp_control_fault_detail),
        .details_1       (csr_unit_fault_detail),
        .details_2       (load_store_fault_detail),
        .lane            (load_store_fault_lane),
        .faulted         (faulted),
        .fault_cause     (fault_cause),
        .fault_context   (fault_context),
        .fault_pc        (fault_pc),
        .fault_detail    (fault_detail),
        .fault_lane      (fault_lane)
    );

    always @* begin
        issue_lanes = 32'h0;
        if (issue_context == 5'h0) begin
            issue_lanes = warp_control_lanes_0;
        end
        if (issue_context == 5'h1) begin
            issue_lanes = warp_control_lanes_1;
        end
        if (issue_context == 5'h2) begin
            issue_lanes = warp_control_lanes_2;
        end
        if (issue_context == 5'h3) begin
            issue_lanes = warp_control_lanes_3;
        end
        if (issue_context == 5'h4) begin
            issue_lanes = warp_control_lanes_4;
        end
        if (issue_context == 5'h5) begin
            issue_lanes = warp_control_lanes_5;
        end
        if (issue_context == 5'h6) begin
            issue_lanes = warp_control_lanes_6;
        end
        if (issue_context == 5'h7) begin
            issue_lanes = warp_control_lanes_7;
        end
        if (issue_context == 5'h8) begin
            issue_lanes = warp_control_lanes_8;
        end
        if (issue_context == 5'h9) begin
            issue_lanes = warp_control_lanes_9;
        end
        if (issue_context == 5'ha) begin
            issue_lanes = warp_control_lanes_10;
        end
        if (issue_context == 5'hb) begin
            issue_lanes = warp_control_lanes_11;
        end
        if (issue_context == 5'hc) begin
            issue_lanes = warp_control_lanes_12;
        end
        if (issue_context == 5'hd) begin
            issue_lanes = warp_control_lanes_13;
        end
        if (issue_context == 5'he) begin
            issue_lanes = warp_control_lanes_14;
        end
        if (issue_context == 5'hf) begin
            issue_lanes = warp_control_lanes_15;
        end
        if (issue_context == 5'h10) begin
            issue_lanes = warp_control_lanes_16;
        end
        if (issue_context == 5'h11) begin
            issue_lanes = warp_control_lanes_17;
        end
        if (issue_context == 5'h12) begin
            issue_lanes = warp_control_lanes_18;
        end
        if (issue_context == 5'h13) begin
            issue_lanes = warp_control_lanes_19;
        end
        if (issue_context == 5'h14) begin
            issue_lanes = warp_control_lanes_20;
        end
        if (issue_context == 5'h15) begin
            issue_lanes = warp_control_lanes_21;
        end
        if (issue_context == 5'h16) begin
            issue_lanes = warp_control_lanes_22;
        end
        if (issue_context == 5'h17) begin
            issue_lanes = warp_control_lanes_23;
        end
        if (issue_context == 5'h18) begin
            issue_lanes = warp_control_lanes_24;
        end
        if (issue_context == 5'h19) begin
            issue_lanes = warp_control_lanes_25;
        end
        if (issue_context == 5'h1a) begin
            issue_lanes = warp_control_lanes_26;
        end
        if (issue_context == 5'h1b) begin
            issue_lanes = warp_control_lanes_27;
        end
        if (issue_context == 5'h1c) begin
            issue_lanes = warp_control_lanes_28;
        end
        if (issue_context == 5'h1d) begin
            issue_lanes = warp_control_lanes_29;
        end
        if (issue_context == 5'h1e) begin
            issue_lanes = warp_control_lanes_30;
        end
        if (issue_context == 5'h1f) begin
            issue_lanes = warp_control_lanes_31;
        end
    end

    // The lanes, and results of units outside them.
    assign bank_issue = issue;

    always @* begin
        bank_load_lanes = 32'h0;
        if (load_store_write) begin
            bank_load_lanes = load_store_write_lanes;
        end
    end

    assign bank_load_destination = {load_store_write_context, load_store_write_register};
    assign load_store_issue = issue & operand_stage_issues_memory;
    assign claim_lanes = load_store_write_lanes;

    // Control instructions, and the register some of them write.
    assign link_control = operand_stage_control;
    assign warp_control_issue = issue & operand_stage_issues_control;
    assign active = warp_control_active_contexts;
    assign resolved = warp_control_resolved;
    assign resolved_context = warp_control_resolved_context;

    always @* begin
        redirect = 32'h0;
        retire = 32'h0;
        if (warp_control_resolved_context == 5'h0) begin
            redirect[0] = warp_control_redirect;
            retire[0] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1) begin
            redirect[1] = warp_control_redirect;
            retire[1] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h2) begin
            redirect[2] = warp_control_redirect;
            retire[2] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h3) begin
            redirect[3] = warp_control_redirect;
            retire[3] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h4) begin
            redirect[4] = warp_control_redirect;
            retire[4] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h5) begin
            redirect[5] = warp_control_redirect;
            retire[5] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h6) begin
            redirect[6] = warp_control_redirect;
            retire[6] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h7) begin
            redirect[7] = warp_control_redirect;
            retire[7] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h8) begin
            redirect[8] = warp_control_redirect;
            retire[8] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h9) begin
            redirect[9] = warp_control_redirect;
            retire[9] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'ha) begin
            redirect[10] = warp_control_redirect;
            retire[10] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'hb) begin
            redirect[11] = warp_control_redirect;
            retire[11] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'hc) begin
            redirect[12] = warp_control_redirect;
            retire[12] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'hd) begin
            redirect[13] = warp_control_redirect;
            retire[13] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'he) begin
            redirect[14] = warp_control_redirect;
            retire[14] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'hf) begin
            redirect[15] = warp_control_redirect;
            retire[15] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h10) begin
            redirect[16] = warp_control_redirect;
            retire[16] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h11) begin
            redirect[17] = warp_control_redirect;
            retire[17] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h12) begin
            redirect[18] = warp_control_redirect;
            retire[18] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h13) begin
            redirect[19] = warp_control_redirect;
            retire[19] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h14) begin
            redirect[20] = warp_control_redirect;
            retire[20] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h15) begin
            redirect[21] = warp_control_redirect;
            retire[21] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h16) begin
            redirect[22] = warp_control_redirect;
            retire[22] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h17) begin
            redirect[23] = warp_control_redirect;
            retire[23] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h18) begin
            redirect[24] = warp_control_redirect;
            retire[24] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h19) begin
            redirect[25] = warp_control_redirect;
            retire[25] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1a) begin
            redirect[26] = warp_control_redirect;
            retire[26] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1b) begin
            redirect[27] = warp_control_redirect;
            retire[27] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1c) begin
            redirect[28] = warp_control_redirect;
            retire[28] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1d) begin
            redirect[29] = warp_control_redirect;
            retire[29] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1e) begin
            redirect[30] = warp_control_redirect;
            retire[30] = warp_control_retire;
        end
        if (warp_control_resolved_context == 5'h1f) begin
            redirect[31] = warp_control_redirect;
            retire[31] = warp_control_retire;
        end
    end

    assign lanes_0 = warp_control_lanes_0;
    assign lanes_1 = warp_control_lanes_1;
    assign lanes_2 = warp_control_lanes_2;
    assign lanes_3 = warp_control_lanes_3;
    assign lanes_4 = warp_control_lanes_4;
    assign lanes_5 = warp_control_lanes_5;
    assign lanes_6 = warp_control_lanes_6;
    assign lanes_7 = warp_control_lanes_7;
    assign lanes_8 = warp_control_lanes_8;
    assign lanes_9 = warp_control_lanes_9;
    assign lanes_10 = warp_control_lanes_10;
    assign lanes_11 = warp_control_lanes_11;
    assign lanes_12 = warp_control_lanes_12;
    assign lanes_13 = warp_control_lanes_13;
    assign lanes_14 = warp_control_lanes_14;
    assign lanes_15 = warp_control_lanes_15;
    assign lanes_16 = warp_control_lanes_16;
    assign lanes_17 = warp_control_lanes_17;
    assign lanes_18 = warp_control_lanes_18;
    assign lanes_19 = warp_control_lanes_19;
    assign lanes_20 = warp_control_lanes_20;
    assign lanes_21 = warp_control_lanes_21;
    assign lanes_22 = warp_control_lanes_22;
    assign lanes_23 = warp_control_lanes_23;
    assign lanes_24 = warp_control_lanes_24;
    assign lanes_25 = warp_control_lanes_25;
    assign lanes_26 = warp_control_lanes_26;
    assign lanes_27 = warp_control_lanes_27;
    assign lanes_28 = warp_control_lanes_28;
    assign lanes_29 = warp_control_lanes_29;
    assign lanes_30 = warp_control_lanes_30;
    assign lanes_31 = warp_control_lanes_31;
    assign written = news_written;
    assign written_context_7 = news_written_context_7;
    assign written_context_8 = news_written_context_8;
    assign written_context_9 = news_written_context_9;
    assign written_context_10 = news_written_context_10;
    assign written_context_11 = news_written_context_11;

    // Errors.
    assign faults_illegal = operand_stage_illegal;
    assign faults_kept = {load_store_faulted, csr_unit_faulted, warp_control_faulted};
endmodule
