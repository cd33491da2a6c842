// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Whether the dropped digits round the kept ones up. Combinational. The five rounding modes are decided here only.
//
// Decides by mode, sign and dropped digits.

`default_nettype none

module warpstep_round_up (
    // Rounding mode, numbered as in frm; toward zero, and in reserved modes, nothing is rounded up.
    input  wire [2:0] rounding,
    input  wire       sign, // The number is negative.
    input  wire       last, // Last digit that is kept.
    input  wire       half, // First digit that is dropped.
    input  wire       rest, // Any digit behind the first dropped one is set.
    output reg        up // One is added to the last digit that is kept.
);

    localparam [2:0] ROUNDING_NEAREST_EVEN = 3'h0;
    localparam [2:0] ROUNDING_DOWN = 3'h2;
    localparam [2:0] ROUNDING_UP = 3'h3;
    localparam [2:0] ROUNDING_NEAREST_AWAY = 3'h4;

    always @* begin
        case (rounding)
            ROUNDING_NEAREST_EVEN: up = half & (last | rest);
            ROUNDING_DOWN: up = sign & (half | rest);
            ROUNDING_UP: up = ~sign & (half | rest);
            ROUNDING_NEAREST_AWAY: up = half;
            default: up = 1'b0;
        endcase
    end
endmodule

`default_nettype wire
