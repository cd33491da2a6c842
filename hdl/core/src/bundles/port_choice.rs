//! At which of two write ports the result of an instruction will be written.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Cycle c + 1: the port that writes the destination of the issued instruction.
#[derive(Bundle)]
pub struct PortChoice<K: Kind> {
    /// The issued instruction has a destination.
    pub valid: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// The result is written at the long port, not at the short one.
    pub long: Signal<K>,
}

impl<K: Kind> PortChoice<K> {
    /// One if the lanes of this machine have two write ports, else none: there is nothing to choose.
    pub fn if_two_ports(shape: &Shape) -> Vec<PortChoice<K>> {
        let choice = || PortChoice {
            valid: K::wire(1),
            destination: K::wire(shape.destination_bits()),
            long: K::wire(1),
        };
        (shape.write_ports() > 1).then(choice).into_iter().collect()
    }
}
