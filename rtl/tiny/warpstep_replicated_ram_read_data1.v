// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A memory with several synchronous read ports: one block RAM for each, all written alike.
//
// Otherwise as `Ram::apart`, of which it is made: nobody looks at a word that was written in the cycle of its read.
//
// One write port, several synchronous read ports.

`default_nettype none

module warpstep_replicated_ram_read_data1 (
    input  wire        clock,
    input  wire  [2:0] read_enable, // Whether each port reads; otherwise its `read_data` keeps its value.
    input  wire [20:0] read_address, // Which word each port reads.
    output wire  [2:0] read_data, // The word each port asked for last.
    input  wire        write_enable, // Which groups of bits to write, one bit per group.
    input  wire  [6:0] write_address, // Which word to write.
    input  wire        write_data // What to write.
);

    genvar g_reader;

    generate
        for (g_reader = 0; g_reader < 3; g_reader = g_reader + 1) begin : g_copies
            warpstep_ram_depth128 #(.DEPTH(128), .WIDTH(1), .GROUPS(1), .ADDRESS(7)) u_copies (
                .clock         (clock),
                .read_enable   (read_enable[g_reader]),
                .read_address  (read_address[g_reader*7 +: 7]),
                .read_data     (read_data[g_reader]),
                .write_enable  (write_enable),
                .write_address (write_address),
                .write_data    (write_data)
            );
        end
    endgenerate
endmodule

`default_nettype wire
