//! The bugs between two cores, in the form of `bugs.rs`: who goes to memory, whose line came back, when a barrier opens.
//!
//! Each core has four warps of two lanes, so there are two barriers. What needs a count other than the number of cores to show is
//! not here.

use super::bugs::{Bug, bug};
use warpstep_core::Mutation;

/// Of cores that take turns.
pub const ROUNDS: &[Bug] = &[
    bug("core 0 always goes first", "Rounds", "search.start", "next", "0"),
    bug("who went goes first again", "Rounds", "next", "search.index + 1", "search.index"),
    bug("core 1 keeps the turn", "Rounds", "next", "0", "1"),
    bug("the turn passes on without a grant", "Rounds", "next", "search.found", "1"),
];

/// Of cores with time slots of 18 cycles.
pub const SLOTS: &[Bug] = &[
    bug("a slot is a cycle too short", "Slots", "cycle", "cycle == 17", "cycle == 16"),
    bug("a slot is a cycle too long", "Slots", "cycle", "0", "31"),
    Mutation::reset("the first slot has a cycle less", "Slots", "cycle", "1"),
    Mutation::reset("the first slot is core 1's", "Slots", "owner", "1"),
    bug("the slot stays with its owner", "Slots", "owner", "owner + 1", "owner"),
    bug("core 1 owns no slot", "Slots", "grant[1]", "owner == 1", "0"),
    bug("a slot of core 1 is good in all its cycles", "Slots", "grant[1]", "cycle == 0", "1"),
    bug(
        "a slot that core 1 does not use is given away",
        "Slots",
        "grant[0]",
        "owner == 0",
        "(owner == 0) | !eligible[1]",
    ),
    bug(
        "a slot goes by only while somebody asks",
        "Slots",
        "cycle",
        "cycle + 1",
        "cycle + unsigned_cast(eligible.any())",
    ),
    bug("the last owner is followed by itself", "Slots", "owner", "0", "1"),
];

/// Of any two cores.
pub const TOGETHER: &[Bug] = &[
    // On the way to memory.
    bug("what core 1 asks for is said to be core 0's", "MemoryArbiter", "core", "1", "0"),
    bug(
        "core 1 fetches what core 0 asks for",
        "MemoryArbiter",
        "address",
        "ports.1.address",
        "ports.0.address",
    ),
    bug("core 1 writes what core 0 has", "MemoryArbiter", "data", "request_data.1", "request_data.0"),
    bug("core 1 writes where core 0 wants", "MemoryArbiter", "bytes", "request_bytes.1", "request_bytes.0"),
    bug("a fill of core 1 counts as data", "MemoryArbiter", "is_fill", "ports.1.is_fill", "0"),
    bug("core 1 goes when core 0 is let", "MemoryArbiter", "ports.1.granted", "grant[1]", "grant[0]"),
    bug(
        "core 1 is not seen while core 0 asks",
        "MemoryArbiter",
        "eligible",
        "ports.1.eligible",
        "ports.1.eligible & !ports.0.eligible",
    ),
    bug("reads have the room of one core", "Owners{room: 10}", "full", "count == 10", "count == 5"),
    bug("writes have the room of one core", "Owners{room: 8}", "full", "count == 8", "count == 4"),
    // On the way back.
    bug("a line goes to the core that asked last", "AxiReads", "line_core", "under_way.first[1]", "core"),
    bug("a line of core 0 goes to core 1 as well", "AxiReads", "owner", "line_core == 1", "1"),
    bug("a line of core 0 stays in the register", "AxiReads", "owner", "line_core == 0", "0"),
    bug(
        "a line is taken when any core is ready",
        "AxiReads",
        "taken",
        "answer_ready",
        "-unsigned_cast(answer_ready.any())",
    ),
    bug("a write is over for the other core", "AxiWrites", "under_way.enter_name", "core", "!core"),
    bug("writes of core 1 are never over", "AxiWrites", "done", "under_way.first == 1", "0"),
    bug("every write is over for core 0, too", "AxiWrites", "done", "under_way.first == 0", "1"),
    bug(
        "core 1 hears of core 0's writes",
        "MemorySystem",
        "write_done.1",
        "master.write_done[1]",
        "master.write_done[0]",
    ),
    bug(
        "the answer of core 1 is core 0's to take",
        "MemorySystem",
        "ready",
        "answer_ready.1",
        "answer_ready.0",
    ),
    // Barriers across cores.
    bug("barrier 0 opens for one core", "GlobalBarriers", "opens[0]", "wanted.0", "1"),
    bug("barrier 1 never opens", "GlobalBarriers", "opens[1]", "1", "0"),
    bug("barrier 0 does not open for core 1", "GlobalBarriers", "open.1", "opens[0] & registers.0[1]", "0"),
    bug("barrier 1 opens for core 0 only", "GlobalBarriers", "open.1", "opens[1] & registers.1[1]", "0"),
    bug("barrier 0 remembers its round", "GlobalBarriers", "coming.0", "0", "registers.0"),
    bug(
        "core 1 arrives at both barriers",
        "GlobalBarriers",
        "coming.0[1]",
        "arrived.1[0]",
        "arrived.1.any()",
    ),
    bug("core 1 may go alone", "GlobalBarriers", "wanted.0", "counts.2", "1"),
    bug("barrier 1 wants what barrier 0 wants", "GlobalBarriers", "wanted.1", "counts.1", "counts.0"),
    bug(
        "a core arrives with its first warp",
        "Barriers",
        "all_stand",
        "active.any() & !(active & !standing.0).any()",
        "standing.0.any()",
    ),
    bug(
        "a core waits for warps that ended",
        "Barriers",
        "all_stand",
        "active.any() & !(active & !standing.1).any()",
        "standing.1.all()",
    ),
    bug("a barrier across cores frees three warps", "Barriers", "released", "standing.1", "standing.1 & 7"),
    bug("a warp still stands where it stood", "Barriers", "standing.0", "0", "standing.0"),
    bug("a barrier of cores is one of warps", "Barriers", "opens", "!operand[31]", "1"),
    bug("one core waits for itself", "Barriers", "collects", "count != 1", "(count != 1) | operand[31]"),
    bug("the count is not kept", "Barriers", "counts.1", "count[1:0]", "counts.1"),
    // Who is who.
    bug("both are core 0", "Warpstep", "cores.1.core_id", "1", "0"),
    bug("the end of core 0 is the end", "Warpstep", "busy", "busy_cores.any()", "cores.0.busy"),
];
