// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Which lanes go to memory together: the lowest pending lane chooses a line; those with an address in the same line of RAM
// come along. An access to a device goes alone. Combinational.
//
// For a store also the line to write: its bytes from all lanes of the group, the highest lane last. If the lowest lane's
// address is local the group is empty. Does not know whether the step is done.
//
// One line step.

module line_gather (
    // Lanes not done yet.
    input  wire   [3:0] pending,
    // Lanes with a local address.
    input  wire   [3:0] local_,
    // Lanes with an address of a device.
    input  wire   [3:0] io,
    // It is a store: the line is wanted.
    input  wire         stores,
    // Address of each lane.
    input  wire  [31:0] addresses_0,
    input  wire  [31:0] addresses_1,
    input  wire  [31:0] addresses_2,
    input  wire  [31:0] addresses_3,
    // Word to store of each lane.
    input  wire  [31:0] data_0,
    input  wire  [31:0] data_1,
    input  wire  [31:0] data_2,
    input  wire  [31:0] data_3,
    // Its bytes that count.
    input  wire   [3:0] bytes_0,
    input  wire   [3:0] bytes_1,
    input  wire   [3:0] bytes_2,
    input  wire   [3:0] bytes_3,
    // The lowest pending lane.
    output wire   [1:0] lane,
    // Its address is local.
    output wire         is_local,
    // Its address is that of a device.
    output wire         is_io,
    // Number of its line.
    output wire  [25:0] line,
    // Lanes that go to that line.
    output reg    [3:0] group,
    // What they store.
    output wire [511:0] line_data,
    // Bytes they store.
    output wire  [63:0] line_bytes
);

    wire [25:0] lines_0;
    wire [25:0] lines_1;
    wire [25:0] lines_2;
    wire [25:0] lines_3;
    wire  [3:0] positions_0;
    wire  [3:0] positions_1;
    wire  [3:0] positions_2;
    wire  [3:0] positions_3;
    reg   [3:0] members_0;
    reg   [3:0] members_1;
    reg   [3:0] members_2;
    reg   [3:0] members_3;
    reg   [3:0] members_4;
    reg   [3:0] members_5;
    reg   [3:0] members_6;
    reg   [3:0] members_7;
    reg   [3:0] members_8;
    reg   [3:0] members_9;
    reg   [3:0] members_10;
    reg   [3:0] members_11;
    reg   [3:0] members_12;
    reg   [3:0] members_13;
    reg   [3:0] members_14;
    reg   [3:0] members_15;
    wire  [3:0] lowest_grant;
    wire  [1:0] lowest_index;
    wire        lowest_found;
    wire [25:0] chosen_chosen;
    wire [31:0] words_0_word;
    wire  [3:0] words_0_written;
    wire [31:0] words_1_word;
    wire  [3:0] words_1_written;
    wire [31:0] words_2_word;
    wire  [3:0] words_2_written;
    wire [31:0] words_3_word;
    wire  [3:0] words_3_written;
    wire [31:0] words_4_word;
    wire  [3:0] words_4_written;
    wire [31:0] words_5_word;
    wire  [3:0] words_5_written;
    wire [31:0] words_6_word;
    wire  [3:0] words_6_written;
    wire [31:0] words_7_word;
    wire  [3:0] words_7_written;
    wire [31:0] words_8_word;
    wire  [3:0] words_8_written;
    wire [31:0] words_9_word;
    wire  [3:0] words_9_written;
    wire [31:0] words_10_word;
    wire  [3:0] words_10_written;
    wire [31:0] words_11_word;
    wire  [3:0] words_11_written;
    wire [31:0] words_12_word;
    wire  [3:0] words_12_written;
    wire [31:0] words_13_word;
    wire  [3:0] words_13_written;
    wire [31:0] words_14_word;
    wire  [3:0] words_14_written;
    wire [31:0] words_15_word;
    wire  [3:0] words_15_written;

    first_set_requests4 u_lowest (
        .requests (pending),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    select_words26_index2 u_chosen (
        .words_0 (lines_0),
        .words_1 (lines_1),
        .words_2 (lines_2),
        .words_3 (lines_3),
        .index   (lowest_index),
        .chosen  (chosen_chosen)
    );

    word_merge u_words_0 (
        .members (members_0),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_0_word),
        .written (words_0_written)
    );

    word_merge u_words_1 (
        .members (members_1),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_1_word),
        .written (words_1_written)
    );

    word_merge u_words_2 (
        .members (members_2),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_2_word),
        .written (words_2_written)
    );

    word_merge u_words_3 (
        .members (members_3),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_3_word),
        .written (words_3_written)
    );

    word_merge u_words_4 (
        .members (members_4),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_4_word),
        .written (words_4_written)
    );

    word_merge u_words_5 (
        .members (members_5),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_5_word),
        .written (words_5_written)
    );

    word_merge u_words_6 (
        .members (members_6),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_6_word),
        .written (words_6_written)
    );

    word_merge u_words_7 (
        .members (members_7),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_7_word),
        .written (words_7_written)
    );

    word_merge u_words_8 (
        .members (members_8),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_8_word),
        .written (words_8_written)
    );

    word_merge u_words_9 (
        .members (members_9),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_9_word),
        .written (words_9_written)
    );

    word_merge u_words_10 (
        .members (members_10),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_10_word),
        .written (words_10_written)
    );

    word_merge u_words_11 (
        .members (members_11),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_11_word),
        .written (words_11_written)
    );

    word_merge u_words_12 (
        .members (members_12),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_12_word),
        .written (words_12_written)
    );

    word_merge u_words_13 (
        .members (members_13),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_13_word),
        .written (words_13_written)
    );

    word_merge u_words_14 (
        .members (members_14),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_14_word),
        .written (words_14_written)
    );

    word_merge u_words_15 (
        .members (members_15),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (words_15_word),
        .written (words_15_written)
    );

    assign lane = lowest_index;
    assign lines_0 = addresses_0[31:6];
    assign positions_0 = addresses_0[5:2];
    assign lines_1 = addresses_1[31:6];
    assign positions_1 = addresses_1[5:2];
    assign lines_2 = addresses_2[31:6];
    assign positions_2 = addresses_2[5:2];
    assign lines_3 = addresses_3[31:6];
    assign positions_3 = addresses_3[5:2];
    assign is_local = |(local_ & lowest_grant);
    assign is_io = |(io & lowest_grant);
    assign line = chosen_chosen;

    always @* begin
        group = 4'h0;
        if (is_io) begin
            group = lowest_grant;
        end else if (|pending) begin
            group[0] = lines_0 == line;
            group[1] = lines_1 == line;
            group[2] = lines_2 == line;
            group[3] = lines_3 == line;
            group = ((group & pending) & (~local_)) & (~io);
        end
    end

    // What is stored, word by word.
    assign line_data = {
        words_15_word,
        words_14_word,
        words_13_word,
        words_12_word,
        words_11_word,
        words_10_word,
        words_9_word,
        words_8_word,
        words_7_word,
        words_6_word,
        words_5_word,
        words_4_word,
        words_3_word,
        words_2_word,
        words_1_word,
        words_0_word
    };
    assign line_bytes = {
        words_15_written,
        words_14_written,
        words_13_written,
        words_12_written,
        words_11_written,
        words_10_written,
        words_9_written,
        words_8_written,
        words_7_written,
        words_6_written,
        words_5_written,
        words_4_written,
        words_3_written,
        words_2_written,
        words_1_written,
        words_0_written
    };

    always @* begin
        members_0 = 4'h0;
        if (stores) begin
            members_0[0] = group[0] & (positions_0 == 4'h0);
            members_0[1] = group[1] & (positions_1 == 4'h0);
            members_0[2] = group[2] & (positions_2 == 4'h0);
            members_0[3] = group[3] & (positions_3 == 4'h0);
        end
    end

    always @* begin
        members_1 = 4'h0;
        if (stores) begin
            members_1[0] = group[0] & (positions_0 == 4'h1);
            members_1[1] = group[1] & (positions_1 == 4'h1);
            members_1[2] = group[2] & (positions_2 == 4'h1);
            members_1[3] = group[3] & (positions_3 == 4'h1);
        end
    end

    always @* begin
        members_2 = 4'h0;
        if (stores) begin
            members_2[0] = group[0] & (positions_0 == 4'h2);
            members_2[1] = group[1] & (positions_1 == 4'h2);
            members_2[2] = group[2] & (positions_2 == 4'h2);
            members_2[3] = group[3] & (positions_3 == 4'h2);
        end
    end

    always @* begin
        members_3 = 4'h0;
        if (stores) begin
            members_3[0] = group[0] & (positions_0 == 4'h3);
            members_3[1] = group[1] & (positions_1 == 4'h3);
            members_3[2] = group[2] & (positions_2 == 4'h3);
            members_3[3] = group[3] & (positions_3 == 4'h3);
        end
    end

    always @* begin
        members_4 = 4'h0;
        if (stores) begin
            members_4[0] = group[0] & (positions_0 == 4'h4);
            members_4[1] = group[1] & (positions_1 == 4'h4);
            members_4[2] = group[2] & (positions_2 == 4'h4);
            members_4[3] = group[3] & (positions_3 == 4'h4);
        end
    end

    always @* begin
        members_5 = 4'h0;
        if (stores) begin
            members_5[0] = group[0] & (positions_0 == 4'h5);
            members_5[1] = group[1] & (positions_1 == 4'h5);
            members_5[2] = group[2] & (positions_2 == 4'h5);
            members_5[3] = group[3] & (positions_3 == 4'h5);
        end
    end

    always @* begin
        members_6 = 4'h0;
        if (stores) begin
            members_6[0] = group[0] & (positions_0 == 4'h6);
            members_6[1] = group[1] & (positions_1 == 4'h6);
            members_6[2] = group[2] & (positions_2 == 4'h6);
            members_6[3] = group[3] & (positions_3 == 4'h6);
        end
    end

    always @* begin
        members_7 = 4'h0;
        if (stores) begin
            members_7[0] = group[0] & (positions_0 == 4'h7);
            members_7[1] = group[1] & (positions_1 == 4'h7);
            members_7[2] = group[2] & (positions_2 == 4'h7);
            members_7[3] = group[3] & (positions_3 == 4'h7);
        end
    end

    always @* begin
        members_8 = 4'h0;
        if (stores) begin
            members_8[0] = group[0] & (positions_0 == 4'h8);
            members_8[1] = group[1] & (positions_1 == 4'h8);
            members_8[2] = group[2] & (positions_2 == 4'h8);
            members_8[3] = group[3] & (positions_3 == 4'h8);
        end
    end

    always @* begin
        members_9 = 4'h0;
        if (stores) begin
            members_9[0] = group[0] & (positions_0 == 4'h9);
            members_9[1] = group[1] & (positions_1 == 4'h9);
            members_9[2] = group[2] & (positions_2 == 4'h9);
            members_9[3] = group[3] & (positions_3 == 4'h9);
        end
    end

    always @* begin
        members_10 = 4'h0;
        if (stores) begin
            members_10[0] = group[0] & (positions_0 == 4'ha);
            members_10[1] = group[1] & (positions_1 == 4'ha);
            members_10[2] = group[2] & (positions_2 == 4'ha);
            members_10[3] = group[3] & (positions_3 == 4'ha);
        end
    end

    always @* begin
        members_11 = 4'h0;
        if (stores) begin
            members_11[0] = group[0] & (positions_0 == 4'hb);
            members_11[1] = group[1] & (positions_1 == 4'hb);
            members_11[2] = group[2] & (positions_2 == 4'hb);
            members_11[3] = group[3] & (positions_3 == 4'hb);
        end
    end

    always @* begin
        members_12 = 4'h0;
        if (stores) begin
            members_12[0] = group[0] & (positions_0 == 4'hc);
            members_12[1] = group[1] & (positions_1 == 4'hc);
            members_12[2] = group[2] & (positions_2 == 4'hc);
            members_12[3] = group[3] & (positions_3 == 4'hc);
        end
    end

    always @* begin
        members_13 = 4'h0;
        if (stores) begin
            members_13[0] = group[0] & (positions_0 == 4'hd);
            members_13[1] = group[1] & (positions_1 == 4'hd);
            members_13[2] = group[2] & (positions_2 == 4'hd);
            members_13[3] = group[3] & (positions_3 == 4'hd);
        end
    end

    always @* begin
        members_14 = 4'h0;
        if (stores) begin
            members_14[0] = group[0] & (positions_0 == 4'he);
            members_14[1] = group[1] & (positions_1 == 4'he);
            members_14[2] = group[2] & (positions_2 == 4'he);
            members_14[3] = group[3] & (positions_3 == 4'he);
        end
    end

    always @* begin
        members_15 = 4'h0;
        if (stores) begin
            members_15[0] = group[0] & (positions_0 == 4'hf);
            members_15[1] = group[1] & (positions_1 == 4'hf);
            members_15[2] = group[2] & (positions_2 == 4'hf);
            members_15[3] = group[3] & (positions_3 == 4'hf);
        end
    end

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        addresses_0[1:0],
        addresses_1[1:0],
        addresses_2[1:0],
        addresses_3[1:0],
        lowest_found
    };
endmodule
