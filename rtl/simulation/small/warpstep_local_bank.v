// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// One bank of local memory: which word it reads or writes in a cycle, and for which lanes.
//
// Who chooses its row and who is served is found for all banks together (`bank_groups`). Asked in k: the word read is there in
// k + 1, or the word is written at the end of k.
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
    input  wire  [39:0] wanted_rows, // Row each lane accesses.
    // Word to store of each lane.
    input  wire [127:0] stores_data, // Data to store, each byte in its place.
    input  wire  [15:0] stores_bytes, // Bytes that are stored, one bit per byte.
    input  wire   [3:0] leads, // Lanes that choose the row of their bank, at most one of each bank; one bit per lane.
    input  wire   [3:0] group, // Lanes that any bank serves, one bit per lane.
    output wire  [31:0] word // Word read in the cycle before.
);

    reg   [3:0] leader;
    reg   [3:0] served;
    reg   [9:0] row;
    reg   [3:0] merge_active;
    wire [31:0] merge_merged_data;
    wire  [3:0] merge_merged_bytes;
    wire        words_read_enable;

    warpstep_word_merge u_merge (
        .active       (merge_active),
        .stores_data  (stores_data),
        .stores_bytes (stores_bytes),
        .merged_data  (merge_merged_data),
        .merged_bytes (merge_merged_bytes)
    );

    warpstep_ram_depth256 #(.DEPTH(1024), .WIDTH(32), .GROUPS(4), .ADDRESS(10)) u_words (
        .clock         (clock),
        .read_enable   (words_read_enable),
        .read_address  (row),
        .read_data     (word),
        .write_enable  (merge_merged_bytes),
        .write_address (row),
        .write_data    (merge_merged_data)
    );

    always @* begin : set_leader
        integer lane;
        leader = 4'h0;
        served = 4'h0;
        row = 10'h0;
        if (|request_active) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                leader[lane] = leads[lane] & (wanted_banks[lane*2 +: 2] == number);
                served[lane] = group[lane] & (wanted_banks[lane*2 +: 2] == number);
                if (leader[lane]) row = row | wanted_rows[lane*10 +: 10];
            end
        end
    end

    always @* begin
        merge_active = 4'h0;
        if (request_write) merge_active = served;
    end

    assign words_read_enable = request_read & (|leader);
endmodule

`default_nettype wire
