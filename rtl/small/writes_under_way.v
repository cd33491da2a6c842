// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Writes that memory has not yet answered, in order: their lines, so that no load overtakes a store, and whose they are, in
// case memory answers with an error. A write answered in k is under way until the end of k.
//
// Lines of writes.

module writes_under_way (
    input  wire        clock,
    input  wire        reset,
    // A write is requested.
    input  wire        enter,
    // Number of its line.
    input  wire [25:0] enter_line,
    // What the access is.
    input  wire [44:0] enter_note,
    // Its lowest lane.
    input  wire  [1:0] enter_lane,
    // Memory answers the oldest.
    input  wire        done,
    // None is under way.
    output wire        empty,
    // No more may be under way.
    output wire        full,
    // Line to look for.
    input  wire [25:0] sought,
    // A write to it is under way.
    output wire        found,
    // Line of the oldest.
    output wire [25:0] first_line,
    // What it is.
    output wire [44:0] first_note,
    // Its lowest lane.
    output wire  [1:0] first_lane
);

    wire [46:0] rest;
    wire        list_leave;
    wire        list_empty;
    wire [46:0] list_first_rest;

    line_list_enter_rest47 u_list (
        .clock        (clock),
        .reset        (reset),
        .enter        (enter),
        .enter_line   (enter_line),
        .enter_counts (1'b1),
        .enter_rest   (rest),
        .leave        (list_leave),
        .empty        (list_empty),
        .full         (full),
        .first_line   (first_line),
        .first_rest   (list_first_rest),
        .sought       (sought),
        .found        (found)
    );

    assign rest = {enter_note, enter_lane};
    assign list_leave = done & (~list_empty);
    assign empty = list_empty;
    assign first_lane = list_first_rest[1:0];
    assign first_note = list_first_rest[46:2];
endmodule
