// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Float operations of each warp in flight: a float CSR waits until there are none.
//
// Latencies are fixed, so a count of cycles is enough: issued in c with latency N, an operation is in flight in
// c + 1 .. c + N - 1, and a warp has one in flight until the last of its own is done. Knows nothing of what they compute.
//
// Remaining cycles of each warp.

`default_nettype none

module warpstep_floats_in_flight (
    input  wire        clock,
    input  wire        reset,
    input  wire  [3:0] issues, // Contexts that issue an instruction, one bit per context.
    input  wire [19:0] classes, // Class of the head of each context.
    output wire  [3:0] busy // Warps with a float operation in flight, one bit per warp.
);

    reg  [15:0] remaining_q;
    reg  [15:0] left;
    wire [15:0] cycles_control;
    wire  [3:0] cycles_known;
    genvar        g_i;

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_cycles
            warpstep_decoder_table_word5_control4_v2 u_cycles (
                .word    (classes[g_i*5 +: 5]),
                .control (cycles_control[g_i*4 +: 4]),
                .known   (cycles_known[g_i])
            );
        end
    endgenerate

    assign busy = {|remaining_q[15:12], |remaining_q[11:8], |remaining_q[7:4], |remaining_q[3:0]};

    always @* begin : set_left
        integer warp;
        for (warp = 0; warp < 4; warp = warp + 1) begin
            left[warp*4 +: 4] = 4'h0;
            if (|remaining_q[warp*4 +: 4]) left[warp*4 +: 4] = remaining_q[warp*4 +: 4] - 4'h1;
            if (issues[warp] & cycles_known[warp] & (cycles_control[warp*4 +: 4] > left[warp*4 +: 4])) begin
                left[warp*4 +: 4] = cycles_control[warp*4 +: 4];
            end
        end
    end

    always @(posedge clock) begin : registers
        integer warp;
        if (reset) begin
            remaining_q <= 16'h0;
        end else begin
            for (warp = 0; warp < 4; warp = warp + 1) begin
                remaining_q[warp*4 +: 4] <= left[warp*4 +: 4];
            end
        end
    end
endmodule

`default_nettype wire
