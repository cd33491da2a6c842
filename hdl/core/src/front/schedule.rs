//! Who goes next. Combinational from candidates to selection; the only state is the warp selected last.
//!
//! lrr: the first candidate after the last selected, cyclically, that one at the end. gtlrr: the last selected while it is a
//! candidate, else as lrr. gtlo: the last selected while it is a candidate, else the lowest. No warp is selected only if
//! there is no candidate, and then the last one is not forgotten. Does not know what makes a candidate.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::RoundRobin;
use warpstep_spec::Policy;

/// Whether a policy stays with the last selected warp while it can.
fn is_greedy(policy: Policy) -> bool {
    matches!(policy, Policy::Gtlrr | Policy::Gtlo)
}

/// Selects one warp a cycle.
#[derive(LogicBlock)]
pub struct Scheduler {
    /// Warps that can go, one bit per warp.
    pub candidates: Wire<In>,
    /// Number of the selected warp; of the last one if there is no candidate.
    pub selected: Wire<Out>,
    /// The selected warp, one bit per warp; none if there is no candidate.
    pub grant: Wire<Out>,
    /// A warp is selected.
    pub any: Wire<Out>,
    /// Most recently selected; the highest warp at reset.
    last: Reg,
    search: RoundRobin,
    warps: Param,
    greedy: Param,
    lowest: Param,
}

impl Scheduler {
    /// Among the warps of this machine.
    pub fn new(shape: &Shape, policy: Policy) -> Scheduler {
        let (warps, bits) = (shape.contexts(), shape.context_bits());
        Scheduler {
            candidates: Wire::new(warps),
            selected: Wire::new(bits),
            grant: Wire::new(warps),
            any: Wire::new(1),
            last: Reg::with_reset(bits, warps as u64 - 1),
            search: RoundRobin::new(warps),
            warps: Param::new(warps),
            greedy: Param::new(is_greedy(policy).into()),
            lowest: Param::new((policy == Policy::Gtlo).into()),
        }
    }
}

impl Logic for Scheduler {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.search.requests.next = self.candidates.val();
        if (self.greedy.val() == 1) && self.candidates.val().get_bit(self.last.val()) {
            self.search.start.next = self.last.val();
        } else if (self.lowest.val() == 1) | (self.last.val() == self.warps.val() - 1) {
            self.search.start.next = 0.into();
        } else {
            self.search.start.next = self.last.val() + 1;
        }
        self.any.next = self.search.found.val();
        self.grant.next = self.search.grant.val();
        self.selected.next = self.last.val();
        if self.search.found.val().any() {
            self.selected.next = self.search.index.val();
        }
        self.last.next = self.selected.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn the_scheduler_agrees_with_its_verilog_under_every_policy() {
        for policy in Policy::ALL {
            for warps in [1, 2, 3, 8, 32] {
                let scheduler = Scheduler::new(&small(|p| p.warps = warps), policy);
                Check::default()
                    .check(scheduler)
                    .unwrap_or_else(|error| panic!("{policy:?} {warps}: {error}"));
            }
        }
    }

    /// A sentence a policy.
    fn choice(policy: Policy, candidates: u64, last: usize, warps: usize) -> Option<usize> {
        let is_candidate = |warp: &usize| candidates >> warp & 1 == 1;
        let from_the_next_on = || (1..=warps).map(|step| (last + step) % warps).find(is_candidate);
        let stays = Some(last).filter(is_candidate);
        match policy {
            Policy::Lrr => from_the_next_on(),
            Policy::Gtlrr => stays.or_else(from_the_next_on),
            Policy::Gtlo => stays.or_else(|| (0..warps).find(is_candidate)),
        }
    }

    #[test]
    fn each_policy_selects_as_the_design_says() {
        for policy in Policy::ALL {
            for warps in [1, 2, 3, 5, 32] {
                let mut random = Random::new(warps as u64);
                let mut bench = Bench::new(Scheduler::new(&small(|p| p.warps = warps), policy));
                let mut last = warps - 1;
                for step in 0..300 {
                    let candidates = random.bits(warps).to_u64().unwrap_or(0);
                    bench.block.candidates.next = Value::new(warps, candidates);
                    bench.settle();
                    let chosen = choice(policy, candidates, last, warps);
                    last = chosen.unwrap_or(last);
                    let grant = chosen.map_or(0, |warp| 1u64 << warp);
                    assert!(bench.block.grant.val() == grant, "{policy:?} {warps} step {step}");
                    assert!(bench.block.any.val() == chosen.is_some());
                    assert!(bench.block.selected.val() == last);
                    bench.clock();
                }
            }
        }
    }
}
