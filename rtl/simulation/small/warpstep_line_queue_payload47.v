// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A queue, first in first out, whose entries belong to lines: what enters, what is first, and whether a counted entry has the
// line at hand.
//
// All answers are about the state at the start of the cycle. Used for loads on their way back and for writes in flight.
//
// A queue as long as a core may have lines in flight.

`default_nettype none

module warpstep_line_queue_payload47 (
    input  wire        clock,
    input  wire        reset,
    input  wire        enter, // An entry is appended at the end of this cycle. Only when not full, or when one leaves.
    input  wire [27:0] line, // Line of the access at hand: looked for, and that of an entry that is appended.
    input  wire        counts, // The appended entry counts when a line is looked for.
    input  wire [46:0] payload, // What the appended entry holds beside its line.
    input  wire        leave, // The first entry leaves at the end of this cycle.
    // State at the start of the cycle.
    output wire        state_empty, // The queue is empty.
    output wire        state_full, // The queue is full.
    output reg         state_found, // An entry that waits for memory has the line of the access at hand.
    output wire [27:0] first_line, // Line of the first entry.
    output wire [46:0] first_payload // What the first entry holds beside its line.
);

    reg    [2:0] count_q;
    reg    [1:0] first_q;
    reg    [1:0] last_q;
    reg    [3:0] marks_q;
    reg  [111:0] lines_q;
    reg    [3:0] marks_after;

    warpstep_async_ram #(.DEPTH(4), .WIDTH(47), .READERS(1), .GROUPS(1), .ADDRESS(2)) u_payloads (
        .clock         (clock),
        .read_address  (first_q),
        .read_data     (first_payload),
        .write_enable  (enter),
        .write_address (last_q),
        .write_data    (payload)
    );

    warpstep_select #(.WIDTH(28), .COUNT(4), .INDEX(2)) u_first_select (
        .words  (lines_q),
        .index  (first_q),
        .chosen (first_line)
    );

    assign state_empty = count_q == 3'h0;
    assign state_full = count_q == 3'h4;

    always @* begin : set_state_found
        integer place;
        state_found = 1'b0;
        for (place = 0; place < 4; place = place + 1) begin
            if (marks_q[place] & (lines_q[place*28 +: 28] == line)) state_found = 1'b1;
        end
    end

    always @* begin
        // In a queue of one, what enters takes the place of what leaves.
        marks_after = marks_q;
        if (leave) marks_after[first_q] = 1'b0;
        if (enter) marks_after[last_q] = counts;
    end

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'h0;
            first_q <= 2'h0;
            last_q <= 2'h0;
            marks_q <= 4'h0;
        end else begin
            if (leave) first_q <= first_q + 2'h1;
            if (enter) last_q <= last_q + 2'h1;
            marks_q <= marks_after;
            if (enter & ~leave) count_q <= count_q + 3'h1;
            else if (leave & ~enter) count_q <= count_q - 3'h1;
        end
    end

    always @(posedge clock) begin : data_registers
        integer place;
        for (place = 0; place < 4; place = place + 1) begin
            if (enter & (last_q == place[1:0])) lines_q[place*28 +: 28] <= line;
        end
    end

`ifdef WARPSTEP_INIT
    initial lines_q = 112'h0;
`endif

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (count_q <= 3'h4); // There are at most as many entries as there is room for.
`ifdef FORMAL_ALONE
        assume (~enter | leave | (count_q < 3'h4)); // An entry enters only where there is room, or where one leaves.
        assume (~leave | (count_q != 3'h0)); // An entry leaves only if there is one.
`else
        assert (~enter | leave | (count_q < 3'h4)); // An entry enters only where there is room, or where one leaves.
        assert (~leave | (count_q != 3'h0)); // An entry leaves only if there is one.
`endif
    end
`endif
endmodule

`default_nettype wire
