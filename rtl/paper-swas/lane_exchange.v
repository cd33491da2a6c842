// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Values across lanes: vote.all, any, uni, ballot and shfl.up, down, bfly, idx.
//
// One instruction at a time for all its active lanes: operands in c + 1, results handed over in c + latency - 1; takes one in
// every cycle. Votes are over bit 0 of the first operand in the active lanes; a shuffle's second operand is each lane's
// own (`shuffle.rs`). Sibling contexts take turns, as for warp control. Knows nothing of registers.
//
// Votes and shuffles.

module lane_exchange (
    // Whether an exchange begins.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Lanes that take part.
    input  wire [31:0] active,
    // First operand of each lane.
    input  wire [31:0] left_0,
    input  wire [31:0] left_1,
    input  wire [31:0] left_2,
    input  wire [31:0] left_3,
    input  wire [31:0] left_4,
    input  wire [31:0] left_5,
    input  wire [31:0] left_6,
    input  wire [31:0] left_7,
    input  wire [31:0] left_8,
    input  wire [31:0] left_9,
    input  wire [31:0] left_10,
    input  wire [31:0] left_11,
    input  wire [31:0] left_12,
    input  wire [31:0] left_13,
    input  wire [31:0] left_14,
    input  wire [31:0] left_15,
    input  wire [31:0] left_16,
    input  wire [31:0] left_17,
    input  wire [31:0] left_18,
    input  wire [31:0] left_19,
    input  wire [31:0] left_20,
    input  wire [31:0] left_21,
    input  wire [31:0] left_22,
    input  wire [31:0] left_23,
    input  wire [31:0] left_24,
    input  wire [31:0] left_25,
    input  wire [31:0] left_26,
    input  wire [31:0] left_27,
    input  wire [31:0] left_28,
    input  wire [31:0] left_29,
    input  wire [31:0] left_30,
    input  wire [31:0] left_31,
    // Second operand of each lane.
    input  wire [31:0] right_0,
    input  wire [31:0] right_1,
    input  wire [31:0] right_2,
    input  wire [31:0] right_3,
    input  wire [31:0] right_4,
    input  wire [31:0] right_5,
    input  wire [31:0] right_6,
    input  wire [31:0] right_7,
    input  wire [31:0] right_8,
    input  wire [31:0] right_9,
    input  wire [31:0] right_10,
    input  wire [31:0] right_11,
    input  wire [31:0] right_12,
    input  wire [31:0] right_13,
    input  wire [31:0] right_14,
    input  wire [31:0] right_15,
    input  wire [31:0] right_16,
    input  wire [31:0] right_17,
    input  wire [31:0] right_18,
    input  wire [31:0] right_19,
    input  wire [31:0] right_20,
    input  wire [31:0] right_21,
    input  wire [31:0] right_22,
    input  wire [31:0] right_23,
    input  wire [31:0] right_24,
    input  wire [31:0] right_25,
    input  wire [31:0] right_26,
    input  wire [31:0] right_27,
    input  wire [31:0] right_28,
    input  wire [31:0] right_29,
    input  wire [31:0] right_30,
    input  wire [31:0] right_31,
    // The register the results are for.
    input  wire [10:0] destination,
    // Lanes to which a result is handed over.
    output reg  [31:0] result_valid,
    // The register they are for.
    output wire [10:0] result_destination,
    // The result of each lane.
    output wire [31:0] results_0,
    output wire [31:0] results_1,
    output wire [31:0] results_2,
    output wire [31:0] results_3,
    output wire [31:0] results_4,
    output wire [31:0] results_5,
    output wire [31:0] results_6,
    output wire [31:0] results_7,
    output wire [31:0] results_8,
    output wire [31:0] results_9,
    output wire [31:0] results_10,
    output wire [31:0] results_11,
    output wire [31:0] results_12,
    output wire [31:0] results_13,
    output wire [31:0] results_14,
    output wire [31:0] results_15,
    output wire [31:0] results_16,
    output wire [31:0] results_17,
    output wire [31:0] results_18,
    output wire [31:0] results_19,
    output wire [31:0] results_20,
    output wire [31:0] results_21,
    output wire [31:0] results_22,
    output wire [31:0] results_23,
    output wire [31:0] results_24,
    output wire [31:0] results_25,
    output wire [31:0] results_26,
    output wire [31:0] results_27,
    output wire [31:0] results_28,
    output wire [31:0] results_29,
    output wire [31:0] results_30,
    output wire [31:0] results_31
);

    reg    [31:0] holds;
    reg    [31:0] vote;
    wire          shuffling;
    wire [1023:0] values_bus;
    wire   [31:0] shuffles_0_received;
    wire   [31:0] shuffles_1_received;
    wire   [31:0] shuffles_2_received;
    wire   [31:0] shuffles_3_received;
    wire   [31:0] shuffles_4_received;
    wire   [31:0] shuffles_5_received;
    wire   [31:0] shuffles_6_received;
    wire   [31:0] shuffles_7_received;
    wire   [31:0] shuffles_8_received;
    wire   [31:0] shuffles_9_received;
    wire   [31:0] shuffles_10_received;
    wire   [31:0] shuffles_11_received;
    wire   [31:0] shuffles_12_received;
    wire   [31:0] shuffles_13_received;
    wire   [31:0] shuffles_14_received;
    wire   [31:0] shuffles_15_received;
    wire   [31:0] shuffles_16_received;
    wire   [31:0] shuffles_17_received;
    wire   [31:0] shuffles_18_received;
    wire   [31:0] shuffles_19_received;
    wire   [31:0] shuffles_20_received;
    wire   [31:0] shuffles_21_received;
    wire   [31:0] shuffles_22_received;
    wire   [31:0] shuffles_23_received;
    wire   [31:0] shuffles_24_received;
    wire   [31:0] shuffles_25_received;
    wire   [31:0] shuffles_26_received;
    wire   [31:0] shuffles_27_received;
    wire   [31:0] shuffles_28_received;
    wire   [31:0] shuffles_29_received;
    wire   [31:0] shuffles_30_received;
    wire   [31:0] shuffles_31_received;
    reg    [31:0] exchanged_lanes_0;
    reg    [31:0] exchanged_lanes_1;
    reg    [31:0] exchanged_lanes_2;
    reg    [31:0] exchanged_lanes_3;
    reg    [31:0] exchanged_lanes_4;
    reg    [31:0] exchanged_lanes_5;
    reg    [31:0] exchanged_lanes_6;
    reg    [31:0] exchanged_lanes_7;
    reg    [31:0] exchanged_lanes_8;
    reg    [31:0] exchanged_lanes_9;
    reg    [31:0] exchanged_lanes_10;
    reg    [31:0] exchanged_lanes_11;
    reg    [31:0] exchanged_lanes_12;
    reg    [31:0] exchanged_lanes_13;
    reg    [31:0] exchanged_lanes_14;
    reg    [31:0] exchanged_lanes_15;
    reg    [31:0] exchanged_lanes_16;
    reg    [31:0] exchanged_lanes_17;
    reg    [31:0] exchanged_lanes_18;
    reg    [31:0] exchanged_lanes_19;
    reg    [31:0] exchanged_lanes_20;
    reg    [31:0] exchanged_lanes_21;
    reg    [31:0] exchanged_lanes_22;
    reg    [31:0] exchanged_lanes_23;
    reg    [31:0] exchanged_lanes_24;
    reg    [31:0] exchanged_lanes_25;
    reg    [31:0] exchanged_lanes_26;
    reg    [31:0] exchanged_lanes_27;
    reg    [31:0] exchanged_lanes_28;
    reg    [31:0] exchanged_lanes_29;
    reg    [31:0] exchanged_lanes_30;
    reg    [31:0] exchanged_lanes_31;
    wire [1023:0] exchanged_bus;
    wire          pipe_enter;
    wire [1055:0] pipe_value;
    wire          pipe_leave;
    wire [1055:0] pipe_leaving_value;

    pack u_values (
        .lanes_0  (left_0),
        .lanes_1  (left_1),
        .lanes_2  (left_2),
        .lanes_3  (left_3),
        .lanes_4  (left_4),
        .lanes_5  (left_5),
        .lanes_6  (left_6),
        .lanes_7  (left_7),
        .lanes_8  (left_8),
        .lanes_9  (left_9),
        .lanes_10 (left_10),
        .lanes_11 (left_11),
        .lanes_12 (left_12),
        .lanes_13 (left_13),
        .lanes_14 (left_14),
        .lanes_15 (left_15),
        .lanes_16 (left_16),
        .lanes_17 (left_17),
        .lanes_18 (left_18),
        .lanes_19 (left_19),
        .lanes_20 (left_20),
        .lanes_21 (left_21),
        .lanes_22 (left_22),
        .lanes_23 (left_23),
        .lanes_24 (left_24),
        .lanes_25 (left_25),
        .lanes_26 (left_26),
        .lanes_27 (left_27),
        .lanes_28 (left_28),
        .lanes_29 (left_29),
        .lanes_30 (left_30),
        .lanes_31 (left_31),
        .bus      (values_bus)
    );

    lane_shuffle u_shuffles_0 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h0),
        .own        (left_0),
        .operand    (right_0),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_0_received)
    );

    lane_shuffle u_shuffles_1 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1),
        .own        (left_1),
        .operand    (right_1),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_1_received)
    );

    lane_shuffle u_shuffles_2 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h2),
        .own        (left_2),
        .operand    (right_2),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_2_received)
    );

    lane_shuffle u_shuffles_3 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h3),
        .own        (left_3),
        .operand    (right_3),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_3_received)
    );

    lane_shuffle u_shuffles_4 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h4),
        .own        (left_4),
        .operand    (right_4),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_4_received)
    );

    lane_shuffle u_shuffles_5 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h5),
        .own        (left_5),
        .operand    (right_5),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_5_received)
    );

    lane_shuffle u_shuffles_6 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h6),
        .own        (left_6),
        .operand    (right_6),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_6_received)
    );

    lane_shuffle u_shuffles_7 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h7),
        .own        (left_7),
        .operand    (right_7),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_7_received)
    );

    lane_shuffle u_shuffles_8 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h8),
        .own        (left_8),
        .operand    (right_8),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_8_received)
    );

    lane_shuffle u_shuffles_9 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h9),
        .own        (left_9),
        .operand    (right_9),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_9_received)
    );

    lane_shuffle u_shuffles_10 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'ha),
        .own        (left_10),
        .operand    (right_10),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_10_received)
    );

    lane_shuffle u_shuffles_11 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'hb),
        .own        (left_11),
        .operand    (right_11),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_11_received)
    );

    lane_shuffle u_shuffles_12 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'hc),
        .own        (left_12),
        .operand    (right_12),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_12_received)
    );

    lane_shuffle u_shuffles_13 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'hd),
        .own        (left_13),
        .operand    (right_13),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_13_received)
    );

    lane_shuffle u_shuffles_14 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'he),
        .own        (left_14),
        .operand    (right_14),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_14_received)
    );

    lane_shuffle u_shuffles_15 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'hf),
        .own        (left_15),
        .operand    (right_15),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_15_received)
    );

    lane_shuffle u_shuffles_16 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h10),
        .own        (left_16),
        .operand    (right_16),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_16_received)
    );

    lane_shuffle u_shuffles_17 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h11),
        .own        (left_17),
        .operand    (right_17),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_17_received)
    );

    lane_shuffle u_shuffles_18 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h12),
        .own        (left_18),
        .operand    (right_18),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_18_received)
    );

    lane_shuffle u_shuffles_19 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h13),
        .own        (left_19),
        .operand    (right_19),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_19_received)
    );

    lane_shuffle u_shuffles_20 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h14),
        .own        (left_20),
        .operand    (right_20),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_20_received)
    );

    lane_shuffle u_shuffles_21 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h15),
        .own        (left_21),
        .operand    (right_21),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_21_received)
    );

    lane_shuffle u_shuffles_22 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h16),
        .own        (left_22),
        .operand    (right_22),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_22_received)
    );

    lane_shuffle u_shuffles_23 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h17),
        .own        (left_23),
        .operand    (right_23),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_23_received)
    );

    lane_shuffle u_shuffles_24 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h18),
        .own        (left_24),
        .operand    (right_24),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_24_received)
    );

    lane_shuffle u_shuffles_25 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h19),
        .own        (left_25),
        .operand    (right_25),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_25_received)
    );

    lane_shuffle u_shuffles_26 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1a),
        .own        (left_26),
        .operand    (right_26),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_26_received)
    );

    lane_shuffle u_shuffles_27 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1b),
        .own        (left_27),
        .operand    (right_27),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_27_received)
    );

    lane_shuffle u_shuffles_28 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1c),
        .own        (left_28),
        .operand    (right_28),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_28_received)
    );

    lane_shuffle u_shuffles_29 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1d),
        .own        (left_29),
        .operand    (right_29),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_29_received)
    );

    lane_shuffle u_shuffles_30 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1e),
        .own        (left_30),
        .operand    (right_30),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_30_received)
    );

    lane_shuffle u_shuffles_31 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1f),
        .own        (left_31),
        .operand    (right_31),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_31_received)
    );

    pack u_exchanged (
        .lanes_0  (exchanged_lanes_0),
        .lanes_1  (exchanged_lanes_1),
        .lanes_2  (exchanged_lanes_2),
        .lanes_3  (exchanged_lanes_3),
        .lanes_4  (exchanged_lanes_4),
        .lanes_5  (exchanged_lanes_5),
        .lanes_6  (exchanged_lanes_6),
        .lanes_7  (exchanged_lanes_7),
        .lanes_8  (exchanged_lanes_8),
        .lanes_9  (exchanged_lanes_9),
        .lanes_10 (exchanged_lanes_10),
        .lanes_11 (exchanged_lanes_11),
        .lanes_12 (exchanged_lanes_12),
        .lanes_13 (exchanged_lanes_13),
        .lanes_14 (exchanged_lanes_14),
        .lanes_15 (exchanged_lanes_15),
        .lanes_16 (exchanged_lanes_16),
        .lanes_17 (exchanged_lanes_17),
        .lanes_18 (exchanged_lanes_18),
        .lanes_19 (exchanged_lanes_19),
        .lanes_20 (exchanged_lanes_20),
        .lanes_21 (exchanged_lanes_21),
        .lanes_22 (exchanged_lanes_22),
        .lanes_23 (exchanged_lanes_23),
        .lanes_24 (exchanged_lanes_24),
        .lanes_25 (exchanged_lanes_25),
        .lanes_26 (exchanged_lanes_26),
        .lanes_27 (exchanged_lanes_27),
        .lanes_28 (exchanged_lanes_28),
        .lanes_29 (exchanged_lanes_29),
        .lanes_30 (exchanged_lanes_30),
        .lanes_31 (exchanged_lanes_31),
        .bus      (exchanged_bus)
    );

    result_pipe_stages0_value1056 u_pipe (
        .enter               (pipe_enter),
        .destination         (destination),
        .value               (pipe_value),
        .leave               (pipe_leave),
        .leaving_destination (result_destination),
        .leaving_value       (pipe_leaving_value)
    );

    always @* begin
        // Votes: one answer for all.
        holds = 32'h0;
        vote = 32'h0;
        if (start) begin
            holds[0] = left_0[0];
            holds[1] = left_1[0];
            holds[2] = left_2[0];
            holds[3] = left_3[0];
            holds[4] = left_4[0];
            holds[5] = left_5[0];
            holds[6] = left_6[0];
            holds[7] = left_7[0];
            holds[8] = left_8[0];
            holds[9] = left_9[0];
            holds[10] = left_10[0];
            holds[11] = left_11[0];
            holds[12] = left_12[0];
            holds[13] = left_13[0];
            holds[14] = left_14[0];
            holds[15] = left_15[0];
            holds[16] = left_16[0];
            holds[17] = left_17[0];
            holds[18] = left_18[0];
            holds[19] = left_19[0];
            holds[20] = left_20[0];
            holds[21] = left_21[0];
            holds[22] = left_22[0];
            holds[23] = left_23[0];
            holds[24] = left_24[0];
            holds[25] = left_25[0];
            holds[26] = left_26[0];
            holds[27] = left_27[0];
            holds[28] = left_28[0];
            holds[29] = left_29[0];
            holds[30] = left_30[0];
            holds[31] = left_31[0];
            holds = holds & active;
            case (op)
                7'h5a: vote = {31'h0, holds == active}; // op::VOTE_ALL
                7'h5b: vote = {31'h0, |holds}; // op::VOTE_ANY
                7'h5c: vote = {31'h0, (holds == active) | (holds == 32'h0)}; // op::VOTE_UNI
                7'h5d: vote = holds; // op::VOTE_BALLOT
                default: begin
                end
            endcase
        end
    end

    // Shuffles stand side by side in the table.
    assign shuffling = (start & (op >= 7'h5e)) & (op <= 7'h61);

    always @* begin
        exchanged_lanes_0 = vote;
        if (shuffling) begin
            exchanged_lanes_0 = shuffles_0_received;
        end
    end

    always @* begin
        exchanged_lanes_1 = vote;
        if (shuffling) begin
            exchanged_lanes_1 = shuffles_1_received;
        end
    end

    always @* begin
        exchanged_lanes_2 = vote;
        if (shuffling) begin
            exchanged_lanes_2 = shuffles_2_received;
        end
    end

    always @* begin
        exchanged_lanes_3 = vote;
        if (shuffling) begin
            exchanged_lanes_3 = shuffles_3_received;
        end
    end

    always @* begin
        exchanged_lanes_4 = vote;
        if (shuffling) begin
            exchanged_lanes_4 = shuffles_4_received;
        end
    end

    always @* begin
        exchanged_lanes_5 = vote;
        if (shuffling) begin
            exchanged_lanes_5 = shuffles_5_received;
        end
    end

    always @* begin
        exchanged_lanes_6 = vote;
        if (shuffling) begin
            exchanged_lanes_6 = shuffles_6_received;
        end
    end

    always @* begin
        exchanged_lanes_7 = vote;
        if (shuffling) begin
            exchanged_lanes_7 = shuffles_7_received;
        end
    end

    always @* begin
        exchanged_lanes_8 = vote;
        if (shuffling) begin
            exchanged_lanes_8 = shuffles_8_received;
        end
    end

    always @* begin
        exchanged_lanes_9 = vote;
        if (shuffling) begin
            exchanged_lanes_9 = shuffles_9_received;
        end
    end

    always @* begin
        exchanged_lanes_10 = vote;
        if (shuffling) begin
            exchanged_lanes_10 = shuffles_10_received;
        end
    end

    always @* begin
        exchanged_lanes_11 = vote;
        if (shuffling) begin
            exchanged_lanes_11 = shuffles_11_received;
        end
    end

    always @* begin
        exchanged_lanes_12 = vote;
        if (shuffling) begin
            exchanged_lanes_12 = shuffles_12_received;
        end
    end

    always @* begin
        exchanged_lanes_13 = vote;
        if (shuffling) begin
            exchanged_lanes_13 = shuffles_13_received;
        end
    end

    always @* begin
        exchanged_lanes_14 = vote;
        if (shuffling) begin
            exchanged_lanes_14 = shuffles_14_received;
        end
    end

    always @* begin
        exchanged_lanes_15 = vote;
        if (shuffling) begin
            exchanged_lanes_15 = shuffles_15_received;
        end
    end

    always @* begin
        exchanged_lanes_16 = vote;
        if (shuffling) begin
            exchanged_lanes_16 = shuffles_16_received;
        end
    end

    always @* begin
        exchanged_lanes_17 = vote;
        if (shuffling) begin
            exchanged_lanes_17 = shuffles_17_received;
        end
    end

    always @* begin
        exchanged_lanes_18 = vote;
        if (shuffling) begin
            exchanged_lanes_18 = shuffles_18_received;
        end
    end

    always @* begin
        exchanged_lanes_19 = vote;
        if (shuffling) begin
            exchanged_lanes_19 = shuffles_19_received;
        end
    end

    always @* begin
        exchanged_lanes_20 = vote;
        if (shuffling) begin
            exchanged_lanes_20 = shuffles_20_received;
        end
    end

    always @* begin
        exchanged_lanes_21 = vote;
        if (shuffling) begin
            exchanged_lanes_21 = shuffles_21_received;
        end
    end

    always @* begin
        exchanged_lanes_22 = vote;
        if (shuffling) begin
            exchanged_lanes_22 = shuffles_22_received;
        end
    end

    always @* begin
        exchanged_lanes_23 = vote;
        if (shuffling) begin
            exchanged_lanes_23 = shuffles_23_received;
        end
    end

    always @* begin
        exchanged_lanes_24 = vote;
        if (shuffling) begin
            exchanged_lanes_24 = shuffles_24_received;
        end
    end

    always @* begin
        exchanged_lanes_25 = vote;
        if (shuffling) begin
            exchanged_lanes_25 = shuffles_25_received;
        end
    end

    always @* begin
        exchanged_lanes_26 = vote;
        if (shuffling) begin
            exchanged_lanes_26 = shuffles_26_received;
        end
    end

    always @* begin
        exchanged_lanes_27 = vote;
        if (shuffling) begin
            exchanged_lanes_27 = shuffles_27_received;
        end
    end

    always @* begin
        exchanged_lanes_28 = vote;
        if (shuffling) begin
            exchanged_lanes_28 = shuffles_28_received;
        end
    end

    always @* begin
        exchanged_lanes_29 = vote;
        if (shuffling) begin
            exchanged_lanes_29 = shuffles_29_received;
        end
    end

    always @* begin
        exchanged_lanes_30 = vote;
        if (shuffling) begin
            exchanged_lanes_30 = shuffles_30_received;
        end
    end

    always @* begin
        exchanged_lanes_31 = vote;
        if (shuffling) begin
            exchanged_lanes_31 = shuffles_31_received;
        end
    end

    // All lanes wait in one pipe, their mask above them.
    assign pipe_enter = start;
    assign pipe_value = {active, exchanged_bus};

    always @* begin
        result_valid = 32'h0;
        if (pipe_leave) begin
            result_valid = pipe_leaving_value[1055:1024];
        end
    end

    assign results_0 = pipe_leaving_value[31:0];
    assign results_1 = pipe_leaving_value[63:32];
    assign results_2 = pipe_leaving_value[95:64];
    assign results_3 = pipe_leaving_value[127:96];
    assign results_4 = pipe_leaving_value[159:128];
    assign results_5 = pipe_leaving_value[191:160];
    assign results_6 = pipe_leaving_value[223:192];
    assign results_7 = pipe_leaving_value[255:224];
    assign results_8 = pipe_leaving_value[287:256];
    assign results_9 = pipe_leaving_value[319:288];
    assign results_10 = pipe_leaving_value[351:320];
    assign results_11 = pipe_leaving_value[383:352];
    assign results_12 = pipe_leaving_value[415:384];
    assign results_13 = pipe_leaving_value[447:416];
    assign results_14 = pipe_leaving_value[479:448];
    assign results_15 = pipe_leaving_value[511:480];
    assign results_16 = pipe_leaving_value[543:512];
    assign results_17 = pipe_leaving_value[575:544];
    assign results_18 = pipe_leaving_value[607:576];
    assign results_19 = pipe_leaving_value[639:608];
    assign results_20 = pipe_leaving_value[671:640];
    assign results_21 = pipe_leaving_value[703:672];
    assign results_22 = pipe_leaving_value[735:704];
    assign results_23 = pipe_leaving_value[767:736];
    assign results_24 = pipe_leaving_value[799:768];
    assign results_25 = pipe_leaving_value[831:800];
    assign results_26 = pipe_leaving_value[863:832];
    assign results_27 = pipe_leaving_value[895:864];
    assign results_28 = pipe_leaving_value[927:896];
    assign results_29 = pipe_leaving_value[959:928];
    assign results_30 = pipe_leaving_value[991:960];
    assign results_31 = pipe_leaving_value[1023:992];
endmodule
