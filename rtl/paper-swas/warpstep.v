// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The chip: cores, the memory system they share, barriers across them. Wires only. This is what is emitted.
//
// Ports, version 2: `start_pc` and `start_argument` are read in the first cycle after reset, by all cores; `busy` falls when no core
// is. The first program error is kept until reset. Memory: one AXI4 master without identifiers. Trace ports exist in
// the simulation flavour only: of a list, first those of core 0, then those of core 1, and so on. Longer than a file should be, because
// every port has its line.
//
// Cores and what they share.

module warpstep (
    input  wire        clock,
    input  wire        reset,
    // Where warp 0 of each core begins.
    input  wire [31:0] start_pc,
    // What mscratch holds at the start.
    input  wire [31:0] start_argument,
    // A warp is active, or its core has an access under way.
    output wire        busy,
    // There was a program error.
    output wire        fault_valid,
    // Of which core.
    output wire        fault_core,
    // What: see the list of causes.
    output wire  [3:0] fault_cause,
    // Whose.
    output wire  [4:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Its evidence.
    output wire [31:0] fault_detail,
    // The lane, of an error of memory; else 0.
    output wire  [4:0] fault_lane,
    // AXI: first address to read.
    output wire [31:0] axi_araddr,
    // AXI: beats, less one.
    output wire  [7:0] axi_arlen,
    // AXI: logarithm of the bytes of a beat.
    output wire  [2:0] axi_arsize,
    // AXI: incrementing.
    output wire  [1:0] axi_arburst,
    // AXI: whether it is an instruction (bit 2).
    output wire  [2:0] axi_arprot,
    // AXI: a read address.
    output wire        axi_arvalid,
    // AXI: it is taken.
    input  wire        axi_arready,
    // AXI: a beat read.
    input  wire [63:0] axi_rdata,
    // AXI: how it went.
    input  wire  [1:0] axi_rresp,
    // AXI: the burst's last.
    input  wire        axi_rlast,
    // AXI: there is one.
    input  wire        axi_rvalid,
    // AXI: it is taken.
    output wire        axi_rready,
    // AXI: first address to write.
    output wire [31:0] axi_awaddr,
    // AXI: beats, less one.
    output wire  [7:0] axi_awlen,
    // AXI: logarithm of the bytes of a beat.
    output wire  [2:0] axi_awsize,
    // AXI: incrementing.
    output wire  [1:0] axi_awburst,
    // AXI: data.
    output wire  [2:0] axi_awprot,
    // AXI: a write address.
    output wire        axi_awvalid,
    // AXI: it is taken.
    input  wire        axi_awready,
    // AXI: a beat to write.
    output wire [63:0] axi_wdata,
    // AXI: its bytes that count.
    output wire  [7:0] axi_wstrb,
    // AXI: the burst's last.
    output wire        axi_wlast,
    // AXI: there is one.
    output wire        axi_wvalid,
    // AXI: it is taken.
    input  wire        axi_wready,
    // AXI: how a write went.
    input  wire  [1:0] axi_bresp,
    // AXI: there is an answer.
    input  wire        axi_bvalid,
    // AXI: always.
    output wire        axi_bready
);

    wire         busy_cores;
    wire         faulted_cores;
    wire         cores_0_busy;
    wire         cores_0_faulted;
    wire   [3:0] cores_0_fault_cause;
    wire   [4:0] cores_0_fault_context;
    wire  [31:0] cores_0_fault_pc;
    wire  [31:0] cores_0_fault_detail;
    wire   [4:0] cores_0_fault_lane;
    wire         cores_0_fill_valid;
    wire  [31:0] cores_0_fill_address;
    wire         cores_0_request_valid;
    wire         cores_0_request_write;
    wire  [31:0] cores_0_request_address;
    wire [511:0] cores_0_request_data;
    wire  [63:0] cores_0_request_bytes;
    wire         cores_0_answer_ready;
    wire         memory_line_valid_0;
    wire [511:0] memory_line_data_0;
    wire         memory_request_ready_0;
    wire         memory_answer_valid_0;
    wire [511:0] memory_answer_data_0;
    wire         memory_answer_error_0;
    wire         memory_write_done_0;
    wire         memory_write_error_0;
    wire         memory_granted;
    wire         memory_granted_core;
    wire         memory_granted_fill;
    wire         memory_granted_write;
    wire  [31:0] memory_granted_address;

    core u_cores_0 (
        .clock           (clock),
        .reset           (reset),
        .core_id         (1'b0),
        .start_pc        (start_pc),
        .start_argument  (start_argument),
        .busy            (cores_0_busy),
        .faulted         (cores_0_faulted),
        .fault_cause     (cores_0_fault_cause),
        .fault_context   (cores_0_fault_context),
        .fault_pc        (cores_0_fault_pc),
        .fault_detail    (cores_0_fault_detail),
        .fault_lane      (cores_0_fault_lane),
        .fill_valid      (cores_0_fill_valid),
        .fill_address    (cores_0_fill_address),
        .line_valid      (memory_line_valid_0),
        .line_data       (memory_line_data_0),
        .request_valid   (cores_0_request_valid),
        .request_ready   (memory_request_ready_0),
        .request_write   (cores_0_request_write),
        .request_address (cores_0_request_address),
        .request_data    (cores_0_request_data),
        .request_bytes   (cores_0_request_bytes),
        .answer_valid    (memory_answer_valid_0),
        .answer_ready    (cores_0_answer_ready),
        .answer_data     (memory_answer_data_0),
        .answer_error    (memory_answer_error_0),
        .write_done      (memory_write_done_0),
        .write_error     (memory_write_error_0)
    );

    memory_system u_memory (
        .clock             (clock),
        .reset             (reset),
        .fill_valid_0      (cores_0_fill_valid),
        .fill_address_0    (cores_0_fill_address),
        .line_valid_0      (memory_line_valid_0),
        .line_data_0       (memory_line_data_0),
        .request_valid_0   (cores_0_request_valid),
        .request_ready_0   (memory_request_ready_0),
        .request_write_0   (cores_0_request_write),
        .request_address_0 (cores_0_request_address),
        .request_data_0    (cores_0_request_data),
        .request_bytes_0   (cores_0_request_bytes),
        .answer_valid_0    (memory_answer_valid_0),
        .answer_ready_0    (cores_0_answer_ready),
        .answer_data_0     (memory_answer_data_0),
        .answer_error_0    (memory_answer_error_0),
        .write_done_0      (memory_write_done_0),
        .write_error_0     (memory_write_error_0),
        .granted           (memory_granted),
        .granted_core      (memory_granted_core),
        .granted_fill      (memory_granted_fill),
        .granted_write     (memory_granted_write),
        .granted_address   (memory_granted_address),
        .axi_araddr        (axi_araddr),
        .axi_arlen         (axi_arlen),
        .axi_arsize        (axi_arsize),
        .axi_arburst       (axi_arburst),
        .axi_arprot        (axi_arprot),
        .axi_arvalid       (axi_arvalid),
        .axi_arready       (axi_arready),
        .axi_rdata         (axi_rdata),
        .axi_rresp         (axi_rresp),
        .axi_rlast         (axi_rlast),
        .axi_rvalid        (axi_rvalid),
        .axi_rready        (axi_rready),
        .axi_awaddr        (axi_awaddr),
        .axi_awlen         (axi_awlen),
        .axi_awsize        (axi_awsize),
        .axi_awburst       (axi_awburst),
        .axi_awprot        (axi_awprot),
        .axi_awvalid       (axi_awvalid),
        .axi_awready       (axi_awready),
        .axi_wdata         (axi_wdata),
        .axi_wstrb         (axi_wstrb),
        .axi_wlast         (axi_wlast),
        .axi_wvalid        (axi_wvalid),
        .axi_wready        (axi_wready),
        .axi_bresp         (axi_bresp),
        .axi_bvalid        (axi_bvalid),
        .axi_bready        (axi_bready)
    );

    chip_fault u_fault (
        .clock         (clock),
        .reset         (reset),
        .faulted       (faulted_cores),
        .causes_0      (cores_0_fault_cause),
        .contexts_0    (cores_0_fault_context),
        .pcs_0         (cores_0_fault_pc),
        .details_0     (cores_0_fault_detail),
        .lanes_0       (cores_0_fault_lane),
        .fault_valid   (fault_valid),
        .fault_core    (fault_core),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    assign busy_cores = cores_0_busy;
    assign faulted_cores = cores_0_faulted;
    assign busy = busy_cores;

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        memory_granted,
        memory_granted_core,
        memory_granted_fill,
        memory_granted_write,
        memory_granted_address
    };
endmodule
