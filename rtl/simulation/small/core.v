// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One core: the three stages, its ports to the memory system and to the other cores, and in the simulation flavour the trace ports.
//
// `start_pc` and `start_argument` are read in the first cycle after reset; `busy` falls when no warp is active and the
// load/store unit is drained. Instruction memory: `fill_valid` asks for the line at `fill_address`, `line_valid` answers once.
// Data memory: as `memory_system` says.
//
// One core.

module core (
    input  wire         clock,
    input  wire         reset,
    // Number of the core.
    input  wire         core_id,
    // Where warp 0 begins.
    input  wire  [31:0] start_pc,
    // What mscratch holds at the start.
    input  wire  [31:0] start_argument,
    // A warp is active, or memory is busy.
    output wire         busy,
    // There was a program error.
    output wire         faulted,
    // What.
    output wire   [3:0] fault_cause,
    // Whose.
    output wire   [1:0] fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Its evidence.
    output wire  [31:0] fault_detail,
    // The lane, of an error of memory.
    output wire   [1:0] fault_lane,
    // A line of instructions is wanted.
    output wire         fill_valid,
    // Its address.
    output wire  [31:0] fill_address,
    // The line is here.
    input  wire         line_valid,
    // Its words, the lowest address lowest.
    input  wire [511:0] line_data,
    // A request for data.
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
    // The oldest read is answered.
    input  wire         answer_valid,
    // The answer is taken in this cycle.
    output wire         answer_ready,
    // The line read.
    input  wire [511:0] answer_data,
    // There is none: an error.
    input  wire         answer_error,
    // The oldest write is answered.
    input  wire         write_done,
    // With an error.
    input  wire         write_error,
    // Trace: somebody issues.
    output wire         trace_issue_0,
    // Trace: a NOP.
    output wire         trace_issue_nop_0,
    // Trace: whose.
    output wire   [1:0] trace_issue_context_0,
    // Trace: address.
    output wire  [31:0] trace_issue_pc_0,
    // Trace: word.
    output wire  [31:0] trace_issue_word_0,
    // Trace: active lanes.
    output wire   [3:0] trace_issue_lanes_0,
    // Trace: somebody requests an instruction.
    output wire         trace_request_0,
    // Trace: who.
    output wire   [1:0] trace_request_context_0,
    // Trace: address.
    output wire  [31:0] trace_request_pc_0,
    // Trace: what each context does or waits for.
    output wire   [3:0] trace_stalls_0,
    output wire   [3:0] trace_stalls_1,
    output wire   [3:0] trace_stalls_2,
    output wire   [3:0] trace_stalls_3,
    // Trace: entries queued.
    output wire   [2:0] trace_occupancy_0,
    output wire   [2:0] trace_occupancy_1,
    output wire   [2:0] trace_occupancy_2,
    output wire   [2:0] trace_occupancy_3,
    // Trace: requests under way.
    output wire   [1:0] trace_in_flight_0,
    output wire   [1:0] trace_in_flight_1,
    output wire   [1:0] trace_in_flight_2,
    output wire   [1:0] trace_in_flight_3,
    // Trace: lanes that write a register.
    output wire   [3:0] trace_writes_0,
    // Trace: which register (low six bits) of which warp (above).
    output wire   [7:0] trace_destinations_0,
    output wire   [7:0] trace_destinations_1,
    output wire   [7:0] trace_destinations_2,
    output wire   [7:0] trace_destinations_3,
    // Trace: with what.
    output wire  [31:0] trace_values_0,
    output wire  [31:0] trace_values_1,
    output wire  [31:0] trace_values_2,
    output wire  [31:0] trace_values_3,
    // Trace: two results met in one slot.
    output wire         trace_collision_0
);

    wire         issues;
    wire   [6:0] op;
    wire   [4:0] class_;
    wire   [5:0] rd;
    reg    [3:0] stalls_0;
    reg    [3:0] stalls_1;
    reg    [3:0] stalls_2;
    reg    [3:0] stalls_3;
    wire   [3:0] held_up;
    wire [134:0] front_heads_0;
    wire [134:0] front_heads_1;
    wire [134:0] front_heads_2;
    wire [134:0] front_heads_3;
    wire   [3:0] front_has_head;
    wire   [3:0] front_waiting;
    wire         front_issue;
    wire   [3:0] front_issue_grant;
    wire   [1:0] front_issue_context;
    wire [134:0] front_issue_entry;
    wire         front_hit;
    wire         front_miss;
    wire   [5:0] issue_claim_slot;
    wire   [3:0] issue_ready;
    wire   [3:0] issue_reasons_0;
    wire   [3:0] issue_reasons_1;
    wire   [3:0] issue_reasons_2;
    wire   [3:0] issue_reasons_3;
    wire         execute_issue_nop;
    wire   [3:0] execute_issue_lanes;
    wire   [3:0] execute_active;
    wire   [3:0] execute_lanes_0;
    wire   [3:0] execute_lanes_1;
    wire   [3:0] execute_lanes_2;
    wire   [3:0] execute_lanes_3;
    wire   [1:0] execute_blocked_0;
    wire   [1:0] execute_blocked_1;
    wire   [1:0] execute_blocked_2;
    wire   [1:0] execute_blocked_3;
    wire         execute_resolved;
    wire   [1:0] execute_resolved_context;
    wire   [3:0] execute_redirect;
    wire  [31:0] execute_redirect_pc;
    wire   [3:0] execute_retire;
    wire   [3:0] execute_start;
    wire  [31:0] execute_start_pc;
    wire         execute_invalidate;
    wire         execute_memory_available;
    wire         execute_memory_drained;
    wire         execute_claim;
    wire   [3:0] execute_claim_lanes;
    wire  [11:0] execute_written;
    wire   [1:0] execute_written_context_0;
    wire   [1:0] execute_written_context_1;
    wire   [1:0] execute_written_context_2;
    wire   [1:0] execute_written_context_3;
    wire   [1:0] execute_written_context_4;
    wire   [1:0] execute_written_context_5;
    wire   [1:0] execute_written_context_6;
    wire   [1:0] execute_written_context_7;
    wire   [1:0] execute_written_context_8;
    wire   [1:0] execute_written_context_9;
    wire   [1:0] execute_written_context_10;
    wire   [1:0] execute_written_context_11;
    wire   [5:0] execute_written_register_0;
    wire   [5:0] execute_written_register_1;
    wire   [5:0] execute_written_register_2;
    wire   [5:0] execute_written_register_3;
    wire   [5:0] execute_written_register_4;
    wire   [5:0] execute_written_register_5;
    wire   [5:0] execute_written_register_6;
    wire   [5:0] execute_written_register_7;
    wire   [5:0] execute_written_register_8;
    wire   [5:0] execute_written_register_9;
    wire   [5:0] execute_written_register_10;
    wire   [5:0] execute_written_register_11;
    wire         execute_fence_done;
    wire   [1:0] execute_fence_done_context;
    wire         execute_finished;
    wire   [1:0] execute_finished_context;

    front_end u_front (
        .clock           (clock),
        .reset           (reset),
        .entry_pc        (start_pc),
        .ready           (issue_ready),
        .active          (execute_active),
        .held_up         (held_up),
        .redirect        (execute_redirect),
        .redirect_pc     (execute_redirect_pc),
        .retire          (execute_retire),
        .start           (execute_start),
        .start_pc        (execute_start_pc),
        .invalidate      (execute_invalidate),
        .fill_valid      (fill_valid),
        .fill_address    (fill_address),
        .line_valid      (line_valid),
        .line_data       (line_data),
        .heads_0         (front_heads_0),
        .heads_1         (front_heads_1),
        .heads_2         (front_heads_2),
        .heads_3         (front_heads_3),
        .has_head        (front_has_head),
        .waiting         (front_waiting),
        .issue           (front_issue),
        .issue_grant     (front_issue_grant),
        .issue_context   (front_issue_context),
        .issue_entry     (front_issue_entry),
        .request         (trace_request_0),
        .request_context (trace_request_context_0),
        .request_pc      (trace_request_pc_0),
        .hit             (front_hit),
        .miss            (front_miss),
        .occupancy_0     (trace_occupancy_0),
        .occupancy_1     (trace_occupancy_1),
        .occupancy_2     (trace_occupancy_2),
        .occupancy_3     (trace_occupancy_3),
        .in_flight_0     (trace_in_flight_0),
        .in_flight_1     (trace_in_flight_1),
        .in_flight_2     (trace_in_flight_2),
        .in_flight_3     (trace_in_flight_3)
    );

    issue_stage u_issue (
        .clock               (clock),
        .reset               (reset),
        .heads_0             (front_heads_0),
        .heads_1             (front_heads_1),
        .heads_2             (front_heads_2),
        .heads_3             (front_heads_3),
        .has_head            (front_has_head),
        .active              (execute_active),
        .lanes_0             (execute_lanes_0),
        .lanes_1             (execute_lanes_1),
        .lanes_2             (execute_lanes_2),
        .lanes_3             (execute_lanes_3),
        .blocked_0           (execute_blocked_0),
        .blocked_1           (execute_blocked_1),
        .blocked_2           (execute_blocked_2),
        .blocked_3           (execute_blocked_3),
        .waiting             (front_waiting),
        .memory_available    (execute_memory_available),
        .memory_drained      (execute_memory_drained),
        .claim               (execute_claim),
        .claim_lanes         (execute_claim_lanes),
        .claim_slot          (issue_claim_slot),
        .issue               (issues),
        .issue_context       (front_issue_context),
        .issue_op            (op),
        .issue_class         (class_),
        .issue_rd            (rd),
        .issue_lanes         (execute_issue_lanes),
        .written             (execute_written),
        .written_context_0   (execute_written_context_0),
        .written_context_1   (execute_written_context_1),
        .written_context_2   (execute_written_context_2),
        .written_context_3   (execute_written_context_3),
        .written_context_4   (execute_written_context_4),
        .written_context_5   (execute_written_context_5),
        .written_context_6   (execute_written_context_6),
        .written_context_7   (execute_written_context_7),
        .written_context_8   (execute_written_context_8),
        .written_context_9   (execute_written_context_9),
        .written_context_10  (execute_written_context_10),
        .written_context_11  (execute_written_context_11),
        .written_register_0  (execute_written_register_0),
        .written_register_1  (execute_written_register_1),
        .written_register_2  (execute_written_register_2),
        .written_register_3  (execute_written_register_3),
        .written_register_4  (execute_written_register_4),
        .written_register_5  (execute_written_register_5),
        .written_register_6  (execute_written_register_6),
        .written_register_7  (execute_written_register_7),
        .written_register_8  (execute_written_register_8),
        .written_register_9  (execute_written_register_9),
        .written_register_10 (execute_written_register_10),
        .written_register_11 (execute_written_register_11),
        .fence_done          (execute_fence_done),
        .fence_done_context  (execute_fence_done_context),
        .ready               (issue_ready),
        .reasons_0           (issue_reasons_0),
        .reasons_1           (issue_reasons_1),
        .reasons_2           (issue_reasons_2),
        .reasons_3           (issue_reasons_3)
    );

    execute u_execute (
        .clock               (clock),
        .reset               (reset),
        .core_id             (core_id),
        .start_argument      (start_argument),
        .issue               (issues),
        .issue_context       (front_issue_context),
        .issue_entry         (front_issue_entry),
        .issue_nop           (execute_issue_nop),
        .stalls_0            (stalls_0),
        .stalls_1            (stalls_1),
        .stalls_2            (stalls_2),
        .stalls_3            (stalls_3),
        .fetch_hit           (front_hit),
        .fetch_miss          (front_miss),
        .issue_lanes         (execute_issue_lanes),
        .active              (execute_active),
        .lanes_0             (execute_lanes_0),
        .lanes_1             (execute_lanes_1),
        .lanes_2             (execute_lanes_2),
        .lanes_3             (execute_lanes_3),
        .blocked_0           (execute_blocked_0),
        .blocked_1           (execute_blocked_1),
        .blocked_2           (execute_blocked_2),
        .blocked_3           (execute_blocked_3),
        .resolved            (execute_resolved),
        .resolved_context    (execute_resolved_context),
        .redirect            (execute_redirect),
        .redirect_pc         (execute_redirect_pc),
        .retire              (execute_retire),
        .start               (execute_start),
        .start_pc            (execute_start_pc),
        .invalidate          (execute_invalidate),
        .memory_available    (execute_memory_available),
        .memory_drained      (execute_memory_drained),
        .claim               (execute_claim),
        .claim_lanes         (execute_claim_lanes),
        .claim_slot          (issue_claim_slot),
        .written             (execute_written),
        .written_context_0   (execute_written_context_0),
        .written_context_1   (execute_written_context_1),
        .written_context_2   (execute_written_context_2),
        .written_context_3   (execute_written_context_3),
        .written_context_4   (execute_written_context_4),
        .written_context_5   (execute_written_context_5),
        .written_context_6   (execute_written_context_6),
        .written_context_7   (execute_written_context_7),
        .written_context_8   (execute_written_context_8),
        .written_context_9   (execute_written_context_9),
        .written_context_10  (execute_written_context_10),
        .written_context_11  (execute_written_context_11),
        .written_register_0  (execute_written_register_0),
        .written_register_1  (execute_written_register_1),
        .written_register_2  (execute_written_register_2),
        .written_register_3  (execute_written_register_3),
        .written_register_4  (execute_written_register_4),
        .written_register_5  (execute_written_register_5),
        .written_register_6  (execute_written_register_6),
        .written_register_7  (execute_written_register_7),
        .written_register_8  (execute_written_register_8),
        .written_register_9  (execute_written_register_9),
        .written_register_10 (execute_written_register_10),
        .written_register_11 (execute_written_register_11),
        .fence_done          (execute_fence_done),
        .fence_done_context  (execute_fence_done_context),
        .finished            (execute_finished),
        .finished_context    (execute_finished_context),
        .request_valid       (request_valid),
        .request_ready       (request_ready),
        .request_write       (request_write),
        .request_address     (request_address),
        .request_data        (request_data),
        .request_bytes       (request_bytes),
        .answer_valid        (answer_valid),
        .answer_ready        (answer_ready),
        .answer_data         (answer_data),
        .answer_error        (answer_error),
        .write_done          (write_done),
        .write_error         (write_error),
        .lane_writes         (trace_writes_0),
        .lane_destinations_0 (trace_destinations_0),
        .lane_destinations_1 (trace_destinations_1),
        .lane_destinations_2 (trace_destinations_2),
        .lane_destinations_3 (trace_destinations_3),
        .lane_values_0       (trace_values_0),
        .lane_values_1       (trace_values_1),
        .lane_values_2       (trace_values_2),
        .lane_values_3       (trace_values_3),
        .collision           (trace_collision_0),
        .faulted             (faulted),
        .fault_cause         (fault_cause),
        .fault_context       (fault_context),
        .fault_pc            (fault_pc),
        .fault_detail        (fault_detail),
        .fault_lane          (fault_lane)
    );

    assign issues = front_issue & (~front_issue_entry[0]);
    assign op = front_issue_entry[41:35];
    assign class_ = front_issue_entry[46:42];
    assign rd = front_issue_entry[52:47];
    assign held_up = {
        execute_blocked_3 > 2'h1,
        execute_blocked_2 > 2'h1,
        execute_blocked_1 > 2'h1,
        execute_blocked_0 > 2'h1
    };

    always @* begin
        stalls_0 = issue_reasons_0;
        if (front_issue_grant[0]) begin
            stalls_0 = 4'h0;
        end
    end

    always @* begin
        stalls_1 = issue_reasons_1;
        if (front_issue_grant[1]) begin
            stalls_1 = 4'h0;
        end
    end

    always @* begin
        stalls_2 = issue_reasons_2;
        if (front_issue_grant[2]) begin
            stalls_2 = 4'h0;
        end
    end

    always @* begin
        stalls_3 = issue_reasons_3;
        if (front_issue_grant[3]) begin
            stalls_3 = 4'h0;
        end
    end

    assign execute_issue_nop = front_issue & front_issue_entry[0];
    assign busy = (|execute_active) | (~execute_memory_drained);
    assign trace_issue_0 = front_issue;
    assign trace_issue_nop_0 = front_issue_entry[0];
    assign trace_issue_context_0 = front_issue_context;
    assign trace_issue_pc_0 = front_issue_entry[34:3];
    assign trace_issue_word_0 = front_issue_entry[134:103];
    assign trace_issue_lanes_0 = execute_issue_lanes;
    assign trace_stalls_0 = stalls_0;
    assign trace_stalls_1 = stalls_1;
    assign trace_stalls_2 = stalls_2;
    assign trace_stalls_3 = stalls_3;

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        execute_resolved,
        execute_resolved_context,
        execute_finished,
        execute_finished_context
    };
endmodule
