// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's conversions between float and word: fcvt.w.s, fcvt.wu.s, fcvt.s.w, fcvt.s.wu.
//
// ```text
// operand | magnitude | digits in place: 32 and what is below them | rounding | result
// ```
// Operand in c + 1, the result handed over in c + latency - 1; takes a conversion in every cycle. Every bar can be a register:
// latency 3 has the third, 4 the first too, 5 all; every cycle more is a register behind the result. A float becomes a word
// by moving its digits down to the point; a word becomes a float by moving its highest digit to the top. What no
// word can hold is clipped, NaN to the largest. Knows nothing of registers or masks.
//
// Pipelined converter.

`default_nettype none

module warpstep_lane_converter (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins a conversion.
    // Which conversion, and its operand.
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

    localparam [33:0] EVERYWHERE = 34'h3ffffffff;
    localparam  [4:0] FLAG_INEXACT = 5'h1;
    localparam  [4:0] FLAG_INVALID = 5'h10;
    localparam  [6:0] OP_FCVT_WU_S = 7'h41;
    localparam  [6:0] OP_FCVT_S_W = 7'h47;
    localparam  [6:0] OP_FCVT_S_WU = 7'h48;

    reg         held_operand_conversion_valid_q;
    reg   [6:0] held_operand_conversion_destination_q;
    reg   [2:0] held_operand_conversion_rounding_q;
    reg         held_operand_conversion_to_float_q;
    reg         held_operand_conversion_no_sign_q;
    reg  [31:0] held_operand_operand_q;
    reg         held_magnitude_conversion_valid_q;
    reg   [6:0] held_magnitude_conversion_destination_q;
    reg   [2:0] held_magnitude_conversion_rounding_q;
    reg         held_magnitude_conversion_to_float_q;
    reg         held_magnitude_conversion_no_sign_q;
    reg         held_magnitude_sign_q;
    reg  [31:0] held_magnitude_word_q;
    reg   [8:0] held_magnitude_distance_q;
    reg         held_magnitude_nan_q;
    reg         held_placed_conversion_valid_q;
    reg   [6:0] held_placed_conversion_destination_q;
    reg   [2:0] held_placed_conversion_rounding_q;
    reg         held_placed_conversion_to_float_q;
    reg         held_placed_conversion_no_sign_q;
    reg         held_placed_sign_q;
    reg   [7:0] held_placed_exponent_q;
    reg  [33:0] held_placed_digits_q;
    reg         held_placed_nan_q;
    reg         held_placed_too_large_q;
    wire        begun_conversion_to_float;
    wire        begun_conversion_no_sign;
    reg         magnitude_sign;
    reg  [31:0] magnitude_word;
    wire  [8:0] magnitude_distance;
    reg  [33:0] unplaced;
    wire [33:0] everywhere;
    reg  [33:0] lost;
    reg   [7:0] placed_exponent;
    reg  [33:0] placed_digits;
    reg  [32:0] rounded;
    reg         clipped;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire        unpack_sign;
    wire  [7:0] unpack_exponent;
    wire [23:0] unpack_significand;
    wire        unpack_zero;
    wire        unpack_infinite;
    wire        unpack_nan;
    wire        unpack_signalling;
    wire        normalise_valid;
    wire [31:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    wire        round_up_up;
    wire        round_valid;
    wire  [8:0] round_exponent;
    wire [26:0] round_digits;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire [36:0] results_enter_value;

    warpstep_float_unpack u_unpack (
        .valid       (held_operand_conversion_valid_q),
        .word        (held_operand_operand_q),
        .sign        (unpack_sign),
        .exponent    (unpack_exponent),
        .significand (unpack_significand),
        .zero        (unpack_zero),
        .infinite    (unpack_infinite),
        .nan         (unpack_nan),
        .signalling  (unpack_signalling)
    );

    warpstep_normalise_below32 u_normalise (
        .valid   (normalise_valid),
        .word    (held_magnitude_word_q),
        .stop    (32'h1),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    warpstep_round_up u_round_up (
        .rounding (held_placed_conversion_rounding_q),
        .sign     (held_placed_sign_q),
        .last     (held_placed_digits_q[2]),
        .half     (held_placed_digits_q[1]),
        .rest     (held_placed_digits_q[0]),
        .up       (round_up_up)
    );

    warpstep_float_round u_round (
        .valid    (round_valid),
        .rounding (held_placed_conversion_rounding_q),
        .sign     (held_placed_sign_q),
        .exponent (round_exponent),
        .digits   (round_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    // Operand.
    assign begun_conversion_to_float = (operation_op == OP_FCVT_S_W) | (operation_op == OP_FCVT_S_WU);
    assign begun_conversion_no_sign = (operation_op == OP_FCVT_WU_S) | (operation_op == OP_FCVT_S_WU);

    always @* begin
        // Magnitude. As a number of 32 digits before the point every one has exponent 158. A word of zero has that of zero.
        magnitude_sign = unpack_sign;
        magnitude_word = {unpack_significand, 8'h0};
        if (held_operand_conversion_to_float_q) begin
            magnitude_sign = unpack_sign & ~held_operand_conversion_no_sign_q;
            magnitude_word = held_operand_operand_q;
            if (unpack_sign & ~held_operand_conversion_no_sign_q) begin
                magnitude_word = -held_operand_operand_q;
            end
        end
    end

    assign magnitude_distance = (-{1'b0, unpack_exponent}) + 9'h9e;

    // Digits in place.
    assign normalise_valid = held_magnitude_conversion_valid_q & held_magnitude_conversion_to_float_q;

    always @* begin
        unplaced = 34'h0;
        lost = 34'h0;
        placed_digits = 34'h0;
        placed_exponent = 8'h1;
        if (held_magnitude_conversion_to_float_q) begin
            placed_digits = {normalise_shifted, 2'h0};
            if (normalise_shifted[31]) placed_exponent = (-{2'h0, normalise_amount}) + 8'h9e;
        end else if (held_magnitude_conversion_valid_q) begin
            unplaced = {held_magnitude_word_q, 2'h0};
            lost = unplaced & ~(everywhere << held_magnitude_distance_q);
            placed_digits = (unplaced >> held_magnitude_distance_q) | {33'h0, |lost};
        end
    end

    assign everywhere = EVERYWHERE;

    // Rounding.
    assign round_valid = held_placed_conversion_valid_q & held_placed_conversion_to_float_q;
    assign round_exponent = {1'b0, held_placed_exponent_q};
    assign round_digits = {held_placed_digits_q[33:8], |held_placed_digits_q[7:0]};

    always @* begin
        rounded = 33'h0;
        clipped = 1'b0;
        computed = 32'h0;
        raised = 5'h0;
        if (held_placed_conversion_valid_q) begin
            rounded = {1'b0, held_placed_digits_q[33:2]} + {32'h0, round_up_up};
            clipped = held_placed_nan_q | held_placed_too_large_q | rounded[32];
            computed = rounded[31:0];
            if (|held_placed_digits_q[1:0]) raised = FLAG_INEXACT;
            if (held_placed_conversion_to_float_q) begin
                computed = round_result;
                raised = round_flags;
            end else if (held_placed_conversion_no_sign_q) begin
                if (held_placed_sign_q & ~held_placed_nan_q) begin
                    computed = 32'h0;
                    if (clipped | (|rounded)) raised = FLAG_INVALID;
                end else if (clipped) begin
                    computed = 32'hffffffff;
                    raised = FLAG_INVALID;
                end
            end else if (held_placed_sign_q & ~held_placed_nan_q) begin
                computed = -rounded[31:0];
                if (clipped | (rounded > 33'h80000000)) begin
                    computed = 32'h80000000;
                    raised = FLAG_INVALID;
                end
            end else if (clipped | rounded[31]) begin
                computed = 32'h7fffffff;
                raised = FLAG_INVALID;
            end
        end
    end

    assign results_enter_value = {raised, computed};
    assign result_valid = held_placed_conversion_valid_q;
    assign result_destination = held_placed_conversion_destination_q;
    assign result_value = results_enter_value[31:0];
    assign flags = results_enter_value[36:32];

    always @(posedge clock) begin
        if (reset) begin
            held_operand_conversion_valid_q <= 1'b0;
            held_magnitude_conversion_valid_q <= 1'b0;
            held_placed_conversion_valid_q <= 1'b0;
        end else begin
            held_operand_conversion_valid_q <= 1'b0;
            if (start) held_operand_conversion_valid_q <= start;
            held_magnitude_conversion_valid_q <= 1'b0;
            if (held_operand_conversion_valid_q) begin
                held_magnitude_conversion_valid_q <= held_operand_conversion_valid_q;
            end
            held_placed_conversion_valid_q <= 1'b0;
            if (held_magnitude_conversion_valid_q) begin
                held_placed_conversion_valid_q <= held_magnitude_conversion_valid_q;
            end
        end
    end

    always @(posedge clock) begin
        if (start) begin
            held_operand_conversion_destination_q <= operation_destination;
            held_operand_conversion_rounding_q <= operation_rounding;
            held_operand_conversion_to_float_q <= begun_conversion_to_float;
            held_operand_conversion_no_sign_q <= begun_conversion_no_sign;
            held_operand_operand_q <= operation_operands[31:0];
        end
        if (held_operand_conversion_valid_q) begin
            held_magnitude_conversion_destination_q <= held_operand_conversion_destination_q;
            held_magnitude_conversion_rounding_q <= held_operand_conversion_rounding_q;
            held_magnitude_conversion_to_float_q <= held_operand_conversion_to_float_q;
            held_magnitude_conversion_no_sign_q <= held_operand_conversion_no_sign_q;
            held_magnitude_sign_q <= magnitude_sign;
            held_magnitude_word_q <= magnitude_word;
            held_magnitude_distance_q <= magnitude_distance;
            held_magnitude_nan_q <= unpack_nan;
        end
        if (held_magnitude_conversion_valid_q) begin
            held_placed_conversion_destination_q <= held_magnitude_conversion_destination_q;
            held_placed_conversion_rounding_q <= held_magnitude_conversion_rounding_q;
            held_placed_conversion_to_float_q <= held_magnitude_conversion_to_float_q;
            held_placed_conversion_no_sign_q <= held_magnitude_conversion_no_sign_q;
            held_placed_sign_q <= held_magnitude_sign_q;
            held_placed_exponent_q <= placed_exponent;
            held_placed_digits_q <= placed_digits;
            held_placed_nan_q <= held_magnitude_nan_q;
            held_placed_too_large_q <= held_magnitude_distance_q[8];
        end
    end

`ifdef WARPSTEP_INIT
    initial {held_operand_conversion_destination_q, held_operand_conversion_rounding_q, held_operand_conversion_to_float_q,
        held_operand_conversion_no_sign_q, held_operand_operand_q, held_magnitude_conversion_destination_q,
        held_magnitude_conversion_rounding_q, held_magnitude_conversion_to_float_q, held_magnitude_conversion_no_sign_q,
        held_magnitude_sign_q, held_magnitude_word_q, held_magnitude_distance_q, held_magnitude_nan_q,
        held_placed_conversion_destination_q, held_placed_conversion_rounding_q, held_placed_conversion_to_float_q,
        held_placed_conversion_no_sign_q, held_placed_sign_q, held_placed_exponent_q, held_placed_digits_q,
        held_placed_nan_q, held_placed_too_large_q} = 156'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, operation_operands[95:32], unpack_zero, unpack_infinite, unpack_signalling};
endmodule

`default_nettype wire
