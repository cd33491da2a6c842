// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// From a word to a control word, by rows of mask and match. Combinational; the rows are data, and no two of them overlap.
//
// Decodes by table.

`default_nettype none

module warpstep_decoder_table_word5_control4 (
    input  wire [4:0] word, // What to decode.
    output wire [3:0] control, // The control word of the row that matches, or that for no row.
    output wire       known // Whether any row matches.
);

    reg [4:0] row;
    assign {known, control} = row;

    always @* begin
        casez (word)
            5'b00001: row = {1'b1, 4'h1}; // Multiply
            5'b00010: row = {1'b1, 4'h8}; // Divide
            5'b01101: row = {1'b1, 4'h1}; // FloatFma
            5'b01111: row = {1'b1, 4'h4}; // FloatDivide
            5'b10000: row = {1'b1, 4'h4}; // FloatSqrt
            5'b01110: row = {1'b1, 4'h2}; // FloatConvert
            default: row = {1'b0, 4'h0};
        endcase
    end
endmodule

`default_nettype wire
