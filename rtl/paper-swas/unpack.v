// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One bus as words, the lowest first. Wires only.
//
// A bus becomes `lanes` words.

module unpack (
    // The bus.
    input  wire [511:0] bus,
    // The words.
    output wire  [31:0] lanes_0,
    output wire  [31:0] lanes_1,
    output wire  [31:0] lanes_2,
    output wire  [31:0] lanes_3,
    output wire  [31:0] lanes_4,
    output wire  [31:0] lanes_5,
    output wire  [31:0] lanes_6,
    output wire  [31:0] lanes_7,
    output wire  [31:0] lanes_8,
    output wire  [31:0] lanes_9,
    output wire  [31:0] lanes_10,
    output wire  [31:0] lanes_11,
    output wire  [31:0] lanes_12,
    output wire  [31:0] lanes_13,
    output wire  [31:0] lanes_14,
    output wire  [31:0] lanes_15
);

    assign lanes_0 = bus[31:0];
    assign lanes_1 = bus[63:32];
    assign lanes_2 = bus[95:64];
    assign lanes_3 = bus[127:96];
    assign lanes_4 = bus[159:128];
    assign lanes_5 = bus[191:160];
    assign lanes_6 = bus[223:192];
    assign lanes_7 = bus[255:224];
    assign lanes_8 = bus[287:256];
    assign lanes_9 = bus[319:288];
    assign lanes_10 = bus[351:320];
    assign lanes_11 = bus[383:352];
    assign lanes_12 = bus[415:384];
    assign lanes_13 = bus[447:416];
    assign lanes_14 = bus[479:448];
    assign lanes_15 = bus[511:480];
endmodule
