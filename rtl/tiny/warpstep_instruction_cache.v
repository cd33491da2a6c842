// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The instruction cache: direct mapped, one lookup a cycle, whole lines written at once.
//
// Looked up in c: `hit` and `word` are there in c + 1. A lookup sees the lines written before its cycle; one written, or
// invalidated, at the end of c is seen from c + 1 on. An invalidation in the cycle of a write wins: the line stays
// invalid. A place is read in every cycle, whoever asks, since who does is known late. Does not know who asks, nor where
// lines come from; a simulator that wants a warm cache writes `valid`, `tags` and `lines` itself.
//
// Tags, valid bits and lines.

`default_nettype none

module warpstep_instruction_cache (
    input  wire         clock,
    input  wire         reset,
    input  wire  [31:0] lookup_pc, // Address of the instruction that is looked up in this cycle, or anything.
    output wire         hit, // The instruction looked up in the last cycle is in the cache.
    output wire  [31:0] word, // Word of the instruction looked up in the last cycle; undefined without a hit.
    // The line that is written.
    input  wire         write_valid, // A line is written at the end of this cycle.
    input  wire  [31:0] write_address, // Address of the line.
    input  wire [127:0] write_line, // Words of the line, the lowest address lowest.
    input  wire         invalidate // All lines become invalid at the end of this cycle (fence.i).
);

    reg   [63:0] valid_q;
    reg   [63:0] valid_before_q;
    reg    [5:0] looked_up_place_q;
    reg   [21:0] looked_up_tag_q;
    reg    [1:0] looked_up_position_q;
    reg   [63:0] valid_after;
    wire  [21:0] tags_read_data;
    wire [127:0] lines_read_data;

    warpstep_ram_depth64 #(.DEPTH(64), .WIDTH(22), .GROUPS(1), .ADDRESS(6)) u_tags (
        .clock         (clock),
        .read_enable   (1'b1),
        .read_address  (lookup_pc[9:4]),
        .read_data     (tags_read_data),
        .write_enable  (write_valid),
        .write_address (write_address[9:4]),
        .write_data    (write_address[31:10])
    );

    warpstep_ram_depth64 #(.DEPTH(64), .WIDTH(128), .GROUPS(1), .ADDRESS(6)) u_lines (
        .clock         (clock),
        .read_enable   (1'b1),
        .read_address  (lookup_pc[9:4]),
        .read_data     (lines_read_data),
        .write_enable  (write_valid),
        .write_address (write_address[9:4]),
        .write_data    (write_line)
    );

    warpstep_select #(.WIDTH(32), .COUNT(4), .INDEX(2)) u_chosen (
        .words  (lines_read_data),
        .index  (looked_up_position_q),
        .chosen (word)
    );

    assign hit = valid_before_q[looked_up_place_q] & (tags_read_data == looked_up_tag_q);

    always @* begin
        // Lines come in whole.
        valid_after = valid_q;
        if (write_valid) begin
            valid_after = valid_q;
            valid_after[write_address[9:4]] = 1'b1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            valid_q <= 64'h0;
            valid_before_q <= 64'h0;
        end else begin
            // A cycle later.
            valid_before_q <= valid_q;
            valid_q <= valid_after;
            if (invalidate) valid_q <= 64'h0;
        end
    end

    always @(posedge clock) begin
        // A lookup reads tag and line.
        looked_up_place_q <= lookup_pc[9:4];
        looked_up_tag_q <= lookup_pc[31:10];
        looked_up_position_q <= lookup_pc[3:2];
    end

`ifdef WARPSTEP_INIT
    initial {looked_up_place_q, looked_up_tag_q, looked_up_position_q} = 30'h0;
`endif

    // Not used here.
    wire unused = &{1'b0, lookup_pc[1:0], write_address[3:0]};
endmodule

`default_nettype wire
