// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One lane's integer arithmetic: RV32I but for loads, stores, branches and jumps.
//
// Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
// operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.
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

    reg         adds;
    reg         compares;
    reg         xors;
    reg         ors;
    reg         ands;
    reg         shifts_left;
    reg         shifts_right;
    reg         subtracts;
    reg         signs;
    reg  [31:0] first;
    reg  [31:0] second;
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
        adds = 1'b0;
        compares = 1'b0;
        xors = 1'b0;
        ors = 1'b0;
        ands = 1'b0;
        shifts_left = 1'b0;
        shifts_right = 1'b0;
        subtracts = 1'b0;
        signs = 1'b0;
        case (operation_op)
            OP_LUI: adds = 1'b1;
            OP_AUIPC: adds = 1'b1;
            OP_ADDI: adds = 1'b1;
            OP_ADD: adds = 1'b1;
            OP_SUB: begin
                adds = 1'b1;
                subtracts = 1'b1;
            end
            OP_SLTI: begin
                compares = 1'b1;
                subtracts = 1'b1;
                signs = 1'b1;
            end
            OP_SLT: begin
                compares = 1'b1;
                subtracts = 1'b1;
                signs = 1'b1;
            end
            OP_SLTIU: begin
                compares = 1'b1;
                subtracts = 1'b1;
            end
            OP_SLTU: begin
                compares = 1'b1;
                subtracts = 1'b1;
            end
            OP_XORI: xors = 1'b1;
            OP_XOR: xors = 1'b1;
            OP_ORI: ors = 1'b1;
            OP_OR: ors = 1'b1;
            OP_ANDI: ands = 1'b1;
            OP_AND: ands = 1'b1;
            OP_SLLI: shifts_left = 1'b1;
            OP_SLL: shifts_left = 1'b1;
            OP_SRLI: shifts_right = 1'b1;
            OP_SRL: shifts_right = 1'b1;
            OP_SRAI: begin
                shifts_right = 1'b1;
                signs = 1'b1;
            end
            OP_SRA: begin
                shifts_right = 1'b1;
                signs = 1'b1;
            end
            default: ;
        endcase
    end

    always @* begin
        // Operations with an immediate come first.
        first = operation_left;
        if (operation_op == OP_LUI) first = 32'h0;
        if (operation_op == OP_AUIPC) first = pc;
    end

    always @* begin
        second = operation_right;
        if (operation_op <= OP_SRAI) second = immediate;
    end

    // One adder for sums, differences and comparisons.
    assign flips = {signs, 31'h0};
    assign left_summand = {1'b0, first ^ flips, 1'b1};

    always @* begin
        right_summand = {1'b0, second, 1'b0};
        if (subtracts) right_summand = {1'b0, ~(second ^ flips), 1'b1};
    end

    assign sum = left_summand + right_summand;

    always @* begin : set_turned
        integer place;
        // One shifter of 33 bits for all shifts: for those to the left, the word is turned round before and after.
        turned = 32'h0;
        if (shifts_left) begin
            for (place = 0; place < 32; place = place + 1) begin
                turned[place] = operation_left[31 - place];
            end
        end
    end

    always @* begin
        extended = {1'b0, operation_left};
        if (signs) extended = {operation_left[31], operation_left};
        if (shifts_left) extended = {1'b0, turned};
    end

    assign moved_step0 = $unsigned($signed(extended) >>> second[4:0]);

    always @* begin : set_added
        integer place;
        // One of these at most is not zero: simulators pass by the others.
        added = 32'h0;
        combined = 32'h0;
        shifted = 32'h0;
        if (start) begin
            if (adds) added = sum[32:1];
            if (compares) added = {31'h0, ~sum[33]};
            if (xors) combined = operation_left ^ second;
            if (ors) combined = operation_left | second;
            if (ands) combined = operation_left & second;
            if (shifts_left) begin
                for (place = 0; place < 32; place = place + 1) begin
                    shifted[place] = moved_step0[31 - place];
                end
            end
            if (shifts_right) shifted = moved_step0[31:0];
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
