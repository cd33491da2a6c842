// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Writeback slots: for each of the coming cycles, the lanes in which a result will be written.
//
// Slot 0 is this cycle, slot N - 1 that of an instruction of latency N issued now; there are as many as the longest
// latency. In one cycle: a load whose data are here claims the first slot that is free in all its lanes (there always is
// one: what was booked before ends before the last slot); then every context may ask whether the slot of its head is
// free, the claim counted; then what issues is booked. At the end of the cycle all slots come one nearer.
//
// Classes whose time memory decides (load, store, fence) have no slot: always free, never booked. Does not know
// destinations: an instruction without one neither asks nor books.
//
// Bookings of the one write port each lane has.

module writeback_slots (
    input  wire       clock,
    input  wire       reset,
    // A returned load takes a slot.
    input  wire       claim,
    // In these lanes.
    input  wire [3:0] claim_lanes,
    // Which: so many cycles from now. Of no meaning without a claim.
    output wire [5:0] claim_slot,
    // Class of each context's head.
    input  wire [4:0] query_class_0,
    input  wire [4:0] query_class_1,
    input  wire [4:0] query_class_2,
    input  wire [4:0] query_class_3,
    // Its active lanes.
    input  wire [3:0] query_lanes_0,
    input  wire [3:0] query_lanes_1,
    input  wire [3:0] query_lanes_2,
    input  wire [3:0] query_lanes_3,
    // Whether its slot is free in all of them, one bit a context.
    output reg  [3:0] free,
    // What issues takes its slot, one bit an issue port.
    input  wire       book,
    // Its class.
    input  wire [4:0] book_class_0,
    // Its lanes.
    input  wire [3:0] book_lanes_0
);

    reg   [3:0] slots_0_q;
    wire  [3:0] slots_0_d;
    reg   [3:0] slots_1_q;
    wire  [3:0] slots_1_d;
    reg   [3:0] slots_2_q;
    wire  [3:0] slots_2_d;
    reg   [3:0] slots_3_q;
    wire  [3:0] slots_3_d;
    reg   [3:0] slots_4_q;
    wire  [3:0] slots_4_d;
    reg   [3:0] slots_5_q;
    wire  [3:0] slots_5_d;
    reg   [3:0] slots_6_q;
    wire  [3:0] slots_6_d;
    reg   [3:0] slots_7_q;
    wire  [3:0] slots_7_d;
    reg   [3:0] slots_8_q;
    wire  [3:0] slots_8_d;
    reg   [3:0] slots_9_q;
    wire  [3:0] slots_9_d;
    reg   [3:0] slots_10_q;
    wire  [3:0] slots_10_d;
    reg   [3:0] slots_11_q;
    wire  [3:0] slots_11_d;
    reg   [3:0] slots_12_q;
    wire  [3:0] slots_12_d;
    reg   [3:0] slots_13_q;
    wire  [3:0] slots_13_d;
    reg   [3:0] slots_14_q;
    wire  [3:0] slots_14_d;
    reg   [3:0] slots_15_q;
    wire  [3:0] slots_15_d;
    reg   [3:0] slots_16_q;
    wire  [3:0] slots_16_d;
    reg   [3:0] slots_17_q;
    wire  [3:0] slots_17_d;
    reg   [3:0] slots_18_q;
    wire  [3:0] slots_18_d;
    reg   [3:0] slots_19_q;
    wire  [3:0] slots_19_d;
    reg   [3:0] slots_20_q;
    wire  [3:0] slots_20_d;
    reg   [3:0] slots_21_q;
    wire  [3:0] slots_21_d;
    reg   [3:0] slots_22_q;
    wire  [3:0] slots_22_d;
    reg   [3:0] slots_23_q;
    wire  [3:0] slots_23_d;
    reg   [3:0] slots_24_q;
    wire  [3:0] slots_24_d;
    reg   [3:0] slots_25_q;
    wire  [3:0] slots_25_d;
    reg   [3:0] slots_26_q;
    wire  [3:0] slots_26_d;
    reg   [3:0] slots_27_q;
    wire  [3:0] slots_27_d;
    reg   [3:0] slots_28_q;
    wire  [3:0] slots_28_d;
    reg   [3:0] slots_29_q;
    wire  [3:0] slots_29_d;
    reg   [3:0] slots_30_q;
    wire  [3:0] slots_30_d;
    reg   [3:0] slots_31_q;
    wire  [3:0] slots_31_d;
    reg   [3:0] slots_32_q;
    wire  [3:0] slots_32_d;
    wire  [3:0] standing_0;
    wire  [3:0] standing_1;
    wire  [3:0] standing_2;
    wire  [3:0] standing_3;
    wire  [3:0] standing_4;
    wire  [3:0] standing_5;
    wire  [3:0] standing_6;
    wire  [3:0] standing_7;
    wire  [3:0] standing_8;
    wire  [3:0] standing_9;
    wire  [3:0] standing_10;
    wire  [3:0] standing_11;
    wire  [3:0] standing_12;
    wire  [3:0] standing_13;
    wire  [3:0] standing_14;
    wire  [3:0] standing_15;
    wire  [3:0] standing_16;
    wire  [3:0] standing_17;
    wire  [3:0] standing_18;
    wire  [3:0] standing_19;
    wire  [3:0] standing_20;
    wire  [3:0] standing_21;
    wire  [3:0] standing_22;
    wire  [3:0] standing_23;
    wire  [3:0] standing_24;
    wire  [3:0] standing_25;
    wire  [3:0] standing_26;
    wire  [3:0] standing_27;
    wire  [3:0] standing_28;
    wire  [3:0] standing_29;
    wire  [3:0] standing_30;
    wire  [3:0] standing_31;
    wire  [3:0] standing_32;
    wire  [3:0] standing_33;
    wire [33:0] open;
    reg   [3:0] claimed_0;
    reg   [3:0] claimed_1;
    reg   [3:0] claimed_2;
    reg   [3:0] claimed_3;
    reg   [3:0] claimed_4;
    reg   [3:0] claimed_5;
    reg   [3:0] claimed_6;
    reg   [3:0] claimed_7;
    reg   [3:0] claimed_8;
    reg   [3:0] claimed_9;
    reg   [3:0] claimed_10;
    reg   [3:0] claimed_11;
    reg   [3:0] claimed_12;
    reg   [3:0] claimed_13;
    reg   [3:0] claimed_14;
    reg   [3:0] claimed_15;
    reg   [3:0] claimed_16;
    reg   [3:0] claimed_17;
    reg   [3:0] claimed_18;
    reg   [3:0] claimed_19;
    reg   [3:0] claimed_20;
    reg   [3:0] claimed_21;
    reg   [3:0] claimed_22;
    reg   [3:0] claimed_23;
    reg   [3:0] claimed_24;
    reg   [3:0] claimed_25;
    reg   [3:0] claimed_26;
    reg   [3:0] claimed_27;
    reg   [3:0] claimed_28;
    reg   [3:0] claimed_29;
    reg   [3:0] claimed_30;
    reg   [3:0] claimed_31;
    reg   [3:0] claimed_32;
    reg   [3:0] claimed_33;
    wire  [3:0] booked_0;
    reg   [3:0] booked_1;
    wire  [3:0] booked_2;
    reg   [3:0] booked_3;
    reg   [3:0] booked_4;
    wire  [3:0] booked_5;
    wire  [3:0] booked_6;
    wire  [3:0] booked_7;
    wire  [3:0] booked_8;
    wire  [3:0] booked_9;
    wire  [3:0] booked_10;
    wire  [3:0] booked_11;
    wire  [3:0] booked_12;
    wire  [3:0] booked_13;
    wire  [3:0] booked_14;
    reg   [3:0] booked_15;
    wire  [3:0] booked_16;
    wire  [3:0] booked_17;
    wire  [3:0] booked_18;
    wire  [3:0] booked_19;
    wire  [3:0] booked_20;
    wire  [3:0] booked_21;
    wire  [3:0] booked_22;
    wire  [3:0] booked_23;
    wire  [3:0] booked_24;
    wire  [3:0] booked_25;
    wire  [3:0] booked_26;
    wire  [3:0] booked_27;
    wire  [3:0] booked_28;
    wire  [3:0] booked_29;
    wire  [3:0] booked_30;
    wire  [3:0] booked_31;
    wire  [3:0] booked_32;
    reg   [3:0] booked_33;
    wire [33:0] first_open_grant;
    wire        first_open_found;
    wire  [5:0] query_slots_0_control;
    wire        query_slots_0_known;
    wire  [5:0] query_slots_1_control;
    wire        query_slots_1_known;
    wire  [5:0] query_slots_2_control;
    wire        query_slots_2_known;
    wire  [5:0] query_slots_3_control;
    wire        query_slots_3_known;
    wire  [4:0] book_slots_0_word;
    wire  [5:0] book_slots_0_control;
    wire        book_slots_0_known;

    first_set_requests34 u_first_open (
        .requests (open),
        .grant    (first_open_grant),
        .index    (claim_slot),
        .found    (first_open_found)
    );

    decoder_table_word5 u_query_slots_0 (
        .word    (query_class_0),
        .control (query_slots_0_control),
        .known   (query_slots_0_known)
    );

    decoder_table_word5 u_query_slots_1 (
        .word    (query_class_1),
        .control (query_slots_1_control),
        .known   (query_slots_1_known)
    );

    decoder_table_word5 u_query_slots_2 (
        .word    (query_class_2),
        .control (query_slots_2_control),
        .known   (query_slots_2_known)
    );

    decoder_table_word5 u_query_slots_3 (
        .word    (query_class_3),
        .control (query_slots_3_control),
        .known   (query_slots_3_known)
    );

    decoder_table_word5 u_book_slots_0 (
        .word    (book_slots_0_word),
        .control (book_slots_0_control),
        .known   (book_slots_0_known)
    );

    assign standing_0 = slots_0_q;
    assign standing_1 = slots_1_q;
    assign standing_2 = slots_2_q;
    assign standing_3 = slots_3_q;
    assign standing_4 = slots_4_q;
    assign standing_5 = slots_5_q;
    assign standing_6 = slots_6_q;
    assign standing_7 = slots_7_q;
    assign standing_8 = slots_8_q;
    assign standing_9 = slots_9_q;
    assign standing_10 = slots_10_q;
    assign standing_11 = slots_11_q;
    assign standing_12 = slots_12_q;
    assign standing_13 = slots_13_q;
    assign standing_14 = slots_14_q;
    assign standing_15 = slots_15_q;
    assign standing_16 = slots_16_q;
    assign standing_17 = slots_17_q;
    assign standing_18 = slots_18_q;
    assign standing_19 = slots_19_q;
    assign standing_20 = slots_20_q;
    assign standing_21 = slots_21_q;
    assign standing_22 = slots_22_q;
    assign standing_23 = slots_23_q;
    assign standing_24 = slots_24_q;
    assign standing_25 = slots_25_q;
    assign standing_26 = slots_26_q;
    assign standing_27 = slots_27_q;
    assign standing_28 = slots_28_q;
    assign standing_29 = slots_29_q;
    assign standing_30 = slots_30_q;
    assign standing_31 = slots_31_q;
    assign standing_32 = slots_32_q;
    assign standing_33 = 4'h0;

    // A returned load comes first.
    assign open = {
        ~(|(standing_33 & claim_lanes)),
        ~(|(standing_32 & claim_lanes)),
        ~(|(standing_31 & claim_lanes)),
        ~(|(standing_30 & claim_lanes)),
        ~(|(standing_29 & claim_lanes)),
        ~(|(standing_28 & claim_lanes)),
        ~(|(standing_27 & claim_lanes)),
        ~(|(standing_26 & claim_lanes)),
        ~(|(standing_25 & claim_lanes)),
        ~(|(standing_24 & claim_lanes)),
        ~(|(standing_23 & claim_lanes)),
        ~(|(standing_22 & claim_lanes)),
        ~(|(standing_21 & claim_lanes)),
        ~(|(standing_20 & claim_lanes)),
        ~(|(standing_19 & claim_lanes)),
        ~(|(standing_18 & claim_lanes)),
        ~(|(standing_17 & claim_lanes)),
        ~(|(standing_16 & claim_lanes)),
        ~(|(standing_15 & claim_lanes)),
        ~(|(standing_14 & claim_lanes)),
        ~(|(standing_13 & claim_lanes)),
        ~(|(standing_12 & claim_lanes)),
        ~(|(standing_11 & claim_lanes)),
        ~(|(standing_10 & claim_lanes)),
        ~(|(standing_9 & claim_lanes)),
        ~(|(standing_8 & claim_lanes)),
        ~(|(standing_7 & claim_lanes)),
        ~(|(standing_6 & claim_lanes)),
        ~(|(standing_5 & claim_lanes)),
        ~(|(standing_4 & claim_lanes)),
        ~(|(standing_3 & claim_lanes)),
        ~(|(standing_2 & claim_lanes)),
        ~(|(standing_1 & claim_lanes)),
        ~(|(standing_0 & claim_lanes))
    };

    always @* begin
        claimed_0 = standing_0;
        if (claim & first_open_grant[0]) begin
            claimed_0 = standing_0 | claim_lanes;
        end
    end

    always @* begin
        claimed_1 = standing_1;
        if (claim & first_open_grant[1]) begin
            claimed_1 = standing_1 | claim_lanes;
        end
    end

    always @* begin
        claimed_2 = standing_2;
        if (claim & first_open_grant[2]) begin
            claimed_2 = standing_2 | claim_lanes;
        end
    end

    always @* begin
        claimed_3 = standing_3;
        if (claim & first_open_grant[3]) begin
            claimed_3 = standing_3 | claim_lanes;
        end
    end

    always @* begin
        claimed_4 = standing_4;
        if (claim & first_open_grant[4]) begin
            claimed_4 = standing_4 | claim_lanes;
        end
    end

    always @* begin
        claimed_5 = standing_5;
        if (claim & first_open_grant[5]) begin
            claimed_5 = standing_5 | claim_lanes;
        end
    end

    always @* begin
        claimed_6 = standing_6;
        if (claim & first_open_grant[6]) begin
            claimed_6 = standing_6 | claim_lanes;
        end
    end

    always @* begin
        claimed_7 = standing_7;
        if (claim & first_open_grant[7]) begin
            claimed_7 = standing_7 | claim_lanes;
        end
    end

    always @* begin
        claimed_8 = standing_8;
        if (claim & first_open_grant[8]) begin
            claimed_8 = standing_8 | claim_lanes;
        end
    end

    always @* begin
        claimed_9 = standing_9;
        if (claim & first_open_grant[9]) begin
            claimed_9 = standing_9 | claim_lanes;
        end
    end

    always @* begin
        claimed_10 = standing_10;
        if (claim & first_open_grant[10]) begin
            claimed_10 = standing_10 | claim_lanes;
        end
    end

    always @* begin
        claimed_11 = standing_11;
        if (claim & first_open_grant[11]) begin
            claimed_11 = standing_11 | claim_lanes;
        end
    end

    always @* begin
        claimed_12 = standing_12;
        if (claim & first_open_grant[12]) begin
            claimed_12 = standing_12 | claim_lanes;
        end
    end

    always @* begin
        claimed_13 = standing_13;
        if (claim & first_open_grant[13]) begin
            claimed_13 = standing_13 | claim_lanes;
        end
    end

    always @* begin
        claimed_14 = standing_14;
        if (claim & first_open_grant[14]) begin
            claimed_14 = standing_14 | claim_lanes;
        end
    end

    always @* begin
        claimed_15 = standing_15;
        if (claim & first_open_grant[15]) begin
            claimed_15 = standing_15 | claim_lanes;
        end
    end

    always @* begin
        claimed_16 = standing_16;
        if (claim & first_open_grant[16]) begin
            claimed_16 = standing_16 | claim_lanes;
        end
    end

    always @* begin
        claimed_17 = standing_17;
        if (claim & first_open_grant[17]) begin
            claimed_17 = standing_17 | claim_lanes;
        end
    end

    always @* begin
        claimed_18 = standing_18;
        if (claim & first_open_grant[18]) begin
            claimed_18 = standing_18 | claim_lanes;
        end
    end

    always @* begin
        claimed_19 = standing_19;
        if (claim & first_open_grant[19]) begin
            claimed_19 = standing_19 | claim_lanes;
        end
    end

    always @* begin
        claimed_20 = standing_20;
        if (claim & first_open_grant[20]) begin
            claimed_20 = standing_20 | claim_lanes;
        end
    end

    always @* begin
        claimed_21 = standing_21;
        if (claim & first_open_grant[21]) begin
            claimed_21 = standing_21 | claim_lanes;
        end
    end

    always @* begin
        claimed_22 = standing_22;
        if (claim & first_open_grant[22]) begin
            claimed_22 = standing_22 | claim_lanes;
        end
    end

    always @* begin
        claimed_23 = standing_23;
        if (claim & first_open_grant[23]) begin
            claimed_23 = standing_23 | claim_lanes;
        end
    end

    always @* begin
        claimed_24 = standing_24;
        if (claim & first_open_grant[24]) begin
            claimed_24 = standing_24 | claim_lanes;
        end
    end

    always @* begin
        claimed_25 = standing_25;
        if (claim & first_open_grant[25]) begin
            claimed_25 = standing_25 | claim_lanes;
        end
    end

    always @* begin
        claimed_26 = standing_26;
        if (claim & first_open_grant[26]) begin
            claimed_26 = standing_26 | claim_lanes;
        end
    end

    always @* begin
        claimed_27 = standing_27;
        if (claim & first_open_grant[27]) begin
            claimed_27 = standing_27 | claim_lanes;
        end
    end

    always @* begin
        claimed_28 = standing_28;
        if (claim & first_open_grant[28]) begin
            claimed_28 = standing_28 | claim_lanes;
        end
    end

    always @* begin
        claimed_29 = standing_29;
        if (claim & first_open_grant[29]) begin
            claimed_29 = standing_29 | claim_lanes;
        end
    end

    always @* begin
        claimed_30 = standing_30;
        if (claim & first_open_grant[30]) begin
            claimed_30 = standing_30 | claim_lanes;
        end
    end

    always @* begin
        claimed_31 = standing_31;
        if (claim & first_open_grant[31]) begin
            claimed_31 = standing_31 | claim_lanes;
        end
    end

    always @* begin
        claimed_32 = standing_32;
        if (claim & first_open_grant[32]) begin
            claimed_32 = standing_32 | claim_lanes;
        end
    end

    always @* begin
        claimed_33 = standing_33;
        if (claim & first_open_grant[33]) begin
            claimed_33 = standing_33 | claim_lanes;
        end
    end

    always @* begin
        // Then every context asks.
        free = 4'h0;
        free[0] = 1'b1;
        if ((query_slots_0_known & (query_slots_0_control == 6'h1)) & (|(claimed_1 & query_lanes_0))) begin
            free[0] = 1'b0;
        end
        if ((query_slots_0_known & (query_slots_0_control == 6'h3)) & (|(claimed_3 & query_lanes_0))) begin
            free[0] = 1'b0;
        end
        if ((query_slots_0_known & (query_slots_0_control == 6'h4)) & (|(claimed_4 & query_lanes_0))) begin
            free[0] = 1'b0;
        end
        if ((query_slots_0_known & (query_slots_0_control == 6'hf)) & (|(claimed_15 & query_lanes_0))) begin
            free[0] = 1'b0;
        end
        if ((query_slots_0_known & (query_slots_0_control == 6'h21)) & (|(claimed_33 & query_lanes_0))) begin
            free[0] = 1'b0;
        end
        free[1] = 1'b1;
        if ((query_slots_1_known & (query_slots_1_control == 6'h1)) & (|(claimed_1 & query_lanes_1))) begin
            free[1] = 1'b0;
        end
        if ((query_slots_1_known & (query_slots_1_control == 6'h3)) & (|(claimed_3 & query_lanes_1))) begin
            free[1] = 1'b0;
        end
        if ((query_slots_1_known & (query_slots_1_control == 6'h4)) & (|(claimed_4 & query_lanes_1))) begin
            free[1] = 1'b0;
        end
        if ((query_slots_1_known & (query_slots_1_control == 6'hf)) & (|(claimed_15 & query_lanes_1))) begin
            free[1] = 1'b0;
        end
        if ((query_slots_1_known & (query_slots_1_control == 6'h21)) & (|(claimed_33 & query_lanes_1))) begin
            free[1] = 1'b0;
        end
        free[2] = 1'b1;
        if ((query_slots_2_known & (query_slots_2_control == 6'h1)) & (|(claimed_1 & query_lanes_2))) begin
            free[2] = 1'b0;
        end
        if ((query_slots_2_known & (query_slots_2_control == 6'h3)) & (|(claimed_3 & query_lanes_2))) begin
            free[2] = 1'b0;
        end
        if ((query_slots_2_known & (query_slots_2_control == 6'h4)) & (|(claimed_4 & query_lanes_2))) begin
            free[2] = 1'b0;
        end
        if ((query_slots_2_known & (query_slots_2_control == 6'hf)) & (|(claimed_15 & query_lanes_2))) begin
            free[2] = 1'b0;
        end
        if ((query_slots_2_known & (query_slots_2_control == 6'h21)) & (|(claimed_33 & query_lanes_2))) begin
            free[2] = 1'b0;
        end
        free[3] = 1'b1;
        if ((query_slots_3_known & (query_slots_3_control == 6'h1)) & (|(claimed_1 & query_lanes_3))) begin
            free[3] = 1'b0;
        end
        if ((query_slots_3_known & (query_slots_3_control == 6'h3)) & (|(claimed_3 & query_lanes_3))) begin
            free[3] = 1'b0;
        end
        if ((query_slots_3_known & (query_slots_3_control == 6'h4)) & (|(claimed_4 & query_lanes_3))) begin
            free[3] = 1'b0;
        end
        if ((query_slots_3_known & (query_slots_3_control == 6'hf)) & (|(claimed_15 & query_lanes_3))) begin
            free[3] = 1'b0;
        end
        if ((query_slots_3_known & (query_slots_3_control == 6'h21)) & (|(claimed_33 & query_lanes_3))) begin
            free[3] = 1'b0;
        end
    end

    // What issues is booked, and time goes on.
    assign book_slots_0_word = book_class_0;
    assign booked_0 = claimed_0;

    always @* begin
        booked_1 = claimed_1;
        if ((book & book_slots_0_known) & (book_slots_0_control == 6'h1)) begin
            booked_1 = booked_1 | book_lanes_0;
        end
    end

    assign booked_2 = claimed_2;

    always @* begin
        booked_3 = claimed_3;
        if ((book & book_slots_0_known) & (book_slots_0_control == 6'h3)) begin
            booked_3 = booked_3 | book_lanes_0;
        end
    end

    always @* begin
        booked_4 = claimed_4;
        if ((book & book_slots_0_known) & (book_slots_0_control == 6'h4)) begin
            booked_4 = booked_4 | book_lanes_0;
        end
    end

    assign booked_5 = claimed_5;
    assign booked_6 = claimed_6;
    assign booked_7 = claimed_7;
    assign booked_8 = claimed_8;
    assign booked_9 = claimed_9;
    assign booked_10 = claimed_10;
    assign booked_11 = claimed_11;
    assign booked_12 = claimed_12;
    assign booked_13 = claimed_13;
    assign booked_14 = claimed_14;

    always @* begin
        booked_15 = claimed_15;
        if ((book & book_slots_0_known) & (book_slots_0_control == 6'hf)) begin
            booked_15 = booked_15 | book_lanes_0;
        end
    end

    assign booked_16 = claimed_16;
    assign booked_17 = claimed_17;
    assign booked_18 = claimed_18;
    assign booked_19 = claimed_19;
    assign booked_20 = claimed_20;
    assign booked_21 = claimed_21;
    assign booked_22 = claimed_22;
    assign booked_23 = claimed_23;
    assign booked_24 = claimed_24;
    assign booked_25 = claimed_25;
    assign booked_26 = claimed_26;
    assign booked_27 = claimed_27;
    assign booked_28 = claimed_28;
    assign booked_29 = claimed_29;
    assign booked_30 = claimed_30;
    assign booked_31 = claimed_31;
    assign booked_32 = claimed_32;

    always @* begin
        booked_33 = claimed_33;
        if ((book & book_slots_0_known) & (book_slots_0_control == 6'h21)) begin
            booked_33 = booked_33 | book_lanes_0;
        end
    end

    assign slots_0_d = booked_1;
    assign slots_1_d = booked_2;
    assign slots_2_d = booked_3;
    assign slots_3_d = booked_4;
    assign slots_4_d = booked_5;
    assign slots_5_d = booked_6;
    assign slots_6_d = booked_7;
    assign slots_7_d = booked_8;
    assign slots_8_d = booked_9;
    assign slots_9_d = booked_10;
    assign slots_10_d = booked_11;
    assign slots_11_d = booked_12;
    assign slots_12_d = booked_13;
    assign slots_13_d = booked_14;
    assign slots_14_d = booked_15;
    assign slots_15_d = booked_16;
    assign slots_16_d = booked_17;
    assign slots_17_d = booked_18;
    assign slots_18_d = booked_19;
    assign slots_19_d = booked_20;
    assign slots_20_d = booked_21;
    assign slots_21_d = booked_22;
    assign slots_22_d = booked_23;
    assign slots_23_d = booked_24;
    assign slots_24_d = booked_25;
    assign slots_25_d = booked_26;
    assign slots_26_d = booked_27;
    assign slots_27_d = booked_28;
    assign slots_28_d = booked_29;
    assign slots_29_d = booked_30;
    assign slots_30_d = booked_31;
    assign slots_31_d = booked_32;
    assign slots_32_d = booked_33;

    always @(posedge clock) begin
        if (reset) begin
            slots_0_q <= 4'h0;
            slots_1_q <= 4'h0;
            slots_2_q <= 4'h0;
            slots_3_q <= 4'h0;
            slots_4_q <= 4'h0;
            slots_5_q <= 4'h0;
            slots_6_q <= 4'h0;
            slots_7_q <= 4'h0;
            slots_8_q <= 4'h0;
            slots_9_q <= 4'h0;
            slots_10_q <= 4'h0;
            slots_11_q <= 4'h0;
            slots_12_q <= 4'h0;
            slots_13_q <= 4'h0;
            slots_14_q <= 4'h0;
            slots_15_q <= 4'h0;
            slots_16_q <= 4'h0;
            slots_17_q <= 4'h0;
            slots_18_q <= 4'h0;
            slots_19_q <= 4'h0;
            slots_20_q <= 4'h0;
            slots_21_q <= 4'h0;
            slots_22_q <= 4'h0;
            slots_23_q <= 4'h0;
            slots_24_q <= 4'h0;
            slots_25_q <= 4'h0;
            slots_26_q <= 4'h0;
            slots_27_q <= 4'h0;
            slots_28_q <= 4'h0;
            slots_29_q <= 4'h0;
            slots_30_q <= 4'h0;
            slots_31_q <= 4'h0;
            slots_32_q <= 4'h0;
        end else begin
            slots_0_q <= slots_0_d;
            slots_1_q <= slots_1_d;
            slots_2_q <= slots_2_d;
            slots_3_q <= slots_3_d;
            slots_4_q <= slots_4_d;
            slots_5_q <= slots_5_d;
            slots_6_q <= slots_6_d;
            slots_7_q <= slots_7_d;
            slots_8_q <= slots_8_d;
            slots_9_q <= slots_9_d;
            slots_10_q <= slots_10_d;
            slots_11_q <= slots_11_d;
            slots_12_q <= slots_12_d;
            slots_13_q <= slots_13_d;
            slots_14_q <= slots_14_d;
            slots_15_q <= slots_15_d;
            slots_16_q <= slots_16_d;
            slots_17_q <= slots_17_d;
            slots_18_q <= slots_18_d;
            slots_19_q <= slots_19_d;
            slots_20_q <= slots_20_d;
            slots_21_q <= slots_21_d;
            slots_22_q <= slots_22_d;
            slots_23_q <= slots_23_d;
            slots_24_q <= slots_24_d;
            slots_25_q <= slots_25_d;
            slots_26_q <= slots_26_d;
            slots_27_q <= slots_27_d;
            slots_28_q <= slots_28_d;
            slots_29_q <= slots_29_d;
            slots_30_q <= slots_30_d;
            slots_31_q <= slots_31_d;
            slots_32_q <= slots_32_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, booked_0, first_open_found};
endmodule
