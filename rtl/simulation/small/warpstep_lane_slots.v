// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The slots of the lanes that are booked together: a bit for each of the coming cycles.
//
// What is asked and booked comes as bits in the places of slots. In one cycle: contexts ask for what was booked before it;
// then the claim of a load and what issues are booked; at the end of the cycle all slots come one nearer. Does not know
// classes, nor which slot is free in other lanes.
//
// Bookings of one write port.

`default_nettype none

module warpstep_lane_slots (
    input  wire         clock,
    input  wire         reset,
    input  wire [135:0] query, // The slot that each context asks for, or none.
    input  wire   [3:0] asks, // Contexts that ask for it in this lane, one bit per context.
    input  wire   [3:0] book, // Contexts that book it, one bit per context.
    input  wire  [33:0] claim, // The slot that a load claims, or none.
    output wire  [33:0] standing, // Slots booked before this cycle.
    output reg    [3:0] taken // Contexts whose slot was, one bit per context.
);

    reg  [32:0] slots_q;
    reg  [33:0] booked;

    assign standing = {1'b0, slots_q};

    always @* begin : set_taken
        integer context_number;
        taken = 4'h0;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (asks[context_number] & (|(standing & query[context_number*34 +: 34]))) taken[context_number] = 1'b1;
        end
    end

    always @* begin : set_booked
        integer context_number;
        booked = standing | claim;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (asks[context_number] & book[context_number]) booked = booked | query[context_number*34 +: 34];
        end
    end

    always @(posedge clock) begin
        if (reset) slots_q <= 33'h0;
        else slots_q <= booked[33:1];
    end
endmodule

`default_nettype wire
