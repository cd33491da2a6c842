// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Registers that wait for a result, one bit per warp, lane and register, as each context sees them: those of its active lanes.
//
// A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for each
// other's results. A fence has a bit of its own per context, set when it issues and cleared when it ends; it stands in the
// place of x0, which never waits. Does not know what writes.
//
// The scoreboard of registers.

`default_nettype none

module warpstep_pending_registers (
    input  wire         clock,
    input  wire         reset,
    input  wire   [3:0] issues, // Contexts that issue an instruction, all of one warp; one bit per context.
    input  wire  [23:0] registers, // Destination register of the head of each context.
    input  wire   [3:0] fence, // Contexts that issue a fence, one bit per context.
    // A fence ends in this cycle.
    input  wire         fence_done_valid, // The event happens in this cycle.
    input  wire   [1:0] fence_done_context, // Context the event happens to.
    // The register each lane writes: all lanes at the first write port, then at the second.
    input  wire   [7:0] written_valid, // A result is written at the end of this cycle.
    input  wire  [63:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire  [15:0] active, // Active lanes of each context, one bit per lane.
    // Registers pending in an active lane of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    output reg  [255:0] pending
);

    reg     [3:0] fences_q;
    reg     [3:0] coming_fences;
    reg    [15:0] lanes_issue;
    reg    [95:0] lanes_issue_register;
    wire    [7:0] lanes_written_valid;
    wire   [63:0] lanes_written_destination;
    wire [1023:0] lanes_pending;
    genvar          g_lane;
    genvar          g_port;

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_lanes
            warpstep_lane_pending u_lanes (
                .clock               (clock),
                .reset               (reset),
                .issue               (lanes_issue[g_lane*4 +: 4]),
                .issue_register      (lanes_issue_register[g_lane*24 +: 24]),
                .written_valid       (lanes_written_valid[g_lane*2 +: 2]),
                .written_destination (lanes_written_destination[g_lane*16 +: 16]),
                .pending             (lanes_pending[g_lane*256 +: 256])
            );
        end
    endgenerate

    assign lanes_written_valid[0] = written_valid[0];
    assign lanes_written_valid[1] = written_valid[4];
    assign lanes_written_destination[7:0] = written_destination[7:0];
    assign lanes_written_destination[15:8] = written_destination[39:32];

    always @* begin : set_lanes_issue
        integer i;
        for (i = 0; i < 4; i = i + 1) begin
            // Of the contexts of a warp at most one is active in a lane.
            lanes_issue[i*4 +: 4] = 4'h0;
            lanes_issue_register[i*24 +: 6] = registers[5:0];
            if (active[i]) begin
                lanes_issue_register[i*24 +: 6] = registers[5:0];
                if (issues[0]) lanes_issue[i*4] = 1'b1;
            end
            lanes_issue_register[i*24 + 6 +: 6] = registers[11:6];
            if (active[i + 4]) begin
                lanes_issue_register[i*24 + 6 +: 6] = registers[11:6];
                if (issues[1]) lanes_issue[i*4 + 1] = 1'b1;
            end
            lanes_issue_register[i*24 + 12 +: 6] = registers[17:12];
            if (active[i + 8]) begin
                lanes_issue_register[i*24 + 12 +: 6] = registers[17:12];
                if (issues[2]) lanes_issue[i*4 + 2] = 1'b1;
            end
            lanes_issue_register[i*24 + 18 +: 6] = registers[23:18];
            if (active[i + 12]) begin
                lanes_issue_register[i*24 + 18 +: 6] = registers[23:18];
                if (issues[3]) lanes_issue[i*4 + 3] = 1'b1;
            end
        end
    end

    generate
        for (g_port = 1; g_port < 4; g_port = g_port + 1) begin : g_1
            assign lanes_written_valid[g_port*2] = written_valid[g_port];
            assign lanes_written_valid[g_port*2 + 1] = written_valid[g_port + 4];
            assign lanes_written_destination[g_port*16 +: 8] = written_destination[g_port*8 +: 8];
            assign lanes_written_destination[g_port*16 + 8 +: 8] = written_destination[g_port*8 + 32 +: 8];
        end
    endgenerate

    always @* begin : set_coming_fences
        integer split;
        coming_fences = fences_q;
        for (split = 0; split < 4; split = split + 1) begin
            if (fence_done_valid & (fence_done_context == split[1:0])) coming_fences[split] = 1'b0;
            if (fence[split]) coming_fences[split] = 1'b1;
        end
    end

    always @* begin : set_pending
        integer split;
        for (split = 0; split < 4; split = split + 1) begin
            pending[split*64 +: 64] = 64'h0;
            if (fences_q[split]) pending[split*64 +: 64] = 64'h1;
            if (active[split*4]) pending[split*64 +: 64] = pending[split*64 +: 64] | lanes_pending[split*64 +: 64];
            if (active[split*4 + 1]) pending[split*64 +: 64] = pending[split*64 +: 64] | lanes_pending[split*64 + 256 +: 64];
            if (active[split*4 + 2]) pending[split*64 +: 64] = pending[split*64 +: 64] | lanes_pending[split*64 + 512 +: 64];
            if (active[split*4 + 3]) pending[split*64 +: 64] = pending[split*64 +: 64] | lanes_pending[split*64 + 768 +: 64];
        end
    end

    always @(posedge clock) begin
        if (reset) fences_q <= 4'h0;
        else fences_q <= coming_fences;
    end
endmodule

`default_nettype wire
