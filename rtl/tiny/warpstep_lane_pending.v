// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Registers of one lane that wait for a result: 64 bits a warp.
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
    input  wire   [1:0] issue, // Warps that issue an instruction in this lane, at most one; one bit per warp.
    input  wire  [11:0] issue_register, // Destination register of the instruction that would, of each warp.
    // The register this lane writes at each of its write ports.
    input  wire   [1:0] written_valid, // A result is written at the end of this cycle.
    input  wire  [13:0] written_destination, // Its destination: register (low six bits) and warp (above).
    output wire [127:0] pending // Pending registers of each warp: bit n is register n, float ones from 32 on.
);

    reg  [127:0] waits_q;
    reg  [127:0] coming;
    wire  [13:0] places;

    always @* begin
        coming = waits_q;
        if (written_valid[0]) coming[written_destination[6:0]] = 1'b0;
        if (written_valid[1]) coming[written_destination[13:7]] = 1'b0;
        if (issue[0] & (|issue_register[5:0])) coming[places[6:0]] = 1'b1;
        if (issue[1] & (|issue_register[11:6])) coming[places[13:7]] = 1'b1;
    end

    assign pending = waits_q;
    assign places[6:0] = {1'b0, issue_register[5:0]} + (7'h0 * 7'h40);
    assign places[13:7] = {1'b0, issue_register[11:6]} + (7'h1 * 7'h40);

    always @(posedge clock) begin
        if (reset) waits_q <= 128'h0;
        else waits_q <= coming;
    end
endmodule

`default_nettype wire
