// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Requests on their way to the queue: t_F stages, one request a cycle.
//
// Requested in c: in stage 0 in c + 1, where the cache says whether it hit and gives the word; in the last stage in
// c + t_F, from where it enters its queue at the end of that cycle. A miss leaves a NOP in the request's place
// (coordinated) or nothing (decoupled). A context that is redirected or retired loses what it has on the way, the
// request of that cycle included, at the end of the cycle: to NOPs, or to nothing. What leaves the last stage in that
// very cycle is compensated by the queue.
//
// Does not know who requests, nor why a context goes elsewhere, nor what a word means.
//
// What is between request and queue.

module fetch_stages (
    input  wire        clock,
    input  wire        reset,
    // An instruction is requested.
    input  wire        request,
    // By which context.
    input  wire  [1:0] request_context,
    // Which one.
    input  wire [31:0] request_pc,
    // Whether the cache holds what was requested in the last cycle.
    input  wire        hit,
    // Its word.
    input  wire [31:0] word,
    // Contexts that go elsewhere at the end of this cycle.
    input  wire  [3:0] redirect,
    // Contexts that end at the end of this cycle.
    input  wire  [3:0] retire,
    // The request of the last cycle is in the cache and still wanted.
    output wire        found,
    // It is not in the cache, and still wanted.
    output wire        missed,
    // By which context.
    output wire  [1:0] missed_context,
    // Where its fetch goes on.
    output wire [31:0] missed_pc,
    // Something enters a queue at the end of this cycle.
    output wire        arrival,
    // Whose queue.
    output wire  [1:0] arrival_context,
    // Whether it is a compensation NOP.
    output wire        arrival_nop,
    // Why.
    output wire  [1:0] arrival_cause,
    // Address of the instruction.
    output wire [31:0] arrival_pc,
    // Its word; meaningless for a NOP.
    output wire [31:0] arrival_word,
    // Requests under way, a context each, after the tag comparison of this cycle.
    output reg   [1:0] in_flight_0,
    output reg   [1:0] in_flight_1,
    output reg   [1:0] in_flight_2,
    output reg   [1:0] in_flight_3
);

    reg         valids_0_q;
    wire        valids_0_d;
    reg         valids_1_q;
    wire        valids_1_d;
    reg         valids_2_q;
    wire        valids_2_d;
    reg   [1:0] contexts_0_q;
    wire  [1:0] contexts_0_d;
    reg   [1:0] contexts_1_q;
    wire  [1:0] contexts_1_d;
    reg   [1:0] contexts_2_q;
    wire  [1:0] contexts_2_d;
    reg  [31:0] pcs_0_q;
    wire [31:0] pcs_0_d;
    reg  [31:0] pcs_1_q;
    wire [31:0] pcs_1_d;
    reg  [31:0] pcs_2_q;
    wire [31:0] pcs_2_d;
    reg         nops_0_q;
    reg         nops_0_d;
    reg         nops_1_q;
    reg         nops_1_d;
    reg         nops_2_q;
    reg         nops_2_d;
    reg   [1:0] causes_0_q;
    reg   [1:0] causes_0_d;
    reg   [1:0] causes_1_q;
    reg   [1:0] causes_1_d;
    reg   [1:0] causes_2_q;
    reg   [1:0] causes_2_d;
    reg  [31:0] words_0_q;
    wire [31:0] words_0_d;
    reg  [31:0] words_1_q;
    wire [31:0] words_1_d;
    wire        valid_now_0;
    wire        valid_now_1;
    wire        valid_now_2;
    wire        valid_now_3;
    wire  [1:0] context_now_0;
    wire  [1:0] context_now_1;
    wire  [1:0] context_now_2;
    wire  [1:0] context_now_3;
    wire [31:0] pc_now_0;
    wire [31:0] pc_now_1;
    wire [31:0] pc_now_2;
    wire [31:0] pc_now_3;
    wire        nop_now_0;
    reg         nop_now_1;
    wire        nop_now_2;
    wire        nop_now_3;
    wire  [1:0] cause_now_0;
    reg   [1:0] cause_now_1;
    wire  [1:0] cause_now_2;
    wire  [1:0] cause_now_3;
    wire [31:0] word_now_0;
    wire [31:0] word_now_1;
    wire [31:0] word_now_2;
    wire        redirected_0;
    wire        redirected_1;
    wire        redirected_2;
    wire        retired_0;
    wire        retired_1;
    wire        retired_2;

    // The request stands before the stages.
    assign valid_now_0 = request;
    assign context_now_0 = request_context;
    assign pc_now_0 = request_pc;
    assign nop_now_0 = 1'b0;
    assign cause_now_0 = 2'h0;

    // Tags: a hit, or the place becomes a NOP.
    assign found = (valids_0_q & (~nops_0_q)) & hit;
    assign missed = (valids_0_q & (~nops_0_q)) & (~hit);
    assign missed_context = contexts_0_q;
    assign missed_pc = pcs_0_q;
    assign valid_now_1 = valids_0_q;
    assign context_now_1 = contexts_0_q;
    assign pc_now_1 = pcs_0_q;

    always @* begin
        nop_now_1 = nops_0_q;
        cause_now_1 = causes_0_q;
        if (missed) begin
            nop_now_1 = 1'b1;
            cause_now_1 = 2'h1;
        end
    end

    assign word_now_0 = word;
    assign valid_now_2 = valids_1_q;
    assign context_now_2 = contexts_1_q;
    assign pc_now_2 = pcs_1_q;
    assign nop_now_2 = nops_1_q;
    assign cause_now_2 = causes_1_q;
    assign word_now_1 = words_0_q;
    assign valid_now_3 = valids_2_q;
    assign context_now_3 = contexts_2_q;
    assign pc_now_3 = pcs_2_q;
    assign nop_now_3 = nops_2_q;
    assign cause_now_3 = causes_2_q;
    assign word_now_2 = words_1_q;

    // All move on by a stage, unless their context left.
    assign redirected_0 = redirect[context_now_0];
    assign retired_0 = retire[context_now_0];
    assign valids_0_d = valid_now_0;
    assign contexts_0_d = context_now_0;
    assign pcs_0_d = pc_now_0;

    always @* begin
        nops_0_d = nop_now_0;
        causes_0_d = cause_now_0;
        if (retired_0) begin
            nops_0_d = 1'b1;
            causes_0_d = 2'h3;
        end else if (redirected_0) begin
            nops_0_d = 1'b1;
            causes_0_d = 2'h2;
        end
    end

    assign redirected_1 = redirect[context_now_1];
    assign retired_1 = retire[context_now_1];
    assign valids_1_d = valid_now_1;
    assign contexts_1_d = context_now_1;
    assign pcs_1_d = pc_now_1;

    always @* begin
        nops_1_d = nop_now_1;
        causes_1_d = cause_now_1;
        if (retired_1) begin
            nops_1_d = 1'b1;
            causes_1_d = 2'h3;
        end else if (redirected_1) begin
            nops_1_d = 1'b1;
            causes_1_d = 2'h2;
        end
    end

    assign words_0_d = word_now_0;
    assign redirected_2 = redirect[context_now_2];
    assign retired_2 = retire[context_now_2];
    assign valids_2_d = valid_now_2;
    assign contexts_2_d = context_now_2;
    assign pcs_2_d = pc_now_2;

    always @* begin
        nops_2_d = nop_now_2;
        causes_2_d = cause_now_2;
        if (retired_2) begin
            nops_2_d = 1'b1;
            causes_2_d = 2'h3;
        end else if (redirected_2) begin
            nops_2_d = 1'b1;
            causes_2_d = 2'h2;
        end
    end

    assign words_1_d = word_now_1;

    // The last stage enters its queue.
    assign arrival = valid_now_3;
    assign arrival_context = context_now_3;
    assign arrival_nop = nop_now_3;
    assign arrival_cause = cause_now_3;
    assign arrival_pc = pc_now_3;
    assign arrival_word = word_now_2;

    always @* begin
        in_flight_0 = 2'h0;
        if (valid_now_1 & (contexts_0_q == 2'h0)) begin
            in_flight_0 = in_flight_0 + 2'h1;
        end
        if (valid_now_2 & (contexts_1_q == 2'h0)) begin
            in_flight_0 = in_flight_0 + 2'h1;
        end
        if (valid_now_3 & (contexts_2_q == 2'h0)) begin
            in_flight_0 = in_flight_0 + 2'h1;
        end
    end

    always @* begin
        in_flight_1 = 2'h0;
        if (valid_now_1 & (contexts_0_q == 2'h1)) begin
            in_flight_1 = in_flight_1 + 2'h1;
        end
        if (valid_now_2 & (contexts_1_q == 2'h1)) begin
            in_flight_1 = in_flight_1 + 2'h1;
        end
        if (valid_now_3 & (contexts_2_q == 2'h1)) begin
            in_flight_1 = in_flight_1 + 2'h1;
        end
    end

    always @* begin
        in_flight_2 = 2'h0;
        if (valid_now_1 & (contexts_0_q == 2'h2)) begin
            in_flight_2 = in_flight_2 + 2'h1;
        end
        if (valid_now_2 & (contexts_1_q == 2'h2)) begin
            in_flight_2 = in_flight_2 + 2'h1;
        end
        if (valid_now_3 & (contexts_2_q == 2'h2)) begin
            in_flight_2 = in_flight_2 + 2'h1;
        end
    end

    always @* begin
        in_flight_3 = 2'h0;
        if (valid_now_1 & (contexts_0_q == 2'h3)) begin
            in_flight_3 = in_flight_3 + 2'h1;
        end
        if (valid_now_2 & (contexts_1_q == 2'h3)) begin
            in_flight_3 = in_flight_3 + 2'h1;
        end
        if (valid_now_3 & (contexts_2_q == 2'h3)) begin
            in_flight_3 = in_flight_3 + 2'h1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            valids_0_q <= 1'b0;
            valids_1_q <= 1'b0;
            valids_2_q <= 1'b0;
            contexts_0_q <= 2'h0;
            contexts_1_q <= 2'h0;
            contexts_2_q <= 2'h0;
            pcs_0_q <= 32'h0;
            pcs_1_q <= 32'h0;
            pcs_2_q <= 32'h0;
            nops_0_q <= 1'b0;
            nops_1_q <= 1'b0;
            nops_2_q <= 1'b0;
            causes_0_q <= 2'h0;
            causes_1_q <= 2'h0;
            causes_2_q <= 2'h0;
            words_0_q <= 32'h0;
            words_1_q <= 32'h0;
        end else begin
            valids_0_q <= valids_0_d;
            valids_1_q <= valids_1_d;
            valids_2_q <= valids_2_d;
            contexts_0_q <= contexts_0_d;
            contexts_1_q <= contexts_1_d;
            contexts_2_q <= contexts_2_d;
            pcs_0_q <= pcs_0_d;
            pcs_1_q <= pcs_1_d;
            pcs_2_q <= pcs_2_d;
            nops_0_q <= nops_0_d;
            nops_1_q <= nops_1_d;
            nops_2_q <= nops_2_d;
            causes_0_q <= causes_0_d;
            causes_1_q <= causes_1_d;
            causes_2_q <= causes_2_d;
            words_0_q <= words_0_d;
            words_1_q <= words_1_d;
        end
    end
endmodule
