// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which lanes of which contexts are active. A context is active exactly if one of its lanes is.
//
// Changes take effect at the end of the cycle. After reset lane 0 of context 0 is active, as a program expects.
// Knows nothing of instructions: who resolves one says what the mask becomes.
//
// The active mask of every context.

`default_nettype none

module warpstep_context_masks (
    input  wire        clock,
    input  wire        reset,
    input  wire        change, // A context gets a new mask; with no lane left it ends.
    input  wire  [1:0] change_context, // Context that gets a new mask.
    input  wire  [3:0] change_active, // New mask of that context, one bit per lane.
    input  wire  [3:0] start, // Contexts that begin, with lane 0 alone, one bit per context.
    output wire  [3:0] running, // Contexts with an active lane, one bit per context.
    output wire [15:0] active // Active lanes of each context, one bit per lane.
);

    reg  [15:0] masks_q;
    genvar        g_context_number;

    assign running = {|masks_q[15:12], |masks_q[11:8], |masks_q[7:4], |masks_q[3:0]};
    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_1
            assign active[g_context_number*4 +: 4] = masks_q[g_context_number*4 +: 4];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer context_number;
        if (reset) begin
            masks_q <= 16'h1;
        end else begin
            for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
                if (start[context_number]) masks_q[context_number*4 +: 4] <= 4'h1;
                if (change & (change_context == context_number[1:0])) masks_q[context_number*4 +: 4] <= change_active;
            end
        end
    end
endmodule

`default_nettype wire
