// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
// 2 warps of 4 lanes, 0 split contexts per warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
//
// The chip: cores, the memory system they share, barriers across them. This is what is emitted.
//
// `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core is busy. The
// first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in the
// simulation flavour only: of a list, first those of core 0, then those of core 1, and so on.
//
// Cores and what they share.

`default_nettype none

module warpstep_top (
    input  wire        clock,
    input  wire        reset,
    input  wire [31:0] start_pc, // Address at which warp 0 of each core begins.
    input  wire [31:0] start_argument, // Value of mscratch at the start.
    output wire        busy, // A warp is active, or its core has an access in flight.
    // First program error.
    output wire        fault_valid, // There is a program error.
    output wire  [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire        fault_context, // Context of the wrong instruction.
    output wire [31:0] fault_pc, // Address of the wrong instruction.
    output wire [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire  [1:0] fault_lane, // Lowest lane concerned, for errors of memory accesses; else 0.
    output wire        fault_core, // Core of the first program error.
    // AXI4 master.
    output wire [31:0] axi_araddr, // First address of a read burst.
    output wire  [7:0] axi_arlen, // Beats of the read burst, less one.
    output wire  [2:0] axi_arsize, // Logarithm of the bytes of a beat read: a full bus.
    output wire  [1:0] axi_arburst, // Kind of read burst: always incrementing.
    output wire  [2:0] axi_arprot, // Protection of the read burst: bit 2 marks instructions.
    output wire        axi_arvalid, // A read address is offered.
    input  wire        axi_arready, // The read address is accepted in this cycle.
    input  wire [31:0] axi_rdata, // Data of a beat read.
    input  wire  [1:0] axi_rresp, // Response to the beat read: zero is OKAY.
    input  wire        axi_rlast, // The beat read is the last of its burst.
    input  wire        axi_rvalid, // A beat read is offered.
    output wire        axi_rready, // The beat read is accepted in this cycle.
    output wire [31:0] axi_awaddr, // First address of a write burst.
    output wire  [7:0] axi_awlen, // Beats of the write burst, less one.
    output wire  [2:0] axi_awsize, // Logarithm of the bytes of a beat written: a full bus.
    output wire  [1:0] axi_awburst, // Kind of write burst: always incrementing.
    output wire  [2:0] axi_awprot, // Protection of the write burst: always zero.
    output wire        axi_awvalid, // A write address is offered.
    input  wire        axi_awready, // The write address is accepted in this cycle.
    output wire [31:0] axi_wdata, // Data of a beat to write.
    output wire  [3:0] axi_wstrb, // Bytes of the beat that are written, one bit per byte.
    output wire        axi_wlast, // The beat to write is the last of its burst.
    output wire        axi_wvalid, // A beat to write is offered.
    input  wire        axi_wready, // The beat to write is accepted in this cycle.
    input  wire  [1:0] axi_bresp, // Response to a write burst: zero is OKAY.
    input  wire        axi_bvalid, // A write response is offered.
    output wire        axi_bready // The write response is accepted: always 1.
);

    wire         cores_fault_valid;
    wire   [3:0] cores_fault_cause;
    wire         cores_fault_context;
    wire  [31:0] cores_fault_pc;
    wire  [31:0] cores_fault_detail;
    wire   [1:0] cores_fault_lane;
    wire         cores_fill_valid;
    wire  [31:0] cores_fill_address;
    wire         cores_request_valid;
    wire         cores_request_write;
    wire  [31:0] cores_request_address;
    wire [127:0] cores_request_data;
    wire  [15:0] cores_request_bytes;
    wire         cores_answer_ready;
    wire         memory_line_valid;
    wire [127:0] memory_line_data;
    wire         memory_request_read_ready;
    wire         memory_request_write_ready;
    wire         memory_answer_valid;
    wire [127:0] memory_answer_data;
    wire         memory_answer_error;
    wire         memory_write_answer_valid;
    wire         memory_write_answer_error;

    warpstep_core u_cores_0 (
        .clock               (clock),
        .reset               (reset),
        .core_id             (1'b0),
        .start_pc            (start_pc),
        .start_argument      (start_argument),
        .busy                (busy),
        .fault_valid         (cores_fault_valid),
        .fault_cause         (cores_fault_cause),
        .fault_context       (cores_fault_context),
        .fault_pc            (cores_fault_pc),
        .fault_detail        (cores_fault_detail),
        .fault_lane          (cores_fault_lane),
        .fill_valid          (cores_fill_valid),
        .fill_address        (cores_fill_address),
        .line_valid          (memory_line_valid),
        .line_data           (memory_line_data),
        .request_valid       (cores_request_valid),
        .request_read_ready  (memory_request_read_ready),
        .request_write_ready (memory_request_write_ready),
        .request_write       (cores_request_write),
        .request_address     (cores_request_address),
        .request_data        (cores_request_data),
        .request_bytes       (cores_request_bytes),
        .answer_valid        (memory_answer_valid),
        .answer_ready        (cores_answer_ready),
        .answer_data         (memory_answer_data),
        .answer_error        (memory_answer_error),
        .write_answer_valid  (memory_write_answer_valid),
        .write_answer_error  (memory_write_answer_error)
    );

    warpstep_memory_system u_memory (
        .clock               (clock),
        .reset               (reset),
        .fill_valid          (cores_fill_valid),
        .fill_address        (cores_fill_address),
        .line_valid          (memory_line_valid),
        .line_data           (memory_line_data),
        .request_valid       (cores_request_valid),
        .request_read_ready  (memory_request_read_ready),
        .request_write_ready (memory_request_write_ready),
        .request_write       (cores_request_write),
        .request_address     (cores_request_address),
        .request_data        (cores_request_data),
        .request_bytes       (cores_request_bytes),
        .answer_valid        (memory_answer_valid),
        .answer_ready        (cores_answer_ready),
        .answer_data         (memory_answer_data),
        .answer_error        (memory_answer_error),
        .write_answer_valid  (memory_write_answer_valid),
        .write_answer_error  (memory_write_answer_error),
        .axi_araddr          (axi_araddr),
        .axi_arlen           (axi_arlen),
        .axi_arsize          (axi_arsize),
        .axi_arburst         (axi_arburst),
        .axi_arprot          (axi_arprot),
        .axi_arvalid         (axi_arvalid),
        .axi_arready         (axi_arready),
        .axi_rdata           (axi_rdata),
        .axi_rresp           (axi_rresp),
        .axi_rlast           (axi_rlast),
        .axi_rvalid          (axi_rvalid),
        .axi_rready          (axi_rready),
        .axi_awaddr          (axi_awaddr),
        .axi_awlen           (axi_awlen),
        .axi_awsize          (axi_awsize),
        .axi_awburst         (axi_awburst),
        .axi_awprot          (axi_awprot),
        .axi_awvalid         (axi_awvalid),
        .axi_awready         (axi_awready),
        .axi_wdata           (axi_wdata),
        .axi_wstrb           (axi_wstrb),
        .axi_wlast           (axi_wlast),
        .axi_wvalid          (axi_wvalid),
        .axi_wready          (axi_wready),
        .axi_bresp           (axi_bresp),
        .axi_bvalid          (axi_bvalid),
        .axi_bready          (axi_bready)
    );

    warpstep_chip_fault u_chip_fault (
        .clock         (clock),
        .reset         (reset),
        .cores_valid   (cores_fault_valid),
        .cores_cause   (cores_fault_cause),
        .cores_context (cores_fault_context),
        .cores_pc      (cores_fault_pc),
        .cores_detail  (cores_fault_detail),
        .cores_lane    (cores_fault_lane),
        .fault_valid   (fault_valid),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane),
        .fault_core    (fault_core)
    );
endmodule

`default_nettype wire
