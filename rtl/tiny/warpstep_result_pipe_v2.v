// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//
// A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
// cycle. A stage changes only when a result moves into it, so an idle unit does not toggle. Knows nothing of what it carries.
//
// Results on their way to their slots.

`default_nettype none

module warpstep_result_pipe_v2 (
    input  wire        clock,
    input  wire        reset,
    // The result that enters.
    input  wire        enter_valid, // There is a result in this cycle.
    input  wire  [6:0] enter_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [36:0] enter_value, // Value of the result.
    // The result that leaves.
    output wire        leave_valid, // There is a result in this cycle.
    output wire  [6:0] leave_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [36:0] leave_value // Value of the result.
);

    reg         stages_valid_q;
    reg   [6:0] stages_destination_q;
    reg  [36:0] stages_value_q;

    assign leave_valid = stages_valid_q;
    assign leave_destination = stages_destination_q;
    assign leave_value = stages_value_q;

    always @(posedge clock) begin
        if (reset) begin
            stages_valid_q <= 1'b0;
        end else begin
            stages_valid_q <= 1'b0;
            if (enter_valid) stages_valid_q <= enter_valid;
        end
    end

    always @(posedge clock) begin
        if (enter_valid) begin
            stages_destination_q <= enter_destination;
            stages_value_q <= enter_value;
        end
    end

`ifdef WARPSTEP_INIT
    initial {stages_destination_q, stages_value_q} = 44'h0;
`endif
endmodule

`default_nettype wire
