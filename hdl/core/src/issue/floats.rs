//! Float operations of each context under way: a float CSR waits until there are none.
//!
//! Counted at the end of the cycle of issue, uncounted at the end of the cycle of the result: issued in c with latency N, an
//! operation is under way in c + 1 .. c + N - 1. Knows nothing of what they compute.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// A count a context.
#[derive(LogicBlock)]
pub struct FloatsUnderWay {
    /// A float operation issues.
    pub issue: Wire<In>,
    /// Of which context.
    pub issue_context: Wire<In>,
    /// Results handed over in this cycle, one bit a unit.
    pub done: Wire<In>,
    /// Of which context.
    pub done_context: Vec<Wire<In>>,
    /// Contexts with an operation under way.
    pub busy: Wire<Out>,
    counts: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl FloatsUnderWay {
    /// `units` units, none with a latency above `longest`.
    pub fn new(contexts: usize, units: usize, longest: usize) -> FloatsUnderWay {
        let (context, count) = (index_width(contexts), index_width(longest + 1));
        FloatsUnderWay {
            issue: Wire::new(1),
            issue_context: Wire::new(context),
            done: Wire::new(units),
            done_context: Wire::several(units, context),
            busy: Wire::new(contexts),
            counts: Reg::several(contexts, count),
            coming: Wire::several(contexts, count),
        }
    }
}

impl Logic for FloatsUnderWay {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.busy.next = 0.into();
        for context in 0..self.counts.len() {
            self.busy.next = self.busy.val().replace_bit(context, self.counts[context].val().any());
            self.coming[context].next = self.counts[context].val();
            if self.issue.val().any() & (self.issue_context.val() == context) {
                self.coming[context].next = self.coming[context].val() + 1;
            }
            for unit in 0..self.done_context.len() {
                if self.done.val().get_bit(unit) & (self.done_context[unit].val() == context) {
                    self.coming[context].next = self.coming[context].val() - 1;
                }
            }
            self.counts[context].next = self.coming[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_kit::check::{Bench, Random, check_block};

    #[test]
    fn the_counts_agree_with_their_verilog() {
        for (contexts, units, longest) in [(1, 5, 16), (3, 5, 64), (32, 5, 16)] {
            check_block(FloatsUnderWay::new(contexts, units, longest)).unwrap();
        }
    }

    #[test]
    fn a_context_is_busy_from_the_cycle_after_issue_to_that_of_its_last_result() {
        const LATENCIES: [u64; 5] = [2, 4, 5, 16, 16];
        let mut random = Random::new(5);
        let mut bench = Bench::new(FloatsUnderWay::new(3, 5, 16));
        let mut under_way: Vec<(u64, u64, usize)> = vec![];
        for cycle in 0..500 {
            let (issues, context, unit) = (random.once_in(2), random.below(3), random.below(5) as usize);
            bench.block.issue.next = issues.into();
            bench.block.issue_context.next = Value::new(2, context);
            let due = |unit: usize| under_way.iter().find(|one| one.2 == unit && one.1 == cycle);
            let done = (0..5).fold(0, |done, unit| done | u64::from(due(unit).is_some()) << unit);
            bench.block.done.next = Value::new(5, done);
            for unit in 0..5 {
                bench.block.done_context[unit].next = Value::new(2, due(unit).map_or(0, |one| one.0));
            }
            bench.settle();
            for context in 0..3 {
                let busy = under_way.iter().any(|one| one.0 == context as u64);
                assert_eq!(bench.block.busy.val().get_bit(context), busy, "cycle {cycle}");
            }
            bench.clock();
            under_way.retain(|one| one.1 != cycle);
            if issues {
                under_way.push((context, cycle + LATENCIES[unit] - 1, unit));
            }
        }
    }
}
