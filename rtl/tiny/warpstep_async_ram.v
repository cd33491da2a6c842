// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A memory read at once and written at the clock edge: for the few words a warp keeps, in distributed RAM.
//
// No reset: contents are unknown until written. The number of words is rounded up to a power of two, at least two.
//
// One write port, several read ports without latency.

`default_nettype none

module warpstep_async_ram #(
    parameter DEPTH = 4,
    parameter WIDTH = 101,
    parameter READERS = 1,
    parameter GROUPS = 1,
    parameter ADDRESS = 2
) (
    input  wire                       clock,
    input  wire [READERS*ADDRESS-1:0] read_address, // Which words to read.
    output wire   [READERS*WIDTH-1:0] read_data, // These words.
    input  wire          [GROUPS-1:0] write_enable, // Which groups of bits to write, one bit per group.
    input  wire         [ADDRESS-1:0] write_address, // Which word to write.
    input  wire           [WIDTH-1:0] write_data // What to write.
);

    reg [WIDTH-1:0] words [0:DEPTH-1];

    genvar reader;
    generate
        for (reader = 0; reader < READERS; reader = reader + 1) begin : g_readers
            assign read_data[reader*WIDTH +: WIDTH] = words[read_address[reader*ADDRESS +: ADDRESS]];
        end
    endgenerate

    always @(posedge clock) begin : access
        integer part;
        for (part = 0; part < GROUPS; part = part + 1) begin
            if (write_enable[part]) begin
                words[write_address][part*(WIDTH/GROUPS) +: WIDTH/GROUPS] <= write_data[part*(WIDTH/GROUPS) +: WIDTH/GROUPS];
            end
        end
    end

    `ifdef WARPSTEP_INIT
    integer word;
    initial for (word = 0; word < DEPTH; word = word + 1) words[word] = {WIDTH{1'b0}};
    `endif
endmodule

`default_nettype wire
