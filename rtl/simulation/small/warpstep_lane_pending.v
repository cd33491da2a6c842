// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
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
    input  wire  [3:0] issued,
    input  wire [63:0] destinations, // The bit of that destination, for each context of the warp.
    input  wire  [3:0] active, // Contexts that are active in this lane, at most one of a warp; one bit per context.
    // The register this lane writes at each of its write ports.
    input  wire  [1:0] written_valid, // A result is due at the end of this cycle.
    input  wire [15:0] written_destination, // Its destination: register (low six bits) and warp (above).
    input  wire [95:0] operands, // Registers of the head of each context, four each.
    // Those of them that each context of the same warp issued as its destination in the last cycle, one bit per register.
    input  wire [15:0] fresh,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [3:0] next_heads_other,
    input  wire [95:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    // Contexts that are active in this lane and whose head waits for a result here, one bit per context.
    output reg   [3:0] waiting
);

    reg  [255:0] waits_q;
    reg    [1:0] wrote_q;
    reg   [15:0] wrote_destination_q;
    reg  [255:0] coming;
    wire [127:0] others;
    reg   [15:0] heads_fresh;
    wire   [7:0] heads_wrote;
    wire  [47:0] heads_wrote_register;
    wire   [3:0] heads_waits;
    genvar         g_port;
    genvar         g_split;

    generate
        for (g_split = 0; g_split < 4; g_split = g_split + 1) begin : g_heads
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
    assign others[127:64] = ~(64'h1 << wrote_destination_q[13:8]);

    always @* begin : set_waiting
        integer warp;
        waiting = 4'h0;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            coming[warp*64 +: 64] = waits_q[warp*64 +: 64];
            if (wrote_q[0] & (wrote_destination_q[7:6] == warp[1:0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[63:0];
            end
            if (wrote_q[1] & (wrote_destination_q[15:14] == warp[1:0])) begin
                coming[warp*64 +: 64] = coming[warp*64 +: 64] & others[127:64];
            end
            if (active[warp]) begin
                waiting[warp] = heads_waits[warp];
                if (issued[warp]) coming[warp*64 +: 64] = coming[warp*64 +: 64] | destinations;
            end
        end
    end

    always @* begin : set_heads_fresh
        integer split;
        for (split = 0; split < 4; split = split + 1) begin
            heads_fresh[split*4 +: 4] = 4'h0;
            if (active[split]) heads_fresh[split*4 +: 4] = heads_fresh[split*4 +: 4] | fresh[split*4 +: 4];
        end
    end

    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_1
            localparam [1:0] PORT = g_port;
            assign heads_wrote[g_port*2] = wrote_q[0] & (wrote_destination_q[7:6] == PORT);
            assign heads_wrote[g_port*2 + 1] = wrote_q[1] & (wrote_destination_q[15:14] == PORT);
            assign heads_wrote_register[g_port*12 +: 6] = wrote_destination_q[5:0];
            assign heads_wrote_register[g_port*12 + 6 +: 6] = wrote_destination_q[13:8];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer warp;
        if (reset) begin
            waits_q <= 256'h0;
            wrote_q <= 2'h0;
            wrote_destination_q <= 16'h0;
        end else begin
            wrote_q <= written_valid;
            wrote_destination_q <= written_destination;
            for (warp = 0; warp < 4; warp = warp + 1) begin
                waits_q[warp*64 +: 64] <= coming[warp*64 +: 64];
            end
        end
    end
endmodule

`default_nettype wire
