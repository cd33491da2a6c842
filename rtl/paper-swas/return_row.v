// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The row: the values of all lanes of the load that comes back, until they are written.
//
// ```text
// m        an entry is merged: the words of its lanes are in the row at the end of m
// e        the last one of a load: to x0 it ends here
// e + 1    otherwise it claims a writeback slot and is told how far it is; distance 0 is this very cycle
// s        it writes its row; the row is not free from e + 1 to s
// ```
// Knows nothing of where the words come from.
//
// One row.

module return_row (
    input  wire         clock,
    input  wire         reset,
    // An entry is merged. Only when `free`.
    input  wire         merge,
    // It is the load's last.
    input  wire         last,
    // Its lanes.
    input  wire  [31:0] lanes,
    // Places of their words, side by side.
    input  wire [223:0] places,
    // What the load is.
    input  wire  [47:0] note,
    // What came: a line, or the words of all banks.
    input  wire  [31:0] words_0,
    input  wire  [31:0] words_1,
    input  wire  [31:0] words_2,
    input  wire  [31:0] words_3,
    input  wire  [31:0] words_4,
    input  wire  [31:0] words_5,
    input  wire  [31:0] words_6,
    input  wire  [31:0] words_7,
    input  wire  [31:0] words_8,
    input  wire  [31:0] words_9,
    input  wire  [31:0] words_10,
    input  wire  [31:0] words_11,
    input  wire  [31:0] words_12,
    input  wire  [31:0] words_13,
    input  wire  [31:0] words_14,
    input  wire  [31:0] words_15,
    input  wire  [31:0] words_16,
    input  wire  [31:0] words_17,
    input  wire  [31:0] words_18,
    input  wire  [31:0] words_19,
    input  wire  [31:0] words_20,
    input  wire  [31:0] words_21,
    input  wire  [31:0] words_22,
    input  wire  [31:0] words_23,
    input  wire  [31:0] words_24,
    input  wire  [31:0] words_25,
    input  wire  [31:0] words_26,
    input  wire  [31:0] words_27,
    input  wire  [31:0] words_28,
    input  wire  [31:0] words_29,
    input  wire  [31:0] words_30,
    input  wire  [31:0] words_31,
    // Whether an entry can be merged.
    output wire         free,
    // A load to x0 ends in this cycle.
    output wire         drops,
    // Cycle e + 1: a load asks for a writeback slot.
    output wire         claim,
    // Cycle e + 1: so many cycles from now it is.
    input  wire   [5:0] claim_distance,
    // Cycle s: the row is written.
    output reg          write,
    // Context, from e + 1 to s.
    output wire   [4:0] write_context,
    // Register, from e + 1 to s.
    output wire   [5:0] write_register,
    // Lanes, from e + 1 to s.
    output wire  [31:0] write_lanes,
    // Value of each lane, from e + 1 to s.
    output wire  [31:0] write_data_0,
    output wire  [31:0] write_data_1,
    output wire  [31:0] write_data_2,
    output wire  [31:0] write_data_3,
    output wire  [31:0] write_data_4,
    output wire  [31:0] write_data_5,
    output wire  [31:0] write_data_6,
    output wire  [31:0] write_data_7,
    output wire  [31:0] write_data_8,
    output wire  [31:0] write_data_9,
    output wire  [31:0] write_data_10,
    output wire  [31:0] write_data_11,
    output wire  [31:0] write_data_12,
    output wire  [31:0] write_data_13,
    output wire  [31:0] write_data_14,
    output wire  [31:0] write_data_15,
    output wire  [31:0] write_data_16,
    output wire  [31:0] write_data_17,
    output wire  [31:0] write_data_18,
    output wire  [31:0] write_data_19,
    output wire  [31:0] write_data_20,
    output wire  [31:0] write_data_21,
    output wire  [31:0] write_data_22,
    output wire  [31:0] write_data_23,
    output wire  [31:0] write_data_24,
    output wire  [31:0] write_data_25,
    output wire  [31:0] write_data_26,
    output wire  [31:0] write_data_27,
    output wire  [31:0] write_data_28,
    output wire  [31:0] write_data_29,
    output wire  [31:0] write_data_30,
    output wire  [31:0] write_data_31
);

    reg         claims_q;
    wire        claims_d;
    reg         holds_q;
    wire        holds_d;
    reg   [5:0] remaining_q;
    reg   [5:0] remaining_d;
    reg         begun_q;
    reg         begun_d;
    reg   [4:0] owner_q;
    reg   [4:0] owner_d;
    reg   [5:0] register__q;
    reg   [5:0] register__d;
    reg  [31:0] merged_q;
    reg  [31:0] merged_d;
    reg  [31:0] row_0_q;
    reg  [31:0] row_0_d;
    reg  [31:0] row_1_q;
    reg  [31:0] row_1_d;
    reg  [31:0] row_2_q;
    reg  [31:0] row_2_d;
    reg  [31:0] row_3_q;
    reg  [31:0] row_3_d;
    reg  [31:0] row_4_q;
    reg  [31:0] row_4_d;
    reg  [31:0] row_5_q;
    reg  [31:0] row_5_d;
    reg  [31:0] row_6_q;
    reg  [31:0] row_6_d;
    reg  [31:0] row_7_q;
    reg  [31:0] row_7_d;
    reg  [31:0] row_8_q;
    reg  [31:0] row_8_d;
    reg  [31:0] row_9_q;
    reg  [31:0] row_9_d;
    reg  [31:0] row_10_q;
    reg  [31:0] row_10_d;
    reg  [31:0] row_11_q;
    reg  [31:0] row_11_d;
    reg  [31:0] row_12_q;
    reg  [31:0] row_12_d;
    reg  [31:0] row_13_q;
    reg  [31:0] row_13_d;
    reg  [31:0] row_14_q;
    reg  [31:0] row_14_d;
    reg  [31:0] row_15_q;
    reg  [31:0] row_15_d;
    reg  [31:0] row_16_q;
    reg  [31:0] row_16_d;
    reg  [31:0] row_17_q;
    reg  [31:0] row_17_d;
    reg  [31:0] row_18_q;
    reg  [31:0] row_18_d;
    reg  [31:0] row_19_q;
    reg  [31:0] row_19_d;
    reg  [31:0] row_20_q;
    reg  [31:0] row_20_d;
    reg  [31:0] row_21_q;
    reg  [31:0] row_21_d;
    reg  [31:0] row_22_q;
    reg  [31:0] row_22_d;
    reg  [31:0] row_23_q;
    reg  [31:0] row_23_d;
    reg  [31:0] row_24_q;
    reg  [31:0] row_24_d;
    reg  [31:0] row_25_q;
    reg  [31:0] row_25_d;
    reg  [31:0] row_26_q;
    reg  [31:0] row_26_d;
    reg  [31:0] row_27_q;
    reg  [31:0] row_27_d;
    reg  [31:0] row_28_q;
    reg  [31:0] row_28_d;
    reg  [31:0] row_29_q;
    reg  [31:0] row_29_d;
    reg  [31:0] row_30_q;
    reg  [31:0] row_30_d;
    reg  [31:0] row_31_q;
    reg  [31:0] row_31_d;
    wire  [5:0] rd;
    wire        ends;
    wire        picks_0_take;
    wire [31:0] picks_0_value;
    wire        picks_1_take;
    wire [31:0] picks_1_value;
    wire        picks_2_take;
    wire [31:0] picks_2_value;
    wire        picks_3_take;
    wire [31:0] picks_3_value;
    wire        picks_4_take;
    wire [31:0] picks_4_value;
    wire        picks_5_take;
    wire [31:0] picks_5_value;
    wire        picks_6_take;
    wire [31:0] picks_6_value;
    wire        picks_7_take;
    wire [31:0] picks_7_value;
    wire        picks_8_take;
    wire [31:0] picks_8_value;
    wire        picks_9_take;
    wire [31:0] picks_9_value;
    wire        picks_10_take;
    wire [31:0] picks_10_value;
    wire        picks_11_take;
    wire [31:0] picks_11_value;
    wire        picks_12_take;
    wire [31:0] picks_12_value;
    wire        picks_13_take;
    wire [31:0] picks_13_value;
    wire        picks_14_take;
    wire [31:0] picks_14_value;
    wire        picks_15_take;
    wire [31:0] picks_15_value;
    wire        picks_16_take;
    wire [31:0] picks_16_value;
    wire        picks_17_take;
    wire [31:0] picks_17_value;
    wire        picks_18_take;
    wire [31:0] picks_18_value;
    wire        picks_19_take;
    wire [31:0] picks_19_value;
    wire        picks_20_take;
    wire [31:0] picks_20_value;
    wire        picks_21_take;
    wire [31:0] picks_21_value;
    wire        picks_22_take;
    wire [31:0] picks_22_value;
    wire        picks_23_take;
    wire [31:0] picks_23_value;
    wire        picks_24_take;
    wire [31:0] picks_24_value;
    wire        picks_25_take;
    wire [31:0] picks_25_value;
    wire        picks_26_take;
    wire [31:0] picks_26_value;
    wire        picks_27_take;
    wire [31:0] picks_27_value;
    wire        picks_28_take;
    wire [31:0] picks_28_value;
    wire        picks_29_take;
    wire [31:0] picks_29_value;
    wire        picks_30_take;
    wire [31:0] picks_30_value;
    wire        picks_31_take;
    wire [31:0] picks_31_value;

    lane_pick u_picks_0 (
        .take      (picks_0_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[6:0]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_0_value)
    );

    lane_pick u_picks_1 (
        .take      (picks_1_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[13:7]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_1_value)
    );

    lane_pick u_picks_2 (
        .take      (picks_2_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[20:14]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_2_value)
    );

    lane_pick u_picks_3 (
        .take      (picks_3_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[27:21]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_3_value)
    );

    lane_pick u_picks_4 (
        .take      (picks_4_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[34:28]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_4_value)
    );

    lane_pick u_picks_5 (
        .take      (picks_5_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[41:35]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_5_value)
    );

    lane_pick u_picks_6 (
        .take      (picks_6_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[48:42]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_6_value)
    );

    lane_pick u_picks_7 (
        .take      (picks_7_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[55:49]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_7_value)
    );

    lane_pick u_picks_8 (
        .take      (picks_8_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[62:56]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_8_value)
    );

    lane_pick u_picks_9 (
        .take      (picks_9_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[69:63]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_9_value)
    );

    lane_pick u_picks_10 (
        .take      (picks_10_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[76:70]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_10_value)
    );

    lane_pick u_picks_11 (
        .take      (picks_11_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[83:77]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_11_value)
    );

    lane_pick u_picks_12 (
        .take      (picks_12_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[90:84]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_12_value)
    );

    lane_pick u_picks_13 (
        .take      (picks_13_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[97:91]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_13_value)
    );

    lane_pick u_picks_14 (
        .take      (picks_14_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[104:98]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_14_value)
    );

    lane_pick u_picks_15 (
        .take      (picks_15_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[111:105]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_15_value)
    );

    lane_pick u_picks_16 (
        .take      (picks_16_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[118:112]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_16_value)
    );

    lane_pick u_picks_17 (
        .take      (picks_17_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[125:119]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_17_value)
    );

    lane_pick u_picks_18 (
        .take      (picks_18_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[132:126]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_18_value)
    );

    lane_pick u_picks_19 (
        .take      (picks_19_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[139:133]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_19_value)
    );

    lane_pick u_picks_20 (
        .take      (picks_20_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[146:140]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_20_value)
    );

    lane_pick u_picks_21 (
        .take      (picks_21_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[153:147]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_21_value)
    );

    lane_pick u_picks_22 (
        .take      (picks_22_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[160:154]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_22_value)
    );

    lane_pick u_picks_23 (
        .take      (picks_23_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[167:161]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_23_value)
    );

    lane_pick u_picks_24 (
        .take      (picks_24_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[174:168]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_24_value)
    );

    lane_pick u_picks_25 (
        .take      (picks_25_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[181:175]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_25_value)
    );

    lane_pick u_picks_26 (
        .take      (picks_26_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[188:182]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_26_value)
    );

    lane_pick u_picks_27 (
        .take      (picks_27_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[195:189]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_27_value)
    );

    lane_pick u_picks_28 (
        .take      (picks_28_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[202:196]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_28_value)
    );

    lane_pick u_picks_29 (
        .take      (picks_29_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[209:203]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_29_value)
    );

    lane_pick u_picks_30 (
        .take      (picks_30_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[216:210]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_30_value)
    );

    lane_pick u_picks_31 (
        .take      (picks_31_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .words_4   (words_4),
        .words_5   (words_5),
        .words_6   (words_6),
        .words_7   (words_7),
        .words_8   (words_8),
        .words_9   (words_9),
        .words_10  (words_10),
        .words_11  (words_11),
        .words_12  (words_12),
        .words_13  (words_13),
        .words_14  (words_14),
        .words_15  (words_15),
        .words_16  (words_16),
        .words_17  (words_17),
        .words_18  (words_18),
        .words_19  (words_19),
        .words_20  (words_20),
        .words_21  (words_21),
        .words_22  (words_22),
        .words_23  (words_23),
        .words_24  (words_24),
        .words_25  (words_25),
        .words_26  (words_26),
        .words_27  (words_27),
        .words_28  (words_28),
        .words_29  (words_29),
        .words_30  (words_30),
        .words_31  (words_31),
        .place     (places[223:217]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_31_value)
    );

    // Words come in.
    assign rd = note[10:5];
    assign picks_0_take = merge & lanes[0];

    always @* begin
        row_0_d = row_0_q;
        if (picks_0_take) begin
            row_0_d = picks_0_value;
        end
    end

    assign write_data_0 = row_0_q;
    assign picks_1_take = merge & lanes[1];

    always @* begin
        row_1_d = row_1_q;
        if (picks_1_take) begin
            row_1_d = picks_1_value;
        end
    end

    assign write_data_1 = row_1_q;
    assign picks_2_take = merge & lanes[2];

    always @* begin
        row_2_d = row_2_q;
        if (picks_2_take) begin
            row_2_d = picks_2_value;
        end
    end

    assign write_data_2 = row_2_q;
    assign picks_3_take = merge & lanes[3];

    always @* begin
        row_3_d = row_3_q;
        if (picks_3_take) begin
            row_3_d = picks_3_value;
        end
    end

    assign write_data_3 = row_3_q;
    assign picks_4_take = merge & lanes[4];

    always @* begin
        row_4_d = row_4_q;
        if (picks_4_take) begin
            row_4_d = picks_4_value;
        end
    end

    assign write_data_4 = row_4_q;
    assign picks_5_take = merge & lanes[5];

    always @* begin
        row_5_d = row_5_q;
        if (picks_5_take) begin
            row_5_d = picks_5_value;
        end
    end

    assign write_data_5 = row_5_q;
    assign picks_6_take = merge & lanes[6];

    always @* begin
        row_6_d = row_6_q;
        if (picks_6_take) begin
            row_6_d = picks_6_value;
        end
    end

    assign write_data_6 = row_6_q;
    assign picks_7_take = merge & lanes[7];

    always @* begin
        row_7_d = row_7_q;
        if (picks_7_take) begin
            row_7_d = picks_7_value;
        end
    end

    assign write_data_7 = row_7_q;
    assign picks_8_take = merge & lanes[8];

    always @* begin
        row_8_d = row_8_q;
        if (picks_8_take) begin
            row_8_d = picks_8_value;
        end
    end

    assign write_data_8 = row_8_q;
    assign picks_9_take = merge & lanes[9];

    always @* begin
        row_9_d = row_9_q;
        if (picks_9_take) begin
            row_9_d = picks_9_value;
        end
    end

    assign write_data_9 = row_9_q;
    assign picks_10_take = merge & lanes[10];

    always @* begin
        row_10_d = row_10_q;
        if (picks_10_take) begin
            row_10_d = picks_10_value;
        end
    end

    assign write_data_10 = row_10_q;
    assign picks_11_take = merge & lanes[11];

    always @* begin
        row_11_d = row_11_q;
        if (picks_11_take) begin
            row_11_d = picks_11_value;
        end
    end

    assign write_data_11 = row_11_q;
    assign picks_12_take = merge & lanes[12];

    always @* begin
        row_12_d = row_12_q;
        if (picks_12_take) begin
            row_12_d = picks_12_value;
        end
    end

    assign write_data_12 = row_12_q;
    assign picks_13_take = merge & lanes[13];

    always @* begin
        row_13_d = row_13_q;
        if (picks_13_take) begin
            row_13_d = picks_13_value;
        end
    end

    assign write_data_13 = row_13_q;
    assign picks_14_take = merge & lanes[14];

    always @* begin
        row_14_d = row_14_q;
        if (picks_14_take) begin
            row_14_d = picks_14_value;
        end
    end

    assign write_data_14 = row_14_q;
    assign picks_15_take = merge & lanes[15];

    always @* begin
        row_15_d = row_15_q;
        if (picks_15_take) begin
            row_15_d = picks_15_value;
        end
    end

    assign write_data_15 = row_15_q;
    assign picks_16_take = merge & lanes[16];

    always @* begin
        row_16_d = row_16_q;
        if (picks_16_take) begin
            row_16_d = picks_16_value;
        end
    end

    assign write_data_16 = row_16_q;
    assign picks_17_take = merge & lanes[17];

    always @* begin
        row_17_d = row_17_q;
        if (picks_17_take) begin
            row_17_d = picks_17_value;
        end
    end

    assign write_data_17 = row_17_q;
    assign picks_18_take = merge & lanes[18];

    always @* begin
        row_18_d = row_18_q;
        if (picks_18_take) begin
            row_18_d = picks_18_value;
        end
    end

    assign write_data_18 = row_18_q;
    assign picks_19_take = merge & lanes[19];

    always @* begin
        row_19_d = row_19_q;
        if (picks_19_take) begin
            row_19_d = picks_19_value;
        end
    end

    assign write_data_19 = row_19_q;
    assign picks_20_take = merge & lanes[20];

    always @* begin
        row_20_d = row_20_q;
        if (picks_20_take) begin
            row_20_d = picks_20_value;
        end
    end

    assign write_data_20 = row_20_q;
    assign picks_21_take = merge & lanes[21];

    always @* begin
        row_21_d = row_21_q;
        if (picks_21_take) begin
            row_21_d = picks_21_value;
        end
    end

    assign write_data_21 = row_21_q;
    assign picks_22_take = merge & lanes[22];

    always @* begin
        row_22_d = row_22_q;
        if (picks_22_take) begin
            row_22_d = picks_22_value;
        end
    end

    assign write_data_22 = row_22_q;
    assign picks_23_take = merge & lanes[23];

    always @* begin
        row_23_d = row_23_q;
        if (picks_23_take) begin
            row_23_d = picks_23_value;
        end
    end

    assign write_data_23 = row_23_q;
    assign picks_24_take = merge & lanes[24];

    always @* begin
        row_24_d = row_24_q;
        if (picks_24_take) begin
            row_24_d = picks_24_value;
        end
    end

    assign write_data_24 = row_24_q;
    assign picks_25_take = merge & lanes[25];

    always @* begin
        row_25_d = row_25_q;
        if (picks_25_take) begin
            row_25_d = picks_25_value;
        end
    end

    assign write_data_25 = row_25_q;
    assign picks_26_take = merge & lanes[26];

    always @* begin
        row_26_d = row_26_q;
        if (picks_26_take) begin
            row_26_d = picks_26_value;
        end
    end

    assign write_data_26 = row_26_q;
    assign picks_27_take = merge & lanes[27];

    always @* begin
        row_27_d = row_27_q;
        if (picks_27_take) begin
            row_27_d = picks_27_value;
        end
    end

    assign write_data_27 = row_27_q;
    assign picks_28_take = merge & lanes[28];

    always @* begin
        row_28_d = row_28_q;
        if (picks_28_take) begin
            row_28_d = picks_28_value;
        end
    end

    assign write_data_28 = row_28_q;
    assign picks_29_take = merge & lanes[29];

    always @* begin
        row_29_d = row_29_q;
        if (picks_29_take) begin
            row_29_d = picks_29_value;
        end
    end

    assign write_data_29 = row_29_q;
    assign picks_30_take = merge & lanes[30];

    always @* begin
        row_30_d = row_30_q;
        if (picks_30_take) begin
            row_30_d = picks_30_value;
        end
    end

    assign write_data_30 = row_30_q;
    assign picks_31_take = merge & lanes[31];

    always @* begin
        row_31_d = row_31_q;
        if (picks_31_take) begin
            row_31_d = picks_31_value;
        end
    end

    assign write_data_31 = row_31_q;

    always @* begin
        begun_d = begun_q;
        merged_d = merged_q;
        owner_d = owner_q;
        register__d = register__q;
        if (merge) begin
            begun_d = ~last;
            owner_d = note[47:43];
            register__d = rd;
            merged_d = lanes;
            if (begun_q) begin
                merged_d = lanes | merged_q;
            end
        end
    end

    // The end: at once, or in the slot.
    assign ends = merge & last;
    assign drops = ends & (~(|rd));
    assign claims_d = ends & (|rd);
    assign claim = claims_q;

    always @* begin
        remaining_d = remaining_q - 6'h1;
        write = holds_q & (remaining_q == 6'h1);
        if (claims_q) begin
            remaining_d = claim_distance;
            write = claim_distance == 6'h0;
        end
    end

    assign holds_d = (claims_q | holds_q) & (~write);
    assign free = ~(claims_q | holds_q);
    assign write_context = owner_q;
    assign write_register = register__q;
    assign write_lanes = merged_q;

    always @(posedge clock) begin
        if (reset) begin
            claims_q <= 1'b0;
            holds_q <= 1'b0;
            remaining_q <= 6'h0;
            begun_q <= 1'b0;
            owner_q <= 5'h0;
            register__q <= 6'h0;
            merged_q <= 32'h0;
            row_0_q <= 32'h0;
            row_1_q <= 32'h0;
            row_2_q <= 32'h0;
            row_3_q <= 32'h0;
            row_4_q <= 32'h0;
            row_5_q <= 32'h0;
            row_6_q <= 32'h0;
            row_7_q <= 32'h0;
            row_8_q <= 32'h0;
            row_9_q <= 32'h0;
            row_10_q <= 32'h0;
            row_11_q <= 32'h0;
            row_12_q <= 32'h0;
            row_13_q <= 32'h0;
            row_14_q <= 32'h0;
            row_15_q <= 32'h0;
            row_16_q <= 32'h0;
            row_17_q <= 32'h0;
            row_18_q <= 32'h0;
            row_19_q <= 32'h0;
            row_20_q <= 32'h0;
            row_21_q <= 32'h0;
            row_22_q <= 32'h0;
            row_23_q <= 32'h0;
            row_24_q <= 32'h0;
            row_25_q <= 32'h0;
            row_26_q <= 32'h0;
            row_27_q <= 32'h0;
            row_28_q <= 32'h0;
            row_29_q <= 32'h0;
            row_30_q <= 32'h0;
            row_31_q <= 32'h0;
        end else begin
            claims_q <= claims_d;
            holds_q <= holds_d;
            remaining_q <= remaining_d;
            begun_q <= begun_d;
            owner_q <= owner_d;
            register__q <= register__d;
            merged_q <= merged_d;
            row_0_q <= row_0_d;
            row_1_q <= row_1_d;
            row_2_q <= row_2_d;
            row_3_q <= row_3_d;
            row_4_q <= row_4_d;
            row_5_q <= row_5_d;
            row_6_q <= row_6_d;
            row_7_q <= row_7_d;
            row_8_q <= row_8_d;
            row_9_q <= row_9_d;
            row_10_q <= row_10_d;
            row_11_q <= row_11_d;
            row_12_q <= row_12_d;
            row_13_q <= row_13_d;
            row_14_q <= row_14_d;
            row_15_q <= row_15_d;
            row_16_q <= row_16_d;
            row_17_q <= row_17_d;
            row_18_q <= row_18_d;
            row_19_q <= row_19_d;
            row_20_q <= row_20_d;
            row_21_q <= row_21_d;
            row_22_q <= row_22_d;
            row_23_q <= row_23_d;
            row_24_q <= row_24_d;
            row_25_q <= row_25_d;
            row_26_q <= row_26_d;
            row_27_q <= row_27_d;
            row_28_q <= row_28_d;
            row_29_q <= row_29_d;
            row_30_q <= row_30_d;
            row_31_q <= row_31_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, note[4:3], note[42:11]};
endmodule
