// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What several lanes store into one word: at each byte the highest lane that writes it wins. Combinational.
//
// Used for each word of a line and for each bank of local memory; does not know which.
//
// One word of many lanes.

`default_nettype none

module warpstep_word_merge (
    input  wire   [3:0] active, // Lanes that store into this word, one bit per lane.
    // Word to store of each lane.
    input  wire [127:0] stores_data, // Data to store, each byte in its place.
    input  wire  [15:0] stores_bytes, // Bytes that are stored, one bit per byte.
    // The merged word; zero where no lane stores.
    output reg   [31:0] merged_data, // Data to store, each byte in its place.
    output reg    [3:0] merged_bytes // Bytes that are stored, one bit per byte.
);

    always @* begin : set_merged_data
        integer byte_number;
        merged_data = 32'h0;
        merged_bytes = 4'h0;
        if (|active) begin
            if (active[0]) begin
                merged_bytes = merged_bytes | stores_bytes[3:0];
                for (byte_number = 0; byte_number < 4; byte_number = byte_number + 1) begin
                    if (stores_bytes[byte_number]) merged_data[byte_number*8 +: 8] = stores_data[byte_number*8 +: 8];
                end
            end
            if (active[1]) begin
                merged_bytes = merged_bytes | stores_bytes[7:4];
                for (byte_number = 4; byte_number < 8; byte_number = byte_number + 1) begin
                    if (stores_bytes[byte_number]) merged_data[byte_number*8 - 32 +: 8] = stores_data[byte_number*8 +: 8];
                end
            end
            if (active[2]) begin
                merged_bytes = merged_bytes | stores_bytes[11:8];
                for (byte_number = 8; byte_number < 12; byte_number = byte_number + 1) begin
                    if (stores_bytes[byte_number]) merged_data[byte_number*8 - 64 +: 8] = stores_data[byte_number*8 +: 8];
                end
            end
            if (active[3]) begin
                merged_bytes = merged_bytes | stores_bytes[15:12];
                for (byte_number = 12; byte_number < 16; byte_number = byte_number + 1) begin
                    if (stores_bytes[byte_number]) merged_data[byte_number*8 - 96 +: 8] = stores_data[byte_number*8 +: 8];
                end
            end
        end
    end
endmodule

`default_nettype wire
