// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One lane's float unit: all of RV32F but loads and stores.
//
// Five units, one for each latency class, that share nothing but their operands. Issued in c: operands, operation,
// rounding mode (the instruction's or frm, never "dynamic"), destination and one of the starts in c + 1; result and flags
// of a unit of latency N in c + N - 1. Divider and square root take one operation at a time, the others one in every
// cycle. No time depends on data. Where their latency is not the least, operands of divider and square root are held for a
// cycle first: the way to a lane is long. Several units may hand over in one cycle; writeback slots ensure that only one
// of them is for a register. A core without float has no such block. Knows nothing of registers, masks or other lanes.
//
// Five float units side by side.

`default_nettype none

module warpstep_lane_float (
    input  wire         clock,
    input  wire         reset,
    input  wire   [4:0] start, // Unit that begins an operation in this lane, one for each unit.
    // What is computed.
    input  wire   [6:0] operation_op, // Operation number.
    input  wire   [2:0] operation_rounding, // Rounding mode, never "dynamic".
    input  wire  [95:0] operation_operands, // The three operands.
    input  wire   [6:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    // The result of each unit, in its slot.
    output wire   [4:0] results_valid, // There is a result in this cycle.
    output wire  [34:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [159:0] results_value, // Value of the result.
    output wire  [24:0] flags // Flags the result of each unit raises, as fflags holds them.
);

    warpstep_lane_float_simple u_simple (
        .start                 (start[0]),
        .operation_op          (operation_op),
        .operation_rounding    (operation_rounding),
        .operation_operands    (operation_operands),
        .operation_destination (operation_destination),
        .result_valid          (results_valid[0]),
        .result_destination    (results_destination[6:0]),
        .result_value          (results_value[31:0]),
        .flags                 (flags[4:0])
    );

    warpstep_lane_fma u_fma (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (start[1]),
        .operation_op          (operation_op),
        .operation_rounding    (operation_rounding),
        .operation_operands    (operation_operands),
        .operation_destination (operation_destination),
        .result_valid          (results_valid[1]),
        .result_destination    (results_destination[13:7]),
        .result_value          (results_value[63:32]),
        .flags                 (flags[9:5])
    );

    warpstep_lane_converter u_converter (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (start[2]),
        .operation_op          (operation_op),
        .operation_rounding    (operation_rounding),
        .operation_operands    (operation_operands),
        .operation_destination (operation_destination),
        .result_valid          (results_valid[2]),
        .result_destination    (results_destination[20:14]),
        .result_value          (results_value[95:64]),
        .flags                 (flags[14:10])
    );

    warpstep_lane_float_divider u_divider (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (start[3]),
        .operation_op          (operation_op),
        .operation_rounding    (operation_rounding),
        .operation_operands    (operation_operands),
        .operation_destination (operation_destination),
        .result_valid          (results_valid[3]),
        .result_destination    (results_destination[27:21]),
        .result_value          (results_value[127:96]),
        .flags                 (flags[19:15])
    );

    warpstep_lane_square_root u_square_root (
        .clock                 (clock),
        .reset                 (reset),
        .start                 (start[4]),
        .operation_op          (operation_op),
        .operation_rounding    (operation_rounding),
        .operation_operands    (operation_operands),
        .operation_destination (operation_destination),
        .result_valid          (results_valid[4]),
        .result_destination    (results_destination[34:28]),
        .result_value          (results_value[159:128]),
        .flags                 (flags[24:20])
    );
endmodule

`default_nettype wire
