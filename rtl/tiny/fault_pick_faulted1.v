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

module fault_pick_faulted1 (
    // Sources that have an error, one bit each.
    input  wire        faulted,
    // What.
    input  wire  [3:0] causes_0,
    // Whose.
    input  wire        contexts_0,
    // Address of the instruction.
    input  wire [31:0] pcs_0,
    // The evidence.
    input  wire [31:0] details_0,
    // The lane.
    input  wire  [1:0] lanes_0,
    // There is an error.
    output reg         found,
    // Of which source.
    output reg         source,
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
        source = 1'b0;
        cause = 4'h0;
        owner = 1'b0;
        pc = 32'h0;
        detail = 32'h0;
        lane = 2'h0;
        if (faulted & (~found)) begin
            found = 1'b1;
            source = 1'b0;
            cause = causes_0;
            owner = contexts_0;
            pc = pcs_0;
            detail = details_0;
            lane = lanes_0;
        end
    end
endmodule
