// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire  [4:0] number,
    // Lanes that ask, of whatever bank.
    input  wire [31:0] lanes,
    // Bank each lane asks.
    input  wire  [4:0] wanted_banks_0,
    input  wire  [4:0] wanted_banks_1,
    input  wire  [4:0] wanted_banks_2,
    input  wire  [4:0] wanted_banks_3,
    input  wire  [4:0] wanted_banks_4,
    input  wire  [4:0] wanted_banks_5,
    input  wire  [4:0] wanted_banks_6,
    input  wire  [4:0] wanted_banks_7,
    input  wire  [4:0] wanted_banks_8,
    input  wire  [4:0] wanted_banks_9,
    input  wire  [4:0] wanted_banks_10,
    input  wire  [4:0] wanted_banks_11,
    input  wire  [4:0] wanted_banks_12,
    input  wire  [4:0] wanted_banks_13,
    input  wire  [4:0] wanted_banks_14,
    input  wire  [4:0] wanted_banks_15,
    input  wire  [4:0] wanted_banks_16,
    input  wire  [4:0] wanted_banks_17,
    input  wire  [4:0] wanted_banks_18,
    input  wire  [4:0] wanted_banks_19,
    input  wire  [4:0] wanted_banks_20,
    input  wire  [4:0] wanted_banks_21,
    input  wire  [4:0] wanted_banks_22,
    input  wire  [4:0] wanted_banks_23,
    input  wire  [4:0] wanted_banks_24,
    input  wire  [4:0] wanted_banks_25,
    input  wire  [4:0] wanted_banks_26,
    input  wire  [4:0] wanted_banks_27,
    input  wire  [4:0] wanted_banks_28,
    input  wire  [4:0] wanted_banks_29,
    input  wire  [4:0] wanted_banks_30,
    input  wire  [4:0] wanted_banks_31,
    // Row it asks for.
    input  wire  [6:0] wanted_rows_0,
    input  wire  [6:0] wanted_rows_1,
    input  wire  [6:0] wanted_rows_2,
    input  wire  [6:0] wanted_rows_3,
    input  wire  [6:0] wanted_rows_4,
    input  wire  [6:0] wanted_rows_5,
    input  wire  [6:0] wanted_rows_6,
    input  wire  [6:0] wanted_rows_7,
    input  wire  [6:0] wanted_rows_8,
    input  wire  [6:0] wanted_rows_9,
    input  wire  [6:0] wanted_rows_10,
    input  wire  [6:0] wanted_rows_11,
    input  wire  [6:0] wanted_rows_12,
    input  wire  [6:0] wanted_rows_13,
    input  wire  [6:0] wanted_rows_14,
    input  wire  [6:0] wanted_rows_15,
    input  wire  [6:0] wanted_rows_16,
    input  wire  [6:0] wanted_rows_17,
    input  wire  [6:0] wanted_rows_18,
    input  wire  [6:0] wanted_rows_19,
    input  wire  [6:0] wanted_rows_20,
    input  wire  [6:0] wanted_rows_21,
    input  wire  [6:0] wanted_rows_22,
    input  wire  [6:0] wanted_rows_23,
    input  wire  [6:0] wanted_rows_24,
    input  wire  [6:0] wanted_rows_25,
    input  wire  [6:0] wanted_rows_26,
    input  wire  [6:0] wanted_rows_27,
    input  wire  [6:0] wanted_rows_28,
    input  wire  [6:0] wanted_rows_29,
    input  wire  [6:0] wanted_rows_30,
    input  wire  [6:0] wanted_rows_31,
    // Word to store of each lane.
    input  wire [31:0] data_0,
    input  wire [31:0] data_1,
    input  wire [31:0] data_2,
    input  wire [31:0] data_3,
    input  wire [31:0] data_4,
    input  wire [31:0] data_5,
    input  wire [31:0] data_6,
    input  wire [31:0] data_7,
    input  wire [31:0] data_8,
    input  wire [31:0] data_9,
    input  wire [31:0] data_10,
    input  wire [31:0] data_11,
    input  wire [31:0] data_12,
    input  wire [31:0] data_13,
    input  wire [31:0] data_14,
    input  wire [31:0] data_15,
    input  wire [31:0] data_16,
    input  wire [31:0] data_17,
    input  wire [31:0] data_18,
    input  wire [31:0] data_19,
    input  wire [31:0] data_20,
    input  wire [31:0] data_21,
    input  wire [31:0] data_22,
    input  wire [31:0] data_23,
    input  wire [31:0] data_24,
    input  wire [31:0] data_25,
    input  wire [31:0] data_26,
    input  wire [31:0] data_27,
    input  wire [31:0] data_28,
    input  wire [31:0] data_29,
    input  wire [31:0] data_30,
    input  wire [31:0] data_31,
    // Its bytes that count.
    input  wire  [3:0] bytes_0,
    input  wire  [3:0] bytes_1,
    input  wire  [3:0] bytes_2,
    input  wire  [3:0] bytes_3,
    input  wire  [3:0] bytes_4,
    input  wire  [3:0] bytes_5,
    input  wire  [3:0] bytes_6,
    input  wire  [3:0] bytes_7,
    input  wire  [3:0] bytes_8,
    input  wire  [3:0] bytes_9,
    input  wire  [3:0] bytes_10,
    input  wire  [3:0] bytes_11,
    input  wire  [3:0] bytes_12,
    input  wire  [3:0] bytes_13,
    input  wire  [3:0] bytes_14,
    input  wire  [3:0] bytes_15,
    input  wire  [3:0] bytes_16,
    input  wire  [3:0] bytes_17,
    input  wire  [3:0] bytes_18,
    input  wire  [3:0] bytes_19,
    input  wire  [3:0] bytes_20,
    input  wire  [3:0] bytes_21,
    input  wire  [3:0] bytes_22,
    input  wire  [3:0] bytes_23,
    input  wire  [3:0] bytes_24,
    input  wire  [3:0] bytes_25,
    input  wire  [3:0] bytes_26,
    input  wire  [3:0] bytes_27,
    input  wire  [3:0] bytes_28,
    input  wire  [3:0] bytes_29,
    input  wire  [3:0] bytes_30,
    input  wire  [3:0] bytes_31,
    // The step is done and reads.
    input  wire        read,
    // The step is done and writes.
    input  wire        write,
    // Lanes served.
    output wire [31:0] group,
    // The word read in the cycle before.
    output wire [31:0] word
);

    reg  [31:0] here;
    reg  [31:0] served;
    wire [31:0] lowest_grant;
    wire  [4:0] lowest_index;
    wire        lowest_found;
    wire  [6:0] row_chosen;
    reg  [31:0] merged_members;
    wire [31:0] merged_word;
    wire  [3:0] merged_written;
    wire        words_read_enable;

    first_set_requests32 u_lowest (
        .requests (here),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    select_words7_index5 u_row (
        .words_0  (wanted_rows_0),
        .words_1  (wanted_rows_1),
        .words_2  (wanted_rows_2),
        .words_3  (wanted_rows_3),
        .words_4  (wanted_rows_4),
        .words_5  (wanted_rows_5),
        .words_6  (wanted_rows_6),
        .words_7  (wanted_rows_7),
        .words_8  (wanted_rows_8),
        .words_9  (wanted_rows_9),
        .words_10 (wanted_rows_10),
        .words_11 (wanted_rows_11),
        .words_12 (wanted_rows_12),
        .words_13 (wanted_rows_13),
        .words_14 (wanted_rows_14),
        .words_15 (wanted_rows_15),
        .words_16 (wanted_rows_16),
        .words_17 (wanted_rows_17),
        .words_18 (wanted_rows_18),
        .words_19 (wanted_rows_19),
        .words_20 (wanted_rows_20),
        .words_21 (wanted_rows_21),
        .words_22 (wanted_rows_22),
        .words_23 (wanted_rows_23),
        .words_24 (wanted_rows_24),
        .words_25 (wanted_rows_25),
        .words_26 (wanted_rows_26),
        .words_27 (wanted_rows_27),
        .words_28 (wanted_rows_28),
        .words_29 (wanted_rows_29),
        .words_30 (wanted_rows_30),
        .words_31 (wanted_rows_31),
        .index    (lowest_index),
        .chosen   (row_chosen)
    );

    word_merge u_merged (
        .members  (merged_members),
        .data_0   (data_0),
        .data_1   (data_1),
        .data_2   (data_2),
        .data_3   (data_3),
        .data_4   (data_4),
        .data_5   (data_5),
        .data_6   (data_6),
        .data_7   (data_7),
        .data_8   (data_8),
        .data_9   (data_9),
        .data_10  (data_10),
        .data_11  (data_11),
        .data_12  (data_12),
        .data_13  (data_13),
        .data_14  (data_14),
        .data_15  (data_15),
        .data_16  (data_16),
        .data_17  (data_17),
        .data_18  (data_18),
        .data_19  (data_19),
        .data_20  (data_20),
        .data_21  (data_21),
        .data_22  (data_22),
        .data_23  (data_23),
        .data_24  (data_24),
        .data_25  (data_25),
        .data_26  (data_26),
        .data_27  (data_27),
        .data_28  (data_28),
        .data_29  (data_29),
        .data_30  (data_30),
        .data_31  (data_31),
        .bytes_0  (bytes_0),
        .bytes_1  (bytes_1),
        .bytes_2  (bytes_2),
        .bytes_3  (bytes_3),
        .bytes_4  (bytes_4),
        .bytes_5  (bytes_5),
        .bytes_6  (bytes_6),
        .bytes_7  (bytes_7),
        .bytes_8  (bytes_8),
        .bytes_9  (bytes_9),
        .bytes_10 (bytes_10),
        .bytes_11 (bytes_11),
        .bytes_12 (bytes_12),
        .bytes_13 (bytes_13),
        .bytes_14 (bytes_14),
        .bytes_15 (bytes_15),
        .bytes_16 (bytes_16),
        .bytes_17 (bytes_17),
        .bytes_18 (bytes_18),
        .bytes_19 (bytes_19),
        .bytes_20 (bytes_20),
        .bytes_21 (bytes_21),
        .bytes_22 (bytes_22),
        .bytes_23 (bytes_23),
        .bytes_24 (bytes_24),
        .bytes_25 (bytes_25),
        .bytes_26 (bytes_26),
        .bytes_27 (bytes_27),
        .bytes_28 (bytes_28),
        .bytes_29 (bytes_29),
        .bytes_30 (bytes_30),
        .bytes_31 (bytes_31),
        .word     (merged_word),
        .written  (merged_written)
    );

    ram_depth128_width32 u_words (
        .clock         (clock),
        .read_enable   (words_read_enable),
        .read_address  (row_chosen),
        .read_data     (word),
        .write_enable  (merged_written),
        .write_address (row_chosen),
        .write_data    (merged_word)
    );

    always @* begin
        here = 32'h0;
        if (|lanes) begin
            here[0] = lanes[0] & (wanted_banks_0 == number);
            here[1] = lanes[1] & (wanted_banks_1 == number);
            here[2] = lanes[2] & (wanted_banks_2 == number);
            here[3] = lanes[3] & (wanted_banks_3 == number);
            here[4] = lanes[4] & (wanted_banks_4 == number);
            here[5] = lanes[5] & (wanted_banks_5 == number);
            here[6] = lanes[6] & (wanted_banks_6 == number);
            here[7] = lanes[7] & (wanted_banks_7 == number);
            here[8] = lanes[8] & (wanted_banks_8 == number);
            here[9] = lanes[9] & (wanted_banks_9 == number);
            here[10] = lanes[10] & (wanted_banks_10 == number);
            here[11] = lanes[11] & (wanted_banks_11 == number);
            here[12] = lanes[12] & (wanted_banks_12 == number);
            here[13] = lanes[13] & (wanted_banks_13 == number);
            here[14] = lanes[14] & (wanted_banks_14 == number);
            here[15] = lanes[15] & (wanted_banks_15 == number);
            here[16] = lanes[16] & (wanted_banks_16 == number);
            here[17] = lanes[17] & (wanted_banks_17 == number);
            here[18] = lanes[18] & (wanted_banks_18 == number);
            here[19] = lanes[19] & (wanted_banks_19 == number);
            here[20] = lanes[20] & (wanted_banks_20 == number);
            here[21] = lanes[21] & (wanted_banks_21 == number);
            here[22] = lanes[22] & (wanted_banks_22 == number);
            here[23] = lanes[23] & (wanted_banks_23 == number);
            here[24] = lanes[24] & (wanted_banks_24 == number);
            here[25] = lanes[25] & (wanted_banks_25 == number);
            here[26] = lanes[26] & (wanted_banks_26 == number);
            here[27] = lanes[27] & (wanted_banks_27 == number);
            here[28] = lanes[28] & (wanted_banks_28 == number);
            here[29] = lanes[29] & (wanted_banks_29 == number);
            here[30] = lanes[30] & (wanted_banks_30 == number);
            here[31] = lanes[31] & (wanted_banks_31 == number);
        end
    end

    always @* begin
        served = 32'h0;
        if (|here) begin
            served[0] = here[0] & (wanted_rows_0 == row_chosen);
            served[1] = here[1] & (wanted_rows_1 == row_chosen);
            served[2] = here[2] & (wanted_rows_2 == row_chosen);
            served[3] = here[3] & (wanted_rows_3 == row_chosen);
            served[4] = here[4] & (wanted_rows_4 == row_chosen);
            served[5] = here[5] & (wanted_rows_5 == row_chosen);
            served[6] = here[6] & (wanted_rows_6 == row_chosen);
            served[7] = here[7] & (wanted_rows_7 == row_chosen);
            served[8] = here[8] & (wanted_rows_8 == row_chosen);
            served[9] = here[9] & (wanted_rows_9 == row_chosen);
            served[10] = here[10] & (wanted_rows_10 == row_chosen);
            served[11] = here[11] & (wanted_rows_11 == row_chosen);
            served[12] = here[12] & (wanted_rows_12 == row_chosen);
            served[13] = here[13] & (wanted_rows_13 == row_chosen);
            served[14] = here[14] & (wanted_rows_14 == row_chosen);
            served[15] = here[15] & (wanted_rows_15 == row_chosen);
            served[16] = here[16] & (wanted_rows_16 == row_chosen);
            served[17] = here[17] & (wanted_rows_17 == row_chosen);
            served[18] = here[18] & (wanted_rows_18 == row_chosen);
            served[19] = here[19] & (wanted_rows_19 == row_chosen);
            served[20] = here[20] & (wanted_rows_20 == row_chosen);
            served[21] = here[21] & (wanted_rows_21 == row_chosen);
            served[22] = here[22] & (wanted_rows_22 == row_chosen);
            served[23] = here[23] & (wanted_rows_23 == row_chosen);
            served[24] = here[24] & (wanted_rows_24 == row_chosen);
            served[25] = here[25] & (wanted_rows_25 == row_chosen);
            served[26] = here[26] & (wanted_rows_26 == row_chosen);
            served[27] = here[27] & (wanted_rows_27 == row_chosen);
            served[28] = here[28] & (wanted_rows_28 == row_chosen);
            served[29] = here[29] & (wanted_rows_29 == row_chosen);
            served[30] = here[30] & (wanted_rows_30 == row_chosen);
            served[31] = here[31] & (wanted_rows_31 == row_chosen);
        end
    end

    assign group = served;

    always @* begin
        merged_members = 32'h0;
        if (write) begin
            merged_members = served;
        end
    end

    assign words_read_enable = read & lowest_found;

    // What this block is given and has no use for.
    wire unused = &{1'b0, lowest_grant};
endmodule
