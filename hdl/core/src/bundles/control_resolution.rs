//! What resolved control instructions mean for fetching.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Contexts that go elsewhere, end or begin at the end of the cycle.
#[derive(Bundle)]
pub struct ControlResolution<K: Kind> {
    /// Context that continues at `redirect_pc`, one bit per context: what it fetched is worthless.
    pub redirect: Signal<K>,
    /// Address at which the redirected context continues.
    pub redirect_pc: Signal<K>,
    /// Context that ends, one bit per context.
    pub retire: Signal<K>,
    /// Contexts that begin at `start_pc`, one bit per context.
    pub start: Signal<K>,
    /// Address at which started contexts begin.
    pub start_pc: Signal<K>,
    /// All lines of the instruction cache become invalid.
    pub invalidate: Signal<K>,
}

impl<K: Kind> ControlResolution<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ControlResolution<K> {
        let contexts = shape.contexts();
        ControlResolution {
            redirect: K::wire(contexts),
            redirect_pc: K::wire(32),
            retire: K::wire(contexts),
            start: K::wire(contexts),
            start_pc: K::wire(32),
            invalidate: K::wire(1),
        }
    }
}
