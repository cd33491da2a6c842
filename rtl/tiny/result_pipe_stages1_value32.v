// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//
// A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
// cycle. A stage changes only when a result moves into it, so an idle unit is still. Knows nothing of what it carries.
//
// Results on their way, each with the register it is for.

module result_pipe_stages1_value32 (
    input  wire        clock,
    input  wire        reset,
    // Whether a result enters.
    input  wire        enter,
    // The register it is for.
    input  wire  [6:0] destination,
    // The result.
    input  wire [31:0] value,
    // Whether a result leaves.
    output wire        leave,
    // The register that one is for.
    output wire  [6:0] leaving_destination,
    // That result.
    output wire [31:0] leaving_value
);

    reg         valid_0_q;
    wire        valid_0_d;
    reg   [6:0] destinations_0_q;
    reg   [6:0] destinations_0_d;
    reg  [31:0] values_0_q;
    reg  [31:0] values_0_d;

    assign valid_0_d = enter;

    always @* begin
        destinations_0_d = destinations_0_q;
        values_0_d = values_0_q;
        if (enter) begin
            destinations_0_d = destination;
            values_0_d = value;
        end
    end

    assign leave = valid_0_q;
    assign leaving_destination = destinations_0_q;
    assign leaving_value = values_0_q;

    always @(posedge clock) begin
        if (reset) begin
            valid_0_q <= 1'b0;
            destinations_0_q <= 7'h0;
            values_0_q <= 32'h0;
        end else begin
            valid_0_q <= valid_0_d;
            destinations_0_q <= destinations_0_d;
            values_0_q <= values_0_d;
        end
    end
endmodule
