// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's multiplication: mul, mulh, mulhsu, mulhu.
//
// Operands in c + 1, the result handed over in c + latency - 1; takes a multiplication in every cycle. Latency 2: all in
// one cycle. From 3 on the factors are registered first, so that the multiplier is still while nobody multiplies; every
// cycle more is a register behind the product, for synthesis to move into it. Knows nothing of registers or masks.
//
// Pipelined multiplier.

module lane_multiplier (
    input  wire        clock,
    input  wire        reset,
    // Whether this lane begins a multiplication.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // First factor.
    input  wire [31:0] left,
    // Second factor.
    input  wire [31:0] right,
    // The register the result is for.
    input  wire [10:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire [10:0] result_destination,
    // The result.
    output wire [31:0] result
);

    wire        left_signed;
    wire        right_signed;
    wire        high_half;
    reg  [66:0] factors_value;
    wire        factors_leave;
    wire [10:0] factors_leaving_destination;
    wire [66:0] factors_leaving_value;
    wire [63:0] multiply_product;
    wire [31:0] products_value;

    result_pipe_stages1_value67 u_factors (
        .clock               (clock),
        .reset               (reset),
        .enter               (start),
        .destination         (destination),
        .value               (factors_value),
        .leave               (factors_leave),
        .leaving_destination (factors_leaving_destination),
        .leaving_value       (factors_leaving_value)
    );

    multiply_left32 u_multiply (
        .left         (factors_leaving_value[31:0]),
        .right        (factors_leaving_value[63:32]),
        .left_signed  (factors_leaving_value[64]),
        .right_signed (factors_leaving_value[65]),
        .product      (multiply_product)
    );

    result_pipe_stages1_value32 u_products (
        .clock               (clock),
        .reset               (reset),
        .enter               (factors_leave),
        .destination         (factors_leaving_destination),
        .value               (products_value),
        .leave               (result_valid),
        .leaving_destination (result_destination),
        .leaving_value       (result)
    );

    assign left_signed = (op == 7'h29) | (op == 7'h2a);
    assign right_signed = op == 7'h29;
    assign high_half = op != 7'h28;

    always @* begin
        factors_value = 67'h0;
        if (start) begin
            factors_value = {high_half, right_signed, left_signed, right, left};
        end
    end

    assign products_value = factors_leaving_value[66] ? multiply_product[63:32] : multiply_product[31:0];
endmodule
