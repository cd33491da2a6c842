//! Barriers across cores: one opens when as many cores have arrived as the lowest of them asks for.
//!
//! ```text
//! t      a core has arrived: all its active warps stand at the barrier at the start of t
//! t + 1  its register says so. As many registers are set as the count: the barrier opens, registers are cleared, also
//!        against who arrives in this cycle (it does so again in the next)
//! t + 2  the warps of those cores may issue
//! ```
//! Knows nothing of warps.

use crate::Shape;
use crate::bundles::BarrierArrival;
use warpstep_kit::prelude::*;

/// The registers of all cores.
#[derive(LogicBlock)]
pub struct GlobalBarriers {
    /// Arrivals of each core.
    pub cores: Vec<BarrierArrival<In>>,
    /// Cores that have arrived at each barrier, one bit per core.
    registers: Vec<Reg>,
    /// The same at the end of this cycle.
    coming: Vec<Wire<Local>>,
    present: Vec<Wire<Local>>,
    wanted: Vec<Wire<Local>>,
    opens: Wire<Local>,
}

impl GlobalBarriers {
    /// Of all cores of this machine.
    pub fn new(shape: &Shape) -> GlobalBarriers {
        let (cores, barriers, count) = (shape.cores(), shape.barriers(), shape.core_count_bits());
        GlobalBarriers {
            cores: (0..cores).map(|_| BarrierArrival::new(shape)).collect(),
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
            for core in 0..self.cores.len() {
                if self.registers[barrier].val().get_bit(core) {
                    if self.present[barrier].val() == 0 {
                        self.wanted[barrier].next = self.cores[core].counts[barrier].val();
                    }
                    self.present[barrier].next = self.present[barrier].val() + 1;
                }
                if self.cores[core].arrived.val().get_bit(barrier) {
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
        for core in 0..self.cores.len() {
            self.cores[core].open.next = 0.into();
            for barrier in 0..self.registers.len() {
                self.cores[core].open.next = self.cores[core].open.val().replace_bit(
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
    use crate::control::testing::{agree, put, shape_with, word};
    use warpstep_kit::check::{Bench, Check};

    /// So many barriers across so many cores.
    fn barriers(cores: usize, count: usize) -> GlobalBarriers {
        GlobalBarriers::new(&shape_with(2 * count, 4, |machine| machine.cores = cores))
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, count) in [(2, 1), (2, 4), (3, 2), (4, 16)] {
            agree(Check::default(), barriers(cores, count));
        }
    }

    #[test]
    fn it_opens_a_cycle_after_the_last_core_arrived() {
        let mut bench = Bench::new(barriers(3, 2));
        // Counts of the three cores at barrier 1, who arrives there, and for whom it opens.
        let mut step = |counts: [u64; 3], arrived: u64, open: u64| {
            for (core, count) in counts.into_iter().enumerate() {
                put(&mut bench.block.cores[core].counts[1], count);
                put(&mut bench.block.cores[core].arrived, (arrived >> core & 1) << 1);
            }
            bench.settle();
            for core in 0..3 {
                assert_eq!(word(&bench.block.cores[core].open), (open >> core & 1) << 1, "core {core}");
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
