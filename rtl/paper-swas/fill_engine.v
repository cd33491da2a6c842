// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire   [4:0] missed_context,
    // Of which instruction.
    input  wire  [31:0] missed_pc,
    // Contexts that request an instruction in this cycle.
    input  wire  [31:0] requests,
    // Contexts redirected or retired at the end of this cycle.
    input  wire  [31:0] cancel,
    // Contexts held up by others, at a barrier or wspawn: their lines are not locked.
    input  wire  [31:0] held_up,
    // Contexts that wait for a line, the one whose miss is found now included.
    output reg   [31:0] waiting,
    // Asks memory for a line.
    output wire         fill_valid,
    // Address of the line.
    output wire  [31:0] fill_address,
    // Memory answers.
    input  wire         line_valid,
    // The line.
    input  wire [511:0] line_data,
    // The cache becomes invalid at the end of this cycle (fence.i).
    input  wire         invalidate,
    // Writes a line into the cache.
    output wire         write,
    // Address of the line.
    output wire  [31:0] write_address,
    // The line.
    output reg  [511:0] write_line
);

    reg  [31:0] waits_q;
    wire [31:0] waits_d;
    reg  [31:0] woken_q;
    wire [31:0] woken_d;
    reg  [25:0] lines_0_q;
    reg  [25:0] lines_0_d;
    reg  [25:0] lines_1_q;
    reg  [25:0] lines_1_d;
    reg  [25:0] lines_2_q;
    reg  [25:0] lines_2_d;
    reg  [25:0] lines_3_q;
    reg  [25:0] lines_3_d;
    reg  [25:0] lines_4_q;
    reg  [25:0] lines_4_d;
    reg  [25:0] lines_5_q;
    reg  [25:0] lines_5_d;
    reg  [25:0] lines_6_q;
    reg  [25:0] lines_6_d;
    reg  [25:0] lines_7_q;
    reg  [25:0] lines_7_d;
    reg  [25:0] lines_8_q;
    reg  [25:0] lines_8_d;
    reg  [25:0] lines_9_q;
    reg  [25:0] lines_9_d;
    reg  [25:0] lines_10_q;
    reg  [25:0] lines_10_d;
    reg  [25:0] lines_11_q;
    reg  [25:0] lines_11_d;
    reg  [25:0] lines_12_q;
    reg  [25:0] lines_12_d;
    reg  [25:0] lines_13_q;
    reg  [25:0] lines_13_d;
    reg  [25:0] lines_14_q;
    reg  [25:0] lines_14_d;
    reg  [25:0] lines_15_q;
    reg  [25:0] lines_15_d;
    reg  [25:0] lines_16_q;
    reg  [25:0] lines_16_d;
    reg  [25:0] lines_17_q;
    reg  [25:0] lines_17_d;
    reg  [25:0] lines_18_q;
    reg  [25:0] lines_18_d;
    reg  [25:0] lines_19_q;
    reg  [25:0] lines_19_d;
    reg  [25:0] lines_20_q;
    reg  [25:0] lines_20_d;
    reg  [25:0] lines_21_q;
    reg  [25:0] lines_21_d;
    reg  [25:0] lines_22_q;
    reg  [25:0] lines_22_d;
    reg  [25:0] lines_23_q;
    reg  [25:0] lines_23_d;
    reg  [25:0] lines_24_q;
    reg  [25:0] lines_24_d;
    reg  [25:0] lines_25_q;
    reg  [25:0] lines_25_d;
    reg  [25:0] lines_26_q;
    reg  [25:0] lines_26_d;
    reg  [25:0] lines_27_q;
    reg  [25:0] lines_27_d;
    reg  [25:0] lines_28_q;
    reg  [25:0] lines_28_d;
    reg  [25:0] lines_29_q;
    reg  [25:0] lines_29_d;
    reg  [25:0] lines_30_q;
    reg  [25:0] lines_30_d;
    reg  [25:0] lines_31_q;
    reg  [25:0] lines_31_d;
    reg  [31:0] rivals_0_q;
    reg  [31:0] rivals_0_d;
    reg  [31:0] rivals_1_q;
    reg  [31:0] rivals_1_d;
    reg  [31:0] rivals_2_q;
    reg  [31:0] rivals_2_d;
    reg  [31:0] rivals_3_q;
    reg  [31:0] rivals_3_d;
    reg  [31:0] rivals_4_q;
    reg  [31:0] rivals_4_d;
    reg  [31:0] rivals_5_q;
    reg  [31:0] rivals_5_d;
    reg  [31:0] rivals_6_q;
    reg  [31:0] rivals_6_d;
    reg  [31:0] rivals_7_q;
    reg  [31:0] rivals_7_d;
    reg  [31:0] rivals_8_q;
    reg  [31:0] rivals_8_d;
    reg  [31:0] rivals_9_q;
    reg  [31:0] rivals_9_d;
    reg  [31:0] rivals_10_q;
    reg  [31:0] rivals_10_d;
    reg  [31:0] rivals_11_q;
    reg  [31:0] rivals_11_d;
    reg  [31:0] rivals_12_q;
    reg  [31:0] rivals_12_d;
    reg  [31:0] rivals_13_q;
    reg  [31:0] rivals_13_d;
    reg  [31:0] rivals_14_q;
    reg  [31:0] rivals_14_d;
    reg  [31:0] rivals_15_q;
    reg  [31:0] rivals_15_d;
    reg  [31:0] rivals_16_q;
    reg  [31:0] rivals_16_d;
    reg  [31:0] rivals_17_q;
    reg  [31:0] rivals_17_d;
    reg  [31:0] rivals_18_q;
    reg  [31:0] rivals_18_d;
    reg  [31:0] rivals_19_q;
    reg  [31:0] rivals_19_d;
    reg  [31:0] rivals_20_q;
    reg  [31:0] rivals_20_d;
    reg  [31:0] rivals_21_q;
    reg  [31:0] rivals_21_d;
    reg  [31:0] rivals_22_q;
    reg  [31:0] rivals_22_d;
    reg  [31:0] rivals_23_q;
    reg  [31:0] rivals_23_d;
    reg  [31:0] rivals_24_q;
    reg  [31:0] rivals_24_d;
    reg  [31:0] rivals_25_q;
    reg  [31:0] rivals_25_d;
    reg  [31:0] rivals_26_q;
    reg  [31:0] rivals_26_d;
    reg  [31:0] rivals_27_q;
    reg  [31:0] rivals_27_d;
    reg  [31:0] rivals_28_q;
    reg  [31:0] rivals_28_d;
    reg  [31:0] rivals_29_q;
    reg  [31:0] rivals_29_d;
    reg  [31:0] rivals_30_q;
    reg  [31:0] rivals_30_d;
    reg  [31:0] rivals_31_q;
    reg  [31:0] rivals_31_d;
    reg         filling_q;
    reg         filling_d;
    reg  [25:0] filling_line_q;
    reg  [25:0] filling_line_d;
    reg         stale_q;
    reg         stale_d;
    reg   [4:0] last_served_q;
    reg   [4:0] last_served_d;
    wire [25:0] missed_line;
    wire  [7:0] missed_place;
    wire  [7:0] places_0;
    wire  [7:0] places_1;
    wire  [7:0] places_2;
    wire  [7:0] places_3;
    wire  [7:0] places_4;
    wire  [7:0] places_5;
    wire  [7:0] places_6;
    wire  [7:0] places_7;
    wire  [7:0] places_8;
    wire  [7:0] places_9;
    wire  [7:0] places_10;
    wire  [7:0] places_11;
    wire  [7:0] places_12;
    wire  [7:0] places_13;
    wire  [7:0] places_14;
    wire  [7:0] places_15;
    wire  [7:0] places_16;
    wire  [7:0] places_17;
    wire  [7:0] places_18;
    wire  [7:0] places_19;
    wire  [7:0] places_20;
    wire  [7:0] places_21;
    wire  [7:0] places_22;
    wire  [7:0] places_23;
    wire  [7:0] places_24;
    wire  [7:0] places_25;
    wire  [7:0] places_26;
    wire  [7:0] places_27;
    wire  [7:0] places_28;
    wire  [7:0] places_29;
    wire  [7:0] places_30;
    wire  [7:0] places_31;
    wire [31:0] missed_rivals;
    wire [31:0] locks;
    reg  [31:0] wanted;
    reg  [31:0] wakes;
    wire        ends;
    wire [15:0] high;
    wire  [4:0] next_start;
    wire [31:0] next_grant;
    wire  [4:0] next_index;
    wire        next_found;
    wire [25:0] asked_line_chosen;

    round_robin_requests32 u_next (
        .requests (wanted),
        .start    (next_start),
        .grant    (next_grant),
        .index    (next_index),
        .found    (next_found)
    );

    select_words26_index5 u_asked_line (
        .words_0  (lines_0_q),
        .words_1  (lines_1_q),
        .words_2  (lines_2_q),
        .words_3  (lines_3_q),
        .words_4  (lines_4_q),
        .words_5  (lines_5_q),
        .words_6  (lines_6_q),
        .words_7  (lines_7_q),
        .words_8  (lines_8_q),
        .words_9  (lines_9_q),
        .words_10 (lines_10_q),
        .words_11 (lines_11_q),
        .words_12 (lines_12_q),
        .words_13 (lines_13_q),
        .words_14 (lines_14_q),
        .words_15 (lines_15_q),
        .words_16 (lines_16_q),
        .words_17 (lines_17_q),
        .words_18 (lines_18_q),
        .words_19 (lines_19_q),
        .words_20 (lines_20_q),
        .words_21 (lines_21_q),
        .words_22 (lines_22_q),
        .words_23 (lines_23_q),
        .words_24 (lines_24_q),
        .words_25 (lines_25_q),
        .words_26 (lines_26_q),
        .words_27 (lines_27_q),
        .words_28 (lines_28_q),
        .words_29 (lines_29_q),
        .words_30 (lines_30_q),
        .words_31 (lines_31_q),
        .index    (next_index),
        .chosen   (asked_line_chosen)
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
        if (|(rivals_2_q & locks)) begin
            wanted[2] = 1'b0;
        end
        if (|(rivals_3_q & locks)) begin
            wanted[3] = 1'b0;
        end
        if (|(rivals_4_q & locks)) begin
            wanted[4] = 1'b0;
        end
        if (|(rivals_5_q & locks)) begin
            wanted[5] = 1'b0;
        end
        if (|(rivals_6_q & locks)) begin
            wanted[6] = 1'b0;
        end
        if (|(rivals_7_q & locks)) begin
            wanted[7] = 1'b0;
        end
        if (|(rivals_8_q & locks)) begin
            wanted[8] = 1'b0;
        end
        if (|(rivals_9_q & locks)) begin
            wanted[9] = 1'b0;
        end
        if (|(rivals_10_q & locks)) begin
            wanted[10] = 1'b0;
        end
        if (|(rivals_11_q & locks)) begin
            wanted[11] = 1'b0;
        end
        if (|(rivals_12_q & locks)) begin
            wanted[12] = 1'b0;
        end
        if (|(rivals_13_q & locks)) begin
            wanted[13] = 1'b0;
        end
        if (|(rivals_14_q & locks)) begin
            wanted[14] = 1'b0;
        end
        if (|(rivals_15_q & locks)) begin
            wanted[15] = 1'b0;
        end
        if (|(rivals_16_q & locks)) begin
            wanted[16] = 1'b0;
        end
        if (|(rivals_17_q & locks)) begin
            wanted[17] = 1'b0;
        end
        if (|(rivals_18_q & locks)) begin
            wanted[18] = 1'b0;
        end
        if (|(rivals_19_q & locks)) begin
            wanted[19] = 1'b0;
        end
        if (|(rivals_20_q & locks)) begin
            wanted[20] = 1'b0;
        end
        if (|(rivals_21_q & locks)) begin
            wanted[21] = 1'b0;
        end
        if (|(rivals_22_q & locks)) begin
            wanted[22] = 1'b0;
        end
        if (|(rivals_23_q & locks)) begin
            wanted[23] = 1'b0;
        end
        if (|(rivals_24_q & locks)) begin
            wanted[24] = 1'b0;
        end
        if (|(rivals_25_q & locks)) begin
            wanted[25] = 1'b0;
        end
        if (|(rivals_26_q & locks)) begin
            wanted[26] = 1'b0;
        end
        if (|(rivals_27_q & locks)) begin
            wanted[27] = 1'b0;
        end
        if (|(rivals_28_q & locks)) begin
            wanted[28] = 1'b0;
        end
        if (|(rivals_29_q & locks)) begin
            wanted[29] = 1'b0;
        end
        if (|(rivals_30_q & locks)) begin
            wanted[30] = 1'b0;
        end
        if (|(rivals_31_q & locks)) begin
            wanted[31] = 1'b0;
        end
    end

    assign next_start = (last_served_q == 5'h1f) ? 5'h0 : (last_served_q + 5'h1);
    assign fill_valid = next_found & (~filling_q);
    assign fill_address = {asked_line_chosen, 6'h0};

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
        wakes = 32'h0;
        if (ends) begin
            filling_d = 1'b0;
            if (missed & (missed_context == 5'h0)) begin
                wakes[0] = missed_line == filling_line_q;
            end else begin
                wakes[0] = waits_q[0] & (lines_0_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1)) begin
                wakes[1] = missed_line == filling_line_q;
            end else begin
                wakes[1] = waits_q[1] & (lines_1_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h2)) begin
                wakes[2] = missed_line == filling_line_q;
            end else begin
                wakes[2] = waits_q[2] & (lines_2_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h3)) begin
                wakes[3] = missed_line == filling_line_q;
            end else begin
                wakes[3] = waits_q[3] & (lines_3_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h4)) begin
                wakes[4] = missed_line == filling_line_q;
            end else begin
                wakes[4] = waits_q[4] & (lines_4_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h5)) begin
                wakes[5] = missed_line == filling_line_q;
            end else begin
                wakes[5] = waits_q[5] & (lines_5_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h6)) begin
                wakes[6] = missed_line == filling_line_q;
            end else begin
                wakes[6] = waits_q[6] & (lines_6_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h7)) begin
                wakes[7] = missed_line == filling_line_q;
            end else begin
                wakes[7] = waits_q[7] & (lines_7_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h8)) begin
                wakes[8] = missed_line == filling_line_q;
            end else begin
                wakes[8] = waits_q[8] & (lines_8_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h9)) begin
                wakes[9] = missed_line == filling_line_q;
            end else begin
                wakes[9] = waits_q[9] & (lines_9_q == filling_line_q);
            end
            if (missed & (missed_context == 5'ha)) begin
                wakes[10] = missed_line == filling_line_q;
            end else begin
                wakes[10] = waits_q[10] & (lines_10_q == filling_line_q);
            end
            if (missed & (missed_context == 5'hb)) begin
                wakes[11] = missed_line == filling_line_q;
            end else begin
                wakes[11] = waits_q[11] & (lines_11_q == filling_line_q);
            end
            if (missed & (missed_context == 5'hc)) begin
                wakes[12] = missed_line == filling_line_q;
            end else begin
                wakes[12] = waits_q[12] & (lines_12_q == filling_line_q);
            end
            if (missed & (missed_context == 5'hd)) begin
                wakes[13] = missed_line == filling_line_q;
            end else begin
                wakes[13] = waits_q[13] & (lines_13_q == filling_line_q);
            end
            if (missed & (missed_context == 5'he)) begin
                wakes[14] = missed_line == filling_line_q;
            end else begin
                wakes[14] = waits_q[14] & (lines_14_q == filling_line_q);
            end
            if (missed & (missed_context == 5'hf)) begin
                wakes[15] = missed_line == filling_line_q;
            end else begin
                wakes[15] = waits_q[15] & (lines_15_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h10)) begin
                wakes[16] = missed_line == filling_line_q;
            end else begin
                wakes[16] = waits_q[16] & (lines_16_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h11)) begin
                wakes[17] = missed_line == filling_line_q;
            end else begin
                wakes[17] = waits_q[17] & (lines_17_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h12)) begin
                wakes[18] = missed_line == filling_line_q;
            end else begin
                wakes[18] = waits_q[18] & (lines_18_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h13)) begin
                wakes[19] = missed_line == filling_line_q;
            end else begin
                wakes[19] = waits_q[19] & (lines_19_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h14)) begin
                wakes[20] = missed_line == filling_line_q;
            end else begin
                wakes[20] = waits_q[20] & (lines_20_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h15)) begin
                wakes[21] = missed_line == filling_line_q;
            end else begin
                wakes[21] = waits_q[21] & (lines_21_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h16)) begin
                wakes[22] = missed_line == filling_line_q;
            end else begin
                wakes[22] = waits_q[22] & (lines_22_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h17)) begin
                wakes[23] = missed_line == filling_line_q;
            end else begin
                wakes[23] = waits_q[23] & (lines_23_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h18)) begin
                wakes[24] = missed_line == filling_line_q;
            end else begin
                wakes[24] = waits_q[24] & (lines_24_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h19)) begin
                wakes[25] = missed_line == filling_line_q;
            end else begin
                wakes[25] = waits_q[25] & (lines_25_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1a)) begin
                wakes[26] = missed_line == filling_line_q;
            end else begin
                wakes[26] = waits_q[26] & (lines_26_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1b)) begin
                wakes[27] = missed_line == filling_line_q;
            end else begin
                wakes[27] = waits_q[27] & (lines_27_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1c)) begin
                wakes[28] = missed_line == filling_line_q;
            end else begin
                wakes[28] = waits_q[28] & (lines_28_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1d)) begin
                wakes[29] = missed_line == filling_line_q;
            end else begin
                wakes[29] = waits_q[29] & (lines_29_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1e)) begin
                wakes[30] = missed_line == filling_line_q;
            end else begin
                wakes[30] = waits_q[30] & (lines_30_q == filling_line_q);
            end
            if (missed & (missed_context == 5'h1f)) begin
                wakes[31] = missed_line == filling_line_q;
            end else begin
                wakes[31] = waits_q[31] & (lines_31_q == filling_line_q);
            end
        end
        if (invalidate) begin
            stale_d = 1'b1;
        end
    end

    // Tags: a miss is noted with its rivals.
    assign missed_line = missed_pc[31:6];
    assign missed_place = missed_line[7:0];
    assign missed_rivals = {
        (places_31 == missed_place) & (lines_31_q != missed_line),
        (places_30 == missed_place) & (lines_30_q != missed_line),
        (places_29 == missed_place) & (lines_29_q != missed_line),
        (places_28 == missed_place) & (lines_28_q != missed_line),
        (places_27 == missed_place) & (lines_27_q != missed_line),
        (places_26 == missed_place) & (lines_26_q != missed_line),
        (places_25 == missed_place) & (lines_25_q != missed_line),
        (places_24 == missed_place) & (lines_24_q != missed_line),
        (places_23 == missed_place) & (lines_23_q != missed_line),
        (places_22 == missed_place) & (lines_22_q != missed_line),
        (places_21 == missed_place) & (lines_21_q != missed_line),
        (places_20 == missed_place) & (lines_20_q != missed_line),
        (places_19 == missed_place) & (lines_19_q != missed_line),
        (places_18 == missed_place) & (lines_18_q != missed_line),
        (places_17 == missed_place) & (lines_17_q != missed_line),
        (places_16 == missed_place) & (lines_16_q != missed_line),
        (places_15 == missed_place) & (lines_15_q != missed_line),
        (places_14 == missed_place) & (lines_14_q != missed_line),
        (places_13 == missed_place) & (lines_13_q != missed_line),
        (places_12 == missed_place) & (lines_12_q != missed_line),
        (places_11 == missed_place) & (lines_11_q != missed_line),
        (places_10 == missed_place) & (lines_10_q != missed_line),
        (places_9 == missed_place) & (lines_9_q != missed_line),
        (places_8 == missed_place) & (lines_8_q != missed_line),
        (places_7 == missed_place) & (lines_7_q != missed_line),
        (places_6 == missed_place) & (lines_6_q != missed_line),
        (places_5 == missed_place) & (lines_5_q != missed_line),
        (places_4 == missed_place) & (lines_4_q != missed_line),
        (places_3 == missed_place) & (lines_3_q != missed_line),
        (places_2 == missed_place) & (lines_2_q != missed_line),
        (places_1 == missed_place) & (lines_1_q != missed_line),
        (places_0 == missed_place) & (lines_0_q != missed_line)
    };
    assign places_0 = lines_0_q[7:0];
    assign places_1 = lines_1_q[7:0];
    assign places_2 = lines_2_q[7:0];
    assign places_3 = lines_3_q[7:0];
    assign places_4 = lines_4_q[7:0];
    assign places_5 = lines_5_q[7:0];
    assign places_6 = lines_6_q[7:0];
    assign places_7 = lines_7_q[7:0];
    assign places_8 = lines_8_q[7:0];
    assign places_9 = lines_9_q[7:0];
    assign places_10 = lines_10_q[7:0];
    assign places_11 = lines_11_q[7:0];
    assign places_12 = lines_12_q[7:0];
    assign places_13 = lines_13_q[7:0];
    assign places_14 = lines_14_q[7:0];
    assign places_15 = lines_15_q[7:0];
    assign places_16 = lines_16_q[7:0];
    assign places_17 = lines_17_q[7:0];
    assign places_18 = lines_18_q[7:0];
    assign places_19 = lines_19_q[7:0];
    assign places_20 = lines_20_q[7:0];
    assign places_21 = lines_21_q[7:0];
    assign places_22 = lines_22_q[7:0];
    assign places_23 = lines_23_q[7:0];
    assign places_24 = lines_24_q[7:0];
    assign places_25 = lines_25_q[7:0];
    assign places_26 = lines_26_q[7:0];
    assign places_27 = lines_27_q[7:0];
    assign places_28 = lines_28_q[7:0];
    assign places_29 = lines_29_q[7:0];
    assign places_30 = lines_30_q[7:0];
    assign places_31 = lines_31_q[7:0];

    always @* begin
        waiting = waits_q;
        lines_0_d = lines_0_q;
        rivals_0_d = rivals_0_q;
        if (missed) begin
            if (missed_context == 5'h0) begin
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
            if (missed_context == 5'h1) begin
                waiting[1] = 1'b1;
                lines_1_d = missed_line;
                rivals_1_d = missed_rivals;
            end else begin
                rivals_1_d = rivals_1_q;
                rivals_1_d[missed_context] = missed_rivals[1];
            end
        end
        lines_2_d = lines_2_q;
        rivals_2_d = rivals_2_q;
        if (missed) begin
            if (missed_context == 5'h2) begin
                waiting[2] = 1'b1;
                lines_2_d = missed_line;
                rivals_2_d = missed_rivals;
            end else begin
                rivals_2_d = rivals_2_q;
                rivals_2_d[missed_context] = missed_rivals[2];
            end
        end
        lines_3_d = lines_3_q;
        rivals_3_d = rivals_3_q;
        if (missed) begin
            if (missed_context == 5'h3) begin
                waiting[3] = 1'b1;
                lines_3_d = missed_line;
                rivals_3_d = missed_rivals;
            end else begin
                rivals_3_d = rivals_3_q;
                rivals_3_d[missed_context] = missed_rivals[3];
            end
        end
        lines_4_d = lines_4_q;
        rivals_4_d = rivals_4_q;
        if (missed) begin
            if (missed_context == 5'h4) begin
                waiting[4] = 1'b1;
                lines_4_d = missed_line;
                rivals_4_d = missed_rivals;
            end else begin
                rivals_4_d = rivals_4_q;
                rivals_4_d[missed_context] = missed_rivals[4];
            end
        end
        lines_5_d = lines_5_q;
        rivals_5_d = rivals_5_q;
        if (missed) begin
            if (missed_context == 5'h5) begin
                waiting[5] = 1'b1;
                lines_5_d = missed_line;
                rivals_5_d = missed_rivals;
            end else begin
                rivals_5_d = rivals_5_q;
                rivals_5_d[missed_context] = missed_rivals[5];
            end
        end
        lines_6_d = lines_6_q;
        rivals_6_d = rivals_6_q;
        if (missed) begin
            if (missed_context == 5'h6) begin
                waiting[6] = 1'b1;
                lines_6_d = missed_line;
                rivals_6_d = missed_rivals;
            end else begin
                rivals_6_d = rivals_6_q;
                rivals_6_d[missed_context] = missed_rivals[6];
            end
        end
        lines_7_d = lines_7_q;
        rivals_7_d = rivals_7_q;
        if (missed) begin
            if (missed_context == 5'h7) begin
                waiting[7] = 1'b1;
                lines_7_d = missed_line;
                rivals_7_d = missed_rivals;
            end else begin
                rivals_7_d = rivals_7_q;
                rivals_7_d[missed_context] = missed_rivals[7];
            end
        end
        lines_8_d = lines_8_q;
        rivals_8_d = rivals_8_q;
        if (missed) begin
            if (missed_context == 5'h8) begin
                waiting[8] = 1'b1;
                lines_8_d = missed_line;
                rivals_8_d = missed_rivals;
            end else begin
                rivals_8_d = rivals_8_q;
                rivals_8_d[missed_context] = missed_rivals[8];
            end
        end
        lines_9_d = lines_9_q;
        rivals_9_d = rivals_9_q;
        if (missed) begin
            if (missed_context == 5'h9) begin
                waiting[9] = 1'b1;
                lines_9_d = missed_line;
                rivals_9_d = missed_rivals;
            end else begin
                rivals_9_d = rivals_9_q;
                rivals_9_d[missed_context] = missed_rivals[9];
            end
        end
        lines_10_d = lines_10_q;
        rivals_10_d = rivals_10_q;
        if (missed) begin
            if (missed_context == 5'ha) begin
                waiting[10] = 1'b1;
                lines_10_d = missed_line;
                rivals_10_d = missed_rivals;
            end else begin
                rivals_10_d = rivals_10_q;
                rivals_10_d[missed_context] = missed_rivals[10];
            end
        end
        lines_11_d = lines_11_q;
        rivals_11_d = rivals_11_q;
        if (missed) begin
            if (missed_context == 5'hb) begin
                waiting[11] = 1'b1;
                lines_11_d = missed_line;
                rivals_11_d = missed_rivals;
            end else begin
                rivals_11_d = rivals_11_q;
                rivals_11_d[missed_context] = missed_rivals[11];
            end
        end
        lines_12_d = lines_12_q;
        rivals_12_d = rivals_12_q;
        if (missed) begin
            if (missed_context == 5'hc) begin
                waiting[12] = 1'b1;
                lines_12_d = missed_line;
                rivals_12_d = missed_rivals;
            end else begin
                rivals_12_d = rivals_12_q;
                rivals_12_d[missed_context] = missed_rivals[12];
            end
        end
        lines_13_d = lines_13_q;
        rivals_13_d = rivals_13_q;
        if (missed) begin
            if (missed_context == 5'hd) begin
                waiting[13] = 1'b1;
                lines_13_d = missed_line;
                rivals_13_d = missed_rivals;
            end else begin
                rivals_13_d = rivals_13_q;
                rivals_13_d[missed_context] = missed_rivals[13];
            end
        end
        lines_14_d = lines_14_q;
        rivals_14_d = rivals_14_q;
        if (missed) begin
            if (missed_context == 5'he) begin
                waiting[14] = 1'b1;
                lines_14_d = missed_line;
                rivals_14_d = missed_rivals;
            end else begin
                rivals_14_d = rivals_14_q;
                rivals_14_d[missed_context] = missed_rivals[14];
            end
        end
        lines_15_d = lines_15_q;
        rivals_15_d = rivals_15_q;
        if (missed) begin
            if (missed_context == 5'hf) begin
                waiting[15] = 1'b1;
                lines_15_d = missed_line;
                rivals_15_d = missed_rivals;
            end else begin
                rivals_15_d = rivals_15_q;
                rivals_15_d[missed_context] = missed_rivals[15];
            end
        end
        lines_16_d = lines_16_q;
        rivals_16_d = rivals_16_q;
        if (missed) begin
            if (missed_context == 5'h10) begin
                waiting[16] = 1'b1;
                lines_16_d = missed_line;
                rivals_16_d = missed_rivals;
            end else begin
                rivals_16_d = rivals_16_q;
                rivals_16_d[missed_context] = missed_rivals[16];
            end
        end
        lines_17_d = lines_17_q;
        rivals_17_d = rivals_17_q;
        if (missed) begin
            if (missed_context == 5'h11) begin
                waiting[17] = 1'b1;
                lines_17_d = missed_line;
                rivals_17_d = missed_rivals;
            end else begin
                rivals_17_d = rivals_17_q;
                rivals_17_d[missed_context] = missed_rivals[17];
            end
        end
        lines_18_d = lines_18_q;
        rivals_18_d = rivals_18_q;
        if (missed) begin
            if (missed_context == 5'h12) begin
                waiting[18] = 1'b1;
                lines_18_d = missed_line;
                rivals_18_d = missed_rivals;
            end else begin
                rivals_18_d = rivals_18_q;
                rivals_18_d[missed_context] = missed_rivals[18];
            end
        end
        lines_19_d = lines_19_q;
        rivals_19_d = rivals_19_q;
        if (missed) begin
            if (missed_context == 5'h13) begin
                waiting[19] = 1'b1;
                lines_19_d = missed_line;
                rivals_19_d = missed_rivals;
            end else begin
                rivals_19_d = rivals_19_q;
                rivals_19_d[missed_context] = missed_rivals[19];
            end
        end
        lines_20_d = lines_20_q;
        rivals_20_d = rivals_20_q;
        if (missed) begin
            if (missed_context == 5'h14) begin
                waiting[20] = 1'b1;
                lines_20_d = missed_line;
                rivals_20_d = missed_rivals;
            end else begin
                rivals_20_d = rivals_20_q;
                rivals_20_d[missed_context] = missed_rivals[20];
            end
        end
        lines_21_d = lines_21_q;
        rivals_21_d = rivals_21_q;
        if (missed) begin
            if (missed_context == 5'h15) begin
                waiting[21] = 1'b1;
                lines_21_d = missed_line;
                rivals_21_d = missed_rivals;
            end else begin
                rivals_21_d = rivals_21_q;
                rivals_21_d[missed_context] = missed_rivals[21];
            end
        end
        lines_22_d = lines_22_q;
        rivals_22_d = rivals_22_q;
        if (missed) begin
            if (missed_context == 5'h16) begin
                waiting[22] = 1'b1;
                lines_22_d = missed_line;
                rivals_22_d = missed_rivals;
            end else begin
                rivals_22_d = rivals_22_q;
                rivals_22_d[missed_context] = missed_rivals[22];
            end
        end
        lines_23_d = lines_23_q;
        rivals_23_d = rivals_23_q;
        if (missed) begin
            if (missed_context == 5'h17) begin
                waiting[23] = 1'b1;
                lines_23_d = missed_line;
                rivals_23_d = missed_rivals;
            end else begin
                rivals_23_d = rivals_23_q;
                rivals_23_d[missed_context] = missed_rivals[23];
            end
        end
        lines_24_d = lines_24_q;
        rivals_24_d = rivals_24_q;
        if (missed) begin
            if (missed_context == 5'h18) begin
                waiting[24] = 1'b1;
                lines_24_d = missed_line;
                rivals_24_d = missed_rivals;
            end else begin
                rivals_24_d = rivals_24_q;
                rivals_24_d[missed_context] = missed_rivals[24];
            end
        end
        lines_25_d = lines_25_q;
        rivals_25_d = rivals_25_q;
        if (missed) begin
            if (missed_context == 5'h19) begin
                waiting[25] = 1'b1;
                lines_25_d = missed_line;
                rivals_25_d = missed_rivals;
            end else begin
                rivals_25_d = rivals_25_q;
                rivals_25_d[missed_context] = missed_rivals[25];
            end
        end
        lines_26_d = lines_26_q;
        rivals_26_d = rivals_26_q;
        if (missed) begin
            if (missed_context == 5'h1a) begin
                waiting[26] = 1'b1;
                lines_26_d = missed_line;
                rivals_26_d = missed_rivals;
            end else begin
                rivals_26_d = rivals_26_q;
                rivals_26_d[missed_context] = missed_rivals[26];
            end
        end
        lines_27_d = lines_27_q;
        rivals_27_d = rivals_27_q;
        if (missed) begin
            if (missed_context == 5'h1b) begin
                waiting[27] = 1'b1;
                lines_27_d = missed_line;
                rivals_27_d = missed_rivals;
            end else begin
                rivals_27_d = rivals_27_q;
                rivals_27_d[missed_context] = missed_rivals[27];
            end
        end
        lines_28_d = lines_28_q;
        rivals_28_d = rivals_28_q;
        if (missed) begin
            if (missed_context == 5'h1c) begin
                waiting[28] = 1'b1;
                lines_28_d = missed_line;
                rivals_28_d = missed_rivals;
            end else begin
                rivals_28_d = rivals_28_q;
                rivals_28_d[missed_context] = missed_rivals[28];
            end
        end
        lines_29_d = lines_29_q;
        rivals_29_d = rivals_29_q;
        if (missed) begin
            if (missed_context == 5'h1d) begin
                waiting[29] = 1'b1;
                lines_29_d = missed_line;
                rivals_29_d = missed_rivals;
            end else begin
                rivals_29_d = rivals_29_q;
                rivals_29_d[missed_context] = missed_rivals[29];
            end
        end
        lines_30_d = lines_30_q;
        rivals_30_d = rivals_30_q;
        if (missed) begin
            if (missed_context == 5'h1e) begin
                waiting[30] = 1'b1;
                lines_30_d = missed_line;
                rivals_30_d = missed_rivals;
            end else begin
                rivals_30_d = rivals_30_q;
                rivals_30_d[missed_context] = missed_rivals[30];
            end
        end
        lines_31_d = lines_31_q;
        rivals_31_d = rivals_31_q;
        if (missed) begin
            if (missed_context == 5'h1f) begin
                waiting[31] = 1'b1;
                lines_31_d = missed_line;
                rivals_31_d = missed_rivals;
            end else begin
                rivals_31_d = rivals_31_q;
                rivals_31_d[missed_context] = missed_rivals[31];
            end
        end
    end

    // End: the line is written, who waits for it is woken.
    assign ends = filling_q & line_valid;
    assign write = (ends & (~stale_q)) & (~invalidate);
    assign write_address = {filling_line_q, 6'h0};
    assign high = filling_line_q[25:10];

    always @* begin
        write_line = line_data;
        if ((high == 16'h0) | (high == 16'hffff)) begin
            write_line = 512'h0;
        end
    end

    assign waits_d = (waiting & (~wakes)) & (~cancel);
    assign woken_d = ((woken_q & (~requests)) | wakes) & (~cancel);

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 32'h0;
            woken_q <= 32'h0;
            lines_0_q <= 26'h0;
            lines_1_q <= 26'h0;
            lines_2_q <= 26'h0;
            lines_3_q <= 26'h0;
            lines_4_q <= 26'h0;
            lines_5_q <= 26'h0;
            lines_6_q <= 26'h0;
            lines_7_q <= 26'h0;
            lines_8_q <= 26'h0;
            lines_9_q <= 26'h0;
            lines_10_q <= 26'h0;
            lines_11_q <= 26'h0;
            lines_12_q <= 26'h0;
            lines_13_q <= 26'h0;
            lines_14_q <= 26'h0;
            lines_15_q <= 26'h0;
            lines_16_q <= 26'h0;
            lines_17_q <= 26'h0;
            lines_18_q <= 26'h0;
            lines_19_q <= 26'h0;
            lines_20_q <= 26'h0;
            lines_21_q <= 26'h0;
            lines_22_q <= 26'h0;
            lines_23_q <= 26'h0;
            lines_24_q <= 26'h0;
            lines_25_q <= 26'h0;
            lines_26_q <= 26'h0;
            lines_27_q <= 26'h0;
            lines_28_q <= 26'h0;
            lines_29_q <= 26'h0;
            lines_30_q <= 26'h0;
            lines_31_q <= 26'h0;
            rivals_0_q <= 32'h0;
            rivals_1_q <= 32'h0;
            rivals_2_q <= 32'h0;
            rivals_3_q <= 32'h0;
            rivals_4_q <= 32'h0;
            rivals_5_q <= 32'h0;
            rivals_6_q <= 32'h0;
            rivals_7_q <= 32'h0;
            rivals_8_q <= 32'h0;
            rivals_9_q <= 32'h0;
            rivals_10_q <= 32'h0;
            rivals_11_q <= 32'h0;
            rivals_12_q <= 32'h0;
            rivals_13_q <= 32'h0;
            rivals_14_q <= 32'h0;
            rivals_15_q <= 32'h0;
            rivals_16_q <= 32'h0;
            rivals_17_q <= 32'h0;
            rivals_18_q <= 32'h0;
            rivals_19_q <= 32'h0;
            rivals_20_q <= 32'h0;
            rivals_21_q <= 32'h0;
            rivals_22_q <= 32'h0;
            rivals_23_q <= 32'h0;
            rivals_24_q <= 32'h0;
            rivals_25_q <= 32'h0;
            rivals_26_q <= 32'h0;
            rivals_27_q <= 32'h0;
            rivals_28_q <= 32'h0;
            rivals_29_q <= 32'h0;
            rivals_30_q <= 32'h0;
            rivals_31_q <= 32'h0;
            filling_q <= 1'b0;
            filling_line_q <= 26'h0;
            stale_q <= 1'b0;
            last_served_q <= 5'h1f;
        end else begin
            waits_q <= waits_d;
            woken_q <= woken_d;
            lines_0_q <= lines_0_d;
            lines_1_q <= lines_1_d;
            lines_2_q <= lines_2_d;
            lines_3_q <= lines_3_d;
            lines_4_q <= lines_4_d;
            lines_5_q <= lines_5_d;
            lines_6_q <= lines_6_d;
            lines_7_q <= lines_7_d;
            lines_8_q <= lines_8_d;
            lines_9_q <= lines_9_d;
            lines_10_q <= lines_10_d;
            lines_11_q <= lines_11_d;
            lines_12_q <= lines_12_d;
            lines_13_q <= lines_13_d;
            lines_14_q <= lines_14_d;
            lines_15_q <= lines_15_d;
            lines_16_q <= lines_16_d;
            lines_17_q <= lines_17_d;
            lines_18_q <= lines_18_d;
            lines_19_q <= lines_19_d;
            lines_20_q <= lines_20_d;
            lines_21_q <= lines_21_d;
            lines_22_q <= lines_22_d;
            lines_23_q <= lines_23_d;
            lines_24_q <= lines_24_d;
            lines_25_q <= lines_25_d;
            lines_26_q <= lines_26_d;
            lines_27_q <= lines_27_d;
            lines_28_q <= lines_28_d;
            lines_29_q <= lines_29_d;
            lines_30_q <= lines_30_d;
            lines_31_q <= lines_31_d;
            rivals_0_q <= rivals_0_d;
            rivals_1_q <= rivals_1_d;
            rivals_2_q <= rivals_2_d;
            rivals_3_q <= rivals_3_d;
            rivals_4_q <= rivals_4_d;
            rivals_5_q <= rivals_5_d;
            rivals_6_q <= rivals_6_d;
            rivals_7_q <= rivals_7_d;
            rivals_8_q <= rivals_8_d;
            rivals_9_q <= rivals_9_d;
            rivals_10_q <= rivals_10_d;
            rivals_11_q <= rivals_11_d;
            rivals_12_q <= rivals_12_d;
            rivals_13_q <= rivals_13_d;
            rivals_14_q <= rivals_14_d;
            rivals_15_q <= rivals_15_d;
            rivals_16_q <= rivals_16_d;
            rivals_17_q <= rivals_17_d;
            rivals_18_q <= rivals_18_d;
            rivals_19_q <= rivals_19_d;
            rivals_20_q <= rivals_20_d;
            rivals_21_q <= rivals_21_d;
            rivals_22_q <= rivals_22_d;
            rivals_23_q <= rivals_23_d;
            rivals_24_q <= rivals_24_d;
            rivals_25_q <= rivals_25_d;
            rivals_26_q <= rivals_26_d;
            rivals_27_q <= rivals_27_d;
            rivals_28_q <= rivals_28_d;
            rivals_29_q <= rivals_29_d;
            rivals_30_q <= rivals_30_d;
            rivals_31_q <= rivals_31_d;
            filling_q <= filling_d;
            filling_line_q <= filling_line_d;
            stale_q <= stale_d;
            last_served_q <= last_served_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, missed_pc[5:0], next_grant};
endmodule
