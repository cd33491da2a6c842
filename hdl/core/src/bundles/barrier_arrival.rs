//! Barriers across cores, as one core sees them.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Arrivals of one core at the barriers across cores.
#[derive(Bundle)]
pub struct BarrierArrival<K: Kind> {
    /// Barriers at which all active warps of the core stand, one bit per barrier.
    pub arrived: Signal<K>,
    /// Count given by the last arrival, per barrier.
    pub counts: Vec<Signal<K>>,
    /// Barriers that open for this core at the end of the cycle, one bit per barrier.
    pub open: Back<K>,
}

impl<K: Kind> BarrierArrival<K> {
    /// In this machine.
    pub fn new(shape: &Shape) -> BarrierArrival<K> {
        let barriers = shape.barriers();
        BarrierArrival {
            arrived: K::wire(barriers),
            counts: K::wires(barriers, shape.core_count_bits()),
            open: K::back(barriers),
        }
    }

    /// One, or none in a machine of a single core.
    pub fn if_several_cores(shape: &Shape) -> Vec<BarrierArrival<K>> {
        (shape.cores() > 1).then(|| BarrierArrival::new(shape)).into_iter().collect()
    }
}
