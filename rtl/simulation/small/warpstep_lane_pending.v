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
    reg   [63:0] coming_0;
    reg   [63:0] coming_1;
    reg   [63:0] coming_2;
    reg   [63:0] coming_3;
    reg   [63:0] cleared_0;
    reg   [63:0] cleared_1;

    always @* begin
        cleared_0 = 64'h0;
        if (written_valid[0]) cleared_0[written_destination[5:0]] = 1'b1;
    end

    always @* begin
        cleared_1 = 64'h0;
        if (written_valid[1]) cleared_1[written_destination[13:8]] = 1'b1;
    end

    assign pending[63:0] = waits_q[63:0];

    always @* begin
        coming_0 = waits_q[63:0];
        if (written_destination[7:6] == 2'h0) coming_0 = coming_0 & ~cleared_0;
        if (written_destination[15:14] == 2'h0) coming_0 = coming_0 & ~cleared_1;
        if (issue[0] & (|issue_register[5:0])) coming_0[issue_register[5:0]] = 1'b1;
    end

    assign pending[127:64] = waits_q[127:64];

    always @* begin
        coming_1 = waits_q[127:64];
        if (written_destination[7:6] == 2'h1) coming_1 = coming_1 & ~cleared_0;
        if (written_destination[15:14] == 2'h1) coming_1 = coming_1 & ~cleared_1;
        if (issue[1] & (|issue_register[11:6])) coming_1[issue_register[11:6]] = 1'b1;
    end

    assign pending[191:128] = waits_q[191:128];

    always @* begin
        coming_2 = waits_q[191:128];
        if (written_destination[7:6] == 2'h2) coming_2 = coming_2 & ~cleared_0;
        if (written_destination[15:14] == 2'h2) coming_2 = coming_2 & ~cleared_1;
        if (issue[2] & (|issue_register[17:12])) coming_2[issue_register[17:12]] = 1'b1;
    end

    assign pending[255:192] = waits_q[255:192];

    always @* begin
        coming_3 = waits_q[255:192];
        if (written_destination[7:6] == 2'h3) coming_3 = coming_3 & ~cleared_0;
        if (written_destination[15:14] == 2'h3) coming_3 = coming_3 & ~cleared_1;
        if (issue[3] & (|issue_register[23:18])) coming_3[issue_register[23:18]] = 1'b1;
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
