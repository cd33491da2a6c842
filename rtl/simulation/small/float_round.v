// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
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

module float_round (
    // Whether there is anything to round; otherwise result and flags are zero.
    input  wire        valid,
    // The mode.
    input  wire  [2:0] rounding,
    // Whether the number is negative.
    input  wire        sign,
    // Biased exponent of the leading digit.
    input  wire  [8:0] exponent,
    // The digits.
    input  wire [26:0] digits,
    // The float.
    output reg  [31:0] result,
    // Overflow, underflow, inexact.
    output reg   [4:0] flags
);

    reg  [31:0] magnitude;
    reg         inexact;
    reg         tiny;
    reg         to_infinity;
    wire        here_rest;
    wire        here_up;
    wire        further_down_up;

    round_up u_here (
        .rounding (rounding),
        .sign     (sign),
        .last     (digits[3]),
        .half     (digits[2]),
        .rest     (here_rest),
        .up       (here_up)
    );

    round_up u_further_down (
        .rounding (rounding),
        .sign     (sign),
        .last     (digits[2]),
        .half     (digits[1]),
        .rest     (digits[0]),
        .up       (further_down_up)
    );

    assign here_rest = |digits[1:0];

    always @* begin
        magnitude = 32'h0;
        inexact = 1'b0;
        tiny = 1'b0;
        to_infinity = 1'b0;
        result = 32'h0;
        flags = 5'h0;
        if (valid) begin
            // The leading digit counts as one more exponent.
            magnitude = ({exponent - 9'h1, 23'h0} + {8'h0, digits[26:3]}) + {31'h0, here_up};
            inexact = |digits[2:0];
            tiny = (~digits[26]) & (~((&digits[25:2]) & further_down_up));
            result = {sign, magnitude[30:0]};
            if (magnitude >= 32'h7f800000) begin
                to_infinity = (((rounding == 3'h0) | (rounding == 3'h4)) | ((rounding == 3'h2) & sign)) | ((rounding == 3'h3) & (~sign));
                if (to_infinity) begin
                    magnitude = 32'h7f800000;
                end else begin
                    magnitude = 32'h7f7fffff;
                end
                result = magnitude | {sign, 31'h0};
                flags = 5'h5;
            end else if (inexact) begin
                flags = 5'h1;
                if (tiny) begin
                    flags = 5'h3;
                end
            end
        end
    end
endmodule
