//! A program error on its way from the block that finds it to the chip's ports.

use crate::Shape;
use crate::control::fault::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// A program error.
#[derive(Bundle)]
#[bundle(values = ProgramErrorValues)]
pub struct ProgramError<K: Kind> {
    /// There is a program error.
    pub valid: Signal<K>,
    /// Number of the cause, as in the list of causes.
    pub cause: Signal<K>,
    /// Context of the wrong instruction.
    pub context: Signal<K>,
    /// Address of the wrong instruction.
    pub pc: Signal<K>,
    /// Evidence of the error; the list of causes says what it is.
    pub detail: Signal<K>,
    /// Lowest lane concerned, for errors of memory accesses; else 0.
    pub lane: Signal<K>,
}

impl<K: Kind> ProgramError<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ProgramError<K> {
        ProgramError {
            valid: K::wire(1),
            cause: K::wire(CAUSE_BITS),
            context: K::wire(shape.context_bits()),
            pc: K::wire(32),
            detail: K::wire(32),
            lane: K::wire(shape.lane_bits()),
        }
    }
}
