// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Words side by side as one bus, the first lowest. Wires only.
//
// `lanes` words become one bus.

module pack (
    // The words.
    input  wire   [31:0] lanes_0,
    input  wire   [31:0] lanes_1,
    input  wire   [31:0] lanes_2,
    input  wire   [31:0] lanes_3,
    input  wire   [31:0] lanes_4,
    input  wire   [31:0] lanes_5,
    input  wire   [31:0] lanes_6,
    input  wire   [31:0] lanes_7,
    input  wire   [31:0] lanes_8,
    input  wire   [31:0] lanes_9,
    input  wire   [31:0] lanes_10,
    input  wire   [31:0] lanes_11,
    input  wire   [31:0] lanes_12,
    input  wire   [31:0] lanes_13,
    input  wire   [31:0] lanes_14,
    input  wire   [31:0] lanes_15,
    input  wire   [31:0] lanes_16,
    input  wire   [31:0] lanes_17,
    input  wire   [31:0] lanes_18,
    input  wire   [31:0] lanes_19,
    input  wire   [31:0] lanes_20,
    input  wire   [31:0] lanes_21,
    input  wire   [31:0] lanes_22,
    input  wire   [31:0] lanes_23,
    input  wire   [31:0] lanes_24,
    input  wire   [31:0] lanes_25,
    input  wire   [31:0] lanes_26,
    input  wire   [31:0] lanes_27,
    input  wire   [31:0] lanes_28,
    input  wire   [31:0] lanes_29,
    input  wire   [31:0] lanes_30,
    input  wire   [31:0] lanes_31,
    // The bus.
    output wire [1023:0] bus
);

    assign bus = {
        lanes_31,
        lanes_30,
        lanes_29,
        lanes_28,
        lanes_27,
        lanes_26,
        lanes_25,
        lanes_24,
        lanes_23,
        lanes_22,
        lanes_21,
        lanes_20,
        lanes_19,
        lanes_18,
        lanes_17,
        lanes_16,
        lanes_15,
        lanes_14,
        lanes_13,
        lanes_12,
        lanes_11,
        lanes_10,
        lanes_9,
        lanes_8,
        lanes_7,
        lanes_6,
        lanes_5,
        lanes_4,
        lanes_3,
        lanes_2,
        lanes_1,
        lanes_0
    };
endmodule
