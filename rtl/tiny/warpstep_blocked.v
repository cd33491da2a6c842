// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire       issue_context, // Context that issues the control instruction.
    input  wire       resolve, // A control instruction is resolved.
    input  wire       resolve_context, // Context of the resolved instruction.
    input  wire [1:0] resolve_state, // State in which the resolved instruction leaves its context.
    input  wire [1:0] released, // Contexts that no longer wait, one bit per context.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn.
    output wire [3:0] states
);

    localparam [1:0] STATE_FREE = 2'h0;
    localparam [1:0] STATE_CONTROL = 2'h1;

    reg  [3:0] held_q;

    assign states[1:0] = held_q[1:0];
    assign states[3:2] = held_q[3:2];

    always @(posedge clock) begin
        if (reset) begin
            held_q <= 4'h0;
        end else begin
            if (resolve & (resolve_context == 1'b0)) held_q[1:0] <= resolve_state;
            if (released[0]) held_q[1:0] <= STATE_FREE;
            if (issue & (issue_context == 1'b0)) held_q[1:0] <= STATE_CONTROL;
            if (resolve & (resolve_context == 1'b1)) held_q[3:2] <= resolve_state;
            if (released[1]) held_q[3:2] <= STATE_FREE;
            if (issue & (issue_context == 1'b1)) held_q[3:2] <= STATE_CONTROL;
        end
    end
endmodule

`default_nettype wire
