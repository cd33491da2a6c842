// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.
//
// `late` is what `early` was `stages` cycles ago; zero for that long after reset.

`default_nettype none

module warpstep_delay_cycles3 (
    input  wire       clock,
    input  wire       reset,
    input  wire [7:0] early, // Goes in.
    output wire [7:0] late // Comes out.
);

    reg  [23:0] stages_q;
    wire [23:0] stages_d;

    assign late = stages_q[23:16];
    assign stages_d[7:0] = early;
    assign stages_d[23:8] = stages_q[15:0];

    always @(posedge clock) begin
        if (reset) begin
            stages_q <= 24'h0;
        end else begin
            stages_q <= stages_d;
        end
    end
endmodule

`default_nettype wire
