//! Answers of memory to a load/store unit.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Answer to the oldest read.
#[derive(Bundle)]
pub struct MemoryAnswer<K: Kind> {
    /// The oldest read is answered.
    pub valid: Signal<K>,
    /// The answer is taken in this cycle.
    pub ready: Back<K>,
    /// Line read.
    pub data: Signal<K>,
    /// The read failed: there is no line.
    pub error: Signal<K>,
}

impl<K: Kind> MemoryAnswer<K> {
    /// In this machine.
    pub fn new(shape: &Shape) -> MemoryAnswer<K> {
        MemoryAnswer {
            valid: K::wire(1),
            ready: K::back(1),
            data: K::wire(8 * shape.line_bytes()),
            error: K::wire(1),
        }
    }
}

/// Answer to the oldest write.
#[derive(Bundle)]
pub struct WriteAnswer<K: Kind> {
    /// The oldest write is answered.
    pub valid: Signal<K>,
    /// The write failed.
    pub error: Signal<K>,
}

impl<K: Kind> WriteAnswer<K> {
    /// In any machine.
    pub fn new(_shape: &Shape) -> WriteAnswer<K> {
        WriteAnswer { valid: K::wire(1), error: K::wire(1) }
    }
}
