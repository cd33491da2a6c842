// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which lanes of which contexts are active, and which lanes belong to which context of their warp.
//
// A context runs exactly if one of its lanes is active. A parallel split lends lanes of a context to another one of its
// warp, which gives them back when the halves merge. Changes take effect at the end of the cycle. After reset lane 0 of
// context 0 is active, as a program expects, and all lanes of a warp belong to its first context. Knows nothing of
// instructions: who resolves one says what changes.
//
// The masks of every context.

`default_nettype none

module warpstep_context_masks (
    input  wire        clock,
    input  wire        reset,
    input  wire        change, // A context gets a new mask; with no lane left it ends.
    input  wire  [1:0] change_context, // Context that gets a new mask.
    input  wire  [3:0] change_active, // New mask of that context, one bit per lane.
    input  wire  [3:0] start, // Warps that begin, with lane 0 of their first context alone, one bit per warp.
    output wire  [3:0] running, // Contexts with an active lane, one bit per context.
    output wire [15:0] active // Active lanes of each context, one bit per lane.
);

    reg  [15:0] masks_q;

    assign running = {|masks_q[15:12], |masks_q[11:8], |masks_q[7:4], |masks_q[3:0]};
    assign active = masks_q;

    always @(posedge clock) begin : registers
        integer warp;
        if (reset) begin
            masks_q <= 16'h1;
        end else begin
            for (warp = 0; warp < 4; warp = warp + 1) begin
                if (start[warp]) masks_q[warp*4 +: 4] <= 4'h1;
                if (change & (change_context == warp[1:0])) masks_q[warp*4 +: 4] <= change_active;
            end
        end
    end
endmodule

`default_nettype wire
