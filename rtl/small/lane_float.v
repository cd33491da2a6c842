// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's float unit: all of RV32F but loads and stores.
//
// Five units, one for each latency class, that share nothing but their operands. Issued in c: operands, operation, rounding
// mode (the instruction's or `frm`, never "dynamic"), destination and one of the starts in c + 1; result and flags
// of a unit of latency N in c + N - 1. Divider and square root take one operation at a time, the others one in every cycle. No
// time depends on data. Several units may hand over in one cycle; whoever books slots sees to it that only one of them
// is for a register. A core without float has no such block. Knows nothing of registers, masks or other lanes.
//
// Five float units side by side.

module lane_float (
    input  wire        clock,
    input  wire        reset,
    // For each unit, whether this lane begins an operation of it.
    input  wire        start_0,
    input  wire        start_1,
    input  wire        start_2,
    input  wire        start_3,
    input  wire        start_4,
    // Operation number.
    input  wire  [6:0] op,
    // Rounding mode, never "dynamic".
    input  wire  [2:0] rounding,
    // The operands.
    input  wire [31:0] operands_0,
    input  wire [31:0] operands_1,
    input  wire [31:0] operands_2,
    // Register (low six bits) and warp (above) the result is for.
    input  wire  [7:0] destination,
    // For each unit, whether it hands over a result.
    output wire        result_valid_0,
    output wire        result_valid_1,
    output wire        result_valid_2,
    output wire        result_valid_3,
    output wire        result_valid_4,
    // For each unit, the register that is for.
    output wire  [7:0] result_destinations_0,
    output wire  [7:0] result_destinations_1,
    output wire  [7:0] result_destinations_2,
    output wire  [7:0] result_destinations_3,
    output wire  [7:0] result_destinations_4,
    // For each unit, the result.
    output wire [31:0] results_0,
    output wire [31:0] results_1,
    output wire [31:0] results_2,
    output wire [31:0] results_3,
    output wire [31:0] results_4,
    // For each unit, the flags its result raises, as `fflags` holds them.
    output wire  [4:0] result_flags_0,
    output wire  [4:0] result_flags_1,
    output wire  [4:0] result_flags_2,
    output wire  [4:0] result_flags_3,
    output wire  [4:0] result_flags_4
);

    lane_float_simple u_simple (
        .start              (start_0),
        .op                 (op),
        .operands_0         (operands_0),
        .operands_1         (operands_1),
        .destination        (destination),
        .result_valid       (result_valid_0),
        .result_destination (result_destinations_0),
        .result             (results_0),
        .flags              (result_flags_0)
    );

    lane_fma u_fma (
        .clock              (clock),
        .reset              (reset),
        .start              (start_1),
        .op                 (op),
        .rounding           (rounding),
        .operands_0         (operands_0),
        .operands_1         (operands_1),
        .operands_2         (operands_2),
        .destination        (destination),
        .result_valid       (result_valid_1),
        .result_destination (result_destinations_1),
        .result             (results_1),
        .flags              (result_flags_1)
    );

    lane_converter u_converter (
        .clock              (clock),
        .reset              (reset),
        .start              (start_2),
        .op                 (op),
        .rounding           (rounding),
        .operands_0         (operands_0),
        .destination        (destination),
        .result_valid       (result_valid_2),
        .result_destination (result_destinations_2),
        .result             (results_2),
        .flags              (result_flags_2)
    );

    lane_float_divider u_divider (
        .clock              (clock),
        .reset              (reset),
        .start              (start_3),
        .rounding           (rounding),
        .operands_0         (operands_0),
        .operands_1         (operands_1),
        .destination        (destination),
        .result_valid       (result_valid_3),
        .result_destination (result_destinations_3),
        .result             (results_3),
        .flags              (result_flags_3)
    );

    lane_square_root u_square_root (
        .clock              (clock),
        .reset              (reset),
        .start              (start_4),
        .rounding           (rounding),
        .operands_0         (operands_0),
        .destination        (destination),
        .result_valid       (result_valid_4),
        .result_destination (result_destinations_4),
        .result             (results_4),
        .flags              (result_flags_4)
    );
endmodule
