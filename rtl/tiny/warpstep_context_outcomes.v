// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// What becomes of each context in a cycle: it is redirected, retires, waits or goes on. Combinational.
//
// Every port says where its own instruction goes; barriers, wspawn and the merge of a child concern contexts whose instruction was
// resolved before. Knows nothing of why.
//
// One bit per context of each.

`default_nettype none

module warpstep_context_outcomes (
    input  wire       warps, // Warp of the instruction at each port.
    input  wire       good, // Ports whose instruction is resolved without error, one bit per port.
    input  wire       jumps, // Ports whose context continues elsewhere, and without error; one bit per port.
    input  wire       scalar_warp, // Warp of the scalar instruction.
    input  wire       scalar_port, // Port of the scalar instruction.
    input  wire       scalar_waits, // The scalar instruction makes its context wait.
    input  wire       scalar_retires, // The scalar instruction ends its context.
    input  wire [1:0] opened, // Warps that no longer wait at a barrier, one bit per warp.
    input  wire       spawns, // A wspawn takes effect.
    input  wire       spawner, // Warp of that wspawn.
    input  wire [1:0] start, // Warps that start, one bit per warp.
    output wire [1:0] redirect, // Contexts that are redirected.
    output reg  [1:0] retire, // Contexts that end, or are merged into their parent.
    output wire [1:0] starts, // Contexts that start.
    output wire [1:0] clear, // Contexts that start or end.
    output reg  [1:0] waits, // Contexts that begin to wait.
    output reg  [1:0] released // Contexts that may go on.
);

    assign redirect = {jumps & (warps == 1'b1), jumps & (warps == 1'b0)};

    always @* begin
        retire = 2'h0;
        if (scalar_retires & (scalar_warp == 1'b0) & (scalar_port == 1'b0)) retire[0] = 1'b1;
        if (scalar_retires & (scalar_warp == 1'b1) & (scalar_port == 1'b0)) retire[1] = 1'b1;
    end

    // What concerns a warp as a whole concerns its first context.
    // What concerns a warp as a whole concerns its first context.
    assign starts = start;

    always @* begin
        waits = 2'h0;
        released = 2'h0;
        released[0] = opened[0] | (spawns & (spawner == 1'b0));
        if (good & (warps == 1'b0)) begin
            if (scalar_waits & (scalar_port == 1'b0)) waits[0] = 1'b1;
            else released[0] = 1'b1;
        end
        released[1] = opened[1] | (spawns & (spawner == 1'b1));
        if (good & (warps == 1'b1)) begin
            if (scalar_waits & (scalar_port == 1'b0)) waits[1] = 1'b1;
            else released[1] = 1'b1;
        end
    end

    assign clear = starts | retire;
endmodule

`default_nettype wire
