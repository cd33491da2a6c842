// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One counter.

`default_nettype none

module warpstep_counter (
    input  wire        clock,
    input  wire        reset,
    input  wire  [2:0] more, // Amount added at the end of the cycle.
    output wire [63:0] value // Sum before this cycle.
);

    reg  [63:0] total_q;

    assign value = total_q;

    always @(posedge clock) begin
        if (reset) total_q <= 64'h0;
        else total_q <= total_q + {61'h0, more};
    end
endmodule

`default_nettype wire
