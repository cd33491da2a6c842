// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The divergence stacks of all contexts: what a split leaves behind for its joins.
//
// One memory holds them, because at most one control instruction is resolved in a cycle, so at most one stack is looked at;
// only the pointers are registers, one per context. The top entry is there in the same cycle; a push, mark or pop takes
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

`default_nettype none

module warpstep_divergence_stacks (
    input  wire        clock,
    input  wire        reset,
    input  wire        context_, // Context whose stack is at hand.
    input  wire        push, // A divergent split pushes an entry.
    input  wire  [3:0] before_, // Lanes active before the split, one bit per lane.
    input  wire  [3:0] other, // Lanes of the split that run later, one bit per lane.
    input  wire [31:0] resume_pc, // Address at which the later half begins.
    input  wire        joins, // A join is resolved.
    input  wire [31:0] operand, // Operand of the join: the pointer its split returned.
    input  wire [31:0] join_pc, // Address of the join.
    input  wire  [1:0] clear, // Contexts that start or end, one bit per context: their stacks become empty.
    output reg   [1:0] pointer, // Number of entries of the stack at hand.
    output wire        first, // First join of a split: `lanes` continue at `pc`.
    output wire        second, // Second join of a split: `lanes` continue behind the join.
    // Active lanes after the join, one bit per lane: those of the other half at the first, all at the second.
    output reg   [3:0] lanes,
    output wire [31:0] pc, // Address at which the other half begins.
    output wire        overflow, // The split finds its stack full.
    output wire        wrong_operand, // The operand of the join was returned by no split.
    output wire        joins_differ, // The second join is at another address than the first.
    output wire [31:0] first_join_pc // Address of the first join.
);

    reg   [3:0] pointers_q;
    wire        pushes;
    wire        meets_top;
    wire  [1:0] top;
    wire  [2:0] entries_read_address;
    wire [39:0] entries_read_data;
    wire  [2:0] entries_write_address;
    wire [39:0] entries_write_data;
    wire [32:0] marks_read_data;
    wire        marks_write_enable;
    reg   [2:0] marks_write_address;
    wire [32:0] marks_write_data;

    warpstep_async_ram #(.DEPTH(8), .WIDTH(40), .READERS(1), .GROUPS(1), .ADDRESS(3)) u_entries (
        .clock         (clock),
        .read_address  (entries_read_address),
        .read_data     (entries_read_data),
        .write_enable  (pushes),
        .write_address (entries_write_address),
        .write_data    (entries_write_data)
    );

    warpstep_async_ram #(.DEPTH(8), .WIDTH(33), .READERS(1), .GROUPS(1), .ADDRESS(3)) u_marks (
        .clock         (clock),
        .read_address  (entries_read_address),
        .read_data     (marks_read_data),
        .write_enable  (marks_write_enable),
        .write_address (marks_write_address),
        .write_data    (marks_write_data)
    );

    always @* begin
        // The stack at hand, and its top entry.
        pointer = 2'h0;
        if (context_ == 1'b0) pointer = pointers_q[1:0];
        if (context_ == 1'b1) pointer = pointers_q[3:2];
    end

    assign top = pointer - 2'h1;
    assign entries_read_address = {context_, top};
    assign first_join_pc = marks_read_data[32:1];

    // A join meets the top entry, or is wrong.
    assign meets_top = joins & (({1'b0, operand} + 33'h1) == {31'h0, pointer});
    assign first = meets_top & ~marks_read_data[0];
    assign joins_differ = meets_top & marks_read_data[0] & (first_join_pc != join_pc);
    assign second = meets_top & marks_read_data[0] & ~joins_differ;
    assign wrong_operand = joins & ~meets_top & (operand != {30'h0, pointer});

    always @* begin
        lanes = entries_read_data[3:0];
        if (first) lanes = entries_read_data[7:4];
    end

    assign pc = entries_read_data[39:8];

    // A split pushes, a first join marks the top.
    assign overflow = push & (pointer >= 2'h3);
    assign pushes = push & ~overflow;
    assign entries_write_address = {context_, pointer};
    assign entries_write_data = {resume_pc, other, before_};
    assign marks_write_enable = pushes | first;

    always @* begin
        marks_write_address = entries_write_address;
        if (first) marks_write_address = entries_read_address;
    end

    assign marks_write_data = {join_pc, first};

    always @(posedge clock) begin
        if (reset) begin
            pointers_q <= 4'h0;
        end else begin
            if ((context_ == 1'b0) & pushes) pointers_q[1:0] <= pointers_q[1:0] + 2'h1;
            if ((context_ == 1'b0) & second) pointers_q[1:0] <= pointers_q[1:0] - 2'h1;
            if (clear[0]) pointers_q[1:0] <= 2'h0;
            if ((context_ == 1'b1) & pushes) pointers_q[3:2] <= pointers_q[3:2] + 2'h1;
            if ((context_ == 1'b1) & second) pointers_q[3:2] <= pointers_q[3:2] - 2'h1;
            if (clear[1]) pointers_q[3:2] <= 2'h0;
        end
    end
endmodule

`default_nettype wire
