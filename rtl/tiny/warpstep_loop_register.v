// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// A context's last taken backward branch, and where it goes.
//
// Written at the end of the cycle in which the branch is redirected; `found` and `target` say in every cycle whether the request
// at `pc` is to be followed by one at the branch's target. Invalid after reset and after `clear`, which wins. Knows nothing
// of selection: whether there is a request at `pc` is not its concern.
//
// One context's register.

`default_nettype none

module warpstep_loop_register (
    input  wire        clock,
    input  wire        reset,
    input  wire [31:0] pc, // Address of the context's next request.
    input  wire        write, // A backward branch is redirected at the end of this cycle.
    input  wire [31:0] branch_pc, // Address of that branch.
    input  wire [31:0] branch_target, // Target of that branch.
    input  wire        clear, // The register becomes invalid at the end of this cycle.
    output wire        found, // The branch of the register lies at `pc`.
    output wire [31:0] target // Target of the branch of the register.
);

    reg         valid_q;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_target_q;

    assign found = valid_q & (held_pc_q == pc);
    assign target = held_target_q;

    always @(posedge clock) begin
        if (reset) begin
            valid_q <= 1'b0;
        end else begin
            if (write) valid_q <= 1'b1;
            if (clear) valid_q <= 1'b0;
        end
    end

    always @(posedge clock) begin
        if (write) begin
            held_pc_q <= branch_pc;
            held_target_q <= branch_target;
        end
    end

`ifdef WARPSTEP_INIT
    initial {held_pc_q, held_target_q} = 64'h0;
`endif
endmodule

`default_nettype wire
