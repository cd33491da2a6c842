// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A lane's value out of what came back: its word, shifted and extended. Combinational; zero when the lane takes nothing.
//
// One lane.

module lane_pick (
    // The lane takes a value.
    input  wire        take,
    // What came: a line, or the words of all banks.
    input  wire [31:0] words_0,
    input  wire [31:0] words_1,
    input  wire [31:0] words_2,
    input  wire [31:0] words_3,
    input  wire [31:0] words_4,
    input  wire [31:0] words_5,
    input  wire [31:0] words_6,
    input  wire [31:0] words_7,
    input  wire [31:0] words_8,
    input  wire [31:0] words_9,
    input  wire [31:0] words_10,
    input  wire [31:0] words_11,
    input  wire [31:0] words_12,
    input  wire [31:0] words_13,
    input  wire [31:0] words_14,
    input  wire [31:0] words_15,
    // Place of its lowest byte there.
    input  wire  [5:0] place,
    // 0 byte, 1 half, 2 word.
    input  wire  [1:0] size,
    // Whether zeros, not the sign, stand above it.
    input  wire        zero_fill,
    // The value.
    output wire [31:0] value
);

    wire  [3:0] position;
    reg  [31:0] word;

    load_align u_align (
        .size      (size),
        .zero_fill (zero_fill),
        .place     (place[1:0]),
        .word      (word),
        .value     (value)
    );

    assign position = place[5:2];

    always @* begin
        word = 32'h0;
        if (take) begin
            if (position == 4'h0) begin
                word = words_0;
            end
            if (position == 4'h1) begin
                word = words_1;
            end
            if (position == 4'h2) begin
                word = words_2;
            end
            if (position == 4'h3) begin
                word = words_3;
            end
            if (position == 4'h4) begin
                word = words_4;
            end
            if (position == 4'h5) begin
                word = words_5;
            end
            if (position == 4'h6) begin
                word = words_6;
            end
            if (position == 4'h7) begin
                word = words_7;
            end
            if (position == 4'h8) begin
                word = words_8;
            end
            if (position == 4'h9) begin
                word = words_9;
            end
            if (position == 4'ha) begin
                word = words_10;
            end
            if (position == 4'hb) begin
                word = words_11;
            end
            if (position == 4'hc) begin
                word = words_12;
            end
            if (position == 4'hd) begin
                word = words_13;
            end
            if (position == 4'he) begin
                word = words_14;
            end
            if (position == 4'hf) begin
                word = words_15;
            end
        end
    end
endmodule
