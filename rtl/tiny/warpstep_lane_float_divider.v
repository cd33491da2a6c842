// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's float division: 26 digits, one or two a cycle, no early out.
//
// Operands in c + 1, where subnormals get their digits moved up; the digits of the quotient from c + 2 on, two a cycle, or
// one where the latency (30 or more) leaves the time; rounding in c + latency - 1, where the result is handed over
// whatever the operands are. If a cycle is left between the two, the last one puts the digits of a subnormal quotient into their
// place; others only wait. From latency 17 on the result is held for a cycle. One division at a time: another start drops the one
// in flight, which the issue stage excludes. Knows nothing of registers or masks.
//
// Restoring divider for 24 digits.

`default_nettype none

module warpstep_lane_float_divider (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins a division.
    // Rounding mode, dividend and divisor.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire  [2:0] operation_rounding, // Rounding mode, never "dynamic".
    input  wire [95:0] operation_operands, // The three operands.
    input  wire  [6:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [6:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [31:0] result_value, // Value of the result.
    output wire  [4:0] flags // Flags the result raises.
);

    localparam [31:0] CANONICAL_NAN = 32'h7fc00000;
    localparam [26:0] EVERYWHERE = 27'h7ffffff;
    localparam  [4:0] FLAG_DIVIDE_BY_ZERO = 5'h8;
    localparam  [4:0] FLAG_INVALID = 5'h10;
    localparam  [1:0] KIND_NUMBER = 2'h0;
    localparam  [1:0] KIND_INFINITE = 2'h1;
    localparam  [1:0] KIND_NAN = 2'h2;
    localparam  [1:0] KIND_ZERO = 2'h3;

    reg   [3:0] remaining_q;
    reg  [25:0] quotient_q;
    reg  [24:0] remainder_q;
    reg  [23:0] divisor_q;
    reg   [9:0] exponent_q;
    reg         sign_q;
    reg   [1:0] kind_q;
    reg   [4:0] raised_q;
    reg   [2:0] mode_q;
    reg   [6:0] target_q;
    reg  [25:0] step_quotient;
    reg  [24:0] step_remainder;
    reg  [25:0] difference;
    reg  [26:0] digits;
    reg   [9:0] leading;
    reg   [9:0] below;
    wire [26:0] everywhere;
    reg  [26:0] lost;
    reg   [8:0] placed_exponent;
    reg  [26:0] placed_digits;
    reg  [31:0] computed;
    reg   [4:0] raises;
    wire  [1:0] unpack_sign;
    wire [15:0] unpack_exponent;
    wire [47:0] unpack_significand;
    wire  [1:0] unpack_zero;
    wire  [1:0] unpack_infinite;
    wire  [1:0] unpack_nan;
    wire  [1:0] unpack_signalling;
    wire [47:0] normalise_shifted;
    wire [11:0] normalise_amount;
    wire        round_valid;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire        results_enter_valid;
    wire [36:0] results_enter_value;
    genvar        g_i;

    generate
        for (g_i = 0; g_i < 2; g_i = g_i + 1) begin : g_unpack
            warpstep_float_unpack u_unpack (
                .valid       (start),
                .word        (operation_operands[g_i*32 +: 32]),
                .sign        (unpack_sign[g_i]),
                .exponent    (unpack_exponent[g_i*8 +: 8]),
                .significand (unpack_significand[g_i*24 +: 24]),
                .zero        (unpack_zero[g_i]),
                .infinite    (unpack_infinite[g_i]),
                .nan         (unpack_nan[g_i]),
                .signalling  (unpack_signalling[g_i])
            );
        end
    endgenerate

    generate
        for (g_i = 0; g_i < 2; g_i = g_i + 1) begin : g_normalise
            warpstep_normalise_below40 u_normalise (
                .valid   (start),
                .word    (unpack_significand[g_i*24 +: 24]),
                .stop    (24'h0),
                .shifted (normalise_shifted[g_i*24 +: 24]),
                .amount  (normalise_amount[g_i*6 +: 6])
            );
        end
    endgenerate

    warpstep_float_round u_round (
        .valid    (round_valid),
        .rounding (mode_q),
        .sign     (sign_q),
        .exponent (placed_exponent),
        .digits   (placed_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    always @* begin
        // Digits: bit 25 of a difference is its sign; clear, the divisor fits.
        step_quotient = quotient_q;
        step_remainder = remainder_q;
        difference = 26'h0;
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
        end
    end

    always @* begin
        // The quotient is one or more, or half or more: its first or second digit leads.
        digits = 27'h0;
        leading = 10'h0;
        below = 10'h0;
        lost = 27'h0;
        placed_exponent = 9'h1;
        placed_digits = 27'h0;
        if (remaining_q == 4'h1) begin
            digits = {quotient_q, |remainder_q};
            leading = exponent_q;
            if (~quotient_q[25]) begin
                digits = ({1'b0, quotient_q} << 2) | {26'h0, |remainder_q};
                leading = exponent_q - 10'h1;
            end
            placed_digits = digits;
            placed_exponent = leading[8:0];
            // Too small for its digits: they move down to exponent one, and what falls off is not forgotten.
            below = (-leading) + 10'h1;
            lost = digits & ~(everywhere << below);
            if ($signed(leading) < $signed(10'h1)) begin
                placed_exponent = 9'h1;
                placed_digits = (digits >> below) | {26'h0, |lost};
            end
        end
    end

    assign everywhere = EVERYWHERE;

    // Rounding.
    assign round_valid = remaining_q == 4'h1;
    assign results_enter_valid = remaining_q == 4'h1;

    always @* begin
        computed = round_result;
        raises = round_flags;
        if ((remaining_q == 4'h1) & (kind_q != KIND_NUMBER)) begin
            raises = raised_q;
            case (kind_q)
                KIND_INFINITE: computed = {sign_q, 31'h7f800000};
                KIND_NAN: computed = CANONICAL_NAN;
                default: computed = {sign_q, 31'h0};
            endcase
        end
    end

    assign results_enter_value = {raises, computed};
    assign result_valid = results_enter_valid;
    assign result_destination = target_q;
    assign result_value = results_enter_value[31:0];
    assign flags = results_enter_value[36:32];

    always @(posedge clock) begin
        if (reset) begin
            remaining_q <= 4'h0;
        end else begin
            if (|remaining_q) remaining_q <= remaining_q - 4'h1;
            if (start) remaining_q <= 4'he;
        end
    end

    always @(posedge clock) begin
        if (remaining_q > 4'h1) begin
            quotient_q <= step_quotient;
            remainder_q <= step_remainder;
        end
        if (start) begin
            target_q <= operation_destination;
            mode_q <= operation_rounding;
            quotient_q <= 26'h0;
            remainder_q <= {1'b0, normalise_shifted[23:0]};
            divisor_q <= normalise_shifted[47:24];
            exponent_q <= (({2'h0, unpack_exponent[7:0]} - {4'h0, normalise_amount[5:0]}) - {2'h0, unpack_exponent[15:8]}) + {4'h0, normalise_amount[11:6]} + 10'h7f;
            sign_q <= unpack_sign[0] ^ unpack_sign[1];
            kind_q <= KIND_NUMBER;
            raised_q <= 5'h0;
            if (unpack_nan[0] | unpack_nan[1]) begin
                kind_q <= KIND_NAN;
                if (unpack_signalling[0] | unpack_signalling[1]) raised_q <= FLAG_INVALID;
            end else if ((unpack_zero[0] & unpack_zero[1]) | (unpack_infinite[0] & unpack_infinite[1])) begin
                kind_q <= KIND_NAN;
                raised_q <= FLAG_INVALID;
            end else if (unpack_infinite[0]) begin
                kind_q <= KIND_INFINITE;
            end else if (unpack_zero[1]) begin
                kind_q <= KIND_INFINITE;
                raised_q <= FLAG_DIVIDE_BY_ZERO;
            end else if (unpack_zero[0] | unpack_infinite[1]) begin
                kind_q <= KIND_ZERO;
            end
        end
    end

`ifdef WARPSTEP_INIT
    initial {quotient_q, remainder_q, divisor_q, exponent_q, sign_q, kind_q, raised_q, mode_q, target_q} = 103'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, operation_op, operation_operands[95:64]};
endmodule

`default_nettype wire
