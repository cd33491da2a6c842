// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
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

module fma_product (
    // Whether an operation is here; otherwise nothing moves.
    input  wire        valid,
    // Which.
    input  wire  [6:0] op,
    // The operands.
    input  wire [31:0] operands_0,
    input  wire [31:0] operands_1,
    input  wire [31:0] operands_2,
    // Digits of the product, two of them before the point.
    output wire [47:0] product,
    // Digits of the addend, one of them before the point.
    output wire [23:0] addend,
    // Whether the exponent is the addend's.
    output reg         addend_larger,
    // How far down the other one lies.
    output reg   [5:0] shift,
    // Biased exponent of the larger one, one at least.
    output reg   [8:0] exponent,
    // Whether the product is negative, or the infinite result.
    output reg         product_sign,
    // Whether the addend is negative, or the infinite result.
    output reg         addend_sign,
    // Number, infinite or NaN.
    output reg   [1:0] kind,
    // Whether the operation is invalid.
    output reg         invalid
);

    reg   [9:0] product_exponent;
    reg  [10:0] gap;
    reg  [10:0] distance;
    reg         product_zero;
    reg         product_infinite;
    reg         no_product;
    reg         no_sum;
    reg         any_nan;
    wire        unpack_0_valid;
    wire        unpack_0_sign;
    wire  [7:0] unpack_0_exponent;
    wire [23:0] unpack_0_significand;
    wire        unpack_0_zero;
    wire        unpack_0_infinite;
    wire        unpack_0_nan;
    wire        unpack_0_signalling;
    reg  [31:0] unpack_1_word;
    wire        unpack_1_sign;
    wire  [7:0] unpack_1_exponent;
    wire [23:0] unpack_1_significand;
    wire        unpack_1_zero;
    wire        unpack_1_infinite;
    wire        unpack_1_nan;
    wire        unpack_1_signalling;
    reg  [31:0] unpack_2_word;
    wire        unpack_2_sign;
    wire  [7:0] unpack_2_exponent;
    wire        unpack_2_zero;
    wire        unpack_2_infinite;
    wire        unpack_2_nan;
    wire        unpack_2_signalling;

    float_unpack u_unpack_0 (
        .valid       (unpack_0_valid),
        .word        (operands_0),
        .sign        (unpack_0_sign),
        .exponent    (unpack_0_exponent),
        .significand (unpack_0_significand),
        .zero        (unpack_0_zero),
        .infinite    (unpack_0_infinite),
        .nan         (unpack_0_nan),
        .signalling  (unpack_0_signalling)
    );

    float_unpack u_unpack_1 (
        .valid       (valid),
        .word        (unpack_1_word),
        .sign        (unpack_1_sign),
        .exponent    (unpack_1_exponent),
        .significand (unpack_1_significand),
        .zero        (unpack_1_zero),
        .infinite    (unpack_1_infinite),
        .nan         (unpack_1_nan),
        .signalling  (unpack_1_signalling)
    );

    float_unpack u_unpack_2 (
        .valid       (valid),
        .word        (unpack_2_word),
        .sign        (unpack_2_sign),
        .exponent    (unpack_2_exponent),
        .significand (addend),
        .zero        (unpack_2_zero),
        .infinite    (unpack_2_infinite),
        .nan         (unpack_2_nan),
        .signalling  (unpack_2_signalling)
    );

    multiply_left24 u_multiply (
        .left         (unpack_0_significand),
        .right        (unpack_1_significand),
        .left_signed  (1'b0),
        .right_signed (1'b0),
        .product      (product)
    );

    // First factor, second factor, addend.
    assign unpack_0_valid = valid;

    always @* begin
        unpack_1_word = operands_1;
        unpack_2_word = operands_2;
        if ((op == 7'h36) | (op == 7'h37)) begin
            unpack_1_word = 32'h3f800000;
            unpack_2_word = operands_1;
        end
        if (op == 7'h38) begin
            unpack_2_word = 32'h0;
        end
    end

    always @* begin
        addend_larger = 1'b0;
        shift = 6'h0;
        exponent = 9'h0;
        product_sign = 1'b0;
        addend_sign = 1'b0;
        kind = 2'h0;
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
            product_zero = unpack_0_zero | unpack_1_zero;
            product_exponent = ({2'h0, unpack_0_exponent} + {2'h0, unpack_1_exponent}) - 10'h7f;
            gap = {3'h0, unpack_2_exponent} - {product_exponent[9], product_exponent};
            distance = gap;
            addend_larger = |gap;
            if (gap[10]) begin
                distance = -gap;
                addend_larger = product_zero;
            end
            shift = distance[5:0];
            if (distance > 11'h3f) begin
                shift = 6'h3f;
            end
            if (addend_larger) begin
                exponent = {1'b0, unpack_2_exponent};
            end else begin
                exponent = product_exponent[8:0];
            end
            // Signs, and what is no number.
            product_sign = unpack_0_sign ^ unpack_1_sign;
            if ((op == 7'h34) | (op == 7'h35)) begin
                product_sign = ~(unpack_0_sign ^ unpack_1_sign);
            end
            addend_sign = unpack_2_sign;
            if (((op == 7'h37) | (op == 7'h33)) | (op == 7'h35)) begin
                addend_sign = ~unpack_2_sign;
            end
            if (op == 7'h38) begin
                addend_sign = product_sign;
            end
            any_nan = (unpack_0_nan | unpack_1_nan) | unpack_2_nan;
            no_product = (unpack_0_infinite & unpack_1_zero) | (unpack_0_zero & unpack_1_infinite);
            product_infinite = unpack_0_infinite | unpack_1_infinite;
            no_sum = ((product_infinite & unpack_2_infinite) & (product_sign ^ addend_sign)) & (~any_nan);
            invalid = (((unpack_0_signalling | unpack_1_signalling) | unpack_2_signalling) | no_product) | no_sum;
            if ((any_nan | no_product) | no_sum) begin
                kind = 2'h2;
            end else if (product_infinite) begin
                kind = 2'h1;
                addend_sign = product_sign;
            end else if (unpack_2_infinite) begin
                kind = 2'h1;
                product_sign = addend_sign;
            end
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, unpack_2_zero};
endmodule
