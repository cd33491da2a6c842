// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The first program error, kept until reset: what, who, where. An error has no other effect here; the block that finds
// one leaves its context blocked, so that nothing goes on from a wrong state.
//
// Holds the first error.

module fault_record (
    input  wire        clock,
    input  wire        reset,
    // There is an error in this cycle.
    input  wire        raise,
    // What.
    input  wire  [3:0] raise_cause,
    // Whose.
    input  wire  [1:0] raise_context,
    // Address of the instruction.
    input  wire [31:0] raise_pc,
    // The evidence: see the causes.
    input  wire [31:0] raise_detail,
    // There was an error.
    output wire        faulted,
    // What the first one was.
    output wire  [3:0] fault_cause,
    // Whose it was.
    output wire  [1:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Its evidence.
    output wire [31:0] fault_detail
);

    reg         held_q;
    reg         held_d;
    reg   [3:0] held_cause_q;
    reg   [3:0] held_cause_d;
    reg   [1:0] held_context_q;
    reg   [1:0] held_context_d;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_pc_d;
    reg  [31:0] held_detail_q;
    reg  [31:0] held_detail_d;

    always @* begin
        held_cause_d = held_cause_q;
        held_context_d = held_context_q;
        held_d = held_q;
        held_detail_d = held_detail_q;
        held_pc_d = held_pc_q;
        if (raise & (~held_q)) begin
            held_d = 1'b1;
            held_cause_d = raise_cause;
            held_context_d = raise_context;
            held_pc_d = raise_pc;
            held_detail_d = raise_detail;
        end
    end

    assign faulted = held_q;
    assign fault_cause = held_cause_q;
    assign fault_context = held_context_q;
    assign fault_pc = held_pc_q;
    assign fault_detail = held_detail_q;

    always @(posedge clock) begin
        if (reset) begin
            held_q <= 1'b0;
            held_cause_q <= 4'h0;
            held_context_q <= 2'h0;
            held_pc_q <= 32'h0;
            held_detail_q <= 32'h0;
        end else begin
            held_q <= held_d;
            held_cause_q <= held_cause_d;
            held_context_q <= held_context_d;
            held_pc_q <= held_pc_d;
            held_detail_q <= held_detail_d;
        end
    end
endmodule
