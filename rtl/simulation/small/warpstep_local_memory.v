// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The local memory of a core: banks one word wide, each with one word per cycle; lanes that want other words of a bank wait for a
// later cycle.
//
// Lanes that may go in k: `group` is those that do, in k. A read has its words in k + 1, one per bank; the load buffer picks
// each lane's. A write is done at the end of k.
//
// All banks.

`default_nettype none

module warpstep_local_memory (
    input  wire         clock,
    // Lanes that access local memory, and what is done for them.
    input  wire   [3:0] request_active, // Lanes that access local memory, one bit per lane.
    input  wire         request_read, // Their words are read.
    input  wire         request_write, // Their words are written.
    // Address and word to store of each lane.
    input  wire [127:0] lanes_address, // Address the lane accesses.
    input  wire [127:0] lanes_store_data, // Data to store, each byte in its place.
    input  wire  [15:0] lanes_store_bytes, // Bytes that are stored, one bit per byte.
    output wire   [3:0] group, // Lanes that are served, one bit per lane.
    output wire [127:0] words // Words read in the cycle before, one per bank, that of bank 0 lowest.
);

    wire   [7:0] groups_wanted_banks;
    wire  [39:0] groups_wanted_rows;
    wire   [3:0] groups_leads;
    wire  [31:0] banks_wanted_banks;
    wire [159:0] banks_wanted_rows;
    wire [127:0] banks_word;
    genvar         g_bank;
    genvar         g_i;

    warpstep_bank_groups u_groups (
        .active       (request_active),
        .wanted_banks (groups_wanted_banks),
        .wanted_rows  (groups_wanted_rows),
        .leads        (groups_leads),
        .group        (group)
    );

    generate
        for (g_bank = 0; g_bank < 4; g_bank = g_bank + 1) begin : g_banks
            localparam [1:0] BANK = g_bank;
            warpstep_local_bank u_banks (
                .clock          (clock),
                .number         (BANK),
                .request_active (request_active),
                .request_read   (request_read),
                .request_write  (request_write),
                .wanted_banks   (banks_wanted_banks[g_bank*8 +: 8]),
                .wanted_rows    (banks_wanted_rows[g_bank*40 +: 40]),
                .stores_data    (lanes_store_data),
                .stores_bytes   (lanes_store_bytes),
                .leads          (groups_leads),
                .group          (group),
                .word           (banks_word[g_bank*32 +: 32])
            );
        end
    endgenerate

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_1
            assign groups_wanted_banks[g_i*2 +: 2] = lanes_address[g_i*32 + 2 +: 2];
        end
    endgenerate
    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_2
            assign groups_wanted_rows[g_i*10 +: 10] = lanes_address[g_i*32 + 4 +: 10];
        end
    endgenerate
    assign words = banks_word;
    generate
        for (g_bank = 0; g_bank < 4; g_bank = g_bank + 1) begin : g_3
            assign banks_wanted_banks[g_bank*8 +: 2] = lanes_address[3:2];
            assign banks_wanted_banks[g_bank*8 + 2 +: 2] = lanes_address[35:34];
            assign banks_wanted_banks[g_bank*8 + 4 +: 2] = lanes_address[67:66];
            assign banks_wanted_banks[g_bank*8 + 6 +: 2] = lanes_address[99:98];
        end
    endgenerate
    generate
        for (g_bank = 0; g_bank < 4; g_bank = g_bank + 1) begin : g_4
            assign banks_wanted_rows[g_bank*40 +: 10] = lanes_address[13:4];
            assign banks_wanted_rows[g_bank*40 + 10 +: 10] = lanes_address[45:36];
            assign banks_wanted_rows[g_bank*40 + 20 +: 10] = lanes_address[77:68];
            assign banks_wanted_rows[g_bank*40 + 30 +: 10] = lanes_address[109:100];
        end
    endgenerate

    // Not used here.
    wire unused = &{
        1'b0, lanes_address[1:0], lanes_address[33:14], lanes_address[65:46], lanes_address[97:78],
        lanes_address[127:110]
    };
endmodule

`default_nettype wire
