//! The writeback slot of a returned load.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A load whose data are complete takes the first slot that is free in all its lanes.
#[derive(Bundle)]
pub struct SlotClaim<K: Kind> {
    /// A returned load claims a writeback slot.
    pub valid: Signal<K>,
    /// Lanes of the returned load, one bit per lane.
    pub active: Signal<K>,
    /// Distance of the slot in cycles; meaningless without a claim.
    pub slot: Back<K>,
}

impl<K: Kind> SlotClaim<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> SlotClaim<K> {
        SlotClaim { valid: K::wire(1), active: K::wire(shape.lanes()), slot: K::back(shape.slot_bits()) }
    }
}
