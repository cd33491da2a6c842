// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//
// A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
// cycle. A stage changes only when a result moves into it, so an idle unit is still. Knows nothing of what it carries.
//
// Results on their way, each with the register it is for.

module result_pipe_stages1_value37 (
    input  wire        clock,
    input  wire        reset,
    // Whether a result enters.
    input  wire        enter,
    // The register it is for.
    input  wire [10:0] destination,
    // The result.
    input  wire [36:0] value,
    // Whether a result leaves.
    output wire        leave,
    // The register that one is for.
    output wire [10:0] leaving_destination,
    // That result.
    output wire [36:0] leaving_value
);

    reg         valid_0_q;
    wire        valid_0_d;
    reg  [10:0] destinations_0_q;
    reg  [10:0] destinations_0_d;
    reg  [36:0] values_0_q;
    reg  [36:0] values_0_d;

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
            destinations_0_q <= 11'h0;
            values_0_q <= 37'h0;
        end else begin
            valid_0_q <= valid_0_d;
            destinations_0_q <= destinations_0_d;
            values_0_q <= values_0_d;
        end
    end
endmodule
