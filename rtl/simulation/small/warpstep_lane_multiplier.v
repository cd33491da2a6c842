// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's multiplication: mul, mulh, mulhsu, mulhu.
//
// Operands in c + 1, the result handed over in c + latency - 1; takes a multiplication in every cycle. Latency 2: all in
// one cycle. From 3 on the factors are registered first, so that the multiplier does not toggle while idle; every
// cycle more is a register behind the product, for synthesis to move into it. Knows nothing of registers or masks.
//
// Pipelined multiplier.

`default_nettype none

module warpstep_lane_multiplier (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins a multiplication.
    // Which multiplication, and its factors.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire [31:0] operation_left, // First operand.
    input  wire [31:0] operation_right, // Second operand.
    input  wire  [7:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [7:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [31:0] result_value // Value of the result.
);

    localparam [6:0] OP_MUL = 7'h28;
    localparam [6:0] OP_MULH = 7'h29;
    localparam [6:0] OP_MULHSU = 7'h2a;

    reg         held_valid_q;
    reg  [31:0] held_left_q;
    reg  [31:0] held_right_q;
    reg         held_left_signed_q;
    reg         held_right_signed_q;
    reg         held_high_half_q;
    reg   [7:0] held_destination_q;
    reg  [31:0] entering_left;
    reg  [31:0] entering_right;
    wire        entering_left_signed;
    wire        entering_right_signed;
    wire        entering_high_half;
    wire [63:0] multiply_product;
    reg  [31:0] products_enter_value;

    warpstep_multiply #(.WIDTH(32)) u_multiply (
        .left         (held_left_q),
        .right        (held_right_q),
        .left_signed  (held_left_signed_q),
        .right_signed (held_right_signed_q),
        .product      (multiply_product)
    );

    warpstep_result_pipe u_products (
        .clock             (clock),
        .reset             (reset),
        .enter_valid       (held_valid_q),
        .enter_destination (held_destination_q),
        .enter_value       (products_enter_value),
        .leave_valid       (result_valid),
        .leave_destination (result_destination),
        .leave_value       (result_value)
    );

    always @* begin
        entering_left = 32'h0;
        entering_right = 32'h0;
        if (start) begin
            entering_left = operation_left;
            entering_right = operation_right;
        end
    end

    assign entering_left_signed = (operation_op == OP_MULH) | (operation_op == OP_MULHSU);
    assign entering_right_signed = operation_op == OP_MULH;
    assign entering_high_half = operation_op != OP_MUL;

    always @* begin
        products_enter_value = multiply_product[31:0];
        if (held_high_half_q) products_enter_value = multiply_product[63:32];
    end

    always @(posedge clock) begin
        if (reset) begin
            held_valid_q <= 1'b0;
        end else begin
            held_valid_q <= 1'b0;
            if (start) held_valid_q <= start;
        end
    end

    always @(posedge clock) begin
        if (start) begin
            held_left_q <= entering_left;
            held_right_q <= entering_right;
            held_left_signed_q <= entering_left_signed;
            held_right_signed_q <= entering_right_signed;
            held_high_half_q <= entering_high_half;
            held_destination_q <= operation_destination;
        end
    end

`ifdef WARPSTEP_INIT
    initial {held_left_q, held_right_q, held_left_signed_q, held_right_signed_q, held_high_half_q, held_destination_q} = 75'h0;
`endif
endmodule

`default_nettype wire
