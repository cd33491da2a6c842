//! A program error: what happened, to whom, and the evidence.

use crate::Shape;
use crate::control::fault::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// One error of a core.
#[derive(Bundle)]
pub struct ProgramError<K: Kind> {
    /// There is a program error.
    pub valid: Signal<K>,
    /// Cause of the error, by number.
    pub cause: Signal<K>,
    /// Context whose instruction caused the error.
    pub context: Signal<K>,
    /// Address of the instruction that caused the error.
    pub pc: Signal<K>,
    /// Evidence: depends on the cause.
    pub detail: Signal<K>,
    /// Lane of an error of memory; 0 otherwise.
    pub lane: Signal<K>,
}

impl<K: Kind> ProgramError<K> {
    /// Of one core.
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
