// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
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
    input  wire [15:0] query, // The slot that each context asks for, one bit per slot that is reached, or none.
    input  wire  [3:0] asks, // Contexts that ask for it in this lane, one bit per context.
    input  wire  [3:0] book, // Contexts that book it, one bit per context.
    input  wire [33:0] claim, // The slot that a load claims, one bit per slot, or none.
    output wire [33:0] standing, // Slots booked before this cycle.
    output reg   [3:0] taken // Contexts whose slot was, one bit per context.
);

    reg  [32:0] slots_q;
    reg  [33:0] booked;
    wire  [3:0] full;
    reg   [3:0] wanted;

    assign standing = {1'b0, slots_q};
    assign full = {standing[33], standing[15], standing[4:3]};

    always @* begin : set_taken
        integer context_number;
        taken = 4'h0;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (asks[context_number] & (|(full & query[context_number*4 +: 4]))) taken[context_number] = 1'b1;
        end
    end

    always @* begin : set_wanted
        integer context_number;
        wanted = 4'h0;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (asks[context_number] & book[context_number]) wanted = wanted | query[context_number*4 +: 4];
        end
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
