// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// How deep each context has split: the pointers of the divergence stacks. Changes take effect at the end of the cycle.
//
// A pointer counts the open splits of a context from the bottom of its warp. The pointer of a split context begins at its
// base, which is above the entry its parent made for it. Knows nothing of what the entries say.
//
// Pointer, base and parent of every context, those of one at hand.

`default_nettype none

module warpstep_stack_pointers (
    input  wire       clock,
    input  wire       reset,
    input  wire [1:0] context_, // Context whose pointer is at hand.
    input  wire [1:0] warp, // Warp of that context.
    input  wire       port, // Port of that context.
    input  wire       push, // The context at hand pushes an entry.
    input  wire       pop, // A context pops an entry.
    input  wire [1:0] pop_context, // Context that pops.
    input  wire [3:0] clear, // Contexts that start or end, one bit per context: their stacks become empty.
    output reg  [1:0] pointer // Pointer of the context at hand.
);

    reg  [7:0] pointers_q;

    always @* begin : set_pointer
        integer stack_number;
        pointer = 2'h0;
        for (stack_number = 0; stack_number < 4; stack_number = stack_number + 1) begin
            if (context_ == stack_number[1:0]) pointer = pointers_q[stack_number*2 +: 2];
        end
    end

    always @(posedge clock) begin : registers
        integer stack_number;
        if (reset) begin
            pointers_q <= 8'h0;
        end else begin
            for (stack_number = 0; stack_number < 4; stack_number = stack_number + 1) begin
                if (push & (context_ == stack_number[1:0])) pointers_q[stack_number*2 +: 2] <= pointers_q[stack_number*2 +: 2] + 2'h1;
                if (pop & (pop_context == stack_number[1:0])) pointers_q[stack_number*2 +: 2] <= pointers_q[stack_number*2 +: 2] - 2'h1;
                if (clear[stack_number]) pointers_q[stack_number*2 +: 2] <= 2'h0;
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, warp, port};
endmodule

`default_nettype wire
