//! The bugs between two cores, in the form of `bugs.rs`: who goes to memory, whose line came back, when a barrier opens.
//!
//! Each core has four warps of two lanes, so there are two barriers. What needs a count other than the number of cores to show is
//! not here.

use super::bugs::{Bug, bug};
use warpstep_core::Mutation;

/// Of cores that take turns.
pub const ROUNDS: &[Bug] = &[
    bug("core 0 always goes first", "RoundRobinPolicy", "search.start", "next", "0"),
    bug("who went goes first again", "RoundRobinPolicy", "next", "search.index + 1", "search.index"),
    bug("core 1 keeps the turn", "RoundRobinPolicy", "next", "0", "1"),
    bug("the turn passes on without a grant", "RoundRobinPolicy", "next", "search.found", "1"),
];

/// Of cores with TDMA slots of 18 cycles.
pub const SLOTS: &[Bug] = &[
    bug("a slot is a cycle too short", "TdmaPolicy", "cycle", "cycle == 17", "cycle == 16"),
    bug("a slot is a cycle too long", "TdmaPolicy", "cycle", "0", "31"),
    Mutation::reset("the first slot has a cycle less", "TdmaPolicy", "cycle", "1"),
    Mutation::reset("the first slot is core 1's", "TdmaPolicy", "slot_core", "1"),
    bug("the slot stays with its owner", "TdmaPolicy", "slot_core", "slot_core + 1", "slot_core"),
    bug("core 1 owns no slot", "TdmaPolicy", "grant[1]", "slot_core == 1", "0"),
    bug("a slot of core 1 is good in all its cycles", "TdmaPolicy", "grant[1]", "cycle == 0", "1"),
    bug(
        "a slot that core 1 does not use is given away",
        "TdmaPolicy",
        "grant[0]",
        "slot_core == 0",
        "(slot_core == 0) | !eligible[1]",
    ),
    bug(
        "a TDMA slot advances only while a core requests",
        "TdmaPolicy",
        "cycle",
        "cycle + 1",
        "cycle + unsigned_cast(eligible.any())",
    ),
    bug("the last owner is followed by itself", "TdmaPolicy", "slot_core", "0", "1"),
];

/// Of any two cores.
pub const TOGETHER: &[Bug] = &[
    // On the way to memory.
    bug("a request of core 1 is labelled as core 0's", "MemoryArbiter", "core", "1", "0"),
    bug(
        "core 1 fetches what core 0 asks for",
        "MemoryArbiter",
        "chosen.address",
        "ports.1.offer.address",
        "ports.0.offer.address",
    ),
    bug(
        "core 1 writes what core 0 has",
        "MemoryArbiter",
        "chosen.data",
        "ports.1.offer.data",
        "ports.0.offer.data",
    ),
    bug(
        "core 1 writes where core 0 wants",
        "MemoryArbiter",
        "chosen.bytes",
        "ports.1.offer.bytes",
        "ports.0.offer.bytes",
    ),
    bug("a fill of core 1 counts as data", "MemoryArbiter", "chosen.fill", "ports.1.offer.fill", "0"),
    bug("core 1 goes when core 0 is let", "MemoryArbiter", "ports.1.granted", "grant[1]", "grant[0]"),
    bug(
        "core 1 is not seen while core 0 asks",
        "MemoryArbiter",
        "eligible",
        "ports.1.offer.valid",
        "ports.1.offer.valid & !ports.0.offer.valid",
    ),
    bug("reads have the room of one core", "TagQueue{room: 10}", "full", "count == 10", "count == 5"),
    bug("writes have the room of one core", "TagQueue{room: 8}", "full", "count == 8", "count == 4"),
    // On the way back.
    bug(
        "a line goes to the core that asked last",
        "AxiReads",
        "line_core",
        "in_flight.first[1]",
        "grant.core",
    ),
    bug("a line of core 0 goes to core 1 as well", "AxiReads", "line.1.valid", "line_core == 1", "1"),
    bug("a line of core 0 stays in the register", "AxiReads", "line.0.valid", "line_core == 0", "0"),
    bug(
        "a line is taken when any core is ready",
        "AxiReads",
        "taken",
        "answer.0.ready",
        "answer.0.ready | answer.1.ready",
    ),
    bug("a write is over for the other core", "AxiWrites", "in_flight.tag", "grant.core", "!grant.core"),
    bug("writes of core 1 are never over", "AxiWrites", "answer.1.valid", "in_flight.first == 1", "0"),
    bug("every write is over for core 0, too", "AxiWrites", "answer.0.valid", "in_flight.first == 0", "1"),
    bug(
        "core 1 hears of core 0's writes",
        "MemorySystem",
        "write_answer.1.valid",
        "writes.answer.1.valid",
        "writes.answer.0.valid",
    ),
    bug(
        "the answer of core 1 is core 0's to take",
        "MemorySystem",
        "reads.answer.1.ready",
        "answer.1.ready",
        "answer.0.ready",
    ),
    // Barriers across cores.
    bug("barrier 0 opens for one core", "GlobalBarriers", "opens[0]", "wanted.0", "1"),
    bug("barrier 1 never opens", "GlobalBarriers", "opens[1]", "1", "0"),
    bug(
        "barrier 0 does not open for core 1",
        "GlobalBarriers",
        "cores.1.open",
        "opens[0] & registers.0[1]",
        "0",
    ),
    bug(
        "barrier 1 opens for core 0 only",
        "GlobalBarriers",
        "cores.1.open",
        "opens[1] & registers.1[1]",
        "0",
    ),
    bug("barrier 0 remembers its round", "GlobalBarriers", "coming.0", "0", "registers.0"),
    bug(
        "core 1 arrives at both barriers",
        "GlobalBarriers",
        "coming.0[1]",
        "cores.1.arrived[0]",
        "cores.1.arrived.any()",
    ),
    bug("core 1 may go alone", "GlobalBarriers", "wanted.0", "cores.1.counts.0", "1"),
    bug(
        "barrier 1 wants what barrier 0 wants",
        "GlobalBarriers",
        "wanted.1",
        "cores.0.counts.1",
        "cores.0.counts.0",
    ),
    bug(
        "a core arrives with its first warp",
        "Barriers",
        "all_stand",
        "running.any() & !(running & !standing.0).any()",
        "standing.0.any()",
    ),
    bug(
        "a core waits for warps that ended",
        "Barriers",
        "all_stand",
        "running.any() & !(running & !standing.1).any()",
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
