// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
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
    input  wire  [1:0] owner,
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
    input  wire  [3:0] clear,
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
    wire        pushes;
    wire        meets_top;
    wire        marked;
    wire  [4:0] top;
    wire  [4:0] free;
    wire  [6:0] entries_read_address_0;
    wire [95:0] entries_read_data_0;
    wire  [6:0] entries_write_address;
    wire [95:0] entries_write_data;
    wire [32:0] marks_read_data_0;
    wire        marks_write_enable;
    reg   [6:0] marks_write_address;
    wire [32:0] marks_write_data;

    async_ram_depth128_width96 u_entries (
        .clock          (clock),
        .read_address_0 (entries_read_address_0),
        .read_data_0    (entries_read_data_0),
        .write_enable   (pushes),
        .write_address  (entries_write_address),
        .write_data     (entries_write_data)
    );

    async_ram_depth128_width33 u_marks (
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
        if (owner == 2'h0) begin
            pointer = pointers_0_q;
        end
        if (owner == 2'h1) begin
            pointer = pointers_1_q;
        end
        if (owner == 2'h2) begin
            pointer = pointers_2_q;
        end
        if (owner == 2'h3) begin
            pointer = pointers_3_q;
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
        if ((owner == 2'h0) & pushes) begin
            pointers_0_d = pointers_0_q + 5'h1;
        end
        if ((owner == 2'h0) & second) begin
            pointers_0_d = pointers_0_q - 5'h1;
        end
        if (clear[0]) begin
            pointers_0_d = 5'h0;
        end
    end

    always @* begin
        pointers_1_d = pointers_1_q;
        if ((owner == 2'h1) & pushes) begin
            pointers_1_d = pointers_1_q + 5'h1;
        end
        if ((owner == 2'h1) & second) begin
            pointers_1_d = pointers_1_q - 5'h1;
        end
        if (clear[1]) begin
            pointers_1_d = 5'h0;
        end
    end

    always @* begin
        pointers_2_d = pointers_2_q;
        if ((owner == 2'h2) & pushes) begin
            pointers_2_d = pointers_2_q + 5'h1;
        end
        if ((owner == 2'h2) & second) begin
            pointers_2_d = pointers_2_q - 5'h1;
        end
        if (clear[2]) begin
            pointers_2_d = 5'h0;
        end
    end

    always @* begin
        pointers_3_d = pointers_3_q;
        if ((owner == 2'h3) & pushes) begin
            pointers_3_d = pointers_3_q + 5'h1;
        end
        if ((owner == 2'h3) & second) begin
            pointers_3_d = pointers_3_q - 5'h1;
        end
        if (clear[3]) begin
            pointers_3_d = 5'h0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            pointers_0_q <= 5'h0;
            pointers_1_q <= 5'h0;
            pointers_2_q <= 5'h0;
            pointers_3_q <= 5'h0;
        end else begin
            pointers_0_q <= pointers_0_d;
            pointers_1_q <= pointers_1_d;
            pointers_2_q <= pointers_2_d;
            pointers_3_q <= pointers_3_d;
        end
    end
endmodule
