// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who speaks for all lanes where an instruction wants one value: the highest active lane. Combinational.
//
// Branches, jumps, tmc, wspawn, bar, pred and join take their scalar operands from here. `disagree` says that an active
// lane holds another value: a program that relies on all lanes then goes wrong, and is told. Knows no instruction.
//
// The highest active lane's value.

module speaker_values1 (
    // Whether anyone wants to know; otherwise all outputs are zero.
    input  wire        listen,
    // Lanes of the instruction.
    input  wire [31:0] active,
    // What each lane holds.
    input  wire        values_0,
    input  wire        values_1,
    input  wire        values_2,
    input  wire        values_3,
    input  wire        values_4,
    input  wire        values_5,
    input  wire        values_6,
    input  wire        values_7,
    input  wire        values_8,
    input  wire        values_9,
    input  wire        values_10,
    input  wire        values_11,
    input  wire        values_12,
    input  wire        values_13,
    input  wire        values_14,
    input  wire        values_15,
    input  wire        values_16,
    input  wire        values_17,
    input  wire        values_18,
    input  wire        values_19,
    input  wire        values_20,
    input  wire        values_21,
    input  wire        values_22,
    input  wire        values_23,
    input  wire        values_24,
    input  wire        values_25,
    input  wire        values_26,
    input  wire        values_27,
    input  wire        values_28,
    input  wire        values_29,
    input  wire        values_30,
    input  wire        values_31,
    // The highest active lane; zero if there is none.
    output reg   [4:0] highest,
    // What it holds; zero if there is none.
    output reg         spoken,
    // Whether an active lane holds something else.
    output reg         disagree
);

    always @* begin
        highest = 5'h0;
        spoken = 1'b0;
        disagree = 1'b0;
        if (listen) begin
            // The last assignment wins: the highest lane.
            if (active[0]) begin
                highest = 5'h0;
                spoken = values_0;
            end
            if (active[1]) begin
                highest = 5'h1;
                spoken = values_1;
            end
            if (active[2]) begin
                highest = 5'h2;
                spoken = values_2;
            end
            if (active[3]) begin
                highest = 5'h3;
                spoken = values_3;
            end
            if (active[4]) begin
                highest = 5'h4;
                spoken = values_4;
            end
            if (active[5]) begin
                highest = 5'h5;
                spoken = values_5;
            end
            if (active[6]) begin
                highest = 5'h6;
                spoken = values_6;
            end
            if (active[7]) begin
                highest = 5'h7;
                spoken = values_7;
            end
            if (active[8]) begin
                highest = 5'h8;
                spoken = values_8;
            end
            if (active[9]) begin
                highest = 5'h9;
                spoken = values_9;
            end
            if (active[10]) begin
                highest = 5'ha;
                spoken = values_10;
            end
            if (active[11]) begin
                highest = 5'hb;
                spoken = values_11;
            end
            if (active[12]) begin
                highest = 5'hc;
                spoken = values_12;
            end
            if (active[13]) begin
                highest = 5'hd;
                spoken = values_13;
            end
            if (active[14]) begin
                highest = 5'he;
                spoken = values_14;
            end
            if (active[15]) begin
                highest = 5'hf;
                spoken = values_15;
            end
            if (active[16]) begin
                highest = 5'h10;
                spoken = values_16;
            end
            if (active[17]) begin
                highest = 5'h11;
                spoken = values_17;
            end
            if (active[18]) begin
                highest = 5'h12;
                spoken = values_18;
            end
            if (active[19]) begin
                highest = 5'h13;
                spoken = values_19;
            end
            if (active[20]) begin
                highest = 5'h14;
                spoken = values_20;
            end
            if (active[21]) begin
                highest = 5'h15;
                spoken = values_21;
            end
            if (active[22]) begin
                highest = 5'h16;
                spoken = values_22;
            end
            if (active[23]) begin
                highest = 5'h17;
                spoken = values_23;
            end
            if (active[24]) begin
                highest = 5'h18;
                spoken = values_24;
            end
            if (active[25]) begin
                highest = 5'h19;
                spoken = values_25;
            end
            if (active[26]) begin
                highest = 5'h1a;
                spoken = values_26;
            end
            if (active[27]) begin
                highest = 5'h1b;
                spoken = values_27;
            end
            if (active[28]) begin
                highest = 5'h1c;
                spoken = values_28;
            end
            if (active[29]) begin
                highest = 5'h1d;
                spoken = values_29;
            end
            if (active[30]) begin
                highest = 5'h1e;
                spoken = values_30;
            end
            if (active[31]) begin
                highest = 5'h1f;
                spoken = values_31;
            end
            if (active[0] & (values_0 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[1] & (values_1 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[2] & (values_2 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[3] & (values_3 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[4] & (values_4 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[5] & (values_5 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[6] & (values_6 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[7] & (values_7 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[8] & (values_8 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[9] & (values_9 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[10] & (values_10 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[11] & (values_11 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[12] & (values_12 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[13] & (values_13 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[14] & (values_14 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[15] & (values_15 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[16] & (values_16 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[17] & (values_17 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[18] & (values_18 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[19] & (values_19 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[20] & (values_20 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[21] & (values_21 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[22] & (values_22 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[23] & (values_23 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[24] & (values_24 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[25] & (values_25 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[26] & (values_26 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[27] & (values_27 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[28] & (values_28 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[29] & (values_29 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[30] & (values_30 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[31] & (values_31 != spoken)) begin
                disagree = 1'b1;
            end
        end
    end
endmodule
