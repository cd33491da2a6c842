//! What a load/store unit asks of memory: a line to read, or bytes of a line to write.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A request for one data line. It may be withdrawn before it is accepted.
#[derive(Bundle)]
pub struct MemoryRequest<K: Kind> {
    /// A data line is requested.
    pub valid: Signal<K>,
    /// Memory accepts the request in this cycle, if it reads.
    pub read_ready: Back<K>,
    /// Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several,
    /// they mean nothing unless there is a request.
    pub write_ready: Back<K>,
    /// The request writes.
    pub write: Signal<K>,
    /// Address of the requested line.
    pub address: Signal<K>,
    /// Line to write.
    pub data: Signal<K>,
    /// Bytes of the line that are written, one bit per byte.
    pub bytes: Signal<K>,
}

impl<K: Kind> MemoryRequest<K> {
    /// For lines of the machine's length.
    pub fn new(shape: &Shape) -> MemoryRequest<K> {
        MemoryRequest {
            valid: K::wire(1),
            read_ready: K::back(1),
            write_ready: K::back(1),
            write: K::wire(1),
            address: K::wire(32),
            data: K::wire(shape.line_bits()),
            bytes: K::wire(shape.line_bytes()),
        }
    }
}
