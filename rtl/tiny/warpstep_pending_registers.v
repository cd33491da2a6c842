// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire   [1:0] issues, // Contexts that issue an instruction, all of one warp; one bit per context.
    input  wire  [11:0] registers, // Destination register of the head of each context.
    input  wire   [1:0] fence, // Contexts that issue a fence, one bit per context.
    // A fence ends in this cycle.
    input  wire         fence_done_valid, // The event happens in this cycle.
    input  wire         fence_done_context, // Context the event happens to.
    // The register each lane writes: all lanes at the first write port, then at the second.
    input  wire   [7:0] written_valid, // A result is written at the end of this cycle.
    input  wire  [55:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire   [7:0] active, // Active lanes of each context, one bit per lane.
    // Registers pending in an active lane of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    output reg  [127:0] pending
);

    reg    [1:0] fences_q;
    wire [127:0] heads;
    reg    [1:0] coming_fences;
    wire  [63:0] heads_0_step0;
    wire  [63:0] heads_1_step1;
    wire   [7:0] lanes_active;
    wire   [7:0] lanes_written_valid;
    wire  [55:0] lanes_written_destination;
    wire [511:0] lanes_seen;
    genvar         g_context_number;
    genvar         g_lane;
    genvar         g_port;

    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_lanes
            warpstep_lane_pending u_lanes (
                .clock               (clock),
                .reset               (reset),
                .issues              (issues),
                .heads               (heads),
                .active              (lanes_active[g_context_number*2 +: 2]),
                .written_valid       (lanes_written_valid[g_context_number*2 +: 2]),
                .written_destination (lanes_written_destination[g_context_number*14 +: 14]),
                .seen                (lanes_seen[g_context_number*128 +: 128])
            );
        end
    endgenerate

    assign heads_0_step0 = 64'h1 << registers[5:0];
    assign heads[63:0] = {heads_0_step0[63:1], 1'b0};
    assign heads[127:64] = {heads_1_step1[63:1], 1'b0};
    assign heads_1_step1 = 64'h1 << registers[11:6];
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign lanes_active[g_lane*2 +: 2] = {active[g_lane + 4], active[g_lane]};
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
            assign lanes_written_destination[g_port*14 +: 7] = written_destination[g_port*7 +: 7];
            assign lanes_written_destination[g_port*14 + 7 +: 7] = written_destination[g_port*7 + 28 +: 7];
        end
    endgenerate

    always @* begin
        coming_fences = fences_q;
        if (fence_done_valid & (fence_done_context == 1'b0)) coming_fences[0] = 1'b0;
        if (fence[0]) coming_fences[0] = 1'b1;
        if (fence_done_valid & (fence_done_context == 1'b1)) coming_fences[1] = 1'b0;
        if (fence[1]) coming_fences[1] = 1'b1;
    end

    always @* begin : set_pending
        integer context_number;
        for (context_number = 0; context_number < 2; context_number = context_number + 1) begin
            pending[context_number*64 +: 64] = 64'h0;
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 128 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 256 +: 64];
            pending[context_number*64 +: 64] = pending[context_number*64 +: 64] | lanes_seen[context_number*64 + 384 +: 64];
            if (fences_q[context_number]) pending[context_number*64] = 1'b1;
        end
    end

    always @(posedge clock) begin
        if (reset) fences_q <= 2'h0;
        else fences_q <= coming_fences;
    end

    // Not used here.
    wire unused = &{1'b0, heads_0_step0[0], heads_1_step1[0]};
endmodule

`default_nettype wire
