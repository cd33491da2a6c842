// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// From a word to the fields of a queue entry. Combinational; made from the rows of `warpstep_spec`, and so never at odds
// with them.
//
// The table says which operation it is and where its operands are; the rest cuts them out. A word no row knows, a
// reserved rounding mode, and a float instruction on a core without float unit are ILLEGAL: of class 0, without operands,
// so that they issue at once and are reported there. Does not know what an instruction does, nor
// what rounding mode is in force where the instruction leaves it open.
//
// Decodes one word.

module decoder (
    // The word.
    input  wire [31:0] word,
    // Operation number, or ILLEGAL.
    output wire  [6:0] op,
    // Class number.
    output wire  [4:0] class_,
    // Destination.
    output reg   [5:0] rd,
    // First source.
    output reg   [5:0] rs1,
    // Second source.
    output reg   [5:0] rs2,
    // Third source.
    output reg   [5:0] rs3,
    // Immediate, as `operation.rs` tells.
    output reg  [31:0] imm
);

    wire  [1:0] rd_from;
    wire  [1:0] rs1_from;
    wire  [1:0] rs2_from;
    wire  [1:0] rs3_from;
    wire  [3:0] imm_from;
    wire [11:0] store;
    wire [12:0] branch;
    wire [20:0] jump;
    wire [23:0] table_control;
    wire        table_known;

    decoder_table_word32 u_table (
        .word    (word),
        .control (table_control),
        .known   (table_known)
    );

    assign op = table_control[6:0];
    assign class_ = table_control[11:7];
    assign rd_from = table_control[13:12];
    assign rs1_from = table_control[15:14];
    assign rs2_from = table_control[17:16];
    assign rs3_from = table_control[19:18];
    assign imm_from = table_control[23:20];

    always @* begin
        // Registers: 32 and above are float, 0 is none.
        case (rd_from)
            2'h1: rd = {1'b0, word[11:7]}; // register::INTEGER
            2'h2: rd = {1'b1, word[11:7]}; // register::FLOAT
            default: rd = 6'h0;
        endcase
    end

    always @* begin
        case (rs1_from)
            2'h1: rs1 = {1'b0, word[19:15]}; // register::INTEGER
            2'h2: rs1 = {1'b1, word[19:15]}; // register::FLOAT
            default: rs1 = 6'h0;
        endcase
    end

    always @* begin
        case (rs2_from)
            2'h1: rs2 = {1'b0, word[24:20]}; // register::INTEGER
            2'h2: rs2 = {1'b1, word[24:20]}; // register::FLOAT
            default: rs2 = 6'h0;
        endcase
    end

    always @* begin
        case (rs3_from)
            2'h2: rs3 = {1'b1, word[31:27]}; // register::FLOAT
            default: rs3 = 6'h0;
        endcase
    end

    // Immediates whose bits lie scattered.
    assign store = {word[31:25], word[11:7]};
    assign branch = {word[31], word[7], word[30:25], word[11:8], 1'b0};
    assign jump = {word[31], word[19:12], word[20], word[30:21], 1'b0};

    always @* begin
        case (imm_from)
            4'h1: imm = {{20{word[31]}}, word[31:20]}; // immediate::TOP
            4'h2: imm = {{20{store[11]}}, store}; // immediate::STORE
            4'h3: imm = {{19{branch[12]}}, branch}; // immediate::BRANCH
            4'h4: imm = word & 32'hfffff000; // immediate::UPPER
            4'h5: imm = {{11{jump[20]}}, jump}; // immediate::JUMP
            4'h6: imm = {27'h0, word[24:20]}; // immediate::SHIFT
            4'h7: imm = {20'h0, word[31:20]}; // immediate::CSR
            4'h8: imm = {15'h0, word[19:15], word[31:20]}; // immediate::CSR_SMALL
            4'h9: imm = {24'h0, word[27:20]}; // immediate::FENCE
            4'ha: imm = {28'h0, word[24:21]}; // immediate::CONTEXT
            4'hb: imm = {29'h0, word[14:12]}; // immediate::ROUNDING
            default: imm = 32'h0;
        endcase
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, table_known};
endmodule
