//! Bugs of two write ports, of a core that has them.

use crate::bugs::{Bug, bug};

/// Without float unit, with schedule `gtlrr`.
pub const PORTS: &[Bug] = &[
    bug("a home is not changed in lane 2", "LaneBank", "lanes.2.choice.0.valid", "issued.0.active[2]", "0"),
    bug(
        "a home is changed in lanes that do not run",
        "LaneBank",
        "lanes.1.choice.0.valid",
        "issued.0.active[1]",
        "1",
    ),
    bug("every home is in the short bank", "OperandStage", "choice.0.long", "!short.0.known", "0"),
    bug(
        "products are at home in the short bank",
        "OperandStage",
        "choice.0.long",
        "!short.0.known",
        "!(short.0.known | (held_class == MULTIPLY))",
    ),
    bug(
        "loaded words are at home in the short bank",
        "OperandStage",
        "choice.0.long",
        "!short.0.known",
        "!(short.0.known | (held_class == LOAD))",
    ),
    bug(
        "the home of warp 0 changes for all",
        "LaneRegisters",
        "homes.0.write_address",
        "choice.0.destination[7:6]",
        "0",
    ),
    bug(
        "the long bank takes the value of the short port",
        "LaneRegisters",
        "words.1.write_data",
        "writes.1.value",
        "writes.0.value",
    ),
    bug(
        "a long result is lost beside a short one",
        "LaneRegisters",
        "words.1.write_enable",
        "writes.1.valid",
        "writes.1.valid & !writes.0.valid",
    ),
    bug(
        "the second operand is always of the short bank",
        "LaneRegisters",
        "operands.1",
        "words.1.read_data.1",
        "words.0.read_data.1",
    ),
    bug(
        "banks are swapped",
        "LaneRegisters",
        "operands.0",
        "homes.0.read_data.0.any()",
        "!homes.0.read_data.0.any()",
    ),
    bug("a load takes a slot that is taken", "WritebackSlots", "open", "reserved", "(reserved >> 1) << 1"),
    bug("a product books no slot", "LaneSlots", "booked[3]", "wanted[0]", "0"),
    bug("slots are asked for by nobody", "Readiness", "judged", "!slot_free.any()", "0"),
];
