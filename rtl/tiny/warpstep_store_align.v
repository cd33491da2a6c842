// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A byte, half or word to store, in its place in a word: the data are repeated so that they lie at their offset, whichever it is, and
// the bytes that are stored are marked. Combinational.
//
// The word of one lane.

`default_nettype none

module warpstep_store_align (
    input  wire  [1:0] size, // Size of the store: 0 byte, 1 half, 2 word.
    input  wire  [1:0] offset, // Offset of the lowest byte in its word.
    input  wire [31:0] data, // Value of the register that is stored.
    // The same, aligned.
    output reg  [31:0] store_data, // Data to store, each byte in its place.
    output reg   [3:0] store_bytes // Bytes that are stored, one bit per byte.
);

    always @* begin : set_store_data
        integer byte_number;
        store_data = data;
        store_bytes = 4'hf;
        case (size)
            2'h0: begin
                store_bytes = 4'h1;
                for (byte_number = 0; byte_number < 4; byte_number = byte_number + 1) begin
                    store_data[byte_number*8 +: 8] = data[7:0];
                end
            end
            2'h1: begin
                store_bytes = 4'h3;
                store_data[31:16] = data[15:0];
            end
            default: ;
        endcase
        store_bytes = store_bytes << offset;
    end
endmodule

`default_nettype wire
