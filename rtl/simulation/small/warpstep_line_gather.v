// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which lanes go to memory together: the leader chooses a line; those with an address in the same line
// of RAM come along. An access to a device goes alone. Combinational.
//
// For a store also the line to write: the bytes of all lanes of the group, the highest lane last. If the leader's address is
// local the group is empty. Does not know whether the request is accepted.
//
// One group of lanes.

`default_nettype none

module warpstep_line_gather (
    input  wire   [3:0] active, // Lanes that are not done yet, one bit per lane.
    input  wire   [3:0] local_, // Lanes whose address lies in local memory, one bit per lane.
    input  wire   [3:0] io, // Lanes whose address belongs to a device, one bit per lane.
    input  wire         store, // The access stores to memory: the line to write is wanted.
    // Address and word to store of each lane.
    input  wire [127:0] lanes_address, // Address the lane accesses.
    input  wire [127:0] lanes_store_data, // Data to store, each byte in its place.
    input  wire  [15:0] lanes_store_bytes, // Bytes that are stored, one bit per byte.
    // The lowest active lane.
    input  wire   [1:0] leader_lane, // Number of the leader.
    input  wire   [3:0] leader_grant, // The leader, one bit per lane.
    input  wire         leader_is_local, // The leader's address lies in local memory.
    input  wire         leader_is_io, // The leader's address belongs to a device.
    input  wire  [27:0] leader_line, // Number of the leader's line.
    output reg    [3:0] group, // Lanes that go to that line, one bit per lane.
    // Bytes of the line that the group stores.
    output wire [127:0] write_data, // Data to store, each byte in its place.
    output wire  [15:0] write_bytes // Bytes that are stored, one bit per byte.
);

    reg   [15:0] words_active;
    wire [127:0] words_merged_data;
    wire  [15:0] words_merged_bytes;
    genvar         g_position;

    generate
        for (g_position = 0; g_position < 4; g_position = g_position + 1) begin : g_words
            warpstep_word_merge u_words (
                .active       (words_active[g_position*4 +: 4]),
                .stores_data  (lanes_store_data),
                .stores_bytes (lanes_store_bytes),
                .merged_data  (words_merged_data[g_position*32 +: 32]),
                .merged_bytes (words_merged_bytes[g_position*4 +: 4])
            );
        end
    endgenerate

    always @* begin : set_group
        integer lane;
        group = 4'h0;
        if (leader_is_io) begin
            group = leader_grant;
        end else if (|active) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                group[lane] = lanes_address[lane*32 + 4 +: 28] == leader_line;
            end
            group = group & active & ~local_ & ~io;
        end
    end

    // What is stored, word by word.
    assign write_data = words_merged_data;
    assign write_bytes = words_merged_bytes;

    always @* begin : set_words_active
        integer position;
        words_active[3:0] = 4'h0;
        if (store) begin
            for (position = 0; position < 4; position = position + 1) begin
                words_active[position] = group[position] & (lanes_address[position*32 + 2 +: 2] == 2'h0);
            end
        end
        words_active[7:4] = 4'h0;
        if (store) begin
            for (position = 4; position < 8; position = position + 1) begin
                words_active[position] = group[position - 4] & (lanes_address[position*32 - 126 +: 2] == 2'h1);
            end
        end
        words_active[11:8] = 4'h0;
        if (store) begin
            for (position = 8; position < 12; position = position + 1) begin
                words_active[position] = group[position - 8] & (lanes_address[position*32 - 254 +: 2] == 2'h2);
            end
        end
        words_active[15:12] = 4'h0;
        if (store) begin
            for (position = 12; position < 16; position = position + 1) begin
                words_active[position] = group[position - 12] & (lanes_address[position*32 - 382 +: 2] == 2'h3);
            end
        end
    end

    // Not used here.
    wire unused = &{
        1'b0, lanes_address[1:0], lanes_address[33:32], lanes_address[65:64], lanes_address[97:96], leader_lane,
        leader_is_local
    };
endmodule

`default_nettype wire
