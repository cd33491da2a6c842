// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

`default_nettype none

module warpstep_delay_cycles32 (
    input  wire       clock,
    input  wire       reset,
    input  wire [8:0] early, // Goes in.
    output wire [8:0] late // Comes out.
);

    reg  [287:0] stages_q;
    wire [287:0] stages_d;

    assign late = stages_q[287:279];
    assign stages_d[8:0] = early;
    assign stages_d[287:9] = stages_q[278:0];

    always @(posedge clock) begin
        if (reset) begin
            stages_q <= 288'h0;
        end else begin
            stages_q <= stages_d;
        end
    end
endmodule

`default_nettype wire
