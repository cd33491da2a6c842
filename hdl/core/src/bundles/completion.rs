//! What ends for a context: results that were written, fences.

use crate::Shape;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// A register that is no longer pending.
#[derive(Bundle)]
pub struct Completion<K: Kind> {
    /// A result is written at the end of this cycle.
    pub valid: Signal<K>,
    /// Context whose register is written.
    pub context: Signal<K>,
    /// Register that is written; 0 if the instruction writes none.
    pub register: Signal<K>,
}

impl<K: Kind> Completion<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Completion<K> {
        Completion { valid: K::wire(1), context: K::wire(shape.context_bits()), register: K::wire(REG_BITS) }
    }

    /// One for each writer of this machine.
    pub fn per_writer(shape: &Shape) -> Vec<Completion<K>> {
        (0..shape.writers()).map(|_| Completion::new(shape)).collect()
    }
}

/// Something that happens to one context.
#[derive(Bundle)]
pub struct ContextEvent<K: Kind> {
    /// The event happens in this cycle.
    pub valid: Signal<K>,
    /// Context the event happens to.
    pub context: Signal<K>,
}

impl<K: Kind> ContextEvent<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> ContextEvent<K> {
        ContextEvent { valid: K::wire(1), context: K::wire(shape.context_bits()) }
    }
}
