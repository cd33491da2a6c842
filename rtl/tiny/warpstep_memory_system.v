// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Everything between the cores and the bus: the arbiter and the AXI master. Wires only.
//
// A core sees: a line of instructions that is asked for in one cycle and answered later; requests that are accepted in the very
// cycle; answers to reads, in order, that wait until they are accepted; answers to writes, in order, that do not wait.
//
// What all cores share.

`default_nettype none

module warpstep_memory_system (
    input  wire         clock,
    input  wire         reset,
    // Each core's request for a line of instructions.
    input  wire         fill_valid, // A line of instructions is requested in this cycle.
    input  wire  [31:0] fill_address, // Address of the requested line of instructions.
    // The line of instructions, to each core.
    output wire         line_valid, // The requested line of instructions is here, in this cycle only.
    output wire [127:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
    // Each core's request for data.
    input  wire         request_valid, // A data line is requested.
    output wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    output wire         request_write_ready,
    input  wire         request_write, // The request writes.
    input  wire  [31:0] request_address, // Address of the requested line.
    input  wire [127:0] request_data, // Line to write.
    input  wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    // The answer to each core's oldest read.
    output wire         answer_valid, // The oldest read is answered.
    input  wire         answer_ready, // The line read is accepted in this cycle.
    output wire [127:0] answer_data, // Line read.
    output wire         answer_error, // The read failed: a bus error.
    // The answer to each core's oldest write.
    output wire         write_answer_valid, // The oldest write in flight is answered in this cycle.
    output wire         write_answer_error, // The write failed: a bus error.
    // The bus.
    output wire  [31:0] axi_araddr, // First address of a read burst.
    output wire   [7:0] axi_arlen, // Beats of the read burst, less one.
    output wire   [2:0] axi_arsize, // Logarithm of the bytes of a beat read: a full bus.
    output wire   [1:0] axi_arburst, // Kind of read burst: always incrementing.
    output wire   [2:0] axi_arprot, // Protection of the read burst: bit 2 marks instructions.
    output wire         axi_arvalid, // A read address is offered.
    input  wire         axi_arready, // The read address is accepted in this cycle.
    input  wire  [31:0] axi_rdata, // Data of a beat read.
    input  wire   [1:0] axi_rresp, // Response to the beat read: zero is OKAY.
    input  wire         axi_rlast, // The beat read is the last of its burst.
    input  wire         axi_rvalid, // A beat read is offered.
    output wire         axi_rready, // The beat read is accepted in this cycle.
    output wire  [31:0] axi_awaddr, // First address of a write burst.
    output wire   [7:0] axi_awlen, // Beats of the write burst, less one.
    output wire   [2:0] axi_awsize, // Logarithm of the bytes of a beat written: a full bus.
    output wire   [1:0] axi_awburst, // Kind of write burst: always incrementing.
    output wire   [2:0] axi_awprot, // Protection of the write burst: always zero.
    output wire         axi_awvalid, // A write address is offered.
    input  wire         axi_awready, // The write address is accepted in this cycle.
    output wire  [31:0] axi_wdata, // Data of a beat to write.
    output wire   [3:0] axi_wstrb, // Bytes of the beat that are written, one bit per byte.
    output wire         axi_wlast, // The beat to write is the last of its burst.
    output wire         axi_wvalid, // A beat to write is offered.
    input  wire         axi_wready, // The beat to write is accepted in this cycle.
    input  wire   [1:0] axi_bresp, // Response to a write burst: zero is OKAY.
    input  wire         axi_bvalid, // A write response is offered.
    output wire         axi_bready // The write response is accepted: always 1.
);

    localparam [1:0] INCREMENTING = 2'h1;

    wire         arbiter_read_valid;
    wire         arbiter_read_core;
    wire         arbiter_read_fill;
    wire  [31:0] arbiter_read_address;
    wire         arbiter_write_valid;
    wire         arbiter_write_core;
    wire  [31:0] arbiter_write_address;
    wire [127:0] arbiter_write_data;
    wire  [15:0] arbiter_write_bytes;
    wire         reads_grant_ready;
    wire         writes_grant_ready;

    warpstep_memory_arbiter u_arbiter (
        .clock               (clock),
        .reset               (reset),
        .fill_valid          (fill_valid),
        .fill_address        (fill_address),
        .request_valid       (request_valid),
        .request_read_ready  (request_read_ready),
        .request_write_ready (request_write_ready),
        .request_write       (request_write),
        .request_address     (request_address),
        .request_data        (request_data),
        .request_bytes       (request_bytes),
        .read_valid          (arbiter_read_valid),
        .read_ready          (reads_grant_ready),
        .read_core           (arbiter_read_core),
        .read_fill           (arbiter_read_fill),
        .read_address        (arbiter_read_address),
        .write_valid         (arbiter_write_valid),
        .write_ready         (writes_grant_ready),
        .write_core          (arbiter_write_core),
        .write_address       (arbiter_write_address),
        .write_data          (arbiter_write_data),
        .write_bytes         (arbiter_write_bytes)
    );

    warpstep_axi_reads u_reads (
        .clock         (clock),
        .reset         (reset),
        .grant_valid   (arbiter_read_valid),
        .grant_ready   (reads_grant_ready),
        .grant_core    (arbiter_read_core),
        .grant_fill    (arbiter_read_fill),
        .grant_address (arbiter_read_address),
        .line_valid    (line_valid),
        .line_data     (line_data),
        .answer_valid  (answer_valid),
        .answer_ready  (answer_ready),
        .answer_data   (answer_data),
        .answer_error  (answer_error),
        .araddr        (axi_araddr),
        .arlen         (axi_arlen),
        .arprot        (axi_arprot),
        .arvalid       (axi_arvalid),
        .arready       (axi_arready),
        .rdata         (axi_rdata),
        .rresp         (axi_rresp),
        .rlast         (axi_rlast),
        .rvalid        (axi_rvalid),
        .rready        (axi_rready)
    );

    warpstep_axi_writes u_writes (
        .clock         (clock),
        .reset         (reset),
        .grant_valid   (arbiter_write_valid),
        .grant_ready   (writes_grant_ready),
        .grant_core    (arbiter_write_core),
        .grant_address (arbiter_write_address),
        .grant_data    (arbiter_write_data),
        .grant_bytes   (arbiter_write_bytes),
        .answer_valid  (write_answer_valid),
        .answer_error  (write_answer_error),
        .awaddr        (axi_awaddr),
        .awlen         (axi_awlen),
        .awvalid       (axi_awvalid),
        .awready       (axi_awready),
        .wdata         (axi_wdata),
        .wstrb         (axi_wstrb),
        .wlast         (axi_wlast),
        .wvalid        (axi_wvalid),
        .wready        (axi_wready),
        .bresp         (axi_bresp),
        .bvalid        (axi_bvalid)
    );

    // Reads.
    assign axi_arsize = 3'h2;
    assign axi_arburst = INCREMENTING;

    // Writes.
    assign axi_awsize = 3'h2;
    assign axi_awburst = INCREMENTING;
    assign axi_awprot = 3'h0;
    assign axi_bready = 1'b1;
endmodule

`default_nettype wire
