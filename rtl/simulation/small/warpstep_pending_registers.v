// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
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
    input  wire  [3:0] issues, // Contexts that issue an instruction, all of one warp; one bit per context.
    // Registers of the head of each context, four each, the destination first. Unused ones are x0, which never waits.
    input  wire [95:0] operands,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [3:0] next_heads_other,
    input  wire [95:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    input  wire  [3:0] fence, // Contexts that issue a fence, one bit per context.
    // A fence ends in this cycle.
    input  wire        fence_done_valid, // The event happens in this cycle.
    input  wire  [1:0] fence_done_context, // Context the event happens to.
    // The register each lane writes: all lanes at the first write port, then at the second.
    input  wire  [7:0] written_valid, // A result is due at the end of this cycle.
    input  wire [63:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire [15:0] active, // Active lanes of each context, one bit per lane.
    output reg   [3:0] waiting // Contexts whose head waits, one bit per context.
);

    reg   [3:0] issued_q;
    reg  [23:0] issued_registers_q;
    reg   [3:0] fences_q;
    reg   [3:0] booked;
    reg   [5:0] destinations;
    wire [63:0] destination_bits;
    reg   [3:0] coming_fences;
    wire [15:0] lanes_active;
    wire  [7:0] lanes_written_valid;
    wire [63:0] lanes_written_destination;
    wire [15:0] lanes_waiting;
    wire [15:0] just_issued_waits;
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
                .active               (lanes_active[g_port*4 +: 4]),
                .written_valid        (lanes_written_valid[g_port*2 +: 2]),
                .written_destination  (lanes_written_destination[g_port*16 +: 16]),
                .operands             (operands),
                .fresh                (just_issued_waits),
                .next_heads_other     (next_heads_other),
                .next_heads_registers (next_heads_registers),
                .waiting              (lanes_waiting[g_port*4 +: 4])
            );
        end
    endgenerate

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_just_issued
            warpstep_just_issued u_just_issued (
                .issued      (issued_q[g_i]),
                .destination (issued_registers_q[g_i*6 +: 6]),
                .registers   (operands[g_i*24 +: 24]),
                .waits       (just_issued_waits[g_i*4 +: 4])
            );
        end
    endgenerate

    always @* begin : set_booked
        integer context_number;
        // What issues waits in the bits a cycle later.
        booked = issues;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (~(|operands[context_number*24 +: 6])) booked[context_number] = 1'b0;
        end
    end

    always @* begin : set_destinations
        integer port;
        destinations = 6'h0;
        for (port = 0; port < 4; port = port + 1) begin
            if (issued_q[port]) destinations = destinations | issued_registers_q[port*6 +: 6];
        end
    end

    assign destination_bits = 64'h1 << destinations;
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

    always @* begin : set_waiting
        integer lane;
        // Who waits: for what it issued last, in a lane, for a fence.
        waiting = fences_q;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            waiting = waiting | lanes_waiting[lane*4 +: 4];
        end
        for (lane = 0; lane < 4; lane = lane + 1) begin
            if (|just_issued_waits[lane*4 +: 4]) waiting[lane] = 1'b1;
        end
    end

    always @* begin : set_coming_fences
        integer context_number;
        coming_fences = fences_q;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (fence_done_valid & (fence_done_context == context_number[1:0])) coming_fences[context_number] = 1'b0;
            if (fence[context_number]) coming_fences[context_number] = 1'b1;
        end
    end

    always @(posedge clock) begin : registers
        integer context_number;
        if (reset) begin
            issued_q <= 4'h0;
            issued_registers_q <= 24'h0;
            fences_q <= 4'h0;
        end else begin
            for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
                issued_registers_q[context_number*6 +: 6] <= operands[context_number*24 +: 6];
            end
            issued_q <= booked;
            fences_q <= coming_fences;
        end
    end
endmodule

`default_nettype wire
