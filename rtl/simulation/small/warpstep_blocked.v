// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Why a context may not issue: an unresolved control instruction, a barrier, wspawn, or a join. One register a context.
//
// A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
// frees it from the next one. A context that is blocked does not issue, so these never meet.
//
// The state of every context.

`default_nettype none

module warpstep_blocked (
    input  wire        clock,
    input  wire        reset,
    input  wire  [3:0] issue, // Contexts that issue a control instruction, one bit per context.
    input  wire  [3:0] waits, // Context whose instruction is resolved and makes it wait, one bit per context.
    input  wire  [2:0] wait_state, // What that context waits for.
    // Contexts that may go on, one bit per context: their instruction is resolved, or what they waited for has come.
    input  wire  [3:0] released,
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    output wire [11:0] states
);

    localparam [2:0] STATE_FREE = 3'h0;
    localparam [2:0] STATE_CONTROL = 3'h1;

    reg  [11:0] held_q;
    genvar        g_context_number;

    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_1
            assign states[g_context_number*3 +: 3] = held_q[g_context_number*3 +: 3];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer context_number;
        if (reset) begin
            held_q <= 12'h0;
        end else begin
            for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
                if (waits[context_number]) held_q[context_number*3 +: 3] <= wait_state;
                if (released[context_number]) held_q[context_number*3 +: 3] <= STATE_FREE;
                if (issue[context_number]) held_q[context_number*3 +: 3] <= STATE_CONTROL;
            end
        end
    end
endmodule

`default_nettype wire
