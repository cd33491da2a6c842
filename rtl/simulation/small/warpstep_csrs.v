// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Control and status registers: every active lane reads the old value, the leader lane's operand is written.
//
// Issued in c: the value is there in c + 1, on its way to the result pipe; a write takes effect at the end of c + 1. mcycle,
// minstret, the counters and the mask of active warps read as they were at the start of c. mscratch takes the start
// argument in the first cycle after reset. Every warp has its own fflags and frm; flags of float operations are added as they
// come. A register that does not exist, a write to a fact, or what concerns the whole warp while it is split, is an error and
// changes nothing.
// Knows nothing of who waits for float operations in flight.
//
// The control and status registers of a core.

`default_nettype none

module warpstep_csrs (
    input  wire          clock,
    input  wire          reset,
    input  wire          core_id, // Number of the core.
    input  wire   [31:0] start_argument, // Value of mscratch after reset.
    // Cycle c: lanes in which an instruction issues, one bit per lane; none for a NOP.
    input  wire    [3:0] issued_lanes,
    input  wire    [3:0] running, // Cycle c: contexts active at its start, one bit per context.
    input  wire [1471:0] counters, // Cycle c + 1: values of the counters other than mcycle and minstret.
    // Cycle c + 1: CSR instruction.
    input  wire          instruction_valid, // There is a CSR instruction.
    input  wire          instruction_issued_valid, // An instruction issued in the last cycle.
    input  wire    [1:0] instruction_issued_context, // Warp of the issued instruction; the same at every issue port.
    input  wire    [3:0] instruction_issued_active, // Lanes that execute the issued instruction, one bit per lane.
    input  wire    [6:0] instruction_issued_op, // Operation number of the issued instruction.
    input  wire   [31:0] instruction_issued_pc, // Address of the issued instruction.
    input  wire    [5:0] instruction_issued_rd, // Destination register of the issued instruction; 0 for none.
    input  wire    [5:0] instruction_issued_rs1, // First source register of the issued instruction.
    input  wire   [31:0] instruction_issued_immediate, // Immediate operand of the issued instruction.
    // The request after it went to the target in the loop register; with loop registers only.
    input  wire          instruction_issued_looped,
    input  wire   [31:0] instruction_operand, // rs1 of the leader lane, the highest active one.
    // Flags raised by each float unit.
    input  wire    [9:0] raised_context, // Warp of the float instruction.
    input  wire   [24:0] raised_flags, // Flags raised in any lane, one bit per flag as in fflags.
    output reg   [127:0] results, // Cycle c + 1: old value of the CSR as each lane reads it.
    output wire   [11:0] rounding, // frm of each warp.
    // First wrong CSR instruction, reported one cycle after detection; its evidence is the CSR number.
    output wire          fault_valid, // There is a program error.
    output wire    [3:0] fault_cause, // Number of the cause, as in the list of causes.
    output wire    [1:0] fault_context, // Context of the wrong instruction.
    output wire   [31:0] fault_pc, // Address of the wrong instruction.
    output wire   [31:0] fault_detail, // Evidence of the error; the list of causes says what it is.
    output wire    [1:0] fault_lane // Lowest lane concerned, for errors of memory accesses; else 0.
);

    localparam  [3:0] CAUSE_UNKNOWN_CSR = 4'h8;
    localparam  [3:0] CAUSE_READ_ONLY_CSR = 4'h9;
    localparam  [3:0] KIND_FFLAGS = 4'h1;
    localparam  [3:0] KIND_FRM = 4'h2;
    localparam  [3:0] KIND_FCSR = 4'h3;
    localparam  [3:0] KIND_MSCRATCH = 4'h4;
    localparam  [3:0] KIND_COUNTER = 4'h5;
    localparam  [3:0] KIND_LANE_ID = 4'h6;
    localparam  [3:0] KIND_HART_ID = 4'h7;
    localparam  [3:0] KIND_WARP_ID = 4'h8;
    localparam  [3:0] KIND_CORE_ID = 4'h9;
    localparam  [3:0] KIND_ACTIVE_WARPS = 4'ha;
    localparam  [3:0] KIND_ACTIVE_MASK = 4'hb;
    localparam  [3:0] KIND_LANE_COUNT = 4'hc;
    localparam  [3:0] KIND_WARP_COUNT = 4'hd;
    localparam  [3:0] KIND_CORE_COUNT = 4'he;
    localparam  [3:0] KIND_LOCAL_MEMORY_BASE = 4'hf;
    localparam [31:0] LOCAL_MEMORY_BASE = 32'hffff0000;

    reg           fresh_q;
    reg    [31:0] mscratch_q;
    reg    [63:0] mcycle_q;
    reg     [3:0] was_issued_q;
    reg     [3:0] was_running_q;
    reg     [2:0] more;
    wire   [31:0] hart;
    reg    [31:0] own;
    reg    [31:0] old;
    reg     [3:0] wrong;
    wire          takes;
    wire   [63:0] minstret_value;
    wire    [4:0] float_own_flags;
    wire    [2:0] float_own_rounding;
    wire   [11:0] decoder_word;
    wire   [10:0] decoder_control;
    wire          decoder_known;
    wire [1599:0] counted_words;
    wire   [63:0] counted_chosen;
    wire          change_writes;
    wire   [31:0] change_wanted;
    wire          record_raise_valid;
    wire   [31:0] record_raise_detail;

    warpstep_counter u_minstret (
        .clock (clock),
        .reset (reset),
        .more  (more),
        .value (minstret_value)
    );

    warpstep_float_state u_float_0 (
        .clock          (clock),
        .reset          (reset),
        .raised_context (raised_context),
        .raised_flags   (raised_flags),
        .warp           (instruction_issued_context),
        .own_flags      (float_own_flags),
        .own_rounding   (float_own_rounding),
        .takes          (takes),
        .kind           (decoder_control[3:0]),
        .wanted         (change_wanted),
        .rounding       (rounding)
    );

    warpstep_decoder_table_word12_control11 u_decoder (
        .word    (decoder_word),
        .control (decoder_control),
        .known   (decoder_known)
    );

    warpstep_select #(.WIDTH(64), .COUNT(25), .INDEX(5)) u_counted (
        .words  (counted_words),
        .index  (decoder_control[8:4]),
        .chosen (counted_chosen)
    );

    warpstep_csr_change u_change (
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
        .old                          (own),
        .writes                       (change_writes),
        .wanted                       (change_wanted)
    );

    warpstep_fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise_valid   (record_raise_valid),
        .raise_cause   (wrong),
        .raise_context (instruction_issued_context),
        .raise_pc      (instruction_issued_pc),
        .raise_detail  (record_raise_detail),
        .raise_lane    (2'h0),
        .fault_valid   (fault_valid),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail),
        .fault_lane    (fault_lane)
    );

    always @* begin : set_more
        integer lane;
        more = 3'h0;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            more = more + {2'h0, was_issued_q[lane]};
        end
    end

    // Which register, and its old value.
    assign decoder_word = instruction_issued_immediate[11:0];
    assign counted_words[63:0] = mcycle_q;
    assign counted_words[127:64] = minstret_value;
    assign counted_words[1599:128] = counters;
    assign hart = (({31'h0, core_id} * 32'h4) + {30'h0, instruction_issued_context}) * 32'h4;

    always @* begin
        case (decoder_control[3:0])
            KIND_FFLAGS: own = {27'h0, float_own_flags};
            KIND_FRM: own = {29'h0, float_own_rounding};
            KIND_FCSR: own = {24'h0, float_own_rounding, float_own_flags};
            KIND_MSCRATCH: own = mscratch_q;
            default: own = 32'h0;
        endcase
    end

    always @* begin
        case (decoder_control[3:0])
            KIND_COUNTER: begin
                old = counted_chosen[31:0];
                if (decoder_control[9]) old = counted_chosen[63:32];
            end
            KIND_HART_ID: old = hart;
            KIND_WARP_ID: old = {30'h0, instruction_issued_context};
            KIND_CORE_ID: old = {31'h0, core_id};
            KIND_ACTIVE_WARPS: old = {28'h0, was_running_q};
            KIND_ACTIVE_MASK: old = {28'h0, instruction_issued_active};
            KIND_LANE_COUNT: old = 32'h4;
            KIND_WARP_COUNT: old = 32'h4;
            KIND_CORE_COUNT: old = 32'h1;
            KIND_LOCAL_MEMORY_BASE: old = LOCAL_MEMORY_BASE;
            default: old = own;
        endcase
    end

    always @* begin
        results[31:0] = old;
        if (decoder_control[3:0] == KIND_LANE_ID) results[31:0] = 32'h0;
        else if (decoder_control[3:0] == KIND_HART_ID) results[31:0] = hart;
        results[63:32] = old;
        if (decoder_control[3:0] == KIND_LANE_ID) results[63:32] = 32'h1;
        else if (decoder_control[3:0] == KIND_HART_ID) results[63:32] = hart + 32'h1;
        results[95:64] = old;
        if (decoder_control[3:0] == KIND_LANE_ID) results[95:64] = 32'h2;
        else if (decoder_control[3:0] == KIND_HART_ID) results[95:64] = hart + 32'h2;
        results[127:96] = old;
        if (decoder_control[3:0] == KIND_LANE_ID) results[127:96] = 32'h3;
        else if (decoder_control[3:0] == KIND_HART_ID) results[127:96] = hart + 32'h3;
    end

    always @* begin
        // Its new value, and whether it may have one.
        wrong = 4'h0;
        if (instruction_valid & ~decoder_known) begin
            wrong = CAUSE_UNKNOWN_CSR;
        end else if (instruction_valid & change_writes & decoder_control[10]) begin
            wrong = CAUSE_READ_ONLY_CSR;
        end
    end

    // What can be written is known and not read-only: only a split can forbid it.
    assign takes = instruction_valid & change_writes;

    // Errors.
    assign record_raise_valid = |wrong;
    assign record_raise_detail = {20'h0, decoder_word};

    always @(posedge clock) begin
        if (reset) begin
            fresh_q <= 1'b1;
            mscratch_q <= 32'h0;
            mcycle_q <= 64'hffffffffffffffff;
            was_issued_q <= 4'h0;
            was_running_q <= 4'h0;
        end else begin
            // Time, one cycle late: as it was at issue.
            mcycle_q <= mcycle_q + 64'h1;
            was_issued_q <= issued_lanes;
            was_running_q <= running;
            // Writes.
            fresh_q <= 1'b0;
            if (fresh_q) mscratch_q <= start_argument;
            if (takes & (decoder_control[3:0] == KIND_MSCRATCH)) mscratch_q <= change_wanted;
        end
    end
endmodule

`default_nettype wire
