// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Registers of one lane that wait for a result, 64 bits a warp, and which heads they hold up: those of contexts that are active here.
//
// Set at the end of the cycle behind issue, cleared at the end of the cycle of the write: issued in c with latency N, the
// bit stands in c + 2 .. c + N - 1. Who issued knows by itself what it waits for in c + 1, so who issues in a cycle need
// not reach the bits before its end; a result of latency 2 is written as its bit would be set. Which context executes in
// the lane does not matter to them, so nothing moves when lanes change their owner. Of each warp one head is looked up:
// that of the context the lane belongs to. A child begins with the head of its parent; a lane that comes back is looked up
// for the parent's.
//
// Pending registers of one lane.

`default_nettype none

module warpstep_lane_pending (
    input  wire        clock,
    input  wire        reset,
    // Contexts that issued an instruction with a destination in the last cycle, all of one warp; one bit per context.
    input  wire  [3:0] issued,
    input  wire [63:0] destinations, // The bit of that destination, for each context of the warp.
    input  wire  [3:0] active, // Contexts that are active in this lane, at most one of a warp; one bit per context.
    // The register this lane writes at each of its write ports.
    input  wire  [1:0] written_valid, // A result is due at the end of this cycle.
    input  wire [15:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire [95:0] operands, // Registers of the head of each context, four each.
    // Those of them that the context issued as its destination in the last cycle, one bit per register.
    input  wire [15:0] fresh,
    // The head of each context in the next cycle; of one that is blocked, the registers its lanes are looked up for if they come back.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [3:0] next_heads_other,
    input  wire [95:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    // Contexts that are active in this lane and whose head waits for a result here, one bit per context.
    output reg   [3:0] waiting
);

    reg  [255:0] waits_q;
    reg  [255:0] coming;
    wire [127:0] others;
    reg   [15:0] heads_fresh;
    wire   [7:0] heads_writes;
    wire  [47:0] heads_written;
    wire   [3:0] heads_waits;
    genvar         g_warp;

    generate
        for (g_warp = 0; g_warp < 4; g_warp = g_warp + 1) begin : g_heads
            warpstep_head_pending u_heads (
                .clock          (clock),
                .reset          (reset),
                .operands       (operands[g_warp*24 +: 24]),
                .fresh          (heads_fresh[g_warp*4 +: 4]),
                .writes         (heads_writes[g_warp*2 +: 2]),
                .written        (heads_written[g_warp*12 +: 12]),
                .next_other     (next_heads_other[g_warp]),
                .next_registers (next_heads_registers[g_warp*24 +: 24]),
                .coming         (coming[g_warp*64 +: 64]),
                .waits          (heads_waits[g_warp])
            );
        end
    endgenerate

    assign others[63:0] = ~(64'h1 << written_destination[5:0]);
    assign others[127:64] = ~(64'h1 << written_destination[13:8]);

    always @* begin : set_waiting
        integer warp;
        waiting = 4'h0;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            coming[warp*64 +: 64] = waits_q[warp*64 +: 64];
            if (active[warp]) begin
                waiting[warp] = heads_waits[warp];
                if (issued[warp]) coming[warp*64 +: 64] = coming[warp*64 +: 64] | destinations;
            end
            if (heads_writes[warp*2]) coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[63:0];
            if (heads_writes[warp*2 + 1]) coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[127:64];
        end
    end

    assign heads_writes[0] = written_valid[0] & (written_destination[7:6] == 2'h0);
    assign heads_writes[1] = written_valid[1] & (written_destination[15:14] == 2'h0);

    // The head of the context this lane belongs to: the first one's, unless the lane was lent.
    assign heads_written[5:0] = written_destination[5:0];
    assign heads_written[11:6] = written_destination[13:8];

    always @* begin : set_heads_fresh
        integer warp;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            heads_fresh[warp*4 +: 4] = 4'h0;
            if (active[warp]) heads_fresh[warp*4 +: 4] = fresh[warp*4 +: 4];
        end
    end

    assign heads_writes[2] = written_valid[0] & (written_destination[7:6] == 2'h1);
    assign heads_writes[3] = written_valid[1] & (written_destination[15:14] == 2'h1);

    // The head of the context this lane belongs to: the first one's, unless the lane was lent.
    assign heads_written[17:12] = written_destination[5:0];
    assign heads_written[23:18] = written_destination[13:8];
    assign heads_writes[4] = written_valid[0] & (written_destination[7:6] == 2'h2);
    assign heads_writes[5] = written_valid[1] & (written_destination[15:14] == 2'h2);

    // The head of the context this lane belongs to: the first one's, unless the lane was lent.
    assign heads_written[29:24] = written_destination[5:0];
    assign heads_written[35:30] = written_destination[13:8];
    assign heads_writes[6] = written_valid[0] & (written_destination[7:6] == 2'h3);
    assign heads_writes[7] = written_valid[1] & (written_destination[15:14] == 2'h3);

    // The head of the context this lane belongs to: the first one's, unless the lane was lent.
    assign heads_written[41:36] = written_destination[5:0];
    assign heads_written[47:42] = written_destination[13:8];

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
