// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// What one context will issue next, oldest first: t_F + 1 entries.
//
// A push or pop of cycle c is seen from c + 1 on; the head is visible before it is popped. `compensate` acts at the end of
// its cycle, after pop and push: in the coordinated flavour every entry then queued becomes a NOP of that cause, in the
// decoupled one the queue becomes empty. The other fields of a NOP mean nothing, nor do those of an empty queue: who reads
// them knows that no instruction stands there.
//
// The payload of the head stands in a register of its own, so that a cycle begins with it and not with a read of the
// memory: what is read there is the second, and who comes into an empty queue, or behind the only entry as that is popped,
// goes straight to the register.
//
// With split contexts a queue may become a copy of its parent's at the end of a cycle. Flags, causes and pointers are
// taken over at once, the payloads follow one a cycle from the parent's head on, so that each is there when it can be
// popped at the earliest (`stream`). Meanwhile what arrives is what the parent's queue receives, too: of it only the flags
// are taken. Therefore payloads are written for NOPs as well: a child may need what a redirected parent no longer does.
//
// The front end never pushes into a full queue nor pops an empty one (queue + in flight never exceed t_F + 1), so
// nothing here guards against it. This is the one place where an entry is packed into a word. Knows nothing of selection.
//
// First in, first out, for one context.

