// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What several lanes store into one word: at each byte the highest lane that writes it wins. Combinational.
//
// Used for each word of a line and for each bank of local memory; does not know which.
//
// One word of many lanes.

module word_merge (
    // Lanes that write this word.
    input  wire [31:0] members,
    // Word of each lane, its bytes in their places.
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
    // Bytes of it that count.
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
    // The word; zero where nobody writes.
    output reg  [31:0] word,
    // Bytes somebody writes.
    output reg   [3:0] written
);

    always @* begin
        word = 32'h0;
        written = 4'h0;
        if (|members) begin
            if (members[0]) begin
                written = written | bytes_0;
                if (bytes_0[0]) begin
                    word[7:0] = data_0[7:0];
                end
                if (bytes_0[1]) begin
                    word[15:8] = data_0[15:8];
                end
                if (bytes_0[2]) begin
                    word[23:16] = data_0[23:16];
                end
                if (bytes_0[3]) begin
                    word[31:24] = data_0[31:24];
                end
            end
            if (members[1]) begin
                written = written | bytes_1;
                if (bytes_1[0]) begin
                    word[7:0] = data_1[7:0];
                end
                if (bytes_1[1]) begin
                    word[15:8] = data_1[15:8];
                end
                if (bytes_1[2]) begin
                    word[23:16] = data_1[23:16];
                end
                if (bytes_1[3]) begin
                    word[31:24] = data_1[31:24];
                end
            end
            if (members[2]) begin
                written = written | bytes_2;
                if (bytes_2[0]) begin
                    word[7:0] = data_2[7:0];
                end
                if (bytes_2[1]) begin
                    word[15:8] = data_2[15:8];
                end
                if (bytes_2[2]) begin
                    word[23:16] = data_2[23:16];
                end
                if (bytes_2[3]) begin
                    word[31:24] = data_2[31:24];
                end
            end
            if (members[3]) begin
                written = written | bytes_3;
                if (bytes_3[0]) begin
                    word[7:0] = data_3[7:0];
                end
                if (bytes_3[1]) begin
                    word[15:8] = data_3[15:8];
                end
                if (bytes_3[2]) begin
                    word[23:16] = data_3[23:16];
                end
                if (bytes_3[3]) begin
                    word[31:24] = data_3[31:24];
                end
            end
            if (members[4]) begin
                written = written | bytes_4;
                if (bytes_4[0]) begin
                    word[7:0] = data_4[7:0];
                end
                if (bytes_4[1]) begin
                    word[15:8] = data_4[15:8];
                end
                if (bytes_4[2]) begin
                    word[23:16] = data_4[23:16];
                end
                if (bytes_4[3]) begin
                    word[31:24] = data_4[31:24];
                end
            end
            if (members[5]) begin
                written = written | bytes_5;
                if (bytes_5[0]) begin
                    word[7:0] = data_5[7:0];
                end
                if (bytes_5[1]) begin
                    word[15:8] = data_5[15:8];
                end
                if (bytes_5[2]) begin
                    word[23:16] = data_5[23:16];
                end
                if (bytes_5[3]) begin
                    word[31:24] = data_5[31:24];
                end
            end
            if (members[6]) begin
                written = written | bytes_6;
                if (bytes_6[0]) begin
                    word[7:0] = data_6[7:0];
                end
                if (bytes_6[1]) begin
                    word[15:8] = data_6[15:8];
                end
                if (bytes_6[2]) begin
                    word[23:16] = data_6[23:16];
                end
                if (bytes_6[3]) begin
                    word[31:24] = data_6[31:24];
                end
            end
            if (members[7]) begin
                written = written | bytes_7;
                if (bytes_7[0]) begin
                    word[7:0] = data_7[7:0];
                end
                if (bytes_7[1]) begin
                    word[15:8] = data_7[15:8];
                end
                if (bytes_7[2]) begin
                    word[23:16] = data_7[23:16];
                end
                if (bytes_7[3]) begin
                    word[31:24] = data_7[31:24];
                end
            end
            if (members[8]) begin
                written = written | bytes_8;
                if (bytes_8[0]) begin
                    word[7:0] = data_8[7:0];
                end
                if (bytes_8[1]) begin
                    word[15:8] = data_8[15:8];
                end
                if (bytes_8[2]) begin
                    word[23:16] = data_8[23:16];
                end
                if (bytes_8[3]) begin
                    word[31:24] = data_8[31:24];
                end
            end
            if (members[9]) begin
                written = written | bytes_9;
                if (bytes_9[0]) begin
                    word[7:0] = data_9[7:0];
                end
                if (bytes_9[1]) begin
                    word[15:8] = data_9[15:8];
                end
                if (bytes_9[2]) begin
                    word[23:16] = data_9[23:16];
                end
                if (bytes_9[3]) begin
                    word[31:24] = data_9[31:24];
                end
            end
            if (members[10]) begin
                written = written | bytes_10;
                if (bytes_10[0]) begin
                    word[7:0] = data_10[7:0];
                end
                if (bytes_10[1]) begin
                    word[15:8] = data_10[15:8];
                end
                if (bytes_10[2]) begin
                    word[23:16] = data_10[23:16];
                end
                if (bytes_10[3]) begin
                    word[31:24] = data_10[31:24];
                end
            end
            if (members[11]) begin
                written = written | bytes_11;
                if (bytes_11[0]) begin
                    word[7:0] = data_11[7:0];
                end
                if (bytes_11[1]) begin
                    word[15:8] = data_11[15:8];
                end
                if (bytes_11[2]) begin
                    word[23:16] = data_11[23:16];
                end
                if (bytes_11[3]) begin
                    word[31:24] = data_11[31:24];
                end
            end
            if (members[12]) begin
                written = written | bytes_12;
                if (bytes_12[0]) begin
                    word[7:0] = data_12[7:0];
                end
                if (bytes_12[1]) begin
                    word[15:8] = data_12[15:8];
                end
                if (bytes_12[2]) begin
                    word[23:16] = data_12[23:16];
                end
                if (bytes_12[3]) begin
                    word[31:24] = data_12[31:24];
                end
            end
            if (members[13]) begin
                written = written | bytes_13;
                if (bytes_13[0]) begin
                    word[7:0] = data_13[7:0];
                end
                if (bytes_13[1]) begin
                    word[15:8] = data_13[15:8];
                end
                if (bytes_13[2]) begin
                    word[23:16] = data_13[23:16];
                end
                if (bytes_13[3]) begin
                    word[31:24] = data_13[31:24];
                end
            end
            if (members[14]) begin
                written = written | bytes_14;
                if (bytes_14[0]) begin
                    word[7:0] = data_14[7:0];
                end
                if (bytes_14[1]) begin
                    word[15:8] = data_14[15:8];
                end
                if (bytes_14[2]) begin
                    word[23:16] = data_14[23:16];
                end
                if (bytes_14[3]) begin
                    word[31:24] = data_14[31:24];
                end
            end
            if (members[15]) begin
                written = written | bytes_15;
                if (bytes_15[0]) begin
                    word[7:0] = data_15[7:0];
                end
                if (bytes_15[1]) begin
                    word[15:8] = data_15[15:8];
                end
                if (bytes_15[2]) begin
                    word[23:16] = data_15[23:16];
                end
                if (bytes_15[3]) begin
                    word[31:24] = data_15[31:24];
                end
            end
            if (members[16]) begin
                written = written | bytes_16;
                if (bytes_16[0]) begin
                    word[7:0] = data_16[7:0];
                end
                if (bytes_16[1]) begin
                    word[15:8] = data_16[15:8];
                end
                if (bytes_16[2]) begin
                    word[23:16] = data_16[23:16];
                end
                if (bytes_16[3]) begin
                    word[31:24] = data_16[31:24];
                end
            end
            if (members[17]) begin
                written = written | bytes_17;
                if (bytes_17[0]) begin
                    word[7:0] = data_17[7:0];
                end
                if (bytes_17[1]) begin
                    word[15:8] = data_17[15:8];
                end
                if (bytes_17[2]) begin
                    word[23:16] = data_17[23:16];
                end
                if (bytes_17[3]) begin
                    word[31:24] = data_17[31:24];
                end
            end
            if (members[18]) begin
                written = written | bytes_18;
                if (bytes_18[0]) begin
                    word[7:0] = data_18[7:0];
                end
                if (bytes_18[1]) begin
                    word[15:8] = data_18[15:8];
                end
                if (bytes_18[2]) begin
                    word[23:16] = data_18[23:16];
                end
                if (bytes_18[3]) begin
                    word[31:24] = data_18[31:24];
                end
            end
            if (members[19]) begin
                written = written | bytes_19;
                if (bytes_19[0]) begin
                    word[7:0] = data_19[7:0];
                end
                if (bytes_19[1]) begin
                    word[15:8] = data_19[15:8];
                end
                if (bytes_19[2]) begin
                    word[23:16] = data_19[23:16];
                end
                if (bytes_19[3]) begin
                    word[31:24] = data_19[31:24];
                end
            end
            if (members[20]) begin
                written = written | bytes_20;
                if (bytes_20[0]) begin
                    word[7:0] = data_20[7:0];
                end
                if (bytes_20[1]) begin
                    word[15:8] = data_20[15:8];
                end
                if (bytes_20[2]) begin
                    word[23:16] = data_20[23:16];
                end
                if (bytes_20[3]) begin
                    word[31:24] = data_20[31:24];
                end
            end
            if (members[21]) begin
                written = written | bytes_21;
                if (bytes_21[0]) begin
                    word[7:0] = data_21[7:0];
                end
                if (bytes_21[1]) begin
                    word[15:8] = data_21[15:8];
                end
                if (bytes_21[2]) begin
                    word[23:16] = data_21[23:16];
                end
                if (bytes_21[3]) begin
                    word[31:24] = data_21[31:24];
                end
            end
            if (members[22]) begin
                written = written | bytes_22;
                if (bytes_22[0]) begin
                    word[7:0] = data_22[7:0];
                end
                if (bytes_22[1]) begin
                    word[15:8] = data_22[15:8];
                end
                if (bytes_22[2]) begin
                    word[23:16] = data_22[23:16];
                end
                if (bytes_22[3]) begin
                    word[31:24] = data_22[31:24];
                end
            end
            if (members[23]) begin
                written = written | bytes_23;
                if (bytes_23[0]) begin
                    word[7:0] = data_23[7:0];
                end
                if (bytes_23[1]) begin
                    word[15:8] = data_23[15:8];
                end
                if (bytes_23[2]) begin
                    word[23:16] = data_23[23:16];
                end
                if (bytes_23[3]) begin
                    word[31:24] = data_23[31:24];
                end
            end
            if (members[24]) begin
                written = written | bytes_24;
                if (bytes_24[0]) begin
                    word[7:0] = data_24[7:0];
                end
                if (bytes_24[1]) begin
                    word[15:8] = data_24[15:8];
                end
                if (bytes_24[2]) begin
                    word[23:16] = data_24[23:16];
                end
                if (bytes_24[3]) begin
                    word[31:24] = data_24[31:24];
                end
            end
            if (members[25]) begin
                written = written | bytes_25;
                if (bytes_25[0]) begin
                    word[7:0] = data_25[7:0];
                end
                if (bytes_25[1]) begin
                    word[15:8] = data_25[15:8];
                end
                if (bytes_25[2]) begin
                    word[23:16] = data_25[23:16];
                end
                if (bytes_25[3]) begin
                    word[31:24] = data_25[31:24];
                end
            end
            if (members[26]) begin
                written = written | bytes_26;
                if (bytes_26[0]) begin
                    word[7:0] = data_26[7:0];
                end
                if (bytes_26[1]) begin
                    word[15:8] = data_26[15:8];
                end
                if (bytes_26[2]) begin
                    word[23:16] = data_26[23:16];
                end
                if (bytes_26[3]) begin
                    word[31:24] = data_26[31:24];
                end
            end
            if (members[27]) begin
                written = written | bytes_27;
                if (bytes_27[0]) begin
                    word[7:0] = data_27[7:0];
                end
                if (bytes_27[1]) begin
                    word[15:8] = data_27[15:8];
                end
                if (bytes_27[2]) begin
                    word[23:16] = data_27[23:16];
                end
                if (bytes_27[3]) begin
                    word[31:24] = data_27[31:24];
                end
            end
            if (members[28]) begin
                written = written | bytes_28;
                if (bytes_28[0]) begin
                    word[7:0] = data_28[7:0];
                end
                if (bytes_28[1]) begin
                    word[15:8] = data_28[15:8];
                end
                if (bytes_28[2]) begin
                    word[23:16] = data_28[23:16];
                end
                if (bytes_28[3]) begin
                    word[31:24] = data_28[31:24];
                end
            end
            if (members[29]) begin
                written = written | bytes_29;
                if (bytes_29[0]) begin
                    word[7:0] = data_29[7:0];
                end
                if (bytes_29[1]) begin
                    word[15:8] = data_29[15:8];
                end
                if (bytes_29[2]) begin
                    word[23:16] = data_29[23:16];
                end
                if (bytes_29[3]) begin
                    word[31:24] = data_29[31:24];
                end
            end
            if (members[30]) begin
                written = written | bytes_30;
                if (bytes_30[0]) begin
                    word[7:0] = data_30[7:0];
                end
                if (bytes_30[1]) begin
                    word[15:8] = data_30[15:8];
                end
                if (bytes_30[2]) begin
                    word[23:16] = data_30[23:16];
                end
                if (bytes_30[3]) begin
                    word[31:24] = data_30[31:24];
                end
            end
            if (members[31]) begin
                written = written | bytes_31;
                if (bytes_31[0]) begin
                    word[7:0] = data_31[7:0];
                end
                if (bytes_31[1]) begin
                    word[15:8] = data_31[15:8];
                end
                if (bytes_31[2]) begin
                    word[23:16] = data_31[23:16];
                end
                if (bytes_31[3]) begin
                    word[31:24] = data_31[31:24];
                end
            end
        end
    end
endmodule
