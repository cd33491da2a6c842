// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Accesses whose addresses are known, at most two, in issue order. The oldest is walked: what it has yet to do is the
// set of its pending lanes, and a step takes lanes out of it.
//
// What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. Knows nothing of steps.
//
// A list of two.

module held_accesses (
    input  wire        clock,
    input  wire        reset,
    // An access enters at the end of this cycle. Only when there is room.
    input  wire        enter,
    // What it is.
    input  wire [44:0] note,
    // Its lanes.
    input  wire [31:0] active,
    // Of these, those with a local address.
    input  wire [31:0] local_,
    // And those with an address of a device.
    input  wire [31:0] io,
    // Address of each lane.
    input  wire [31:0] addresses_0,
    input  wire [31:0] addresses_1,
    input  wire [31:0] addresses_2,
    input  wire [31:0] addresses_3,
    input  wire [31:0] addresses_4,
    input  wire [31:0] addresses_5,
    input  wire [31:0] addresses_6,
    input  wire [31:0] addresses_7,
    input  wire [31:0] addresses_8,
    input  wire [31:0] addresses_9,
    input  wire [31:0] addresses_10,
    input  wire [31:0] addresses_11,
    input  wire [31:0] addresses_12,
    input  wire [31:0] addresses_13,
    input  wire [31:0] addresses_14,
    input  wire [31:0] addresses_15,
    input  wire [31:0] addresses_16,
    input  wire [31:0] addresses_17,
    input  wire [31:0] addresses_18,
    input  wire [31:0] addresses_19,
    input  wire [31:0] addresses_20,
    input  wire [31:0] addresses_21,
    input  wire [31:0] addresses_22,
    input  wire [31:0] addresses_23,
    input  wire [31:0] addresses_24,
    input  wire [31:0] addresses_25,
    input  wire [31:0] addresses_26,
    input  wire [31:0] addresses_27,
    input  wire [31:0] addresses_28,
    input  wire [31:0] addresses_29,
    input  wire [31:0] addresses_30,
    input  wire [31:0] addresses_31,
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
    // Lanes of the oldest that are done at the end of this cycle.
    input  wire [31:0] done,
    // The oldest leaves at the end of this cycle.
    input  wire        leave,
    // There is an oldest.
    output wire        first_valid,
    // What it is.
    output wire [44:0] first_note,
    // Its lanes that are not done.
    output wire [31:0] first_pending,
    // Lanes with a local address.
    output wire [31:0] first_local,
    // Lanes with an address of a device.
    output wire [31:0] first_io,
    // Address of each lane.
    output wire [31:0] first_addresses_0,
    output wire [31:0] first_addresses_1,
    output wire [31:0] first_addresses_2,
    output wire [31:0] first_addresses_3,
    output wire [31:0] first_addresses_4,
    output wire [31:0] first_addresses_5,
    output wire [31:0] first_addresses_6,
    output wire [31:0] first_addresses_7,
    output wire [31:0] first_addresses_8,
    output wire [31:0] first_addresses_9,
    output wire [31:0] first_addresses_10,
    output wire [31:0] first_addresses_11,
    output wire [31:0] first_addresses_12,
    output wire [31:0] first_addresses_13,
    output wire [31:0] first_addresses_14,
    output wire [31:0] first_addresses_15,
    output wire [31:0] first_addresses_16,
    output wire [31:0] first_addresses_17,
    output wire [31:0] first_addresses_18,
    output wire [31:0] first_addresses_19,
    output wire [31:0] first_addresses_20,
    output wire [31:0] first_addresses_21,
    output wire [31:0] first_addresses_22,
    output wire [31:0] first_addresses_23,
    output wire [31:0] first_addresses_24,
    output wire [31:0] first_addresses_25,
    output wire [31:0] first_addresses_26,
    output wire [31:0] first_addresses_27,
    output wire [31:0] first_addresses_28,
    output wire [31:0] first_addresses_29,
    output wire [31:0] first_addresses_30,
    output wire [31:0] first_addresses_31,
    // Word to store of each lane.
    output wire [31:0] first_data_0,
    output wire [31:0] first_data_1,
    output wire [31:0] first_data_2,
    output wire [31:0] first_data_3,
    output wire [31:0] first_data_4,
    output wire [31:0] first_data_5,
    output wire [31:0] first_data_6,
    output wire [31:0] first_data_7,
    output wire [31:0] first_data_8,
    output wire [31:0] first_data_9,
    output wire [31:0] first_data_10,
    output wire [31:0] first_data_11,
    output wire [31:0] first_data_12,
    output wire [31:0] first_data_13,
    output wire [31:0] first_data_14,
    output wire [31:0] first_data_15,
    output wire [31:0] first_data_16,
    output wire [31:0] first_data_17,
    output wire [31:0] first_data_18,
    output wire [31:0] first_data_19,
    output wire [31:0] first_data_20,
    output wire [31:0] first_data_21,
    output wire [31:0] first_data_22,
    output wire [31:0] first_data_23,
    output wire [31:0] first_data_24,
    output wire [31:0] first_data_25,
    output wire [31:0] first_data_26,
    output wire [31:0] first_data_27,
    output wire [31:0] first_data_28,
    output wire [31:0] first_data_29,
    output wire [31:0] first_data_30,
    output wire [31:0] first_data_31,
    // Its bytes that count.
    output wire  [3:0] first_bytes_0,
    output wire  [3:0] first_bytes_1,
    output wire  [3:0] first_bytes_2,
    output wire  [3:0] first_bytes_3,
    output wire  [3:0] first_bytes_4,
    output wire  [3:0] first_bytes_5,
    output wire  [3:0] first_bytes_6,
    output wire  [3:0] first_bytes_7,
    output wire  [3:0] first_bytes_8,
    output wire  [3:0] first_bytes_9,
    output wire  [3:0] first_bytes_10,
    output wire  [3:0] first_bytes_11,
    output wire  [3:0] first_bytes_12,
    output wire  [3:0] first_bytes_13,
    output wire  [3:0] first_bytes_14,
    output wire  [3:0] first_bytes_15,
    output wire  [3:0] first_bytes_16,
    output wire  [3:0] first_bytes_17,
    output wire  [3:0] first_bytes_18,
    output wire  [3:0] first_bytes_19,
    output wire  [3:0] first_bytes_20,
    output wire  [3:0] first_bytes_21,
    output wire  [3:0] first_bytes_22,
    output wire  [3:0] first_bytes_23,
    output wire  [3:0] first_bytes_24,
    output wire  [3:0] first_bytes_25,
    output wire  [3:0] first_bytes_26,
    output wire  [3:0] first_bytes_27,
    output wire  [3:0] first_bytes_28,
    output wire  [3:0] first_bytes_29,
    output wire  [3:0] first_bytes_30,
    output wire  [3:0] first_bytes_31
);

    reg         occupied_0_q;
    wire        occupied_0_d;
    reg         occupied_1_q;
    wire        occupied_1_d;
    reg  [44:0] notes_0_q;
    reg  [44:0] notes_0_d;
    reg  [44:0] notes_1_q;
    reg  [44:0] notes_1_d;
    reg  [31:0] pending_0_q;
    reg  [31:0] pending_0_d;
    reg  [31:0] pending_1_q;
    reg  [31:0] pending_1_d;
    reg  [31:0] locals_0_q;
    reg  [31:0] locals_0_d;
    reg  [31:0] locals_1_q;
    reg  [31:0] locals_1_d;
    reg  [31:0] ios_0_q;
    reg  [31:0] ios_0_d;
    reg  [31:0] ios_1_q;
    reg  [31:0] ios_1_d;
    reg  [31:0] oldest_addresses_0_q;
    reg  [31:0] oldest_addresses_0_d;
    reg  [31:0] oldest_addresses_1_q;
    reg  [31:0] oldest_addresses_1_d;
    reg  [31:0] oldest_addresses_2_q;
    reg  [31:0] oldest_addresses_2_d;
    reg  [31:0] oldest_addresses_3_q;
    reg  [31:0] oldest_addresses_3_d;
    reg  [31:0] oldest_addresses_4_q;
    reg  [31:0] oldest_addresses_4_d;
    reg  [31:0] oldest_addresses_5_q;
    reg  [31:0] oldest_addresses_5_d;
    reg  [31:0] oldest_addresses_6_q;
    reg  [31:0] oldest_addresses_6_d;
    reg  [31:0] oldest_addresses_7_q;
    reg  [31:0] oldest_addresses_7_d;
    reg  [31:0] oldest_addresses_8_q;
    reg  [31:0] oldest_addresses_8_d;
    reg  [31:0] oldest_addresses_9_q;
    reg  [31:0] oldest_addresses_9_d;
    reg  [31:0] oldest_addresses_10_q;
    reg  [31:0] oldest_addresses_10_d;
    reg  [31:0] oldest_addresses_11_q;
    reg  [31:0] oldest_addresses_11_d;
    reg  [31:0] oldest_addresses_12_q;
    reg  [31:0] oldest_addresses_12_d;
    reg  [31:0] oldest_addresses_13_q;
    reg  [31:0] oldest_addresses_13_d;
    reg  [31:0] oldest_addresses_14_q;
    reg  [31:0] oldest_addresses_14_d;
    reg  [31:0] oldest_addresses_15_q;
    reg  [31:0] oldest_addresses_15_d;
    reg  [31:0] oldest_addresses_16_q;
    reg  [31:0] oldest_addresses_16_d;
    reg  [31:0] oldest_addresses_17_q;
    reg  [31:0] oldest_addresses_17_d;
    reg  [31:0] oldest_addresses_18_q;
    reg  [31:0] oldest_addresses_18_d;
    reg  [31:0] oldest_addresses_19_q;
    reg  [31:0] oldest_addresses_19_d;
    reg  [31:0] oldest_addresses_20_q;
    reg  [31:0] oldest_addresses_20_d;
    reg  [31:0] oldest_addresses_21_q;
    reg  [31:0] oldest_addresses_21_d;
    reg  [31:0] oldest_addresses_22_q;
    reg  [31:0] oldest_addresses_22_d;
    reg  [31:0] oldest_addresses_23_q;
    reg  [31:0] oldest_addresses_23_d;
    reg  [31:0] oldest_addresses_24_q;
    reg  [31:0] oldest_addresses_24_d;
    reg  [31:0] oldest_addresses_25_q;
    reg  [31:0] oldest_addresses_25_d;
    reg  [31:0] oldest_addresses_26_q;
    reg  [31:0] oldest_addresses_26_d;
    reg  [31:0] oldest_addresses_27_q;
    reg  [31:0] oldest_addresses_27_d;
    reg  [31:0] oldest_addresses_28_q;
    reg  [31:0] oldest_addresses_28_d;
    reg  [31:0] oldest_addresses_29_q;
    reg  [31:0] oldest_addresses_29_d;
    reg  [31:0] oldest_addresses_30_q;
    reg  [31:0] oldest_addresses_30_d;
    reg  [31:0] oldest_addresses_31_q;
    reg  [31:0] oldest_addresses_31_d;
    reg  [31:0] oldest_data_0_q;
    reg  [31:0] oldest_data_0_d;
    reg  [31:0] oldest_data_1_q;
    reg  [31:0] oldest_data_1_d;
    reg  [31:0] oldest_data_2_q;
    reg  [31:0] oldest_data_2_d;
    reg  [31:0] oldest_data_3_q;
    reg  [31:0] oldest_data_3_d;
    reg  [31:0] oldest_data_4_q;
    reg  [31:0] oldest_data_4_d;
    reg  [31:0] oldest_data_5_q;
    reg  [31:0] oldest_data_5_d;
    reg  [31:0] oldest_data_6_q;
    reg  [31:0] oldest_data_6_d;
    reg  [31:0] oldest_data_7_q;
    reg  [31:0] oldest_data_7_d;
    reg  [31:0] oldest_data_8_q;
    reg  [31:0] oldest_data_8_d;
    reg  [31:0] oldest_data_9_q;
    reg  [31:0] oldest_data_9_d;
    reg  [31:0] oldest_data_10_q;
    reg  [31:0] oldest_data_10_d;
    reg  [31:0] oldest_data_11_q;
    reg  [31:0] oldest_data_11_d;
    reg  [31:0] oldest_data_12_q;
    reg  [31:0] oldest_data_12_d;
    reg  [31:0] oldest_data_13_q;
    reg  [31:0] oldest_data_13_d;
    reg  [31:0] oldest_data_14_q;
    reg  [31:0] oldest_data_14_d;
    reg  [31:0] oldest_data_15_q;
    reg  [31:0] oldest_data_15_d;
    reg  [31:0] oldest_data_16_q;
    reg  [31:0] oldest_data_16_d;
    reg  [31:0] oldest_data_17_q;
    reg  [31:0] oldest_data_17_d;
    reg  [31:0] oldest_data_18_q;
    reg  [31:0] oldest_data_18_d;
    reg  [31:0] oldest_data_19_q;
    reg  [31:0] oldest_data_19_d;
    reg  [31:0] oldest_data_20_q;
    reg  [31:0] oldest_data_20_d;
    reg  [31:0] oldest_data_21_q;
    reg  [31:0] oldest_data_21_d;
    reg  [31:0] oldest_data_22_q;
    reg  [31:0] oldest_data_22_d;
    reg  [31:0] oldest_data_23_q;
    reg  [31:0] oldest_data_23_d;
    reg  [31:0] oldest_data_24_q;
    reg  [31:0] oldest_data_24_d;
    reg  [31:0] oldest_data_25_q;
    reg  [31:0] oldest_data_25_d;
    reg  [31:0] oldest_data_26_q;
    reg  [31:0] oldest_data_26_d;
    reg  [31:0] oldest_data_27_q;
    reg  [31:0] oldest_data_27_d;
    reg  [31:0] oldest_data_28_q;
    reg  [31:0] oldest_data_28_d;
    reg  [31:0] oldest_data_29_q;
    reg  [31:0] oldest_data_29_d;
    reg  [31:0] oldest_data_30_q;
    reg  [31:0] oldest_data_30_d;
    reg  [31:0] oldest_data_31_q;
    reg  [31:0] oldest_data_31_d;
    reg   [3:0] oldest_bytes_0_q;
    reg   [3:0] oldest_bytes_0_d;
    reg   [3:0] oldest_bytes_1_q;
    reg   [3:0] oldest_bytes_1_d;
    reg   [3:0] oldest_bytes_2_q;
    reg   [3:0] oldest_bytes_2_d;
    reg   [3:0] oldest_bytes_3_q;
    reg   [3:0] oldest_bytes_3_d;
    reg   [3:0] oldest_bytes_4_q;
    reg   [3:0] oldest_bytes_4_d;
    reg   [3:0] oldest_bytes_5_q;
    reg   [3:0] oldest_bytes_5_d;
    reg   [3:0] oldest_bytes_6_q;
    reg   [3:0] oldest_bytes_6_d;
    reg   [3:0] oldest_bytes_7_q;
    reg   [3:0] oldest_bytes_7_d;
    reg   [3:0] oldest_bytes_8_q;
    reg   [3:0] oldest_bytes_8_d;
    reg   [3:0] oldest_bytes_9_q;
    reg   [3:0] oldest_bytes_9_d;
    reg   [3:0] oldest_bytes_10_q;
    reg   [3:0] oldest_bytes_10_d;
    reg   [3:0] oldest_bytes_11_q;
    reg   [3:0] oldest_bytes_11_d;
    reg   [3:0] oldest_bytes_12_q;
    reg   [3:0] oldest_bytes_12_d;
    reg   [3:0] oldest_bytes_13_q;
    reg   [3:0] oldest_bytes_13_d;
    reg   [3:0] oldest_bytes_14_q;
    reg   [3:0] oldest_bytes_14_d;
    reg   [3:0] oldest_bytes_15_q;
    reg   [3:0] oldest_bytes_15_d;
    reg   [3:0] oldest_bytes_16_q;
    reg   [3:0] oldest_bytes_16_d;
    reg   [3:0] oldest_bytes_17_q;
    reg   [3:0] oldest_bytes_17_d;
    reg   [3:0] oldest_bytes_18_q;
    reg   [3:0] oldest_bytes_18_d;
    reg   [3:0] oldest_bytes_19_q;
    reg   [3:0] oldest_bytes_19_d;
    reg   [3:0] oldest_bytes_20_q;
    reg   [3:0] oldest_bytes_20_d;
    reg   [3:0] oldest_bytes_21_q;
    reg   [3:0] oldest_bytes_21_d;
    reg   [3:0] oldest_bytes_22_q;
    reg   [3:0] oldest_bytes_22_d;
    reg   [3:0] oldest_bytes_23_q;
    reg   [3:0] oldest_bytes_23_d;
    reg   [3:0] oldest_bytes_24_q;
    reg   [3:0] oldest_bytes_24_d;
    reg   [3:0] oldest_bytes_25_q;
    reg   [3:0] oldest_bytes_25_d;
    reg   [3:0] oldest_bytes_26_q;
    reg   [3:0] oldest_bytes_26_d;
    reg   [3:0] oldest_bytes_27_q;
    reg   [3:0] oldest_bytes_27_d;
    reg   [3:0] oldest_bytes_28_q;
    reg   [3:0] oldest_bytes_28_d;
    reg   [3:0] oldest_bytes_29_q;
    reg   [3:0] oldest_bytes_29_d;
    reg   [3:0] oldest_bytes_30_q;
    reg   [3:0] oldest_bytes_30_d;
    reg   [3:0] oldest_bytes_31_q;
    reg   [3:0] oldest_bytes_31_d;
    reg  [31:0] younger_addresses_0_q;
    reg  [31:0] younger_addresses_0_d;
    reg  [31:0] younger_addresses_1_q;
    reg  [31:0] younger_addresses_1_d;
    reg  [31:0] younger_addresses_2_q;
    reg  [31:0] younger_addresses_2_d;
    reg  [31:0] younger_addresses_3_q;
    reg  [31:0] younger_addresses_3_d;
    reg  [31:0] younger_addresses_4_q;
    reg  [31:0] younger_addresses_4_d;
    reg  [31:0] younger_addresses_5_q;
    reg  [31:0] younger_addresses_5_d;
    reg  [31:0] younger_addresses_6_q;
    reg  [31:0] younger_addresses_6_d;
    reg  [31:0] younger_addresses_7_q;
    reg  [31:0] younger_addresses_7_d;
    reg  [31:0] younger_addresses_8_q;
    reg  [31:0] younger_addresses_8_d;
    reg  [31:0] younger_addresses_9_q;
    reg  [31:0] younger_addresses_9_d;
    reg  [31:0] younger_addresses_10_q;
    reg  [31:0] younger_addresses_10_d;
    reg  [31:0] younger_addresses_11_q;
    reg  [31:0] younger_addresses_11_d;
    reg  [31:0] younger_addresses_12_q;
    reg  [31:0] younger_addresses_12_d;
    reg  [31:0] younger_addresses_13_q;
    reg  [31:0] younger_addresses_13_d;
    reg  [31:0] younger_addresses_14_q;
    reg  [31:0] younger_addresses_14_d;
    reg  [31:0] younger_addresses_15_q;
    reg  [31:0] younger_addresses_15_d;
    reg  [31:0] younger_addresses_16_q;
    reg  [31:0] younger_addresses_16_d;
    reg  [31:0] younger_addresses_17_q;
    reg  [31:0] younger_addresses_17_d;
    reg  [31:0] younger_addresses_18_q;
    reg  [31:0] younger_addresses_18_d;
    reg  [31:0] younger_addresses_19_q;
    reg  [31:0] younger_addresses_19_d;
    reg  [31:0] younger_addresses_20_q;
    reg  [31:0] younger_addresses_20_d;
    reg  [31:0] younger_addresses_21_q;
    reg  [31:0] younger_addresses_21_d;
    reg  [31:0] younger_addresses_22_q;
    reg  [31:0] younger_addresses_22_d;
    reg  [31:0] younger_addresses_23_q;
    reg  [31:0] younger_addresses_23_d;
    reg  [31:0] younger_addresses_24_q;
    reg  [31:0] younger_addresses_24_d;
    reg  [31:0] younger_addresses_25_q;
    reg  [31:0] younger_addresses_25_d;
    reg  [31:0] younger_addresses_26_q;
    reg  [31:0] younger_addresses_26_d;
    reg  [31:0] younger_addresses_27_q;
    reg  [31:0] younger_addresses_27_d;
    reg  [31:0] younger_addresses_28_q;
    reg  [31:0] younger_addresses_28_d;
    reg  [31:0] younger_addresses_29_q;
    reg  [31:0] younger_addresses_29_d;
    reg  [31:0] younger_addresses_30_q;
    reg  [31:0] younger_addresses_30_d;
    reg  [31:0] younger_addresses_31_q;
    reg  [31:0] younger_addresses_31_d;
    reg  [31:0] younger_data_0_q;
    reg  [31:0] younger_data_0_d;
    reg  [31:0] younger_data_1_q;
    reg  [31:0] younger_data_1_d;
    reg  [31:0] younger_data_2_q;
    reg  [31:0] younger_data_2_d;
    reg  [31:0] younger_data_3_q;
    reg  [31:0] younger_data_3_d;
    reg  [31:0] younger_data_4_q;
    reg  [31:0] younger_data_4_d;
    reg  [31:0] younger_data_5_q;
    reg  [31:0] younger_data_5_d;
    reg  [31:0] younger_data_6_q;
    reg  [31:0] younger_data_6_d;
    reg  [31:0] younger_data_7_q;
    reg  [31:0] younger_data_7_d;
    reg  [31:0] younger_data_8_q;
    reg  [31:0] younger_data_8_d;
    reg  [31:0] younger_data_9_q;
    reg  [31:0] younger_data_9_d;
    reg  [31:0] younger_data_10_q;
    reg  [31:0] younger_data_10_d;
    reg  [31:0] younger_data_11_q;
    reg  [31:0] younger_data_11_d;
    reg  [31:0] younger_data_12_q;
    reg  [31:0] younger_data_12_d;
    reg  [31:0] younger_data_13_q;
    reg  [31:0] younger_data_13_d;
    reg  [31:0] younger_data_14_q;
    reg  [31:0] younger_data_14_d;
    reg  [31:0] younger_data_15_q;
    reg  [31:0] younger_data_15_d;
    reg  [31:0] younger_data_16_q;
    reg  [31:0] younger_data_16_d;
    reg  [31:0] younger_data_17_q;
    reg  [31:0] younger_data_17_d;
    reg  [31:0] younger_data_18_q;
    reg  [31:0] younger_data_18_d;
    reg  [31:0] younger_data_19_q;
    reg  [31:0] younger_data_19_d;
    reg  [31:0] younger_data_20_q;
    reg  [31:0] younger_data_20_d;
    reg  [31:0] younger_data_21_q;
    reg  [31:0] younger_data_21_d;
    reg  [31:0] younger_data_22_q;
    reg  [31:0] younger_data_22_d;
    reg  [31:0] younger_data_23_q;
    reg  [31:0] younger_data_23_d;
    reg  [31:0] younger_data_24_q;
    reg  [31:0] younger_data_24_d;
    reg  [31:0] younger_data_25_q;
    reg  [31:0] younger_data_25_d;
    reg  [31:0] younger_data_26_q;
    reg  [31:0] younger_data_26_d;
    reg  [31:0] younger_data_27_q;
    reg  [31:0] younger_data_27_d;
    reg  [31:0] younger_data_28_q;
    reg  [31:0] younger_data_28_d;
    reg  [31:0] younger_data_29_q;
    reg  [31:0] younger_data_29_d;
    reg  [31:0] younger_data_30_q;
    reg  [31:0] younger_data_30_d;
    reg  [31:0] younger_data_31_q;
    reg  [31:0] younger_data_31_d;
    reg   [3:0] younger_bytes_0_q;
    reg   [3:0] younger_bytes_0_d;
    reg   [3:0] younger_bytes_1_q;
    reg   [3:0] younger_bytes_1_d;
    reg   [3:0] younger_bytes_2_q;
    reg   [3:0] younger_bytes_2_d;
    reg   [3:0] younger_bytes_3_q;
    reg   [3:0] younger_bytes_3_d;
    reg   [3:0] younger_bytes_4_q;
    reg   [3:0] younger_bytes_4_d;
    reg   [3:0] younger_bytes_5_q;
    reg   [3:0] younger_bytes_5_d;
    reg   [3:0] younger_bytes_6_q;
    reg   [3:0] younger_bytes_6_d;
    reg   [3:0] younger_bytes_7_q;
    reg   [3:0] younger_bytes_7_d;
    reg   [3:0] younger_bytes_8_q;
    reg   [3:0] younger_bytes_8_d;
    reg   [3:0] younger_bytes_9_q;
    reg   [3:0] younger_bytes_9_d;
    reg   [3:0] younger_bytes_10_q;
    reg   [3:0] younger_bytes_10_d;
    reg   [3:0] younger_bytes_11_q;
    reg   [3:0] younger_bytes_11_d;
    reg   [3:0] younger_bytes_12_q;
    reg   [3:0] younger_bytes_12_d;
    reg   [3:0] younger_bytes_13_q;
    reg   [3:0] younger_bytes_13_d;
    reg   [3:0] younger_bytes_14_q;
    reg   [3:0] younger_bytes_14_d;
    reg   [3:0] younger_bytes_15_q;
    reg   [3:0] younger_bytes_15_d;
    reg   [3:0] younger_bytes_16_q;
    reg   [3:0] younger_bytes_16_d;
    reg   [3:0] younger_bytes_17_q;
    reg   [3:0] younger_bytes_17_d;
    reg   [3:0] younger_bytes_18_q;
    reg   [3:0] younger_bytes_18_d;
    reg   [3:0] younger_bytes_19_q;
    reg   [3:0] younger_bytes_19_d;
    reg   [3:0] younger_bytes_20_q;
    reg   [3:0] younger_bytes_20_d;
    reg   [3:0] younger_bytes_21_q;
    reg   [3:0] younger_bytes_21_d;
    reg   [3:0] younger_bytes_22_q;
    reg   [3:0] younger_bytes_22_d;
    reg   [3:0] younger_bytes_23_q;
    reg   [3:0] younger_bytes_23_d;
    reg   [3:0] younger_bytes_24_q;
    reg   [3:0] younger_bytes_24_d;
    reg   [3:0] younger_bytes_25_q;
    reg   [3:0] younger_bytes_25_d;
    reg   [3:0] younger_bytes_26_q;
    reg   [3:0] younger_bytes_26_d;
    reg   [3:0] younger_bytes_27_q;
    reg   [3:0] younger_bytes_27_d;
    reg   [3:0] younger_bytes_28_q;
    reg   [3:0] younger_bytes_28_d;
    reg   [3:0] younger_bytes_29_q;
    reg   [3:0] younger_bytes_29_d;
    reg   [3:0] younger_bytes_30_q;
    reg   [3:0] younger_bytes_30_d;
    reg   [3:0] younger_bytes_31_q;
    reg   [3:0] younger_bytes_31_d;
    wire        becomes_oldest;
    wire        becomes_younger;
    wire        moves_up;

    assign first_valid = occupied_0_q;
    assign first_note = notes_0_q;
    assign first_pending = pending_0_q;
    assign first_local = locals_0_q;
    assign first_io = ios_0_q;

    // Who goes where.
    assign moves_up = leave & occupied_1_q;
    assign becomes_oldest = enter & ((~occupied_0_q) | (leave & (~occupied_1_q)));
    assign becomes_younger = enter & (~becomes_oldest);
    assign occupied_0_d = ((occupied_0_q & (~leave)) | moves_up) | becomes_oldest;
    assign occupied_1_d = (occupied_1_q & (~leave)) | becomes_younger;

    always @* begin
        // The oldest.
        pending_0_d = pending_0_q & (~done);
        ios_0_d = ios_0_q;
        locals_0_d = locals_0_q;
        notes_0_d = notes_0_q;
        if (becomes_oldest) begin
            notes_0_d = note;
            pending_0_d = active;
            locals_0_d = local_;
            ios_0_d = io;
        end else if (moves_up) begin
            notes_0_d = notes_1_q;
            pending_0_d = pending_1_q;
            locals_0_d = locals_1_q;
            ios_0_d = ios_1_q;
        end
    end

    always @* begin
        // The one after it.
        ios_1_d = ios_1_q;
        locals_1_d = locals_1_q;
        notes_1_d = notes_1_q;
        pending_1_d = pending_1_q;
        if (becomes_younger) begin
            notes_1_d = note;
            pending_1_d = active;
            locals_1_d = local_;
            ios_1_d = io;
        end
    end

    always @* begin
        // Lanes of both.
        oldest_addresses_0_d = oldest_addresses_0_q;
        oldest_bytes_0_d = oldest_bytes_0_q;
        oldest_data_0_d = oldest_data_0_q;
        if (becomes_oldest) begin
            oldest_addresses_0_d = addresses_0;
            oldest_data_0_d = data_0;
            oldest_bytes_0_d = bytes_0;
        end else if (moves_up) begin
            oldest_addresses_0_d = younger_addresses_0_q;
            oldest_data_0_d = younger_data_0_q;
            oldest_bytes_0_d = younger_bytes_0_q;
        end
    end

    always @* begin
        younger_addresses_0_d = younger_addresses_0_q;
        younger_bytes_0_d = younger_bytes_0_q;
        younger_data_0_d = younger_data_0_q;
        if (becomes_younger) begin
            younger_addresses_0_d = addresses_0;
            younger_data_0_d = data_0;
            younger_bytes_0_d = bytes_0;
        end
    end

    assign first_addresses_0 = oldest_addresses_0_q;
    assign first_data_0 = oldest_data_0_q;
    assign first_bytes_0 = oldest_bytes_0_q;

    always @* begin
        oldest_addresses_1_d = oldest_addresses_1_q;
        oldest_bytes_1_d = oldest_bytes_1_q;
        oldest_data_1_d = oldest_data_1_q;
        if (becomes_oldest) begin
            oldest_addresses_1_d = addresses_1;
            oldest_data_1_d = data_1;
            oldest_bytes_1_d = bytes_1;
        end else if (moves_up) begin
            oldest_addresses_1_d = younger_addresses_1_q;
            oldest_data_1_d = younger_data_1_q;
            oldest_bytes_1_d = younger_bytes_1_q;
        end
    end

    always @* begin
        younger_addresses_1_d = younger_addresses_1_q;
        younger_bytes_1_d = younger_bytes_1_q;
        younger_data_1_d = younger_data_1_q;
        if (becomes_younger) begin
            younger_addresses_1_d = addresses_1;
            younger_data_1_d = data_1;
            younger_bytes_1_d = bytes_1;
        end
    end

    assign first_addresses_1 = oldest_addresses_1_q;
    assign first_data_1 = oldest_data_1_q;
    assign first_bytes_1 = oldest_bytes_1_q;

    always @* begin
        oldest_addresses_2_d = oldest_addresses_2_q;
        oldest_bytes_2_d = oldest_bytes_2_q;
        oldest_data_2_d = oldest_data_2_q;
        if (becomes_oldest) begin
            oldest_addresses_2_d = addresses_2;
            oldest_data_2_d = data_2;
            oldest_bytes_2_d = bytes_2;
        end else if (moves_up) begin
            oldest_addresses_2_d = younger_addresses_2_q;
            oldest_data_2_d = younger_data_2_q;
            oldest_bytes_2_d = younger_bytes_2_q;
        end
    end

    always @* begin
        younger_addresses_2_d = younger_addresses_2_q;
        younger_bytes_2_d = younger_bytes_2_q;
        younger_data_2_d = younger_data_2_q;
        if (becomes_younger) begin
            younger_addresses_2_d = addresses_2;
            younger_data_2_d = data_2;
            younger_bytes_2_d = bytes_2;
        end
    end

    assign first_addresses_2 = oldest_addresses_2_q;
    assign first_data_2 = oldest_data_2_q;
    assign first_bytes_2 = oldest_bytes_2_q;

    always @* begin
        oldest_addresses_3_d = oldest_addresses_3_q;
        oldest_bytes_3_d = oldest_bytes_3_q;
        oldest_data_3_d = oldest_data_3_q;
        if (becomes_oldest) begin
            oldest_addresses_3_d = addresses_3;
            oldest_data_3_d = data_3;
            oldest_bytes_3_d = bytes_3;
        end else if (moves_up) begin
            oldest_addresses_3_d = younger_addresses_3_q;
            oldest_data_3_d = younger_data_3_q;
            oldest_bytes_3_d = younger_bytes_3_q;
        end
    end

    always @* begin
        younger_addresses_3_d = younger_addresses_3_q;
        younger_bytes_3_d = younger_bytes_3_q;
        younger_data_3_d = younger_data_3_q;
        if (becomes_younger) begin
            younger_addresses_3_d = addresses_3;
            younger_data_3_d = data_3;
            younger_bytes_3_d = bytes_3;
        end
    end

    assign first_addresses_3 = oldest_addresses_3_q;
    assign first_data_3 = oldest_data_3_q;
    assign first_bytes_3 = oldest_bytes_3_q;

    always @* begin
        oldest_addresses_4_d = oldest_addresses_4_q;
        oldest_bytes_4_d = oldest_bytes_4_q;
        oldest_data_4_d = oldest_data_4_q;
        if (becomes_oldest) begin
            oldest_addresses_4_d = addresses_4;
            oldest_data_4_d = data_4;
            oldest_bytes_4_d = bytes_4;
        end else if (moves_up) begin
            oldest_addresses_4_d = younger_addresses_4_q;
            oldest_data_4_d = younger_data_4_q;
            oldest_bytes_4_d = younger_bytes_4_q;
        end
    end

    always @* begin
        younger_addresses_4_d = younger_addresses_4_q;
        younger_bytes_4_d = younger_bytes_4_q;
        younger_data_4_d = younger_data_4_q;
        if (becomes_younger) begin
            younger_addresses_4_d = addresses_4;
            younger_data_4_d = data_4;
            younger_bytes_4_d = bytes_4;
        end
    end

    assign first_addresses_4 = oldest_addresses_4_q;
    assign first_data_4 = oldest_data_4_q;
    assign first_bytes_4 = oldest_bytes_4_q;

    always @* begin
        oldest_addresses_5_d = oldest_addresses_5_q;
        oldest_bytes_5_d = oldest_bytes_5_q;
        oldest_data_5_d = oldest_data_5_q;
        if (becomes_oldest) begin
            oldest_addresses_5_d = addresses_5;
            oldest_data_5_d = data_5;
            oldest_bytes_5_d = bytes_5;
        end else if (moves_up) begin
            oldest_addresses_5_d = younger_addresses_5_q;
            oldest_data_5_d = younger_data_5_q;
            oldest_bytes_5_d = younger_bytes_5_q;
        end
    end

    always @* begin
        younger_addresses_5_d = younger_addresses_5_q;
        younger_bytes_5_d = younger_bytes_5_q;
        younger_data_5_d = younger_data_5_q;
        if (becomes_younger) begin
            younger_addresses_5_d = addresses_5;
            younger_data_5_d = data_5;
            younger_bytes_5_d = bytes_5;
        end
    end

    assign first_addresses_5 = oldest_addresses_5_q;
    assign first_data_5 = oldest_data_5_q;
    assign first_bytes_5 = oldest_bytes_5_q;

    always @* begin
        oldest_addresses_6_d = oldest_addresses_6_q;
        oldest_bytes_6_d = oldest_bytes_6_q;
        oldest_data_6_d = oldest_data_6_q;
        if (becomes_oldest) begin
            oldest_addresses_6_d = addresses_6;
            oldest_data_6_d = data_6;
            oldest_bytes_6_d = bytes_6;
        end else if (moves_up) begin
            oldest_addresses_6_d = younger_addresses_6_q;
            oldest_data_6_d = younger_data_6_q;
            oldest_bytes_6_d = younger_bytes_6_q;
        end
    end

    always @* begin
        younger_addresses_6_d = younger_addresses_6_q;
        younger_bytes_6_d = younger_bytes_6_q;
        younger_data_6_d = younger_data_6_q;
        if (becomes_younger) begin
            younger_addresses_6_d = addresses_6;
            younger_data_6_d = data_6;
            younger_bytes_6_d = bytes_6;
        end
    end

    assign first_addresses_6 = oldest_addresses_6_q;
    assign first_data_6 = oldest_data_6_q;
    assign first_bytes_6 = oldest_bytes_6_q;

    always @* begin
        oldest_addresses_7_d = oldest_addresses_7_q;
        oldest_bytes_7_d = oldest_bytes_7_q;
        oldest_data_7_d = oldest_data_7_q;
        if (becomes_oldest) begin
            oldest_addresses_7_d = addresses_7;
            oldest_data_7_d = data_7;
            oldest_bytes_7_d = bytes_7;
        end else if (moves_up) begin
            oldest_addresses_7_d = younger_addresses_7_q;
            oldest_data_7_d = younger_data_7_q;
            oldest_bytes_7_d = younger_bytes_7_q;
        end
    end

    always @* begin
        younger_addresses_7_d = younger_addresses_7_q;
        younger_bytes_7_d = younger_bytes_7_q;
        younger_data_7_d = younger_data_7_q;
        if (becomes_younger) begin
            younger_addresses_7_d = addresses_7;
            younger_data_7_d = data_7;
            younger_bytes_7_d = bytes_7;
        end
    end

    assign first_addresses_7 = oldest_addresses_7_q;
    assign first_data_7 = oldest_data_7_q;
    assign first_bytes_7 = oldest_bytes_7_q;

    always @* begin
        oldest_addresses_8_d = oldest_addresses_8_q;
        oldest_bytes_8_d = oldest_bytes_8_q;
        oldest_data_8_d = oldest_data_8_q;
        if (becomes_oldest) begin
            oldest_addresses_8_d = addresses_8;
            oldest_data_8_d = data_8;
            oldest_bytes_8_d = bytes_8;
        end else if (moves_up) begin
            oldest_addresses_8_d = younger_addresses_8_q;
            oldest_data_8_d = younger_data_8_q;
            oldest_bytes_8_d = younger_bytes_8_q;
        end
    end

    always @* begin
        younger_addresses_8_d = younger_addresses_8_q;
        younger_bytes_8_d = younger_bytes_8_q;
        younger_data_8_d = younger_data_8_q;
        if (becomes_younger) begin
            younger_addresses_8_d = addresses_8;
            younger_data_8_d = data_8;
            younger_bytes_8_d = bytes_8;
        end
    end

    assign first_addresses_8 = oldest_addresses_8_q;
    assign first_data_8 = oldest_data_8_q;
    assign first_bytes_8 = oldest_bytes_8_q;

    always @* begin
        oldest_addresses_9_d = oldest_addresses_9_q;
        oldest_bytes_9_d = oldest_bytes_9_q;
        oldest_data_9_d = oldest_data_9_q;
        if (becomes_oldest) begin
            oldest_addresses_9_d = addresses_9;
            oldest_data_9_d = data_9;
            oldest_bytes_9_d = bytes_9;
        end else if (moves_up) begin
            oldest_addresses_9_d = younger_addresses_9_q;
            oldest_data_9_d = younger_data_9_q;
            oldest_bytes_9_d = younger_bytes_9_q;
        end
    end

    always @* begin
        younger_addresses_9_d = younger_addresses_9_q;
        younger_bytes_9_d = younger_bytes_9_q;
        younger_data_9_d = younger_data_9_q;
        if (becomes_younger) begin
            younger_addresses_9_d = addresses_9;
            younger_data_9_d = data_9;
            younger_bytes_9_d = bytes_9;
        end
    end

    assign first_addresses_9 = oldest_addresses_9_q;
    assign first_data_9 = oldest_data_9_q;
    assign first_bytes_9 = oldest_bytes_9_q;

    always @* begin
        oldest_addresses_10_d = oldest_addresses_10_q;
        oldest_bytes_10_d = oldest_bytes_10_q;
        oldest_data_10_d = oldest_data_10_q;
        if (becomes_oldest) begin
            oldest_addresses_10_d = addresses_10;
            oldest_data_10_d = data_10;
            oldest_bytes_10_d = bytes_10;
        end else if (moves_up) begin
            oldest_addresses_10_d = younger_addresses_10_q;
            oldest_data_10_d = younger_data_10_q;
            oldest_bytes_10_d = younger_bytes_10_q;
        end
    end

    always @* begin
        younger_addresses_10_d = younger_addresses_10_q;
        younger_bytes_10_d = younger_bytes_10_q;
        younger_data_10_d = younger_data_10_q;
        if (becomes_younger) begin
            younger_addresses_10_d = addresses_10;
            younger_data_10_d = data_10;
            younger_bytes_10_d = bytes_10;
        end
    end

    assign first_addresses_10 = oldest_addresses_10_q;
    assign first_data_10 = oldest_data_10_q;
    assign first_bytes_10 = oldest_bytes_10_q;

    always @* begin
        oldest_addresses_11_d = oldest_addresses_11_q;
        oldest_bytes_11_d = oldest_bytes_11_q;
        oldest_data_11_d = oldest_data_11_q;
        if (becomes_oldest) begin
            oldest_addresses_11_d = addresses_11;
            oldest_data_11_d = data_11;
            oldest_bytes_11_d = bytes_11;
        end else if (moves_up) begin
            oldest_addresses_11_d = younger_addresses_11_q;
            oldest_data_11_d = younger_data_11_q;
            oldest_bytes_11_d = younger_bytes_11_q;
        end
    end

    always @* begin
        younger_addresses_11_d = younger_addresses_11_q;
        younger_bytes_11_d = younger_bytes_11_q;
        younger_data_11_d = younger_data_11_q;
        if (becomes_younger) begin
            younger_addresses_11_d = addresses_11;
            younger_data_11_d = data_11;
            younger_bytes_11_d = bytes_11;
        end
    end

    assign first_addresses_11 = oldest_addresses_11_q;
    assign first_data_11 = oldest_data_11_q;
    assign first_bytes_11 = oldest_bytes_11_q;

    always @* begin
        oldest_addresses_12_d = oldest_addresses_12_q;
        oldest_bytes_12_d = oldest_bytes_12_q;
        oldest_data_12_d = oldest_data_12_q;
        if (becomes_oldest) begin
            oldest_addresses_12_d = addresses_12;
            oldest_data_12_d = data_12;
            oldest_bytes_12_d = bytes_12;
        end else if (moves_up) begin
            oldest_addresses_12_d = younger_addresses_12_q;
            oldest_data_12_d = younger_data_12_q;
            oldest_bytes_12_d = younger_bytes_12_q;
        end
    end

    always @* begin
        younger_addresses_12_d = younger_addresses_12_q;
        younger_bytes_12_d = younger_bytes_12_q;
        younger_data_12_d = younger_data_12_q;
        if (becomes_younger) begin
            younger_addresses_12_d = addresses_12;
            younger_data_12_d = data_12;
            younger_bytes_12_d = bytes_12;
        end
    end

    assign first_addresses_12 = oldest_addresses_12_q;
    assign first_data_12 = oldest_data_12_q;
    assign first_bytes_12 = oldest_bytes_12_q;

    always @* begin
        oldest_addresses_13_d = oldest_addresses_13_q;
        oldest_bytes_13_d = oldest_bytes_13_q;
        oldest_data_13_d = oldest_data_13_q;
        if (becomes_oldest) begin
            oldest_addresses_13_d = addresses_13;
            oldest_data_13_d = data_13;
            oldest_bytes_13_d = bytes_13;
        end else if (moves_up) begin
            oldest_addresses_13_d = younger_addresses_13_q;
            oldest_data_13_d = younger_data_13_q;
            oldest_bytes_13_d = younger_bytes_13_q;
        end
    end

    always @* begin
        younger_addresses_13_d = younger_addresses_13_q;
        younger_bytes_13_d = younger_bytes_13_q;
        younger_data_13_d = younger_data_13_q;
        if (becomes_younger) begin
            younger_addresses_13_d = addresses_13;
            younger_data_13_d = data_13;
            younger_bytes_13_d = bytes_13;
        end
    end

    assign first_addresses_13 = oldest_addresses_13_q;
    assign first_data_13 = oldest_data_13_q;
    assign first_bytes_13 = oldest_bytes_13_q;

    always @* begin
        oldest_addresses_14_d = oldest_addresses_14_q;
        oldest_bytes_14_d = oldest_bytes_14_q;
        oldest_data_14_d = oldest_data_14_q;
        if (becomes_oldest) begin
            oldest_addresses_14_d = addresses_14;
            oldest_data_14_d = data_14;
            oldest_bytes_14_d = bytes_14;
        end else if (moves_up) begin
            oldest_addresses_14_d = younger_addresses_14_q;
            oldest_data_14_d = younger_data_14_q;
            oldest_bytes_14_d = younger_bytes_14_q;
        end
    end

    always @* begin
        younger_addresses_14_d = younger_addresses_14_q;
        younger_bytes_14_d = younger_bytes_14_q;
        younger_data_14_d = younger_data_14_q;
        if (becomes_younger) begin
            younger_addresses_14_d = addresses_14;
            younger_data_14_d = data_14;
            younger_bytes_14_d = bytes_14;
        end
    end

    assign first_addresses_14 = oldest_addresses_14_q;
    assign first_data_14 = oldest_data_14_q;
    assign first_bytes_14 = oldest_bytes_14_q;

    always @* begin
        oldest_addresses_15_d = oldest_addresses_15_q;
        oldest_bytes_15_d = oldest_bytes_15_q;
        oldest_data_15_d = oldest_data_15_q;
        if (becomes_oldest) begin
            oldest_addresses_15_d = addresses_15;
            oldest_data_15_d = data_15;
            oldest_bytes_15_d = bytes_15;
        end else if (moves_up) begin
            oldest_addresses_15_d = younger_addresses_15_q;
            oldest_data_15_d = younger_data_15_q;
            oldest_bytes_15_d = younger_bytes_15_q;
        end
    end

    always @* begin
        younger_addresses_15_d = younger_addresses_15_q;
        younger_bytes_15_d = younger_bytes_15_q;
        younger_data_15_d = younger_data_15_q;
        if (becomes_younger) begin
            younger_addresses_15_d = addresses_15;
            younger_data_15_d = data_15;
            younger_bytes_15_d = bytes_15;
        end
    end

    assign first_addresses_15 = oldest_addresses_15_q;
    assign first_data_15 = oldest_data_15_q;
    assign first_bytes_15 = oldest_bytes_15_q;

    always @* begin
        oldest_addresses_16_d = oldest_addresses_16_q;
        oldest_bytes_16_d = oldest_bytes_16_q;
        oldest_data_16_d = oldest_data_16_q;
        if (becomes_oldest) begin
            oldest_addresses_16_d = addresses_16;
            oldest_data_16_d = data_16;
            oldest_bytes_16_d = bytes_16;
        end else if (moves_up) begin
            oldest_addresses_16_d = younger_addresses_16_q;
            oldest_data_16_d = younger_data_16_q;
            oldest_bytes_16_d = younger_bytes_16_q;
        end
    end

    always @* begin
        younger_addresses_16_d = younger_addresses_16_q;
        younger_bytes_16_d = younger_bytes_16_q;
        younger_data_16_d = younger_data_16_q;
        if (becomes_younger) begin
            younger_addresses_16_d = addresses_16;
            younger_data_16_d = data_16;
            younger_bytes_16_d = bytes_16;
        end
    end

    assign first_addresses_16 = oldest_addresses_16_q;
    assign first_data_16 = oldest_data_16_q;
    assign first_bytes_16 = oldest_bytes_16_q;

    always @* begin
        oldest_addresses_17_d = oldest_addresses_17_q;
        oldest_bytes_17_d = oldest_bytes_17_q;
        oldest_data_17_d = oldest_data_17_q;
        if (becomes_oldest) begin
            oldest_addresses_17_d = addresses_17;
            oldest_data_17_d = data_17;
            oldest_bytes_17_d = bytes_17;
        end else if (moves_up) begin
            oldest_addresses_17_d = younger_addresses_17_q;
            oldest_data_17_d = younger_data_17_q;
            oldest_bytes_17_d = younger_bytes_17_q;
        end
    end

    always @* begin
        younger_addresses_17_d = younger_addresses_17_q;
        younger_bytes_17_d = younger_bytes_17_q;
        younger_data_17_d = younger_data_17_q;
        if (becomes_younger) begin
            younger_addresses_17_d = addresses_17;
            younger_data_17_d = data_17;
            younger_bytes_17_d = bytes_17;
        end
    end

    assign first_addresses_17 = oldest_addresses_17_q;
    assign first_data_17 = oldest_data_17_q;
    assign first_bytes_17 = oldest_bytes_17_q;

    always @* begin
        oldest_addresses_18_d = oldest_addresses_18_q;
        oldest_bytes_18_d = oldest_bytes_18_q;
        oldest_data_18_d = oldest_data_18_q;
        if (becomes_oldest) begin
            oldest_addresses_18_d = addresses_18;
            oldest_data_18_d = data_18;
            oldest_bytes_18_d = bytes_18;
        end else if (moves_up) begin
            oldest_addresses_18_d = younger_addresses_18_q;
            oldest_data_18_d = younger_data_18_q;
            oldest_bytes_18_d = younger_bytes_18_q;
        end
    end

    always @* begin
        younger_addresses_18_d = younger_addresses_18_q;
        younger_bytes_18_d = younger_bytes_18_q;
        younger_data_18_d = younger_data_18_q;
        if (becomes_younger) begin
            younger_addresses_18_d = addresses_18;
            younger_data_18_d = data_18;
            younger_bytes_18_d = bytes_18;
        end
    end

    assign first_addresses_18 = oldest_addresses_18_q;
    assign first_data_18 = oldest_data_18_q;
    assign first_bytes_18 = oldest_bytes_18_q;

    always @* begin
        oldest_addresses_19_d = oldest_addresses_19_q;
        oldest_bytes_19_d = oldest_bytes_19_q;
        oldest_data_19_d = oldest_data_19_q;
        if (becomes_oldest) begin
            oldest_addresses_19_d = addresses_19;
            oldest_data_19_d = data_19;
            oldest_bytes_19_d = bytes_19;
        end else if (moves_up) begin
            oldest_addresses_19_d = younger_addresses_19_q;
            oldest_data_19_d = younger_data_19_q;
            oldest_bytes_19_d = younger_bytes_19_q;
        end
    end

    always @* begin
        younger_addresses_19_d = younger_addresses_19_q;
        younger_bytes_19_d = younger_bytes_19_q;
        younger_data_19_d = younger_data_19_q;
        if (becomes_younger) begin
            younger_addresses_19_d = addresses_19;
            younger_data_19_d = data_19;
            younger_bytes_19_d = bytes_19;
        end
    end

    assign first_addresses_19 = oldest_addresses_19_q;
    assign first_data_19 = oldest_data_19_q;
    assign first_bytes_19 = oldest_bytes_19_q;

    always @* begin
        oldest_addresses_20_d = oldest_addresses_20_q;
        oldest_bytes_20_d = oldest_bytes_20_q;
        oldest_data_20_d = oldest_data_20_q;
        if (becomes_oldest) begin
            oldest_addresses_20_d = addresses_20;
            oldest_data_20_d = data_20;
            oldest_bytes_20_d = bytes_20;
        end else if (moves_up) begin
            oldest_addresses_20_d = younger_addresses_20_q;
            oldest_data_20_d = younger_data_20_q;
            oldest_bytes_20_d = younger_bytes_20_q;
        end
    end

    always @* begin
        younger_addresses_20_d = younger_addresses_20_q;
        younger_bytes_20_d = younger_bytes_20_q;
        younger_data_20_d = younger_data_20_q;
        if (becomes_younger) begin
            younger_addresses_20_d = addresses_20;
            younger_data_20_d = data_20;
            younger_bytes_20_d = bytes_20;
        end
    end

    assign first_addresses_20 = oldest_addresses_20_q;
    assign first_data_20 = oldest_data_20_q;
    assign first_bytes_20 = oldest_bytes_20_q;

    always @* begin
        oldest_addresses_21_d = oldest_addresses_21_q;
        oldest_bytes_21_d = oldest_bytes_21_q;
        oldest_data_21_d = oldest_data_21_q;
        if (becomes_oldest) begin
            oldest_addresses_21_d = addresses_21;
            oldest_data_21_d = data_21;
            oldest_bytes_21_d = bytes_21;
        end else if (moves_up) begin
            oldest_addresses_21_d = younger_addresses_21_q;
            oldest_data_21_d = younger_data_21_q;
            oldest_bytes_21_d = younger_bytes_21_q;
        end
    end

    always @* begin
        younger_addresses_21_d = younger_addresses_21_q;
        younger_bytes_21_d = younger_bytes_21_q;
        younger_data_21_d = younger_data_21_q;
        if (becomes_younger) begin
            younger_addresses_21_d = addresses_21;
            younger_data_21_d = data_21;
            younger_bytes_21_d = bytes_21;
        end
    end

    assign first_addresses_21 = oldest_addresses_21_q;
    assign first_data_21 = oldest_data_21_q;
    assign first_bytes_21 = oldest_bytes_21_q;

    always @* begin
        oldest_addresses_22_d = oldest_addresses_22_q;
        oldest_bytes_22_d = oldest_bytes_22_q;
        oldest_data_22_d = oldest_data_22_q;
        if (becomes_oldest) begin
            oldest_addresses_22_d = addresses_22;
            oldest_data_22_d = data_22;
            oldest_bytes_22_d = bytes_22;
        end else if (moves_up) begin
            oldest_addresses_22_d = younger_addresses_22_q;
            oldest_data_22_d = younger_data_22_q;
            oldest_bytes_22_d = younger_bytes_22_q;
        end
    end

    always @* begin
        younger_addresses_22_d = younger_addresses_22_q;
        younger_bytes_22_d = younger_bytes_22_q;
        younger_data_22_d = younger_data_22_q;
        if (becomes_younger) begin
            younger_addresses_22_d = addresses_22;
            younger_data_22_d = data_22;
            younger_bytes_22_d = bytes_22;
        end
    end

    assign first_addresses_22 = oldest_addresses_22_q;
    assign first_data_22 = oldest_data_22_q;
    assign first_bytes_22 = oldest_bytes_22_q;

    always @* begin
        oldest_addresses_23_d = oldest_addresses_23_q;
        oldest_bytes_23_d = oldest_bytes_23_q;
        oldest_data_23_d = oldest_data_23_q;
        if (becomes_oldest) begin
            oldest_addresses_23_d = addresses_23;
            oldest_data_23_d = data_23;
            oldest_bytes_23_d = bytes_23;
        end else if (moves_up) begin
            oldest_addresses_23_d = younger_addresses_23_q;
            oldest_data_23_d = younger_data_23_q;
            oldest_bytes_23_d = younger_bytes_23_q;
        end
    end

    always @* begin
        younger_addresses_23_d = younger_addresses_23_q;
        younger_bytes_23_d = younger_bytes_23_q;
        younger_data_23_d = younger_data_23_q;
        if (becomes_younger) begin
            younger_addresses_23_d = addresses_23;
            younger_data_23_d = data_23;
            younger_bytes_23_d = bytes_23;
        end
    end

    assign first_addresses_23 = oldest_addresses_23_q;
    assign first_data_23 = oldest_data_23_q;
    assign first_bytes_23 = oldest_bytes_23_q;

    always @* begin
        oldest_addresses_24_d = oldest_addresses_24_q;
        oldest_bytes_24_d = oldest_bytes_24_q;
        oldest_data_24_d = oldest_data_24_q;
        if (becomes_oldest) begin
            oldest_addresses_24_d = addresses_24;
            oldest_data_24_d = data_24;
            oldest_bytes_24_d = bytes_24;
        end else if (moves_up) begin
            oldest_addresses_24_d = younger_addresses_24_q;
            oldest_data_24_d = younger_data_24_q;
            oldest_bytes_24_d = younger_bytes_24_q;
        end
    end

    always @* begin
        younger_addresses_24_d = younger_addresses_24_q;
        younger_bytes_24_d = younger_bytes_24_q;
        younger_data_24_d = younger_data_24_q;
        if (becomes_younger) begin
            younger_addresses_24_d = addresses_24;
            younger_data_24_d = data_24;
            younger_bytes_24_d = bytes_24;
        end
    end

    assign first_addresses_24 = oldest_addresses_24_q;
    assign first_data_24 = oldest_data_24_q;
    assign first_bytes_24 = oldest_bytes_24_q;

    always @* begin
        oldest_addresses_25_d = oldest_addresses_25_q;
        oldest_bytes_25_d = oldest_bytes_25_q;
        oldest_data_25_d = oldest_data_25_q;
        if (becomes_oldest) begin
            oldest_addresses_25_d = addresses_25;
            oldest_data_25_d = data_25;
            oldest_bytes_25_d = bytes_25;
        end else if (moves_up) begin
            oldest_addresses_25_d = younger_addresses_25_q;
            oldest_data_25_d = younger_data_25_q;
            oldest_bytes_25_d = younger_bytes_25_q;
        end
    end

    always @* begin
        younger_addresses_25_d = younger_addresses_25_q;
        younger_bytes_25_d = younger_bytes_25_q;
        younger_data_25_d = younger_data_25_q;
        if (becomes_younger) begin
            younger_addresses_25_d = addresses_25;
            younger_data_25_d = data_25;
            younger_bytes_25_d = bytes_25;
        end
    end

    assign first_addresses_25 = oldest_addresses_25_q;
    assign first_data_25 = oldest_data_25_q;
    assign first_bytes_25 = oldest_bytes_25_q;

    always @* begin
        oldest_addresses_26_d = oldest_addresses_26_q;
        oldest_bytes_26_d = oldest_bytes_26_q;
        oldest_data_26_d = oldest_data_26_q;
        if (becomes_oldest) begin
            oldest_addresses_26_d = addresses_26;
            oldest_data_26_d = data_26;
            oldest_bytes_26_d = bytes_26;
        end else if (moves_up) begin
            oldest_addresses_26_d = younger_addresses_26_q;
            oldest_data_26_d = younger_data_26_q;
            oldest_bytes_26_d = younger_bytes_26_q;
        end
    end

    always @* begin
        younger_addresses_26_d = younger_addresses_26_q;
        younger_bytes_26_d = younger_bytes_26_q;
        younger_data_26_d = younger_data_26_q;
        if (becomes_younger) begin
            younger_addresses_26_d = addresses_26;
            younger_data_26_d = data_26;
            younger_bytes_26_d = bytes_26;
        end
    end

    assign first_addresses_26 = oldest_addresses_26_q;
    assign first_data_26 = oldest_data_26_q;
    assign first_bytes_26 = oldest_bytes_26_q;

    always @* begin
        oldest_addresses_27_d = oldest_addresses_27_q;
        oldest_bytes_27_d = oldest_bytes_27_q;
        oldest_data_27_d = oldest_data_27_q;
        if (becomes_oldest) begin
            oldest_addresses_27_d = addresses_27;
            oldest_data_27_d = data_27;
            oldest_bytes_27_d = bytes_27;
        end else if (moves_up) begin
            oldest_addresses_27_d = younger_addresses_27_q;
            oldest_data_27_d = younger_data_27_q;
            oldest_bytes_27_d = younger_bytes_27_q;
        end
    end

    always @* begin
        younger_addresses_27_d = younger_addresses_27_q;
        younger_bytes_27_d = younger_bytes_27_q;
        younger_data_27_d = younger_data_27_q;
        if (becomes_younger) begin
            younger_addresses_27_d = addresses_27;
            younger_data_27_d = data_27;
            younger_bytes_27_d = bytes_27;
        end
    end

    assign first_addresses_27 = oldest_addresses_27_q;
    assign first_data_27 = oldest_data_27_q;
    assign first_bytes_27 = oldest_bytes_27_q;

    always @* begin
        oldest_addresses_28_d = oldest_addresses_28_q;
        oldest_bytes_28_d = oldest_bytes_28_q;
        oldest_data_28_d = oldest_data_28_q;
        if (becomes_oldest) begin
            oldest_addresses_28_d = addresses_28;
            oldest_data_28_d = data_28;
            oldest_bytes_28_d = bytes_28;
        end else if (moves_up) begin
            oldest_addresses_28_d = younger_addresses_28_q;
            oldest_data_28_d = younger_data_28_q;
            oldest_bytes_28_d = younger_bytes_28_q;
        end
    end

    always @* begin
        younger_addresses_28_d = younger_addresses_28_q;
        younger_bytes_28_d = younger_bytes_28_q;
        younger_data_28_d = younger_data_28_q;
        if (becomes_younger) begin
            younger_addresses_28_d = addresses_28;
            younger_data_28_d = data_28;
            younger_bytes_28_d = bytes_28;
        end
    end

    assign first_addresses_28 = oldest_addresses_28_q;
    assign first_data_28 = oldest_data_28_q;
    assign first_bytes_28 = oldest_bytes_28_q;

    always @* begin
        oldest_addresses_29_d = oldest_addresses_29_q;
        oldest_bytes_29_d = oldest_bytes_29_q;
        oldest_data_29_d = oldest_data_29_q;
        if (becomes_oldest) begin
            oldest_addresses_29_d = addresses_29;
            oldest_data_29_d = data_29;
            oldest_bytes_29_d = bytes_29;
        end else if (moves_up) begin
            oldest_addresses_29_d = younger_addresses_29_q;
            oldest_data_29_d = younger_data_29_q;
            oldest_bytes_29_d = younger_bytes_29_q;
        end
    end

    always @* begin
        younger_addresses_29_d = younger_addresses_29_q;
        younger_bytes_29_d = younger_bytes_29_q;
        younger_data_29_d = younger_data_29_q;
        if (becomes_younger) begin
            younger_addresses_29_d = addresses_29;
            younger_data_29_d = data_29;
            younger_bytes_29_d = bytes_29;
        end
    end

    assign first_addresses_29 = oldest_addresses_29_q;
    assign first_data_29 = oldest_data_29_q;
    assign first_bytes_29 = oldest_bytes_29_q;

    always @* begin
        oldest_addresses_30_d = oldest_addresses_30_q;
        oldest_bytes_30_d = oldest_bytes_30_q;
        oldest_data_30_d = oldest_data_30_q;
        if (becomes_oldest) begin
            oldest_addresses_30_d = addresses_30;
            oldest_data_30_d = data_30;
            oldest_bytes_30_d = bytes_30;
        end else if (moves_up) begin
            oldest_addresses_30_d = younger_addresses_30_q;
            oldest_data_30_d = younger_data_30_q;
            oldest_bytes_30_d = younger_bytes_30_q;
        end
    end

    always @* begin
        younger_addresses_30_d = younger_addresses_30_q;
        younger_bytes_30_d = younger_bytes_30_q;
        younger_data_30_d = younger_data_30_q;
        if (becomes_younger) begin
            younger_addresses_30_d = addresses_30;
            younger_data_30_d = data_30;
            younger_bytes_30_d = bytes_30;
        end
    end

    assign first_addresses_30 = oldest_addresses_30_q;
    assign first_data_30 = oldest_data_30_q;
    assign first_bytes_30 = oldest_bytes_30_q;

    always @* begin
        oldest_addresses_31_d = oldest_addresses_31_q;
        oldest_bytes_31_d = oldest_bytes_31_q;
        oldest_data_31_d = oldest_data_31_q;
        if (becomes_oldest) begin
            oldest_addresses_31_d = addresses_31;
            oldest_data_31_d = data_31;
            oldest_bytes_31_d = bytes_31;
        end else if (moves_up) begin
            oldest_addresses_31_d = younger_addresses_31_q;
            oldest_data_31_d = younger_data_31_q;
            oldest_bytes_31_d = younger_bytes_31_q;
        end
    end

    always @* begin
        younger_addresses_31_d = younger_addresses_31_q;
        younger_bytes_31_d = younger_bytes_31_q;
        younger_data_31_d = younger_data_31_q;
        if (becomes_younger) begin
            younger_addresses_31_d = addresses_31;
            younger_data_31_d = data_31;
            younger_bytes_31_d = bytes_31;
        end
    end

    assign first_addresses_31 = oldest_addresses_31_q;
    assign first_data_31 = oldest_data_31_q;
    assign first_bytes_31 = oldest_bytes_31_q;

    always @(posedge clock) begin
        if (reset) begin
            occupied_0_q <= 1'b0;
            occupied_1_q <= 1'b0;
            notes_0_q <= 45'h0;
            notes_1_q <= 45'h0;
            pending_0_q <= 32'h0;
            pending_1_q <= 32'h0;
            locals_0_q <= 32'h0;
            locals_1_q <= 32'h0;
            ios_0_q <= 32'h0;
            ios_1_q <= 32'h0;
            oldest_addresses_0_q <= 32'h0;
            oldest_addresses_1_q <= 32'h0;
            oldest_addresses_2_q <= 32'h0;
            oldest_addresses_3_q <= 32'h0;
            oldest_addresses_4_q <= 32'h0;
            oldest_addresses_5_q <= 32'h0;
            oldest_addresses_6_q <= 32'h0;
            oldest_addresses_7_q <= 32'h0;
            oldest_addresses_8_q <= 32'h0;
            oldest_addresses_9_q <= 32'h0;
            oldest_addresses_10_q <= 32'h0;
            oldest_addresses_11_q <= 32'h0;
            oldest_addresses_12_q <= 32'h0;
            oldest_addresses_13_q <= 32'h0;
            oldest_addresses_14_q <= 32'h0;
            oldest_addresses_15_q <= 32'h0;
            oldest_addresses_16_q <= 32'h0;
            oldest_addresses_17_q <= 32'h0;
            oldest_addresses_18_q <= 32'h0;
            oldest_addresses_19_q <= 32'h0;
            oldest_addresses_20_q <= 32'h0;
            oldest_addresses_21_q <= 32'h0;
            oldest_addresses_22_q <= 32'h0;
            oldest_addresses_23_q <= 32'h0;
            oldest_addresses_24_q <= 32'h0;
            oldest_addresses_25_q <= 32'h0;
            oldest_addresses_26_q <= 32'h0;
            oldest_addresses_27_q <= 32'h0;
            oldest_addresses_28_q <= 32'h0;
            oldest_addresses_29_q <= 32'h0;
            oldest_addresses_30_q <= 32'h0;
            oldest_addresses_31_q <= 32'h0;
            oldest_data_0_q <= 32'h0;
            oldest_data_1_q <= 32'h0;
            oldest_data_2_q <= 32'h0;
            oldest_data_3_q <= 32'h0;
            oldest_data_4_q <= 32'h0;
            oldest_data_5_q <= 32'h0;
            oldest_data_6_q <= 32'h0;
            oldest_data_7_q <= 32'h0;
            oldest_data_8_q <= 32'h0;
            oldest_data_9_q <= 32'h0;
            oldest_data_10_q <= 32'h0;
            oldest_data_11_q <= 32'h0;
            oldest_data_12_q <= 32'h0;
            oldest_data_13_q <= 32'h0;
            oldest_data_14_q <= 32'h0;
            oldest_data_15_q <= 32'h0;
            oldest_data_16_q <= 32'h0;
            oldest_data_17_q <= 32'h0;
            oldest_data_18_q <= 32'h0;
            oldest_data_19_q <= 32'h0;
            oldest_data_20_q <= 32'h0;
            oldest_data_21_q <= 32'h0;
            oldest_data_22_q <= 32'h0;
            oldest_data_23_q <= 32'h0;
            oldest_data_24_q <= 32'h0;
            oldest_data_25_q <= 32'h0;
            oldest_data_26_q <= 32'h0;
            oldest_data_27_q <= 32'h0;
            oldest_data_28_q <= 32'h0;
            oldest_data_29_q <= 32'h0;
            oldest_data_30_q <= 32'h0;
            oldest_data_31_q <= 32'h0;
            oldest_bytes_0_q <= 4'h0;
            oldest_bytes_1_q <= 4'h0;
            oldest_bytes_2_q <= 4'h0;
            oldest_bytes_3_q <= 4'h0;
            oldest_bytes_4_q <= 4'h0;
            oldest_bytes_5_q <= 4'h0;
            oldest_bytes_6_q <= 4'h0;
            oldest_bytes_7_q <= 4'h0;
            oldest_bytes_8_q <= 4'h0;
            oldest_bytes_9_q <= 4'h0;
            oldest_bytes_10_q <= 4'h0;
            oldest_bytes_11_q <= 4'h0;
            oldest_bytes_12_q <= 4'h0;
            oldest_bytes_13_q <= 4'h0;
            oldest_bytes_14_q <= 4'h0;
            oldest_bytes_15_q <= 4'h0;
            oldest_bytes_16_q <= 4'h0;
            oldest_bytes_17_q <= 4'h0;
            oldest_bytes_18_q <= 4'h0;
            oldest_bytes_19_q <= 4'h0;
            oldest_bytes_20_q <= 4'h0;
            oldest_bytes_21_q <= 4'h0;
            oldest_bytes_22_q <= 4'h0;
            oldest_bytes_23_q <= 4'h0;
            oldest_bytes_24_q <= 4'h0;
            oldest_bytes_25_q <= 4'h0;
            oldest_bytes_26_q <= 4'h0;
            oldest_bytes_27_q <= 4'h0;
            oldest_bytes_28_q <= 4'h0;
            oldest_bytes_29_q <= 4'h0;
            oldest_bytes_30_q <= 4'h0;
            oldest_bytes_31_q <= 4'h0;
            younger_addresses_0_q <= 32'h0;
            younger_addresses_1_q <= 32'h0;
            younger_addresses_2_q <= 32'h0;
            younger_addresses_3_q <= 32'h0;
            younger_addresses_4_q <= 32'h0;
            younger_addresses_5_q <= 32'h0;
            younger_addresses_6_q <= 32'h0;
            younger_addresses_7_q <= 32'h0;
            younger_addresses_8_q <= 32'h0;
            younger_addresses_9_q <= 32'h0;
            younger_addresses_10_q <= 32'h0;
            younger_addresses_11_q <= 32'h0;
            younger_addresses_12_q <= 32'h0;
            younger_addresses_13_q <= 32'h0;
            younger_addresses_14_q <= 32'h0;
            younger_addresses_15_q <= 32'h0;
            younger_addresses_16_q <= 32'h0;
            younger_addresses_17_q <= 32'h0;
            younger_addresses_18_q <= 32'h0;
            younger_addresses_19_q <= 32'h0;
            younger_addresses_20_q <= 32'h0;
            younger_addresses_21_q <= 32'h0;
            younger_addresses_22_q <= 32'h0;
            younger_addresses_23_q <= 32'h0;
            younger_addresses_24_q <= 32'h0;
            younger_addresses_25_q <= 32'h0;
            younger_addresses_26_q <= 32'h0;
            younger_addresses_27_q <= 32'h0;
            younger_addresses_28_q <= 32'h0;
            younger_addresses_29_q <= 32'h0;
            younger_addresses_30_q <= 32'h0;
            younger_addresses_31_q <= 32'h0;
            younger_data_0_q <= 32'h0;
            younger_data_1_q <= 32'h0;
            younger_data_2_q <= 32'h0;
            younger_data_3_q <= 32'h0;
            younger_data_4_q <= 32'h0;
            younger_data_5_q <= 32'h0;
            younger_data_6_q <= 32'h0;
            younger_data_7_q <= 32'h0;
            younger_data_8_q <= 32'h0;
            younger_data_9_q <= 32'h0;
            younger_data_10_q <= 32'h0;
            younger_data_11_q <= 32'h0;
            younger_data_12_q <= 32'h0;
            younger_data_13_q <= 32'h0;
            younger_data_14_q <= 32'h0;
            younger_data_15_q <= 32'h0;
            younger_data_16_q <= 32'h0;
            younger_data_17_q <= 32'h0;
            younger_data_18_q <= 32'h0;
            younger_data_19_q <= 32'h0;
            younger_data_20_q <= 32'h0;
            younger_data_21_q <= 32'h0;
            younger_data_22_q <= 32'h0;
            younger_data_23_q <= 32'h0;
            younger_data_24_q <= 32'h0;
            younger_data_25_q <= 32'h0;
            younger_data_26_q <= 32'h0;
            younger_data_27_q <= 32'h0;
            younger_data_28_q <= 32'h0;
            younger_data_29_q <= 32'h0;
            younger_data_30_q <= 32'h0;
            younger_data_31_q <= 32'h0;
            younger_bytes_0_q <= 4'h0;
            younger_bytes_1_q <= 4'h0;
            younger_bytes_2_q <= 4'h0;
            younger_bytes_3_q <= 4'h0;
            younger_bytes_4_q <= 4'h0;
            younger_bytes_5_q <= 4'h0;
            younger_bytes_6_q <= 4'h0;
            younger_bytes_7_q <= 4'h0;
            younger_bytes_8_q <= 4'h0;
            younger_bytes_9_q <= 4'h0;
            younger_bytes_10_q <= 4'h0;
            younger_bytes_11_q <= 4'h0;
            younger_bytes_12_q <= 4'h0;
            younger_bytes_13_q <= 4'h0;
            younger_bytes_14_q <= 4'h0;
            younger_bytes_15_q <= 4'h0;
            younger_bytes_16_q <= 4'h0;
            younger_bytes_17_q <= 4'h0;
            younger_bytes_18_q <= 4'h0;
            younger_bytes_19_q <= 4'h0;
            younger_bytes_20_q <= 4'h0;
            younger_bytes_21_q <= 4'h0;
            younger_bytes_22_q <= 4'h0;
            younger_bytes_23_q <= 4'h0;
            younger_bytes_24_q <= 4'h0;
            younger_bytes_25_q <= 4'h0;
            younger_bytes_26_q <= 4'h0;
            younger_bytes_27_q <= 4'h0;
            younger_bytes_28_q <= 4'h0;
            younger_bytes_29_q <= 4'h0;
            younger_bytes_30_q <= 4'h0;
            younger_bytes_31_q <= 4'h0;
        end else begin
            occupied_0_q <= occupied_0_d;
            occupied_1_q <= occupied_1_d;
            notes_0_q <= notes_0_d;
            notes_1_q <= notes_1_d;
            pending_0_q <= pending_0_d;
            pending_1_q <= pending_1_d;
            locals_0_q <= locals_0_d;
            locals_1_q <= locals_1_d;
            ios_0_q <= ios_0_d;
            ios_1_q <= ios_1_d;
            oldest_addresses_0_q <= oldest_addresses_0_d;
            oldest_addresses_1_q <= oldest_addresses_1_d;
            oldest_addresses_2_q <= oldest_addresses_2_d;
            oldest_addresses_3_q <= oldest_addresses_3_d;
            oldest_addresses_4_q <= oldest_addresses_4_d;
            oldest_addresses_5_q <= oldest_addresses_5_d;
            oldest_addresses_6_q <= oldest_addresses_6_d;
            oldest_addresses_7_q <= oldest_addresses_7_d;
            oldest_addresses_8_q <= oldest_addresses_8_d;
            oldest_addresses_9_q <= oldest_addresses_9_d;
            oldest_addresses_10_q <= oldest_addresses_10_d;
            oldest_addresses_11_q <= oldest_addresses_11_d;
            oldest_addresses_12_q <= oldest_addresses_12_d;
            oldest_addresses_13_q <= oldest_addresses_13_d;
            oldest_addresses_14_q <= oldest_addresses_14_d;
            oldest_addresses_15_q <= oldest_addresses_15_d;
            oldest_addresses_16_q <= oldest_addresses_16_d;
            oldest_addresses_17_q <= oldest_addresses_17_d;
            oldest_addresses_18_q <= oldest_addresses_18_d;
            oldest_addresses_19_q <= oldest_addresses_19_d;
            oldest_addresses_20_q <= oldest_addresses_20_d;
            oldest_addresses_21_q <= oldest_addresses_21_d;
            oldest_addresses_22_q <= oldest_addresses_22_d;
            oldest_addresses_23_q <= oldest_addresses_23_d;
            oldest_addresses_24_q <= oldest_addresses_24_d;
            oldest_addresses_25_q <= oldest_addresses_25_d;
            oldest_addresses_26_q <= oldest_addresses_26_d;
            oldest_addresses_27_q <= oldest_addresses_27_d;
            oldest_addresses_28_q <= oldest_addresses_28_d;
            oldest_addresses_29_q <= oldest_addresses_29_d;
            oldest_addresses_30_q <= oldest_addresses_30_d;
            oldest_addresses_31_q <= oldest_addresses_31_d;
            oldest_data_0_q <= oldest_data_0_d;
            oldest_data_1_q <= oldest_data_1_d;
            oldest_data_2_q <= oldest_data_2_d;
            oldest_data_3_q <= oldest_data_3_d;
            oldest_data_4_q <= oldest_data_4_d;
            oldest_data_5_q <= oldest_data_5_d;
            oldest_data_6_q <= oldest_data_6_d;
            oldest_data_7_q <= oldest_data_7_d;
            oldest_data_8_q <= oldest_data_8_d;
            oldest_data_9_q <= oldest_data_9_d;
            oldest_data_10_q <= oldest_data_10_d;
            oldest_data_11_q <= oldest_data_11_d;
            oldest_data_12_q <= oldest_data_12_d;
            oldest_data_13_q <= oldest_data_13_d;
            oldest_data_14_q <= oldest_data_14_d;
            oldest_data_15_q <= oldest_data_15_d;
            oldest_data_16_q <= oldest_data_16_d;
            oldest_data_17_q <= oldest_data_17_d;
            oldest_data_18_q <= oldest_data_18_d;
            oldest_data_19_q <= oldest_data_19_d;
            oldest_data_20_q <= oldest_data_20_d;
            oldest_data_21_q <= oldest_data_21_d;
            oldest_data_22_q <= oldest_data_22_d;
            oldest_data_23_q <= oldest_data_23_d;
            oldest_data_24_q <= oldest_data_24_d;
            oldest_data_25_q <= oldest_data_25_d;
            oldest_data_26_q <= oldest_data_26_d;
            oldest_data_27_q <= oldest_data_27_d;
            oldest_data_28_q <= oldest_data_28_d;
            oldest_data_29_q <= oldest_data_29_d;
            oldest_data_30_q <= oldest_data_30_d;
            oldest_data_31_q <= oldest_data_31_d;
            oldest_bytes_0_q <= oldest_bytes_0_d;
            oldest_bytes_1_q <= oldest_bytes_1_d;
            oldest_bytes_2_q <= oldest_bytes_2_d;
            oldest_bytes_3_q <= oldest_bytes_3_d;
            oldest_bytes_4_q <= oldest_bytes_4_d;
            oldest_bytes_5_q <= oldest_bytes_5_d;
            oldest_bytes_6_q <= oldest_bytes_6_d;
            oldest_bytes_7_q <= oldest_bytes_7_d;
            oldest_bytes_8_q <= oldest_bytes_8_d;
            oldest_bytes_9_q <= oldest_bytes_9_d;
            oldest_bytes_10_q <= oldest_bytes_10_d;
            oldest_bytes_11_q <= oldest_bytes_11_d;
            oldest_bytes_12_q <= oldest_bytes_12_d;
            oldest_bytes_13_q <= oldest_bytes_13_d;
            oldest_bytes_14_q <= oldest_bytes_14_d;
            oldest_bytes_15_q <= oldest_bytes_15_d;
            oldest_bytes_16_q <= oldest_bytes_16_d;
            oldest_bytes_17_q <= oldest_bytes_17_d;
            oldest_bytes_18_q <= oldest_bytes_18_d;
            oldest_bytes_19_q <= oldest_bytes_19_d;
            oldest_bytes_20_q <= oldest_bytes_20_d;
            oldest_bytes_21_q <= oldest_bytes_21_d;
            oldest_bytes_22_q <= oldest_bytes_22_d;
            oldest_bytes_23_q <= oldest_bytes_23_d;
            oldest_bytes_24_q <= oldest_bytes_24_d;
            oldest_bytes_25_q <= oldest_bytes_25_d;
            oldest_bytes_26_q <= oldest_bytes_26_d;
            oldest_bytes_27_q <= oldest_bytes_27_d;
            oldest_bytes_28_q <= oldest_bytes_28_d;
            oldest_bytes_29_q <= oldest_bytes_29_d;
            oldest_bytes_30_q <= oldest_bytes_30_d;
            oldest_bytes_31_q <= oldest_bytes_31_d;
            younger_addresses_0_q <= younger_addresses_0_d;
            younger_addresses_1_q <= younger_addresses_1_d;
            younger_addresses_2_q <= younger_addresses_2_d;
            younger_addresses_3_q <= younger_addresses_3_d;
            younger_addresses_4_q <= younger_addresses_4_d;
            younger_addresses_5_q <= younger_addresses_5_d;
            younger_addresses_6_q <= younger_addresses_6_d;
            younger_addresses_7_q <= younger_addresses_7_d;
            younger_addresses_8_q <= younger_addresses_8_d;
            younger_addresses_9_q <= younger_addresses_9_d;
            younger_addresses_10_q <= younger_addresses_10_d;
            younger_addresses_11_q <= younger_addresses_11_d;
            younger_addresses_12_q <= younger_addresses_12_d;
            younger_addresses_13_q <= younger_addresses_13_d;
            younger_addresses_14_q <= younger_addresses_14_d;
            younger_addresses_15_q <= younger_addresses_15_d;
            younger_addresses_16_q <= younger_addresses_16_d;
            younger_addresses_17_q <= younger_addresses_17_d;
            younger_addresses_18_q <= younger_addresses_18_d;
            younger_addresses_19_q <= younger_addresses_19_d;
            younger_addresses_20_q <= younger_addresses_20_d;
            younger_addresses_21_q <= younger_addresses_21_d;
            younger_addresses_22_q <= younger_addresses_22_d;
            younger_addresses_23_q <= younger_addresses_23_d;
            younger_addresses_24_q <= younger_addresses_24_d;
            younger_addresses_25_q <= younger_addresses_25_d;
            younger_addresses_26_q <= younger_addresses_26_d;
            younger_addresses_27_q <= younger_addresses_27_d;
            younger_addresses_28_q <= younger_addresses_28_d;
            younger_addresses_29_q <= younger_addresses_29_d;
            younger_addresses_30_q <= younger_addresses_30_d;
            younger_addresses_31_q <= younger_addresses_31_d;
            younger_data_0_q <= younger_data_0_d;
            younger_data_1_q <= younger_data_1_d;
            younger_data_2_q <= younger_data_2_d;
            younger_data_3_q <= younger_data_3_d;
            younger_data_4_q <= younger_data_4_d;
            younger_data_5_q <= younger_data_5_d;
            younger_data_6_q <= younger_data_6_d;
            younger_data_7_q <= younger_data_7_d;
            younger_data_8_q <= younger_data_8_d;
            younger_data_9_q <= younger_data_9_d;
            younger_data_10_q <= younger_data_10_d;
            younger_data_11_q <= younger_data_11_d;
            younger_data_12_q <= younger_data_12_d;
            younger_data_13_q <= younger_data_13_d;
            younger_data_14_q <= younger_data_14_d;
            younger_data_15_q <= younger_data_15_d;
            younger_data_16_q <= younger_data_16_d;
            younger_data_17_q <= younger_data_17_d;
            younger_data_18_q <= younger_data_18_d;
            younger_data_19_q <= younger_data_19_d;
            younger_data_20_q <= younger_data_20_d;
            younger_data_21_q <= younger_data_21_d;
            younger_data_22_q <= younger_data_22_d;
            younger_data_23_q <= younger_data_23_d;
            younger_data_24_q <= younger_data_24_d;
            younger_data_25_q <= younger_data_25_d;
            younger_data_26_q <= younger_data_26_d;
            younger_data_27_q <= younger_data_27_d;
            younger_data_28_q <= younger_data_28_d;
            younger_data_29_q <= younger_data_29_d;
            younger_data_30_q <= younger_data_30_d;
            younger_data_31_q <= younger_data_31_d;
            younger_bytes_0_q <= younger_bytes_0_d;
            younger_bytes_1_q <= younger_bytes_1_d;
            younger_bytes_2_q <= younger_bytes_2_d;
            younger_bytes_3_q <= younger_bytes_3_d;
            younger_bytes_4_q <= younger_bytes_4_d;
            younger_bytes_5_q <= younger_bytes_5_d;
            younger_bytes_6_q <= younger_bytes_6_d;
            younger_bytes_7_q <= younger_bytes_7_d;
            younger_bytes_8_q <= younger_bytes_8_d;
            younger_bytes_9_q <= younger_bytes_9_d;
            younger_bytes_10_q <= younger_bytes_10_d;
            younger_bytes_11_q <= younger_bytes_11_d;
            younger_bytes_12_q <= younger_bytes_12_d;
            younger_bytes_13_q <= younger_bytes_13_d;
            younger_bytes_14_q <= younger_bytes_14_d;
            younger_bytes_15_q <= younger_bytes_15_d;
            younger_bytes_16_q <= younger_bytes_16_d;
            younger_bytes_17_q <= younger_bytes_17_d;
            younger_bytes_18_q <= younger_bytes_18_d;
            younger_bytes_19_q <= younger_bytes_19_d;
            younger_bytes_20_q <= younger_bytes_20_d;
            younger_bytes_21_q <= younger_bytes_21_d;
            younger_bytes_22_q <= younger_bytes_22_d;
            younger_bytes_23_q <= younger_bytes_23_d;
            younger_bytes_24_q <= younger_bytes_24_d;
            younger_bytes_25_q <= younger_bytes_25_d;
            younger_bytes_26_q <= younger_bytes_26_d;
            younger_bytes_27_q <= younger_bytes_27_d;
            younger_bytes_28_q <= younger_bytes_28_d;
            younger_bytes_29_q <= younger_bytes_29_d;
            younger_bytes_30_q <= younger_bytes_30_d;
            younger_bytes_31_q <= younger_bytes_31_d;
        end
    end
endmodule
