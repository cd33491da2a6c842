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

    localparam [51:0] BELOW_TOP = 52'h4000000000000;
    localparam [31:0] CANONICAL_NAN = 32'h7fc00000;
    localparam  [4:0] FLAG_INVALID = 5'h10;
    localparam  [1:0] KIND_INFINITE = 2'h1;
    localparam  [1:0] KIND_NAN = 2'h2;

    reg         held_product_tag_valid_q;
    reg   [6:0] held_product_tag_destination_q;
    reg   [2:0] held_product_tag_rounding_q;
    reg   [1:0] held_product_tag_kind_q;
    reg         held_product_tag_invalid_q;
    reg   [8:0] held_product_exponent_q;
    reg  [47:0] held_product_terms_product_q;
    reg  [23:0] held_product_terms_addend_q;
    reg         held_product_terms_addend_larger_q;
    reg   [5:0] held_product_terms_shift_q;
    reg         held_product_terms_product_sign_q;
    reg         held_product_terms_addend_sign_q;
    reg         held_sum_sum_tag_valid_q;
    reg   [6:0] held_sum_sum_tag_destination_q;
    reg   [2:0] held_sum_sum_tag_rounding_q;
    reg   [1:0] held_sum_sum_tag_kind_q;
    reg         held_sum_sum_tag_invalid_q;
    reg         held_sum_sum_sign_q;
    reg   [8:0] held_sum_sum_exponent_q;
    reg  [51:0] held_sum_sum_digits_q;
    reg  [51:0] held_sum_stop_q;
    wire [51:0] summed_stop;
    wire [51:0] below_top;
    reg   [8:0] normalised_exponent;
    wire [26:0] normalised_digits;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire [47:0] product_terms_product;
    wire [23:0] product_terms_addend;
    wire        product_terms_addend_larger;
    wire  [5:0] product_terms_shift;
    wire        product_terms_product_sign;
    wire        product_terms_addend_sign;
    wire  [8:0] product_exponent;
    wire  [1:0] product_kind;
    wire        product_invalid;
    wire [51:0] sum_sum;
    wire        sum_sign;
    wire [51:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire [36:0] results_enter_value;

    warpstep_fma_product u_product (
        .valid               (start),
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
        .valid               (held_product_tag_valid_q),
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

    warpstep_normalise_below12 u_normalise (
        .valid   (held_sum_sum_tag_valid_q),
        .word    (held_sum_sum_digits_q),
        .stop    (held_sum_stop_q),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    warpstep_float_round u_round (
        .valid    (held_sum_sum_tag_valid_q),
        .rounding (held_sum_sum_tag_rounding_q),
        .sign     (held_sum_sum_sign_q),
        .exponent (normalised_exponent),
        .digits   (normalised_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    // The top is two places above the exponent's; without a digit there it is one.
    assign below_top = BELOW_TOP;
    assign summed_stop = below_top >> held_product_exponent_q;

    always @* begin
        // The leading digit goes to the top.
        normalised_exponent = 9'h1;
        if (normalise_shifted[51]) begin
            normalised_exponent = (held_sum_sum_exponent_q + 9'h2) - {3'h0, normalise_amount};
        end
    end

    assign normalised_digits = {normalise_shifted[51:26], |normalise_shifted[25:0]};

    always @* begin
        // Rounding.
        computed = round_result;
        raised = round_flags;
        if (held_sum_sum_tag_kind_q == KIND_NAN) begin
            computed = CANONICAL_NAN;
            raised = 5'h0;
            if (held_sum_sum_tag_invalid_q) raised = FLAG_INVALID;
        end
        if (held_sum_sum_tag_kind_q == KIND_INFINITE) begin
            computed = {held_sum_sum_sign_q, 31'h7f800000};
            raised = 5'h0;
        end
    end

    assign results_enter_value = {raised, computed};
    assign result_valid = held_sum_sum_tag_valid_q;
    assign result_destination = held_sum_sum_tag_destination_q;
    assign result_value = results_enter_value[31:0];
    assign flags = results_enter_value[36:32];

    always @(posedge clock) begin
        if (reset) begin
            held_product_tag_valid_q <= 1'b0;
            held_sum_sum_tag_valid_q <= 1'b0;
        end else begin
            // Product and distance.
            held_product_tag_valid_q <= start;
            held_sum_sum_tag_valid_q <= 1'b0;
            if (held_product_tag_valid_q) held_sum_sum_tag_valid_q <= held_product_tag_valid_q;
        end
    end

    always @(posedge clock) begin
        if (start) begin
            held_product_tag_destination_q <= operation_destination;
            held_product_tag_rounding_q <= operation_rounding;
            held_product_tag_kind_q <= product_kind;
            held_product_tag_invalid_q <= product_invalid;
            held_product_exponent_q <= product_exponent;
            held_product_terms_product_q <= product_terms_product;
            held_product_terms_addend_q <= product_terms_addend;
            held_product_terms_addend_larger_q <= product_terms_addend_larger;
            held_product_terms_shift_q <= product_terms_shift;
            held_product_terms_product_sign_q <= product_terms_product_sign;
            held_product_terms_addend_sign_q <= product_terms_addend_sign;
        end
        if (held_product_tag_valid_q) begin
            held_sum_sum_tag_destination_q <= held_product_tag_destination_q;
            held_sum_sum_tag_rounding_q <= held_product_tag_rounding_q;
            held_sum_sum_tag_kind_q <= held_product_tag_kind_q;
            held_sum_sum_tag_invalid_q <= held_product_tag_invalid_q;
            held_sum_sum_sign_q <= sum_sign;
            held_sum_sum_exponent_q <= held_product_exponent_q;
            held_sum_sum_digits_q <= sum_sum;
            held_sum_stop_q <= summed_stop;
        end
    end

`ifdef WARPSTEP_INIT
    initial {held_product_tag_destination_q, held_product_tag_rounding_q, held_product_tag_kind_q,
        held_product_tag_invalid_q, held_product_exponent_q, held_product_terms_product_q, held_product_terms_addend_q,
        held_product_terms_addend_larger_q, held_product_terms_shift_q, held_product_terms_product_sign_q,
        held_product_terms_addend_sign_q, held_sum_sum_tag_destination_q, held_sum_sum_tag_rounding_q,
        held_sum_sum_tag_kind_q, held_sum_sum_tag_invalid_q, held_sum_sum_sign_q, held_sum_sum_exponent_q,
        held_sum_sum_digits_q, held_sum_stop_q} = 230'h0;
`endif
endmodule

`default_nettype wire
