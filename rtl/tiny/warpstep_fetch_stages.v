// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Requests of a fetch port on their way to the queue: t_F stages, one request a cycle. Its contexts are one of each warp.
//
// Requested in c: in stage 0 in c + 1, where the cache says whether it hit and gives the word; in the last stage in
// c + t_F, from where it enters its queue at the end of that cycle. A miss leaves a NOP in the request's place
// (coordinated) or nothing (decoupled). A context that is redirected or retired loses what it has on the way, the
// request of that cycle included, at the end of the cycle: to NOPs, or to nothing. What leaves the last stage in that
// very cycle is compensated by the queue.
//
// A context that becomes a copy of its parent takes over what the parent's port has in flight for it, but for the
// instructions: these reach its queue by way of the parent's. What it had left vanishes. In that cycle neither of the two
// requests.
//
// Does not know who requests, nor why a context goes elsewhere, nor what a word means.
//
// What is between request and queue.

`default_nettype none

module warpstep_fetch_stages (
    input  wire        clock,
    input  wire        reset,
    // The request of this cycle.
    input  wire        request_valid, // An instruction is requested.
    input  wire        request_context, // Context that requests the instruction; within a fetch port, its warp.
    input  wire [31:0] request_pc, // Address of the requested instruction.
    input  wire        looped, // The request of this cycle is looped; with loop registers only.
    input  wire        hit, // The cache holds the instruction requested in the last cycle.
    input  wire [31:0] word, // Word of the instruction requested in the last cycle.
    input  wire  [1:0] redirect, // Contexts redirected at the end of this cycle, one bit per warp.
    input  wire  [1:0] retire, // Contexts retired at the end of this cycle, one bit per warp.
    output wire        found, // The request of the last cycle is in the cache and still wanted.
    // The request of the last cycle, if it is not in the cache and still wanted.
    output wire        missed_valid, // An instruction is requested.
    output wire        missed_context, // Context that requests the instruction; within a fetch port, its warp.
    output wire [31:0] missed_pc, // Address of the requested instruction.
    // What enters a queue at the end of this cycle.
    output wire        arrival_valid, // An instruction or NOP enters a queue at the end of this cycle.
    output wire        arrival_nop, // What enters is a compensation NOP.
    output wire  [1:0] arrival_cause, // Cause of the compensation NOP.
    output wire [31:0] arrival_pc, // Address of the instruction.
    output wire [31:0] arrival_word, // Instruction word; undefined for a NOP.
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire        arrival_looped,
    // Word that enters a queue in the next cycle, or nothing does; absent with fewer than three stages.
    output wire [31:0] coming,
    output wire        arrival_context, // Warp whose queue it enters.
    output reg   [3:0] in_flight // Requests in flight for each context, after the tag comparison of this cycle.
);

    localparam [1:0] MISS = 2'h1;
    localparam [1:0] REDIRECT = 2'h2;
    localparam [1:0] RETIRE = 2'h3;

    reg   [2:0] stages_valid_q;
    reg   [2:0] stages_context_q;
    reg  [95:0] stages_pc_q;
    reg   [2:0] stages_nop_q;
    reg   [5:0] stages_cause_q;
    reg   [2:0] stages_looped_q;
    reg  [63:0] words_q;
    reg         now_1_nop;
    reg   [1:0] now_1_cause;
    wire  [2:0] redirected;
    wire  [2:0] retired;

    // Tags: a hit, or the request becomes a NOP.
    assign found = stages_valid_q[0] & ~stages_nop_q[0] & hit;
    assign missed_valid = stages_valid_q[0] & ~stages_nop_q[0] & ~hit;
    assign missed_context = stages_context_q[0];
    assign missed_pc = stages_pc_q[31:0];

    always @* begin
        now_1_nop = stages_nop_q[0];
        now_1_cause = stages_cause_q[1:0];
        if (missed_valid) begin
            now_1_nop = 1'b1;
            now_1_cause = MISS;
        end
    end

    // All move on by a stage, unless their context left.
    assign redirected[0] = redirect[request_context];
    assign retired[0] = retire[request_context];
    assign redirected[1] = redirect[stages_context_q[0]];
    assign retired[1] = retire[stages_context_q[0]];
    assign redirected[2] = redirect[stages_context_q[1]];
    assign retired[2] = retire[stages_context_q[1]];

    // The last stage enters its queue.
    assign arrival_valid = stages_valid_q[2];
    assign arrival_nop = stages_nop_q[2];
    assign arrival_cause = stages_cause_q[5:4];
    assign arrival_pc = stages_pc_q[95:64];
    assign arrival_word = words_q[63:32];
    assign coming = words_q[31:0];
    assign arrival_looped = stages_looped_q[2];
    assign arrival_context = stages_context_q[2];

    always @* begin : set_in_flight
        integer context_number;
        for (context_number = 0; context_number < 2; context_number = context_number + 1) begin
            in_flight[context_number*2 +: 2] = 2'h0;
            if (stages_valid_q[0] & (stages_context_q[0] == context_number[0])) begin
                in_flight[context_number*2 +: 2] = in_flight[context_number*2 +: 2] + 2'h1;
            end
            if (stages_valid_q[1] & (stages_context_q[1] == context_number[0])) begin
                in_flight[context_number*2 +: 2] = in_flight[context_number*2 +: 2] + 2'h1;
            end
            if (stages_valid_q[2] & (stages_context_q[2] == context_number[0])) begin
                in_flight[context_number*2 +: 2] = in_flight[context_number*2 +: 2] + 2'h1;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            stages_valid_q <= 3'h0;
        end else begin
            stages_valid_q[0] <= request_valid;
            stages_valid_q[1] <= stages_valid_q[0];
            stages_valid_q[2] <= stages_valid_q[1];
        end
    end

    always @(posedge clock) begin
        stages_context_q[0] <= request_context;
        stages_pc_q[31:0] <= request_pc;
        stages_nop_q[0] <= 1'b0;
        stages_cause_q[1:0] <= 2'h0;
        if (retired[0]) begin
            stages_nop_q[0] <= 1'b1;
            stages_cause_q[1:0] <= RETIRE;
        end else if (redirected[0]) begin
            stages_nop_q[0] <= 1'b1;
            stages_cause_q[1:0] <= REDIRECT;
        end
        stages_nop_q[1] <= now_1_nop;
        stages_cause_q[3:2] <= now_1_cause;
        if (retired[1]) begin
            stages_nop_q[1] <= 1'b1;
            stages_cause_q[3:2] <= RETIRE;
        end else if (redirected[1]) begin
            stages_nop_q[1] <= 1'b1;
            stages_cause_q[3:2] <= REDIRECT;
        end
        stages_nop_q[2] <= stages_nop_q[1];
        stages_cause_q[5:4] <= stages_cause_q[3:2];
        if (retired[2]) begin
            stages_nop_q[2] <= 1'b1;
            stages_cause_q[5:4] <= RETIRE;
        end else if (redirected[2]) begin
            stages_nop_q[2] <= 1'b1;
            stages_cause_q[5:4] <= REDIRECT;
        end
        stages_looped_q[0] <= looped;
        stages_context_q[1] <= stages_context_q[0];
        stages_pc_q[63:32] <= stages_pc_q[31:0];
        stages_looped_q[1] <= stages_looped_q[0];
        words_q[31:0] <= word;
        stages_context_q[2] <= stages_context_q[1];
        stages_pc_q[95:64] <= stages_pc_q[63:32];
        stages_looped_q[2] <= stages_looped_q[1];
        words_q[63:32] <= words_q[31:0];
    end

`ifdef WARPSTEP_INIT
    initial {stages_context_q, stages_pc_q, stages_nop_q, stages_cause_q, stages_looped_q, words_q} = 175'h0;
`endif
endmodule

`default_nettype wire
