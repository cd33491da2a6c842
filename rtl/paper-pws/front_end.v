// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
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
    input  wire   [3:0] ready,
    // Contexts that run.
    input  wire   [3:0] active,
    // Contexts held up by other warps.
    input  wire   [3:0] held_up,
    // Contexts that go elsewhere at the end of this cycle.
    input  wire   [3:0] redirect,
    // Where.
    input  wire  [31:0] redirect_pc,
    // Contexts that end.
    input  wire   [3:0] retire,
    // Contexts that begin.
    input  wire   [3:0] start,
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
    // Whether there is one.
    output wire   [3:0] has_head,
    // Contexts that wait for a line.
    output wire   [3:0] waiting,
    // Somebody issues.
    output wire         issue,
    // Who, one bit a context.
    output wire   [3:0] issue_grant,
    // Who, as a number.
    output wire   [1:0] issue_context,
    // Its entry.
    output reg  [102:0] issue_entry,
    // Somebody requests an instruction.
    output wire         request,
    // Who.
    output wire   [1:0] request_context,
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
    // Requests under way, a context each.
    output wire   [1:0] in_flight_0,
    output wire   [1:0] in_flight_1,
    output wire   [1:0] in_flight_2,
    output wire   [1:0] in_flight_3
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
    reg   [31:0] pcs_now_0;
    wire  [31:0] pcs_now_1;
    wire  [31:0] pcs_now_2;
    wire  [31:0] pcs_now_3;
    wire   [3:0] request_grant;
    reg  [102:0] arriving;
    wire   [1:0] issue_scheduler_selected;
    wire   [3:0] issue_scheduler_grant;
    wire         issue_scheduler_any;
    wire         stages_missed;
    wire   [1:0] stages_missed_context;
    wire  [31:0] stages_missed_pc;
    wire         stages_arrival;
    wire   [1:0] stages_arrival_context;
    wire         stages_arrival_nop;
    wire   [1:0] stages_arrival_cause;
    wire  [31:0] stages_arrival_pc;
    wire  [31:0] stages_arrival_word;
    wire         cache_hit;
    wire  [31:0] cache_word;
    wire   [3:0] fill_cancel;
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
        .in_flight_3     (in_flight_3)
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
    end

    assign has_head = {queues_3_has_head, queues_2_has_head, queues_1_has_head, queues_0_has_head};
    assign queues_0_push = stages_arrival & (stages_arrival_context == 2'h0);
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
        if (stages_missed & (stages_missed_context == 2'h0)) begin
            fetch_pcs_0_d = stages_missed_pc;
        end
        if (redirect[0]) begin
            fetch_pcs_0_d = redirect_pc;
        end
        if (start[0]) begin
            fetch_pcs_0_d = start_pc;
        end
    end

    assign queues_1_push = stages_arrival & (stages_arrival_context == 2'h1);
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
        if (stages_missed & (stages_missed_context == 2'h1)) begin
            fetch_pcs_1_d = stages_missed_pc;
        end
        if (redirect[1]) begin
            fetch_pcs_1_d = redirect_pc;
        end
        if (start[1]) begin
            fetch_pcs_1_d = start_pc;
        end
    end

    assign queues_2_push = stages_arrival & (stages_arrival_context == 2'h2);
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
        if (stages_missed & (stages_missed_context == 2'h2)) begin
            fetch_pcs_2_d = stages_missed_pc;
        end
        if (redirect[2]) begin
            fetch_pcs_2_d = redirect_pc;
        end
        if (start[2]) begin
            fetch_pcs_2_d = start_pc;
        end
    end

    assign queues_3_push = stages_arrival & (stages_arrival_context == 2'h3);
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
        if (stages_missed & (stages_missed_context == 2'h3)) begin
            fetch_pcs_3_d = stages_missed_pc;
        end
        if (redirect[3]) begin
            fetch_pcs_3_d = redirect_pc;
        end
        if (start[3]) begin
            fetch_pcs_3_d = start_pc;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            fresh_q <= 1'b1;
            fetch_pcs_0_q <= 32'h0;
            fetch_pcs_1_q <= 32'h0;
            fetch_pcs_2_q <= 32'h0;
            fetch_pcs_3_q <= 32'h0;
        end else begin
            fresh_q <= fresh_d;
            fetch_pcs_0_q <= fetch_pcs_0_d;
            fetch_pcs_1_q <= fetch_pcs_1_d;
            fetch_pcs_2_q <= fetch_pcs_2_d;
            fetch_pcs_3_q <= fetch_pcs_3_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, active};
endmodule
