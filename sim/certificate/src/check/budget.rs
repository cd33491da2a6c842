//! How much of the machine is followed: what was done, and no more than was allowed, whatever a file asks for.

use super::Checked;
use crate::refusal::Refusal;

pub(super) struct Budget {
    limit: u64,
    cycles: u64,
    pub states: u64,
    pub ways: u64,
}

impl Budget {
    pub fn new(limit: u64) -> Budget {
        Budget { limit, cycles: 0, states: 0, ways: 0 }
    }

    /// A cycle is followed.
    pub fn cycle(&mut self) -> Result<(), Refusal> {
        self.cycles += 1;
        if self.cycles > self.limit { Err(self.too_much()) } else { Ok(()) }
    }

    pub fn too_much(&self) -> Refusal {
        Refusal::TooMuch { cycles: self.limit }
    }

    pub fn checked(&self, bound: u64) -> Checked {
        Checked { bound, cycles: self.cycles, states: self.states, ways: self.ways }
    }
}

/// A sum of numbers from a file.
pub(super) fn plus(what: &'static str, a: u64, b: u64) -> Result<u64, Refusal> {
    a.checked_add(b).ok_or(Refusal::OutOfRange { what })
}
