// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The leader lane: the highest active lane, whose operands count where an instruction wants one value. Combinational.
//
// Jumps, tmc, wspawn, bar, pred, join and written CSRs take their scalar operands from here. Knows no instruction.
//
// The operands of the highest active lane.

`default_nettype none

module warpstep_leader (
    input  wire   [3:0] active, // Lanes of the instruction, one bit per lane.
    input  wire [127:0] lefts, // First operand of each lane.
    input  wire [127:0] rights, // Second operand of each lane.
    output reg   [31:0] left, // First operand of the highest active lane; zero if there is none.
    output reg   [31:0] right // Its second operand; zero if there is none.
);

    always @* begin : set_left
        integer lane;
        left = 32'h0;
        right = 32'h0;
        // The last assignment wins: the highest lane.
        for (lane = 0; lane < 4; lane = lane + 1) begin
            if (active[lane]) begin
                left = lefts[lane*32 +: 32];
                right = rights[lane*32 +: 32];
            end
        end
    end
endmodule

`default_nettype wire
