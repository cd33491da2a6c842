// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Who goes next. Combinational from candidates to selection; the only state is the candidate selected last. Candidates are
// warps; where warps split dynamically they are contexts, which then go one by one.
//
// lrr: the first candidate after the last selected, cyclically, that one at the end. gtlrr: the last selected while it is a
// candidate, else as lrr. gtlo: the last selected while it is a candidate, else the lowest. Nobody is selected only if
// there is no candidate, and then the last one is not forgotten. Does not know what makes a candidate.
//
// Among the others the search needs not know whether the last one can go. So it may be told late that this one cannot: its request of
// the last cycle has missed, which the cache says in the middle of the cycle.
//
// Selects one candidate a cycle.

`default_nettype none

module warpstep_scheduler (
    input  wire       clock,
    input  wire       reset,
    input  wire [3:0] candidates, // Candidates that can go, one bit per candidate.
    input  wire       fails, // The candidate selected last cannot go after all; absent where that is known in time.
    output reg  [1:0] selected, // Number of the selected candidate; of the last one if there is none.
    output reg  [3:0] grant // The selected candidate, one bit per candidate; none if there is none.
);

    reg  [1:0] last_q;
    reg  [3:0] others;
    reg        able;
    wire [1:0] search_start;
    wire [3:0] search_grant;
    wire [1:0] search_index;
    wire       search_found;

    warpstep_round_robin_requests4 u_search (
        .requests (others),
        .start    (search_start),
        .grant    (search_grant),
        .index    (search_index),
        .found    (search_found)
    );

    always @* begin
        others = candidates;
        others[last_q] = 1'b0;
    end

    assign search_start = (last_q == 2'h3) ? 2'h0 : (last_q + 2'h1);

    always @* begin
        able = candidates[last_q];
        able = able & ~fails;
    end

    always @* begin
        selected = last_q;
        if (able) begin
            grant = 4'h0;
            grant[last_q] = 1'b1;
        end else begin
            grant = search_grant;
            if (search_found) selected = search_index;
        end
    end

    always @(posedge clock) begin
        if (reset) last_q <= 2'h3;
        else last_q <= selected;
    end
endmodule

`default_nettype wire
