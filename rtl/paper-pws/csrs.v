// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Control and status registers: every active lane reads the old value, the highest active lane's operand is written.
//
// Issued in c: the value is there in c + 1, on its way to the result pipe; a write takes effect at the end of c + 1. mcycle,
// minstret, the counters and the mask of active warps read as they were at the start of c. mscratch takes the start
// argument in the first cycle after reset. fflags and frm are one a warp; flags of float operations are added as they
// come. A register that does not exist, or a write to a fact, is an error and changes nothing.
// Knows nothing of who waits for float operations in flight: readiness does.
//
// The control and status registers of a core.

module csrs (
    input  wire        clock,
    input  wire        reset,
    // Number of the core.
    input  wire        core_id,
    // What mscratch holds after reset.
    input  wire [31:0] start_argument,
    // Cycle c: lanes of the instruction that issues; none for a NOP or nothing.
    input  wire [31:0] issued_lanes,
    // Cycle c: contexts active at its start.
    input  wire  [3:0] active_contexts,
    // Cycle c + 1: the counters beside mcycle and minstret.
    input  wire [63:0] counters_0,
    input  wire [63:0] counters_1,
    input  wire [63:0] counters_2,
    input  wire [63:0] counters_3,
    input  wire [63:0] counters_4,
    input  wire [63:0] counters_5,
    input  wire [63:0] counters_6,
    input  wire [63:0] counters_7,
    input  wire [63:0] counters_8,
    input  wire [63:0] counters_9,
    input  wire [63:0] counters_10,
    input  wire [63:0] counters_11,
    input  wire [63:0] counters_12,
    input  wire [63:0] counters_13,
    input  wire [63:0] counters_14,
    input  wire [63:0] counters_15,
    input  wire [63:0] counters_16,
    input  wire [63:0] counters_17,
    input  wire [63:0] counters_18,
    input  wire [63:0] counters_19,
    input  wire [63:0] counters_20,
    // Cycle c + 1: there is an instruction.
    input  wire        valid,
    // Cycle c + 1: which operation.
    input  wire  [6:0] op,
    // Cycle c + 1: whose.
    input  wire  [1:0] op_context,
    // Cycle c + 1: its address.
    input  wire [31:0] pc,
    // Cycle c + 1: its first source; x0 means that the set and clear forms write nothing.
    input  wire  [5:0] rs1,
    // Cycle c + 1: number of the register, and above it the small immediate.
    input  wire [31:0] imm,
    // Cycle c + 1: active lanes.
    input  wire [31:0] active,
    // Cycle c + 1: rs1 of the highest active lane.
    input  wire [31:0] operand,
    // A float operation raises flags, one port a unit.
    input  wire        flags_valid_0,
    input  wire        flags_valid_1,
    input  wire        flags_valid_2,
    input  wire        flags_valid_3,
    input  wire        flags_valid_4,
    // Whose.
    input  wire  [1:0] flags_context_0,
    input  wire  [1:0] flags_context_1,
    input  wire  [1:0] flags_context_2,
    input  wire  [1:0] flags_context_3,
    input  wire  [1:0] flags_context_4,
    // Which.
    input  wire  [4:0] flags_0,
    input  wire  [4:0] flags_1,
    input  wire  [4:0] flags_2,
    input  wire  [4:0] flags_3,
    input  wire  [4:0] flags_4,
    // Cycle c + 1: the old value as each lane reads it.
    output reg  [31:0] results_0,
    output reg  [31:0] results_1,
    output reg  [31:0] results_2,
    output reg  [31:0] results_3,
    output reg  [31:0] results_4,
    output reg  [31:0] results_5,
    output reg  [31:0] results_6,
    output reg  [31:0] results_7,
    output reg  [31:0] results_8,
    output reg  [31:0] results_9,
    output reg  [31:0] results_10,
    output reg  [31:0] results_11,
    output reg  [31:0] results_12,
    output reg  [31:0] results_13,
    output reg  [31:0] results_14,
    output reg  [31:0] results_15,
    output reg  [31:0] results_16,
    output reg  [31:0] results_17,
    output reg  [31:0] results_18,
    output reg  [31:0] results_19,
    output reg  [31:0] results_20,
    output reg  [31:0] results_21,
    output reg  [31:0] results_22,
    output reg  [31:0] results_23,
    output reg  [31:0] results_24,
    output reg  [31:0] results_25,
    output reg  [31:0] results_26,
    output reg  [31:0] results_27,
    output reg  [31:0] results_28,
    output reg  [31:0] results_29,
    output reg  [31:0] results_30,
    output reg  [31:0] results_31,
    // frm of each context.
    output wire  [2:0] rounding_0,
    output wire  [2:0] rounding_1,
    output wire  [2:0] rounding_2,
    output wire  [2:0] rounding_3,
    // There was an error.
    output wire        faulted,
    // What the first one was.
    output wire  [3:0] fault_cause,
    // Whose it was.
    output wire  [1:0] fault_context,
    // Address of its instruction.
    output wire [31:0] fault_pc,
    // Number of its register.
    output wire [31:0] fault_detail
);

    reg         fresh_q;
    wire        fresh_d;
    reg  [31:0] mscratch_q;
    reg  [31:0] mscratch_d;
    reg  [63:0] mcycle_q;
    wire [63:0] mcycle_d;
    reg  [31:0] was_issued_q;
    wire [31:0] was_issued_d;
    reg   [3:0] was_active_q;
    wire  [3:0] was_active_d;
    reg   [5:0] more;
    wire  [4:0] own_flags;
    wire  [2:0] own_rounding;
    wire [31:0] hart;
    reg  [31:0] old;
    wire  [3:0] kind;
    reg   [3:0] wrong;
    wire        takes;
    wire [63:0] minstret_value;
    wire  [4:0] float_0_own_flags;
    wire  [2:0] float_0_own_rounding;
    wire [11:0] decoder_word;
    wire [10:0] decoder_control;
    wire        decoder_known;
    wire [63:0] counted_chosen;
    wire  [6:0] change_op;
    wire        change_writes;
    wire [31:0] change_wanted;
    wire        fault_raise;
    wire [31:0] fault_raise_detail;

    counter_more6 u_minstret (
        .clock (clock),
        .reset (reset),
        .more  (more),
        .value (minstret_value)
    );

    float_state u_float_0 (
        .clock           (clock),
        .reset           (reset),
        .raise_0         (flags_valid_0),
        .raise_1         (flags_valid_1),
        .raise_2         (flags_valid_2),
        .raise_3         (flags_valid_3),
        .raise_4         (flags_valid_4),
        .raise_context_0 (flags_context_0),
        .raise_context_1 (flags_context_1),
        .raise_context_2 (flags_context_2),
        .raise_context_3 (flags_context_3),
        .raise_context_4 (flags_context_4),
        .raise_flags_0   (flags_0),
        .raise_flags_1   (flags_1),
        .raise_flags_2   (flags_2),
        .raise_flags_3   (flags_3),
        .raise_flags_4   (flags_4),
        .owner           (op_context),
        .own_flags       (float_0_own_flags),
        .own_rounding    (float_0_own_rounding),
        .takes           (takes),
        .kind            (kind),
        .wanted          (change_wanted),
        .rounding_0      (rounding_0),
        .rounding_1      (rounding_1),
        .rounding_2      (rounding_2),
        .rounding_3      (rounding_3)
    );

    decoder_table_word12 u_decoder (
        .word    (decoder_word),
        .control (decoder_control),
        .known   (decoder_known)
    );

    select_words64_index5 u_counted (
        .words_0  (mcycle_q),
        .words_1  (minstret_value),
        .words_2  (counters_0),
        .words_3  (counters_1),
        .words_4  (counters_2),
        .words_5  (counters_3),
        .words_6  (counters_4),
        .words_7  (counters_5),
        .words_8  (counters_6),
        .words_9  (counters_7),
        .words_10 (counters_8),
        .words_11 (counters_9),
        .words_12 (counters_10),
        .words_13 (counters_11),
        .words_14 (counters_12),
        .words_15 (counters_13),
        .words_16 (counters_14),
        .words_17 (counters_15),
        .words_18 (counters_16),
        .words_19 (counters_17),
        .words_20 (counters_18),
        .words_21 (counters_19),
        .words_22 (counters_20),
        .index    (decoder_control[8:4]),
        .chosen   (counted_chosen)
    );

    csr_change u_change (
        .op      (change_op),
        .rs1     (rs1),
        .small_  (imm[16:12]),
        .operand (operand),
        .old     (old),
        .writes  (change_writes),
        .wanted  (change_wanted)
    );

    fault_record u_fault (
        .clock         (clock),
        .reset         (reset),
        .raise         (fault_raise),
        .raise_cause   (wrong),
        .raise_context (op_context),
        .raise_pc      (pc),
        .raise_detail  (fault_raise_detail),
        .faulted       (faulted),
        .fault_cause   (fault_cause),
        .fault_context (fault_context),
        .fault_pc      (fault_pc),
        .fault_detail  (fault_detail)
    );

    // Time, one cycle late: as it was at issue.
    assign mcycle_d = mcycle_q + 64'h1;
    assign was_issued_d = issued_lanes;
    assign was_active_d = active_contexts;

    always @* begin
        more = 6'h0;
        more = more + {5'h0, was_issued_q[0]};
        more = more + {5'h0, was_issued_q[1]};
        more = more + {5'h0, was_issued_q[2]};
        more = more + {5'h0, was_issued_q[3]};
        more = more + {5'h0, was_issued_q[4]};
        more = more + {5'h0, was_issued_q[5]};
        more = more + {5'h0, was_issued_q[6]};
        more = more + {5'h0, was_issued_q[7]};
        more = more + {5'h0, was_issued_q[8]};
        more = more + {5'h0, was_issued_q[9]};
        more = more + {5'h0, was_issued_q[10]};
        more = more + {5'h0, was_issued_q[11]};
        more = more + {5'h0, was_issued_q[12]};
        more = more + {5'h0, was_issued_q[13]};
        more = more + {5'h0, was_issued_q[14]};
        more = more + {5'h0, was_issued_q[15]};
        more = more + {5'h0, was_issued_q[16]};
        more = more + {5'h0, was_issued_q[17]};
        more = more + {5'h0, was_issued_q[18]};
        more = more + {5'h0, was_issued_q[19]};
        more = more + {5'h0, was_issued_q[20]};
        more = more + {5'h0, was_issued_q[21]};
        more = more + {5'h0, was_issued_q[22]};
        more = more + {5'h0, was_issued_q[23]};
        more = more + {5'h0, was_issued_q[24]};
        more = more + {5'h0, was_issued_q[25]};
        more = more + {5'h0, was_issued_q[26]};
        more = more + {5'h0, was_issued_q[27]};
        more = more + {5'h0, was_issued_q[28]};
        more = more + {5'h0, was_issued_q[29]};
        more = more + {5'h0, was_issued_q[30]};
        more = more + {5'h0, was_issued_q[31]};
    end

    // Which register, and its old value.
    assign decoder_word = imm[11:0];
    assign kind = decoder_control[3:0];
    assign own_flags = float_0_own_flags;
    assign own_rounding = float_0_own_rounding;
    assign hart = (({31'h0, core_id} * 32'h4) + {30'h0, op_context}) * 32'h20;

    always @* begin
        case (kind)
            4'h1: old = {27'h0, own_flags}; // kind::FFLAGS
            4'h2: old = {29'h0, own_rounding}; // kind::FRM
            4'h3: old = {24'h0, own_rounding, own_flags}; // kind::FCSR
            4'h4: old = mscratch_q; // kind::MSCRATCH
            4'h5: begin // kind::COUNTER
                old = counted_chosen[31:0];
                if (decoder_control[9]) begin
                    old = counted_chosen[63:32];
                end
            end
            4'h7: old = hart; // kind::HART_ID
            4'h8: old = {30'h0, op_context}; // kind::WARP_ID
            4'h9: old = {31'h0, core_id}; // kind::CORE_ID
            4'ha: old = {28'h0, was_active_q}; // kind::ACTIVE_WARPS
            4'hb: old = active; // kind::ACTIVE_MASK
            4'hc: old = 32'h20; // kind::LANE_COUNT
            4'hd: old = 32'h4; // kind::WARP_COUNT
            4'he: old = 32'h1; // kind::CORE_COUNT
            4'hf: old = 32'hffff0000; // kind::LOCAL_MEMORY_BASE
            default: old = 32'h0;
        endcase
    end

    always @* begin
        results_0 = old;
        if (kind == 4'h6) begin
            results_0 = 32'h0;
        end else if (kind == 4'h7) begin
            results_0 = hart;
        end
    end

    always @* begin
        results_1 = old;
        if (kind == 4'h6) begin
            results_1 = 32'h1;
        end else if (kind == 4'h7) begin
            results_1 = hart + 32'h1;
        end
    end

    always @* begin
        results_2 = old;
        if (kind == 4'h6) begin
            results_2 = 32'h2;
        end else if (kind == 4'h7) begin
            results_2 = hart + 32'h2;
        end
    end

    always @* begin
        results_3 = old;
        if (kind == 4'h6) begin
            results_3 = 32'h3;
        end else if (kind == 4'h7) begin
            results_3 = hart + 32'h3;
        end
    end

    always @* begin
        results_4 = old;
        if (kind == 4'h6) begin
            results_4 = 32'h4;
        end else if (kind == 4'h7) begin
            results_4 = hart + 32'h4;
        end
    end

    always @* begin
        results_5 = old;
        if (kind == 4'h6) begin
            results_5 = 32'h5;
        end else if (kind == 4'h7) begin
            results_5 = hart + 32'h5;
        end
    end

    always @* begin
        results_6 = old;
        if (kind == 4'h6) begin
            results_6 = 32'h6;
        end else if (kind == 4'h7) begin
            results_6 = hart + 32'h6;
        end
    end

    always @* begin
        results_7 = old;
        if (kind == 4'h6) begin
            results_7 = 32'h7;
        end else if (kind == 4'h7) begin
            results_7 = hart + 32'h7;
        end
    end

    always @* begin
        results_8 = old;
        if (kind == 4'h6) begin
            results_8 = 32'h8;
        end else if (kind == 4'h7) begin
            results_8 = hart + 32'h8;
        end
    end

    always @* begin
        results_9 = old;
        if (kind == 4'h6) begin
            results_9 = 32'h9;
        end else if (kind == 4'h7) begin
            results_9 = hart + 32'h9;
        end
    end

    always @* begin
        results_10 = old;
        if (kind == 4'h6) begin
            results_10 = 32'ha;
        end else if (kind == 4'h7) begin
            results_10 = hart + 32'ha;
        end
    end

    always @* begin
        results_11 = old;
        if (kind == 4'h6) begin
            results_11 = 32'hb;
        end else if (kind == 4'h7) begin
            results_11 = hart + 32'hb;
        end
    end

    always @* begin
        results_12 = old;
        if (kind == 4'h6) begin
            results_12 = 32'hc;
        end else if (kind == 4'h7) begin
            results_12 = hart + 32'hc;
        end
    end

    always @* begin
        results_13 = old;
        if (kind == 4'h6) begin
            results_13 = 32'hd;
        end else if (kind == 4'h7) begin
            results_13 = hart + 32'hd;
        end
    end

    always @* begin
        results_14 = old;
        if (kind == 4'h6) begin
            results_14 = 32'he;
        end else if (kind == 4'h7) begin
            results_14 = hart + 32'he;
        end
    end

    always @* begin
        results_15 = old;
        if (kind == 4'h6) begin
            results_15 = 32'hf;
        end else if (kind == 4'h7) begin
            results_15 = hart + 32'hf;
        end
    end

    always @* begin
        results_16 = old;
        if (kind == 4'h6) begin
            results_16 = 32'h10;
        end else if (kind == 4'h7) begin
            results_16 = hart + 32'h10;
        end
    end

    always @* begin
        results_17 = old;
        if (kind == 4'h6) begin
            results_17 = 32'h11;
        end else if (kind == 4'h7) begin
            results_17 = hart + 32'h11;
        end
    end

    always @* begin
        results_18 = old;
        if (kind == 4'h6) begin
            results_18 = 32'h12;
        end else if (kind == 4'h7) begin
            results_18 = hart + 32'h12;
        end
    end

    always @* begin
        results_19 = old;
        if (kind == 4'h6) begin
            results_19 = 32'h13;
        end else if (kind == 4'h7) begin
            results_19 = hart + 32'h13;
        end
    end

    always @* begin
        results_20 = old;
        if (kind == 4'h6) begin
            results_20 = 32'h14;
        end else if (kind == 4'h7) begin
            results_20 = hart + 32'h14;
        end
    end

    always @* begin
        results_21 = old;
        if (kind == 4'h6) begin
            results_21 = 32'h15;
        end else if (kind == 4'h7) begin
            results_21 = hart + 32'h15;
        end
    end

    always @* begin
        results_22 = old;
        if (kind == 4'h6) begin
            results_22 = 32'h16;
        end else if (kind == 4'h7) begin
            results_22 = hart + 32'h16;
        end
    end

    always @* begin
        results_23 = old;
        if (kind == 4'h6) begin
            results_23 = 32'h17;
        end else if (kind == 4'h7) begin
            results_23 = hart + 32'h17;
        end
    end

    always @* begin
        results_24 = old;
        if (kind == 4'h6) begin
            results_24 = 32'h18;
        end else if (kind == 4'h7) begin
            results_24 = hart + 32'h18;
        end
    end

    always @* begin
        results_25 = old;
        if (kind == 4'h6) begin
            results_25 = 32'h19;
        end else if (kind == 4'h7) begin
            results_25 = hart + 32'h19;
        end
    end

    always @* begin
        results_26 = old;
        if (kind == 4'h6) begin
            results_26 = 32'h1a;
        end else if (kind == 4'h7) begin
            results_26 = hart + 32'h1a;
        end
    end

    always @* begin
        results_27 = old;
        if (kind == 4'h6) begin
            results_27 = 32'h1b;
        end else if (kind == 4'h7) begin
            results_27 = hart + 32'h1b;
        end
    end

    always @* begin
        results_28 = old;
        if (kind == 4'h6) begin
            results_28 = 32'h1c;
        end else if (kind == 4'h7) begin
            results_28 = hart + 32'h1c;
        end
    end

    always @* begin
        results_29 = old;
        if (kind == 4'h6) begin
            results_29 = 32'h1d;
        end else if (kind == 4'h7) begin
            results_29 = hart + 32'h1d;
        end
    end

    always @* begin
        results_30 = old;
        if (kind == 4'h6) begin
            results_30 = 32'h1e;
        end else if (kind == 4'h7) begin
            results_30 = hart + 32'h1e;
        end
    end

    always @* begin
        results_31 = old;
        if (kind == 4'h6) begin
            results_31 = 32'h1f;
        end else if (kind == 4'h7) begin
            results_31 = hart + 32'h1f;
        end
    end

    // Its new value, and whether it may have one.
    assign change_op = op;

    always @* begin
        wrong = 4'h0;
        if (valid & (~decoder_known)) begin
            wrong = 4'h8;
        end else if ((valid & change_writes) & decoder_control[10]) begin
            wrong = 4'h9;
        end
    end

    assign takes = (valid & change_writes) & (~(|wrong));

    // Writes.
    assign fresh_d = 1'b0;

    always @* begin
        mscratch_d = mscratch_q;
        if (fresh_q) begin
            mscratch_d = start_argument;
        end
        if (takes & (kind == 4'h4)) begin
            mscratch_d = change_wanted;
        end
    end

    // Errors.
    assign fault_raise = |wrong;
    assign fault_raise_detail = {20'h0, decoder_word};

    always @(posedge clock) begin
        if (reset) begin
            fresh_q <= 1'b1;
            mscratch_q <= 32'h0;
            mcycle_q <= 64'hffffffffffffffff;
            was_issued_q <= 32'h0;
            was_active_q <= 4'h0;
        end else begin
            fresh_q <= fresh_d;
            mscratch_q <= mscratch_d;
            mcycle_q <= mcycle_d;
            was_issued_q <= was_issued_d;
            was_active_q <= was_active_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, imm[31:17]};
endmodule
