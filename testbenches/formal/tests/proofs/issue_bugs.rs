//! Bugs of issue and of what is behind it: slots, units, the way of a result.

use crate::{Bug, bug};

/// One write port, so that every result has a slot.
pub const SLOTS: &[Bug] = &[
    bug("a product books no slot", "LaneSlots", "booked[3]", "wanted[1]", "0"),
    bug("a load takes a slot that is taken", "WritebackSlots", "open", "reserved", "(reserved >> 1) << 1"),
    bug("a claimed slot is not booked", "LaneSlots", "booked", "claim", "0"),
    bug("a slot claimed in this cycle looks free", "WritebackSlots", "free", "claim.valid", "0"),
    bug(
        "slots stay where they are",
        "LaneSlots",
        "slots",
        "unsigned_cast(booked >> 1)",
        "unsigned_cast(booked)",
    ),
    bug("the divider is free a cycle early", "UnitOccupancy", "remaining.0", "32", "31"),
    bug(
        "a division does not wait for the divider",
        "Readiness",
        "unit_taken",
        "(unit_busy.0 & owned).any()",
        "0",
    ),
    bug("a result does not wait for its slot", "Readiness", "judged", "!slot_free", "0"),
    bug("who waits for a barrier is ready", "Readiness", "judged", "blocked == state::BARRIER", "0"),
    bug("who ended is ready", "Readiness", "judged", "!running", "0"),
];

/// Two write ports, two lanes.
pub const LATENCY: &[Bug] = &[
    bug("a lane begins what others do", "LaneBank", "lanes.1.starts", "0", "starts.0 & 1"),
    bug("a division ends a cycle early", "LaneDivider", "remaining", "32", "31"),
    bug(
        "a division writes what the one behind it does",
        "LaneDivider",
        "result.destination",
        "target",
        "operation.destination",
    ),
    bug("links are written in all lanes", "LinkRegisters", "links.0", "instructions.0.issued.active", "0x3"),
    bug("x0 is written", "Writeback", "due", "results.0.destination[5:0] != 0", "1"),
    bug("a result goes to its source", "OperandStage", "destination", "held.rd", "held.rs1"),
    bug(
        "products are started as sums",
        "OperandStage",
        "held_class",
        "issue.entry.class",
        "issue.entry.class & 0x1e",
    ),
];

/// Two lanes: time that depends on a word.
pub const DATA: &[Bug] = &[
    bug(
        "division by small numbers is quick",
        "LaneDivider",
        "remaining",
        "32",
        "unsigned_cast(operation.right[4:0])",
    ),
    bug(
        "a zero is not written",
        "Writeback",
        "due",
        "results.0.destination[5:0] != 0",
        "(results.0.destination[5:0] != 0) & results.0.value.any()",
    ),
    bug(
        "a line of zeros is not stored",
        "LoadStoreUnit",
        "request.valid",
        "coalescer.request_valid",
        "coalescer.request_valid & gather.write.data.any()",
    ),
    bug(
        "an odd word to store keeps the unit busy",
        "LoadStoreUnit",
        "available",
        "present < 2",
        "(present < 2) & !operands.data.0[0]",
    ),
    bug("a line of zeros is not waited for", "LoadBuffer", "claim.valid", "claims", "claims & line.any()"),
];
