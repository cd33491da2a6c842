// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The program errors of a core: the illegal instruction is kept here, what warp control, CSRs and the load/store unit keep comes in;
// of several in one cycle the illegal instruction goes first, then the others in that order.
//
// All errors of a core, and the first.

module core_faults (
    input  wire        clock,
    input  wire        reset,
    // Cycle c + 1: what was issued is no instruction.
    input  wire        illegal,
    // Whose.
    input  wire  [1:0] illegal_context,
    // Its address.
    input  wire [31:0] illegal_pc,
    // Its word.
    input  wire [31:0] illegal_word,
    // Who has an error, one bit a keeper.
    input  wire  [2:0] kept,
    // Of each keeper: what.
    input  wire  [3:0] causes_0,
    input  wire  [3:0] causes_1,
    input  wire  [3:0] causes_2,
    // Of each keeper: whose.
    input  wire  [1:0] contexts_0,
    input  wire  [1:0] contexts_1,
    input  wire  [1:0] contexts_2,
    // Of each keeper: address of the instruction.
    input  wire [31:0] pcs_0,
    input  wire [31:0] pcs_1,
    input  wire [31:0] pcs_2,
    // Of each keeper: the evidence.
    input  wire [31:0] details_0,
    input  wire [31:0] details_1,
    input  wire [31:0] details_2,
    // The lane of the load/store unit's.
    input  wire  [1:0] lane,
    // There was an error.
    output wire        faulted,
    // What.
    output wire  [3:0] fault_cause,
    // Whose.
    output wire  [1:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Its evidence.
    output wire [31:0] fault_detail,
    // The lane, of an error of memory.
    output wire  [1:0] fault_lane
);

    wire        record_faulted;
    wire  [3:0] record_fault_cause;
    wire  [1:0] record_fault_context;
    wire [31:0] record_fault_pc;
    wire [31:0] record_fault_detail;
    wire  [3:0] pick_faulted;
    wire  [1:0] pick_source;

    fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise         (illegal),
        .raise_cause   (4'hd),
        .raise_context (illegal_context),
        .raise_pc      (illegal_pc),
        .raise_detail  (illegal_word),
        .faulted       (record_faulted),
        .fault_cause   (record_fault_cause),
        .fault_context (record_fault_context),
        .fault_pc      (record_fault_pc),
        .fault_detail  (record_fault_detail)
    );

    fault_pick_faulted4 u_pick (
        .faulted    (pick_faulted),
        .causes_0   (record_fault_cause),
        .causes_1   (causes_0),
        .causes_2   (causes_1),
        .causes_3   (causes_2),
        .contexts_0 (record_fault_context),
        .contexts_1 (contexts_0),
        .contexts_2 (contexts_1),
        .contexts_3 (contexts_2),
        .pcs_0      (record_fault_pc),
        .pcs_1      (pcs_0),
        .pcs_2      (pcs_1),
        .pcs_3      (pcs_2),
        .details_0  (record_fault_detail),
        .details_1  (details_0),
        .details_2  (details_1),
        .details_3  (details_2),
        .lanes_0    (2'h0),
        .lanes_1    (2'h0),
        .lanes_2    (2'h0),
        .lanes_3    (lane),
        .found      (faulted),
        .source     (pick_source),
        .cause      (fault_cause),
        .owner      (fault_context),
        .pc         (fault_pc),
        .detail     (fault_detail),
        .lane       (fault_lane)
    );

    assign pick_faulted = {kept, record_faulted};

    // What this block is given and has no use for.
    wire unused = &{1'b0, pick_source};
endmodule
