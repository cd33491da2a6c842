// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane: its registers, its arithmetic, and the one result it writes in a cycle.
//
// Issued in c: `read` and register numbers in c; operands out, and operation, immediate, pc, destination and one of the `start`s
// in, in c + 1; a result of latency N written at the end of c + N - 1, so that a read presented in c + N sees it. Units outside
// the lane (load/store, CSRs, exchange, link addresses) hand their results over at `other_*` in their own
// slots. All of it is this lane's: which context owns it was decided before. Knows nothing of masks, slots or scheduling.
//
// Registers, ALU, multiplier, divider, float unit, compare, writeback.

module lane (
    input  wire        clock,
    input  wire        reset,
    // Cycle of issue: whether operands are read; otherwise they keep their values.
    input  wire        read,
    // Cycle of issue: whose registers.
    input  wire  [4:0] read_warp,
    // Cycle of issue: which registers.
    input  wire  [5:0] read_registers_0,
    input  wire  [5:0] read_registers_1,
    input  wire  [5:0] read_registers_2,
    // A cycle later: their values, for the units here and outside.
    output wire [31:0] operands_0,
    output wire [31:0] operands_1,
    output wire [31:0] operands_2,
    // A cycle later: whether the lane runs an instruction of the ALU.
    input  wire        start_alu,
    // A cycle later: whether it runs a multiplication.
    input  wire        start_multiply,
    // A cycle later: whether it runs a division.
    input  wire        start_divide,
    // A cycle later: whether it runs a branch.
    input  wire        start_branch,
    // A cycle later: which float unit begins an operation.
    input  wire        start_float_0,
    input  wire        start_float_1,
    input  wire        start_float_2,
    input  wire        start_float_3,
    input  wire        start_float_4,
    // A cycle later: how it rounds.
    input  wire  [2:0] rounding_0,
    // A cycle later: operation number.
    input  wire  [6:0] op,
    // A cycle later: immediate.
    input  wire [31:0] immediate,
    // A cycle later: address of the instruction.
    input  wire [31:0] pc,
    // A cycle later: register (low six bits) and warp (above) the result is for.
    input  wire [10:0] destination,
    // A cycle later: whether this lane would take the branch.
    output wire        taken,
    // In a slot: which units outside hand over a result.
    input  wire        other_valid_0,
    input  wire        other_valid_1,
    input  wire        other_valid_2,
    input  wire        other_valid_3,
    // In a slot: the register each is for.
    input  wire [10:0] other_destinations_0,
    input  wire [10:0] other_destinations_1,
    input  wire [10:0] other_destinations_2,
    input  wire [10:0] other_destinations_3,
    // In a slot: their results.
    input  wire [31:0] other_results_0,
    input  wire [31:0] other_results_1,
    input  wire [31:0] other_results_2,
    input  wire [31:0] other_results_3,
    // In a slot: the flags each float unit raises.
    output reg   [4:0] flags_0,
    output reg   [4:0] flags_1,
    output reg   [4:0] flags_2,
    output reg   [4:0] flags_3,
    output reg   [4:0] flags_4,
    // Whether a register is written at the end of this cycle.
    output wire        write,
    // Which: register (low six bits) and warp (above).
    output wire [10:0] write_destination,
    // With what.
    output wire [31:0] write_value,
    // Whether two results met in one slot: never, if slots are booked. For simulations to stop at.
    output wire        collision
);

    wire [31:0] registers_operands_0;
    wire [31:0] registers_operands_1;
    wire [31:0] registers_operands_2;
    wire        alu_result_valid;
    wire [10:0] alu_result_destination;
    wire [31:0] alu_result;
    wire        multiplier_result_valid;
    wire [10:0] multiplier_result_destination;
    wire [31:0] multiplier_result;
    wire        divider_result_valid;
    wire [10:0] divider_result_destination;
    wire [31:0] divider_result;
    wire        floats_0_result_valid_0;
    wire        floats_0_result_valid_1;
    wire        floats_0_result_valid_2;
    wire        floats_0_result_valid_3;
    wire        floats_0_result_valid_4;
    wire [10:0] floats_0_result_destinations_0;
    wire [10:0] floats_0_result_destinations_1;
    wire [10:0] floats_0_result_destinations_2;
    wire [10:0] floats_0_result_destinations_3;
    wire [10:0] floats_0_result_destinations_4;
    wire [31:0] floats_0_results_0;
    wire [31:0] floats_0_results_1;
    wire [31:0] floats_0_results_2;
    wire [31:0] floats_0_results_3;
    wire [31:0] floats_0_results_4;
    wire  [4:0] floats_0_result_flags_0;
    wire  [4:0] floats_0_result_flags_1;
    wire  [4:0] floats_0_result_flags_2;
    wire  [4:0] floats_0_result_flags_3;
    wire  [4:0] floats_0_result_flags_4;
    wire        writeback_write;
    wire [10:0] writeback_write_destination;
    wire [31:0] writeback_write_value;

    lane_registers u_registers (
        .clock             (clock),
        .reset             (reset),
        .read              (read),
        .read_warp         (read_warp),
        .read_registers_0  (read_registers_0),
        .read_registers_1  (read_registers_1),
        .read_registers_2  (read_registers_2),
        .operands_0        (registers_operands_0),
        .operands_1        (registers_operands_1),
        .operands_2        (registers_operands_2),
        .write             (writeback_write),
        .write_destination (writeback_write_destination),
        .write_value       (writeback_write_value)
    );

    lane_alu u_alu (
        .start              (start_alu),
        .op                 (op),
        .pc                 (pc),
        .immediate          (immediate),
        .left               (registers_operands_0),
        .right              (registers_operands_1),
        .destination        (destination),
        .result_valid       (alu_result_valid),
        .result_destination (alu_result_destination),
        .result             (alu_result)
    );

    lane_multiplier u_multiplier (
        .clock              (clock),
        .reset              (reset),
        .start              (start_multiply),
        .op                 (op),
        .left               (registers_operands_0),
        .right              (registers_operands_1),
        .destination        (destination),
        .result_valid       (multiplier_result_valid),
        .result_destination (multiplier_result_destination),
        .result             (multiplier_result)
    );

    lane_divider u_divider (
        .clock              (clock),
        .reset              (reset),
        .start              (start_divide),
        .op                 (op),
        .left               (registers_operands_0),
        .right              (registers_operands_1),
        .destination        (destination),
        .result_valid       (divider_result_valid),
        .result_destination (divider_result_destination),
        .result             (divider_result)
    );

    lane_compare u_compare (
        .start (start_branch),
        .op    (op),
        .left  (registers_operands_0),
        .right (registers_operands_1),
        .taken (taken)
    );

    lane_float u_floats_0 (
        .clock                 (clock),
        .reset                 (reset),
        .start_0               (start_float_0),
        .start_1               (start_float_1),
        .start_2               (start_float_2),
        .start_3               (start_float_3),
        .start_4               (start_float_4),
        .op                    (op),
        .rounding              (rounding_0),
        .operands_0            (registers_operands_0),
        .operands_1            (registers_operands_1),
        .operands_2            (registers_operands_2),
        .destination           (destination),
        .result_valid_0        (floats_0_result_valid_0),
        .result_valid_1        (floats_0_result_valid_1),
        .result_valid_2        (floats_0_result_valid_2),
        .result_valid_3        (floats_0_result_valid_3),
        .result_valid_4        (floats_0_result_valid_4),
        .result_destinations_0 (floats_0_result_destinations_0),
        .result_destinations_1 (floats_0_result_destinations_1),
        .result_destinations_2 (floats_0_result_destinations_2),
        .result_destinations_3 (floats_0_result_destinations_3),
        .result_destinations_4 (floats_0_result_destinations_4),
        .results_0             (floats_0_results_0),
        .results_1             (floats_0_results_1),
        .results_2             (floats_0_results_2),
        .results_3             (floats_0_results_3),
        .results_4             (floats_0_results_4),
        .result_flags_0        (floats_0_result_flags_0),
        .result_flags_1        (floats_0_result_flags_1),
        .result_flags_2        (floats_0_result_flags_2),
        .result_flags_3        (floats_0_result_flags_3),
        .result_flags_4        (floats_0_result_flags_4)
    );

    writeback u_writeback (
        .valid_0           (alu_result_valid),
        .valid_1           (multiplier_result_valid),
        .valid_2           (divider_result_valid),
        .valid_3           (other_valid_0),
        .valid_4           (other_valid_1),
        .valid_5           (other_valid_2),
        .valid_6           (other_valid_3),
        .valid_7           (floats_0_result_valid_0),
        .valid_8           (floats_0_result_valid_1),
        .valid_9           (floats_0_result_valid_2),
        .valid_10          (floats_0_result_valid_3),
        .valid_11          (floats_0_result_valid_4),
        .destinations_0    (alu_result_destination),
        .destinations_1    (multiplier_result_destination),
        .destinations_2    (divider_result_destination),
        .destinations_3    (other_destinations_0),
        .destinations_4    (other_destinations_1),
        .destinations_5    (other_destinations_2),
        .destinations_6    (other_destinations_3),
        .destinations_7    (floats_0_result_destinations_0),
        .destinations_8    (floats_0_result_destinations_1),
        .destinations_9    (floats_0_result_destinations_2),
        .destinations_10   (floats_0_result_destinations_3),
        .destinations_11   (floats_0_result_destinations_4),
        .values_0          (alu_result),
        .values_1          (multiplier_result),
        .values_2          (divider_result),
        .values_3          (other_results_0),
        .values_4          (other_results_1),
        .values_5          (other_results_2),
        .values_6          (other_results_3),
        .values_7          (floats_0_results_0),
        .values_8          (floats_0_results_1),
        .values_9          (floats_0_results_2),
        .values_10         (floats_0_results_3),
        .values_11         (floats_0_results_4),
        .write             (writeback_write),
        .write_destination (writeback_write_destination),
        .write_value       (writeback_write_value),
        .collision         (collision)
    );

    assign operands_0 = registers_operands_0;
    assign operands_1 = registers_operands_1;
    assign operands_2 = registers_operands_2;

    always @* begin
        flags_0 = 5'h0;
        if (floats_0_result_valid_0) begin
            flags_0 = floats_0_result_flags_0;
        end
    end

    always @* begin
        flags_1 = 5'h0;
        if (floats_0_result_valid_1) begin
            flags_1 = floats_0_result_flags_1;
        end
    end

    always @* begin
        flags_2 = 5'h0;
        if (floats_0_result_valid_2) begin
            flags_2 = floats_0_result_flags_2;
        end
    end

    always @* begin
        flags_3 = 5'h0;
        if (floats_0_result_valid_3) begin
            flags_3 = floats_0_result_flags_3;
        end
    end

    always @* begin
        flags_4 = 5'h0;
        if (floats_0_result_valid_4) begin
            flags_4 = floats_0_result_flags_4;
        end
    end

    assign write = writeback_write;
    assign write_destination = writeback_write_destination;
    assign write_value = writeback_write_value;
endmodule
