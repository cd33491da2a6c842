//! A CSR instruction with its operand, in the cycle after its issue.

use super::issued::Operation;
use crate::Shape;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// A CSR instruction.
#[derive(Bundle)]
pub struct CsrInstruction<K: Kind> {
    /// There is a CSR instruction.
    pub valid: Signal<K>,
    /// The CSR instruction; its immediate is the CSR number (low twelve bits), and above it the small immediate.
    pub operation: Operation<K>,
    /// Number of the first source; with x0 the set and clear forms write nothing.
    pub rs1: Signal<K>,
    /// rs1 of the leader lane, the highest active one.
    pub operand: Signal<K>,
}

impl<K: Kind> CsrInstruction<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> CsrInstruction<K> {
        CsrInstruction {
            valid: K::wire(1),
            operation: Operation::new(shape),
            rs1: K::wire(REG_BITS),
            operand: K::wire(32),
        }
    }
}
