//! An instruction in the cycle of its issue, and in that of its operands.

use crate::Shape;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;

/// The instruction that issues in this cycle.
#[derive(Bundle)]
pub struct IssuedInstruction<K: Kind> {
    /// An instruction issues; not so for a NOP.
    pub valid: Signal<K>,
    /// Context that issues.
    pub context: Signal<K>,
    /// Queue entry that issues.
    pub entry: Signal<K>,
    /// Active lanes of the context that issues, one bit per lane.
    pub active: Signal<K>,
}

impl<K: Kind> IssuedInstruction<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> IssuedInstruction<K> {
        IssuedInstruction {
            valid: K::wire(1),
            context: K::wire(shape.context_bits()),
            entry: K::wire(shape.layout().width()),
            active: K::wire(shape.lanes()),
        }
    }
}

/// The instruction of the last cycle, in the cycle of its operands.
#[derive(Bundle)]
pub struct Operation<K: Kind> {
    /// Context of the instruction.
    pub context: Signal<K>,
    /// Operation number of the instruction.
    pub op: Signal<K>,
    /// Address of the instruction.
    pub pc: Signal<K>,
    /// Register the instruction writes; 0 if it writes none.
    pub rd: Signal<K>,
    /// Immediate of the instruction.
    pub immediate: Signal<K>,
    /// Active lanes of the context, one bit per lane.
    pub active: Signal<K>,
    /// Register (low six bits) and warp (above) the result is for.
    pub destination: Signal<K>,
}

impl<K: Kind> Operation<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> Operation<K> {
        Operation {
            context: K::wire(shape.context_bits()),
            op: K::wire(OP_BITS),
            pc: K::wire(32),
            rd: K::wire(REG_BITS),
            immediate: K::wire(32),
            active: K::wire(shape.lanes()),
            destination: K::wire(shape.destination_bits()),
        }
    }
}
