// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Whether one head waits for a result in one lane of its warp: a bit for each of its registers, looked up in the cycle before it
// became the head there, and kept up while it stays.
//
// Beside the choice of who issues, so that a cycle begins with the answer.
//
// What one head waits for in one lane.

`default_nettype none

module warpstep_head_pending (
    input  wire        clock,
    input  wire        reset,
    input  wire [23:0] operands, // Registers of the head.
    input  wire  [3:0] fresh, // Those of them that wait from the next cycle on, one bit each.
    input  wire  [1:0] writes, // A register of the warp is written in this cycle, at each port.
    input  wire [11:0] written, // Which one.
    // The head of the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire        next_other,
    input  wire [23:0] next_registers, // Its registers: rd, rs1, rs2, rs3.
    input  wire [63:0] coming, // Registers of the warp that wait in the next cycle.
    output wire        waits // The head waits.
);

    reg   [3:0] looked_up_q;
    reg   [3:0] over;
    reg   [3:0] found;
    wire [31:0] floats;

    always @* begin : set_over
        integer operand;
        // Asked for only where something is written, or another head comes: simulators pass by the rest.
        over = 4'h0;
        if (writes[0]) begin
            for (operand = 0; operand < 4; operand = operand + 1) begin
                if (written[5:0] == operands[operand*6 +: 6]) over[operand] = 1'b1;
            end
        end
        if (writes[1]) begin
            for (operand = 0; operand < 4; operand = operand + 1) begin
                if (written[11:6] == operands[operand*6 +: 6]) over[operand] = 1'b1;
            end
        end
    end

    always @* begin : set_found
        integer operand;
        found = 4'h0;
        if (next_other) begin
            for (operand = 0; operand < 3; operand = operand + 1) begin
                found[operand] = coming[next_registers[operand*6 +: 6]];
            end
            // The third source is a float register, or none.
            found[3] = next_registers[23] & floats[next_registers[22:18]];
        end
    end

    assign floats = coming[63:32];
    assign waits = |looked_up_q;

    always @(posedge clock) begin
        if (reset) begin
            looked_up_q <= 4'h0;
        end else begin
            looked_up_q <= (looked_up_q | fresh) & ~over;
            if (next_other) looked_up_q <= found;
        end
    end
endmodule

`default_nettype wire
