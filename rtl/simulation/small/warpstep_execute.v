// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
// slot that was booked.
//
// Lanes and, around them, lane exchange, CSRs, loads and stores, warp control. There is an issue port for each context of
// a warp; of the instructions of a cycle at most one uses lane exchange, one memory, and one is scalar: a CSR or control
// instruction.
//
// Lanes, CSRs, load/store unit, warp control.

`default_nettype none

module warpstep_execute (
    input  wire         clock,
    input  wire         reset,
    input  wire         core_id, // Number of the core.
    input  wire  [31:0] start_argument, // Value of mscratch after reset.
    // Cycle c: what issues, at each issue port.
    input  wire         issue_valid, // An instruction issues in this cycle, not a NOP.
    input  wire   [1:0] issue_context, // Warp that issues; the same at every issue port.
    // Active lanes of the context that issues, one bit per lane; none if nothing but a NOP does.
    input  wire   [3:0] issue_active,
    input  wire         issue_entry_valid, // There is an entry.
    input  wire         issue_entry_nop, // The entry is a compensation NOP.
    input  wire   [1:0] issue_entry_cause, // Cause of a compensation NOP.
    input  wire  [31:0] issue_entry_pc, // Address of the instruction.
    input  wire   [6:0] issue_entry_op, // Operation number; all ones for an illegal word.
    input  wire   [4:0] issue_entry_class, // Class of the operation.
    input  wire   [5:0] issue_entry_rd, // Destination register.
    input  wire   [5:0] issue_entry_rs1, // First source register.
    input  wire   [5:0] issue_entry_rs2, // Second source register.
    input  wire   [5:0] issue_entry_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire  [31:0] issue_entry_immediate,
    input  wire  [31:0] issue_entry_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire         issue_entry_looped,
    // Cycle c: contexts that issue an instruction which blocks them until it is resolved, one bit per context.
    input  wire   [3:0] blocks,
    input  wire         accesses, // Cycle c: an instruction for the load/store unit issues.
    // Cycle c: events of issue and fetch.
    input  wire         events_issued, // An instruction issues, at each port.
    input  wire         events_nop, // A NOP issues, at each port.
    input  wire   [1:0] events_nop_cause, // Number of the cause of that NOP, at each port.
    input  wire         events_fetch_hit, // The fetch of the last cycle hit the instruction cache, at each port.
    input  wire         events_fetch_miss, // The fetch of the last cycle missed the instruction cache, at each port.
    input  wire  [15:0] events_stalls, // Number of what each context does or waits for.
    // State of all contexts.
    output wire   [3:0] contexts_running, // Contexts with an active lane, one bit per context.
    output wire  [15:0] contexts_active, // Active lanes of each context, one bit per lane.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    output wire  [11:0] contexts_blocked,
    // Where control instructions send the contexts.
    output wire   [3:0] control_redirect, // Contexts that are redirected at the end of this cycle, one bit per context.
    output wire  [31:0] control_redirect_pc, // Address at which the redirected context of each port continues.
    // Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    output wire   [3:0] control_retire,
    // Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    output wire   [3:0] control_start,
    output wire  [31:0] control_start_pc, // Address the started contexts begin at.
    output wire         control_invalidate, // All instruction lines become invalid at the end of this cycle.
    // The redirection of each port is that of a taken backward branch; with loop registers only.
    output wire         control_loops,
    output wire  [31:0] control_branch_pc, // Address of that branch; with loop registers only.
    // What issue must know of the load/store unit.
    output wire         memory_available, // The load/store unit can take an instruction.
    output wire         memory_drained, // The load/store unit has nothing in flight.
    output wire         memory_fence_done_valid, // The event happens in this cycle.
    output wire   [1:0] memory_fence_done_context, // Context the event happens to.
    // A returned load takes a writeback slot.
    output wire         claim_valid, // A complete load claims the first free writeback slot.
    input  wire   [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    // The register each lane is due to write at the end of this cycle, port by port.
    output wire   [7:0] written_valid, // A result is due at the end of this cycle.
    output wire  [63:0] written_destination, // Its destination: register (low six bits) and warp (above).
    // Requests of the load/store unit to memory.
    output wire         request_valid, // A data line is requested.
    input  wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    input  wire         request_write_ready,
    output wire         request_write, // The request writes.
    output wire  [31:0] request_address, // Address of the requested line.
    output wire [127:0] request_data, // Line to write.
    output wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    // Answers of memory to reads.
    input  wire         answer_valid, // The oldest read is answered.
    output wire         answer_ready, // The line read is accepted in this cycle.
    input  wire [127:0] answer_data, // Line read.
    input  wire         answer_error, // The read failed: a bus error.
    // Answers of memory to writes.
    input  wire         write_answer_valid, // The oldest write in flight is answered in this cycle.
    input  wire         write_answer_error, // The write failed: a bus error.
    // Register each lane writes at the end of this cycle, port by port; only with trace ports.
    output wire   [7:0] writes_valid, // There is a result in this cycle.
    output wire  [63:0] writes_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [255:0] writes_value, // Value of the result.
    output wire         collision, // Two results met at one write port: never 1; only with trace ports.
    // First program error; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    output wire         fault_valid, // There is a program error.
    output wire   [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire   [1:0] fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    wire   [3:0] operand_stages_read_active;
    wire   [1:0] operand_stages_read_context;
    wire  [17:0] operand_stages_read_registers;
    wire         operand_stages_issued_valid;
    wire   [1:0] operand_stages_issued_context;
    wire   [3:0] operand_stages_issued_active;
    wire   [6:0] operand_stages_issued_op;
    wire  [31:0] operand_stages_issued_pc;
    wire   [5:0] operand_stages_issued_rd;
    wire   [5:0] operand_stages_issued_rs1;
    wire  [31:0] operand_stages_issued_immediate;
    wire         operand_stages_issued_looped;
    wire   [7:0] operand_stages_destination;
    wire   [9:0] operand_stages_starts;
    wire         operand_stages_branch;
    wire         operand_stages_control;
    wire   [2:0] operand_stages_rounding;
    wire         operand_stages_choice_valid;
    wire   [7:0] operand_stages_choice_destination;
    wire         operand_stages_choice_long;
    wire         operand_stages_illegal;
    wire  [31:0] operand_stages_word;
    wire [127:0] bank_left;
    wire [127:0] bank_right;
    wire [127:0] bank_addresses;
    wire   [3:0] bank_predicate;
    wire  [31:0] bank_leaders_left;
    wire  [31:0] bank_leaders_right;
    wire         bank_leaders_taken;
    wire   [3:0] bank_load_valid;
    wire  [31:0] bank_load_destination;
    wire  [24:0] bank_flags;
    reg          exchange_start;
    wire   [3:0] exchange_results_valid;
    wire  [31:0] exchange_results_destination;
    wire [127:0] exchange_results_value;
    reg          csr_unit_instruction_valid;
    wire  [11:0] csr_unit_rounding;
    wire   [3:0] csr_unit_results_valid;
    wire  [31:0] csr_unit_results_destination;
    wire [127:0] csr_unit_results_value;
    wire         csr_unit_fault_valid;
    wire   [3:0] csr_unit_fault_cause;
    wire   [1:0] csr_unit_fault_context;
    wire  [31:0] csr_unit_fault_pc;
    wire  [31:0] csr_unit_fault_detail;
    wire   [1:0] csr_unit_fault_lane;
    wire         load_store_write_valid;
    wire   [1:0] load_store_write_context;
    wire   [5:0] load_store_write_register;
    wire   [3:0] load_store_write_active;
    wire [127:0] load_store_write_data;
    wire         load_store_events_bank_conflict;
    wire         load_store_events_data_hit;
    wire         load_store_events_data_miss;
    wire         load_store_fault_valid;
    wire   [3:0] load_store_fault_cause;
    wire   [1:0] load_store_fault_context;
    wire  [31:0] load_store_fault_pc;
    wire  [31:0] load_store_fault_detail;
    wire   [1:0] load_store_fault_lane;
    wire   [3:0] warp_control_results_valid;
    wire  [31:0] warp_control_results_destination;
    wire [127:0] warp_control_results_value;
    wire   [3:0] warp_control_withdrawn;
    wire         warp_control_fault_valid;
    wire   [3:0] warp_control_fault_cause;
    wire   [1:0] warp_control_fault_context;
    wire  [31:0] warp_control_fault_pc;
    wire  [31:0] warp_control_fault_detail;
    wire   [1:0] warp_control_fault_lane;
    wire   [9:0] flag_owners_owners;
    reg          faults_illegal_valid;
    reg    [1:0] faults_illegal_context;
    reg   [31:0] faults_illegal_pc;
    reg   [31:0] faults_illegal_detail;
    wire   [2:0] faults_kept_valid;
    wire  [11:0] faults_kept_cause;
    wire   [5:0] faults_kept_context;
    wire  [95:0] faults_kept_pc;
    wire  [95:0] faults_kept_detail;
    wire   [5:0] faults_kept_lane;
    genvar         g_lane;

    warpstep_operand_stage u_operand_stages_0 (
        .clock                 (clock),
        .reset                 (reset),
        .issue_valid           (issue_valid),
        .issue_context         (issue_context),
        .issue_active          (issue_active),
        .issue_entry_valid     (issue_entry_valid),
        .issue_entry_nop       (issue_entry_nop),
        .issue_entry_cause     (issue_entry_cause),
        .issue_entry_pc        (issue_entry_pc),
        .issue_entry_op        (issue_entry_op),
        .issue_entry_class     (issue_entry_class),
        .issue_entry_rd        (issue_entry_rd),
        .issue_entry_rs1       (issue_entry_rs1),
        .issue_entry_rs2       (issue_entry_rs2),
        .issue_entry_rs3       (issue_entry_rs3),
        .issue_entry_immediate (issue_entry_immediate),
        .issue_entry_word      (issue_entry_word),
        .issue_entry_looped    (issue_entry_looped),
        .read_active           (operand_stages_read_active),
        .read_context          (operand_stages_read_context),
        .read_registers        (operand_stages_read_registers),
        .frm                   (csr_unit_rounding),
        .issued_valid          (operand_stages_issued_valid),
        .issued_context        (operand_stages_issued_context),
        .issued_active         (operand_stages_issued_active),
        .issued_op             (operand_stages_issued_op),
        .issued_pc             (operand_stages_issued_pc),
        .issued_rd             (operand_stages_issued_rd),
        .issued_rs1            (operand_stages_issued_rs1),
        .issued_immediate      (operand_stages_issued_immediate),
        .issued_looped         (operand_stages_issued_looped),
        .destination           (operand_stages_destination),
        .starts                (operand_stages_starts),
        .branch                (operand_stages_branch),
        .control               (operand_stages_control),
        .rounding              (operand_stages_rounding),
        .choice_valid          (operand_stages_choice_valid),
        .choice_destination    (operand_stages_choice_destination),
        .choice_long           (operand_stages_choice_long),
        .illegal               (operand_stages_illegal),
        .word                  (operand_stages_word)
    );

    warpstep_lane_bank u_bank (
        .clock                (clock),
        .reset                (reset),
        .read_active          (operand_stages_read_active),
        .read_context         (operand_stages_read_context),
        .read_registers       (operand_stages_read_registers),
        .issued_valid         (operand_stages_issued_valid),
        .issued_context       (operand_stages_issued_context),
        .issued_active        (operand_stages_issued_active),
        .issued_op            (operand_stages_issued_op),
        .issued_pc            (operand_stages_issued_pc),
        .issued_rd            (operand_stages_issued_rd),
        .issued_rs1           (operand_stages_issued_rs1),
        .issued_immediate     (operand_stages_issued_immediate),
        .issued_looped        (operand_stages_issued_looped),
        .destination          (operand_stages_destination),
        .starts               (operand_stages_starts),
        .branch               (operand_stages_branch),
        .rounding             (operand_stages_rounding),
        .scalar_active        (operand_stages_issued_active),
        .left                 (bank_left),
        .right                (bank_right),
        .addresses            (bank_addresses),
        .predicate            (bank_predicate),
        .leaders_left         (bank_leaders_left),
        .leaders_right        (bank_leaders_right),
        .leaders_taken        (bank_leaders_taken),
        .csr_valid            (csr_unit_results_valid),
        .csr_destination      (csr_unit_results_destination),
        .csr_value            (csr_unit_results_value),
        .exchange_valid       (exchange_results_valid),
        .exchange_destination (exchange_results_destination),
        .exchange_value       (exchange_results_value),
        .control_valid        (warp_control_results_valid),
        .control_destination  (warp_control_results_destination),
        .control_value        (warp_control_results_value),
        .withdrawn            (warp_control_withdrawn),
        .load_valid           (bank_load_valid),
        .load_destination     (bank_load_destination),
        .load_value           (load_store_write_data),
        .flags                (bank_flags),
        .choice_valid         (operand_stages_choice_valid),
        .choice_destination   (operand_stages_choice_destination),
        .choice_long          (operand_stages_choice_long),
        .writes_valid         (writes_valid),
        .writes_destination   (writes_destination),
        .writes_value         (writes_value),
        .due                  (written_valid),
        .collision            (collision)
    );

    warpstep_lane_exchange u_exchange (
        .start               (exchange_start),
        .op                  (operand_stages_issued_op),
        .active              (operand_stages_issued_active),
        .left                (bank_left),
        .right               (bank_right),
        .destination         (operand_stages_destination),
        .results_valid       (exchange_results_valid),
        .results_destination (exchange_results_destination),
        .results_value       (exchange_results_value)
    );

    warpstep_csr_unit u_csr_unit (
        .clock                        (clock),
        .reset                        (reset),
        .core_id                      (core_id),
        .start_argument               (start_argument),
        .issue_events_issued          (events_issued),
        .issue_events_nop             (events_nop),
        .issue_events_nop_cause       (events_nop_cause),
        .issue_events_fetch_hit       (events_fetch_hit),
        .issue_events_fetch_miss      (events_fetch_miss),
        .issue_events_stalls          (events_stalls),
        .memory_events_bank_conflict  (load_store_events_bank_conflict),
        .memory_events_data_hit       (load_store_events_data_hit),
        .memory_events_data_miss      (load_store_events_data_miss),
        .issue_active                 (issue_active),
        .running                      (contexts_running),
        .instruction_valid            (csr_unit_instruction_valid),
        .instruction_issued_valid     (operand_stages_issued_valid),
        .instruction_issued_context   (operand_stages_issued_context),
        .instruction_issued_active    (operand_stages_issued_active),
        .instruction_issued_op        (operand_stages_issued_op),
        .instruction_issued_pc        (operand_stages_issued_pc),
        .instruction_issued_rd        (operand_stages_issued_rd),
        .instruction_issued_rs1       (operand_stages_issued_rs1),
        .instruction_issued_immediate (operand_stages_issued_immediate),
        .instruction_issued_looped    (operand_stages_issued_looped),
        .instruction_operand          (bank_leaders_left),
        .destination                  (operand_stages_destination),
        .raised_context               (flag_owners_owners),
        .raised_flags                 (bank_flags),
        .rounding                     (csr_unit_rounding),
        .results_valid                (csr_unit_results_valid),
        .results_destination          (csr_unit_results_destination),
        .results_value                (csr_unit_results_value),
        .fault_valid                  (csr_unit_fault_valid),
        .fault_cause                  (csr_unit_fault_cause),
        .fault_context                (csr_unit_fault_context),
        .fault_pc                     (csr_unit_fault_pc),
        .fault_detail                 (csr_unit_fault_detail),
        .fault_lane                   (csr_unit_fault_lane)
    );

    warpstep_load_store_unit u_load_store (
        .clock                (clock),
        .reset                (reset),
        .issue                (accesses),
        .available            (memory_available),
        .drained              (memory_drained),
        .operands_op          (operand_stages_issued_op),
        .operands_context     (operand_stages_issued_context),
        .operands_pc          (operand_stages_issued_pc),
        .operands_rd          (operand_stages_issued_rd),
        .operands_active      (operand_stages_issued_active),
        .operands_addresses   (bank_addresses),
        .operands_data        (bank_right),
        .request_valid        (request_valid),
        .request_read_ready   (request_read_ready),
        .request_write_ready  (request_write_ready),
        .request_write        (request_write),
        .request_address      (request_address),
        .request_data         (request_data),
        .request_bytes        (request_bytes),
        .answer_valid         (answer_valid),
        .answer_ready         (answer_ready),
        .answer_data          (answer_data),
        .answer_error         (answer_error),
        .write_answer_valid   (write_answer_valid),
        .write_answer_error   (write_answer_error),
        .claim_valid          (claim_valid),
        .claim_distance       (claim_distance),
        .write_valid          (load_store_write_valid),
        .write_context        (load_store_write_context),
        .write_register       (load_store_write_register),
        .write_active         (load_store_write_active),
        .write_data           (load_store_write_data),
        .fence_done           (memory_fence_done_valid),
        .fence_done_context   (memory_fence_done_context),
        .events_bank_conflict (load_store_events_bank_conflict),
        .events_data_hit      (load_store_events_data_hit),
        .events_data_miss     (load_store_events_data_miss),
        .fault_valid          (load_store_fault_valid),
        .fault_cause          (load_store_fault_cause),
        .fault_context        (load_store_fault_context),
        .fault_pc             (load_store_fault_pc),
        .fault_detail         (load_store_fault_detail),
        .fault_lane           (load_store_fault_lane)
    );

    warpstep_warp_control u_warp_control (
        .clock                        (clock),
        .reset                        (reset),
        .issue                        (blocks),
        .instruction_valid            (operand_stages_control),
        .instruction_issued_valid     (operand_stages_issued_valid),
        .instruction_issued_context   (operand_stages_issued_context),
        .instruction_issued_active    (operand_stages_issued_active),
        .instruction_issued_op        (operand_stages_issued_op),
        .instruction_issued_pc        (operand_stages_issued_pc),
        .instruction_issued_rd        (operand_stages_issued_rd),
        .instruction_issued_rs1       (operand_stages_issued_rs1),
        .instruction_issued_immediate (operand_stages_issued_immediate),
        .instruction_issued_looped    (operand_stages_issued_looped),
        .instruction_destination      (operand_stages_destination),
        .instruction_predicate        (bank_predicate),
        .instruction_leader_left      (bank_leaders_left),
        .instruction_leader_right     (bank_leaders_right),
        .instruction_leader_taken     (bank_leaders_taken),
        .results_valid                (warp_control_results_valid),
        .results_destination          (warp_control_results_destination),
        .results_value                (warp_control_results_value),
        .withdrawn                    (warp_control_withdrawn),
        .redirection_redirect         (control_redirect),
        .redirection_redirect_pc      (control_redirect_pc),
        .redirection_retire           (control_retire),
        .redirection_start            (control_start),
        .redirection_start_pc         (control_start_pc),
        .redirection_invalidate       (control_invalidate),
        .redirection_loops            (control_loops),
        .redirection_branch_pc        (control_branch_pc),
        .contexts_running             (contexts_running),
        .contexts_active              (contexts_active),
        .contexts_blocked             (contexts_blocked),
        .fault_valid                  (warp_control_fault_valid),
        .fault_cause                  (warp_control_fault_cause),
        .fault_context                (warp_control_fault_context),
        .fault_pc                     (warp_control_fault_pc),
        .fault_detail                 (warp_control_fault_detail),
        .fault_lane                   (warp_control_fault_lane)
    );

    warpstep_flag_owners u_flag_owners_0 (
        .clock  (clock),
        .reset  (reset),
        .warp   (operand_stages_issued_context),
        .owners (flag_owners_owners)
    );

    warpstep_core_faults u_faults (
        .clock           (clock),
        .reset           (reset),
        .illegal_valid   (faults_illegal_valid),
        .illegal_cause   (4'hd),
        .illegal_context (faults_illegal_context),
        .illegal_pc      (faults_illegal_pc),
        .illegal_detail  (faults_illegal_detail),
        .illegal_lane    (2'h0),
        .kept_valid      (faults_kept_valid),
        .kept_cause      (faults_kept_cause),
        .kept_context    (faults_kept_context),
        .kept_pc         (faults_kept_pc),
        .kept_detail     (faults_kept_detail),
        .kept_lane       (faults_kept_lane),
        .fault_valid     (fault_valid),
        .fault_cause     (fault_cause),
        .fault_context   (fault_context),
        .fault_pc        (fault_pc),
        .fault_detail    (fault_detail),
        .fault_lane      (fault_lane)
    );

    always @* begin
        // Lane exchange.
        exchange_start = 1'b0;
        if (operand_stages_starts[4]) exchange_start = 1'b1;
    end

    always @* begin
        // Control and status registers, counters.
        csr_unit_instruction_valid = 1'b0;
        if (operand_stages_starts[3]) csr_unit_instruction_valid = 1'b1;
    end

    // Loads and stores.
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign bank_load_valid[g_lane] = load_store_write_valid & load_store_write_active[g_lane];
        end
    endgenerate
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_2
            assign bank_load_destination[g_lane*8 +: 8] = {load_store_write_context, load_store_write_register};
        end
    endgenerate

    // Written registers, for the scoreboard.
    assign written_destination = writes_destination;

    always @* begin
        // Errors.
        faults_illegal_valid = 1'b0;
        faults_illegal_context = 2'h0;
        faults_illegal_pc = 32'h0;
        faults_illegal_detail = 32'h0;
        if (operand_stages_illegal & ~faults_illegal_valid) begin
            faults_illegal_valid = 1'b1;
            faults_illegal_context = operand_stages_issued_context;
            faults_illegal_pc = operand_stages_issued_pc;
            faults_illegal_detail = operand_stages_word;
        end
    end

    assign faults_kept_valid[0] = warp_control_fault_valid;
    assign faults_kept_valid[1] = csr_unit_fault_valid;
    assign faults_kept_valid[2] = load_store_fault_valid;
    assign faults_kept_cause[3:0] = warp_control_fault_cause;
    assign faults_kept_cause[7:4] = csr_unit_fault_cause;
    assign faults_kept_cause[11:8] = load_store_fault_cause;
    assign faults_kept_context[1:0] = warp_control_fault_context;
    assign faults_kept_context[3:2] = csr_unit_fault_context;
    assign faults_kept_context[5:4] = load_store_fault_context;
    assign faults_kept_pc[31:0] = warp_control_fault_pc;
    assign faults_kept_pc[63:32] = csr_unit_fault_pc;
    assign faults_kept_pc[95:64] = load_store_fault_pc;
    assign faults_kept_detail[31:0] = warp_control_fault_detail;
    assign faults_kept_detail[63:32] = csr_unit_fault_detail;
    assign faults_kept_detail[95:64] = load_store_fault_detail;
    assign faults_kept_lane[1:0] = warp_control_fault_lane;
    assign faults_kept_lane[3:2] = csr_unit_fault_lane;
    assign faults_kept_lane[5:4] = load_store_fault_lane;
endmodule

`default_nettype wire
