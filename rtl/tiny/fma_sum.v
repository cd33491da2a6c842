// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The second stage of addition, multiplication and fused multiply-add: the smaller moved into place, the sum.
//
// One word of 52 bits holds it all. Bit 49 is the place of the exponent; two bits above it are for a product of up to four and
// the carry; three below the product's last digit are for what moves down. Nearly equal numbers lie at most two places
// apart, so nothing is lost where digits cancel; farther apart, what falls off the end leaves a one in the last place,
// which is zero in the larger number, so the difference falls on the right side too. Combinational.
//
// Aligns and adds magnitudes.

module fma_sum (
    // Whether an operation is here; otherwise the sum is zero.
    input  wire        valid,
    // Its rounding mode: the sign of an exact zero depends on it.
    input  wire  [2:0] rounding,
    // Digits of the product.
    input  wire [47:0] product,
    // Digits of the addend.
    input  wire [23:0] addend,
    // Whether the exponent is the addend's.
    input  wire        addend_larger,
    // How far down the other one lies.
    input  wire  [5:0] shift,
    // Whether the product is negative.
    input  wire        product_sign,
    // Whether the addend is.
    input  wire        addend_sign,
    // The magnitude of the sum.
    output reg  [51:0] sum,
    // Whether it is negative.
    output reg         sign
);

    reg  [51:0] larger;
    reg  [51:0] smaller;
    reg  [51:0] aligned;

    always @* begin
        larger = 52'h0;
        smaller = 52'h0;
        aligned = 52'h0;
        sum = 52'h0;
        sign = product_sign;
        if (valid) begin
            if (addend_larger) begin
                larger = {2'h0, addend, 26'h0};
                smaller = {1'b0, product, 3'h0};
            end else begin
                larger = {1'b0, product, 3'h0};
                smaller = {2'h0, addend, 26'h0};
            end
            aligned = smaller >> shift;
            if ((aligned << shift) != smaller) begin
                aligned = aligned | 52'h1;
            end
            if (product_sign == addend_sign) begin
                sum = larger + aligned;
            end else if (larger == aligned) begin
                sign = rounding == 3'h2;
            end else if (larger > aligned) begin
                sum = larger - aligned;
                sign = product_sign ^ addend_larger;
            end else begin
                sum = aligned - larger;
                sign = addend_sign ^ addend_larger;
            end
        end
    end
endmodule
