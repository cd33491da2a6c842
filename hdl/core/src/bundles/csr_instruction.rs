//! A CSR instruction with its operand, in the cycle after its issue.

use super::IssuedInstruction;
use crate::Shape;
use warpstep_kit::prelude::*;

/// A CSR instruction.
#[derive(Bundle)]
pub struct CsrInstruction<K: Kind> {
    /// There is a CSR instruction.
    pub valid: Signal<K>,
    /// The CSR instruction; its immediate is the CSR number (low twelve bits), and above it the small immediate.
    pub issued: IssuedInstruction<K>,
    /// rs1 of the leader lane, the highest active one.
    pub operand: Signal<K>,
}

impl<K: Kind> CsrInstruction<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> CsrInstruction<K> {
        CsrInstruction { valid: K::wire(1), issued: IssuedInstruction::new(shape), operand: K::wire(32) }
    }
}
