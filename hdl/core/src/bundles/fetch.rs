//! An instruction on its way from the request to its queue.

use crate::Shape;
use crate::operation::CAUSE_BITS;
use warpstep_kit::prelude::*;

/// The request of one context for one instruction.
#[derive(Bundle)]
pub struct FetchRequest<K: Kind> {
    /// An instruction is requested.
    pub valid: Signal<K>,
    /// Context that requests the instruction; within a fetch port, its warp.
    pub context: Signal<K>,
    /// Address of the requested instruction.
    pub pc: Signal<K>,
}

impl<K: Kind> FetchRequest<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FetchRequest<K> {
        FetchRequest { valid: K::wire(1), context: K::wire(shape.context_bits()), pc: K::wire(32) }
    }

    /// Within a fetch port of this machine: it serves one context of each warp.
    pub fn of_port(shape: &Shape) -> FetchRequest<K> {
        FetchRequest { valid: K::wire(1), context: K::wire(shape.warp_bits()), pc: K::wire(32) }
    }
}

/// A request in flight.
#[derive(Bundle)]
pub struct FetchStage<K: Kind> {
    /// A request is in this stage.
    pub valid: Signal<K>,
    /// Warp that requested the instruction.
    pub context: Signal<K>,
    /// Address of the requested instruction.
    pub pc: Signal<K>,
    /// The request has become a compensation NOP.
    pub nop: Signal<K>,
    /// Cause of the compensation NOP.
    pub cause: Signal<K>,
    /// The context's next request goes to the target in its loop register; with loop registers only.
    pub looped: Vec<Signal<K>>,
}

impl<K: Kind> FetchStage<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FetchStage<K> {
        FetchStage {
            valid: K::flag(1),
            context: K::wire(shape.warp_bits()),
            pc: K::wire(32),
            nop: K::wire(1),
            cause: K::wire(CAUSE_BITS),
            looped: K::wires(shape.loop_flags(), 1),
        }
    }
}

/// What arrives at the end of the fetch stages.
#[derive(Bundle)]
pub struct FetchedInstruction<K: Kind> {
    /// An instruction or NOP enters a queue at the end of this cycle.
    pub valid: Signal<K>,
    /// What enters is a compensation NOP.
    pub nop: Signal<K>,
    /// Cause of the compensation NOP.
    pub cause: Signal<K>,
    /// Address of the instruction.
    pub pc: Signal<K>,
    /// Instruction word; undefined for a NOP.
    pub word: Signal<K>,
    /// The request after this one went to the target in the loop register; with loop registers only.
    pub looped: Vec<Signal<K>>,
}

impl<K: Kind> FetchedInstruction<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FetchedInstruction<K> {
        FetchedInstruction {
            valid: K::wire(1),
            nop: K::wire(1),
            cause: K::wire(CAUSE_BITS),
            pc: K::wire(32),
            word: K::wire(32),
            looped: K::wires(shape.loop_flags(), 1),
        }
    }
}

/// A line that is written into the instruction cache.
#[derive(Bundle)]
pub struct CacheWrite<K: Kind> {
    /// A line is written at the end of this cycle.
    pub valid: Signal<K>,
    /// Address of the line.
    pub address: Signal<K>,
    /// Words of the line, the lowest address lowest.
    pub line: Signal<K>,
}

impl<K: Kind> CacheWrite<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> CacheWrite<K> {
        CacheWrite { valid: K::wire(1), address: K::wire(32), line: K::wire(shape.instruction_line_bits()) }
    }
}
