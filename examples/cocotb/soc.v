// A system around the core, as small as it can be: clock, reset, a start address, one AXI4 port to memory.
//
// This is also a template for an instantiation. What the core does not drive is tied off here: it has one transaction
// order, so every identifier is 0; it makes no exclusive, cacheable or prioritised accesses. The memory must answer in
// order and return the identifier it was given, which the core does not look at.

`ifndef WARPSTEP_TOP
`define WARPSTEP_TOP warpstep_top // the emitted top module; `top` in manifest.json
`endif

module soc #(
    parameter AXI_BYTES = 4, // as `axi_bytes` of the emitted configuration
    parameter ID_BITS = 1
) (
    input  wire                   clock,
    input  wire                   reset, // active high, synchronous, one rising edge at least
    output wire                   busy,
    output wire                   fault_valid,
    output wire             [3:0] fault_cause,
    output wire            [31:0] fault_pc,
    output wire            [31:0] fault_detail,

    output wire     [ID_BITS-1:0] axi_arid,
    output wire            [31:0] axi_araddr,
    output wire             [7:0] axi_arlen,
    output wire             [2:0] axi_arsize,
    output wire             [1:0] axi_arburst,
    output wire                   axi_arlock,
    output wire             [3:0] axi_arcache,
    output wire             [2:0] axi_arprot,
    output wire             [3:0] axi_arqos,
    output wire                   axi_arvalid,
    input  wire                   axi_arready,
    input  wire     [ID_BITS-1:0] axi_rid,
    input  wire [8*AXI_BYTES-1:0] axi_rdata,
    input  wire             [1:0] axi_rresp,
    input  wire                   axi_rlast,
    input  wire                   axi_rvalid,
    output wire                   axi_rready,
    output wire     [ID_BITS-1:0] axi_awid,
    output wire            [31:0] axi_awaddr,
    output wire             [7:0] axi_awlen,
    output wire             [2:0] axi_awsize,
    output wire             [1:0] axi_awburst,
    output wire                   axi_awlock,
    output wire             [3:0] axi_awcache,
    output wire             [2:0] axi_awprot,
    output wire             [3:0] axi_awqos,
    output wire                   axi_awvalid,
    input  wire                   axi_awready,
    output wire [8*AXI_BYTES-1:0] axi_wdata,
    output wire   [AXI_BYTES-1:0] axi_wstrb,
    output wire                   axi_wlast,
    output wire                   axi_wvalid,
    input  wire                   axi_wready,
    input  wire     [ID_BITS-1:0] axi_bid,
    input  wire             [1:0] axi_bresp,
    input  wire                   axi_bvalid,
    output wire                   axi_bready
);
    assign axi_arid = {ID_BITS{1'b0}};
    assign axi_awid = {ID_BITS{1'b0}};
    assign axi_arlock = 1'b0;
    assign axi_awlock = 1'b0;
    assign axi_arcache = 4'b0011; // normal memory, not cached on the way
    assign axi_awcache = 4'b0011;
    assign axi_arqos = 4'b0000;
    assign axi_awqos = 4'b0000;
    wire unused = &{1'b0, axi_rid, axi_bid}; // everything is answered in order

    `WARPSTEP_TOP core (
        .clock          (clock),
        .reset          (reset),
        .start_pc       (32'h8000_0000),
        .start_argument (32'h0000_0000),
        .busy           (busy),
        .fault_valid    (fault_valid),
        .fault_cause    (fault_cause),
        .fault_pc       (fault_pc),
        .fault_detail   (fault_detail),
        /* verilator lint_off PINCONNECTEMPTY */ // open on purpose: their widths depend on the configuration
        .fault_core     (),
        .fault_context  (),
        .fault_lane     (),
        /* verilator lint_on PINCONNECTEMPTY */
        .axi_araddr     (axi_araddr),
        .axi_arlen      (axi_arlen),
        .axi_arsize     (axi_arsize),
        .axi_arburst    (axi_arburst),
        .axi_arprot     (axi_arprot),
        .axi_arvalid    (axi_arvalid),
        .axi_arready    (axi_arready),
        .axi_rdata      (axi_rdata),
        .axi_rresp      (axi_rresp),
        .axi_rlast      (axi_rlast),
        .axi_rvalid     (axi_rvalid),
        .axi_rready     (axi_rready),
        .axi_awaddr     (axi_awaddr),
        .axi_awlen      (axi_awlen),
        .axi_awsize     (axi_awsize),
        .axi_awburst    (axi_awburst),
        .axi_awprot     (axi_awprot),
        .axi_awvalid    (axi_awvalid),
        .axi_awready    (axi_awready),
        .axi_wdata      (axi_wdata),
        .axi_wstrb      (axi_wstrb),
        .axi_wlast      (axi_wlast),
        .axi_wvalid     (axi_wvalid),
        .axi_wready     (axi_wready),
        .axi_bresp      (axi_bresp),
        .axi_bvalid     (axi_bvalid),
        .axi_bready     (axi_bready)
    );
endmodule
