//! What a memory promises: three numbers, from which the cycle of every answer follows (docs/memory.md).

use std::fmt;

/// The contract of a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryContract {
    /// Cycles from an address, or the last beat of a write, to the first answer, if nothing is before it.
    pub delay: u32,
    /// Cycles in which something of one write may be refused.
    pub stall: u32,
    /// Cycles from one access that is served to the next.
    pub gap: u32,
}

impl MemoryContract {
    /// Whether a memory with the contract `other` keeps this one, too.
    pub fn covers(&self, other: &MemoryContract) -> bool {
        other.delay <= self.delay && other.stall <= self.stall && other.gap <= self.gap
    }

    /// Whether reads and writes wait for each other in the memory.
    pub fn serves_one_by_one(&self) -> bool {
        self.gap > 1
    }
}

impl fmt::Display for MemoryContract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "delay {}, stall {}, gap {}", self.delay, self.stall, self.gap)
    }
}
