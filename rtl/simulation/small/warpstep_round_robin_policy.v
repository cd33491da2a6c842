// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Grants the first eligible core after the one granted last.

`default_nettype none

module warpstep_round_robin_policy (
    input  wire clock,
    input  wire reset,
    input  wire eligible, // Cores that may be granted, one bit per core.
    output wire grant // Core that is granted, one bit per core.
);

    reg  next_q;
    wire search_index;
    wire search_found;

    warpstep_round_robin_requests1 u_search (
        .requests (eligible),
        .start    (next_q),
        .grant    (grant),
        .index    (search_index),
        .found    (search_found)
    );

    always @(posedge clock) begin
        if (reset) begin
            next_q <= 1'b0;
        end else begin
            if (search_found) begin
                next_q <= search_index + 1'b1;
                if (search_index == 1'b0) next_q <= 1'b0;
            end
        end
    end
endmodule

`default_nettype wire
