// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Lanes in use of a unit that is not pipelined: the divider, float division, square root; one block each. A context uses all lanes
// it owns, whichever are active.
//
// An operation that issues in c with latency N occupies its lanes from c + 1 to c + N - 2: the next may issue in
// c + N - 1, because its operands come a cycle later. Counts cycles, a lane each; knows nothing of operands or results.
//
// Occupancy of one unit.

`default_nettype none

module warpstep_unit_occupancy_occupied_cycles14 (
    input  wire clock,
    input  wire reset,
    input  wire start, // Lanes for which an operation issues, one bit per lane that is booked apart.
    output reg  busy // Lanes in use in this cycle, one bit per lane that is booked apart.
);

    reg  [3:0] remaining_q;

    always @* begin
        busy = 1'b0;
        if (|remaining_q) busy = 1'b1;
    end

    always @(posedge clock) begin
        if (reset) begin
            remaining_q <= 4'h0;
        end else begin
            if (|remaining_q) remaining_q <= remaining_q - 4'h1;
            if (start) remaining_q <= 4'he;
        end
    end

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
`ifdef FORMAL_ALONE
        assume ((start & busy) == 1'b0); // Nothing begins in a lane that is in use.
`else
        assert ((start & busy) == 1'b0); // Nothing begins in a lane that is in use.
`endif
    end
`endif
endmodule

`default_nettype wire
