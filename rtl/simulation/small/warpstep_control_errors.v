// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which program error of a cycle is reported, and which ports have none. Combinational.
//
// A branch or jump to no multiple of four is its own port's error; all others are the scalar instruction's. Of several the lowest
// port's is reported. Knows nothing of what is wrong with the scalar instruction.
//
// The errors of all ports.

`default_nettype none

module warpstep_control_errors (
    // Instruction of each port.
    input  wire        instructions_valid, // There is a control instruction.
    input  wire        instructions_issued_valid, // An instruction issued in the last cycle.
    input  wire  [1:0] instructions_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire  [3:0] instructions_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire  [6:0] instructions_issued_op, // Operation number of the issued instruction.
    input  wire [31:0] instructions_issued_pc, // Address of the issued instruction.
    input  wire  [5:0] instructions_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire  [5:0] instructions_issued_rs1, // First source register of the issued instruction.
    input  wire [31:0] instructions_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire        instructions_issued_looped,
    // Destination of the link register: register (low six bits) and warp (above).
    input  wire  [7:0] instructions_destination,
    input  wire  [3:0] instructions_predicate, // Bit 0 of rs1, one bit per lane.
    input  wire [31:0] instructions_leader_left, // First operand of the lane.
    input  wire [31:0] instructions_leader_right, // Second operand of the lane.
    input  wire        instructions_leader_taken, // The lane takes the branch.
    input  wire        misaligned, // Ports that jump to an address that is no multiple of four, one bit per port.
    input  wire [31:0] targets, // Address each port jumps to.
    // Error of the scalar instruction.
    input  wire  [3:0] scalar_cause, // Cause of the error, or zero.
    input  wire        scalar_port, // Port of the instruction.
    input  wire  [1:0] scalar_warp, // Warp of the instruction.
    input  wire [31:0] scalar_pc, // Address of the instruction.
    input  wire [31:0] scalar_detail, // Evidence of the error.
    output reg         good, // Ports with an instruction that is not wrong, one bit per port.
    // The error that is reported.
    output wire        raise_valid, // There is a program error.
    output wire  [3:0] raise_cause, // Number of the cause, as in the list of causes.
    output wire  [1:0] raise_context, // Context of the wrong instruction.
    output reg  [31:0] raise_pc, // Address of the wrong instruction.
    output reg  [31:0] raise_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] raise_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    localparam [3:0] CAUSE_MISALIGNED_TARGET = 4'h1;

    reg  [3:0] wrong;
    reg  [1:0] number_warp;
    reg        number_port;

    always @* begin
        good = 1'b0;
        wrong = 4'h0;
        number_warp = scalar_warp;
        number_port = scalar_port;
        raise_pc = scalar_pc;
        raise_detail = scalar_detail;
        if (instructions_valid & misaligned) begin
            if (~(|wrong)) begin
                wrong = CAUSE_MISALIGNED_TARGET;
                number_warp = instructions_issued_context;
                number_port = 1'b0;
                raise_pc = instructions_issued_pc;
                raise_detail = targets;
            end
        end else if ((|scalar_cause) & (scalar_port == 1'b0)) begin
            if (~(|wrong)) wrong = scalar_cause;
        end else begin
            good = instructions_valid;
        end
    end

    assign raise_valid = |wrong;
    assign raise_cause = wrong;
    assign raise_context = number_warp;
    assign raise_lane = 2'h0;

    // Not used here.
    wire unused = &{
        1'b0, instructions_issued_valid, instructions_issued_active, instructions_issued_op, instructions_issued_rd,
        instructions_issued_rs1, instructions_issued_immediate, instructions_issued_looped, instructions_destination,
        instructions_predicate, instructions_leader_left, instructions_leader_right, instructions_leader_taken,
        number_port
    };
endmodule

`default_nettype wire
