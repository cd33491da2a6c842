//! The two oracles of the SWaS paper: would the policy have chosen this warp?
//!
//! Each cycle the issue policy is evaluated again with the real `last`, on what an oracle thinks is ready:
//!
//! * **osched1**: real readiness, but an unblocked active warp that has no instruction, or waits for one, counts as
//!   ready: the policy as intended. A different choice is a *discrepancy*.
//! * **osched2**: the same, except where the lack of instructions is excused by a miss, redirect or activation, which
//!   an analysis knows. A different choice is an *error*.
//!
//! The policy is written here a second time, as a search through a list, so that zero errors is not a tautology; in
//! coordinated runs the real choice must also be the one made on real readiness. Where warps are split, a warp is ready if one of its
//! contexts is.

use crate::record::ScheduleRecord;
use warpstep_spec::events::Stall;
use warpstep_spec::{Config, Policy, Schedule};

/// Counts what the policy would have done otherwise.
#[derive(Clone, Debug)]
pub struct Oracle {
    policy: Policy,
    coordinated: bool,
    last: usize,
    /// Contexts that are selected together.
    together: usize,
    /// Cycles observed.
    pub cycles: u64,
    /// Choices other than osched1's.
    pub discrepancies: u64,
    /// Choices other than osched2's.
    pub errors: u64,
    /// Choices of a coordinated scheduler other than the policy's on real readiness: bugs of the model.
    pub disobediences: u64,
}

impl Oracle {
    /// For a core of this machine.
    pub fn new(config: &Config) -> Oracle {
        let together = config.selected_together();
        let (policy, coordinated) = match config.schedule {
            Schedule::Coordinated(policy) => (policy, true),
            Schedule::Decoupled { issue, .. } => (issue, false),
        };
        Oracle {
            policy,
            coordinated,
            last: config.core_contexts() / together - 1,
            together,
            cycles: 0,
            discrepancies: 0,
            errors: 0,
            disobediences: 0,
        }
    }

    /// A cycle passed. Counts it unless it lies outside the region of interest.
    pub fn see(&mut self, record: &ScheduleRecord, counts: bool) {
        let real = record.issued.first().map(|issue| issue.context / self.together);
        if counts {
            let lacks = |context: usize| matches!(record.stalls[context], Stall::Empty | Stall::Miss);
            let waits_for_nobody =
                |stall| matches!(stall, Stall::Issued | Stall::NotSelected | Stall::Sibling);
            let excused = |context: usize| record.excused.contains(context);
            let count = record.stalls.len() / self.together;
            let contexts = |one: usize| one * self.together..(one + 1) * self.together;
            let ready = |one: usize| contexts(one).any(|context| waits_for_nobody(record.stalls[context]));
            let choose = |ready: &dyn Fn(usize) -> bool| choice(self.policy, self.last, count, ready);
            let intended = choose(&|one| ready(one) || contexts(one).any(lacks));
            let predictable =
                choose(&|one| ready(one) || contexts(one).any(|context| lacks(context) && !excused(context)));
            let obedient = choose(&ready);
            self.cycles += 1;
            self.discrepancies += u64::from(intended != real);
            self.errors += u64::from(predictable != real);
            self.disobediences += u64::from(self.coordinated && obedient != real);
        }
        self.last = real.unwrap_or(self.last);
    }
}

/// The policy, as a list of warps in the order of their right to go.
fn choice(policy: Policy, last: usize, warps: usize, ready: &dyn Fn(usize) -> bool) -> Option<usize> {
    let round = (last + 1..warps).chain(0..=last);
    let order: Vec<usize> = match policy {
        Policy::Lrr => round.collect(),
        Policy::Gtlrr => std::iter::once(last).chain(round).collect(),
        Policy::Gtlo => std::iter::once(last).chain(0..warps).collect(),
    };
    order.into_iter().find(|warp| ready(*warp))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contexts::ContextSet;
    use crate::front::select;
    use warpstep_spec::mask::lanes_of;

    #[test]
    fn both_ways_to_write_a_policy_agree_on_every_input() {
        for policy in Policy::ALL {
            for warps in [1, 2, 5] {
                for last in 0..warps {
                    for mask in 0..1u32 << warps {
                        let candidates: ContextSet = lanes_of(mask).collect();
                        let listed = choice(policy, last, warps, &|warp| candidates.contains(warp));
                        assert_eq!(listed, select(policy, &candidates, last));
                    }
                }
            }
        }
    }
}
