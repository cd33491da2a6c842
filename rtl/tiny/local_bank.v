// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One bank of local memory: which word it gives or takes in a step, and for whom.
//
// Of the lanes with an address in this bank the lowest chooses a row; all that want that row are served. Asked in k: `group`
// is there in k; the word read is there in k + 1, or the word is written at the end of k.
//
// A bank: one word wide.

module local_bank (
    input  wire        clock,
    // Its number.
    input  wire  [1:0] number,
    // Lanes that ask, of whatever bank.
    input  wire  [3:0] lanes,
    // Bank each lane asks.
    input  wire  [1:0] wanted_banks_0,
    input  wire  [1:0] wanted_banks_1,
    input  wire  [1:0] wanted_banks_2,
    input  wire  [1:0] wanted_banks_3,
    // Row it asks for.
    input  wire  [7:0] wanted_rows_0,
    input  wire  [7:0] wanted_rows_1,
    input  wire  [7:0] wanted_rows_2,
    input  wire  [7:0] wanted_rows_3,
    // Word to store of each lane.
    input  wire [31:0] data_0,
    input  wire [31:0] data_1,
    input  wire [31:0] data_2,
    input  wire [31:0] data_3,
    // Its bytes that count.
    input  wire  [3:0] bytes_0,
    input  wire  [3:0] bytes_1,
    input  wire  [3:0] bytes_2,
    input  wire  [3:0] bytes_3,
    // The step is done and reads.
    input  wire        read,
    // The step is done and writes.
    input  wire        write,
    // Lanes served.
    output wire  [3:0] group,
    // The word read in the cycle before.
    output wire [31:0] word
);

    reg   [3:0] here;
    reg   [3:0] served;
    wire  [3:0] lowest_grant;
    wire  [1:0] lowest_index;
    wire        lowest_found;
    wire  [7:0] row_chosen;
    reg   [3:0] merged_members;
    wire [31:0] merged_word;
    wire  [3:0] merged_written;
    wire        words_read_enable;

    first_set_requests4 u_lowest (
        .requests (here),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    select_words8_index2 u_row (
        .words_0 (wanted_rows_0),
        .words_1 (wanted_rows_1),
        .words_2 (wanted_rows_2),
        .words_3 (wanted_rows_3),
        .index   (lowest_index),
        .chosen  (row_chosen)
    );

    word_merge u_merged (
        .members (merged_members),
        .data_0  (data_0),
        .data_1  (data_1),
        .data_2  (data_2),
        .data_3  (data_3),
        .bytes_0 (bytes_0),
        .bytes_1 (bytes_1),
        .bytes_2 (bytes_2),
        .bytes_3 (bytes_3),
        .word    (merged_word),
        .written (merged_written)
    );

    ram_depth256_width32 u_words (
        .clock         (clock),
        .read_enable   (words_read_enable),
        .read_address  (row_chosen),
        .read_data     (word),
        .write_enable  (merged_written),
        .write_address (row_chosen),
        .write_data    (merged_word)
    );

    always @* begin
        here = 4'h0;
        if (|lanes) begin
            here[0] = lanes[0] & (wanted_banks_0 == number);
            here[1] = lanes[1] & (wanted_banks_1 == number);
            here[2] = lanes[2] & (wanted_banks_2 == number);
            here[3] = lanes[3] & (wanted_banks_3 == number);
        end
    end

    always @* begin
        served = 4'h0;
        if (|here) begin
            served[0] = here[0] & (wanted_rows_0 == row_chosen);
            served[1] = here[1] & (wanted_rows_1 == row_chosen);
            served[2] = here[2] & (wanted_rows_2 == row_chosen);
            served[3] = here[3] & (wanted_rows_3 == row_chosen);
        end
    end

    assign group = served;

    always @* begin
        merged_members = 4'h0;
        if (write) begin
            merged_members = served;
        end
    end

    assign words_read_enable = read & lowest_found;

    // What this block is given and has no use for.
    wire unused = &{1'b0, lowest_grant};
endmodule
