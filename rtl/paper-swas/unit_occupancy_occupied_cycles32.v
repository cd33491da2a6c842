// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Lanes in use of a unit that is not pipelined: the divider, float division, square root; one block each.
//
// An operation that issues in c with latency N occupies its lanes from c + 1 to c + N - 2: the next may issue in
// c + N - 1, because its operands come a cycle later. Counts cycles, a lane each; knows nothing of operands or results.
//
// Occupancy of one unit.

module unit_occupancy_occupied_cycles32 (
    input  wire        clock,
    input  wire        reset,
    // Lanes in which an operation issues.
    input  wire [31:0] start,
    // Lanes that cannot take one in this cycle.
    output reg  [31:0] busy
);

    reg  [5:0] remaining_0_q;
    reg  [5:0] remaining_0_d;
    reg  [5:0] remaining_1_q;
    reg  [5:0] remaining_1_d;
    reg  [5:0] remaining_2_q;
    reg  [5:0] remaining_2_d;
    reg  [5:0] remaining_3_q;
    reg  [5:0] remaining_3_d;
    reg  [5:0] remaining_4_q;
    reg  [5:0] remaining_4_d;
    reg  [5:0] remaining_5_q;
    reg  [5:0] remaining_5_d;
    reg  [5:0] remaining_6_q;
    reg  [5:0] remaining_6_d;
    reg  [5:0] remaining_7_q;
    reg  [5:0] remaining_7_d;
    reg  [5:0] remaining_8_q;
    reg  [5:0] remaining_8_d;
    reg  [5:0] remaining_9_q;
    reg  [5:0] remaining_9_d;
    reg  [5:0] remaining_10_q;
    reg  [5:0] remaining_10_d;
    reg  [5:0] remaining_11_q;
    reg  [5:0] remaining_11_d;
    reg  [5:0] remaining_12_q;
    reg  [5:0] remaining_12_d;
    reg  [5:0] remaining_13_q;
    reg  [5:0] remaining_13_d;
    reg  [5:0] remaining_14_q;
    reg  [5:0] remaining_14_d;
    reg  [5:0] remaining_15_q;
    reg  [5:0] remaining_15_d;
    reg  [5:0] remaining_16_q;
    reg  [5:0] remaining_16_d;
    reg  [5:0] remaining_17_q;
    reg  [5:0] remaining_17_d;
    reg  [5:0] remaining_18_q;
    reg  [5:0] remaining_18_d;
    reg  [5:0] remaining_19_q;
    reg  [5:0] remaining_19_d;
    reg  [5:0] remaining_20_q;
    reg  [5:0] remaining_20_d;
    reg  [5:0] remaining_21_q;
    reg  [5:0] remaining_21_d;
    reg  [5:0] remaining_22_q;
    reg  [5:0] remaining_22_d;
    reg  [5:0] remaining_23_q;
    reg  [5:0] remaining_23_d;
    reg  [5:0] remaining_24_q;
    reg  [5:0] remaining_24_d;
    reg  [5:0] remaining_25_q;
    reg  [5:0] remaining_25_d;
    reg  [5:0] remaining_26_q;
    reg  [5:0] remaining_26_d;
    reg  [5:0] remaining_27_q;
    reg  [5:0] remaining_27_d;
    reg  [5:0] remaining_28_q;
    reg  [5:0] remaining_28_d;
    reg  [5:0] remaining_29_q;
    reg  [5:0] remaining_29_d;
    reg  [5:0] remaining_30_q;
    reg  [5:0] remaining_30_d;
    reg  [5:0] remaining_31_q;
    reg  [5:0] remaining_31_d;

    always @* begin
        busy = 32'h0;
        remaining_0_d = remaining_0_q;
        if (|remaining_0_q) begin
            busy[0] = 1'b1;
            remaining_0_d = remaining_0_q - 6'h1;
        end
        if (start[0]) begin
            remaining_0_d = 6'h20;
        end
        remaining_1_d = remaining_1_q;
        if (|remaining_1_q) begin
            busy[1] = 1'b1;
            remaining_1_d = remaining_1_q - 6'h1;
        end
        if (start[1]) begin
            remaining_1_d = 6'h20;
        end
        remaining_2_d = remaining_2_q;
        if (|remaining_2_q) begin
            busy[2] = 1'b1;
            remaining_2_d = remaining_2_q - 6'h1;
        end
        if (start[2]) begin
            remaining_2_d = 6'h20;
        end
        remaining_3_d = remaining_3_q;
        if (|remaining_3_q) begin
            busy[3] = 1'b1;
            remaining_3_d = remaining_3_q - 6'h1;
        end
        if (start[3]) begin
            remaining_3_d = 6'h20;
        end
        remaining_4_d = remaining_4_q;
        if (|remaining_4_q) begin
            busy[4] = 1'b1;
            remaining_4_d = remaining_4_q - 6'h1;
        end
        if (start[4]) begin
            remaining_4_d = 6'h20;
        end
        remaining_5_d = remaining_5_q;
        if (|remaining_5_q) begin
            busy[5] = 1'b1;
            remaining_5_d = remaining_5_q - 6'h1;
        end
        if (start[5]) begin
            remaining_5_d = 6'h20;
        end
        remaining_6_d = remaining_6_q;
        if (|remaining_6_q) begin
            busy[6] = 1'b1;
            remaining_6_d = remaining_6_q - 6'h1;
        end
        if (start[6]) begin
            remaining_6_d = 6'h20;
        end
        remaining_7_d = remaining_7_q;
        if (|remaining_7_q) begin
            busy[7] = 1'b1;
            remaining_7_d = remaining_7_q - 6'h1;
        end
        if (start[7]) begin
            remaining_7_d = 6'h20;
        end
        remaining_8_d = remaining_8_q;
        if (|remaining_8_q) begin
            busy[8] = 1'b1;
            remaining_8_d = remaining_8_q - 6'h1;
        end
        if (start[8]) begin
            remaining_8_d = 6'h20;
        end
        remaining_9_d = remaining_9_q;
        if (|remaining_9_q) begin
            busy[9] = 1'b1;
            remaining_9_d = remaining_9_q - 6'h1;
        end
        if (start[9]) begin
            remaining_9_d = 6'h20;
        end
        remaining_10_d = remaining_10_q;
        if (|remaining_10_q) begin
            busy[10] = 1'b1;
            remaining_10_d = remaining_10_q - 6'h1;
        end
        if (start[10]) begin
            remaining_10_d = 6'h20;
        end
        remaining_11_d = remaining_11_q;
        if (|remaining_11_q) begin
            busy[11] = 1'b1;
            remaining_11_d = remaining_11_q - 6'h1;
        end
        if (start[11]) begin
            remaining_11_d = 6'h20;
        end
        remaining_12_d = remaining_12_q;
        if (|remaining_12_q) begin
            busy[12] = 1'b1;
            remaining_12_d = remaining_12_q - 6'h1;
        end
        if (start[12]) begin
            remaining_12_d = 6'h20;
        end
        remaining_13_d = remaining_13_q;
        if (|remaining_13_q) begin
            busy[13] = 1'b1;
            remaining_13_d = remaining_13_q - 6'h1;
        end
        if (start[13]) begin
            remaining_13_d = 6'h20;
        end
        remaining_14_d = remaining_14_q;
        if (|remaining_14_q) begin
            busy[14] = 1'b1;
            remaining_14_d = remaining_14_q - 6'h1;
        end
        if (start[14]) begin
            remaining_14_d = 6'h20;
        end
        remaining_15_d = remaining_15_q;
        if (|remaining_15_q) begin
            busy[15] = 1'b1;
            remaining_15_d = remaining_15_q - 6'h1;
        end
        if (start[15]) begin
            remaining_15_d = 6'h20;
        end
        remaining_16_d = remaining_16_q;
        if (|remaining_16_q) begin
            busy[16] = 1'b1;
            remaining_16_d = remaining_16_q - 6'h1;
        end
        if (start[16]) begin
            remaining_16_d = 6'h20;
        end
        remaining_17_d = remaining_17_q;
        if (|remaining_17_q) begin
            busy[17] = 1'b1;
            remaining_17_d = remaining_17_q - 6'h1;
        end
        if (start[17]) begin
            remaining_17_d = 6'h20;
        end
        remaining_18_d = remaining_18_q;
        if (|remaining_18_q) begin
            busy[18] = 1'b1;
            remaining_18_d = remaining_18_q - 6'h1;
        end
        if (start[18]) begin
            remaining_18_d = 6'h20;
        end
        remaining_19_d = remaining_19_q;
        if (|remaining_19_q) begin
            busy[19] = 1'b1;
            remaining_19_d = remaining_19_q - 6'h1;
        end
        if (start[19]) begin
            remaining_19_d = 6'h20;
        end
        remaining_20_d = remaining_20_q;
        if (|remaining_20_q) begin
            busy[20] = 1'b1;
            remaining_20_d = remaining_20_q - 6'h1;
        end
        if (start[20]) begin
            remaining_20_d = 6'h20;
        end
        remaining_21_d = remaining_21_q;
        if (|remaining_21_q) begin
            busy[21] = 1'b1;
            remaining_21_d = remaining_21_q - 6'h1;
        end
        if (start[21]) begin
            remaining_21_d = 6'h20;
        end
        remaining_22_d = remaining_22_q;
        if (|remaining_22_q) begin
            busy[22] = 1'b1;
            remaining_22_d = remaining_22_q - 6'h1;
        end
        if (start[22]) begin
            remaining_22_d = 6'h20;
        end
        remaining_23_d = remaining_23_q;
        if (|remaining_23_q) begin
            busy[23] = 1'b1;
            remaining_23_d = remaining_23_q - 6'h1;
        end
        if (start[23]) begin
            remaining_23_d = 6'h20;
        end
        remaining_24_d = remaining_24_q;
        if (|remaining_24_q) begin
            busy[24] = 1'b1;
            remaining_24_d = remaining_24_q - 6'h1;
        end
        if (start[24]) begin
            remaining_24_d = 6'h20;
        end
        remaining_25_d = remaining_25_q;
        if (|remaining_25_q) begin
            busy[25] = 1'b1;
            remaining_25_d = remaining_25_q - 6'h1;
        end
        if (start[25]) begin
            remaining_25_d = 6'h20;
        end
        remaining_26_d = remaining_26_q;
        if (|remaining_26_q) begin
            busy[26] = 1'b1;
            remaining_26_d = remaining_26_q - 6'h1;
        end
        if (start[26]) begin
            remaining_26_d = 6'h20;
        end
        remaining_27_d = remaining_27_q;
        if (|remaining_27_q) begin
            busy[27] = 1'b1;
            remaining_27_d = remaining_27_q - 6'h1;
        end
        if (start[27]) begin
            remaining_27_d = 6'h20;
        end
        remaining_28_d = remaining_28_q;
        if (|remaining_28_q) begin
            busy[28] = 1'b1;
            remaining_28_d = remaining_28_q - 6'h1;
        end
        if (start[28]) begin
            remaining_28_d = 6'h20;
        end
        remaining_29_d = remaining_29_q;
        if (|remaining_29_q) begin
            busy[29] = 1'b1;
            remaining_29_d = remaining_29_q - 6'h1;
        end
        if (start[29]) begin
            remaining_29_d = 6'h20;
        end
        remaining_30_d = remaining_30_q;
        if (|remaining_30_q) begin
            busy[30] = 1'b1;
            remaining_30_d = remaining_30_q - 6'h1;
        end
        if (start[30]) begin
            remaining_30_d = 6'h20;
        end
        remaining_31_d = remaining_31_q;
        if (|remaining_31_q) begin
            busy[31] = 1'b1;
            remaining_31_d = remaining_31_q - 6'h1;
        end
        if (start[31]) begin
            remaining_31_d = 6'h20;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            remaining_0_q <= 6'h0;
            remaining_1_q <= 6'h0;
            remaining_2_q <= 6'h0;
            remaining_3_q <= 6'h0;
            remaining_4_q <= 6'h0;
            remaining_5_q <= 6'h0;
            remaining_6_q <= 6'h0;
            remaining_7_q <= 6'h0;
            remaining_8_q <= 6'h0;
            remaining_9_q <= 6'h0;
            remaining_10_q <= 6'h0;
            remaining_11_q <= 6'h0;
            remaining_12_q <= 6'h0;
            remaining_13_q <= 6'h0;
            remaining_14_q <= 6'h0;
            remaining_15_q <= 6'h0;
            remaining_16_q <= 6'h0;
            remaining_17_q <= 6'h0;
            remaining_18_q <= 6'h0;
            remaining_19_q <= 6'h0;
            remaining_20_q <= 6'h0;
            remaining_21_q <= 6'h0;
            remaining_22_q <= 6'h0;
            remaining_23_q <= 6'h0;
            remaining_24_q <= 6'h0;
            remaining_25_q <= 6'h0;
            remaining_26_q <= 6'h0;
            remaining_27_q <= 6'h0;
            remaining_28_q <= 6'h0;
            remaining_29_q <= 6'h0;
            remaining_30_q <= 6'h0;
            remaining_31_q <= 6'h0;
        end else begin
            remaining_0_q <= remaining_0_d;
            remaining_1_q <= remaining_1_d;
            remaining_2_q <= remaining_2_d;
            remaining_3_q <= remaining_3_d;
            remaining_4_q <= remaining_4_d;
            remaining_5_q <= remaining_5_d;
            remaining_6_q <= remaining_6_d;
            remaining_7_q <= remaining_7_d;
            remaining_8_q <= remaining_8_d;
            remaining_9_q <= remaining_9_d;
            remaining_10_q <= remaining_10_d;
            remaining_11_q <= remaining_11_d;
            remaining_12_q <= remaining_12_d;
            remaining_13_q <= remaining_13_d;
            remaining_14_q <= remaining_14_d;
            remaining_15_q <= remaining_15_d;
            remaining_16_q <= remaining_16_d;
            remaining_17_q <= remaining_17_d;
            remaining_18_q <= remaining_18_d;
            remaining_19_q <= remaining_19_d;
            remaining_20_q <= remaining_20_d;
            remaining_21_q <= remaining_21_d;
            remaining_22_q <= remaining_22_d;
            remaining_23_q <= remaining_23_d;
            remaining_24_q <= remaining_24_d;
            remaining_25_q <= remaining_25_d;
            remaining_26_q <= remaining_26_d;
            remaining_27_q <= remaining_27_d;
            remaining_28_q <= remaining_28_d;
            remaining_29_q <= remaining_29_d;
            remaining_30_q <= remaining_30_d;
            remaining_31_q <= remaining_31_d;
        end
    end
endmodule
