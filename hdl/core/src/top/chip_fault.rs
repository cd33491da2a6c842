//! The first program error of the chip, kept until reset. Of several in one cycle that of the lowest core.
//!
//! A core's error is reported in the cycle in which the core has it, so that it is there when the chip stops being busy; from the
//! next cycle on a register reports it.

use crate::Shape;
use crate::bundles::ProgramError;
use warpstep_kit::prelude::*;

/// Picks and keeps.
#[derive(LogicBlock)]
pub struct ChipFault {
    /// First error of each core.
    pub cores: Vec<ProgramError<In>>,
    /// First error of the chip.
    pub fault: ProgramError<Out>,
    /// Core of the first error.
    pub fault_core: Wire<Out>,
    held: ProgramError<Held>,
    held_core: Reg,
    picked: ProgramError<Local>,
}

impl ChipFault {
    /// Of this machine.
    pub fn new(shape: &Shape) -> ChipFault {
        ChipFault {
            cores: (0..shape.cores()).map(|_| ProgramError::new(shape)).collect(),
            fault: ProgramError::new(shape),
            fault_core: Wire::new(shape.core_bits()),
            held: ProgramError::new(shape),
            held_core: Reg::new(shape.core_bits()),
            picked: ProgramError::new(shape),
        }
    }
}

impl Logic for ChipFault {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.held, &mut self.picked);
        wires::link(&mut self.held_core, &mut self.fault_core);
        for core in 0..self.cores.len() {
            if self.cores[core].valid.val().any() & !self.picked.valid.val().any() {
                wires::link(&mut self.cores[core], &mut self.picked);
                self.fault_core.next = core.into();
            }
        }
        wires::link(&mut self.picked, &mut self.held);
        self.held_core.next = self.fault_core.val();
        wires::link(&mut self.picked, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, is_set, put, word};
    use crate::top::testing::{chip, shape_of};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, contexts, lanes) in [(1, 1, 1), (2, 3, 5), (4, 32, 32)] {
            let check = (0..cores).fold(Check::default(), |check, core| {
                check.input(&format!("cores_{core}_valid"), |random| random.once_in(8).into())
            });
            agree(check, ChipFault::new(&shape_of(chip(cores, contexts, lanes, 0, "lrr"))));
        }
    }

    #[test]
    fn the_first_error_stays_whatever_comes_later() {
        let mut bench = Bench::new(ChipFault::new(&shape_of(chip(3, 4, 4, 0, "lrr"))));
        for faulted in [0b000, 0b110, 0b111] {
            for (core, error) in bench.block.cores.iter_mut().enumerate() {
                put(&mut error.valid, faulted >> core & 1);
                put(&mut error.pc, 0x100 * core as u64);
                put(&mut error.lane, core as u64 + 1);
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.fault.valid), faulted != 0);
            if faulted != 0 {
                assert_eq!(word(&block.fault_core), 1);
                assert_eq!((word(&block.fault.lane), word(&block.fault.pc)), (2, 0x100));
            }
            bench.clock();
        }
    }
}
