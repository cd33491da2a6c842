// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A board without its pins: makes a clock, listens to the serial line as a computer does, prints what it hears, and ends when
// the program has.

`timescale 1ns / 1ns
`default_nettype none

module board #(
    parameter BYTES = 65536, // as board_system.v has these
    parameter STACKS = 16,
    parameter STACK_BYTES = 2048
);
    localparam CYCLES_PER_BIT = 4;
    localparam PERIOD = 2;
    localparam BIT_TIME = CYCLES_PER_BIT * PERIOD;

    reg clock = 1'b0;
    always #(PERIOD / 2) clock = !clock;

    wire serial;
    wire [7:0] lights;
    board_system #(
        .AXI_BYTES      (4),
        .IMAGE          ("image.hex"),
        .CYCLES_PER_BIT (CYCLES_PER_BIT),
        .BYTES          (BYTES),
        .STACKS         (STACKS),
        .STACK_BYTES    (STACK_BYTES)
    ) system (
        .clock        (clock),
        .reset_button (1'b0),
        .serial       (serial),
        .lights       (lights)
    );

    // A falling edge begins a byte; its bits are looked at in their middle, and the stop bit must be 1.
    reg [7:0] heard;
    integer place;
    initial forever begin
        @(negedge serial);
        #(BIT_TIME / 2);
        for (place = 0; place < 8; place = place + 1) #(BIT_TIME) heard[place] = serial;
        #(BIT_TIME) if (!serial) $display("no stop bit");
        $display("heard %0d", heard);
    end

    initial begin
        wait (lights[0] === 1'b1);
        wait (lights[0] === 1'b0);
        #(20 * BIT_TIME) $display("lights %b", lights);
        $finish;
    end

    initial begin
        #2000000 $display("no end");
        $finish;
    end
endmodule

`default_nettype wire
