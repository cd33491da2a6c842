// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// All counters of a core.

`default_nettype none

module warpstep_counters (
    input  wire          clock,
    input  wire          reset,
    // Events of issue and fetch in this cycle.
    input  wire          issue_issued, // An instruction issues, at each port.
    input  wire          issue_nop, // A NOP issues, at each port.
    input  wire    [1:0] issue_nop_cause, // Number of the cause of that NOP, at each port.
    input  wire          issue_fetch_hit, // The fetch of the last cycle hit the instruction cache, at each port.
    input  wire          issue_fetch_miss, // The fetch of the last cycle missed the instruction cache, at each port.
    input  wire   [15:0] issue_stalls, // Number of what each context does or waits for.
    // Events of the load/store unit in this cycle.
    // A local access left lanes for a later cycle because their banks were busy.
    input  wire          memory_bank_conflict,
    input  wire          memory_data_hit, // A load read the data cache.
    input  wire          memory_data_miss, // A load requested a line of RAM from memory.
    output wire [1471:0] values // Value of each counter, in the order of CSR numbers.
);

    reg         was_issue_issued_q;
    reg         was_issue_nop_q;
    reg   [1:0] was_issue_nop_cause_q;
    reg         was_issue_fetch_hit_q;
    reg         was_issue_fetch_miss_q;
    reg  [15:0] was_issue_stalls_q;
    reg         was_memory_bank_conflict_q;
    reg         was_memory_data_hit_q;
    reg         was_memory_data_miss_q;
    reg  [32:0] sums;
    wire [62:0] counters_more;
    genvar        g_stall;

    generate
        for (g_stall = 0; g_stall < 21; g_stall = g_stall + 1) begin : g_counters
            warpstep_counter u_counters (
                .clock (clock),
                .reset (reset),
                .more  (counters_more[g_stall*3 +: 3]),
                .value (values[g_stall*64 +: 64])
            );
        end
    endgenerate

    assign counters_more[2:0] = {2'h0, was_issue_issued_q};
    generate
        for (g_stall = 0; g_stall < 4; g_stall = g_stall + 1) begin : g_1
            localparam [1:0] STALL = g_stall;
            assign counters_more[g_stall*3 + 3 +: 3] = {2'h0, was_issue_nop_q & (was_issue_nop_cause_q == STALL)};
        end
    endgenerate
    assign counters_more[50:48] = {2'h0, was_issue_fetch_hit_q};
    assign counters_more[53:51] = {2'h0, was_issue_fetch_miss_q};

    always @* begin : set_sums
        integer stall;
        for (stall = 0; stall < 11; stall = stall + 1) begin
            sums[stall*3 +: 3] = 3'h0;
            if (was_issue_stalls_q[3:0] == stall[3:0]) sums[stall*3 +: 3] = sums[stall*3 +: 3] + 3'h1;
            if (was_issue_stalls_q[7:4] == stall[3:0]) sums[stall*3 +: 3] = sums[stall*3 +: 3] + 3'h1;
            if (was_issue_stalls_q[11:8] == stall[3:0]) sums[stall*3 +: 3] = sums[stall*3 +: 3] + 3'h1;
            if (was_issue_stalls_q[15:12] == stall[3:0]) sums[stall*3 +: 3] = sums[stall*3 +: 3] + 3'h1;
        end
    end

    assign counters_more[47:15] = sums;
    assign counters_more[56:54] = {2'h0, was_memory_data_hit_q};
    assign counters_more[59:57] = {2'h0, was_memory_data_miss_q};
    assign counters_more[62:60] = {2'h0, was_memory_bank_conflict_q};
    assign values[1471:1344] = 128'h0;

    always @(posedge clock) begin
        if (reset) begin
            was_issue_issued_q <= 1'b0;
            was_issue_nop_q <= 1'b0;
            was_issue_nop_cause_q <= 2'h0;
            was_issue_fetch_hit_q <= 1'b0;
            was_issue_fetch_miss_q <= 1'b0;
            was_issue_stalls_q <= 16'hdddd;
            was_memory_bank_conflict_q <= 1'b0;
            was_memory_data_hit_q <= 1'b0;
            was_memory_data_miss_q <= 1'b0;
        end else begin
            was_issue_issued_q <= issue_issued;
            was_issue_nop_q <= issue_nop;
            was_issue_nop_cause_q <= issue_nop_cause;
            was_issue_fetch_hit_q <= issue_fetch_hit;
            was_issue_fetch_miss_q <= issue_fetch_miss;
            was_issue_stalls_q <= issue_stalls;
            was_memory_bank_conflict_q <= memory_bank_conflict;
            was_memory_data_hit_q <= memory_data_hit;
            was_memory_data_miss_q <= memory_data_miss;
        end
    end
endmodule

`default_nettype wire
