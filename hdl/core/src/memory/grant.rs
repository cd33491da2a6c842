//! What the arbiter hands on: a line to read, or a line to write, of one core at a time.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A read on its way to the bus.
#[derive(Bundle)]
pub struct ReadGrant<K: Kind> {
    /// A read is granted. Only when `ready`.
    pub valid: Signal<K>,
    /// The bus side can take a read; known at the start of the cycle.
    pub ready: Back<K>,
    /// Core whose read is granted.
    pub core: Signal<K>,
    /// The read is for a line of instructions.
    pub fill: Signal<K>,
    /// Address of the line to read.
    pub address: Signal<K>,
}

impl<K: Kind> ReadGrant<K> {
    /// Of any core.
    pub fn new(shape: &Shape) -> ReadGrant<K> {
        ReadGrant {
            valid: K::wire(1),
            ready: K::back(1),
            core: K::wire(shape.core_bits()),
            fill: K::wire(1),
            address: K::wire(32),
        }
    }
}

/// A write on its way to the bus.
#[derive(Bundle)]
pub struct WriteGrant<K: Kind> {
    /// A write is granted. Only when `ready`.
    pub valid: Signal<K>,
    /// The bus side can take a write; known at the start of the cycle.
    pub ready: Back<K>,
    /// Core whose write is granted.
    pub core: Signal<K>,
    /// Address of the line to write.
    pub address: Signal<K>,
    /// Line to write.
    pub data: Signal<K>,
    /// Bytes of the line that are written, one bit per byte.
    pub bytes: Signal<K>,
}

impl<K: Kind> WriteGrant<K> {
    /// Of any core.
    pub fn new(shape: &Shape) -> WriteGrant<K> {
        WriteGrant {
            valid: K::wire(1),
            ready: K::back(1),
            core: K::wire(shape.core_bits()),
            address: K::wire(32),
            data: K::wire(shape.line_bits()),
            bytes: K::wire(shape.line_bytes()),
        }
    }
}
