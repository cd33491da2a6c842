// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Writes: a line waits in the *next* register, then goes out as an address and beats, and is over when memory answers.
//
// ```text
// g        granted             g + 1    in the next register
// n        the engine is idle, or ends: what waits moves at the end of n
// n + 1 …  AW and W, each until it is accepted; one beat after the other, from the first with a byte to write to the last
// k        B: the core of the oldest write is told
// ```
// Which beats that are is found while the line waits, and moves with it. Any response but OKAY is an error.
//
// On time: the engine keeps a write for its beats and the memory's stall, also if all was accepted before; responses wait, with
// their errors, until they are due.
//
// Channels AW, W and B.

`default_nettype none

module warpstep_axi_writes (
    input  wire         clock,
    input  wire         reset,
    // The write that the arbiter grants.
    input  wire         grant_valid, // A write is granted. Only when `ready`.
    output wire         grant_ready, // The bus side can take a write; known at the start of the cycle.
    input  wire         grant_core, // Core whose write is granted.
    input  wire  [31:0] grant_address, // Address of the line to write.
    input  wire [127:0] grant_data, // Line to write.
    input  wire  [15:0] grant_bytes, // Bytes of the line that are written, one bit per byte.
    // Ends of writes, to each core.
    output wire         answer_valid, // The oldest write in flight is answered in this cycle.
    output wire         answer_error, // The write failed: a bus error.
    output wire  [31:0] awaddr, // First address of the burst.
    output wire   [7:0] awlen, // Beats of the burst, less one.
    output wire         awvalid, // An address is offered.
    input  wire         awready, // The address is accepted.
    output reg   [63:0] wdata, // Data of a beat.
    output reg    [7:0] wstrb, // Bytes of the beat that are written, one bit per byte.
    output wire         wlast, // The beat is the last of its burst.
    output wire         wvalid, // A beat is offered.
    input  wire         wready, // The beat is accepted.
    input  wire   [1:0] bresp, // Response to the burst: zero is OKAY.
    input  wire         bvalid // A response is offered.
);

    reg          waits_q;
    reg   [31:0] next_address_q;
    reg  [127:0] next_data_q;
    reg   [15:0] next_bytes_q;
    reg          addresses_q;
    reg          sends_q;
    reg          beat_q;
    reg          last_q;
    reg   [31:0] burst_address_q;
    reg          burst_length_q;
    reg  [127:0] beats_q;
    reg   [15:0] strobes_q;
    wire         address_over;
    wire         beats_over;
    wire         moves;
    wire         range_first;
    wire         range_last;
    wire         in_flight_leave;
    wire         in_flight_empty;
    wire         in_flight_full;
    wire         in_flight_first;

    warpstep_beat_range u_range (
        .bytes (next_bytes_q),
        .first (range_first),
        .last  (range_last)
    );

    warpstep_tag_queue_room4 u_in_flight (
        .clock (clock),
        .reset (reset),
        .enter (grant_valid),
        .tag   (grant_core),
        .leave (in_flight_leave),
        .empty (in_flight_empty),
        .full  (in_flight_full),
        .first (in_flight_first)
    );

    assign grant_ready = ~waits_q & ~in_flight_full;

    // The engine.
    assign awvalid = addresses_q;
    assign awaddr = burst_address_q;
    assign awlen = {7'h0, burst_length_q};
    assign wvalid = sends_q;
    assign wlast = beat_q == last_q;

    always @* begin
        wdata = 64'h0;
        wstrb = 8'h0;
        if (sends_q) begin
            if (beat_q == 1'b0) begin
                wdata = beats_q[63:0];
                wstrb = strobes_q[7:0];
            end
            if (beat_q == 1'b1) begin
                wdata = beats_q[127:64];
                wstrb = strobes_q[15:8];
            end
        end
    end

    assign address_over = ~addresses_q | awready;
    assign beats_over = ~sends_q | (wready & wlast);

    // The next line moves up, with the range of its beats.
    assign moves = waits_q & address_over & beats_over;

    // Answers.
    assign in_flight_leave = bvalid & ~in_flight_empty;
    assign answer_valid = in_flight_leave & (in_flight_first == 1'b0);
    assign answer_error = |bresp;

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 1'b0;
            addresses_q <= 1'b0;
            sends_q <= 1'b0;
        end else begin
            if (awready) addresses_q <= 1'b0;
            if (sends_q & wready) begin
                if (wlast) sends_q <= 1'b0;
            end
            if (moves) begin
                waits_q <= 1'b0;
                addresses_q <= 1'b1;
                sends_q <= 1'b1;
            end
            if (grant_valid) waits_q <= 1'b1;
        end
    end

    always @(posedge clock) begin
        if (sends_q & wready) beat_q <= beat_q + 1'b1;
        if (moves) begin
            beat_q <= range_first;
            last_q <= range_last;
            burst_address_q <= next_address_q | {28'h0, range_first, 3'h0};
            burst_length_q <= range_last - range_first;
            beats_q[63:0] <= next_data_q[63:0];
            strobes_q[7:0] <= next_bytes_q[7:0];
            beats_q[127:64] <= next_data_q[127:64];
            strobes_q[15:8] <= next_bytes_q[15:8];
        end
        if (grant_valid) begin
            next_address_q <= grant_address;
            next_data_q <= grant_data;
            next_bytes_q <= grant_bytes;
        end
    end

`ifdef WARPSTEP_INIT
    initial {next_address_q, next_data_q, next_bytes_q, beat_q, last_q, burst_address_q, burst_length_q, beats_q, strobes_q} = 355'h0;
`endif
endmodule

`default_nettype wire
