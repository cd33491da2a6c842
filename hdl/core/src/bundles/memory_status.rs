//! What issue must know of the load/store unit.

use super::ContextEvent;
use crate::Shape;
use warpstep_kit::prelude::*;

/// Whether the load/store unit can take an instruction, and which fences ended.
#[derive(Bundle)]
pub struct MemoryStatus<K: Kind> {
    /// The load/store unit can take an instruction.
    pub available: Signal<K>,
    /// The load/store unit has nothing in flight.
    pub drained: Signal<K>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<K>,
}

impl<K: Kind> MemoryStatus<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> MemoryStatus<K> {
        MemoryStatus { available: K::wire(1), drained: K::wire(1), fence_done: ContextEvent::new(shape) }
    }
}
