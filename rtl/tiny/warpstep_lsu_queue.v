// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Accesses whose addresses are known, at most two, in issue order. The coalescer works on the oldest and takes lanes out of it.
//
// What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. The lane that chooses
// the step of a cycle is found at the end of the cycle before. Whether a line is in the cache is known late, and with it
// whether cache or memory takes a step: so what follows is found for both answers, and the answer chooses.
//
// A queue of two.

`default_nettype none

module warpstep_lsu_queue (
    input  wire         clock,
    input  wire         reset,
    input  wire         comes, // An access comes at the end of this cycle. Only when there is room.
    // That access; not valid if it is wrong: then it takes its place and is none. Whether it is wrong is known too late to choose the place.
    input  wire         access_valid, // There is an access.
    input  wire  [43:0] access_tag, // Tag of the access.
    input  wire   [3:0] access_active, // Lanes that still have to access memory, one bit per lane.
    input  wire   [3:0] access_local, // Lanes whose address lies in local memory, one bit per lane.
    input  wire   [3:0] access_io, // Lanes whose address belongs to a device, one bit per lane.
    input  wire [127:0] access_lanes_address, // Address the lane accesses.
    input  wire [127:0] access_lanes_store_data, // Data to store, each byte in its place.
    input  wire  [15:0] access_lanes_store_bytes, // Bytes that are stored, one bit per byte.
    input  wire         local_step, // Local memory takes a step for the oldest access in this cycle.
    input  wire   [3:0] local_group, // Lanes that are done then, one bit per lane.
    input  wire         line_step, // Cache or memory takes a step; not both.
    input  wire   [3:0] line_group, // Lanes that are done then, one bit per lane.
    input  wire         last_of_line, // They are the last of the access.
    input  wire         leaves, // The oldest access leaves at the end of this cycle, whatever cache and memory do.
    // The oldest access; no lane is active without one.
    output wire         first_valid, // There is an access.
    output wire  [43:0] first_tag, // Tag of the access.
    output reg    [3:0] first_active, // Lanes that still have to access memory, one bit per lane.
    output wire   [3:0] first_local, // Lanes whose address lies in local memory, one bit per lane.
    output wire   [3:0] first_io, // Lanes whose address belongs to a device, one bit per lane.
    output wire [127:0] first_lanes_address, // Address the lane accesses.
    output wire [127:0] first_lanes_store_data, // Data to store, each byte in its place.
    output wire  [15:0] first_lanes_store_bytes, // Bytes that are stored, one bit per byte.
    // Its lane that chooses the step of this cycle.
    output wire   [1:0] leader_lane, // Number of the leader.
    output wire   [3:0] leader_grant, // The leader, one bit per lane.
    output wire         leader_is_local, // The leader's address lies in local memory.
    output wire         leader_is_io, // The leader's address belongs to a device.
    output wire  [27:0] leader_line // Number of the leader's line.
);

    reg          oldest_valid_q;
    reg   [43:0] oldest_tag_q;
    reg    [3:0] oldest_active_q;
    reg    [3:0] oldest_local_q;
    reg    [3:0] oldest_io_q;
    reg  [127:0] oldest_lanes_address_q;
    reg  [127:0] oldest_lanes_store_data_q;
    reg   [15:0] oldest_lanes_store_bytes_q;
    reg          younger_valid_q;
    reg   [43:0] younger_tag_q;
    reg    [3:0] younger_active_q;
    reg    [3:0] younger_local_q;
    reg    [3:0] younger_io_q;
    reg  [127:0] younger_lanes_address_q;
    reg  [127:0] younger_lanes_store_data_q;
    reg   [15:0] younger_lanes_store_bytes_q;
    reg    [1:0] leads_lane_q;
    reg    [3:0] leads_grant_q;
    reg          leads_is_local_q;
    reg          leads_is_io_q;
    reg   [27:0] leads_line_q;
    reg          follower_valid;
    reg   [43:0] follower_tag;
    reg    [3:0] follower_active;
    reg    [3:0] follower_local;
    reg    [3:0] follower_io;
    reg  [127:0] follower_lanes_address;
    reg  [127:0] follower_lanes_store_data;
    reg   [15:0] follower_lanes_store_bytes;
    reg    [1:0] follower_leads_lane;
    reg    [3:0] follower_leads_grant;
    reg          follower_leads_is_local;
    reg          follower_leads_is_io;
    reg   [27:0] follower_leads_line;
    reg    [1:0] leads_then_lane;
    reg    [3:0] leads_then_grant;
    reg          leads_then_is_local;
    reg          leads_then_is_io;
    reg   [27:0] leads_then_line;
    wire         leave;
    reg    [3:0] done;
    wire         becomes_oldest;
    wire         moves_up;
    wire  [15:0] find_active;
    wire   [7:0] find_leader_lane;
    wire  [15:0] find_leader_grant;
    wire   [3:0] find_leader_is_local;
    wire   [3:0] find_leader_is_io;
    wire [111:0] find_leader_line;

    warpstep_find_leader u_find_0 (
        .active          (find_active[3:0]),
        .local_          (oldest_local_q),
        .io              (oldest_io_q),
        .addresses       (oldest_lanes_address_q),
        .leader_lane     (find_leader_lane[1:0]),
        .leader_grant    (find_leader_grant[3:0]),
        .leader_is_local (find_leader_is_local[0]),
        .leader_is_io    (find_leader_is_io[0]),
        .leader_line     (find_leader_line[27:0])
    );

    warpstep_find_leader u_find_1 (
        .active          (find_active[7:4]),
        .local_          (oldest_local_q),
        .io              (oldest_io_q),
        .addresses       (oldest_lanes_address_q),
        .leader_lane     (find_leader_lane[3:2]),
        .leader_grant    (find_leader_grant[7:4]),
        .leader_is_local (find_leader_is_local[1]),
        .leader_is_io    (find_leader_is_io[1]),
        .leader_line     (find_leader_line[55:28])
    );

    warpstep_find_leader u_find_2 (
        .active          (find_active[11:8]),
        .local_          (access_local),
        .io              (access_io),
        .addresses       (access_lanes_address),
        .leader_lane     (find_leader_lane[5:4]),
        .leader_grant    (find_leader_grant[11:8]),
        .leader_is_local (find_leader_is_local[2]),
        .leader_is_io    (find_leader_is_io[2]),
        .leader_line     (find_leader_line[83:56])
    );

    warpstep_find_leader u_find_3 (
        .active          (find_active[15:12]),
        .local_          (younger_local_q),
        .io              (younger_io_q),
        .addresses       (younger_lanes_address_q),
        .leader_lane     (find_leader_lane[7:6]),
        .leader_grant    (find_leader_grant[15:12]),
        .leader_is_local (find_leader_is_local[3]),
        .leader_is_io    (find_leader_is_io[3]),
        .leader_line     (find_leader_line[111:84])
    );

    assign leave = leaves | (line_step & last_of_line);
    assign first_valid = oldest_valid_q;
    assign first_tag = oldest_tag_q;

    always @* begin
        first_active = oldest_active_q;
        if (~oldest_valid_q) first_active = 4'h0;
    end

    assign first_local = oldest_local_q;
    assign first_io = oldest_io_q;
    assign first_lanes_address = oldest_lanes_address_q;
    assign first_lanes_store_data = oldest_lanes_store_data_q;
    assign first_lanes_store_bytes = oldest_lanes_store_bytes_q;

    always @* begin
        done = 4'h0;
        if (local_step) done = local_group;
        else if (line_step) done = line_group;
    end

    assign moves_up = leave & younger_valid_q;
    assign becomes_oldest = comes & (~oldest_valid_q | (leave & ~younger_valid_q));

    always @* begin : set_follower_valid
        integer i;
        follower_valid = access_valid;
        follower_tag = access_tag;
        follower_active = access_active;
        follower_local = access_local;
        follower_io = access_io;
        for (i = 0; i < 4; i = i + 1) begin
            follower_lanes_address[i*32 +: 32] = access_lanes_address[i*32 +: 32];
            follower_lanes_store_data[i*32 +: 32] = access_lanes_store_data[i*32 +: 32];
            follower_lanes_store_bytes[i*4 +: 4] = access_lanes_store_bytes[i*4 +: 4];
        end
        if (younger_valid_q) begin
            follower_valid = younger_valid_q;
            follower_tag = younger_tag_q;
            follower_active = younger_active_q;
            follower_local = younger_local_q;
            follower_io = younger_io_q;
            for (i = 0; i < 4; i = i + 1) begin
                follower_lanes_address[i*32 +: 32] = younger_lanes_address_q[i*32 +: 32];
                follower_lanes_store_data[i*32 +: 32] = younger_lanes_store_data_q[i*32 +: 32];
                follower_lanes_store_bytes[i*4 +: 4] = younger_lanes_store_bytes_q[i*4 +: 4];
            end
        end
    end

    // Who leads in the next cycle.
    assign find_active[3:0] = oldest_active_q & ~local_group;
    assign find_active[7:4] = oldest_active_q & ~line_group;
    assign find_active[11:8] = access_active;
    assign find_active[15:12] = younger_active_q;

    always @* begin
        follower_leads_lane = find_leader_lane[5:4];
        follower_leads_grant = find_leader_grant[11:8];
        follower_leads_is_local = find_leader_is_local[2];
        follower_leads_is_io = find_leader_is_io[2];
        follower_leads_line = find_leader_line[83:56];
        if (younger_valid_q) begin
            follower_leads_lane = find_leader_lane[7:6];
            follower_leads_grant = find_leader_grant[15:12];
            follower_leads_is_local = find_leader_is_local[3];
            follower_leads_is_io = find_leader_is_io[3];
            follower_leads_line = find_leader_line[111:84];
        end
    end

    always @* begin
        leads_then_lane = find_leader_lane[3:2];
        leads_then_grant = find_leader_grant[7:4];
        leads_then_is_local = find_leader_is_local[1];
        leads_then_is_io = find_leader_is_io[1];
        leads_then_line = find_leader_line[55:28];
        if (last_of_line) begin
            leads_then_lane = follower_leads_lane;
            leads_then_grant = follower_leads_grant;
            leads_then_is_local = follower_leads_is_local;
            leads_then_is_io = follower_leads_is_io;
            leads_then_line = follower_leads_line;
        end
    end

    assign leader_lane = leads_lane_q;
    assign leader_grant = leads_grant_q;
    assign leader_is_local = leads_is_local_q;
    assign leader_is_io = leads_is_io_q;
    assign leader_line = leads_line_q;

    always @(posedge clock) begin
        if (reset) begin
            oldest_valid_q <= 1'b0;
            younger_valid_q <= 1'b0;
        end else begin
            if (becomes_oldest | moves_up) oldest_valid_q <= follower_valid;
            else if (leave) oldest_valid_q <= 1'b0;
            if (comes) younger_valid_q <= access_valid;
            if (becomes_oldest | (leave & ~comes)) younger_valid_q <= 1'b0;
        end
    end

    always @(posedge clock) begin : data_registers
        integer i;
        oldest_active_q <= oldest_active_q & ~done;
        if (becomes_oldest | moves_up) begin
            oldest_tag_q <= follower_tag;
            oldest_active_q <= follower_active;
            oldest_local_q <= follower_local;
            oldest_io_q <= follower_io;
            for (i = 0; i < 4; i = i + 1) begin
                oldest_lanes_address_q[i*32 +: 32] <= follower_lanes_address[i*32 +: 32];
                oldest_lanes_store_data_q[i*32 +: 32] <= follower_lanes_store_data[i*32 +: 32];
                oldest_lanes_store_bytes_q[i*4 +: 4] <= follower_lanes_store_bytes[i*4 +: 4];
            end
        end
        if (line_step) begin
            leads_lane_q <= leads_then_lane;
            leads_grant_q <= leads_then_grant;
            leads_is_local_q <= leads_then_is_local;
            leads_is_io_q <= leads_then_is_io;
            leads_line_q <= leads_then_line;
        end else if (leaves | ~oldest_valid_q) begin
            leads_lane_q <= follower_leads_lane;
            leads_grant_q <= follower_leads_grant;
            leads_is_local_q <= follower_leads_is_local;
            leads_is_io_q <= follower_leads_is_io;
            leads_line_q <= follower_leads_line;
        end else if (local_step) begin
            leads_lane_q <= find_leader_lane[1:0];
            leads_grant_q <= find_leader_grant[3:0];
            leads_is_local_q <= find_leader_is_local[0];
            leads_is_io_q <= find_leader_is_io[0];
            leads_line_q <= find_leader_line[27:0];
        end
        if (comes) begin
            younger_tag_q <= access_tag;
            younger_active_q <= access_active;
            younger_local_q <= access_local;
            younger_io_q <= access_io;
            for (i = 0; i < 4; i = i + 1) begin
                younger_lanes_address_q[i*32 +: 32] <= access_lanes_address[i*32 +: 32];
                younger_lanes_store_data_q[i*32 +: 32] <= access_lanes_store_data[i*32 +: 32];
                younger_lanes_store_bytes_q[i*4 +: 4] <= access_lanes_store_bytes[i*4 +: 4];
            end
        end
    end

`ifdef WARPSTEP_INIT
    initial {oldest_tag_q, oldest_active_q, oldest_local_q, oldest_io_q, oldest_lanes_address_q, oldest_lanes_store_data_q,
        oldest_lanes_store_bytes_q, younger_tag_q, younger_active_q, younger_local_q, younger_io_q,
        younger_lanes_address_q, younger_lanes_store_data_q, younger_lanes_store_bytes_q, leads_lane_q, leads_grant_q,
        leads_is_local_q, leads_is_io_q, leads_line_q} = 692'h0;
`endif

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (oldest_valid_q | ~younger_valid_q); // Nothing waits behind nothing.
`ifdef FORMAL_ALONE
        assume (~comes | leave | ~younger_valid_q); // An access enters only where one of the two places is free, or becomes free.
        assume (~leave | oldest_valid_q); // Only an access that is there leaves.
`else
        assert (~comes | leave | ~younger_valid_q); // An access enters only where one of the two places is free, or becomes free.
        assert (~leave | oldest_valid_q); // Only an access that is there leaves.
`endif
    end
`endif
endmodule

`default_nettype wire
