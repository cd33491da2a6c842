//! The bugs: single operands that are wrong, of the kind a person makes.
//!
//! Each names a block, a signal it writes, an operand as the block's source has it, and what stands there instead; the kit's `mutate`
//! tells the notation. The core is the one of `main.rs`: four warps of four lanes, caches of eight lines. Changes that cannot be seen
//! (a wrap of two bits at four, say) are no bugs and not here. Those of the memory system are in `memory_bugs.rs`.

use warpstep_core::Mutation;

/// One operand that is wrong.
pub type Bug = Mutation<'static>;

/// In `block`, where `signal` is written, `wrong` stands instead of `operand`.
pub const fn bug(
    what: &'static str,
    block: &'static str,
    signal: &'static str,
    operand: &'static str,
    wrong: &'static str,
) -> Bug {
    Mutation::new(what, block, signal, operand, wrong)
}

/// Of a core with schedule `lrr/gtlo`: what fetch does by itself.
pub const DECOUPLED: &[Bug] = &[
    bug("a redirect forgets the request of its cycle", "FetchStages", "stages.0.valid", "!redirected.0", "1"),
    bug("a missed request arrives", "FetchStages", "now.1.valid", "0", "1"),
    bug(
        "fetch counts only the queue",
        "FrontEnd",
        "fetch_scheduler.0.candidates[2]",
        "ports.0.in_flight.2",
        "0",
    ),
    bug(
        "fetch does not wait for a line",
        "FrontEnd",
        "fetch_scheduler.0.candidates[1]",
        "!fill_engine.waited[1]",
        "1",
    ),
    bug("a redirect leaves the queue full", "InstructionQueue", "count", "0", "count"),
    bug(
        "who waits for a line does not issue what it has",
        "Readiness",
        "judged",
        "!head.valid & waited",
        "waited",
    ),
    bug(
        "the lowest is not preferred",
        "Scheduler{greedy: 1}",
        "selected",
        "search.index",
        "search.index ^ 1",
    ),
];

