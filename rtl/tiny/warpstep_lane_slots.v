// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire        clock,
    input  wire        reset,
    input  wire [67:0] query, // The slot that each context asks for, or none.
    input  wire  [1:0] asks, // Contexts that ask for it in this lane, one bit per context.
    input  wire  [1:0] book, // Contexts that book it, one bit per context.
    input  wire [33:0] claim, // The slot that a load claims, or none.
    output wire [33:0] standing, // Slots booked before this cycle.
    output reg   [1:0] taken // Contexts whose slot was, one bit per context.
);

    reg  [32:0] slots_q;
    reg  [33:0] booked;

    assign standing = {1'b0, slots_q};

    always @* begin
        taken = 2'h0;
        if (asks[0] & (|(standing & query[33:0]))) taken[0] = 1'b1;
        if (asks[1] & (|(standing & query[67:34]))) taken[1] = 1'b1;
    end

    always @* begin
        booked = standing | claim;
        if (asks[0] & book[0]) booked = booked | query[33:0];
        if (asks[1] & book[1]) booked = booked | query[67:34];
    end

    always @(posedge clock) begin
        if (reset) slots_q <= 33'h0;
        else slots_q <= booked[33:1];
    end
endmodule

`default_nettype wire
