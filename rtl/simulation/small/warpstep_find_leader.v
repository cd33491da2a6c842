// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which lane of an access chooses the next step: the lowest that is not done. Combinational.
//
// It is found for the cycle to come, in which the step is taken, so that a cycle begins with a line and not with a search.
//
// Finds the leader of one access.

`default_nettype none

module warpstep_find_leader (
    input  wire   [3:0] active, // Lanes that are not done yet, one bit per lane.
    input  wire   [3:0] local_, // Lanes whose address lies in local memory, one bit per lane.
    input  wire   [3:0] io, // Lanes whose address belongs to a device, one bit per lane.
    input  wire [127:0] addresses, // Address of each lane.
    // The leader.
    output wire   [1:0] leader_lane, // Number of the leader.
    output wire   [3:0] leader_grant, // The leader, one bit per lane.
    output wire         leader_is_local, // The leader's address lies in local memory.
    output wire         leader_is_io, // The leader's address belongs to a device.
    output wire  [27:0] leader_line // Number of the leader's line.
);

    wire         lowest_found;
    wire [111:0] chosen_words;
    genvar         g_place;

    warpstep_first_set #(.COUNT(4), .INDEX(2)) u_lowest (
        .requests (active),
        .grant    (leader_grant),
        .index    (leader_lane),
        .found    (lowest_found)
    );

    warpstep_select #(.WIDTH(28), .COUNT(4), .INDEX(2)) u_chosen (
        .words  (chosen_words),
        .index  (leader_lane),
        .chosen (leader_line)
    );

    assign leader_is_local = |(local_ & leader_grant);
    assign leader_is_io = |(io & leader_grant);
    generate
        for (g_place = 0; g_place < 4; g_place = g_place + 1) begin : g_1
            assign chosen_words[g_place*28 +: 28] = addresses[g_place*32 + 4 +: 28];
        end
    endgenerate

    // Not used here.
    wire unused = &{
        1'b0, addresses[3:0], addresses[35:32], addresses[67:64], addresses[99:96], lowest_found
    };
endmodule

`default_nettype wire
