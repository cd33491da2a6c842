//! Requests of a load/store unit to memory.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A request for a data line.
#[derive(Bundle)]
pub struct MemoryRequest<K: Kind> {
    /// A data line is requested or written.
    pub valid: Signal<K>,
    /// Memory takes the request in this cycle.
    pub ready: Back<K>,
    /// The request writes.
    pub write: Signal<K>,
    /// Address of the line.
    pub address: Signal<K>,
    /// Line to write.
    pub data: Signal<K>,
    /// Bytes of the line to write, one bit per byte.
    pub bytes: Signal<K>,
}

impl<K: Kind> MemoryRequest<K> {
    /// In this machine.
    pub fn new(shape: &Shape) -> MemoryRequest<K> {
        let line = shape.line_bytes();
        MemoryRequest {
            valid: K::wire(1),
            ready: K::back(1),
            write: K::wire(1),
            address: K::wire(32),
            data: K::wire(8 * line),
            bytes: K::wire(line),
        }
    }
}
