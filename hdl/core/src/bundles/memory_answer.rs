//! What memory answers, in the order of the requests: lines read, which wait until they are accepted, and the ends of writes,
//! which do not wait.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The answer to the oldest read.
#[derive(Bundle)]
pub struct MemoryAnswer<K: Kind> {
    /// The oldest read is answered.
    pub valid: Signal<K>,
    /// The line read is accepted in this cycle.
    pub ready: Back<K>,
    /// Line read.
    pub data: Signal<K>,
    /// The read failed: a bus error.
    pub error: Signal<K>,
}

impl<K: Kind> MemoryAnswer<K> {
    /// For lines of the machine's length.
    pub fn new(shape: &Shape) -> MemoryAnswer<K> {
        MemoryAnswer {
            valid: K::wire(1),
            ready: K::back(1),
            data: K::wire(shape.line_bits()),
            error: K::wire(1),
        }
    }
}

/// The answer to the oldest write.
#[derive(Bundle)]
pub struct WriteAnswer<K: Kind> {
    /// The oldest write in flight is answered in this cycle.
    pub valid: Signal<K>,
    /// The write failed: a bus error.
    pub error: Signal<K>,
}

impl<K: Kind> WriteAnswer<K> {
    /// Of one core.
    pub fn new(_shape: &Shape) -> WriteAnswer<K> {
        WriteAnswer { valid: K::wire(1), error: K::wire(1) }
    }
}
