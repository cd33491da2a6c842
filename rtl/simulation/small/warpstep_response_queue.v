// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Loads on their way back, in order: one entry for each group of lanes of a load, which says where the words come from and who
// gets them.
//
// The first entry is merged into the load buffer: from cache or local memory in the first cycle it is there, from memory when the
// answer is here and the load buffer is free. It leaves at the end of that cycle. An answer with an error is never accepted: it is
// reported, and everything behind it stays where it is.
//
// Entries that are not merged yet.

`default_nettype none

module warpstep_response_queue (
    input  wire        clock,
    input  wire        reset,
    input  wire        enter, // An entry is appended at the end of this cycle.
    input  wire  [1:0] leader, // Lowest lane of the appended entry.
    // The entry to append. Its line is also the one that is looked for.
    input  wire        response_memory, // The words come from memory.
    input  wire        response_local, // The words come from local memory.
    input  wire [27:0] response_line, // Line the words are in.
    input  wire [44:0] response_load_tag, // Tag of the load.
    input  wire        response_load_last, // No more groups of this load follow.
    input  wire  [3:0] response_load_active, // Lanes of the group, one bit per lane.
    input  wire [15:0] response_load_offsets, // Offset of each lane's lowest byte in the words that come back.
    input  wire        answer_valid, // Memory answers the oldest read.
    input  wire        answer_error, // The answer is an error.
    output wire        answer_ready, // An answer is accepted if it is here.
    input  wire        buffer_free, // The load buffer is free.
    output wire        merge, // The first entry is merged in this cycle.
    // State at the start of the cycle.
    output wire        state_empty, // The queue is empty.
    output wire        state_full, // The queue is full.
    output wire        state_found, // An entry that waits for memory has the line of the access at hand.
    // The first entry.
    output wire        first_memory, // The words come from memory.
    output wire        first_local, // The words come from local memory.
    output wire [27:0] first_line, // Line the words are in.
    output wire [44:0] first_load_tag, // Tag of the load.
    output wire        first_load_last, // No more groups of this load follow.
    output wire  [3:0] first_load_active, // Lanes of the group, one bit per lane.
    output wire [15:0] first_load_offsets, // Offset of each lane's lowest byte in the words that come back.
    // The first entry, if its answer is an error.
    output wire        failed_valid, // Memory answers with an error.
    output wire [44:0] failed_tag, // Tag of the access that failed.
    output wire [27:0] failed_line, // Line that was to be read or written.
    output wire  [1:0] failed_lane // Lowest lane that accessed the line.
);

    wire [69:0] payload;
    wire        waits;
    wire [69:0] queue_first_payload;

    warpstep_line_queue_payload70 u_queue (
        .clock         (clock),
        .reset         (reset),
        .enter         (enter),
        .line          (response_line),
        .counts        (response_memory),
        .payload       (payload),
        .leave         (merge),
        .state_empty   (state_empty),
        .state_full    (state_full),
        .state_found   (state_found),
        .first_line    (first_line),
        .first_payload (queue_first_payload)
    );

    assign payload = {
        response_load_offsets, response_load_tag, response_load_active, leader, response_load_last, response_local,
        response_memory
    };
    assign first_memory = queue_first_payload[0];
    assign first_local = queue_first_payload[1];
    assign first_load_last = queue_first_payload[2];
    assign first_load_active = queue_first_payload[8:5];
    assign first_load_tag = queue_first_payload[53:9];
    assign first_load_offsets = queue_first_payload[69:54];

    // The answer for the first entry.
    assign waits = ~state_empty & first_memory & buffer_free;
    assign answer_ready = waits & ~answer_error;
    assign merge = (~state_empty & ~first_memory) | (answer_ready & answer_valid);
    assign failed_valid = waits & answer_valid & answer_error;
    assign failed_tag = first_load_tag;
    assign failed_line = first_line;
    assign failed_lane = queue_first_payload[4:3];
endmodule

`default_nettype wire
