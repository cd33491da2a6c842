// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A value some cycles later. Zero cycles is a wire, and no module. Knows nothing of what it carries.
//
// Flags are zero after reset; data have no reset, so that a long delay of data can be a shift register, and what leaves it is
// unknown until something has gone through.
//
// `late` is what `early` was so many cycles ago.

`default_nettype none

module warpstep_delay #(
    parameter WIDTH = 2,
    parameter CYCLES = 2,
    parameter RESET = 0
) (
    input  wire             clock,
    input  wire             reset,
    input  wire [WIDTH-1:0] early, // Goes in.
    output wire [WIDTH-1:0] late // Comes out.
);

    reg  [CYCLES*WIDTH-1:0] stages;
    wire [CYCLES*WIDTH+WIDTH-1:0] all = {stages, early};
    assign late = stages[(CYCLES-1)*WIDTH +: WIDTH];

    always @(posedge clock) begin
        if (RESET && reset) stages <= {CYCLES*WIDTH{1'b0}};
        else stages <= all[CYCLES*WIDTH-1:0];
    end

    `ifdef WARPSTEP_INIT
    initial stages = {CYCLES*WIDTH{1'b0}};
    `endif

    wire unused = &{1'b0, all[CYCLES*WIDTH +: WIDTH]};
endmodule

`default_nettype wire
