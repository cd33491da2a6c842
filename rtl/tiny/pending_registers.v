// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Registers that wait for a result: 64 bits a context. x0 waits for none, so its bit is that of a fence.
//
// Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the
// bit stands in c + 1 .. c + N - 1. An issued NOP or an instruction without destination names x0 and sets nothing; a result for x0
// clears nothing. A fence sets bit 0 when it issues and clears it when it ends. Does not know what writes, nor in which
// lanes.
//
// The scoreboard of registers.

module pending_registers (
    input  wire        clock,
    input  wire        reset,
    // An instruction issues, one bit an issue port.
    input  wire        issue,
    // Of which context.
    input  wire        issue_context_0,
    // Its destination.
    input  wire  [5:0] issue_register_0,
    // It is a fence, one bit an issue port.
    input  wire        issue_fence,
    // A result is written at the end of this cycle, one bit a writer.
    input  wire [11:0] written,
    // For which context.
    input  wire        written_context_0,
    input  wire        written_context_1,
    input  wire        written_context_2,
    input  wire        written_context_3,
    input  wire        written_context_4,
    input  wire        written_context_5,
    input  wire        written_context_6,
    input  wire        written_context_7,
    input  wire        written_context_8,
    input  wire        written_context_9,
    input  wire        written_context_10,
    input  wire        written_context_11,
    // To which register.
    input  wire  [5:0] written_register_0,
    input  wire  [5:0] written_register_1,
    input  wire  [5:0] written_register_2,
    input  wire  [5:0] written_register_3,
    input  wire  [5:0] written_register_4,
    input  wire  [5:0] written_register_5,
    input  wire  [5:0] written_register_6,
    input  wire  [5:0] written_register_7,
    input  wire  [5:0] written_register_8,
    input  wire  [5:0] written_register_9,
    input  wire  [5:0] written_register_10,
    input  wire  [5:0] written_register_11,
    // A fence ends in this cycle.
    input  wire        fence_done,
    // Whose.
    input  wire        fence_done_context,
    // Registers that wait, a context each: bit n is register n, float ones from 32 on; bit 0 a fence.
    output wire [63:0] pending_0,
    output wire [63:0] pending_1
);

    reg  [63:0] waits_0_q;
    wire [63:0] waits_0_d;
    reg  [63:0] waits_1_q;
    wire [63:0] waits_1_d;
    reg  [63:0] coming_0;
    reg  [63:0] coming_1;

    assign pending_0 = waits_0_q;

    always @* begin
        coming_0 = waits_0_q;
        if ((issue & (issue_context_0 == 1'b0)) & ((|issue_register_0) | issue_fence)) begin
            coming_0[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 1'b0)) & (|written_register_0)) begin
            coming_0[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 1'b0)) & (|written_register_1)) begin
            coming_0[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 1'b0)) & (|written_register_2)) begin
            coming_0[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 1'b0)) & (|written_register_3)) begin
            coming_0[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 1'b0)) & (|written_register_4)) begin
            coming_0[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 1'b0)) & (|written_register_5)) begin
            coming_0[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 1'b0)) & (|written_register_6)) begin
            coming_0[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 1'b0)) & (|written_register_7)) begin
            coming_0[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 1'b0)) & (|written_register_8)) begin
            coming_0[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 1'b0)) & (|written_register_9)) begin
            coming_0[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 1'b0)) & (|written_register_10)) begin
            coming_0[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 1'b0)) & (|written_register_11)) begin
            coming_0[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 1'b0)) begin
            coming_0[0] = 1'b0;
        end
    end

    assign waits_0_d = coming_0;
    assign pending_1 = waits_1_q;

    always @* begin
        coming_1 = waits_1_q;
        if ((issue & (issue_context_0 == 1'b1)) & ((|issue_register_0) | issue_fence)) begin
            coming_1[issue_register_0] = 1'b1;
        end
        if ((written[0] & (written_context_0 == 1'b1)) & (|written_register_0)) begin
            coming_1[written_register_0] = 1'b0;
        end
        if ((written[1] & (written_context_1 == 1'b1)) & (|written_register_1)) begin
            coming_1[written_register_1] = 1'b0;
        end
        if ((written[2] & (written_context_2 == 1'b1)) & (|written_register_2)) begin
            coming_1[written_register_2] = 1'b0;
        end
        if ((written[3] & (written_context_3 == 1'b1)) & (|written_register_3)) begin
            coming_1[written_register_3] = 1'b0;
        end
        if ((written[4] & (written_context_4 == 1'b1)) & (|written_register_4)) begin
            coming_1[written_register_4] = 1'b0;
        end
        if ((written[5] & (written_context_5 == 1'b1)) & (|written_register_5)) begin
            coming_1[written_register_5] = 1'b0;
        end
        if ((written[6] & (written_context_6 == 1'b1)) & (|written_register_6)) begin
            coming_1[written_register_6] = 1'b0;
        end
        if ((written[7] & (written_context_7 == 1'b1)) & (|written_register_7)) begin
            coming_1[written_register_7] = 1'b0;
        end
        if ((written[8] & (written_context_8 == 1'b1)) & (|written_register_8)) begin
            coming_1[written_register_8] = 1'b0;
        end
        if ((written[9] & (written_context_9 == 1'b1)) & (|written_register_9)) begin
            coming_1[written_register_9] = 1'b0;
        end
        if ((written[10] & (written_context_10 == 1'b1)) & (|written_register_10)) begin
            coming_1[written_register_10] = 1'b0;
        end
        if ((written[11] & (written_context_11 == 1'b1)) & (|written_register_11)) begin
            coming_1[written_register_11] = 1'b0;
        end
        if (fence_done & (fence_done_context == 1'b1)) begin
            coming_1[0] = 1'b0;
        end
    end

    assign waits_1_d = coming_1;

    always @(posedge clock) begin
        if (reset) begin
            waits_0_q <= 64'h0;
            waits_1_q <= 64'h0;
        end else begin
            waits_0_q <= waits_0_d;
            waits_1_q <= waits_1_d;
        end
    end
endmodule
