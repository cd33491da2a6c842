// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
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

module lane_fma (
    input  wire        clock,
    input  wire        reset,
    // Whether this lane begins an operation of this unit.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Its rounding mode, never "dynamic".
    input  wire  [2:0] rounding,
    // Its operands.
    input  wire [31:0] operands_0,
    input  wire [31:0] operands_1,
    input  wire [31:0] operands_2,
    // The register the result is for.
    input  wire  [7:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire  [7:0] result_destination,
    // The result.
    output wire [31:0] result,
    // The flags it raises.
    output wire  [4:0] flags
);

    wire  [8:0] room;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire        operands_cut_leave;
    wire  [7:0] operands_cut_leaving_0;
    wire  [2:0] operands_cut_leaving_1;
    wire  [6:0] operands_cut_leaving_2;
    wire [31:0] operands_cut_leaving_3;
    wire [31:0] operands_cut_leaving_4;
    wire [31:0] operands_cut_leaving_5;
    wire [47:0] product_product;
    wire [23:0] product_addend;
    wire        product_addend_larger;
    wire  [5:0] product_shift;
    wire  [8:0] product_exponent;
    wire        product_product_sign;
    wire        product_addend_sign;
    wire  [1:0] product_kind;
    wire        product_invalid;
    wire        product_cut_leave;
    wire  [7:0] product_cut_leaving_0;
    wire  [2:0] product_cut_leaving_1;
    wire  [1:0] product_cut_leaving_2;
    wire        product_cut_leaving_3;
    wire        product_cut_leaving_4;
    wire  [8:0] product_cut_leaving_5;
    wire [47:0] product_cut_leaving_6;
    wire [23:0] product_cut_leaving_7;
    wire        product_cut_leaving_8;
    wire        product_cut_leaving_9;
    wire  [5:0] product_cut_leaving_10;
    wire [51:0] sum_sum;
    wire        sum_sign;
    wire        sum_cut_leave;
    wire  [7:0] sum_cut_leaving_0;
    wire  [2:0] sum_cut_leaving_1;
    wire  [1:0] sum_cut_leaving_2;
    wire        sum_cut_leaving_3;
    wire        sum_cut_leaving_4;
    wire  [8:0] sum_cut_leaving_5;
    wire [51:0] sum_cut_leaving_6;
    reg   [5:0] normalise_room;
    wire [51:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    reg   [8:0] digits_cut_fields_5;
    wire [26:0] digits_cut_fields_6;
    wire        digits_cut_leave;
    wire  [7:0] digits_cut_leaving_0;
    wire  [2:0] digits_cut_leaving_1;
    wire  [1:0] digits_cut_leaving_2;
    wire        digits_cut_leaving_3;
    wire        digits_cut_leaving_4;
    wire  [8:0] digits_cut_leaving_5;
    wire [26:0] digits_cut_leaving_6;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire [36:0] results_value;
    wire [36:0] results_leaving_value;

    cut_registered0_fields_x6 u_operands_cut (
        .enter     (start),
        .fields_0  (destination),
        .fields_1  (rounding),
        .fields_2  (op),
        .fields_3  (operands_0),
        .fields_4  (operands_1),
        .fields_5  (operands_2),
        .leave     (operands_cut_leave),
        .leaving_0 (operands_cut_leaving_0),
        .leaving_1 (operands_cut_leaving_1),
        .leaving_2 (operands_cut_leaving_2),
        .leaving_3 (operands_cut_leaving_3),
        .leaving_4 (operands_cut_leaving_4),
        .leaving_5 (operands_cut_leaving_5)
    );

    fma_product u_product (
        .valid         (operands_cut_leave),
        .op            (operands_cut_leaving_2),
        .operands_0    (operands_cut_leaving_3),
        .operands_1    (operands_cut_leaving_4),
        .operands_2    (operands_cut_leaving_5),
        .product       (product_product),
        .addend        (product_addend),
        .addend_larger (product_addend_larger),
        .shift         (product_shift),
        .exponent      (product_exponent),
        .product_sign  (product_product_sign),
        .addend_sign   (product_addend_sign),
        .kind          (product_kind),
        .invalid       (product_invalid)
    );

    cut_registered1_fields_x11 u_product_cut (
        .clock      (clock),
        .reset      (reset),
        .enter      (operands_cut_leave),
        .fields_0   (operands_cut_leaving_0),
        .fields_1   (operands_cut_leaving_1),
        .fields_2   (product_kind),
        .fields_3   (product_invalid),
        .fields_4   (product_product_sign),
        .fields_5   (product_exponent),
        .fields_6   (product_product),
        .fields_7   (product_addend),
        .fields_8   (product_addend_sign),
        .fields_9   (product_addend_larger),
        .fields_10  (product_shift),
        .leave      (product_cut_leave),
        .leaving_0  (product_cut_leaving_0),
        .leaving_1  (product_cut_leaving_1),
        .leaving_2  (product_cut_leaving_2),
        .leaving_3  (product_cut_leaving_3),
        .leaving_4  (product_cut_leaving_4),
        .leaving_5  (product_cut_leaving_5),
        .leaving_6  (product_cut_leaving_6),
        .leaving_7  (product_cut_leaving_7),
        .leaving_8  (product_cut_leaving_8),
        .leaving_9  (product_cut_leaving_9),
        .leaving_10 (product_cut_leaving_10)
    );

    fma_sum u_sum (
        .valid         (product_cut_leave),
        .rounding      (product_cut_leaving_1),
        .product       (product_cut_leaving_6),
        .addend        (product_cut_leaving_7),
        .addend_larger (product_cut_leaving_9),
        .shift         (product_cut_leaving_10),
        .product_sign  (product_cut_leaving_4),
        .addend_sign   (product_cut_leaving_8),
        .sum           (sum_sum),
        .sign          (sum_sign)
    );

    cut_registered1_fields_x7 u_sum_cut (
        .clock     (clock),
        .reset     (reset),
        .enter     (product_cut_leave),
        .fields_0  (product_cut_leaving_0),
        .fields_1  (product_cut_leaving_1),
        .fields_2  (product_cut_leaving_2),
        .fields_3  (product_cut_leaving_3),
        .fields_4  (sum_sign),
        .fields_5  (product_cut_leaving_5),
        .fields_6  (sum_sum),
        .leave     (sum_cut_leave),
        .leaving_0 (sum_cut_leaving_0),
        .leaving_1 (sum_cut_leaving_1),
        .leaving_2 (sum_cut_leaving_2),
        .leaving_3 (sum_cut_leaving_3),
        .leaving_4 (sum_cut_leaving_4),
        .leaving_5 (sum_cut_leaving_5),
        .leaving_6 (sum_cut_leaving_6)
    );

    normalise_width52 u_normalise (
        .word    (sum_cut_leaving_6),
        .room    (normalise_room),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    cut_registered0_fields_x7 u_digits_cut (
        .enter     (sum_cut_leave),
        .fields_0  (sum_cut_leaving_0),
        .fields_1  (sum_cut_leaving_1),
        .fields_2  (sum_cut_leaving_2),
        .fields_3  (sum_cut_leaving_3),
        .fields_4  (sum_cut_leaving_4),
        .fields_5  (digits_cut_fields_5),
        .fields_6  (digits_cut_fields_6),
        .leave     (digits_cut_leave),
        .leaving_0 (digits_cut_leaving_0),
        .leaving_1 (digits_cut_leaving_1),
        .leaving_2 (digits_cut_leaving_2),
        .leaving_3 (digits_cut_leaving_3),
        .leaving_4 (digits_cut_leaving_4),
        .leaving_5 (digits_cut_leaving_5),
        .leaving_6 (digits_cut_leaving_6)
    );

    float_round u_round (
        .valid    (digits_cut_leave),
        .rounding (digits_cut_leaving_1),
        .sign     (digits_cut_leaving_4),
        .exponent (digits_cut_leaving_5),
        .digits   (digits_cut_leaving_6),
        .result   (round_result),
        .flags    (round_flags)
    );

    result_pipe_stages0_value37 u_results (
        .enter               (digits_cut_leave),
        .destination         (digits_cut_leaving_0),
        .value               (results_value),
        .leave               (result_valid),
        .leaving_destination (result_destination),
        .leaving_value       (results_leaving_value)
    );

    // The top is two places above the exponent's; without a digit there it is one.
    assign room = sum_cut_leaving_5 + 9'h1;

    always @* begin
        normalise_room = room[5:0];
        if (room > 9'h3f) begin
            normalise_room = 6'h3f;
        end
    end

    always @* begin
        digits_cut_fields_5 = 9'h1;
        if (normalise_shifted[51]) begin
            digits_cut_fields_5 = (sum_cut_leaving_5 + 9'h2) - {3'h0, normalise_amount};
        end
    end

    assign digits_cut_fields_6 = {normalise_shifted[51:26], |normalise_shifted[25:0]};

    always @* begin
        computed = round_result;
        raised = round_flags;
        if (digits_cut_leaving_2 == 2'h2) begin
            computed = 32'h7fc00000;
            raised = 5'h0;
            if (digits_cut_leaving_3) begin
                raised = 5'h10;
            end
        end
        if (digits_cut_leaving_2 == 2'h1) begin
            computed = {digits_cut_leaving_4, 31'h7f800000};
            raised = 5'h0;
        end
    end

    assign results_value = {raised, computed};
    assign result = results_leaving_value[31:0];
    assign flags = results_leaving_value[36:32];
endmodule
