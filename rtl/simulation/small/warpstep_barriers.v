// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Barriers of one core: warps wait until as many have arrived as the last of them asks for.
//
// An arrival takes effect at the end of its cycle. The last warp to arrive does not wait, and releases the others from the
// next cycle on. A count of one is no barrier at all. A barrier that does not exist, or that can never open, is an
// error and nobody arrives; so is any barrier while its warp is split. Knows nothing of why a warp may not go on.
//
// Bit 31 of the operand means a barrier across cores: a warp that arrives there stands until the barrier opens from outside for
// all that stand there at the start of the cycle. A core has arrived when all its active warps stand there. A chip of one
// core has none of this: only a count of one can ever open.
//
// max(1, warps / 2) barriers.

`default_nettype none

module warpstep_barriers (
    input  wire        clock,
    input  wire        reset,
    input  wire        arrive, // A warp arrives at a barrier.
    input  wire  [1:0] warp, // Warp that arrives.
    input  wire [31:0] operand, // Number of the barrier, bit 31 for one across cores: rs1.
    input  wire [31:0] count, // Number of warps or cores that are to arrive: rs2.
    input  wire  [3:0] running, // Warps that are active, one bit per warp.
    output wire        waits, // The warp that arrives must wait.
    // Warps that may issue from the next cycle, the one that arrives included, one bit per warp.
    output reg   [3:0] released,
    output wire        wrong_id, // There is no barrier of that number.
    output reg         wrong_count // The count is zero or more than can arrive.
);

    reg  [7:0] arrived_q;
    wire       exists;
    wire       collects;
    reg  [3:0] gathered;
    reg  [2:0] present;
    wire       opens;

    // Does the barrier exist, and can it open?
    assign wrong_id = arrive & (operand[30:0] >= 31'h2);

    always @* begin
        wrong_count = 1'b0;
        if (arrive & ~wrong_id) begin
            if (operand[31]) wrong_count = (count == 32'h0) | (count > 32'h1);
            else wrong_count = (count == 32'h0) | (count > 32'h4);
        end
    end

    assign exists = arrive & ~wrong_id & ~wrong_count;
    assign collects = exists & (count != 32'h1);

    always @* begin : set_gathered
        integer barrier;
        // Who is there with the one that arrives.
        gathered = 4'h0;
        if (operand[30:0] == 31'h0) gathered = arrived_q[3:0];
        if (operand[30:0] == 31'h1) gathered = arrived_q[7:4];
        present = 3'h0;
        for (barrier = 0; barrier < 4; barrier = barrier + 1) begin
            if (warp == barrier[1:0]) gathered[barrier] = 1'b1;
            present = present + {2'h0, gathered[barrier]};
        end
    end

    assign opens = collects & ~operand[31] & ({29'h0, present} == count);
    assign waits = collects & ~opens;

    always @* begin
        released = 4'h0;
        if (opens) released = gathered;
    end

    always @(posedge clock) begin
        if (reset) begin
            arrived_q <= 8'h0;
        end else begin
            if ((operand[30:0] == 31'h0) & collects & ~operand[31]) begin
                arrived_q[3:0] <= gathered;
                if (opens) arrived_q[3:0] <= 4'h0;
            end
            if ((operand[30:0] == 31'h1) & collects & ~operand[31]) begin
                arrived_q[7:4] <= gathered;
                if (opens) arrived_q[7:4] <= 4'h0;
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, running};
endmodule

`default_nettype wire
