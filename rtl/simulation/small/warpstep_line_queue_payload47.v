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
    input  wire [25:0] line, // Line of the access at hand: looked for, and that of an entry that is appended.
    input  wire        counts, // The appended entry counts when a line is looked for.
    input  wire [46:0] payload, // What the appended entry holds beside its line.
    input  wire        leave, // The first entry leaves at the end of this cycle.
    // State at the start of the cycle.
    output wire        state_empty, // The queue is empty.
    output wire        state_full, // The queue is full.
    output reg         state_found, // An entry that waits for memory has the line of the access at hand.
    output wire [25:0] first_line, // Line of the first entry.
    output wire [46:0] first_payload // What the first entry holds beside its line.
);

    reg    [2:0] count_q;
    reg    [2:0] count_d;
    reg    [1:0] first_q;
    reg    [1:0] first_d;
    reg    [1:0] last_q;
    reg    [1:0] last_d;
    reg    [3:0] marks_q;
    reg  [103:0] lines_q;
    reg  [103:0] lines_d;
    reg    [3:0] marks_after;
    wire         payloads_write_enable;

    warpstep_async_ram #(.DEPTH(4), .WIDTH(47), .READERS(1), .GROUPS(1), .ADDRESS(2)) u_payloads (
        .clock         (clock),
        .read_address  (first_q),
        .read_data     (first_payload),
        .write_enable  (payloads_write_enable),
        .write_address (last_q),
        .write_data    (payload)
    );

    warpstep_select #(.WIDTH(26), .COUNT(4), .INDEX(2)) u_first_select (
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
            if (marks_q[place] & (lines_q[place*26 +: 26] == line)) state_found = 1'b1;
        end
    end

    // In a queue of one, what enters takes the place of what leaves.
    assign payloads_write_enable = enter;

    always @* begin
        marks_after = marks_q;
        first_d = first_q;
        if (leave) begin
            marks_after[first_q] = 1'b0;
            first_d = first_q + 2'h1;
        end
        last_d = last_q;
        if (enter) begin
            marks_after[last_q] = counts;
            last_d = last_q + 2'h1;
        end
    end

    always @* begin : set_lines_d
        integer place;
        for (place = 0; place < 4; place = place + 1) begin
            lines_d[place*26 +: 26] = lines_q[place*26 +: 26];
            if (enter & (last_q == place[1:0])) lines_d[place*26 +: 26] = line;
        end
    end

    always @* begin
        count_d = count_q;
        if (enter & ~leave) count_d = count_q + 3'h1;
        else if (leave & ~enter) count_d = count_q - 3'h1;
    end

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'h0;
            first_q <= 2'h0;
            last_q <= 2'h0;
            marks_q <= 4'h0;
            lines_q <= 104'h0;
        end else begin
            count_q <= count_d;
            first_q <= first_d;
            last_q <= last_d;
            marks_q <= marks_after;
            lines_q <= lines_d;
        end
    end
endmodule

`default_nettype wire
