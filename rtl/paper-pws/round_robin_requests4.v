// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The first of several requests from a given one on, cyclically. Combinational: who was last is the owner's to remember.
//
// Grants the first request at or after `start`, else the lowest one.

module round_robin_requests4 (
    // Who asks.
    input  wire [3:0] requests,
    // Where the search begins; beyond the last request it begins at the lowest.
    input  wire [1:0] start,
    // One bit for the one who gets it, or none.
    output wire [3:0] grant,
    // The same as a number; zero if nobody asks.
    output wire [1:0] index,
    // Whether anybody asks.
    output wire       found
);

    wire [3:0] late;
    wire [3:0] first_requests;

    first_set_requests4 u_first (
        .requests (first_requests),
        .grant    (grant),
        .index    (index),
        .found    (found)
    );

    assign late = (requests >> start) << start;
    assign first_requests = (|late) ? late : requests;
endmodule
