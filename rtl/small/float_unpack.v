// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A float taken apart. Combinational.
//
// The exponent stays biased. That of a subnormal is one, the exponent its digits really have; its leading digit is zero.
//
// Sign, exponent, digits and kind of one operand.

module float_unpack (
    // Whether there is one; otherwise it is of no kind and has no digits.
    input  wire        valid,
    // The float.
    input  wire [31:0] word,
    // Whether it is negative.
    output reg         sign,
    // Biased exponent, one at least.
    output reg   [7:0] exponent,
    // All 24 digits.
    output reg  [23:0] significand,
    // Whether it is zero.
    output reg         zero,
    // Whether it is infinite.
    output reg         infinite,
    // Whether it is not a number.
    output reg         nan,
    // Whether it is a NaN that signals.
    output reg         signalling
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
                signalling = (|word[21:0]) & (~word[22]);
            end
        end
    end
endmodule
