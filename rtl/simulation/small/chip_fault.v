// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The first program error of the chip, kept until reset. Of several in one cycle that of the lowest core.
//
// A core's error is told in the cycle in which the core has it, so that it is there when the chip stops being busy; from the next
// cycle on a register tells it.
//
// Picks and keeps.

module chip_fault (
    input  wire        clock,
    input  wire        reset,
    // Cores that have an error, one bit each.
    input  wire        faulted,
    // What.
    input  wire  [3:0] causes_0,
    // Whose.
    input  wire  [1:0] contexts_0,
    // Address of the instruction.
    input  wire [31:0] pcs_0,
    // The evidence.
    input  wire [31:0] details_0,
    // The lane.
    input  wire  [1:0] lanes_0,
    // There was an error.
    output wire        fault_valid,
    // Of which core the first one was.
    output reg         fault_core,
    // What it was.
    output reg   [3:0] fault_cause,
    // Whose it was.
    output reg   [1:0] fault_context,
    // Address of its instruction.
    output reg  [31:0] fault_pc,
    // Its evidence.
    output reg  [31:0] fault_detail,
    // Its lane.
    output reg   [1:0] fault_lane
);

    reg         held_core_q;
    reg         held_core_d;
    reg   [1:0] held_lane_q;
    reg   [1:0] held_lane_d;
    wire        pick_found;
    wire        pick_source;
    wire  [3:0] pick_cause;
    wire  [1:0] pick_owner;
    wire [31:0] pick_pc;
    wire [31:0] pick_detail;
    wire  [1:0] pick_lane;
    wire        record_faulted;
    wire  [3:0] record_fault_cause;
    wire  [1:0] record_fault_context;
    wire [31:0] record_fault_pc;
    wire [31:0] record_fault_detail;

    fault_pick_faulted1 u_pick (
        .faulted    (faulted),
        .causes_0   (causes_0),
        .contexts_0 (contexts_0),
        .pcs_0      (pcs_0),
        .details_0  (details_0),
        .lanes_0    (lanes_0),
        .found      (pick_found),
        .source     (pick_source),
        .cause      (pick_cause),
        .owner      (pick_owner),
        .pc         (pick_pc),
        .detail     (pick_detail),
        .lane       (pick_lane)
    );

    fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise         (pick_found),
        .raise_cause   (pick_cause),
        .raise_context (pick_owner),
        .raise_pc      (pick_pc),
        .raise_detail  (pick_detail),
        .faulted       (record_faulted),
        .fault_cause   (record_fault_cause),
        .fault_context (record_fault_context),
        .fault_pc      (record_fault_pc),
        .fault_detail  (record_fault_detail)
    );

    always @* begin
        held_core_d = held_core_q;
        held_lane_d = held_lane_q;
        if (pick_found & (~record_faulted)) begin
            held_core_d = pick_source;
            held_lane_d = pick_lane;
        end
    end

    always @* begin
        if (record_faulted) begin
            fault_core = held_core_q;
            fault_cause = record_fault_cause;
            fault_context = record_fault_context;
            fault_pc = record_fault_pc;
            fault_detail = record_fault_detail;
            fault_lane = held_lane_q;
        end else begin
            fault_core = pick_source;
            fault_cause = pick_cause;
            fault_context = pick_owner;
            fault_pc = pick_pc;
            fault_detail = pick_detail;
            fault_lane = pick_lane;
        end
    end

    assign fault_valid = record_faulted | pick_found;

    always @(posedge clock) begin
        if (reset) begin
            held_core_q <= 1'b0;
            held_lane_q <= 2'h0;
        end else begin
            held_core_q <= held_core_d;
            held_lane_q <= held_lane_d;
        end
    end
endmodule
