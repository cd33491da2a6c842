// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Words side by side as one bus, the first lowest. Wires only.
//
// `lanes` words become one bus.

module pack (
    // The words.
    input  wire  [31:0] lanes_0,
    input  wire  [31:0] lanes_1,
    input  wire  [31:0] lanes_2,
    input  wire  [31:0] lanes_3,
    // The bus.
    output wire [127:0] bus
);

    assign bus = {lanes_3, lanes_2, lanes_1, lanes_0};
endmodule
