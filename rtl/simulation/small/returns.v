// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Loads on their way back, in order: for each step of a load an entry that says whose words come and where they go.
//
// The first entry is merged into the row: from cache or local memory in the first cycle it is there, from memory when the
// answer is here and the row is free. It leaves at the end of that cycle. An answer with an error is never taken: it is
// told, and everything behind it stays where it is.
//
// Entries of steps that are done and not merged.

module returns (
    input  wire        clock,
    input  wire        reset,
    // A step of a load is done.
    input  wire        enter,
    // Its words come from memory.
    input  wire        enter_memory,
    // Its words come from local memory.
    input  wire        enter_local,
    // The load has no more steps.
    input  wire        enter_last,
    // What it is.
    input  wire [44:0] enter_note,
    // Lanes of the step.
    input  wire  [3:0] enter_lanes,
    // The lowest of them.
    input  wire  [1:0] enter_lane,
    // Places of their words, side by side.
    input  wire [23:0] enter_places,
    // Number of the line.
    input  wire [25:0] enter_line,
    // Memory answers.
    input  wire        answer_valid,
    // With an error.
    input  wire        answer_error,
    // The answer is taken if it is here.
    output wire        answer_ready,
    // The row is free.
    input  wire        row_free,
    // The first entry is merged in this cycle.
    output wire        merges,
    // The answer for the first entry is an error.
    output wire        fails,
    // There is no entry.
    output wire        empty,
    // There is no room.
    output wire        full,
    // The first entry waits for memory.
    output wire        first_memory,
    // Its words come from local memory.
    output wire        first_local,
    // The load has no more steps.
    output wire        first_last,
    // What it is.
    output wire [44:0] first_note,
    // Its lanes.
    output wire  [3:0] first_lanes,
    // The lowest of them.
    output wire  [1:0] first_lane,
    // Places of its words.
    output wire [23:0] first_places,
    // Number of its line.
    output wire [25:0] first_line,
    // Line to look for.
    input  wire [25:0] sought,
    // An entry waits for memory with that line.
    output wire        awaited
);

    wire [77:0] rest;
    wire        list_empty;
    wire [77:0] list_first_rest;

    line_list_enter_rest78 u_list (
        .clock        (clock),
        .reset        (reset),
        .enter        (enter),
        .enter_line   (enter_line),
        .enter_counts (enter_memory),
        .enter_rest   (rest),
        .leave        (merges),
        .empty        (list_empty),
        .full         (full),
        .first_line   (first_line),
        .first_rest   (list_first_rest),
        .sought       (sought),
        .found        (awaited)
    );

    assign rest = {enter_places, enter_note, enter_lanes, enter_lane, enter_last, enter_local, enter_memory};
    assign empty = list_empty;
    assign first_memory = list_first_rest[0];
    assign first_local = list_first_rest[1];
    assign first_last = list_first_rest[2];
    assign first_lane = list_first_rest[4:3];
    assign first_lanes = list_first_rest[8:5];
    assign first_note = list_first_rest[53:9];
    assign first_places = list_first_rest[77:54];
    assign answer_ready = (((~list_empty) & first_memory) & row_free) & (~answer_error);
    assign fails = ((((~list_empty) & first_memory) & row_free) & answer_valid) & answer_error;
    assign merges = ((~list_empty) & (~first_memory)) | (answer_ready & answer_valid);
endmodule
