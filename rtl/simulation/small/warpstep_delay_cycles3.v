// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

`default_nettype none

module warpstep_delay_cycles3 (
    input  wire       clock,
    input  wire       reset,
    input  wire [8:0] early, // Goes in.
    output wire [8:0] late // Comes out.
);

    reg  [26:0] stages_q;
    wire [26:0] stages_d;

    assign late = stages_q[26:18];
    assign stages_d[8:0] = early;
    assign stages_d[26:9] = stages_q[17:0];

    always @(posedge clock) begin
        if (reset) begin
            stages_q <= 27'h0;
        end else begin
            stages_q <= stages_d;
        end
    end
endmodule

`default_nettype wire
