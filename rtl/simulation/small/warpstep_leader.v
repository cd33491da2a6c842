// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The leader lane: the highest active lane, whose operands count where an instruction wants one value. Combinational.
//
// Branches, jumps, tmc, wspawn, bar, pred, join and written CSRs take their scalar operands from here. Knows no
// instruction.
//
// The operands of the highest active lane.

`default_nettype none

module warpstep_leader (
    input  wire         valid, // There is an instruction; otherwise all outputs are zero.
    input  wire   [3:0] active, // Lanes of the instruction, one bit per lane.
    // Operands of each lane.
    input  wire [127:0] lanes_left, // First operand of the lane.
    input  wire [127:0] lanes_right, // Second operand of the lane.
    input  wire   [3:0] lanes_taken, // The lane takes the branch.
    // Operands of the highest active lane; zero if there is none.
    output reg   [31:0] leader_left, // First operand of the lane.
    output reg   [31:0] leader_right, // Second operand of the lane.
    output reg          leader_taken // The lane takes the branch.
);

    always @* begin : set_leader_left
        integer lane;
        leader_left = 32'h0;
        leader_right = 32'h0;
        leader_taken = 1'b0;
        if (valid) begin
            // The last assignment wins: the highest lane.
            for (lane = 0; lane < 4; lane = lane + 1) begin
                if (active[lane]) begin
                    leader_left = lanes_left[lane*32 +: 32];
                    leader_right = lanes_right[lane*32 +: 32];
                    leader_taken = lanes_taken[lane];
                end
            end
        end
    end
endmodule

`default_nettype wire
