// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The data cache: direct mapped, write through, whole lines in, single bytes changed.
//
// Asked in k: `hit` is there in k, from tags and valid bits; the line, if read, in k + 1. A fill, or the bytes of a store
// that hits, are in at the end of k; never both in one cycle. Invalidation takes one cycle and wins over a fill. Does not
// know who asks, nor which addresses may be cached.
//
// Tags, valid bits and lines.

`default_nettype none

module warpstep_data_cache (
    input  wire         clock,
    input  wire         reset,
    input  wire  [27:0] line, // Number of the line that is looked up.
    output wire         hit, // The line looked up is in the cache.
    input  wire         read, // The line looked up is read.
    output wire [127:0] line_read, // Line read in the cycle before.
    input  wire         stores, // Bytes of the line looked up are changed. Only with `hit`.
    // New bytes of the line looked up.
    input  wire [127:0] store_data, // Data to store, each byte in its place.
    input  wire  [15:0] store_bytes, // Bytes that are stored, one bit per byte.
    input  wire         fill, // A line is put into the cache.
    input  wire  [27:0] fill_line, // Number of the line put in.
    input  wire [127:0] fill_data, // Bytes of the line put in.
    input  wire         invalidate // All lines become invalid.
);

    reg  [255:0] valid_q;
    reg    [7:0] write_place;
    reg  [127:0] write_data;
    reg   [15:0] write_bytes;
    reg  [255:0] valid_after;
    wire  [19:0] tags_read_data;
    wire [127:0] words_read_data;
    genvar         g_byte_number;

    warpstep_async_ram #(.DEPTH(256), .WIDTH(20), .READERS(1), .GROUPS(1), .ADDRESS(8)) u_tags (
        .clock         (clock),
        .read_address  (line[7:0]),
        .read_data     (tags_read_data),
        .write_enable  (fill),
        .write_address (fill_line[7:0]),
        .write_data    (fill_line[27:8])
    );

    generate
        for (g_byte_number = 0; g_byte_number < 4; g_byte_number = g_byte_number + 1) begin : g_words
            warpstep_ram_depth64 #(.DEPTH(256), .WIDTH(32), .GROUPS(4), .ADDRESS(8)) u_words (
                .clock         (clock),
                .read_enable   (read),
                .read_address  (line[7:0]),
                .read_data     (words_read_data[g_byte_number*32 +: 32]),
                .write_enable  (write_bytes[g_byte_number*4 +: 4]),
                .write_address (write_place),
                .write_data    (write_data[g_byte_number*32 +: 32])
            );
        end
    endgenerate

    assign hit = valid_q[line[7:0]] & ({8'h0, tags_read_data} == (line >> 8));

    always @* begin : set_write_place
        integer byte_number;
        // One write port: a line that comes in, or bytes of a store.
        write_place = line[7:0];
        write_data = store_data;
        write_bytes = store_bytes;
        if (fill) begin
            write_place = fill_line[7:0];
            write_data = fill_data;
            for (byte_number = 0; byte_number < 16; byte_number = byte_number + 1) begin
                write_bytes[byte_number] = 1'b1;
            end
        end else if (~stores) begin
            write_bytes = 16'h0;
        end
    end

    assign line_read = words_read_data;

    always @* begin
        valid_after = valid_q;
        if (fill) begin
            valid_after = valid_q;
            valid_after[fill_line[7:0]] = 1'b1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            valid_q <= 256'h0;
        end else begin
            valid_q <= valid_after;
            if (invalidate) valid_q <= 256'h0;
        end
    end
endmodule

`default_nettype wire
