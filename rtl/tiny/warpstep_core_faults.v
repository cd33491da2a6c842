// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The program errors of a core: the first illegal instruction is kept here, the first errors of warp control, CSRs and the
// load/store unit are kept there. Of several in one cycle the illegal instruction goes first, then the others in that order.
//
// All errors of a core, and the first.

`default_nettype none

module warpstep_core_faults (
    input  wire        clock,
    input  wire        reset,
    // Cycle c + 1: the instruction issued in c is illegal.
    input  wire        illegal_valid, // There is a program error.
    input  wire  [3:0] illegal_cause, // Number of the cause, as in the list of causes.
    input  wire        illegal_context, // Context of the wrong instruction.
    input  wire [31:0] illegal_pc, // Address of the wrong instruction.
    input  wire [31:0] illegal_detail, // Evidence of the error; the list of causes says what it is.
    input  wire  [1:0] illegal_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // First error of warp control, CSRs and the load/store unit.
    input  wire  [2:0] kept_valid, // There is a program error.
    input  wire [11:0] kept_cause, // Number of the cause, as in the list of causes.
    input  wire  [2:0] kept_context, // Context of the wrong instruction.
    input  wire [95:0] kept_pc, // Address of the wrong instruction.
    input  wire [95:0] kept_detail, // Evidence of the error; the list of causes says what it is.
    input  wire  [5:0] kept_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    // First error of the core, reported one cycle after detection.
    output wire        fault_valid, // There is a program error.
    output wire  [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire        fault_context, // Context of the wrong instruction.
    output wire [31:0] fault_pc, // Address of the wrong instruction.
    output wire [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    reg         picked_valid;
    reg   [3:0] picked_cause;
    reg         picked_context;
    reg  [31:0] picked_pc;
    reg  [31:0] picked_detail;
    reg   [1:0] picked_lane;
    wire        record_fault_valid;
    wire  [3:0] record_fault_cause;
    wire        record_fault_context;
    wire [31:0] record_fault_pc;
    wire [31:0] record_fault_detail;
    wire  [1:0] record_fault_lane;

    warpstep_fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise_valid   (illegal_valid),
        .raise_cause   (illegal_cause),
        .raise_context (illegal_context),
        .raise_pc      (illegal_pc),
        .raise_detail  (illegal_detail),
        .raise_lane    (illegal_lane),
        .fault_valid   (record_fault_valid),
        .fault_cause   (record_fault_cause),
        .fault_context (record_fault_context),
        .fault_pc      (record_fault_pc),
        .fault_detail  (record_fault_detail),
        .fault_lane    (record_fault_lane)
    );

    always @* begin : set_picked_valid
        integer keeper;
        picked_valid = record_fault_valid;
        picked_cause = record_fault_cause;
        picked_context = record_fault_context;
        picked_pc = record_fault_pc;
        picked_detail = record_fault_detail;
        picked_lane = record_fault_lane;
        for (keeper = 0; keeper < 3; keeper = keeper + 1) begin
            if (~picked_valid) begin
                picked_valid = kept_valid[keeper];
                picked_cause = kept_cause[keeper*4 +: 4];
                picked_context = kept_context[keeper];
                picked_pc = kept_pc[keeper*32 +: 32];
                picked_detail = kept_detail[keeper*32 +: 32];
                picked_lane = kept_lane[keeper*2 +: 2];
            end
        end
    end

    assign fault_valid = picked_valid;
    assign fault_cause = picked_cause;
    assign fault_context = picked_context;
    assign fault_pc = picked_pc;
    assign fault_detail = picked_detail;
    assign fault_lane = picked_lane;
endmodule

`default_nettype wire
