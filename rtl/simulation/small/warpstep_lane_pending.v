// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
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
    input  wire   [3:0] issue, // Warps that issue an instruction in this lane, at most one; one bit per warp.
    input  wire  [23:0] issue_register, // Destination register of the instruction that would, of each warp.
    // The register this lane writes at each of its write ports.
    input  wire   [1:0] written_valid, // A result is written at the end of this cycle.
    input  wire  [15:0] written_destination, // Its destination: register (low six bits) and warp (above).
    output wire [255:0] pending // Pending registers of each warp: bit n is register n, float ones from 32 on.
);

    reg  [255:0] waits_q;
    reg  [255:0] coming;
    wire  [31:0] places;
    genvar         g_warp;

    always @* begin : set_coming
        integer port;
        coming = waits_q;
        if (written_valid[0]) coming[written_destination[7:0]] = 1'b0;
        if (written_valid[1]) coming[written_destination[15:8]] = 1'b0;
        for (port = 0; port < 4; port = port + 1) begin
            if (issue[port] & (|issue_register[port*6 +: 6])) coming[places[port*8 +: 8]] = 1'b1;
        end
    end

    assign pending = waits_q;
    generate
        for (g_warp = 0; g_warp < 4; g_warp = g_warp + 1) begin : g_1
            localparam [7:0] WARP = g_warp;
            assign places[g_warp*8 +: 8] = {2'h0, issue_register[g_warp*6 +: 6]} + (WARP * 8'h40);
        end
    endgenerate

    always @(posedge clock) begin
        if (reset) waits_q <= 256'h0;
        else waits_q <= coming;
    end
endmodule

`default_nettype wire
