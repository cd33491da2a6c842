//! What an instruction queue holds.

use crate::Shape;
use crate::operation::{CAUSE_BITS, CLASS_BITS, OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;

/// One decoded instruction, or a compensation NOP. Register numbers: 0 to 31 integer, 32 to 63 float, 0 where the
/// instruction names none.
#[derive(Bundle)]
pub struct QueueEntry<K: Kind> {
    /// There is an entry.
    pub valid: Signal<K>,
    /// The entry is a compensation NOP.
    pub nop: Signal<K>,
    /// Cause of a compensation NOP.
    pub cause: Signal<K>,
    /// Address of the instruction.
    pub pc: Signal<K>,
    /// Operation number; all ones for an illegal word.
    pub op: Signal<K>,
    /// Class of the operation.
    pub class: Signal<K>,
    /// Destination register.
    pub rd: Signal<K>,
    /// First source register.
    pub rs1: Signal<K>,
    /// Second source register.
    pub rs2: Signal<K>,
    /// Third source register.
    pub rs3: Signal<K>,
    /// Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the
    /// context; float instructions that round: the rounding mode.
    pub immediate: Signal<K>,
    /// Instruction word, with trace ports only.
    pub word: Vec<Signal<K>>,
    /// The request after this one went to the target in the loop register; with loop registers only.
    pub looped: Vec<Signal<K>>,
}

impl<K: Kind> QueueEntry<K> {
    /// Of this machine.
    pub fn new(shape: &Shape) -> QueueEntry<K> {
        QueueEntry {
            valid: K::wire(1),
            nop: K::wire(1),
            cause: K::wire(CAUSE_BITS),
            pc: K::wire(32),
            op: K::wire(OP_BITS),
            class: K::wire(CLASS_BITS),
            rd: K::wire(REG_BITS),
            rs1: K::wire(REG_BITS),
            rs2: K::wire(REG_BITS),
            rs3: K::wire(REG_BITS),
            immediate: K::wire(32),
            word: K::wires(shape.trace().into(), 32),
            looped: K::wires(shape.loop_flags(), 1),
        }
    }
}
