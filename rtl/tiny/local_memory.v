// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The memory of the core's own: banks one word wide, each with one word a step; lanes that want other words of a bank
// wait for a later step.
//
// Lanes that may go in k: `group` is who does, in k. A done step that reads has its words in k + 1, one a bank; which is
// whose is for the row to pick. A done step that writes does so at the end of k.
//
// All banks.

module local_memory (
    input  wire         clock,
    // Lanes that ask.
    input  wire   [3:0] lanes,
    // Address of each lane.
    input  wire  [31:0] addresses_0,
    input  wire  [31:0] addresses_1,
    input  wire  [31:0] addresses_2,
    input  wire  [31:0] addresses_3,
    // Word to store of each lane.
    input  wire  [31:0] data_0,
    input  wire  [31:0] data_1,
    input  wire  [31:0] data_2,
    input  wire  [31:0] data_3,
    // Its bytes that count.
    input  wire   [3:0] bytes_0,
    input  wire   [3:0] bytes_1,
    input  wire   [3:0] bytes_2,
    input  wire   [3:0] bytes_3,
    // The step is done and reads.
    input  wire         read,
    // The step is done and writes.
    input  wire         write,
    // Lanes served.
    output reg    [3:0] group,
    // Words read in the cycle before, one a bank, the first lowest.
    output wire [127:0] words
);

    wire  [1:0] wanted_banks_0;
    wire  [1:0] wanted_banks_1;
    wire  [1:0] wanted_banks_2;
    wire  [1:0] wanted_banks_3;
    wire  [7:0] wanted_rows_0;
    wire  [7:0] wanted_rows_1;
    wire  [7:0] wanted_rows_2;
    wire  [7:0] wanted_rows_3;
    wire  [3:0] banks_0_group;
    wire [31:0] banks_0_word;
    wire  [3:0] banks_1_group;
    wire [31:0] banks_1_word;
    wire  [3:0] banks_2_group;
    wire [31:0] banks_2_word;
    wire  [3:0] banks_3_group;
    wire [31:0] banks_3_word;

    local_bank u_banks_0 (
        .clock          (clock),
        .number         (2'h0),
        .lanes          (lanes),
        .wanted_banks_0 (wanted_banks_0),
        .wanted_banks_1 (wanted_banks_1),
        .wanted_banks_2 (wanted_banks_2),
        .wanted_banks_3 (wanted_banks_3),
        .wanted_rows_0  (wanted_rows_0),
        .wanted_rows_1  (wanted_rows_1),
        .wanted_rows_2  (wanted_rows_2),
        .wanted_rows_3  (wanted_rows_3),
        .data_0         (data_0),
        .data_1         (data_1),
        .data_2         (data_2),
        .data_3         (data_3),
        .bytes_0        (bytes_0),
        .bytes_1        (bytes_1),
        .bytes_2        (bytes_2),
        .bytes_3        (bytes_3),
        .read           (read),
        .write          (write),
        .group          (banks_0_group),
        .word           (banks_0_word)
    );

    local_bank u_banks_1 (
        .clock          (clock),
        .number         (2'h1),
        .lanes          (lanes),
        .wanted_banks_0 (wanted_banks_0),
        .wanted_banks_1 (wanted_banks_1),
        .wanted_banks_2 (wanted_banks_2),
        .wanted_banks_3 (wanted_banks_3),
        .wanted_rows_0  (wanted_rows_0),
        .wanted_rows_1  (wanted_rows_1),
        .wanted_rows_2  (wanted_rows_2),
        .wanted_rows_3  (wanted_rows_3),
        .data_0         (data_0),
        .data_1         (data_1),
        .data_2         (data_2),
        .data_3         (data_3),
        .bytes_0        (bytes_0),
        .bytes_1        (bytes_1),
        .bytes_2        (bytes_2),
        .bytes_3        (bytes_3),
        .read           (read),
        .write          (write),
        .group          (banks_1_group),
        .word           (banks_1_word)
    );

    local_bank u_banks_2 (
        .clock          (clock),
        .number         (2'h2),
        .lanes          (lanes),
        .wanted_banks_0 (wanted_banks_0),
        .wanted_banks_1 (wanted_banks_1),
        .wanted_banks_2 (wanted_banks_2),
        .wanted_banks_3 (wanted_banks_3),
        .wanted_rows_0  (wanted_rows_0),
        .wanted_rows_1  (wanted_rows_1),
        .wanted_rows_2  (wanted_rows_2),
        .wanted_rows_3  (wanted_rows_3),
        .data_0         (data_0),
        .data_1         (data_1),
        .data_2         (data_2),
        .data_3         (data_3),
        .bytes_0        (bytes_0),
        .bytes_1        (bytes_1),
        .bytes_2        (bytes_2),
        .bytes_3        (bytes_3),
        .read           (read),
        .write          (write),
        .group          (banks_2_group),
        .word           (banks_2_word)
    );

    local_bank u_banks_3 (
        .clock          (clock),
        .number         (2'h3),
        .lanes          (lanes),
        .wanted_banks_0 (wanted_banks_0),
        .wanted_banks_1 (wanted_banks_1),
        .wanted_banks_2 (wanted_banks_2),
        .wanted_banks_3 (wanted_banks_3),
        .wanted_rows_0  (wanted_rows_0),
        .wanted_rows_1  (wanted_rows_1),
        .wanted_rows_2  (wanted_rows_2),
        .wanted_rows_3  (wanted_rows_3),
        .data_0         (data_0),
        .data_1         (data_1),
        .data_2         (data_2),
        .data_3         (data_3),
        .bytes_0        (bytes_0),
        .bytes_1        (bytes_1),
        .bytes_2        (bytes_2),
        .bytes_3        (bytes_3),
        .read           (read),
        .write          (write),
        .group          (banks_3_group),
        .word           (banks_3_word)
    );

    assign wanted_banks_0 = addresses_0[3:2];
    assign wanted_rows_0 = addresses_0[11:4];
    assign wanted_banks_1 = addresses_1[3:2];
    assign wanted_rows_1 = addresses_1[11:4];
    assign wanted_banks_2 = addresses_2[3:2];
    assign wanted_rows_2 = addresses_2[11:4];
    assign wanted_banks_3 = addresses_3[3:2];
    assign wanted_rows_3 = addresses_3[11:4];

    always @* begin
        group = 4'h0;
        group = group | banks_0_group;
        group = group | banks_1_group;
        group = group | banks_2_group;
        group = group | banks_3_group;
    end

    assign words = {banks_3_word, banks_2_word, banks_1_word, banks_0_word};

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        addresses_0[1:0],
        addresses_0[31:12],
        addresses_1[1:0],
        addresses_1[31:12],
        addresses_2[1:0],
        addresses_2[31:12],
        addresses_3[1:0],
        addresses_3[31:12]
    };
endmodule
