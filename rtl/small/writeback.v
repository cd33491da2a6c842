// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The one result a lane writes in a cycle. Combinational.
//
// Slots are booked when an instruction issues, so at most one of the sources has a result for a register; `collision` says
// that this was broken (then the last source wins), for simulations to stop at. An instruction whose destination is x0 books
// no slot and its result is dropped here. Knows nothing of who the sources are.
//
// Several sources, one write port.

module writeback (
    // Which sources hand over a result.
    input  wire        valid_0,
    input  wire        valid_1,
    input  wire        valid_2,
    input  wire        valid_3,
    input  wire        valid_4,
    input  wire        valid_5,
    input  wire        valid_6,
    input  wire        valid_7,
    input  wire        valid_8,
    input  wire        valid_9,
    input  wire        valid_10,
    input  wire        valid_11,
    // The register each is for.
    input  wire  [7:0] destinations_0,
    input  wire  [7:0] destinations_1,
    input  wire  [7:0] destinations_2,
    input  wire  [7:0] destinations_3,
    input  wire  [7:0] destinations_4,
    input  wire  [7:0] destinations_5,
    input  wire  [7:0] destinations_6,
    input  wire  [7:0] destinations_7,
    input  wire  [7:0] destinations_8,
    input  wire  [7:0] destinations_9,
    input  wire  [7:0] destinations_10,
    input  wire  [7:0] destinations_11,
    // The results.
    input  wire [31:0] values_0,
    input  wire [31:0] values_1,
    input  wire [31:0] values_2,
    input  wire [31:0] values_3,
    input  wire [31:0] values_4,
    input  wire [31:0] values_5,
    input  wire [31:0] values_6,
    input  wire [31:0] values_7,
    input  wire [31:0] values_8,
    input  wire [31:0] values_9,
    input  wire [31:0] values_10,
    input  wire [31:0] values_11,
    // Whether to write.
    output reg         write,
    // Register (low six bits) and warp (above) to write.
    output reg   [7:0] write_destination,
    // What to write.
    output reg  [31:0] write_value,
    // Whether two results met: never, if slots are booked.
    output reg         collision
);

    always @* begin
        write = 1'b0;
        write_destination = 8'h0;
        write_value = 32'h0;
        collision = 1'b0;
        if (valid_0 & (destinations_0[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_0;
            write_value = values_0;
        end
        if (valid_1 & (destinations_1[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_1;
            write_value = values_1;
        end
        if (valid_2 & (destinations_2[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_2;
            write_value = values_2;
        end
        if (valid_3 & (destinations_3[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_3;
            write_value = values_3;
        end
        if (valid_4 & (destinations_4[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_4;
            write_value = values_4;
        end
        if (valid_5 & (destinations_5[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_5;
            write_value = values_5;
        end
        if (valid_6 & (destinations_6[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_6;
            write_value = values_6;
        end
        if (valid_7 & (destinations_7[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_7;
            write_value = values_7;
        end
        if (valid_8 & (destinations_8[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_8;
            write_value = values_8;
        end
        if (valid_9 & (destinations_9[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_9;
            write_value = values_9;
        end
        if (valid_10 & (destinations_10[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_10;
            write_value = values_10;
        end
        if (valid_11 & (destinations_11[5:0] != 6'h0)) begin
            collision = write;
            write = 1'b1;
            write_destination = destinations_11;
            write_value = values_11;
        end
    end
endmodule
