// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The first program error, kept until reset: cause, context, address, evidence, lane. An error has no other effect here; the
// block that finds one leaves its context blocked, so that nothing goes on from a wrong state.
//
// Holds the first error.

`default_nettype none

module warpstep_fault_record (
    input  wire        clock,
    input  wire        reset,
    // Program error found in this cycle.
    input  wire        raise_valid, // There is a program error.
    input  wire  [3:0] raise_cause, // Number of the cause, as in the list of causes.
    input  wire        raise_context, // Context of the wrong instruction.
    input  wire [31:0] raise_pc, // Address of the wrong instruction.
    input  wire [31:0] raise_detail, // Evidence of the error; the list of causes says what it is.
    input  wire  [1:0] raise_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // First program error found in an earlier cycle.
    output wire        fault_valid, // There is a program error.
    output wire  [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire        fault_context, // Context of the wrong instruction.
    output wire [31:0] fault_pc, // Address of the wrong instruction.
    output wire [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    reg         held_valid_q;
    reg   [3:0] held_cause_q;
    reg         held_context_q;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_detail_q;
    reg   [1:0] held_lane_q;

    assign fault_valid = held_valid_q;
    assign fault_cause = held_cause_q;
    assign fault_context = held_context_q;
    assign fault_pc = held_pc_q;
    assign fault_detail = held_detail_q;
    assign fault_lane = held_lane_q;

    always @(posedge clock) begin
        if (reset) begin
            held_valid_q <= 1'b0;
            held_cause_q <= 4'h0;
            held_context_q <= 1'b0;
            held_pc_q <= 32'h0;
            held_detail_q <= 32'h0;
            held_lane_q <= 2'h0;
        end else begin
            if (raise_valid & ~held_valid_q) begin
                held_valid_q <= raise_valid;
                held_cause_q <= raise_cause;
                held_context_q <= raise_context;
                held_pc_q <= raise_pc;
                held_detail_q <= raise_detail;
                held_lane_q <= raise_lane;
            end
        end
    end
endmodule

`default_nettype wire
