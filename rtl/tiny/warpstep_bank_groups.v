// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Which lanes local memory serves in a cycle: in each bank the lowest lane that asks chooses the word, and those that want the same
// word come along. Combinational.
//
// Lanes are compared with each other, all at once, and not with what a bank has chosen: so the choice waits for no comparison of rows.
//
// The lanes of one step.

`default_nettype none

module warpstep_bank_groups (
    input  wire  [3:0] active, // Lanes that access local memory, one bit per lane.
    input  wire  [7:0] wanted_banks, // Bank each lane accesses.
    input  wire [31:0] wanted_rows, // Row each lane accesses.
    output wire  [3:0] leads, // Lanes that choose the row of their bank, at most one of each bank; one bit per lane.
    output wire  [3:0] group // Lanes that are served, one bit per lane.
);

    wire [15:0] rivals_same_bank;
    wire [15:0] rivals_same_word;
    genvar        g_i;
    genvar        g_lane;

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_rivals
            warpstep_lane_rivals u_rivals (
                .active       (active),
                .bank         (wanted_banks[g_i*2 +: 2]),
                .row          (wanted_rows[g_i*8 +: 8]),
                .wanted_banks (wanted_banks),
                .wanted_rows  (wanted_rows),
                .same_bank    (rivals_same_bank[g_i*4 +: 4]),
                .same_word    (rivals_same_word[g_i*4 +: 4])
            );
        end
    endgenerate

    // A lane leads unless a lower one wants its bank.
    // A lane leads unless a lower one wants its bank.
    // A lane leads unless a lower one wants its bank.
    // A lane leads unless a lower one wants its bank.
    assign leads = {
        active[3] & ~(|(active & rivals_same_bank[15:12] & ~(4'hf << 3))),
        active[2] & ~(|(active & rivals_same_bank[11:8] & ~(4'hf << 2))),
        active[1] & ~(|(active & rivals_same_bank[7:4] & ~(4'hf << 1))),
        active[0] & ~(|(active & rivals_same_bank[3:0] & ~4'hf))
    };
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign group[g_lane] = active[g_lane] & (|(leads & rivals_same_word[g_lane*4 +: 4]));
        end
    endgenerate
endmodule

`default_nettype wire
