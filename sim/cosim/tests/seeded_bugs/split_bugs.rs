//! The bugs of split contexts, in the form of `bugs.rs`: what a child starts with, who may go beside whom, what a merge gives back.
//!
//! The core has two warps of four lanes with two split contexts each, so contexts 0, 1, 2 are warp 0's and 3, 4, 5 warp
//! 1's; its instruction cache has two lines, so that misses meet splits, and fetching takes five cycles, so that a child
//! can be taken again while old requests of it are on their way.
//!
//! Three mistakes one may think of have no place in this design, and the nearest stand here instead: a child cannot meet
//! the top of its parent's stack, as an entry is looked up by the child's own pointer (it looks in its own stack instead);
//! a single operand does not make the higher of two contexts win (one that cannot issue keeps the unit); and streams copy
//! NOPs as they are (their payloads are not written at all).

use super::bugs::{Bug, bug};

/// Marked splits: contexts of a warp issue side by side.
pub const MARKED: &[Bug] = &[
    // What a child starts with.
    bug(
        "the child misses the push of its cycle",
        "InstructionQueue",
        "state.0.count",
        "count_after",
        "count",
    ),
    bug("a NOP pushed at the split is none", "InstructionQueue", "state.0.nops", "nops_after", "nops"),
    bug("the child's place for the next is old", "InstructionQueue", "state.0.free", "free_after", "free"),
    bug(
        "the child misses the tag miss of its cycle",
        "FetchStages",
        "copies.0.nop",
        "now.1.nop",
        "stages.0.nop",
    ),
    bug(
        "the child fetches behind what its parent missed",
        "FetchPort",
        "copies.0.pc",
        "stages.missed.valid",
        "0",
    ),
    bug("the child does not wait for the line", "FillEngine", "waits_next[1]", "waits_after[0]", "0"),
    bug("the child waits for an old line", "FillEngine", "lines.1", "lines_now.0", "lines_now.1"),
    bug(
        "old requests of the child stay",
        "FetchStages{copy.len: 1}",
        "stages.3.valid",
        "copy.0[now.3.context]",
        "0",
    ),
    bug(
        "causes are not copied in the queue",
        "InstructionQueue{copy.len: 1}",
        "causes.2",
        "parent.0.causes.2",
        "0",
    ),
    bug(
        "causes are not copied in the stages",
        "FetchStages{copy.len: 1}",
        "stages.1.cause",
        "parent.0.cause",
        "0",
    ),
    bug("the stream starts a place late", "PayloadStream", "place", "first", "first + 1"),
    bug("the stream ends a place early", "PayloadStream", "left", "5", "4"),
    bug(
        "payloads of NOPs are not written",
        "InstructionQueue",
        "stored.write_enable",
        "entry.valid",
        "entry.valid & !entry.nop",
    ),
    bug(
        "a child of a child streams from context 0",
        "SplitCopies",
        "parent_numbers.1",
        "unsigned_cast(split.parent)",
        "0",
    ),
    // Lanes, stacks, contexts.
    bug("who waits at a join locks its line", "Core", "held_up[1]", "execute.contexts.blocked.1 > 1", "0"),
    bug("lanes are not given back", "ContextMasks", "owners.0", "lending.0.merges", "0").nth(1),
    bug("a merge keeps the child", "ContextMasks", "masks.1", "lending.0.merges", "0"),
    bug(
        "a merge restores the true lanes only",
        "Resolve",
        "lanes",
        "stacks.lanes",
        "stacks.lanes & !stacks.parallel.0.lanes",
    ),
    bug(
        "a child looks for its join in its own stack",
        "DivergenceStacks",
        "parents.0.port",
        "pointers.at_base.0",
        "0",
    ),
    bug("a push leaves the mark of an old entry", "DivergenceStacks", "marks.write_enable", "pushes", "0"),
    bug(
        "halves may join at different places",
        "DivergenceStacks",
        "joins_differ",
        "first_join_pc != join_pc",
        "0",
    ),
    bug(
        "a child is free at its own join",
        "DivergenceStacks",
        "parallel.0.merges",
        "pointers.pop",
        "pointers.pop | (marks_entry & pointers.at_base.0)",
    ),
    bug(
        "a named context is taken although busy",
        "FreeContext",
        "found",
        "!running[0]",
        "(!running[0]) | (named == 1)",
    ),
    bug("of free contexts the highest is taken", "FreeContext", "child.port", "!found", "1").nth(2),
    bug("a mask goes beyond the lanes owned", "Resolve", "wanted", "siblings.0.owned", "0xf"),
    bug("a half passes a barrier", "Barriers", "while_split.0", "split.0", "0"),
    bug("a half starts warps", "Spawn", "while_split.0", "split.0", "0"),
    // Side by side.
    bug("two memory instructions in a cycle", "Siblings", "waits[1]", "memory_taken.1", "0"),
    bug("two scalar instructions in a cycle", "Siblings", "waits[2]", "scalar_taken.2", "0"),
    bug("two lane exchanges in a cycle", "Siblings", "waits[1]", "exchange_taken.1", "0"),
    bug("who cannot issue has the unit", "Siblings", "memory[0]", "able[0]", "1"),
    bug(
        "the scalar instruction has the lanes of port 0",
        "SharedPort",
        "chosen.active",
        "issued.1.active",
        "issued.0.active",
    ),
    bug(
        "what port 0 writes waits in lanes of port 1",
        "LanePending",
        "coming.0",
        "destinations.1",
        "destinations.0",
    ),
    bug("port 1 books no slot", "LaneSlots", "wanted", "book[1]", "0"),
    bug(
        "slots are booked in lanes of port 0",
        "WritebackSlots",
        "lanes.3.asks[1]",
        "query_lanes.1[3]",
        "query_lanes.0[3]",
    ),
    bug(
        "two redirects share one address",
        "FrontEnd",
        "ports.1.redirect_pc",
        "control.redirect_pc.1",
        "control.redirect_pc.0",
    ),
    bug(
        "lanes that come back are looked up for the child's head",
        "PendingRegisters",
        "asked.1.registers.1",
        "blocked.0[1]",
        "0",
    ),
    bug(
        "a child's lanes are looked up for its parent's head",
        "LanePending",
        "heads.1.next.other",
        "owned.0[4]",
        "0",
    ),
    bug("a warp waits for what another does", "LanePending", "heads.0.coming", "coming.0", "waits.1"),
    bug(
        "minstret counts the reader and its siblings",
        "Csrs",
        "counted.words.1",
        "minstret.value",
        "minstret.value + unsigned_cast(more)",
    ),
    bug("minstret does not count what siblings issue", "CsrUnit", "csrs.issued_lanes", "issue_active.1", "0"),
];

/// Where control instructions take six cycles: a line that a split's parent waits for may come before the split takes effect.
pub const SLOW_CONTROL: &[Bug] = &[
    bug("the child is not woken", "FillEngine", "woken_next[2]", "woken_after[1]", "0"),
    bug("the child is woken as it was before", "FillEngine", "woken_next[2]", "woken_after[1]", "woken[1]"),
    bug(
        "the child waits for a line that came",
        "FillEngine",
        "waits_next[2]",
        "waits_after[1]",
        "waiting[1]",
    ),
];

/// Dynamic splits: contexts are selected one by one.
pub const DYNAMIC: &[Bug] = &[
    bug("the search wraps at the number of warps", "Scheduler", "search.start", "last == 5", "last == 1"),
    bug("a context selected is taken for a warp", "FrontEnd", "issue_warp", "issue_grant[4]", "0"),
    bug("splits wait for their mark", "FreeContext", "child.valid", "unmarked", "0"),
];
