//! The merge of a parallel split: lanes of the child come back to its parent.

use crate::Shape;
use warpstep_kit::prelude::*;

/// At the end of this cycle lanes belong to the parent again, which then runs on with them.
#[derive(Bundle)]
pub struct ReturnedLanes<K: Kind> {
    /// There is a merge.
    pub valid: Signal<K>,
    /// Warp of both contexts.
    pub warp: Signal<K>,
    /// Port of the parent; known before it is known whether there is a merge.
    pub parent: Signal<K>,
    /// Lanes that come back, one bit per lane.
    pub lanes: Signal<K>,
}

impl<K: Kind> ReturnedLanes<K> {
    /// One, or none in a machine without split contexts.
    pub fn if_splits(shape: &Shape) -> Vec<ReturnedLanes<K>> {
        let one = |_| ReturnedLanes {
            valid: K::wire(1),
            warp: K::wire(shape.warp_bits()),
            parent: K::wire(shape.port_bits()),
            lanes: K::wire(shape.lanes()),
        };
        (0..shape.split_flags()).map(one).collect()
    }
}
