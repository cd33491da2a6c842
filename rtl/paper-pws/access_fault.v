// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The first error of an access, kept until reset. Of errors found in one cycle a failed write goes before a failed read, and
// that before a wrong address. What an access is comes as its note.
//
// Wrong addresses, failed reads, failed writes.

module access_fault (
    input  wire        clock,
    input  wire        reset,
    // Addresses are wrong.
    input  wire        wrong,
    // How.
    input  wire  [3:0] wrong_cause,
    // Whose access it is.
    input  wire [44:0] wrong_note,
    // Of the lowest lane that is wrong.
    input  wire [31:0] wrong_address,
    // That lane.
    input  wire  [4:0] wrong_lane,
    // A line came with an error.
    input  wire        read_fails,
    // For whom.
    input  wire [44:0] read_note,
    // Which line.
    input  wire [25:0] read_line,
    // The lowest lane it was for.
    input  wire  [4:0] read_lane,
    // A line was written with an error.
    input  wire        write_fails,
    // By whom.
    input  wire [44:0] write_note,
    // Which line.
    input  wire [25:0] write_line,
    // The lowest lane it was from.
    input  wire  [4:0] write_lane,
    // There was an error.
    output wire        faulted,
    // What the first one was.
    output wire  [3:0] fault_cause,
    // Whose it was.
    output wire  [1:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Address accessed, or of the line.
    output wire [31:0] fault_detail,
    // The lowest lane that did so, or of the step.
    output wire  [4:0] fault_lane
);

    reg   [4:0] held_lane_q;
    reg   [4:0] held_lane_d;
    reg  [44:0] note;
    reg  [25:0] line;
    reg   [4:0] lane;
    wire        record_raise;
    reg   [3:0] record_raise_cause;
    reg  [31:0] record_raise_detail;
    wire        record_faulted;

    fault_record u_record (
        .clock         (clock),
        .reset         (reset),
        .raise         (record_raise),
        .raise_cause   (record_raise_cause),
        .raise_context (note[44:43]),
        .raise_pc      (note[42:11]),
        .raise_detail  (record_raise_detail),
        .faulted       (record_faulted),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail)
    );

    always @* begin
        note = read_note;
        line = read_line;
        lane = read_lane;
        if (write_fails) begin
            note = write_note;
            line = write_line;
            lane = write_lane;
        end
        record_raise_cause = 4'hc;
        record_raise_detail = {line, 6'h0};
        if ((~write_fails) & (~read_fails)) begin
            note = wrong_note;
            lane = wrong_lane;
            record_raise_cause = wrong_cause;
            record_raise_detail = wrong_address;
        end
    end

    assign record_raise = (wrong | read_fails) | write_fails;

    always @* begin
        held_lane_d = held_lane_q;
        if (record_raise & (~record_faulted)) begin
            held_lane_d = lane;
        end
    end

    assign faulted = record_faulted;
    assign fault_lane = held_lane_q;

    always @(posedge clock) begin
        if (reset) begin
            held_lane_q <= 5'h0;
        end else begin
            held_lane_q <= held_lane_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, note[10:0]};
endmodule
