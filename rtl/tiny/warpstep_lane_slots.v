// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The slots of the lanes that are booked together: a bit for each of the coming cycles.
//
// Few slots are ever asked for: those that some latency reaches. In one cycle: contexts ask whether theirs was booked before
// it; then the claim of a load and what issues are booked; at the end of the cycle all slots come one nearer. Does not know
// classes, nor which slot is free in other lanes.
//
// Bookings of one write port.

`default_nettype none

module warpstep_lane_slots (
    input  wire        clock,
    input  wire        reset,
    input  wire  [7:0] query, // The slot that each context asks for, one bit per slot that is reached, or none.
    input  wire  [1:0] asks, // Contexts that ask for it in this lane, one bit per context.
    input  wire  [1:0] book, // Contexts that book it, one bit per context.
    input  wire [33:0] claim, // The slot that a load claims, one bit per slot, or none.
    output wire [33:0] standing, // Slots booked before this cycle.
    output reg   [1:0] taken // Contexts whose slot was, one bit per context.
);

    reg  [32:0] slots_q;
    reg  [33:0] booked;
    wire  [3:0] full;
    reg   [3:0] wanted;

    assign standing = {1'b0, slots_q};
    assign full = {standing[33], standing[15], standing[4:3]};

    always @* begin
        taken = 2'h0;
        if (asks[0] & (|(full & query[3:0]))) taken[0] = 1'b1;
        if (asks[1] & (|(full & query[7:4]))) taken[1] = 1'b1;
    end

    always @* begin
        wanted = 4'h0;
        if (asks[0] & book[0]) wanted = wanted | query[3:0];
        if (asks[1] & book[1]) wanted = wanted | query[7:4];
    end

    always @* begin
        booked = standing | claim;
        if (wanted[0]) booked[3] = 1'b1;
        if (wanted[1]) booked[4] = 1'b1;
        if (wanted[2]) booked[15] = 1'b1;
        if (wanted[3]) booked[33] = 1'b1;
    end

    always @(posedge clock) begin
        if (reset) slots_q <= 33'h0;
        else slots_q <= booked[33:1];
    end

    // Not used here.
    wire unused = &{1'b0, booked[0]};
endmodule

`default_nettype wire
