//! Lines of instructions between a core and memory.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A request for a line of instructions.
#[derive(Bundle)]
pub struct LineRequest<K: Kind> {
    /// A line of instructions is requested.
    pub valid: Signal<K>,
    /// Address of the requested line.
    pub address: Signal<K>,
}

impl<K: Kind> LineRequest<K> {
    /// In any machine.
    pub fn new(_shape: &Shape) -> LineRequest<K> {
        LineRequest { valid: K::wire(1), address: K::wire(32) }
    }
}

/// The requested line of instructions.
#[derive(Bundle)]
pub struct LineAnswer<K: Kind> {
    /// The requested line arrives.
    pub valid: Signal<K>,
    /// Words of the line, the lowest address lowest.
    pub data: Signal<K>,
}

impl<K: Kind> LineAnswer<K> {
    /// In this machine.
    pub fn new(shape: &Shape) -> LineAnswer<K> {
        LineAnswer {
            valid: K::wire(1),
            data: K::wire(8 * shape.config().instruction_cache.line_bytes as usize),
        }
    }
}
