// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's registers, of all warps: memory indexed by warp, as block RAMs like it.
//
// A word's address is warp * 32 + register (x registers only) or warp * 64 + register (x and f). Each read port is a copy
// of the memory. A register number presented in cycle c gives its value in c + 1, and then only: registers are read in every
// cycle, whoever needs them, since who does is known late. A write at the end of c is seen by a read
// presented in c + 1; what a read presented in c itself gives, beside the write, is nobody's concern: who issues in c waits for the
// pending write anyway. x0 reads as zero whatever was written. Contents have no reset. Knows nothing of masks or of who may read when.
//
// With two write ports there are two banks, written at the short and at the long port, and a register's home bit says which
// of them has its value. The bit is written in the cycle of the operands (c + 1), long before a result of the long port is there:
// until then the register is pending and nobody reads it, so one port writes all home bits, and they are read as the words are.
//
// The address of a load or store, first operand plus offset, is made here: words come late and the bit has all of them wait for it, so
// both banks add before it chooses.
//
// Two or three synchronous read ports, one or two write ports.

`default_nettype none

module warpstep_lane_registers (
    input  wire        clock,
    input  wire        reset,
    input  wire  [1:0] read_warp, // Warp whose registers are read.
    input  wire [17:0] read_registers, // Register read at each port.
    output reg  [95:0] operands, // Values of the registers read in the last cycle.
    input  wire [31:0] offset, // What is added to the first of them.
    output reg  [31:0] address, // Their sum.
    // The write port of the instruction issued in the last cycle: the home of its destination changes at the end of this one.
    input  wire        choice_valid, // The issued instruction has a destination.
    input  wire  [7:0] choice_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire        choice_long, // The result is written at the long port, not at the short one.
    // The result that is written at each port, at the end of this cycle.
    input  wire  [1:0] writes_valid, // There is a result in this cycle.
    input  wire [15:0] writes_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [63:0] writes_value // Value of the result.
);

    reg   [17:0] was_register_q;
    wire  [63:0] sums;
    wire  [23:0] read_address;
    wire [191:0] words_read_data;
    wire   [2:0] homes_read_data;
    genvar         g_port;

    generate
        for (g_port = 0; g_port < 2; g_port = g_port + 1) begin : g_words
            warpstep_replicated_ram_read_data32 u_words (
                .clock         (clock),
                .read_enable   (3'h7),
                .read_address  (read_address),
                .read_data     (words_read_data[g_port*96 +: 96]),
                .write_enable  (writes_valid[g_port]),
                .write_address (writes_destination[g_port*8 +: 8]),
                .write_data    (writes_value[g_port*32 +: 32])
            );
        end
    endgenerate

    warpstep_replicated_ram_read_data1 u_homes_0 (
        .clock         (clock),
        .read_enable   (3'h7),
        .read_address  (read_address),
        .read_data     (homes_read_data),
        .write_enable  (choice_valid),
        .write_address (choice_destination),
        .write_data    (choice_long)
    );

    assign read_address[7:0] = {read_warp, read_registers[5:0]};

    always @* begin : set_operands
        integer port;
        for (port = 0; port < 3; port = port + 1) begin
            operands[port*32 +: 32] = words_read_data[port*32 +: 32];
            if (homes_read_data[port]) operands[port*32 +: 32] = words_read_data[port*32 + 96 +: 32];
            // Memory has no reset: the zero of x0 is made here.
            if (was_register_q[port*6 +: 6] == 6'h0) operands[port*32 +: 32] = 32'h0;
        end
    end

    assign read_address[15:8] = {read_warp, read_registers[11:6]};
    assign read_address[23:16] = {read_warp, read_registers[17:12]};

    // The address.
    assign sums[31:0] = words_read_data[31:0] + offset;
    assign sums[63:32] = words_read_data[127:96] + offset;

    always @* begin
        address = sums[31:0];
        if (homes_read_data[0]) address = sums[63:32];
        if (was_register_q[5:0] == 6'h0) address = offset;
    end

    always @(posedge clock) begin : registers
        integer port;
        if (reset) begin
            was_register_q <= 18'h0;
        end else begin
            for (port = 0; port < 3; port = port + 1) begin
                was_register_q[port*6 +: 6] <= read_registers[port*6 +: 6];
            end
        end
    end
endmodule

`default_nettype wire
