// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Writes that memory has not yet answered, in order: their lines, so that no load overtakes a store, and their tags, in case
// memory answers with an error. A write answered in k is in flight until the end of k.
//
// A queue of writes.

`default_nettype none

module warpstep_writes_in_flight (
    input  wire        clock,
    input  wire        reset,
    input  wire        enter, // A write request is accepted.
    input  wire [27:0] line, // Line of the access at hand: looked for, and written if its request is accepted.
    input  wire [44:0] tag, // Tag of the access that writes.
    input  wire  [1:0] leader, // Lowest lane that writes.
    // Answer of memory to the oldest write.
    input  wire        answer_valid, // The oldest write in flight is answered in this cycle.
    input  wire        answer_error, // The write failed: a bus error.
    // State at the start of the cycle.
    output wire        state_empty, // The queue is empty.
    output wire        state_full, // The queue is full.
    output wire        state_found, // An entry that waits for memory has the line of the access at hand.
    // The oldest write, if it failed.
    output wire        failed_valid, // Memory answers with an error.
    output wire [44:0] failed_tag, // Tag of the access that failed.
    output wire [27:0] failed_line, // Line that was to be read or written.
    output wire  [1:0] failed_lane // Lowest lane that accessed the line.
);

    wire [46:0] payload;
    wire        queue_leave;
    wire [46:0] queue_first_payload;

    warpstep_line_queue_payload47 u_queue (
        .clock         (clock),
        .reset         (reset),
        .enter         (enter),
        .line          (line),
        .counts        (1'b1),
        .payload       (payload),
        .leave         (queue_leave),
        .state_empty   (state_empty),
        .state_full    (state_full),
        .state_found   (state_found),
        .first_line    (failed_line),
        .first_payload (queue_first_payload)
    );

    assign payload = {tag, leader};
    assign queue_leave = answer_valid & ~state_empty;
    assign failed_valid = answer_valid & answer_error;
    assign failed_lane = queue_first_payload[1:0];
    assign failed_tag = queue_first_payload[46:2];
endmodule

`default_nettype wire
