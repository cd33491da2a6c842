//! Barriers across cores: one opens when as many cores have arrived as the lowest of them asks for.
//!
//! ```text
//! t      a core has arrived: all its active warps stand at the barrier at the start of t
//! t + 1  its register says so. As many registers are set as the count: the barrier opens, registers are cleared, also
//!        against who arrives in this cycle (it does so again in the next)
//! t + 2  the warps of those cores may issue
//! ```
//! Knows nothing of warps.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The registers of all cores.
#[derive(LogicBlock)]
pub struct GlobalBarriers {
    /// Of each core, one bit a barrier: all its active warps stand there.
    pub arrived: Vec<Wire<In>>,
    /// Core by core, barrier by barrier: the count the last arrival gave.
    pub counts: Vec<Wire<In>>,
    /// Of each core, one bit a barrier: its warps go on from the next cycle.
    pub open: Vec<Wire<Out>>,
    /// Of each barrier, one bit a core.
    registers: Vec<Reg>,
    /// Of each barrier, as before, but of this cycle.
    coming: Vec<Wire<Local>>,
    present: Vec<Wire<Local>>,
    wanted: Vec<Wire<Local>>,
    opens: Wire<Local>,
}

impl GlobalBarriers {
    /// So many barriers of so many cores.
    pub fn new(cores: usize, barriers: usize) -> GlobalBarriers {
        let count = index_width(cores + 1);
        GlobalBarriers {
            arrived: Wire::several(cores, barriers),
            counts: Wire::several(cores * barriers, count),
            open: Wire::several(cores, barriers),
            registers: Reg::several(barriers, cores),
            coming: Wire::several(barriers, cores),
            present: Wire::several(barriers, count),
            wanted: Wire::several(barriers, count),
            opens: Wire::new(barriers),
        }
    }
}

impl Logic for GlobalBarriers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.opens.next = 0.into();
        for barrier in 0..self.registers.len() {
            comment!("How many are here, and how many the lowest of them wants.");
            self.present[barrier].next = 0.into();
            self.wanted[barrier].next = 0.into();
            self.coming[barrier].next = self.registers[barrier].val();
            for core in 0..self.arrived.len() {
                if self.registers[barrier].val().get_bit(core) {
                    if self.present[barrier].val() == 0 {
                        self.wanted[barrier].next = self.counts[core * self.registers.len() + barrier].val();
                    }
                    self.present[barrier].next = self.present[barrier].val() + 1;
                }
                if self.arrived[core].val().get_bit(barrier) {
                    self.coming[barrier].next = self.coming[barrier].val().replace_bit(core, true);
                }
            }
            if self.present[barrier].val().any() & (self.present[barrier].val() == self.wanted[barrier].val())
            {
                self.opens.next = self.opens.val().replace_bit(barrier, true);
                self.coming[barrier].next = 0.into();
            }
            self.registers[barrier].next = self.coming[barrier].val();
        }
        for core in 0..self.arrived.len() {
            self.open[core].next = 0.into();
            for barrier in 0..self.registers.len() {
                self.open[core].next = self.open[core].val().replace_bit(
                    barrier,
                    self.opens.val().get_bit(barrier) & self.registers[barrier].val().get_bit(core),
                );
            }
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
        for (cores, barriers) in [(2, 1), (2, 4), (3, 2), (4, 16)] {
            prove(Check::default(), GlobalBarriers::new(cores, barriers));
        }
    }

    #[test]
    fn it_opens_a_cycle_after_the_last_core_arrived() {
        let mut bench = Bench::new(GlobalBarriers::new(3, 2));
        // Counts of the three cores at barrier 1, who arrives there, and for whom it opens.
        let mut step = |counts: [u64; 3], arrived: u64, open: u64| {
            for (core, count) in counts.into_iter().enumerate() {
                put(&mut bench.block.counts[core * 2 + 1], count);
                put(&mut bench.block.arrived[core], (arrived >> core & 1) << 1);
            }
            bench.settle();
            for core in 0..3 {
                assert_eq!(word(&bench.block.open[core]), (open >> core & 1) << 1, "core {core}");
            }
            bench.clock();
        };
        step([0, 2, 2], 0b010, 0);
        step([0, 2, 2], 0b110, 0);
        step([0, 2, 2], 0b111, 0b110); // core 0 comes too late
        step([3, 2, 2], 0b001, 0); // and arrives again
        step([3, 2, 2], 0b011, 0);
        step([3, 2, 2], 0b111, 0); // two are here, the lowest wants three
        step([3, 2, 2], 0b111, 0b111);
        step([3, 2, 2], 0b000, 0);
    }
}
