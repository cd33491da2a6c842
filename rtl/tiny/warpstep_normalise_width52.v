// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Moves the highest digit to the top, as far as there is room. Combinational.
//
// By halves: 32 places if the top 32 are empty, then 16, and so on. Each step asks for empty places *and* room, so that the
// sum of the steps is the smaller of the two, and a float that becomes subnormal stops where its exponent ends.
//
// `shifted` is `word` moved up by `amount`: its leading zeros, or `room` if that is less.

`default_nettype none

module warpstep_normalise_width52 (
    input  wire [51:0] word, // Word to be normalised.
    input  wire  [5:0] room, // Most places the word may move up.
    output reg  [51:0] shifted, // The word, moved up.
    output wire  [5:0] amount // Places the word moved up; zero for a word of zeros.
);

    reg  [5:0] left;

    always @* begin
        shifted = word;
        left = room;
        if (|word) begin
            if (left[5] & ~(|word[51:20])) begin
                shifted = shifted << 32;
                left = left - 6'h20;
            end
            if ((left >= 6'h10) & ~(|shifted[51:36])) begin
                shifted = shifted << 16;
                left = left - 6'h10;
            end
            if ((left >= 6'h8) & ~(|shifted[51:44])) begin
                shifted = shifted << 8;
                left = left - 6'h8;
            end
            if ((left >= 6'h4) & ~(|shifted[51:48])) begin
                shifted = shifted << 4;
                left = left - 6'h4;
            end
            if ((left >= 6'h2) & ~(|shifted[51:50])) begin
                shifted = shifted << 2;
                left = left - 6'h2;
            end
            if ((left >= 6'h1) & ~shifted[51]) begin
                shifted = shifted << 1;
                left = left - 6'h1;
            end
        end
    end

    assign amount = room - left;
endmodule

`default_nettype wire
