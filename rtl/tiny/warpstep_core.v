// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One core: front end, issue stage and execution, its ports to the memory system and to the other cores, and in the simulation
// flavour the trace ports.
//
// `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
// load/store unit is drained. Instruction memory: `fill` asks for a line, `line` answers once. Data memory: requests are
// taken in order, reads and writes answered in order.
//
// One core.

`default_nettype none

module warpstep_core (
    input  wire         clock,
    input  wire         reset,
    input  wire         core_id, // Number of the core.
    input  wire  [31:0] start_pc, // Address at which warp 0 begins.
    input  wire  [31:0] start_argument, // Value of mscratch at the start.
    output wire         busy, // A warp is active, or the load/store unit has an access in flight.
    // First program error of the core.
    output wire         fault_valid, // There is a program error.
    output wire   [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire         fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // Requests for lines of instructions.
    output wire         fill_valid, // A line of instructions is requested in this cycle.
    output wire  [31:0] fill_address, // Address of the requested line of instructions.
    // Requested lines of instructions.
    input  wire         line_valid, // The requested line of instructions is here, in this cycle only.
    input  wire [127:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
    // Requests for data.
    output wire         request_valid, // A data line is requested.
    input  wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    input  wire         request_write_ready,
    output wire         request_write, // The request writes.
    output wire  [31:0] request_address, // Address of the requested line.
    output wire [127:0] request_data, // Line to write.
    output wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    // Answers to reads of data.
    input  wire         answer_valid, // The oldest read is answered.
    output wire         answer_ready, // The line read is accepted in this cycle.
    input  wire [127:0] answer_data, // Line read.
    input  wire         answer_error, // The read failed: a bus error.
    // Answers to writes of data.
    input  wire         write_answer_valid, // The oldest write in flight is answered in this cycle.
    input  wire         write_answer_error // The write failed: a bus error.
);

    localparam [3:0] ISSUED = 4'h0;

    reg         issued_valid;
    reg   [3:0] issued_active;
    wire        events_nop;
    reg   [7:0] events_stalls;
    wire  [1:0] held_up;
    wire  [1:0] front_heads_valid;
    wire  [1:0] front_heads_nop;
    wire  [3:0] front_heads_cause;
    wire [63:0] front_heads_pc;
    wire [13:0] front_heads_op;
    wire  [9:0] front_heads_class;
    wire [11:0] front_heads_rd;
    wire [11:0] front_heads_rs1;
    wire [11:0] front_heads_rs2;
    wire [11:0] front_heads_rs3;
    wire [63:0] front_heads_immediate;
    wire  [1:0] front_heads_looped;
    wire  [1:0] front_next_heads_other;
    wire [47:0] front_next_heads_registers;
    wire  [1:0] front_waiting;
    wire  [1:0] front_waited;
    wire        front_issue_valid;
    wire        front_issue_nop;
    wire  [1:0] front_issue_cause;
    wire [31:0] front_issue_pc;
    wire  [6:0] front_issue_op;
    wire  [4:0] front_issue_class;
    wire  [5:0] front_issue_rd;
    wire  [5:0] front_issue_rs1;
    wire  [5:0] front_issue_rs2;
    wire  [5:0] front_issue_rs3;
    wire [31:0] front_issue_immediate;
    wire        front_issue_looped;
    wire        front_issue_warp;
    wire        front_issue_context;
    wire  [1:0] front_issue_grant;
    wire        front_request_valid;
    wire        front_request_context;
    wire [31:0] front_request_pc;
    wire        front_hit;
    wire        front_miss;
    wire  [5:0] front_occupancy;
    wire  [3:0] front_in_flight;
    wire  [5:0] issue_claim_distance;
    wire  [1:0] issue_issues;
    wire  [1:0] issue_ready;
    wire  [7:0] issue_reasons;
    wire  [1:0] issue_blocks;
    wire        issue_accesses;
    wire  [1:0] execute_contexts_running;
    wire  [7:0] execute_contexts_active;
    wire  [5:0] execute_contexts_blocked;
    wire  [1:0] execute_control_redirect;
    wire [31:0] execute_control_redirect_pc;
    wire  [1:0] execute_control_retire;
    wire  [1:0] execute_control_start;
    wire [31:0] execute_control_start_pc;
    wire        execute_control_invalidate;
    wire        execute_control_loops;
    wire [31:0] execute_control_branch_pc;
    wire        execute_memory_available;
    wire        execute_memory_drained;
    wire        execute_memory_fence_done_valid;
    wire        execute_memory_fence_done_context;
    wire        execute_claim_valid;
    wire  [7:0] execute_written_valid;
    wire [55:0] execute_written_destination;

    warpstep_front_end u_front (
        .clock                (clock),
        .reset                (reset),
        .entry_pc             (start_pc),
        .ready                (issue_ready),
        .running              (execute_contexts_running),
        .held_up              (held_up),
        .control_redirect     (execute_control_redirect),
        .control_redirect_pc  (execute_control_redirect_pc),
        .control_retire       (execute_control_retire),
        .control_start        (execute_control_start),
        .control_start_pc     (execute_control_start_pc),
        .control_invalidate   (execute_control_invalidate),
        .control_loops        (execute_control_loops),
        .control_branch_pc    (execute_control_branch_pc),
        .fill_valid           (fill_valid),
        .fill_address         (fill_address),
        .line_valid           (line_valid),
        .line_data            (line_data),
        .heads_valid          (front_heads_valid),
        .heads_nop            (front_heads_nop),
        .heads_cause          (front_heads_cause),
        .heads_pc             (front_heads_pc),
        .heads_op             (front_heads_op),
        .heads_class          (front_heads_class),
        .heads_rd             (front_heads_rd),
        .heads_rs1            (front_heads_rs1),
        .heads_rs2            (front_heads_rs2),
        .heads_rs3            (front_heads_rs3),
        .heads_immediate      (front_heads_immediate),
        .heads_looped         (front_heads_looped),
        .next_heads_other     (front_next_heads_other),
        .next_heads_registers (front_next_heads_registers),
        .waiting              (front_waiting),
        .waited               (front_waited),
        .issue_valid          (front_issue_valid),
        .issue_nop            (front_issue_nop),
        .issue_cause          (front_issue_cause),
        .issue_pc             (front_issue_pc),
        .issue_op             (front_issue_op),
        .issue_class          (front_issue_class),
        .issue_rd             (front_issue_rd),
        .issue_rs1            (front_issue_rs1),
        .issue_rs2            (front_issue_rs2),
        .issue_rs3            (front_issue_rs3),
        .issue_immediate      (front_issue_immediate),
        .issue_looped         (front_issue_looped),
        .issue_warp           (front_issue_warp),
        .issue_context        (front_issue_context),
        .issue_grant          (front_issue_grant),
        .request_valid        (front_request_valid),
        .request_context      (front_request_context),
        .request_pc           (front_request_pc),
        .hit                  (front_hit),
        .miss                 (front_miss),
        .occupancy            (front_occupancy),
        .in_flight            (front_in_flight)
    );

    warpstep_issue_stage u_issue (
        .clock                     (clock),
        .reset                     (reset),
        .heads_valid               (front_heads_valid),
        .heads_nop                 (front_heads_nop),
        .heads_cause               (front_heads_cause),
        .heads_pc                  (front_heads_pc),
        .heads_op                  (front_heads_op),
        .heads_class               (front_heads_class),
        .heads_rd                  (front_heads_rd),
        .heads_rs1                 (front_heads_rs1),
        .heads_rs2                 (front_heads_rs2),
        .heads_rs3                 (front_heads_rs3),
        .heads_immediate           (front_heads_immediate),
        .heads_looped              (front_heads_looped),
        .next_heads_other          (front_next_heads_other),
        .next_heads_registers      (front_next_heads_registers),
        .contexts_running          (execute_contexts_running),
        .contexts_active           (execute_contexts_active),
        .contexts_blocked          (execute_contexts_blocked),
        .waiting                   (front_waiting),
        .waited                    (front_waited),
        .memory_available          (execute_memory_available),
        .memory_drained            (execute_memory_drained),
        .memory_fence_done_valid   (execute_memory_fence_done_valid),
        .memory_fence_done_context (execute_memory_fence_done_context),
        .claim_valid               (execute_claim_valid),
        .claim_distance            (issue_claim_distance),
        .issues                    (issue_issues),
        .written_valid             (execute_written_valid),
        .written_destination       (execute_written_destination),
        .ready                     (issue_ready),
        .reasons                   (issue_reasons),
        .blocks                    (issue_blocks),
        .accesses                  (issue_accesses)
    );

    warpstep_execute u_execute (
        .clock                     (clock),
        .reset                     (reset),
        .core_id                   (core_id),
        .start_argument            (start_argument),
        .issue_valid               (issued_valid),
        .issue_context             (front_issue_warp),
        .issue_active              (issued_active),
        .issue_entry_valid         (front_issue_valid),
        .issue_entry_nop           (front_issue_nop),
        .issue_entry_cause         (front_issue_cause),
        .issue_entry_pc            (front_issue_pc),
        .issue_entry_op            (front_issue_op),
        .issue_entry_class         (front_issue_class),
        .issue_entry_rd            (front_issue_rd),
        .issue_entry_rs1           (front_issue_rs1),
        .issue_entry_rs2           (front_issue_rs2),
        .issue_entry_rs3           (front_issue_rs3),
        .issue_entry_immediate     (front_issue_immediate),
        .issue_entry_looped        (front_issue_looped),
        .blocks                    (issue_blocks),
        .accesses                  (issue_accesses),
        .events_issued             (issued_valid),
        .events_nop                (events_nop),
        .events_nop_cause          (front_issue_cause),
        .events_fetch_hit          (front_hit),
        .events_fetch_miss         (front_miss),
        .events_stalls             (events_stalls),
        .contexts_running          (execute_contexts_running),
        .contexts_active           (execute_contexts_active),
        .contexts_blocked          (execute_contexts_blocked),
        .control_redirect          (execute_control_redirect),
        .control_redirect_pc       (execute_control_redirect_pc),
        .control_retire            (execute_control_retire),
        .control_start             (execute_control_start),
        .control_start_pc          (execute_control_start_pc),
        .control_invalidate        (execute_control_invalidate),
        .control_loops             (execute_control_loops),
        .control_branch_pc         (execute_control_branch_pc),
        .memory_available          (execute_memory_available),
        .memory_drained            (execute_memory_drained),
        .memory_fence_done_valid   (execute_memory_fence_done_valid),
        .memory_fence_done_context (execute_memory_fence_done_context),
        .claim_valid               (execute_claim_valid),
        .claim_distance            (issue_claim_distance),
        .written_valid             (execute_written_valid),
        .written_destination       (execute_written_destination),
        .request_valid             (request_valid),
        .request_read_ready        (request_read_ready),
        .request_write_ready       (request_write_ready),
        .request_write             (request_write),
        .request_address           (request_address),
        .request_data              (request_data),
        .request_bytes             (request_bytes),
        .answer_valid              (answer_valid),
        .answer_ready              (answer_ready),
        .answer_data               (answer_data),
        .answer_error              (answer_error),
        .write_answer_valid        (write_answer_valid),
        .write_answer_error        (write_answer_error),
        .fault_valid               (fault_valid),
        .fault_cause               (fault_cause),
        .fault_context             (fault_context),
        .fault_pc                  (fault_pc),
        .fault_detail              (fault_detail),
        .fault_lane                (fault_lane)
    );

    // Selection and fetch.
    assign held_up = {execute_contexts_blocked[5:3] > 3'h1, execute_contexts_blocked[2:0] > 3'h1};

    // What issues at each port, with the lanes of its context.
    assign issue_issues = {front_issue_grant[1] & ~front_heads_nop[1], front_issue_grant[0] & ~front_heads_nop[0]};

    always @* begin
        issued_valid = 1'b0;
        issued_active = 4'h0;
        if (issue_issues[0]) begin
            issued_valid = 1'b1;
            issued_active = issued_active | execute_contexts_active[3:0];
        end
        if (issue_issues[1]) begin
            issued_valid = 1'b1;
            issued_active = issued_active | execute_contexts_active[7:4];
        end
    end

    // What happens at issue and fetch.
    assign events_nop = front_issue_valid & front_issue_nop;

    always @* begin
        events_stalls[3:0] = issue_reasons[3:0];
        if (front_issue_grant[0]) events_stalls[3:0] = ISSUED;
        events_stalls[7:4] = issue_reasons[7:4];
        if (front_issue_grant[1]) events_stalls[7:4] = ISSUED;
    end

    // Execution.
    assign busy = (|execute_contexts_running) | ~execute_memory_drained;

    // Not used here.
    wire unused = &{
        1'b0, front_issue_context, front_request_valid, front_request_context, front_request_pc, front_occupancy,
        front_in_flight
    };
endmodule

`default_nettype wire
