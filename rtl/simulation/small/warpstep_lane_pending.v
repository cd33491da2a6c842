// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Registers of one lane that wait for a result, 64 bits a warp, and what of them each context sees: all where it is active, nothing
// elsewhere.
//
// Set at the end of the cycle behind issue, cleared at the end of the cycle of the write: issued in c with latency N, the bit
// stands in c + 2 .. c + N - 1, for N = 2 never; who issued knows by itself what it waits for in c + 1. Which context executes in the lane does not
// matter, so nothing moves when lanes change their owner.
//
// Pending registers of one lane.

`default_nettype none

module warpstep_lane_pending (
    input  wire         clock,
    input  wire         reset,
    // Contexts that issued an instruction with a destination in the last cycle, all of one warp; one bit per context.
    input  wire   [3:0] issued,
    input  wire  [63:0] destinations, // The bit of that destination, for each context of the warp.
    input  wire   [3:0] active, // Contexts that are active in this lane, at most one of a warp; one bit per context.
    // The register this lane writes at each of its write ports.
    input  wire   [1:0] written_valid, // A result is due at the end of this cycle.
    input  wire  [15:0] written_destination, // Its destination: register (low six bits) and warp (above).
    output reg  [255:0] seen // Pending registers as each context sees them: bit n is register n, float ones from 32 on.
);

    reg  [255:0] waits_q;
    reg  [255:0] coming;
    wire [127:0] others;

    assign others[63:0] = ~(64'h1 << written_destination[5:0]);
    assign others[127:64] = ~(64'h1 << written_destination[13:8]);

    always @* begin : set_coming
        integer warp;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            coming[warp*64 +: 64] = waits_q[warp*64 +: 64];
            seen[warp*64 +: 64] = 64'h0;
            if (active[warp]) begin
                seen[warp*64 +: 64] = waits_q[warp*64 +: 64];
                if (issued[warp]) coming[warp*64 +: 64] = coming[warp*64 +: 64] | destinations;
            end
            if (written_valid[0] & (written_destination[7:6] == warp[1:0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[63:0];
            end
            if (written_valid[1] & (written_destination[15:14] == warp[1:0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[127:64];
            end
        end
    end

    always @(posedge clock) begin : registers
        integer warp;
        if (reset) begin
            waits_q <= 256'h0;
        end else begin
            for (warp = 0; warp < 4; warp = warp + 1) begin
                waits_q[warp*64 +: 64] <= coming[warp*64 +: 64];
            end
        end
    end
endmodule

`default_nettype wire
