// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The first of several requests from a given one on, cyclically. Combinational: who was last is the owner's to remember.
//
// Grants the first request at or after `start`, else the lowest one.

`default_nettype none

module warpstep_round_robin_requests4 (
    input  wire [3:0] requests, // Who asks.
    input  wire [1:0] start, // Where the search begins; beyond the last request it begins at the lowest.
    output wire [3:0] grant, // One bit for the one who gets it, or none.
    output wire [1:0] index, // The same as a number; zero if nobody asks.
    output wire       found // Whether anybody asks.
);

    wire [3:0] late;
    wire [3:0] first_requests;

    warpstep_first_set #(.COUNT(4), .INDEX(2)) u_first (
        .requests (first_requests),
        .grant    (grant),
        .index    (index),
        .found    (found)
    );

    assign late = requests & (~4'h0 << start);
    assign first_requests = (|late) ? late : requests;
endmodule

`default_nettype wire
