// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Why a context may not issue: an unresolved control instruction, a barrier, or wspawn. One register a context.
//
// A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
// frees it from the next one. A context that is blocked does not issue, so these never meet.
//
// The state of every context.

`default_nettype none

module warpstep_blocked (
    input  wire       clock,
    input  wire       reset,
    input  wire       issue, // A control instruction issues.
    input  wire [1:0] issue_context, // Context that issues the control instruction.
    input  wire       resolve, // A control instruction is resolved.
    input  wire [1:0] resolve_context, // Context of the resolved instruction.
    input  wire [1:0] resolve_state, // State in which the resolved instruction leaves its context.
    input  wire [3:0] released, // Contexts that no longer wait, one bit per context.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn.
    output wire [7:0] states
);

    localparam [1:0] STATE_FREE = 2'h0;
    localparam [1:0] STATE_CONTROL = 2'h1;

    reg  [7:0] held_q;
    genvar       g_context_number;

    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_1
            assign states[g_context_number*2 +: 2] = held_q[g_context_number*2 +: 2];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer context_number;
        if (reset) begin
            held_q <= 8'h0;
        end else begin
            for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
                if (resolve & (resolve_context == context_number[1:0])) held_q[context_number*2 +: 2] <= resolve_state;
                if (released[context_number]) held_q[context_number*2 +: 2] <= STATE_FREE;
                if (issue & (issue_context == context_number[1:0])) held_q[context_number*2 +: 2] <= STATE_CONTROL;
            end
        end
    end
endmodule

`default_nettype wire
