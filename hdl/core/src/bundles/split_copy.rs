//! A parallel split: one context of a warp becomes a copy of another.

use crate::Shape;
use warpstep_kit::prelude::*;

/// At the end of this cycle the child continues from where its parent is.
#[derive(Bundle)]
pub struct SplitCopy<K: Kind> {
    /// There is a parallel split.
    pub valid: Signal<K>,
    /// Warp of both contexts.
    pub warp: Signal<K>,
    /// Port of the context that split.
    pub parent: Signal<K>,
    /// Port of the context that becomes its copy.
    pub child: Signal<K>,
}

impl<K: Kind> SplitCopy<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> SplitCopy<K> {
        SplitCopy {
            valid: K::wire(1),
            warp: K::wire(shape.warp_bits()),
            parent: K::wire(shape.port_bits()),
            child: K::wire(shape.port_bits()),
        }
    }

    /// One, or none in a machine without split contexts.
    pub fn if_splits(shape: &Shape) -> Vec<SplitCopy<K>> {
        (0..shape.split_flags()).map(|_| SplitCopy::new(shape)).collect()
    }
}
