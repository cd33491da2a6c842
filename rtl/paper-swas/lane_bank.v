// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// All lanes side by side, and who speaks for them.
//
// Issued in c: the register numbers in c, operands out and operation in in c + 1. Units outside the lanes hand their results
// over in their slots. Knows nothing of what those units are, nor of slots. S = 0: all lanes take one instruction.
//
// The lanes of a core.

module lane_bank (
    input  wire        clock,
    input  wire        reset,
    // Cycle c: an instruction issues.
    input  wire        issue,
    // Cycle c: whose.
    input  wire  [4:0] issue_owner,
    // Cycle c: its lanes.
    input  wire [31:0] issue_lanes,
    // Cycle c: first register it reads.
    input  wire  [5:0] reads_first,
    // Cycle c: second register it reads.
    input  wire  [5:0] reads_second,
    // Cycle c: third register it reads.
    input  wire  [5:0] reads_third_0,
    // Cycle c + 1: there is an instruction.
    input  wire        valid,
    // Its lanes.
    input  wire [31:0] mask,
    // It is for the ALU.
    input  wire        alu,
    // It is a multiplication.
    input  wire        multiply,
    // It is a division.
    input  wire        divide,
    // It is for a float unit, one port each.
    input  wire        floats_0,
    input  wire        floats_1,
    input  wire        floats_2,
    input  wire        floats_3,
    input  wire        floats_4,
    // How that rounds.
    input  wire  [2:0] rounding_0,
    // It is a branch.
    input  wire        branch,
    // Which operation.
    input  wire  [6:0] op,
    // Its immediate.
    input  wire [31:0] immediate,
    // Its address.
    input  wire [31:0] pc,
    // Register (low six bits) and warp (above) the result is for.
    input  wire [10:0] destination,
    // First operand of each lane.
    output wire [31:0] left_0,
    output wire [31:0] left_1,
    output wire [31:0] left_2,
    output wire [31:0] left_3,
    output wire [31:0] left_4,
    output wire [31:0] left_5,
    output wire [31:0] left_6,
    output wire [31:0] left_7,
    output wire [31:0] left_8,
    output wire [31:0] left_9,
    output wire [31:0] left_10,
    output wire [31:0] left_11,
    output wire [31:0] left_12,
    output wire [31:0] left_13,
    output wire [31:0] left_14,
    output wire [31:0] left_15,
    output wire [31:0] left_16,
    output wire [31:0] left_17,
    output wire [31:0] left_18,
    output wire [31:0] left_19,
    output wire [31:0] left_20,
    output wire [31:0] left_21,
    output wire [31:0] left_22,
    output wire [31:0] left_23,
    output wire [31:0] left_24,
    output wire [31:0] left_25,
    output wire [31:0] left_26,
    output wire [31:0] left_27,
    output wire [31:0] left_28,
    output wire [31:0] left_29,
    output wire [31:0] left_30,
    output wire [31:0] left_31,
    // Second operand of each lane.
    output wire [31:0] right_0,
    output wire [31:0] right_1,
    output wire [31:0] right_2,
    output wire [31:0] right_3,
    output wire [31:0] right_4,
    output wire [31:0] right_5,
    output wire [31:0] right_6,
    output wire [31:0] right_7,
    output wire [31:0] right_8,
    output wire [31:0] right_9,
    output wire [31:0] right_10,
    output wire [31:0] right_11,
    output wire [31:0] right_12,
    output wire [31:0] right_13,
    output wire [31:0] right_14,
    output wire [31:0] right_15,
    output wire [31:0] right_16,
    output wire [31:0] right_17,
    output wire [31:0] right_18,
    output wire [31:0] right_19,
    output wire [31:0] right_20,
    output wire [31:0] right_21,
    output wire [31:0] right_22,
    output wire [31:0] right_23,
    output wire [31:0] right_24,
    output wire [31:0] right_25,
    output wire [31:0] right_26,
    output wire [31:0] right_27,
    output wire [31:0] right_28,
    output wire [31:0] right_29,
    output wire [31:0] right_30,
    output wire [31:0] right_31,
    // Bit 0 of each lane's first operand.
    output wire [31:0] predicate,
    // First operand of the highest active lane.
    output wire [31:0] left_spoken,
    // Its second operand.
    output wire [31:0] right_spoken,
    // Whether it would take the branch.
    output wire        taken_spoken,
    // In its slot, a result of the CSRs: for these lanes.
    input  wire [31:0] csr_lanes,
    // For which register.
    input  wire [10:0] csr_destinations_0,
    input  wire [10:0] csr_destinations_1,
    input  wire [10:0] csr_destinations_2,
    input  wire [10:0] csr_destinations_3,
    input  wire [10:0] csr_destinations_4,
    input  wire [10:0] csr_destinations_5,
    input  wire [10:0] csr_destinations_6,
    input  wire [10:0] csr_destinations_7,
    input  wire [10:0] csr_destinations_8,
    input  wire [10:0] csr_destinations_9,
    input  wire [10:0] csr_destinations_10,
    input  wire [10:0] csr_destinations_11,
    input  wire [10:0] csr_destinations_12,
    input  wire [10:0] csr_destinations_13,
    input  wire [10:0] csr_destinations_14,
    input  wire [10:0] csr_destinations_15,
    input  wire [10:0] csr_destinations_16,
    input  wire [10:0] csr_destinations_17,
    input  wire [10:0] csr_destinations_18,
    input  wire [10:0] csr_destinations_19,
    input  wire [10:0] csr_destinations_20,
    input  wire [10:0] csr_destinations_21,
    input  wire [10:0] csr_destinations_22,
    input  wire [10:0] csr_destinations_23,
    input  wire [10:0] csr_destinations_24,
    input  wire [10:0] csr_destinations_25,
    input  wire [10:0] csr_destinations_26,
    input  wire [10:0] csr_destinations_27,
    input  wire [10:0] csr_destinations_28,
    input  wire [10:0] csr_destinations_29,
    input  wire [10:0] csr_destinations_30,
    input  wire [10:0] csr_destinations_31,
    // The result.
    input  wire [31:0] csr_results_0,
    input  wire [31:0] csr_results_1,
    input  wire [31:0] csr_results_2,
    input  wire [31:0] csr_results_3,
    input  wire [31:0] csr_results_4,
    input  wire [31:0] csr_results_5,
    input  wire [31:0] csr_results_6,
    input  wire [31:0] csr_results_7,
    input  wire [31:0] csr_results_8,
    input  wire [31:0] csr_results_9,
    input  wire [31:0] csr_results_10,
    input  wire [31:0] csr_results_11,
    input  wire [31:0] csr_results_12,
    input  wire [31:0] csr_results_13,
    input  wire [31:0] csr_results_14,
    input  wire [31:0] csr_results_15,
    input  wire [31:0] csr_results_16,
    input  wire [31:0] csr_results_17,
    input  wire [31:0] csr_results_18,
    input  wire [31:0] csr_results_19,
    input  wire [31:0] csr_results_20,
    input  wire [31:0] csr_results_21,
    input  wire [31:0] csr_results_22,
    input  wire [31:0] csr_results_23,
    input  wire [31:0] csr_results_24,
    input  wire [31:0] csr_results_25,
    input  wire [31:0] csr_results_26,
    input  wire [31:0] csr_results_27,
    input  wire [31:0] csr_results_28,
    input  wire [31:0] csr_results_29,
    input  wire [31:0] csr_results_30,
    input  wire [31:0] csr_results_31,
    // In its slot, a result of lane exchange: for these lanes.
    input  wire [31:0] exchange_lanes,
    // For which register.
    input  wire [10:0] exchange_destination,
    // The result.
    input  wire [31:0] exchange_results_0,
    input  wire [31:0] exchange_results_1,
    input  wire [31:0] exchange_results_2,
    input  wire [31:0] exchange_results_3,
    input  wire [31:0] exchange_results_4,
    input  wire [31:0] exchange_results_5,
    input  wire [31:0] exchange_results_6,
    input  wire [31:0] exchange_results_7,
    input  wire [31:0] exchange_results_8,
    input  wire [31:0] exchange_results_9,
    input  wire [31:0] exchange_results_10,
    input  wire [31:0] exchange_results_11,
    input  wire [31:0] exchange_results_12,
    input  wire [31:0] exchange_results_13,
    input  wire [31:0] exchange_results_14,
    input  wire [31:0] exchange_results_15,
    input  wire [31:0] exchange_results_16,
    input  wire [31:0] exchange_results_17,
    input  wire [31:0] exchange_results_18,
    input  wire [31:0] exchange_results_19,
    input  wire [31:0] exchange_results_20,
    input  wire [31:0] exchange_results_21,
    input  wire [31:0] exchange_results_22,
    input  wire [31:0] exchange_results_23,
    input  wire [31:0] exchange_results_24,
    input  wire [31:0] exchange_results_25,
    input  wire [31:0] exchange_results_26,
    input  wire [31:0] exchange_results_27,
    input  wire [31:0] exchange_results_28,
    input  wire [31:0] exchange_results_29,
    input  wire [31:0] exchange_results_30,
    input  wire [31:0] exchange_results_31,
    // In its slot, a result of a control instruction: for these lanes.
    input  wire [31:0] link_lanes,
    // For which register.
    input  wire [10:0] link_destination,
    // The result, the same for all.
    input  wire [31:0] link_result,
    // In its slot, words that were loaded: for these lanes.
    input  wire [31:0] load_lanes,
    // For which register.
    input  wire [10:0] load_destination,
    // The words.
    input  wire [31:0] load_results_0,
    input  wire [31:0] load_results_1,
    input  wire [31:0] load_results_2,
    input  wire [31:0] load_results_3,
    input  wire [31:0] load_results_4,
    input  wire [31:0] load_results_5,
    input  wire [31:0] load_results_6,
    input  wire [31:0] load_results_7,
    input  wire [31:0] load_results_8,
    input  wire [31:0] load_results_9,
    input  wire [31:0] load_results_10,
    input  wire [31:0] load_results_11,
    input  wire [31:0] load_results_12,
    input  wire [31:0] load_results_13,
    input  wire [31:0] load_results_14,
    input  wire [31:0] load_results_15,
    input  wire [31:0] load_results_16,
    input  wire [31:0] load_results_17,
    input  wire [31:0] load_results_18,
    input  wire [31:0] load_results_19,
    input  wire [31:0] load_results_20,
    input  wire [31:0] load_results_21,
    input  wire [31:0] load_results_22,
    input  wire [31:0] load_results_23,
    input  wire [31:0] load_results_24,
    input  wire [31:0] load_results_25,
    input  wire [31:0] load_results_26,
    input  wire [31:0] load_results_27,
    input  wire [31:0] load_results_28,
    input  wire [31:0] load_results_29,
    input  wire [31:0] load_results_30,
    input  wire [31:0] load_results_31,
    // In a slot: flags each float unit raises in any lane.
    output reg   [4:0] flags_0,
    output reg   [4:0] flags_1,
    output reg   [4:0] flags_2,
    output reg   [4:0] flags_3,
    output reg   [4:0] flags_4,
    // Lanes that write a register at the end of this cycle.
    output wire [31:0] writes,
    // Which register (low six bits) of which warp (above).
    output wire [10:0] write_destinations_0,
    output wire [10:0] write_destinations_1,
    output wire [10:0] write_destinations_2,
    output wire [10:0] write_destinations_3,
    output wire [10:0] write_destinations_4,
    output wire [10:0] write_destinations_5,
    output wire [10:0] write_destinations_6,
    output wire [10:0] write_destinations_7,
    output wire [10:0] write_destinations_8,
    output wire [10:0] write_destinations_9,
    output wire [10:0] write_destinations_10,
    output wire [10:0] write_destinations_11,
    output wire [10:0] write_destinations_12,
    output wire [10:0] write_destinations_13,
    output wire [10:0] write_destinations_14,
    output wire [10:0] write_destinations_15,
    output wire [10:0] write_destinations_16,
    output wire [10:0] write_destinations_17,
    output wire [10:0] write_destinations_18,
    output wire [10:0] write_destinations_19,
    output wire [10:0] write_destinations_20,
    output wire [10:0] write_destinations_21,
    output wire [10:0] write_destinations_22,
    output wire [10:0] write_destinations_23,
    output wire [10:0] write_destinations_24,
    output wire [10:0] write_destinations_25,
    output wire [10:0] write_destinations_26,
    output wire [10:0] write_destinations_27,
    output wire [10:0] write_destinations_28,
    output wire [10:0] write_destinations_29,
    output wire [10:0] write_destinations_30,
    output wire [10:0] write_destinations_31,
    // With what.
    output wire [31:0] write_values_0,
    output wire [31:0] write_values_1,
    output wire [31:0] write_values_2,
    output wire [31:0] write_values_3,
    output wire [31:0] write_values_4,
    output wire [31:0] write_values_5,
    output wire [31:0] write_values_6,
    output wire [31:0] write_values_7,
    output wire [31:0] write_values_8,
    output wire [31:0] write_values_9,
    output wire [31:0] write_values_10,
    output wire [31:0] write_values_11,
    output wire [31:0] write_values_12,
    output wire [31:0] write_values_13,
    output wire [31:0] write_values_14,
    output wire [31:0] write_values_15,
    output wire [31:0] write_values_16,
    output wire [31:0] write_values_17,
    output wire [31:0] write_values_18,
    output wire [31:0] write_values_19,
    output wire [31:0] write_values_20,
    output wire [31:0] write_values_21,
    output wire [31:0] write_values_22,
    output wire [31:0] write_values_23,
    output wire [31:0] write_values_24,
    output wire [31:0] write_values_25,
    output wire [31:0] write_values_26,
    output wire [31:0] write_values_27,
    output wire [31:0] write_values_28,
    output wire [31:0] write_values_29,
    output wire [31:0] write_values_30,
    output wire [31:0] write_values_31,
    // Two results met in one slot: never.
    output reg         collision
);

    wire        lanes_0_read;
    wire [31:0] lanes_0_operands_0;
    wire [31:0] lanes_0_operands_1;
    wire [31:0] lanes_0_operands_2;
    wire        lanes_0_start_alu;
    wire        lanes_0_start_multiply;
    wire        lanes_0_start_divide;
    wire        lanes_0_start_branch;
    wire        lanes_0_start_float_0;
    wire        lanes_0_start_float_1;
    wire        lanes_0_start_float_2;
    wire        lanes_0_start_float_3;
    wire        lanes_0_start_float_4;
    wire        lanes_0_taken;
    wire  [4:0] lanes_0_flags_0;
    wire  [4:0] lanes_0_flags_1;
    wire  [4:0] lanes_0_flags_2;
    wire  [4:0] lanes_0_flags_3;
    wire  [4:0] lanes_0_flags_4;
    wire        lanes_0_write;
    wire        lanes_0_collision;
    wire        lanes_1_read;
    wire [31:0] lanes_1_operands_0;
    wire [31:0] lanes_1_operands_1;
    wire [31:0] lanes_1_operands_2;
    wire        lanes_1_start_alu;
    wire        lanes_1_start_multiply;
    wire        lanes_1_start_divide;
    wire        lanes_1_start_branch;
    wire        lanes_1_start_float_0;
    wire        lanes_1_start_float_1;
    wire        lanes_1_start_float_2;
    wire        lanes_1_start_float_3;
    wire        lanes_1_start_float_4;
    wire        lanes_1_taken;
    wire  [4:0] lanes_1_flags_0;
    wire  [4:0] lanes_1_flags_1;
    wire  [4:0] lanes_1_flags_2;
    wire  [4:0] lanes_1_flags_3;
    wire  [4:0] lanes_1_flags_4;
    wire        lanes_1_write;
    wire        lanes_1_collision;
    wire        lanes_2_read;
    wire [31:0] lanes_2_operands_0;
    wire [31:0] lanes_2_operands_1;
    wire [31:0] lanes_2_operands_2;
    wire        lanes_2_start_alu;
    wire        lanes_2_start_multiply;
    wire        lanes_2_start_divide;
    wire        lanes_2_start_branch;
    wire        lanes_2_start_float_0;
    wire        lanes_2_start_float_1;
    wire        lanes_2_start_float_2;
    wire        lanes_2_start_float_3;
    wire        lanes_2_start_float_4;
    wire        lanes_2_taken;
    wire  [4:0] lanes_2_flags_0;
    wire  [4:0] lanes_2_flags_1;
    wire  [4:0] lanes_2_flags_2;
    wire  [4:0] lanes_2_flags_3;
    wire  [4:0] lanes_2_flags_4;
    wire        lanes_2_write;
    wire        lanes_2_collision;
    wire        lanes_3_read;
    wire [31:0] lanes_3_operands_0;
    wire [31:0] lanes_3_operands_1;
    wire [31:0] lanes_3_operands_2;
    wire        lanes_3_start_alu;
    wire        lanes_3_start_multiply;
    wire        lanes_3_start_divide;
    wire        lanes_3_start_branch;
    wire        lanes_3_start_float_0;
    wire        lanes_3_start_float_1;
    wire        lanes_3_start_float_2;
    wire        lanes_3_start_float_3;
    wire        lanes_3_start_float_4;
    wire        lanes_3_taken;
    wire  [4:0] lanes_3_flags_0;
    wire  [4:0] lanes_3_flags_1;
    wire  [4:0] lanes_3_flags_2;
    wire  [4:0] lanes_3_flags_3;
    wire  [4:0] lanes_3_flags_4;
    wire        lanes_3_write;
    wire        lanes_3_collision;
    wire        lanes_4_read;
    wire [31:0] lanes_4_operands_0;
    wire [31:0] lanes_4_operands_1;
    wire [31:0] lanes_4_operands_2;
    wire        lanes_4_start_alu;
    wire        lanes_4_start_multiply;
    wire        lanes_4_start_divide;
    wire        lanes_4_start_branch;
    wire        lanes_4_start_float_0;
    wire        lanes_4_start_float_1;
    wire        lanes_4_start_float_2;
    wire        lanes_4_start_float_3;
    wire        lanes_4_start_float_4;
    wire        lanes_4_taken;
    wire  [4:0] lanes_4_flags_0;
    wire  [4:0] lanes_4_flags_1;
    wire  [4:0] lanes_4_flags_2;
    wire  [4:0] lanes_4_flags_3;
    wire  [4:0] lanes_4_flags_4;
    wire        lanes_4_write;
    wire        lanes_4_collision;
    wire        lanes_5_read;
    wire [31:0] lanes_5_operands_0;
    wire [31:0] lanes_5_operands_1;
    wire [31:0] lanes_5_operands_2;
    wire        lanes_5_start_alu;
    wire        lanes_5_start_multiply;
    wire        lanes_5_start_divide;
    wire        lanes_5_start_branch;
    wire        lanes_5_start_float_0;
    wire        lanes_5_start_float_1;
    wire        lanes_5_start_float_2;
    wire        lanes_5_start_float_3;
    wire        lanes_5_start_float_4;
    wire        lanes_5_taken;
    wire  [4:0] lanes_5_flags_0;
    wire  [4:0] lanes_5_flags_1;
    wire  [4:0] lanes_5_flags_2;
    wire  [4:0] lanes_5_flags_3;
    wire  [4:0] lanes_5_flags_4;
    wire        lanes_5_write;
    wire        lanes_5_collision;
    wire        lanes_6_read;
    wire [31:0] lanes_6_operands_0;
    wire [31:0] lanes_6_operands_1;
    wire [31:0] lanes_6_operands_2;
    wire        lanes_6_start_alu;
    wire        lanes_6_start_multiply;
    wire        lanes_6_start_divide;
    wire        lanes_6_start_branch;
    wire        lanes_6_start_float_0;
    wire        lanes_6_start_float_1;
    wire        lanes_6_start_float_2;
    wire        lanes_6_start_float_3;
    wire        lanes_6_start_float_4;
    wire        lanes_6_taken;
    wire  [4:0] lanes_6_flags_0;
    wire  [4:0] lanes_6_flags_1;
    wire  [4:0] lanes_6_flags_2;
    wire  [4:0] lanes_6_flags_3;
    wire  [4:0] lanes_6_flags_4;
    wire        lanes_6_write;
    wire        lanes_6_collision;
    wire        lanes_7_read;
    wire [31:0] lanes_7_operands_0;
    wire [31:0] lanes_7_operands_1;
    wire [31:0] lanes_7_operands_2;
    wire        lanes_7_start_alu;
    wire        lanes_7_start_multiply;
    wire        lanes_7_start_divide;
    wire        lanes_7_start_branch;
    wire        lanes_7_start_float_0;
    wire        lanes_7_start_float_1;
    wire        lanes_7_start_float_2;
    wire        lanes_7_start_float_3;
    wire        lanes_7_start_float_4;
    wire        lanes_7_taken;
    wire  [4:0] lanes_7_flags_0;
    wire  [4:0] lanes_7_flags_1;
    wire  [4:0] lanes_7_flags_2;
    wire  [4:0] lanes_7_flags_3;
    wire  [4:0] lanes_7_flags_4;
    wire        lanes_7_write;
    wire        lanes_7_collision;
    wire        lanes_8_read;
    wire [31:0] lanes_8_operands_0;
    wire [31:0] lanes_8_operands_1;
    wire [31:0] lanes_8_operands_2;
    wire        lanes_8_start_alu;
    wire        lanes_8_start_multiply;
    wire        lanes_8_start_divide;
    wire        lanes_8_start_branch;
    wire        lanes_8_start_float_0;
    wire        lanes_8_start_float_1;
    wire        lanes_8_start_float_2;
    wire        lanes_8_start_float_3;
    wire        lanes_8_start_float_4;
    wire        lanes_8_taken;
    wire  [4:0] lanes_8_flags_0;
    wire  [4:0] lanes_8_flags_1;
    wire  [4:0] lanes_8_flags_2;
    wire  [4:0] lanes_8_flags_3;
    wire  [4:0] lanes_8_flags_4;
    wire        lanes_8_write;
    wire        lanes_8_collision;
    wire        lanes_9_read;
    wire [31:0] lanes_9_operands_0;
    wire [31:0] lanes_9_operands_1;
    wire [31:0] lanes_9_operands_2;
    wire        lanes_9_start_alu;
    wire        lanes_9_start_multiply;
    wire        lanes_9_start_divide;
    wire        lanes_9_start_branch;
    wire        lanes_9_start_float_0;
    wire        lanes_9_start_float_1;
    wire        lanes_9_start_float_2;
    wire        lanes_9_start_float_3;
    wire        lanes_9_start_float_4;
    wire        lanes_9_taken;
    wire  [4:0] lanes_9_flags_0;
    wire  [4:0] lanes_9_flags_1;
    wire  [4:0] lanes_9_flags_2;
    wire  [4:0] lanes_9_flags_3;
    wire  [4:0] lanes_9_flags_4;
    wire        lanes_9_write;
    wire        lanes_9_collision;
    wire        lanes_10_read;
    wire [31:0] lanes_10_operands_0;
    wire [31:0] lanes_10_operands_1;
    wire [31:0] lanes_10_operands_2;
    wire        lanes_10_start_alu;
    wire        lanes_10_start_multiply;
    wire        lanes_10_start_divide;
    wire        lanes_10_start_branch;
    wire        lanes_10_start_float_0;
    wire        lanes_10_start_float_1;
    wire        lanes_10_start_float_2;
    wire        lanes_10_start_float_3;
    wire        lanes_10_start_float_4;
    wire        lanes_10_taken;
    wire  [4:0] lanes_10_flags_0;
    wire  [4:0] lanes_10_flags_1;
    wire  [4:0] lanes_10_flags_2;
    wire  [4:0] lanes_10_flags_3;
    wire  [4:0] lanes_10_flags_4;
    wire        lanes_10_write;
    wire        lanes_10_collision;
    wire        lanes_11_read;
    wire [31:0] lanes_11_operands_0;
    wire [31:0] lanes_11_operands_1;
    wire [31:0] lanes_11_operands_2;
    wire        lanes_11_start_alu;
    wire        lanes_11_start_multiply;
    wire        lanes_11_start_divide;
    wire        lanes_11_start_branch;
    wire        lanes_11_start_float_0;
    wire        lanes_11_start_float_1;
    wire        lanes_11_start_float_2;
    wire        lanes_11_start_float_3;
    wire        lanes_11_start_float_4;
    wire        lanes_11_taken;
    wire  [4:0] lanes_11_flags_0;
    wire  [4:0] lanes_11_flags_1;
    wire  [4:0] lanes_11_flags_2;
    wire  [4:0] lanes_11_flags_3;
    wire  [4:0] lanes_11_flags_4;
    wire        lanes_11_write;
    wire        lanes_11_collision;
    wire        lanes_12_read;
    wire [31:0] lanes_12_operands_0;
    wire [31:0] lanes_12_operands_1;
    wire [31:0] lanes_12_operands_2;
    wire        lanes_12_start_alu;
    wire        lanes_12_start_multiply;
    wire        lanes_12_start_divide;
    wire        lanes_12_start_branch;
    wire        lanes_12_start_float_0;
    wire        lanes_12_start_float_1;
    wire        lanes_12_start_float_2;
    wire        lanes_12_start_float_3;
    wire        lanes_12_start_float_4;
    wire        lanes_12_taken;
    wire  [4:0] lanes_12_flags_0;
    wire  [4:0] lanes_12_flags_1;
    wire  [4:0] lanes_12_flags_2;
    wire  [4:0] lanes_12_flags_3;
    wire  [4:0] lanes_12_flags_4;
    wire        lanes_12_write;
    wire        lanes_12_collision;
    wire        lanes_13_read;
    wire [31:0] lanes_13_operands_0;
    wire [31:0] lanes_13_operands_1;
    wire [31:0] lanes_13_operands_2;
    wire        lanes_13_start_alu;
    wire        lanes_13_start_multiply;
    wire        lanes_13_start_divide;
    wire        lanes_13_start_branch;
    wire        lanes_13_start_float_0;
    wire        lanes_13_start_float_1;
    wire        lanes_13_start_float_2;
    wire        lanes_13_start_float_3;
    wire        lanes_13_start_float_4;
    wire        lanes_13_taken;
    wire  [4:0] lanes_13_flags_0;
    wire  [4:0] lanes_13_flags_1;
    wire  [4:0] lanes_13_flags_2;
    wire  [4:0] lanes_13_flags_3;
    wire  [4:0] lanes_13_flags_4;
    wire        lanes_13_write;
    wire        lanes_13_collision;
    wire        lanes_14_read;
    wire [31:0] lanes_14_operands_0;
    wire [31:0] lanes_14_operands_1;
    wire [31:0] lanes_14_operands_2;
    wire        lanes_14_start_alu;
    wire        lanes_14_start_multiply;
    wire        lanes_14_start_divide;
    wire        lanes_14_start_branch;
    wire        lanes_14_start_float_0;
    wire        lanes_14_start_float_1;
    wire        lanes_14_start_float_2;
    wire        lanes_14_start_float_3;
    wire        lanes_14_start_float_4;
    wire        lanes_14_taken;
    wire  [4:0] lanes_14_flags_0;
    wire  [4:0] lanes_14_flags_1;
    wire  [4:0] lanes_14_flags_2;
    wire  [4:0] lanes_14_flags_3;
    wire  [4:0] lanes_14_flags_4;
    wire        lanes_14_write;
    wire        lanes_14_collision;
    wire        lanes_15_read;
    wire [31:0] lanes_15_operands_0;
    wire [31:0] lanes_15_operands_1;
    wire [31:0] lanes_15_operands_2;
    wire        lanes_15_start_alu;
    wire        lanes_15_start_multiply;
    wire        lanes_15_start_divide;
    wire        lanes_15_start_branch;
    wire        lanes_15_start_float_0;
    wire        lanes_15_start_float_1;
    wire        lanes_15_start_float_2;
    wire        lanes_15_start_float_3;
    wire        lanes_15_start_float_4;
    wire        lanes_15_taken;
    wire  [4:0] lanes_15_flags_0;
    wire  [4:0] lanes_15_flags_1;
    wire  [4:0] lanes_15_flags_2;
    wire  [4:0] lanes_15_flags_3;
    wire  [4:0] lanes_15_flags_4;
    wire        lanes_15_write;
    wire        lanes_15_collision;
    wire        lanes_16_read;
    wire [31:0] lanes_16_operands_0;
    wire [31:0] lanes_16_operands_1;
    wire [31:0] lanes_16_operands_2;
    wire        lanes_16_start_alu;
    wire        lanes_16_start_multiply;
    wire        lanes_16_start_divide;
    wire        lanes_16_start_branch;
    wire        lanes_16_start_float_0;
    wire        lanes_16_start_float_1;
    wire        lanes_16_start_float_2;
    wire        lanes_16_start_float_3;
    wire        lanes_16_start_float_4;
    wire        lanes_16_taken;
    wire  [4:0] lanes_16_flags_0;
    wire  [4:0] lanes_16_flags_1;
    wire  [4:0] lanes_16_flags_2;
    wire  [4:0] lanes_16_flags_3;
    wire  [4:0] lanes_16_flags_4;
    wire        lanes_16_write;
    wire        lanes_16_collision;
    wire        lanes_17_read;
    wire [31:0] lanes_17_operands_0;
    wire [31:0] lanes_17_operands_1;
    wire [31:0] lanes_17_operands_2;
    wire        lanes_17_start_alu;
    wire        lanes_17_start_multiply;
    wire        lanes_17_start_divide;
    wire        lanes_17_start_branch;
    wire        lanes_17_start_float_0;
    wire        lanes_17_start_float_1;
    wire        lanes_17_start_float_2;
    wire        lanes_17_start_float_3;
    wire        lanes_17_start_float_4;
    wire        lanes_17_taken;
    wire  [4:0] lanes_17_flags_0;
    wire  [4:0] lanes_17_flags_1;
    wire  [4:0] lanes_17_flags_2;
    wire  [4:0] lanes_17_flags_3;
    wire  [4:0] lanes_17_flags_4;
    wire        lanes_17_write;
    wire        lanes_17_collision;
    wire        lanes_18_read;
    wire [31:0] lanes_18_operands_0;
    wire [31:0] lanes_18_operands_1;
    wire [31:0] lanes_18_operands_2;
    wire        lanes_18_start_alu;
    wire        lanes_18_start_multiply;
    wire        lanes_18_start_divide;
    wire        lanes_18_start_branch;
    wire        lanes_18_start_float_0;
    wire        lanes_18_start_float_1;
    wire        lanes_18_start_float_2;
    wire        lanes_18_start_float_3;
    wire        lanes_18_start_float_4;
    wire        lanes_18_taken;
    wire  [4:0] lanes_18_flags_0;
    wire  [4:0] lanes_18_flags_1;
    wire  [4:0] lanes_18_flags_2;
    wire  [4:0] lanes_18_flags_3;
    wire  [4:0] lanes_18_flags_4;
    wire        lanes_18_write;
    wire        lanes_18_collision;
    wire        lanes_19_read;
    wire [31:0] lanes_19_operands_0;
    wire [31:0] lanes_19_operands_1;
    wire [31:0] lanes_19_operands_2;
    wire        lanes_19_start_alu;
    wire        lanes_19_start_multiply;
    wire        lanes_19_start_divide;
    wire        lanes_19_start_branch;
    wire        lanes_19_start_float_0;
    wire        lanes_19_start_float_1;
    wire        lanes_19_start_float_2;
    wire        lanes_19_start_float_3;
    wire        lanes_19_start_float_4;
    wire        lanes_19_taken;
    wire  [4:0] lanes_19_flags_0;
    wire  [4:0] lanes_19_flags_1;
    wire  [4:0] lanes_19_flags_2;
    wire  [4:0] lanes_19_flags_3;
    wire  [4:0] lanes_19_flags_4;
    wire        lanes_19_write;
    wire        lanes_19_collision;
    wire        lanes_20_read;
    wire [31:0] lanes_20_operands_0;
    wire [31:0] lanes_20_operands_1;
    wire [31:0] lanes_20_operands_2;
    wire        lanes_20_start_alu;
    wire        lanes_20_start_multiply;
    wire        lanes_20_start_divide;
    wire        lanes_20_start_branch;
    wire        lanes_20_start_float_0;
    wire        lanes_20_start_float_1;
    wire        lanes_20_start_float_2;
    wire        lanes_20_start_float_3;
    wire        lanes_20_start_float_4;
    wire        lanes_20_taken;
    wire  [4:0] lanes_20_flags_0;
    wire  [4:0] lanes_20_flags_1;
    wire  [4:0] lanes_20_flags_2;
    wire  [4:0] lanes_20_flags_3;
    wire  [4:0] lanes_20_flags_4;
    wire        lanes_20_write;
    wire        lanes_20_collision;
    wire        lanes_21_read;
    wire [31:0] lanes_21_operands_0;
    wire [31:0] lanes_21_operands_1;
    wire [31:0] lanes_21_operands_2;
    wire        lanes_21_start_alu;
    wire        lanes_21_start_multiply;
    wire        lanes_21_start_divide;
    wire        lanes_21_start_branch;
    wire        lanes_21_start_float_0;
    wire        lanes_21_start_float_1;
    wire        lanes_21_start_float_2;
    wire        lanes_21_start_float_3;
    wire        lanes_21_start_float_4;
    wire        lanes_21_taken;
    wire  [4:0] lanes_21_flags_0;
    wire  [4:0] lanes_21_flags_1;
    wire  [4:0] lanes_21_flags_2;
    wire  [4:0] lanes_21_flags_3;
    wire  [4:0] lanes_21_flags_4;
    wire        lanes_21_write;
    wire        lanes_21_collision;
    wire        lanes_22_read;
    wire [31:0] lanes_22_operands_0;
    wire [31:0] lanes_22_operands_1;
    wire [31:0] lanes_22_operands_2;
    wire        lanes_22_start_alu;
    wire        lanes_22_start_multiply;
    wire        lanes_22_start_divide;
    wire        lanes_22_start_branch;
    wire        lanes_22_start_float_0;
    wire        lanes_22_start_float_1;
    wire        lanes_22_start_float_2;
    wire        lanes_22_start_float_3;
    wire        lanes_22_start_float_4;
    wire        lanes_22_taken;
    wire  [4:0] lanes_22_flags_0;
    wire  [4:0] lanes_22_flags_1;
    wire  [4:0] lanes_22_flags_2;
    wire  [4:0] lanes_22_flags_3;
    wire  [4:0] lanes_22_flags_4;
    wire        lanes_22_write;
    wire        lanes_22_collision;
    wire        lanes_23_read;
    wire [31:0] lanes_23_operands_0;
    wire [31:0] lanes_23_operands_1;
    wire [31:0] lanes_23_operands_2;
    wire        lanes_23_start_alu;
    wire        lanes_23_start_multiply;
    wire        lanes_23_start_divide;
    wire        lanes_23_start_branch;
    wire        lanes_23_start_float_0;
    wire        lanes_23_start_float_1;
    wire        lanes_23_start_float_2;
    wire        lanes_23_start_float_3;
    wire        lanes_23_start_float_4;
    wire        lanes_23_taken;
    wire  [4:0] lanes_23_flags_0;
    wire  [4:0] lanes_23_flags_1;
    wire  [4:0] lanes_23_flags_2;
    wire  [4:0] lanes_23_flags_3;
    wire  [4:0] lanes_23_flags_4;
    wire        lanes_23_write;
    wire        lanes_23_collision;
    wire        lanes_24_read;
    wire [31:0] lanes_24_operands_0;
    wire [31:0] lanes_24_operands_1;
    wire [31:0] lanes_24_operands_2;
    wire        lanes_24_start_alu;
    wire        lanes_24_start_multiply;
    wire        lanes_24_start_divide;
    wire        lanes_24_start_branch;
    wire        lanes_24_start_float_0;
    wire        lanes_24_start_float_1;
    wire        lanes_24_start_float_2;
    wire        lanes_24_start_float_3;
    wire        lanes_24_start_float_4;
    wire        lanes_24_taken;
    wire  [4:0] lanes_24_flags_0;
    wire  [4:0] lanes_24_flags_1;
    wire  [4:0] lanes_24_flags_2;
    wire  [4:0] lanes_24_flags_3;
    wire  [4:0] lanes_24_flags_4;
    wire        lanes_24_write;
    wire        lanes_24_collision;
    wire        lanes_25_read;
    wire [31:0] lanes_25_operands_0;
    wire [31:0] lanes_25_operands_1;
    wire [31:0] lanes_25_operands_2;
    wire        lanes_25_start_alu;
    wire        lanes_25_start_multiply;
    wire        lanes_25_start_divide;
    wire        lanes_25_start_branch;
    wire        lanes_25_start_float_0;
    wire        lanes_25_start_float_1;
    wire        lanes_25_start_float_2;
    wire        lanes_25_start_float_3;
    wire        lanes_25_start_float_4;
    wire        lanes_25_taken;
    wire  [4:0] lanes_25_flags_0;
    wire  [4:0] lanes_25_flags_1;
    wire  [4:0] lanes_25_flags_2;
    wire  [4:0] lanes_25_flags_3;
    wire  [4:0] lanes_25_flags_4;
    wire        lanes_25_write;
    wire        lanes_25_collision;
    wire        lanes_26_read;
    wire [31:0] lanes_26_operands_0;
    wire [31:0] lanes_26_operands_1;
    wire [31:0] lanes_26_operands_2;
    wire        lanes_26_start_alu;
    wire        lanes_26_start_multiply;
    wire        lanes_26_start_divide;
    wire        lanes_26_start_branch;
    wire        lanes_26_start_float_0;
    wire        lanes_26_start_float_1;
    wire        lanes_26_start_float_2;
    wire        lanes_26_start_float_3;
    wire        lanes_26_start_float_4;
    wire        lanes_26_taken;
    wire  [4:0] lanes_26_flags_0;
    wire  [4:0] lanes_26_flags_1;
    wire  [4:0] lanes_26_flags_2;
    wire  [4:0] lanes_26_flags_3;
    wire  [4:0] lanes_26_flags_4;
    wire        lanes_26_write;
    wire        lanes_26_collision;
    wire        lanes_27_read;
    wire [31:0] lanes_27_operands_0;
    wire [31:0] lanes_27_operands_1;
    wire [31:0] lanes_27_operands_2;
    wire        lanes_27_start_alu;
    wire        lanes_27_start_multiply;
    wire        lanes_27_start_divide;
    wire        lanes_27_start_branch;
    wire        lanes_27_start_float_0;
    wire        lanes_27_start_float_1;
    wire        lanes_27_start_float_2;
    wire        lanes_27_start_float_3;
    wire        lanes_27_start_float_4;
    wire        lanes_27_taken;
    wire  [4:0] lanes_27_flags_0;
    wire  [4:0] lanes_27_flags_1;
    wire  [4:0] lanes_27_flags_2;
    wire  [4:0] lanes_27_flags_3;
    wire  [4:0] lanes_27_flags_4;
    wire        lanes_27_write;
    wire        lanes_27_collision;
    wire        lanes_28_read;
    wire [31:0] lanes_28_operands_0;
    wire [31:0] lanes_28_operands_1;
    wire [31:0] lanes_28_operands_2;
    wire        lanes_28_start_alu;
    wire        lanes_28_start_multiply;
    wire        lanes_28_start_divide;
    wire        lanes_28_start_branch;
    wire        lanes_28_start_float_0;
    wire        lanes_28_start_float_1;
    wire        lanes_28_start_float_2;
    wire        lanes_28_start_float_3;
    wire        lanes_28_start_float_4;
    wire        lanes_28_taken;
    wire  [4:0] lanes_28_flags_0;
    wire  [4:0] lanes_28_flags_1;
    wire  [4:0] lanes_28_flags_2;
    wire  [4:0] lanes_28_flags_3;
    wire  [4:0] lanes_28_flags_4;
    wire        lanes_28_write;
    wire        lanes_28_collision;
    wire        lanes_29_read;
    wire [31:0] lanes_29_operands_0;
    wire [31:0] lanes_29_operands_1;
    wire [31:0] lanes_29_operands_2;
    wire        lanes_29_start_alu;
    wire        lanes_29_start_multiply;
    wire        lanes_29_start_divide;
    wire        lanes_29_start_branch;
    wire        lanes_29_start_float_0;
    wire        lanes_29_start_float_1;
    wire        lanes_29_start_float_2;
    wire        lanes_29_start_float_3;
    wire        lanes_29_start_float_4;
    wire        lanes_29_taken;
    wire  [4:0] lanes_29_flags_0;
    wire  [4:0] lanes_29_flags_1;
    wire  [4:0] lanes_29_flags_2;
    wire  [4:0] lanes_29_flags_3;
    wire  [4:0] lanes_29_flags_4;
    wire        lanes_29_write;
    wire        lanes_29_collision;
    wire        lanes_30_read;
    wire [31:0] lanes_30_operands_0;
    wire [31:0] lanes_30_operands_1;
    wire [31:0] lanes_30_operands_2;
    wire        lanes_30_start_alu;
    wire        lanes_30_start_multiply;
    wire        lanes_30_start_divide;
    wire        lanes_30_start_branch;
    wire        lanes_30_start_float_0;
    wire        lanes_30_start_float_1;
    wire        lanes_30_start_float_2;
    wire        lanes_30_start_float_3;
    wire        lanes_30_start_float_4;
    wire        lanes_30_taken;
    wire  [4:0] lanes_30_flags_0;
    wire  [4:0] lanes_30_flags_1;
    wire  [4:0] lanes_30_flags_2;
    wire  [4:0] lanes_30_flags_3;
    wire  [4:0] lanes_30_flags_4;
    wire        lanes_30_write;
    wire        lanes_30_collision;
    wire        lanes_31_read;
    wire [31:0] lanes_31_operands_0;
    wire [31:0] lanes_31_operands_1;
    wire [31:0] lanes_31_operands_2;
    wire        lanes_31_start_alu;
    wire        lanes_31_start_multiply;
    wire        lanes_31_start_divide;
    wire        lanes_31_start_branch;
    wire        lanes_31_start_float_0;
    wire        lanes_31_start_float_1;
    wire        lanes_31_start_float_2;
    wire        lanes_31_start_float_3;
    wire        lanes_31_start_float_4;
    wire        lanes_31_taken;
    wire  [4:0] lanes_31_flags_0;
    wire  [4:0] lanes_31_flags_1;
    wire  [4:0] lanes_31_flags_2;
    wire  [4:0] lanes_31_flags_3;
    wire  [4:0] lanes_31_flags_4;
    wire        lanes_31_write;
    wire        lanes_31_collision;
    wire  [4:0] left_speaker_highest;
    wire        left_speaker_disagree;
    wire  [4:0] right_speaker_highest;
    wire        right_speaker_disagree;
    wire  [4:0] taken_speaker_highest;
    wire        taken_speaker_disagree;

    lane u_lanes_0 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_0_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_0_operands_0),
        .operands_1           (lanes_0_operands_1),
        .operands_2           (lanes_0_operands_2),
        .start_alu            (lanes_0_start_alu),
        .start_multiply       (lanes_0_start_multiply),
        .start_divide         (lanes_0_start_divide),
        .start_branch         (lanes_0_start_branch),
        .start_float_0        (lanes_0_start_float_0),
        .start_float_1        (lanes_0_start_float_1),
        .start_float_2        (lanes_0_start_float_2),
        .start_float_3        (lanes_0_start_float_3),
        .start_float_4        (lanes_0_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_0_taken),
        .other_valid_0        (csr_lanes[0]),
        .other_valid_1        (exchange_lanes[0]),
        .other_valid_2        (link_lanes[0]),
        .other_valid_3        (load_lanes[0]),
        .other_destinations_0 (csr_destinations_0),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_0),
        .other_results_1      (exchange_results_0),
        .other_results_2      (link_result),
        .other_results_3      (load_results_0),
        .flags_0              (lanes_0_flags_0),
        .flags_1              (lanes_0_flags_1),
        .flags_2              (lanes_0_flags_2),
        .flags_3              (lanes_0_flags_3),
        .flags_4              (lanes_0_flags_4),
        .write                (lanes_0_write),
        .write_destination    (write_destinations_0),
        .write_value          (write_values_0),
        .collision            (lanes_0_collision)
    );

    lane u_lanes_1 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_1_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_1_operands_0),
        .operands_1           (lanes_1_operands_1),
        .operands_2           (lanes_1_operands_2),
        .start_alu            (lanes_1_start_alu),
        .start_multiply       (lanes_1_start_multiply),
        .start_divide         (lanes_1_start_divide),
        .start_branch         (lanes_1_start_branch),
        .start_float_0        (lanes_1_start_float_0),
        .start_float_1        (lanes_1_start_float_1),
        .start_float_2        (lanes_1_start_float_2),
        .start_float_3        (lanes_1_start_float_3),
        .start_float_4        (lanes_1_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_1_taken),
        .other_valid_0        (csr_lanes[1]),
        .other_valid_1        (exchange_lanes[1]),
        .other_valid_2        (link_lanes[1]),
        .other_valid_3        (load_lanes[1]),
        .other_destinations_0 (csr_destinations_1),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_1),
        .other_results_1      (exchange_results_1),
        .other_results_2      (link_result),
        .other_results_3      (load_results_1),
        .flags_0              (lanes_1_flags_0),
        .flags_1              (lanes_1_flags_1),
        .flags_2              (lanes_1_flags_2),
        .flags_3              (lanes_1_flags_3),
        .flags_4              (lanes_1_flags_4),
        .write                (lanes_1_write),
        .write_destination    (write_destinations_1),
        .write_value          (write_values_1),
        .collision            (lanes_1_collision)
    );

    lane u_lanes_2 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_2_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_2_operands_0),
        .operands_1           (lanes_2_operands_1),
        .operands_2           (lanes_2_operands_2),
        .start_alu            (lanes_2_start_alu),
        .start_multiply       (lanes_2_start_multiply),
        .start_divide         (lanes_2_start_divide),
        .start_branch         (lanes_2_start_branch),
        .start_float_0        (lanes_2_start_float_0),
        .start_float_1        (lanes_2_start_float_1),
        .start_float_2        (lanes_2_start_float_2),
        .start_float_3        (lanes_2_start_float_3),
        .start_float_4        (lanes_2_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_2_taken),
        .other_valid_0        (csr_lanes[2]),
        .other_valid_1        (exchange_lanes[2]),
        .other_valid_2        (link_lanes[2]),
        .other_valid_3        (load_lanes[2]),
        .other_destinations_0 (csr_destinations_2),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_2),
        .other_results_1      (exchange_results_2),
        .other_results_2      (link_result),
        .other_results_3      (load_results_2),
        .flags_0              (lanes_2_flags_0),
        .flags_1              (lanes_2_flags_1),
        .flags_2              (lanes_2_flags_2),
        .flags_3              (lanes_2_flags_3),
        .flags_4              (lanes_2_flags_4),
        .write                (lanes_2_write),
        .write_destination    (write_destinations_2),
        .write_value          (write_values_2),
        .collision            (lanes_2_collision)
    );

    lane u_lanes_3 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_3_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_3_operands_0),
        .operands_1           (lanes_3_operands_1),
        .operands_2           (lanes_3_operands_2),
        .start_alu            (lanes_3_start_alu),
        .start_multiply       (lanes_3_start_multiply),
        .start_divide         (lanes_3_start_divide),
        .start_branch         (lanes_3_start_branch),
        .start_float_0        (lanes_3_start_float_0),
        .start_float_1        (lanes_3_start_float_1),
        .start_float_2        (lanes_3_start_float_2),
        .start_float_3        (lanes_3_start_float_3),
        .start_float_4        (lanes_3_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_3_taken),
        .other_valid_0        (csr_lanes[3]),
        .other_valid_1        (exchange_lanes[3]),
        .other_valid_2        (link_lanes[3]),
        .other_valid_3        (load_lanes[3]),
        .other_destinations_0 (csr_destinations_3),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_3),
        .other_results_1      (exchange_results_3),
        .other_results_2      (link_result),
        .other_results_3      (load_results_3),
        .flags_0              (lanes_3_flags_0),
        .flags_1              (lanes_3_flags_1),
        .flags_2              (lanes_3_flags_2),
        .flags_3              (lanes_3_flags_3),
        .flags_4              (lanes_3_flags_4),
        .write                (lanes_3_write),
        .write_destination    (write_destinations_3),
        .write_value          (write_values_3),
        .collision            (lanes_3_collision)
    );

    lane u_lanes_4 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_4_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_4_operands_0),
        .operands_1           (lanes_4_operands_1),
        .operands_2           (lanes_4_operands_2),
        .start_alu            (lanes_4_start_alu),
        .start_multiply       (lanes_4_start_multiply),
        .start_divide         (lanes_4_start_divide),
        .start_branch         (lanes_4_start_branch),
        .start_float_0        (lanes_4_start_float_0),
        .start_float_1        (lanes_4_start_float_1),
        .start_float_2        (lanes_4_start_float_2),
        .start_float_3        (lanes_4_start_float_3),
        .start_float_4        (lanes_4_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_4_taken),
        .other_valid_0        (csr_lanes[4]),
        .other_valid_1        (exchange_lanes[4]),
        .other_valid_2        (link_lanes[4]),
        .other_valid_3        (load_lanes[4]),
        .other_destinations_0 (csr_destinations_4),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_4),
        .other_results_1      (exchange_results_4),
        .other_results_2      (link_result),
        .other_results_3      (load_results_4),
        .flags_0              (lanes_4_flags_0),
        .flags_1              (lanes_4_flags_1),
        .flags_2              (lanes_4_flags_2),
        .flags_3              (lanes_4_flags_3),
        .flags_4              (lanes_4_flags_4),
        .write                (lanes_4_write),
        .write_destination    (write_destinations_4),
        .write_value          (write_values_4),
        .collision            (lanes_4_collision)
    );

    lane u_lanes_5 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_5_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_5_operands_0),
        .operands_1           (lanes_5_operands_1),
        .operands_2           (lanes_5_operands_2),
        .start_alu            (lanes_5_start_alu),
        .start_multiply       (lanes_5_start_multiply),
        .start_divide         (lanes_5_start_divide),
        .start_branch         (lanes_5_start_branch),
        .start_float_0        (lanes_5_start_float_0),
        .start_float_1        (lanes_5_start_float_1),
        .start_float_2        (lanes_5_start_float_2),
        .start_float_3        (lanes_5_start_float_3),
        .start_float_4        (lanes_5_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_5_taken),
        .other_valid_0        (csr_lanes[5]),
        .other_valid_1        (exchange_lanes[5]),
        .other_valid_2        (link_lanes[5]),
        .other_valid_3        (load_lanes[5]),
        .other_destinations_0 (csr_destinations_5),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_5),
        .other_results_1      (exchange_results_5),
        .other_results_2      (link_result),
        .other_results_3      (load_results_5),
        .flags_0              (lanes_5_flags_0),
        .flags_1              (lanes_5_flags_1),
        .flags_2              (lanes_5_flags_2),
        .flags_3              (lanes_5_flags_3),
        .flags_4              (lanes_5_flags_4),
        .write                (lanes_5_write),
        .write_destination    (write_destinations_5),
        .write_value          (write_values_5),
        .collision            (lanes_5_collision)
    );

    lane u_lanes_6 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_6_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_6_operands_0),
        .operands_1           (lanes_6_operands_1),
        .operands_2           (lanes_6_operands_2),
        .start_alu            (lanes_6_start_alu),
        .start_multiply       (lanes_6_start_multiply),
        .start_divide         (lanes_6_start_divide),
        .start_branch         (lanes_6_start_branch),
        .start_float_0        (lanes_6_start_float_0),
        .start_float_1        (lanes_6_start_float_1),
        .start_float_2        (lanes_6_start_float_2),
        .start_float_3        (lanes_6_start_float_3),
        .start_float_4        (lanes_6_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_6_taken),
        .other_valid_0        (csr_lanes[6]),
        .other_valid_1        (exchange_lanes[6]),
        .other_valid_2        (link_lanes[6]),
        .other_valid_3        (load_lanes[6]),
        .other_destinations_0 (csr_destinations_6),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_6),
        .other_results_1      (exchange_results_6),
        .other_results_2      (link_result),
        .other_results_3      (load_results_6),
        .flags_0              (lanes_6_flags_0),
        .flags_1              (lanes_6_flags_1),
        .flags_2              (lanes_6_flags_2),
        .flags_3              (lanes_6_flags_3),
        .flags_4              (lanes_6_flags_4),
        .write                (lanes_6_write),
        .write_destination    (write_destinations_6),
        .write_value          (write_values_6),
        .collision            (lanes_6_collision)
    );

    lane u_lanes_7 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_7_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_7_operands_0),
        .operands_1           (lanes_7_operands_1),
        .operands_2           (lanes_7_operands_2),
        .start_alu            (lanes_7_start_alu),
        .start_multiply       (lanes_7_start_multiply),
        .start_divide         (lanes_7_start_divide),
        .start_branch         (lanes_7_start_branch),
        .start_float_0        (lanes_7_start_float_0),
        .start_float_1        (lanes_7_start_float_1),
        .start_float_2        (lanes_7_start_float_2),
        .start_float_3        (lanes_7_start_float_3),
        .start_float_4        (lanes_7_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_7_taken),
        .other_valid_0        (csr_lanes[7]),
        .other_valid_1        (exchange_lanes[7]),
        .other_valid_2        (link_lanes[7]),
        .other_valid_3        (load_lanes[7]),
        .other_destinations_0 (csr_destinations_7),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_7),
        .other_results_1      (exchange_results_7),
        .other_results_2      (link_result),
        .other_results_3      (load_results_7),
        .flags_0              (lanes_7_flags_0),
        .flags_1              (lanes_7_flags_1),
        .flags_2              (lanes_7_flags_2),
        .flags_3              (lanes_7_flags_3),
        .flags_4              (lanes_7_flags_4),
        .write                (lanes_7_write),
        .write_destination    (write_destinations_7),
        .write_value          (write_values_7),
        .collision            (lanes_7_collision)
    );

    lane u_lanes_8 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_8_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_8_operands_0),
        .operands_1           (lanes_8_operands_1),
        .operands_2           (lanes_8_operands_2),
        .start_alu            (lanes_8_start_alu),
        .start_multiply       (lanes_8_start_multiply),
        .start_divide         (lanes_8_start_divide),
        .start_branch         (lanes_8_start_branch),
        .start_float_0        (lanes_8_start_float_0),
        .start_float_1        (lanes_8_start_float_1),
        .start_float_2        (lanes_8_start_float_2),
        .start_float_3        (lanes_8_start_float_3),
        .start_float_4        (lanes_8_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_8_taken),
        .other_valid_0        (csr_lanes[8]),
        .other_valid_1        (exchange_lanes[8]),
        .other_valid_2        (link_lanes[8]),
        .other_valid_3        (load_lanes[8]),
        .other_destinations_0 (csr_destinations_8),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_8),
        .other_results_1      (exchange_results_8),
        .other_results_2      (link_result),
        .other_results_3      (load_results_8),
        .flags_0              (lanes_8_flags_0),
        .flags_1              (lanes_8_flags_1),
        .flags_2              (lanes_8_flags_2),
        .flags_3              (lanes_8_flags_3),
        .flags_4              (lanes_8_flags_4),
        .write                (lanes_8_write),
        .write_destination    (write_destinations_8),
        .write_value          (write_values_8),
        .collision            (lanes_8_collision)
    );

    lane u_lanes_9 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_9_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_9_operands_0),
        .operands_1           (lanes_9_operands_1),
        .operands_2           (lanes_9_operands_2),
        .start_alu            (lanes_9_start_alu),
        .start_multiply       (lanes_9_start_multiply),
        .start_divide         (lanes_9_start_divide),
        .start_branch         (lanes_9_start_branch),
        .start_float_0        (lanes_9_start_float_0),
        .start_float_1        (lanes_9_start_float_1),
        .start_float_2        (lanes_9_start_float_2),
        .start_float_3        (lanes_9_start_float_3),
        .start_float_4        (lanes_9_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_9_taken),
        .other_valid_0        (csr_lanes[9]),
        .other_valid_1        (exchange_lanes[9]),
        .other_valid_2        (link_lanes[9]),
        .other_valid_3        (load_lanes[9]),
        .other_destinations_0 (csr_destinations_9),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_9),
        .other_results_1      (exchange_results_9),
        .other_results_2      (link_result),
        .other_results_3      (load_results_9),
        .flags_0              (lanes_9_flags_0),
        .flags_1              (lanes_9_flags_1),
        .flags_2              (lanes_9_flags_2),
        .flags_3              (lanes_9_flags_3),
        .flags_4              (lanes_9_flags_4),
        .write                (lanes_9_write),
        .write_destination    (write_destinations_9),
        .write_value          (write_values_9),
        .collision            (lanes_9_collision)
    );

    lane u_lanes_10 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_10_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_10_operands_0),
        .operands_1           (lanes_10_operands_1),
        .operands_2           (lanes_10_operands_2),
        .start_alu            (lanes_10_start_alu),
        .start_multiply       (lanes_10_start_multiply),
        .start_divide         (lanes_10_start_divide),
        .start_branch         (lanes_10_start_branch),
        .start_float_0        (lanes_10_start_float_0),
        .start_float_1        (lanes_10_start_float_1),
        .start_float_2        (lanes_10_start_float_2),
        .start_float_3        (lanes_10_start_float_3),
        .start_float_4        (lanes_10_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_10_taken),
        .other_valid_0        (csr_lanes[10]),
        .other_valid_1        (exchange_lanes[10]),
        .other_valid_2        (link_lanes[10]),
        .other_valid_3        (load_lanes[10]),
        .other_destinations_0 (csr_destinations_10),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_10),
        .other_results_1      (exchange_results_10),
        .other_results_2      (link_result),
        .other_results_3      (load_results_10),
        .flags_0              (lanes_10_flags_0),
        .flags_1              (lanes_10_flags_1),
        .flags_2              (lanes_10_flags_2),
        .flags_3              (lanes_10_flags_3),
        .flags_4              (lanes_10_flags_4),
        .write                (lanes_10_write),
        .write_destination    (write_destinations_10),
        .write_value          (write_values_10),
        .collision            (lanes_10_collision)
    );

    lane u_lanes_11 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_11_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_11_operands_0),
        .operands_1           (lanes_11_operands_1),
        .operands_2           (lanes_11_operands_2),
        .start_alu            (lanes_11_start_alu),
        .start_multiply       (lanes_11_start_multiply),
        .start_divide         (lanes_11_start_divide),
        .start_branch         (lanes_11_start_branch),
        .start_float_0        (lanes_11_start_float_0),
        .start_float_1        (lanes_11_start_float_1),
        .start_float_2        (lanes_11_start_float_2),
        .start_float_3        (lanes_11_start_float_3),
        .start_float_4        (lanes_11_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_11_taken),
        .other_valid_0        (csr_lanes[11]),
        .other_valid_1        (exchange_lanes[11]),
        .other_valid_2        (link_lanes[11]),
        .other_valid_3        (load_lanes[11]),
        .other_destinations_0 (csr_destinations_11),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_11),
        .other_results_1      (exchange_results_11),
        .other_results_2      (link_result),
        .other_results_3      (load_results_11),
        .flags_0              (lanes_11_flags_0),
        .flags_1              (lanes_11_flags_1),
        .flags_2              (lanes_11_flags_2),
        .flags_3              (lanes_11_flags_3),
        .flags_4              (lanes_11_flags_4),
        .write                (lanes_11_write),
        .write_destination    (write_destinations_11),
        .write_value          (write_values_11),
        .collision            (lanes_11_collision)
    );

    lane u_lanes_12 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_12_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_12_operands_0),
        .operands_1           (lanes_12_operands_1),
        .operands_2           (lanes_12_operands_2),
        .start_alu            (lanes_12_start_alu),
        .start_multiply       (lanes_12_start_multiply),
        .start_divide         (lanes_12_start_divide),
        .start_branch         (lanes_12_start_branch),
        .start_float_0        (lanes_12_start_float_0),
        .start_float_1        (lanes_12_start_float_1),
        .start_float_2        (lanes_12_start_float_2),
        .start_float_3        (lanes_12_start_float_3),
        .start_float_4        (lanes_12_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_12_taken),
        .other_valid_0        (csr_lanes[12]),
        .other_valid_1        (exchange_lanes[12]),
        .other_valid_2        (link_lanes[12]),
        .other_valid_3        (load_lanes[12]),
        .other_destinations_0 (csr_destinations_12),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_12),
        .other_results_1      (exchange_results_12),
        .other_results_2      (link_result),
        .other_results_3      (load_results_12),
        .flags_0              (lanes_12_flags_0),
        .flags_1              (lanes_12_flags_1),
        .flags_2              (lanes_12_flags_2),
        .flags_3              (lanes_12_flags_3),
        .flags_4              (lanes_12_flags_4),
        .write                (lanes_12_write),
        .write_destination    (write_destinations_12),
        .write_value          (write_values_12),
        .collision            (lanes_12_collision)
    );

    lane u_lanes_13 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_13_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_13_operands_0),
        .operands_1           (lanes_13_operands_1),
        .operands_2           (lanes_13_operands_2),
        .start_alu            (lanes_13_start_alu),
        .start_multiply       (lanes_13_start_multiply),
        .start_divide         (lanes_13_start_divide),
        .start_branch         (lanes_13_start_branch),
        .start_float_0        (lanes_13_start_float_0),
        .start_float_1        (lanes_13_start_float_1),
        .start_float_2        (lanes_13_start_float_2),
        .start_float_3        (lanes_13_start_float_3),
        .start_float_4        (lanes_13_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_13_taken),
        .other_valid_0        (csr_lanes[13]),
        .other_valid_1        (exchange_lanes[13]),
        .other_valid_2        (link_lanes[13]),
        .other_valid_3        (load_lanes[13]),
        .other_destinations_0 (csr_destinations_13),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_13),
        .other_results_1      (exchange_results_13),
        .other_results_2      (link_result),
        .other_results_3      (load_results_13),
        .flags_0              (lanes_13_flags_0),
        .flags_1              (lanes_13_flags_1),
        .flags_2              (lanes_13_flags_2),
        .flags_3              (lanes_13_flags_3),
        .flags_4              (lanes_13_flags_4),
        .write                (lanes_13_write),
        .write_destination    (write_destinations_13),
        .write_value          (write_values_13),
        .collision            (lanes_13_collision)
    );

    lane u_lanes_14 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_14_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_14_operands_0),
        .operands_1           (lanes_14_operands_1),
        .operands_2           (lanes_14_operands_2),
        .start_alu            (lanes_14_start_alu),
        .start_multiply       (lanes_14_start_multiply),
        .start_divide         (lanes_14_start_divide),
        .start_branch         (lanes_14_start_branch),
        .start_float_0        (lanes_14_start_float_0),
        .start_float_1        (lanes_14_start_float_1),
        .start_float_2        (lanes_14_start_float_2),
        .start_float_3        (lanes_14_start_float_3),
        .start_float_4        (lanes_14_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_14_taken),
        .other_valid_0        (csr_lanes[14]),
        .other_valid_1        (exchange_lanes[14]),
        .other_valid_2        (link_lanes[14]),
        .other_valid_3        (load_lanes[14]),
        .other_destinations_0 (csr_destinations_14),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_14),
        .other_results_1      (exchange_results_14),
        .other_results_2      (link_result),
        .other_results_3      (load_results_14),
        .flags_0              (lanes_14_flags_0),
        .flags_1              (lanes_14_flags_1),
        .flags_2              (lanes_14_flags_2),
        .flags_3              (lanes_14_flags_3),
        .flags_4              (lanes_14_flags_4),
        .write                (lanes_14_write),
        .write_destination    (write_destinations_14),
        .write_value          (write_values_14),
        .collision            (lanes_14_collision)
    );

    lane u_lanes_15 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_15_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_15_operands_0),
        .operands_1           (lanes_15_operands_1),
        .operands_2           (lanes_15_operands_2),
        .start_alu            (lanes_15_start_alu),
        .start_multiply       (lanes_15_start_multiply),
        .start_divide         (lanes_15_start_divide),
        .start_branch         (lanes_15_start_branch),
        .start_float_0        (lanes_15_start_float_0),
        .start_float_1        (lanes_15_start_float_1),
        .start_float_2        (lanes_15_start_float_2),
        .start_float_3        (lanes_15_start_float_3),
        .start_float_4        (lanes_15_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_15_taken),
        .other_valid_0        (csr_lanes[15]),
        .other_valid_1        (exchange_lanes[15]),
        .other_valid_2        (link_lanes[15]),
        .other_valid_3        (load_lanes[15]),
        .other_destinations_0 (csr_destinations_15),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_15),
        .other_results_1      (exchange_results_15),
        .other_results_2      (link_result),
        .other_results_3      (load_results_15),
        .flags_0              (lanes_15_flags_0),
        .flags_1              (lanes_15_flags_1),
        .flags_2              (lanes_15_flags_2),
        .flags_3              (lanes_15_flags_3),
        .flags_4              (lanes_15_flags_4),
        .write                (lanes_15_write),
        .write_destination    (write_destinations_15),
        .write_value          (write_values_15),
        .collision            (lanes_15_collision)
    );

    lane u_lanes_16 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_16_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_16_operands_0),
        .operands_1           (lanes_16_operands_1),
        .operands_2           (lanes_16_operands_2),
        .start_alu            (lanes_16_start_alu),
        .start_multiply       (lanes_16_start_multiply),
        .start_divide         (lanes_16_start_divide),
        .start_branch         (lanes_16_start_branch),
        .start_float_0        (lanes_16_start_float_0),
        .start_float_1        (lanes_16_start_float_1),
        .start_float_2        (lanes_16_start_float_2),
        .start_float_3        (lanes_16_start_float_3),
        .start_float_4        (lanes_16_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_16_taken),
        .other_valid_0        (csr_lanes[16]),
        .other_valid_1        (exchange_lanes[16]),
        .other_valid_2        (link_lanes[16]),
        .other_valid_3        (load_lanes[16]),
        .other_destinations_0 (csr_destinations_16),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_16),
        .other_results_1      (exchange_results_16),
        .other_results_2      (link_result),
        .other_results_3      (load_results_16),
        .flags_0              (lanes_16_flags_0),
        .flags_1              (lanes_16_flags_1),
        .flags_2              (lanes_16_flags_2),
        .flags_3              (lanes_16_flags_3),
        .flags_4              (lanes_16_flags_4),
        .write                (lanes_16_write),
        .write_destination    (write_destinations_16),
        .write_value          (write_values_16),
        .collision            (lanes_16_collision)
    );

    lane u_lanes_17 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_17_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_17_operands_0),
        .operands_1           (lanes_17_operands_1),
        .operands_2           (lanes_17_operands_2),
        .start_alu            (lanes_17_start_alu),
        .start_multiply       (lanes_17_start_multiply),
        .start_divide         (lanes_17_start_divide),
        .start_branch         (lanes_17_start_branch),
        .start_float_0        (lanes_17_start_float_0),
        .start_float_1        (lanes_17_start_float_1),
        .start_float_2        (lanes_17_start_float_2),
        .start_float_3        (lanes_17_start_float_3),
        .start_float_4        (lanes_17_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_17_taken),
        .other_valid_0        (csr_lanes[17]),
        .other_valid_1        (exchange_lanes[17]),
        .other_valid_2        (link_lanes[17]),
        .other_valid_3        (load_lanes[17]),
        .other_destinations_0 (csr_destinations_17),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_17),
        .other_results_1      (exchange_results_17),
        .other_results_2      (link_result),
        .other_results_3      (load_results_17),
        .flags_0              (lanes_17_flags_0),
        .flags_1              (lanes_17_flags_1),
        .flags_2              (lanes_17_flags_2),
        .flags_3              (lanes_17_flags_3),
        .flags_4              (lanes_17_flags_4),
        .write                (lanes_17_write),
        .write_destination    (write_destinations_17),
        .write_value          (write_values_17),
        .collision            (lanes_17_collision)
    );

    lane u_lanes_18 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_18_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_18_operands_0),
        .operands_1           (lanes_18_operands_1),
        .operands_2           (lanes_18_operands_2),
        .start_alu            (lanes_18_start_alu),
        .start_multiply       (lanes_18_start_multiply),
        .start_divide         (lanes_18_start_divide),
        .start_branch         (lanes_18_start_branch),
        .start_float_0        (lanes_18_start_float_0),
        .start_float_1        (lanes_18_start_float_1),
        .start_float_2        (lanes_18_start_float_2),
        .start_float_3        (lanes_18_start_float_3),
        .start_float_4        (lanes_18_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_18_taken),
        .other_valid_0        (csr_lanes[18]),
        .other_valid_1        (exchange_lanes[18]),
        .other_valid_2        (link_lanes[18]),
        .other_valid_3        (load_lanes[18]),
        .other_destinations_0 (csr_destinations_18),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_18),
        .other_results_1      (exchange_results_18),
        .other_results_2      (link_result),
        .other_results_3      (load_results_18),
        .flags_0              (lanes_18_flags_0),
        .flags_1              (lanes_18_flags_1),
        .flags_2              (lanes_18_flags_2),
        .flags_3              (lanes_18_flags_3),
        .flags_4              (lanes_18_flags_4),
        .write                (lanes_18_write),
        .write_destination    (write_destinations_18),
        .write_value          (write_values_18),
        .collision            (lanes_18_collision)
    );

    lane u_lanes_19 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_19_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_19_operands_0),
        .operands_1           (lanes_19_operands_1),
        .operands_2           (lanes_19_operands_2),
        .start_alu            (lanes_19_start_alu),
        .start_multiply       (lanes_19_start_multiply),
        .start_divide         (lanes_19_start_divide),
        .start_branch         (lanes_19_start_branch),
        .start_float_0        (lanes_19_start_float_0),
        .start_float_1        (lanes_19_start_float_1),
        .start_float_2        (lanes_19_start_float_2),
        .start_float_3        (lanes_19_start_float_3),
        .start_float_4        (lanes_19_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_19_taken),
        .other_valid_0        (csr_lanes[19]),
        .other_valid_1        (exchange_lanes[19]),
        .other_valid_2        (link_lanes[19]),
        .other_valid_3        (load_lanes[19]),
        .other_destinations_0 (csr_destinations_19),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_19),
        .other_results_1      (exchange_results_19),
        .other_results_2      (link_result),
        .other_results_3      (load_results_19),
        .flags_0              (lanes_19_flags_0),
        .flags_1              (lanes_19_flags_1),
        .flags_2              (lanes_19_flags_2),
        .flags_3              (lanes_19_flags_3),
        .flags_4              (lanes_19_flags_4),
        .write                (lanes_19_write),
        .write_destination    (write_destinations_19),
        .write_value          (write_values_19),
        .collision            (lanes_19_collision)
    );

    lane u_lanes_20 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_20_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_20_operands_0),
        .operands_1           (lanes_20_operands_1),
        .operands_2           (lanes_20_operands_2),
        .start_alu            (lanes_20_start_alu),
        .start_multiply       (lanes_20_start_multiply),
        .start_divide         (lanes_20_start_divide),
        .start_branch         (lanes_20_start_branch),
        .start_float_0        (lanes_20_start_float_0),
        .start_float_1        (lanes_20_start_float_1),
        .start_float_2        (lanes_20_start_float_2),
        .start_float_3        (lanes_20_start_float_3),
        .start_float_4        (lanes_20_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_20_taken),
        .other_valid_0        (csr_lanes[20]),
        .other_valid_1        (exchange_lanes[20]),
        .other_valid_2        (link_lanes[20]),
        .other_valid_3        (load_lanes[20]),
        .other_destinations_0 (csr_destinations_20),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_20),
        .other_results_1      (exchange_results_20),
        .other_results_2      (link_result),
        .other_results_3      (load_results_20),
        .flags_0              (lanes_20_flags_0),
        .flags_1              (lanes_20_flags_1),
        .flags_2              (lanes_20_flags_2),
        .flags_3              (lanes_20_flags_3),
        .flags_4              (lanes_20_flags_4),
        .write                (lanes_20_write),
        .write_destination    (write_destinations_20),
        .write_value          (write_values_20),
        .collision            (lanes_20_collision)
    );

    lane u_lanes_21 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_21_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_21_operands_0),
        .operands_1           (lanes_21_operands_1),
        .operands_2           (lanes_21_operands_2),
        .start_alu            (lanes_21_start_alu),
        .start_multiply       (lanes_21_start_multiply),
        .start_divide         (lanes_21_start_divide),
        .start_branch         (lanes_21_start_branch),
        .start_float_0        (lanes_21_start_float_0),
        .start_float_1        (lanes_21_start_float_1),
        .start_float_2        (lanes_21_start_float_2),
        .start_float_3        (lanes_21_start_float_3),
        .start_float_4        (lanes_21_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_21_taken),
        .other_valid_0        (csr_lanes[21]),
        .other_valid_1        (exchange_lanes[21]),
        .other_valid_2        (link_lanes[21]),
        .other_valid_3        (load_lanes[21]),
        .other_destinations_0 (csr_destinations_21),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_21),
        .other_results_1      (exchange_results_21),
        .other_results_2      (link_result),
        .other_results_3      (load_results_21),
        .flags_0              (lanes_21_flags_0),
        .flags_1              (lanes_21_flags_1),
        .flags_2              (lanes_21_flags_2),
        .flags_3              (lanes_21_flags_3),
        .flags_4              (lanes_21_flags_4),
        .write                (lanes_21_write),
        .write_destination    (write_destinations_21),
        .write_value          (write_values_21),
        .collision            (lanes_21_collision)
    );

    lane u_lanes_22 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_22_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_22_operands_0),
        .operands_1           (lanes_22_operands_1),
        .operands_2           (lanes_22_operands_2),
        .start_alu            (lanes_22_start_alu),
        .start_multiply       (lanes_22_start_multiply),
        .start_divide         (lanes_22_start_divide),
        .start_branch         (lanes_22_start_branch),
        .start_float_0        (lanes_22_start_float_0),
        .start_float_1        (lanes_22_start_float_1),
        .start_float_2        (lanes_22_start_float_2),
        .start_float_3        (lanes_22_start_float_3),
        .start_float_4        (lanes_22_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_22_taken),
        .other_valid_0        (csr_lanes[22]),
        .other_valid_1        (exchange_lanes[22]),
        .other_valid_2        (link_lanes[22]),
        .other_valid_3        (load_lanes[22]),
        .other_destinations_0 (csr_destinations_22),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_22),
        .other_results_1      (exchange_results_22),
        .other_results_2      (link_result),
        .other_results_3      (load_results_22),
        .flags_0              (lanes_22_flags_0),
        .flags_1              (lanes_22_flags_1),
        .flags_2              (lanes_22_flags_2),
        .flags_3              (lanes_22_flags_3),
        .flags_4              (lanes_22_flags_4),
        .write                (lanes_22_write),
        .write_destination    (write_destinations_22),
        .write_value          (write_values_22),
        .collision            (lanes_22_collision)
    );

    lane u_lanes_23 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_23_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_23_operands_0),
        .operands_1           (lanes_23_operands_1),
        .operands_2           (lanes_23_operands_2),
        .start_alu            (lanes_23_start_alu),
        .start_multiply       (lanes_23_start_multiply),
        .start_divide         (lanes_23_start_divide),
        .start_branch         (lanes_23_start_branch),
        .start_float_0        (lanes_23_start_float_0),
        .start_float_1        (lanes_23_start_float_1),
        .start_float_2        (lanes_23_start_float_2),
        .start_float_3        (lanes_23_start_float_3),
        .start_float_4        (lanes_23_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_23_taken),
        .other_valid_0        (csr_lanes[23]),
        .other_valid_1        (exchange_lanes[23]),
        .other_valid_2        (link_lanes[23]),
        .other_valid_3        (load_lanes[23]),
        .other_destinations_0 (csr_destinations_23),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_23),
        .other_results_1      (exchange_results_23),
        .other_results_2      (link_result),
        .other_results_3      (load_results_23),
        .flags_0              (lanes_23_flags_0),
        .flags_1              (lanes_23_flags_1),
        .flags_2              (lanes_23_flags_2),
        .flags_3              (lanes_23_flags_3),
        .flags_4              (lanes_23_flags_4),
        .write                (lanes_23_write),
        .write_destination    (write_destinations_23),
        .write_value          (write_values_23),
        .collision            (lanes_23_collision)
    );

    lane u_lanes_24 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_24_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_24_operands_0),
        .operands_1           (lanes_24_operands_1),
        .operands_2           (lanes_24_operands_2),
        .start_alu            (lanes_24_start_alu),
        .start_multiply       (lanes_24_start_multiply),
        .start_divide         (lanes_24_start_divide),
        .start_branch         (lanes_24_start_branch),
        .start_float_0        (lanes_24_start_float_0),
        .start_float_1        (lanes_24_start_float_1),
        .start_float_2        (lanes_24_start_float_2),
        .start_float_3        (lanes_24_start_float_3),
        .start_float_4        (lanes_24_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_24_taken),
        .other_valid_0        (csr_lanes[24]),
        .other_valid_1        (exchange_lanes[24]),
        .other_valid_2        (link_lanes[24]),
        .other_valid_3        (load_lanes[24]),
        .other_destinations_0 (csr_destinations_24),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_24),
        .other_results_1      (exchange_results_24),
        .other_results_2      (link_result),
        .other_results_3      (load_results_24),
        .flags_0              (lanes_24_flags_0),
        .flags_1              (lanes_24_flags_1),
        .flags_2              (lanes_24_flags_2),
        .flags_3              (lanes_24_flags_3),
        .flags_4              (lanes_24_flags_4),
        .write                (lanes_24_write),
        .write_destination    (write_destinations_24),
        .write_value          (write_values_24),
        .collision            (lanes_24_collision)
    );

    lane u_lanes_25 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_25_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_25_operands_0),
        .operands_1           (lanes_25_operands_1),
        .operands_2           (lanes_25_operands_2),
        .start_alu            (lanes_25_start_alu),
        .start_multiply       (lanes_25_start_multiply),
        .start_divide         (lanes_25_start_divide),
        .start_branch         (lanes_25_start_branch),
        .start_float_0        (lanes_25_start_float_0),
        .start_float_1        (lanes_25_start_float_1),
        .start_float_2        (lanes_25_start_float_2),
        .start_float_3        (lanes_25_start_float_3),
        .start_float_4        (lanes_25_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_25_taken),
        .other_valid_0        (csr_lanes[25]),
        .other_valid_1        (exchange_lanes[25]),
        .other_valid_2        (link_lanes[25]),
        .other_valid_3        (load_lanes[25]),
        .other_destinations_0 (csr_destinations_25),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_25),
        .other_results_1      (exchange_results_25),
        .other_results_2      (link_result),
        .other_results_3      (load_results_25),
        .flags_0              (lanes_25_flags_0),
        .flags_1              (lanes_25_flags_1),
        .flags_2              (lanes_25_flags_2),
        .flags_3              (lanes_25_flags_3),
        .flags_4              (lanes_25_flags_4),
        .write                (lanes_25_write),
        .write_destination    (write_destinations_25),
        .write_value          (write_values_25),
        .collision            (lanes_25_collision)
    );

    lane u_lanes_26 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_26_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_26_operands_0),
        .operands_1           (lanes_26_operands_1),
        .operands_2           (lanes_26_operands_2),
        .start_alu            (lanes_26_start_alu),
        .start_multiply       (lanes_26_start_multiply),
        .start_divide         (lanes_26_start_divide),
        .start_branch         (lanes_26_start_branch),
        .start_float_0        (lanes_26_start_float_0),
        .start_float_1        (lanes_26_start_float_1),
        .start_float_2        (lanes_26_start_float_2),
        .start_float_3        (lanes_26_start_float_3),
        .start_float_4        (lanes_26_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_26_taken),
        .other_valid_0        (csr_lanes[26]),
        .other_valid_1        (exchange_lanes[26]),
        .other_valid_2        (link_lanes[26]),
        .other_valid_3        (load_lanes[26]),
        .other_destinations_0 (csr_destinations_26),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_26),
        .other_results_1      (exchange_results_26),
        .other_results_2      (link_result),
        .other_results_3      (load_results_26),
        .flags_0              (lanes_26_flags_0),
        .flags_1              (lanes_26_flags_1),
        .flags_2              (lanes_26_flags_2),
        .flags_3              (lanes_26_flags_3),
        .flags_4              (lanes_26_flags_4),
        .write                (lanes_26_write),
        .write_destination    (write_destinations_26),
        .write_value          (write_values_26),
        .collision            (lanes_26_collision)
    );

    lane u_lanes_27 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_27_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_27_operands_0),
        .operands_1           (lanes_27_operands_1),
        .operands_2           (lanes_27_operands_2),
        .start_alu            (lanes_27_start_alu),
        .start_multiply       (lanes_27_start_multiply),
        .start_divide         (lanes_27_start_divide),
        .start_branch         (lanes_27_start_branch),
        .start_float_0        (lanes_27_start_float_0),
        .start_float_1        (lanes_27_start_float_1),
        .start_float_2        (lanes_27_start_float_2),
        .start_float_3        (lanes_27_start_float_3),
        .start_float_4        (lanes_27_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_27_taken),
        .other_valid_0        (csr_lanes[27]),
        .other_valid_1        (exchange_lanes[27]),
        .other_valid_2        (link_lanes[27]),
        .other_valid_3        (load_lanes[27]),
        .other_destinations_0 (csr_destinations_27),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_27),
        .other_results_1      (exchange_results_27),
        .other_results_2      (link_result),
        .other_results_3      (load_results_27),
        .flags_0              (lanes_27_flags_0),
        .flags_1              (lanes_27_flags_1),
        .flags_2              (lanes_27_flags_2),
        .flags_3              (lanes_27_flags_3),
        .flags_4              (lanes_27_flags_4),
        .write                (lanes_27_write),
        .write_destination    (write_destinations_27),
        .write_value          (write_values_27),
        .collision            (lanes_27_collision)
    );

    lane u_lanes_28 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_28_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_28_operands_0),
        .operands_1           (lanes_28_operands_1),
        .operands_2           (lanes_28_operands_2),
        .start_alu            (lanes_28_start_alu),
        .start_multiply       (lanes_28_start_multiply),
        .start_divide         (lanes_28_start_divide),
        .start_branch         (lanes_28_start_branch),
        .start_float_0        (lanes_28_start_float_0),
        .start_float_1        (lanes_28_start_float_1),
        .start_float_2        (lanes_28_start_float_2),
        .start_float_3        (lanes_28_start_float_3),
        .start_float_4        (lanes_28_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_28_taken),
        .other_valid_0        (csr_lanes[28]),
        .other_valid_1        (exchange_lanes[28]),
        .other_valid_2        (link_lanes[28]),
        .other_valid_3        (load_lanes[28]),
        .other_destinations_0 (csr_destinations_28),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_28),
        .other_results_1      (exchange_results_28),
        .other_results_2      (link_result),
        .other_results_3      (load_results_28),
        .flags_0              (lanes_28_flags_0),
        .flags_1              (lanes_28_flags_1),
        .flags_2              (lanes_28_flags_2),
        .flags_3              (lanes_28_flags_3),
        .flags_4              (lanes_28_flags_4),
        .write                (lanes_28_write),
        .write_destination    (write_destinations_28),
        .write_value          (write_values_28),
        .collision            (lanes_28_collision)
    );

    lane u_lanes_29 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_29_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_29_operands_0),
        .operands_1           (lanes_29_operands_1),
        .operands_2           (lanes_29_operands_2),
        .start_alu            (lanes_29_start_alu),
        .start_multiply       (lanes_29_start_multiply),
        .start_divide         (lanes_29_start_divide),
        .start_branch         (lanes_29_start_branch),
        .start_float_0        (lanes_29_start_float_0),
        .start_float_1        (lanes_29_start_float_1),
        .start_float_2        (lanes_29_start_float_2),
        .start_float_3        (lanes_29_start_float_3),
        .start_float_4        (lanes_29_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_29_taken),
        .other_valid_0        (csr_lanes[29]),
        .other_valid_1        (exchange_lanes[29]),
        .other_valid_2        (link_lanes[29]),
        .other_valid_3        (load_lanes[29]),
        .other_destinations_0 (csr_destinations_29),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_29),
        .other_results_1      (exchange_results_29),
        .other_results_2      (link_result),
        .other_results_3      (load_results_29),
        .flags_0              (lanes_29_flags_0),
        .flags_1              (lanes_29_flags_1),
        .flags_2              (lanes_29_flags_2),
        .flags_3              (lanes_29_flags_3),
        .flags_4              (lanes_29_flags_4),
        .write                (lanes_29_write),
        .write_destination    (write_destinations_29),
        .write_value          (write_values_29),
        .collision            (lanes_29_collision)
    );

    lane u_lanes_30 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_30_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_30_operands_0),
        .operands_1           (lanes_30_operands_1),
        .operands_2           (lanes_30_operands_2),
        .start_alu            (lanes_30_start_alu),
        .start_multiply       (lanes_30_start_multiply),
        .start_divide         (lanes_30_start_divide),
        .start_branch         (lanes_30_start_branch),
        .start_float_0        (lanes_30_start_float_0),
        .start_float_1        (lanes_30_start_float_1),
        .start_float_2        (lanes_30_start_float_2),
        .start_float_3        (lanes_30_start_float_3),
        .start_float_4        (lanes_30_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_30_taken),
        .other_valid_0        (csr_lanes[30]),
        .other_valid_1        (exchange_lanes[30]),
        .other_valid_2        (link_lanes[30]),
        .other_valid_3        (load_lanes[30]),
        .other_destinations_0 (csr_destinations_30),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_30),
        .other_results_1      (exchange_results_30),
        .other_results_2      (link_result),
        .other_results_3      (load_results_30),
        .flags_0              (lanes_30_flags_0),
        .flags_1              (lanes_30_flags_1),
        .flags_2              (lanes_30_flags_2),
        .flags_3              (lanes_30_flags_3),
        .flags_4              (lanes_30_flags_4),
        .write                (lanes_30_write),
        .write_destination    (write_destinations_30),
        .write_value          (write_values_30),
        .collision            (lanes_30_collision)
    );

    lane u_lanes_31 (
        .clock                (clock),
        .reset                (reset),
        .read                 (lanes_31_read),
        .read_warp            (issue_owner),
        .read_registers_0     (reads_first),
        .read_registers_1     (reads_second),
        .read_registers_2     (reads_third_0),
        .operands_0           (lanes_31_operands_0),
        .operands_1           (lanes_31_operands_1),
        .operands_2           (lanes_31_operands_2),
        .start_alu            (lanes_31_start_alu),
        .start_multiply       (lanes_31_start_multiply),
        .start_divide         (lanes_31_start_divide),
        .start_branch         (lanes_31_start_branch),
        .start_float_0        (lanes_31_start_float_0),
        .start_float_1        (lanes_31_start_float_1),
        .start_float_2        (lanes_31_start_float_2),
        .start_float_3        (lanes_31_start_float_3),
        .start_float_4        (lanes_31_start_float_4),
        .rounding_0           (rounding_0),
        .op                   (op),
        .immediate            (immediate),
        .pc                   (pc),
        .destination          (destination),
        .taken                (lanes_31_taken),
        .other_valid_0        (csr_lanes[31]),
        .other_valid_1        (exchange_lanes[31]),
        .other_valid_2        (link_lanes[31]),
        .other_valid_3        (load_lanes[31]),
        .other_destinations_0 (csr_destinations_31),
        .other_destinations_1 (exchange_destination),
        .other_destinations_2 (link_destination),
        .other_destinations_3 (load_destination),
        .other_results_0      (csr_results_31),
        .other_results_1      (exchange_results_31),
        .other_results_2      (link_result),
        .other_results_3      (load_results_31),
        .flags_0              (lanes_31_flags_0),
        .flags_1              (lanes_31_flags_1),
        .flags_2              (lanes_31_flags_2),
        .flags_3              (lanes_31_flags_3),
        .flags_4              (lanes_31_flags_4),
        .write                (lanes_31_write),
        .write_destination    (write_destinations_31),
        .write_value          (write_values_31),
        .collision            (lanes_31_collision)
    );

    speaker_values32 u_left_speaker (
        .listen    (valid),
        .active    (mask),
        .values_0  (lanes_0_operands_0),
        .values_1  (lanes_1_operands_0),
        .values_2  (lanes_2_operands_0),
        .values_3  (lanes_3_operands_0),
        .values_4  (lanes_4_operands_0),
        .values_5  (lanes_5_operands_0),
        .values_6  (lanes_6_operands_0),
        .values_7  (lanes_7_operands_0),
        .values_8  (lanes_8_operands_0),
        .values_9  (lanes_9_operands_0),
        .values_10 (lanes_10_operands_0),
        .values_11 (lanes_11_operands_0),
        .values_12 (lanes_12_operands_0),
        .values_13 (lanes_13_operands_0),
        .values_14 (lanes_14_operands_0),
        .values_15 (lanes_15_operands_0),
        .values_16 (lanes_16_operands_0),
        .values_17 (lanes_17_operands_0),
        .values_18 (lanes_18_operands_0),
        .values_19 (lanes_19_operands_0),
        .values_20 (lanes_20_operands_0),
        .values_21 (lanes_21_operands_0),
        .values_22 (lanes_22_operands_0),
        .values_23 (lanes_23_operands_0),
        .values_24 (lanes_24_operands_0),
        .values_25 (lanes_25_operands_0),
        .values_26 (lanes_26_operands_0),
        .values_27 (lanes_27_operands_0),
        .values_28 (lanes_28_operands_0),
        .values_29 (lanes_29_operands_0),
        .values_30 (lanes_30_operands_0),
        .values_31 (lanes_31_operands_0),
        .highest   (left_speaker_highest),
        .spoken    (left_spoken),
        .disagree  (left_speaker_disagree)
    );

    speaker_values32 u_right_speaker (
        .listen    (valid),
        .active    (mask),
        .values_0  (lanes_0_operands_1),
        .values_1  (lanes_1_operands_1),
        .values_2  (lanes_2_operands_1),
        .values_3  (lanes_3_operands_1),
        .values_4  (lanes_4_operands_1),
        .values_5  (lanes_5_operands_1),
        .values_6  (lanes_6_operands_1),
        .values_7  (lanes_7_operands_1),
        .values_8  (lanes_8_operands_1),
        .values_9  (lanes_9_operands_1),
        .values_10 (lanes_10_operands_1),
        .values_11 (lanes_11_operands_1),
        .values_12 (lanes_12_operands_1),
        .values_13 (lanes_13_operands_1),
        .values_14 (lanes_14_operands_1),
        .values_15 (lanes_15_operands_1),
        .values_16 (lanes_16_operands_1),
        .values_17 (lanes_17_operands_1),
        .values_18 (lanes_18_operands_1),
        .values_19 (lanes_19_operands_1),
        .values_20 (lanes_20_operands_1),
        .values_21 (lanes_21_operands_1),
        .values_22 (lanes_22_operands_1),
        .values_23 (lanes_23_operands_1),
        .values_24 (lanes_24_operands_1),
        .values_25 (lanes_25_operands_1),
        .values_26 (lanes_26_operands_1),
        .values_27 (lanes_27_operands_1),
        .values_28 (lanes_28_operands_1),
        .values_29 (lanes_29_operands_1),
        .values_30 (lanes_30_operands_1),
        .values_31 (lanes_31_operands_1),
        .highest   (right_speaker_highest),
        .spoken    (right_spoken),
        .disagree  (right_speaker_disagree)
    );

    speaker_values1 u_taken_speaker (
        .listen    (valid),
        .active    (mask),
        .values_0  (lanes_0_taken),
        .values_1  (lanes_1_taken),
        .values_2  (lanes_2_taken),
        .values_3  (lanes_3_taken),
        .values_4  (lanes_4_taken),
        .values_5  (lanes_5_taken),
        .values_6  (lanes_6_taken),
        .values_7  (lanes_7_taken),
        .values_8  (lanes_8_taken),
        .values_9  (lanes_9_taken),
        .values_10 (lanes_10_taken),
        .values_11 (lanes_11_taken),
        .values_12 (lanes_12_taken),
        .values_13 (lanes_13_taken),
        .values_14 (lanes_14_taken),
        .values_15 (lanes_15_taken),
        .values_16 (lanes_16_taken),
        .values_17 (lanes_17_taken),
        .values_18 (lanes_18_taken),
        .values_19 (lanes_19_taken),
        .values_20 (lanes_20_taken),
        .values_21 (lanes_21_taken),
        .values_22 (lanes_22_taken),
        .values_23 (lanes_23_taken),
        .values_24 (lanes_24_taken),
        .values_25 (lanes_25_taken),
        .values_26 (lanes_26_taken),
        .values_27 (lanes_27_taken),
        .values_28 (lanes_28_taken),
        .values_29 (lanes_29_taken),
        .values_30 (lanes_30_taken),
        .values_31 (lanes_31_taken),
        .highest   (taken_speaker_highest),
        .spoken    (taken_spoken),
        .disagree  (taken_speaker_disagree)
    );

    assign writes = {
        lanes_31_write,
        lanes_30_write,
        lanes_29_write,
        lanes_28_write,
        lanes_27_write,
        lanes_26_write,
        lanes_25_write,
        lanes_24_write,
        lanes_23_write,
        lanes_22_write,
        lanes_21_write,
        lanes_20_write,
        lanes_19_write,
        lanes_18_write,
        lanes_17_write,
        lanes_16_write,
        lanes_15_write,
        lanes_14_write,
        lanes_13_write,
        lanes_12_write,
        lanes_11_write,
        lanes_10_write,
        lanes_9_write,
        lanes_8_write,
        lanes_7_write,
        lanes_6_write,
        lanes_5_write,
        lanes_4_write,
        lanes_3_write,
        lanes_2_write,
        lanes_1_write,
        lanes_0_write
    };

    always @* begin
        collision = 1'b0;
        if (lanes_0_collision) begin
            collision = 1'b1;
        end
        if (lanes_1_collision) begin
            collision = 1'b1;
        end
        if (lanes_2_collision) begin
            collision = 1'b1;
        end
        if (lanes_3_collision) begin
            collision = 1'b1;
        end
        if (lanes_4_collision) begin
            collision = 1'b1;
        end
        if (lanes_5_collision) begin
            collision = 1'b1;
        end
        if (lanes_6_collision) begin
            collision = 1'b1;
        end
        if (lanes_7_collision) begin
            collision = 1'b1;
        end
        if (lanes_8_collision) begin
            collision = 1'b1;
        end
        if (lanes_9_collision) begin
            collision = 1'b1;
        end
        if (lanes_10_collision) begin
            collision = 1'b1;
        end
        if (lanes_11_collision) begin
            collision = 1'b1;
        end
        if (lanes_12_collision) begin
            collision = 1'b1;
        end
        if (lanes_13_collision) begin
            collision = 1'b1;
        end
        if (lanes_14_collision) begin
            collision = 1'b1;
        end
        if (lanes_15_collision) begin
            collision = 1'b1;
        end
        if (lanes_16_collision) begin
            collision = 1'b1;
        end
        if (lanes_17_collision) begin
            collision = 1'b1;
        end
        if (lanes_18_collision) begin
            collision = 1'b1;
        end
        if (lanes_19_collision) begin
            collision = 1'b1;
        end
        if (lanes_20_collision) begin
            collision = 1'b1;
        end
        if (lanes_21_collision) begin
            collision = 1'b1;
        end
        if (lanes_22_collision) begin
            collision = 1'b1;
        end
        if (lanes_23_collision) begin
            collision = 1'b1;
        end
        if (lanes_24_collision) begin
            collision = 1'b1;
        end
        if (lanes_25_collision) begin
            collision = 1'b1;
        end
        if (lanes_26_collision) begin
            collision = 1'b1;
        end
        if (lanes_27_collision) begin
            collision = 1'b1;
        end
        if (lanes_28_collision) begin
            collision = 1'b1;
        end
        if (lanes_29_collision) begin
            collision = 1'b1;
        end
        if (lanes_30_collision) begin
            collision = 1'b1;
        end
        if (lanes_31_collision) begin
            collision = 1'b1;
        end
    end

    assign predicate = {
        lanes_31_operands_0[0],
        lanes_30_operands_0[0],
        lanes_29_operands_0[0],
        lanes_28_operands_0[0],
        lanes_27_operands_0[0],
        lanes_26_operands_0[0],
        lanes_25_operands_0[0],
        lanes_24_operands_0[0],
        lanes_23_operands_0[0],
        lanes_22_operands_0[0],
        lanes_21_operands_0[0],
        lanes_20_operands_0[0],
        lanes_19_operands_0[0],
        lanes_18_operands_0[0],
        lanes_17_operands_0[0],
        lanes_16_operands_0[0],
        lanes_15_operands_0[0],
        lanes_14_operands_0[0],
        lanes_13_operands_0[0],
        lanes_12_operands_0[0],
        lanes_11_operands_0[0],
        lanes_10_operands_0[0],
        lanes_9_operands_0[0],
        lanes_8_operands_0[0],
        lanes_7_operands_0[0],
        lanes_6_operands_0[0],
        lanes_5_operands_0[0],
        lanes_4_operands_0[0],
        lanes_3_operands_0[0],
        lanes_2_operands_0[0],
        lanes_1_operands_0[0],
        lanes_0_operands_0[0]
    };

    always @* begin
        flags_0 = 5'h0;
        flags_0 = flags_0 | lanes_0_flags_0;
        flags_0 = flags_0 | lanes_1_flags_0;
        flags_0 = flags_0 | lanes_2_flags_0;
        flags_0 = flags_0 | lanes_3_flags_0;
        flags_0 = flags_0 | lanes_4_flags_0;
        flags_0 = flags_0 | lanes_5_flags_0;
        flags_0 = flags_0 | lanes_6_flags_0;
        flags_0 = flags_0 | lanes_7_flags_0;
        flags_0 = flags_0 | lanes_8_flags_0;
        flags_0 = flags_0 | lanes_9_flags_0;
        flags_0 = flags_0 | lanes_10_flags_0;
        flags_0 = flags_0 | lanes_11_flags_0;
        flags_0 = flags_0 | lanes_12_flags_0;
        flags_0 = flags_0 | lanes_13_flags_0;
        flags_0 = flags_0 | lanes_14_flags_0;
        flags_0 = flags_0 | lanes_15_flags_0;
        flags_0 = flags_0 | lanes_16_flags_0;
        flags_0 = flags_0 | lanes_17_flags_0;
        flags_0 = flags_0 | lanes_18_flags_0;
        flags_0 = flags_0 | lanes_19_flags_0;
        flags_0 = flags_0 | lanes_20_flags_0;
        flags_0 = flags_0 | lanes_21_flags_0;
        flags_0 = flags_0 | lanes_22_flags_0;
        flags_0 = flags_0 | lanes_23_flags_0;
        flags_0 = flags_0 | lanes_24_flags_0;
        flags_0 = flags_0 | lanes_25_flags_0;
        flags_0 = flags_0 | lanes_26_flags_0;
        flags_0 = flags_0 | lanes_27_flags_0;
        flags_0 = flags_0 | lanes_28_flags_0;
        flags_0 = flags_0 | lanes_29_flags_0;
        flags_0 = flags_0 | lanes_30_flags_0;
        flags_0 = flags_0 | lanes_31_flags_0;
    end

    always @* begin
        flags_1 = 5'h0;
        flags_1 = flags_1 | lanes_0_flags_1;
        flags_1 = flags_1 | lanes_1_flags_1;
        flags_1 = flags_1 | lanes_2_flags_1;
        flags_1 = flags_1 | lanes_3_flags_1;
        flags_1 = flags_1 | lanes_4_flags_1;
        flags_1 = flags_1 | lanes_5_flags_1;
        flags_1 = flags_1 | lanes_6_flags_1;
        flags_1 = flags_1 | lanes_7_flags_1;
        flags_1 = flags_1 | lanes_8_flags_1;
        flags_1 = flags_1 | lanes_9_flags_1;
        flags_1 = flags_1 | lanes_10_flags_1;
        flags_1 = flags_1 | lanes_11_flags_1;
        flags_1 = flags_1 | lanes_12_flags_1;
        flags_1 = flags_1 | lanes_13_flags_1;
        flags_1 = flags_1 | lanes_14_flags_1;
        flags_1 = flags_1 | lanes_15_flags_1;
        flags_1 = flags_1 | lanes_16_flags_1;
        flags_1 = flags_1 | lanes_17_flags_1;
        flags_1 = flags_1 | lanes_18_flags_1;
        flags_1 = flags_1 | lanes_19_flags_1;
        flags_1 = flags_1 | lanes_20_flags_1;
        flags_1 = flags_1 | lanes_21_flags_1;
        flags_1 = flags_1 | lanes_22_flags_1;
        flags_1 = flags_1 | lanes_23_flags_1;
        flags_1 = flags_1 | lanes_24_flags_1;
        flags_1 = flags_1 | lanes_25_flags_1;
        flags_1 = flags_1 | lanes_26_flags_1;
        flags_1 = flags_1 | lanes_27_flags_1;
        flags_1 = flags_1 | lanes_28_flags_1;
        flags_1 = flags_1 | lanes_29_flags_1;
        flags_1 = flags_1 | lanes_30_flags_1;
        flags_1 = flags_1 | lanes_31_flags_1;
    end

    always @* begin
        flags_2 = 5'h0;
        flags_2 = flags_2 | lanes_0_flags_2;
        flags_2 = flags_2 | lanes_1_flags_2;
        flags_2 = flags_2 | lanes_2_flags_2;
        flags_2 = flags_2 | lanes_3_flags_2;
        flags_2 = flags_2 | lanes_4_flags_2;
        flags_2 = flags_2 | lanes_5_flags_2;
        flags_2 = flags_2 | lanes_6_flags_2;
        flags_2 = flags_2 | lanes_7_flags_2;
        flags_2 = flags_2 | lanes_8_flags_2;
        flags_2 = flags_2 | lanes_9_flags_2;
        flags_2 = flags_2 | lanes_10_flags_2;
        flags_2 = flags_2 | lanes_11_flags_2;
        flags_2 = flags_2 | lanes_12_flags_2;
        flags_2 = flags_2 | lanes_13_flags_2;
        flags_2 = flags_2 | lanes_14_flags_2;
        flags_2 = flags_2 | lanes_15_flags_2;
        flags_2 = flags_2 | lanes_16_flags_2;
        flags_2 = flags_2 | lanes_17_flags_2;
        flags_2 = flags_2 | lanes_18_flags_2;
        flags_2 = flags_2 | lanes_19_flags_2;
        flags_2 = flags_2 | lanes_20_flags_2;
        flags_2 = flags_2 | lanes_21_flags_2;
        flags_2 = flags_2 | lanes_22_flags_2;
        flags_2 = flags_2 | lanes_23_flags_2;
        flags_2 = flags_2 | lanes_24_flags_2;
        flags_2 = flags_2 | lanes_25_flags_2;
        flags_2 = flags_2 | lanes_26_flags_2;
        flags_2 = flags_2 | lanes_27_flags_2;
        flags_2 = flags_2 | lanes_28_flags_2;
        flags_2 = flags_2 | lanes_29_flags_2;
        flags_2 = flags_2 | lanes_30_flags_2;
        flags_2 = flags_2 | lanes_31_flags_2;
    end

    always @* begin
        flags_3 = 5'h0;
        flags_3 = flags_3 | lanes_0_flags_3;
        flags_3 = flags_3 | lanes_1_flags_3;
        flags_3 = flags_3 | lanes_2_flags_3;
        flags_3 = flags_3 | lanes_3_flags_3;
        flags_3 = flags_3 | lanes_4_flags_3;
        flags_3 = flags_3 | lanes_5_flags_3;
        flags_3 = flags_3 | lanes_6_flags_3;
        flags_3 = flags_3 | lanes_7_flags_3;
        flags_3 = flags_3 | lanes_8_flags_3;
        flags_3 = flags_3 | lanes_9_flags_3;
        flags_3 = flags_3 | lanes_10_flags_3;
        flags_3 = flags_3 | lanes_11_flags_3;
        flags_3 = flags_3 | lanes_12_flags_3;
        flags_3 = flags_3 | lanes_13_flags_3;
        flags_3 = flags_3 | lanes_14_flags_3;
        flags_3 = flags_3 | lanes_15_flags_3;
        flags_3 = flags_3 | lanes_16_flags_3;
        flags_3 = flags_3 | lanes_17_flags_3;
        flags_3 = flags_3 | lanes_18_flags_3;
        flags_3 = flags_3 | lanes_19_flags_3;
        flags_3 = flags_3 | lanes_20_flags_3;
        flags_3 = flags_3 | lanes_21_flags_3;
        flags_3 = flags_3 | lanes_22_flags_3;
        flags_3 = flags_3 | lanes_23_flags_3;
        flags_3 = flags_3 | lanes_24_flags_3;
        flags_3 = flags_3 | lanes_25_flags_3;
        flags_3 = flags_3 | lanes_26_flags_3;
        flags_3 = flags_3 | lanes_27_flags_3;
        flags_3 = flags_3 | lanes_28_flags_3;
        flags_3 = flags_3 | lanes_29_flags_3;
        flags_3 = flags_3 | lanes_30_flags_3;
        flags_3 = flags_3 | lanes_31_flags_3;
    end

    always @* begin
        flags_4 = 5'h0;
        flags_4 = flags_4 | lanes_0_flags_4;
        flags_4 = flags_4 | lanes_1_flags_4;
        flags_4 = flags_4 | lanes_2_flags_4;
        flags_4 = flags_4 | lanes_3_flags_4;
        flags_4 = flags_4 | lanes_4_flags_4;
        flags_4 = flags_4 | lanes_5_flags_4;
        flags_4 = flags_4 | lanes_6_flags_4;
        flags_4 = flags_4 | lanes_7_flags_4;
        flags_4 = flags_4 | lanes_8_flags_4;
        flags_4 = flags_4 | lanes_9_flags_4;
        flags_4 = flags_4 | lanes_10_flags_4;
        flags_4 = flags_4 | lanes_11_flags_4;
        flags_4 = flags_4 | lanes_12_flags_4;
        flags_4 = flags_4 | lanes_13_flags_4;
        flags_4 = flags_4 | lanes_14_flags_4;
        flags_4 = flags_4 | lanes_15_flags_4;
        flags_4 = flags_4 | lanes_16_flags_4;
        flags_4 = flags_4 | lanes_17_flags_4;
        flags_4 = flags_4 | lanes_18_flags_4;
        flags_4 = flags_4 | lanes_19_flags_4;
        flags_4 = flags_4 | lanes_20_flags_4;
        flags_4 = flags_4 | lanes_21_flags_4;
        flags_4 = flags_4 | lanes_22_flags_4;
        flags_4 = flags_4 | lanes_23_flags_4;
        flags_4 = flags_4 | lanes_24_flags_4;
        flags_4 = flags_4 | lanes_25_flags_4;
        flags_4 = flags_4 | lanes_26_flags_4;
        flags_4 = flags_4 | lanes_27_flags_4;
        flags_4 = flags_4 | lanes_28_flags_4;
        flags_4 = flags_4 | lanes_29_flags_4;
        flags_4 = flags_4 | lanes_30_flags_4;
        flags_4 = flags_4 | lanes_31_flags_4;
    end

    assign lanes_0_read = issue & issue_lanes[0];
    assign lanes_0_start_float_0 = floats_0 & mask[0];
    assign lanes_0_start_float_1 = floats_1 & mask[0];
    assign lanes_0_start_float_2 = floats_2 & mask[0];
    assign lanes_0_start_float_3 = floats_3 & mask[0];
    assign lanes_0_start_float_4 = floats_4 & mask[0];
    assign lanes_0_start_alu = alu & mask[0];
    assign lanes_0_start_multiply = multiply & mask[0];
    assign lanes_0_start_divide = divide & mask[0];
    assign lanes_0_start_branch = branch & mask[0];
    assign left_0 = lanes_0_operands_0;
    assign right_0 = lanes_0_operands_1;
    assign lanes_1_read = issue & issue_lanes[1];
    assign lanes_1_start_float_0 = floats_0 & mask[1];
    assign lanes_1_start_float_1 = floats_1 & mask[1];
    assign lanes_1_start_float_2 = floats_2 & mask[1];
    assign lanes_1_start_float_3 = floats_3 & mask[1];
    assign lanes_1_start_float_4 = floats_4 & mask[1];
    assign lanes_1_start_alu = alu & mask[1];
    assign lanes_1_start_multiply = multiply & mask[1];
    assign lanes_1_start_divide = divide & mask[1];
    assign lanes_1_start_branch = branch & mask[1];
    assign left_1 = lanes_1_operands_0;
    assign right_1 = lanes_1_operands_1;
    assign lanes_2_read = issue & issue_lanes[2];
    assign lanes_2_start_float_0 = floats_0 & mask[2];
    assign lanes_2_start_float_1 = floats_1 & mask[2];
    assign lanes_2_start_float_2 = floats_2 & mask[2];
    assign lanes_2_start_float_3 = floats_3 & mask[2];
    assign lanes_2_start_float_4 = floats_4 & mask[2];
    assign lanes_2_start_alu = alu & mask[2];
    assign lanes_2_start_multiply = multiply & mask[2];
    assign lanes_2_start_divide = divide & mask[2];
    assign lanes_2_start_branch = branch & mask[2];
    assign left_2 = lanes_2_operands_0;
    assign right_2 = lanes_2_operands_1;
    assign lanes_3_read = issue & issue_lanes[3];
    assign lanes_3_start_float_0 = floats_0 & mask[3];
    assign lanes_3_start_float_1 = floats_1 & mask[3];
    assign lanes_3_start_float_2 = floats_2 & mask[3];
    assign lanes_3_start_float_3 = floats_3 & mask[3];
    assign lanes_3_start_float_4 = floats_4 & mask[3];
    assign lanes_3_start_alu = alu & mask[3];
    assign lanes_3_start_multiply = multiply & mask[3];
    assign lanes_3_start_divide = divide & mask[3];
    assign lanes_3_start_branch = branch & mask[3];
    assign left_3 = lanes_3_operands_0;
    assign right_3 = lanes_3_operands_1;
    assign lanes_4_read = issue & issue_lanes[4];
    assign lanes_4_start_float_0 = floats_0 & mask[4];
    assign lanes_4_start_float_1 = floats_1 & mask[4];
    assign lanes_4_start_float_2 = floats_2 & mask[4];
    assign lanes_4_start_float_3 = floats_3 & mask[4];
    assign lanes_4_start_float_4 = floats_4 & mask[4];
    assign lanes_4_start_alu = alu & mask[4];
    assign lanes_4_start_multiply = multiply & mask[4];
    assign lanes_4_start_divide = divide & mask[4];
    assign lanes_4_start_branch = branch & mask[4];
    assign left_4 = lanes_4_operands_0;
    assign right_4 = lanes_4_operands_1;
    assign lanes_5_read = issue & issue_lanes[5];
    assign lanes_5_start_float_0 = floats_0 & mask[5];
    assign lanes_5_start_float_1 = floats_1 & mask[5];
    assign lanes_5_start_float_2 = floats_2 & mask[5];
    assign lanes_5_start_float_3 = floats_3 & mask[5];
    assign lanes_5_start_float_4 = floats_4 & mask[5];
    assign lanes_5_start_alu = alu & mask[5];
    assign lanes_5_start_multiply = multiply & mask[5];
    assign lanes_5_start_divide = divide & mask[5];
    assign lanes_5_start_branch = branch & mask[5];
    assign left_5 = lanes_5_operands_0;
    assign right_5 = lanes_5_operands_1;
    assign lanes_6_read = issue & issue_lanes[6];
    assign lanes_6_start_float_0 = floats_0 & mask[6];
    assign lanes_6_start_float_1 = floats_1 & mask[6];
    assign lanes_6_start_float_2 = floats_2 & mask[6];
    assign lanes_6_start_float_3 = floats_3 & mask[6];
    assign lanes_6_start_float_4 = floats_4 & mask[6];
    assign lanes_6_start_alu = alu & mask[6];
    assign lanes_6_start_multiply = multiply & mask[6];
    assign lanes_6_start_divide = divide & mask[6];
    assign lanes_6_start_branch = branch & mask[6];
    assign left_6 = lanes_6_operands_0;
    assign right_6 = lanes_6_operands_1;
    assign lanes_7_read = issue & issue_lanes[7];
    assign lanes_7_start_float_0 = floats_0 & mask[7];
    assign lanes_7_start_float_1 = floats_1 & mask[7];
    assign lanes_7_start_float_2 = floats_2 & mask[7];
    assign lanes_7_start_float_3 = floats_3 & mask[7];
    assign lanes_7_start_float_4 = floats_4 & mask[7];
    assign lanes_7_start_alu = alu & mask[7];
    assign lanes_7_start_multiply = multiply & mask[7];
    assign lanes_7_start_divide = divide & mask[7];
    assign lanes_7_start_branch = branch & mask[7];
    assign left_7 = lanes_7_operands_0;
    assign right_7 = lanes_7_operands_1;
    assign lanes_8_read = issue & issue_lanes[8];
    assign lanes_8_start_float_0 = floats_0 & mask[8];
    assign lanes_8_start_float_1 = floats_1 & mask[8];
    assign lanes_8_start_float_2 = floats_2 & mask[8];
    assign lanes_8_start_float_3 = floats_3 & mask[8];
    assign lanes_8_start_float_4 = floats_4 & mask[8];
    assign lanes_8_start_alu = alu & mask[8];
    assign lanes_8_start_multiply = multiply & mask[8];
    assign lanes_8_start_divide = divide & mask[8];
    assign lanes_8_start_branch = branch & mask[8];
    assign left_8 = lanes_8_operands_0;
    assign right_8 = lanes_8_operands_1;
    assign lanes_9_read = issue & issue_lanes[9];
    assign lanes_9_start_float_0 = floats_0 & mask[9];
    assign lanes_9_start_float_1 = floats_1 & mask[9];
    assign lanes_9_start_float_2 = floats_2 & mask[9];
    assign lanes_9_start_float_3 = floats_3 & mask[9];
    assign lanes_9_start_float_4 = floats_4 & mask[9];
    assign lanes_9_start_alu = alu & mask[9];
    assign lanes_9_start_multiply = multiply & mask[9];
    assign lanes_9_start_divide = divide & mask[9];
    assign lanes_9_start_branch = branch & mask[9];
    assign left_9 = lanes_9_operands_0;
    assign right_9 = lanes_9_operands_1;
    assign lanes_10_read = issue & issue_lanes[10];
    assign lanes_10_start_float_0 = floats_0 & mask[10];
    assign lanes_10_start_float_1 = floats_1 & mask[10];
    assign lanes_10_start_float_2 = floats_2 & mask[10];
    assign lanes_10_start_float_3 = floats_3 & mask[10];
    assign lanes_10_start_float_4 = floats_4 & mask[10];
    assign lanes_10_start_alu = alu & mask[10];
    assign lanes_10_start_multiply = multiply & mask[10];
    assign lanes_10_start_divide = divide & mask[10];
    assign lanes_10_start_branch = branch & mask[10];
    assign left_10 = lanes_10_operands_0;
    assign right_10 = lanes_10_operands_1;
    assign lanes_11_read = issue & issue_lanes[11];
    assign lanes_11_start_float_0 = floats_0 & mask[11];
    assign lanes_11_start_float_1 = floats_1 & mask[11];
    assign lanes_11_start_float_2 = floats_2 & mask[11];
    assign lanes_11_start_float_3 = floats_3 & mask[11];
    assign lanes_11_start_float_4 = floats_4 & mask[11];
    assign lanes_11_start_alu = alu & mask[11];
    assign lanes_11_start_multiply = multiply & mask[11];
    assign lanes_11_start_divide = divide & mask[11];
    assign lanes_11_start_branch = branch & mask[11];
    assign left_11 = lanes_11_operands_0;
    assign right_11 = lanes_11_operands_1;
    assign lanes_12_read = issue & issue_lanes[12];
    assign lanes_12_start_float_0 = floats_0 & mask[12];
    assign lanes_12_start_float_1 = floats_1 & mask[12];
    assign lanes_12_start_float_2 = floats_2 & mask[12];
    assign lanes_12_start_float_3 = floats_3 & mask[12];
    assign lanes_12_start_float_4 = floats_4 & mask[12];
    assign lanes_12_start_alu = alu & mask[12];
    assign lanes_12_start_multiply = multiply & mask[12];
    assign lanes_12_start_divide = divide & mask[12];
    assign lanes_12_start_branch = branch & mask[12];
    assign left_12 = lanes_12_operands_0;
    assign right_12 = lanes_12_operands_1;
    assign lanes_13_read = issue & issue_lanes[13];
    assign lanes_13_start_float_0 = floats_0 & mask[13];
    assign lanes_13_start_float_1 = floats_1 & mask[13];
    assign lanes_13_start_float_2 = floats_2 & mask[13];
    assign lanes_13_start_float_3 = floats_3 & mask[13];
    assign lanes_13_start_float_4 = floats_4 & mask[13];
    assign lanes_13_start_alu = alu & mask[13];
    assign lanes_13_start_multiply = multiply & mask[13];
    assign lanes_13_start_divide = divide & mask[13];
    assign lanes_13_start_branch = branch & mask[13];
    assign left_13 = lanes_13_operands_0;
    assign right_13 = lanes_13_operands_1;
    assign lanes_14_read = issue & issue_lanes[14];
    assign lanes_14_start_float_0 = floats_0 & mask[14];
    assign lanes_14_start_float_1 = floats_1 & mask[14];
    assign lanes_14_start_float_2 = floats_2 & mask[14];
    assign lanes_14_start_float_3 = floats_3 & mask[14];
    assign lanes_14_start_float_4 = floats_4 & mask[14];
    assign lanes_14_start_alu = alu & mask[14];
    assign lanes_14_start_multiply = multiply & mask[14];
    assign lanes_14_start_divide = divide & mask[14];
    assign lanes_14_start_branch = branch & mask[14];
    assign left_14 = lanes_14_operands_0;
    assign right_14 = lanes_14_operands_1;
    assign lanes_15_read = issue & issue_lanes[15];
    assign lanes_15_start_float_0 = floats_0 & mask[15];
    assign lanes_15_start_float_1 = floats_1 & mask[15];
    assign lanes_15_start_float_2 = floats_2 & mask[15];
    assign lanes_15_start_float_3 = floats_3 & mask[15];
    assign lanes_15_start_float_4 = floats_4 & mask[15];
    assign lanes_15_start_alu = alu & mask[15];
    assign lanes_15_start_multiply = multiply & mask[15];
    assign lanes_15_start_divide = divide & mask[15];
    assign lanes_15_start_branch = branch & mask[15];
    assign left_15 = lanes_15_operands_0;
    assign right_15 = lanes_15_operands_1;
    assign lanes_16_read = issue & issue_lanes[16];
    assign lanes_16_start_float_0 = floats_0 & mask[16];
    assign lanes_16_start_float_1 = floats_1 & mask[16];
    assign lanes_16_start_float_2 = floats_2 & mask[16];
    assign lanes_16_start_float_3 = floats_3 & mask[16];
    assign lanes_16_start_float_4 = floats_4 & mask[16];
    assign lanes_16_start_alu = alu & mask[16];
    assign lanes_16_start_multiply = multiply & mask[16];
    assign lanes_16_start_divide = divide & mask[16];
    assign lanes_16_start_branch = branch & mask[16];
    assign left_16 = lanes_16_operands_0;
    assign right_16 = lanes_16_operands_1;
    assign lanes_17_read = issue & issue_lanes[17];
    assign lanes_17_start_float_0 = floats_0 & mask[17];
    assign lanes_17_start_float_1 = floats_1 & mask[17];
    assign lanes_17_start_float_2 = floats_2 & mask[17];
    assign lanes_17_start_float_3 = floats_3 & mask[17];
    assign lanes_17_start_float_4 = floats_4 & mask[17];
    assign lanes_17_start_alu = alu & mask[17];
    assign lanes_17_start_multiply = multiply & mask[17];
    assign lanes_17_start_divide = divide & mask[17];
    assign lanes_17_start_branch = branch & mask[17];
    assign left_17 = lanes_17_operands_0;
    assign right_17 = lanes_17_operands_1;
    assign lanes_18_read = issue & issue_lanes[18];
    assign lanes_18_start_float_0 = floats_0 & mask[18];
    assign lanes_18_start_float_1 = floats_1 & mask[18];
    assign lanes_18_start_float_2 = floats_2 & mask[18];
    assign lanes_18_start_float_3 = floats_3 & mask[18];
    assign lanes_18_start_float_4 = floats_4 & mask[18];
    assign lanes_18_start_alu = alu & mask[18];
    assign lanes_18_start_multiply = multiply & mask[18];
    assign lanes_18_start_divide = divide & mask[18];
    assign lanes_18_start_branch = branch & mask[18];
    assign left_18 = lanes_18_operands_0;
    assign right_18 = lanes_18_operands_1;
    assign lanes_19_read = issue & issue_lanes[19];
    assign lanes_19_start_float_0 = floats_0 & mask[19];
    assign lanes_19_start_float_1 = floats_1 & mask[19];
    assign lanes_19_start_float_2 = floats_2 & mask[19];
    assign lanes_19_start_float_3 = floats_3 & mask[19];
    assign lanes_19_start_float_4 = floats_4 & mask[19];
    assign lanes_19_start_alu = alu & mask[19];
    assign lanes_19_start_multiply = multiply & mask[19];
    assign lanes_19_start_divide = divide & mask[19];
    assign lanes_19_start_branch = branch & mask[19];
    assign left_19 = lanes_19_operands_0;
    assign right_19 = lanes_19_operands_1;
    assign lanes_20_read = issue & issue_lanes[20];
    assign lanes_20_start_float_0 = floats_0 & mask[20];
    assign lanes_20_start_float_1 = floats_1 & mask[20];
    assign lanes_20_start_float_2 = floats_2 & mask[20];
    assign lanes_20_start_float_3 = floats_3 & mask[20];
    assign lanes_20_start_float_4 = floats_4 & mask[20];
    assign lanes_20_start_alu = alu & mask[20];
    assign lanes_20_start_multiply = multiply & mask[20];
    assign lanes_20_start_divide = divide & mask[20];
    assign lanes_20_start_branch = branch & mask[20];
    assign left_20 = lanes_20_operands_0;
    assign right_20 = lanes_20_operands_1;
    assign lanes_21_read = issue & issue_lanes[21];
    assign lanes_21_start_float_0 = floats_0 & mask[21];
    assign lanes_21_start_float_1 = floats_1 & mask[21];
    assign lanes_21_start_float_2 = floats_2 & mask[21];
    assign lanes_21_start_float_3 = floats_3 & mask[21];
    assign lanes_21_start_float_4 = floats_4 & mask[21];
    assign lanes_21_start_alu = alu & mask[21];
    assign lanes_21_start_multiply = multiply & mask[21];
    assign lanes_21_start_divide = divide & mask[21];
    assign lanes_21_start_branch = branch & mask[21];
    assign left_21 = lanes_21_operands_0;
    assign right_21 = lanes_21_operands_1;
    assign lanes_22_read = issue & issue_lanes[22];
    assign lanes_22_start_float_0 = floats_0 & mask[22];
    assign lanes_22_start_float_1 = floats_1 & mask[22];
    assign lanes_22_start_float_2 = floats_2 & mask[22];
    assign lanes_22_start_float_3 = floats_3 & mask[22];
    assign lanes_22_start_float_4 = floats_4 & mask[22];
    assign lanes_22_start_alu = alu & mask[22];
    assign lanes_22_start_multiply = multiply & mask[22];
    assign lanes_22_start_divide = divide & mask[22];
    assign lanes_22_start_branch = branch & mask[22];
    assign left_22 = lanes_22_operands_0;
    assign right_22 = lanes_22_operands_1;
    assign lanes_23_read = issue & issue_lanes[23];
    assign lanes_23_start_float_0 = floats_0 & mask[23];
    assign lanes_23_start_float_1 = floats_1 & mask[23];
    assign lanes_23_start_float_2 = floats_2 & mask[23];
    assign lanes_23_start_float_3 = floats_3 & mask[23];
    assign lanes_23_start_float_4 = floats_4 & mask[23];
    assign lanes_23_start_alu = alu & mask[23];
    assign lanes_23_start_multiply = multiply & mask[23];
    assign lanes_23_start_divide = divide & mask[23];
    assign lanes_23_start_branch = branch & mask[23];
    assign left_23 = lanes_23_operands_0;
    assign right_23 = lanes_23_operands_1;
    assign lanes_24_read = issue & issue_lanes[24];
    assign lanes_24_start_float_0 = floats_0 & mask[24];
    assign lanes_24_start_float_1 = floats_1 & mask[24];
    assign lanes_24_start_float_2 = floats_2 & mask[24];
    assign lanes_24_start_float_3 = floats_3 & mask[24];
    assign lanes_24_start_float_4 = floats_4 & mask[24];
    assign lanes_24_start_alu = alu & mask[24];
    assign lanes_24_start_multiply = multiply & mask[24];
    assign lanes_24_start_divide = divide & mask[24];
    assign lanes_24_start_branch = branch & mask[24];
    assign left_24 = lanes_24_operands_0;
    assign right_24 = lanes_24_operands_1;
    assign lanes_25_read = issue & issue_lanes[25];
    assign lanes_25_start_float_0 = floats_0 & mask[25];
    assign lanes_25_start_float_1 = floats_1 & mask[25];
    assign lanes_25_start_float_2 = floats_2 & mask[25];
    assign lanes_25_start_float_3 = floats_3 & mask[25];
    assign lanes_25_start_float_4 = floats_4 & mask[25];
    assign lanes_25_start_alu = alu & mask[25];
    assign lanes_25_start_multiply = multiply & mask[25];
    assign lanes_25_start_divide = divide & mask[25];
    assign lanes_25_start_branch = branch & mask[25];
    assign left_25 = lanes_25_operands_0;
    assign right_25 = lanes_25_operands_1;
    assign lanes_26_read = issue & issue_lanes[26];
    assign lanes_26_start_float_0 = floats_0 & mask[26];
    assign lanes_26_start_float_1 = floats_1 & mask[26];
    assign lanes_26_start_float_2 = floats_2 & mask[26];
    assign lanes_26_start_float_3 = floats_3 & mask[26];
    assign lanes_26_start_float_4 = floats_4 & mask[26];
    assign lanes_26_start_alu = alu & mask[26];
    assign lanes_26_start_multiply = multiply & mask[26];
    assign lanes_26_start_divide = divide & mask[26];
    assign lanes_26_start_branch = branch & mask[26];
    assign left_26 = lanes_26_operands_0;
    assign right_26 = lanes_26_operands_1;
    assign lanes_27_read = issue & issue_lanes[27];
    assign lanes_27_start_float_0 = floats_0 & mask[27];
    assign lanes_27_start_float_1 = floats_1 & mask[27];
    assign lanes_27_start_float_2 = floats_2 & mask[27];
    assign lanes_27_start_float_3 = floats_3 & mask[27];
    assign lanes_27_start_float_4 = floats_4 & mask[27];
    assign lanes_27_start_alu = alu & mask[27];
    assign lanes_27_start_multiply = multiply & mask[27];
    assign lanes_27_start_divide = divide & mask[27];
    assign lanes_27_start_branch = branch & mask[27];
    assign left_27 = lanes_27_operands_0;
    assign right_27 = lanes_27_operands_1;
    assign lanes_28_read = issue & issue_lanes[28];
    assign lanes_28_start_float_0 = floats_0 & mask[28];
    assign lanes_28_start_float_1 = floats_1 & mask[28];
    assign lanes_28_start_float_2 = floats_2 & mask[28];
    assign lanes_28_start_float_3 = floats_3 & mask[28];
    assign lanes_28_start_float_4 = floats_4 & mask[28];
    assign lanes_28_start_alu = alu & mask[28];
    assign lanes_28_start_multiply = multiply & mask[28];
    assign lanes_28_start_divide = divide & mask[28];
    assign lanes_28_start_branch = branch & mask[28];
    assign left_28 = lanes_28_operands_0;
    assign right_28 = lanes_28_operands_1;
    assign lanes_29_read = issue & issue_lanes[29];
    assign lanes_29_start_float_0 = floats_0 & mask[29];
    assign lanes_29_start_float_1 = floats_1 & mask[29];
    assign lanes_29_start_float_2 = floats_2 & mask[29];
    assign lanes_29_start_float_3 = floats_3 & mask[29];
    assign lanes_29_start_float_4 = floats_4 & mask[29];
    assign lanes_29_start_alu = alu & mask[29];
    assign lanes_29_start_multiply = multiply & mask[29];
    assign lanes_29_start_divide = divide & mask[29];
    assign lanes_29_start_branch = branch & mask[29];
    assign left_29 = lanes_29_operands_0;
    assign right_29 = lanes_29_operands_1;
    assign lanes_30_read = issue & issue_lanes[30];
    assign lanes_30_start_float_0 = floats_0 & mask[30];
    assign lanes_30_start_float_1 = floats_1 & mask[30];
    assign lanes_30_start_float_2 = floats_2 & mask[30];
    assign lanes_30_start_float_3 = floats_3 & mask[30];
    assign lanes_30_start_float_4 = floats_4 & mask[30];
    assign lanes_30_start_alu = alu & mask[30];
    assign lanes_30_start_multiply = multiply & mask[30];
    assign lanes_30_start_divide = divide & mask[30];
    assign lanes_30_start_branch = branch & mask[30];
    assign left_30 = lanes_30_operands_0;
    assign right_30 = lanes_30_operands_1;
    assign lanes_31_read = issue & issue_lanes[31];
    assign lanes_31_start_float_0 = floats_0 & mask[31];
    assign lanes_31_start_float_1 = floats_1 & mask[31];
    assign lanes_31_start_float_2 = floats_2 & mask[31];
    assign lanes_31_start_float_3 = floats_3 & mask[31];
    assign lanes_31_start_float_4 = floats_4 & mask[31];
    assign lanes_31_start_alu = alu & mask[31];
    assign lanes_31_start_multiply = multiply & mask[31];
    assign lanes_31_start_divide = divide & mask[31];
    assign lanes_31_start_branch = branch & mask[31];
    assign left_31 = lanes_31_operands_0;
    assign right_31 = lanes_31_operands_1;

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        lanes_0_operands_2,
        lanes_1_operands_2,
        lanes_2_operands_2,
        lanes_3_operands_2,
        lanes_4_operands_2,
        lanes_5_operands_2,
        lanes_6_operands_2,
        lanes_7_operands_2,
        lanes_8_operands_2,
        lanes_9_operands_2,
        lanes_10_operands_2,
        lanes_11_operands_2,
        lanes_12_operands_2,
        lanes_13_operands_2,
        lanes_14_operands_2,
        lanes_15_operands_2,
        lanes_16_operands_2,
        lanes_17_operands_2,
        lanes_18_operands_2,
        lanes_19_operands_2,
        lanes_20_operands_2,
        lanes_21_operands_2,
        lanes_22_operands_2,
        lanes_23_operands_2,
        lanes_24_operands_2,
        lanes_25_operands_2,
        lanes_26_operands_2,
        lanes_27_operands_2,
        lanes_28_operands_2,
        lanes_29_operands_2,
        lanes_30_operands_2,
        lanes_31_operands_2,
        left_speaker_highest,
        left_speaker_disagree,
        right_speaker_highest,
        right_speaker_disagree,
        taken_speaker_highest,
        taken_speaker_disagree
    };
endmodule
