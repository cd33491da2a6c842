// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's float operations that round nothing: sign injection, minimum, maximum, compare, classify, moves.
//
// Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
// operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.
//
// Compares and copies.

`default_nettype none

module warpstep_lane_float_simple (
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
    localparam  [6:0] OP_FSGNJ = 7'h3b;
    localparam  [6:0] OP_FSGNJN = 7'h3c;
    localparam  [6:0] OP_FSGNJX = 7'h3d;
    localparam  [6:0] OP_FMIN = 7'h3e;
    localparam  [6:0] OP_FMAX = 7'h3f;
    localparam  [6:0] OP_FEQ = 7'h43;
    localparam  [6:0] OP_FLT = 7'h44;
    localparam  [6:0] OP_FLE = 7'h45;
    localparam  [6:0] OP_FCLASS = 7'h46;

    reg         equal;
    reg         less;
    wire        any_nan;
    wire        signalling;
    wire        minimum;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire  [1:0] unpack_sign;
    wire [15:0] unpack_exponent;
    wire [47:0] unpack_significand;
    wire  [1:0] unpack_zero;
    wire  [1:0] unpack_infinite;
    wire  [1:0] unpack_nan;
    wire  [1:0] unpack_signalling;
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

    assign any_nan = unpack_nan[0] | unpack_nan[1];
    assign signalling = unpack_signalling[0] | unpack_signalling[1];
    assign minimum = operation_op == OP_FMIN;

    always @* begin
        equal = 1'b0;
        less = 1'b0;
        computed = 32'h0;
        raised = 5'h0;
        if (start) begin
            equal = (unpack_zero[0] & unpack_zero[1]) | (operation_operands[31:0] == operation_operands[63:32]);
            if (unpack_sign[0] != unpack_sign[1]) less = unpack_sign[0];
            else if (unpack_sign[0]) less = operation_operands[31:0] > operation_operands[63:32];
            else less = operation_operands[31:0] < operation_operands[63:32];
            // Invalid is bit 4. Sign injections and moves begin with the first operand.
            computed = operation_operands[31:0];
            case (operation_op)
                OP_FSGNJ: computed = {operation_operands[63], operation_operands[30:0]};
                OP_FSGNJN: computed = {~operation_operands[63], operation_operands[30:0]};
                OP_FSGNJX: computed = operation_operands[31:0] ^ (operation_operands[63:32] & 32'h80000000);
                OP_FEQ: begin
                    computed = {31'h0, equal & ~any_nan};
                    raised = {signalling, 4'h0};
                end
                OP_FLT: begin
                    computed = {31'h0, less & ~equal & ~any_nan};
                    raised = {any_nan, 4'h0};
                end
                OP_FLE: begin
                    computed = {31'h0, (less | equal) & ~any_nan};
                    raised = {any_nan, 4'h0};
                end
                OP_FCLASS: begin
                    if (unpack_nan[0]) begin
                        computed = 32'h200;
                        if (unpack_signalling[0]) computed = 32'h100;
                    end else if (unpack_sign[0]) begin
                        computed = 32'h2;
                        if (unpack_infinite[0]) computed = 32'h1;
                        else if (unpack_zero[0]) computed = 32'h8;
                        else if (~unpack_significand[23]) computed = 32'h4;
                    end else begin
                        computed = 32'h40;
                        if (unpack_infinite[0]) computed = 32'h80;
                        else if (unpack_zero[0]) computed = 32'h10;
                        else if (~unpack_significand[23]) computed = 32'h20;
                    end
                end
                default: ;
            endcase
            if ((operation_op == OP_FMIN) | (operation_op == OP_FMAX)) begin
                // A number before a NaN.
                raised = {signalling, 4'h0};
                if (unpack_nan[0] & unpack_nan[1]) begin
                    computed = CANONICAL_NAN;
                end else if (unpack_nan[0] | (~unpack_nan[1] & (less ^ minimum))) begin
                    computed = operation_operands[63:32];
                end
            end
        end
    end

    assign results_enter_value = {raised, computed};
    assign result_valid = start;
    assign result_destination = operation_destination;
    assign result_value = results_enter_value[31:0];
    assign flags = results_enter_value[36:32];

    // Not used here.
    wire unused = &{
        1'b0, operation_rounding, operation_operands[95:64], unpack_exponent, unpack_significand[22:0],
        unpack_significand[47:24], unpack_infinite[1]
    };
endmodule

`default_nettype wire
