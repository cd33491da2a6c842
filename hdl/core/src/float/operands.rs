//! Where an operation begins: at once, or behind a register that keeps the way of the operands short.
//!
//! With the register, what is shown in c is handed on in c + 1, and only operations are taken into it, so that an idle unit does
//! not toggle. Knows nothing of what is computed.

use crate::bundles::FloatOperation;
use warpstep_kit::prelude::*;

/// Operands of one float unit.
#[derive(LogicBlock)]
pub struct FloatOperands {
    /// This lane begins an operation of the unit.
    pub start: Wire<In>,
    /// What is computed.
    pub operation: FloatOperation<In>,
    /// The unit begins.
    pub begun: Wire<Out>,
    /// What it computes.
    pub operands: FloatOperation<Out>,
    held_start: Vec<Reg>,
    held_operation: Vec<FloatOperation<Staged>>,
}

impl FloatOperands {
    /// Behind a register, or not.
    pub fn new(registered: bool, destination_width: usize) -> FloatOperands {
        let registers = usize::from(registered);
        FloatOperands {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            begun: Wire::new(1),
            operands: FloatOperation::new(destination_width),
            held_start: Reg::several(registers, 1),
            held_operation: (0..registers).map(|_| FloatOperation::new(destination_width)).collect(),
        }
    }
}

impl Logic for FloatOperands {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.start, &mut self.begun);
        wires::link(&mut self.operation, &mut self.operands);
        for register in 0..self.held_operation.len() {
            wires::link(&mut self.start, &mut self.held_start[register]);
            if self.start.val().any() {
                wires::link(&mut self.operation, &mut self.held_operation[register]);
            }
            wires::link(&mut self.held_start[register], &mut self.begun);
            wires::link(&mut self.held_operation[register], &mut self.operands);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::agree;
    use warpstep_kit::check::Check;

    #[test]
    fn both_faces_agree_with_the_register_and_without() {
        for registered in [false, true] {
            agree(Check::default(), FloatOperands::new(registered, 8));
        }
    }
}
