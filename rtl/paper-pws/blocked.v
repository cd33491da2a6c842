// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Why a context may not issue: an unresolved control instruction, a barrier, or wspawn. One register a context.
//
// A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
// frees it from the next one. A context that is blocked does not issue, so these never meet.
//
// The state of every context.

module blocked (
    input  wire       clock,
    input  wire       reset,
    // A control instruction issues.
    input  wire       issue,
    // Whose.
    input  wire [1:0] issue_context,
    // A control instruction leaves its context in a new state.
    input  wire       resolve,
    // Whose.
    input  wire [1:0] resolve_context,
    // Which state.
    input  wire [1:0] resolve_state,
    // Contexts that go on.
    input  wire [3:0] released,
    // The state of each context.
    output wire [1:0] states_0,
    output wire [1:0] states_1,
    output wire [1:0] states_2,
    output wire [1:0] states_3
);

    reg  [1:0] held_0_q;
    reg  [1:0] held_0_d;
    reg  [1:0] held_1_q;
    reg  [1:0] held_1_d;
    reg  [1:0] held_2_q;
    reg  [1:0] held_2_d;
    reg  [1:0] held_3_q;
    reg  [1:0] held_3_d;

    always @* begin
        held_0_d = held_0_q;
        if (resolve & (resolve_context == 2'h0)) begin
            held_0_d = resolve_state;
        end
        if (released[0]) begin
            held_0_d = 2'h0;
        end
        if (issue & (issue_context == 2'h0)) begin
            held_0_d = 2'h1;
        end
    end

    assign states_0 = held_0_q;

    always @* begin
        held_1_d = held_1_q;
        if (resolve & (resolve_context == 2'h1)) begin
            held_1_d = resolve_state;
        end
        if (released[1]) begin
            held_1_d = 2'h0;
        end
        if (issue & (issue_context == 2'h1)) begin
            held_1_d = 2'h1;
        end
    end

    assign states_1 = held_1_q;

    always @* begin
        held_2_d = held_2_q;
        if (resolve & (resolve_context == 2'h2)) begin
            held_2_d = resolve_state;
        end
        if (released[2]) begin
            held_2_d = 2'h0;
        end
        if (issue & (issue_context == 2'h2)) begin
            held_2_d = 2'h1;
        end
    end

    assign states_2 = held_2_q;

    always @* begin
        held_3_d = held_3_q;
        if (resolve & (resolve_context == 2'h3)) begin
            held_3_d = resolve_state;
        end
        if (released[3]) begin
            held_3_d = 2'h0;
        end
        if (issue & (issue_context == 2'h3)) begin
            held_3_d = 2'h1;
        end
    end

    assign states_3 = held_3_q;

    always @(posedge clock) begin
        if (reset) begin
            held_0_q <= 2'h0;
            held_1_q <= 2'h0;
            held_2_q <= 2'h0;
            held_3_q <= 2'h0;
        end else begin
            held_0_q <= held_0_d;
            held_1_q <= held_1_d;
            held_2_q <= held_2_d;
            held_3_q <= held_3_d;
        end
    end
endmodule
