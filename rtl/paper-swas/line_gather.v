// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire  [31:0] pending,
    // Lanes with a local address.
    input  wire  [31:0] local_,
    // Lanes with an address of a device.
    input  wire  [31:0] io,
    // It is a store: the line is wanted.
    input  wire         stores,
    // Address of each lane.
    input  wire  [31:0] addresses_0,
    input  wire  [31:0] addresses_1,
    input  wire  [31:0] addresses_2,
    input  wire  [31:0] addresses_3,
    input  wire  [31:0] addresses_4,
    input  wire  [31:0] addresses_5,
    input  wire  [31:0] addresses_6,
    input  wire  [31:0] addresses_7,
    input  wire  [31:0] addresses_8,
    input  wire  [31:0] addresses_9,
    input  wire  [31:0] addresses_10,
    input  wire  [31:0] addresses_11,
    input  wire  [31:0] addresses_12,
    input  wire  [31:0] addresses_13,
    input  wire  [31:0] addresses_14,
    input  wire  [31:0] addresses_15,
    input  wire  [31:0] addresses_16,
    input  wire  [31:0] addresses_17,
    input  wire  [31:0] addresses_18,
    input  wire  [31:0] addresses_19,
    input  wire  [31:0] addresses_20,
    input  wire  [31:0] addresses_21,
    input  wire  [31:0] addresses_22,
    input  wire  [31:0] addresses_23,
    input  wire  [31:0] addresses_24,
    input  wire  [31:0] addresses_25,
    input  wire  [31:0] addresses_26,
    input  wire  [31:0] addresses_27,
    input  wire  [31:0] addresses_28,
    input  wire  [31:0] addresses_29,
    input  wire  [31:0] addresses_30,
    input  wire  [31:0] addresses_31,
    // Word to store of each lane.
    input  wire  [31:0] data_0,
    input  wire  [31:0] data_1,
    input  wire  [31:0] data_2,
    input  wire  [31:0] data_3,
    input  wire  [31:0] data_4,
    input  wire  [31:0] data_5,
    input  wire  [31:0] data_6,
    input  wire  [31:0] data_7,
    input  wire  [31:0] data_8,
    input  wire  [31:0] data_9,
    input  wire  [31:0] data_10,
    input  wire  [31:0] data_11,
    input  wire  [31:0] data_12,
    input  wire  [31:0] data_13,
    input  wire  [31:0] data_14,
    input  wire  [31:0] data_15,
    input  wire  [31:0] data_16,
    input  wire  [31:0] data_17,
    input  wire  [31:0] data_18,
    input  wire  [31:0] data_19,
    input  wire  [31:0] data_20,
    input  wire  [31:0] data_21,
    input  wire  [31:0] data_22,
    input  wire  [31:0] data_23,
    input  wire  [31:0] data_24,
    input  wire  [31:0] data_25,
    input  wire  [31:0] data_26,
    input  wire  [31:0] data_27,
    input  wire  [31:0] data_28,
    input  wire  [31:0] data_29,
    input  wire  [31:0] data_30,
    input  wire  [31:0] data_31,
    // Its bytes that count.
    input  wire   [3:0] bytes_0,
    input  wire   [3:0] bytes_1,
    input  wire   [3:0] bytes_2,
    input  wire   [3:0] bytes_3,
    input  wire   [3:0] bytes_4,
    input  wire   [3:0] bytes_5,
    input  wire   [3:0] bytes_6,
    input  wire   [3:0] bytes_7,
    input  wire   [3:0] bytes_8,
    input  wire   [3:0] bytes_9,
    input  wire   [3:0] bytes_10,
    input  wire   [3:0] bytes_11,
    input  wire   [3:0] bytes_12,
    input  wire   [3:0] bytes_13,
    input  wire   [3:0] bytes_14,
    input  wire   [3:0] bytes_15,
    input  wire   [3:0] bytes_16,
    input  wire   [3:0] bytes_17,
    input  wire   [3:0] bytes_18,
    input  wire   [3:0] bytes_19,
    input  wire   [3:0] bytes_20,
    input  wire   [3:0] bytes_21,
    input  wire   [3:0] bytes_22,
    input  wire   [3:0] bytes_23,
    input  wire   [3:0] bytes_24,
    input  wire   [3:0] bytes_25,
    input  wire   [3:0] bytes_26,
    input  wire   [3:0] bytes_27,
    input  wire   [3:0] bytes_28,
    input  wire   [3:0] bytes_29,
    input  wire   [3:0] bytes_30,
    input  wire   [3:0] bytes_31,
    // The lowest pending lane.
    output wire   [4:0] lane,
    // Its address is local.
    output wire         is_local,
    // Its address is that of a device.
    output wire         is_io,
    // Number of its line.
    output wire  [25:0] line,
    // Lanes that go to that line.
    output reg   [31:0] group,
    // What they store.
    output wire [511:0] line_data,
    // Bytes they store.
    output wire  [63:0] line_bytes
);

    wire [25:0] lines_0;
    wire [25:0] lines_1;
    wire [25:0] lines_2;
    wire [25:0] lines_3;
    wire [25:0] lines_4;
    wire [25:0] lines_5;
    wire [25:0] lines_6;
    wire [25:0] lines_7;
    wire [25:0] lines_8;
    wire [25:0] lines_9;
    wire [25:0] lines_10;
    wire [25:0] lines_11;
    wire [25:0] lines_12;
    wire [25:0] lines_13;
    wire [25:0] lines_14;
    wire [25:0] lines_15;
    wire [25:0] lines_16;
    wire [25:0] lines_17;
    wire [25:0] lines_18;
    wire [25:0] lines_19;
    wire [25:0] lines_20;
    wire [25:0] lines_21;
    wire [25:0] lines_22;
    wire [25:0] lines_23;
    wire [25:0] lines_24;
    wire [25:0] lines_25;
    wire [25:0] lines_26;
    wire [25:0] lines_27;
    wire [25:0] lines_28;
    wire [25:0] lines_29;
    wire [25:0] lines_30;
    wire [25:0] lines_31;
    wire  [3:0] positions_0;
    wire  [3:0] positions_1;
    wire  [3:0] positions_2;
    wire  [3:0] positions_3;
    wire  [3:0] positions_4;
    wire  [3:0] positions_5;
    wire  [3:0] positions_6;
    wire  [3:0] positions_7;
    wire  [3:0] positions_8;
    wire  [3:0] positions_9;
    wire  [3:0] positions_10;
    wire  [3:0] positions_11;
    wire  [3:0] positions_12;
    wire  [3:0] positions_13;
    wire  [3:0] positions_14;
    wire  [3:0] positions_15;
    wire  [3:0] positions_16;
    wire  [3:0] positions_17;
    wire  [3:0] positions_18;
    wire  [3:0] positions_19;
    wire  [3:0] positions_20;
    wire  [3:0] positions_21;
    wire  [3:0] positions_22;
    wire  [3:0] positions_23;
    wire  [3:0] positions_24;
    wire  [3:0] positions_25;
    wire  [3:0] positions_26;
    wire  [3:0] positions_27;
    wire  [3:0] positions_28;
    wire  [3:0] positions_29;
    wire  [3:0] positions_30;
    wire  [3:0] positions_31;
    reg  [31:0] members_0;
    reg  [31:0] members_1;
    reg  [31:0] members_2;
    reg  [31:0] members_3;
    reg  [31:0] members_4;
    reg  [31:0] members_5;
    reg  [31:0] members_6;
    reg  [31:0] members_7;
    reg  [31:0] members_8;
    reg  [31:0] members_9;
    reg  [31:0] members_10;
    reg  [31:0] members_11;
    reg  [31:0] members_12;
    reg  [31:0] members_13;
    reg  [31:0] members_14;
    reg  [31:0] members_15;
    wire [31:0] lowest_grant;
    wire  [4:0] lowest_index;
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

    first_set_requests32 u_lowest (
        .requests (pending),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    select_words26_index5 u_chosen (
        .words_0  (lines_0),
        .words_1  (lines_1),
        .words_2  (lines_2),
        .words_3  (lines_3),
        .words_4  (lines_4),
        .words_5  (lines_5),
        .words_6  (lines_6),
        .words_7  (lines_7),
        .words_8  (lines_8),
        .words_9  (lines_9),
        .words_10 (lines_10),
        .words_11 (lines_11),
        .words_12 (lines_12),
        .words_13 (lines_13),
        .words_14 (lines_14),
        .words_15 (lines_15),
        .words_16 (lines_16),
        .words_17 (lines_17),
        .words_18 (lines_18),
        .words_19 (lines_19),
        .words_20 (lines_20),
        .words_21 (lines_21),
        .words_22 (lines_22),
        .words_23 (lines_23),
        .words_24 (lines_24),
        .words_25 (lines_25),
        .words_26 (lines_26),
        .words_27 (lines_27),
        .words_28 (lines_28),
        .words_29 (lines_29),
        .words_30 (lines_30),
        .words_31 (lines_31),
        .index    (lowest_index),
        .chosen   (chosen_chosen)
    );

    word_merge u_words_0 (
        .members  (members_0),
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
        .word     (words_0_word),
        .written  (words_0_written)
    );

    word_merge u_words_1 (
        .members  (members_1),
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
        .word     (words_1_word),
        .written  (words_1_written)
    );

    word_merge u_words_2 (
        .members  (members_2),
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
        .word     (words_2_word),
        .written  (words_2_written)
    );

    word_merge u_words_3 (
        .members  (members_3),
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
        .word     (words_3_word),
        .written  (words_3_written)
    );

    word_merge u_words_4 (
        .members  (members_4),
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
        .word     (words_4_word),
        .written  (words_4_written)
    );

    word_merge u_words_5 (
        .members  (members_5),
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
        .word     (words_5_word),
        .written  (words_5_written)
    );

    word_merge u_words_6 (
        .members  (members_6),
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
        .word     (words_6_word),
        .written  (words_6_written)
    );

    word_merge u_words_7 (
        .members  (members_7),
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
        .word     (words_7_word),
        .written  (words_7_written)
    );

    word_merge u_words_8 (
        .members  (members_8),
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
        .word     (words_8_word),
        .written  (words_8_written)
    );

    word_merge u_words_9 (
        .members  (members_9),
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
        .word     (words_9_word),
        .written  (words_9_written)
    );

    word_merge u_words_10 (
        .members  (members_10),
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
        .word     (words_10_word),
        .written  (words_10_written)
    );

    word_merge u_words_11 (
        .members  (members_11),
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
        .word     (words_11_word),
        .written  (words_11_written)
    );

    word_merge u_words_12 (
        .members  (members_12),
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
        .word     (words_12_word),
        .written  (words_12_written)
    );

    word_merge u_words_13 (
        .members  (members_13),
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
        .word     (words_13_word),
        .written  (words_13_written)
    );

    word_merge u_words_14 (
        .members  (members_14),
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
        .word     (words_14_word),
        .written  (words_14_written)
    );

    word_merge u_words_15 (
        .members  (members_15),
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
        .word     (words_15_word),
        .written  (words_15_written)
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
    assign lines_4 = addresses_4[31:6];
    assign positions_4 = addresses_4[5:2];
    assign lines_5 = addresses_5[31:6];
    assign positions_5 = addresses_5[5:2];
    assign lines_6 = addresses_6[31:6];
    assign positions_6 = addresses_6[5:2];
    assign lines_7 = addresses_7[31:6];
    assign positions_7 = addresses_7[5:2];
    assign lines_8 = addresses_8[31:6];
    assign positions_8 = addresses_8[5:2];
    assign lines_9 = addresses_9[31:6];
    assign positions_9 = addresses_9[5:2];
    assign lines_10 = addresses_10[31:6];
    assign positions_10 = addresses_10[5:2];
    assign lines_11 = addresses_11[31:6];
    assign positions_11 = addresses_11[5:2];
    assign lines_12 = addresses_12[31:6];
    assign positions_12 = addresses_12[5:2];
    assign lines_13 = addresses_13[31:6];
    assign positions_13 = addresses_13[5:2];
    assign lines_14 = addresses_14[31:6];
    assign positions_14 = addresses_14[5:2];
    assign lines_15 = addresses_15[31:6];
    assign positions_15 = addresses_15[5:2];
    assign lines_16 = addresses_16[31:6];
    assign positions_16 = addresses_16[5:2];
    assign lines_17 = addresses_17[31:6];
    assign positions_17 = addresses_17[5:2];
    assign lines_18 = addresses_18[31:6];
    assign positions_18 = addresses_18[5:2];
    assign lines_19 = addresses_19[31:6];
    assign positions_19 = addresses_19[5:2];
    assign lines_20 = addresses_20[31:6];
    assign positions_20 = addresses_20[5:2];
    assign lines_21 = addresses_21[31:6];
    assign positions_21 = addresses_21[5:2];
    assign lines_22 = addresses_22[31:6];
    assign positions_22 = addresses_22[5:2];
    assign lines_23 = addresses_23[31:6];
    assign positions_23 = addresses_23[5:2];
    assign lines_24 = addresses_24[31:6];
    assign positions_24 = addresses_24[5:2];
    assign lines_25 = addresses_25[31:6];
    assign positions_25 = addresses_25[5:2];
    assign lines_26 = addresses_26[31:6];
    assign positions_26 = addresses_26[5:2];
    assign lines_27 = addresses_27[31:6];
    assign positions_27 = addresses_27[5:2];
    assign lines_28 = addresses_28[31:6];
    assign positions_28 = addresses_28[5:2];
    assign lines_29 = addresses_29[31:6];
    assign positions_29 = addresses_29[5:2];
    assign lines_30 = addresses_30[31:6];
    assign positions_30 = addresses_30[5:2];
    assign lines_31 = addresses_31[31:6];
    assign positions_31 = addresses_31[5:2];
    assign is_local = |(local_ & lowest_grant);
    assign is_io = |(io & lowest_grant);
    assign line = chosen_chosen;

    always @* begin
        group = 32'h0;
        if (is_io) begin
            group = lowest_grant;
        end else if (|pending) begin
            group[0] = lines_0 == line;
            group[1] = lines_1 == line;
            group[2] = lines_2 == line;
            group[3] = lines_3 == line;
            group[4] = lines_4 == line;
            group[5] = lines_5 == line;
            group[6] = lines_6 == line;
            group[7] = lines_7 == line;
            group[8] = lines_8 == line;
            group[9] = lines_9 == line;
            group[10] = lines_10 == line;
            group[11] = lines_11 == line;
            group[12] = lines_12 == line;
            group[13] = lines_13 == line;
            group[14] = lines_14 == line;
            group[15] = lines_15 == line;
            group[16] = lines_16 == line;
            group[17] = lines_17 == line;
            group[18] = lines_18 == line;
            group[19] = lines_19 == line;
            group[20] = lines_20 == line;
            group[21] = lines_21 == line;
            group[22] = lines_22 == line;
            group[23] = lines_23 == line;
            group[24] = lines_24 == line;
            group[25] = lines_25 == line;
            group[26] = lines_26 == line;
            group[27] = lines_27 == line;
            group[28] = lines_28 == line;
            group[29] = lines_29 == line;
            group[30] = lines_30 == line;
            group[31] = lines_31 == line;
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
        members_0 = 32'h0;
        if (stores) begin
            members_0[0] = group[0] & (positions_0 == 4'h0);
            members_0[1] = group[1] & (positions_1 == 4'h0);
            members_0[2] = group[2] & (positions_2 == 4'h0);
            members_0[3] = group[3] & (positions_3 == 4'h0);
            members_0[4] = group[4] & (positions_4 == 4'h0);
            members_0[5] = group[5] & (positions_5 == 4'h0);
            members_0[6] = group[6] & (positions_6 == 4'h0);
            members_0[7] = group[7] & (positions_7 == 4'h0);
            members_0[8] = group[8] & (positions_8 == 4'h0);
            members_0[9] = group[9] & (positions_9 == 4'h0);
            members_0[10] = group[10] & (positions_10 == 4'h0);
            members_0[11] = group[11] & (positions_11 == 4'h0);
            members_0[12] = group[12] & (positions_12 == 4'h0);
            members_0[13] = group[13] & (positions_13 == 4'h0);
            members_0[14] = group[14] & (positions_14 == 4'h0);
            members_0[15] = group[15] & (positions_15 == 4'h0);
            members_0[16] = group[16] & (positions_16 == 4'h0);
            members_0[17] = group[17] & (positions_17 == 4'h0);
            members_0[18] = group[18] & (positions_18 == 4'h0);
            members_0[19] = group[19] & (positions_19 == 4'h0);
            members_0[20] = group[20] & (positions_20 == 4'h0);
            members_0[21] = group[21] & (positions_21 == 4'h0);
            members_0[22] = group[22] & (positions_22 == 4'h0);
            members_0[23] = group[23] & (positions_23 == 4'h0);
            members_0[24] = group[24] & (positions_24 == 4'h0);
            members_0[25] = group[25] & (positions_25 == 4'h0);
            members_0[26] = group[26] & (positions_26 == 4'h0);
            members_0[27] = group[27] & (positions_27 == 4'h0);
            members_0[28] = group[28] & (positions_28 == 4'h0);
            members_0[29] = group[29] & (positions_29 == 4'h0);
            members_0[30] = group[30] & (positions_30 == 4'h0);
            members_0[31] = group[31] & (positions_31 == 4'h0);
        end
    end

    always @* begin
        members_1 = 32'h0;
        if (stores) begin
            members_1[0] = group[0] & (positions_0 == 4'h1);
            members_1[1] = group[1] & (positions_1 == 4'h1);
            members_1[2] = group[2] & (positions_2 == 4'h1);
            members_1[3] = group[3] & (positions_3 == 4'h1);
            members_1[4] = group[4] & (positions_4 == 4'h1);
            members_1[5] = group[5] & (positions_5 == 4'h1);
            members_1[6] = group[6] & (positions_6 == 4'h1);
            members_1[7] = group[7] & (positions_7 == 4'h1);
            members_1[8] = group[8] & (positions_8 == 4'h1);
            members_1[9] = group[9] & (positions_9 == 4'h1);
            members_1[10] = group[10] & (positions_10 == 4'h1);
            members_1[11] = group[11] & (positions_11 == 4'h1);
            members_1[12] = group[12] & (positions_12 == 4'h1);
            members_1[13] = group[13] & (positions_13 == 4'h1);
            members_1[14] = group[14] & (positions_14 == 4'h1);
            members_1[15] = group[15] & (positions_15 == 4'h1);
            members_1[16] = group[16] & (positions_16 == 4'h1);
            members_1[17] = group[17] & (positions_17 == 4'h1);
            members_1[18] = group[18] & (positions_18 == 4'h1);
            members_1[19] = group[19] & (positions_19 == 4'h1);
            members_1[20] = group[20] & (positions_20 == 4'h1);
            members_1[21] = group[21] & (positions_21 == 4'h1);
            members_1[22] = group[22] & (positions_22 == 4'h1);
            members_1[23] = group[23] & (positions_23 == 4'h1);
            members_1[24] = group[24] & (positions_24 == 4'h1);
            members_1[25] = group[25] & (positions_25 == 4'h1);
            members_1[26] = group[26] & (positions_26 == 4'h1);
            members_1[27] = group[27] & (positions_27 == 4'h1);
            members_1[28] = group[28] & (positions_28 == 4'h1);
            members_1[29] = group[29] & (positions_29 == 4'h1);
            members_1[30] = group[30] & (positions_30 == 4'h1);
            members_1[31] = group[31] & (positions_31 == 4'h1);
        end
    end

    always @* begin
        members_2 = 32'h0;
        if (stores) begin
            members_2[0] = group[0] & (positions_0 == 4'h2);
            members_2[1] = group[1] & (positions_1 == 4'h2);
            members_2[2] = group[2] & (positions_2 == 4'h2);
            members_2[3] = group[3] & (positions_3 == 4'h2);
            members_2[4] = group[4] & (positions_4 == 4'h2);
            members_2[5] = group[5] & (positions_5 == 4'h2);
            members_2[6] = group[6] & (positions_6 == 4'h2);
            members_2[7] = group[7] & (positions_7 == 4'h2);
            members_2[8] = group[8] & (positions_8 == 4'h2);
            members_2[9] = group[9] & (positions_9 == 4'h2);
            members_2[10] = group[10] & (positions_10 == 4'h2);
            members_2[11] = group[11] & (positions_11 == 4'h2);
            members_2[12] = group[12] & (positions_12 == 4'h2);
            members_2[13] = group[13] & (positions_13 == 4'h2);
            members_2[14] = group[14] & (positions_14 == 4'h2);
            members_2[15] = group[15] & (positions_15 == 4'h2);
            members_2[16] = group[16] & (positions_16 == 4'h2);
            members_2[17] = group[17] & (positions_17 == 4'h2);
            members_2[18] = group[18] & (positions_18 == 4'h2);
            members_2[19] = group[19] & (positions_19 == 4'h2);
            members_2[20] = group[20] & (positions_20 == 4'h2);
            members_2[21] = group[21] & (positions_21 == 4'h2);
            members_2[22] = group[22] & (positions_22 == 4'h2);
            members_2[23] = group[23] & (positions_23 == 4'h2);
            members_2[24] = group[24] & (positions_24 == 4'h2);
            members_2[25] = group[25] & (positions_25 == 4'h2);
            members_2[26] = group[26] & (positions_26 == 4'h2);
            members_2[27] = group[27] & (positions_27 == 4'h2);
            members_2[28] = group[28] & (positions_28 == 4'h2);
            members_2[29] = group[29] & (positions_29 == 4'h2);
            members_2[30] = group[30] & (positions_30 == 4'h2);
            members_2[31] = group[31] & (positions_31 == 4'h2);
        end
    end

    always @* begin
        members_3 = 32'h0;
        if (stores) begin
            members_3[0] = group[0] & (positions_0 == 4'h3);
            members_3[1] = group[1] & (positions_1 == 4'h3);
            members_3[2] = group[2] & (positions_2 == 4'h3);
            members_3[3] = group[3] & (positions_3 == 4'h3);
            members_3[4] = group[4] & (positions_4 == 4'h3);
            members_3[5] = group[5] & (positions_5 == 4'h3);
            members_3[6] = group[6] & (positions_6 == 4'h3);
            members_3[7] = group[7] & (positions_7 == 4'h3);
            members_3[8] = group[8] & (positions_8 == 4'h3);
            members_3[9] = group[9] & (positions_9 == 4'h3);
            members_3[10] = group[10] & (positions_10 == 4'h3);
            members_3[11] = group[11] & (positions_11 == 4'h3);
            members_3[12] = group[12] & (positions_12 == 4'h3);
            members_3[13] = group[13] & (positions_13 == 4'h3);
            members_3[14] = group[14] & (positions_14 == 4'h3);
            members_3[15] = group[15] & (positions_15 == 4'h3);
            members_3[16] = group[16] & (positions_16 == 4'h3);
            members_3[17] = group[17] & (positions_17 == 4'h3);
            members_3[18] = group[18] & (positions_18 == 4'h3);
            members_3[19] = group[19] & (positions_19 == 4'h3);
            members_3[20] = group[20] & (positions_20 == 4'h3);
            members_3[21] = group[21] & (positions_21 == 4'h3);
            members_3[22] = group[22] & (positions_22 == 4'h3);
            members_3[23] = group[23] & (positions_23 == 4'h3);
            members_3[24] = group[24] & (positions_24 == 4'h3);
            members_3[25] = group[25] & (positions_25 == 4'h3);
            members_3[26] = group[26] & (positions_26 == 4'h3);
            members_3[27] = group[27] & (positions_27 == 4'h3);
            members_3[28] = group[28] & (positions_28 == 4'h3);
            members_3[29] = group[29] & (positions_29 == 4'h3);
            members_3[30] = group[30] & (positions_30 == 4'h3);
            members_3[31] = group[31] & (positions_31 == 4'h3);
        end
    end

    always @* begin
        members_4 = 32'h0;
        if (stores) begin
            members_4[0] = group[0] & (positions_0 == 4'h4);
            members_4[1] = group[1] & (positions_1 == 4'h4);
            members_4[2] = group[2] & (positions_2 == 4'h4);
            members_4[3] = group[3] & (positions_3 == 4'h4);
            members_4[4] = group[4] & (positions_4 == 4'h4);
            members_4[5] = group[5] & (positions_5 == 4'h4);
            members_4[6] = group[6] & (positions_6 == 4'h4);
            members_4[7] = group[7] & (positions_7 == 4'h4);
            members_4[8] = group[8] & (positions_8 == 4'h4);
            members_4[9] = group[9] & (positions_9 == 4'h4);
            members_4[10] = group[10] & (positions_10 == 4'h4);
            members_4[11] = group[11] & (positions_11 == 4'h4);
            members_4[12] = group[12] & (positions_12 == 4'h4);
            members_4[13] = group[13] & (positions_13 == 4'h4);
            members_4[14] = group[14] & (positions_14 == 4'h4);
            members_4[15] = group[15] & (positions_15 == 4'h4);
            members_4[16] = group[16] & (positions_16 == 4'h4);
            members_4[17] = group[17] & (positions_17 == 4'h4);
            members_4[18] = group[18] & (positions_18 == 4'h4);
            members_4[19] = group[19] & (positions_19 == 4'h4);
            members_4[20] = group[20] & (positions_20 == 4'h4);
            members_4[21] = group[21] & (positions_21 == 4'h4);
            members_4[22] = group[22] & (positions_22 == 4'h4);
            members_4[23] = group[23] & (positions_23 == 4'h4);
            members_4[24] = group[24] & (positions_24 == 4'h4);
            members_4[25] = group[25] & (positions_25 == 4'h4);
            members_4[26] = group[26] & (positions_26 == 4'h4);
            members_4[27] = group[27] & (positions_27 == 4'h4);
            members_4[28] = group[28] & (positions_28 == 4'h4);
            members_4[29] = group[29] & (positions_29 == 4'h4);
            members_4[30] = group[30] & (positions_30 == 4'h4);
            members_4[31] = group[31] & (positions_31 == 4'h4);
        end
    end

    always @* begin
        members_5 = 32'h0;
        if (stores) begin
            members_5[0] = group[0] & (positions_0 == 4'h5);
            members_5[1] = group[1] & (positions_1 == 4'h5);
            members_5[2] = group[2] & (positions_2 == 4'h5);
            members_5[3] = group[3] & (positions_3 == 4'h5);
            members_5[4] = group[4] & (positions_4 == 4'h5);
            members_5[5] = group[5] & (positions_5 == 4'h5);
            members_5[6] = group[6] & (positions_6 == 4'h5);
            members_5[7] = group[7] & (positions_7 == 4'h5);
            members_5[8] = group[8] & (positions_8 == 4'h5);
            members_5[9] = group[9] & (positions_9 == 4'h5);
            members_5[10] = group[10] & (positions_10 == 4'h5);
            members_5[11] = group[11] & (positions_11 == 4'h5);
            members_5[12] = group[12] & (positions_12 == 4'h5);
            members_5[13] = group[13] & (positions_13 == 4'h5);
            members_5[14] = group[14] & (positions_14 == 4'h5);
            members_5[15] = group[15] & (positions_15 == 4'h5);
            members_5[16] = group[16] & (positions_16 == 4'h5);
            members_5[17] = group[17] & (positions_17 == 4'h5);
            members_5[18] = group[18] & (positions_18 == 4'h5);
            members_5[19] = group[19] & (positions_19 == 4'h5);
            members_5[20] = group[20] & (positions_20 == 4'h5);
            members_5[21] = group[21] & (positions_21 == 4'h5);
            members_5[22] = group[22] & (positions_22 == 4'h5);
            members_5[23] = group[23] & (positions_23 == 4'h5);
            members_5[24] = group[24] & (positions_24 == 4'h5);
            members_5[25] = group[25] & (positions_25 == 4'h5);
            members_5[26] = group[26] & (positions_26 == 4'h5);
            members_5[27] = group[27] & (positions_27 == 4'h5);
            members_5[28] = group[28] & (positions_28 == 4'h5);
            members_5[29] = group[29] & (positions_29 == 4'h5);
            members_5[30] = group[30] & (positions_30 == 4'h5);
            members_5[31] = group[31] & (positions_31 == 4'h5);
        end
    end

    always @* begin
        members_6 = 32'h0;
        if (stores) begin
            members_6[0] = group[0] & (positions_0 == 4'h6);
            members_6[1] = group[1] & (positions_1 == 4'h6);
            members_6[2] = group[2] & (positions_2 == 4'h6);
            members_6[3] = group[3] & (positions_3 == 4'h6);
            members_6[4] = group[4] & (positions_4 == 4'h6);
            members_6[5] = group[5] & (positions_5 == 4'h6);
            members_6[6] = group[6] & (positions_6 == 4'h6);
            members_6[7] = group[7] & (positions_7 == 4'h6);
            members_6[8] = group[8] & (positions_8 == 4'h6);
            members_6[9] = group[9] & (positions_9 == 4'h6);
            members_6[10] = group[10] & (positions_10 == 4'h6);
            members_6[11] = group[11] & (positions_11 == 4'h6);
            members_6[12] = group[12] & (positions_12 == 4'h6);
            members_6[13] = group[13] & (positions_13 == 4'h6);
            members_6[14] = group[14] & (positions_14 == 4'h6);
            members_6[15] = group[15] & (positions_15 == 4'h6);
            members_6[16] = group[16] & (positions_16 == 4'h6);
            members_6[17] = group[17] & (positions_17 == 4'h6);
            members_6[18] = group[18] & (positions_18 == 4'h6);
            members_6[19] = group[19] & (positions_19 == 4'h6);
            members_6[20] = group[20] & (positions_20 == 4'h6);
            members_6[21] = group[21] & (positions_21 == 4'h6);
            members_6[22] = group[22] & (positions_22 == 4'h6);
            members_6[23] = group[23] & (positions_23 == 4'h6);
            members_6[24] = group[24] & (positions_24 == 4'h6);
            members_6[25] = group[25] & (positions_25 == 4'h6);
            members_6[26] = group[26] & (positions_26 == 4'h6);
            members_6[27] = group[27] & (positions_27 == 4'h6);
            members_6[28] = group[28] & (positions_28 == 4'h6);
            members_6[29] = group[29] & (positions_29 == 4'h6);
            members_6[30] = group[30] & (positions_30 == 4'h6);
            members_6[31] = group[31] & (positions_31 == 4'h6);
        end
    end

    always @* begin
        members_7 = 32'h0;
        if (stores) begin
            members_7[0] = group[0] & (positions_0 == 4'h7);
            members_7[1] = group[1] & (positions_1 == 4'h7);
            members_7[2] = group[2] & (positions_2 == 4'h7);
            members_7[3] = group[3] & (positions_3 == 4'h7);
            members_7[4] = group[4] & (positions_4 == 4'h7);
            members_7[5] = group[5] & (positions_5 == 4'h7);
            members_7[6] = group[6] & (positions_6 == 4'h7);
            members_7[7] = group[7] & (positions_7 == 4'h7);
            members_7[8] = group[8] & (positions_8 == 4'h7);
            members_7[9] = group[9] & (positions_9 == 4'h7);
            members_7[10] = group[10] & (positions_10 == 4'h7);
            members_7[11] = group[11] & (positions_11 == 4'h7);
            members_7[12] = group[12] & (positions_12 == 4'h7);
            members_7[13] = group[13] & (positions_13 == 4'h7);
            members_7[14] = group[14] & (positions_14 == 4'h7);
            members_7[15] = group[15] & (positions_15 == 4'h7);
            members_7[16] = group[16] & (positions_16 == 4'h7);
            members_7[17] = group[17] & (positions_17 == 4'h7);
            members_7[18] = group[18] & (positions_18 == 4'h7);
            members_7[19] = group[19] & (positions_19 == 4'h7);
            members_7[20] = group[20] & (positions_20 == 4'h7);
            members_7[21] = group[21] & (positions_21 == 4'h7);
            members_7[22] = group[22] & (positions_22 == 4'h7);
            members_7[23] = group[23] & (positions_23 == 4'h7);
            members_7[24] = group[24] & (positions_24 == 4'h7);
            members_7[25] = group[25] & (positions_25 == 4'h7);
            members_7[26] = group[26] & (positions_26 == 4'h7);
            members_7[27] = group[27] & (positions_27 == 4'h7);
            members_7[28] = group[28] & (positions_28 == 4'h7);
            members_7[29] = group[29] & (positions_29 == 4'h7);
            members_7[30] = group[30] & (positions_30 == 4'h7);
            members_7[31] = group[31] & (positions_31 == 4'h7);
        end
    end

    always @* begin
        members_8 = 32'h0;
        if (stores) begin
            members_8[0] = group[0] & (positions_0 == 4'h8);
            members_8[1] = group[1] & (positions_1 == 4'h8);
            members_8[2] = group[2] & (positions_2 == 4'h8);
            members_8[3] = group[3] & (positions_3 == 4'h8);
            members_8[4] = group[4] & (positions_4 == 4'h8);
            members_8[5] = group[5] & (positions_5 == 4'h8);
            members_8[6] = group[6] & (positions_6 == 4'h8);
            members_8[7] = group[7] & (positions_7 == 4'h8);
            members_8[8] = group[8] & (positions_8 == 4'h8);
            members_8[9] = group[9] & (positions_9 == 4'h8);
            members_8[10] = group[10] & (positions_10 == 4'h8);
            members_8[11] = group[11] & (positions_11 == 4'h8);
            members_8[12] = group[12] & (positions_12 == 4'h8);
            members_8[13] = group[13] & (positions_13 == 4'h8);
            members_8[14] = group[14] & (positions_14 == 4'h8);
            members_8[15] = group[15] & (positions_15 == 4'h8);
            members_8[16] = group[16] & (positions_16 == 4'h8);
            members_8[17] = group[17] & (positions_17 == 4'h8);
            members_8[18] = group[18] & (positions_18 == 4'h8);
            members_8[19] = group[19] & (positions_19 == 4'h8);
            members_8[20] = group[20] & (positions_20 == 4'h8);
            members_8[21] = group[21] & (positions_21 == 4'h8);
            members_8[22] = group[22] & (positions_22 == 4'h8);
            members_8[23] = group[23] & (positions_23 == 4'h8);
            members_8[24] = group[24] & (positions_24 == 4'h8);
            members_8[25] = group[25] & (positions_25 == 4'h8);
            members_8[26] = group[26] & (positions_26 == 4'h8);
            members_8[27] = group[27] & (positions_27 == 4'h8);
            members_8[28] = group[28] & (positions_28 == 4'h8);
            members_8[29] = group[29] & (positions_29 == 4'h8);
            members_8[30] = group[30] & (positions_30 == 4'h8);
            members_8[31] = group[31] & (positions_31 == 4'h8);
        end
    end

    always @* begin
        members_9 = 32'h0;
        if (stores) begin
            members_9[0] = group[0] & (positions_0 == 4'h9);
            members_9[1] = group[1] & (positions_1 == 4'h9);
            members_9[2] = group[2] & (positions_2 == 4'h9);
            members_9[3] = group[3] & (positions_3 == 4'h9);
            members_9[4] = group[4] & (positions_4 == 4'h9);
            members_9[5] = group[5] & (positions_5 == 4'h9);
            members_9[6] = group[6] & (positions_6 == 4'h9);
            members_9[7] = group[7] & (positions_7 == 4'h9);
            members_9[8] = group[8] & (positions_8 == 4'h9);
            members_9[9] = group[9] & (positions_9 == 4'h9);
            members_9[10] = group[10] & (positions_10 == 4'h9);
            members_9[11] = group[11] & (positions_11 == 4'h9);
            members_9[12] = group[12] & (positions_12 == 4'h9);
            members_9[13] = group[13] & (positions_13 == 4'h9);
            members_9[14] = group[14] & (positions_14 == 4'h9);
            members_9[15] = group[15] & (positions_15 == 4'h9);
            members_9[16] = group[16] & (positions_16 == 4'h9);
            members_9[17] = group[17] & (positions_17 == 4'h9);
            members_9[18] = group[18] & (positions_18 == 4'h9);
            members_9[19] = group[19] & (positions_19 == 4'h9);
            members_9[20] = group[20] & (positions_20 == 4'h9);
            members_9[21] = group[21] & (positions_21 == 4'h9);
            members_9[22] = group[22] & (positions_22 == 4'h9);
            members_9[23] = group[23] & (positions_23 == 4'h9);
            members_9[24] = group[24] & (positions_24 == 4'h9);
            members_9[25] = group[25] & (positions_25 == 4'h9);
            members_9[26] = group[26] & (positions_26 == 4'h9);
            members_9[27] = group[27] & (positions_27 == 4'h9);
            members_9[28] = group[28] & (positions_28 == 4'h9);
            members_9[29] = group[29] & (positions_29 == 4'h9);
            members_9[30] = group[30] & (positions_30 == 4'h9);
            members_9[31] = group[31] & (positions_31 == 4'h9);
        end
    end

    always @* begin
        members_10 = 32'h0;
        if (stores) begin
            members_10[0] = group[0] & (positions_0 == 4'ha);
            members_10[1] = group[1] & (positions_1 == 4'ha);
            members_10[2] = group[2] & (positions_2 == 4'ha);
            members_10[3] = group[3] & (positions_3 == 4'ha);
            members_10[4] = group[4] & (positions_4 == 4'ha);
            members_10[5] = group[5] & (positions_5 == 4'ha);
            members_10[6] = group[6] & (positions_6 == 4'ha);
            members_10[7] = group[7] & (positions_7 == 4'ha);
            members_10[8] = group[8] & (positions_8 == 4'ha);
            members_10[9] = group[9] & (positions_9 == 4'ha);
            members_10[10] = group[10] & (positions_10 == 4'ha);
            members_10[11] = group[11] & (positions_11 == 4'ha);
            members_10[12] = group[12] & (positions_12 == 4'ha);
            members_10[13] = group[13] & (positions_13 == 4'ha);
            members_10[14] = group[14] & (positions_14 == 4'ha);
            members_10[15] = group[15] & (positions_15 == 4'ha);
            members_10[16] = group[16] & (positions_16 == 4'ha);
            members_10[17] = group[17] & (positions_17 == 4'ha);
            members_10[18] = group[18] & (positions_18 == 4'ha);
            members_10[19] = group[19] & (positions_19 == 4'ha);
            members_10[20] = group[20] & (positions_20 == 4'ha);
            members_10[21] = group[21] & (positions_21 == 4'ha);
            members_10[22] = group[22] & (positions_22 == 4'ha);
            members_10[23] = group[23] & (positions_23 == 4'ha);
            members_10[24] = group[24] & (positions_24 == 4'ha);
            members_10[25] = group[25] & (positions_25 == 4'ha);
            members_10[26] = group[26] & (positions_26 == 4'ha);
            members_10[27] = group[27] & (positions_27 == 4'ha);
            members_10[28] = group[28] & (positions_28 == 4'ha);
            members_10[29] = group[29] & (positions_29 == 4'ha);
            members_10[30] = group[30] & (positions_30 == 4'ha);
            members_10[31] = group[31] & (positions_31 == 4'ha);
        end
    end

    always @* begin
        members_11 = 32'h0;
        if (stores) begin
            members_11[0] = group[0] & (positions_0 == 4'hb);
            members_11[1] = group[1] & (positions_1 == 4'hb);
            members_11[2] = group[2] & (positions_2 == 4'hb);
            members_11[3] = group[3] & (positions_3 == 4'hb);
            members_11[4] = group[4] & (positions_4 == 4'hb);
            members_11[5] = group[5] & (positions_5 == 4'hb);
            members_11[6] = group[6] & (positions_6 == 4'hb);
            members_11[7] = group[7] & (positions_7 == 4'hb);
            members_11[8] = group[8] & (positions_8 == 4'hb);
            members_11[9] = group[9] & (positions_9 == 4'hb);
            members_11[10] = group[10] & (positions_10 == 4'hb);
            members_11[11] = group[11] & (positions_11 == 4'hb);
            members_11[12] = group[12] & (positions_12 == 4'hb);
            members_11[13] = group[13] & (positions_13 == 4'hb);
            members_11[14] = group[14] & (positions_14 == 4'hb);
            members_11[15] = group[15] & (positions_15 == 4'hb);
            members_11[16] = group[16] & (positions_16 == 4'hb);
            members_11[17] = group[17] & (positions_17 == 4'hb);
            members_11[18] = group[18] & (positions_18 == 4'hb);
            members_11[19] = group[19] & (positions_19 == 4'hb);
            members_11[20] = group[20] & (positions_20 == 4'hb);
            members_11[21] = group[21] & (positions_21 == 4'hb);
            members_11[22] = group[22] & (positions_22 == 4'hb);
            members_11[23] = group[23] & (positions_23 == 4'hb);
            members_11[24] = group[24] & (positions_24 == 4'hb);
            members_11[25] = group[25] & (positions_25 == 4'hb);
            members_11[26] = group[26] & (positions_26 == 4'hb);
            members_11[27] = group[27] & (positions_27 == 4'hb);
            members_11[28] = group[28] & (positions_28 == 4'hb);
            members_11[29] = group[29] & (positions_29 == 4'hb);
            members_11[30] = group[30] & (positions_30 == 4'hb);
            members_11[31] = group[31] & (positions_31 == 4'hb);
        end
    end

    always @* begin
        members_12 = 32'h0;
        if (stores) begin
            members_12[0] = group[0] & (positions_0 == 4'hc);
            members_12[1] = group[1] & (positions_1 == 4'hc);
            members_12[2] = group[2] & (positions_2 == 4'hc);
            members_12[3] = group[3] & (positions_3 == 4'hc);
            members_12[4] = group[4] & (positions_4 == 4'hc);
            members_12[5] = group[5] & (positions_5 == 4'hc);
            members_12[6] = group[6] & (positions_6 == 4'hc);
            members_12[7] = group[7] & (positions_7 == 4'hc);
            members_12[8] = group[8] & (positions_8 == 4'hc);
            members_12[9] = group[9] & (positions_9 == 4'hc);
            members_12[10] = group[10] & (positions_10 == 4'hc);
            members_12[11] = group[11] & (positions_11 == 4'hc);
            members_12[12] = group[12] & (positions_12 == 4'hc);
            members_12[13] = group[13] & (positions_13 == 4'hc);
            members_12[14] = group[14] & (positions_14 == 4'hc);
            members_12[15] = group[15] & (positions_15 == 4'hc);
            members_12[16] = group[16] & (positions_16 == 4'hc);
            members_12[17] = group[17] & (positions_17 == 4'hc);
            members_12[18] = group[18] & (positions_18 == 4'hc);
            members_12[19] = group[19] & (positions_19 == 4'hc);
            members_12[20] = group[20] & (positions_20 == 4'hc);
            members_12[21] = group[21] & (positions_21 == 4'hc);
            members_12[22] = group[22] & (positions_22 == 4'hc);
            members_12[23] = group[23] & (positions_23 == 4'hc);
            members_12[24] = group[24] & (positions_24 == 4'hc);
            members_12[25] = group[25] & (positions_25 == 4'hc);
            members_12[26] = group[26] & (positions_26 == 4'hc);
            members_12[27] = group[27] & (positions_27 == 4'hc);
            members_12[28] = group[28] & (positions_28 == 4'hc);
            members_12[29] = group[29] & (positions_29 == 4'hc);
            members_12[30] = group[30] & (positions_30 == 4'hc);
            members_12[31] = group[31] & (positions_31 == 4'hc);
        end
    end

    always @* begin
        members_13 = 32'h0;
        if (stores) begin
            members_13[0] = group[0] & (positions_0 == 4'hd);
            members_13[1] = group[1] & (positions_1 == 4'hd);
            members_13[2] = group[2] & (positions_2 == 4'hd);
            members_13[3] = group[3] & (positions_3 == 4'hd);
            members_13[4] = group[4] & (positions_4 == 4'hd);
            members_13[5] = group[5] & (positions_5 == 4'hd);
            members_13[6] = group[6] & (positions_6 == 4'hd);
            members_13[7] = group[7] & (positions_7 == 4'hd);
            members_13[8] = group[8] & (positions_8 == 4'hd);
            members_13[9] = group[9] & (positions_9 == 4'hd);
            members_13[10] = group[10] & (positions_10 == 4'hd);
            members_13[11] = group[11] & (positions_11 == 4'hd);
            members_13[12] = group[12] & (positions_12 == 4'hd);
            members_13[13] = group[13] & (positions_13 == 4'hd);
            members_13[14] = group[14] & (positions_14 == 4'hd);
            members_13[15] = group[15] & (positions_15 == 4'hd);
            members_13[16] = group[16] & (positions_16 == 4'hd);
            members_13[17] = group[17] & (positions_17 == 4'hd);
            members_13[18] = group[18] & (positions_18 == 4'hd);
            members_13[19] = group[19] & (positions_19 == 4'hd);
            members_13[20] = group[20] & (positions_20 == 4'hd);
            members_13[21] = group[21] & (positions_21 == 4'hd);
            members_13[22] = group[22] & (positions_22 == 4'hd);
            members_13[23] = group[23] & (positions_23 == 4'hd);
            members_13[24] = group[24] & (positions_24 == 4'hd);
            members_13[25] = group[25] & (positions_25 == 4'hd);
            members_13[26] = group[26] & (positions_26 == 4'hd);
            members_13[27] = group[27] & (positions_27 == 4'hd);
            members_13[28] = group[28] & (positions_28 == 4'hd);
            members_13[29] = group[29] & (positions_29 == 4'hd);
            members_13[30] = group[30] & (positions_30 == 4'hd);
            members_13[31] = group[31] & (positions_31 == 4'hd);
        end
    end

    always @* begin
        members_14 = 32'h0;
        if (stores) begin
            members_14[0] = group[0] & (positions_0 == 4'he);
            members_14[1] = group[1] & (positions_1 == 4'he);
            members_14[2] = group[2] & (positions_2 == 4'he);
            members_14[3] = group[3] & (positions_3 == 4'he);
            members_14[4] = group[4] & (positions_4 == 4'he);
            members_14[5] = group[5] & (positions_5 == 4'he);
            members_14[6] = group[6] & (positions_6 == 4'he);
            members_14[7] = group[7] & (positions_7 == 4'he);
            members_14[8] = group[8] & (positions_8 == 4'he);
            members_14[9] = group[9] & (positions_9 == 4'he);
            members_14[10] = group[10] & (positions_10 == 4'he);
            members_14[11] = group[11] & (positions_11 == 4'he);
            members_14[12] = group[12] & (positions_12 == 4'he);
            members_14[13] = group[13] & (positions_13 == 4'he);
            members_14[14] = group[14] & (positions_14 == 4'he);
            members_14[15] = group[15] & (positions_15 == 4'he);
            members_14[16] = group[16] & (positions_16 == 4'he);
            members_14[17] = group[17] & (positions_17 == 4'he);
            members_14[18] = group[18] & (positions_18 == 4'he);
            members_14[19] = group[19] & (positions_19 == 4'he);
            members_14[20] = group[20] & (positions_20 == 4'he);
            members_14[21] = group[21] & (positions_21 == 4'he);
            members_14[22] = group[22] & (positions_22 == 4'he);
            members_14[23] = group[23] & (positions_23 == 4'he);
            members_14[24] = group[24] & (positions_24 == 4'he);
            members_14[25] = group[25] & (positions_25 == 4'he);
            members_14[26] = group[26] & (positions_26 == 4'he);
            members_14[27] = group[27] & (positions_27 == 4'he);
            members_14[28] = group[28] & (positions_28 == 4'he);
            members_14[29] = group[29] & (positions_29 == 4'he);
            members_14[30] = group[30] & (positions_30 == 4'he);
            members_14[31] = group[31] & (positions_31 == 4'he);
        end
    end

    always @* begin
        members_15 = 32'h0;
        if (stores) begin
            members_15[0] = group[0] & (positions_0 == 4'hf);
            members_15[1] = group[1] & (positions_1 == 4'hf);
            members_15[2] = group[2] & (positions_2 == 4'hf);
            members_15[3] = group[3] & (positions_3 == 4'hf);
            members_15[4] = group[4] & (positions_4 == 4'hf);
            members_15[5] = group[5] & (positions_5 == 4'hf);
            members_15[6] = group[6] & (positions_6 == 4'hf);
            members_15[7] = group[7] & (positions_7 == 4'hf);
            members_15[8] = group[8] & (positions_8 == 4'hf);
            members_15[9] = group[9] & (positions_9 == 4'hf);
            members_15[10] = group[10] & (positions_10 == 4'hf);
            members_15[11] = group[11] & (positions_11 == 4'hf);
            members_15[12] = group[12] & (positions_12 == 4'hf);
            members_15[13] = group[13] & (positions_13 == 4'hf);
            members_15[14] = group[14] & (positions_14 == 4'hf);
            members_15[15] = group[15] & (positions_15 == 4'hf);
            members_15[16] = group[16] & (positions_16 == 4'hf);
            members_15[17] = group[17] & (positions_17 == 4'hf);
            members_15[18] = group[18] & (positions_18 == 4'hf);
            members_15[19] = group[19] & (positions_19 == 4'hf);
            members_15[20] = group[20] & (positions_20 == 4'hf);
            members_15[21] = group[21] & (positions_21 == 4'hf);
            members_15[22] = group[22] & (positions_22 == 4'hf);
            members_15[23] = group[23] & (positions_23 == 4'hf);
            members_15[24] = group[24] & (positions_24 == 4'hf);
            members_15[25] = group[25] & (positions_25 == 4'hf);
            members_15[26] = group[26] & (positions_26 == 4'hf);
            members_15[27] = group[27] & (positions_27 == 4'hf);
            members_15[28] = group[28] & (positions_28 == 4'hf);
            members_15[29] = group[29] & (positions_29 == 4'hf);
            members_15[30] = group[30] & (positions_30 == 4'hf);
            members_15[31] = group[31] & (positions_31 == 4'hf);
        end
    end

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        addresses_0[1:0],
        addresses_1[1:0],
        addresses_2[1:0],
        addresses_3[1:0],
        addresses_4[1:0],
        addresses_5[1:0],
        addresses_6[1:0],
        addresses_7[1:0],
        addresses_8[1:0],
        addresses_9[1:0],
        addresses_10[1:0],
        addresses_11[1:0],
        addresses_12[1:0],
        addresses_13[1:0],
        addresses_14[1:0],
        addresses_15[1:0],
        addresses_16[1:0],
        addresses_17[1:0],
        addresses_18[1:0],
        addresses_19[1:0],
        addresses_20[1:0],
        addresses_21[1:0],
        addresses_22[1:0],
        addresses_23[1:0],
        addresses_24[1:0],
        addresses_25[1:0],
        addresses_26[1:0],
        addresses_27[1:0],
        addresses_28[1:0],
        addresses_29[1:0],
        addresses_30[1:0],
        addresses_31[1:0],
        lowest_found
    };
endmodule
