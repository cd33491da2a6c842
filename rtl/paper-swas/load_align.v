// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A load's value taken from its place in the word.

module load_align (
    // 0 byte, 1 half, 2 word.
    input  wire  [1:0] size,
    // Whether zeros, not the sign, stand above it.
    input  wire        zero_fill,
    // Place of the lowest byte.
    input  wire  [1:0] place,
    // The word found.
    input  wire [31:0] word,
    // The register's new value.
    output reg  [31:0] value
);

    wire  [7:0] byte_;
    wire [15:0] half;

    assign half = place[1] ? word[31:16] : word[15:0];
    assign byte_ = place[0] ? half[15:8] : half[7:0];

    always @* begin
        value = word;
        case (size)
            2'h0: begin
                if (zero_fill) begin
                    value = {24'h0, byte_};
                end else begin
                    value = {{24{byte_[7]}}, byte_};
                end
            end
            2'h1: begin
                if (zero_fill) begin
                    value = {16'h0, half};
                end else begin
                    value = {{16{half[15]}}, half};
                end
            end
            default: begin
            end
        endcase
    end
endmodule
