// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Instruction misses: who waits for which line, which line is asked for next, and who may go on when it is there.
//
// A miss register a context: none, waiting for a line, woken (its line came, it has not asked again). An idle engine
// asks memory in f for the line of a waiting context, round robin after the last one served; the answer comes in
// f + latency, is written at the end of that cycle, and wakes everybody who then waits for the line, also a context
// whose miss is found in that very cycle. An invalidation makes the fill under way worthless: it ends and wakes, and
// writes nothing.
//
// A line may not be replaced while a context woken for it has yet to ask again, unless other warps hold that context up
// (barrier, wspawn). Which waiting lines meet which others in one place is noted when a miss is found: C comparisons
// a cycle instead of C x C.
//
// No instruction lies in input and output or in local memory: a line from there becomes zeros, which are none.
//
// Does not know the cache's contents, nor how long memory takes.
//
// Miss registers and the one fill under way.

module fill_engine (
    input  wire         clock,
    input  wire         reset,
    // The lookup of the last cycle missed.
    input  wire         missed,
    // Whose.
    input  wire         missed_context,
    // Of which instruction.
    input  wire  [31:0] missed_pc,
    // Contexts that request an instruction in this cycle.
    input  wire   [1:0] requests,
    // Contexts redirected or retired at the end of this cycle.
    input  wire   [1:0] cancel,
    // Contexts held up by others, at a barrier or wspawn: their lines are not locked.
    input  wire   [1:0] held_up,
    // Contexts that wait for a line, the one whose miss is found now included.
    output reg    [1:0] waiting,
    // Asks memory for a line.
    output wire         fill_valid,
    // Address of the line.
    output wire  [31:0] fill_address,
    // Memory answers.
    input  wire         line_valid,
    // The line.
    input  wire [127:0] line_data,
    // The cache becomes invalid at the end of this cycle (fence.i).
    input  wire         invalidate,
    // Writes a line into the cache.
    output wire         write,
    // Address of the line.
    output wire  [31:0] write_address,
    // The line.
    output reg  [127:0] write_line
);

    reg   [1:0] waits_q;
    wire  [1:0] waits_d;
    reg   [1:0] woken_q;
    wire  [1:0] woken_d;
    reg  [27:0] lines_0_q;
    reg  [27:0] lines_0_d;
    reg  [27:0] lines_1_q;
    reg  [27:0] lines_1_d;
    reg   [1:0] rivals_0_q;
    reg   [1:0] rivals_0_d;
    reg   [1:0] rivals_1_q;
    reg   [1:0] rivals_1_d;
    reg         filling_q;
    reg         filling_d;
    reg  [27:0] filling_line_q;
    reg  [27:0] filling_line_d;
    reg         stale_q;
    reg         stale_d;
    reg         last_served_q;
    reg         last_served_d;
    wire [27:0] missed_line;
    wire  [5:0] missed_place;
    wire  [5:0] places_0;
    wire  [5:0] places_1;
    wire  [1:0] missed_rivals;
    wire  [1:0] locks;
    reg   [1:0] wanted;
    reg   [1:0] wakes;
    wire        ends;
    wire [15:0] high;
    wire        next_start;
    wire  [1:0] next_grant;
    wire        next_index;
    wire        next_found;
    wire [27:0] asked_line_chosen;

    round_robin_requests2 u_next (
        .requests (wanted),
        .start    (next_start),
        .grant    (next_grant),
        .index    (next_index),
        .found    (next_found)
    );

    select_words28_index1 u_asked_line (
        .words_0 (lines_0_q),
        .words_1 (lines_1_q),
        .index   (next_index),
        .chosen  (asked_line_chosen)
    );

    // Start: an idle engine asks for a line.
    assign locks = woken_q & (~held_up);

    always @* begin
        wanted = waits_q;
        if (|(rivals_0_q & locks)) begin
            wanted[0] = 1'b0;
        end
        if (|(rivals_1_q & locks)) begin
            wanted[1] = 1'b0;
        end
    end

    assign next_start = (last_served_q == 1'b1) ? 1'b0 : (last_served_q + 1'b1);
    assign fill_valid = next_found & (~filling_q);
    assign fill_address = {asked_line_chosen, 4'h0};

    always @* begin
        filling_d = filling_q;
        filling_line_d = filling_line_q;
        last_served_d = last_served_q;
        stale_d = stale_q;
        if (fill_valid) begin
            filling_d = 1'b1;
            filling_line_d = asked_line_chosen;
            stale_d = 1'b0;
            last_served_d = next_index;
        end
        wakes = 2'h0;
        if (ends) begin
            filling_d = 1'b0;
            if (missed & (missed_context == 1'b0)) begin
                wakes[0] = missed_line == filling_line_q;
            end else begin
                wakes[0] = waits_q[0] & (lines_0_q == filling_line_q);
            end
            if (missed & (missed_context == 1'b1)) begin
                wakes[1] = missed_line == filling_line_q;
            end else begin
                wakes[1] = waits_q[1] & (lines_1_q == filling_line_q);
            end
        end
        if (invalidate) begin
            stale_d = 1'b1;
        end
    end

    // Tags: a miss is noted with its rivals.
    assign missed_line = missed_pc[31:4];
    assign missed_place = missed_line[5:0];
    assign missed_rivals = {
        (places_1 == missed_place) & (lines_1_q != missed_line),
        (places_0 == missed_place) & (lines_0_q != missed_line)
    };
    assign places_0 = lines_0_q[5:0];
    assign places_1 = lines_1_q[5:0];

    always @* begin
        waiting = waits_q;
        lines_0_d = lines_0_q;
        rivals_0_d = rivals_0_q;
        if (missed) begin
            if (missed_context == 1'b0) begin
                waiting[0] = 1'b1;
                lines_0_d = missed_line;
                rivals_0_d = missed_rivals;
            end else begin
                rivals_0_d = rivals_0_q;
                rivals_0_d[missed_context] = missed_rivals[0];
            end
        end
        lines_1_d = lines_1_q;
        rivals_1_d = rivals_1_q;
        if (missed) begin
            if (missed_context == 1'b1) begin
                waiting[1] = 1'b1;
                lines_1_d = missed_line;
                rivals_1_d = missed_rivals;
            end else begin
                rivals_1_d = rivals_1_q;
                rivals_1_d[missed_context] = missed_rivals[1];
            end
        end
    end

    // End: the line is written, who waits for it is woken.
    assign ends = filling_q & line_valid;
    assign write = (ends & (~stale_q)) & (~invalidate);
    assign write_address = {filling_line_q, 4'h0};
    assign high = filling_line_q[27:12];

    always @* begin
        write_line = line_data;
        if ((high == 16'h0) | (high == 16'hffff)) begin
            write_line = 128'h0;
        end
    end

    assign waits_d = (waiting & (~wakes)) & (~cancel);
    assign woken_d = ((woken_q & (~requests)) | wakes) & (~cancel);

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 2'h0;
            woken_q <= 2'h0;
            lines_0_q <= 28'h0;
            lines_1_q <= 28'h0;
            rivals_0_q <= 2'h0;
            rivals_1_q <= 2'h0;
            filling_q <= 1'b0;
            filling_line_q <= 28'h0;
            stale_q <= 1'b0;
            last_served_q <= 1'b1;
        end else begin
            waits_q <= waits_d;
            woken_q <= woken_d;
            lines_0_q <= lines_0_d;
            lines_1_q <= lines_1_d;
            rivals_0_q <= rivals_0_d;
            rivals_1_q <= rivals_1_d;
            filling_q <= filling_d;
            filling_line_q <= filling_line_d;
            stale_q <= stale_d;
            last_served_q <= last_served_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, missed_pc[3:0], next_grant};
endmodule
