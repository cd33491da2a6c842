// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Whose flags each float unit raises: the warp of the operation whose result it hands over in this cycle.
//
// Units have fixed latencies, so the warp of what begins in c + 1 waits as long as the operation takes. Flags are zero where a
// unit has no result, so nobody asks then. Knows nothing of lanes and values.
//
// One warp for each float unit.

`default_nettype none

module warpstep_flag_owners (
    input  wire       clock,
    input  wire       reset,
    input  wire [1:0] warp, // Warp of the instruction in c + 1.
    output wire [9:0] owners // Warp of the result each float unit has in this cycle.
);

    warpstep_delay #(.WIDTH(2), .CYCLES(2), .RESET(0)) u_under_way_1 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[3:2])
    );

    warpstep_delay #(.WIDTH(2), .CYCLES(3), .RESET(0)) u_under_way_2 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[5:4])
    );

    warpstep_delay #(.WIDTH(2), .CYCLES(14), .RESET(0)) u_under_way_3 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[7:6])
    );

    warpstep_delay #(.WIDTH(2), .CYCLES(14), .RESET(0)) u_under_way_4 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[9:8])
    );

    assign owners[1:0] = warp;
endmodule

`default_nettype wire
