// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// All lanes side by side, and the leader lane.
//
// Issued in c: the register numbers in c, operands out and operation in in c + 1. Units outside the lanes hand their results
// over in their slots. Knows nothing of what those units are, nor of slots. S = 0: all lanes take one instruction.
//
// The lanes of a core.

`default_nettype none

module warpstep_lane_bank (
    input  wire         clock,
    input  wire         reset,
    // Cycle c: the registers that are read.
    input  wire   [3:0] read_active, // Lanes that read, one bit per lane.
    input  wire         read_context, // Context whose registers are read.
    input  wire  [17:0] read_registers, // Register read at each port.
    // Cycle c + 1: the issued instruction.
    input  wire         issued_valid, // An instruction issued in the last cycle.
    input  wire         issued_context, // Warp of the issued instruction; with the number of its port, its context.
    input  wire   [3:0] issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] issued_pc, // Address of the issued instruction.
    input  wire   [5:0] issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] issued_immediate, // Immediate operand of the issued instruction.
    // Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    input  wire   [6:0] destination,
    input  wire   [9:0] starts, // Cycle c + 1: unit of fixed latency that begins, one bit per unit.
    input  wire         branch, // Cycle c + 1: the instruction is a branch.
    input  wire   [2:0] rounding, // Cycle c + 1: rounding mode of a float instruction.
    output wire [127:0] left, // Cycle c + 1: first operand of each lane.
    output wire [127:0] right, // Cycle c + 1: second operand of each lane.
    output wire   [3:0] predicate, // Cycle c + 1: bit 0 of each lane's first operand, one bit per lane.
    // Cycle c + 1: the leader lane's operands, and its branch.
    output wire  [31:0] leader_left, // First operand of the lane.
    output wire  [31:0] leader_right, // Second operand of the lane.
    output wire         leader_taken, // The lane takes the branch.
    // Result of the CSRs for each lane, in its slot.
    input  wire   [3:0] csr_valid, // There is a result in this cycle.
    input  wire  [27:0] csr_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] csr_value, // Value of the result.
    // Result of lane exchange for each lane, in its slot.
    input  wire   [3:0] exchange_valid, // There is a result in this cycle.
    input  wire  [27:0] exchange_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] exchange_value, // Value of the result.
    // Result of a control instruction for each lane, in its slot.
    input  wire   [3:0] control_valid, // There is a result in this cycle.
    input  wire  [27:0] control_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] control_value, // Value of the result.
    // Word loaded for each lane, in its slot.
    input  wire   [3:0] load_valid, // There is a result in this cycle.
    input  wire  [27:0] load_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] load_value, // Value of the result.
    output reg   [24:0] flags, // Flags each float unit raises in any lane, in the slot of its result.
    // Register each lane writes at the end of this cycle.
    output wire   [3:0] writes_valid, // There is a result in this cycle.
    output wire  [27:0] writes_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [127:0] writes_value, // Value of the result.
    output reg          collision // Two results met in one slot: never, if slots are booked.
);

    reg   [39:0] lanes_starts;
    reg    [3:0] lanes_branch;
    wire   [3:0] lanes_taken;
    wire  [15:0] lanes_others_valid;
    wire [111:0] lanes_others_destination;
    wire [511:0] lanes_others_value;
    wire  [99:0] lanes_flags;
    wire   [3:0] lanes_collision;
    genvar         g_lane;

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_lanes
            warpstep_lane u_lanes (
                .clock              (clock),
                .reset              (reset),
                .read               (read_active[g_lane]),
                .read_warp          (read_context),
                .read_registers     (read_registers),
                .left               (left[g_lane*32 +: 32]),
                .right              (right[g_lane*32 +: 32]),
                .starts             (lanes_starts[g_lane*10 +: 10]),
                .branch             (lanes_branch[g_lane]),
                .rounding           (rounding),
                .op                 (issued_op),
                .immediate          (issued_immediate),
                .pc                 (issued_pc),
                .destination        (destination),
                .taken              (lanes_taken[g_lane]),
                .others_valid       (lanes_others_valid[g_lane*4 +: 4]),
                .others_destination (lanes_others_destination[g_lane*28 +: 28]),
                .others_value       (lanes_others_value[g_lane*128 +: 128]),
                .flags              (lanes_flags[g_lane*25 +: 25]),
                .write_valid        (writes_valid[g_lane]),
                .write_destination  (writes_destination[g_lane*7 +: 7]),
                .write_value        (writes_value[g_lane*32 +: 32]),
                .collision          (lanes_collision[g_lane])
            );
        end
    endgenerate

    warpstep_leader u_leader_lane (
        .valid        (issued_valid),
        .active       (issued_active),
        .lanes_left   (left),
        .lanes_right  (right),
        .lanes_taken  (lanes_taken),
        .leader_left  (leader_left),
        .leader_right (leader_right),
        .leader_taken (leader_taken)
    );

    always @* begin : set_collision
        integer lane;
        collision = 1'b0;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            if (lanes_collision[lane]) collision = 1'b1;
        end
    end

    assign predicate = {left[96], left[64], left[32], left[0]};

    always @* begin : set_flags
        integer unit;
        for (unit = 0; unit < 5; unit = unit + 1) begin
            flags[unit*5 +: 5] = 5'h0;
            flags[unit*5 +: 5] = flags[unit*5 +: 5] | lanes_flags[unit*5 +: 5];
            flags[unit*5 +: 5] = flags[unit*5 +: 5] | lanes_flags[unit*5 + 25 +: 5];
            flags[unit*5 +: 5] = flags[unit*5 +: 5] | lanes_flags[unit*5 + 50 +: 5];
            flags[unit*5 +: 5] = flags[unit*5 +: 5] | lanes_flags[unit*5 + 75 +: 5];
        end
    end

    always @* begin : set_lanes_starts
        integer lane;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            lanes_starts[lane*10 +: 10] = 10'h0;
            lanes_branch[lane] = 1'b0;
            if (issued_active[lane]) begin
                lanes_starts[lane*10 +: 10] = starts;
                lanes_branch[lane] = branch;
            end
        end
    end

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign lanes_others_valid[g_lane*4] = csr_valid[g_lane];
            assign lanes_others_valid[g_lane*4 + 1] = exchange_valid[g_lane];
            assign lanes_others_valid[g_lane*4 + 2] = control_valid[g_lane];
            assign lanes_others_valid[g_lane*4 + 3] = load_valid[g_lane];
            assign lanes_others_destination[g_lane*28 +: 7] = csr_destination[g_lane*7 +: 7];
            assign lanes_others_destination[g_lane*28 + 7 +: 7] = exchange_destination[g_lane*7 +: 7];
            assign lanes_others_destination[g_lane*28 + 14 +: 7] = control_destination[g_lane*7 +: 7];
            assign lanes_others_destination[g_lane*28 + 21 +: 7] = load_destination[g_lane*7 +: 7];
            assign lanes_others_value[g_lane*128 +: 32] = csr_value[g_lane*32 +: 32];
            assign lanes_others_value[g_lane*128 + 32 +: 32] = exchange_value[g_lane*32 +: 32];
            assign lanes_others_value[g_lane*128 + 64 +: 32] = control_value[g_lane*32 +: 32];
            assign lanes_others_value[g_lane*128 + 96 +: 32] = load_value[g_lane*32 +: 32];
        end
    endgenerate

    // Not used here.
    wire unused = &{1'b0, issued_context, issued_rd, issued_rs1};
endmodule

`default_nettype wire