`default_nettype none

module warpstep_instruction_queue (
    input  wire        clock,
    input  wire        reset,
    // The entry that is pushed in this cycle.
    input  wire        entry_valid, // There is an entry.
    input  wire        entry_nop, // The entry is a compensation NOP.
    input  wire  [1:0] entry_cause, // Cause of a compensation NOP.
    input  wire [31:0] entry_pc, // Address of the instruction.
    input  wire  [6:0] entry_op, // Operation number; all ones for an illegal word.
    input  wire  [4:0] entry_class, // Class of the operation.
    input  wire  [5:0] entry_rd, // Destination register.
    input  wire  [5:0] entry_rs1, // First source register.
    input  wire  [5:0] entry_rs2, // Second source register.
    input  wire  [5:0] entry_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire [31:0] entry_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire        entry_looped,
    input  wire        pop, // The head is popped in this cycle.
    // All entries become NOPs (coordinated) or are dropped (decoupled) at the end of this cycle.
    input  wire        compensate,
    input  wire  [1:0] compensate_cause, // Cause of these NOPs.
    // The oldest entry; not valid if the queue is empty.
    output wire        head_valid, // There is an entry.
    output wire        head_nop, // The entry is a compensation NOP.
    output reg   [1:0] head_cause, // Cause of a compensation NOP.
    output wire [31:0] head_pc, // Address of the instruction.
    output wire  [6:0] head_op, // Operation number; all ones for an illegal word.
    output wire  [4:0] head_class, // Class of the operation.
    output wire  [5:0] head_rd, // Destination register.
    output wire  [5:0] head_rs1, // First source register.
    output wire  [5:0] head_rs2, // Second source register.
    output wire  [5:0] head_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output wire [31:0] head_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire        head_looped,
    // The head of the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    output wire        next_other,
    output wire [23:0] next_registers, // Its registers: rd, rs1, rs2, rs3.
    output wire  [2:0] occupancy // Number of entries.
);

    reg    [3:0] nops_q;
    reg    [7:0] causes_q;
    reg    [1:0] first_q;
    reg    [1:0] free_q;
    reg    [2:0] count_q;
    reg  [100:0] shown_q;
    reg    [3:0] nops_after;
    reg    [7:0] causes_after;
    reg    [1:0] free_after;
    wire   [2:0] count_after;
    wire [100:0] packed_;
    reg    [1:0] second;
    wire         straight;
    wire         alone;
    reg  [100:0] coming;
    wire [100:0] stored_read_data;
    wire [100:0] stored_write_data;
    wire   [1:0] head_cause_chosen;

    warpstep_async_ram #(.DEPTH(4), .WIDTH(101), .READERS(1), .GROUPS(1), .ADDRESS(2)) u_stored (
        .clock         (clock),
        .read_address  (second),
        .read_data     (stored_read_data),
        .write_enable  (entry_valid),
        .write_address (free_q),
        .write_data    (stored_write_data)
    );

    warpstep_select #(.WIDTH(2), .COUNT(4), .INDEX(2)) u_head_cause (
        .words  (causes_q),
        .index  (first_q),
        .chosen (head_cause_chosen)
    );

    // The head: of a NOP only flag and cause mean something.
    assign occupancy = count_q;
    assign head_valid = |count_q;
    assign head_nop = (|count_q) & nops_q[first_q];

    always @* begin
        head_cause = 2'h0;
        if (head_nop) head_cause = head_cause_chosen;
    end

    assign head_pc = shown_q[31:0];
    assign head_op = shown_q[38:32];
    assign head_class = shown_q[43:39];
    assign head_rd = shown_q[49:44];
    assign head_rs1 = shown_q[55:50];
    assign head_rs2 = shown_q[61:56];
    assign head_rs3 = shown_q[67:62];
    assign head_immediate = shown_q[99:68];
    assign packed_ = {
        entry_looped, entry_immediate, entry_rs3, entry_rs2, entry_rs1, entry_rd, entry_class, entry_op, entry_pc
    };
    assign head_looped = shown_q[100];

    // The newest entry goes to the free place.
    assign stored_write_data = packed_;
    assign alone = entry_valid & (count_q == 3'h0);
    assign straight = entry_valid & (count_q <= 3'h1);

    always @* begin
        nops_after = nops_q;
        free_after = free_q;
        if (entry_valid) begin
            nops_after = nops_q;
            nops_after[free_q] = entry_nop;
            free_after = free_q + 2'h1;
            if (free_q == 2'h3) free_after = 2'h0;
        end
    end

    always @* begin : set_causes_after
        integer place;
        for (place = 0; place < 4; place = place + 1) begin
            causes_after[place*2 +: 2] = causes_q[place*2 +: 2];
            if (entry_valid & (free_q == place[1:0])) causes_after[place*2 +: 2] = entry_cause;
        end
    end

    // The ring moves on.
    assign count_after = count_q + {2'h0, entry_valid};

    always @* begin
        second = first_q + 2'h1;
        if (first_q == 2'h3) second = 2'h0;
    end

    always @* begin
        // The next head.
        coming = stored_read_data;
        if (straight) coming = stored_write_data;
    end

    assign next_other = pop | alone;
    assign next_registers = coming[67:44];

    always @(posedge clock) begin : registers
        integer place;
        if (reset) begin
            nops_q <= 4'hf;
            causes_q <= 8'h0;
            first_q <= 2'h0;
            free_q <= 2'h0;
            count_q <= 3'h4;
        end else begin
            for (place = 0; place < 4; place = place + 1) begin
                causes_q[place*2 +: 2] <= causes_after[place*2 +: 2];
                if (compensate) causes_q[place*2 +: 2] <= compensate_cause;
            end
            nops_q <= nops_after;
            if (compensate) nops_q <= 4'hf;
            count_q <= count_after - {2'h0, pop};
            free_q <= free_after;
            if (pop) first_q <= second;
        end
    end

    always @(posedge clock) begin
        if (next_other) shown_q <= coming;
    end

`ifdef WARPSTEP_INIT
    initial shown_q = 101'h0;
`endif

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (count_q <= 3'h4); // There are at most as many entries as places.
`ifdef FORMAL_ALONE
        assume (~entry_valid | pop | (count_q < 3'h4)); // Only a queue with room, or one whose head leaves, takes an entry.
        assume (~pop | (count_q != 3'h0)); // Only a queue with an entry is popped.
`else
        assert (~entry_valid | pop | (count_q < 3'h4)); // Only a queue with room, or one whose head leaves, takes an entry.
        assert (~pop | (count_q != 3'h0)); // Only a queue with an entry is popped.
`endif
    end
`endif
endmodule

`default_nettype wire
