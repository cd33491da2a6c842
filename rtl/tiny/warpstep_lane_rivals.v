// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Which lanes want the bank of local memory that one lane wants, and which of them the same word. Combinational.
//
// What one lane has in common with all.

`default_nettype none

module warpstep_lane_rivals (
    input  wire  [3:0] active, // Lanes that access local memory, one bit per lane; without one nothing is compared.
    input  wire  [1:0] bank, // Bank this lane accesses.
    input  wire  [7:0] row, // Row this lane accesses.
    input  wire  [7:0] wanted_banks, // Bank each lane accesses.
    input  wire [31:0] wanted_rows, // Row each lane accesses.
    output reg   [3:0] same_bank, // Lanes with the same bank, one bit per lane.
    output reg   [3:0] same_word // Lanes with the same bank and row, one bit per lane.
);

    always @* begin : set_same_bank
        integer lane;
        same_bank = 4'h0;
        same_word = 4'h0;
        if (|active) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                same_bank[lane] = wanted_banks[lane*2 +: 2] == bank;
                same_word[lane] = (wanted_banks[lane*2 +: 2] == bank) & (wanted_rows[lane*8 +: 8] == row);
            end
        end
    end
endmodule

`default_nettype wire
