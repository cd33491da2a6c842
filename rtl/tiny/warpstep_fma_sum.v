// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The second stage of addition, multiplication and fused multiply-add: the smaller moved into place, the sum.
//
// One word of 52 bits holds it all. Bit 49 is the place of the exponent; two bits above it are for a product of up to four and
// the carry; three below the product's last digit are for what moves down. Nearly equal numbers lie at most two places
// apart, so nothing is lost where digits cancel; farther apart, what falls off the end leaves a one in the last place,
// which is zero in the larger number, so the difference falls on the right side too. Combinational.
//
// Aligns and adds magnitudes.

`default_nettype none

module warpstep_fma_sum (
    input  wire        valid, // There is an operation; otherwise everything is zero.
    input  wire  [2:0] rounding, // Rounding mode: the sign of an exact zero depends on it.
    // Product and addend.
    input  wire [47:0] terms_product, // Digits of the product, two of them before the point.
    input  wire [23:0] terms_addend, // Digits of the addend, one of them before the point.
    input  wire        terms_addend_larger, // The exponent is the addend's.
    input  wire  [5:0] terms_shift, // Distance of the other term below the exponent.
    input  wire        terms_product_sign, // The product, or the infinite result, is negative.
    input  wire        terms_addend_sign, // The addend, or the infinite result, is negative.
    output reg  [51:0] sum, // Magnitude of the sum.
    output reg         sign // The sum is negative.
);

    localparam [51:0] EVERYWHERE = 52'hfffffffffffff;
    localparam  [2:0] ROUNDING_DOWN = 3'h2;

    reg  [51:0] larger;
    reg  [51:0] smaller;
    reg  [51:0] aligned;
    reg  [51:0] everywhere;
    reg  [51:0] lost;
    reg         subtracts;
    reg  [52:0] term;
    reg  [53:0] total;

    always @* begin
        larger = 52'h0;
        smaller = 52'h0;
        aligned = 52'h0;
        everywhere = 52'h0;
        lost = 52'h0;
        subtracts = 1'b0;
        term = 53'h0;
        total = 54'h0;
        sum = 52'h0;
        sign = 1'b0;
        if (valid) begin
            // What falls off is counted before it is gone.
            larger = {1'b0, terms_product, 3'h0};
            smaller = {2'h0, terms_addend, 26'h0};
            if (terms_addend_larger) begin
                larger = {2'h0, terms_addend, 26'h0};
                smaller = {1'b0, terms_product, 3'h0};
            end
            everywhere = EVERYWHERE;
            lost = smaller & ~(everywhere << terms_shift);
            aligned = (smaller >> terms_shift) | {51'h0, |lost};
            // Sum or difference; a difference carries unless the aligned one is larger.
            subtracts = terms_product_sign ^ terms_addend_sign;
            term = {aligned, 1'b0};
            if (subtracts) term = {~aligned, 1'b1};
            total = {1'b0, larger, 1'b1} + {1'b0, term};
            sign = terms_product_sign;
            sum = total[52:1];
            if (subtracts) begin
                if (larger == aligned) sign = rounding == ROUNDING_DOWN;
                else if (total[53]) sign = terms_product_sign ^ terms_addend_larger;
                else sign = terms_addend_sign ^ terms_addend_larger;
                if (~total[53]) sum = aligned - larger;
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, total[0]};
endmodule

`default_nettype wire
