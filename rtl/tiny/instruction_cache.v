// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
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
    input  wire [127:0] write_line,
    // Makes every line invalid (fence.i).
    input  wire         invalidate
);

    reg   [63:0] valid_q;
    reg   [63:0] valid_d;
    reg          looked_up_valid_q;
    reg          looked_up_valid_d;
    reg   [21:0] looked_up_tag_q;
    reg   [21:0] looked_up_tag_d;
    reg    [1:0] looked_up_position_q;
    reg    [1:0] looked_up_position_d;
    wire   [5:0] lookup_place;
    wire   [5:0] write_place;
    reg   [63:0] valid_after;
    wire  [21:0] tags_read_data;
    wire [127:0] lines_read_data;
    wire  [31:0] words_lanes_0;
    wire  [31:0] words_lanes_1;
    wire  [31:0] words_lanes_2;
    wire  [31:0] words_lanes_3;

    ram_depth64_width22 u_tags (
        .clock         (clock),
        .read_enable   (lookup),
        .read_address  (lookup_place),
        .read_data     (tags_read_data),
        .write_enable  (write),
        .write_address (write_place),
        .write_data    (write_address[31:10])
    );

    ram_depth64_width128 u_lines (
        .clock         (clock),
        .read_enable   (lookup),
        .read_address  (lookup_place),
        .read_data     (lines_read_data),
        .write_enable  (write),
        .write_address (write_place),
        .write_data    (write_line)
    );

    unpack u_words (
        .bus     (lines_read_data),
        .lanes_0 (words_lanes_0),
        .lanes_1 (words_lanes_1),
        .lanes_2 (words_lanes_2),
        .lanes_3 (words_lanes_3)
    );

    select_words32_index2 u_chosen (
        .words_0 (words_lanes_0),
        .words_1 (words_lanes_1),
        .words_2 (words_lanes_2),
        .words_3 (words_lanes_3),
        .index   (looked_up_position_q),
        .chosen  (word)
    );

    // A lookup reads tag, valid bit and line.
    assign lookup_place = lookup_pc[9:4];

    always @* begin
        looked_up_position_d = looked_up_position_q;
        looked_up_tag_d = looked_up_tag_q;
        looked_up_valid_d = looked_up_valid_q;
        if (lookup) begin
            looked_up_valid_d = valid_q[lookup_place];
            looked_up_tag_d = lookup_pc[31:10];
            looked_up_position_d = lookup_pc[3:2];
        end
    end

    // A cycle later.
    assign hit = looked_up_valid_q & (tags_read_data == looked_up_tag_q);

    // Lines come in whole.
    assign write_place = write_address[9:4];

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
            valid_d = 64'h0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            valid_q <= 64'h0;
            looked_up_valid_q <= 1'b0;
            looked_up_tag_q <= 22'h0;
            looked_up_position_q <= 2'h0;
        end else begin
            valid_q <= valid_d;
            looked_up_valid_q <= looked_up_valid_d;
            looked_up_tag_q <= looked_up_tag_d;
            looked_up_position_q <= looked_up_position_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, lookup_pc[1:0], write_address[3:0]};
endmodule
