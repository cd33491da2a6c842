// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// From a sign, an exponent and digits to a float, in five rounding modes. Combinational.
//
// The digits come as 24 to keep, two more, and whether any is set behind these. The leading one is zero only if the exponent
// is one: a subnormal, already where it belongs. Exponent and digits lie side by side in the word, so one sum rounds,
// carries into the exponent, and turns the largest subnormal into the smallest normal number.
//
// Tiny is decided after rounding, as RISC-V wants it: a subnormal is not tiny if the same digits, rounded one place
// further down, would have reached the smallest normal number.
//
// Rounds and packs.

`default_nettype none

module warpstep_float_round (
    input  wire        valid, // There is a number to round; otherwise result and flags are zero.
    input  wire  [2:0] rounding, // Rounding mode.
    input  wire        sign, // The number is negative.
    input  wire  [8:0] exponent, // Biased exponent of the leading digit.
    input  wire [26:0] digits, // Digits: 24 to keep, two more, and one for all the rest.
    output reg  [31:0] result, // The rounded float.
    output reg   [4:0] flags // Flags raised: overflow, underflow, inexact.
);

    localparam  [4:0] FLAG_INEXACT = 5'h1;
    localparam [31:0] INFINITY = 32'h7f800000;
    localparam [31:0] LARGEST = 32'h7f7fffff;
    localparam  [2:0] ROUNDING_NEAREST_EVEN = 3'h0;
    localparam  [2:0] ROUNDING_DOWN = 3'h2;
    localparam  [2:0] ROUNDING_UP = 3'h3;
    localparam  [2:0] ROUNDING_NEAREST_AWAY = 3'h4;

    reg  [31:0] magnitude;
    reg  [31:0] unrounded;
    reg         inexact;
    reg         tiny;
    reg         to_infinity;
    wire        here_rest;
    wire        here_up;
    wire        further_down_up;

    warpstep_round_up u_here (
        .rounding (rounding),
        .sign     (sign),
        .last     (digits[3]),
        .half     (digits[2]),
        .rest     (here_rest),
        .up       (here_up)
    );

    warpstep_round_up u_further_down (
        .rounding (rounding),
        .sign     (sign),
        .last     (digits[2]),
        .half     (digits[1]),
        .rest     (digits[0]),
        .up       (further_down_up)
    );

    assign here_rest = |digits[1:0];

    always @* begin
        unrounded = 32'h0;
        magnitude = 32'h0;
        inexact = 1'b0;
        tiny = 1'b0;
        to_infinity = 1'b0;
        result = 32'h0;
        flags = 5'h0;
        if (valid) begin
            // Without a leading digit it is a subnormal, whose exponent is stored as zero.
            unrounded = {9'h0, digits[25:3]};
            if (digits[26]) unrounded = {exponent, digits[25:3]};
            magnitude = unrounded + {31'h0, here_up};
            inexact = |digits[2:0];
            tiny = ~digits[26] & ~((&digits[25:2]) & further_down_up);
            result = {sign, magnitude[30:0]};
            if (magnitude[31:23] >= 9'hff) begin
                to_infinity = (rounding == ROUNDING_NEAREST_EVEN)
                    | (rounding == ROUNDING_NEAREST_AWAY)
                    | ((rounding == ROUNDING_DOWN) & sign)
                    | ((rounding == ROUNDING_UP) & ~sign);
                if (to_infinity) magnitude = INFINITY;
                else magnitude = LARGEST;
                result = magnitude | {sign, 31'h0};
                flags = 5'h5;
            end else if (inexact) begin
                flags = FLAG_INEXACT;
                if (tiny) flags = 5'h3;
            end
        end
    end
endmodule

`default_nettype wire
