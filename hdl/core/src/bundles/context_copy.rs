//! What a child takes over from its parent at a split.

use crate::Shape;
use crate::operation::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// An instruction queue without its payloads.
#[derive(Bundle)]
pub struct QueueState<K: Kind> {
    /// Places where a NOP stands, one bit per place.
    pub nops: Signal<K>,
    /// Cause of the NOP at each place.
    pub causes: Vec<Signal<K>>,
    /// Place of the oldest entry.
    pub first: Signal<K>,
    /// Place of the next entry to come.
    pub free: Signal<K>,
    /// Number of entries.
    pub count: Signal<K>,
}

impl<K: Kind> QueueState<K> {
    /// Of a queue of this machine.
    pub fn new(shape: &Shape) -> QueueState<K> {
        let depth = shape.config().queue_depth();
        QueueState {
            nops: K::wire(depth),
            causes: K::wires(depth, CAUSE_BITS),
            first: K::wire(index_width(depth)),
            free: K::wire(index_width(depth)),
            count: K::wire(shape.occupancy_bits()),
        }
    }
}

/// A context as a child takes it over, after what arrives and misses in this cycle.
#[derive(Bundle)]
pub struct ContextCopy<K: Kind> {
    /// Address of the context's next request.
    pub pc: Signal<K>,
    /// The queue of the context.
    pub queue: QueueState<K>,
}

impl<K: Kind> ContextCopy<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> ContextCopy<K> {
        ContextCopy { pc: K::wire(32), queue: QueueState::new(shape) }
    }

    /// `count` of them.
    pub fn several(count: usize, shape: &Shape) -> Vec<ContextCopy<K>> {
        (0..count).map(|_| ContextCopy::new(shape)).collect()
    }
}

/// What a stage becomes in the next one, without the instruction.
#[derive(Bundle)]
pub struct StageCopy<K: Kind> {
    /// A request is in the stage.
    pub valid: Signal<K>,
    /// Warp of the request.
    pub context: Signal<K>,
    /// The request has become a compensation NOP.
    pub nop: Signal<K>,
    /// Cause of the compensation NOP.
    pub cause: Signal<K>,
}

impl<K: Kind> StageCopy<K> {
    /// Of every stage but the last, if `wanted`.
    pub fn several(wanted: bool, shape: &Shape) -> Vec<StageCopy<K>> {
        let stages = if wanted { shape.config().fetch_latency - 1 } else { 0 };
        let one = |_| StageCopy {
            valid: K::wire(1),
            context: K::wire(shape.warp_bits()),
            nop: K::wire(1),
            cause: K::wire(CAUSE_BITS),
        };
        (0..stages).map(one).collect()
    }
}
