// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The full product of two words, each of them signed or not. Combinational; knows nothing of instructions.
//
// `product = left * right`, twice as wide as its factors.

module multiply_left24 (
    // One factor.
    input  wire [23:0] left,
    // The other.
    input  wire [23:0] right,
    // Whether `left` is two's complement.
    input  wire        left_signed,
    // Whether `right` is.
    input  wire        right_signed,
    // All bits of the product.
    output wire [47:0] product
);

    wire signed [47:0] wide_left = {{24{left_signed & left[23]}}, left};
    wire signed [47:0] wide_right = {{24{right_signed & right[23]}}, right};
    assign product = wide_left * wide_right;
endmodule
