// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Registers that wait for a result, one bit per warp, lane and register, as each context sees them: those of its active lanes.
//
// A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for each
// other's results. What a context issued in the last cycle is told apart, as a register number: it is in the bits a cycle later, so that the
// choice of who issues need not reach them. Meanwhile its lanes are its own: only a context that is blocked gets or loses lanes. A fence has a bit of its own per context, set when it issues and cleared when it ends; it stands in the
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
    input  wire   [7:0] written_valid, // A result is due at the end of this cycle.
    input  wire  [55:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire   [7:0] active, // Active lanes of each context, one bit per lane.
    // Registers pending in an active lane of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    output reg  [127:0] pending,
    // Contexts that issued an instruction with a destination in the last cycle, one bit per context.
    output wire   [1:0] fresh,
    output wire  [11:0] fresh_registers // That destination, pending beside the others.
);

    reg    [1:0] issued_q;
    reg   [11:0] issued_registers_q;
    reg    [1:0] fences_q;
    reg    [1:0] waiting;
    reg    [5:0] destinations;
    wire  [63:0] destination_bits;
    reg    [1:0] coming_fences;
    wire   [7:0] lanes_active;
    wire   [7:0] lanes_written_valid;
    wire  [55:0] lanes_written_destination;
    wire [511:0] lanes_seen;
    genvar         g_lane;
    genvar         g_port;

    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_lanes
            warpstep_lane_pending u_lanes (
                .clock               (clock),
                .reset               (reset),
                .issued              (issued_q),
                .destinations        (destination_bits),
                .active              (lanes_active[g_port*2 +: 2]),
                .written_valid       (lanes_written_valid[g_port*2 +: 2]),
                .written_destination (lanes_written_destination[g_port*14 +: 14]),
                .seen                (lanes_seen[g_port*128 +: 128])
            );
        end
    endgenerate

    // What issues waits in the bits a cycle later.
    assign fresh = issued_q;

    always @* begin
        waiting = issues;
        if (~(|registers[5:0])) waiting[0] = 1'b0;
        if (~(|registers[11:6])) waiting[1] = 1'b0;
    end

    assign fresh_registers = issued_registers_q;

    always @* begin
        destinations = 6'h0;
        if (issued_q[0]) destinations = destinations | issued_registers_q[5:0];
        if (issued_q[1]) destinations = destinations | issued_registers_q[11:6];
    end

    assign destination_bits = 64'h1 << destinations;
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
        if (reset) begin
            issued_q <= 2'h0;
            issued_registers_q <= 12'h0;
            fences_q <= 2'h0;
        end else begin
            issued_registers_q <= registers;
            issued_q <= waiting;
            fences_q <= coming_fences;
        end
    end
endmodule

`default_nettype wire
