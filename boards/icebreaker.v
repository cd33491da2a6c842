// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Pins of the iCEBreaker board (iCE40UP5K): constraints/icebreaker.pcf says where they are.
//
// The memory is small: 7 KB of program and data, 1 KB of stack for the only lane (boards/icebreaker.json).

`default_nettype none

module icebreaker #(
    parameter AXI_BYTES = 4,       // `axi_bytes` of the emitted configuration
    parameter IMAGE = "image.hex"  // the program (`warpstep image`)
) (
    input  wire       clk_12mhz,
    input  wire       btn_n,  // Low while the user button is pressed: reset.
    output wire       tx,     // To the computer: what the program prints, 115,200 baud.
    output wire       ledg_n, // Low after an end with exit code 0.
    output wire       ledr_n, // Low after an end with another one, or a program error.
    output wire [4:0] led     // On the break-off PMOD: busy; then the cause of a program error.
);
    wire [7:0] lights;
    assign ledg_n = !lights[1];
    assign ledr_n = !(lights[2] || lights[3]);
    assign led = {lights[7:4], lights[0]};

    board_system #(
        .AXI_BYTES      (AXI_BYTES),
        .IMAGE          (IMAGE),
        .CYCLES_PER_BIT (104),
        .BYTES          (8192),
        .STACKS         (1),
        .STACK_BYTES    (1024)
    ) system (
        .clock        (clk_12mhz),
        .reset_button (!btn_n),
        .serial       (tx),
        .lights       (lights)
    );
endmodule

`default_nettype wire
