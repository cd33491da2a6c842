// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// What control instructions write into registers: the return address of a jump, the pointer of a split. Combinational.
//
// Written with the resolution of its own instruction, unless that is wrong, which is known late: then the result is withdrawn. A lane
// takes what the port has whose lanes it is among; no lane is among those of two ports. A destination x0 withdraws nothing, as another
// result may be written at the same port then. Knows nothing of what jumps where.
//
// The link register of each lane.

`default_nettype none

module warpstep_link_registers (
    // Instruction of each port.
    input  wire         instructions_valid, // There is a control instruction.
    input  wire         instructions_issued_valid, // An instruction issued in the last cycle.
    input  wire         instructions_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire   [3:0] instructions_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] instructions_issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] instructions_issued_pc, // Address of the issued instruction.
    input  wire   [5:0] instructions_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] instructions_issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] instructions_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire         instructions_issued_looped,
    // Destination of the link register: register (low six bits) and warp (above).
    input  wire   [6:0] instructions_destination,
    input  wire   [3:0] instructions_predicate, // Bit 0 of rs1, one bit per lane.
    input  wire  [31:0] instructions_leader_left, // First operand of the lane.
    input  wire  [31:0] instructions_leader_right, // Second operand of the lane.
    input  wire         instructions_leader_taken, // The lane takes the branch.
    input  wire         resolved, // Ports whose instruction is resolved, one bit per port.
    input  wire         wrong, // Ports whose instruction is wrong, one bit per port.
    input  wire  [31:0] values, // Value of each port's link register.
    // Link register of each lane.
    output wire   [3:0] results_valid, // There is a result in this cycle.
    output wire  [27:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [127:0] results_value, // Value of the result.
    output reg    [3:0] withdrawn // Lanes whose result is not written after all, one bit per lane.
);

    reg  [3:0] links;
    genvar       g_lane;

    always @* begin
        withdrawn = 4'h0;
        if (wrong & (instructions_destination[5:0] != 6'h0)) withdrawn = withdrawn | links;
    end

    always @* begin
        links = 4'h0;
        if (resolved) links = instructions_issued_active;
    end

    assign results_valid = links;
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign results_destination[g_lane*7 +: 7] = instructions_destination;
        end
    endgenerate
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_2
            assign results_value[g_lane*32 +: 32] = values;
        end
    endgenerate

    // Not used here.
    wire unused = &{
        1'b0, instructions_valid, instructions_issued_valid, instructions_issued_context, instructions_issued_op,
        instructions_issued_pc, instructions_issued_rd, instructions_issued_rs1, instructions_issued_immediate,
        instructions_issued_looped, instructions_predicate, instructions_leader_left, instructions_leader_right,
        instructions_leader_taken
    };
endmodule

`default_nettype wire
