// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One bus as words, the lowest first. Wires only.
//
// A bus becomes `lanes` words.

module unpack (
    // The bus.
    input  wire [127:0] bus,
    // The words.
    output wire  [31:0] lanes_0,
    output wire  [31:0] lanes_1,
    output wire  [31:0] lanes_2,
    output wire  [31:0] lanes_3
);

    assign lanes_0 = bus[31:0];
    assign lanes_1 = bus[63:32];
    assign lanes_2 = bus[95:64];
    assign lanes_3 = bus[127:96];
endmodule
