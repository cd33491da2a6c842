// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane: its registers, its arithmetic, and the result it writes in a cycle, or the two at two write ports.
//
// Issued in c: register numbers in c; operands out, and operation, immediate, pc, destination and one of the starts
// in, in c + 1; a result of latency N written at the end of c + N - 1, so that a read presented in c + N sees it. Units outside
// the lane (CSRs, exchange, warp control, load/store) hand their results over at `others` in their own
// slots. All of it is this lane's: which context executes in it was decided before. Knows nothing of masks, slots or scheduling.
//
// Registers, ALU, multiplier and divider, float unit, compare, writeback.

`default_nettype none

module warpstep_lane (
    input  wire         clock,
    input  wire         reset,
    input  wire         read_warp, // Cycle c: warp whose registers are read.
    input  wire  [17:0] read_registers, // Cycle c: register read at each port.
    output wire  [31:0] left, // Cycle c + 1: first operand, for the units outside.
    output wire  [31:0] right, // Cycle c + 1: second operand, for the units outside.
    output wire  [31:0] address, // Cycle c + 1: first operand plus immediate, for loads and stores.
    input  wire   [9:0] starts, // Cycle c + 1: unit of fixed latency that begins in this lane, one bit per unit.
    input  wire         branch, // Cycle c + 1: this lane executes a branch.
    input  wire   [2:0] rounding, // Cycle c + 1: rounding mode of a float operation.
    input  wire   [6:0] op, // Cycle c + 1: operation number.
    input  wire  [31:0] immediate, // Cycle c + 1: immediate operand.
    input  wire  [31:0] pc, // Cycle c + 1: address of the instruction.
    // Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    input  wire   [6:0] destination,
    output wire         taken, // Cycle c + 1: this lane takes the branch.
    // Results of the units outside, in their slots.
    input  wire   [3:0] others_valid, // There is a result in this cycle.
    input  wire  [27:0] others_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [127:0] others_value, // Value of the result.
    input  wire         withdrawn, // The result of warp control is not written after all.
    output reg   [24:0] flags, // Flags each float unit raises, in the slot of its result.
    // Cycle c + 1: the write port of the result; absent if there is only one.
    input  wire         choice_valid, // The issued instruction has a destination.
    input  wire   [6:0] choice_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire         choice_long, // The result is written at the long port, not at the short one.
    // The result that is written at each port, at the end of this cycle.
    output wire   [1:0] writes_valid, // There is a result in this cycle.
    output wire  [13:0] writes_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire  [63:0] writes_value, // Value of the result.
    output wire   [1:0] due, // A result is due at each port: it is written unless it is withdrawn.
    // Two results met at one port: never, if slots are booked. For simulations to stop at.
    output reg          collision
);

    wire  [95:0] registers_operands;
    wire         alu_result_valid;
    wire   [6:0] alu_result_destination;
    wire  [31:0] alu_result_value;
    wire         multiplier_result_valid;
    wire   [6:0] multiplier_result_destination;
    wire  [31:0] multiplier_result_value;
    wire         divider_result_valid;
    wire   [6:0] divider_result_destination;
    wire  [31:0] divider_result_value;
    wire  [95:0] floats_operation_operands;
    wire   [4:0] floats_results_valid;
    wire  [34:0] floats_results_destination;
    wire [159:0] floats_results_value;
    wire  [24:0] floats_flags;
    wire   [4:0] short_writeback_results_valid;
    wire  [34:0] short_writeback_results_destination;
    wire [159:0] short_writeback_results_value;
    wire         short_writeback_collision;
    wire   [6:0] writeback_results_valid;
    wire  [48:0] writeback_results_destination;
    wire [223:0] writeback_results_value;
    wire         writeback_collision;

    warpstep_lane_registers u_registers (
        .clock              (clock),
        .reset              (reset),
        .read_warp          (read_warp),
        .read_registers     (read_registers),
        .operands           (registers_operands),
        .offset             (immediate),
        .address            (address),
        .choice_valid       (choice_valid),
        .choice_destination (choice_destination),
        .choice_long        (choice_long),
        .writes_valid       (writes_valid),
        .writes_destination (writes_destination),
        .writes_value       (writes_value)
    );

    warpstep_lane_alu u_alu (
        .start                 (starts[0]),
        .operation_op          (op),
        .operation_left        (left),
        .operation_right       (right),
        .operation_destination (destination),
        .pc                    (pc),
        .immediate             (immediate),
        .result_valid          (alu_result_valid),
        .result_destination    (alu_result_destination),
        .result_value          (alu_result_value)
    );

    warpstep_lane_multiplier u_multiplier_0 (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (starts[1]),
        .operation_op          (op),
        .operation_left        (left),
        .operation_right       (right),
        .operation_destination (destination),
        .result_valid          (multiplier_result_valid),
        .result_destination    (multiplier_result_destination),
        .result_value          (multiplier_result_value)
    );

    warpstep_lane_divider u_divider_0 (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (starts[2]),
        .operation_op          (op),
        .operation_left        (left),
        .operation_right       (right),
        .operation_destination (destination),
        .result_valid          (divider_result_valid),
        .result_destination    (divider_result_destination),
        .result_value          (divider_result_value)
    );

    warpstep_lane_compare u_compare (
        .start                 (branch),
        .operation_op          (op),
        .operation_left        (left),
        .operation_right       (right),
        .operation_destination (destination),
        .taken                 (taken)
    );

    warpstep_lane_float u_floats_0 (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (starts[9:5]),
        .operation_op          (op),
        .operation_rounding    (rounding),
        .operation_operands    (floats_operation_operands),
        .operation_destination (destination),
        .results_valid         (floats_results_valid),
        .results_destination   (floats_results_destination),
        .results_value         (floats_results_value),
        .flags                 (floats_flags)
    );

    warpstep_writeback_withdrawn1 u_short_writeback_0 (
        .results_valid       (short_writeback_results_valid),
        .results_destination (short_writeback_results_destination),
        .results_value       (short_writeback_results_value),
        .withdrawn           (withdrawn),
        .write_valid         (writes_valid[0]),
        .write_destination   (writes_destination[6:0]),
        .write_value         (writes_value[31:0]),
        .due                 (due[0]),
        .collision           (short_writeback_collision)
    );

    warpstep_writeback u_writeback (
        .results_valid       (writeback_results_valid),
        .results_destination (writeback_results_destination),
        .results_value       (writeback_results_value),
        .write_valid         (writes_valid[1]),
        .write_destination   (writes_destination[13:7]),
        .write_value         (writes_value[63:32]),
        .due                 (due[1]),
        .collision           (writeback_collision)
    );

    assign left = registers_operands[31:0];
    assign right = registers_operands[63:32];
    assign floats_operation_operands[31:0] = left;
    assign floats_operation_operands[63:32] = right;
    assign floats_operation_operands[95:64] = registers_operands[95:64];

    always @* begin : set_flags
        integer place;
        for (place = 0; place < 5; place = place + 1) begin
            flags[place*5 +: 5] = 5'h0;
            if (floats_results_valid[place]) flags[place*5 +: 5] = floats_flags[place*5 +: 5];
        end
    end

    // Each result goes to its write port.
    assign short_writeback_results_valid[0] = alu_result_valid;
    assign short_writeback_results_valid[3:1] = others_valid[2:0];
    assign short_writeback_results_valid[4] = floats_results_valid[0];
    assign short_writeback_results_destination[6:0] = alu_result_destination;
    assign short_writeback_results_destination[27:7] = others_destination[20:0];
    assign short_writeback_results_destination[34:28] = floats_results_destination[6:0];
    assign short_writeback_results_value[31:0] = alu_result_value;
    assign short_writeback_results_value[127:32] = others_value[95:0];
    assign short_writeback_results_value[159:128] = floats_results_value[31:0];
    assign writeback_results_valid[0] = multiplier_result_valid;
    assign writeback_results_valid[1] = divider_result_valid;
    assign writeback_results_valid[2] = others_valid[3];
    assign writeback_results_valid[6:3] = floats_results_valid[4:1];
    assign writeback_results_destination[6:0] = multiplier_result_destination;
    assign writeback_results_destination[13:7] = divider_result_destination;
    assign writeback_results_destination[20:14] = others_destination[27:21];
    assign writeback_results_destination[48:21] = floats_results_destination[34:7];
    assign writeback_results_value[31:0] = multiplier_result_value;
    assign writeback_results_value[63:32] = divider_result_value;
    assign writeback_results_value[95:64] = others_value[127:96];
    assign writeback_results_value[223:96] = floats_results_value[159:32];

    always @* begin
        collision = writeback_collision;
        collision = collision | short_writeback_collision;
    end

    // Not used here.
    wire unused = &{1'b0, starts[4:3]};
endmodule

`default_nettype wire
