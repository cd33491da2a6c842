//! One line of instructions at a time, requested from memory and answered once.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The request for a line.
#[derive(Bundle)]
pub struct LineRequest<K: Kind> {
    /// A line of instructions is requested in this cycle.
    pub valid: Signal<K>,
    /// Address of the requested line.
    pub address: Signal<K>,
}

impl<K: Kind> Default for LineRequest<K> {
    fn default() -> LineRequest<K> {
        LineRequest { valid: K::wire(1), address: K::wire(32) }
    }
}

/// The requested line.
#[derive(Bundle)]
pub struct LineAnswer<K: Kind> {
    /// The requested line arrives in this cycle.
    pub valid: Signal<K>,
    /// Words of the line, the lowest address lowest.
    pub data: Signal<K>,
}

impl<K: Kind> LineAnswer<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LineAnswer<K> {
        LineAnswer { valid: K::wire(1), data: K::wire(shape.instruction_line_bits()) }
    }
}
