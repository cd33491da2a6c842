//! What the lanes write to their register files, for the trace ports.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Registers written at the end of the cycle.
#[derive(Bundle)]
pub struct LaneWrites<K: Kind> {
    /// Lanes that write a register, one bit per lane.
    pub lanes: Signal<K>,
    /// Register (low six bits) and warp (above) each lane writes.
    pub destinations: Vec<Signal<K>>,
    /// Value each lane writes.
    pub values: Vec<Signal<K>>,
    /// Two results met in one writeback slot: never 1.
    pub collision: Signal<K>,
}

impl<K: Kind> LaneWrites<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> LaneWrites<K> {
        let lanes = shape.lanes();
        LaneWrites {
            lanes: K::wire(lanes),
            destinations: K::wires(lanes, shape.destination_bits()),
            values: K::wires(lanes, 32),
            collision: K::wire(1),
        }
    }
}
