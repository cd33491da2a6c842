//! Where control instructions send the contexts.

use super::SplitCopy;
use crate::Shape;
use warpstep_kit::prelude::*;

/// Contexts that go elsewhere, end or begin at the end of this cycle.
#[derive(Bundle)]
pub struct Redirection<K: Kind> {
    /// Contexts that are redirected at the end of this cycle, one bit per context.
    pub redirect: Signal<K>,
    /// Address at which the redirected context of each port continues.
    pub redirect_pc: Vec<Signal<K>>,
    /// Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    pub retire: Signal<K>,
    /// Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    pub start: Signal<K>,
    /// Address the started contexts begin at.
    pub start_pc: Signal<K>,
    /// All instruction lines become invalid at the end of this cycle.
    pub invalidate: Signal<K>,
    /// The redirection of each port is that of a taken backward branch; with loop registers only.
    pub loops: Vec<Signal<K>>,
    /// Address of that branch; with loop registers only.
    pub branch_pc: Vec<Signal<K>>,
    /// Parallel split at the end of this cycle; absent without split contexts.
    pub split: Vec<SplitCopy<K>>,
}

impl<K: Kind> Redirection<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Redirection<K> {
        let contexts = shape.contexts();
        Redirection {
            redirect: K::wire(contexts),
            redirect_pc: K::wires(shape.ports(), 32),
            retire: K::wire(contexts),
            start: K::wire(contexts),
            start_pc: K::wire(32),
            invalidate: K::wire(1),
            loops: K::wires(shape.ports() * shape.loop_flags(), 1),
            branch_pc: K::wires(shape.ports() * shape.loop_flags(), 32),
            split: SplitCopy::if_splits(shape),
        }
    }
}
