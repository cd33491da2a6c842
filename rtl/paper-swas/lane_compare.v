// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Whether one lane would take a branch. Combinational, in the cycle of the operands (c + 1).
//
// What becomes of lanes that disagree is the speaker's affair (`speaker.rs`); knows nothing of program counters.
//
// Compares two operands.

module lane_compare (
    // Whether this lane runs a branch.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // First operand.
    input  wire [31:0] left,
    // Second operand.
    input  wire [31:0] right,
    // Whether it would be taken; never in a lane that runs none.
    output reg         taken
);

    always @* begin
        taken = 1'b0;
        if (start) begin
            case (op)
                7'h4: taken = left == right; // op::BEQ
                7'h5: taken = left != right; // op::BNE
                7'h6: taken = $signed(left) < $signed(right); // op::BLT
                7'h7: taken = $signed(left) >= $signed(right); // op::BGE
                7'h8: taken = left < right; // op::BLTU
                7'h9: taken = left >= right; // op::BGEU
                default: begin
                end
            endcase
        end
    end
endmodule
