//! A control instruction with its operands, from the operand stage to its resolution.
//!
//! There is one for each port. What takes one value for all lanes stands at one port at most: the predicate and the leader
//! lane's operands are that one's, and are the same at every port; whether a branch is taken is the port's own.

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
    /// Operands of the leader lane, the highest active one, and whether the branch of this port is taken.
    pub leader: ScalarOperands<K>,
}

impl<K: Kind> ControlInstruction<K> {
    /// One for each port.
    pub fn per_port(shape: &Shape) -> Vec<ControlInstruction<K>> {
        (0..shape.ports()).map(|_| ControlInstruction::new(shape)).collect()
    }

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
