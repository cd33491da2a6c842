// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// wspawn: waits until its warp is the only active one, then starts the warps below its count, itself excepted.
//
// Looks at who is active at the start of the cycle, from the cycle of its resolution on; warps start at the end of the cycle
// in which it is alone. One waiting wspawn is remembered: with two of them, neither is ever alone. Its operands are
// checked when it starts warps, as are those of an instruction that never waits. Knows nothing of masks: a warp that
// starts does so with lane 0.
//
// Starts warps.

module spawn (
    input  wire        clock,
    input  wire        reset,
    // A wspawn is resolved, or begins to wait.
    input  wire        arrive,
    // Its warp.
    input  wire  [4:0] warp,
    // Its address.
    input  wire [31:0] pc,
    // Warps there shall be: rs1.
    input  wire [31:0] count,
    // Where they begin: rs2.
    input  wire [31:0] target,
    // Warps active at the start of the cycle.
    input  wire [31:0] active,
    // The one that arrives must wait.
    output wire        waits,
    // A wspawn takes effect, or is found wrong.
    output wire        fires,
    // Its warp.
    output reg   [4:0] fires_warp,
    // Its address.
    output reg  [31:0] fires_pc,
    // Warps that start.
    output wire [31:0] start,
    // Where they do.
    output reg  [31:0] start_pc,
    // More warps than there are.
    output wire        wrong_count,
    // The count in question.
    output reg  [31:0] fires_count,
    // Warps cannot start at this address.
    output wire        misaligned
);

    reg         waiting_q;
    wire        waiting_d;
    reg   [4:0] held_warp_q;
    wire  [4:0] held_warp_d;
    reg  [31:0] held_pc_q;
    wire [31:0] held_pc_d;
    reg  [31:0] held_count_q;
    wire [31:0] held_count_d;
    reg  [31:0] held_target_q;
    wire [31:0] held_target_d;
    reg         alone;

    always @* begin
        // The one that arrives, else the one that waits.
        fires_warp = held_warp_q;
        fires_pc = held_pc_q;
        fires_count = held_count_q;
        start_pc = held_target_q;
        if (arrive) begin
            fires_warp = warp;
            fires_pc = pc;
            fires_count = count;
            start_pc = target;
        end
    end

    always @* begin
        alone = 1'b1;
        if (active[0] & (fires_warp != 5'h0)) begin
            alone = 1'b0;
        end
        if (active[1] & (fires_warp != 5'h1)) begin
            alone = 1'b0;
        end
        if (active[2] & (fires_warp != 5'h2)) begin
            alone = 1'b0;
        end
        if (active[3] & (fires_warp != 5'h3)) begin
            alone = 1'b0;
        end
        if (active[4] & (fires_warp != 5'h4)) begin
            alone = 1'b0;
        end
        if (active[5] & (fires_warp != 5'h5)) begin
            alone = 1'b0;
        end
        if (active[6] & (fires_warp != 5'h6)) begin
            alone = 1'b0;
        end
        if (active[7] & (fires_warp != 5'h7)) begin
            alone = 1'b0;
        end
        if (active[8] & (fires_warp != 5'h8)) begin
            alone = 1'b0;
        end
        if (active[9] & (fires_warp != 5'h9)) begin
            alone = 1'b0;
        end
        if (active[10] & (fires_warp != 5'ha)) begin
            alone = 1'b0;
        end
        if (active[11] & (fires_warp != 5'hb)) begin
            alone = 1'b0;
        end
        if (active[12] & (fires_warp != 5'hc)) begin
            alone = 1'b0;
        end
        if (active[13] & (fires_warp != 5'hd)) begin
            alone = 1'b0;
        end
        if (active[14] & (fires_warp != 5'he)) begin
            alone = 1'b0;
        end
        if (active[15] & (fires_warp != 5'hf)) begin
            alone = 1'b0;
        end
        if (active[16] & (fires_warp != 5'h10)) begin
            alone = 1'b0;
        end
        if (active[17] & (fires_warp != 5'h11)) begin
            alone = 1'b0;
        end
        if (active[18] & (fires_warp != 5'h12)) begin
            alone = 1'b0;
        end
        if (active[19] & (fires_warp != 5'h13)) begin
            alone = 1'b0;
        end
        if (active[20] & (fires_warp != 5'h14)) begin
            alone = 1'b0;
        end
        if (active[21] & (fires_warp != 5'h15)) begin
            alone = 1'b0;
        end
        if (active[22] & (fires_warp != 5'h16)) begin
            alone = 1'b0;
        end
        if (active[23] & (fires_warp != 5'h17)) begin
            alone = 1'b0;
        end
        if (active[24] & (fires_warp != 5'h18)) begin
            alone = 1'b0;
        end
        if (active[25] & (fires_warp != 5'h19)) begin
            alone = 1'b0;
        end
        if (active[26] & (fires_warp != 5'h1a)) begin
            alone = 1'b0;
        end
        if (active[27] & (fires_warp != 5'h1b)) begin
            alone = 1'b0;
        end
        if (active[28] & (fires_warp != 5'h1c)) begin
            alone = 1'b0;
        end
        if (active[29] & (fires_warp != 5'h1d)) begin
            alone = 1'b0;
        end
        if (active[30] & (fires_warp != 5'h1e)) begin
            alone = 1'b0;
        end
        if (active[31] & (fires_warp != 5'h1f)) begin
            alone = 1'b0;
        end
    end

    assign fires = (arrive | waiting_q) & alone;
    assign waits = arrive & (~alone);
    assign waiting_d = (arrive | waiting_q) & (~alone);
    assign held_warp_d = fires_warp;
    assign held_pc_d = fires_pc;
    assign held_count_d = fires_count;
    assign held_target_d = start_pc;

    // It starts the others below its count.
    assign wrong_count = fires & (fires_count > 32'h20);
    assign misaligned = (fires & (~wrong_count)) & (|start_pc[1:0]);
    assign start = {
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1f)) & (fires_warp != 5'h1f),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1e)) & (fires_warp != 5'h1e),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1d)) & (fires_warp != 5'h1d),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1c)) & (fires_warp != 5'h1c),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1b)) & (fires_warp != 5'h1b),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1a)) & (fires_warp != 5'h1a),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h19)) & (fires_warp != 5'h19),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h18)) & (fires_warp != 5'h18),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h17)) & (fires_warp != 5'h17),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h16)) & (fires_warp != 5'h16),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h15)) & (fires_warp != 5'h15),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h14)) & (fires_warp != 5'h14),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h13)) & (fires_warp != 5'h13),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h12)) & (fires_warp != 5'h12),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h11)) & (fires_warp != 5'h11),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h10)) & (fires_warp != 5'h10),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'hf)) & (fires_warp != 5'hf),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'he)) & (fires_warp != 5'he),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'hd)) & (fires_warp != 5'hd),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'hc)) & (fires_warp != 5'hc),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'hb)) & (fires_warp != 5'hb),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'ha)) & (fires_warp != 5'ha),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h9)) & (fires_warp != 5'h9),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h8)) & (fires_warp != 5'h8),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h7)) & (fires_warp != 5'h7),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h6)) & (fires_warp != 5'h6),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h5)) & (fires_warp != 5'h5),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h4)) & (fires_warp != 5'h4),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h3)) & (fires_warp != 5'h3),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h2)) & (fires_warp != 5'h2),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count > 32'h1)) & (fires_warp != 5'h1),
        (((fires & (~wrong_count)) & (~misaligned)) & (fires_count != 32'h0)) & (fires_warp != 5'h0)
    };

    always @(posedge clock) begin
        if (reset) begin
            waiting_q <= 1'b0;
            held_warp_q <= 5'h0;
            held_pc_q <= 32'h0;
            held_count_q <= 32'h0;
            held_target_q <= 32'h0;
        end else begin
            waiting_q <= waiting_d;
            held_warp_q <= held_warp_d;
            held_pc_q <= held_pc_d;
            held_count_q <= held_count_d;
            held_target_q <= held_target_d;
        end
    end
endmodule
