//! Who goes next. Combinational from candidates to selection; the only state is the candidate selected last. Candidates are
//! warps; where warps split dynamically they are contexts, which then go one by one.
//!
//! lrr: the first candidate after the last selected, cyclically, that one at the end. gtlrr: the last selected while it is a
//! candidate, else as lrr. gtlo: the last selected while it is a candidate, else the lowest. Nobody is selected only if
//! there is no candidate, and then the last one is not forgotten. Does not know what makes a candidate.
//!
//! Among the others the search needs not know whether the last one can go. So it may be told late that this one cannot: its request of
//! the last cycle has missed, which the cache says in the middle of the cycle.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::RoundRobin;
use warpstep_spec::Policy;

/// Whether a policy stays with the last selected candidate while it can.
fn is_greedy(policy: Policy) -> bool {
    matches!(policy, Policy::Gtlrr | Policy::Gtlo)
}

/// Selects one candidate a cycle.
#[derive(LogicBlock)]
pub struct Scheduler {
    /// Candidates that can go, one bit per candidate.
    pub candidates: Wire<In>,
    /// The candidate selected last cannot go after all; absent where that is known in time.
    pub fails: Vec<Wire<In>>,
    /// Number of the selected candidate; of the last one if there is none.
    pub selected: Wire<Out>,
    /// The selected candidate, one bit per candidate; none if there is none.
    pub grant: Wire<Out>,
    /// Most recently selected; the highest at reset.
    last: Reg,
    search: RoundRobin,
    /// Candidates but the last one.
    others: Wire<Local>,
    /// The last one is a candidate.
    able: Wire<Local>,
    /// The last one is selected again.
    stays: Wire<Local>,
    count: Param,
    greedy: Param,
    lowest: Param,
}

impl Scheduler {
    /// Among `count` candidates, of which the last may fail late.
    pub fn new(count: usize, policy: Policy, late: bool) -> Scheduler {
        let bits = index_width(count);
        Scheduler {
            candidates: Wire::new(count),
            fails: Wire::several(late.into(), 1),
            selected: Wire::new(bits),
            grant: Wire::new(count),
            last: Reg::with_reset(bits, count as u64 - 1),
            search: RoundRobin::new(count),
            others: Wire::new(count),
            able: Wire::new(1),
            stays: Wire::new(1),
            count: Param::new(count),
            greedy: Param::new(is_greedy(policy).into()),
            lowest: Param::new((policy == Policy::Gtlo).into()),
        }
    }
}

impl Logic for Scheduler {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.others.next = self.candidates.val().replace_bit(self.last.val(), false);
        self.search.requests.next = self.others.val();
        if (self.lowest.val() == 1) | (self.last.val() == self.count.val() - 1) {
            self.search.start.next = 0.into();
        } else {
            self.search.start.next = self.last.val() + 1;
        }
        self.able.next = self.candidates.val().get_bit(self.last.val()).into();
        for late in 0..self.fails.len() {
            self.able.next = self.able.val() & !self.fails[late].val();
        }
        self.stays.next = self.able.val();
        if self.greedy.val() == 0 {
            self.stays.next = self.able.val() & !self.search.found.val();
        }
        self.selected.next = self.last.val();
        if self.stays.val().any() {
            self.grant.next = 0.into();
            self.grant.next = self.grant.val().replace_bit(self.last.val(), true);
        } else {
            self.grant.next = self.search.grant.val();
            if self.search.found.val().any() {
                self.selected.next = self.search.index.val();
            }
        }
        self.last.next = self.selected.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn the_scheduler_agrees_with_its_verilog_under_every_policy() {
        for policy in Policy::ALL {
            for count in [1, 2, 3, 8, 32, 256] {
                for late in [false, true] {
                    let scheduler = Scheduler::new(count, policy, late);
                    Check::default()
                        .check(scheduler)
                        .unwrap_or_else(|error| panic!("{policy:?} {count}: {error}"));
                }
            }
        }
    }

    /// A sentence a policy.
    fn choice(policy: Policy, candidates: u64, last: usize, count: usize) -> Option<usize> {
        let is_candidate = |candidate: &usize| candidates >> candidate & 1 == 1;
        let from_the_next_on = || (1..=count).map(|step| (last + step) % count).find(is_candidate);
        let stays = Some(last).filter(is_candidate);
        match policy {
            Policy::Lrr => from_the_next_on(),
            Policy::Gtlrr => stays.or_else(from_the_next_on),
            Policy::Gtlo => stays.or_else(|| (0..count).find(is_candidate)),
        }
    }

    #[test]
    fn each_policy_selects_as_the_design_says() {
        for policy in Policy::ALL {
            for count in [1, 2, 3, 5, 32] {
                let mut random = Random::new(count as u64);
                let late = count != 3;
                let mut bench = Bench::new(Scheduler::new(count, policy, late));
                let mut last = count - 1;
                for step in 0..300 {
                    let candidates = random.bits(count).to_u64().unwrap_or(0);
                    bench.block.candidates.next = Value::new(count, candidates);
                    let fails = late && random.once_in(3);
                    bench.block.fails.iter_mut().for_each(|wire| wire.next = fails.into());
                    bench.settle();
                    let able = if fails { candidates & !(1 << last) } else { candidates };
                    let chosen = choice(policy, able, last, count);
                    last = chosen.unwrap_or(last);
                    let grant = chosen.map_or(0, |selected| 1u64 << selected);
                    assert!(bench.block.grant.val() == grant, "{policy:?} {count} step {step}");
                    assert!(bench.block.selected.val() == last);
                    bench.clock();
                }
            }
        }
    }
}
