// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The AXI4 master: one burst a line, everything in order, no identifiers. Reads and writes go their own ways.
//
// `read_ok` and `write_ok` say, from registers, which direction takes a line in this cycle. Knows no cores but as names on a
// list, and no addresses but as numbers.
//
// All five channels.

module axi_master (
    input  wire         clock,
    input  wire         reset,
    // A read is granted. Only with `read_ok`.
    input  wire         read,
    // A write is granted. Only with `write_ok`.
    input  wire         write,
    // The read is a fill.
    input  wire         is_fill,
    // Whose it is.
    input  wire         core,
    // Address of the line.
    input  wire  [31:0] address,
    // The line to write.
    input  wire [511:0] data,
    // Its bytes that count.
    input  wire  [63:0] bytes,
    // A read may be granted.
    output wire         read_ok,
    // A write may be granted.
    output wire         write_ok,
    // A line of instructions is here: whose, one bit a core.
    output wire         line_valid,
    // It.
    output wire [511:0] line_data,
    // A line of data is here: whose, one bit a core.
    output wire         answer_valid,
    // Cores that take one.
    input  wire         answer_ready,
    // It.
    output wire [511:0] answer_data,
    // It is wrong.
    output wire         answer_error,
    // A write is over: whose, one bit a core.
    output wire         write_done,
    // It went wrong.
    output wire         write_error,
    // AXI: first address to read.
    output wire  [31:0] araddr,
    // AXI: beats, less one.
    output wire   [7:0] arlen,
    // AXI: logarithm of the bytes of a beat.
    output wire   [2:0] arsize,
    // AXI: incrementing.
    output wire   [1:0] arburst,
    // AXI: whether it is an instruction (bit 2).
    output wire   [2:0] arprot,
    // AXI: a read address.
    output wire         arvalid,
    // AXI: it is taken.
    input  wire         arready,
    // AXI: a beat read.
    input  wire  [63:0] rdata,
    // AXI: how it went.
    input  wire   [1:0] rresp,
    // AXI: the burst's last.
    input  wire         rlast,
    // AXI: there is one.
    input  wire         rvalid,
    // AXI: it is taken.
    output wire         rready,
    // AXI: first address to write.
    output wire  [31:0] awaddr,
    // AXI: beats, less one.
    output wire   [7:0] awlen,
    // AXI: logarithm of the bytes of a beat.
    output wire   [2:0] awsize,
    // AXI: incrementing.
    output wire   [1:0] awburst,
    // AXI: data.
    output wire   [2:0] awprot,
    // AXI: a write address.
    output wire         awvalid,
    // AXI: it is taken.
    input  wire         awready,
    // AXI: a beat to write.
    output wire  [63:0] wdata,
    // AXI: its bytes that count.
    output wire   [7:0] wstrb,
    // AXI: the burst's last.
    output wire         wlast,
    // AXI: there is one.
    output wire         wvalid,
    // AXI: it is taken.
    input  wire         wready,
    // AXI: how a write went.
    input  wire   [1:0] bresp,
    // AXI: there is an answer.
    input  wire         bvalid,
    // AXI: always.
    output wire         bready
);

    axi_reads u_reads (
        .clock        (clock),
        .reset        (reset),
        .grant        (read),
        .is_fill      (is_fill),
        .core         (core),
        .address      (address),
        .ok           (read_ok),
        .line_valid   (line_valid),
        .line_data    (line_data),
        .answer_valid (answer_valid),
        .answer_ready (answer_ready),
        .answer_data  (answer_data),
        .answer_error (answer_error),
        .araddr       (araddr),
        .arlen        (arlen),
        .arsize       (arsize),
        .arburst      (arburst),
        .arprot       (arprot),
        .arvalid      (arvalid),
        .arready      (arready),
        .rdata        (rdata),
        .rresp        (rresp),
        .rlast        (rlast),
        .rvalid       (rvalid),
        .rready       (rready)
    );

    axi_writes u_writes (
        .clock   (clock),
        .reset   (reset),
        .grant   (write),
        .core    (core),
        .address (address),
        .data    (data),
        .bytes   (bytes),
        .ok      (write_ok),
        .done    (write_done),
        .error   (write_error),
        .awaddr  (awaddr),
        .awlen   (awlen),
        .awsize  (awsize),
        .awburst (awburst),
        .awprot  (awprot),
        .awvalid (awvalid),
        .awready (awready),
        .wdata   (wdata),
        .wstrb   (wstrb),
        .wlast   (wlast),
        .wvalid  (wvalid),
        .wready  (wready),
        .bresp   (bresp),
        .bvalid  (bvalid),
        .bready  (bready)
    );
endmodule
