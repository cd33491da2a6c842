// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's division: div, divu, rem, remu, one quotient bit per cycle, no early out.
//
// Operands in c + 1, where their magnitudes are taken; 32 steps in c + 2 to c + 33; the result handed over in c + latency - 1
// whatever the operands are. Latency 34: the last step and the sign in one cycle; from 35 on the sign has a cycle of its
// own, and what is more only waits. One division at a time: another start drops the one in flight, and the issue stage
// (free again for an issue in c + latency - 1) does not do that. By zero: all ones, and the dividend as remainder; the
// one overflow gives the dividend and zero. Knows nothing of registers or masks.
//
// Restoring divider.

`default_nettype none

module warpstep_lane_divider (
    input  wire        clock,
    input  wire        reset,
    input  wire        start, // This lane begins a division.
    // Which division; dividend and divisor.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire [31:0] operation_left, // First operand.
    input  wire [31:0] operation_right, // Second operand.
    input  wire  [6:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [6:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
    output reg  [31:0] result_value // Value of the result.
);

    localparam [6:0] OP_DIV = 7'h2c;
    localparam [6:0] OP_REM = 7'h2e;
    localparam [6:0] OP_REMU = 7'h2f;

    reg   [5:0] remaining_q;
    reg  [31:0] quotient_q;
    reg  [31:0] remainder_q;
    reg  [31:0] divisor_q;
    reg         wants_remainder_q;
    reg         negate_q;
    reg   [6:0] target_q;
    wire        signed_op;
    wire        remainder_op;
    reg  [32:0] shifted;
    reg  [32:0] difference;
    reg  [31:0] last_quotient;
    reg  [31:0] last_remainder;
    reg  [31:0] magnitude;

    always @* begin
        // A step: bit 32 is the sign; clear, the divisor fits once.
        shifted = 33'h0;
        difference = 33'h0;
        last_quotient = quotient_q;
        last_remainder = remainder_q;
        if (remaining_q != 6'h0) begin
            shifted = {remainder_q, quotient_q[31]};
            difference = shifted - {1'b0, divisor_q};
            last_quotient = quotient_q << 1;
            last_remainder = shifted[31:0];
            if (~difference[32]) begin
                last_quotient = (quotient_q << 1) | 32'h1;
                last_remainder = difference[31:0];
            end
        end
    end

    // The result, of the last step at once or of the registers.
    assign result_valid = remaining_q == 6'h1;
    assign result_destination = target_q;

    always @* begin
        magnitude = 32'h0;
        result_value = 32'h0;
        if (remaining_q == 6'h1) begin
            magnitude = last_quotient;
            if (wants_remainder_q) magnitude = last_remainder;
            result_value = magnitude;
            if (negate_q) result_value = -magnitude;
        end
    end

    // A start. The quotient by zero, all ones, keeps its sign.
    assign signed_op = (operation_op == OP_DIV) | (operation_op == OP_REM);
    assign remainder_op = (operation_op == OP_REM) | (operation_op == OP_REMU);

    always @(posedge clock) begin
        if (reset) begin
            remaining_q <= 6'h0;
        end else begin
            if (|remaining_q) remaining_q <= remaining_q - 6'h1;
            if (start) remaining_q <= 6'h20;
        end
    end

    always @(posedge clock) begin
        if (remaining_q != 6'h0) begin
            quotient_q <= last_quotient;
            remainder_q <= last_remainder;
        end
        if (start) begin
            target_q <= operation_destination;
            wants_remainder_q <= remainder_op;
            remainder_q <= 32'h0;
            quotient_q <= operation_left;
            divisor_q <= operation_right;
            negate_q <= 1'b0;
            if (signed_op) begin
                if (operation_left[31]) quotient_q <= -operation_left;
                if (operation_right[31]) divisor_q <= -operation_right;
                if (remainder_op) negate_q <= operation_left[31];
                else negate_q <= (operation_left[31] ^ operation_right[31]) & (|operation_right);
            end
        end
    end

`ifdef WARPSTEP_INIT
    initial {quotient_q, remainder_q, divisor_q, wants_remainder_q, negate_q, target_q} = 105'h0;
`endif
endmodule

`default_nettype wire
