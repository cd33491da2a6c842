// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Everything between the cores and the bus: the arbiter and the AXI master. Wires only.
//
// A core sees: a fill that is asked for in one cycle and answered later; requests with `request_ready` in the very
// cycle; answers to reads, in order, that wait for `answer_ready`; answers to writes, in order, that do not wait.
//
// What all cores share.

module memory_system (
    input  wire         clock,
    input  wire         reset,
    // A core's fill engine wants a line.
    input  wire         fill_valid_0,
    // Its address.
    input  wire  [31:0] fill_address_0,
    // The line is here.
    output wire         line_valid_0,
    // It.
    output wire [511:0] line_data_0,
    // A core's load/store unit wants something.
    input  wire         request_valid_0,
    // It is taken in this cycle.
    output wire         request_ready_0,
    // It writes.
    input  wire         request_write_0,
    // Address of the line.
    input  wire  [31:0] request_address_0,
    // The line to write.
    input  wire [511:0] request_data_0,
    // Its bytes that count.
    input  wire  [63:0] request_bytes_0,
    // The oldest read is answered.
    output wire         answer_valid_0,
    // The answer is taken.
    input  wire         answer_ready_0,
    // The line read.
    output wire [511:0] answer_data_0,
    // It is wrong.
    output wire         answer_error_0,
    // The oldest write is over.
    output wire         write_done_0,
    // It went wrong.
    output wire         write_error_0,
    // Somebody is granted in this cycle.
    output wire         granted,
    // Who.
    output wire         granted_core,
    // It is a fill.
    output wire         granted_fill,
    // It is a write.
    output wire         granted_write,
    // Address of the line.
    output wire  [31:0] granted_address,
    // AXI: first address to read.
    output wire  [31:0] axi_araddr,
    // AXI: beats, less one.
    output wire   [7:0] axi_arlen,
    // AXI: logarithm of the bytes of a beat.
    output wire   [2:0] axi_arsize,
    // AXI: incrementing.
    output wire   [1:0] axi_arburst,
    // AXI: whether it is an instruction (bit 2).
    output wire   [2:0] axi_arprot,
    // AXI: a read address.
    output wire         axi_arvalid,
    // AXI: it is taken.
    input  wire         axi_arready,
    // AXI: a beat read.
    input  wire  [63:0] axi_rdata,
    // AXI: how it went.
    input  wire   [1:0] axi_rresp,
    // AXI: the burst's last.
    input  wire         axi_rlast,
    // AXI: there is one.
    input  wire         axi_rvalid,
    // AXI: it is taken.
    output wire         axi_rready,
    // AXI: first address to write.
    output wire  [31:0] axi_awaddr,
    // AXI: beats, less one.
    output wire   [7:0] axi_awlen,
    // AXI: logarithm of the bytes of a beat.
    output wire   [2:0] axi_awsize,
    // AXI: incrementing.
    output wire   [1:0] axi_awburst,
    // AXI: data.
    output wire   [2:0] axi_awprot,
    // AXI: a write address.
    output wire         axi_awvalid,
    // AXI: it is taken.
    input  wire         axi_awready,
    // AXI: a beat to write.
    output wire  [63:0] axi_wdata,
    // AXI: its bytes that count.
    output wire   [7:0] axi_wstrb,
    // AXI: the burst's last.
    output wire         axi_wlast,
    // AXI: there is one.
    output wire         axi_wvalid,
    // AXI: it is taken.
    input  wire         axi_wready,
    // AXI: how a write went.
    input  wire   [1:0] axi_bresp,
    // AXI: there is an answer.
    input  wire         axi_bvalid,
    // AXI: always.
    output wire         axi_bready
);

    wire         ready;
    wire         arbiter_reads;
    wire         arbiter_writes;
    wire         arbiter_is_fill;
    wire         arbiter_core;
    wire  [31:0] arbiter_address;
    wire [511:0] arbiter_data;
    wire  [63:0] arbiter_bytes;
    wire         master_read_ok;
    wire         master_write_ok;

    memory_arbiter u_arbiter (
        .clock             (clock),
        .reset             (reset),
        .fill_valid_0      (fill_valid_0),
        .fill_address_0    (fill_address_0),
        .request_valid_0   (request_valid_0),
        .request_ready_0   (request_ready_0),
        .request_write_0   (request_write_0),
        .request_address_0 (request_address_0),
        .request_data_0    (request_data_0),
        .request_bytes_0   (request_bytes_0),
        .read_ok           (master_read_ok),
        .write_ok          (master_write_ok),
        .reads             (arbiter_reads),
        .writes            (arbiter_writes),
        .is_fill           (arbiter_is_fill),
        .core              (arbiter_core),
        .address           (arbiter_address),
        .data              (arbiter_data),
        .bytes             (arbiter_bytes)
    );

    axi_master u_master (
        .clock        (clock),
        .reset        (reset),
        .read         (arbiter_reads),
        .write        (arbiter_writes),
        .is_fill      (arbiter_is_fill),
        .core         (arbiter_core),
        .address      (arbiter_address),
        .data         (arbiter_data),
        .bytes        (arbiter_bytes),
        .read_ok      (master_read_ok),
        .write_ok     (master_write_ok),
        .line_valid   (line_valid_0),
        .line_data    (line_data_0),
        .answer_valid (answer_valid_0),
        .answer_ready (ready),
        .answer_data  (answer_data_0),
        .answer_error (answer_error_0),
        .write_done   (write_done_0),
        .write_error  (write_error_0),
        .araddr       (axi_araddr),
        .arlen        (axi_arlen),
        .arsize       (axi_arsize),
        .arburst      (axi_arburst),
        .arprot       (axi_arprot),
        .arvalid      (axi_arvalid),
        .arready      (axi_arready),
        .rdata        (axi_rdata),
        .rresp        (axi_rresp),
        .rlast        (axi_rlast),
        .rvalid       (axi_rvalid),
        .rready       (axi_rready),
        .awaddr       (axi_awaddr),
        .awlen        (axi_awlen),
        .awsize       (axi_awsize),
        .awburst      (axi_awburst),
        .awprot       (axi_awprot),
        .awvalid      (axi_awvalid),
        .awready      (axi_awready),
        .wdata        (axi_wdata),
        .wstrb        (axi_wstrb),
        .wlast        (axi_wlast),
        .wvalid       (axi_wvalid),
        .wready       (axi_wready),
        .bresp        (axi_bresp),
        .bvalid       (axi_bvalid),
        .bready       (axi_bready)
    );

    assign ready = answer_ready_0;
    assign granted = arbiter_reads | arbiter_writes;
    assign granted_core = arbiter_core;
    assign granted_fill = arbiter_is_fill;
    assign granted_write = arbiter_writes;
    assign granted_address = arbiter_address;
endmodule
