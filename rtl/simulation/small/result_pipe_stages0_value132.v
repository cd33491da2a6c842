// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//
// A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
// cycle. A stage changes only when a result moves into it, so an idle unit is still. Knows nothing of what it carries.
//
// Results on their way, each with the register it is for.

module result_pipe_stages0_value132 (
    // Whether a result enters.
    input  wire         enter,
    // The register it is for.
    input  wire   [7:0] destination,
    // The result.
    input  wire [131:0] value,
    // Whether a result leaves.
    output wire         leave,
    // The register that one is for.
    output wire   [7:0] leaving_destination,
    // That result.
    output wire [131:0] leaving_value
);

    assign leave = enter;
    assign leaving_destination = destination;
    assign leaving_value = value;
endmodule
