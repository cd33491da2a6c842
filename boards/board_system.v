// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The core with what a board needs to run one program: block RAM that holds it, a serial console, a reset, lights.
//
// The program starts when `reset` is released, and again whenever it is pressed; block RAM keeps what the last run left in
// it. Knows no pin: a board's own file (ulx3s.v, icebreaker.v, arty_a7.v) names those.

`default_nettype none

module board_system #(
    parameter AXI_BYTES = 8,        // `axi_bytes` of the emitted configuration
    parameter IMAGE = "image.hex",  // the program (`warpstep image`)
    parameter CYCLES_PER_BIT = 217, // of the serial line
    parameter BYTES = 65536,        // of memory: see board_memory.v
    parameter STACKS = 16,
    parameter STACK_BYTES = 2048
) (
    input  wire       clock,
    input  wire       reset_button, // Active high, of any clock.
    output wire       serial,       // What the program prints, 8N1.
    output wire [7:0] lights        // From bit 0: busy, ended with code 0, ended with another one, program error; then its cause.
);
    // A button pressed at any time, and the first cycles after configuration, make a synchronous reset. It is held for 256 cycles: the
    // block RAM of an iCE40 reads zeros for its first 3 us.
    reg [1:0] button = 2'b11;
    reg [7:0] held = 8'd0;
    reg reset = 1'b1;
    always @(posedge clock) begin
        button <= {button[0], reset_button};
        held <= button[1] ? 8'd0 : held + {7'd0, held != 8'd255};
        reset <= held != 8'd255;
    end

    wire [31:0] araddr, awaddr;
    wire [7:0] arlen;
    wire [8*AXI_BYTES-1:0] rdata, wdata;
    wire [AXI_BYTES-1:0] wstrb;
    wire arvalid, arready, rvalid, rready, rlast;
    wire awvalid, awready, wvalid, wready, wlast, bvalid;
    wire busy, fault_valid;
    wire [3:0] fault_cause;

    warpstep_top core (
        .clock          (clock),
        .reset          (reset),
        .start_pc       (32'h8000_0000),
        .start_argument (32'h0000_0000),
        .busy           (busy),
        .fault_valid    (fault_valid),
        .fault_cause    (fault_cause),
        .axi_araddr     (araddr),
        .axi_arlen      (arlen),
        .axi_arvalid    (arvalid),
        .axi_arready    (arready),
        .axi_rdata      (rdata),
        .axi_rresp      (2'b00),
        .axi_rlast      (rlast),
        .axi_rvalid     (rvalid),
        .axi_rready     (rready),
        .axi_awaddr     (awaddr),
        .axi_awvalid    (awvalid),
        .axi_awready    (awready),
        .axi_wdata      (wdata),
        .axi_wstrb      (wstrb),
        .axi_wlast      (wlast),
        .axi_wvalid     (wvalid),
        .axi_wready     (wready),
        .axi_bresp      (2'b00),
        .axi_bvalid     (bvalid),
        /* verilator lint_off PINCONNECTEMPTY */ // open on purpose: bursts are always full width and incrementing
        .axi_arsize     (),
        .axi_arburst    (),
        .axi_arprot     (),
        .axi_awlen      (),
        .axi_awsize     (),
        .axi_awburst    (),
        .axi_awprot     (),
        .axi_bready     (),
        .fault_core     (),
        .fault_context  (),
        .fault_lane     (),
        .fault_pc       (),
        .fault_detail   ()
        /* verilator lint_on PINCONNECTEMPTY */
    );

    wire console_valid, console_ready, exited;
    wire [7:0] console_data, exit_code;

    board_memory #(
        .AXI_BYTES   (AXI_BYTES),
        .IMAGE       (IMAGE),
        .BYTES       (BYTES),
        .STACKS      (STACKS),
        .STACK_BYTES (STACK_BYTES)
    ) memory (
        .clock         (clock),
        .reset         (reset),
        .araddr        (araddr),
        .arlen         (arlen),
        .arvalid       (arvalid),
        .arready       (arready),
        .rdata         (rdata),
        .rlast         (rlast),
        .rvalid        (rvalid),
        .rready        (rready),
        .awaddr        (awaddr),
        .awvalid       (awvalid),
        .awready       (awready),
        .wdata         (wdata),
        .wstrb         (wstrb),
        .wlast         (wlast),
        .wvalid        (wvalid),
        .wready        (wready),
        .bvalid        (bvalid),
        .console_valid (console_valid),
        .console_data  (console_data),
        .console_ready (console_ready),
        .exited        (exited),
        .exit_code     (exit_code)
    );

    uart_transmitter #(
        .CYCLES_PER_BIT (CYCLES_PER_BIT)
    ) transmitter (
        .clock (clock),
        .reset (reset),
        .valid (console_valid),
        .data  (console_data),
        .ready (console_ready),
        .line  (serial)
    );

    wire ended = exited && !busy;
    assign lights = {fault_cause, fault_valid, ended && exit_code != 8'd0, ended && exit_code == 8'd0, busy};
endmodule

`default_nettype wire
