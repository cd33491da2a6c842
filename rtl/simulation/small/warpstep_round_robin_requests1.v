// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The first of several requests from a given one on, cyclically. Combinational: who was last is the owner's to remember.
//
// Grants the first request at or after `start`, else the lowest one.

`default_nettype none

module warpstep_round_robin_requests1 (
    input  wire requests, // Who asks.
    input  wire start, // Where the search begins; beyond the last request it begins at the lowest.
    output wire grant, // One bit for the one who gets it, or none.
    output wire index, // The same as a number; zero if nobody asks.
    output wire found // Whether anybody asks.
);

    wire late;
    wire first_requests;

    warpstep_first_set #(.COUNT(1), .INDEX(1)) u_first (
        .requests (first_requests),
        .grant    (grant),
        .index    (index),
        .found    (found)
    );

    assign late = requests & (~1'b0 << start);
    assign first_requests = late ? late : requests;
endmodule

`default_nettype wire
