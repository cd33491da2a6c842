// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Reads: an address, beats collected into a line, and the line to the core that asked for it.
//
// ```text
// g        granted            g + 1 …  AR, until it is accepted
// k        last beat          k + 1    the line is complete: a fill is taken at once, data when their core is ready
// ```
// Beats are accepted while the line is not complete, and in the cycle in which it is taken. Any response but OKAY makes the
// line wrong; a wrong line of instructions is all zeros, which no instruction is. On time: a complete line is held back until it is due.
//
// Channels AR and R.

`default_nettype none

module warpstep_axi_reads (
    input  wire         clock,
    input  wire         reset,
    // The read that the arbiter grants.
    input  wire         grant_valid, // A read is granted. Only when `ready`.
    output wire         grant_ready, // The bus side can take a read; known at the start of the cycle.
    input  wire         grant_core, // Core whose read is granted.
    input  wire         grant_fill, // The read is for a line of instructions.
    input  wire  [31:0] grant_address, // Address of the line to read.
    // Lines of instructions, to each core.
    output reg          line_valid, // The requested line of instructions is here, in this cycle only.
    output wire [511:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
    // Lines of data, to each core.
    output reg          answer_valid, // The oldest read is answered.
    input  wire         answer_ready, // The line read is accepted in this cycle.
    output wire [127:0] answer_data, // Line read.
    output wire         answer_error, // The read failed: a bus error.
    output wire  [31:0] araddr, // First address of the burst.
    output reg    [7:0] arlen, // Beats of the burst, less one.
    output reg    [2:0] arprot, // Protection of the burst: bit 2 marks instructions.
    output wire         arvalid, // An address is offered.
    input  wire         arready, // The address is accepted.
    input  wire  [63:0] rdata, // Data of a beat.
    input  wire   [1:0] rresp, // Response to the beat: zero is OKAY.
    input  wire         rlast, // The beat is the last of its burst.
    input  wire         rvalid, // A beat is offered.
    output wire         rready // The beat is accepted.
);

    localparam [2:0] INSTRUCTION = 3'h4;

    reg          address_valid_q;
    reg   [31:0] address_q;
    reg          address_fill_q;
    reg    [2:0] beat_q;
    reg  [511:0] beats_q;
    reg          complete_q;
    reg          wrong_q;
    reg          line_fill_q;
    reg          line_core_q;
    wire [511:0] all_beats;
    reg  [511:0] fill_data;
    reg          taken;
    wire         takes_beat;
    wire   [1:0] in_flight_tag;
    wire         in_flight_leave;
    wire         in_flight_empty;
    wire         in_flight_full;
    wire   [1:0] in_flight_first;

    warpstep_tag_queue_room5 u_in_flight (
        .clock (clock),
        .reset (reset),
        .enter (grant_valid),
        .tag   (in_flight_tag),
        .leave (in_flight_leave),
        .empty (in_flight_empty),
        .full  (in_flight_full),
        .first (in_flight_first)
    );

    // Addresses.
    assign grant_ready = ~address_valid_q & ~in_flight_full;
    assign arvalid = address_valid_q;
    assign araddr = address_q;

    always @* begin
        arlen = 8'h1;
        arprot = 3'h0;
        if (address_fill_q) begin
            arlen = 8'h7;
            arprot = INSTRUCTION;
        end
    end

    assign in_flight_tag = {grant_core, grant_fill};

    // The complete line goes to its core.
    assign all_beats = beats_q;

    always @* begin
        fill_data = all_beats;
        if (wrong_q) fill_data = 512'h0;
    end

    always @* begin
        taken = 1'b0;
        taken = taken | line_valid | (answer_valid & answer_ready);
    end

    always @* begin
        line_valid = 1'b0;
        answer_valid = 1'b0;
        if (line_core_q == 1'b0) begin
            line_valid = complete_q & line_fill_q;
            answer_valid = complete_q & ~line_fill_q;
        end
    end

    assign line_data = fill_data;
    assign answer_data = all_beats[127:0];
    assign answer_error = wrong_q;

    // Beats.
    assign rready = ~complete_q | taken;
    assign takes_beat = rvalid & rready;
    assign in_flight_leave = takes_beat & rlast & ~in_flight_empty;

    always @(posedge clock) begin
        if (reset) begin
            address_valid_q <= 1'b0;
            beat_q <= 3'h0;
            complete_q <= 1'b0;
            wrong_q <= 1'b0;
        end else begin
            if (arready) address_valid_q <= 1'b0;
            if (grant_valid) address_valid_q <= 1'b1;
            if (taken) complete_q <= 1'b0;
            if (takes_beat) begin
                beat_q <= beat_q + 3'h1;
                wrong_q <= |rresp;
                if (beat_q != 3'h0) wrong_q <= wrong_q | (|rresp);
                if (rlast) begin
                    beat_q <= 3'h0;
                    complete_q <= 1'b1;
                end
            end
        end
    end

    always @(posedge clock) begin : data_registers
        integer part;
        if (grant_valid) begin
            address_q <= grant_address;
            address_fill_q <= grant_fill;
        end
        if (takes_beat) begin
            if (rlast) begin
                line_fill_q <= in_flight_first[0];
                line_core_q <= in_flight_first[1];
            end
            for (part = 0; part < 8; part = part + 1) begin
                if (beat_q == part[2:0]) beats_q[part*64 +: 64] <= rdata;
            end
        end
    end

`ifdef WARPSTEP_INIT
    initial {address_q, address_fill_q, beats_q, line_fill_q, line_core_q} = 547'h0;
`endif
endmodule

`default_nettype wire
