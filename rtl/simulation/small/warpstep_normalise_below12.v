// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Moves the highest digit to the top, or as far as a stop allows. Combinational.
//
// A float that becomes subnormal stops where its exponent ends. So a one is put where the highest digit may be at the latest, and the
// zeros above both are counted: digits in fours, fours in sixteens, side by side, so that the coarse part of the distance is known
// first, and the word moves by it while the rest is found.
//
// `shifted` is `word` moved up by `amount`: the zeros above its highest digit and its stop.

`default_nettype none

module warpstep_normalise_below12 (
    input  wire        valid, // There is a word; otherwise everything is zero.
    input  wire [51:0] word, // Word to be normalised.
    input  wire [51:0] stop, // A one in the place that may come to the top at the latest; zero if any may.
    output reg  [51:0] shifted, // The word, moved up.
    output reg   [5:0] amount // Places the word moved up; without digit and stop it means nothing.
);

    reg  [63:0] counted;
    reg  [15:0] fours;
    reg   [3:0] sixteens;
    reg  [31:0] in_four;
    reg  [15:0] in_sixteen;
    reg  [51:0] moved_by_sixteens;
    reg  [51:0] moved_by_fours;

    always @* begin : set_counted
        integer four;
        integer sixteen;
        counted = 64'h0;
        fours = 16'h0;
        sixteens = 4'h0;
        for (four = 0; four < 16; four = four + 1) begin
            in_four[four*2 +: 2] = 2'h0;
        end
        for (sixteen = 0; sixteen < 4; sixteen = sixteen + 1) begin
            in_sixteen[sixteen*4 +: 4] = 4'h0;
        end
        amount = 6'h0;
        moved_by_sixteens = 52'h0;
        moved_by_fours = 52'h0;
        shifted = 52'h0;
        if (valid) begin
            // Zeros above the highest one.
            counted = {word | stop, 12'h0};
            for (four = 0; four < 16; four = four + 1) begin
                fours[four] = |counted[four*4 +: 4];
                if (counted[four*4 + 3]) in_four[four*2 +: 2] = 2'h0;
                else if (counted[four*4 + 2]) in_four[four*2 +: 2] = 2'h1;
                else if (counted[four*4 + 1]) in_four[four*2 +: 2] = 2'h2;
                else in_four[four*2 +: 2] = 2'h3;
            end
            for (sixteen = 0; sixteen < 4; sixteen = sixteen + 1) begin
                sixteens[sixteen] = |fours[sixteen*4 +: 4];
                if (fours[sixteen*4 + 3]) in_sixteen[sixteen*4 +: 4] = {2'h0, in_four[sixteen*8 + 6 +: 2]};
                else if (fours[sixteen*4 + 2]) in_sixteen[sixteen*4 +: 4] = {2'h1, in_four[sixteen*8 + 4 +: 2]};
                else if (fours[sixteen*4 + 1]) in_sixteen[sixteen*4 +: 4] = {2'h2, in_four[sixteen*8 + 2 +: 2]};
                else in_sixteen[sixteen*4 +: 4] = {2'h3, in_four[sixteen*8 +: 2]};
            end
            if (sixteens[3]) begin
                amount = {2'h0, in_sixteen[15:12]};
                moved_by_sixteens = word;
            end else if (sixteens[2]) begin
                amount = {2'h1, in_sixteen[11:8]};
                moved_by_sixteens = word << 16;
            end else if (sixteens[1]) begin
                amount = {2'h2, in_sixteen[7:4]};
                moved_by_sixteens = word << 32;
            end else begin
                amount = {2'h3, in_sixteen[3:0]};
                moved_by_sixteens = word << 48;
            end
            // The rest of the way.
            case (amount[3:2])
                2'h0: moved_by_fours = moved_by_sixteens;
                2'h1: moved_by_fours = moved_by_sixteens << 4;
                2'h2: moved_by_fours = moved_by_sixteens << 8;
                default: moved_by_fours = moved_by_sixteens << 12;
            endcase
            case (amount[1:0])
                2'h0: shifted = moved_by_fours;
                2'h1: shifted = moved_by_fours << 1;
                2'h2: shifted = moved_by_fours << 2;
                default: shifted = moved_by_fours << 3;
            endcase
        end
    end

    // Not used here.
    wire unused = &{1'b0, sixteens[0]};
endmodule

`default_nettype wire
