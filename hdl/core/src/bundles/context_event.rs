//! Something that happens to one context.

use crate::Shape;
use warpstep_kit::prelude::*;

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
