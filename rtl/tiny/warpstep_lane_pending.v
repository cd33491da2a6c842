// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Registers of one lane that wait for a result, 64 bits a warp, and which heads they hold up: those of contexts that are active here.
//
// Set at the end of the cycle behind issue, cleared at the end of the cycle behind the write: issued in c with latency N, the bit
// stands in c + 2 .. c + N. Who issued knows by itself what it waits for in c + 1, and a head does not count what was written in the last
// cycle; so neither who issues nor who writes in a cycle must reach the bits before its end. Which context executes in the
// lane does not matter to them, so nothing moves when lanes change their owner.
//
// Pending registers of one lane.

`default_nettype none

module warpstep_lane_pending (
    input  wire        clock,
    input  wire        reset,
    // Contexts that issued an instruction with a destination in the last cycle, all of one warp; one bit per context.
    input  wire  [1:0] issued,
    input  wire [63:0] destinations, // The bit of that destination, for each context of the warp.
    input  wire  [1:0] active, // Contexts that are active in this lane, at most one of a warp; one bit per context.
    // The register this lane writes at each of its write ports.
    input  wire  [1:0] written_valid, // A result is due at the end of this cycle.
    input  wire [13:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire [47:0] operands, // Registers of the head of each context, four each.
    // Those of them that each context of the same warp issued as its destination in the last cycle, one bit per register.
    input  wire  [7:0] fresh,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [1:0] next_heads_other,
    input  wire [47:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    // Contexts that are active in this lane and whose head waits for a result here, one bit per context.
    output reg   [1:0] waiting
);

    reg  [127:0] waits_q;
    reg    [1:0] wrote_q;
    reg   [13:0] wrote_destination_q;
    reg  [127:0] coming;
    wire [127:0] others;
    reg    [7:0] heads_fresh;
    wire   [3:0] heads_wrote;
    wire  [23:0] heads_wrote_register;
    wire   [1:0] heads_waits;
    genvar         g_split;

    generate
        for (g_split = 0; g_split < 2; g_split = g_split + 1) begin : g_heads
            warpstep_head_pending u_heads (
                .clock          (clock),
                .reset          (reset),
                .operands       (operands[g_split*24 +: 24]),
                .fresh          (heads_fresh[g_split*4 +: 4]),
                .wrote          (heads_wrote[g_split*2 +: 2]),
                .wrote_register (heads_wrote_register[g_split*12 +: 12]),
                .next_other     (next_heads_other[g_split]),
                .next_registers (next_heads_registers[g_split*24 +: 24]),
                .coming         (coming[g_split*64 +: 64]),
                .waits          (heads_waits[g_split])
            );
        end
    endgenerate

    assign others[63:0] = ~(64'h1 << wrote_destination_q[5:0]);
    assign others[127:64] = ~(64'h1 << wrote_destination_q[12:7]);

    always @* begin : set_waiting
        integer warp;
        waiting = 2'h0;
        for (warp = 0; warp < 2; warp = warp + 1) begin
            coming[warp*64 +: 64] = waits_q[warp*64 +: 64];
            if (wrote_q[0] & (wrote_destination_q[6] == warp[0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[63:0];
            end
            if (wrote_q[1] & (wrote_destination_q[13] == warp[0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[127:64];
            end
            if (active[warp]) begin
                waiting[warp] = heads_waits[warp];
                if (issued[warp]) coming[warp*64 +: 64] = coming[warp*64 +: 64] | destinations;
            end
        end
    end

    always @* begin
        heads_fresh[3:0] = 4'h0;
        if (active[0]) heads_fresh[3:0] = heads_fresh[3:0] | fresh[3:0];
        heads_fresh[7:4] = 4'h0;
        if (active[1]) heads_fresh[7:4] = heads_fresh[7:4] | fresh[7:4];
    end

    assign heads_wrote[0] = wrote_q[0] & (wrote_destination_q[6] == 1'b0);
    assign heads_wrote[1] = wrote_q[1] & (wrote_destination_q[13] == 1'b0);
    assign heads_wrote_register[5:0] = wrote_destination_q[5:0];
    assign heads_wrote_register[11:6] = wrote_destination_q[12:7];
    assign heads_wrote[2] = wrote_q[0] & (wrote_destination_q[6] == 1'b1);
    assign heads_wrote[3] = wrote_q[1] & (wrote_destination_q[13] == 1'b1);
    assign heads_wrote_register[17:12] = wrote_destination_q[5:0];
    assign heads_wrote_register[23:18] = wrote_destination_q[12:7];

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 128'h0;
            wrote_q <= 2'h0;
            wrote_destination_q <= 14'h0;
        end else begin
            wrote_q <= written_valid;
            wrote_destination_q <= written_destination;
            waits_q[63:0] <= coming[63:0];
            waits_q[127:64] <= coming[127:64];
        end
    end
endmodule

`default_nettype wire
