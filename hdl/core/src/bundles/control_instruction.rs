//! A control instruction with its operands, from the operand stage to its resolution.

use super::issued::Operation;
use crate::Shape;
use warpstep_kit::prelude::*;

/// A branch, jump, mret, fence.i or warp-control instruction.
#[derive(Bundle)]
pub struct ControlInstruction<K: Kind> {
    /// There is a control instruction.
    pub valid: Signal<K>,
    /// The control instruction; jumps and splits write their link register.
    pub operation: Operation<K>,
    /// Bit 0 of rs1, one bit per lane.
    pub predicate: Signal<K>,
    /// rs1 of the leader lane, the highest active one.
    pub left: Signal<K>,
    /// rs2 of the leader lane.
    pub right: Signal<K>,
    /// The leader lane takes the branch.
    pub taken: Signal<K>,
}

impl<K: Kind> ControlInstruction<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ControlInstruction<K> {
        ControlInstruction {
            valid: K::wire(1),
            operation: Operation::new(shape),
            predicate: K::wire(shape.lanes()),
            left: K::wire(32),
            right: K::wire(32),
            taken: K::wire(1),
        }
    }
}
