// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The data cache: direct mapped, write through, whole lines in, single bytes changed.
//
// Asked in k: `hit` is there in k, from tags and valid bits; the line, if read, in k + 1. A fill, or the bytes of a store
// that hits, are in at the end of k; never both in one cycle. Invalidation takes one cycle and wins over a fill. Does not
// know who asks, nor which addresses may be cached.
//
// Tags, valid bits and lines.

module data_cache (
    input  wire         clock,
    input  wire         reset,
    // Number of the line asked for.
    input  wire  [25:0] line,
    // Whether it is here.
    output wire         hit,
    // Reads it.
    input  wire         read,
    // The line read in the cycle before.
    output wire [511:0] line_read,
    // Changes bytes of it. Only with `hit`.
    input  wire         store,
    // The new bytes.
    input  wire [511:0] store_data,
    // Which they are.
    input  wire  [63:0] store_bytes,
    // Puts a line in its place.
    input  wire         fill,
    // Its number.
    input  wire  [25:0] fill_line,
    // Its bytes.
    input  wire [511:0] fill_data,
    // Makes every line invalid.
    input  wire         invalidate
);

    reg   [63:0] valid_q;
    reg   [63:0] valid_d;
    reg    [5:0] write_place;
    reg  [511:0] write_data;
    reg   [63:0] write_bytes;
    wire   [5:0] place;
    wire   [5:0] fill_place;
    reg   [63:0] valid_after;
    wire  [19:0] tags_read_data_0;
    wire         tags_write_enable;
    wire  [31:0] words_0_read_data;
    wire  [31:0] words_1_read_data;
    wire  [31:0] words_2_read_data;
    wire  [31:0] words_3_read_data;
    wire  [31:0] words_4_read_data;
    wire  [31:0] words_5_read_data;
    wire  [31:0] words_6_read_data;
    wire  [31:0] words_7_read_data;
    wire  [31:0] words_8_read_data;
    wire  [31:0] words_9_read_data;
    wire  [31:0] words_10_read_data;
    wire  [31:0] words_11_read_data;
    wire  [31:0] words_12_read_data;
    wire  [31:0] words_13_read_data;
    wire  [31:0] words_14_read_data;
    wire  [31:0] words_15_read_data;

    async_ram_depth64_width20 u_tags (
        .clock          (clock),
        .read_address_0 (place),
        .read_data_0    (tags_read_data_0),
        .write_enable   (tags_write_enable),
        .write_address  (fill_place),
        .write_data     (fill_line[25:6])
    );

    ram_depth64_width32 u_words_0 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_0_read_data),
        .write_enable  (write_bytes[3:0]),
        .write_address (write_place),
        .write_data    (write_data[31:0])
    );

    ram_depth64_width32 u_words_1 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_1_read_data),
        .write_enable  (write_bytes[7:4]),
        .write_address (write_place),
        .write_data    (write_data[63:32])
    );

    ram_depth64_width32 u_words_2 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_2_read_data),
        .write_enable  (write_bytes[11:8]),
        .write_address (write_place),
        .write_data    (write_data[95:64])
    );

    ram_depth64_width32 u_words_3 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_3_read_data),
        .write_enable  (write_bytes[15:12]),
        .write_address (write_place),
        .write_data    (write_data[127:96])
    );

    ram_depth64_width32 u_words_4 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_4_read_data),
        .write_enable  (write_bytes[19:16]),
        .write_address (write_place),
        .write_data    (write_data[159:128])
    );

    ram_depth64_width32 u_words_5 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_5_read_data),
        .write_enable  (write_bytes[23:20]),
        .write_address (write_place),
        .write_data    (write_data[191:160])
    );

    ram_depth64_width32 u_words_6 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_6_read_data),
        .write_enable  (write_bytes[27:24]),
        .write_address (write_place),
        .write_data    (write_data[223:192])
    );

    ram_depth64_width32 u_words_7 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_7_read_data),
        .write_enable  (write_bytes[31:28]),
        .write_address (write_place),
        .write_data    (write_data[255:224])
    );

    ram_depth64_width32 u_words_8 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_8_read_data),
        .write_enable  (write_bytes[35:32]),
        .write_address (write_place),
        .write_data    (write_data[287:256])
    );

    ram_depth64_width32 u_words_9 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_9_read_data),
        .write_enable  (write_bytes[39:36]),
        .write_address (write_place),
        .write_data    (write_data[319:288])
    );

    ram_depth64_width32 u_words_10 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_10_read_data),
        .write_enable  (write_bytes[43:40]),
        .write_address (write_place),
        .write_data    (write_data[351:320])
    );

    ram_depth64_width32 u_words_11 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_11_read_data),
        .write_enable  (write_bytes[47:44]),
        .write_address (write_place),
        .write_data    (write_data[383:352])
    );

    ram_depth64_width32 u_words_12 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_12_read_data),
        .write_enable  (write_bytes[51:48]),
        .write_address (write_place),
        .write_data    (write_data[415:384])
    );

    ram_depth64_width32 u_words_13 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_13_read_data),
        .write_enable  (write_bytes[55:52]),
        .write_address (write_place),
        .write_data    (write_data[447:416])
    );

    ram_depth64_width32 u_words_14 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_14_read_data),
        .write_enable  (write_bytes[59:56]),
        .write_address (write_place),
        .write_data    (write_data[479:448])
    );

    ram_depth64_width32 u_words_15 (
        .clock         (clock),
        .read_enable   (read),
        .read_address  (place),
        .read_data     (words_15_read_data),
        .write_enable  (write_bytes[63:60]),
        .write_address (write_place),
        .write_data    (write_data[511:480])
    );

    assign place = line[5:0];
    assign fill_place = fill_line[5:0];
    assign hit = valid_q[place] & ({6'h0, tags_read_data_0} == (line >> 6));

    // One write port: a line that comes in, or bytes of a store.
    assign tags_write_enable = fill;

    always @* begin
        write_place = place;
        write_data = store_data;
        write_bytes = 64'h0;
        if (fill) begin
            write_place = fill_place;
            write_data = fill_data;
            write_bytes[0] = 1'b1;
            write_bytes[1] = 1'b1;
            write_bytes[2] = 1'b1;
            write_bytes[3] = 1'b1;
            write_bytes[4] = 1'b1;
            write_bytes[5] = 1'b1;
            write_bytes[6] = 1'b1;
            write_bytes[7] = 1'b1;
            write_bytes[8] = 1'b1;
            write_bytes[9] = 1'b1;
            write_bytes[10] = 1'b1;
            write_bytes[11] = 1'b1;
            write_bytes[12] = 1'b1;
            write_bytes[13] = 1'b1;
            write_bytes[14] = 1'b1;
            write_bytes[15] = 1'b1;
            write_bytes[16] = 1'b1;
            write_bytes[17] = 1'b1;
            write_bytes[18] = 1'b1;
            write_bytes[19] = 1'b1;
            write_bytes[20] = 1'b1;
            write_bytes[21] = 1'b1;
            write_bytes[22] = 1'b1;
            write_bytes[23] = 1'b1;
            write_bytes[24] = 1'b1;
            write_bytes[25] = 1'b1;
            write_bytes[26] = 1'b1;
            write_bytes[27] = 1'b1;
            write_bytes[28] = 1'b1;
            write_bytes[29] = 1'b1;
            write_bytes[30] = 1'b1;
            write_bytes[31] = 1'b1;
            write_bytes[32] = 1'b1;
            write_bytes[33] = 1'b1;
            write_bytes[34] = 1'b1;
            write_bytes[35] = 1'b1;
            write_bytes[36] = 1'b1;
            write_bytes[37] = 1'b1;
            write_bytes[38] = 1'b1;
            write_bytes[39] = 1'b1;
            write_bytes[40] = 1'b1;
            write_bytes[41] = 1'b1;
            write_bytes[42] = 1'b1;
            write_bytes[43] = 1'b1;
            write_bytes[44] = 1'b1;
            write_bytes[45] = 1'b1;
            write_bytes[46] = 1'b1;
            write_bytes[47] = 1'b1;
            write_bytes[48] = 1'b1;
            write_bytes[49] = 1'b1;
            write_bytes[50] = 1'b1;
            write_bytes[51] = 1'b1;
            write_bytes[52] = 1'b1;
            write_bytes[53] = 1'b1;
            write_bytes[54] = 1'b1;
            write_bytes[55] = 1'b1;
            write_bytes[56] = 1'b1;
            write_bytes[57] = 1'b1;
            write_bytes[58] = 1'b1;
            write_bytes[59] = 1'b1;
            write_bytes[60] = 1'b1;
            write_bytes[61] = 1'b1;
            write_bytes[62] = 1'b1;
            write_bytes[63] = 1'b1;
        end else if (store) begin
            write_bytes = store_bytes;
        end
    end

    assign line_read = {
        words_15_read_data,
        words_14_read_data,
        words_13_read_data,
        words_12_read_data,
        words_11_read_data,
        words_10_read_data,
        words_9_read_data,
        words_8_read_data,
        words_7_read_data,
        words_6_read_data,
        words_5_read_data,
        words_4_read_data,
        words_3_read_data,
        words_2_read_data,
        words_1_read_data,
        words_0_read_data
    };

    always @* begin
        valid_after = valid_q;
        if (fill) begin
            valid_after = valid_q;
            valid_after[fill_place] = 1'b1;
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
        end else begin
            valid_q <= valid_d;
        end
    end
endmodule
