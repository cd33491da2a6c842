// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Words side by side as one bus, the first lowest. Wires only.
//
// `lanes` words become one bus.

`default_nettype none

module warpstep_pack (
    input  wire [127:0] lanes, // The words.
    output wire [127:0] bus // The bus.
);

    assign bus = lanes;
endmodule

`default_nettype wire
