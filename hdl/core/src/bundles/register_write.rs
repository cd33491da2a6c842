//! That a lane is due to write a register, without the value. Of a wrong instruction the result is due, and not written.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A register of one lane that is no longer pending.
#[derive(Bundle)]
pub struct RegisterWrite<K: Kind> {
    /// A result is due at the end of this cycle.
    pub valid: Signal<K>,
    /// Its destination: register (low six bits) and warp (above).
    pub destination: Signal<K>,
}

impl<K: Kind> RegisterWrite<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> RegisterWrite<K> {
        RegisterWrite { valid: K::wire(1), destination: K::wire(shape.destination_bits()) }
    }

    /// One for each write port of a lane.
    pub fn per_port(shape: &Shape) -> Vec<RegisterWrite<K>> {
        (0..shape.write_ports()).map(|_| RegisterWrite::new(shape)).collect()
    }

    /// One for each write port of each lane, those of a port together.
    pub fn per_port_and_lane(shape: &Shape) -> Vec<RegisterWrite<K>> {
        (0..shape.write_ports() * shape.lanes()).map(|_| RegisterWrite::new(shape)).collect()
    }
}
