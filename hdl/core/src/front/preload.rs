//! Code loaded after reset: so many lines, from that of the start address on, one after the other, before warp 0 begins.
//!
//! The start address is read in the first cycle; from the next one on an idle fill engine is asked for a line. The cycle in
//! which the last one comes is the last in which nobody is active.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Which line is loaded next.
#[derive(LogicBlock)]
pub struct Preload {
    /// Address at which warp 0 begins; read in the first cycle after reset.
    pub entry_pc: Wire<In>,
    /// A line comes.
    pub ends: Wire<In>,
    /// Lines are missing: nobody is active.
    pub loading: Wire<Out>,
    /// A line is asked for.
    pub asks: Wire<Out>,
    /// Number of the line asked for.
    pub line: Wire<Out>,
    fresh: Reg,
    left: Reg,
    next_line: Reg,
    line_at: Param,
}

impl Preload {
    /// Of the lines of this machine.
    pub fn new(shape: &Shape) -> Preload {
        let (lines, line_at) = (shape.config().preload_lines as usize, shape.fill_bytes().ilog2() as usize);
        Preload {
            entry_pc: Wire::new(32),
            ends: Wire::new(1),
            loading: Wire::new(1),
            asks: Wire::new(1),
            line: Wire::new(32 - line_at),
            fresh: Reg::with_reset(1, 1),
            left: Reg::with_reset(index_width(lines + 1), lines as u64),
            next_line: Reg::without_reset(32 - line_at),
            line_at: Param::new(line_at),
        }
    }
}

impl Logic for Preload {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.loading.next = self.left.val().any().into();
        self.asks.next = self.loading.val() & !self.fresh.val();
        self.line.next = self.next_line.val();
        self.fresh.next = false.into();
        if self.fresh.val().any() {
            self.next_line.next = unsigned_cast(self.entry_pc.val() >> self.line_at.val());
        } else if (self.loading.val() & self.ends.val()).any() {
            self.left.next = self.left.val() - 1;
            self.next_line.next = self.next_line.val() + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, is_set, put, small, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lines in [1, 3, 64] {
            agree(Check::default().cycles(100), Preload::new(&small(|p| p.preload_lines = lines)));
        }
    }

    #[test]
    fn line_after_line_is_asked_for_until_the_last_has_come() {
        let mut bench = Bench::new(Preload::new(&small(|p| p.preload_lines = 3)));
        let line_bytes = u64::from(small(|_| ()).config().instruction_cache.line_bytes);
        put(&mut bench.block.entry_pc, 5 * line_bytes + 8);
        bench.settle();
        assert!(is_set(&bench.block.loading) && !is_set(&bench.block.asks));
        bench.clock();
        put(&mut bench.block.entry_pc, 0);
        for line in 5..8 {
            for ends in [0, 0, 1] {
                put(&mut bench.block.ends, ends);
                bench.settle();
                assert!(is_set(&bench.block.loading) && is_set(&bench.block.asks));
                assert_eq!(word(&bench.block.line), line);
                bench.clock();
            }
        }
        bench.settle();
        assert!(!is_set(&bench.block.loading) && !is_set(&bench.block.asks));
    }
}
