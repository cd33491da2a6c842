// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Control and status registers with the counters behind them, and their results on the way to the writeback slot.
//
// Issued in c: read in c + 1 as it was at the start of c; handed over in its slot. Knows nothing of lanes' values but the one that
// is written.
//
// CSRs, counters, result pipes.

`default_nettype none

module warpstep_csr_unit (
    input  wire         clock,
    input  wire         reset,
    input  wire         core_id, // Number of the core.
    input  wire  [31:0] start_argument, // Value of mscratch after reset.
    // Cycle c: events of issue and fetch.
    input  wire         issue_events_issued, // An instruction issues, at each port.
    input  wire         issue_events_nop, // A NOP issues, at each port.
    input  wire   [1:0] issue_events_nop_cause, // Number of the cause of that NOP, at each port.
    input  wire         issue_events_fetch_hit, // The fetch of the last cycle hit the instruction cache, at each port.
    // The fetch of the last cycle missed the instruction cache, at each port.
    input  wire         issue_events_fetch_miss,
    input  wire  [15:0] issue_events_stalls, // Number of what each context does or waits for.
    // Cycle c: events of the load/store unit.
    // A local access left lanes for a later cycle because their banks were busy.
    input  wire         memory_events_bank_conflict,
    input  wire         memory_events_data_hit, // A load read the data cache.
    input  wire         memory_events_data_miss, // A load requested a line of RAM from memory.
    input  wire   [3:0] issue_active, // Cycle c: lanes of the context that issues at each port, one bit per lane.
    input  wire   [3:0] running, // Cycle c: contexts active at its start, one bit per context.
    // Cycle c + 1: CSR instruction.
    input  wire         instruction_valid, // There is a CSR instruction.
    input  wire         instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire   [1:0] instruction_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire   [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire   [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire  [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire   [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire   [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire  [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire         instruction_issued_looped,
    input  wire  [31:0] instruction_operand, // rs1 of the leader lane, the highest active one.
    // Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    input  wire   [7:0] destination,
    // Flags raised by each float unit.
    input  wire   [9:0] raised_context, // Warp of the float instruction.
    input  wire  [24:0] raised_flags, // Flags raised in any lane, one bit per flag as in fflags.
    output wire  [11:0] rounding, // frm of each warp.
    // Result of each lane, in its slot.
    output wire   [3:0] results_valid, // There is a result in this cycle.
    output wire  [31:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [127:0] results_value, // Value of the result.
    // First wrong CSR instruction, reported one cycle after detection.
    output wire         fault_valid, // There is a program error.
    output wire   [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire   [1:0] fault_context, // Context of the wrong instruction.
    output wire  [31:0] fault_pc, // Address of the wrong instruction.
    output wire  [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire   [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    reg     [3:0] csrs_issued_lanes;
    wire    [3:0] pipes_enter_valid;
    wire [1471:0] counters_values;
    genvar          g_lane;

    warpstep_csrs u_csrs (
        .clock                        (clock),
        .reset                        (reset),
        .core_id                      (core_id),
        .start_argument               (start_argument),
        .issued_lanes                 (csrs_issued_lanes),
        .running                      (running),
        .counters                     (counters_values),
        .instruction_valid            (instruction_valid),
        .instruction_issued_valid     (instruction_issued_valid),
        .instruction_issued_context   (instruction_issued_context),
        .instruction_issued_active    (instruction_issued_active),
        .instruction_issued_op        (instruction_issued_op),
        .instruction_issued_pc        (instruction_issued_pc),
        .instruction_issued_rd        (instruction_issued_rd),
        .instruction_issued_rs1       (instruction_issued_rs1),
        .instruction_issued_immediate (instruction_issued_immediate),
        .instruction_issued_looped    (instruction_issued_looped),
        .instruction_operand          (instruction_operand),
        .raised_context               (raised_context),
        .raised_flags                 (raised_flags),
        .results                      (results_value),
        .rounding                     (rounding),
        .fault_valid                  (fault_valid),
        .fault_cause                  (fault_cause),
        .fault_context                (fault_context),
        .fault_pc                     (fault_pc),
        .fault_detail                 (fault_detail),
        .fault_lane                   (fault_lane)
    );

    warpstep_counters u_counters (
        .clock                (clock),
        .reset                (reset),
        .issue_issued         (issue_events_issued),
        .issue_nop            (issue_events_nop),
        .issue_nop_cause      (issue_events_nop_cause),
        .issue_fetch_hit      (issue_events_fetch_hit),
        .issue_fetch_miss     (issue_events_fetch_miss),
        .issue_stalls         (issue_events_stalls),
        .memory_bank_conflict (memory_events_bank_conflict),
        .memory_data_hit      (memory_events_data_hit),
        .memory_data_miss     (memory_events_data_miss),
        .values               (counters_values)
    );

    always @* begin
        csrs_issued_lanes = 4'h0;
        csrs_issued_lanes = csrs_issued_lanes | issue_active;
    end

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign pipes_enter_valid[g_lane] = instruction_valid & instruction_issued_active[g_lane];
        end
    endgenerate
    assign results_valid = pipes_enter_valid;
    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_2
            assign results_destination[g_lane*8 +: 8] = destination;
        end
    endgenerate
endmodule

`default_nettype wire
