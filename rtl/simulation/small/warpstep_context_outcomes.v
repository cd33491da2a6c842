// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What becomes of each context in a cycle: it is redirected, retires, waits or goes on. Combinational.
//
// Every port says where its own instruction goes; barriers, wspawn and the merge of a child concern contexts whose instruction was
// resolved before. Knows nothing of why.
//
// One bit per context of each.

`default_nettype none

module warpstep_context_outcomes (
    input  wire [1:0] warps, // Warp of the instruction at each port.
    input  wire       good, // Ports whose instruction is resolved without error, one bit per port.
    input  wire       jumps, // Ports whose context continues elsewhere, and without error; one bit per port.
    input  wire [1:0] scalar_warp, // Warp of the scalar instruction.
    input  wire       scalar_port, // Port of the scalar instruction.
    input  wire       scalar_waits, // The scalar instruction makes its context wait.
    input  wire       scalar_retires, // The scalar instruction ends its context.
    input  wire [3:0] opened, // Warps that no longer wait at a barrier, one bit per warp.
    input  wire       spawns, // A wspawn takes effect.
    input  wire [1:0] spawner, // Warp of that wspawn.
    input  wire [3:0] start, // Warps that start, one bit per warp.
    output wire [3:0] redirect, // Contexts that are redirected.
    output reg  [3:0] retire, // Contexts that end, or are merged into their parent.
    output wire [3:0] starts, // Contexts that start.
    output wire [3:0] clear, // Contexts that start or end.
    output reg  [3:0] waits, // Contexts that begin to wait.
    output reg  [3:0] released // Contexts that may go on.
);

    genvar g_port;

    generate
        for (g_port = 0; g_port < 4; g_port = g_port + 1) begin : g_1
            localparam [1:0] PORT = g_port;
            assign redirect[g_port] = jumps & (warps == PORT);
        end
    endgenerate

    always @* begin : set_retire
        integer port;
        retire = 4'h0;
        for (port = 0; port < 4; port = port + 1) begin
            if (scalar_retires & (scalar_warp == port[1:0]) & (scalar_port == 1'b0)) retire[port] = 1'b1;
        end
    end

    // What concerns a warp as a whole concerns its first context.
    // What concerns a warp as a whole concerns its first context.
    // What concerns a warp as a whole concerns its first context.
    // What concerns a warp as a whole concerns its first context.
    assign starts = start;

    always @* begin : set_waits
        integer warp;
        waits = 4'h0;
        released = 4'h0;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            released[warp] = opened[warp] | (spawns & (spawner == warp[1:0]));
            if (good & (warps == warp[1:0])) begin
                if (scalar_waits & (scalar_port == 1'b0)) waits[warp] = 1'b1;
                else released[warp] = 1'b1;
            end
        end
    end

    assign clear = starts | retire;
endmodule

`default_nettype wire
