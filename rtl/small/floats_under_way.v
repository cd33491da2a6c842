// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Float operations of each context under way: a float CSR waits until there are none.
//
// Counted at the end of the cycle of issue, uncounted at the end of the cycle of the result: issued in c with latency N, an
// operation is under way in c + 1 .. c + N - 1. Knows nothing of what they compute.
//
// A count a context.

module floats_under_way (
    input  wire       clock,
    input  wire       reset,
    // A float operation issues.
    input  wire       issue,
    // Of which context.
    input  wire [1:0] issue_context,
    // Results handed over in this cycle, one bit a unit.
    input  wire [4:0] done,
    // Of which context.
    input  wire [1:0] done_context_0,
    input  wire [1:0] done_context_1,
    input  wire [1:0] done_context_2,
    input  wire [1:0] done_context_3,
    input  wire [1:0] done_context_4,
    // Contexts with an operation under way.
    output wire [3:0] busy
);

    reg  [4:0] counts_0_q;
    wire [4:0] counts_0_d;
    reg  [4:0] counts_1_q;
    wire [4:0] counts_1_d;
    reg  [4:0] counts_2_q;
    wire [4:0] counts_2_d;
    reg  [4:0] counts_3_q;
    wire [4:0] counts_3_d;
    reg  [4:0] coming_0;
    reg  [4:0] coming_1;
    reg  [4:0] coming_2;
    reg  [4:0] coming_3;

    assign busy = {|counts_3_q, |counts_2_q, |counts_1_q, |counts_0_q};

    always @* begin
        coming_0 = counts_0_q;
        if (issue & (issue_context == 2'h0)) begin
            coming_0 = coming_0 + 5'h1;
        end
        if (done[0] & (done_context_0 == 2'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[1] & (done_context_1 == 2'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[2] & (done_context_2 == 2'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[3] & (done_context_3 == 2'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
        if (done[4] & (done_context_4 == 2'h0)) begin
            coming_0 = coming_0 - 5'h1;
        end
    end

    assign counts_0_d = coming_0;

    always @* begin
        coming_1 = counts_1_q;
        if (issue & (issue_context == 2'h1)) begin
            coming_1 = coming_1 + 5'h1;
        end
        if (done[0] & (done_context_0 == 2'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[1] & (done_context_1 == 2'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[2] & (done_context_2 == 2'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[3] & (done_context_3 == 2'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
        if (done[4] & (done_context_4 == 2'h1)) begin
            coming_1 = coming_1 - 5'h1;
        end
    end

    assign counts_1_d = coming_1;

    always @* begin
        coming_2 = counts_2_q;
        if (issue & (issue_context == 2'h2)) begin
            coming_2 = coming_2 + 5'h1;
        end
        if (done[0] & (done_context_0 == 2'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[1] & (done_context_1 == 2'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[2] & (done_context_2 == 2'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[3] & (done_context_3 == 2'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
        if (done[4] & (done_context_4 == 2'h2)) begin
            coming_2 = coming_2 - 5'h1;
        end
    end

    assign counts_2_d = coming_2;

    always @* begin
        coming_3 = counts_3_q;
        if (issue & (issue_context == 2'h3)) begin
            coming_3 = coming_3 + 5'h1;
        end
        if (done[0] & (done_context_0 == 2'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[1] & (done_context_1 == 2'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[2] & (done_context_2 == 2'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[3] & (done_context_3 == 2'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
        if (done[4] & (done_context_4 == 2'h3)) begin
            coming_3 = coming_3 - 5'h1;
        end
    end

    assign counts_3_d = coming_3;

    always @(posedge clock) begin
        if (reset) begin
            counts_0_q <= 5'h0;
            counts_1_q <= 5'h0;
            counts_2_q <= 5'h0;
            counts_3_q <= 5'h0;
        end else begin
            counts_0_q <= counts_0_d;
            counts_1_q <= counts_1_d;
            counts_2_q <= counts_2_d;
            counts_3_q <= counts_3_d;
        end
    end
endmodule
