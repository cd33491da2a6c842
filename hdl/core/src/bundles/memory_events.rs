//! What the performance counters count of loads and stores.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Events of one cycle, each at most once.
#[derive(Bundle)]
pub struct MemoryEvents<K: Kind> {
    /// A local access left lanes for a later cycle because their banks were busy.
    pub bank_conflict: Signal<K>,
    /// A load read the data cache.
    pub data_hit: Signal<K>,
    /// A load requested a line of RAM from memory.
    pub data_miss: Signal<K>,
}

impl<K: Kind> MemoryEvents<K> {
    /// Of one core.
    pub fn new(_shape: &Shape) -> MemoryEvents<K> {
        MemoryEvents { bank_conflict: K::wire(1), data_hit: K::wire(1), data_miss: K::wire(1) }
    }
}
