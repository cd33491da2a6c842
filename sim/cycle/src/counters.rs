//! What the hardware counts.

use crate::queue::NopCause;
use crate::record::Stall;

/// Performance counters of a core.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Cycles.
    pub cycles: u64,
    /// Instructions issued, NOPs not counted.
    pub issued: u64,
    /// The same times active lanes: minstret.
    pub lane_instructions: u64,
    /// NOPs issued, by cause: start, miss, redirect, retire.
    pub nops: [u64; 4],
    /// Warp-cycles, by what the warp did or waited for (see [`Stall::ALL`]).
    pub stalls: [u64; Stall::ALL.len()],
    /// Requests that hit.
    pub fetch_hits: u64,
    /// Requests that missed.
    pub fetch_misses: u64,
}

impl Counters {
    pub(crate) fn nop(&mut self, cause: NopCause) {
        self.nops[cause as usize] += 1;
    }

    pub(crate) fn stall(&mut self, stall: Stall) {
        self.stalls[stall as usize] += 1;
    }
}
