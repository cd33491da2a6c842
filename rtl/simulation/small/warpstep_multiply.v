// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The full product of two words, each of them signed or not. Combinational; knows nothing of instructions.
//
// `product = left * right`, twice as wide as its factors.

`default_nettype none

module warpstep_multiply #(
    parameter WIDTH = 32
) (
    input  wire   [WIDTH-1:0] left, // One factor.
    input  wire   [WIDTH-1:0] right, // The other.
    input  wire               left_signed, // Whether `left` is two's complement.
    input  wire               right_signed, // Whether `right` is.
    output wire [2*WIDTH-1:0] product // All bits of the product.
);

    wire signed [2*WIDTH-1:0] wide_left = {{WIDTH{left_signed & left[WIDTH-1]}}, left};
    wire signed [2*WIDTH-1:0] wide_right = {{WIDTH{right_signed & right[WIDTH-1]}}, right};
    assign product = wide_left * wide_right;
endmodule

`default_nettype wire
