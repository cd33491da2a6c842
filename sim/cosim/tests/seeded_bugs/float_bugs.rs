//! The bugs of the float unit, in the form of `bugs.rs`: when results come, whose flags and rounding mode count, which
//! operand goes where.
//!
//! Arithmetic at the edges of its kinds is held against SoftFloat elsewhere (`testbenches/float`); here is what random programs meet.

use super::bugs::{Bug, bug};

/// Of a core with the latencies of `small`, but a square root of 20 cycles.
pub const FLOATS: &[Bug] = &[
    // When.
    bug(
        "a sum comes a cycle early",
        "LaneFma",
        "unnormalised.sum.tag.valid",
        "held_sum.0.sum.tag.valid",
        "summed.sum.tag.valid",
    ),
    bug(
        "a conversion comes a cycle early",
        "LaneConverter",
        "unrounded.conversion.valid",
        "held_placed.0.conversion.valid",
        "placed.conversion.valid",
    ),
    bug(
        "a quotient comes a cycle early",
        "LaneFloatDivider",
        "results.enter.valid",
        "remaining == 1",
        "remaining == 2",
    ),
    bug("a root comes a cycle late", "LaneSquareRoot", "remaining", "16", "17"),
    bug("a root keeps the next one waiting", "UnitOccupancy{occupied_cycles: 18}", "remaining.0", "18", "19"),
    bug(
        "a division may follow a cycle early",
        "UnitOccupancy{occupied_cycles: 14}",
        "remaining.0",
        "14",
        "13",
    ),
    bug("a root does not wait for another", "Readiness", "unit_taken", "(unit_busy.2 & owned).any()", "0"),
    bug(
        "a float division does not wait for another",
        "Readiness",
        "unit_taken",
        "(unit_busy.1 & owned).any()",
        "0",
    ),
    bug("the third source may be pending", "HeadPending", "waits", "looked_up", "looked_up & 7"),
    bug("flags are read before they are there", "Readiness", "waits_for_floats", "float_busy", "0"),
    bug("fcsr is read before its flags are there", "Readiness", "waits_for_floats", "csr[11:2]", "csr[10:1]"),
    bug(
        "a root of warp 1 is in flight for ever",
        "FloatsInFlight",
        "left.1",
        "remaining.1 - 1",
        "remaining.1",
    ),
    bug("a float operation of warp 2 is not counted", "FloatsInFlight", "left.2", "issues[2]", "0"),
    bug(
        "a short operation ends a long one",
        "FloatsInFlight",
        "left.3",
        "cycles.3.control > left.3",
        "cycles.3.control.any()",
    ),
    // Flags and rounding modes.
    bug(
        "flags of a sum replace those before",
        "FloatState",
        "coming.2",
        "coming.2 | raised.1.flags",
        "raised.1.flags",
    ),
    bug("flags of a quotient are warp 0's", "FloatState", "coming.0", "raised.3.context == 0", "1"),
    bug("flags of a root of warp 3 are lost", "FloatState", "coming.3", "raised.4.context == 3", "0"),
    bug("flags of lane 2 are lost", "LaneBank", "flags.2", "lanes.2.flags.2", "0"),
    bug("fcsr leaves the rounding mode of warp 1", "FloatState", "frm.1", "wanted[7:5]", "frm.1"),
    bug("warp 2 rounds as warp 1 does", "OperandStage", "mode", "frm.2", "frm.1"),
    bug("frm counts always", "OperandStage", "mode", "held.immediate[2:0] == 7", "1"),
    bug(
        "a quotient rounds as the operation behind it",
        "LaneFloatDivider",
        "round.rounding",
        "mode",
        "operation.rounding",
    ),
    bug("a tie goes up", "RoundUp", "up", "last | rest", "1"),
    bug("rounding away is rounding to even", "RoundUp", "up", "half", "half & (last | rest)")
        .arm("rounding::NEAREST_AWAY"),
    bug("overflow is exact", "FloatRound", "flags", "5", "4"),
    bug("division by zero is invalid", "LaneFloatDivider", "raised", "8", "0x10"),
    bug("a comparison for equality minds every NaN", "LaneFloatSimple", "raised", "signalling", "any_nan")
        .arm("op::FEQ"),
    // Operands, lanes, values.
    bug(
        "the addend is the second factor",
        "OperandStage",
        "read.registers.2",
        "issue.entry.rs3",
        "issue.entry.rs2",
    ),
    bug("a product is added to its second factor", "FmaProduct", "unpack.2.word", "0", "operands.1"),
    bug(
        "fnmsub negates its addend",
        "FmaProduct",
        "terms.addend_sign",
        "(op == op::FSUB) | (op == op::FMSUB)",
        "(op == op::FSUB) | (op == op::FNMSUB)",
    ),
    bug("an exact zero is positive", "FmaSum", "sign", "rounding == 2", "0"),
    bug("a division begins in lane 1 always", "LaneBank", "lanes.1.starts", "0", "starts.0 & 0x100"),
    bug(
        "a minimum prefers NaN",
        "LaneFloatSimple",
        "computed",
        "unpack.0.nan | !unpack.1.nan & (less ^ minimum)",
        "!unpack.0.nan & (unpack.1.nan | less ^ minimum)",
    ),
    bug(
        "a sign is copied, not mixed",
        "LaneFloatSimple",
        "computed",
        "operation.operands.0 ^ (operation.operands.1 & 0x8000_0000)",
        "(operation.operands.0 & 0x7fff_ffff) | (operation.operands.1 & 0x8000_0000)",
    ),
    bug("a large number wraps round", "LaneConverter", "computed", "0x7fff_ffff", "rounded[31:0]"),
    bug(
        "a negative word is converted as it is",
        "LaneConverter",
        "magnitude.word",
        "-from.operand",
        "from.operand",
    ),
    bug("a root of a negative number is a number", "LaneSquareRoot", "kind", "unpack.sign", "0"),
];
