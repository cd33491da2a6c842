// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// The divergence stacks of all contexts: what a split leaves behind for its joins.
//
// One memory holds them, because at most one split or join is resolved in a cycle, so at most one entry is looked at; only
// the pointers are registers. The entry is there in the same cycle; a push, mark or pop takes effect at the end of it.
//
// ```text
// entry = mask before the split | mask of the other half | address after the split | in parallel | port of the child
// mark  = the first half has joined | where
// ```
// A join whose operand is the pointer does nothing. One whose operand is the pointer - 1 meets the top entry, or that of the parent if a
// child has none: the first time it marks it, the second time, at the same address, it pops it. Of a parallel split the first half
// waits, and with the second the child is merged into its parent. Whatever is an error changes nothing.
// Knows nothing of predicates, nor of who is active. One lane never diverges: its stack has room for nothing.
//
// All stacks of a core, one of them at hand.

`default_nettype none

module warpstep_divergence_stacks (
    input  wire        clock,
    input  wire        reset,
    input  wire        warp, // Warp whose stack is at hand.
    input  wire        port, // Port of the context whose stack is at hand.
    input  wire        push, // A divergent split pushes an entry.
    input  wire  [3:0] before_, // Lanes active before the split, one bit per lane.
    input  wire  [3:0] other, // Lanes of the split that run later, or in the child, one bit per lane.
    input  wire [31:0] resume_pc, // Address at which the later half begins.
    input  wire        joins, // A join is resolved.
    input  wire [31:0] operand, // Operand of the join: the pointer its split returned.
    input  wire [31:0] join_pc, // Address of the join.
    input  wire  [1:0] clear, // Contexts that start or end, one bit per context: their stacks become empty.
    output wire  [1:0] pointer, // Pointer of the context at hand.
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

    wire        pushes;
    wire        meets;
    wire        marks_entry;
    wire [39:0] serial;
    wire  [1:0] top;
    wire        pointers_pop;
    wire  [2:0] entries_read_address;
    wire [39:0] entries_read_data;
    wire  [2:0] entries_write_address;
    wire [32:0] marks_read_data;
    wire        marks_write_enable;
    reg   [2:0] marks_write_address;
    wire [32:0] marks_write_data;

    warpstep_stack_pointers u_pointers (
        .clock       (clock),
        .reset       (reset),
        .context_    (warp),
        .warp        (warp),
        .port        (port),
        .push        (pushes),
        .pop         (pointers_pop),
        .pop_context (warp),
        .clear       (clear),
        .pointer     (pointer)
    );

    warpstep_async_ram #(.DEPTH(8), .WIDTH(40), .READERS(1), .GROUPS(1), .ADDRESS(3)) u_entries (
        .clock         (clock),
        .read_address  (entries_read_address),
        .read_data     (entries_read_data),
        .write_enable  (pushes),
        .write_address (entries_write_address),
        .write_data    (serial)
    );

    warpstep_async_ram #(.DEPTH(8), .WIDTH(33), .READERS(1), .GROUPS(1), .ADDRESS(3)) u_marks (
        .clock         (clock),
        .read_address  (entries_read_address),
        .read_data     (marks_read_data),
        .write_enable  (marks_write_enable),
        .write_address (marks_write_address),
        .write_data    (marks_write_data)
    );

    // The stack at hand, and its top entry.
    assign top = pointer - 2'h1;
    assign entries_read_address = {warp, top};
    assign first_join_pc = marks_read_data[32:1];

    // A join meets the entry, or is wrong.
    assign meets = joins & (({1'b0, operand} + 33'h1) == {31'h0, pointer});
    assign joins_differ = meets & marks_read_data[0] & (first_join_pc != join_pc);
    assign wrong_operand = joins & ~meets & (operand != {30'h0, pointer});
    assign marks_entry = meets & ~marks_read_data[0];
    assign pointers_pop = meets & marks_read_data[0] & ~joins_differ;
    assign first = marks_entry & ~1'b0;
    assign second = pointers_pop & ~1'b0;

    always @* begin
        lanes = entries_read_data[3:0];
        if (first) lanes = entries_read_data[7:4];
    end

    assign pc = entries_read_data[39:8];

    // A split pushes, a first join marks the entry, a second pops it.
    assign overflow = push & (pointer >= 2'h3);
    assign pushes = push & ~overflow;
    assign entries_write_address = {warp, pointer};
    assign serial = {resume_pc, other, before_};
    assign marks_write_enable = pushes | marks_entry;

    always @* begin
        marks_write_address = entries_write_address;
        if (marks_entry) marks_write_address = entries_read_address;
    end

    assign marks_write_data = {join_pc, marks_entry};
endmodule

`default_nettype wire
