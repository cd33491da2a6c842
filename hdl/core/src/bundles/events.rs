//! What the performance counters count, in the cycle in which it happens.

use crate::Shape;
use crate::issue::STALL_BITS;
use crate::operation::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// Events of issue and fetch.
#[derive(Bundle)]
pub struct IssueEvents<K: Kind> {
    /// An instruction issues, at each port.
    pub issued: Vec<Signal<K>>,
    /// A NOP issues, at each port.
    pub nop: Vec<Signal<K>>,
    /// Number of the cause of that NOP, at each port.
    pub nop_cause: Vec<Signal<K>>,
    /// The fetch of the last cycle hit the instruction cache, at each port.
    pub fetch_hit: Vec<Signal<K>>,
    /// The fetch of the last cycle missed the instruction cache, at each port.
    pub fetch_miss: Vec<Signal<K>>,
    /// Number of what each context does or waits for.
    pub stalls: Vec<Signal<K>>,
}

impl<K: Kind> IssueEvents<K> {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> IssueEvents<K> {
        let ports = shape.ports();
        IssueEvents {
            issued: K::wires(ports, 1),
            nop: K::wires(ports, 1),
            nop_cause: K::wires(ports, CAUSE_BITS),
            fetch_hit: K::wires(ports, 1),
            fetch_miss: K::wires(ports, 1),
            stalls: K::wires(shape.contexts(), STALL_BITS),
        }
    }
}
