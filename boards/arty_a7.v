// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Pins of the Arty A7 board (Artix-7): constraints/arty_a7.xdc says where they are. The core runs at a quarter of the
// board's 100 MHz.

`default_nettype none

module arty_a7 #(
    parameter AXI_BYTES = 8,       // `axi_bytes` of the emitted configuration
    parameter IMAGE = "image.hex"  // the program (`warpstep image`)
) (
    input  wire       clk_100mhz,
    input  wire       ck_rst_n,     // Low while the button RESET is pressed.
    output wire       uart_rxd_out, // To the computer: what the program prints, 115,200 baud.
    output wire [7:0] led
);
    reg [1:0] divided = 2'd0;
    always @(posedge clk_100mhz) divided <= divided + 2'd1;

    board_system #(
        .AXI_BYTES      (AXI_BYTES),
        .IMAGE          (IMAGE),
        .CYCLES_PER_BIT (217)
    ) system (
        .clock        (divided[1]),
        .reset_button (!ck_rst_n),
        .serial       (uart_rxd_out),
        .lights       (led)
    );
endmodule

`default_nettype wire
