//! What the performance counters count, in the cycle in which it happens.

use crate::Shape;
use crate::issue::STALL_BITS;
use crate::operation::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// Events of issue and fetch.
#[derive(Bundle)]
pub struct IssueEvents<K: Kind> {
    /// An instruction issues.
    pub issued: Signal<K>,
    /// A NOP issues.
    pub nop: Signal<K>,
    /// Number of the cause of that NOP.
    pub nop_cause: Signal<K>,
    /// The fetch of the last cycle hit the instruction cache.
    pub fetch_hit: Signal<K>,
    /// The fetch of the last cycle missed the instruction cache.
    pub fetch_miss: Signal<K>,
    /// Number of what each context does or waits for.
    pub stalls: Vec<Signal<K>>,
}

impl<K: Kind> IssueEvents<K> {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> IssueEvents<K> {
        IssueEvents {
            issued: K::wire(1),
            nop: K::wire(1),
            nop_cause: K::wire(CAUSE_BITS),
            fetch_hit: K::wire(1),
            fetch_miss: K::wire(1),
            stalls: K::wires(shape.contexts(), STALL_BITS),
        }
    }
}
