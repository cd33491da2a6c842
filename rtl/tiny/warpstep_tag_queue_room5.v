// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    reg  [2:0] head_q;
    reg  [2:0] tail_q;

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

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'h0;
            head_q <= 3'h0;
            tail_q <= 3'h0;
        end else begin
            if (enter) tail_q <= tail_q + 3'h1;
            if (leave) head_q <= head_q + 3'h1;
            if (enter & ~leave) count_q <= count_q + 3'h1;
            else if (leave & ~enter) count_q <= count_q - 3'h1;
        end
    end

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (count_q <= 3'h5); // There are at most as many tags as there is room for.
`ifdef FORMAL_ALONE
        assume (~enter | leave | (count_q < 3'h5)); // A tag enters only where there is room, or where one leaves.
        assume (~leave | (count_q != 3'h0)); // A tag leaves only if there is one.
`else
        assert (~enter | leave | (count_q < 3'h5)); // A tag enters only where there is room, or where one leaves.
        assert (~leave | (count_q != 3'h0)); // A tag leaves only if there is one.
`endif
    end
`endif
endmodule

`default_nettype wire
