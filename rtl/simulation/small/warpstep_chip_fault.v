// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The first program error of the chip, kept until reset. Of several in one cycle that of the lowest core.
//
// A core's error is reported in the cycle in which the core has it, so that it is there when the chip stops being busy; from the
// next cycle on a register reports it.
//
// Picks and keeps.

`default_nettype none

module warpstep_chip_fault (
    input  wire        clock,
    input  wire        reset,
    // First error of each core.
    input  wire        cores_valid, // There is a program error.
    input  wire  [3:0] cores_cause, // Number of the cause, as in the list of causes.
    input  wire  [1:0] cores_context, // Context of the wrong instruction.
    input  wire [31:0] cores_pc, // Address of the wrong instruction.
    input  wire [31:0] cores_detail, // Evidence of the error; the list of causes says what it is.
    input  wire  [1:0] cores_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // First error of the chip.
    output wire        fault_valid, // There is a program error.
    output wire  [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire  [1:0] fault_context, // Context of the wrong instruction.
    output wire [31:0] fault_pc, // Address of the wrong instruction.
    output wire [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] fault_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    output reg         fault_core // Core of the first error.
);

    reg         held_valid_q;
    reg   [3:0] held_cause_q;
    reg   [1:0] held_context_q;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_detail_q;
    reg   [1:0] held_lane_q;
    reg         held_core_q;
    reg         picked_valid;
    reg   [3:0] picked_cause;
    reg   [1:0] picked_context;
    reg  [31:0] picked_pc;
    reg  [31:0] picked_detail;
    reg   [1:0] picked_lane;

    always @* begin
        picked_valid = held_valid_q;
        picked_cause = held_cause_q;
        picked_context = held_context_q;
        picked_pc = held_pc_q;
        picked_detail = held_detail_q;
        picked_lane = held_lane_q;
        fault_core = held_core_q;
        if (cores_valid & ~picked_valid) begin
            picked_valid = cores_valid;
            picked_cause = cores_cause;
            picked_context = cores_context;
            picked_pc = cores_pc;
            picked_detail = cores_detail;
            picked_lane = cores_lane;
            fault_core = 1'b0;
        end
    end

    assign fault_valid = picked_valid;
    assign fault_cause = picked_cause;
    assign fault_context = picked_context;
    assign fault_pc = picked_pc;
    assign fault_detail = picked_detail;
    assign fault_lane = picked_lane;

    always @(posedge clock) begin
        if (reset) begin
            held_valid_q <= 1'b0;
            held_cause_q <= 4'h0;
            held_context_q <= 2'h0;
            held_pc_q <= 32'h0;
            held_detail_q <= 32'h0;
            held_lane_q <= 2'h0;
            held_core_q <= 1'b0;
        end else begin
            held_valid_q <= picked_valid;
            held_cause_q <= picked_cause;
            held_context_q <= picked_context;
            held_pc_q <= picked_pc;
            held_detail_q <= picked_detail;
            held_lane_q <= picked_lane;
            held_core_q <= fault_core;
        end
    end
endmodule

`default_nettype wire
