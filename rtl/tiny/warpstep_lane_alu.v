// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire  [6:0] operation_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [31:0] pc, // Address of the instruction.
    input  wire [31:0] immediate, // Immediate operand of the instruction.
    // The result, in its slot.
    output wire        result_valid, // There is a result in this cycle.
    output wire  [6:0] result_destination, // Destination of the result: register (low six bits) and warp (above).
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

    reg  [31:0] first;
    reg  [31:0] second;
    reg  [32:0] extended;
    reg  [31:0] computed;
    reg  [32:0] computed_step0;
    reg  [32:0] computed_step1;
    reg  [32:0] computed_step2;
    reg  [32:0] computed_step3;

    always @* begin
        // Operations with an immediate stand side by side.
        first = operation_left;
        second = operation_right;
        if ((operation_op >= OP_ADDI) & (operation_op <= OP_SRAI)) second = immediate;
        if (operation_op == OP_AUIPC) begin
            first = pc;
            second = immediate;
        end
    end

    always @* begin
        // Logical and arithmetic shifts share a shifter of 33 bits.
        extended = {1'b0, first};
        if ((operation_op == OP_SRAI) | (operation_op == OP_SRA)) extended = {first[31], first};
    end

    always @* begin
        computed = 32'h0;
        computed_step0 = 33'h0;
        computed_step1 = 33'h0;
        computed_step2 = 33'h0;
        computed_step3 = 33'h0;
        if (start) begin
            case (operation_op)
                OP_LUI: computed = immediate;
                OP_AUIPC: computed = first + second;
                OP_ADDI: computed = first + second;
                OP_ADD: computed = first + second;
                OP_SUB: computed = first - second;
                OP_SLTI: computed = {31'h0, $signed(first) < $signed(second)};
                OP_SLT: computed = {31'h0, $signed(first) < $signed(second)};
                OP_SLTIU: computed = {31'h0, first < second};
                OP_SLTU: computed = {31'h0, first < second};
                OP_XORI: computed = first ^ second;
                OP_XOR: computed = first ^ second;
                OP_ORI: computed = first | second;
                OP_OR: computed = first | second;
                OP_ANDI: computed = first & second;
                OP_AND: computed = first & second;
                OP_SLLI: computed = first << second[4:0];
                OP_SLL: computed = first << second[4:0];
                OP_SRLI: begin
                    computed_step0 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step0[31:0];
                end
                OP_SRL: begin
                    computed_step1 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step1[31:0];
                end
                OP_SRAI: begin
                    computed_step2 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step2[31:0];
                end
                OP_SRA: begin
                    computed_step3 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step3[31:0];
                end
                default: ;
            endcase
        end
    end

    assign result_valid = start;
    assign result_destination = operation_destination;
    assign result_value = computed;

    // Not used here.
    wire unused = &{1'b0, computed_step0[32], computed_step1[32], computed_step2[32], computed_step3[32]};
endmodule

`default_nettype wire
