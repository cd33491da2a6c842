// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Writeback slots: for each of the coming cycles, the lanes whose write port is booked.
//
// Slot 0 is this cycle, slot N - 1 that of an instruction of latency N issued now; there are as many as the longest
// latency. A context books all lanes it owns, whichever are active, and a load all lanes: masks do not decide who waits.
// In one cycle: a load whose data are here claims the first slot that is free (there always is
// one: what was booked before ends before the last slot); then every context may ask whether the slot of its head is
// free, the claim counted; then what issues is booked. At the end of the cycle all slots come one nearer.
//
// Classes whose time memory decides (load, store, fence) have no slot: always free, never booked. With two write ports the
// slots are those of the long port, and classes of the short port have none either: their results all take the same time
// and so never meet. Does not know destinations: an instruction without one neither asks nor books.
//
// Bookings of the write port whose results take different times.

`default_nettype none

module warpstep_writeback_slots (
    input  wire        clock,
    input  wire        reset,
    // The claim of a returned load.
    input  wire        claim_valid, // A complete load claims the first free writeback slot.
    output wire  [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    input  wire [19:0] query_class, // Class of the head of each context.
    input  wire  [3:0] query_lanes, // Lanes each context books, one bit per lane that is booked apart.
    output reg   [3:0] free, // The slot of the head is free in all of them, one bit per context.
    input  wire  [3:0] book // Contexts whose head issues and books its slot, one bit per context.
);

    reg  [32:0] slots_q;
    wire [33:0] open;
    reg  [33:0] claimed;
    reg         booked_3;
    reg         booked_4;
    reg         booked_15;
    reg         booked_33;
    wire [33:0] first_open_grant;
    wire        first_open_found;
    wire [23:0] query_slots_control;
    wire  [3:0] query_slots_known;
    genvar        g_i;
    genvar        g_slot;

    warpstep_first_set #(.COUNT(34), .INDEX(6)) u_first_open (
        .requests (open),
        .grant    (first_open_grant),
        .index    (claim_distance),
        .found    (first_open_found)
    );

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_query_slots
            warpstep_decoder_table_word5_control6 u_query_slots (
                .word    (query_class[g_i*5 +: 5]),
                .control (query_slots_control[g_i*6 +: 6]),
                .known   (query_slots_known[g_i])
            );
        end
    endgenerate

    // A returned load comes first.
    generate
        for (g_slot = 0; g_slot < 33; g_slot = g_slot + 1) begin : g_1
            assign open[g_slot] = ~slots_q[g_slot];
        end
    endgenerate
    assign open[33] = ~1'b0;

    always @* begin : set_claimed
        integer slot;
        for (slot = 0; slot < 33; slot = slot + 1) begin
            claimed[slot] = slots_q[slot];
            if (claim_valid & first_open_grant[slot]) claimed[slot] = 1'b1;
        end
        claimed[33] = 1'b0;
        if (claim_valid & first_open_grant[33]) claimed[33] = 1'b1;
    end

    always @* begin : set_free
        integer context_number;
        // Then every context asks.
        free = 4'h0;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            free[context_number] = 1'b1;
            if (query_slots_known[context_number] & (query_slots_control[context_number*6 +: 6] == 6'h3) & claimed[3] & query_lanes[context_number]) begin
                free[context_number] = 1'b0;
            end
            if (query_slots_known[context_number] & (query_slots_control[context_number*6 +: 6] == 6'h4) & claimed[4] & query_lanes[context_number]) begin
                free[context_number] = 1'b0;
            end
            if (query_slots_known[context_number] & (query_slots_control[context_number*6 +: 6] == 6'hf) & claimed[15] & query_lanes[context_number]) begin
                free[context_number] = 1'b0;
            end
            if (query_slots_known[context_number] & (query_slots_control[context_number*6 +: 6] == 6'h21) & claimed[33] & query_lanes[context_number]) begin
                free[context_number] = 1'b0;
            end
        end
    end

    always @* begin : set_booked_3
        integer slot;
        // What issues is booked, and time goes on.
        booked_3 = claimed[3];
        for (slot = 0; slot < 4; slot = slot + 1) begin
            if (book[slot] & query_slots_known[slot] & (query_slots_control[slot*6 +: 6] == 6'h3)) begin
                booked_3 = booked_3 | query_lanes[slot];
            end
        end
    end

    always @* begin : set_booked_4
        integer slot;
        booked_4 = claimed[4];
        for (slot = 0; slot < 4; slot = slot + 1) begin
            if (book[slot] & query_slots_known[slot] & (query_slots_control[slot*6 +: 6] == 6'h4)) begin
                booked_4 = booked_4 | query_lanes[slot];
            end
        end
    end

    always @* begin : set_booked_15
        integer slot;
        booked_15 = claimed[15];
        for (slot = 0; slot < 4; slot = slot + 1) begin
            if (book[slot] & query_slots_known[slot] & (query_slots_control[slot*6 +: 6] == 6'hf)) begin
                booked_15 = booked_15 | query_lanes[slot];
            end
        end
    end

    always @* begin : set_booked_33
        integer slot;
        booked_33 = claimed[33];
        for (slot = 0; slot < 4; slot = slot + 1) begin
            if (book[slot] & query_slots_known[slot] & (query_slots_control[slot*6 +: 6] == 6'h21)) begin
                booked_33 = booked_33 | query_lanes[slot];
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            slots_q <= 33'h0;
        end else begin
            slots_q[1:0] <= claimed[2:1];
            slots_q[2] <= booked_3;
            slots_q[3] <= booked_4;
            slots_q[13:4] <= claimed[14:5];
            slots_q[14] <= booked_15;
            slots_q[31:15] <= claimed[32:16];
            slots_q[32] <= booked_33;
        end
    end

    // Not used here.
    wire unused = &{1'b0, claimed[0], first_open_found};
endmodule

`default_nettype wire
