// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Where a pipeline may be cut: a register for every value that crosses, or none of them.
//
// What enters in cycle c leaves in c + 1, or at once. The registers change only when something enters, so an idle unit is
// still. Knows nothing of what it carries.
//
// Values that belong together, on their way from one stage to the next.

module cut_registered0_fields_x6 (
    // Whether anything enters.
    input  wire        enter,
    // What.
    input  wire [10:0] fields_0,
    input  wire  [2:0] fields_1,
    input  wire  [6:0] fields_2,
    input  wire [31:0] fields_3,
    input  wire [31:0] fields_4,
    input  wire [31:0] fields_5,
    // Whether anything leaves.
    output wire        leave,
    // What.
    output wire [10:0] leaving_0,
    output wire  [2:0] leaving_1,
    output wire  [6:0] leaving_2,
    output wire [31:0] leaving_3,
    output wire [31:0] leaving_4,
    output wire [31:0] leaving_5
);

    assign leave = enter;
    assign leaving_0 = fields_0;
    assign leaving_1 = fields_1;
    assign leaving_2 = fields_2;
    assign leaving_3 = fields_3;
    assign leaving_4 = fields_4;
    assign leaving_5 = fields_5;
endmodule
