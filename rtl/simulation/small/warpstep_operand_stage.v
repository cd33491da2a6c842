// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The instruction that issues, kept for the cycle of its operands.
//
// Issued in c: its kind and the registers it reads are known at once; all else is there in c + 1. An illegal
// word is of no kind; nor is a float instruction that leaves its rounding mode open while frm holds a reserved one,
// which is found in c + 1 and is illegal, too. Knows nothing of values.
//
// From the cycle of issue to that of the operands.

`default_nettype none

module warpstep_operand_stage (
    input  wire        clock,
    input  wire        reset,
    // Cycle c: what issues.
    input  wire        issue_valid, // An instruction issues in this cycle, not a NOP.
    input  wire  [1:0] issue_context, // Warp that issues; the same at every issue port.
    // Active lanes of the context that issues, one bit per lane; none if nothing but a NOP does.
    input  wire  [3:0] issue_active,
    input  wire        issue_entry_valid, // There is an entry.
    input  wire        issue_entry_nop, // The entry is a compensation NOP.
    input  wire  [1:0] issue_entry_cause, // Cause of a compensation NOP.
    input  wire [31:0] issue_entry_pc, // Address of the instruction.
    input  wire  [6:0] issue_entry_op, // Operation number; all ones for an illegal word.
    input  wire  [4:0] issue_entry_class, // Class of the operation.
    input  wire  [5:0] issue_entry_rd, // Destination register.
    input  wire  [5:0] issue_entry_rs1, // First source register.
    input  wire  [5:0] issue_entry_rs2, // Second source register.
    input  wire  [5:0] issue_entry_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire [31:0] issue_entry_immediate,
    input  wire [31:0] issue_entry_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire        issue_entry_looped,
    // Cycle c: the registers that are read.
    output reg   [3:0] read_active, // Lanes that read, one bit per lane.
    output wire  [1:0] read_context, // Warp whose registers are read.
    output wire [17:0] read_registers, // Register read at each port.
    input  wire [11:0] frm, // Cycle c + 1: rounding mode that frm of each warp holds.
    // Cycle c + 1: the issued instruction.
    output wire        issued_valid, // An instruction issued in the last cycle.
    output wire  [1:0] issued_context, // Warp of the issued instruction; the same at every issue port.
    output wire  [3:0] issued_active, // Lanes that execute the issued instruction, one bit per lane.
    output wire  [6:0] issued_op, // Operation number of the issued instruction.
    output wire [31:0] issued_pc, // Address of the issued instruction.
    output wire  [5:0] issued_rd, // Destination register of the issued instruction; 0 for none.
    output wire  [5:0] issued_rs1, // First source register of the issued instruction.
    output wire [31:0] issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    output wire        issued_looped,
    output wire  [7:0] destination, // Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    output reg   [9:0] starts, // Cycle c + 1: unit of fixed latency that begins, one bit per unit.
    output wire        branch, // Cycle c + 1: the instruction is a branch.
    output wire        control, // Cycle c + 1: the instruction blocks its context until it is resolved.
    output wire  [2:0] rounding, // Cycle c + 1: rounding mode of a float instruction.
    // Cycle c + 1: the write port of the result; absent if there is only one.
    output wire        choice_valid, // The issued instruction has a destination.
    output wire  [7:0] choice_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire        choice_long, // The result is written at the long port, not at the short one.
    output wire        illegal, // Cycle c + 1: the instruction is illegal.
    output wire [31:0] word // Cycle c + 1: the instruction word; zero without trace ports.
);

    localparam [4:0] ALU = 5'h0;
    localparam [4:0] BRANCH = 5'h6;
    localparam [4:0] CSR = 5'h9;
    localparam [4:0] DIVIDE = 5'h2;
    localparam [2:0] DYNAMIC = 3'h7;
    localparam [6:0] FENCE_I = 7'h50;
    localparam [4:0] FLOAT_SIMPLE = 5'hc;
    localparam [4:0] FLOAT_FMA = 5'hd;
    localparam [4:0] FLOAT_CONVERT = 5'he;
    localparam [4:0] FLOAT_DIVIDE = 5'hf;
    localparam [4:0] FLOAT_SQRT = 5'h10;
    localparam [6:0] ILLEGAL = 7'h7f;
    localparam [4:0] JUMP = 5'h7;
    localparam [4:0] LANE_EXCHANGE = 5'hb;
    localparam [6:0] MRET = 7'h51;
    localparam [4:0] MULTIPLY = 5'h1;
    localparam [2:0] RESERVED = 3'h5;
    localparam [4:0] WARP_CONTROL = 5'ha;

    reg         held_valid_q;
    reg   [1:0] held_context_q;
    reg   [3:0] held_active_q;
    reg   [6:0] held_op_q;
    reg  [31:0] held_pc_q;
    reg   [5:0] held_rd_q;
    reg   [5:0] held_rs1_q;
    reg  [31:0] held_immediate_q;
    reg         held_looped_q;
    reg   [4:0] held_class_q;
    reg  [31:0] held_word_q;
    reg   [2:0] mode;
    wire        reserved;
    wire        short_control;
    wire        short_known;

    warpstep_decoder_table_word5_control1 u_short_0 (
        .word    (held_class_q),
        .control (short_control),
        .known   (short_known)
    );

    // Cycle c. What is held means something only if it is valid: that something issues is known last.
    assign read_context = issue_context;
    assign read_registers[5:0] = issue_entry_rs1;
    assign read_registers[11:6] = issue_entry_rs2;
    assign read_registers[17:12] = issue_entry_rs3;

    always @* begin
        read_active = 4'h0;
        if (issue_valid) read_active = issue_active;
    end

    // Cycle c + 1.
    assign issued_valid = held_valid_q;
    assign issued_context = held_context_q;
    assign issued_active = held_active_q;
    assign issued_op = held_op_q;
    assign issued_pc = held_pc_q;
    assign issued_rd = held_rd_q;
    assign issued_rs1 = held_rs1_q;
    assign issued_immediate = held_immediate_q;
    assign issued_looped = held_looped_q;
    assign control = held_valid_q
        & ((held_class_q == BRANCH) | (held_class_q == JUMP) | (held_class_q == WARP_CONTROL) | (held_op_q == MRET) | (held_op_q == FENCE_I));
    assign word = held_word_q;
    assign branch = held_valid_q & (held_class_q == BRANCH);
    assign destination = {held_context_q, held_rd_q};
    assign choice_valid = held_valid_q & (|held_rd_q);
    assign choice_destination = destination;
    assign choice_long = ~short_known;

    always @* begin : set_mode
        integer warp;
        // The rounding mode, if there is one.
        mode = held_immediate_q[2:0];
        if (held_immediate_q[2:0] == DYNAMIC) begin
            for (warp = 0; warp < 4; warp = warp + 1) begin
                if (held_context_q == warp[1:0]) mode = frm[warp*3 +: 3];
            end
        end
    end

    assign reserved = held_valid_q
        & (mode >= RESERVED)
        & ((held_class_q == FLOAT_FMA) | (held_class_q == FLOAT_CONVERT) | (held_class_q == FLOAT_DIVIDE) | (held_class_q == FLOAT_SQRT));
    assign rounding = mode;
    assign illegal = (held_valid_q & (held_op_q == ILLEGAL)) | reserved;

    always @* begin
        // A reserved mode stops only what rounds.
        starts = 10'h0;
        if (held_valid_q & (held_op_q != ILLEGAL)) begin
            case (held_class_q)
                ALU: starts[0] = 1'b1;
                MULTIPLY: starts[1] = 1'b1;
                DIVIDE: starts[2] = 1'b1;
                CSR: starts[3] = 1'b1;
                LANE_EXCHANGE: starts[4] = 1'b1;
                FLOAT_SIMPLE: starts[5] = 1'b1;
                FLOAT_FMA: starts[6] = ~reserved;
                FLOAT_CONVERT: starts[7] = ~reserved;
                FLOAT_DIVIDE: starts[8] = ~reserved;
                FLOAT_SQRT: starts[9] = ~reserved;
                default: ;
            endcase
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            held_valid_q <= 1'b0;
            held_context_q <= 2'h0;
            held_active_q <= 4'h0;
            held_op_q <= 7'h0;
            held_pc_q <= 32'h0;
            held_rd_q <= 6'h0;
            held_rs1_q <= 6'h0;
            held_immediate_q <= 32'h0;
            held_looped_q <= 1'b0;
            held_class_q <= 5'h0;
            held_word_q <= 32'h0;
        end else begin
            held_valid_q <= issue_valid;
            held_context_q <= issue_context;
            held_active_q <= issue_active;
            held_op_q <= issue_entry_op;
            held_pc_q <= issue_entry_pc;
            held_rd_q <= issue_entry_rd;
            held_rs1_q <= issue_entry_rs1;
            held_immediate_q <= issue_entry_immediate;
            held_looped_q <= issue_entry_looped;
            held_class_q <= issue_entry_class;
            held_word_q <= issue_entry_word;
        end
    end

    // Not used here.
    wire unused = &{1'b0, issue_entry_valid, issue_entry_nop, issue_entry_cause, short_control};
endmodule

`default_nettype wire
