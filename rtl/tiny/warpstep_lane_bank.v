// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// All lanes side by side, and the leader lane.
//
// Issued in c: the register numbers in c, operands out and operation in in c + 1. Units outside the lanes hand their
// results over in their slots. Each lane takes the instruction of the issue port whose active lanes it is among: one port
// where a warp is one context, else one for each of its contexts. Knows nothing of what the units outside are, nor of
// slots.
//
// The lanes of a core.

`default_nettype none

module warpstep_lane_bank (
    input  wire         clock,
    input  wire         reset,
    // Cycle c: the registers that are read, at each issue port.
    input  wire   [3:0] read_active, // Lanes that read, one bit per lane.
    input  wire         read_context, // Warp whose registers are read.
    input  wire  [17:0] read_registers, // Register read at each port.
    // Cycle c + 1: the issued instruction at each issue port.
    input  wire         issued_valid, // An instruction issued in the last cycle.
    input  wire         issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire   [3:0] issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] issued_pc, // Address of the issued instruction.
    input  wire   [5:0] issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire         issued_looped,
    // Cycle c + 1: destination of the result at each issue port: register (low six bits) and warp (above).
    input  wire   [6:0] destination,
    input  wire   [9:0] starts, // Cycle c + 1: unit of fixed latency that begins at each issue port, one bit per unit.
    input  wire         branch, // Cycle c + 1: the instruction is a branch, one bit per issue port.
    input  wire   [2:0] rounding, // Cycle c + 1: rounding mode of a float instruction at each issue port.
    // Cycle c + 1: active lanes of the instruction that takes one value for all lanes, one bit per lane.
    input  wire   [3:0] scalar_active,
    output wire [127:0] left, // Cycle c + 1: first operand of each lane.
    output wire [127:0] right, // Cycle c + 1: second operand of each lane.
    output wire [127:0] addresses, // Cycle c + 1: first operand plus immediate of each lane.
    output wire   [3:0] predicate, // Cycle c + 1: bit 0 of each lane's first operand, one bit per lane.
    // Cycle c + 1: operands of the leader lane among those of the scalar instruction; and the branch of the leader at each issue port.
    output wire  [31:0] leaders_left, // First operand of the lane.
    output wire  [31:0] leaders_right, // Second operand of the lane.
    output reg          leaders_taken, // The lane takes the branch.
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
    input  wire   [3:0] withdrawn, // Lanes in which that is not written after all, one bit per lane.
    // Word loaded for each lane, in its slot.
    input  wire   [3:0] load_valid, // There is a result in this cycle.
    input  wire  [27:0] load_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] load_value, // Value of the result.
    output reg   [24:0] flags, // Flags each float unit raises in any lane, in the slot of its result.
    // Cycle c + 1: the write port of the result at each issue port; absent if there is only one.
    input  wire         choice_valid, // The issued instruction has a destination.
    input  wire   [6:0] choice_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire         choice_long, // The result is written at the long port, not at the short one.
    // Register each lane writes at the end of this cycle: all lanes at the first port, then at the second.
    output wire   [7:0] writes_valid, // There is a result in this cycle.
    output wire  [55:0] writes_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [255:0] writes_value, // Value of the result.
    output wire   [7:0] due, // Whether a result is due there: it is written unless it is withdrawn.
    output reg          collision // Two results met at one port: never, if slots are booked.
);

    reg   [39:0] lanes_starts;
    reg    [3:0] lanes_branch;
    wire   [3:0] lanes_taken;
    wire  [15:0] lanes_others_valid;
    wire [111:0] lanes_others_destination;
    wire [511:0] lanes_others_value;
    wire  [99:0] lanes_flags;
    wire   [3:0] lanes_choice_valid;
    wire   [7:0] lanes_writes_valid;
    wire  [55:0] lanes_writes_destination;
    wire [255:0] lanes_writes_value;
    wire   [7:0] lanes_due;
    wire   [3:0] lanes_collision;
    genvar         g_lane;

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_lanes
            warpstep_lane u_lanes (
                .clock              (clock),
                .reset              (reset),
                .read_warp          (read_context),
                .read_registers     (read_registers),
                .left               (left[g_lane*32 +: 32]),
                .right              (right[g_lane*32 +: 32]),
                .address            (addresses[g_lane*32 +: 32]),
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
                .withdrawn          (withdrawn[g_lane]),
                .flags              (lanes_flags[g_lane*25 +: 25]),
                .choice_valid       (lanes_choice_valid[g_lane]),
                .choice_destination (choice_destination),
                .choice_long        (choice_long),
                .writes_valid       (lanes_writes_valid[g_lane*2 +: 2]),
                .writes_destination (lanes_writes_destination[g_lane*14 +: 14]),
                .writes_value       (lanes_writes_value[g_lane*64 +: 64]),
                .due                (lanes_due[g_lane*2 +: 2]),
                .collision          (lanes_collision[g_lane])
            );
        end
    endgenerate

    warpstep_leader u_leader_lane (
        .active (scalar_active),
        .lefts  (left),
        .rights (right),
        .left   (leaders_left),
        .right  (leaders_right)
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

    assign lanes_choice_valid[0] = choice_valid & issued_active[0];
    assign lanes_others_valid[0] = csr_valid[0];
    assign lanes_others_valid[1] = exchange_valid[0];
    assign lanes_others_valid[2] = control_valid[0];
    assign lanes_others_valid[3] = load_valid[0];
    assign lanes_others_destination[6:0] = csr_destination[6:0];
    assign lanes_others_destination[13:7] = exchange_destination[6:0];
    assign lanes_others_destination[20:14] = control_destination[6:0];
    assign lanes_others_destination[27:21] = load_destination[6:0];
    assign lanes_others_value[31:0] = csr_value[31:0];
    assign lanes_others_value[63:32] = exchange_value[31:0];
    assign lanes_others_value[95:64] = control_value[31:0];
    assign lanes_others_value[127:96] = load_value[31:0];
    assign due[0] = lanes_due[0];
    assign due[4] = lanes_due[1];
    assign writes_valid[0] = lanes_writes_valid[0];
    assign writes_valid[4] = lanes_writes_valid[1];
    assign writes_destination[6:0] = lanes_writes_destination[6:0];
    assign writes_destination[34:28] = lanes_writes_destination[13:7];
    assign writes_value[31:0] = lanes_writes_value[31:0];
    assign writes_value[159:128] = lanes_writes_value[63:32];
    assign lanes_choice_valid[1] = choice_valid & issued_active[1];
    assign lanes_others_valid[4] = csr_valid[1];
    assign lanes_others_valid[5] = exchange_valid[1];
    assign lanes_others_valid[6] = control_valid[1];
    assign lanes_others_valid[7] = load_valid[1];
    assign lanes_others_destination[34:28] = csr_destination[13:7];
    assign lanes_others_destination[41:35] = exchange_destination[13:7];
    assign lanes_others_destination[48:42] = control_destination[13:7];
    assign lanes_others_destination[55:49] = load_destination[13:7];
    assign lanes_others_value[159:128] = csr_value[63:32];
    assign lanes_others_value[191:160] = exchange_value[63:32];
    assign lanes_others_value[223:192] = control_value[63:32];
    assign lanes_others_value[255:224] = load_value[63:32];
    assign due[1] = lanes_due[2];
    assign due[5] = lanes_due[3];
    assign writes_valid[1] = lanes_writes_valid[2];
    assign writes_valid[5] = lanes_writes_valid[3];
    assign writes_destination[13:7] = lanes_writes_destination[20:14];
    assign writes_destination[41:35] = lanes_writes_destination[27:21];
    assign writes_value[63:32] = lanes_writes_value[95:64];
    assign writes_value[191:160] = lanes_writes_value[127:96];
    assign lanes_choice_valid[2] = choice_valid & issued_active[2];
    assign lanes_others_valid[8] = csr_valid[2];
    assign lanes_others_valid[9] = exchange_valid[2];
    assign lanes_others_valid[10] = control_valid[2];
    assign lanes_others_valid[11] = load_valid[2];
    assign lanes_others_destination[62:56] = csr_destination[20:14];
    assign lanes_others_destination[69:63] = exchange_destination[20:14];
    assign lanes_others_destination[76:70] = control_destination[20:14];
    assign lanes_others_destination[83:77] = load_destination[20:14];
    assign lanes_others_value[287:256] = csr_value[95:64];
    assign lanes_others_value[319:288] = exchange_value[95:64];
    assign lanes_others_value[351:320] = control_value[95:64];
    assign lanes_others_value[383:352] = load_value[95:64];
    assign due[2] = lanes_due[4];
    assign due[6] = lanes_due[5];
    assign writes_valid[2] = lanes_writes_valid[4];
    assign writes_valid[6] = lanes_writes_valid[5];
    assign writes_destination[20:14] = lanes_writes_destination[34:28];
    assign writes_destination[48:42] = lanes_writes_destination[41:35];
    assign writes_value[95:64] = lanes_writes_value[159:128];
    assign writes_value[223:192] = lanes_writes_value[191:160];
    assign lanes_choice_valid[3] = choice_valid & issued_active[3];
    assign lanes_others_valid[12] = csr_valid[3];
    assign lanes_others_valid[13] = exchange_valid[3];
    assign lanes_others_valid[14] = control_valid[3];
    assign lanes_others_valid[15] = load_valid[3];
    assign lanes_others_destination[90:84] = csr_destination[27:21];
    assign lanes_others_destination[97:91] = exchange_destination[27:21];
    assign lanes_others_destination[104:98] = control_destination[27:21];
    assign lanes_others_destination[111:105] = load_destination[27:21];
    assign lanes_others_value[415:384] = csr_value[127:96];
    assign lanes_others_value[447:416] = exchange_value[127:96];
    assign lanes_others_value[479:448] = control_value[127:96];
    assign lanes_others_value[511:480] = load_value[127:96];
    assign due[3] = lanes_due[6];
    assign due[7] = lanes_due[7];
    assign writes_valid[3] = lanes_writes_valid[6];
    assign writes_valid[7] = lanes_writes_valid[7];
    assign writes_destination[27:21] = lanes_writes_destination[48:42];
    assign writes_destination[55:49] = lanes_writes_destination[55:49];
    assign writes_value[127:96] = lanes_writes_value[223:192];
    assign writes_value[255:224] = lanes_writes_value[255:224];

    always @* begin : set_leaders_taken
        integer port;
        // The highest lane speaks: for the scalar instruction, and at each port for its branch.
        leaders_taken = 1'b0;
        for (port = 0; port < 4; port = port + 1) begin
            if (issued_active[port]) leaders_taken = lanes_taken[port];
        end
    end

    // Not used here.
    wire unused = &{1'b0, read_active, issued_valid, issued_context, issued_rd, issued_rs1, issued_looped};
endmodule

`default_nettype wire
