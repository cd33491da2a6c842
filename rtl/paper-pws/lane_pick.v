// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire [31:0] words_16,
    input  wire [31:0] words_17,
    input  wire [31:0] words_18,
    input  wire [31:0] words_19,
    input  wire [31:0] words_20,
    input  wire [31:0] words_21,
    input  wire [31:0] words_22,
    input  wire [31:0] words_23,
    input  wire [31:0] words_24,
    input  wire [31:0] words_25,
    input  wire [31:0] words_26,
    input  wire [31:0] words_27,
    input  wire [31:0] words_28,
    input  wire [31:0] words_29,
    input  wire [31:0] words_30,
    input  wire [31:0] words_31,
    // Place of its lowest byte there.
    input  wire  [6:0] place,
    // 0 byte, 1 half, 2 word.
    input  wire  [1:0] size,
    // Whether zeros, not the sign, stand above it.
    input  wire        zero_fill,
    // The value.
    output wire [31:0] value
);

    wire  [4:0] position;
    reg  [31:0] word;

    load_align u_align (
        .size      (size),
        .zero_fill (zero_fill),
        .place     (place[1:0]),
        .word      (word),
        .value     (value)
    );

    assign position = place[6:2];

    always @* begin
        word = 32'h0;
        if (take) begin
            if (position == 5'h0) begin
                word = words_0;
            end
            if (position == 5'h1) begin
                word = words_1;
            end
            if (position == 5'h2) begin
                word = words_2;
            end
            if (position == 5'h3) begin
                word = words_3;
            end
            if (position == 5'h4) begin
                word = words_4;
            end
            if (position == 5'h5) begin
                word = words_5;
            end
            if (position == 5'h6) begin
                word = words_6;
            end
            if (position == 5'h7) begin
                word = words_7;
            end
            if (position == 5'h8) begin
                word = words_8;
            end
            if (position == 5'h9) begin
                word = words_9;
            end
            if (position == 5'ha) begin
                word = words_10;
            end
            if (position == 5'hb) begin
                word = words_11;
            end
            if (position == 5'hc) begin
                word = words_12;
            end
            if (position == 5'hd) begin
                word = words_13;
            end
            if (position == 5'he) begin
                word = words_14;
            end
            if (position == 5'hf) begin
                word = words_15;
            end
            if (position == 5'h10) begin
                word = words_16;
            end
            if (position == 5'h11) begin
                word = words_17;
            end
            if (position == 5'h12) begin
                word = words_18;
            end
            if (position == 5'h13) begin
                word = words_19;
            end
            if (position == 5'h14) begin
                word = words_20;
            end
            if (position == 5'h15) begin
                word = words_21;
            end
            if (position == 5'h16) begin
                word = words_22;
            end
            if (position == 5'h17) begin
                word = words_23;
            end
            if (position == 5'h18) begin
                word = words_24;
            end
            if (position == 5'h19) begin
                word = words_25;
            end
            if (position == 5'h1a) begin
                word = words_26;
            end
            if (position == 5'h1b) begin
                word = words_27;
            end
            if (position == 5'h1c) begin
                word = words_28;
            end
            if (position == 5'h1d) begin
                word = words_29;
            end
            if (position == 5'h1e) begin
                word = words_30;
            end
            if (position == 5'h1f) begin
                word = words_31;
            end
        end
    end
endmodule
