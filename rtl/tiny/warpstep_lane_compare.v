// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Whether one lane takes a branch. Combinational, in the cycle of the operands (c + 1).
//
// Which lane decides for all is not its business; knows nothing of program counters.
//
// Compares two operands.

`default_nettype none

module warpstep_lane_compare (
    input  wire        start, // This lane executes a branch.
    // Which branch, and the operands it compares.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire [31:0] operation_left, // First operand.
    input  wire [31:0] operation_right, // Second operand.
    input  wire  [6:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    output reg         taken // This lane takes the branch; never without a branch.
);

    localparam [6:0] OP_BEQ = 7'h4;
    localparam [6:0] OP_BNE = 7'h5;
    localparam [6:0] OP_BLT = 7'h6;
    localparam [6:0] OP_BGE = 7'h7;
    localparam [6:0] OP_BLTU = 7'h8;
    localparam [6:0] OP_BGEU = 7'h9;

    always @* begin
        taken = 1'b0;
        if (start) begin
            case (operation_op)
                OP_BEQ: taken = operation_left == operation_right;
                OP_BNE: taken = operation_left != operation_right;
                OP_BLT: taken = $signed(operation_left) < $signed(operation_right);
                OP_BGE: taken = $signed(operation_left) >= $signed(operation_right);
                OP_BLTU: taken = operation_left < operation_right;
                OP_BGEU: taken = operation_left >= operation_right;
                default: ;
            endcase
        end
    end

    // Not used here.
    wire unused = &{1'b0, operation_destination};
endmodule

`default_nettype wire
