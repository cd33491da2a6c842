// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
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
    input  wire   [1:0] issue_context,
    // Cycle c: its entry.
    input  wire [134:0] issue_entry,
    // Cycle c: a NOP issues instead.
    input  wire         issue_nop,
    // Cycle c: what each context does or waits for.
    input  wire   [3:0] stalls_0,
    input  wire   [3:0] stalls_1,
    input  wire   [3:0] stalls_2,
    input  wire   [3:0] stalls_3,
    // The request of the last cycle hit, and is still wanted.
    input  wire         fetch_hit,
    // It missed.
    input  wire         fetch_miss,
    // Cycle c: lanes of the context that issues.
    output reg    [3:0] issue_lanes,
    // Contexts that run.
    output wire   [3:0] active,
    // Their active lanes.
    output wire   [3:0] lanes_0,
    output wire   [3:0] lanes_1,
    output wire   [3:0] lanes_2,
    output wire   [3:0] lanes_3,
    // What each waits for.
    output wire   [1:0] blocked_0,
    output wire   [1:0] blocked_1,
    output wire   [1:0] blocked_2,
    output wire   [1:0] blocked_3,
    // A control instruction takes effect.
    output wire         resolved,
    // Whose.
    output wire   [1:0] resolved_context,
    // Contexts that go elsewhere at the end of this cycle.
    output reg    [3:0] redirect,
    // Where.
    output wire  [31:0] redirect_pc,
    // Contexts that end.
    output reg    [3:0] retire,
    // Contexts that begin.
    output wire   [3:0] start,
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
    output wire   [3:0] claim_lanes,
    // So many cycles from now.
    input  wire   [5:0] claim_slot,
    // Results written at the end of this cycle, one bit a writer.
    output wire  [11:0] written,
    // For whom.
    output wire   [1:0] written_context_0,
    output wire   [1:0] written_context_1,
    output wire   [1:0] written_context_2,
    output wire   [1:0] written_context_3,
    output wire   [1:0] written_context_4,
    output wire   [1:0] written_context_5,
    output wire   [1:0] written_context_6,
    output wire   [1:0] written_context_7,
    output wire   [1:0] written_context_8,
    output wire   [1:0] written_context_9,
    output wire   [1:0] written_context_10,
    output wire   [1:0] written_context_11,
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
    output wire   [1:0] fence_done_context,
    // The walk of a load, store or fence ends in this cycle.
    output wire         finished,
    // Whose.
    output wire   [1:0] finished_context,
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
    output wire   [3:0] lane_writes,
    // Which register (low six bits) of which warp (above).
    output wire   [7:0] lane_destinations_0,
    output wire   [7:0] lane_destinations_1,
    output wire   [7:0] lane_destinations_2,
    output wire   [7:0] lane_destinations_3,
    // With what.
    output wire  [31:0] lane_values_0,
    output wire  [31:0] lane_values_1,
    output wire  [31:0] lane_values_2,
    output wire  [31:0] lane_values_3,
    // Two results met in one slot: never.
    output wire         collision,
    // There was a program error.
    output wire         faulted,
    // What; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    output wire   [3:0] fault_cause,
    // Whose.
    output wire   [1:0] fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Its evidence.
    output wire  [31:0] fault_detail,
    // The lane, of an error of memory.
    output wire   [1:0] fault_lane
);

    wire        operand_stage_issues_control;
    wire        operand_stage_issues_memory;
    wire  [5:0] operand_stage_reads_first;
    wire  [5:0] operand_stage_reads_second;
    wire  [5:0] operand_stage_reads_third_0;
    wire        operand_stage_valid;
    wire  [1:0] operand_stage_owner;
    wire  [6:0] operand_stage_op;
    wire [31:0] operand_stage_pc;
    wire  [5:0] operand_stage_rd;
    wire  [5:0] operand_stage_rs1;
    wire [31:0] operand_stage_imm;
    wire  [3:0] operand_stage_mask;
    wire  [7:0] operand_stage_destination;
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
    wire [31:0] bank_right_0;
    wire [31:0] bank_right_1;
    wire [31:0] bank_right_2;
    wire [31:0] bank_right_3;
    wire  [3:0] bank_predicate;
    wire [31:0] bank_left_spoken;
    wire [31:0] bank_right_spoken;
    wire        bank_taken_spoken;
    reg   [3:0] bank_load_lanes;
    wire  [7:0] bank_load_destination;
    wire  [4:0] bank_flags_0;
    wire  [4:0] bank_flags_1;
    wire  [4:0] bank_flags_2;
    wire  [4:0] bank_flags_3;
    wire  [4:0] bank_flags_4;
    wire  [3:0] exchange_result_valid;
    wire  [7:0] exchange_result_destination;
    wire [31:0] exchange_results_0;
    wire [31:0] exchange_results_1;
    wire [31:0] exchange_results_2;
    wire [31:0] exchange_results_3;
    wire  [2:0] csr_unit_rounding_0;
    wire  [2:0] csr_unit_rounding_1;
    wire  [2:0] csr_unit_rounding_2;
    wire  [2:0] csr_unit_rounding_3;
    wire  [3:0] csr_unit_result_lanes;
    wire  [7:0] csr_unit_result_destinations_0;
    wire  [7:0] csr_unit_result_destinations_1;
    wire  [7:0] csr_unit_result_destinations_2;
    wire  [7:0] csr_unit_result_destinations_3;
    wire [31:0] csr_unit_results_0;
    wire [31:0] csr_unit_results_1;
    wire [31:0] csr_unit_results_2;
    wire [31:0] csr_unit_results_3;
    wire        csr_unit_faulted;
    wire  [3:0] csr_unit_fault_cause;
    wire  [1:0] csr_unit_fault_context;
    wire [31:0] csr_unit_fault_pc;
    wire [31:0] csr_unit_fault_detail;
    wire        load_store_issue;
    wire        load_store_write;
    wire  [1:0] load_store_write_context;
    wire  [5:0] load_store_write_register;
    wire  [3:0] load_store_write_lanes;
    wire [31:0] load_store_write_data_0;
    wire [31:0] load_store_write_data_1;
    wire [31:0] load_store_write_data_2;
    wire [31:0] load_store_write_data_3;
    wire        load_store_bank_conflict;
    wire        load_store_data_hit;
    wire        load_store_data_miss;
    wire        load_store_faulted;
    wire  [3:0] load_store_fault_cause;
    wire  [1:0] load_store_fault_context;
    wire [31:0] load_store_fault_pc;
    wire [31:0] load_store_fault_detail;
    wire  [1:0] load_store_fault_lane;
    wire        warp_control_issue;
    wire        warp_control_resolved;
    wire  [1:0] warp_control_resolved_context;
    wire [31:0] warp_control_result;
    wire        warp_control_redirect;
    wire        warp_control_retire;
    wire  [3:0] warp_control_active_contexts;
    wire  [3:0] warp_control_lanes_0;
    wire  [3:0] warp_control_lanes_1;
    wire  [3:0] warp_control_lanes_2;
    wire  [3:0] warp_control_lanes_3;
    wire        warp_control_faulted;
    wire  [3:0] warp_control_fault_cause;
    wire  [1:0] warp_control_fault_context;
    wire [31:0] warp_control_fault_pc;
    wire [31:0] warp_control_fault_detail;
    wire [11:0] news_written;
    wire  [1:0] news_written_context_7;
    wire  [1:0] news_written_context_8;
    wire  [1:0] news_written_context_9;
    wire  [1:0] news_written_context_10;
    wire  [1:0] news_written_context_11;
    wire        link_control;
    wire  [3:0] link_lanes;
    wire  [5:0] link_written;
    wire  [7:0] link_destination;
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
        .clock                (clock),
        .reset                (reset),
        .issue                (bank_issue),
        .issue_owner          (issue_context),
        .issue_lanes          (issue_lanes),
        .reads_first          (operand_stage_reads_first),
        .reads_second         (operand_stage_reads_second),
        .reads_third_0        (operand_stage_reads_third_0),
        .valid                (operand_stage_valid),
        .mask                 (operand_stage_mask),
        .alu                  (operand_stage_kinds[0]),
        .multiply             (operand_stage_kinds[1]),
        .divide               (operand_stage_kinds[2]),
        .floats_0             (operand_stage_kinds[5]),
        .floats_1             (operand_stage_kinds[6]),
        .floats_2             (operand_stage_kinds[7]),
        .floats_3             (operand_stage_kinds[8]),
        .floats_4             (operand_stage_kinds[9]),
        .rounding_0           (operand_stage_rounding_0),
        .branch               (operand_stage_branch),
        .op                   (operand_stage_op),
        .immediate            (operand_stage_imm),
        .pc                   (operand_stage_pc),
        .destination          (operand_stage_destination),
        .left_0               (bank_left_0),
        .left_1               (bank_left_1),
        .left_2               (bank_left_2),
        .left_3               (bank_left_3),
        .right_0              (bank_right_0),
        .right_1              (bank_right_1),
        .right_2              (bank_right_2),
        .right_3              (bank_right_3),
        .predicate            (bank_predicate),
        .left_spoken          (bank_left_spoken),
        .right_spoken         (bank_right_spoken),
        .taken_spoken         (bank_taken_spoken),
        .csr_lanes            (csr_unit_result_lanes),
        .csr_destinations_0   (csr_unit_result_destinations_0),
        .csr_destinations_1   (csr_unit_result_destinations_1),
        .csr_destinations_2   (csr_unit_result_destinations_2),
        .csr_destinations_3   (csr_unit_result_destinations_3),
        .csr_results_0        (csr_unit_results_0),
        .csr_results_1        (csr_unit_results_1),
        .csr_results_2        (csr_unit_results_2),
        .csr_results_3        (csr_unit_results_3),
        .exchange_lanes       (exchange_result_valid),
        .exchange_destination (exchange_result_destination),
        .exchange_results_0   (exchange_results_0),
        .exchange_results_1   (exchange_results_1),
        .exchange_results_2   (exchange_results_2),
        .exchange_results_3   (exchange_results_3),
        .link_lanes           (link_lanes),
        .link_destination     (link_destination),
        .link_result          (warp_control_result),
        .load_lanes           (bank_load_lanes),
        .load_destination     (bank_load_destination),
        .load_results_0       (load_store_write_data_0),
        .load_results_1       (load_store_write_data_1),
        .load_results_2       (load_store_write_data_2),
        .load_results_3       (load_store_write_data_3),
        .flags_0              (bank_flags_0),
        .flags_1              (bank_flags_1),
        .flags_2              (bank_flags_2),
        .flags_3              (bank_flags_3),
        .flags_4              (bank_flags_4),
        .writes               (lane_writes),
        .write_destinations_0 (lane_destinations_0),
        .write_destinations_1 (lane_destinations_1),
        .write_destinations_2 (lane_destinations_2),
        .write_destinations_3 (lane_destinations_3),
        .write_values_0       (lane_values_0),
        .write_values_1       (lane_values_1),
        .write_values_2       (lane_values_2),
        .write_values_3       (lane_values_3),
        .collision            (collision)
    );

    lane_exchange u_exchange (
        .start              (operand_stage_kinds[4]),
        .op                 (operand_stage_op),
        .active             (operand_stage_mask),
        .left_0             (bank_left_0),
        .left_1             (bank_left_1),
        .left_2             (bank_left_2),
        .left_3             (bank_left_3),
        .right_0            (bank_right_0),
        .right_1            (bank_right_1),
        .right_2            (bank_right_2),
        .right_3            (bank_right_3),
        .destination        (operand_stage_destination),
        .result_valid       (exchange_result_valid),
        .result_destination (exchange_result_destination),
        .results_0          (exchange_results_0),
        .results_1          (exchange_results_1),
        .results_2          (exchange_results_2),
        .results_3          (exchange_results_3)
    );

    csr_unit u_csr_unit (
        .clock                 (clock),
        .reset                 (reset),
        .core_id               (core_id),
        .start_argument        (start_argument),
        .issue                 (issue),
        .issue_lanes           (issue_lanes),
        .issue_nop             (issue_nop),
        .nop_cause             (issue_entry[2:1]),
        .active_contexts       (warp_control_active_contexts),
        .stalls_0              (stalls_0),
        .stalls_1              (stalls_1),
        .stalls_2              (stalls_2),
        .stalls_3              (stalls_3),
        .fetch_hit             (fetch_hit),
        .fetch_miss            (fetch_miss),
        .data_hit              (load_store_data_hit),
        .data_miss             (load_store_data_miss),
        .bank_conflict         (load_store_bank_conflict),
        .valid                 (operand_stage_kinds[3]),
        .op                    (operand_stage_op),
        .owner                 (operand_stage_owner),
        .pc                    (operand_stage_pc),
        .rs1                   (operand_stage_rs1),
        .immediate             (operand_stage_imm),
        .mask                  (operand_stage_mask),
        .destination           (operand_stage_destination),
        .operand               (bank_left_spoken),
        .flags_valid_0         (news_written[7]),
        .flags_valid_1         (news_written[8]),
        .flags_valid_2         (news_written[9]),
        .flags_valid_3         (news_written[10]),
        .flags_valid_4         (news_written[11]),
        .flags_context_0       (news_written_context_7),
        .flags_context_1       (news_written_context_8),
        .flags_context_2       (news_written_context_9),
        .flags_context_3       (news_written_context_10),
        .flags_context_4       (news_written_context_11),
        .flags_0               (bank_flags_0),
        .flags_1               (bank_flags_1),
        .flags_2               (bank_flags_2),
        .flags_3               (bank_flags_3),
        .flags_4               (bank_flags_4),
        .rounding_0            (csr_unit_rounding_0),
        .rounding_1            (csr_unit_rounding_1),
        .rounding_2            (csr_unit_rounding_2),
        .rounding_3            (csr_unit_rounding_3),
        .result_lanes          (csr_unit_result_lanes),
        .result_destinations_0 (csr_unit_result_destinations_0),
        .result_destinations_1 (csr_unit_result_destinations_1),
        .result_destinations_2 (csr_unit_result_destinations_2),
        .result_destinations_3 (csr_unit_result_destinations_3),
        .results_0             (csr_unit_results_0),
        .results_1             (csr_unit_results_1),
        .results_2             (csr_unit_results_2),
        .results_3             (csr_unit_results_3),
        .faulted               (csr_unit_faulted),
        .fault_cause           (csr_unit_fault_cause),
        .fault_context         (csr_unit_fault_context),
        .fault_pc              (csr_unit_fault_pc),
        .fault_detail          (csr_unit_fault_detail)
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
        .data_0             (bank_right_0),
        .data_1             (bank_right_1),
        .data_2             (bank_right_2),
        .data_3             (bank_right_3),
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
        .blocked_0        (blocked_0),
        .blocked_1        (blocked_1),
        .blocked_2        (blocked_2),
        .blocked_3        (blocked_3),
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
        issue_lanes = 4'h0;
        if (issue_context == 2'h0) begin
            issue_lanes = warp_control_lanes_0;
        end
        if (issue_context == 2'h1) begin
            issue_lanes = warp_control_lanes_1;
        end
        if (issue_context == 2'h2) begin
            issue_lanes = warp_control_lanes_2;
        end
        if (issue_context == 2'h3) begin
            issue_lanes = warp_control_lanes_3;
        end
    end

    // The lanes, and results of units outside them.
    assign bank_issue = issue;

    always @* begin
        bank_load_lanes = 4'h0;
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
        redirect = 4'h0;
        retire = 4'h0;
        if (warp_control_resolved_context == 2'h0) begin
            redirect[0] = warp_control_redirect;
            retire[0] = warp_control_retire;
        end
        if (warp_control_resolved_context == 2'h1) begin
            redirect[1] = warp_control_redirect;
            retire[1] = warp_control_retire;
        end
        if (warp_control_resolved_context == 2'h2) begin
            redirect[2] = warp_control_redirect;
            retire[2] = warp_control_retire;
        end
        if (warp_control_resolved_context == 2'h3) begin
            redirect[3] = warp_control_redirect;
            retire[3] = warp_control_retire;
        end
    end

    assign lanes_0 = warp_control_lanes_0;
    assign lanes_1 = warp_control_lanes_1;
    assign lanes_2 = warp_control_lanes_2;
    assign lanes_3 = warp_control_lanes_3;
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
