// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Which lanes of which contexts are active. A context is active exactly if one of its lanes is.
//
// Changes take effect at the end of the cycle. After reset lane 0 of context 0 is active, as a program expects.
// Knows nothing of instructions: who resolves one says what the mask becomes.
//
// The active mask of every context.

module context_masks (
    input  wire       clock,
    input  wire       reset,
    // Gives one context a new mask; none left ends it.
    input  wire       change,
    // Which context.
    input  wire       change_context,
    // Its new mask.
    input  wire [3:0] change_lanes,
    // Contexts that begin, with lane 0 alone.
    input  wire [1:0] start,
    // Contexts with an active lane.
    output wire [1:0] active,
    // The active lanes of each context.
    output wire [3:0] lanes_0,
    output wire [3:0] lanes_1
);

    reg  [3:0] masks_0_q;
    reg  [3:0] masks_0_d;
    reg  [3:0] masks_1_q;
    reg  [3:0] masks_1_d;

    assign active = {|masks_1_q, |masks_0_q};

    always @* begin
        masks_0_d = masks_0_q;
        if (start[0]) begin
            masks_0_d = 4'h1;
        end
        if (change & (change_context == 1'b0)) begin
            masks_0_d = change_lanes;
        end
    end

    assign lanes_0 = masks_0_q;

    always @* begin
        masks_1_d = masks_1_q;
        if (start[1]) begin
            masks_1_d = 4'h1;
        end
        if (change & (change_context == 1'b1)) begin
            masks_1_d = change_lanes;
        end
    end

    assign lanes_1 = masks_1_q;

    always @(posedge clock) begin
        if (reset) begin
            masks_0_q <= 4'h1;
            masks_1_q <= 4'h0;
        end else begin
            masks_0_q <= masks_0_d;
            masks_1_q <= masks_1_d;
        end
    end
endmodule
