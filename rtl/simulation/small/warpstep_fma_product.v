// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The first stage of addition, multiplication and fused multiply-add: operands taken apart, the product, the distance.
//
// All seven operations are product + addend. A sum has one as its second factor; a product has a zero of its own sign as
// its addend. Combinational.
//
// Digits of subnormals are not moved up: the exponent of a product may promise more than its digits hold. That does no harm.
// The addend's exponent is one at least, so the larger of the two exponents is always one a result can have. And where
// the addend moves so far down that digits fall off, even a product of the smallest factor still has 24 digits above
// them. Only a product of zero would push a number aside: then the addend counts as larger.
//
// Prepares product and addend.

`default_nettype none

module warpstep_fma_product (
    input  wire        valid, // There is an operation; otherwise nothing moves.
    input  wire  [6:0] op, // Operation number.
    input  wire [95:0] operands, // The three operands.
    // Product and addend.
    output wire [47:0] terms_product, // Digits of the product, two of them before the point.
    output wire [23:0] terms_addend, // Digits of the addend, one of them before the point.
    output reg         terms_addend_larger, // The exponent is the addend's.
    output reg   [5:0] terms_shift, // Distance of the other term below the exponent.
    output reg         terms_product_sign, // The product, or the infinite result, is negative.
    output reg         terms_addend_sign, // The addend, or the infinite result, is negative.
    output reg   [8:0] exponent, // Biased exponent of the larger term, one at least.
    output reg   [1:0] kind, // The result is a number, infinite or NaN.
    output reg         invalid // The operation is invalid.
);

    localparam  [1:0] KIND_NUMBER = 2'h0;
    localparam  [1:0] KIND_INFINITE = 2'h1;
    localparam  [1:0] KIND_NAN = 2'h2;
    localparam [31:0] ONE = 32'h3f800000;
    localparam  [6:0] OP_FMSUB = 7'h33;
    localparam  [6:0] OP_FNMSUB = 7'h34;
    localparam  [6:0] OP_FNMADD = 7'h35;
    localparam  [6:0] OP_FADD = 7'h36;
    localparam  [6:0] OP_FSUB = 7'h37;
    localparam  [6:0] OP_FMUL = 7'h38;

    reg   [9:0] product_exponent;
    reg  [10:0] gap;
    reg  [10:0] distance;
    reg         product_zero;
    reg         product_infinite;
    reg         no_product;
    reg         no_sum;
    reg         any_nan;
    reg  [95:0] unpack_word;
    wire  [2:0] unpack_sign;
    wire [23:0] unpack_exponent;
    wire [71:0] unpack_significand;
    wire  [2:0] unpack_zero;
    wire  [2:0] unpack_infinite;
    wire  [2:0] unpack_nan;
    wire  [2:0] unpack_signalling;
    genvar        g_place;

    generate
        for (g_place = 0; g_place < 3; g_place = g_place + 1) begin : g_unpack
            warpstep_float_unpack u_unpack (
                .valid       (valid),
                .word        (unpack_word[g_place*32 +: 32]),
                .sign        (unpack_sign[g_place]),
                .exponent    (unpack_exponent[g_place*8 +: 8]),
                .significand (unpack_significand[g_place*24 +: 24]),
                .zero        (unpack_zero[g_place]),
                .infinite    (unpack_infinite[g_place]),
                .nan         (unpack_nan[g_place]),
                .signalling  (unpack_signalling[g_place])
            );
        end
    endgenerate

    warpstep_multiply #(.WIDTH(24)) u_multiply (
        .left         (unpack_significand[23:0]),
        .right        (unpack_significand[47:24]),
        .left_signed  (1'b0),
        .right_signed (1'b0),
        .product      (terms_product)
    );

    always @* begin : set_unpack_word
        integer place;
        // First factor, second factor, addend.
        for (place = 0; place < 3; place = place + 1) begin
            unpack_word[place*32 +: 32] = operands[place*32 +: 32];
        end
        if ((op == OP_FADD) | (op == OP_FSUB)) begin
            unpack_word[63:32] = ONE;
            unpack_word[95:64] = operands[63:32];
        end
        if (op == OP_FMUL) unpack_word[95:64] = 32'h0;
    end

    assign terms_addend = unpack_significand[71:48];

    always @* begin
        terms_addend_larger = 1'b0;
        terms_shift = 6'h0;
        exponent = 9'h0;
        terms_product_sign = 1'b0;
        terms_addend_sign = 1'b0;
        kind = KIND_NUMBER;
        invalid = 1'b0;
        product_zero = 1'b0;
        product_exponent = 10'h0;
        gap = 11'h0;
        distance = 11'h0;
        any_nan = 1'b0;
        no_product = 1'b0;
        product_infinite = 1'b0;
        no_sum = 1'b0;
        if (valid) begin
            // Who is larger, and by how much.
            product_zero = unpack_zero[0] | unpack_zero[1];
            product_exponent = ({2'h0, unpack_exponent[7:0]} + {2'h0, unpack_exponent[15:8]}) - 10'h7f;
            gap = {3'h0, unpack_exponent[23:16]} - {product_exponent[9], product_exponent};
            distance = gap;
            terms_addend_larger = |gap;
            if (gap[10]) begin
                distance = -gap;
                terms_addend_larger = product_zero;
            end
            terms_shift = distance[5:0];
            if (distance > 11'h3f) terms_shift = 6'h3f;
            if (terms_addend_larger) exponent = {1'b0, unpack_exponent[23:16]};
            else exponent = product_exponent[8:0];
            // Signs, and what is no number.
            terms_product_sign = unpack_sign[0] ^ unpack_sign[1];
            if ((op == OP_FNMSUB) | (op == OP_FNMADD)) begin
                terms_product_sign = ~(unpack_sign[0] ^ unpack_sign[1]);
            end
            terms_addend_sign = unpack_sign[2];
            if ((op == OP_FSUB) | (op == OP_FMSUB) | (op == OP_FNMADD)) begin
                terms_addend_sign = ~unpack_sign[2];
            end
            if (op == OP_FMUL) terms_addend_sign = terms_product_sign;
            any_nan = unpack_nan[0] | unpack_nan[1] | unpack_nan[2];
            no_product = (unpack_infinite[0] & unpack_zero[1]) | (unpack_zero[0] & unpack_infinite[1]);
            product_infinite = unpack_infinite[0] | unpack_infinite[1];
            no_sum = product_infinite & unpack_infinite[2] & (terms_product_sign ^ terms_addend_sign) & ~any_nan;
            invalid = unpack_signalling[0] | unpack_signalling[1] | unpack_signalling[2] | no_product | no_sum;
            if (any_nan | no_product | no_sum) begin
                kind = KIND_NAN;
            end else if (product_infinite) begin
                kind = KIND_INFINITE;
                terms_addend_sign = terms_product_sign;
            end else if (unpack_infinite[2]) begin
                kind = KIND_INFINITE;
                terms_product_sign = terms_addend_sign;
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, unpack_zero[2]};
endmodule

`default_nettype wire
