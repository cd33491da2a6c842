// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's float division: 26 digits, one or two a cycle, no early out.
//
// Operands in c + 1, where subnormals get their digits moved up; the digits of the quotient from c + 2 on, two a cycle, or
// one where the latency (29 or more) leaves the time; rounding in c + latency - 1, where the result is handed over
// whatever the operands are. Between the two it only waits. One division at a time: another start forgets the one
// under way, and whoever issues does not do that. Knows nothing of registers or masks.
//
// Restoring divider for 24 digits.

module lane_float_divider (
    input  wire        clock,
    input  wire        reset,
    // Whether this lane begins a division.
    input  wire        start,
    // Its rounding mode, never "dynamic".
    input  wire  [2:0] rounding,
    // Dividend and divisor.
    input  wire [31:0] operands_0,
    input  wire [31:0] operands_1,
    // The register the result is for.
    input  wire  [7:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire  [7:0] result_destination,
    // The result.
    output reg  [31:0] result,
    // The flags it raises.
    output reg   [4:0] flags
);

    reg   [3:0] remaining_q;
    reg   [3:0] remaining_d;
    reg  [25:0] quotient_q;
    reg  [25:0] quotient_d;
    reg  [24:0] remainder_q;
    reg  [24:0] remainder_d;
    reg  [23:0] divisor_q;
    reg  [23:0] divisor_d;
    reg   [9:0] exponent_q;
    reg   [9:0] exponent_d;
    reg         sign_q;
    reg         sign_d;
    reg   [1:0] kind_q;
    reg   [1:0] kind_d;
    reg   [4:0] raised_q;
    reg   [4:0] raised_d;
    reg   [2:0] mode_q;
    reg   [2:0] mode_d;
    reg   [7:0] target_q;
    reg   [7:0] target_d;
    reg  [25:0] step_quotient;
    reg  [24:0] step_remainder;
    reg  [25:0] difference;
    reg  [26:0] digits;
    reg   [9:0] leading;
    reg   [9:0] below;
    reg  [26:0] moved;
    wire        unpack_0_valid;
    wire        unpack_0_sign;
    wire  [7:0] unpack_0_exponent;
    wire [23:0] unpack_0_significand;
    wire        unpack_0_zero;
    wire        unpack_0_infinite;
    wire        unpack_0_nan;
    wire        unpack_0_signalling;
    wire        unpack_1_sign;
    wire  [7:0] unpack_1_exponent;
    wire [23:0] unpack_1_significand;
    wire        unpack_1_zero;
    wire        unpack_1_infinite;
    wire        unpack_1_nan;
    wire        unpack_1_signalling;
    wire [23:0] normalise_0_shifted;
    wire  [5:0] normalise_0_amount;
    wire [23:0] normalise_1_shifted;
    wire  [5:0] normalise_1_amount;
    wire        round_valid;
    reg   [8:0] round_exponent;
    reg  [26:0] round_digits;
    wire [31:0] round_result;
    wire  [4:0] round_flags;

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
        .valid       (start),
        .word        (operands_1),
        .sign        (unpack_1_sign),
        .exponent    (unpack_1_exponent),
        .significand (unpack_1_significand),
        .zero        (unpack_1_zero),
        .infinite    (unpack_1_infinite),
        .nan         (unpack_1_nan),
        .signalling  (unpack_1_signalling)
    );

    normalise_width24 u_normalise_0 (
        .word    (unpack_0_significand),
        .room    (6'h1f),
        .shifted (normalise_0_shifted),
        .amount  (normalise_0_amount)
    );

    normalise_width24 u_normalise_1 (
        .word    (unpack_1_significand),
        .room    (6'h1f),
        .shifted (normalise_1_shifted),
        .amount  (normalise_1_amount)
    );

    float_round u_round (
        .valid    (round_valid),
        .rounding (mode_q),
        .sign     (sign_q),
        .exponent (round_exponent),
        .digits   (round_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    always @* begin
        // Digits: bit 25 of a difference is its sign; clear, the divisor fits.
        step_quotient = quotient_q;
        step_remainder = remainder_q;
        difference = 26'h0;
        quotient_d = quotient_q;
        remainder_d = remainder_q;
        if (remaining_q > 4'h1) begin
            difference = {1'b0, step_remainder} - {2'h0, divisor_q};
            step_quotient = step_quotient << 1;
            if (difference[25]) begin
                step_remainder = step_remainder << 1;
            end else begin
                step_remainder = difference[24:0] << 1;
                step_quotient = step_quotient | 26'h1;
            end
            difference = {1'b0, step_remainder} - {2'h0, divisor_q};
            step_quotient = step_quotient << 1;
            if (difference[25]) begin
                step_remainder = step_remainder << 1;
            end else begin
                step_remainder = difference[24:0] << 1;
                step_quotient = step_quotient | 26'h1;
            end
            quotient_d = step_quotient;
            remainder_d = step_remainder;
        end
        remaining_d = remaining_q;
        if (|remaining_q) begin
            remaining_d = remaining_q - 4'h1;
        end
        divisor_d = divisor_q;
        exponent_d = exponent_q;
        kind_d = kind_q;
        mode_d = mode_q;
        raised_d = raised_q;
        sign_d = sign_q;
        target_d = target_q;
        if (start) begin
            remaining_d = 4'he;
            target_d = destination;
            mode_d = rounding;
            quotient_d = 26'h0;
            remainder_d = {1'b0, normalise_0_shifted};
            divisor_d = normalise_1_shifted;
            exponent_d = ((({2'h0, unpack_0_exponent} - {4'h0, normalise_0_amount}) - {2'h0, unpack_1_exponent}) + {4'h0, normalise_1_amount}) + 10'h7f;
            sign_d = unpack_0_sign ^ unpack_1_sign;
            kind_d = 2'h0;
            raised_d = 5'h0;
            if (unpack_0_nan | unpack_1_nan) begin
                kind_d = 2'h2;
                if (unpack_0_signalling | unpack_1_signalling) begin
                    raised_d = 5'h10;
                end
            end else if ((unpack_0_zero & unpack_1_zero) | (unpack_0_infinite & unpack_1_infinite)) begin
                kind_d = 2'h2;
                raised_d = 5'h10;
            end else if (unpack_0_infinite) begin
                kind_d = 2'h1;
            end else if (unpack_1_zero) begin
                kind_d = 2'h1;
                raised_d = 5'h8;
            end else if (unpack_0_zero | unpack_1_infinite) begin
                kind_d = 2'h3;
            end
        end
    end

    always @* begin
        // The quotient is one or more, or half or more: its first or second digit leads.
        digits = 27'h0;
        leading = 10'h0;
        below = 10'h0;
        moved = 27'h0;
        round_exponent = 9'h1;
        round_digits = 27'h0;
        if (remaining_q == 4'h1) begin
            digits = {quotient_q, |remainder_q};
            leading = exponent_q;
            if (~quotient_q[25]) begin
                digits = ({1'b0, quotient_q} << 2) | {26'h0, |remainder_q};
                leading = exponent_q - 10'h1;
            end
            round_digits = digits;
            round_exponent = leading[8:0];
            // Too small for its digits: they move down to exponent one, and what falls off is not forgotten.
            below = (-leading) + 10'h1;
            if ($signed(leading) < $signed(10'h1)) begin
                round_exponent = 9'h1;
                moved = digits >> below;
                round_digits = moved;
                if ((moved << below) != digits) begin
                    round_digits = moved | 27'h1;
                end
            end
        end
    end

    assign round_valid = remaining_q == 4'h1;
    assign result_valid = remaining_q == 4'h1;
    assign result_destination = target_q;

    always @* begin
        result = round_result;
        flags = round_flags;
        if ((remaining_q == 4'h1) & (kind_q != 2'h0)) begin
            flags = raised_q;
            case (kind_q)
                2'h1: result = {sign_q, 31'h7f800000}; // kind::INFINITE
                2'h2: result = 32'h7fc00000; // kind::NAN
                default: result = {sign_q, 31'h0};
            endcase
        end
    end

    // A start.
    assign unpack_0_valid = start;

    always @(posedge clock) begin
        if (reset) begin
            remaining_q <= 4'h0;
            quotient_q <= 26'h0;
            remainder_q <= 25'h0;
            divisor_q <= 24'h0;
            exponent_q <= 10'h0;
            sign_q <= 1'b0;
            kind_q <= 2'h0;
            raised_q <= 5'h0;
            mode_q <= 3'h0;
            target_q <= 8'h0;
        end else begin
            remaining_q <= remaining_d;
            quotient_q <= quotient_d;
            remainder_q <= remainder_d;
            divisor_q <= divisor_d;
            exponent_q <= exponent_d;
            sign_q <= sign_d;
            kind_q <= kind_d;
            raised_q <= raised_d;
            mode_q <= mode_d;
            target_q <= target_d;
        end
    end
endmodule
