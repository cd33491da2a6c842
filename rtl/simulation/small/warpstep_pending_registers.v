// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Registers that wait for a result: 64 bits a context. x0 waits for none, so its bit is that of a fence.
//
// Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
// bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing; a result for x0
// clears nothing. A fence sets bit 0 when it issues and clears it when it ends. Does not know what writes, nor in which
// lanes.
//
// The scoreboard of registers.

`default_nettype none

module warpstep_pending_registers (
    input  wire         clock,
    input  wire         reset,
    input  wire         issue, // An instruction issues, one bit per issue port.
    input  wire   [1:0] issue_context, // Context that issues, at each issue port.
    input  wire   [5:0] issue_register, // Destination register of the instruction that issues, at each issue port.
    input  wire         issue_fence, // The instruction that issues is a fence, one bit per issue port.
    // Result of each writer that is written at the end of this cycle.
    input  wire  [11:0] completions_valid, // A result is written at the end of this cycle.
    input  wire  [23:0] completions_context, // Context whose register is written.
    input  wire  [71:0] completions_register, // Register that is written; 0 if the instruction writes none.
    // A fence ends in this cycle.
    input  wire         fence_done_valid, // The event happens in this cycle.
    input  wire   [1:0] fence_done_context, // Context the event happens to.
    // Pending registers of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    output wire [255:0] pending
);

    reg  [255:0] waits_q;
    reg   [63:0] coming_0;
    reg   [63:0] coming_1;
    reg   [63:0] coming_2;
    reg   [63:0] coming_3;

    assign pending[63:0] = waits_q[63:0];

    always @* begin : set_coming_0
        integer context_number;
        coming_0 = waits_q[63:0];
        if (issue & (issue_context == 2'h0) & ((|issue_register) | issue_fence)) begin
            coming_0[issue_register] = 1'b1;
        end
        for (context_number = 0; context_number < 12; context_number = context_number + 1) begin
            if (completions_valid[context_number] & (completions_context[context_number*2 +: 2] == 2'h0) & (|completions_register[context_number*6 +: 6])) begin
                coming_0[completions_register[context_number*6 +: 6]] = 1'b0;
            end
        end
        if (fence_done_valid & (fence_done_context == 2'h0)) coming_0[0] = 1'b0;
    end

    assign pending[127:64] = waits_q[127:64];

    always @* begin : set_coming_1
        integer context_number;
        coming_1 = waits_q[127:64];
        if (issue & (issue_context == 2'h1) & ((|issue_register) | issue_fence)) begin
            coming_1[issue_register] = 1'b1;
        end
        for (context_number = 0; context_number < 12; context_number = context_number + 1) begin
            if (completions_valid[context_number] & (completions_context[context_number*2 +: 2] == 2'h1) & (|completions_register[context_number*6 +: 6])) begin
                coming_1[completions_register[context_number*6 +: 6]] = 1'b0;
            end
        end
        if (fence_done_valid & (fence_done_context == 2'h1)) coming_1[0] = 1'b0;
    end

    assign pending[191:128] = waits_q[191:128];

    always @* begin : set_coming_2
        integer context_number;
        coming_2 = waits_q[191:128];
        if (issue & (issue_context == 2'h2) & ((|issue_register) | issue_fence)) begin
            coming_2[issue_register] = 1'b1;
        end
        for (context_number = 0; context_number < 12; context_number = context_number + 1) begin
            if (completions_valid[context_number] & (completions_context[context_number*2 +: 2] == 2'h2) & (|completions_register[context_number*6 +: 6])) begin
                coming_2[completions_register[context_number*6 +: 6]] = 1'b0;
            end
        end
        if (fence_done_valid & (fence_done_context == 2'h2)) coming_2[0] = 1'b0;
    end

    assign pending[255:192] = waits_q[255:192];

    always @* begin : set_coming_3
        integer context_number;
        coming_3 = waits_q[255:192];
        if (issue & (issue_context == 2'h3) & ((|issue_register) | issue_fence)) begin
            coming_3[issue_register] = 1'b1;
        end
        for (context_number = 0; context_number < 12; context_number = context_number + 1) begin
            if (completions_valid[context_number] & (completions_context[context_number*2 +: 2] == 2'h3) & (|completions_register[context_number*6 +: 6])) begin
                coming_3[completions_register[context_number*6 +: 6]] = 1'b0;
            end
        end
        if (fence_done_valid & (fence_done_context == 2'h3)) coming_3[0] = 1'b0;
    end

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 256'h0;
        end else begin
            waits_q[63:0] <= coming_0;
            waits_q[127:64] <= coming_1;
            waits_q[191:128] <= coming_2;
            waits_q[255:192] <= coming_3;
        end
    end
endmodule

`default_nettype wire
