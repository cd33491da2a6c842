// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A float taken apart. Combinational.
//
// The exponent stays biased. That of a subnormal is one, the exponent its digits really have; its leading digit is zero.
//
// Sign, exponent, digits and kind of one operand.

`default_nettype none

module warpstep_float_unpack (
    input  wire        valid, // There is an operand; otherwise it is of no kind and has no digits.
    input  wire [31:0] word, // The operand as a float.
    output reg         sign, // The operand is negative.
    output reg   [7:0] exponent, // Biased exponent of the operand, one at least.
    output reg  [23:0] significand, // All 24 digits of the operand.
    output reg         zero, // The operand is zero.
    output reg         infinite, // The operand is infinite.
    output reg         nan, // The operand is not a number.
    output reg         signalling // The operand is a signalling NaN.
);

    always @* begin
        sign = 1'b0;
        exponent = 8'h1;
        significand = 24'h0;
        zero = 1'b0;
        infinite = 1'b0;
        nan = 1'b0;
        signalling = 1'b0;
        if (valid) begin
            sign = word[31];
            significand = {1'b0, word[22:0]};
            zero = ~(|word[30:0]);
            if (|word[30:23]) begin
                exponent = word[30:23];
                significand = {1'b1, word[22:0]};
            end
            if (&word[30:23]) begin
                infinite = ~(|word[22:0]);
                nan = |word[22:0];
                signalling = (|word[21:0]) & ~word[22];
            end
        end
    end
endmodule

`default_nettype wire
