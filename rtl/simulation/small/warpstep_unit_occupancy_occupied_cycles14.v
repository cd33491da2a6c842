// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Lanes in use of a unit that is not pipelined: the divider, float division, square root; one block each.
//
// An operation that issues in c with latency N occupies its lanes from c + 1 to c + N - 2: the next may issue in
// c + N - 1, because its operands come a cycle later. Counts cycles, a lane each; knows nothing of operands or results.
//
// Occupancy of one unit.

`default_nettype none

module warpstep_unit_occupancy_occupied_cycles14 (
    input  wire       clock,
    input  wire       reset,
    input  wire [3:0] start, // Lanes in which an operation issues, one bit per lane.
    output reg  [3:0] busy // Lanes in use in this cycle, one bit per lane.
);

    reg  [15:0] remaining_q;

    always @* begin : set_busy
        integer lane;
        busy = 4'h0;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            if (|remaining_q[lane*4 +: 4]) busy[lane] = 1'b1;
        end
    end

    always @(posedge clock) begin : registers
        integer lane;
        if (reset) begin
            remaining_q <= 16'h0;
        end else begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                if (|remaining_q[lane*4 +: 4]) remaining_q[lane*4 +: 4] <= remaining_q[lane*4 +: 4] - 4'h1;
                if (start[lane]) remaining_q[lane*4 +: 4] <= 4'he;
            end
        end
    end

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
`ifdef FORMAL_ALONE
        assume ((start & busy) == 4'h0); // Nothing begins in a lane that is in use.
`else
        assert ((start & busy) == 4'h0); // Nothing begins in a lane that is in use.
`endif
    end
`endif
endmodule

`default_nettype wire
