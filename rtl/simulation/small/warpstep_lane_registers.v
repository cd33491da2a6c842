// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's registers, of all warps: memory indexed by warp, as block RAMs like it.
//
// A word's address is warp * 32 + register (x registers only) or warp * 64 + register (x and f). Each read port is a copy
// of the memory. A register number presented in cycle c gives its value in c + 1, and the value stays until the next
// read. A write at the end of c is seen by a read presented in c + 1; a read presented in c itself, beside the write,
// still gives the old value: who issues in c waits for the pending write anyway. x0 reads as zero whatever was written.
// Contents have no reset. Knows nothing of masks or of who may read when.
//
// Two or three synchronous read ports, one write port.

`default_nettype none

module warpstep_lane_registers (
    input  wire        clock,
    input  wire        reset,
    input  wire        read, // Registers are read; otherwise the operands keep their values.
    input  wire  [1:0] read_warp, // Warp whose registers are read.
    input  wire [17:0] read_registers, // Register read at each port.
    output reg  [95:0] operands, // Values of the registers read in the last cycle.
    // The result that is written at the end of this cycle.
    input  wire        write_valid, // There is a result in this cycle.
    input  wire  [7:0] write_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [31:0] write_value // Value of the result.
);

    reg   [2:0] zero_q;
    wire  [2:0] words_read_enable;
    wire [23:0] words_read_address;
    wire [95:0] words_read_data;

    warpstep_replicated_ram u_words (
        .clock         (clock),
        .read_enable   (words_read_enable),
        .read_address  (words_read_address),
        .read_data     (words_read_data),
        .write_enable  (write_valid),
        .write_address (write_destination),
        .write_data    (write_value)
    );

    assign words_read_enable[0] = read;
    assign words_read_address[7:0] = {read_warp, read_registers[5:0]};

    always @* begin : set_operands
        integer port;
        for (port = 0; port < 3; port = port + 1) begin
            operands[port*32 +: 32] = words_read_data[port*32 +: 32];
            if (zero_q[port]) operands[port*32 +: 32] = 32'h0;
        end
    end

    assign words_read_enable[1] = read;
    assign words_read_address[15:8] = {read_warp, read_registers[11:6]};
    assign words_read_enable[2] = read;
    assign words_read_address[23:16] = {read_warp, read_registers[17:12]};

    always @(posedge clock) begin : registers
        integer i;
        if (reset) begin
            zero_q <= 3'h0;
        end else begin
            for (i = 0; i < 3; i = i + 1) begin
                // Memory has no reset: the zero of x0 is made here.
                if (read) zero_q[i] <= read_registers[i*6 +: 6] == 6'h0;
            end
        end
    end
endmodule

`default_nettype wire
