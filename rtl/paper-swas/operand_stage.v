// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The instruction that issued, cut up and kept for the cycle of its operands.
//
// Issued in c: what kind it is and which registers it reads is said at once; all else is there in c + 1. An illegal
// word is of no kind; nor is a float instruction that leaves its rounding mode open while frm holds a reserved one,
// which is found in c + 1 and is illegal too. Knows nothing of values.
//
// From the cycle of issue to that of the operands.

module operand_stage (
    input  wire         clock,
    input  wire         reset,
    // Cycle c: an instruction issues.
    input  wire         issue,
    // Cycle c: whose.
    input  wire   [4:0] issue_owner,
    // Cycle c: its entry.
    input  wire [102:0] issue_entry,
    // Cycle c: its lanes.
    input  wire  [31:0] issue_lanes,
    // Cycle c: it blocks its context until it is resolved.
    output wire         issues_control,
    // Cycle c: it is a load, store or fence.
    output wire         issues_memory,
    // Cycle c: first register it reads.
    output wire   [5:0] reads_first,
    // Cycle c: second register it reads.
    output wire   [5:0] reads_second,
    // Cycle c: third register it reads.
    output wire   [5:0] reads_third_0,
    // frm of each warp.
    input  wire   [2:0] frm_0,
    input  wire   [2:0] frm_1,
    input  wire   [2:0] frm_2,
    input  wire   [2:0] frm_3,
    input  wire   [2:0] frm_4,
    input  wire   [2:0] frm_5,
    input  wire   [2:0] frm_6,
    input  wire   [2:0] frm_7,
    input  wire   [2:0] frm_8,
    input  wire   [2:0] frm_9,
    input  wire   [2:0] frm_10,
    input  wire   [2:0] frm_11,
    input  wire   [2:0] frm_12,
    input  wire   [2:0] frm_13,
    input  wire   [2:0] frm_14,
    input  wire   [2:0] frm_15,
    input  wire   [2:0] frm_16,
    input  wire   [2:0] frm_17,
    input  wire   [2:0] frm_18,
    input  wire   [2:0] frm_19,
    input  wire   [2:0] frm_20,
    input  wire   [2:0] frm_21,
    input  wire   [2:0] frm_22,
    input  wire   [2:0] frm_23,
    input  wire   [2:0] frm_24,
    input  wire   [2:0] frm_25,
    input  wire   [2:0] frm_26,
    input  wire   [2:0] frm_27,
    input  wire   [2:0] frm_28,
    input  wire   [2:0] frm_29,
    input  wire   [2:0] frm_30,
    input  wire   [2:0] frm_31,
    // Cycle c + 1: there is an instruction.
    output wire         valid,
    // Whose.
    output wire   [4:0] owner,
    // Which operation.
    output wire   [6:0] op,
    // Its address.
    output wire  [31:0] pc,
    // Its destination.
    output wire   [5:0] rd,
    // Its first source.
    output wire   [5:0] rs1,
    // Its immediate.
    output wire  [31:0] imm,
    // Its lanes.
    output wire  [31:0] mask,
    // Register (low six bits) and warp (above) the result is for.
    output wire  [10:0] destination,
    // Which unit of fixed latency has work, one bit each.
    output reg    [9:0] kinds,
    // It is a branch.
    output wire         branch,
    // It blocks its context.
    output wire         control,
    // How a float instruction rounds.
    output wire   [2:0] rounding_0,
    // The word is illegal.
    output wire         illegal,
    // The word, if entries carry it.
    output wire  [31:0] word
);

    reg         held_q;
    wire        held_d;
    reg   [4:0] held_owner_q;
    reg   [4:0] held_owner_d;
    reg   [6:0] held_op_q;
    reg   [6:0] held_op_d;
    reg   [4:0] held_class_q;
    reg   [4:0] held_class_d;
    reg  [31:0] held_pc_q;
    reg  [31:0] held_pc_d;
    reg   [5:0] held_rd_q;
    reg   [5:0] held_rd_d;
    reg   [5:0] held_rs1_q;
    reg   [5:0] held_rs1_d;
    reg  [31:0] held_imm_q;
    reg  [31:0] held_imm_d;
    reg  [31:0] held_mask_q;
    reg  [31:0] held_mask_d;
    reg         held_control_q;
    wire        held_control_d;
    reg         held_illegal_q;
    wire        held_illegal_d;
    wire  [6:0] new_op;
    wire  [4:0] new_class;
    reg   [2:0] mode;
    wire        reserved;

    assign new_op = issue_entry[41:35];
    assign new_class = issue_entry[46:42];
    assign issues_memory = ((new_class == 5'h3) | (new_class == 5'h4)) | (new_op == 7'h25);
    assign issues_control = ((((new_class == 5'h6) | (new_class == 5'h7)) | (new_class == 5'ha)) | (new_op == 7'h51)) | (new_op == 7'h50);
    assign reads_first = issue_entry[58:53];
    assign reads_second = issue_entry[64:59];
    assign reads_third_0 = issue_entry[70:65];
    assign held_d = issue;
    assign held_illegal_d = issue & (new_op == 7'h7f);
    assign held_control_d = issue & issues_control;

    always @* begin
        held_class_d = held_class_q;
        held_imm_d = held_imm_q;
        held_mask_d = held_mask_q;
        held_op_d = held_op_q;
        held_owner_d = held_owner_q;
        held_pc_d = held_pc_q;
        held_rd_d = held_rd_q;
        held_rs1_d = held_rs1_q;
        if (issue) begin
            held_owner_d = issue_owner;
            held_op_d = new_op;
            held_class_d = new_class;
            held_pc_d = issue_entry[34:3];
            held_rd_d = issue_entry[52:47];
            held_rs1_d = issue_entry[58:53];
            held_imm_d = issue_entry[102:71];
            held_mask_d = issue_lanes;
        end
    end

    assign valid = held_q;
    assign owner = held_owner_q;
    assign op = held_op_q;
    assign pc = held_pc_q;
    assign rd = held_rd_q;
    assign rs1 = held_rs1_q;
    assign imm = held_imm_q;
    assign mask = held_mask_q;
    assign control = held_control_q;

    always @* begin
        // The rounding mode, if there is one.
        mode = held_imm_q[2:0];
        if (held_imm_q[2:0] == 3'h7) begin
            if (held_owner_q == 5'h0) begin
                mode = frm_0;
            end
            if (held_owner_q == 5'h1) begin
                mode = frm_1;
            end
            if (held_owner_q == 5'h2) begin
                mode = frm_2;
            end
            if (held_owner_q == 5'h3) begin
                mode = frm_3;
            end
            if (held_owner_q == 5'h4) begin
                mode = frm_4;
            end
            if (held_owner_q == 5'h5) begin
                mode = frm_5;
            end
            if (held_owner_q == 5'h6) begin
                mode = frm_6;
            end
            if (held_owner_q == 5'h7) begin
                mode = frm_7;
            end
            if (held_owner_q == 5'h8) begin
                mode = frm_8;
            end
            if (held_owner_q == 5'h9) begin
                mode = frm_9;
            end
            if (held_owner_q == 5'ha) begin
                mode = frm_10;
            end
            if (held_owner_q == 5'hb) begin
                mode = frm_11;
            end
            if (held_owner_q == 5'hc) begin
                mode = frm_12;
            end
            if (held_owner_q == 5'hd) begin
                mode = frm_13;
            end
            if (held_owner_q == 5'he) begin
                mode = frm_14;
            end
            if (held_owner_q == 5'hf) begin
                mode = frm_15;
            end
            if (held_owner_q == 5'h10) begin
                mode = frm_16;
            end
            if (held_owner_q == 5'h11) begin
                mode = frm_17;
            end
            if (held_owner_q == 5'h12) begin
                mode = frm_18;
            end
            if (held_owner_q == 5'h13) begin
                mode = frm_19;
            end
            if (held_owner_q == 5'h14) begin
                mode = frm_20;
            end
            if (held_owner_q == 5'h15) begin
                mode = frm_21;
            end
            if (held_owner_q == 5'h16) begin
                mode = frm_22;
            end
            if (held_owner_q == 5'h17) begin
                mode = frm_23;
            end
            if (held_owner_q == 5'h18) begin
                mode = frm_24;
            end
            if (held_owner_q == 5'h19) begin
                mode = frm_25;
            end
            if (held_owner_q == 5'h1a) begin
                mode = frm_26;
            end
            if (held_owner_q == 5'h1b) begin
                mode = frm_27;
            end
            if (held_owner_q == 5'h1c) begin
                mode = frm_28;
            end
            if (held_owner_q == 5'h1d) begin
                mode = frm_29;
            end
            if (held_owner_q == 5'h1e) begin
                mode = frm_30;
            end
            if (held_owner_q == 5'h1f) begin
                mode = frm_31;
            end
        end
    end

    assign reserved = (held_q & (mode >= 3'h5)) & ((((held_class_q == 5'hd) | (held_class_q == 5'he)) | (held_class_q == 5'hf)) | (held_class_q == 5'h10));
    assign rounding_0 = mode;
    assign illegal = held_illegal_q | reserved;
    assign word = 32'h0;
    assign branch = held_q & (held_class_q == 5'h6);
    assign destination = {held_owner_q, held_rd_q};

    always @* begin
        kinds = 10'h0;
        if (held_q & (~illegal)) begin
            kinds[0] = held_class_q == 5'h0;
            kinds[1] = held_class_q == 5'h1;
            kinds[2] = held_class_q == 5'h2;
            kinds[3] = held_class_q == 5'h9;
            kinds[4] = held_class_q == 5'hb;
            kinds[5] = held_class_q == 5'hc;
            kinds[6] = held_class_q == 5'hd;
            kinds[7] = held_class_q == 5'he;
            kinds[8] = held_class_q == 5'hf;
            kinds[9] = held_class_q == 5'h10;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            held_q <= 1'b0;
            held_owner_q <= 5'h0;
            held_op_q <= 7'h0;
            held_class_q <= 5'h0;
            held_pc_q <= 32'h0;
            held_rd_q <= 6'h0;
            held_rs1_q <= 6'h0;
            held_imm_q <= 32'h0;
            held_mask_q <= 32'h0;
            held_control_q <= 1'b0;
            held_illegal_q <= 1'b0;
        end else begin
            held_q <= held_d;
            held_owner_q <= held_owner_d;
            held_op_q <= held_op_d;
            held_class_q <= held_class_d;
            held_pc_q <= held_pc_d;
            held_rd_q <= held_rd_d;
            held_rs1_q <= held_rs1_d;
            held_imm_q <= held_imm_d;
            held_mask_q <= held_mask_d;
            held_control_q <= held_control_d;
            held_illegal_q <= held_illegal_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, issue_entry[2:0]};
endmodule
