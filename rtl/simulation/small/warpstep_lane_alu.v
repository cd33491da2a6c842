// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's integer arithmetic: RV32I but for loads, stores, branches and jumps.
//
// Operands in c + 1, the result handed over in c + latency - 1; takes an operation in every cycle, and one that is not started
// computes nothing. Latency 2: all in one cycle. From 3 on what is added, shifted or combined, and which of them, is registered
// first: operands come late. Every cycle more is a wait behind the result. Knows nothing of registers or masks.
//
// Adds, compares, shifts, combines.

`default_nettype none

module warpstep_lane_alu (
    input  wire        start, // This lane begins an operation of this unit.
    // What is computed.
    input  wire  [6:0] operation_op, // Operation number.
    input  wire [31:0] operation_left, // First operand.
    input  wire [31:0] operation_right, // Second operand.
    input  wire  [7:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [31:0] pc, // Address of the instruction.
    input  wire [31:0] immediate, // Immediate operand of the instruction.
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [7:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [31:0] result_value // Value of the result.
);

    localparam [6:0] OP_LUI = 7'h0;
    localparam [6:0] OP_AUIPC = 7'h1;
    localparam [6:0] OP_ADDI = 7'h12;
    localparam [6:0] OP_SLTI = 7'h13;
    localparam [6:0] OP_SLTIU = 7'h14;
    localparam [6:0] OP_XORI = 7'h15;
    localparam [6:0] OP_ORI = 7'h16;
    localparam [6:0] OP_ANDI = 7'h17;
    localparam [6:0] OP_SLLI = 7'h18;
    localparam [6:0] OP_SRLI = 7'h19;
    localparam [6:0] OP_SRAI = 7'h1a;
    localparam [6:0] OP_ADD = 7'h1b;
    localparam [6:0] OP_SUB = 7'h1c;
    localparam [6:0] OP_SLL = 7'h1d;
    localparam [6:0] OP_SLT = 7'h1e;
    localparam [6:0] OP_SLTU = 7'h1f;
    localparam [6:0] OP_XOR = 7'h20;
    localparam [6:0] OP_SRL = 7'h21;
    localparam [6:0] OP_SRA = 7'h22;
    localparam [6:0] OP_OR = 7'h23;
    localparam [6:0] OP_AND = 7'h24;

    reg         entering_adds;
    reg         entering_compares;
    reg         entering_xors;
    reg         entering_ors;
    reg         entering_ands;
    reg         entering_shifts_left;
    reg         entering_shifts_right;
    reg         entering_subtracts;
    reg         entering_signs;
    reg  [31:0] entering_first;
    reg  [31:0] entering_second;
    wire [31:0] flips;
    wire [33:0] left_summand;
    reg  [33:0] right_summand;
    wire [33:0] sum;
    reg  [31:0] turned;
    reg  [32:0] extended;
    reg  [31:0] added;
    reg  [31:0] combined;
    reg  [31:0] shifted;
    wire [31:0] computed;
    wire [32:0] moved_step0;

    always @* begin
        // What is computed.
        entering_adds = 1'b0;
        entering_compares = 1'b0;
        entering_xors = 1'b0;
        entering_ors = 1'b0;
        entering_ands = 1'b0;
        entering_shifts_left = 1'b0;
        entering_shifts_right = 1'b0;
        entering_subtracts = 1'b0;
        entering_signs = 1'b0;
        case (operation_op)
            OP_LUI: entering_adds = 1'b1;
            OP_AUIPC: entering_adds = 1'b1;
            OP_ADDI: entering_adds = 1'b1;
            OP_ADD: entering_adds = 1'b1;
            OP_SUB: begin
                entering_adds = 1'b1;
                entering_subtracts = 1'b1;
            end
            OP_SLTI: begin
                entering_compares = 1'b1;
                entering_subtracts = 1'b1;
                entering_signs = 1'b1;
            end
            OP_SLT: begin
                entering_compares = 1'b1;
                entering_subtracts = 1'b1;
                entering_signs = 1'b1;
            end
            OP_SLTIU: begin
                entering_compares = 1'b1;
                entering_subtracts = 1'b1;
            end
            OP_SLTU: begin
                entering_compares = 1'b1;
                entering_subtracts = 1'b1;
            end
            OP_XORI: entering_xors = 1'b1;
            OP_XOR: entering_xors = 1'b1;
            OP_ORI: entering_ors = 1'b1;
            OP_OR: entering_ors = 1'b1;
            OP_ANDI: entering_ands = 1'b1;
            OP_AND: entering_ands = 1'b1;
            OP_SLLI: entering_shifts_left = 1'b1;
            OP_SLL: entering_shifts_left = 1'b1;
            OP_SRLI: entering_shifts_right = 1'b1;
            OP_SRL: entering_shifts_right = 1'b1;
            OP_SRAI: begin
                entering_shifts_right = 1'b1;
                entering_signs = 1'b1;
            end
            OP_SRA: begin
                entering_shifts_right = 1'b1;
                entering_signs = 1'b1;
            end
            default: ;
        endcase
    end

    always @* begin
        // Operations with an immediate come first.
        entering_first = operation_left;
        if (operation_op == OP_LUI) entering_first = 32'h0;
        if (operation_op == OP_AUIPC) entering_first = pc;
    end

    always @* begin
        entering_second = operation_right;
        if (operation_op <= OP_SRAI) entering_second = immediate;
    end

    // One adder for sums, differences and comparisons.
    assign flips = {entering_signs, 31'h0};
    assign left_summand = {1'b0, entering_first ^ flips, 1'b1};

    always @* begin
        right_summand = {1'b0, entering_second, 1'b0};
        if (entering_subtracts) right_summand = {1'b0, ~(entering_second ^ flips), 1'b1};
    end

    assign sum = left_summand + right_summand;

    always @* begin : set_turned
        integer place;
        // One shifter of 33 bits for all shifts: for those to the left, the word is turned round before and after.
        turned = 32'h0;
        if (entering_shifts_left) begin
            for (place = 0; place < 32; place = place + 1) begin
                turned[place] = operation_left[31 - place];
            end
        end
    end

    always @* begin
        extended = {1'b0, operation_left};
        if (entering_signs) extended = {operation_left[31], operation_left};
        if (entering_shifts_left) extended = {1'b0, turned};
    end

    assign moved_step0 = $unsigned($signed(extended) >>> entering_second[4:0]);

    always @* begin : set_added
        integer place;
        // One of these at most is not zero: simulators pass by the others.
        added = 32'h0;
        combined = 32'h0;
        shifted = 32'h0;
        if (start) begin
            if (entering_adds) added = sum[32:1];
            if (entering_compares) added = {31'h0, ~sum[33]};
            if (entering_xors) combined = operation_left ^ entering_second;
            if (entering_ors) combined = operation_left | entering_second;
            if (entering_ands) combined = operation_left & entering_second;
            if (entering_shifts_left) begin
                for (place = 0; place < 32; place = place + 1) begin
                    shifted[place] = moved_step0[31 - place];
                end
            end
            if (entering_shifts_right) shifted = moved_step0[31:0];
        end
    end

    assign computed = added | combined | shifted;
    assign result_valid = start;
    assign result_destination = operation_destination;
    assign result_value = computed;

    // Not used here.
    wire unused = &{1'b0, sum[0], moved_step0[32]};
endmodule

`default_nettype wire
