// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// From selection to the queue: who goes, what it fetches, what comes back.
//
// Coordinated: one scheduler; whoever is selected pops its head and requests its next instruction in the same cycle.
// Decoupled: one scheduler for issue, one for fetch. Knows nothing of what instructions do.
//
// Queues, selection, fetch, instruction cache.

module front_end (
    input  wire         clock,
    input  wire         reset,
    // Where context 0 begins after reset.
    input  wire  [31:0] entry_pc,
    // Contexts whose head can issue.
    input  wire  [31:0] ready,
    // Contexts that run.
    input  wire  [31:0] active,
    // Contexts held up by other warps.
    input  wire  [31:0] held_up,
    // Contexts that go elsewhere at the end of this cycle.
    input  wire  [31:0] redirect,
    // Where.
    input  wire  [31:0] redirect_pc,
    // Contexts that end.
    input  wire  [31:0] retire,
    // Contexts that begin.
    input  wire  [31:0] start,
    // Where.
    input  wire  [31:0] start_pc,
    // All lines become invalid.
    input  wire         invalidate,
    // A line is wanted from memory.
    output wire         fill_valid,
    // Its address.
    output wire  [31:0] fill_address,
    // Memory answers.
    input  wire         line_valid,
    // The line.
    input  wire [511:0] line_data,
    // The oldest entry of each context.
    output wire [102:0] heads_0,
    output wire [102:0] heads_1,
    output wire [102:0] heads_2,
    output wire [102:0] heads_3,
    output wire [102:0] heads_4,
    output wire [102:0] heads_5,
    output wire [102:0] heads_6,
    output wire [102:0] heads_7,
    output wire [102:0] heads_8,
    output wire [102:0] heads_9,
    output wire [102:0] heads_10,
    output wire [102:0] heads_11,
    output wire [102:0] heads_12,
    output wire [102:0] heads_13,
    output wire [102:0] heads_14,
    output wire [102:0] heads_15,
    output wire [102:0] heads_16,
    output wire [102:0] heads_17,
    output wire [102:0] heads_18,
    output wire [102:0] heads_19,
    output wire [102:0] heads_20,
    output wire [102:0] heads_21,
    output wire [102:0] heads_22,
    output wire [102:0] heads_23,
    output wire [102:0] heads_24,
    output wire [102:0] heads_25,
    output wire [102:0] heads_26,
    output wire [102:0] heads_27,
    output wire [102:0] heads_28,
    output wire [102:0] heads_29,
    output wire [102:0] heads_30,
    output wire [102:0] heads_31,
    // Whether there is one.
    output wire  [31:0] has_head,
    // Contexts that wait for a line.
    output wire  [31:0] waiting,
    // Somebody issues.
    output wire         issue,
    // Who, one bit a context.
    output wire  [31:0] issue_grant,
    // Who, as a number.
    output wire   [4:0] issue_context,
    // Its entry.
    output reg  [102:0] issue_entry,
    // Somebody requests an instruction.
    output wire         request,
    // Who.
    output wire   [4:0] request_context,
    // Its address.
    output reg   [31:0] request_pc,
    // The request of the last cycle hit, and is still wanted.
    output wire         hit,
    // It missed.
    output wire         miss,
    // Entries queued, a context each.
    output wire   [2:0] occupancy_0,
    output wire   [2:0] occupancy_1,
    output wire   [2:0] occupancy_2,
    output wire   [2:0] occupancy_3,
    output wire   [2:0] occupancy_4,
    output wire   [2:0] occupancy_5,
    output wire   [2:0] occupancy_6,
    output wire   [2:0] occupancy_7,
    output wire   [2:0] occupancy_8,
    output wire   [2:0] occupancy_9,
    output wire   [2:0] occupancy_10,
    output wire   [2:0] occupancy_11,
    output wire   [2:0] occupancy_12,
    output wire   [2:0] occupancy_13,
    output wire   [2:0] occupancy_14,
    output wire   [2:0] occupancy_15,
    output wire   [2:0] occupancy_16,
    output wire   [2:0] occupancy_17,
    output wire   [2:0] occupancy_18,
    output wire   [2:0] occupancy_19,
    output wire   [2:0] occupancy_20,
    output wire   [2:0] occupancy_21,
    output wire   [2:0] occupancy_22,
    output wire   [2:0] occupancy_23,
    output wire   [2:0] occupancy_24,
    output wire   [2:0] occupancy_25,
    output wire   [2:0] occupancy_26,
    output wire   [2:0] occupancy_27,
    output wire   [2:0] occupancy_28,
    output wire   [2:0] occupancy_29,
    output wire   [2:0] occupancy_30,
    output wire   [2:0] occupancy_31,
    // Requests under way, a context each.
    output wire   [1:0] in_flight_0,
    output wire   [1:0] in_flight_1,
    output wire   [1:0] in_flight_2,
    output wire   [1:0] in_flight_3,
    output wire   [1:0] in_flight_4,
    output wire   [1:0] in_flight_5,
    output wire   [1:0] in_flight_6,
    output wire   [1:0] in_flight_7,
    output wire   [1:0] in_flight_8,
    output wire   [1:0] in_flight_9,
    output wire   [1:0] in_flight_10,
    output wire   [1:0] in_flight_11,
    output wire   [1:0] in_flight_12,
    output wire   [1:0] in_flight_13,
    output wire   [1:0] in_flight_14,
    output wire   [1:0] in_flight_15,
    output wire   [1:0] in_flight_16,
    output wire   [1:0] in_flight_17,
    output wire   [1:0] in_flight_18,
    output wire   [1:0] in_flight_19,
    output wire   [1:0] in_flight_20,
    output wire   [1:0] in_flight_21,
    output wire   [1:0] in_flight_22,
    output wire   [1:0] in_flight_23,
    output wire   [1:0] in_flight_24,
    output wire   [1:0] in_flight_25,
    output wire   [1:0] in_flight_26,
    output wire   [1:0] in_flight_27,
    output wire   [1:0] in_flight_28,
    output wire   [1:0] in_flight_29,
    output wire   [1:0] in_flight_30,
    output wire   [1:0] in_flight_31
);

    reg          fresh_q;
    wire         fresh_d;
    reg   [31:0] fetch_pcs_0_q;
    reg   [31:0] fetch_pcs_0_d;
    reg   [31:0] fetch_pcs_1_q;
    reg   [31:0] fetch_pcs_1_d;
    reg   [31:0] fetch_pcs_2_q;
    reg   [31:0] fetch_pcs_2_d;
    reg   [31:0] fetch_pcs_3_q;
    reg   [31:0] fetch_pcs_3_d;
    reg   [31:0] fetch_pcs_4_q;
    reg   [31:0] fetch_pcs_4_d;
    reg   [31:0] fetch_pcs_5_q;
    reg   [31:0] fetch_pcs_5_d;
    reg   [31:0] fetch_pcs_6_q;
    reg   [31:0] fetch_pcs_6_d;
    reg   [31:0] fetch_pcs_7_q;
    reg   [31:0] fetch_pcs_7_d;
    reg   [31:0] fetch_pcs_8_q;
    reg   [31:0] fetch_pcs_8_d;
    reg   [31:0] fetch_pcs_9_q;
    reg   [31:0] fetch_pcs_9_d;
    reg   [31:0] fetch_pcs_10_q;
    reg   [31:0] fetch_pcs_10_d;
    reg   [31:0] fetch_pcs_11_q;
    reg   [31:0] fetch_pcs_11_d;
    reg   [31:0] fetch_pcs_12_q;
    reg   [31:0] fetch_pcs_12_d;
    reg   [31:0] fetch_pcs_13_q;
    reg   [31:0] fetch_pcs_13_d;
    reg   [31:0] fetch_pcs_14_q;
    reg   [31:0] fetch_pcs_14_d;
    reg   [31:0] fetch_pcs_15_q;
    reg   [31:0] fetch_pcs_15_d;
    reg   [31:0] fetch_pcs_16_q;
    reg   [31:0] fetch_pcs_16_d;
    reg   [31:0] fetch_pcs_17_q;
    reg   [31:0] fetch_pcs_17_d;
    reg   [31:0] fetch_pcs_18_q;
    reg   [31:0] fetch_pcs_18_d;
    reg   [31:0] fetch_pcs_19_q;
    reg   [31:0] fetch_pcs_19_d;
    reg   [31:0] fetch_pcs_20_q;
    reg   [31:0] fetch_pcs_20_d;
    reg   [31:0] fetch_pcs_21_q;
    reg   [31:0] fetch_pcs_21_d;
    reg   [31:0] fetch_pcs_22_q;
    reg   [31:0] fetch_pcs_22_d;
    reg   [31:0] fetch_pcs_23_q;
    reg   [31:0] fetch_pcs_23_d;
    reg   [31:0] fetch_pcs_24_q;
    reg   [31:0] fetch_pcs_24_d;
    reg   [31:0] fetch_pcs_25_q;
    reg   [31:0] fetch_pcs_25_d;
    reg   [31:0] fetch_pcs_26_q;
    reg   [31:0] fetch_pcs_26_d;
    reg   [31:0] fetch_pcs_27_q;
    reg   [31:0] fetch_pcs_27_d;
    reg   [31:0] fetch_pcs_28_q;
    reg   [31:0] fetch_pcs_28_d;
    reg   [31:0] fetch_pcs_29_q;
    reg   [31:0] fetch_pcs_29_d;
    reg   [31:0] fetch_pcs_30_q;
    reg   [31:0] fetch_pcs_30_d;
    reg   [31:0] fetch_pcs_31_q;
    reg   [31:0] fetch_pcs_31_d;
    reg   [31:0] pcs_now_0;
    wire  [31:0] pcs_now_1;
    wire  [31:0] pcs_now_2;
    wire  [31:0] pcs_now_3;
    wire  [31:0] pcs_now_4;
    wire  [31:0] pcs_now_5;
    wire  [31:0] pcs_now_6;
    wire  [31:0] pcs_now_7;
    wire  [31:0] pcs_now_8;
    wire  [31:0] pcs_now_9;
    wire  [31:0] pcs_now_10;
    wire  [31:0] pcs_now_11;
    wire  [31:0] pcs_now_12;
    wire  [31:0] pcs_now_13;
    wire  [31:0] pcs_now_14;
    wire  [31:0] pcs_now_15;
    wire  [31:0] pcs_now_16;
    wire  [31:0] pcs_now_17;
    wire  [31:0] pcs_now_18;
    wire  [31:0] pcs_now_19;
    wire  [31:0] pcs_now_20;
    wire  [31:0] pcs_now_21;
    wire  [31:0] pcs_now_22;
    wire  [31:0] pcs_now_23;
    wire  [31:0] pcs_now_24;
    wire  [31:0] pcs_now_25;
    wire  [31:0] pcs_now_26;
    wire  [31:0] pcs_now_27;
    wire  [31:0] pcs_now_28;
    wire  [31:0] pcs_now_29;
    wire  [31:0] pcs_now_30;
    wire  [31:0] pcs_now_31;
    wire  [31:0] request_grant;
    reg  [102:0] arriving;
    wire   [4:0] issue_scheduler_selected;
    wire  [31:0] issue_scheduler_grant;
    wire         issue_scheduler_any;
    wire         stages_missed;
    wire   [4:0] stages_missed_context;
    wire  [31:0] stages_missed_pc;
    wire         stages_arrival;
    wire   [4:0] stages_arrival_context;
    wire         stages_arrival_nop;
    wire   [1:0] stages_arrival_cause;
    wire  [31:0] stages_arrival_pc;
    wire  [31:0] stages_arrival_word;
    wire         cache_hit;
    wire  [31:0] cache_word;
    wire  [31:0] fill_cancel;
    wire         fill_write;
    wire  [31:0] fill_write_address;
    wire [511:0] fill_write_line;
    wire   [6:0] decoder_op;
    wire   [4:0] decoder_class;
    wire   [5:0] decoder_rd;
    wire   [5:0] decoder_rs1;
    wire   [5:0] decoder_rs2;
    wire   [5:0] decoder_rs3;
    wire  [31:0] decoder_imm;
    wire         queues_0_push;
    wire         queues_0_compensate;
    reg    [1:0] queues_0_compensate_cause;
    wire [102:0] queues_0_head;
    wire         queues_0_has_head;
    wire         queues_1_push;
    wire         queues_1_compensate;
    reg    [1:0] queues_1_compensate_cause;
    wire [102:0] queues_1_head;
    wire         queues_1_has_head;
    wire         queues_2_push;
    wire         queues_2_compensate;
    reg    [1:0] queues_2_compensate_cause;
    wire [102:0] queues_2_head;
    wire         queues_2_has_head;
    wire         queues_3_push;
    wire         queues_3_compensate;
    reg    [1:0] queues_3_compensate_cause;
    wire [102:0] queues_3_head;
    wire         queues_3_has_head;
    wire         queues_4_push;
    wire         queues_4_compensate;
    reg    [1:0] queues_4_compensate_cause;
    wire [102:0] queues_4_head;
    wire         queues_4_has_head;
    wire         queues_5_push;
    wire         queues_5_compensate;
    reg    [1:0] queues_5_compensate_cause;
    wire [102:0] queues_5_head;
    wire         queues_5_has_head;
    wire         queues_6_push;
    wire         queues_6_compensate;
    reg    [1:0] queues_6_compensate_cause;
    wire [102:0] queues_6_head;
    wire         queues_6_has_head;
    wire         queues_7_push;
    wire         queues_7_compensate;
    reg    [1:0] queues_7_compensate_cause;
    wire [102:0] queues_7_head;
    wire         queues_7_has_head;
    wire         queues_8_push;
    wire         queues_8_compensate;
    reg    [1:0] queues_8_compensate_cause;
    wire [102:0] queues_8_head;
    wire         queues_8_has_head;
    wire         queues_9_push;
    wire         queues_9_compensate;
    reg    [1:0] queues_9_compensate_cause;
    wire [102:0] queues_9_head;
    wire         queues_9_has_head;
    wire         queues_10_push;
    wire         queues_10_compensate;
    reg    [1:0] queues_10_compensate_cause;
    wire [102:0] queues_10_head;
    wire         queues_10_has_head;
    wire         queues_11_push;
    wire         queues_11_compensate;
    reg    [1:0] queues_11_compensate_cause;
    wire [102:0] queues_11_head;
    wire         queues_11_has_head;
    wire         queues_12_push;
    wire         queues_12_compensate;
    reg    [1:0] queues_12_compensate_cause;
    wire [102:0] queues_12_head;
    wire         queues_12_has_head;
    wire         queues_13_push;
    wire         queues_13_compensate;
    reg    [1:0] queues_13_compensate_cause;
    wire [102:0] queues_13_head;
    wire         queues_13_has_head;
    wire         queues_14_push;
    wire         queues_14_compensate;
    reg    [1:0] queues_14_compensate_cause;
    wire [102:0] queues_14_head;
    wire         queues_14_has_head;
    wire         queues_15_push;
    wire         queues_15_compensate;
    reg    [1:0] queues_15_compensate_cause;
    wire [102:0] queues_15_head;
    wire         queues_15_has_head;
    wire         queues_16_push;
    wire         queues_16_compensate;
    reg    [1:0] queues_16_compensate_cause;
    wire [102:0] queues_16_head;
    wire         queues_16_has_head;
    wire         queues_17_push;
    wire         queues_17_compensate;
    reg    [1:0] queues_17_compensate_cause;
    wire [102:0] queues_17_head;
    wire         queues_17_has_head;
    wire         queues_18_push;
    wire         queues_18_compensate;
    reg    [1:0] queues_18_compensate_cause;
    wire [102:0] queues_18_head;
    wire         queues_18_has_head;
    wire         queues_19_push;
    wire         queues_19_compensate;
    reg    [1:0] queues_19_compensate_cause;
    wire [102:0] queues_19_head;
    wire         queues_19_has_head;
    wire         queues_20_push;
    wire         queues_20_compensate;
    reg    [1:0] queues_20_compensate_cause;
    wire [102:0] queues_20_head;
    wire         queues_20_has_head;
    wire         queues_21_push;
    wire         queues_21_compensate;
    reg    [1:0] queues_21_compensate_cause;
    wire [102:0] queues_21_head;
    wire         queues_21_has_head;
    wire         queues_22_push;
    wire         queues_22_compensate;
    reg    [1:0] queues_22_compensate_cause;
    wire [102:0] queues_22_head;
    wire         queues_22_has_head;
    wire         queues_23_push;
    wire         queues_23_compensate;
    reg    [1:0] queues_23_compensate_cause;
    wire [102:0] queues_23_head;
    wire         queues_23_has_head;
    wire         queues_24_push;
    wire         queues_24_compensate;
    reg    [1:0] queues_24_compensate_cause;
    wire [102:0] queues_24_head;
    wire         queues_24_has_head;
    wire         queues_25_push;
    wire         queues_25_compensate;
    reg    [1:0] queues_25_compensate_cause;
    wire [102:0] queues_25_head;
    wire         queues_25_has_head;
    wire         queues_26_push;
    wire         queues_26_compensate;
    reg    [1:0] queues_26_compensate_cause;
    wire [102:0] queues_26_head;
    wire         queues_26_has_head;
    wire         queues_27_push;
    wire         queues_27_compensate;
    reg    [1:0] queues_27_compensate_cause;
    wire [102:0] queues_27_head;
    wire         queues_27_has_head;
    wire         queues_28_push;
    wire         queues_28_compensate;
    reg    [1:0] queues_28_compensate_cause;
    wire [102:0] queues_28_head;
    wire         queues_28_has_head;
    wire         queues_29_push;
    wire         queues_29_compensate;
    reg    [1:0] queues_29_compensate_cause;
    wire [102:0] queues_29_head;
    wire         queues_29_has_head;
    wire         queues_30_push;
    wire         queues_30_compensate;
    reg    [1:0] queues_30_compensate_cause;
    wire [102:0] queues_30_head;
    wire         queues_30_has_head;
    wire         queues_31_push;
    wire         queues_31_compensate;
    reg    [1:0] queues_31_compensate_cause;
    wire [102:0] queues_31_head;
    wire         queues_31_has_head;

    scheduler u_issue_scheduler (
        .clock      (clock),
        .reset      (reset),
        .candidates (ready),
        .selected   (issue_scheduler_selected),
        .grant      (issue_scheduler_grant),
        .any        (issue_scheduler_any)
    );

    fetch_stages u_stages (
        .clock           (clock),
        .reset           (reset),
        .request         (request),
        .request_context (request_context),
        .request_pc      (request_pc),
        .hit             (cache_hit),
        .word            (cache_word),
        .redirect        (redirect),
        .retire          (retire),
        .found           (hit),
        .missed          (stages_missed),
        .missed_context  (stages_missed_context),
        .missed_pc       (stages_missed_pc),
        .arrival         (stages_arrival),
        .arrival_context (stages_arrival_context),
        .arrival_nop     (stages_arrival_nop),
        .arrival_cause   (stages_arrival_cause),
        .arrival_pc      (stages_arrival_pc),
        .arrival_word    (stages_arrival_word),
        .in_flight_0     (in_flight_0),
        .in_flight_1     (in_flight_1),
        .in_flight_2     (in_flight_2),
        .in_flight_3     (in_flight_3),
        .in_flight_4     (in_flight_4),
        .in_flight_5     (in_flight_5),
        .in_flight_6     (in_flight_6),
        .in_flight_7     (in_flight_7),
        .in_flight_8     (in_flight_8),
        .in_flight_9     (in_flight_9),
        .in_flight_10    (in_flight_10),
        .in_flight_11    (in_flight_11),
        .in_flight_12    (in_flight_12),
        .in_flight_13    (in_flight_13),
        .in_flight_14    (in_flight_14),
        .in_flight_15    (in_flight_15),
        .in_flight_16    (in_flight_16),
        .in_flight_17    (in_flight_17),
        .in_flight_18    (in_flight_18),
        .in_flight_19    (in_flight_19),
        .in_flight_20    (in_flight_20),
        .in_flight_21    (in_flight_21),
        .in_flight_22    (in_flight_22),
        .in_flight_23    (in_flight_23),
        .in_flight_24    (in_flight_24),
        .in_flight_25    (in_flight_25),
        .in_flight_26    (in_flight_26),
        .in_flight_27    (in_flight_27),
        .in_flight_28    (in_flight_28),
        .in_flight_29    (in_flight_29),
        .in_flight_30    (in_flight_30),
        .in_flight_31    (in_flight_31)
    );

    instruction_cache u_cache (
        .clock         (clock),
        .reset         (reset),
        .lookup        (request),
        .lookup_pc     (request_pc),
        .hit           (cache_hit),
        .word          (cache_word),
        .write         (fill_write),
        .write_address (fill_write_address),
        .write_line    (fill_write_line),
        .invalidate    (invalidate)
    );

    fill_engine u_fill (
        .clock          (clock),
        .reset          (reset),
        .missed         (stages_missed),
        .missed_context (stages_missed_context),
        .missed_pc      (stages_missed_pc),
        .requests       (request_grant),
        .cancel         (fill_cancel),
        .held_up        (held_up),
        .waiting        (waiting),
        .fill_valid     (fill_valid),
        .fill_address   (fill_address),
        .line_valid     (line_valid),
        .line_data      (line_data),
        .invalidate     (invalidate),
        .write          (fill_write),
        .write_address  (fill_write_address),
        .write_line     (fill_write_line)
    );

    decoder u_decoder (
        .word   (stages_arrival_word),
        .op     (decoder_op),
        .class_ (decoder_class),
        .rd     (decoder_rd),
        .rs1    (decoder_rs1),
        .rs2    (decoder_rs2),
        .rs3    (decoder_rs3),
        .imm    (decoder_imm)
    );

    instruction_queue u_queues_0 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_0_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[0]),
        .compensate       (queues_0_compensate),
        .compensate_cause (queues_0_compensate_cause),
        .head             (queues_0_head),
        .has_head         (queues_0_has_head),
        .occupancy        (occupancy_0)
    );

    instruction_queue u_queues_1 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_1_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[1]),
        .compensate       (queues_1_compensate),
        .compensate_cause (queues_1_compensate_cause),
        .head             (queues_1_head),
        .has_head         (queues_1_has_head),
        .occupancy        (occupancy_1)
    );

    instruction_queue u_queues_2 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_2_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[2]),
        .compensate       (queues_2_compensate),
        .compensate_cause (queues_2_compensate_cause),
        .head             (queues_2_head),
        .has_head         (queues_2_has_head),
        .occupancy        (occupancy_2)
    );

    instruction_queue u_queues_3 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_3_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[3]),
        .compensate       (queues_3_compensate),
        .compensate_cause (queues_3_compensate_cause),
        .head             (queues_3_head),
        .has_head         (queues_3_has_head),
        .occupancy        (occupancy_3)
    );

    instruction_queue u_queues_4 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_4_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[4]),
        .compensate       (queues_4_compensate),
        .compensate_cause (queues_4_compensate_cause),
        .head             (queues_4_head),
        .has_head         (queues_4_has_head),
        .occupancy        (occupancy_4)
    );

    instruction_queue u_queues_5 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_5_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[5]),
        .compensate       (queues_5_compensate),
        .compensate_cause (queues_5_compensate_cause),
        .head             (queues_5_head),
        .has_head         (queues_5_has_head),
        .occupancy        (occupancy_5)
    );

    instruction_queue u_queues_6 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_6_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[6]),
        .compensate       (queues_6_compensate),
        .compensate_cause (queues_6_compensate_cause),
        .head             (queues_6_head),
        .has_head         (queues_6_has_head),
        .occupancy        (occupancy_6)
    );

    instruction_queue u_queues_7 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_7_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[7]),
        .compensate       (queues_7_compensate),
        .compensate_cause (queues_7_compensate_cause),
        .head             (queues_7_head),
        .has_head         (queues_7_has_head),
        .occupancy        (occupancy_7)
    );

    instruction_queue u_queues_8 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_8_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[8]),
        .compensate       (queues_8_compensate),
        .compensate_cause (queues_8_compensate_cause),
        .head             (queues_8_head),
        .has_head         (queues_8_has_head),
        .occupancy        (occupancy_8)
    );

    instruction_queue u_queues_9 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_9_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[9]),
        .compensate       (queues_9_compensate),
        .compensate_cause (queues_9_compensate_cause),
        .head             (queues_9_head),
        .has_head         (queues_9_has_head),
        .occupancy        (occupancy_9)
    );

    instruction_queue u_queues_10 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_10_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[10]),
        .compensate       (queues_10_compensate),
        .compensate_cause (queues_10_compensate_cause),
        .head             (queues_10_head),
        .has_head         (queues_10_has_head),
        .occupancy        (occupancy_10)
    );

    instruction_queue u_queues_11 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_11_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[11]),
        .compensate       (queues_11_compensate),
        .compensate_cause (queues_11_compensate_cause),
        .head             (queues_11_head),
        .has_head         (queues_11_has_head),
        .occupancy        (occupancy_11)
    );

    instruction_queue u_queues_12 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_12_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[12]),
        .compensate       (queues_12_compensate),
        .compensate_cause (queues_12_compensate_cause),
        .head             (queues_12_head),
        .has_head         (queues_12_has_head),
        .occupancy        (occupancy_12)
    );

    instruction_queue u_queues_13 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_13_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[13]),
        .compensate       (queues_13_compensate),
        .compensate_cause (queues_13_compensate_cause),
        .head             (queues_13_head),
        .has_head         (queues_13_has_head),
        .occupancy        (occupancy_13)
    );

    instruction_queue u_queues_14 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_14_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[14]),
        .compensate       (queues_14_compensate),
        .compensate_cause (queues_14_compensate_cause),
        .head             (queues_14_head),
        .has_head         (queues_14_has_head),
        .occupancy        (occupancy_14)
    );

    instruction_queue u_queues_15 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_15_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[15]),
        .compensate       (queues_15_compensate),
        .compensate_cause (queues_15_compensate_cause),
        .head             (queues_15_head),
        .has_head         (queues_15_has_head),
        .occupancy        (occupancy_15)
    );

    instruction_queue u_queues_16 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_16_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[16]),
        .compensate       (queues_16_compensate),
        .compensate_cause (queues_16_compensate_cause),
        .head             (queues_16_head),
        .has_head         (queues_16_has_head),
        .occupancy        (occupancy_16)
    );

    instruction_queue u_queues_17 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_17_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[17]),
        .compensate       (queues_17_compensate),
        .compensate_cause (queues_17_compensate_cause),
        .head             (queues_17_head),
        .has_head         (queues_17_has_head),
        .occupancy        (occupancy_17)
    );

    instruction_queue u_queues_18 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_18_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[18]),
        .compensate       (queues_18_compensate),
        .compensate_cause (queues_18_compensate_cause),
        .head             (queues_18_head),
        .has_head         (queues_18_has_head),
        .occupancy        (occupancy_18)
    );

    instruction_queue u_queues_19 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_19_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[19]),
        .compensate       (queues_19_compensate),
        .compensate_cause (queues_19_compensate_cause),
        .head             (queues_19_head),
        .has_head         (queues_19_has_head),
        .occupancy        (occupancy_19)
    );

    instruction_queue u_queues_20 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_20_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[20]),
        .compensate       (queues_20_compensate),
        .compensate_cause (queues_20_compensate_cause),
        .head             (queues_20_head),
        .has_head         (queues_20_has_head),
        .occupancy        (occupancy_20)
    );

    instruction_queue u_queues_21 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_21_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[21]),
        .compensate       (queues_21_compensate),
        .compensate_cause (queues_21_compensate_cause),
        .head             (queues_21_head),
        .has_head         (queues_21_has_head),
        .occupancy        (occupancy_21)
    );

    instruction_queue u_queues_22 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_22_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[22]),
        .compensate       (queues_22_compensate),
        .compensate_cause (queues_22_compensate_cause),
        .head             (queues_22_head),
        .has_head         (queues_22_has_head),
        .occupancy        (occupancy_22)
    );

    instruction_queue u_queues_23 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_23_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[23]),
        .compensate       (queues_23_compensate),
        .compensate_cause (queues_23_compensate_cause),
        .head             (queues_23_head),
        .has_head         (queues_23_has_head),
        .occupancy        (occupancy_23)
    );

    instruction_queue u_queues_24 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_24_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[24]),
        .compensate       (queues_24_compensate),
        .compensate_cause (queues_24_compensate_cause),
        .head             (queues_24_head),
        .has_head         (queues_24_has_head),
        .occupancy        (occupancy_24)
    );

    instruction_queue u_queues_25 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_25_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[25]),
        .compensate       (queues_25_compensate),
        .compensate_cause (queues_25_compensate_cause),
        .head             (queues_25_head),
        .has_head         (queues_25_has_head),
        .occupancy        (occupancy_25)
    );

    instruction_queue u_queues_26 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_26_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[26]),
        .compensate       (queues_26_compensate),
        .compensate_cause (queues_26_compensate_cause),
        .head             (queues_26_head),
        .has_head         (queues_26_has_head),
        .occupancy        (occupancy_26)
    );

    instruction_queue u_queues_27 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_27_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[27]),
        .compensate       (queues_27_compensate),
        .compensate_cause (queues_27_compensate_cause),
        .head             (queues_27_head),
        .has_head         (queues_27_has_head),
        .occupancy        (occupancy_27)
    );

    instruction_queue u_queues_28 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_28_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[28]),
        .compensate       (queues_28_compensate),
        .compensate_cause (queues_28_compensate_cause),
        .head             (queues_28_head),
        .has_head         (queues_28_has_head),
        .occupancy        (occupancy_28)
    );

    instruction_queue u_queues_29 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_29_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[29]),
        .compensate       (queues_29_compensate),
        .compensate_cause (queues_29_compensate_cause),
        .head             (queues_29_head),
        .has_head         (queues_29_has_head),
        .occupancy        (occupancy_29)
    );

    instruction_queue u_queues_30 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_30_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[30]),
        .compensate       (queues_30_compensate),
        .compensate_cause (queues_30_compensate_cause),
        .head             (queues_30_head),
        .has_head         (queues_30_has_head),
        .occupancy        (occupancy_30)
    );

    instruction_queue u_queues_31 (
        .clock            (clock),
        .reset            (reset),
        .push             (queues_31_push),
        .entry            (arriving),
        .pop              (issue_scheduler_grant[31]),
        .compensate       (queues_31_compensate),
        .compensate_cause (queues_31_compensate_cause),
        .head             (queues_31_head),
        .has_head         (queues_31_has_head),
        .occupancy        (occupancy_31)
    );

    assign fresh_d = 1'b0;
    assign issue = issue_scheduler_any;
    assign issue_grant = issue_scheduler_grant;
    assign issue_context = issue_scheduler_selected;
    assign request = issue_scheduler_any;
    assign request_grant = issue_scheduler_grant;
    assign request_context = issue_scheduler_selected;

    always @* begin
        request_pc = 32'h0;
        if (request_grant[0]) begin
            request_pc = pcs_now_0;
        end
        if (request_grant[1]) begin
            request_pc = pcs_now_1;
        end
        if (request_grant[2]) begin
            request_pc = pcs_now_2;
        end
        if (request_grant[3]) begin
            request_pc = pcs_now_3;
        end
        if (request_grant[4]) begin
            request_pc = pcs_now_4;
        end
        if (request_grant[5]) begin
            request_pc = pcs_now_5;
        end
        if (request_grant[6]) begin
            request_pc = pcs_now_6;
        end
        if (request_grant[7]) begin
            request_pc = pcs_now_7;
        end
        if (request_grant[8]) begin
            request_pc = pcs_now_8;
        end
        if (request_grant[9]) begin
            request_pc = pcs_now_9;
        end
        if (request_grant[10]) begin
            request_pc = pcs_now_10;
        end
        if (request_grant[11]) begin
            request_pc = pcs_now_11;
        end
        if (request_grant[12]) begin
            request_pc = pcs_now_12;
        end
        if (request_grant[13]) begin
            request_pc = pcs_now_13;
        end
        if (request_grant[14]) begin
            request_pc = pcs_now_14;
        end
        if (request_grant[15]) begin
            request_pc = pcs_now_15;
        end
        if (request_grant[16]) begin
            request_pc = pcs_now_16;
        end
        if (request_grant[17]) begin
            request_pc = pcs_now_17;
        end
        if (request_grant[18]) begin
            request_pc = pcs_now_18;
        end
        if (request_grant[19]) begin
            request_pc = pcs_now_19;
        end
        if (request_grant[20]) begin
            request_pc = pcs_now_20;
        end
        if (request_grant[21]) begin
            request_pc = pcs_now_21;
        end
        if (request_grant[22]) begin
            request_pc = pcs_now_22;
        end
        if (request_grant[23]) begin
            request_pc = pcs_now_23;
        end
        if (request_grant[24]) begin
            request_pc = pcs_now_24;
        end
        if (request_grant[25]) begin
            request_pc = pcs_now_25;
        end
        if (request_grant[26]) begin
            request_pc = pcs_now_26;
        end
        if (request_grant[27]) begin
            request_pc = pcs_now_27;
        end
        if (request_grant[28]) begin
            request_pc = pcs_now_28;
        end
        if (request_grant[29]) begin
            request_pc = pcs_now_29;
        end
        if (request_grant[30]) begin
            request_pc = pcs_now_30;
        end
        if (request_grant[31]) begin
            request_pc = pcs_now_31;
        end
    end

    always @* begin
        pcs_now_0 = fetch_pcs_0_q;
        if (fresh_q) begin
            pcs_now_0 = entry_pc;
        end
    end

    assign pcs_now_1 = fetch_pcs_1_q;
    assign pcs_now_2 = fetch_pcs_2_q;
    assign pcs_now_3 = fetch_pcs_3_q;
    assign pcs_now_4 = fetch_pcs_4_q;
    assign pcs_now_5 = fetch_pcs_5_q;
    assign pcs_now_6 = fetch_pcs_6_q;
    assign pcs_now_7 = fetch_pcs_7_q;
    assign pcs_now_8 = fetch_pcs_8_q;
    assign pcs_now_9 = fetch_pcs_9_q;
    assign pcs_now_10 = fetch_pcs_10_q;
    assign pcs_now_11 = fetch_pcs_11_q;
    assign pcs_now_12 = fetch_pcs_12_q;
    assign pcs_now_13 = fetch_pcs_13_q;
    assign pcs_now_14 = fetch_pcs_14_q;
    assign pcs_now_15 = fetch_pcs_15_q;
    assign pcs_now_16 = fetch_pcs_16_q;
    assign pcs_now_17 = fetch_pcs_17_q;
    assign pcs_now_18 = fetch_pcs_18_q;
    assign pcs_now_19 = fetch_pcs_19_q;
    assign pcs_now_20 = fetch_pcs_20_q;
    assign pcs_now_21 = fetch_pcs_21_q;
    assign pcs_now_22 = fetch_pcs_22_q;
    assign pcs_now_23 = fetch_pcs_23_q;
    assign pcs_now_24 = fetch_pcs_24_q;
    assign pcs_now_25 = fetch_pcs_25_q;
    assign pcs_now_26 = fetch_pcs_26_q;
    assign pcs_now_27 = fetch_pcs_27_q;
    assign pcs_now_28 = fetch_pcs_28_q;
    assign pcs_now_29 = fetch_pcs_29_q;
    assign pcs_now_30 = fetch_pcs_30_q;
    assign pcs_now_31 = fetch_pcs_31_q;
    assign miss = stages_missed;
    assign fill_cancel = redirect | retire;

    always @* begin
        arriving = {
            decoder_imm,
            decoder_rs3,
            decoder_rs2,
            decoder_rs1,
            decoder_rd,
            decoder_class,
            decoder_op,
            stages_arrival_pc,
            3'h0
        };
        if (stages_arrival_nop) begin
            arriving = {100'h0, stages_arrival_cause, 1'b1};
        end
    end

    always @* begin
        issue_entry = 103'h0;
        if (issue_scheduler_grant[0]) begin
            issue_entry = queues_0_head;
        end
        if (issue_scheduler_grant[1]) begin
            issue_entry = queues_1_head;
        end
        if (issue_scheduler_grant[2]) begin
            issue_entry = queues_2_head;
        end
        if (issue_scheduler_grant[3]) begin
            issue_entry = queues_3_head;
        end
        if (issue_scheduler_grant[4]) begin
            issue_entry = queues_4_head;
        end
        if (issue_scheduler_grant[5]) begin
            issue_entry = queues_5_head;
        end
        if (issue_scheduler_grant[6]) begin
            issue_entry = queues_6_head;
        end
        if (issue_scheduler_grant[7]) begin
            issue_entry = queues_7_head;
        end
        if (issue_scheduler_grant[8]) begin
            issue_entry = queues_8_head;
        end
        if (issue_scheduler_grant[9]) begin
            issue_entry = queues_9_head;
        end
        if (issue_scheduler_grant[10]) begin
            issue_entry = queues_10_head;
        end
        if (issue_scheduler_grant[11]) begin
            issue_entry = queues_11_head;
        end
        if (issue_scheduler_grant[12]) begin
            issue_entry = queues_12_head;
        end
        if (issue_scheduler_grant[13]) begin
            issue_entry = queues_13_head;
        end
        if (issue_scheduler_grant[14]) begin
            issue_entry = queues_14_head;
        end
        if (issue_scheduler_grant[15]) begin
            issue_entry = queues_15_head;
        end
        if (issue_scheduler_grant[16]) begin
            issue_entry = queues_16_head;
        end
        if (issue_scheduler_grant[17]) begin
            issue_entry = queues_17_head;
        end
        if (issue_scheduler_grant[18]) begin
            issue_entry = queues_18_head;
        end
        if (issue_scheduler_grant[19]) begin
            issue_entry = queues_19_head;
        end
        if (issue_scheduler_grant[20]) begin
            issue_entry = queues_20_head;
        end
        if (issue_scheduler_grant[21]) begin
            issue_entry = queues_21_head;
        end
        if (issue_scheduler_grant[22]) begin
            issue_entry = queues_22_head;
        end
        if (issue_scheduler_grant[23]) begin
            issue_entry = queues_23_head;
        end
        if (issue_scheduler_grant[24]) begin
            issue_entry = queues_24_head;
        end
        if (issue_scheduler_grant[25]) begin
            issue_entry = queues_25_head;
        end
        if (issue_scheduler_grant[26]) begin
            issue_entry = queues_26_head;
        end
        if (issue_scheduler_grant[27]) begin
            issue_entry = queues_27_head;
        end
        if (issue_scheduler_grant[28]) begin
            issue_entry = queues_28_head;
        end
        if (issue_scheduler_grant[29]) begin
            issue_entry = queues_29_head;
        end
        if (issue_scheduler_grant[30]) begin
            issue_entry = queues_30_head;
        end
        if (issue_scheduler_grant[31]) begin
            issue_entry = queues_31_head;
        end
    end

    assign has_head = {
        queues_31_has_head,
        queues_30_has_head,
        queues_29_has_head,
        queues_28_has_head,
        queues_27_has_head,
        queues_26_has_head,
        queues_25_has_head,
        queues_24_has_head,
        queues_23_has_head,
        queues_22_has_head,
        queues_21_has_head,
        queues_20_has_head,
        queues_19_has_head,
        queues_18_has_head,
        queues_17_has_head,
        queues_16_has_head,
        queues_15_has_head,
        queues_14_has_head,
        queues_13_has_head,
        queues_12_has_head,
        queues_11_has_head,
        queues_10_has_head,
        queues_9_has_head,
        queues_8_has_head,
        queues_7_has_head,
        queues_6_has_head,
        queues_5_has_head,
        queues_4_has_head,
        queues_3_has_head,
        queues_2_has_head,
        queues_1_has_head,
        queues_0_has_head
    };
    assign queues_0_push = stages_arrival & (stages_arrival_context == 5'h0);
    assign queues_0_compensate = redirect[0] | retire[0];

    always @* begin
        queues_0_compensate_cause = 2'h2;
        if (retire[0]) begin
            queues_0_compensate_cause = 2'h3;
        end
    end

    assign heads_0 = queues_0_head;

    always @* begin
        fetch_pcs_0_d = pcs_now_0;
        if (request_grant[0]) begin
            fetch_pcs_0_d = pcs_now_0 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h0)) begin
            fetch_pcs_0_d = stages_missed_pc;
        end
        if (redirect[0]) begin
            fetch_pcs_0_d = redirect_pc;
        end
        if (start[0]) begin
            fetch_pcs_0_d = start_pc;
        end
    end

    assign queues_1_push = stages_arrival & (stages_arrival_context == 5'h1);
    assign queues_1_compensate = redirect[1] | retire[1];

    always @* begin
        queues_1_compensate_cause = 2'h2;
        if (retire[1]) begin
            queues_1_compensate_cause = 2'h3;
        end
    end

    assign heads_1 = queues_1_head;

    always @* begin
        fetch_pcs_1_d = pcs_now_1;
        if (request_grant[1]) begin
            fetch_pcs_1_d = pcs_now_1 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1)) begin
            fetch_pcs_1_d = stages_missed_pc;
        end
        if (redirect[1]) begin
            fetch_pcs_1_d = redirect_pc;
        end
        if (start[1]) begin
            fetch_pcs_1_d = start_pc;
        end
    end

    assign queues_2_push = stages_arrival & (stages_arrival_context == 5'h2);
    assign queues_2_compensate = redirect[2] | retire[2];

    always @* begin
        queues_2_compensate_cause = 2'h2;
        if (retire[2]) begin
            queues_2_compensate_cause = 2'h3;
        end
    end

    assign heads_2 = queues_2_head;

    always @* begin
        fetch_pcs_2_d = pcs_now_2;
        if (request_grant[2]) begin
            fetch_pcs_2_d = pcs_now_2 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h2)) begin
            fetch_pcs_2_d = stages_missed_pc;
        end
        if (redirect[2]) begin
            fetch_pcs_2_d = redirect_pc;
        end
        if (start[2]) begin
            fetch_pcs_2_d = start_pc;
        end
    end

    assign queues_3_push = stages_arrival & (stages_arrival_context == 5'h3);
    assign queues_3_compensate = redirect[3] | retire[3];

    always @* begin
        queues_3_compensate_cause = 2'h2;
        if (retire[3]) begin
            queues_3_compensate_cause = 2'h3;
        end
    end

    assign heads_3 = queues_3_head;

    always @* begin
        fetch_pcs_3_d = pcs_now_3;
        if (request_grant[3]) begin
            fetch_pcs_3_d = pcs_now_3 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h3)) begin
            fetch_pcs_3_d = stages_missed_pc;
        end
        if (redirect[3]) begin
            fetch_pcs_3_d = redirect_pc;
        end
        if (start[3]) begin
            fetch_pcs_3_d = start_pc;
        end
    end

    assign queues_4_push = stages_arrival & (stages_arrival_context == 5'h4);
    assign queues_4_compensate = redirect[4] | retire[4];

    always @* begin
        queues_4_compensate_cause = 2'h2;
        if (retire[4]) begin
            queues_4_compensate_cause = 2'h3;
        end
    end

    assign heads_4 = queues_4_head;

    always @* begin
        fetch_pcs_4_d = pcs_now_4;
        if (request_grant[4]) begin
            fetch_pcs_4_d = pcs_now_4 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h4)) begin
            fetch_pcs_4_d = stages_missed_pc;
        end
        if (redirect[4]) begin
            fetch_pcs_4_d = redirect_pc;
        end
        if (start[4]) begin
            fetch_pcs_4_d = start_pc;
        end
    end

    assign queues_5_push = stages_arrival & (stages_arrival_context == 5'h5);
    assign queues_5_compensate = redirect[5] | retire[5];

    always @* begin
        queues_5_compensate_cause = 2'h2;
        if (retire[5]) begin
            queues_5_compensate_cause = 2'h3;
        end
    end

    assign heads_5 = queues_5_head;

    always @* begin
        fetch_pcs_5_d = pcs_now_5;
        if (request_grant[5]) begin
            fetch_pcs_5_d = pcs_now_5 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h5)) begin
            fetch_pcs_5_d = stages_missed_pc;
        end
        if (redirect[5]) begin
            fetch_pcs_5_d = redirect_pc;
        end
        if (start[5]) begin
            fetch_pcs_5_d = start_pc;
        end
    end

    assign queues_6_push = stages_arrival & (stages_arrival_context == 5'h6);
    assign queues_6_compensate = redirect[6] | retire[6];

    always @* begin
        queues_6_compensate_cause = 2'h2;
        if (retire[6]) begin
            queues_6_compensate_cause = 2'h3;
        end
    end

    assign heads_6 = queues_6_head;

    always @* begin
        fetch_pcs_6_d = pcs_now_6;
        if (request_grant[6]) begin
            fetch_pcs_6_d = pcs_now_6 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h6)) begin
            fetch_pcs_6_d = stages_missed_pc;
        end
        if (redirect[6]) begin
            fetch_pcs_6_d = redirect_pc;
        end
        if (start[6]) begin
            fetch_pcs_6_d = start_pc;
        end
    end

    assign queues_7_push = stages_arrival & (stages_arrival_context == 5'h7);
    assign queues_7_compensate = redirect[7] | retire[7];

    always @* begin
        queues_7_compensate_cause = 2'h2;
        if (retire[7]) begin
            queues_7_compensate_cause = 2'h3;
        end
    end

    assign heads_7 = queues_7_head;

    always @* begin
        fetch_pcs_7_d = pcs_now_7;
        if (request_grant[7]) begin
            fetch_pcs_7_d = pcs_now_7 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h7)) begin
            fetch_pcs_7_d = stages_missed_pc;
        end
        if (redirect[7]) begin
            fetch_pcs_7_d = redirect_pc;
        end
        if (start[7]) begin
            fetch_pcs_7_d = start_pc;
        end
    end

    assign queues_8_push = stages_arrival & (stages_arrival_context == 5'h8);
    assign queues_8_compensate = redirect[8] | retire[8];

    always @* begin
        queues_8_compensate_cause = 2'h2;
        if (retire[8]) begin
            queues_8_compensate_cause = 2'h3;
        end
    end

    assign heads_8 = queues_8_head;

    always @* begin
        fetch_pcs_8_d = pcs_now_8;
        if (request_grant[8]) begin
            fetch_pcs_8_d = pcs_now_8 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h8)) begin
            fetch_pcs_8_d = stages_missed_pc;
        end
        if (redirect[8]) begin
            fetch_pcs_8_d = redirect_pc;
        end
        if (start[8]) begin
            fetch_pcs_8_d = start_pc;
        end
    end

    assign queues_9_push = stages_arrival & (stages_arrival_context == 5'h9);
    assign queues_9_compensate = redirect[9] | retire[9];

    always @* begin
        queues_9_compensate_cause = 2'h2;
        if (retire[9]) begin
            queues_9_compensate_cause = 2'h3;
        end
    end

    assign heads_9 = queues_9_head;

    always @* begin
        fetch_pcs_9_d = pcs_now_9;
        if (request_grant[9]) begin
            fetch_pcs_9_d = pcs_now_9 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h9)) begin
            fetch_pcs_9_d = stages_missed_pc;
        end
        if (redirect[9]) begin
            fetch_pcs_9_d = redirect_pc;
        end
        if (start[9]) begin
            fetch_pcs_9_d = start_pc;
        end
    end

    assign queues_10_push = stages_arrival & (stages_arrival_context == 5'ha);
    assign queues_10_compensate = redirect[10] | retire[10];

    always @* begin
        queues_10_compensate_cause = 2'h2;
        if (retire[10]) begin
            queues_10_compensate_cause = 2'h3;
        end
    end

    assign heads_10 = queues_10_head;

    always @* begin
        fetch_pcs_10_d = pcs_now_10;
        if (request_grant[10]) begin
            fetch_pcs_10_d = pcs_now_10 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'ha)) begin
            fetch_pcs_10_d = stages_missed_pc;
        end
        if (redirect[10]) begin
            fetch_pcs_10_d = redirect_pc;
        end
        if (start[10]) begin
            fetch_pcs_10_d = start_pc;
        end
    end

    assign queues_11_push = stages_arrival & (stages_arrival_context == 5'hb);
    assign queues_11_compensate = redirect[11] | retire[11];

    always @* begin
        queues_11_compensate_cause = 2'h2;
        if (retire[11]) begin
            queues_11_compensate_cause = 2'h3;
        end
    end

    assign heads_11 = queues_11_head;

    always @* begin
        fetch_pcs_11_d = pcs_now_11;
        if (request_grant[11]) begin
            fetch_pcs_11_d = pcs_now_11 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'hb)) begin
            fetch_pcs_11_d = stages_missed_pc;
        end
        if (redirect[11]) begin
            fetch_pcs_11_d = redirect_pc;
        end
        if (start[11]) begin
            fetch_pcs_11_d = start_pc;
        end
    end

    assign queues_12_push = stages_arrival & (stages_arrival_context == 5'hc);
    assign queues_12_compensate = redirect[12] | retire[12];

    always @* begin
        queues_12_compensate_cause = 2'h2;
        if (retire[12]) begin
            queues_12_compensate_cause = 2'h3;
        end
    end

    assign heads_12 = queues_12_head;

    always @* begin
        fetch_pcs_12_d = pcs_now_12;
        if (request_grant[12]) begin
            fetch_pcs_12_d = pcs_now_12 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'hc)) begin
            fetch_pcs_12_d = stages_missed_pc;
        end
        if (redirect[12]) begin
            fetch_pcs_12_d = redirect_pc;
        end
        if (start[12]) begin
            fetch_pcs_12_d = start_pc;
        end
    end

    assign queues_13_push = stages_arrival & (stages_arrival_context == 5'hd);
    assign queues_13_compensate = redirect[13] | retire[13];

    always @* begin
        queues_13_compensate_cause = 2'h2;
        if (retire[13]) begin
            queues_13_compensate_cause = 2'h3;
        end
    end

    assign heads_13 = queues_13_head;

    always @* begin
        fetch_pcs_13_d = pcs_now_13;
        if (request_grant[13]) begin
            fetch_pcs_13_d = pcs_now_13 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'hd)) begin
            fetch_pcs_13_d = stages_missed_pc;
        end
        if (redirect[13]) begin
            fetch_pcs_13_d = redirect_pc;
        end
        if (start[13]) begin
            fetch_pcs_13_d = start_pc;
        end
    end

    assign queues_14_push = stages_arrival & (stages_arrival_context == 5'he);
    assign queues_14_compensate = redirect[14] | retire[14];

    always @* begin
        queues_14_compensate_cause = 2'h2;
        if (retire[14]) begin
            queues_14_compensate_cause = 2'h3;
        end
    end

    assign heads_14 = queues_14_head;

    always @* begin
        fetch_pcs_14_d = pcs_now_14;
        if (request_grant[14]) begin
            fetch_pcs_14_d = pcs_now_14 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'he)) begin
            fetch_pcs_14_d = stages_missed_pc;
        end
        if (redirect[14]) begin
            fetch_pcs_14_d = redirect_pc;
        end
        if (start[14]) begin
            fetch_pcs_14_d = start_pc;
        end
    end

    assign queues_15_push = stages_arrival & (stages_arrival_context == 5'hf);
    assign queues_15_compensate = redirect[15] | retire[15];

    always @* begin
        queues_15_compensate_cause = 2'h2;
        if (retire[15]) begin
            queues_15_compensate_cause = 2'h3;
        end
    end

    assign heads_15 = queues_15_head;

    always @* begin
        fetch_pcs_15_d = pcs_now_15;
        if (request_grant[15]) begin
            fetch_pcs_15_d = pcs_now_15 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'hf)) begin
            fetch_pcs_15_d = stages_missed_pc;
        end
        if (redirect[15]) begin
            fetch_pcs_15_d = redirect_pc;
        end
        if (start[15]) begin
            fetch_pcs_15_d = start_pc;
        end
    end

    assign queues_16_push = stages_arrival & (stages_arrival_context == 5'h10);
    assign queues_16_compensate = redirect[16] | retire[16];

    always @* begin
        queues_16_compensate_cause = 2'h2;
        if (retire[16]) begin
            queues_16_compensate_cause = 2'h3;
        end
    end

    assign heads_16 = queues_16_head;

    always @* begin
        fetch_pcs_16_d = pcs_now_16;
        if (request_grant[16]) begin
            fetch_pcs_16_d = pcs_now_16 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h10)) begin
            fetch_pcs_16_d = stages_missed_pc;
        end
        if (redirect[16]) begin
            fetch_pcs_16_d = redirect_pc;
        end
        if (start[16]) begin
            fetch_pcs_16_d = start_pc;
        end
    end

    assign queues_17_push = stages_arrival & (stages_arrival_context == 5'h11);
    assign queues_17_compensate = redirect[17] | retire[17];

    always @* begin
        queues_17_compensate_cause = 2'h2;
        if (retire[17]) begin
            queues_17_compensate_cause = 2'h3;
        end
    end

    assign heads_17 = queues_17_head;

    always @* begin
        fetch_pcs_17_d = pcs_now_17;
        if (request_grant[17]) begin
            fetch_pcs_17_d = pcs_now_17 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h11)) begin
            fetch_pcs_17_d = stages_missed_pc;
        end
        if (redirect[17]) begin
            fetch_pcs_17_d = redirect_pc;
        end
        if (start[17]) begin
            fetch_pcs_17_d = start_pc;
        end
    end

    assign queues_18_push = stages_arrival & (stages_arrival_context == 5'h12);
    assign queues_18_compensate = redirect[18] | retire[18];

    always @* begin
        queues_18_compensate_cause = 2'h2;
        if (retire[18]) begin
            queues_18_compensate_cause = 2'h3;
        end
    end

    assign heads_18 = queues_18_head;

    always @* begin
        fetch_pcs_18_d = pcs_now_18;
        if (request_grant[18]) begin
            fetch_pcs_18_d = pcs_now_18 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h12)) begin
            fetch_pcs_18_d = stages_missed_pc;
        end
        if (redirect[18]) begin
            fetch_pcs_18_d = redirect_pc;
        end
        if (start[18]) begin
            fetch_pcs_18_d = start_pc;
        end
    end

    assign queues_19_push = stages_arrival & (stages_arrival_context == 5'h13);
    assign queues_19_compensate = redirect[19] | retire[19];

    always @* begin
        queues_19_compensate_cause = 2'h2;
        if (retire[19]) begin
            queues_19_compensate_cause = 2'h3;
        end
    end

    assign heads_19 = queues_19_head;

    always @* begin
        fetch_pcs_19_d = pcs_now_19;
        if (request_grant[19]) begin
            fetch_pcs_19_d = pcs_now_19 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h13)) begin
            fetch_pcs_19_d = stages_missed_pc;
        end
        if (redirect[19]) begin
            fetch_pcs_19_d = redirect_pc;
        end
        if (start[19]) begin
            fetch_pcs_19_d = start_pc;
        end
    end

    assign queues_20_push = stages_arrival & (stages_arrival_context == 5'h14);
    assign queues_20_compensate = redirect[20] | retire[20];

    always @* begin
        queues_20_compensate_cause = 2'h2;
        if (retire[20]) begin
            queues_20_compensate_cause = 2'h3;
        end
    end

    assign heads_20 = queues_20_head;

    always @* begin
        fetch_pcs_20_d = pcs_now_20;
        if (request_grant[20]) begin
            fetch_pcs_20_d = pcs_now_20 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h14)) begin
            fetch_pcs_20_d = stages_missed_pc;
        end
        if (redirect[20]) begin
            fetch_pcs_20_d = redirect_pc;
        end
        if (start[20]) begin
            fetch_pcs_20_d = start_pc;
        end
    end

    assign queues_21_push = stages_arrival & (stages_arrival_context == 5'h15);
    assign queues_21_compensate = redirect[21] | retire[21];

    always @* begin
        queues_21_compensate_cause = 2'h2;
        if (retire[21]) begin
            queues_21_compensate_cause = 2'h3;
        end
    end

    assign heads_21 = queues_21_head;

    always @* begin
        fetch_pcs_21_d = pcs_now_21;
        if (request_grant[21]) begin
            fetch_pcs_21_d = pcs_now_21 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h15)) begin
            fetch_pcs_21_d = stages_missed_pc;
        end
        if (redirect[21]) begin
            fetch_pcs_21_d = redirect_pc;
        end
        if (start[21]) begin
            fetch_pcs_21_d = start_pc;
        end
    end

    assign queues_22_push = stages_arrival & (stages_arrival_context == 5'h16);
    assign queues_22_compensate = redirect[22] | retire[22];

    always @* begin
        queues_22_compensate_cause = 2'h2;
        if (retire[22]) begin
            queues_22_compensate_cause = 2'h3;
        end
    end

    assign heads_22 = queues_22_head;

    always @* begin
        fetch_pcs_22_d = pcs_now_22;
        if (request_grant[22]) begin
            fetch_pcs_22_d = pcs_now_22 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h16)) begin
            fetch_pcs_22_d = stages_missed_pc;
        end
        if (redirect[22]) begin
            fetch_pcs_22_d = redirect_pc;
        end
        if (start[22]) begin
            fetch_pcs_22_d = start_pc;
        end
    end

    assign queues_23_push = stages_arrival & (stages_arrival_context == 5'h17);
    assign queues_23_compensate = redirect[23] | retire[23];

    always @* begin
        queues_23_compensate_cause = 2'h2;
        if (retire[23]) begin
            queues_23_compensate_cause = 2'h3;
        end
    end

    assign heads_23 = queues_23_head;

    always @* begin
        fetch_pcs_23_d = pcs_now_23;
        if (request_grant[23]) begin
            fetch_pcs_23_d = pcs_now_23 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h17)) begin
            fetch_pcs_23_d = stages_missed_pc;
        end
        if (redirect[23]) begin
            fetch_pcs_23_d = redirect_pc;
        end
        if (start[23]) begin
            fetch_pcs_23_d = start_pc;
        end
    end

    assign queues_24_push = stages_arrival & (stages_arrival_context == 5'h18);
    assign queues_24_compensate = redirect[24] | retire[24];

    always @* begin
        queues_24_compensate_cause = 2'h2;
        if (retire[24]) begin
            queues_24_compensate_cause = 2'h3;
        end
    end

    assign heads_24 = queues_24_head;

    always @* begin
        fetch_pcs_24_d = pcs_now_24;
        if (request_grant[24]) begin
            fetch_pcs_24_d = pcs_now_24 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h18)) begin
            fetch_pcs_24_d = stages_missed_pc;
        end
        if (redirect[24]) begin
            fetch_pcs_24_d = redirect_pc;
        end
        if (start[24]) begin
            fetch_pcs_24_d = start_pc;
        end
    end

    assign queues_25_push = stages_arrival & (stages_arrival_context == 5'h19);
    assign queues_25_compensate = redirect[25] | retire[25];

    always @* begin
        queues_25_compensate_cause = 2'h2;
        if (retire[25]) begin
            queues_25_compensate_cause = 2'h3;
        end
    end

    assign heads_25 = queues_25_head;

    always @* begin
        fetch_pcs_25_d = pcs_now_25;
        if (request_grant[25]) begin
            fetch_pcs_25_d = pcs_now_25 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h19)) begin
            fetch_pcs_25_d = stages_missed_pc;
        end
        if (redirect[25]) begin
            fetch_pcs_25_d = redirect_pc;
        end
        if (start[25]) begin
            fetch_pcs_25_d = start_pc;
        end
    end

    assign queues_26_push = stages_arrival & (stages_arrival_context == 5'h1a);
    assign queues_26_compensate = redirect[26] | retire[26];

    always @* begin
        queues_26_compensate_cause = 2'h2;
        if (retire[26]) begin
            queues_26_compensate_cause = 2'h3;
        end
    end

    assign heads_26 = queues_26_head;

    always @* begin
        fetch_pcs_26_d = pcs_now_26;
        if (request_grant[26]) begin
            fetch_pcs_26_d = pcs_now_26 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1a)) begin
            fetch_pcs_26_d = stages_missed_pc;
        end
        if (redirect[26]) begin
            fetch_pcs_26_d = redirect_pc;
        end
        if (start[26]) begin
            fetch_pcs_26_d = start_pc;
        end
    end

    assign queues_27_push = stages_arrival & (stages_arrival_context == 5'h1b);
    assign queues_27_compensate = redirect[27] | retire[27];

    always @* begin
        queues_27_compensate_cause = 2'h2;
        if (retire[27]) begin
            queues_27_compensate_cause = 2'h3;
        end
    end

    assign heads_27 = queues_27_head;

    always @* begin
        fetch_pcs_27_d = pcs_now_27;
        if (request_grant[27]) begin
            fetch_pcs_27_d = pcs_now_27 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1b)) begin
            fetch_pcs_27_d = stages_missed_pc;
        end
        if (redirect[27]) begin
            fetch_pcs_27_d = redirect_pc;
        end
        if (start[27]) begin
            fetch_pcs_27_d = start_pc;
        end
    end

    assign queues_28_push = stages_arrival & (stages_arrival_context == 5'h1c);
    assign queues_28_compensate = redirect[28] | retire[28];

    always @* begin
        queues_28_compensate_cause = 2'h2;
        if (retire[28]) begin
            queues_28_compensate_cause = 2'h3;
        end
    end

    assign heads_28 = queues_28_head;

    always @* begin
        fetch_pcs_28_d = pcs_now_28;
        if (request_grant[28]) begin
            fetch_pcs_28_d = pcs_now_28 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1c)) begin
            fetch_pcs_28_d = stages_missed_pc;
        end
        if (redirect[28]) begin
            fetch_pcs_28_d = redirect_pc;
        end
        if (start[28]) begin
            fetch_pcs_28_d = start_pc;
        end
    end

    assign queues_29_push = stages_arrival & (stages_arrival_context == 5'h1d);
    assign queues_29_compensate = redirect[29] | retire[29];

    always @* begin
        queues_29_compensate_cause = 2'h2;
        if (retire[29]) begin
            queues_29_compensate_cause = 2'h3;
        end
    end

    assign heads_29 = queues_29_head;

    always @* begin
        fetch_pcs_29_d = pcs_now_29;
        if (request_grant[29]) begin
            fetch_pcs_29_d = pcs_now_29 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1d)) begin
            fetch_pcs_29_d = stages_missed_pc;
        end
        if (redirect[29]) begin
            fetch_pcs_29_d = redirect_pc;
        end
        if (start[29]) begin
            fetch_pcs_29_d = start_pc;
        end
    end

    assign queues_30_push = stages_arrival & (stages_arrival_context == 5'h1e);
    assign queues_30_compensate = redirect[30] | retire[30];

    always @* begin
        queues_30_compensate_cause = 2'h2;
        if (retire[30]) begin
            queues_30_compensate_cause = 2'h3;
        end
    end

    assign heads_30 = queues_30_head;

    always @* begin
        fetch_pcs_30_d = pcs_now_30;
        if (request_grant[30]) begin
            fetch_pcs_30_d = pcs_now_30 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1e)) begin
            fetch_pcs_30_d = stages_missed_pc;
        end
        if (redirect[30]) begin
            fetch_pcs_30_d = redirect_pc;
        end
        if (start[30]) begin
            fetch_pcs_30_d = start_pc;
        end
    end

    assign queues_31_push = stages_arrival & (stages_arrival_context == 5'h1f);
    assign queues_31_compensate = redirect[31] | retire[31];

    always @* begin
        queues_31_compensate_cause = 2'h2;
        if (retire[31]) begin
            queues_31_compensate_cause = 2'h3;
        end
    end

    assign heads_31 = queues_31_head;

    always @* begin
        fetch_pcs_31_d = pcs_now_31;
        if (request_grant[31]) begin
            fetch_pcs_31_d = pcs_now_31 + 32'h4;
        end
        if (stages_missed & (stages_missed_context == 5'h1f)) begin
            fetch_pcs_31_d = stages_missed_pc;
        end
        if (redirect[31]) begin
            fetch_pcs_31_d = redirect_pc;
        end
        if (start[31]) begin
            fetch_pcs_31_d = start_pc;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            fresh_q <= 1'b1;
            fetch_pcs_0_q <= 32'h0;
            fetch_pcs_1_q <= 32'h0;
            fetch_pcs_2_q <= 32'h0;
            fetch_pcs_3_q <= 32'h0;
            fetch_pcs_4_q <= 32'h0;
            fetch_pcs_5_q <= 32'h0;
            fetch_pcs_6_q <= 32'h0;
            fetch_pcs_7_q <= 32'h0;
            fetch_pcs_8_q <= 32'h0;
            fetch_pcs_9_q <= 32'h0;
            fetch_pcs_10_q <= 32'h0;
            fetch_pcs_11_q <= 32'h0;
            fetch_pcs_12_q <= 32'h0;
            fetch_pcs_13_q <= 32'h0;
            fetch_pcs_14_q <= 32'h0;
            fetch_pcs_15_q <= 32'h0;
            fetch_pcs_16_q <= 32'h0;
            fetch_pcs_17_q <= 32'h0;
            fetch_pcs_18_q <= 32'h0;
            fetch_pcs_19_q <= 32'h0;
            fetch_pcs_20_q <= 32'h0;
            fetch_pcs_21_q <= 32'h0;
            fetch_pcs_22_q <= 32'h0;
            fetch_pcs_23_q <= 32'h0;
            fetch_pcs_24_q <= 32'h0;
            fetch_pcs_25_q <= 32'h0;
            fetch_pcs_26_q <= 32'h0;
            fetch_pcs_27_q <= 32'h0;
            fetch_pcs_28_q <= 32'h0;
            fetch_pcs_29_q <= 32'h0;
            fetch_pcs_30_q <= 32'h0;
            fetch_pcs_31_q <= 32'h0;
        end else begin
            fresh_q <= fresh_d;
            fetch_pcs_0_q <= fetch_pcs_0_d;
            fetch_pcs_1_q <= fetch_pcs_1_d;
            fetch_pcs_2_q <= fetch_pcs_2_d;
            fetch_pcs_3_q <= fetch_pcs_3_d;
            fetch_pcs_4_q <= fetch_pcs_4_d;
            fetch_pcs_5_q <= fetch_pcs_5_d;
            fetch_pcs_6_q <= fetch_pcs_6_d;
            fetch_pcs_7_q <= fetch_pcs_7_d;
            fetch_pcs_8_q <= fetch_pcs_8_d;
            fetch_pcs_9_q <= fetch_pcs_9_d;
            fetch_pcs_10_q <= fetch_pcs_10_d;
            fetch_pcs_11_q <= fetch_pcs_11_d;
            fetch_pcs_12_q <= fetch_pcs_12_d;
            fetch_pcs_13_q <= fetch_pcs_13_d;
            fetch_pcs_14_q <= fetch_pcs_14_d;
            fetch_pcs_15_q <= fetch_pcs_15_d;
            fetch_pcs_16_q <= fetch_pcs_16_d;
            fetch_pcs_17_q <= fetch_pcs_17_d;
            fetch_pcs_18_q <= fetch_pcs_18_d;
            fetch_pcs_19_q <= fetch_pcs_19_d;
            fetch_pcs_20_q <= fetch_pcs_20_d;
            fetch_pcs_21_q <= fetch_pcs_21_d;
            fetch_pcs_22_q <= fetch_pcs_22_d;
            fetch_pcs_23_q <= fetch_pcs_23_d;
            fetch_pcs_24_q <= fetch_pcs_24_d;
            fetch_pcs_25_q <= fetch_pcs_25_d;
            fetch_pcs_26_q <= fetch_pcs_26_d;
            fetch_pcs_27_q <= fetch_pcs_27_d;
            fetch_pcs_28_q <= fetch_pcs_28_d;
            fetch_pcs_29_q <= fetch_pcs_29_d;
            fetch_pcs_30_q <= fetch_pcs_30_d;
            fetch_pcs_31_q <= fetch_pcs_31_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, active};
endmodule
