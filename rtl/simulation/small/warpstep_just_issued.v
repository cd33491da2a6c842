// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which registers of a context's head are the destination of what it issued in the last cycle: these wait, although the
// lanes' pending bits do not show it yet. Combinational. Does not know which lanes issued.
//
// One context.

`default_nettype none

module warpstep_just_issued (
    input  wire        issued, // The context issued an instruction with a destination in the last cycle.
    input  wire  [5:0] destination, // This destination.
    input  wire [23:0] registers, // Registers of the head.
    output reg   [3:0] waits // Those that wait, one bit per register.
);

    always @* begin : set_waits
        integer operand;
        waits = 4'h0;
        if (issued) begin
            for (operand = 0; operand < 4; operand = operand + 1) begin
                if (registers[operand*6 +: 6] == destination) waits[operand] = 1'b1;
            end
        end
    end
endmodule

`default_nettype wire
