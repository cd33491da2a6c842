//! Every row of the instruction table against binutils, both ways, and random words against both decoders.
//!
//! Without the tools the tests say that they are skipped; with `WARPSTEP_REQUIRE_TOOLS=1` they fail.

mod assembled;
mod differences;
mod disassembled;
mod random_words;
mod simt;

use warpstep_oracles::binutils::Binutils;
use warpstep_oracles::tool::found_or_skipped;
use warpstep_spec::isa::{Extension, Row};

/// Random operand choices for every row.
const CASES_A_ROW: usize = 100;

fn binutils() -> Option<Binutils> {
    found_or_skipped(Binutils::find())
}

/// Whether binutils has a name for the instruction.
fn is_standard(row: &Row) -> bool {
    !matches!(row.extension, Extension::Simt | Extension::Exchange | Extension::Split)
}
