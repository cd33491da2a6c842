// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's division: div, divu, rem, remu, one quotient bit a cycle, no early out.
//
// Operands in c + 1, where their magnitudes are taken; 32 steps in c + 2 to c + 33; the result handed over in c + latency - 1
// whatever the operands are. Latency 34: the last step and the sign in one cycle; from 35 on the sign has a cycle of its
// own, and what is more only waits. One division at a time: another start forgets the one under way, and whoever issues
// (free again for an issue in c + latency - 1) does not do that. By zero: all ones, and the dividend as remainder; the
// one overflow gives the dividend and zero. Knows nothing of registers or masks.
//
// Restoring divider.

module lane_divider (
    input  wire        clock,
    input  wire        reset,
    // Whether this lane begins a division.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Dividend.
    input  wire [31:0] left,
    // Divisor.
    input  wire [31:0] right,
    // The register the result is for.
    input  wire  [7:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire  [7:0] result_destination,
    // The result.
    output reg  [31:0] result
);

    reg   [5:0] remaining_q;
    reg   [5:0] remaining_d;
    reg  [31:0] quotient_q;
    reg  [31:0] quotient_d;
    reg  [31:0] remainder_q;
    reg  [31:0] remainder_d;
    reg  [31:0] divisor_q;
    reg  [31:0] divisor_d;
    reg         wants_remainder_q;
    reg         wants_remainder_d;
    reg         negate_q;
    reg         negate_d;
    reg   [7:0] target_q;
    reg   [7:0] target_d;
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
        quotient_d = quotient_q;
        remainder_d = remainder_q;
        if (remaining_q != 6'h0) begin
            shifted = {remainder_q, quotient_q[31]};
            difference = shifted - {1'b0, divisor_q};
            last_quotient = quotient_q << 1;
            last_remainder = shifted[31:0];
            if (~difference[32]) begin
                last_quotient = (quotient_q << 1) | 32'h1;
                last_remainder = difference[31:0];
            end
            quotient_d = last_quotient;
            remainder_d = last_remainder;
        end
        remaining_d = remaining_q;
        if (|remaining_q) begin
            remaining_d = remaining_q - 6'h1;
        end
        divisor_d = divisor_q;
        negate_d = negate_q;
        target_d = target_q;
        wants_remainder_d = wants_remainder_q;
        if (start) begin
            remaining_d = 6'h20;
            target_d = destination;
            wants_remainder_d = remainder_op;
            remainder_d = 32'h0;
            quotient_d = left;
            divisor_d = right;
            negate_d = 1'b0;
            if (signed_op) begin
                if (left[31]) begin
                    quotient_d = -left;
                end
                if (right[31]) begin
                    divisor_d = -right;
                end
                if (remainder_op) begin
                    negate_d = left[31];
                end else begin
                    negate_d = (left[31] ^ right[31]) & (|right);
                end
            end
        end
    end

    // The result, of the last step at once or of the registers.
    assign result_valid = remaining_q == 6'h1;
    assign result_destination = target_q;

    always @* begin
        magnitude = 32'h0;
        result = 32'h0;
        if (remaining_q == 6'h1) begin
            magnitude = last_quotient;
            if (wants_remainder_q) begin
                magnitude = last_remainder;
            end
            result = magnitude;
            if (negate_q) begin
                result = -magnitude;
            end
        end
    end

    // A start. The quotient by zero, all ones, keeps its sign.
    assign signed_op = (op == 7'h2c) | (op == 7'h2e);
    assign remainder_op = (op == 7'h2e) | (op == 7'h2f);

    always @(posedge clock) begin
        if (reset) begin
            remaining_q <= 6'h0;
            quotient_q <= 32'h0;
            remainder_q <= 32'h0;
            divisor_q <= 32'h0;
            wants_remainder_q <= 1'b0;
            negate_q <= 1'b0;
            target_q <= 8'h0;
        end else begin
            remaining_q <= remaining_d;
            quotient_q <= quotient_d;
            remainder_q <= remainder_d;
            divisor_q <= divisor_d;
            wants_remainder_q <= wants_remainder_d;
            negate_q <= negate_d;
            target_q <= target_d;
        end
    end
endmodule
