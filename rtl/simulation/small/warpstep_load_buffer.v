// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The load buffer: the values of all lanes of the load that comes back, until they are written.
//
// ```text
// m        words are merged: in the load buffer at the end of m
// e        the last words of a load are merged: a load to x0 ends here
// e + 1    any other claims a writeback slot and learns how many cycles away it is; 0 is this very cycle
// s        the slot: all lanes are written; the load buffer is not free from e + 1 to s
// ```
// Words repeat so that an offset counts modulo the line, or modulo the banks. Knows nothing of addresses.
//
// Room for one load.

`default_nettype none

module warpstep_load_buffer (
    input  wire         clock,
    input  wire         reset,
    input  wire         merge, // Words of a load are merged in this cycle. Only when `free`.
    // Who gets the words.
    input  wire  [44:0] load_tag, // Tag of the load.
    input  wire         load_last, // No more groups of this load follow.
    input  wire   [3:0] load_active, // Lanes of the group, one bit per lane.
    input  wire  [15:0] load_offsets, // Offset of each lane's lowest byte in the words that come back.
    input  wire         local_, // The words come from local memory, not from a line.
    input  wire [127:0] line, // Line from memory or from the data cache.
    input  wire [127:0] bank_words, // Words from local memory, one per bank.
    output wire         free, // Words can be merged.
    // Claim of a writeback slot, in e + 1.
    output wire         claim_valid, // A complete load claims the first free writeback slot.
    input  wire   [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    // What is written in the slot.
    output reg          write_valid, // The load is written at the end of this cycle, its slot s.
    output wire   [1:0] write_context, // Context of the load, from e + 1 to s.
    output wire   [5:0] write_register, // Destination register of the load, from e + 1 to s.
    output wire   [3:0] write_active, // Lanes the load writes, one bit per lane, from e + 1 to s.
    output wire [127:0] write_data // Value of each lane, from e + 1 to s.
);

    reg          claims_q;
    reg          waits_q;
    reg    [5:0] remaining_q;
    reg          begun_q;
    reg    [1:0] context__q;
    reg    [5:0] register__q;
    reg    [3:0] merged_q;
    reg  [127:0] values_q;
    reg  [127:0] words;
    wire         ends;
    wire   [3:0] picks_take;
    wire [127:0] picks_value;
    genvar         g_lane;

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_picks
            warpstep_lane_pick u_picks (
                .take      (picks_take[g_lane]),
                .words     (words),
                .offset    (load_offsets[g_lane*4 +: 4]),
                .size      (load_tag[2:1]),
                .zero_fill (load_tag[0]),
                .value     (picks_value[g_lane*32 +: 32])
            );
        end
    endgenerate

    always @* begin : set_words
        integer at;
        // Words come in.
        if (local_) words[31:0] = bank_words[31:0];
        else words[31:0] = line[31:0];
        for (at = 1; at < 4; at = at + 1) begin
            words[at*32 +: 32] = local_ ? bank_words[at*32 +: 32] : line[at*32 +: 32];
        end
    end

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign picks_take[g_lane] = merge & load_active[g_lane];
        end
    endgenerate

    // The end: at once, or in the slot.
    assign ends = merge & load_last;
    assign claim_valid = claims_q;

    always @* begin
        write_valid = waits_q & (remaining_q == 6'h1);
        if (claims_q) write_valid = claim_distance == 6'h0;
    end

    assign free = ~(claims_q | waits_q);
    assign write_context = context__q;
    assign write_register = register__q;
    assign write_active = merged_q;
    assign write_data = values_q;

    always @(posedge clock) begin
        if (reset) begin
            claims_q <= 1'b0;
            waits_q <= 1'b0;
            remaining_q <= 6'h0;
            begun_q <= 1'b0;
            merged_q <= 4'h0;
        end else begin
            if (merge) begin
                begun_q <= ~load_last;
                merged_q <= load_active;
                if (begun_q) merged_q <= load_active | merged_q;
            end
            claims_q <= ends & (|load_tag[10:5]);
            remaining_q <= remaining_q - 6'h1;
            if (claims_q) remaining_q <= claim_distance;
            waits_q <= (claims_q | waits_q) & ~write_valid;
        end
    end

    always @(posedge clock) begin : data_registers
        integer lane;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            if (picks_take[lane]) values_q[lane*32 +: 32] <= picks_value[lane*32 +: 32];
        end
        if (merge) begin
            context__q <= load_tag[44:43];
            register__q <= load_tag[10:5];
        end
    end

`ifdef WARPSTEP_INIT
    initial {context__q, register__q, values_q} = 136'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, load_tag[4:3], load_tag[42:11]};
endmodule

`default_nettype wire
