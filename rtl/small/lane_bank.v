// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
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
    input  wire  [1:0] issue_owner,
    // Cycle c: its lanes.
    input  wire  [3:0] issue_lanes,
    // Cycle c: first register it reads.
    input  wire  [5:0] reads_first,
    // Cycle c: second register it reads.
    input  wire  [5:0] reads_second,
    // Cycle c: third register it reads.
    input  wire  [5:0] reads_third_0,
    // Cycle c + 1: there is an instruction.
    input  wire        valid,
    // Its lanes.
    input  wire  [3:0] mask,
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
    input  wire  [7:0] destination,
    // First operand of each lane.
    output wire [31:0] left_0,
    output wire [31:0] left_1,
    output wire [31:0] left_2,
    output wire [31:0] left_3,
    // Second operand of each lane.
    output wire [31:0] right_0,
    output wire [31:0] right_1,
    output wire [31:0] right_2,
    output wire [31:0] right_3,
    // Bit 0 of each lane's first operand.
    output wire  [3:0] predicate,
    // First operand of the highest active lane.
    output wire [31:0] left_spoken,
    // Its second operand.
    output wire [31:0] right_spoken,
    // Whether it would take the branch.
    output wire        taken_spoken,
    // In its slot, a result of the CSRs: for these lanes.
    input  wire  [3:0] csr_lanes,
    // For which register.
    input  wire  [7:0] csr_destinations_0,
    input  wire  [7:0] csr_destinations_1,
    input  wire  [7:0] csr_destinations_2,
    input  wire  [7:0] csr_destinations_3,
    // The result.
    input  wire [31:0] csr_results_0,
    input  wire [31:0] csr_results_1,
    input  wire [31:0] csr_results_2,
    input  wire [31:0] csr_results_3,
    // In its slot, a result of lane exchange: for these lanes.
    input  wire  [3:0] exchange_lanes,
    // For which register.
    input  wire  [7:0] exchange_destination,
    // The result.
    input  wire [31:0] exchange_results_0,
    input  wire [31:0] exchange_results_1,
    input  wire [31:0] exchange_results_2,
    input  wire [31:0] exchange_results_3,
    // In its slot, a result of a control instruction: for these lanes.
    input  wire  [3:0] link_lanes,
    // For which register.
    input  wire  [7:0] link_destination,
    // The result, the same for all.
    input  wire [31:0] link_result,
    // In its slot, words that were loaded: for these lanes.
    input  wire  [3:0] load_lanes,
    // For which register.
    input  wire  [7:0] load_destination,
    // The words.
    input  wire [31:0] load_results_0,
    input  wire [31:0] load_results_1,
    input  wire [31:0] load_results_2,
    input  wire [31:0] load_results_3,
    // In a slot: flags each float unit raises in any lane.
    output reg   [4:0] flags_0,
    output reg   [4:0] flags_1,
    output reg   [4:0] flags_2,
    output reg   [4:0] flags_3,
    output reg   [4:0] flags_4,
    // Lanes that write a register at the end of this cycle.
    output wire  [3:0] writes,
    // Which register (low six bits) of which warp (above).
    output wire  [7:0] write_destinations_0,
    output wire  [7:0] write_destinations_1,
    output wire  [7:0] write_destinations_2,
    output wire  [7:0] write_destinations_3,
    // With what.
    output wire [31:0] write_values_0,
    output wire [31:0] write_values_1,
    output wire [31:0] write_values_2,
    output wire [31:0] write_values_3,
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
    wire  [1:0] left_speaker_highest;
    wire        left_speaker_disagree;
    wire  [1:0] right_speaker_highest;
    wire        right_speaker_disagree;
    wire  [1:0] taken_speaker_highest;
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

    speaker_values32 u_left_speaker (
        .listen   (valid),
        .active   (mask),
        .values_0 (lanes_0_operands_0),
        .values_1 (lanes_1_operands_0),
        .values_2 (lanes_2_operands_0),
        .values_3 (lanes_3_operands_0),
        .highest  (left_speaker_highest),
        .spoken   (left_spoken),
        .disagree (left_speaker_disagree)
    );

    speaker_values32 u_right_speaker (
        .listen   (valid),
        .active   (mask),
        .values_0 (lanes_0_operands_1),
        .values_1 (lanes_1_operands_1),
        .values_2 (lanes_2_operands_1),
        .values_3 (lanes_3_operands_1),
        .highest  (right_speaker_highest),
        .spoken   (right_spoken),
        .disagree (right_speaker_disagree)
    );

    speaker_values1 u_taken_speaker (
        .listen   (valid),
        .active   (mask),
        .values_0 (lanes_0_taken),
        .values_1 (lanes_1_taken),
        .values_2 (lanes_2_taken),
        .values_3 (lanes_3_taken),
        .highest  (taken_speaker_highest),
        .spoken   (taken_spoken),
        .disagree (taken_speaker_disagree)
    );

    assign writes = {lanes_3_write, lanes_2_write, lanes_1_write, lanes_0_write};

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
    end

    assign predicate = {lanes_3_operands_0[0], lanes_2_operands_0[0], lanes_1_operands_0[0], lanes_0_operands_0[0]};

    always @* begin
        flags_0 = 5'h0;
        flags_0 = flags_0 | lanes_0_flags_0;
        flags_0 = flags_0 | lanes_1_flags_0;
        flags_0 = flags_0 | lanes_2_flags_0;
        flags_0 = flags_0 | lanes_3_flags_0;
    end

    always @* begin
        flags_1 = 5'h0;
        flags_1 = flags_1 | lanes_0_flags_1;
        flags_1 = flags_1 | lanes_1_flags_1;
        flags_1 = flags_1 | lanes_2_flags_1;
        flags_1 = flags_1 | lanes_3_flags_1;
    end

    always @* begin
        flags_2 = 5'h0;
        flags_2 = flags_2 | lanes_0_flags_2;
        flags_2 = flags_2 | lanes_1_flags_2;
        flags_2 = flags_2 | lanes_2_flags_2;
        flags_2 = flags_2 | lanes_3_flags_2;
    end

    always @* begin
        flags_3 = 5'h0;
        flags_3 = flags_3 | lanes_0_flags_3;
        flags_3 = flags_3 | lanes_1_flags_3;
        flags_3 = flags_3 | lanes_2_flags_3;
        flags_3 = flags_3 | lanes_3_flags_3;
    end

    always @* begin
        flags_4 = 5'h0;
        flags_4 = flags_4 | lanes_0_flags_4;
        flags_4 = flags_4 | lanes_1_flags_4;
        flags_4 = flags_4 | lanes_2_flags_4;
        flags_4 = flags_4 | lanes_3_flags_4;
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

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        lanes_0_operands_2,
        lanes_1_operands_2,
        lanes_2_operands_2,
        lanes_3_operands_2,
        left_speaker_highest,
        left_speaker_disagree,
        right_speaker_highest,
        right_speaker_disagree,
        taken_speaker_highest,
        taken_speaker_disagree
    };
endmodule
