// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
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
    output wire  [27:0] line,
    // Lanes that go to that line.
    output reg    [3:0] group,
    // What they store.
    output wire [127:0] line_data,
    // Bytes they store.
    output wire  [15:0] line_bytes
);

    wire [27:0] lines_0;
    wire [27:0] lines_1;
    wire [27:0] lines_2;
    wire [27:0] lines_3;
    wire  [1:0] positions_0;
    wire  [1:0] positions_1;
    wire  [1:0] positions_2;
    wire  [1:0] positions_3;
    reg   [3:0] members_0;
    reg   [3:0] members_1;
    reg   [3:0] members_2;
    reg   [3:0] members_3;
    wire  [3:0] lowest_grant;
    wire  [1:0] lowest_index;
    wire        lowest_found;
    wire [27:0] chosen_chosen;
    wire [31:0] words_0_word;
    wire  [3:0] words_0_written;
    wire [31:0] words_1_word;
    wire  [3:0] words_1_written;
    wire [31:0] words_2_word;
    wire  [3:0] words_2_written;
    wire [31:0] words_3_word;
    wire  [3:0] words_3_written;

    first_set_requests4 u_lowest (
        .requests (pending),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    select_words28_index2 u_chosen (
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

    assign lane = lowest_index;
    assign lines_0 = addresses_0[31:4];
    assign positions_0 = addresses_0[3:2];
    assign lines_1 = addresses_1[31:4];
    assign positions_1 = addresses_1[3:2];
    assign lines_2 = addresses_2[31:4];
    assign positions_2 = addresses_2[3:2];
    assign lines_3 = addresses_3[31:4];
    assign positions_3 = addresses_3[3:2];
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
    assign line_data = {words_3_word, words_2_word, words_1_word, words_0_word};
    assign line_bytes = {words_3_written, words_2_written, words_1_written, words_0_written};

    always @* begin
        members_0 = 4'h0;
        if (stores) begin
            members_0[0] = group[0] & (positions_0 == 2'h0);
            members_0[1] = group[1] & (positions_1 == 2'h0);
            members_0[2] = group[2] & (positions_2 == 2'h0);
            members_0[3] = group[3] & (positions_3 == 2'h0);
        end
    end

    always @* begin
        members_1 = 4'h0;
        if (stores) begin
            members_1[0] = group[0] & (positions_0 == 2'h1);
            members_1[1] = group[1] & (positions_1 == 2'h1);
            members_1[2] = group[2] & (positions_2 == 2'h1);
            members_1[3] = group[3] & (positions_3 == 2'h1);
        end
    end

    always @* begin
        members_2 = 4'h0;
        if (stores) begin
            members_2[0] = group[0] & (positions_0 == 2'h2);
            members_2[1] = group[1] & (positions_1 == 2'h2);
            members_2[2] = group[2] & (positions_2 == 2'h2);
            members_2[3] = group[3] & (positions_3 == 2'h2);
        end
    end

    always @* begin
        members_3 = 4'h0;
        if (stores) begin
            members_3[0] = group[0] & (positions_0 == 2'h3);
            members_3[1] = group[1] & (positions_1 == 2'h3);
            members_3[2] = group[2] & (positions_2 == 2'h3);
            members_3[3] = group[3] & (positions_3 == 2'h3);
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
