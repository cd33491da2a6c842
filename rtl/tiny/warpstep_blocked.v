// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Why a context may not issue: an unresolved control instruction, a barrier, wspawn, or a join. One register a context.
//
// A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
// frees it from the next one. A context that is blocked does not issue, so these never meet.
//
// The state of every context.

`default_nettype none

module warpstep_blocked (
    input  wire       clock,
    input  wire       reset,
    input  wire [1:0] issue, // Contexts that issue a control instruction, one bit per context.
    input  wire [1:0] waits, // Context whose instruction is resolved and makes it wait, one bit per context.
    input  wire [2:0] wait_state, // What that context waits for.
    // Contexts that may go on, one bit per context: their instruction is resolved, or what they waited for has come.
    input  wire [1:0] released,
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    output wire [5:0] states
);

    localparam [2:0] STATE_FREE = 3'h0;
    localparam [2:0] STATE_CONTROL = 3'h1;

    reg  [5:0] held_q;

    assign states[2:0] = held_q[2:0];
    assign states[5:3] = held_q[5:3];

    always @(posedge clock) begin
        if (reset) begin
            held_q <= 6'h0;
        end else begin
            if (waits[0]) held_q[2:0] <= wait_state;
            if (released[0]) held_q[2:0] <= STATE_FREE;
            if (issue[0]) held_q[2:0] <= STATE_CONTROL;
            if (waits[1]) held_q[5:3] <= wait_state;
            if (released[1]) held_q[5:3] <= STATE_FREE;
            if (issue[1]) held_q[5:3] <= STATE_CONTROL;
        end
    end
endmodule

`default_nettype wire
