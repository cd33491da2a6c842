//! Issue: what an instruction needs before it may issue, and what it reserves when it does.
//!
//! The scoreboard owns registers that wait for a result (pending.rs), writeback slots (slots.rs), units that are not
//! pipelined (units.rs), float operations in flight (floats.rs) and results in flight (completions.rs), and knows who looks
//! at which (watches.rs). Readiness (readiness.rs) asks them about a context's head. Latency L: issued in c, written in c +
//! L - 1; a dependent may issue in c + L.

mod completions;
mod floats;
mod pending;
mod readiness;
mod scoreboard;
mod slots;
mod units;
mod watches;

pub(crate) use readiness::{MemoryState, readiness};
pub(crate) use scoreboard::Scoreboard;

/// Cycles a reservation may lie ahead: longer than any latency in the table.
const HORIZON: usize = 128;

/// Where a cycle stands in a ring of [`HORIZON`] cycles.
fn at(cycle: u64) -> usize {
    cycle as usize % HORIZON
}
