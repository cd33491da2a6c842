// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A memory read at once and written at the clock edge: for the few words a warp keeps, in distributed RAM.
//
// No reset: contents are unknown until written. The number of words is rounded up to a power of two, at least two.
//
// One write port, several read ports without latency.

module async_ram_depth16_width33 (
    input  wire        clock,
    // Which words to read.
    input  wire  [3:0] read_address_0,
    // These words.
    output wire [32:0] read_data_0,
    // Which groups of bits to write, one bit a group.
    input  wire        write_enable,
    // Which word to write.
    input  wire  [3:0] write_address,
    // What to write.
    input  wire [32:0] write_data
);

    reg [32:0] words [0:15];
    assign read_data_0 = words[read_address_0];

    always @(posedge clock) begin
        if (write_enable) words[write_address] <= write_data;
    end
endmodule
