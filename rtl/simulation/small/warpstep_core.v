// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
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
    output wire   [1:0] fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // Requests for lines of instructions.
    output wire         fill_valid, // A line of instructions is requested in this cycle.
    output wire  [31:0] fill_address, // Address of the requested line of instructions.
    // Requested lines of instructions.
    input  wire         line_valid, // The requested line of instructions is here, in this cycle only.
    input  wire [511:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
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
    input  wire         write_answer_error, // The write failed: a bus error.
    // What the core does in this cycle.
    output wire         trace_issue, // An instruction or NOP issues at each issue port.
    output wire         trace_issue_nop, // What issues is a compensation NOP.
    output wire   [1:0] trace_issue_context, // Context that issues.
    output reg   [31:0] trace_issue_pc, // Address of the instruction that issues.
    output reg   [31:0] trace_issue_word, // Word of the instruction that issues.
    output reg    [3:0] trace_issue_lanes, // Active lanes of the instruction that issues, one bit per lane.
    output wire         trace_request, // An instruction is requested.
    output wire   [1:0] trace_request_context, // Context that requests an instruction.
    output wire  [31:0] trace_request_pc, // Address of the requested instruction.
    output wire  [15:0] trace_stalls, // What each context does or waits for.
    output wire  [11:0] trace_occupancy, // Entries queued for each context.
    output wire   [7:0] trace_in_flight, // Requests in flight for each context.
    output wire   [7:0] trace_writes, // Lanes that write a register at each write port, one bit per lane.
    // Destination of each lane's write, port by port: register (low six bits) and warp (above).
    output wire  [63:0] trace_destinations,
    output wire [255:0] trace_values, // Value each lane writes, port by port.
    output wire         trace_collision // Two results met at one write port of a lane.
);

    localparam [3:0] ISSUED = 4'h0;

    reg          issued_valid;
    reg    [3:0] issued_active;
    wire         events_nop;
    reg   [15:0] events_stalls;
    wire   [3:0] held_up;
    wire   [7:0] writes;
    wire   [3:0] front_heads_valid;
    wire   [3:0] front_heads_nop;
    wire   [7:0] front_heads_cause;
    wire [127:0] front_heads_pc;
    wire  [27:0] front_heads_op;
    wire  [19:0] front_heads_class;
    wire  [23:0] front_heads_rd;
    wire  [23:0] front_heads_rs1;
    wire  [23:0] front_heads_rs2;
    wire  [23:0] front_heads_rs3;
    wire [127:0] front_heads_immediate;
    wire [127:0] front_heads_word;
    wire   [3:0] front_heads_looped;
    wire   [3:0] front_next_heads_other;
    wire  [95:0] front_next_heads_registers;
    wire   [3:0] front_waiting;
    wire   [3:0] front_waited;
    wire         front_issue_nop;
    wire   [1:0] front_issue_cause;
    wire  [31:0] front_issue_pc;
    wire   [6:0] front_issue_op;
    wire   [4:0] front_issue_class;
    wire   [5:0] front_issue_rd;
    wire   [5:0] front_issue_rs1;
    wire   [5:0] front_issue_rs2;
    wire   [5:0] front_issue_rs3;
    wire  [31:0] front_issue_immediate;
    wire  [31:0] front_issue_word;
    wire         front_issue_looped;
    wire   [1:0] front_issue_warp;
    wire   [3:0] front_issue_grant;
    wire         front_hit;
    wire         front_miss;
    wire   [5:0] issue_claim_distance;
    wire   [3:0] issue_issues;
    wire   [3:0] issue_ready;
    wire  [15:0] issue_reasons;
    wire   [3:0] issue_blocks;
    wire         issue_accesses;
    wire   [3:0] execute_contexts_running;
    wire  [15:0] execute_contexts_active;
    wire  [11:0] execute_contexts_blocked;
    wire   [3:0] execute_control_redirect;
    wire  [31:0] execute_control_redirect_pc;
    wire   [3:0] execute_control_retire;
    wire   [3:0] execute_control_start;
    wire  [31:0] execute_control_start_pc;
    wire         execute_control_invalidate;
    wire         execute_control_loops;
    wire  [31:0] execute_control_branch_pc;
    wire         execute_memory_available;
    wire         execute_memory_drained;
    wire         execute_memory_fence_done_valid;
    wire   [1:0] execute_memory_fence_done_context;
    wire         execute_claim_valid;
    wire   [7:0] execute_written_valid;
    wire  [63:0] execute_written_destination;
    wire   [7:0] execute_writes_valid;
    genvar         g_context_number;

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
        .heads_word           (front_heads_word),
        .heads_looped         (front_heads_looped),
        .next_heads_other     (front_next_heads_other),
        .next_heads_registers (front_next_heads_registers),
        .waiting              (front_waiting),
        .waited               (front_waited),
        .issue_valid          (trace_issue),
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
        .issue_word           (front_issue_word),
        .issue_looped         (front_issue_looped),
        .issue_warp           (front_issue_warp),
        .issue_context        (trace_issue_context),
        .issue_grant          (front_issue_grant),
        .request_valid        (trace_request),
        .request_context      (trace_request_context),
        .request_pc           (trace_request_pc),
        .hit                  (front_hit),
        .miss                 (front_miss),
        .occupancy            (trace_occupancy),
        .in_flight            (trace_in_flight)
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
        .heads_word                (front_heads_word),
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
        .issue_entry_valid         (trace_issue),
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
        .issue_entry_word          (front_issue_word),
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
        .writes_valid              (execute_writes_valid),
        .writes_destination        (trace_destinations),
        .writes_value              (trace_values),
        .collision                 (trace_collision),
        .fault_valid               (fault_valid),
        .fault_cause               (fault_cause),
        .fault_context             (fault_context),
        .fault_pc                  (fault_pc),
        .fault_detail              (fault_detail),
        .fault_lane                (fault_lane)
    );

    // Selection and fetch.
    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_1
            assign held_up[g_context_number] = execute_contexts_blocked[g_context_number*3 +: 3] > 3'h1;
        end
    endgenerate

    // What issues at each port, with the lanes of its context.
    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_2
            assign issue_issues[g_context_number] = front_issue_grant[g_context_number] & ~front_heads_nop[g_context_number];
        end
    endgenerate

    always @* begin : set_issued_valid
        integer port;
        issued_valid = 1'b0;
        issued_active = 4'h0;
        for (port = 0; port < 4; port = port + 1) begin
            if (issue_issues[port]) begin
                issued_valid = 1'b1;
                issued_active = issued_active | execute_contexts_active[port*4 +: 4];
            end
        end
    end

    // What happens at issue and fetch.
    assign events_nop = trace_issue & front_issue_nop;

    always @* begin : set_events_stalls
        integer context_number;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            events_stalls[context_number*4 +: 4] = issue_reasons[context_number*4 +: 4];
            if (front_issue_grant[context_number]) events_stalls[context_number*4 +: 4] = ISSUED;
        end
    end

    // Execution.
    assign busy = (|execute_contexts_running) | ~execute_memory_drained;

    // Trace.
    assign writes = execute_writes_valid;
    assign trace_writes = writes;
    assign trace_issue_nop = events_nop;

    always @* begin
        trace_issue_pc = 32'h0;
        trace_issue_word = 32'h0;
        if (issued_valid) begin
            trace_issue_pc = front_issue_pc;
            trace_issue_word = front_issue_word;
        end
    end

    always @* begin : set_trace_issue_lanes
        integer port;
        trace_issue_lanes = 4'h0;
        for (port = 0; port < 4; port = port + 1) begin
            if (front_issue_warp == port[1:0]) trace_issue_lanes = execute_contexts_active[port*4 +: 4];
        end
    end

    assign trace_stalls = events_stalls;
endmodule

`default_nettype wire
