// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    output wire   [4:0] fault_context,
    // Address of its instruction.
    output wire  [31:0] fault_pc,
    // Its evidence.
    output wire  [31:0] fault_detail,
    // The lane, of an error of memory.
    output wire   [4:0] fault_lane,
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
    input  wire         write_error
);

    wire         issues;
    wire   [6:0] op;
    wire   [4:0] class_;
    wire   [5:0] rd;
    reg    [3:0] stalls_0;
    reg    [3:0] stalls_1;
    reg    [3:0] stalls_2;
    reg    [3:0] stalls_3;
    reg    [3:0] stalls_4;
    reg    [3:0] stalls_5;
    reg    [3:0] stalls_6;
    reg    [3:0] stalls_7;
    reg    [3:0] stalls_8;
    reg    [3:0] stalls_9;
    reg    [3:0] stalls_10;
    reg    [3:0] stalls_11;
    reg    [3:0] stalls_12;
    reg    [3:0] stalls_13;
    reg    [3:0] stalls_14;
    reg    [3:0] stalls_15;
    reg    [3:0] stalls_16;
    reg    [3:0] stalls_17;
    reg    [3:0] stalls_18;
    reg    [3:0] stalls_19;
    reg    [3:0] stalls_20;
    reg    [3:0] stalls_21;
    reg    [3:0] stalls_22;
    reg    [3:0] stalls_23;
    reg    [3:0] stalls_24;
    reg    [3:0] stalls_25;
    reg    [3:0] stalls_26;
    reg    [3:0] stalls_27;
    reg    [3:0] stalls_28;
    reg    [3:0] stalls_29;
    reg    [3:0] stalls_30;
    reg    [3:0] stalls_31;
    wire  [31:0] held_up;
    wire [102:0] front_heads_0;
    wire [102:0] front_heads_1;
    wire [102:0] front_heads_2;
    wire [102:0] front_heads_3;
    wire [102:0] front_heads_4;
    wire [102:0] front_heads_5;
    wire [102:0] front_heads_6;
    wire [102:0] front_heads_7;
    wire [102:0] front_heads_8;
    wire [102:0] front_heads_9;
    wire [102:0] front_heads_10;
    wire [102:0] front_heads_11;
    wire [102:0] front_heads_12;
    wire [102:0] front_heads_13;
    wire [102:0] front_heads_14;
    wire [102:0] front_heads_15;
    wire [102:0] front_heads_16;
    wire [102:0] front_heads_17;
    wire [102:0] front_heads_18;
    wire [102:0] front_heads_19;
    wire [102:0] front_heads_20;
    wire [102:0] front_heads_21;
    wire [102:0] front_heads_22;
    wire [102:0] front_heads_23;
    wire [102:0] front_heads_24;
    wire [102:0] front_heads_25;
    wire [102:0] front_heads_26;
    wire [102:0] front_heads_27;
    wire [102:0] front_heads_28;
    wire [102:0] front_heads_29;
    wire [102:0] front_heads_30;
    wire [102:0] front_heads_31;
    wire  [31:0] front_has_head;
    wire  [31:0] front_waiting;
    wire         front_issue;
    wire  [31:0] front_issue_grant;
    wire   [4:0] front_issue_context;
    wire [102:0] front_issue_entry;
    wire         front_request;
    wire   [4:0] front_request_context;
    wire  [31:0] front_request_pc;
    wire         front_hit;
    wire         front_miss;
    wire   [2:0] front_occupancy_0;
    wire   [2:0] front_occupancy_1;
    wire   [2:0] front_occupancy_2;
    wire   [2:0] front_occupancy_3;
    wire   [2:0] front_occupancy_4;
    wire   [2:0] front_occupancy_5;
    wire   [2:0] front_occupancy_6;
    wire   [2:0] front_occupancy_7;
    wire   [2:0] front_occupancy_8;
    wire   [2:0] front_occupancy_9;
    wire   [2:0] front_occupancy_10;
    wire   [2:0] front_occupancy_11;
    wire   [2:0] front_occupancy_12;
    wire   [2:0] front_occupancy_13;
    wire   [2:0] front_occupancy_14;
    wire   [2:0] front_occupancy_15;
    wire   [2:0] front_occupancy_16;
    wire   [2:0] front_occupancy_17;
    wire   [2:0] front_occupancy_18;
    wire   [2:0] front_occupancy_19;
    wire   [2:0] front_occupancy_20;
    wire   [2:0] front_occupancy_21;
    wire   [2:0] front_occupancy_22;
    wire   [2:0] front_occupancy_23;
    wire   [2:0] front_occupancy_24;
    wire   [2:0] front_occupancy_25;
    wire   [2:0] front_occupancy_26;
    wire   [2:0] front_occupancy_27;
    wire   [2:0] front_occupancy_28;
    wire   [2:0] front_occupancy_29;
    wire   [2:0] front_occupancy_30;
    wire   [2:0] front_occupancy_31;
    wire   [1:0] front_in_flight_0;
    wire   [1:0] front_in_flight_1;
    wire   [1:0] front_in_flight_2;
    wire   [1:0] front_in_flight_3;
    wire   [1:0] front_in_flight_4;
    wire   [1:0] front_in_flight_5;
    wire   [1:0] front_in_flight_6;
    wire   [1:0] front_in_flight_7;
    wire   [1:0] front_in_flight_8;
    wire   [1:0] front_in_flight_9;
    wire   [1:0] front_in_flight_10;
    wire   [1:0] front_in_flight_11;
    wire   [1:0] front_in_flight_12;
    wire   [1:0] front_in_flight_13;
    wire   [1:0] front_in_flight_14;
    wire   [1:0] front_in_flight_15;
    wire   [1:0] front_in_flight_16;
    wire   [1:0] front_in_flight_17;
    wire   [1:0] front_in_flight_18;
    wire   [1:0] front_in_flight_19;
    wire   [1:0] front_in_flight_20;
    wire   [1:0] front_in_flight_21;
    wire   [1:0] front_in_flight_22;
    wire   [1:0] front_in_flight_23;
    wire   [1:0] front_in_flight_24;
    wire   [1:0] front_in_flight_25;
    wire   [1:0] front_in_flight_26;
    wire   [1:0] front_in_flight_27;
    wire   [1:0] front_in_flight_28;
    wire   [1:0] front_in_flight_29;
    wire   [1:0] front_in_flight_30;
    wire   [1:0] front_in_flight_31;
    wire   [5:0] issue_claim_slot;
    wire  [31:0] issue_ready;
    wire   [3:0] issue_reasons_0;
    wire   [3:0] issue_reasons_1;
    wire   [3:0] issue_reasons_2;
    wire   [3:0] issue_reasons_3;
    wire   [3:0] issue_reasons_4;
    wire   [3:0] issue_reasons_5;
    wire   [3:0] issue_reasons_6;
    wire   [3:0] issue_reasons_7;
    wire   [3:0] issue_reasons_8;
    wire   [3:0] issue_reasons_9;
    wire   [3:0] issue_reasons_10;
    wire   [3:0] issue_reasons_11;
    wire   [3:0] issue_reasons_12;
    wire   [3:0] issue_reasons_13;
    wire   [3:0] issue_reasons_14;
    wire   [3:0] issue_reasons_15;
    wire   [3:0] issue_reasons_16;
    wire   [3:0] issue_reasons_17;
    wire   [3:0] issue_reasons_18;
    wire   [3:0] issue_reasons_19;
    wire   [3:0] issue_reasons_20;
    wire   [3:0] issue_reasons_21;
    wire   [3:0] issue_reasons_22;
    wire   [3:0] issue_reasons_23;
    wire   [3:0] issue_reasons_24;
    wire   [3:0] issue_reasons_25;
    wire   [3:0] issue_reasons_26;
    wire   [3:0] issue_reasons_27;
    wire   [3:0] issue_reasons_28;
    wire   [3:0] issue_reasons_29;
    wire   [3:0] issue_reasons_30;
    wire   [3:0] issue_reasons_31;
    wire         execute_issue_nop;
    wire  [31:0] execute_issue_lanes;
    wire  [31:0] execute_active;
    wire  [31:0] execute_lanes_0;
    wire  [31:0] execute_lanes_1;
    wire  [31:0] execute_lanes_2;
    wire  [31:0] execute_lanes_3;
    wire  [31:0] execute_lanes_4;
    wire  [31:0] execute_lanes_5;
    wire  [31:0] execute_lanes_6;
    wire  [31:0] execute_lanes_7;
    wire  [31:0] execute_lanes_8;
    wire  [31:0] execute_lanes_9;
    wire  [31:0] execute_lanes_10;
    wire  [31:0] execute_lanes_11;
    wire  [31:0] execute_lanes_12;
    wire  [31:0] execute_lanes_13;
    wire  [31:0] execute_lanes_14;
    wire  [31:0] execute_lanes_15;
    wire  [31:0] execute_lanes_16;
    wire  [31:0] execute_lanes_17;
    wire  [31:0] execute_lanes_18;
    wire  [31:0] execute_lanes_19;
    wire  [31:0] execute_lanes_20;
    wire  [31:0] execute_lanes_21;
    wire  [31:0] execute_lanes_22;
    wire  [31:0] execute_lanes_23;
    wire  [31:0] execute_lanes_24;
    wire  [31:0] execute_lanes_25;
    wire  [31:0] execute_lanes_26;
    wire  [31:0] execute_lanes_27;
    wire  [31:0] execute_lanes_28;
    wire  [31:0] execute_lanes_29;
    wire  [31:0] execute_lanes_30;
    wire  [31:0] execute_lanes_31;
    wire   [1:0] execute_blocked_0;
    wire   [1:0] execute_blocked_1;
    wire   [1:0] execute_blocked_2;
    wire   [1:0] execute_blocked_3;
    wire   [1:0] execute_blocked_4;
    wire   [1:0] execute_blocked_5;
    wire   [1:0] execute_blocked_6;
    wire   [1:0] execute_blocked_7;
    wire   [1:0] execute_blocked_8;
    wire   [1:0] execute_blocked_9;
    wire   [1:0] execute_blocked_10;
    wire   [1:0] execute_blocked_11;
    wire   [1:0] execute_blocked_12;
    wire   [1:0] execute_blocked_13;
    wire   [1:0] execute_blocked_14;
    wire   [1:0] execute_blocked_15;
    wire   [1:0] execute_blocked_16;
    wire   [1:0] execute_blocked_17;
    wire   [1:0] execute_blocked_18;
    wire   [1:0] execute_blocked_19;
    wire   [1:0] execute_blocked_20;
    wire   [1:0] execute_blocked_21;
    wire   [1:0] execute_blocked_22;
    wire   [1:0] execute_blocked_23;
    wire   [1:0] execute_blocked_24;
    wire   [1:0] execute_blocked_25;
    wire   [1:0] execute_blocked_26;
    wire   [1:0] execute_blocked_27;
    wire   [1:0] execute_blocked_28;
    wire   [1:0] execute_blocked_29;
    wire   [1:0] execute_blocked_30;
    wire   [1:0] execute_blocked_31;
    wire         execute_resolved;
    wire   [4:0] execute_resolved_context;
    wire  [31:0] execute_redirect;
    wire  [31:0] execute_redirect_pc;
    wire  [31:0] execute_retire;
    wire  [31:0] execute_start;
    wire  [31:0] execute_start_pc;
    wire         execute_invalidate;
    wire         execute_memory_available;
    wire         execute_memory_drained;
    wire         execute_claim;
    wire  [31:0] execute_claim_lanes;
    wire  [11:0] execute_written;
    wire   [4:0] execute_written_context_0;
    wire   [4:0] execute_written_context_1;
    wire   [4:0] execute_written_context_2;
    wire   [4:0] execute_written_context_3;
    wire   [4:0] execute_written_context_4;
    wire   [4:0] execute_written_context_5;
    wire   [4:0] execute_written_context_6;
    wire   [4:0] execute_written_context_7;
    wire   [4:0] execute_written_context_8;
    wire   [4:0] execute_written_context_9;
    wire   [4:0] execute_written_context_10;
    wire   [4:0] execute_written_context_11;
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
    wire   [4:0] execute_fence_done_context;
    wire         execute_finished;
    wire   [4:0] execute_finished_context;
    wire  [31:0] execute_lane_writes;
    wire  [10:0] execute_lane_destinations_0;
    wire  [10:0] execute_lane_destinations_1;
    wire  [10:0] execute_lane_destinations_2;
    wire  [10:0] execute_lane_destinations_3;
    wire  [10:0] execute_lane_destinations_4;
    wire  [10:0] execute_lane_destinations_5;
    wire  [10:0] execute_lane_destinations_6;
    wire  [10:0] execute_lane_destinations_7;
    wire  [10:0] execute_lane_destinations_8;
    wire  [10:0] execute_lane_destinations_9;
    wire  [10:0] execute_lane_destinations_10;
    wire  [10:0] execute_lane_destinations_11;
    wire  [10:0] execute_lane_destinations_12;
    wire  [10:0] execute_lane_destinations_13;
    wire  [10:0] execute_lane_destinations_14;
    wire  [10:0] execute_lane_destinations_15;
    wire  [10:0] execute_lane_destinations_16;
    wire  [10:0] execute_lane_destinations_17;
    wire  [10:0] execute_lane_destinations_18;
    wire  [10:0] execute_lane_destinations_19;
    wire  [10:0] execute_lane_destinations_20;
    wire  [10:0] execute_lane_destinations_21;
    wire  [10:0] execute_lane_destinations_22;
    wire  [10:0] execute_lane_destinations_23;
    wire  [10:0] execute_lane_destinations_24;
    wire  [10:0] execute_lane_destinations_25;
    wire  [10:0] execute_lane_destinations_26;
    wire  [10:0] execute_lane_destinations_27;
    wire  [10:0] execute_lane_destinations_28;
    wire  [10:0] execute_lane_destinations_29;
    wire  [10:0] execute_lane_destinations_30;
    wire  [10:0] execute_lane_destinations_31;
    wire  [31:0] execute_lane_values_0;
    wire  [31:0] execute_lane_values_1;
    wire  [31:0] execute_lane_values_2;
    wire  [31:0] execute_lane_values_3;
    wire  [31:0] execute_lane_values_4;
    wire  [31:0] execute_lane_values_5;
    wire  [31:0] execute_lane_values_6;
    wire  [31:0] execute_lane_values_7;
    wire  [31:0] execute_lane_values_8;
    wire  [31:0] execute_lane_values_9;
    wire  [31:0] execute_lane_values_10;
    wire  [31:0] execute_lane_values_11;
    wire  [31:0] execute_lane_values_12;
    wire  [31:0] execute_lane_values_13;
    wire  [31:0] execute_lane_values_14;
    wire  [31:0] execute_lane_values_15;
    wire  [31:0] execute_lane_values_16;
    wire  [31:0] execute_lane_values_17;
    wire  [31:0] execute_lane_values_18;
    wire  [31:0] execute_lane_values_19;
    wire  [31:0] execute_lane_values_20;
    wire  [31:0] execute_lane_values_21;
    wire  [31:0] execute_lane_values_22;
    wire  [31:0] execute_lane_values_23;
    wire  [31:0] execute_lane_values_24;
    wire  [31:0] execute_lane_values_25;
    wire  [31:0] execute_lane_values_26;
    wire  [31:0] execute_lane_values_27;
    wire  [31:0] execute_lane_values_28;
    wire  [31:0] execute_lane_values_29;
    wire  [31:0] execute_lane_values_30;
    wire  [31:0] execute_lane_values_31;
    wire         execute_collision;

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
        .heads_4         (front_heads_4),
        .heads_5         (front_heads_5),
        .heads_6         (front_heads_6),
        .heads_7         (front_heads_7),
        .heads_8         (front_heads_8),
        .heads_9         (front_heads_9),
        .heads_10        (front_heads_10),
        .heads_11        (front_heads_11),
        .heads_12        (front_heads_12),
        .heads_13        (front_heads_13),
        .heads_14        (front_heads_14),
        .heads_15        (front_heads_15),
        .heads_16        (front_heads_16),
        .heads_17        (front_heads_17),
        .heads_18        (front_heads_18),
        .heads_19        (front_heads_19),
        .heads_20        (front_heads_20),
        .heads_21        (front_heads_21),
        .heads_22        (front_heads_22),
        .heads_23        (front_heads_23),
        .heads_24        (front_heads_24),
        .heads_25        (front_heads_25),
        .heads_26        (front_heads_26),
        .heads_27        (front_heads_27),
        .heads_28        (front_heads_28),
        .heads_29        (front_heads_29),
        .heads_30        (front_heads_30),
        .heads_31        (front_heads_31),
        .has_head        (front_has_head),
        .waiting         (front_waiting),
        .issue           (front_issue),
        .issue_grant     (front_issue_grant),
        .issue_context   (front_issue_context),
        .issue_entry     (front_issue_entry),
        .request         (front_request),
        .request_context (front_request_context),
        .request_pc      (front_request_pc),
        .hit             (front_hit),
        .miss            (front_miss),
        .occupancy_0     (front_occupancy_0),
        .occupancy_1     (front_occupancy_1),
        .occupancy_2     (front_occupancy_2),
        .occupancy_3     (front_occupancy_3),
        .occupancy_4     (front_occupancy_4),
        .occupancy_5     (front_occupancy_5),
        .occupancy_6     (front_occupancy_6),
        .occupancy_7     (front_occupancy_7),
        .occupancy_8     (front_occupancy_8),
        .occupancy_9     (front_occupancy_9),
        .occupancy_10    (front_occupancy_10),
        .occupancy_11    (front_occupancy_11),
        .occupancy_12    (front_occupancy_12),
        .occupancy_13    (front_occupancy_13),
        .occupancy_14    (front_occupancy_14),
        .occupancy_15    (front_occupancy_15),
        .occupancy_16    (front_occupancy_16),
        .occupancy_17    (front_occupancy_17),
        .occupancy_18    (front_occupancy_18),
        .occupancy_19    (front_occupancy_19),
        .occupancy_20    (front_occupancy_20),
        .occupancy_21    (front_occupancy_21),
        .occupancy_22    (front_occupancy_22),
        .occupancy_23    (front_occupancy_23),
        .occupancy_24    (front_occupancy_24),
        .occupancy_25    (front_occupancy_25),
        .occupancy_26    (front_occupancy_26),
        .occupancy_27    (front_occupancy_27),
        .occupancy_28    (front_occupancy_28),
        .occupancy_29    (front_occupancy_29),
        .occupancy_30    (front_occupancy_30),
        .occupancy_31    (front_occupancy_31),
        .in_flight_0     (front_in_flight_0),
        .in_flight_1     (front_in_flight_1),
        .in_flight_2     (front_in_flight_2),
        .in_flight_3     (front_in_flight_3),
        .in_flight_4     (front_in_flight_4),
        .in_flight_5     (front_in_flight_5),
        .in_flight_6     (front_in_flight_6),
        .in_flight_7     (front_in_flight_7),
        .in_flight_8     (front_in_flight_8),
        .in_flight_9     (front_in_flight_9),
        .in_flight_10    (front_in_flight_10),
        .in_flight_11    (front_in_flight_11),
        .in_flight_12    (front_in_flight_12),
        .in_flight_13    (front_in_flight_13),
        .in_flight_14    (front_in_flight_14),
        .in_flight_15    (front_in_flight_15),
        .in_flight_16    (front_in_flight_16),
        .in_flight_17    (front_in_flight_17),
        .in_flight_18    (front_in_flight_18),
        .in_flight_19    (front_in_flight_19),
        .in_flight_20    (front_in_flight_20),
        .in_flight_21    (front_in_flight_21),
        .in_flight_22    (front_in_flight_22),
        .in_flight_23    (front_in_flight_23),
        .in_flight_24    (front_in_flight_24),
        .in_flight_25    (front_in_flight_25),
        .in_flight_26    (front_in_flight_26),
        .in_flight_27    (front_in_flight_27),
        .in_flight_28    (front_in_flight_28),
        .in_flight_29    (front_in_flight_29),
        .in_flight_30    (front_in_flight_30),
        .in_flight_31    (front_in_flight_31)
    );

    issue_stage u_issue (
        .clock               (clock),
        .reset               (reset),
        .heads_0             (front_heads_0),
        .heads_1             (front_heads_1),
        .heads_2             (front_heads_2),
        .heads_3             (front_heads_3),
        .heads_4             (front_heads_4),
        .heads_5             (front_heads_5),
        .heads_6             (front_heads_6),
        .heads_7             (front_heads_7),
        .heads_8             (front_heads_8),
        .heads_9             (front_heads_9),
        .heads_10            (front_heads_10),
        .heads_11            (front_heads_11),
        .heads_12            (front_heads_12),
        .heads_13            (front_heads_13),
        .heads_14            (front_heads_14),
        .heads_15            (front_heads_15),
        .heads_16            (front_heads_16),
        .heads_17            (front_heads_17),
        .heads_18            (front_heads_18),
        .heads_19            (front_heads_19),
        .heads_20            (front_heads_20),
        .heads_21            (front_heads_21),
        .heads_22            (front_heads_22),
        .heads_23            (front_heads_23),
        .heads_24            (front_heads_24),
        .heads_25            (front_heads_25),
        .heads_26            (front_heads_26),
        .heads_27            (front_heads_27),
        .heads_28            (front_heads_28),
        .heads_29            (front_heads_29),
        .heads_30            (front_heads_30),
        .heads_31            (front_heads_31),
        .has_head            (front_has_head),
        .active              (execute_active),
        .lanes_0             (execute_lanes_0),
        .lanes_1             (execute_lanes_1),
        .lanes_2             (execute_lanes_2),
        .lanes_3             (execute_lanes_3),
        .lanes_4             (execute_lanes_4),
        .lanes_5             (execute_lanes_5),
        .lanes_6             (execute_lanes_6),
        .lanes_7             (execute_lanes_7),
        .lanes_8             (execute_lanes_8),
        .lanes_9             (execute_lanes_9),
        .lanes_10            (execute_lanes_10),
        .lanes_11            (execute_lanes_11),
        .lanes_12            (execute_lanes_12),
        .lanes_13            (execute_lanes_13),
        .lanes_14            (execute_lanes_14),
        .lanes_15            (execute_lanes_15),
        .lanes_16            (execute_lanes_16),
        .lanes_17            (execute_lanes_17),
        .lanes_18            (execute_lanes_18),
        .lanes_19            (execute_lanes_19),
        .lanes_20            (execute_lanes_20),
        .lanes_21            (execute_lanes_21),
        .lanes_22            (execute_lanes_22),
        .lanes_23            (execute_lanes_23),
        .lanes_24            (execute_lanes_24),
        .lanes_25            (execute_lanes_25),
        .lanes_26            (execute_lanes_26),
        .lanes_27            (execute_lanes_27),
        .lanes_28            (execute_lanes_28),
        .lanes_29            (execute_lanes_29),
        .lanes_30            (execute_lanes_30),
        .lanes_31            (execute_lanes_31),
        .blocked_0           (execute_blocked_0),
        .blocked_1           (execute_blocked_1),
        .blocked_2           (execute_blocked_2),
        .blocked_3           (execute_blocked_3),
        .blocked_4           (execute_blocked_4),
        .blocked_5           (execute_blocked_5),
        .blocked_6           (execute_blocked_6),
        .blocked_7           (execute_blocked_7),
        .blocked_8           (execute_blocked_8),
        .blocked_9           (execute_blocked_9),
        .blocked_10          (execute_blocked_10),
        .blocked_11          (execute_blocked_11),
        .blocked_12          (execute_blocked_12),
        .blocked_13          (execute_blocked_13),
        .blocked_14          (execute_blocked_14),
        .blocked_15          (execute_blocked_15),
        .blocked_16          (execute_blocked_16),
        .blocked_17          (execute_blocked_17),
        .blocked_18          (execute_blocked_18),
        .blocked_19          (execute_blocked_19),
        .blocked_20          (execute_blocked_20),
        .blocked_21          (execute_blocked_21),
        .blocked_22          (execute_blocked_22),
        .blocked_23          (execute_blocked_23),
        .blocked_24          (execute_blocked_24),
        .blocked_25          (execute_blocked_25),
        .blocked_26          (execute_blocked_26),
        .blocked_27          (execute_blocked_27),
        .blocked_28          (execute_blocked_28),
        .blocked_29          (execute_blocked_29),
        .blocked_30          (execute_blocked_30),
        .blocked_31          (execute_blocked_31),
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
        .reasons_3           (issue_reasons_3),
        .reasons_4           (issue_reasons_4),
        .reasons_5           (issue_reasons_5),
        .reasons_6           (issue_reasons_6),
        .reasons_7           (issue_reasons_7),
        .reasons_8           (issue_reasons_8),
        .reasons_9           (issue_reasons_9),
        .reasons_10          (issue_reasons_10),
        .reasons_11          (issue_reasons_11),
        .reasons_12          (issue_reasons_12),
        .reasons_13          (issue_reasons_13),
        .reasons_14          (issue_reasons_14),
        .reasons_15          (issue_reasons_15),
        .reasons_16          (issue_reasons_16),
        .reasons_17          (issue_reasons_17),
        .reasons_18          (issue_reasons_18),
        .reasons_19          (issue_reasons_19),
        .reasons_20          (issue_reasons_20),
        .reasons_21          (issue_reasons_21),
        .reasons_22          (issue_reasons_22),
        .reasons_23          (issue_reasons_23),
        .reasons_24          (issue_reasons_24),
        .reasons_25          (issue_reasons_25),
        .reasons_26          (issue_reasons_26),
        .reasons_27          (issue_reasons_27),
        .reasons_28          (issue_reasons_28),
        .reasons_29          (issue_reasons_29),
        .reasons_30          (issue_reasons_30),
        .reasons_31          (issue_reasons_31)
    );

    execute u_execute (
        .clock                (clock),
        .reset                (reset),
        .core_id              (core_id),
        .start_argument       (start_argument),
        .issue                (issues),
        .issue_context        (front_issue_context),
        .issue_entry          (front_issue_entry),
        .issue_nop            (execute_issue_nop),
        .stalls_0             (stalls_0),
        .stalls_1             (stalls_1),
        .stalls_2             (stalls_2),
        .stalls_3             (stalls_3),
        .stalls_4             (stalls_4),
        .stalls_5             (stalls_5),
        .stalls_6             (stalls_6),
        .stalls_7             (stalls_7),
        .stalls_8             (stalls_8),
        .stalls_9             (stalls_9),
        .stalls_10            (stalls_10),
        .stalls_11            (stalls_11),
        .stalls_12            (stalls_12),
        .stalls_13            (stalls_13),
        .stalls_14            (stalls_14),
        .stalls_15            (stalls_15),
        .stalls_16            (stalls_16),
        .stalls_17            (stalls_17),
        .stalls_18            (stalls_18),
        .stalls_19            (stalls_19),
        .stalls_20            (stalls_20),
        .stalls_21            (stalls_21),
        .stalls_22            (stalls_22),
        .stalls_23            (stalls_23),
        .stalls_24            (stalls_24),
        .stalls_25            (stalls_25),
        .stalls_26            (stalls_26),
        .stalls_27            (stalls_27),
        .stalls_28            (stalls_28),
        .stalls_29            (stalls_29),
        .stalls_30            (stalls_30),
        .stalls_31            (stalls_31),
        .fetch_hit            (front_hit),
        .fetch_miss           (front_miss),
        .issue_lanes          (execute_issue_lanes),
        .active               (execute_active),
        .lanes_0              (execute_lanes_0),
        .lanes_1              (execute_lanes_1),
        .lanes_2              (execute_lanes_2),
        .lanes_3              (execute_lanes_3),
        .lanes_4              (execute_lanes_4),
        .lanes_5              (execute_lanes_5),
        .lanes_6              (execute_lanes_6),
        .lanes_7              (execute_lanes_7),
        .lanes_8              (execute_lanes_8),
        .lanes_9              (execute_lanes_9),
        .lanes_10             (execute_lanes_10),
        .lanes_11             (execute_lanes_11),
        .lanes_12             (execute_lanes_12),
        .lanes_13             (execute_lanes_13),
        .lanes_14             (execute_lanes_14),
        .lanes_15             (execute_lanes_15),
        .lanes_16             (execute_lanes_16),
        .lanes_17             (execute_lanes_17),
        .lanes_18             (execute_lanes_18),
        .lanes_19             (execute_lanes_19),
        .lanes_20             (execute_lanes_20),
        .lanes_21             (execute_lanes_21),
        .lanes_22             (execute_lanes_22),
        .lanes_23             (execute_lanes_23),
        .lanes_24             (execute_lanes_24),
        .lanes_25             (execute_lanes_25),
        .lanes_26             (execute_lanes_26),
        .lanes_27             (execute_lanes_27),
        .lanes_28             (execute_lanes_28),
        .lanes_29             (execute_lanes_29),
        .lanes_30             (execute_lanes_30),
        .lanes_31             (execute_lanes_31),
        .blocked_0            (execute_blocked_0),
        .blocked_1            (execute_blocked_1),
        .blocked_2            (execute_blocked_2),
        .blocked_3            (execute_blocked_3),
        .blocked_4            (execute_blocked_4),
        .blocked_5            (execute_blocked_5),
        .blocked_6            (execute_blocked_6),
        .blocked_7            (execute_blocked_7),
        .blocked_8            (execute_blocked_8),
        .blocked_9            (execute_blocked_9),
        .blocked_10           (execute_blocked_10),
        .blocked_11           (execute_blocked_11),
        .blocked_12           (execute_blocked_12),
        .blocked_13           (execute_blocked_13),
        .blocked_14           (execute_blocked_14),
        .blocked_15           (execute_blocked_15),
        .blocked_16           (execute_blocked_16),
        .blocked_17           (execute_blocked_17),
        .blocked_18           (execute_blocked_18),
        .blocked_19           (execute_blocked_19),
        .blocked_20           (execute_blocked_20),
        .blocked_21           (execute_blocked_21),
        .blocked_22           (execute_blocked_22),
        .blocked_23           (execute_blocked_23),
        .blocked_24           (execute_blocked_24),
        .blocked_25           (execute_blocked_25),
        .blocked_26           (execute_blocked_26),
        .blocked_27           (execute_blocked_27),
        .blocked_28           (execute_blocked_28),
        .blocked_29           (execute_blocked_29),
        .blocked_30           (execute_blocked_30),
        .blocked_31           (execute_blocked_31),
        .resolved             (execute_resolved),
        .resolved_context     (execute_resolved_context),
        .redirect             (execute_redirect),
        .redirect_pc          (execute_redirect_pc),
        .retire               (execute_retire),
        .start                (execute_start),
        .start_pc             (execute_start_pc),
        .invalidate           (execute_invalidate),
        .memory_available     (execute_memory_available),
        .memory_drained       (execute_memory_drained),
        .claim                (execute_claim),
        .claim_lanes          (execute_claim_lanes),
        .claim_slot           (issue_claim_slot),
        .written              (execute_written),
        .written_context_0    (execute_written_context_0),
        .written_context_1    (execute_written_context_1),
        .written_context_2    (execute_written_context_2),
        .written_context_3    (execute_written_context_3),
        .written_context_4    (execute_written_context_4),
        .written_context_5    (execute_written_context_5),
        .written_context_6    (execute_written_context_6),
        .written_context_7    (execute_written_context_7),
        .written_context_8    (execute_written_context_8),
        .written_context_9    (execute_written_context_9),
        .written_context_10   (execute_written_context_10),
        .written_context_11   (execute_written_context_11),
        .written_register_0   (execute_written_register_0),
        .written_register_1   (execute_written_register_1),
        .written_register_2   (execute_written_register_2),
        .written_register_3   (execute_written_register_3),
        .written_register_4   (execute_written_register_4),
        .written_register_5   (execute_written_register_5),
        .written_register_6   (execute_written_register_6),
        .written_register_7   (execute_written_register_7),
        .written_register_8   (execute_written_register_8),
        .written_register_9   (execute_written_register_9),
        .written_register_10  (execute_written_register_10),
        .written_register_11  (execute_written_register_11),
        .fence_done           (execute_fence_done),
        .fence_done_context   (execute_fence_done_context),
        .finished             (execute_finished),
        .finished_context     (execute_finished_context),
        .request_valid        (request_valid),
        .request_ready        (request_ready),
        .request_write        (request_write),
        .request_address      (request_address),
        .request_data         (request_data),
        .request_bytes        (request_bytes),
        .answer_valid         (answer_valid),
        .answer_ready         (answer_ready),
        .answer_data          (answer_data),
        .answer_error         (answer_error),
        .write_done           (write_done),
        .write_error          (write_error),
        .lane_writes          (execute_lane_writes),
        .lane_destinations_0  (execute_lane_destinations_0),
        .lane_destinations_1  (execute_lane_destinations_1),
        .lane_destinations_2  (execute_lane_destinations_2),
        .lane_destinations_3  (execute_lane_destinations_3),
        .lane_destinations_4  (execute_lane_destinations_4),
        .lane_destinations_5  (execute_lane_destinations_5),
        .lane_destinations_6  (execute_lane_destinations_6),
        .lane_destinations_7  (execute_lane_destinations_7),
        .lane_destinations_8  (execute_lane_destinations_8),
        .lane_destinations_9  (execute_lane_destinations_9),
        .lane_destinations_10 (execute_lane_destinations_10),
        .lane_destinations_11 (execute_lane_destinations_11),
        .lane_destinations_12 (execute_lane_destinations_12),
        .lane_destinations_13 (execute_lane_destinations_13),
        .lane_destinations_14 (execute_lane_destinations_14),
        .lane_destinations_15 (execute_lane_destinations_15),
        .lane_destinations_16 (execute_lane_destinations_16),
        .lane_destinations_17 (execute_lane_destinations_17),
        .lane_destinations_18 (execute_lane_destinations_18),
        .lane_destinations_19 (execute_lane_destinations_19),
        .lane_destinations_20 (execute_lane_destinations_20),
        .lane_destinations_21 (execute_lane_destinations_21),
        .lane_destinations_22 (execute_lane_destinations_22),
        .lane_destinations_23 (execute_lane_destinations_23),
        .lane_destinations_24 (execute_lane_destinations_24),
        .lane_destinations_25 (execute_lane_destinations_25),
        .lane_destinations_26 (execute_lane_destinations_26),
        .lane_destinations_27 (execute_lane_destinations_27),
        .lane_destinations_28 (execute_lane_destinations_28),
        .lane_destinations_29 (execute_lane_destinations_29),
        .lane_destinations_30 (execute_lane_destinations_30),
        .lane_destinations_31 (execute_lane_destinations_31),
        .lane_values_0        (execute_lane_values_0),
        .lane_values_1        (execute_lane_values_1),
        .lane_values_2        (execute_lane_values_2),
        .lane_values_3        (execute_lane_values_3),
        .lane_values_4        (execute_lane_values_4),
        .lane_values_5        (execute_lane_values_5),
        .lane_values_6        (execute_lane_values_6),
        .lane_values_7        (execute_lane_values_7),
        .lane_values_8        (execute_lane_values_8),
        .lane_values_9        (execute_lane_values_9),
        .lane_values_10       (execute_lane_values_10),
        .lane_values_11       (execute_lane_values_11),
        .lane_values_12       (execute_lane_values_12),
        .lane_values_13       (execute_lane_values_13),
        .lane_values_14       (execute_lane_values_14),
        .lane_values_15       (execute_lane_values_15),
        .lane_values_16       (execute_lane_values_16),
        .lane_values_17       (execute_lane_values_17),
        .lane_values_18       (execute_lane_values_18),
        .lane_values_19       (execute_lane_values_19),
        .lane_values_20       (execute_lane_values_20),
        .lane_values_21       (execute_lane_values_21),
        .lane_values_22       (execute_lane_values_22),
        .lane_values_23       (execute_lane_values_23),
        .lane_values_24       (execute_lane_values_24),
        .lane_values_25       (execute_lane_values_25),
        .lane_values_26       (execute_lane_values_26),
        .lane_values_27       (execute_lane_values_27),
        .lane_values_28       (execute_lane_values_28),
        .lane_values_29       (execute_lane_values_29),
        .lane_values_30       (execute_lane_values_30),
        .lane_values_31       (execute_lane_values_31),
        .collision            (execute_collision),
        .faulted              (faulted),
        .fault_cause          (fault_cause),
        .fault_context        (fault_context),
        .fault_pc             (fault_pc),
        .fault_detail         (fault_detail),
        .fault_lane           (fault_lane)
    );

    assign issues = front_issue & (~front_issue_entry[0]);
    assign op = front_issue_entry[41:35];
    assign class_ = front_issue_entry[46:42];
    assign rd = front_issue_entry[52:47];
    assign held_up = {
        execute_blocked_31 > 2'h1,
        execute_blocked_30 > 2'h1,
        execute_blocked_29 > 2'h1,
        execute_blocked_28 > 2'h1,
        execute_blocked_27 > 2'h1,
        execute_blocked_26 > 2'h1,
        execute_blocked_25 > 2'h1,
        execute_blocked_24 > 2'h1,
        execute_blocked_23 > 2'h1,
        execute_blocked_22 > 2'h1,
        execute_blocked_21 > 2'h1,
        execute_blocked_20 > 2'h1,
        execute_blocked_19 > 2'h1,
        execute_blocked_18 > 2'h1,
        execute_blocked_17 > 2'h1,
        execute_blocked_16 > 2'h1,
        execute_blocked_15 > 2'h1,
        execute_blocked_14 > 2'h1,
        execute_blocked_13 > 2'h1,
        execute_blocked_12 > 2'h1,
        execute_blocked_11 > 2'h1,
        execute_blocked_10 > 2'h1,
        execute_blocked_9 > 2'h1,
        execute_blocked_8 > 2'h1,
        execute_blocked_7 > 2'h1,
        execute_blocked_6 > 2'h1,
        execute_blocked_5 > 2'h1,
        execute_blocked_4 > 2'h1,
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

    always @* begin
        stalls_4 = issue_reasons_4;
        if (front_issue_grant[4]) begin
            stalls_4 = 4'h0;
        end
    end

    always @* begin
        stalls_5 = issue_reasons_5;
        if (front_issue_grant[5]) begin
            stalls_5 = 4'h0;
        end
    end

    always @* begin
        stalls_6 = issue_reasons_6;
        if (front_issue_grant[6]) begin
            stalls_6 = 4'h0;
        end
    end

    always @* begin
        stalls_7 = issue_reasons_7;
        if (front_issue_grant[7]) begin
            stalls_7 = 4'h0;
        end
    end

    always @* begin
        stalls_8 = issue_reasons_8;
        if (front_issue_grant[8]) begin
            stalls_8 = 4'h0;
        end
    end

    always @* begin
        stalls_9 = issue_reasons_9;
        if (front_issue_grant[9]) begin
            stalls_9 = 4'h0;
        end
    end

    always @* begin
        stalls_10 = issue_reasons_10;
        if (front_issue_grant[10]) begin
            stalls_10 = 4'h0;
        end
    end

    always @* begin
        stalls_11 = issue_reasons_11;
        if (front_issue_grant[11]) begin
            stalls_11 = 4'h0;
        end
    end

    always @* begin
        stalls_12 = issue_reasons_12;
        if (front_issue_grant[12]) begin
            stalls_12 = 4'h0;
        end
    end

    always @* begin
        stalls_13 = issue_reasons_13;
        if (front_issue_grant[13]) begin
            stalls_13 = 4'h0;
        end
    end

    always @* begin
        stalls_14 = issue_reasons_14;
        if (front_issue_grant[14]) begin
            stalls_14 = 4'h0;
        end
    end

    always @* begin
        stalls_15 = issue_reasons_15;
        if (front_issue_grant[15]) begin
            stalls_15 = 4'h0;
        end
    end

    always @* begin
        stalls_16 = issue_reasons_16;
        if (front_issue_grant[16]) begin
            stalls_16 = 4'h0;
        end
    end

    always @* begin
        stalls_17 = issue_reasons_17;
        if (front_issue_grant[17]) begin
            stalls_17 = 4'h0;
        end
    end

    always @* begin
        stalls_18 = issue_reasons_18;
        if (front_issue_grant[18]) begin
            stalls_18 = 4'h0;
        end
    end

    always @* begin
        stalls_19 = issue_reasons_19;
        if (front_issue_grant[19]) begin
            stalls_19 = 4'h0;
        end
    end

    always @* begin
        stalls_20 = issue_reasons_20;
        if (front_issue_grant[20]) begin
            stalls_20 = 4'h0;
        end
    end

    always @* begin
        stalls_21 = issue_reasons_21;
        if (front_issue_grant[21]) begin
            stalls_21 = 4'h0;
        end
    end

    always @* begin
        stalls_22 = issue_reasons_22;
        if (front_issue_grant[22]) begin
            stalls_22 = 4'h0;
        end
    end

    always @* begin
        stalls_23 = issue_reasons_23;
        if (front_issue_grant[23]) begin
            stalls_23 = 4'h0;
        end
    end

    always @* begin
        stalls_24 = issue_reasons_24;
        if (front_issue_grant[24]) begin
            stalls_24 = 4'h0;
        end
    end

    always @* begin
        stalls_25 = issue_reasons_25;
        if (front_issue_grant[25]) begin
            stalls_25 = 4'h0;
        end
    end

    always @* begin
        stalls_26 = issue_reasons_26;
        if (front_issue_grant[26]) begin
            stalls_26 = 4'h0;
        end
    end

    always @* begin
        stalls_27 = issue_reasons_27;
        if (front_issue_grant[27]) begin
            stalls_27 = 4'h0;
        end
    end

    always @* begin
        stalls_28 = issue_reasons_28;
        if (front_issue_grant[28]) begin
            stalls_28 = 4'h0;
        end
    end

    always @* begin
        stalls_29 = issue_reasons_29;
        if (front_issue_grant[29]) begin
            stalls_29 = 4'h0;
        end
    end

    always @* begin
        stalls_30 = issue_reasons_30;
        if (front_issue_grant[30]) begin
            stalls_30 = 4'h0;
        end
    end

    always @* begin
        stalls_31 = issue_reasons_31;
        if (front_issue_grant[31]) begin
            stalls_31 = 4'h0;
        end
    end

    assign execute_issue_nop = front_issue & front_issue_entry[0];
    assign busy = (|execute_active) | (~execute_memory_drained);

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        front_request,
        front_request_context,
        front_request_pc,
        front_occupancy_0,
        front_occupancy_1,
        front_occupancy_2,
        front_occupancy_3,
        front_occupancy_4,
        front_occupancy_5,
        front_occupancy_6,
        front_occupancy_7,
        front_occupancy_8,
        front_occupancy_9,
        front_occupancy_10,
        front_occupancy_11,
        front_occupancy_12,
        front_occupancy_13,
        front_occupancy_14,
        front_occupancy_15,
        front_occupancy_16,
        front_occupancy_17,
        front_occupancy_18,
        front_occupancy_19,
        front_occupancy_20,
        front_occupancy_21,
        front_occupancy_22,
        front_occupancy_23,
        front_occupancy_24,
        front_occupancy_25,
        front_occupancy_26,
        front_occupancy_27,
        front_occupancy_28,
        front_occupancy_29,
        front_occupancy_30,
        front_occupancy_31,
        front_in_flight_0,
        front_in_flight_1,
        front_in_flight_2,
        front_in_flight_3,
        front_in_flight_4,
        front_in_flight_5,
        front_in_flight_6,
        front_in_flight_7,
        front_in_flight_8,
        front_in_flight_9,
        front_in_flight_10,
        front_in_flight_11,
        front_in_flight_12,
        front_in_flight_13,
        front_in_flight_14,
        front_in_flight_15,
        front_in_flight_16,
        front_in_flight_17,
        front_in_flight_18,
        front_in_flight_19,
        front_in_flight_20,
        front_in_flight_21,
        front_in_flight_22,
        front_in_flight_23,
        front_in_flight_24,
        front_in_flight_25,
        front_in_flight_26,
        front_in_flight_27,
        front_in_flight_28,
        front_in_flight_29,
        front_in_flight_30,
        front_in_flight_31,
        execute_resolved,
        execute_resolved_context,
        execute_finished,
        execute_finished_context,
        execute_lane_writes,
        execute_lane_destinations_0,
        execute_lane_destinations_1,
        execute_lane_destinations_2,
        execute_lane_destinations_3,
        execute_lane_destinations_4,
        execute_lane_destinations_5,
        execute_lane_destinations_6,
        execute_lane_destinations_7,
        execute_lane_destinations_8,
        execute_lane_destinations_9,
        execute_lane_destinations_10,
        execute_lane_destinations_11,
        execute_lane_destinations_12,
        execute_lane_destinations_13,
        execute_lane_destinations_14,
        execute_lane_destinations_15,
        execute_lane_destinations_16,
        execute_lane_destinations_17,
        execute_lane_destinations_18,
        execute_lane_destinations_19,
        execute_lane_destinations_20,
        execute_lane_destinations_21,
        execute_lane_destinations_22,
        execute_lane_destinations_23,
        execute_lane_destinations_24,
        execute_lane_destinations_25,
        execute_lane_destinations_26,
        execute_lane_destinations_27,
        execute_lane_destinations_28,
        execute_lane_destinations_29,
        execute_lane_destinations_30,
        execute_lane_destinations_31,
        execute_lane_values_0,
        execute_lane_values_1,
        execute_lane_values_2,
        execute_lane_values_3,
        execute_lane_values_4,
        execute_lane_values_5,
        execute_lane_values_6,
        execute_lane_values_7,
        execute_lane_values_8,
        execute_lane_values_9,
        execute_lane_values_10,
        execute_lane_values_11,
        execute_lane_values_12,
        execute_lane_values_13,
        execute_lane_values_14,
        execute_lane_values_15,
        execute_lane_values_16,
        execute_lane_values_17,
        execute_lane_values_18,
        execute_lane_values_19,
        execute_lane_values_20,
        execute_lane_values_21,
        execute_lane_values_22,
        execute_lane_values_23,
        execute_lane_values_24,
        execute_lane_values_25,
        execute_lane_values_26,
        execute_lane_values_27,
        execute_lane_values_28,
        execute_lane_values_29,
        execute_lane_values_30,
        execute_lane_values_31,
        execute_collision
    };
endmodule
