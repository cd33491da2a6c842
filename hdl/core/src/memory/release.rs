//! How many answers are due and not passed on: one may go when one is due, now or since earlier.

use warpstep_kit::prelude::*;

/// Counts what is due.
#[derive(LogicBlock)]
pub struct Release {
    /// One more is due, from this cycle on.
    pub due: Wire<In>,
    /// One goes in this cycle. Only if it `may`.
    pub goes: Wire<In>,
    /// One may go in this cycle.
    pub may: Wire<Out>,
    count: Reg,
}

impl Release {
    /// Of at most `most` that are due at a time.
    pub fn new(most: usize) -> Release {
        Release {
            due: Wire::new(1),
            goes: Wire::new(1),
            may: Wire::new(1),
            count: Reg::new(index_width(most + 1)),
        }
    }
}

impl Logic for Release {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.may.next = (self.due.val().any() | self.count.val().any()).into();
        if self.due.val().any() & !self.goes.val().any() {
            self.count.next = self.count.val() + 1;
        } else if self.goes.val().any() & !self.due.val().any() {
            self.count.next = self.count.val() - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for most in [1, 4, 20] {
            agree(Check::default(), Release::new(most));
        }
    }

    #[test]
    fn as_many_go_as_were_due() {
        let (mut random, mut count) = (Random::new(4), 0);
        let mut bench = Bench::new(Release::new(5));
        for _ in 0..500 {
            let due = count < 5 && random.once_in(2);
            put(&mut bench.block.due, due.into());
            count += u32::from(due);
            let goes = count > 0 && random.once_in(2);
            put(&mut bench.block.goes, goes.into());
            bench.settle();
            assert_eq!(is_set(&bench.block.may), count > 0);
            bench.clock();
            count -= u32::from(goes);
        }
    }
}
