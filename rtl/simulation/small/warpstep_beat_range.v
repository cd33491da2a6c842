// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which beats of a line a write sends: from the first with a byte to write to the last. Combinational.
//
// Lanes that store to lines of their own write a word of each; the beats around it would keep the bus busy for nothing. Beats
// between the first and the last are sent whether they have a byte to write or not: a burst has no holes.
//
// The range of beats of a write.

`default_nettype none

module warpstep_beat_range (
    input  wire [15:0] bytes, // Bytes of the line that are written, one bit per byte. A store writes at least one.
    output reg         first, // Number of the lowest beat with a byte to write.
    output reg         last // Number of the highest.
);

    reg  found;

    always @* begin
        first = 1'b0;
        last = 1'b0;
        found = 1'b0;
        if (|bytes[7:0]) begin
            if (~found) first = 1'b0;
            last = 1'b0;
            found = 1'b1;
        end
        if (|bytes[15:8]) begin
            if (~found) first = 1'b1;
            last = 1'b1;
            found = 1'b1;
        end
    end
endmodule

`default_nettype wire
