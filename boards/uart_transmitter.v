// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Sends bytes as a serial line carries them: a start bit, eight data bits from the lowest, a stop bit, no parity.
//
// A byte is taken in a cycle with `valid` and `ready`, and is on the line for ten times CYCLES_PER_BIT cycles after that.

`default_nettype none

module uart_transmitter #(
    parameter CYCLES_PER_BIT = 217 // 115,200 baud at 25 MHz
) (
    input  wire       clock,
    input  wire       reset, // Synchronous.
    input  wire       valid, // There is a byte to send.
    input  wire [7:0] data,  // This byte.
    output wire       ready, // It is taken in this cycle.
    output wire       line   // 1 while there is nothing to send.
);
    localparam COUNT_BITS = $clog2(CYCLES_PER_BIT + 1);

    // The bits that are still to be sent, lowest first; a one above them marks the end.
    reg [9:0] bits;
    reg sending;
    reg level;
    reg [COUNT_BITS-1:0] wait_cycles;

    assign ready = !sending;
    assign line = level;

    always @(posedge clock) begin
        if (reset) begin
            sending <= 1'b0;
            level <= 1'b1;
        end else if (!sending) begin
            if (valid) begin
                sending <= 1'b1;
                level <= 1'b0;
                bits <= {2'b11, data};
                wait_cycles <= CYCLES_PER_BIT[COUNT_BITS-1:0] - 1'b1;
            end
        end else if (wait_cycles != 0) begin
            wait_cycles <= wait_cycles - 1'b1;
        end else if (bits == 10'd1) begin
            sending <= 1'b0;
        end else begin
            level <= bits[0];
            bits <= {1'b0, bits[9:1]};
            wait_cycles <= CYCLES_PER_BIT[COUNT_BITS-1:0] - 1'b1;
        end
    end
endmodule

`default_nettype wire
