// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Accesses whose addresses are known, at most two, in issue order. The coalescer works on the oldest and takes lanes out of it.
//
// What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. Knows nothing of lines.
//
// A queue of two.

`default_nettype none

module warpstep_lsu_queue (
    input  wire         clock,
    input  wire         reset,
    // An access that enters at the end of this cycle. Only when there is room.
    input  wire         access_valid, // There is an access.
    input  wire  [44:0] access_tag, // Tag of the access.
    input  wire   [3:0] access_active, // Lanes that still have to access memory, one bit per lane.
    input  wire   [3:0] access_local, // Lanes whose address lies in local memory, one bit per lane.
    input  wire   [3:0] access_io, // Lanes whose address belongs to a device, one bit per lane.
    input  wire [127:0] access_lanes_address, // Address the lane accesses.
    input  wire [127:0] access_lanes_store_data, // Data to store, each byte in its place.
    input  wire  [15:0] access_lanes_store_bytes, // Bytes that are stored, one bit per byte.
    input  wire   [3:0] done, // Lanes of the oldest access that are done at the end of this cycle, one bit per lane.
    input  wire         leave, // The oldest access leaves at the end of this cycle.
    // The oldest access; no lane is active without one.
    output wire         first_valid, // There is an access.
    output wire  [44:0] first_tag, // Tag of the access.
    output reg    [3:0] first_active, // Lanes that still have to access memory, one bit per lane.
    output wire   [3:0] first_local, // Lanes whose address lies in local memory, one bit per lane.
    output wire   [3:0] first_io, // Lanes whose address belongs to a device, one bit per lane.
    output wire [127:0] first_lanes_address, // Address the lane accesses.
    output wire [127:0] first_lanes_store_data, // Data to store, each byte in its place.
    output wire  [15:0] first_lanes_store_bytes // Bytes that are stored, one bit per byte.
);

    reg          oldest_valid_q;
    reg          oldest_valid_d;
    reg   [44:0] oldest_tag_q;
    reg   [44:0] oldest_tag_d;
    reg    [3:0] oldest_active_q;
    reg    [3:0] oldest_active_d;
    reg    [3:0] oldest_local_q;
    reg    [3:0] oldest_local_d;
    reg    [3:0] oldest_io_q;
    reg    [3:0] oldest_io_d;
    reg  [127:0] oldest_lanes_address_q;
    reg  [127:0] oldest_lanes_address_d;
    reg  [127:0] oldest_lanes_store_data_q;
    reg  [127:0] oldest_lanes_store_data_d;
    reg   [15:0] oldest_lanes_store_bytes_q;
    reg   [15:0] oldest_lanes_store_bytes_d;
    reg          younger_valid_q;
    reg          younger_valid_d;
    reg   [44:0] younger_tag_q;
    reg   [44:0] younger_tag_d;
    reg    [3:0] younger_active_q;
    reg    [3:0] younger_active_d;
    reg    [3:0] younger_local_q;
    reg    [3:0] younger_local_d;
    reg    [3:0] younger_io_q;
    reg    [3:0] younger_io_d;
    reg  [127:0] younger_lanes_address_q;
    reg  [127:0] younger_lanes_address_d;
    reg  [127:0] younger_lanes_store_data_q;
    reg  [127:0] younger_lanes_store_data_d;
    reg   [15:0] younger_lanes_store_bytes_q;
    reg   [15:0] younger_lanes_store_bytes_d;
    wire         becomes_oldest;
    wire         becomes_younger;
    wire         moves_up;
    genvar         g_i;

    assign first_valid = oldest_valid_q;
    assign first_tag = oldest_tag_q;

    always @* begin
        first_active = oldest_active_q;
        if (~oldest_valid_q) first_active = 4'h0;
    end

    assign first_local = oldest_local_q;
    assign first_io = oldest_io_q;
    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_1
            assign first_lanes_address[g_i*32 +: 32] = oldest_lanes_address_q[g_i*32 +: 32];
            assign first_lanes_store_data[g_i*32 +: 32] = oldest_lanes_store_data_q[g_i*32 +: 32];
            assign first_lanes_store_bytes[g_i*4 +: 4] = oldest_lanes_store_bytes_q[g_i*4 +: 4];
        end
    endgenerate
    assign moves_up = leave & younger_valid_q;
    assign becomes_oldest = access_valid & (~oldest_valid_q | (leave & ~younger_valid_q));
    assign becomes_younger = access_valid & ~becomes_oldest;

    always @* begin : set_oldest_active_d
        integer i;
        oldest_active_d = oldest_active_q & ~done;
        oldest_io_d = oldest_io_q;
        for (i = 0; i < 4; i = i + 1) begin
            oldest_lanes_address_d[i*32 +: 32] = oldest_lanes_address_q[i*32 +: 32];
            oldest_lanes_store_bytes_d[i*4 +: 4] = oldest_lanes_store_bytes_q[i*4 +: 4];
            oldest_lanes_store_data_d[i*32 +: 32] = oldest_lanes_store_data_q[i*32 +: 32];
        end
        oldest_local_d = oldest_local_q;
        oldest_tag_d = oldest_tag_q;
        oldest_valid_d = oldest_valid_q;
        if (becomes_oldest) begin
            oldest_valid_d = access_valid;
            oldest_tag_d = access_tag;
            oldest_active_d = access_active;
            oldest_local_d = access_local;
            oldest_io_d = access_io;
            for (i = 0; i < 4; i = i + 1) begin
                oldest_lanes_address_d[i*32 +: 32] = access_lanes_address[i*32 +: 32];
                oldest_lanes_store_data_d[i*32 +: 32] = access_lanes_store_data[i*32 +: 32];
                oldest_lanes_store_bytes_d[i*4 +: 4] = access_lanes_store_bytes[i*4 +: 4];
            end
        end else if (moves_up) begin
            oldest_valid_d = younger_valid_q;
            oldest_tag_d = younger_tag_q;
            oldest_active_d = younger_active_q;
            oldest_local_d = younger_local_q;
            oldest_io_d = younger_io_q;
            for (i = 0; i < 4; i = i + 1) begin
                oldest_lanes_address_d[i*32 +: 32] = younger_lanes_address_q[i*32 +: 32];
                oldest_lanes_store_data_d[i*32 +: 32] = younger_lanes_store_data_q[i*32 +: 32];
                oldest_lanes_store_bytes_d[i*4 +: 4] = younger_lanes_store_bytes_q[i*4 +: 4];
            end
        end else if (leave) begin
            oldest_valid_d = 1'b0;
        end
    end

    always @* begin : set_younger_active_d
        integer i;
        younger_active_d = younger_active_q;
        younger_io_d = younger_io_q;
        for (i = 0; i < 4; i = i + 1) begin
            younger_lanes_address_d[i*32 +: 32] = younger_lanes_address_q[i*32 +: 32];
            younger_lanes_store_bytes_d[i*4 +: 4] = younger_lanes_store_bytes_q[i*4 +: 4];
            younger_lanes_store_data_d[i*32 +: 32] = younger_lanes_store_data_q[i*32 +: 32];
        end
        younger_local_d = younger_local_q;
        younger_tag_d = younger_tag_q;
        younger_valid_d = younger_valid_q;
        if (becomes_younger) begin
            younger_valid_d = access_valid;
            younger_tag_d = access_tag;
            younger_active_d = access_active;
            younger_local_d = access_local;
            younger_io_d = access_io;
            for (i = 0; i < 4; i = i + 1) begin
                younger_lanes_address_d[i*32 +: 32] = access_lanes_address[i*32 +: 32];
                younger_lanes_store_data_d[i*32 +: 32] = access_lanes_store_data[i*32 +: 32];
                younger_lanes_store_bytes_d[i*4 +: 4] = access_lanes_store_bytes[i*4 +: 4];
            end
        end else if (leave) begin
            younger_valid_d = 1'b0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            oldest_valid_q <= 1'b0;
            oldest_tag_q <= 45'h0;
            oldest_active_q <= 4'h0;
            oldest_local_q <= 4'h0;
            oldest_io_q <= 4'h0;
            oldest_lanes_address_q <= 128'h0;
            oldest_lanes_store_data_q <= 128'h0;
            oldest_lanes_store_bytes_q <= 16'h0;
            younger_valid_q <= 1'b0;
            younger_tag_q <= 45'h0;
            younger_active_q <= 4'h0;
            younger_local_q <= 4'h0;
            younger_io_q <= 4'h0;
            younger_lanes_address_q <= 128'h0;
            younger_lanes_store_data_q <= 128'h0;
            younger_lanes_store_bytes_q <= 16'h0;
        end else begin
            oldest_valid_q <= oldest_valid_d;
            oldest_tag_q <= oldest_tag_d;
            oldest_active_q <= oldest_active_d;
            oldest_local_q <= oldest_local_d;
            oldest_io_q <= oldest_io_d;
            oldest_lanes_address_q <= oldest_lanes_address_d;
            oldest_lanes_store_data_q <= oldest_lanes_store_data_d;
            oldest_lanes_store_bytes_q <= oldest_lanes_store_bytes_d;
            younger_valid_q <= younger_valid_d;
            younger_tag_q <= younger_tag_d;
            younger_active_q <= younger_active_d;
            younger_local_q <= younger_local_d;
            younger_io_q <= younger_io_d;
            younger_lanes_address_q <= younger_lanes_address_d;
            younger_lanes_store_data_q <= younger_lanes_store_data_d;
            younger_lanes_store_bytes_q <= younger_lanes_store_bytes_d;
        end
    end
endmodule

`default_nettype wire
