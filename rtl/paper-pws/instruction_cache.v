// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The instruction cache: direct mapped, one lookup a cycle, whole lines written at once.
//
// Looked up in c: `hit` and `word` are there in c + 1. A lookup sees the lines written before its cycle; one written, or
// invalidated, at the end of c is seen from c + 1 on. An invalidation in the cycle of a write wins: the line stays
// invalid. Does not know who asks, nor where lines come from; a simulator that wants a warm cache writes `valid`,
// `tags` and `lines` itself.
//
// Tags, valid bits and lines.

module instruction_cache (
    input  wire         clock,
    input  wire         reset,
    // Looks `lookup_pc` up.
    input  wire         lookup,
    // Address of an instruction.
    input  wire  [31:0] lookup_pc,
    // Whether what was looked up in the last cycle is here.
    output wire         hit,
    // Its word; unknown without `hit`.
    output wire  [31:0] word,
    // Puts a line in its place.
    input  wire         write,
    // Address of the line.
    input  wire  [31:0] write_address,
    // Its words, the lowest address lowest.
    input  wire [511:0] write_line,
    // Makes every line invalid (fence.i).
    input  wire         invalidate
);

    reg  [255:0] valid_q;
    reg  [255:0] valid_d;
    reg          looked_up_valid_q;
    reg          looked_up_valid_d;
    reg   [17:0] looked_up_tag_q;
    reg   [17:0] looked_up_tag_d;
    reg    [3:0] looked_up_position_q;
    reg    [3:0] looked_up_position_d;
    wire   [7:0] lookup_place;
    wire   [7:0] write_place;
    reg  [255:0] valid_after;
    wire  [17:0] tags_read_data;
    wire [511:0] lines_read_data;
    wire  [31:0] words_lanes_0;
    wire  [31:0] words_lanes_1;
    wire  [31:0] words_lanes_2;
    wire  [31:0] words_lanes_3;
    wire  [31:0] words_lanes_4;
    wire  [31:0] words_lanes_5;
    wire  [31:0] words_lanes_6;
    wire  [31:0] words_lanes_7;
    wire  [31:0] words_lanes_8;
    wire  [31:0] words_lanes_9;
    wire  [31:0] words_lanes_10;
    wire  [31:0] words_lanes_11;
    wire  [31:0] words_lanes_12;
    wire  [31:0] words_lanes_13;
    wire  [31:0] words_lanes_14;
    wire  [31:0] words_lanes_15;

    ram_depth256_width18 u_tags (
        .clock         (clock),
        .read_enable   (lookup),
        .read_address  (lookup_place),
        .read_data     (tags_read_data),
        .write_enable  (write),
        .write_address (write_place),
        .write_data    (write_address[31:14])
    );

    ram_depth256_width512 u_lines (
        .clock         (clock),
        .read_enable   (lookup),
        .read_address  (lookup_place),
        .read_data     (lines_read_data),
        .write_enable  (write),
        .write_address (write_place),
        .write_data    (write_line)
    );

    unpack u_words (
        .bus      (lines_read_data),
        .lanes_0  (words_lanes_0),
        .lanes_1  (words_lanes_1),
        .lanes_2  (words_lanes_2),
        .lanes_3  (words_lanes_3),
        .lanes_4  (words_lanes_4),
        .lanes_5  (words_lanes_5),
        .lanes_6  (words_lanes_6),
        .lanes_7  (words_lanes_7),
        .lanes_8  (words_lanes_8),
        .lanes_9  (words_lanes_9),
        .lanes_10 (words_lanes_10),
        .lanes_11 (words_lanes_11),
        .lanes_12 (words_lanes_12),
        .lanes_13 (words_lanes_13),
        .lanes_14 (words_lanes_14),
        .lanes_15 (words_lanes_15)
    );

    select_words32_index4 u_chosen (
        .words_0  (words_lanes_0),
        .words_1  (words_lanes_1),
        .words_2  (words_lanes_2),
        .words_3  (words_lanes_3),
        .words_4  (words_lanes_4),
        .words_5  (words_lanes_5),
        .words_6  (words_lanes_6),
        .words_7  (words_lanes_7),
        .words_8  (words_lanes_8),
        .words_9  (words_lanes_9),
        .words_10 (words_lanes_10),
        .words_11 (words_lanes_11),
        .words_12 (words_lanes_12),
        .words_13 (words_lanes_13),
        .words_14 (words_lanes_14),
        .words_15 (words_lanes_15),
        .index    (looked_up_position_q),
        .chosen   (word)
    );

    // A lookup reads tag, valid bit and line.
    assign lookup_place = lookup_pc[13:6];

    always @* begin
        looked_up_position_d = looked_up_position_q;
        looked_up_tag_d = looked_up_tag_q;
        looked_up_valid_d = looked_up_valid_q;
        if (lookup) begin
            looked_up_valid_d = valid_q[lookup_place];
            looked_up_tag_d = lookup_pc[31:14];
            looked_up_position_d = lookup_pc[5:2];
        end
    end

    // A cycle later.
    assign hit = looked_up_valid_q & (tags_read_data == looked_up_tag_q);

    // Lines come in whole.
    assign write_place = write_address[13:6];

    always @* begin
        valid_after = valid_q;
        if (write) begin
            valid_after = valid_q;
            valid_after[write_place] = 1'b1;
        end
    end

    always @* begin
        valid_d = valid_after;
        if (invalidate) begin
            valid_d = 256'h0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            valid_q <= 256'h0;
            looked_up_valid_q <= 1'b0;
            looked_up_tag_q <= 18'h0;
            looked_up_position_q <= 4'h0;
        end else begin
            valid_q <= valid_d;
            looked_up_valid_q <= looked_up_valid_d;
            looked_up_tag_q <= looked_up_tag_d;
            looked_up_position_q <= looked_up_position_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, lookup_pc[1:0], write_address[5:0]};
endmodule
