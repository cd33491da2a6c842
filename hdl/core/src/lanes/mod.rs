//! What a lane does with an instruction: operands out of its registers, a result into them.
//!
//! ```text
//! register_file  the x (and f) registers of one lane, of all warps
//! alu, multiply, divide                one lane's units; each hands over a result in its slot
//! result_pipe                          the wait between the cycle of a result and its slot
//! branch, leader                       lanes that take a branch; the lane that decides for all
//! exchange, shuffle                    votes and shuffles across lanes
//! writeback                            the one result a lane writes in a cycle
//! lane                                 all of one lane, wired, its float unit included
//! ```
//!
//! An instruction issued in cycle c presents its register numbers in c; its operands, operation number and immediate
//! are there in c + 1; a unit of latency N hands over its result in c + N - 1, to be written at the end of that cycle.
//! Nothing here knows masks over time, scheduling or program counters: a lane that is not addressed is not started.

pub mod alu;
pub mod branch;
pub mod divide;
pub mod exchange;
pub mod lane;
pub mod leader;
pub mod multiply;
pub mod op;
#[cfg(test)]
mod reference;
pub mod register_file;
pub mod result_pipe;
pub mod shuffle;
#[cfg(test)]
mod testing;
pub mod writeback;

pub use alu::LaneAlu;
pub use branch::LaneCompare;
pub use divide::LaneDivider;
pub use exchange::LaneExchange;
pub use lane::Lane;
pub use leader::Leader;
pub use multiply::LaneMultiplier;
pub use register_file::LaneRegisters;
pub use result_pipe::ResultPipe;
pub use shuffle::LaneShuffle;
pub use writeback::Writeback;

use crate::operation::REG_BITS;
use warpstep_kit::prim::index_width;

/// Cycles a result of this latency waits between the cycle of its operands (c + 1) and its slot (c + latency - 1).
///
/// # Panics
/// If `latency` is below two, which no configuration allows: operands take a cycle.
pub(crate) fn wait_for_slot(latency: usize) -> usize {
    latency.checked_sub(2).expect("a latency is at least two")
}

/// Bits of a destination: the register number, and above it the warp.
pub fn destination_width(warps: usize) -> usize {
    REG_BITS + index_width(warps)
}
