//! Lines of instructions: asked for once, answered once, some cycles later.

use crate::Shape;
use warpstep_kit::prelude::*;

/// A core asks for a line of instructions. It does not ask again before the line came.
#[derive(Bundle)]
pub struct LineRequest<K: Kind> {
    /// A line of instructions is requested in this cycle.
    pub valid: Signal<K>,
    /// Address of the requested line of instructions.
    pub address: Signal<K>,
}

impl<K: Kind> LineRequest<K> {
    /// Of one core.
    pub fn new(_shape: &Shape) -> LineRequest<K> {
        LineRequest { valid: K::wire(1), address: K::wire(32) }
    }
}

/// The line a core asked for.
#[derive(Bundle)]
pub struct LineAnswer<K: Kind> {
    /// The requested line of instructions is here, in this cycle only.
    pub valid: Signal<K>,
    /// Its words, the lowest address lowest; all zero after a bus error.
    pub data: Signal<K>,
}

impl<K: Kind> LineAnswer<K> {
    /// As long as a line of the instruction cache.
    pub fn new(shape: &Shape) -> LineAnswer<K> {
        LineAnswer { valid: K::wire(1), data: K::wire(shape.instruction_line_bits()) }
    }
}
