//! split_control, one bit per warp: splits without a mark run in parallel, too. Only with split contexts.
//!
//! It is set after reset if the machine splits dynamically. A write takes effect at the end of the cycle. Knows nothing of splits.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_spec::SplitMode;

/// The bits of all warps.
#[derive(LogicBlock)]
pub struct SplitControl {
    /// Warp of the CSR instruction.
    pub warp: Wire<In>,
    /// The CSR instruction writes.
    pub takes: Wire<In>,
    /// Bit that it writes.
    pub wanted: Wire<In>,
    /// Bit of that warp.
    pub own: Wire<Out>,
    /// Warps whose splits run in parallel without a mark, one bit per warp.
    pub unmarked: Wire<Out>,
    warps: Vec<Reg>,
}

impl SplitControl {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> SplitControl {
        let dynamic = shape.config().split_mode == SplitMode::Dynamic;
        SplitControl {
            warp: Wire::new(shape.warp_bits()),
            takes: Wire::new(1),
            wanted: Wire::new(1),
            own: Wire::new(1),
            unmarked: Wire::new(shape.warps()),
            warps: (0..shape.warps()).map(|_| Reg::with_reset(1, dynamic.into())).collect(),
        }
    }
}

impl Logic for SplitControl {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.own.next = false.into();
        self.unmarked.next = 0.into();
        for each in 0..self.warps.len() {
            self.unmarked.next = self.unmarked.val().replace_bit(each, self.warps[each].val());
            if self.warp.val() == each {
                self.own.next = self.warps[each].val();
            }
        }
        for each in 0..self.warps.len() {
            if self.takes.val().any() & (self.warp.val() == each) {
                self.warps[each].next = self.wanted.val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, shape_with, split, word};
    use warpstep_kit::check::{Bench, Check};

    fn splitting(warps: usize, mode: SplitMode) -> Shape {
        shape_with(warps, 4, |machine| {
            split(machine, 1);
            machine.split_mode = mode;
        })
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for warps in [1, 3, 8] {
            agree(Check::default(), SplitControl::new(&splitting(warps, SplitMode::Marked)));
            agree(Check::default(), SplitControl::new(&splitting(warps, SplitMode::Dynamic)));
        }
    }

    #[test]
    fn a_write_changes_one_warp_and_reset_sets_it_where_splits_are_dynamic() {
        for (mode, reset) in [(SplitMode::Marked, 0b000), (SplitMode::Dynamic, 0b111)] {
            let mut bench = Bench::new(SplitControl::new(&splitting(3, mode)));
            bench.settle();
            assert_eq!(word(&bench.block.unmarked), reset);
            put(&mut bench.block.takes, 1);
            put(&mut bench.block.warp, 1);
            for wanted in [false, true] {
                put(&mut bench.block.wanted, wanted.into());
                bench.clock();
                assert_eq!(is_set(&bench.block.own), wanted);
                assert_eq!(word(&bench.block.unmarked), reset & 0b101 | u64::from(wanted) << 1);
            }
        }
    }
}
