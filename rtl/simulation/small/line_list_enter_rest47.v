// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A list, first in first out, whose entries belong to lines: who enters, who is first, and whether one of those that
// count has a given line.
//
// All answers are about the state at the start of the cycle. Used for loads on their way back and for writes under way.
//
// At most `room` entries.

module line_list_enter_rest47 (
    input  wire        clock,
    input  wire        reset,
    // An entry comes last, at the end of this cycle. Only when not `full`, or when one leaves.
    input  wire        enter,
    // Number of its line.
    input  wire [25:0] enter_line,
    // Whether it counts for `found`.
    input  wire        enter_counts,
    // What else there is to know.
    input  wire [46:0] enter_rest,
    // The first entry leaves at the end of this cycle.
    input  wire        leave,
    // There is none.
    output wire        empty,
    // There is no room.
    output wire        full,
    // Line of the first entry.
    output wire [25:0] first_line,
    // What else there is to know of it.
    output wire [46:0] first_rest,
    // Line to look for.
    input  wire [25:0] sought,
    // An entry that counts has it.
    output reg         found
);

    reg   [2:0] count_q;
    reg   [2:0] count_d;
    reg   [1:0] first_q;
    reg   [1:0] first_d;
    reg   [1:0] last_q;
    reg   [1:0] last_d;
    reg   [3:0] counts_q;
    wire  [3:0] counts_d;
    reg  [25:0] lines_0_q;
    reg  [25:0] lines_0_d;
    reg  [25:0] lines_1_q;
    reg  [25:0] lines_1_d;
    reg  [25:0] lines_2_q;
    reg  [25:0] lines_2_d;
    reg  [25:0] lines_3_q;
    reg  [25:0] lines_3_d;
    reg   [3:0] counts_after;
    wire        rest_write_enable;

    async_ram_depth4_width47 u_rest (
        .clock          (clock),
        .read_address_0 (first_q),
        .read_data_0    (first_rest),
        .write_enable   (rest_write_enable),
        .write_address  (last_q),
        .write_data     (enter_rest)
    );

    select_words26_index2 u_line_of_first (
        .words_0 (lines_0_q),
        .words_1 (lines_1_q),
        .words_2 (lines_2_q),
        .words_3 (lines_3_q),
        .index   (first_q),
        .chosen  (first_line)
    );

    assign empty = count_q == 3'h0;
    assign full = count_q == 3'h4;

    always @* begin
        found = 1'b0;
        if (counts_q[0] & (lines_0_q == sought)) begin
            found = 1'b1;
        end
        if (counts_q[1] & (lines_1_q == sought)) begin
            found = 1'b1;
        end
        if (counts_q[2] & (lines_2_q == sought)) begin
            found = 1'b1;
        end
        if (counts_q[3] & (lines_3_q == sought)) begin
            found = 1'b1;
        end
    end

    // In a list of one, what enters takes the place of what leaves.
    assign rest_write_enable = enter;

    always @* begin
        counts_after = counts_q;
        first_d = first_q;
        if (leave) begin
            counts_after[first_q] = 1'b0;
            first_d = first_q + 2'h1;
        end
        last_d = last_q;
        if (enter) begin
            counts_after[last_q] = enter_counts;
            last_d = last_q + 2'h1;
        end
    end

    assign counts_d = counts_after;

    always @* begin
        lines_0_d = lines_0_q;
        if (enter & (last_q == 2'h0)) begin
            lines_0_d = enter_line;
        end
    end

    always @* begin
        lines_1_d = lines_1_q;
        if (enter & (last_q == 2'h1)) begin
            lines_1_d = enter_line;
        end
    end

    always @* begin
        lines_2_d = lines_2_q;
        if (enter & (last_q == 2'h2)) begin
            lines_2_d = enter_line;
        end
    end

    always @* begin
        lines_3_d = lines_3_q;
        if (enter & (last_q == 2'h3)) begin
            lines_3_d = enter_line;
        end
    end

    always @* begin
        count_d = count_q;
        if (enter & (~leave)) begin
            count_d = count_q + 3'h1;
        end else if (leave & (~enter)) begin
            count_d = count_q - 3'h1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'h0;
            first_q <= 2'h0;
            last_q <= 2'h0;
            counts_q <= 4'h0;
            lines_0_q <= 26'h0;
            lines_1_q <= 26'h0;
            lines_2_q <= 26'h0;
            lines_3_q <= 26'h0;
        end else begin
            count_q <= count_d;
            first_q <= first_d;
            last_q <= last_d;
            counts_q <= counts_d;
            lines_0_q <= lines_0_d;
            lines_1_q <= lines_1_d;
            lines_2_q <= lines_2_d;
            lines_3_q <= lines_3_d;
        end
    end
endmodule
