//! Which warp goes next. One warp a cycle, chosen among the candidates; the last one chosen is remembered.

use warpstep_kit::check::{Bench, Check};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{RoundRobin, index_width};

/// The ways to choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Policy {
    /// The first candidate after the last one chosen.
    RoundRobin,
    /// The last one as long as it is a candidate, else round robin.
    GreedyThenRoundRobin,
    /// The last one as long as it is a candidate, else the lowest.
    GreedyThenLowest,
}

/// Chooses a warp by `policy`.
#[derive(LogicBlock)]
pub struct Scheduler {
    /// Warps that can go.
    pub candidates: Wire<In>,
    /// The warp chosen; the last one if there is no candidate.
    pub selected: Wire<Out>,
    /// The same, one bit per warp; none if there is no candidate.
    pub grant: Wire<Out>,
    /// Whether there is a candidate.
    pub any: Wire<Out>,
    /// Most recently selected; the highest warp at reset.
    last: Reg,
    search: RoundRobin,
    policy: Param,
    warps: Param,
}

impl Scheduler {
    /// Among `warps` warps.
    pub fn new(warps: usize, policy: Policy) -> Scheduler {
        Scheduler {
            candidates: Wire::new(warps),
            selected: Wire::new(index_width(warps)),
            grant: Wire::new(warps),
            any: Wire::new(1),
            last: Reg::with_reset(index_width(warps), warps as u64 - 1),
            search: RoundRobin::new(warps),
            policy: Param::new(policy as usize),
            warps: Param::new(warps),
        }
    }
}

impl Logic for Scheduler {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.search.requests.next = self.candidates.val();
        if (self.policy.val() > 0) && self.candidates.val().get_bit(self.last.val()) {
            self.search.start.next = self.last.val();
        } else if (self.policy.val() == 2) | (self.last.val() == self.warps.val() - 1) {
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

const POLICIES: [Policy; 3] = [Policy::RoundRobin, Policy::GreedyThenRoundRobin, Policy::GreedyThenLowest];

#[test]
fn the_scheduler_agrees_under_every_policy() {
    for policy in POLICIES {
        for warps in [1, 2, 3, 8, 32] {
            let scheduler = Scheduler::new(warps, policy);
            Check::default().check(scheduler).unwrap_or_else(|error| panic!("{policy:?} {warps}: {error}"));
        }
    }
}

#[test]
fn the_choice_is_the_one_the_policy_tells() {
    for policy in POLICIES {
        let warps = 5;
        let mut bench = Bench::new(Scheduler::new(warps, policy));
        let mut last = warps - 1;
        for step in 0..200u64 {
            let candidates = step.wrapping_mul(0x9e37_79b9) >> 13 & 0b11111;
            let is_candidate = |warp: &usize| candidates >> warp & 1 == 1;
            let round = (1..=warps).map(|away| (last + away) % warps).find(is_candidate);
            let choice = match policy {
                Policy::RoundRobin => round,
                _ if is_candidate(&last) => Some(last),
                Policy::GreedyThenRoundRobin => round,
                Policy::GreedyThenLowest => (0..warps).find(is_candidate),
            };
            bench.block.candidates.next = Value::new(warps, candidates);
            bench.settle();
            last = choice.unwrap_or(last);
            assert!(bench.block.selected.val() == last, "{policy:?} step {step}");
            assert!(bench.block.any.val() == choice.is_some());
            bench.clock();
        }
    }
}
