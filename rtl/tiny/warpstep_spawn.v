// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// wspawn: waits until its warp is the only active one, then starts the warps below its count, itself excepted.
//
// Looks at who is active at the start of the cycle, from the cycle of its resolution on; warps start at the end of the
// cycle in which it is alone. One waiting wspawn is remembered: with two of them, neither is ever alone. Its operands are
// checked when it starts warps, as are those of an instruction that never waits. While its warp is split, wspawn is an
// error and does not wait. Knows nothing of masks: a warp that starts does so with lane 0.
//
// Starts warps.

`default_nettype none

module warpstep_spawn (
    input  wire        clock,
    input  wire        reset,
    input  wire        arrive, // A wspawn is resolved, or begins to wait.
    // Wspawn that arrives.
    input  wire        arriving_warp, // Warp of the wspawn.
    input  wire [31:0] arriving_pc, // Address of the wspawn.
    input  wire [31:0] arriving_count, // Number of warps that shall run: rs1 of the wspawn.
    input  wire [31:0] arriving_target, // Address at which warps start: rs2 of the wspawn.
    input  wire  [1:0] running, // Warps active at the start of the cycle, one bit per warp.
    output wire        waits, // The wspawn that arrives must wait.
    output wire        fires, // A wspawn takes effect, or is found wrong.
    // Wspawn that takes effect or is wrong.
    output wire        firing_warp, // Warp of the wspawn.
    output wire [31:0] firing_pc, // Address of the wspawn.
    output wire [31:0] firing_count, // Number of warps that shall run: rs1 of the wspawn.
    output wire [31:0] firing_target, // Address at which warps start: rs2 of the wspawn.
    output wire  [1:0] start, // Warps that start, one bit per warp.
    output wire        wrong_count, // The wspawn wants more warps than there are.
    output wire        misaligned // The wspawn starts warps at an address that is no multiple of four.
);

    reg         waiting_q;
    reg         held_warp_q;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_count_q;
    reg  [31:0] held_target_q;
    reg         now_warp;
    reg  [31:0] now_pc;
    reg  [31:0] now_count;
    reg  [31:0] now_target;
    reg         alone;
    wire        starts;

    always @* begin
        // The one that arrives, else the one that waits.
        now_warp = held_warp_q;
        now_pc = held_pc_q;
        now_count = held_count_q;
        now_target = held_target_q;
        if (arrive) begin
            now_warp = arriving_warp;
            now_pc = arriving_pc;
            now_count = arriving_count;
            now_target = arriving_target;
        end
    end

    assign firing_warp = now_warp;
    assign firing_pc = now_pc;
    assign firing_count = now_count;
    assign firing_target = now_target;

    always @* begin
        alone = 1'b1;
        if (running[0] & (now_warp != 1'b0)) alone = 1'b0;
        if (running[1] & (now_warp != 1'b1)) alone = 1'b0;
    end

    assign fires = (arrive | waiting_q) & alone;
    assign waits = arrive & ~alone;

    // It starts the others below its count.
    assign wrong_count = fires & (now_count > 32'h2);
    assign misaligned = fires & ~wrong_count & (|now_target[1:0]);
    assign starts = fires & ~wrong_count & ~misaligned;
    assign start[0] = starts & (now_count != 32'h0) & (now_warp != 1'b0);
    assign start[1] = starts & (now_count > 32'h1) & (now_warp != 1'b1);

    always @(posedge clock) begin
        if (reset) begin
            waiting_q <= 1'b0;
            held_warp_q <= 1'b0;
            held_pc_q <= 32'h0;
            held_count_q <= 32'h0;
            held_target_q <= 32'h0;
        end else begin
            held_warp_q <= now_warp;
            held_pc_q <= now_pc;
            held_count_q <= now_count;
            held_target_q <= now_target;
            waiting_q <= (arrive | waiting_q) & ~alone;
        end
    end
endmodule

`default_nettype wire
