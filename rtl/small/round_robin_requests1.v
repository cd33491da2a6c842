// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The first of several requests from a given one on, cyclically. Combinational: who was last is the owner's to remember.
//
// Grants the first request at or after `start`, else the lowest one.

module round_robin_requests1 (
    // Who asks.
    input  wire requests,
    // Where the search begins; beyond the last request it begins at the lowest.
    input  wire start,
    // One bit for the one who gets it, or none.
    output wire grant,
    // The same as a number; zero if nobody asks.
    output wire index,
    // Whether anybody asks.
    output wire found
);

    wire late;
    wire first_requests;

    first_set_requests1 u_first (
        .requests (first_requests),
        .grant    (grant),
        .index    (index),
        .found    (found)
    );

    assign late = (requests >> start) << start;
    assign first_requests = late ? late : requests;
endmodule
