// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

module delay_cycles0_early12 (
    // Goes in.
    input  wire [11:0] early,
    // Comes out.
    output wire [11:0] late
);

    assign late = early;
endmodule
