// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The first error of an access, kept until reset. Of errors found in one cycle a failed write goes before a failed read, and
// that before a wrong address. Reported one cycle after detection; as long as there is none the other ports mean nothing.
//
// Wrong addresses, failed reads, failed writes.

`default_nettype none

module warpstep_access_fault (
    input  wire        clock,
    input  wire        reset,
    // An access with a wrong address.
    input  wire        wrong_valid, // An active lane has a wrong address.
    input  wire  [3:0] wrong_cause, // Cause of the error: misaligned or unmapped.
    input  wire [44:0] wrong_tag, // Tag of the access with the wrong address.
    input  wire [31:0] wrong_address, // Wrong address of the lowest such lane.
    input  wire  [1:0] wrong_lane, // Lowest active lane with a wrong address.
    // A read that failed.
    input  wire        read_valid, // Memory answers with an error.
    input  wire [44:0] read_tag, // Tag of the access that failed.
    input  wire [27:0] read_line, // Line that was to be read or written.
    input  wire  [1:0] read_lane, // Lowest lane that accessed the line.
    // A write that failed.
    input  wire        write_valid, // Memory answers with an error.
    input  wire [44:0] write_tag, // Tag of the access that failed.
    input  wire [27:0] write_line, // Line that was to be read or written.
    input  wire  [1:0] write_lane, // Lowest lane that accessed the line.
    // The first error; its detail is the address accessed, or that of the line.
    output wire        fault_valid, // There is a program error.
    output wire  [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire  [1:0] fault_context, // Context of the wrong instruction.
    output wire [31:0] fault_pc, // Address of the wrong instruction.
    output wire [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    localparam [3:0] BUS_ERROR = 4'hc;

    reg         first_valid_q;
    reg   [3:0] first_cause_q;
    reg   [1:0] first_context_q;
    reg  [31:0] first_pc_q;
    reg  [31:0] first_detail_q;
    reg   [1:0] first_lane_q;
    reg         failed_valid;
    reg  [44:0] failed_tag;
    reg  [27:0] failed_line;
    reg   [1:0] failed_lane;
    reg  [44:0] tag;
    wire        found_valid;
    reg   [3:0] found_cause;
    reg  [31:0] found_detail;
    reg   [1:0] found_lane;

    always @* begin
        failed_valid = read_valid;
        failed_tag = read_tag;
        failed_line = read_line;
        failed_lane = read_lane;
        if (write_valid) begin
            failed_valid = write_valid;
            failed_tag = write_tag;
            failed_line = write_line;
            failed_lane = write_lane;
        end
    end

    assign found_valid = failed_valid | wrong_valid;

    always @* begin
        if (failed_valid) begin
            tag = failed_tag;
            found_cause = BUS_ERROR;
            found_detail = {failed_line, 4'h0};
            found_lane = failed_lane;
        end else begin
            tag = wrong_tag;
            found_cause = wrong_cause;
            found_detail = wrong_address;
            found_lane = wrong_lane;
        end
    end

    assign fault_valid = first_valid_q;
    assign fault_cause = first_cause_q;
    assign fault_context = first_context_q;
    assign fault_pc = first_pc_q;
    assign fault_detail = first_detail_q;
    assign fault_lane = first_lane_q;

    always @(posedge clock) begin
        if (reset) begin
            first_valid_q <= 1'b0;
            first_cause_q <= 4'h0;
            first_context_q <= 2'h0;
            first_pc_q <= 32'h0;
            first_detail_q <= 32'h0;
            first_lane_q <= 2'h0;
        end else begin
            // What is found is taken in every cycle, so that whether it is an error needs not be known in time.
            if (~first_valid_q) begin
                first_valid_q <= found_valid;
                first_cause_q <= found_cause;
                first_context_q <= tag[44:43];
                first_pc_q <= tag[42:11];
                first_detail_q <= found_detail;
                first_lane_q <= found_lane;
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, tag[10:0]};
endmodule

`default_nettype wire
