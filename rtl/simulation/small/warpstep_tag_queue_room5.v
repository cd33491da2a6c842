// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Tags of bursts in flight, first in first out: memory answers in order, so no answer carries an identifier.
//
// At most `room` tags at a time.

`default_nettype none

module warpstep_tag_queue_room5 (
    input  wire       clock,
    input  wire       reset,
    input  wire       enter, // A burst goes out: its tag enters at the end of this cycle. Only when not `full`.
    input  wire [1:0] tag, // Tag that enters.
    input  wire       leave, // The oldest burst is answered: its tag leaves at the end of this cycle.
    output wire       empty, // No burst is in flight.
    output wire       full, // No more bursts may go out.
    output wire [1:0] first // Tag of the oldest burst.
);

    reg  [2:0] count_q;
    reg  [2:0] count_d;
    reg  [2:0] head_q;
    reg  [2:0] head_d;
    reg  [2:0] tail_q;
    reg  [2:0] tail_d;

    warpstep_async_ram #(.DEPTH(8), .WIDTH(2), .READERS(1), .GROUPS(1), .ADDRESS(3)) u_tags (
        .clock         (clock),
        .read_address  (head_q),
        .read_data     (first),
        .write_enable  (enter),
        .write_address (tail_q),
        .write_data    (tag)
    );

    assign empty = count_q == 3'h0;
    assign full = count_q == 3'h5;

    always @* begin
        tail_d = tail_q;
        if (enter) tail_d = tail_q + 3'h1;
    end

    always @* begin
        head_d = head_q;
        if (leave) head_d = head_q + 3'h1;
    end

    always @* begin
        count_d = count_q;
        if (enter & ~leave) count_d = count_q + 3'h1;
        else if (leave & ~enter) count_d = count_q - 3'h1;
    end

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'h0;
            head_q <= 3'h0;
            tail_q <= 3'h0;
        end else begin
            count_q <= count_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule

`default_nettype wire