/// Of a core with schedule `gtlrr`: everything else.
pub const COORDINATED: &[Bug] = &[
    // Selection, queues, fetch.
    bug("the policy is not greedy", "Scheduler", "able", "candidates[last]", "0"),
    bug("round robin skips a warp", "Scheduler", "search.start", "last + 1", "last + 2"),
    bug("a cycle without selection forgets the last", "Scheduler", "selected", "search.found", "1"),
    bug("a redirect leaves the queue as it is", "InstructionQueue", "nops", "0xf", "nops_after"),
    bug("a full queue does not count its pop", "InstructionQueue", "count", "pop", "pop & (count != 4)"),
    bug("a NOP has the cause of another", "InstructionQueue", "causes.2", "compensate_cause", "entry.cause"),
    bug("a redirect forgets a request in flight", "FetchStages", "stages.1.nop", "redirected.1", "0"),
    bug("a miss loses its NOP", "FetchStages", "now.1.nop", "1", "0"),
    bug(
        "the lowest bit of the tag is not compared",
        "InstructionCache",
        "hit",
        "tags.read_data == looked_up_tag",
        "tags.read_data[22:1] == looked_up_tag[22:1]",
    ),
    bug("fence.i leaves the lines valid", "InstructionCache", "valid", "0", "valid_after"),
    bug(
        "a fill wakes who waits for another line",
        "FillEngine",
        "wakes[2]",
        "lines_now.2 == filling_line",
        "1",
    ),
    bug("a miss found at the end of its fill sleeps on", "FillEngine", "wakes[1]", "waiting[1]", "waits[1]"),
    bug("warp 2 locks no line", "FillEngine", "locked", "locks[2]", "0"),
    bug("lines are locked for who stands at a barrier", "FillEngine", "locks", "!held_up", "0xf"),
    bug("code in input and output is executed", "FillEngine", "write.line", "high == 0", "0"),
    bug("a stale fill is written", "FillEngine", "write.valid", "!stale", "1"),
    bug("fills are served lowest first", "FillEngine", "turn", "next.index + 1", "0"),
    bug("who is locked out keeps the turn", "FillEngine", "turn", "next.found", "fill.valid"),
    bug(
        "a miss goes on behind itself",
        "FetchPort",
        "fetch_pcs.1",
        "stages.missed.pc",
        "stages.missed.pc + 4",
    ),
    bug(
        "a redirect does not end the wait for a line",
        "FrontEnd",
        "fill_engine.cancel",
        "control.redirect | control.retire",
        "control.retire",
    ),
    bug("retired entries count as redirected", "FetchPort", "queues.1.compensate_cause", "3", "2"),
    bug("a branch's immediate is not extended", "Decoder", "immediate", "branch[12]", "0"),
    bug(
        "a store has the immediate of a load",
        "Decoder",
        "immediate",
        "signed_cast(store)",
        "signed_cast(word[31:20])",
    ),
    // Readiness and the scoreboard.
    bug("the destination may be pending", "HeadPending", "waits", "looked_up", "looked_up & 0xe"),
    bug("the second source may be pending", "HeadPending", "waits", "looked_up", "looked_up & 0xb"),
    bug("what a head waits for is not looked up", "HeadPending", "found[1]", "coming[next.registers.1]", "0"),
    bug("a head forgets what issued before it", "HeadPending", "looked_up", "fresh", "0"),
    bug("a head does not notice a write", "HeadPending", "looked_up", "!over", "0xf"),
    bug(
        "a division does not wait for the divider",
        "Readiness",
        "unit_taken",
        "(unit_busy.0 & owned).any()",
        "0",
    ),
    bug("an instruction without destination waits for a slot", "Readiness", "judged", "head.rd.any()", "1"),
    bug("a pending register of warp 1 stays pending", "LanePending", "coming.1", "others.0", "waits.1"),
    bug("a write of warp 2 clears nothing", "LanePending", "coming.2", "heads.2.writes.0", "0"),
    bug(
        "a register waits in the lane beside",
        "PendingRegisters",
        "lanes.1.active[0]",
        "active.0[1]",
        "active.0[2]",
    ),
    bug("warp 3 sees what its idle lanes wait for", "LanePending", "waiting[3]", "active[3]", "1"),
    bug("nobody sees what lane 3 waits for", "PendingRegisters", "waiting", "lanes.3.waiting", "0"),
    bug("a product books no slot", "LaneSlots", "booked[3]", "wanted[1]", "0"),
    bug("a slot of the next cycle is not booked", "LaneSlots", "booked[1]", "wanted[0]", "0"),
    bug("a load takes a slot that is taken", "WritebackSlots", "open", "reserved", "(reserved >> 1) << 1"),
    bug("a slot claimed in this cycle looks free", "WritebackSlots", "free", "claim.valid", "0"),
    bug("the divider is free a cycle early", "UnitOccupancy", "remaining.0", "32", "31"),
    bug(
        "instructions without destination book a slot",
        "IssueStage",
        "slots.book[0]",
        "heads.0.rd.any()",
        "1",
    ),
    // Lanes.
    bug("a difference is a sum", "LaneAlu", "right_summand", "work.subtracts", "0"),
    bug("an arithmetic shift fills with zeros", "LaneAlu", "extended", "work.left[31]", "0"),
    bug("signed words compare as unsigned ones", "LaneAlu", "flips", "work.signs", "0"),
    bug("auipc adds the register", "LaneAlu", "entering.first", "pc", "operation.left"),
    bug(
        "mulhsu takes both signs",
        "LaneMultiplier",
        "entering.right_signed",
        "operation.op == op::MULH",
        "(operation.op == op::MULH) | (operation.op == op::MULHSU)",
    ),
    bug(
        "mulhu gives the low half",
        "LaneMultiplier",
        "entering.high_half",
        "operation.op != op::MUL",
        "(operation.op != op::MUL) & (operation.op != 0x2b)",
    ),
    bug("minus one by zero is one", "LaneDivider", "negate", "operation.right.any()", "1"),
    bug(
        "the remainder has the divisor's sign",
        "LaneDivider",
        "negate",
        "operation.left[31]",
        "operation.right[31]",
    )
    .nth(1),
    bug(
        "bgeu compares signed",
        "LaneCompare",
        "taken",
        "operation.left >= operation.right",
        "signed_cast(operation.left) >= signed_cast(operation.right)",
    ),
    bug("a vote asks lanes that do not run", "LaneExchange", "vote", "holds == active", "holds == 0xf")
        .arm("op::VOTE_ALL"),
    bug("none is not uniform", "LaneExchange", "vote", "holds == 0", "0"),
    bug(
        "shfl_down stops a lane early",
        "LaneShuffle",
        "inside",
        "unsigned_cast(candidate) <= unsigned_cast(high)",
        "unsigned_cast(candidate) < unsigned_cast(high)",
    )
    .arm("op::SHFL_DOWN"),
    bug("a shuffle reads lanes that do not run", "LaneShuffle", "received", "active[position]", "1"),
    bug("the lowest lane leads", "Leader", "left", "active[3]", "active[3] & !active[0]"),
    bug(
        "a result goes to warp 0",
        "LaneRegisters",
        "words.0.write_address",
        "writes.0.destination[7:6]",
        "0",
    ),
    bug("x0 is what its word holds", "LaneRegisters", "operands.1", "was_register.1 == 0", "0"),
    bug(
        "registers are read for all lanes, masks forgotten",
        "LaneBank",
        "lanes.1.starts",
        "0",
        "starts.0 & 1",
    ),
    // Control.
    bug(
        "a barrier opens one too early",
        "Barriers",
        "opens",
        "unsigned_cast(present) == unsigned_cast(count)",
        "unsigned_cast(present) + 1 == unsigned_cast(count)",
    ),
    bug("a barrier remembers its last round", "Barriers", "arrived.0", "0", "gathered"),
    bug("a barrier does not free its first warp", "Barriers", "released", "gathered", "gathered & 0xe"),
    bug("wspawn starts one warp too many", "Spawn", "start", "now.count > 2", "now.count > 1"),
    bug("wspawn does not wait for warp 1", "Spawn", "alone", "running[1] & (now.warp != 1)", "0"),
    bug("a started warp has all lanes", "ContextMasks", "masks.2", "1", "0xf"),
    bug("a barrier does not free warp 3", "Blocked", "held.3", "released[3]", "0"),
    bug(
        "a negated split is not negated",
        "NextLanes",
        "holds",
        "!instruction.predicate",
        "instruction.predicate",
    ),
    bug(
        "pred without a lane keeps the mask",
        "NextLanes",
        "wanted",
        "instruction.leader.right[3:0]",
        "instruction.issued.active",
    ),
    bug("a split diverges into nothing", "NextLanes", "diverges", "other.any()", "1"),
    bug("the stack is read one too high", "DivergenceStacks", "top", "pointer - 1", "pointer"),
    bug(
        "the first join takes both halves",
        "DivergenceStacks",
        "lanes",
        "entries.read_data.0[7:4]",
        "entries.read_data.0[3:0]",
    ),
    bug("the second join does not pop", "StackPointers", "pointers.2", "pointers.2 - 1", "pointers.2"),
    bug("the deepest entry overflows", "DivergenceStacks", "overflow", "pointer >= 3", "pointer >= 2"),
    bug("an ended warp keeps its stack", "StackPointers", "pointers.1", "0", "pointers.1"),
    bug(
        "a join of a split that did not diverge is wrong",
        "DivergenceStacks",
        "wrong_operand",
        "pointer",
        "3",
    ),
    bug("jalr keeps bit 0", "NextPc", "target", "sum.replace_bit(0, false)", "sum"),
    bug(
        "a link goes to lanes that do not run",
        "LinkRegisters",
        "links.0",
        "instructions.0.issued.active",
        "0xf",
    ),
    bug("an ended warp is not retired", "WarpControl", "outcomes.scalar_retires", "resolve.retires", "0"),
    // CSRs and counters.
    bug("csrrs toggles", "CsrChange", "wanted", "old | by", "old ^ by"),
    bug("csrrc sets to the operand's complement", "CsrChange", "wanted", "old & !by", "!by"),
    bug("csrrs of x0 writes", "CsrChange", "writes", "instruction.issued.rs1.any()", "1"),
    bug("mcycle counts in twos", "Csrs", "mcycle", "mcycle + 1", "mcycle + 2"),
    bug("active warps are those of a cycle later", "Csrs", "old", "active_warps", "running"),
    bug("minstret counts NOPs", "CsrUnit", "csrs.issued_lanes", "issue_active.0", "0xf"),
    bug("a counter misses a warp", "Counters", "sums.7", "was_issue.stalls.2 == 7", "0"),
    bug(
        "hits are not counted while a NOP issues",
        "Counters",
        "counters.16.more",
        "was_issue.fetch_hit.0",
        "was_issue.fetch_hit.0 & !was_issue.nop.0",
    ),
    bug(
        "a bank conflict is not counted while an instruction issues",
        "Counters",
        "counters.20.more",
        "was_memory.bank_conflict",
        "was_memory.bank_conflict & !was_issue.issued.0",
    ),
    bug(
        "misses of data count as hits, too",
        "Counters",
        "counters.18.more",
        "was_memory.data_hit",
        "was_memory.data_hit | was_memory.data_miss",
    ),
    bug("the high word is the low one", "Csrs", "old", "counted.chosen[63:32]", "counted.chosen[31:0]"),
    bug(
        "loaded words go to lane 1, which did not load",
        "Execute",
        "bank.load.1.valid",
        "load_store.write.active[1]",
        "1",
    ),
];
