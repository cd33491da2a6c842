// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

module delay_cycles0_early7 (
    // Goes in.
    input  wire [6:0] early,
    // Comes out.
    output wire [6:0] late
);

    assign late = early;
endmodule
