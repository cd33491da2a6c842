// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Pins of the ULX3S board (ECP5-85F): constraints/ulx3s.lpf says where they are.

`default_nettype none

module ulx3s #(
    parameter AXI_BYTES = 8,       // `axi_bytes` of the emitted configuration
    parameter IMAGE = "image.hex"  // the program (`warpstep image`)
) (
    input  wire       clk_25mhz,
    input  wire       btn_pwr_n, // Low while the button PWR is pressed: reset.
    output wire       ftdi_rxd,  // To the computer: what the program prints, 115,200 baud.
    output wire       wifi_gpio0, // High, or the board's second chip takes the lines over.
    output wire [7:0] led
);
    assign wifi_gpio0 = 1'b1;

    board_system #(
        .AXI_BYTES (AXI_BYTES),
        .IMAGE     (IMAGE),
        .CYCLES_PER_BIT (217)
    ) system (
        .clock        (clk_25mhz),
        .reset_button (!btn_pwr_n),
        .serial       (ftdi_rxd),
        .lights       (led)
    );
endmodule

`default_nettype wire
