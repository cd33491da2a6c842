// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who goes next. Combinational from candidates to selection; the only state is the warp selected last.
//
// lrr: the first candidate after the last selected, cyclically, that one at the end. gtlrr: the last selected while it is a
// candidate, else as lrr. gtlo: the last selected while it is a candidate, else the lowest. Nobody is selected only if
// there is no candidate, and then the last one is not forgotten. Does not know what makes a candidate.
//
// Selects one warp a cycle.

module scheduler (
    input  wire       clock,
    input  wire       reset,
    // Warps that can go.
    input  wire [3:0] candidates,
    // The warp selected; the last one if there is no candidate.
    output reg  [1:0] selected,
    // The same, one bit a warp; none if there is no candidate.
    output wire [3:0] grant,
    // Whether anybody is selected.
    output wire       any
);

    reg  [1:0] last_q;
    wire [1:0] last_d;
    reg  [1:0] search_start;
    wire [1:0] search_index;
    wire       search_found;

    round_robin_requests4 u_search (
        .requests (candidates),
        .start    (search_start),
        .grant    (grant),
        .index    (search_index),
        .found    (search_found)
    );

    always @* begin
        if (candidates[last_q]) begin
            search_start = last_q;
        end else if (last_q == 2'h3) begin
            search_start = 2'h0;
        end else begin
            search_start = last_q + 2'h1;
        end
    end

    assign any = search_found;

    always @* begin
        selected = last_q;
        if (search_found) begin
            selected = search_index;
        end
    end

    assign last_d = selected;

    always @(posedge clock) begin
        if (reset) begin
            last_q <= 2'h3;
        end else begin
            last_q <= last_d;
        end
    end
endmodule
