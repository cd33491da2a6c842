//! What issues: in cycle c, that of issue, and in c + 1, that of its operands.

use crate::Shape;
use crate::bundles::QueueEntry;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;

/// Cycle c: the entry that issues.
#[derive(Bundle)]
pub struct IssuedEntry<K: Kind> {
    /// An instruction issues in this cycle, not a NOP.
    pub valid: Signal<K>,
    /// Warp that issues; the same at every issue port.
    pub context: Signal<K>,
    /// Active lanes of the context that issues, one bit per lane; none if nothing but a NOP does.
    pub active: Signal<K>,
    /// The entry that issues; valid for a NOP, too.
    pub entry: QueueEntry<K>,
}

impl<K: Kind> IssuedEntry<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> IssuedEntry<K> {
        IssuedEntry {
            valid: K::flag(1),
            context: K::wire(shape.warp_bits()),
            active: K::wire(shape.lanes()),
            entry: QueueEntry::new(shape),
        }
    }
}

/// Cycle c + 1: the issued instruction.
#[derive(Bundle)]
pub struct IssuedInstruction<K: Kind> {
    /// An instruction issued in the last cycle.
    pub valid: Signal<K>,
    /// Warp of the issued instruction; the same at every issue port.
    pub context: Signal<K>,
    /// Lanes that execute the issued instruction, one bit per lane.
    pub active: Signal<K>,
    /// Operation number of the issued instruction.
    pub op: Signal<K>,
    /// Address of the issued instruction.
    pub pc: Signal<K>,
    /// Destination register of the issued instruction; 0 for none.
    pub rd: Signal<K>,
    /// First source register of the issued instruction.
    pub rs1: Signal<K>,
    /// Immediate operand of the issued instruction.
    pub immediate: Signal<K>,
    /// The request after it went to the target in the loop register; with loop registers only.
    pub looped: Vec<Signal<K>>,
}

impl<K: Kind> IssuedInstruction<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> IssuedInstruction<K> {
        IssuedInstruction {
            valid: K::flag(1),
            context: K::wire(shape.warp_bits()),
            active: K::wire(shape.lanes()),
            op: K::wire(OP_BITS),
            pc: K::wire(32),
            rd: K::wire(REG_BITS),
            rs1: K::wire(REG_BITS),
            immediate: K::wire(32),
            looped: K::wires(shape.loop_flags(), 1),
        }
    }
}

/// Cycle c: the registers whose values are the operands in c + 1.
#[derive(Bundle)]
pub struct RegisterRead<K: Kind> {
    /// Lanes that read, one bit per lane.
    pub active: Signal<K>,
    /// Warp whose registers are read.
    pub context: Signal<K>,
    /// Register read at each port.
    pub registers: Vec<Signal<K>>,
}

impl<K: Kind> RegisterRead<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> RegisterRead<K> {
        RegisterRead {
            active: K::wire(shape.lanes()),
            context: K::wire(shape.warp_bits()),
            registers: K::wires(shape.operands(), REG_BITS),
        }
    }
}
