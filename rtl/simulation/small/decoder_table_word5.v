// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// From a word to a control word, by rows of mask and match. Combinational; the rows are data, and no two of them overlap.
//
// Decodes by table.

module decoder_table_word5 (
    // What to decode.
    input  wire [4:0] word,
    // The control word of the row that matches, or that for no row.
    output wire [5:0] control,
    // Whether any row matches.
    output wire       known
);

    reg [6:0] row;
    assign {known, control} = row;

    always @* begin
        casez (word)
            5'b00000: row = {1'b1, 6'h1}; // Alu
            5'b00111: row = {1'b1, 6'h1}; // Jump
            5'b00110: row = {1'b1, 6'h1}; // Branch
            5'b01000: row = {1'b1, 6'h1}; // System
            5'b00001: row = {1'b1, 6'h3}; // Multiply
            5'b00010: row = {1'b1, 6'h21}; // Divide
            5'b01101: row = {1'b1, 6'h3}; // FloatFma
            5'b01111: row = {1'b1, 6'hf}; // FloatDivide
            5'b10000: row = {1'b1, 6'hf}; // FloatSqrt
            5'b01100: row = {1'b1, 6'h1}; // FloatSimple
            5'b01110: row = {1'b1, 6'h4}; // FloatConvert
            5'b01001: row = {1'b1, 6'h1}; // Csr
            5'b01010: row = {1'b1, 6'h1}; // WarpControl
            5'b01011: row = {1'b1, 6'h1}; // LaneExchange
            default: row = {1'b0, 6'h0};
        endcase
    end
endmodule
