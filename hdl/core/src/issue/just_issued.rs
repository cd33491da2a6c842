//! Which registers of a context's head are the destination of what it issued in the last cycle: these wait, although the
//! lanes' pending bits do not show it yet. Combinational. Does not know which lanes issued.

use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// One context.
#[derive(LogicBlock)]
pub struct JustIssued {
    /// The context issued an instruction with a destination in the last cycle.
    pub issued: Wire<In>,
    /// This destination.
    pub destination: Wire<In>,
    /// Registers of the head.
    pub registers: Vec<Wire<In>>,
    /// Those that wait, one bit per register.
    pub waits: Wire<Out>,
}

impl JustIssued {
    /// Of any machine.
    pub fn new() -> JustIssued {
        JustIssued {
            issued: Wire::new(1),
            destination: Wire::new(REG_BITS),
            registers: Wire::several(OPERANDS, REG_BITS),
            waits: Wire::new(OPERANDS),
        }
    }
}

impl Default for JustIssued {
    fn default() -> JustIssued {
        JustIssued::new()
    }
}

impl Logic for JustIssued {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.waits.next = 0.into();
        if self.issued.val().any() {
            for operand in 0..self.registers.len() {
                if self.registers[operand].val() == self.destination.val() {
                    self.waits.next = self.waits.val().replace_bit(operand, true);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::put;
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn the_comparison_agrees_with_its_verilog() {
        Check::default().check(JustIssued::new()).unwrap();
    }

    #[test]
    fn every_register_that_was_just_issued_waits_and_none_does_after_a_cycle_without_issue() {
        let mut bench = Bench::new(JustIssued::new());
        put(&mut bench.block.destination, 7);
        for (operand, register) in [7, 3, 7, 0].into_iter().enumerate() {
            put(&mut bench.block.registers[operand], register);
        }
        for (issued, waits) in [(1, [true, false, true, false]), (0, [false; 4])] {
            put(&mut bench.block.issued, issued);
            bench.settle();
            for (operand, waits) in waits.into_iter().enumerate() {
                assert_eq!(bench.block.waits.val().get_bit(operand), waits, "operand {operand}");
            }
        }
    }
}
