//! Results in flight: what is written at the end of which cycle.

use super::{HORIZON, at};
use warpstep_spec::LaneMask;

/// A result that will be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Completion {
    pub warp: usize,
    /// Its register, one bit.
    pub register: u64,
    pub lanes: LaneMask,
}

pub(super) struct Completions {
    by_cycle: Vec<Vec<Completion>>,
    in_flight: usize,
}

impl Completions {
    pub fn new() -> Completions {
        Completions { by_cycle: vec![Vec::new(); HORIZON], in_flight: 0 }
    }

    pub fn is_empty(&self) -> bool {
        self.in_flight == 0
    }

    #[inline]
    pub fn push(&mut self, cycle: u64, completion: Completion) {
        self.by_cycle[at(cycle)].push(completion);
        self.in_flight += 1;
    }

    /// Those of this cycle.
    #[inline]
    pub fn take(&mut self, now: u64) -> impl Iterator<Item = Completion> + '_ {
        let due = &mut self.by_cycle[at(now)];
        self.in_flight -= due.len();
        due.drain(..)
    }
}
