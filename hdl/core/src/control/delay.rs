//! A value some cycles later. Zero cycles is a wire. Knows nothing of what it carries.

use warpstep_kit::prelude::*;

/// `late` is what `early` was `stages` cycles ago; zero for that long after reset.
#[derive(LogicBlock)]
pub struct Delay {
    /// Goes in.
    pub early: Wire<In>,
    /// Comes out.
    pub late: Wire<Out>,
    stages: Vec<Reg>,
    /// Tells modules of different delays apart.
    cycles: Param,
}

impl Delay {
    /// Of `width` bits, by so many cycles.
    pub fn new(width: usize, stages: usize) -> Delay {
        Delay {
            early: Wire::new(width),
            late: Wire::new(width),
            stages: Reg::several(stages, width),
            cycles: Param::new(stages),
        }
    }
}

impl Logic for Delay {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.late.next = self.early.val();
        for stage in 0..self.stages.len() {
            if stage == 0 {
                self.stages[stage].next = self.early.val();
            } else {
                self.stages[stage].next = self.stages[stage - 1].val();
            }
            self.late.next = self.stages[stage].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (width, stages) in [(1, 0), (32, 0), (1, 1), (7, 4)] {
            prove(Check::default().cycles(60), Delay::new(width, stages));
        }
    }

    #[test]
    fn what_goes_in_comes_out_that_many_cycles_later() {
        let mut bench = Bench::new(Delay::new(8, 3));
        for cycle in 0..20 {
            put(&mut bench.block.early, cycle + 1);
            bench.settle();
            assert_eq!(word(&bench.block.late), if cycle < 3 { 0 } else { cycle - 2 });
            bench.clock();
        }
    }
}
