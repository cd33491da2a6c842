// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One of several program errors: that of the lowest source. Combinational.
//
// Sources keep their first error, so the pick is that of the first error only in the first cycle in which there is one:
// who wants to know keeps what it sees then.
//
// Chooses among records of errors.

module fault_pick_faulted4 (
    // Sources that have an error, one bit each.
    input  wire  [3:0] faulted,
    // What.
    input  wire  [3:0] causes_0,
    input  wire  [3:0] causes_1,
    input  wire  [3:0] causes_2,
    input  wire  [3:0] causes_3,
    // Whose.
    input  wire        contexts_0,
    input  wire        contexts_1,
    input  wire        contexts_2,
    input  wire        contexts_3,
    // Address of the instruction.
    input  wire [31:0] pcs_0,
    input  wire [31:0] pcs_1,
    input  wire [31:0] pcs_2,
    input  wire [31:0] pcs_3,
    // The evidence.
    input  wire [31:0] details_0,
    input  wire [31:0] details_1,
    input  wire [31:0] details_2,
    input  wire [31:0] details_3,
    // The lane.
    input  wire  [1:0] lanes_0,
    input  wire  [1:0] lanes_1,
    input  wire  [1:0] lanes_2,
    input  wire  [1:0] lanes_3,
    // There is an error.
    output reg         found,
    // Of which source.
    output reg   [1:0] source,
    // What.
    output reg   [3:0] cause,
    // Whose.
    output reg         owner,
    // Address of the instruction.
    output reg  [31:0] pc,
    // The evidence.
    output reg  [31:0] detail,
    // The lane.
    output reg   [1:0] lane
);

    always @* begin
        found = 1'b0;
        source = 2'h0;
        cause = 4'h0;
        owner = 1'b0;
        pc = 32'h0;
        detail = 32'h0;
        lane = 2'h0;
        if (faulted[0] & (~found)) begin
            found = 1'b1;
            source = 2'h0;
            cause = causes_0;
            owner = contexts_0;
            pc = pcs_0;
            detail = details_0;
            lane = lanes_0;
        end
        if (faulted[1] & (~found)) begin
            found = 1'b1;
            source = 2'h1;
            cause = causes_1;
            owner = contexts_1;
            pc = pcs_1;
            detail = details_1;
            lane = lanes_1;
        end
        if (faulted[2] & (~found)) begin
            found = 1'b1;
            source = 2'h2;
            cause = causes_2;
            owner = contexts_2;
            pc = pcs_2;
            detail = details_2;
            lane = lanes_2;
        end
        if (faulted[3] & (~found)) begin
            found = 1'b1;
            source = 2'h3;
            cause = causes_3;
            owner = contexts_3;
            pc = pcs_3;
            detail = details_3;
            lane = lanes_3;
        end
    end
endmodule
