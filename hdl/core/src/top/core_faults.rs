//! The program errors of a core: the first illegal instruction is kept here, the first errors of warp control, CSRs and the
//! load/store unit are kept there. Of several in one cycle the illegal instruction goes first, then the others in that order.

use crate::Shape;
use crate::bundles::ProgramError;
use crate::control::fault::FaultRecord;
use warpstep_kit::prelude::*;

/// Blocks that keep errors of their own: warp control, CSRs, the load/store unit.
const KEEPERS: usize = 3;

/// All errors of a core, and the first.
#[derive(LogicBlock)]
pub struct CoreFaults {
    /// Cycle c + 1: the instruction issued in c is illegal.
    pub illegal: ProgramError<In>,
    /// First error of warp control, CSRs and the load/store unit.
    pub kept: Vec<ProgramError<In>>,
    /// First error of the core, reported one cycle after detection.
    pub fault: ProgramError<Out>,
    record: FaultRecord,
    picked: ProgramError<Local>,
}

impl CoreFaults {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> CoreFaults {
        CoreFaults {
            illegal: ProgramError::new(shape),
            kept: (0..KEEPERS).map(|_| ProgramError::new(shape)).collect(),
            fault: ProgramError::new(shape),
            record: FaultRecord::new(shape),
            picked: ProgramError::new(shape),
        }
    }
}

impl Logic for CoreFaults {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.illegal, &mut self.record.raise);
        wires::link(&mut self.record.fault, &mut self.picked);
        for keeper in 0..self.kept.len() {
            if !self.picked.valid.val().any() {
                wires::link(&mut self.kept[keeper], &mut self.picked);
            }
        }
        wires::link(&mut self.picked, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::fault::cause::ILLEGAL_INSTRUCTION;
    use crate::testing::{agree, is_set, put, word};
    use crate::top::testing::{machine, shape_of};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes) in [(1, 1), (3, 5), (32, 32)] {
            let seldom = |random: &mut warpstep_kit::check::Random| random.once_in(9).into();
            let mut check = Check::default().cycles(60).input("illegal_valid", seldom);
            for keeper in 0..KEEPERS {
                check = check.input(&format!("kept_{keeper}_valid"), seldom);
            }
            agree(check, CoreFaults::new(&shape_of(machine(warps, lanes, "lrr"))));
        }
    }

    /// Cause, address and lane that come out when these keepers have an error, and perhaps an illegal instruction was issued
    /// before.
    fn told(kept: u64, illegal: bool) -> Option<(u64, u64, u64)> {
        let mut bench = Bench::new(CoreFaults::new(&shape_of(machine(4, 8, "lrr"))));
        put(&mut bench.block.illegal.valid, illegal.into());
        put(&mut bench.block.illegal.cause, ILLEGAL_INSTRUCTION as u64);
        bench.clock();
        put(&mut bench.block.illegal.valid, 0);
        for (keeper, error) in bench.block.kept.iter_mut().enumerate() {
            put(&mut error.valid, kept >> keeper & 1);
            put(&mut error.cause, keeper as u64 + 1);
            put(&mut error.pc, 4 * keeper as u64);
            put(&mut error.lane, if keeper == 2 { 6 } else { 0 });
        }
        bench.settle();
        let fault = &bench.block.fault;
        is_set(&fault.valid).then(|| (word(&fault.cause), word(&fault.pc), word(&fault.lane)))
    }

    #[test]
    fn an_illegal_instruction_goes_first_and_then_the_lowest_keeper() {
        assert_eq!(told(0, false), None);
        for kept in 1..8u64 {
            let lowest = u64::from(kept.trailing_zeros());
            let lane = if lowest == 2 { 6 } else { 0 };
            assert_eq!(told(kept, false), Some((lowest + 1, 4 * lowest, lane)), "{kept:03b}");
            assert_eq!(told(kept, true), Some((ILLEGAL_INSTRUCTION as u64, 0, 0)), "{kept:03b}");
        }
    }
}
