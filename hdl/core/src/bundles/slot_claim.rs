//! A returned load takes a writeback slot.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Claim of a writeback slot for a returned load.
#[derive(Bundle)]
pub struct SlotClaim<K: Kind> {
    /// A returned load claims a writeback slot.
    pub valid: Signal<K>,
    /// Lanes the load writes, one bit per lane.
    pub active: Signal<K>,
    /// Number of cycles from now to the claimed slot.
    pub distance: Back<K>,
}

impl<K: Kind> SlotClaim<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> SlotClaim<K> {
        SlotClaim { valid: K::wire(1), active: K::wire(shape.lanes()), distance: K::back(shape.slot_bits()) }
    }
}
