//! Which contexts run, with which lanes, and what they wait for.

use crate::Shape;
use crate::control::blocked::STATE_BITS;
use warpstep_kit::prelude::*;

/// State of all contexts at the start of the cycle.
#[derive(Bundle)]
pub struct ContextStates<K: Kind> {
    /// Contexts with an active lane, one bit per context.
    pub running: Signal<K>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Signal<K>>,
    /// Lanes that belong to each context, active or not, one bit per lane; absent without split contexts.
    pub owned: Vec<Signal<K>>,
    /// What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    pub blocked: Vec<Signal<K>>,
}

impl<K: Kind> ContextStates<K> {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> ContextStates<K> {
        let contexts = shape.contexts();
        ContextStates {
            running: K::wire(contexts),
            active: K::wires(contexts, shape.lanes()),
            owned: K::wires(contexts * shape.split_flags(), shape.lanes()),
            blocked: K::wires(contexts, STATE_BITS),
        }
    }
}
