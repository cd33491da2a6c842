// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The divergence stacks of all contexts: what a split leaves behind for its joins.
//
// One memory holds them, because at most one control instruction is resolved in a cycle, so at most one stack is looked at;
// only the pointers are registers, one a context. The top entry is there in the same cycle; a push, mark or pop takes
// effect at the end of it.
//
// ```text
// entry = mask before the split | mask of the other half | address after the split
// mark  = the first half has joined | where
// ```
// A join whose operand is the pointer does nothing. One whose operand is the pointer - 1 meets the top entry: the first
// time it marks it, the second time, at the same address, it pops it. Whatever is an error changes nothing.
// Knows nothing of predicates, nor of who is active. One lane never diverges: its stack has room for nothing.
//
// All stacks of a core, one of them at hand.

module divergence_stacks (
    input  wire        clock,
    input  wire        reset,
    // Whose stack is at hand.
    input  wire  [4:0] owner,
    // Pushes an entry.
    input  wire        push,
    // Lanes active before the split.
    input  wire [31:0] lanes_before,
    // Lanes that run later.
    input  wire [31:0] other,
    // Where they begin.
    input  wire [31:0] resume_pc,
    // A join.
    input  wire        joins,
    // Its operand.
    input  wire [31:0] operand,
    // Its address.
    input  wire [31:0] join_pc,
    // Contexts that start or end: their stacks become empty.
    input  wire [31:0] clear,
    // Entries of the stack at hand.
    output reg   [4:0] pointer,
    // The first half joined: `lanes` go on at `pc`.
    output wire        first,
    // The second half joined: `lanes` go on behind the join.
    output wire        second,
    // The other half's lanes at the first join, all of them at the second.
    output reg  [31:0] lanes,
    // Where the other half begins.
    output wire [31:0] pc,
    // A push without room.
    output wire        overflow,
    // A join whose operand no split gave.
    output wire        wrong_operand,
    // A join at another address than the first half's.
    output wire        joins_differ,
    // Where the first half joined.
    output wire [31:0] first_join_pc
);

    reg   [4:0] pointers_0_q;
    reg   [4:0] pointers_0_d;
    reg   [4:0] pointers_1_q;
    reg   [4:0] pointers_1_d;
    reg   [4:0] pointers_2_q;
    reg   [4:0] pointers_2_d;
    reg   [4:0] pointers_3_q;
    reg   [4:0] pointers_3_d;
    reg   [4:0] pointers_4_q;
    reg   [4:0] pointers_4_d;
    reg   [4:0] pointers_5_q;
    reg   [4:0] pointers_5_d;
    reg   [4:0] pointers_6_q;
    reg   [4:0] pointers_6_d;
    reg   [4:0] pointers_7_q;
    reg   [4:0] pointers_7_d;
    reg   [4:0] pointers_8_q;
    reg   [4:0] pointers_8_d;
    reg   [4:0] pointers_9_q;
    reg   [4:0] pointers_9_d;
    reg   [4:0] pointers_10_q;
    reg   [4:0] pointers_10_d;
    reg   [4:0] pointers_11_q;
    reg   [4:0] pointers_11_d;
    reg   [4:0] pointers_12_q;
    reg   [4:0] pointers_12_d;
    reg   [4:0] pointers_13_q;
    reg   [4:0] pointers_13_d;
    reg   [4:0] pointers_14_q;
    reg   [4:0] pointers_14_d;
    reg   [4:0] pointers_15_q;
    reg   [4:0] pointers_15_d;
    reg   [4:0] pointers_16_q;
    reg   [4:0] pointers_16_d;
    reg   [4:0] pointers_17_q;
    reg   [4:0] pointers_17_d;
    reg   [4:0] pointers_18_q;
    reg   [4:0] pointers_18_d;
    reg   [4:0] pointers_19_q;
    reg   [4:0] pointers_19_d;
    reg   [4:0] pointers_20_q;
    reg   [4:0] pointers_20_d;
    reg   [4:0] pointers_21_q;
    reg   [4:0] pointers_21_d;
    reg   [4:0] pointers_22_q;
    reg   [4:0] pointers_22_d;
    reg   [4:0] pointers_23_q;
    reg   [4:0] pointers_23_d;
    reg   [4:0] pointers_24_q;
    reg   [4:0] pointers_24_d;
    reg   [4:0] pointers_25_q;
    reg   [4:0] pointers_25_d;
    reg   [4:0] pointers_26_q;
    reg   [4:0] pointers_26_d;
    reg   [4:0] pointers_27_q;
    reg   [4:0] pointers_27_d;
    reg   [4:0] pointers_28_q;
    reg   [4:0] pointers_28_d;
    reg   [4:0] pointers_29_q;
    reg   [4:0] pointers_29_d;
    reg   [4:0] pointers_30_q;
    reg   [4:0] pointers_30_d;
    reg   [4:0] pointers_31_q;
    reg   [4:0] pointers_31_d;
    wire        pushes;
    wire        meets_top;
    wire        marked;
    wire  [4:0] top;
    wire  [4:0] free;
    wire  [9:0] entries_read_address_0;
    wire [95:0] entries_read_data_0;
    wire  [9:0] entries_write_address;
    wire [95:0] entries_write_data;
    wire [32:0] marks_read_data_0;
    wire        marks_write_enable;
    reg   [9:0] marks_write_address;
    wire [32:0] marks_write_data;

    async_ram_depth1024_width96 u_entries (
        .clock          (clock),
        .read_address_0 (entries_read_address_0),
        .read_data_0    (entries_read_data_0),
        .write_enable   (pushes),
        .write_address  (entries_write_address),
        .write_data     (entries_write_data)
    );

    async_ram_depth1024_width33 u_marks (
        .clock          (clock),
        .read_address_0 (entries_read_address_0),
        .read_data_0    (marks_read_data_0),
        .write_enable   (marks_write_enable),
        .write_address  (marks_write_address),
        .write_data     (marks_write_data)
    );

    always @* begin
        // The stack at hand, and its top entry.
        pointer = 5'h0;
        if (owner == 5'h0) begin
            pointer = pointers_0_q;
        end
        if (owner == 5'h1) begin
            pointer = pointers_1_q;
        end
        if (owner == 5'h2) begin
            pointer = pointers_2_q;
        end
        if (owner == 5'h3) begin
            pointer = pointers_3_q;
        end
        if (owner == 5'h4) begin
            pointer = pointers_4_q;
        end
        if (owner == 5'h5) begin
            pointer = pointers_5_q;
        end
        if (owner == 5'h6) begin
            pointer = pointers_6_q;
        end
        if (owner == 5'h7) begin
            pointer = pointers_7_q;
        end
        if (owner == 5'h8) begin
            pointer = pointers_8_q;
        end
        if (owner == 5'h9) begin
            pointer = pointers_9_q;
        end
        if (owner == 5'ha) begin
            pointer = pointers_10_q;
        end
        if (owner == 5'hb) begin
            pointer = pointers_11_q;
        end
        if (owner == 5'hc) begin
            pointer = pointers_12_q;
        end
        if (owner == 5'hd) begin
            pointer = pointers_13_q;
        end
        if (owner == 5'he) begin
            pointer = pointers_14_q;
        end
        if (owner == 5'hf) begin
            pointer = pointers_15_q;
        end
        if (owner == 5'h10) begin
            pointer = pointers_16_q;
        end
        if (owner == 5'h11) begin
            pointer = pointers_17_q;
        end
        if (owner == 5'h12) begin
            pointer = pointers_18_q;
        end
        if (owner == 5'h13) begin
            pointer = pointers_19_q;
        end
        if (owner == 5'h14) begin
            pointer = pointers_20_q;
        end
        if (owner == 5'h15) begin
            pointer = pointers_21_q;
        end
        if (owner == 5'h16) begin
            pointer = pointers_22_q;
        end
        if (owner == 5'h17) begin
            pointer = pointers_23_q;
        end
        if (owner == 5'h18) begin
            pointer = pointers_24_q;
        end
        if (owner == 5'h19) begin
            pointer = pointers_25_q;
        end
        if (owner == 5'h1a) begin
            pointer = pointers_26_q;
        end
        if (owner == 5'h1b) begin
            pointer = pointers_27_q;
        end
        if (owner == 5'h1c) begin
            pointer = pointers_28_q;
        end
        if (owner == 5'h1d) begin
            pointer = pointers_29_q;
        end
        if (owner == 5'h1e) begin
            pointer = pointers_30_q;
        end
        if (owner == 5'h1f) begin
            pointer = pointers_31_q;
        end
    end

    assign top = pointer - 5'h1;
    assign free = pointer;
    assign entries_read_address_0 = {owner, top};
    assign marked = marks_read_data_0[0];
    assign first_join_pc = marks_read_data_0[32:1];

    // A join meets the top entry, or is wrong.
    assign meets_top = joins & (({1'b0, operand} + 33'h1) == {28'h0, pointer});
    assign first = meets_top & (~marked);
    assign joins_differ = (meets_top & marked) & (first_join_pc != join_pc);
    assign second = (meets_top & marked) & (~joins_differ);
    assign wrong_operand = (joins & (~meets_top)) & (operand != {27'h0, pointer});

    always @* begin
        lanes = entries_read_data_0[31:0];
        if (first) begin
            lanes = entries_read_data_0[63:32];
        end
    end

    assign pc = entries_read_data_0[95:64];

    // A split pushes, a first join marks the top.
    assign overflow = push & (pointer >= 5'h1f);
    assign pushes = push & (~overflow);
    assign entries_write_address = {owner, free};
    assign entries_write_data = {resume_pc, other, lanes_before};
    assign marks_write_enable = pushes | first;

    always @* begin
        marks_write_address = entries_write_address;
        if (first) begin
            marks_write_address = entries_read_address_0;
        end
    end

    assign marks_write_data = {join_pc, first};

    always @* begin
        pointers_0_d = pointers_0_q;
        if ((owner == 5'h0) & pushes) begin
            pointers_0_d = pointers_0_q + 5'h1;
        end
        if ((owner == 5'h0) & second) begin
            pointers_0_d = pointers_0_q - 5'h1;
        end
        if (clear[0]) begin
            pointers_0_d = 5'h0;
        end
    end

    always @* begin
        pointers_1_d = pointers_1_q;
        if ((owner == 5'h1) & pushes) begin
            pointers_1_d = pointers_1_q + 5'h1;
        end
        if ((owner == 5'h1) & second) begin
            pointers_1_d = pointers_1_q - 5'h1;
        end
        if (clear[1]) begin
            pointers_1_d = 5'h0;
        end
    end

    always @* begin
        pointers_2_d = pointers_2_q;
        if ((owner == 5'h2) & pushes) begin
            pointers_2_d = pointers_2_q + 5'h1;
        end
        if ((owner == 5'h2) & second) begin
            pointers_2_d = pointers_2_q - 5'h1;
        end
        if (clear[2]) begin
            pointers_2_d = 5'h0;
        end
    end

    always @* begin
        pointers_3_d = pointers_3_q;
        if ((owner == 5'h3) & pushes) begin
            pointers_3_d = pointers_3_q + 5'h1;
        end
        if ((owner == 5'h3) & second) begin
            pointers_3_d = pointers_3_q - 5'h1;
        end
        if (clear[3]) begin
            pointers_3_d = 5'h0;
        end
    end

    always @* begin
        pointers_4_d = pointers_4_q;
        if ((owner == 5'h4) & pushes) begin
            pointers_4_d = pointers_4_q + 5'h1;
        end
        if ((owner == 5'h4) & second) begin
            pointers_4_d = pointers_4_q - 5'h1;
        end
        if (clear[4]) begin
            pointers_4_d = 5'h0;
        end
    end

    always @* begin
        pointers_5_d = pointers_5_q;
        if ((owner == 5'h5) & pushes) begin
            pointers_5_d = pointers_5_q + 5'h1;
        end
        if ((owner == 5'h5) & second) begin
            pointers_5_d = pointers_5_q - 5'h1;
        end
        if (clear[5]) begin
            pointers_5_d = 5'h0;
        end
    end

    always @* begin
        pointers_6_d = pointers_6_q;
        if ((owner == 5'h6) & pushes) begin
            pointers_6_d = pointers_6_q + 5'h1;
        end
        if ((owner == 5'h6) & second) begin
            pointers_6_d = pointers_6_q - 5'h1;
        end
        if (clear[6]) begin
            pointers_6_d = 5'h0;
        end
    end

    always @* begin
        pointers_7_d = pointers_7_q;
        if ((owner == 5'h7) & pushes) begin
            pointers_7_d = pointers_7_q + 5'h1;
        end
        if ((owner == 5'h7) & second) begin
            pointers_7_d = pointers_7_q - 5'h1;
        end
        if (clear[7]) begin
            pointers_7_d = 5'h0;
        end
    end

    always @* begin
        pointers_8_d = pointers_8_q;
        if ((owner == 5'h8) & pushes) begin
            pointers_8_d = pointers_8_q + 5'h1;
        end
        if ((owner == 5'h8) & second) begin
            pointers_8_d = pointers_8_q - 5'h1;
        end
        if (clear[8]) begin
            pointers_8_d = 5'h0;
        end
    end

    always @* begin
        pointers_9_d = pointers_9_q;
        if ((owner == 5'h9) & pushes) begin
            pointers_9_d = pointers_9_q + 5'h1;
        end
        if ((owner == 5'h9) & second) begin
            pointers_9_d = pointers_9_q - 5'h1;
        end
        if (clear[9]) begin
            pointers_9_d = 5'h0;
        end
    end

    always @* begin
        pointers_10_d = pointers_10_q;
        if ((owner == 5'ha) & pushes) begin
            pointers_10_d = pointers_10_q + 5'h1;
        end
        if ((owner == 5'ha) & second) begin
            pointers_10_d = pointers_10_q - 5'h1;
        end
        if (clear[10]) begin
            pointers_10_d = 5'h0;
        end
    end

    always @* begin
        pointers_11_d = pointers_11_q;
        if ((owner == 5'hb) & pushes) begin
            pointers_11_d = pointers_11_q + 5'h1;
        end
        if ((owner == 5'hb) & second) begin
            pointers_11_d = pointers_11_q - 5'h1;
        end
        if (clear[11]) begin
            pointers_11_d = 5'h0;
        end
    end

    always @* begin
        pointers_12_d = pointers_12_q;
        if ((owner == 5'hc) & pushes) begin
            pointers_12_d = pointers_12_q + 5'h1;
        end
        if ((owner == 5'hc) & second) begin
            pointers_12_d = pointers_12_q - 5'h1;
        end
        if (clear[12]) begin
            pointers_12_d = 5'h0;
        end
    end

    always @* begin
        pointers_13_d = pointers_13_q;
        if ((owner == 5'hd) & pushes) begin
            pointers_13_d = pointers_13_q + 5'h1;
        end
        if ((owner == 5'hd) & second) begin
            pointers_13_d = pointers_13_q - 5'h1;
        end
        if (clear[13]) begin
            pointers_13_d = 5'h0;
        end
    end

    always @* begin
        pointers_14_d = pointers_14_q;
        if ((owner == 5'he) & pushes) begin
            pointers_14_d = pointers_14_q + 5'h1;
        end
        if ((owner == 5'he) & second) begin
            pointers_14_d = pointers_14_q - 5'h1;
        end
        if (clear[14]) begin
            pointers_14_d = 5'h0;
        end
    end

    always @* begin
        pointers_15_d = pointers_15_q;
        if ((owner == 5'hf) & pushes) begin
            pointers_15_d = pointers_15_q + 5'h1;
        end
        if ((owner == 5'hf) & second) begin
            pointers_15_d = pointers_15_q - 5'h1;
        end
        if (clear[15]) begin
            pointers_15_d = 5'h0;
        end
    end

    always @* begin
        pointers_16_d = pointers_16_q;
        if ((owner == 5'h10) & pushes) begin
            pointers_16_d = pointers_16_q + 5'h1;
        end
        if ((owner == 5'h10) & second) begin
            pointers_16_d = pointers_16_q - 5'h1;
        end
        if (clear[16]) begin
            pointers_16_d = 5'h0;
        end
    end

    always @* begin
        pointers_17_d = pointers_17_q;
        if ((owner == 5'h11) & pushes) begin
            pointers_17_d = pointers_17_q + 5'h1;
        end
        if ((owner == 5'h11) & second) begin
            pointers_17_d = pointers_17_q - 5'h1;
        end
        if (clear[17]) begin
            pointers_17_d = 5'h0;
        end
    end

    always @* begin
        pointers_18_d = pointers_18_q;
        if ((owner == 5'h12) & pushes) begin
            pointers_18_d = pointers_18_q + 5'h1;
        end
        if ((owner == 5'h12) & second) begin
            pointers_18_d = pointers_18_q - 5'h1;
        end
        if (clear[18]) begin
            pointers_18_d = 5'h0;
        end
    end

    always @* begin
        pointers_19_d = pointers_19_q;
        if ((owner == 5'h13) & pushes) begin
            pointers_19_d = pointers_19_q + 5'h1;
        end
        if ((owner == 5'h13) & second) begin
            pointers_19_d = pointers_19_q - 5'h1;
        end
        if (clear[19]) begin
            pointers_19_d = 5'h0;
        end
    end

    always @* begin
        pointers_20_d = pointers_20_q;
        if ((owner == 5'h14) & pushes) begin
            pointers_20_d = pointers_20_q + 5'h1;
        end
        if ((owner == 5'h14) & second) begin
            pointers_20_d = pointers_20_q - 5'h1;
        end
        if (clear[20]) begin
            pointers_20_d = 5'h0;
        end
    end

    always @* begin
        pointers_21_d = pointers_21_q;
        if ((owner == 5'h15) & pushes) begin
            pointers_21_d = pointers_21_q + 5'h1;
        end
        if ((owner == 5'h15) & second) begin
            pointers_21_d = pointers_21_q - 5'h1;
        end
        if (clear[21]) begin
            pointers_21_d = 5'h0;
        end
    end

    always @* begin
        pointers_22_d = pointers_22_q;
        if ((owner == 5'h16) & pushes) begin
            pointers_22_d = pointers_22_q + 5'h1;
        end
        if ((owner == 5'h16) & second) begin
            pointers_22_d = pointers_22_q - 5'h1;
        end
        if (clear[22]) begin
            pointers_22_d = 5'h0;
        end
    end

    always @* begin
        pointers_23_d = pointers_23_q;
        if ((owner == 5'h17) & pushes) begin
            pointers_23_d = pointers_23_q + 5'h1;
        end
        if ((owner == 5'h17) & second) begin
            pointers_23_d = pointers_23_q - 5'h1;
        end
        if (clear[23]) begin
            pointers_23_d = 5'h0;
        end
    end

    always @* begin
        pointers_24_d = pointers_24_q;
        if ((owner == 5'h18) & pushes) begin
            pointers_24_d = pointers_24_q + 5'h1;
        end
        if ((owner == 5'h18) & second) begin
            pointers_24_d = pointers_24_q - 5'h1;
        end
        if (clear[24]) begin
            pointers_24_d = 5'h0;
        end
    end

    always @* begin
        pointers_25_d = pointers_25_q;
        if ((owner == 5'h19) & pushes) begin
            pointers_25_d = pointers_25_q + 5'h1;
        end
        if ((owner == 5'h19) & second) begin
            pointers_25_d = pointers_25_q - 5'h1;
        end
        if (clear[25]) begin
            pointers_25_d = 5'h0;
        end
    end

    always @* begin
        pointers_26_d = pointers_26_q;
        if ((owner == 5'h1a) & pushes) begin
            pointers_26_d = pointers_26_q + 5'h1;
        end
        if ((owner == 5'h1a) & second) begin
            pointers_26_d = pointers_26_q - 5'h1;
        end
        if (clear[26]) begin
            pointers_26_d = 5'h0;
        end
    end

    always @* begin
        pointers_27_d = pointers_27_q;
        if ((owner == 5'h1b) & pushes) begin
            pointers_27_d = pointers_27_q + 5'h1;
        end
        if ((owner == 5'h1b) & second) begin
            pointers_27_d = pointers_27_q - 5'h1;
        end
        if (clear[27]) begin
            pointers_27_d = 5'h0;
        end
    end

    always @* begin
        pointers_28_d = pointers_28_q;
        if ((owner == 5'h1c) & pushes) begin
            pointers_28_d = pointers_28_q + 5'h1;
        end
        if ((owner == 5'h1c) & second) begin
            pointers_28_d = pointers_28_q - 5'h1;
        end
        if (clear[28]) begin
            pointers_28_d = 5'h0;
        end
    end

    always @* begin
        pointers_29_d = pointers_29_q;
        if ((owner == 5'h1d) & pushes) begin
            pointers_29_d = pointers_29_q + 5'h1;
        end
        if ((owner == 5'h1d) & second) begin
            pointers_29_d = pointers_29_q - 5'h1;
        end
        if (clear[29]) begin
            pointers_29_d = 5'h0;
        end
    end

    always @* begin
        pointers_30_d = pointers_30_q;
        if ((owner == 5'h1e) & pushes) begin
            pointers_30_d = pointers_30_q + 5'h1;
        end
        if ((owner == 5'h1e) & second) begin
            pointers_30_d = pointers_30_q - 5'h1;
        end
        if (clear[30]) begin
            pointers_30_d = 5'h0;
        end
    end

    always @* begin
        pointers_31_d = pointers_31_q;
        if ((owner == 5'h1f) & pushes) begin
            pointers_31_d = pointers_31_q + 5'h1;
        end
        if ((owner == 5'h1f) & second) begin
            pointers_31_d = pointers_31_q - 5'h1;
        end
        if (clear[31]) begin
            pointers_31_d = 5'h0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            pointers_0_q <= 5'h0;
            pointers_1_q <= 5'h0;
            pointers_2_q <= 5'h0;
            pointers_3_q <= 5'h0;
            pointers_4_q <= 5'h0;
            pointers_5_q <= 5'h0;
            pointers_6_q <= 5'h0;
            pointers_7_q <= 5'h0;
            pointers_8_q <= 5'h0;
            pointers_9_q <= 5'h0;
            pointers_10_q <= 5'h0;
            pointers_11_q <= 5'h0;
            pointers_12_q <= 5'h0;
            pointers_13_q <= 5'h0;
            pointers_14_q <= 5'h0;
            pointers_15_q <= 5'h0;
            pointers_16_q <= 5'h0;
            pointers_17_q <= 5'h0;
            pointers_18_q <= 5'h0;
            pointers_19_q <= 5'h0;
            pointers_20_q <= 5'h0;
            pointers_21_q <= 5'h0;
            pointers_22_q <= 5'h0;
            pointers_23_q <= 5'h0;
            pointers_24_q <= 5'h0;
            pointers_25_q <= 5'h0;
            pointers_26_q <= 5'h0;
            pointers_27_q <= 5'h0;
            pointers_28_q <= 5'h0;
            pointers_29_q <= 5'h0;
            pointers_30_q <= 5'h0;
            pointers_31_q <= 5'h0;
        end else begin
            pointers_0_q <= pointers_0_d;
            pointers_1_q <= pointers_1_d;
            pointers_2_q <= pointers_2_d;
            pointers_3_q <= pointers_3_d;
            pointers_4_q <= pointers_4_d;
            pointers_5_q <= pointers_5_d;
            pointers_6_q <= pointers_6_d;
            pointers_7_q <= pointers_7_d;
            pointers_8_q <= pointers_8_d;
            pointers_9_q <= pointers_9_d;
            pointers_10_q <= pointers_10_d;
            pointers_11_q <= pointers_11_d;
            pointers_12_q <= pointers_12_d;
            pointers_13_q <= pointers_13_d;
            pointers_14_q <= pointers_14_d;
            pointers_15_q <= pointers_15_d;
            pointers_16_q <= pointers_16_d;
            pointers_17_q <= pointers_17_d;
            pointers_18_q <= pointers_18_d;
            pointers_19_q <= pointers_19_d;
            pointers_20_q <= pointers_20_d;
            pointers_21_q <= pointers_21_d;
            pointers_22_q <= pointers_22_d;
            pointers_23_q <= pointers_23_d;
            pointers_24_q <= pointers_24_d;
            pointers_25_q <= pointers_25_d;
            pointers_26_q <= pointers_26_d;
            pointers_27_q <= pointers_27_d;
            pointers_28_q <= pointers_28_d;
            pointers_29_q <= pointers_29_d;
            pointers_30_q <= pointers_30_d;
            pointers_31_q <= pointers_31_d;
        end
    end
endmodule
