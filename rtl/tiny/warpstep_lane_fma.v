// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's float addition, multiplication and fused multiply-add, rounded once.
//
// ```text
// operands | product, distance | sum | leading digit to the top | rounding | result
// ```
// Operands in c + 1, the result handed over in c + latency - 1; takes an operation in every cycle. Every bar can be a
// register: latency 3 has the second, 4 the third too, 5 the fourth, 6 the first; every cycle more is a register behind
// the result, for synthesis to move. Subnormals take the way of all others. Knows nothing of registers or masks.
//
// Pipelined fused multiply-add.

`default_nettype none

module warpstep_lane_fma (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins an operation of this unit.
    // What is computed.
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
    localparam  [4:0] FLAG_INVALID = 5'h10;
    localparam  [1:0] KIND_INFINITE = 2'h1;
    localparam  [1:0] KIND_NAN = 2'h2;

    reg         held_product_tag_valid_q;
    reg   [6:0] held_product_tag_destination_q;
    reg   [6:0] held_product_tag_destination_d;
    reg   [2:0] held_product_tag_rounding_q;
    reg   [2:0] held_product_tag_rounding_d;
    reg   [1:0] held_product_tag_kind_q;
    reg   [1:0] held_product_tag_kind_d;
    reg         held_product_tag_invalid_q;
    reg         held_product_tag_invalid_d;
    reg   [8:0] held_product_exponent_q;
    reg   [8:0] held_product_exponent_d;
    reg  [47:0] held_product_terms_product_q;
    reg  [47:0] held_product_terms_product_d;
    reg  [23:0] held_product_terms_addend_q;
    reg  [23:0] held_product_terms_addend_d;
    reg         held_product_terms_addend_larger_q;
    reg         held_product_terms_addend_larger_d;
    reg   [5:0] held_product_terms_shift_q;
    reg   [5:0] held_product_terms_shift_d;
    reg         held_product_terms_product_sign_q;
    reg         held_product_terms_product_sign_d;
    reg         held_product_terms_addend_sign_q;
    reg         held_product_terms_addend_sign_d;
    reg         held_sum_tag_valid_q;
    reg         held_sum_tag_valid_d;
    reg   [6:0] held_sum_tag_destination_q;
    reg   [6:0] held_sum_tag_destination_d;
    reg   [2:0] held_sum_tag_rounding_q;
    reg   [2:0] held_sum_tag_rounding_d;
    reg   [1:0] held_sum_tag_kind_q;
    reg   [1:0] held_sum_tag_kind_d;
    reg         held_sum_tag_invalid_q;
    reg         held_sum_tag_invalid_d;
    reg         held_sum_sign_q;
    reg         held_sum_sign_d;
    reg   [8:0] held_sum_exponent_q;
    reg   [8:0] held_sum_exponent_d;
    reg  [51:0] held_sum_digits_q;
    reg  [51:0] held_sum_digits_d;
    wire        begun;
    wire  [8:0] room;
    reg   [8:0] normalised_exponent;
    wire [26:0] normalised_digits;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire        product_valid;
    wire [47:0] product_terms_product;
    wire [23:0] product_terms_addend;
    wire        product_terms_addend_larger;
    wire  [5:0] product_terms_shift;
    wire        product_terms_product_sign;
    wire        product_terms_addend_sign;
    wire  [8:0] product_exponent;
    wire  [1:0] product_kind;
    wire        product_invalid;
    wire        sum_valid;
    wire [51:0] sum_sum;
    wire        sum_sign;
    reg   [5:0] normalise_room;
    wire [51:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    wire        round_valid;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire [36:0] results_enter_value;

    warpstep_fma_product u_product (
        .valid               (product_valid),
        .op                  (operation_op),
        .operands            (operation_operands),
        .terms_product       (product_terms_product),
        .terms_addend        (product_terms_addend),
        .terms_addend_larger (product_terms_addend_larger),
        .terms_shift         (product_terms_shift),
        .terms_product_sign  (product_terms_product_sign),
        .terms_addend_sign   (product_terms_addend_sign),
        .exponent            (product_exponent),
        .kind                (product_kind),
        .invalid             (product_invalid)
    );

    warpstep_fma_sum u_sum (
        .valid               (sum_valid),
        .rounding            (held_product_tag_rounding_q),
        .terms_product       (held_product_terms_product_q),
        .terms_addend        (held_product_terms_addend_q),
        .terms_addend_larger (held_product_terms_addend_larger_q),
        .terms_shift         (held_product_terms_shift_q),
        .terms_product_sign  (held_product_terms_product_sign_q),
        .terms_addend_sign   (held_product_terms_addend_sign_q),
        .sum                 (sum_sum),
        .sign                (sum_sign)
    );

    warpstep_normalise_width52 u_normalise (
        .word    (held_sum_digits_q),
        .room    (normalise_room),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    warpstep_float_round u_round (
        .valid    (round_valid),
        .rounding (held_sum_tag_rounding_q),
        .sign     (held_sum_sign_q),
        .exponent (normalised_exponent),
        .digits   (normalised_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    // Operands.
    assign begun = start;

    // Product and distance.
    assign product_valid = begun;

    always @* begin
        held_product_exponent_d = held_product_exponent_q;
        held_product_tag_destination_d = held_product_tag_destination_q;
        held_product_tag_invalid_d = held_product_tag_invalid_q;
        held_product_tag_kind_d = held_product_tag_kind_q;
        held_product_tag_rounding_d = held_product_tag_rounding_q;
        held_product_terms_addend_d = held_product_terms_addend_q;
        held_product_terms_addend_larger_d = held_product_terms_addend_larger_q;
        held_product_terms_addend_sign_d = held_product_terms_addend_sign_q;
        held_product_terms_product_d = held_product_terms_product_q;
        held_product_terms_product_sign_d = held_product_terms_product_sign_q;
        held_product_terms_shift_d = held_product_terms_shift_q;
        if (begun) begin
            held_product_tag_destination_d = operation_destination;
            held_product_tag_rounding_d = operation_rounding;
            held_product_tag_kind_d = product_kind;
            held_product_tag_invalid_d = product_invalid;
            held_product_exponent_d = product_exponent;
            held_product_terms_product_d = product_terms_product;
            held_product_terms_addend_d = product_terms_addend;
            held_product_terms_addend_larger_d = product_terms_addend_larger;
            held_product_terms_shift_d = product_terms_shift;
            held_product_terms_product_sign_d = product_terms_product_sign;
            held_product_terms_addend_sign_d = product_terms_addend_sign;
        end
    end

    // Sum.
    assign sum_valid = held_product_tag_valid_q;

    always @* begin
        held_sum_tag_valid_d = 1'b0;
        held_sum_digits_d = held_sum_digits_q;
        held_sum_exponent_d = held_sum_exponent_q;
        held_sum_sign_d = held_sum_sign_q;
        held_sum_tag_destination_d = held_sum_tag_destination_q;
        held_sum_tag_invalid_d = held_sum_tag_invalid_q;
        held_sum_tag_kind_d = held_sum_tag_kind_q;
        held_sum_tag_rounding_d = held_sum_tag_rounding_q;
        if (held_product_tag_valid_q) begin
            held_sum_tag_valid_d = held_product_tag_valid_q;
            held_sum_tag_destination_d = held_product_tag_destination_q;
            held_sum_tag_rounding_d = held_product_tag_rounding_q;
            held_sum_tag_kind_d = held_product_tag_kind_q;
            held_sum_tag_invalid_d = held_product_tag_invalid_q;
            held_sum_sign_d = sum_sign;
            held_sum_exponent_d = held_product_exponent_q;
            held_sum_digits_d = sum_sum;
        end
    end

    // The top is two places above the exponent's; without a digit there it is one.
    assign room = held_sum_exponent_q + 9'h1;

    always @* begin
        normalise_room = room[5:0];
        if (room > 9'h3f) normalise_room = 6'h3f;
    end

    always @* begin
        normalised_exponent = 9'h1;
        if (normalise_shifted[51]) begin
            normalised_exponent = (held_sum_exponent_q + 9'h2) - {3'h0, normalise_amount};
        end
    end

    assign normalised_digits = {normalise_shifted[51:26], |normalise_shifted[25:0]};

    // Rounding.
    assign round_valid = held_sum_tag_valid_q;

    always @* begin
        computed = round_result;
        raised = round_flags;
        if (held_sum_tag_kind_q == KIND_NAN) begin
            computed = CANONICAL_NAN;
            raised = 5'h0;
            if (held_sum_tag_invalid_q) raised = FLAG_INVALID;
        end
        if (held_sum_tag_kind_q == KIND_INFINITE) begin
            computed = {held_sum_sign_q, 31'h7f800000};
            raised = 5'h0;
        end
    end

    assign results_enter_value = {raised, computed};
    assign result_valid = held_sum_tag_valid_q;
    assign result_destination = held_sum_tag_destination_q;
    assign result_value = results_enter_value[31:0];
    assign flags = results_enter_value[36:32];

    always @(posedge clock) begin
        if (reset) begin
            held_product_tag_valid_q <= 1'b0;
            held_product_tag_destination_q <= 7'h0;
            held_product_tag_rounding_q <= 3'h0;
            held_product_tag_kind_q <= 2'h0;
            held_product_tag_invalid_q <= 1'b0;
            held_product_exponent_q <= 9'h0;
            held_product_terms_product_q <= 48'h0;
            held_product_terms_addend_q <= 24'h0;
            held_product_terms_addend_larger_q <= 1'b0;
            held_product_terms_shift_q <= 6'h0;
            held_product_terms_product_sign_q <= 1'b0;
            held_product_terms_addend_sign_q <= 1'b0;
            held_sum_tag_valid_q <= 1'b0;
            held_sum_tag_destination_q <= 7'h0;
            held_sum_tag_rounding_q <= 3'h0;
            held_sum_tag_kind_q <= 2'h0;
            held_sum_tag_invalid_q <= 1'b0;
            held_sum_sign_q <= 1'b0;
            held_sum_exponent_q <= 9'h0;
            held_sum_digits_q <= 52'h0;
        end else begin
            held_product_tag_valid_q <= begun;
            held_product_tag_destination_q <= held_product_tag_destination_d;
            held_product_tag_rounding_q <= held_product_tag_rounding_d;
            held_product_tag_kind_q <= held_product_tag_kind_d;
            held_product_tag_invalid_q <= held_product_tag_invalid_d;
            held_product_exponent_q <= held_product_exponent_d;
            held_product_terms_product_q <= held_product_terms_product_d;
            held_product_terms_addend_q <= held_product_terms_addend_d;
            held_product_terms_addend_larger_q <= held_product_terms_addend_larger_d;
            held_product_terms_shift_q <= held_product_terms_shift_d;
            held_product_terms_product_sign_q <= held_product_terms_product_sign_d;
            held_product_terms_addend_sign_q <= held_product_terms_addend_sign_d;
            held_sum_tag_valid_q <= held_sum_tag_valid_d;
            held_sum_tag_destination_q <= held_sum_tag_destination_d;
            held_sum_tag_rounding_q <= held_sum_tag_rounding_d;
            held_sum_tag_kind_q <= held_sum_tag_kind_d;
            held_sum_tag_invalid_q <= held_sum_tag_invalid_d;
            held_sum_sign_q <= held_sum_sign_d;
            held_sum_exponent_q <= held_sum_exponent_d;
            held_sum_digits_q <= held_sum_digits_d;
        end
    end
endmodule

`default_nettype wire
