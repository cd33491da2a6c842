// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Instruction misses: who waits for which line, which line is asked for next, and who may go on when it is there.
//
// A miss register a context: none, waiting for a line, woken (its line came, it has not asked again). An idle engine asks
// memory in f for the line of a waiting context, round robin after the last one served; the answer comes in f + latency,
// is written at the end of that cycle, and wakes everybody who then waits for the line, also a context whose miss is found
// in that very cycle. An invalidation makes the fill in flight worthless: it ends and wakes, and writes nothing. In a
// cycle as many misses may be found as there are fetch ports, one at each. At a split the child's register becomes a copy
// of its parent's, as it is after the misses and wake-ups of the cycle.
//
// A line may not be replaced while a context woken for it has yet to ask again, unless other warps hold that context up
// (barrier, wspawn, join). In a cycle only the line of the context whose turn it is is looked at, C comparisons: if its
// place is locked nothing is asked for, and the next context has its turn in the next cycle.
//
// Where code is loaded after reset (`preload.rs`) an idle engine asks for those lines before anybody is active.
//
// No instruction lies in input and output or in local memory: a line from there becomes zeros, which are none.
//
// Does not know the cache's contents, nor how long memory takes.
//
// Miss registers and the one fill in flight.

`default_nettype none

module warpstep_fill_engine (
    input  wire         clock,
    input  wire         reset,
    // The lookup of the last cycle at each port, if it missed.
    input  wire         missed_valid, // An instruction is requested.
    input  wire         missed_context, // Context that requests the instruction; within a fetch port, its warp.
    input  wire  [31:0] missed_pc, // Address of the requested instruction.
    input  wire   [1:0] requests, // Contexts that request an instruction in this cycle, one bit per context.
    input  wire   [1:0] cancel, // Contexts redirected or retired at the end of this cycle, one bit per context.
    // Contexts held up by others, at a barrier, wspawn or join, one bit per context: their lines are not locked.
    input  wire   [1:0] held_up,
    // Contexts that wait for a line, those whose miss is found in this cycle included; one bit per context.
    output wire   [1:0] waiting,
    output wire   [1:0] waited, // Those whose miss was found before this cycle.
    // The request for a line, to memory.
    output wire         fill_valid, // A line of instructions is requested in this cycle.
    output wire  [31:0] fill_address, // Address of the requested line of instructions.
    // The requested line, from memory.
    input  wire         line_valid, // The requested line of instructions is here, in this cycle only.
    input  wire [127:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
    input  wire         invalidate, // The cache becomes invalid at the end of this cycle (fence.i).
    // The line that is written into the cache.
    output wire         write_valid, // A line is written at the end of this cycle.
    output wire  [31:0] write_address, // Address of the line.
    output reg  [127:0] write_line // Words of the line, the lowest address lowest.
);

    localparam [15:0] IO = 16'h0;
    localparam [15:0] LOCAL = 16'hffff;

    reg   [1:0] waits_q;
    reg   [1:0] woken_q;
    reg  [55:0] lines_q;
    reg         filling_q;
    reg  [27:0] filling_line_q;
    reg         stale_q;
    reg         turn_q;
    reg   [1:0] misses;
    wire  [1:0] locks;
    reg         locked;
    reg   [1:0] wakes;
    wire        ends;
    reg  [55:0] lines_now;
    wire  [1:0] waits_after;
    wire  [1:0] woken_after;
    wire  [1:0] next_grant;
    wire        next_index;
    wire        next_found;
    wire [27:0] asked_line_chosen;

    warpstep_round_robin_requests2 u_next (
        .requests (waits_q),
        .start    (turn_q),
        .grant    (next_grant),
        .index    (next_index),
        .found    (next_found)
    );

    warpstep_select #(.WIDTH(28), .COUNT(2), .INDEX(1)) u_asked_line (
        .words  (lines_q),
        .index  (next_index),
        .chosen (asked_line_chosen)
    );

    // Start: an idle engine asks for the line of the context in turn, unless it is locked out.
    assign locks = woken_q & ~held_up;

    always @* begin
        locked = 1'b0;
        if (locks[0] & (lines_q[5:0] == asked_line_chosen[5:0]) & (lines_q[27:0] != asked_line_chosen)) begin
            locked = 1'b1;
        end
        if (locks[1] & (lines_q[33:28] == asked_line_chosen[5:0]) & (lines_q[55:28] != asked_line_chosen)) begin
            locked = 1'b1;
        end
    end

    assign fill_valid = next_found & ~filling_q & ~locked;
    assign fill_address = {asked_line_chosen, 4'h0};

    always @* begin
        // Tags: misses are noted.
        misses = 2'h0;
        lines_now[27:0] = lines_q[27:0];
        lines_now[55:28] = lines_q[55:28];
        if (missed_valid & (missed_context == 1'b0)) begin
            misses[0] = 1'b1;
            lines_now[27:0] = missed_pc[31:4];
        end
        if (missed_valid & (missed_context == 1'b1)) begin
            misses[1] = 1'b1;
            lines_now[55:28] = missed_pc[31:4];
        end
    end

    assign waited = waits_q;
    assign waiting = waits_q | misses;

    // End: the line is written, who waits for it is woken.
    assign ends = filling_q & line_valid;
    assign write_valid = ends & ~stale_q & ~invalidate;
    assign write_address = {filling_line_q, 4'h0};

    always @* begin
        write_line = line_data;
        if ((filling_line_q[27:12] == IO) | (filling_line_q[27:12] == LOCAL)) write_line = 128'h0;
    end

    always @* begin
        wakes = 2'h0;
        if (ends) begin
            wakes[0] = waiting[0] & (lines_now[27:0] == filling_line_q);
            wakes[1] = waiting[1] & (lines_now[55:28] == filling_line_q);
        end
    end

    assign waits_after = waiting & ~wakes & ~cancel;
    assign woken_after = ((woken_q & ~requests) | wakes) & ~cancel;

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 2'h0;
            woken_q <= 2'h0;
            filling_q <= 1'b0;
            stale_q <= 1'b0;
            turn_q <= 1'b0;
        end else begin
            if (next_found & ~filling_q) begin
                turn_q <= next_index + 1'b1;
                if (next_index == 1'b1) turn_q <= 1'b0;
            end
            if (fill_valid) begin
                filling_q <= 1'b1;
                stale_q <= 1'b0;
            end
            if (ends) filling_q <= 1'b0;
            if (invalidate) stale_q <= 1'b1;
            waits_q <= waits_after;
            woken_q <= woken_after;
        end
    end

    always @(posedge clock) begin
        if (fill_valid) filling_line_q <= asked_line_chosen;
        lines_q <= lines_now;
    end

`ifdef WARPSTEP_INIT
    initial {lines_q, filling_line_q} = 84'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, missed_pc[3:0], next_grant};
endmodule

`default_nettype wire
