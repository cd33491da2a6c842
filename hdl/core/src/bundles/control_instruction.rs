//! A control instruction with its operands, from the operand stage to its resolution.

use super::{IssuedInstruction, ScalarOperands};
use crate::Shape;
use warpstep_kit::prelude::*;

/// A branch, jump, mret, fence.i or warp-control instruction.
#[derive(Bundle)]
pub struct ControlInstruction<K: Kind> {
    /// There is a control instruction.
    pub valid: Signal<K>,
    /// The control instruction; jumps and splits write their link register.
    pub issued: IssuedInstruction<K>,
    /// Destination of the link register: register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// Bit 0 of rs1, one bit per lane.
    pub predicate: Signal<K>,
    /// Operands of the leader lane, the highest active one.
    pub leader: ScalarOperands<K>,
}

impl<K: Kind> ControlInstruction<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ControlInstruction<K> {
        ControlInstruction {
            valid: K::flag(1),
            issued: IssuedInstruction::new(shape),
            destination: K::wire(shape.destination_bits()),
            predicate: K::wire(shape.lanes()),
            leader: ScalarOperands::default(),
        }
    }
}
