// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Registers of one lane that wait for a result, 64 bits a warp, and what of them each context sees: all where it is active, nothing
// elsewhere.
//
// Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the bit
// stands in c + 1 .. c + N - 1. x0 waits for nothing: its bit is never set. Which context executes in the lane does not
// matter, so nothing moves when lanes change their owner.
//
// Pending registers of one lane.

`default_nettype none

module warpstep_lane_pending (
    input  wire         clock,
    input  wire         reset,
    input  wire   [1:0] issues, // Contexts that issue an instruction, all of one warp; one bit per context.
    input  wire  [11:0] registers, // Destination register of the head of each context.
    input  wire   [1:0] active, // Contexts that are active in this lane, at most one of a warp; one bit per context.
    // The register this lane writes at each of its write ports.
    input  wire   [1:0] written_valid, // A result is written at the end of this cycle.
    input  wire  [13:0] written_destination, // Its destination: register (low six bits) and warp (above).
    output reg  [127:0] seen // Pending registers as each context sees them: bit n is register n, float ones from 32 on.
);

    reg  [127:0] waits_q;
    reg  [127:0] coming;
    reg    [1:0] issue;
    reg   [11:0] register_;
    reg   [13:0] places;

    always @* begin : set_coming
        integer warp;
        coming = waits_q;
        if (written_valid[0]) coming[written_destination[6:0]] = 1'b0;
        if (written_valid[1]) coming[written_destination[13:7]] = 1'b0;
        issue = 2'h0;
        for (warp = 0; warp < 2; warp = warp + 1) begin
            register_[warp*6 +: 6] = registers[warp*6 +: 6];
            seen[warp*64 +: 64] = 64'h0;
            if (active[warp]) begin
                register_[warp*6 +: 6] = registers[warp*6 +: 6];
                if (issues[warp]) issue[warp] = 1'b1;
                seen[warp*64 +: 64] = waits_q[warp*64 +: 64];
            end
            places[warp*7 +: 7] = {1'b0, register_[warp*6 +: 6]} + (warp[6:0] * 7'h40);
            if (issue[warp] & (|register_[warp*6 +: 6])) coming[places[warp*7 +: 7]] = 1'b1;
        end
    end

    always @(posedge clock) begin
        if (reset) waits_q <= 128'h0;
        else waits_q <= coming;
    end
endmodule

`default_nettype wire
