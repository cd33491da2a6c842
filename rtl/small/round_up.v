// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Whether what was cut off makes the digits one more. Combinational. The one home of the five rounding modes.
//
// Decides by mode, sign and what was cut off.

module round_up (
    // The mode, as `frm` counts them. Toward zero and those that do not exist: never.
    input  wire [2:0] rounding,
    // Whether the number is negative.
    input  wire       sign,
    // The last digit kept.
    input  wire       last,
    // The first digit cut off.
    input  wire       half,
    // Whether any digit behind that one is set.
    input  wire       rest,
    // Whether to add one to the last digit kept.
    output reg        up
);

    always @* begin
        case (rounding)
            3'h0: up = half & (last | rest); // rounding::NEAREST_EVEN
            3'h2: up = sign & (half | rest); // rounding::DOWN
            3'h3: up = (~sign) & (half | rest); // rounding::UP
            3'h4: up = half; // rounding::NEAREST_AWAY
            default: up = 1'b0;
        endcase
    end
endmodule
