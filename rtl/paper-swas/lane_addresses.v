// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What an access accesses: an address a lane, how many bytes, in which region, and whether they may be there. Combinational.
//
// A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Nothing lies below the first device, nor
// in the window of local memory beyond its end. The lowest lane that is wrong is told; of a lane that is wrong in both
// ways, that it is misaligned. Without `valid` everything is zero, so that idle cycles cost a simulator nothing.
//
// Addresses of all lanes.

module lane_addresses (
    // There is an access.
    input  wire        valid,
    // Which operation.
    input  wire  [6:0] op,
    // Its offset.
    input  wire [31:0] imm,
    // Active lanes.
    input  wire [31:0] active,
    // rs1 of each lane.
    input  wire [31:0] base_0,
    input  wire [31:0] base_1,
    input  wire [31:0] base_2,
    input  wire [31:0] base_3,
    input  wire [31:0] base_4,
    input  wire [31:0] base_5,
    input  wire [31:0] base_6,
    input  wire [31:0] base_7,
    input  wire [31:0] base_8,
    input  wire [31:0] base_9,
    input  wire [31:0] base_10,
    input  wire [31:0] base_11,
    input  wire [31:0] base_12,
    input  wire [31:0] base_13,
    input  wire [31:0] base_14,
    input  wire [31:0] base_15,
    input  wire [31:0] base_16,
    input  wire [31:0] base_17,
    input  wire [31:0] base_18,
    input  wire [31:0] base_19,
    input  wire [31:0] base_20,
    input  wire [31:0] base_21,
    input  wire [31:0] base_22,
    input  wire [31:0] base_23,
    input  wire [31:0] base_24,
    input  wire [31:0] base_25,
    input  wire [31:0] base_26,
    input  wire [31:0] base_27,
    input  wire [31:0] base_28,
    input  wire [31:0] base_29,
    input  wire [31:0] base_30,
    input  wire [31:0] base_31,
    // The address of each lane.
    output reg  [31:0] addresses_0,
    output reg  [31:0] addresses_1,
    output reg  [31:0] addresses_2,
    output reg  [31:0] addresses_3,
    output reg  [31:0] addresses_4,
    output reg  [31:0] addresses_5,
    output reg  [31:0] addresses_6,
    output reg  [31:0] addresses_7,
    output reg  [31:0] addresses_8,
    output reg  [31:0] addresses_9,
    output reg  [31:0] addresses_10,
    output reg  [31:0] addresses_11,
    output reg  [31:0] addresses_12,
    output reg  [31:0] addresses_13,
    output reg  [31:0] addresses_14,
    output reg  [31:0] addresses_15,
    output reg  [31:0] addresses_16,
    output reg  [31:0] addresses_17,
    output reg  [31:0] addresses_18,
    output reg  [31:0] addresses_19,
    output reg  [31:0] addresses_20,
    output reg  [31:0] addresses_21,
    output reg  [31:0] addresses_22,
    output reg  [31:0] addresses_23,
    output reg  [31:0] addresses_24,
    output reg  [31:0] addresses_25,
    output reg  [31:0] addresses_26,
    output reg  [31:0] addresses_27,
    output reg  [31:0] addresses_28,
    output reg  [31:0] addresses_29,
    output reg  [31:0] addresses_30,
    output reg  [31:0] addresses_31,
    // 0 byte, 1 half, 2 word.
    output reg   [1:0] size,
    // Whether it writes.
    output reg         stores,
    // Whether it is a fence: no address counts.
    output reg         fences,
    // Whether zeros, not the sign, stand above what is loaded.
    output reg         zero_fill,
    // Lanes with a local address.
    output reg  [31:0] local_,
    // Lanes with an address of a device.
    output reg  [31:0] io,
    // An active lane's address is wrong.
    output wire        wrong,
    // In which way.
    output reg   [3:0] wrong_cause,
    // The lowest such lane.
    output wire  [4:0] wrong_lane,
    // Its address.
    output wire [31:0] wrong_address
);

    reg  [31:0] misaligned;
    reg  [31:0] wrong_lanes;
    wire [15:0] high_0;
    wire [15:0] high_1;
    wire [15:0] high_2;
    wire [15:0] high_3;
    wire [15:0] high_4;
    wire [15:0] high_5;
    wire [15:0] high_6;
    wire [15:0] high_7;
    wire [15:0] high_8;
    wire [15:0] high_9;
    wire [15:0] high_10;
    wire [15:0] high_11;
    wire [15:0] high_12;
    wire [15:0] high_13;
    wire [15:0] high_14;
    wire [15:0] high_15;
    wire [15:0] high_16;
    wire [15:0] high_17;
    wire [15:0] high_18;
    wire [15:0] high_19;
    wire [15:0] high_20;
    wire [15:0] high_21;
    wire [15:0] high_22;
    wire [15:0] high_23;
    wire [15:0] high_24;
    wire [15:0] high_25;
    wire [15:0] high_26;
    wire [15:0] high_27;
    wire [15:0] high_28;
    wire [15:0] high_29;
    wire [15:0] high_30;
    wire [15:0] high_31;
    wire [16:0] low_0;
    wire [16:0] low_1;
    wire [16:0] low_2;
    wire [16:0] low_3;
    wire [16:0] low_4;
    wire [16:0] low_5;
    wire [16:0] low_6;
    wire [16:0] low_7;
    wire [16:0] low_8;
    wire [16:0] low_9;
    wire [16:0] low_10;
    wire [16:0] low_11;
    wire [16:0] low_12;
    wire [16:0] low_13;
    wire [16:0] low_14;
    wire [16:0] low_15;
    wire [16:0] low_16;
    wire [16:0] low_17;
    wire [16:0] low_18;
    wire [16:0] low_19;
    wire [16:0] low_20;
    wire [16:0] low_21;
    wire [16:0] low_22;
    wire [16:0] low_23;
    wire [16:0] low_24;
    wire [16:0] low_25;
    wire [16:0] low_26;
    wire [16:0] low_27;
    wire [16:0] low_28;
    wire [16:0] low_29;
    wire [16:0] low_30;
    wire [16:0] low_31;
    reg  [31:0] lowest_requests;
    wire [31:0] lowest_grant;
    wire  [4:0] lowest_index;

    first_set_requests32 u_lowest (
        .requests (lowest_requests),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (wrong)
    );

    select_words32_index5 u_evidence (
        .words_0  (addresses_0),
        .words_1  (addresses_1),
        .words_2  (addresses_2),
        .words_3  (addresses_3),
        .words_4  (addresses_4),
        .words_5  (addresses_5),
        .words_6  (addresses_6),
        .words_7  (addresses_7),
        .words_8  (addresses_8),
        .words_9  (addresses_9),
        .words_10 (addresses_10),
        .words_11 (addresses_11),
        .words_12 (addresses_12),
        .words_13 (addresses_13),
        .words_14 (addresses_14),
        .words_15 (addresses_15),
        .words_16 (addresses_16),
        .words_17 (addresses_17),
        .words_18 (addresses_18),
        .words_19 (addresses_19),
        .words_20 (addresses_20),
        .words_21 (addresses_21),
        .words_22 (addresses_22),
        .words_23 (addresses_23),
        .words_24 (addresses_24),
        .words_25 (addresses_25),
        .words_26 (addresses_26),
        .words_27 (addresses_27),
        .words_28 (addresses_28),
        .words_29 (addresses_29),
        .words_30 (addresses_30),
        .words_31 (addresses_31),
        .index    (lowest_index),
        .chosen   (wrong_address)
    );

    always @* begin
        size = 2'h2;
        stores = 1'b0;
        fences = 1'b0;
        zero_fill = 1'b0;
        case (op)
            7'ha: size = 2'h0; // op::LB
            7'hb: size = 2'h1; // op::LH
            7'hd: begin // op::LBU
                size = 2'h0;
                zero_fill = 1'b1;
            end
            7'he: begin // op::LHU
                size = 2'h1;
                zero_fill = 1'b1;
            end
            7'hf: begin // op::SB
                size = 2'h0;
                stores = 1'b1;
            end
            7'h10: begin // op::SH
                size = 2'h1;
                stores = 1'b1;
            end
            7'h11: stores = 1'b1; // op::SW
            7'h31: stores = 1'b1; // op::FSW
            7'h25: fences = 1'b1; // FENCE
            default: begin
            end
        endcase
    end

    always @* begin
        addresses_0 = 32'h0;
        if (valid) begin
            addresses_0 = base_0 + imm;
        end
    end

    assign high_0 = addresses_0[31:16];
    assign low_0 = {1'b0, addresses_0[15:0]};

    always @* begin
        addresses_1 = 32'h0;
        if (valid) begin
            addresses_1 = base_1 + imm;
        end
    end

    assign high_1 = addresses_1[31:16];
    assign low_1 = {1'b0, addresses_1[15:0]};

    always @* begin
        addresses_2 = 32'h0;
        if (valid) begin
            addresses_2 = base_2 + imm;
        end
    end

    assign high_2 = addresses_2[31:16];
    assign low_2 = {1'b0, addresses_2[15:0]};

    always @* begin
        addresses_3 = 32'h0;
        if (valid) begin
            addresses_3 = base_3 + imm;
        end
    end

    assign high_3 = addresses_3[31:16];
    assign low_3 = {1'b0, addresses_3[15:0]};

    always @* begin
        addresses_4 = 32'h0;
        if (valid) begin
            addresses_4 = base_4 + imm;
        end
    end

    assign high_4 = addresses_4[31:16];
    assign low_4 = {1'b0, addresses_4[15:0]};

    always @* begin
        addresses_5 = 32'h0;
        if (valid) begin
            addresses_5 = base_5 + imm;
        end
    end

    assign high_5 = addresses_5[31:16];
    assign low_5 = {1'b0, addresses_5[15:0]};

    always @* begin
        addresses_6 = 32'h0;
        if (valid) begin
            addresses_6 = base_6 + imm;
        end
    end

    assign high_6 = addresses_6[31:16];
    assign low_6 = {1'b0, addresses_6[15:0]};

    always @* begin
        addresses_7 = 32'h0;
        if (valid) begin
            addresses_7 = base_7 + imm;
        end
    end

    assign high_7 = addresses_7[31:16];
    assign low_7 = {1'b0, addresses_7[15:0]};

    always @* begin
        addresses_8 = 32'h0;
        if (valid) begin
            addresses_8 = base_8 + imm;
        end
    end

    assign high_8 = addresses_8[31:16];
    assign low_8 = {1'b0, addresses_8[15:0]};

    always @* begin
        addresses_9 = 32'h0;
        if (valid) begin
            addresses_9 = base_9 + imm;
        end
    end

    assign high_9 = addresses_9[31:16];
    assign low_9 = {1'b0, addresses_9[15:0]};

    always @* begin
        addresses_10 = 32'h0;
        if (valid) begin
            addresses_10 = base_10 + imm;
        end
    end

    assign high_10 = addresses_10[31:16];
    assign low_10 = {1'b0, addresses_10[15:0]};

    always @* begin
        addresses_11 = 32'h0;
        if (valid) begin
            addresses_11 = base_11 + imm;
        end
    end

    assign high_11 = addresses_11[31:16];
    assign low_11 = {1'b0, addresses_11[15:0]};

    always @* begin
        addresses_12 = 32'h0;
        if (valid) begin
            addresses_12 = base_12 + imm;
        end
    end

    assign high_12 = addresses_12[31:16];
    assign low_12 = {1'b0, addresses_12[15:0]};

    always @* begin
        addresses_13 = 32'h0;
        if (valid) begin
            addresses_13 = base_13 + imm;
        end
    end

    assign high_13 = addresses_13[31:16];
    assign low_13 = {1'b0, addresses_13[15:0]};

    always @* begin
        addresses_14 = 32'h0;
        if (valid) begin
            addresses_14 = base_14 + imm;
        end
    end

    assign high_14 = addresses_14[31:16];
    assign low_14 = {1'b0, addresses_14[15:0]};

    always @* begin
        addresses_15 = 32'h0;
        if (valid) begin
            addresses_15 = base_15 + imm;
        end
    end

    assign high_15 = addresses_15[31:16];
    assign low_15 = {1'b0, addresses_15[15:0]};

    always @* begin
        addresses_16 = 32'h0;
        if (valid) begin
            addresses_16 = base_16 + imm;
        end
    end

    assign high_16 = addresses_16[31:16];
    assign low_16 = {1'b0, addresses_16[15:0]};

    always @* begin
        addresses_17 = 32'h0;
        if (valid) begin
            addresses_17 = base_17 + imm;
        end
    end

    assign high_17 = addresses_17[31:16];
    assign low_17 = {1'b0, addresses_17[15:0]};

    always @* begin
        addresses_18 = 32'h0;
        if (valid) begin
            addresses_18 = base_18 + imm;
        end
    end

    assign high_18 = addresses_18[31:16];
    assign low_18 = {1'b0, addresses_18[15:0]};

    always @* begin
        addresses_19 = 32'h0;
        if (valid) begin
            addresses_19 = base_19 + imm;
        end
    end

    assign high_19 = addresses_19[31:16];
    assign low_19 = {1'b0, addresses_19[15:0]};

    always @* begin
        addresses_20 = 32'h0;
        if (valid) begin
            addresses_20 = base_20 + imm;
        end
    end

    assign high_20 = addresses_20[31:16];
    assign low_20 = {1'b0, addresses_20[15:0]};

    always @* begin
        addresses_21 = 32'h0;
        if (valid) begin
            addresses_21 = base_21 + imm;
        end
    end

    assign high_21 = addresses_21[31:16];
    assign low_21 = {1'b0, addresses_21[15:0]};

    always @* begin
        addresses_22 = 32'h0;
        if (valid) begin
            addresses_22 = base_22 + imm;
        end
    end

    assign high_22 = addresses_22[31:16];
    assign low_22 = {1'b0, addresses_22[15:0]};

    always @* begin
        addresses_23 = 32'h0;
        if (valid) begin
            addresses_23 = base_23 + imm;
        end
    end

    assign high_23 = addresses_23[31:16];
    assign low_23 = {1'b0, addresses_23[15:0]};

    always @* begin
        addresses_24 = 32'h0;
        if (valid) begin
            addresses_24 = base_24 + imm;
        end
    end

    assign high_24 = addresses_24[31:16];
    assign low_24 = {1'b0, addresses_24[15:0]};

    always @* begin
        addresses_25 = 32'h0;
        if (valid) begin
            addresses_25 = base_25 + imm;
        end
    end

    assign high_25 = addresses_25[31:16];
    assign low_25 = {1'b0, addresses_25[15:0]};

    always @* begin
        addresses_26 = 32'h0;
        if (valid) begin
            addresses_26 = base_26 + imm;
        end
    end

    assign high_26 = addresses_26[31:16];
    assign low_26 = {1'b0, addresses_26[15:0]};

    always @* begin
        addresses_27 = 32'h0;
        if (valid) begin
            addresses_27 = base_27 + imm;
        end
    end

    assign high_27 = addresses_27[31:16];
    assign low_27 = {1'b0, addresses_27[15:0]};

    always @* begin
        addresses_28 = 32'h0;
        if (valid) begin
            addresses_28 = base_28 + imm;
        end
    end

    assign high_28 = addresses_28[31:16];
    assign low_28 = {1'b0, addresses_28[15:0]};

    always @* begin
        addresses_29 = 32'h0;
        if (valid) begin
            addresses_29 = base_29 + imm;
        end
    end

    assign high_29 = addresses_29[31:16];
    assign low_29 = {1'b0, addresses_29[15:0]};

    always @* begin
        addresses_30 = 32'h0;
        if (valid) begin
            addresses_30 = base_30 + imm;
        end
    end

    assign high_30 = addresses_30[31:16];
    assign low_30 = {1'b0, addresses_30[15:0]};

    always @* begin
        addresses_31 = 32'h0;
        if (valid) begin
            addresses_31 = base_31 + imm;
        end
    end

    assign high_31 = addresses_31[31:16];
    assign low_31 = {1'b0, addresses_31[15:0]};

    always @* begin
        local_ = 32'h0;
        io = 32'h0;
        misaligned = 32'h0;
        wrong_lanes = 32'h0;
        if (valid) begin
            local_[0] = high_0 == 16'hffff;
            io[0] = high_0 == 16'h0;
            misaligned[0] = ((size == 2'h2) & addresses_0[1]) | ((size != 2'h0) & addresses_0[0]);
            wrong_lanes[0] = (misaligned[0] | (local_[0] & (low_0 >= 17'h4000))) | (addresses_0 < 32'h40);
            local_[1] = high_1 == 16'hffff;
            io[1] = high_1 == 16'h0;
            misaligned[1] = ((size == 2'h2) & addresses_1[1]) | ((size != 2'h0) & addresses_1[0]);
            wrong_lanes[1] = (misaligned[1] | (local_[1] & (low_1 >= 17'h4000))) | (addresses_1 < 32'h40);
            local_[2] = high_2 == 16'hffff;
            io[2] = high_2 == 16'h0;
            misaligned[2] = ((size == 2'h2) & addresses_2[1]) | ((size != 2'h0) & addresses_2[0]);
            wrong_lanes[2] = (misaligned[2] | (local_[2] & (low_2 >= 17'h4000))) | (addresses_2 < 32'h40);
            local_[3] = high_3 == 16'hffff;
            io[3] = high_3 == 16'h0;
            misaligned[3] = ((size == 2'h2) & addresses_3[1]) | ((size != 2'h0) & addresses_3[0]);
            wrong_lanes[3] = (misaligned[3] | (local_[3] & (low_3 >= 17'h4000))) | (addresses_3 < 32'h40);
            local_[4] = high_4 == 16'hffff;
            io[4] = high_4 == 16'h0;
            misaligned[4] = ((size == 2'h2) & addresses_4[1]) | ((size != 2'h0) & addresses_4[0]);
            wrong_lanes[4] = (misaligned[4] | (local_[4] & (low_4 >= 17'h4000))) | (addresses_4 < 32'h40);
            local_[5] = high_5 == 16'hffff;
            io[5] = high_5 == 16'h0;
            misaligned[5] = ((size == 2'h2) & addresses_5[1]) | ((size != 2'h0) & addresses_5[0]);
            wrong_lanes[5] = (misaligned[5] | (local_[5] & (low_5 >= 17'h4000))) | (addresses_5 < 32'h40);
            local_[6] = high_6 == 16'hffff;
            io[6] = high_6 == 16'h0;
            misaligned[6] = ((size == 2'h2) & addresses_6[1]) | ((size != 2'h0) & addresses_6[0]);
            wrong_lanes[6] = (misaligned[6] | (local_[6] & (low_6 >= 17'h4000))) | (addresses_6 < 32'h40);
            local_[7] = high_7 == 16'hffff;
            io[7] = high_7 == 16'h0;
            misaligned[7] = ((size == 2'h2) & addresses_7[1]) | ((size != 2'h0) & addresses_7[0]);
            wrong_lanes[7] = (misaligned[7] | (local_[7] & (low_7 >= 17'h4000))) | (addresses_7 < 32'h40);
            local_[8] = high_8 == 16'hffff;
            io[8] = high_8 == 16'h0;
            misaligned[8] = ((size == 2'h2) & addresses_8[1]) | ((size != 2'h0) & addresses_8[0]);
            wrong_lanes[8] = (misaligned[8] | (local_[8] & (low_8 >= 17'h4000))) | (addresses_8 < 32'h40);
            local_[9] = high_9 == 16'hffff;
            io[9] = high_9 == 16'h0;
            misaligned[9] = ((size == 2'h2) & addresses_9[1]) | ((size != 2'h0) & addresses_9[0]);
            wrong_lanes[9] = (misaligned[9] | (local_[9] & (low_9 >= 17'h4000))) | (addresses_9 < 32'h40);
            local_[10] = high_10 == 16'hffff;
            io[10] = high_10 == 16'h0;
            misaligned[10] = ((size == 2'h2) & addresses_10[1]) | ((size != 2'h0) & addresses_10[0]);
            wrong_lanes[10] = (misaligned[10] | (local_[10] & (low_10 >= 17'h4000))) | (addresses_10 < 32'h40);
            local_[11] = high_11 == 16'hffff;
            io[11] = high_11 == 16'h0;
            misaligned[11] = ((size == 2'h2) & addresses_11[1]) | ((size != 2'h0) & addresses_11[0]);
            wrong_lanes[11] = (misaligned[11] | (local_[11] & (low_11 >= 17'h4000))) | (addresses_11 < 32'h40);
            local_[12] = high_12 == 16'hffff;
            io[12] = high_12 == 16'h0;
            misaligned[12] = ((size == 2'h2) & addresses_12[1]) | ((size != 2'h0) & addresses_12[0]);
            wrong_lanes[12] = (misaligned[12] | (local_[12] & (low_12 >= 17'h4000))) | (addresses_12 < 32'h40);
            local_[13] = high_13 == 16'hffff;
            io[13] = high_13 == 16'h0;
            misaligned[13] = ((size == 2'h2) & addresses_13[1]) | ((size != 2'h0) & addresses_13[0]);
            wrong_lanes[13] = (misaligned[13] | (local_[13] & (low_13 >= 17'h4000))) | (addresses_13 < 32'h40);
            local_[14] = high_14 == 16'hffff;
            io[14] = high_14 == 16'h0;
            misaligned[14] = ((size == 2'h2) & addresses_14[1]) | ((size != 2'h0) & addresses_14[0]);
            wrong_lanes[14] = (misaligned[14] | (local_[14] & (low_14 >= 17'h4000))) | (addresses_14 < 32'h40);
            local_[15] = high_15 == 16'hffff;
            io[15] = high_15 == 16'h0;
            misaligned[15] = ((size == 2'h2) & addresses_15[1]) | ((size != 2'h0) & addresses_15[0]);
            wrong_lanes[15] = (misaligned[15] | (local_[15] & (low_15 >= 17'h4000))) | (addresses_15 < 32'h40);
            local_[16] = high_16 == 16'hffff;
            io[16] = high_16 == 16'h0;
            misaligned[16] = ((size == 2'h2) & addresses_16[1]) | ((size != 2'h0) & addresses_16[0]);
            wrong_lanes[16] = (misaligned[16] | (local_[16] & (low_16 >= 17'h4000))) | (addresses_16 < 32'h40);
            local_[17] = high_17 == 16'hffff;
            io[17] = high_17 == 16'h0;
            misaligned[17] = ((size == 2'h2) & addresses_17[1]) | ((size != 2'h0) & addresses_17[0]);
            wrong_lanes[17] = (misaligned[17] | (local_[17] & (low_17 >= 17'h4000))) | (addresses_17 < 32'h40);
            local_[18] = high_18 == 16'hffff;
            io[18] = high_18 == 16'h0;
            misaligned[18] = ((size == 2'h2) & addresses_18[1]) | ((size != 2'h0) & addresses_18[0]);
            wrong_lanes[18] = (misaligned[18] | (local_[18] & (low_18 >= 17'h4000))) | (addresses_18 < 32'h40);
            local_[19] = high_19 == 16'hffff;
            io[19] = high_19 == 16'h0;
            misaligned[19] = ((size == 2'h2) & addresses_19[1]) | ((size != 2'h0) & addresses_19[0]);
            wrong_lanes[19] = (misaligned[19] | (local_[19] & (low_19 >= 17'h4000))) | (addresses_19 < 32'h40);
            local_[20] = high_20 == 16'hffff;
            io[20] = high_20 == 16'h0;
            misaligned[20] = ((size == 2'h2) & addresses_20[1]) | ((size != 2'h0) & addresses_20[0]);
            wrong_lanes[20] = (misaligned[20] | (local_[20] & (low_20 >= 17'h4000))) | (addresses_20 < 32'h40);
            local_[21] = high_21 == 16'hffff;
            io[21] = high_21 == 16'h0;
            misaligned[21] = ((size == 2'h2) & addresses_21[1]) | ((size != 2'h0) & addresses_21[0]);
            wrong_lanes[21] = (misaligned[21] | (local_[21] & (low_21 >= 17'h4000))) | (addresses_21 < 32'h40);
            local_[22] = high_22 == 16'hffff;
            io[22] = high_22 == 16'h0;
            misaligned[22] = ((size == 2'h2) & addresses_22[1]) | ((size != 2'h0) & addresses_22[0]);
            wrong_lanes[22] = (misaligned[22] | (local_[22] & (low_22 >= 17'h4000))) | (addresses_22 < 32'h40);
            local_[23] = high_23 == 16'hffff;
            io[23] = high_23 == 16'h0;
            misaligned[23] = ((size == 2'h2) & addresses_23[1]) | ((size != 2'h0) & addresses_23[0]);
            wrong_lanes[23] = (misaligned[23] | (local_[23] & (low_23 >= 17'h4000))) | (addresses_23 < 32'h40);
            local_[24] = high_24 == 16'hffff;
            io[24] = high_24 == 16'h0;
            misaligned[24] = ((size == 2'h2) & addresses_24[1]) | ((size != 2'h0) & addresses_24[0]);
            wrong_lanes[24] = (misaligned[24] | (local_[24] & (low_24 >= 17'h4000))) | (addresses_24 < 32'h40);
            local_[25] = high_25 == 16'hffff;
            io[25] = high_25 == 16'h0;
            misaligned[25] = ((size == 2'h2) & addresses_25[1]) | ((size != 2'h0) & addresses_25[0]);
            wrong_lanes[25] = (misaligned[25] | (local_[25] & (low_25 >= 17'h4000))) | (addresses_25 < 32'h40);
            local_[26] = high_26 == 16'hffff;
            io[26] = high_26 == 16'h0;
            misaligned[26] = ((size == 2'h2) & addresses_26[1]) | ((size != 2'h0) & addresses_26[0]);
            wrong_lanes[26] = (misaligned[26] | (local_[26] & (low_26 >= 17'h4000))) | (addresses_26 < 32'h40);
            local_[27] = high_27 == 16'hffff;
            io[27] = high_27 == 16'h0;
            misaligned[27] = ((size == 2'h2) & addresses_27[1]) | ((size != 2'h0) & addresses_27[0]);
            wrong_lanes[27] = (misaligned[27] | (local_[27] & (low_27 >= 17'h4000))) | (addresses_27 < 32'h40);
            local_[28] = high_28 == 16'hffff;
            io[28] = high_28 == 16'h0;
            misaligned[28] = ((size == 2'h2) & addresses_28[1]) | ((size != 2'h0) & addresses_28[0]);
            wrong_lanes[28] = (misaligned[28] | (local_[28] & (low_28 >= 17'h4000))) | (addresses_28 < 32'h40);
            local_[29] = high_29 == 16'hffff;
            io[29] = high_29 == 16'h0;
            misaligned[29] = ((size == 2'h2) & addresses_29[1]) | ((size != 2'h0) & addresses_29[0]);
            wrong_lanes[29] = (misaligned[29] | (local_[29] & (low_29 >= 17'h4000))) | (addresses_29 < 32'h40);
            local_[30] = high_30 == 16'hffff;
            io[30] = high_30 == 16'h0;
            misaligned[30] = ((size == 2'h2) & addresses_30[1]) | ((size != 2'h0) & addresses_30[0]);
            wrong_lanes[30] = (misaligned[30] | (local_[30] & (low_30 >= 17'h4000))) | (addresses_30 < 32'h40);
            local_[31] = high_31 == 16'hffff;
            io[31] = high_31 == 16'h0;
            misaligned[31] = ((size == 2'h2) & addresses_31[1]) | ((size != 2'h0) & addresses_31[0]);
            wrong_lanes[31] = (misaligned[31] | (local_[31] & (low_31 >= 17'h4000))) | (addresses_31 < 32'h40);
        end
    end

    always @* begin
        lowest_requests = 32'h0;
        if (~fences) begin
            lowest_requests = wrong_lanes & active;
        end
    end

    assign wrong_lane = lowest_index;

    always @* begin
        wrong_cause = 4'hb;
        if (|(misaligned & lowest_grant)) begin
            wrong_cause = 4'ha;
        end
    end
endmodule
