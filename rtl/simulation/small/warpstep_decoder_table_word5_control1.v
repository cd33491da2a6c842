// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// From a word to a control word, by rows of mask and match. Combinational; the rows are data, and no two of them overlap.
//
// Decodes by table.

`default_nettype none

module warpstep_decoder_table_word5_control1 (
    input  wire [4:0] word, // What to decode.
    output wire       control, // The control word of the row that matches, or that for no row.
    output wire       known // Whether any row matches.
);

    reg [1:0] row;
    assign {known, control} = row;

    always @* begin
        casez (word)
            5'b00000: row = {1'b1, 1'h1}; // Alu
            5'b01001: row = {1'b1, 1'h1}; // Csr
            5'b01011: row = {1'b1, 1'h1}; // LaneExchange
            5'b01100: row = {1'b1, 1'h1}; // FloatSimple
            5'b00111: row = {1'b1, 1'h1}; // Jump
            5'b01010: row = {1'b1, 1'h1}; // WarpControl
            default: row = {1'b0, 1'h0};
        endcase
    end
endmodule

`default_nettype wire
