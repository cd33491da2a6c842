// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire       warp, // Warp of the instruction in c + 1.
    output wire [4:0] owners // Warp of the result each float unit has in this cycle.
);

    warpstep_delay #(.WIDTH(1), .CYCLES(2), .RESET(0)) u_under_way_1 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[1])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(3), .RESET(0)) u_under_way_2 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[2])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(14), .RESET(0)) u_under_way_3 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[3])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(14), .RESET(0)) u_under_way_4 (
        .clock (clock),
        .reset (reset),
        .early (warp),
        .late  (owners[4])
    );

    assign owners[0] = warp;
endmodule

`default_nettype wire
