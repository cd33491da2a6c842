//! Float operations of each context in flight: a float CSR waits until there are none.
//!
//! Counted at the end of the cycle of issue, uncounted at the end of the cycle of the result: issued in c with latency N, an
//! operation is in flight in c + 1 .. c + N - 1. Knows nothing of what they compute.

use crate::Shape;
use crate::bundles::ContextEvent;
use crate::float::UNITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// A count per context.
#[derive(LogicBlock)]
pub struct FloatsInFlight {
    /// A float operation issues.
    pub issue: ContextEvent<In>,
    /// A float unit hands over a result in this cycle, one for each unit.
    pub done: Vec<ContextEvent<In>>,
    /// Contexts with a float operation in flight, one bit per context.
    pub busy: Wire<Out>,
    counts: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl FloatsInFlight {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FloatsInFlight {
        let (contexts, latencies) = (shape.contexts(), &shape.config().latencies);
        let longest = UNITS.iter().filter_map(|class| latencies.of(*class)).max().unwrap_or(2) as usize;
        let count = index_width(longest + 1);
        FloatsInFlight {
            issue: ContextEvent::new(shape),
            done: UNITS.iter().map(|_| ContextEvent::new(shape)).collect(),
            busy: Wire::new(contexts),
            counts: Reg::several(contexts, count),
            coming: Wire::several(contexts, count),
        }
    }
}

impl Logic for FloatsInFlight {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.busy.next = 0.into();
        for context in 0..self.counts.len() {
            self.busy.next = self.busy.val().replace_bit(context, self.counts[context].val().any());
            self.coming[context].next = self.counts[context].val();
            if self.issue.valid.val().any() & (self.issue.context.val() == context) {
                self.coming[context].next = self.coming[context].val() + 1;
            }
            for unit in 0..self.done.len() {
                if self.done[unit].valid.val().any() & (self.done[unit].context.val() == context) {
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
    use crate::testing::small;
    use warpstep_kit::check::{Bench, Random, check_block};

    #[test]
    fn the_counts_agree_with_their_verilog() {
        for (warps, longest) in [(1, 16), (3, 64), (32, 16)] {
            let shape = small(|p| (p.warps, p.latencies.float_sqrt) = (warps, longest));
            check_block(FloatsInFlight::new(&shape)).unwrap();
        }
    }

    #[test]
    fn a_context_is_busy_from_the_cycle_after_issue_to_that_of_its_last_result() {
        const LATENCIES: [u64; 5] = [2, 4, 5, 16, 16];
        let mut random = Random::new(5);
        let mut bench = Bench::new(FloatsInFlight::new(&small(|p| p.warps = 3)));
        let mut in_flight: Vec<(u64, u64, usize)> = vec![];
        for cycle in 0..500 {
            let (issues, context, unit) = (random.once_in(2), random.below(3), random.below(5) as usize);
            bench.block.issue.valid.next = issues.into();
            bench.block.issue.context.next = Value::new(2, context);
            let due = |unit: usize| in_flight.iter().find(|one| one.2 == unit && one.1 == cycle);
            for unit in 0..5 {
                bench.block.done[unit].valid.next = due(unit).is_some().into();
                bench.block.done[unit].context.next = Value::new(2, due(unit).map_or(0, |one| one.0));
            }
            bench.settle();
            for context in 0..3 {
                let busy = in_flight.iter().any(|one| one.0 == context as u64);
                assert_eq!(bench.block.busy.val().get_bit(context), busy, "cycle {cycle}");
            }
            bench.clock();
            in_flight.retain(|one| one.1 != cycle);
            if issues {
                in_flight.push((context, cycle + LATENCIES[unit] - 1, unit));
            }
        }
    }
}
