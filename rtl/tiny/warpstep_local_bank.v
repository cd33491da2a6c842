// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One bank of local memory: which word it reads or writes in a cycle, and for which lanes.
//
// Of the lanes with an address in this bank the lowest chooses a row; all that want that row are served. Asked in k: `group`
// is there in k; the word read is there in k + 1, or the word is written at the end of k.
//
// A bank: one word wide.

`default_nettype none

module warpstep_local_bank (
    input  wire         clock,
    input  wire   [1:0] number, // Number of this bank.
    // Lanes that access any bank, and what is done for them.
    input  wire   [3:0] request_active, // Lanes that access local memory, one bit per lane.
    input  wire         request_read, // Their words are read.
    input  wire         request_write, // Their words are written.
    input  wire   [7:0] wanted_banks, // Bank each lane accesses.
    input  wire  [31:0] wanted_rows, // Row each lane accesses.
    // Word to store of each lane.
    input  wire [127:0] stores_data, // Data to store, each byte in its place.
    input  wire  [15:0] stores_bytes, // Bytes that are stored, one bit per byte.
    output reg    [3:0] group, // Lanes this bank serves, one bit per lane.
    output wire  [31:0] word // Word read in the cycle before.
);

    reg   [3:0] here;
    wire  [3:0] lowest_grant;
    wire  [1:0] lowest_index;
    wire        lowest_found;
    wire  [7:0] row_chosen;
    reg   [3:0] merge_active;
    wire [31:0] merge_merged_data;
    wire  [3:0] merge_merged_bytes;
    wire        words_read_enable;

    warpstep_first_set #(.COUNT(4), .INDEX(2)) u_lowest (
        .requests (here),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (lowest_found)
    );

    warpstep_select #(.WIDTH(8), .COUNT(4), .INDEX(2)) u_row (
        .words  (wanted_rows),
        .index  (lowest_index),
        .chosen (row_chosen)
    );

    warpstep_word_merge u_merge (
        .active       (merge_active),
        .stores_data  (stores_data),
        .stores_bytes (stores_bytes),
        .merged_data  (merge_merged_data),
        .merged_bytes (merge_merged_bytes)
    );

    warpstep_ram_depth128 #(.DEPTH(256), .WIDTH(32), .GROUPS(4), .ADDRESS(8)) u_words (
        .clock         (clock),
        .read_enable   (words_read_enable),
        .read_address  (row_chosen),
        .read_data     (word),
        .write_enable  (merge_merged_bytes),
        .write_address (row_chosen),
        .write_data    (merge_merged_data)
    );

    always @* begin : set_here
        integer lane;
        here = 4'h0;
        if (|request_active) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                here[lane] = request_active[lane] & (wanted_banks[lane*2 +: 2] == number);
            end
        end
    end

    always @* begin : set_group
        integer lane;
        group = 4'h0;
        if (|here) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                group[lane] = here[lane] & (wanted_rows[lane*8 +: 8] == row_chosen);
            end
        end
    end

    always @* begin
        merge_active = 4'h0;
        if (request_write) merge_active = group;
    end

    assign words_read_enable = request_read & lowest_found;

    // Not used here.
    wire unused = &{1'b0, lowest_grant};
endmodule

`default_nettype wire
