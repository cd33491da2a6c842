// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// From a fetched word to a queue entry, by the instruction table of the specification.
//
// The table gives the operation and the places of its operands; the rest extracts them. A word that is not in the table, a
// reserved rounding mode, and an instruction of an extension that the core has not are illegal: of class 0, without operands,
// so that they issue at once and are reported there. A compensation NOP is decoded like an instruction; its flag hides the
// fields. Where the word is known a cycle before it arrives, it is looked up in the table then. Does not know what an
// instruction does, nor the rounding mode in force where the instruction leaves it open.
//
// Decodes one word.

`default_nettype none

module warpstep_decoder (
    input  wire        clock,
    // What arrives from the fetch stages.
    input  wire        fetched_valid, // An instruction or NOP enters a queue at the end of this cycle.
    input  wire        fetched_nop, // What enters is a compensation NOP.
    input  wire  [1:0] fetched_cause, // Cause of the compensation NOP.
    input  wire [31:0] fetched_pc, // Address of the instruction.
    input  wire [31:0] fetched_word, // Instruction word; undefined for a NOP.
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire        fetched_looped,
    // Word that arrives in the next cycle, or nothing does; absent where it is not known yet.
    input  wire [31:0] coming,
    // The queue entry made of it.
    output wire        entry_valid, // There is an entry.
    output wire        entry_nop, // The entry is a compensation NOP.
    output wire  [1:0] entry_cause, // Cause of a compensation NOP.
    output wire [31:0] entry_pc, // Address of the instruction.
    output wire  [6:0] entry_op, // Operation number; all ones for an illegal word.
    output wire  [4:0] entry_class, // Class of the operation.
    output reg   [5:0] entry_rd, // Destination register.
    output reg   [5:0] entry_rs1, // First source register.
    output reg   [5:0] entry_rs2, // Second source register.
    output reg   [5:0] entry_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output wire [31:0] entry_immediate,
    output wire [31:0] entry_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire        entry_looped
);

    localparam [3:0] IMMEDIATE_TOP = 4'h1;
    localparam [3:0] IMMEDIATE_STORE = 4'h2;
    localparam [3:0] IMMEDIATE_BRANCH = 4'h3;
    localparam [3:0] IMMEDIATE_UPPER = 4'h4;
    localparam [3:0] IMMEDIATE_JUMP = 4'h5;
    localparam [3:0] IMMEDIATE_SHIFT = 4'h6;
    localparam [3:0] IMMEDIATE_CSR = 4'h7;
    localparam [3:0] IMMEDIATE_CSR_SMALL = 4'h8;
    localparam [3:0] IMMEDIATE_FENCE = 4'h9;
    localparam [3:0] IMMEDIATE_CONTEXT = 4'ha;
    localparam [3:0] IMMEDIATE_ROUNDING = 4'hb;
    localparam [1:0] REGISTER_INTEGER = 2'h1;
    localparam [1:0] REGISTER_FLOAT = 2'h2;

    reg  [23:0] looked_up_q;
    reg  [31:0] immediate;
    wire [11:0] store;
    wire [12:0] branch;
    wire [20:0] jump;
    wire [23:0] table_control;
    wire        table_known;

    warpstep_decoder_table_word32_control24 u_table (
        .word    (coming),
        .control (table_control),
        .known   (table_known)
    );

    assign entry_valid = fetched_valid;
    assign entry_nop = fetched_nop;
    assign entry_cause = fetched_cause;
    assign entry_pc = fetched_pc;
    assign entry_word = fetched_word;
    assign entry_looped = fetched_looped;
    assign entry_op = looked_up_q[6:0];
    assign entry_class = looked_up_q[11:7];

    always @* begin
        // Registers: 32 and above are float, 0 is none.
        case (looked_up_q[13:12])
            REGISTER_INTEGER: entry_rd = {1'b0, fetched_word[11:7]};
            REGISTER_FLOAT: entry_rd = {1'b1, fetched_word[11:7]};
            default: entry_rd = 6'h0;
        endcase
    end

    always @* begin
        case (looked_up_q[15:14])
            REGISTER_INTEGER: entry_rs1 = {1'b0, fetched_word[19:15]};
            REGISTER_FLOAT: entry_rs1 = {1'b1, fetched_word[19:15]};
            default: entry_rs1 = 6'h0;
        endcase
    end

    always @* begin
        case (looked_up_q[17:16])
            REGISTER_INTEGER: entry_rs2 = {1'b0, fetched_word[24:20]};
            REGISTER_FLOAT: entry_rs2 = {1'b1, fetched_word[24:20]};
            default: entry_rs2 = 6'h0;
        endcase
    end

    always @* begin
        case (looked_up_q[19:18])
            REGISTER_FLOAT: entry_rs3 = {1'b1, fetched_word[31:27]};
            default: entry_rs3 = 6'h0;
        endcase
    end

    // Immediates whose bits lie scattered.
    assign store = {fetched_word[31:25], fetched_word[11:7]};
    assign branch = {fetched_word[31], fetched_word[7], fetched_word[30:25], fetched_word[11:8], 1'b0};
    assign jump = {fetched_word[31], fetched_word[19:12], fetched_word[20], fetched_word[30:21], 1'b0};

    always @* begin
        case (looked_up_q[23:20])
            IMMEDIATE_TOP: immediate = {{20{fetched_word[31]}}, fetched_word[31:20]};
            IMMEDIATE_STORE: immediate = {{20{store[11]}}, store};
            IMMEDIATE_BRANCH: immediate = {{19{branch[12]}}, branch};
            IMMEDIATE_UPPER: immediate = fetched_word & 32'hfffff000;
            IMMEDIATE_JUMP: immediate = {{11{jump[20]}}, jump};
            IMMEDIATE_SHIFT: immediate = {27'h0, fetched_word[24:20]};
            IMMEDIATE_CSR: immediate = {20'h0, fetched_word[31:20]};
            IMMEDIATE_CSR_SMALL: immediate = {15'h0, fetched_word[19:15], fetched_word[31:20]};
            IMMEDIATE_FENCE: immediate = {24'h0, fetched_word[27:20]};
            IMMEDIATE_CONTEXT: immediate = {28'h0, fetched_word[24:21]};
            IMMEDIATE_ROUNDING: immediate = {29'h0, fetched_word[14:12]};
            default: immediate = 32'h0;
        endcase
    end

    assign entry_immediate = immediate;

    always @(posedge clock) begin
        looked_up_q <= table_control;
    end

`ifdef WARPSTEP_INIT
    initial looked_up_q = 24'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, table_known};
endmodule

`default_nettype wire
