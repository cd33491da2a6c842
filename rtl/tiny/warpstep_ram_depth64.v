// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A memory with one write port and one synchronous read port, as block RAMs have them.
//
// What is asked for in a cycle is there in the next one; reading a word while it is written gives the old word. Block RAMs
// do not promise that: synthesis puts a comparison of the addresses and a register for the word beside them. Whose reader
// never looks at a word that was written in the cycle of the read says so, and saves both. Each group of bits (a byte, a
// lane) has a write enable of its own. No reset: contents are unknown until written. The number of words is rounded up to
// a power of two, at least two, so that every address is a word.
//
// One write port, one synchronous read port.

`default_nettype none

module warpstep_ram_depth64 #(
    parameter DEPTH = 64,
    parameter WIDTH = 22,
    parameter GROUPS = 1,
    parameter ADDRESS = 6
) (
    input  wire               clock,
    input  wire               read_enable, // Whether to read; otherwise `read_data` keeps its value.
    input  wire [ADDRESS-1:0] read_address, // Which word to read.
    output wire   [WIDTH-1:0] read_data, // The word asked for in the last cycle that read.
    input  wire  [GROUPS-1:0] write_enable, // Which groups of bits to write, one bit per group.
    input  wire [ADDRESS-1:0] write_address, // Which word to write.
    input  wire   [WIDTH-1:0] write_data // What to write.
);

    reg [WIDTH-1:0] words [0:DEPTH-1];
    reg [WIDTH-1:0] read_word;
    assign read_data = read_word;

    always @(posedge clock) begin : access
        integer part;
        for (part = 0; part < GROUPS; part = part + 1) begin
            if (write_enable[part]) begin
                words[write_address][part*(WIDTH/GROUPS) +: WIDTH/GROUPS] <= write_data[part*(WIDTH/GROUPS) +: WIDTH/GROUPS];
            end
        end
        if (read_enable) read_word <= words[read_address];
    end

    `ifdef WARPSTEP_INIT
    integer word;
    initial for (word = 0; word < DEPTH; word = word + 1) words[word] = {WIDTH{1'b0}};
    `endif
    `ifdef WARPSTEP_INIT
    initial read_word = {WIDTH{1'b0}};
    `endif
endmodule

`default_nettype wire
