// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Whether the head of each context waits for a result, or for the end of a fence: one bit per warp, lane and register says
// which registers wait, and of those a context sees the ones of its active lanes.
//
// A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for
// each other's results. What a context issued in the last cycle is compared with its head here, as a register number: it
// is in the lanes' bits a cycle later, so that the choice of who issues need not reach them. Meanwhile its lanes are its
// own: only a context that is blocked gets or loses lanes. A fence has a bit of its own per context, set when it issues
// and cleared when it ends; whatever the head is, it waits for it. Does not know what writes.
//
// The scoreboard of registers.

`default_nettype none

module warpstep_pending_registers (
    input  wire        clock,
    input  wire        reset,
    input  wire  [1:0] issues, // Contexts that issue an instruction, all of one warp; one bit per context.
    // Registers of the head of each context, four each, the destination first. Unused ones are x0, which never waits.
    input  wire [47:0] operands,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [1:0] next_heads_other,
    input  wire [47:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    input  wire  [1:0] fence, // Contexts that issue a fence, one bit per context.
    // A fence ends in this cycle.
    input  wire        fence_done_valid, // The event happens in this cycle.
    input  wire        fence_done_context, // Context the event happens to.
    // The register each lane writes: all lanes at the first write port, then at the second.
    input  wire  [7:0] written_valid, // A result is due at the end of this cycle.
    input  wire [55:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire  [7:0] active, // Active lanes of each context, one bit per lane.
    output reg   [1:0] waiting // Contexts whose head waits, one bit per context.
);

    reg   [1:0] issued_q;
    reg  [11:0] issued_registers_q;
    reg   [1:0] fences_q;
    reg   [1:0] booked;
    reg   [5:0] destinations;
    wire [63:0] destination_bits;
    reg   [1:0] coming_fences;
    wire  [7:0] lanes_active;
    wire  [7:0] lanes_written_valid;
    wire [55:0] lanes_written_destination;
    wire  [7:0] lanes_waiting;
    wire  [7:0] just_issued_waits;
    genvar        g_i;
    genvar        g_lane;
    genvar        g_port;

    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_lanes
            warpstep_lane_pending u_lanes (
                .clock                (clock),
                .reset                (reset),
                .issued               (issued_q),
                .destinations         (destination_bits),
                .active               (lanes_active[g_port*2 +: 2]),
                .written_valid        (lanes_written_valid[g_port*2 +: 2]),
                .written_destination  (lanes_written_destination[g_port*14 +: 14]),
                .operands             (operands),
                .fresh                (just_issued_waits),
                .next_heads_other     (next_heads_other),
                .next_heads_registers (next_heads_registers),
                .waiting              (lanes_waiting[g_port*2 +: 2])
            );
        end
    endgenerate

    generate
        for (g_i = 0; g_i < 2; g_i = g_i + 1) begin : g_just_issued
            warpstep_just_issued u_just_issued (
                .issued      (issued_q[g_i]),
                .destination (issued_registers_q[g_i*6 +: 6]),
                .registers   (operands[g_i*24 +: 24]),
                .waits       (just_issued_waits[g_i*4 +: 4])
            );
        end
    endgenerate

    always @* begin
        // What issues waits in the bits a cycle later.
        booked = issues;
        if (~(|operands[5:0])) booked[0] = 1'b0;
        if (~(|operands[29:24])) booked[1] = 1'b0;
    end

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

    always @* begin : set_waiting
        integer lane;
        // Who waits: for what it issued last, in a lane, for a fence.
        waiting = fences_q;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            waiting = waiting | lanes_waiting[lane*2 +: 2];
        end
        if (|just_issued_waits[3:0]) waiting[0] = 1'b1;
        if (|just_issued_waits[7:4]) waiting[1] = 1'b1;
    end

    always @* begin
        coming_fences = fences_q;
        if (fence_done_valid & (fence_done_context == 1'b0)) coming_fences[0] = 1'b0;
        if (fence[0]) coming_fences[0] = 1'b1;
        if (fence_done_valid & (fence_done_context == 1'b1)) coming_fences[1] = 1'b0;
        if (fence[1]) coming_fences[1] = 1'b1;
    end

    always @(posedge clock) begin
        if (reset) begin
            issued_q <= 2'h0;
            issued_registers_q <= 12'h0;
            fences_q <= 2'h0;
        end else begin
            issued_registers_q[5:0] <= operands[5:0];
            issued_registers_q[11:6] <= operands[29:24];
            issued_q <= booked;
            fences_q <= coming_fences;
        end
    end
endmodule

`default_nettype wire
