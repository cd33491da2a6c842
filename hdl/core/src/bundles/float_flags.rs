//! Flags that float operations raise.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Flags raised by one float unit; none in a cycle in which it has no result.
#[derive(Bundle)]
pub struct FloatFlags<K: Kind> {
    /// Warp of the float instruction.
    pub context: Signal<K>,
    /// Flags raised in any lane, one bit per flag as in fflags.
    pub flags: Signal<K>,
}

impl<K: Kind> FloatFlags<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> FloatFlags<K> {
        FloatFlags { context: K::wire(shape.warp_bits()), flags: K::wire(5) }
    }

    /// One per float unit; none without.
    pub fn of_units(shape: &Shape) -> Vec<FloatFlags<K>> {
        (0..shape.float_units()).map(|_| FloatFlags::new(shape)).collect()
    }
}
