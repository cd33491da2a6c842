//! A complete load asks for a writeback slot and learns, in the same cycle, how far away it is.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The claim of one load.
#[derive(Bundle)]
pub struct SlotClaim<K: Kind> {
    /// A complete load claims the first free writeback slot.
    pub valid: Signal<K>,
    /// Cycles from now to the slot; 0 is this very cycle.
    pub distance: Back<K>,
}

impl<K: Kind> SlotClaim<K> {
    /// Among the machine's writeback slots.
    pub fn new(shape: &Shape) -> SlotClaim<K> {
        SlotClaim { valid: K::wire(1), distance: K::back(shape.slot_bits()) }
    }
}
