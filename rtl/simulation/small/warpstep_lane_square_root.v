// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's float square root: 26 digits, one or two a cycle, no early out.
//
// Timing as in division: operand in c + 1, digits from c + 2 on, rounding in c + latency - 1. An odd exponent lends the digits a
// place, so that half of it is a whole number; the root of a number from one to four lies from one to two, its first digit
// leads, and no root is too large or too small for a float. Knows nothing of registers or masks.
//
// Restoring square root for 24 digits.

`default_nettype none

module warpstep_lane_square_root (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins a square root.
    // Rounding mode and operand.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire  [2:0] operation_rounding, // Rounding mode, never "dynamic".
    input  wire [95:0] operation_operands, // The three operands.
    input  wire  [7:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [7:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [31:0] result_value, // Value of the result.
    output wire  [4:0] flags // Flags the result raises.
);

    localparam [31:0] CANONICAL_NAN = 32'h7fc00000;
    localparam  [4:0] FLAG_INVALID = 5'h10;
    localparam [31:0] INFINITY = 32'h7f800000;
    localparam  [1:0] KIND_NUMBER = 2'h0;
    localparam  [1:0] KIND_INFINITE = 2'h1;
    localparam  [1:0] KIND_NAN = 2'h2;
    localparam  [1:0] KIND_ZERO = 2'h3;

    reg   [3:0] remaining_q;
    reg  [25:0] root_q;
    reg  [27:0] remainder_q;
    reg  [25:0] radicand_q;
    reg   [7:0] exponent_q;
    reg         sign_q;
    reg   [1:0] kind_q;
    reg   [4:0] raised_q;
    reg   [2:0] mode_q;
    reg   [7:0] target_q;
    reg  [25:0] step_root;
    reg  [27:0] step_remainder;
    reg  [25:0] step_radicand;
    reg  [29:0] extended;
    reg  [30:0] difference;
    wire  [9:0] place;
    reg  [31:0] computed;
    reg   [4:0] raises;
    wire        unpack_sign;
    wire  [7:0] unpack_exponent;
    wire [23:0] unpack_significand;
    wire        unpack_zero;
    wire        unpack_infinite;
    wire        unpack_nan;
    wire        unpack_signalling;
    wire [23:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    wire        round_valid;
    wire  [8:0] round_exponent;
    wire [26:0] round_digits;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire        results_enter_valid;
    wire [36:0] results_enter_value;

    warpstep_float_unpack u_unpack (
        .valid       (start),
        .word        (operation_operands[31:0]),
        .sign        (unpack_sign),
        .exponent    (unpack_exponent),
        .significand (unpack_significand),
        .zero        (unpack_zero),
        .infinite    (unpack_infinite),
        .nan         (unpack_nan),
        .signalling  (unpack_signalling)
    );

    warpstep_normalise_below40 u_normalise (
        .valid   (start),
        .word    (unpack_significand),
        .stop    (24'h0),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    warpstep_float_round u_round (
        .valid    (round_valid),
        .rounding (mode_q),
        .sign     (sign_q),
        .exponent (round_exponent),
        .digits   (round_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    always @* begin
        // Digits: with r the root so far, the next is one if 4 r + 1 fits into what is left.
        step_root = root_q;
        step_remainder = remainder_q;
        step_radicand = radicand_q;
        extended = 30'h0;
        difference = 31'h0;
        if (remaining_q > 4'h1) begin
            extended = {step_remainder, step_radicand[25:24]};
            difference = {1'b0, extended} - {3'h0, step_root, 2'h1};
            step_radicand = step_radicand << 2;
            step_root = step_root << 1;
            if (difference[30]) begin
                step_remainder = extended[27:0];
            end else begin
                step_remainder = difference[27:0];
                step_root = step_root | 26'h1;
            end
            extended = {step_remainder, step_radicand[25:24]};
            difference = {1'b0, extended} - {3'h0, step_root, 2'h1};
            step_radicand = step_radicand << 2;
            step_root = step_root << 1;
            if (difference[30]) begin
                step_remainder = extended[27:0];
            end else begin
                step_remainder = difference[27:0];
                step_root = step_root | 26'h1;
            end
        end
    end

    assign round_valid = remaining_q == 4'h1;
    assign round_exponent = {1'b0, exponent_q};
    assign round_digits = {root_q, |remainder_q};
    assign results_enter_valid = remaining_q == 4'h1;

    always @* begin
        computed = round_result;
        raises = round_flags;
        if ((remaining_q == 4'h1) & (kind_q != KIND_NUMBER)) begin
            raises = raised_q;
            case (kind_q)
                KIND_INFINITE: computed = INFINITY;
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

    // A start.
    assign place = ({2'h0, unpack_exponent} - {4'h0, normalise_amount}) + 10'h7f;

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
            root_q <= step_root;
            remainder_q <= step_remainder;
            radicand_q <= step_radicand;
        end
        if (start) begin
            target_q <= operation_destination;
            mode_q <= operation_rounding;
            root_q <= 26'h0;
            remainder_q <= 28'h0;
            exponent_q <= place[8:1];
            radicand_q <= {1'b0, normalise_shifted, 1'b0};
            if (place[0]) radicand_q <= {normalise_shifted, 2'h0};
            sign_q <= unpack_sign;
            kind_q <= KIND_NUMBER;
            raised_q <= 5'h0;
            if (unpack_nan) begin
                kind_q <= KIND_NAN;
                if (unpack_signalling) raised_q <= FLAG_INVALID;
            end else if (unpack_zero) begin
                kind_q <= KIND_ZERO;
            end else if (unpack_sign) begin
                kind_q <= KIND_NAN;
                raised_q <= FLAG_INVALID;
            end else if (unpack_infinite) begin
                kind_q <= KIND_INFINITE;
            end
        end
    end

`ifdef WARPSTEP_INIT
    initial {root_q, remainder_q, radicand_q, exponent_q, sign_q, kind_q, raised_q, mode_q, target_q} = 107'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, operation_op, operation_operands[95:32], difference[29:28], place[9]};
endmodule

`default_nettype wire
