// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire       clock,
    input  wire       reset,
    // The claim of a returned load.
    input  wire       claim_valid, // A complete load claims the first free writeback slot.
    output wire [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    input  wire [9:0] query_class, // Class of the head of each context.
    input  wire [1:0] query_lanes, // Lanes each context books, one bit per lane that is booked apart.
    output reg  [1:0] free, // The slot of the head is free in all of them, one bit per context.
    input  wire [1:0] book // Contexts whose head issues and books its slot, one bit per context.
);

    reg  [33:0] reserved;
    wire [33:0] open;
    reg  [33:0] claimed;
    wire  [3:0] first;
    wire  [1:0] rivals;
    reg   [1:0] taken;
    wire  [1:0] lanes_asks;
    wire [33:0] lanes_standing;
    wire  [1:0] lanes_taken;
    wire [33:0] first_open_grant;
    wire        first_open_found;
    wire  [7:0] query_slots_control;
    wire  [1:0] query_slots_known;
    genvar        g_i;

    warpstep_lane_slots u_lanes_0 (
        .clock    (clock),
        .reset    (reset),
        .query    (query_slots_control),
        .asks     (lanes_asks),
        .book     (book),
        .claim    (claimed),
        .standing (lanes_standing),
        .taken    (lanes_taken)
    );

    warpstep_first_set #(.COUNT(34), .INDEX(6)) u_first_open (
        .requests (open),
        .grant    (first_open_grant),
        .index    (claim_distance),
        .found    (first_open_found)
    );

    generate
        for (g_i = 0; g_i < 2; g_i = g_i + 1) begin : g_query_slots
            warpstep_decoder_table_word5_control4 u_query_slots (
                .word    (query_class[g_i*5 +: 5]),
                .control (query_slots_control[g_i*4 +: 4]),
                .known   (query_slots_known[g_i])
            );
        end
    endgenerate

    always @* begin
        reserved = 34'h0;
        reserved = reserved | lanes_standing;
    end

    // A returned load comes first.
    assign open = ~reserved;

    always @* begin
        claimed = 34'h0;
        if (claim_valid) claimed = first_open_grant;
    end

    assign first = {
        open[33] & ~(|(open & ~(34'h3ffffffff << 33))), open[15] & ~(|(open & ~(34'h3ffffffff << 15))),
        open[4] & ~(|(open & ~(34'h3ffffffff << 4))), open[3] & ~(|(open & ~(34'h3ffffffff << 3)))
    };

    // Then every context asks in its lanes, and books there what issues.
    assign rivals = {|(first & query_slots_control[7:4]), |(first & query_slots_control[3:0])};

    always @* begin
        taken = 2'h0;
        taken = taken | lanes_taken;
    end

    assign lanes_asks = query_lanes;

    always @* begin
        // Whether there is a claim is looked at last.
        free = ~taken;
        if (claim_valid) free = ~(taken | rivals);
    end

    // Not used here.
    wire unused = &{1'b0, first_open_found, query_slots_known};
endmodule

`default_nettype wire
