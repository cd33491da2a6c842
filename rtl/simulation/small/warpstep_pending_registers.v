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
    wire  [255:0] heads;
    reg     [3:0] coming_fences;
    wire   [63:0] heads_0_step0;
    wire   [63:0] heads_1_step1;
    wire   [63:0] heads_2_step2;
    wire   [63:0] heads_3_step3;
    wire   [15:0] lanes_active;
    wire    [7:0] lanes_written_valid;
    wire   [63:0] lanes_written_destination;
    wire [1023:0] lanes_seen;
    genvar          g_context_number;
    genvar          g_lane;
    genvar          g_port;

    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_lanes
            warpstep_lane_pending u_lanes (
                .clock               (clock),
                .reset               (reset),
                .issues              (issues),
                .heads               (heads),
                .active              (lanes_active[g_context_number*4 +: 4]),
                .written_valid       (lanes_written_valid[g_context_number*2 +: 2]),
                .written_destination (lanes_written_destination[g_context_number*16 +: 16]),
                .seen                (lanes_seen[g_context_number*256 +: 256])
            );
        end
    endgenerate

    assign heads_0_step0 = 64'h1 << registers[5:0];
    assign heads[63:0] = {heads_0_step0[63:1], 1'b0};
    assign heads[127:64] = {heads_1_step1[63:1], 1'b0};
    assign heads[191:128] = {heads_2_step2[63:1], 1'b0};
    assign heads[255:192] = {heads_3_step3[63:1], 1'b0};
    assign heads_1_step1 = 64'h1 << registers[11:6];
    assign heads_2_step2 = 64'h1 << registers[17:12];
    assign heads_3_step3 = 64'h1 << registers[23:18];
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign lanes_active[g_lane*4 +: 4] = {active[g_lane + 12], active[g_lane + 8], active[g_lane + 4], active[g_lane]};
        end
    endgenerate
    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_2
            assign lanes_written_valid[g_port*2] = written_valid[g_port];
            assign lanes_written_valid[g_port*2 + 1] = written_valid[g_port + 4];
        end
    endgenerate
    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_3
            assign lanes_written_destination[g_port*16 +: 8] = written_destination[g_port*8 +: 8];
            assign lanes_written_destination[g_port*16 + 8 +: 8] = written_destination[g_port*8 + 32 +: 8];
        end
    endgenerate

    always @* begin : set_coming_fences
        integer context_number;
        coming_fences = fences_q;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (fence_done_valid & (fence_done_context == context_number[1:0])) coming_fences[context_number] = 1'b0;
            if (fence[context_number]) coming_fences[context_number] = 1'b1;
        end
    end

    always @* begin : set_pending
        integer context_number;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            pending[context_number*64 +: 64] = 64'h0;
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 256 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 512 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 768 +: 64];
            if (fences_q[context_number]) pending[context_number*64] = 1'b1;
        end
    end

    always @(posedge clock) begin
        if (reset) fences_q <= 4'h0;
        else fences_q <= coming_fences;
    end

    // Not used here.
    wire unused = &{1'b0, heads_0_step0[0], heads_1_step1[0], heads_2_step2[0], heads_3_step3[0]};
endmodule

`default_nettype wire
