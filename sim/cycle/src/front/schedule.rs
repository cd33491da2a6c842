//! Which of the candidates is selected. The state of a scheduler is one number, the last candidate it selected. Candidates are
//! warps; where splitting is dynamic they are contexts, which then go one by one.

use crate::contexts::ContextSet;
use crate::groups::Groups;
use warpstep_spec::{Config, Policy, Schedule};

/// The candidate a policy selects; `None` only if there is no candidate. `last` is the most recently selected one.
#[inline]
pub fn select(policy: Policy, candidates: &ContextSet, last: usize) -> Option<usize> {
    select_ready(policy, candidates, |_| true, last)
}

/// The same where only those of a set are candidates that are ready: no more of them are asked than decide.
#[inline]
fn select_ready(
    policy: Policy,
    set: &ContextSet,
    is_ready: impl Fn(usize) -> bool,
    last: usize,
) -> Option<usize> {
    let first_from = |start| {
        let mut context = set.first_from(start)?;
        while !is_ready(context) {
            context = set.first_from(context + 1)?;
        }
        Some(context)
    };
    match policy {
        Policy::Gtlrr | Policy::Gtlo if set.contains(last) && is_ready(last) => Some(last),
        Policy::Gtlo => first_from(0),
        Policy::Lrr | Policy::Gtlrr => first_from(last + 1).or_else(|| first_from(0)),
    }
}

/// Candidates that issue and fetch in a cycle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selected {
    pub issues: Option<usize>,
    pub fetches: Option<usize>,
}

/// One scheduler for both (coordinated), or one each (decoupled).
pub(super) struct Scheduler {
    schedule: Schedule,
    last_issue: usize,
    last_fetch: usize,
    /// Contexts that stand for one candidate.
    together: Groups,
}

impl Scheduler {
    pub fn new(config: &Config) -> Scheduler {
        let (contexts, size) = (config.core_contexts(), config.selected_together());
        let (together, last) = (Groups::new(contexts, size), contexts / size - 1);
        Scheduler { schedule: config.schedule, last_issue: last, last_fetch: last, together }
    }

    /// The candidate a context belongs to.
    #[inline]
    pub fn candidate(&self, context: usize) -> usize {
        self.together.of(context)
    }

    /// Contexts of a candidate.
    #[inline]
    pub fn contexts(&self, candidate: usize) -> std::ops::Range<usize> {
        self.together.contexts(candidate)
    }

    /// Decoupled schedules fetch for those `active` contexts that may.
    #[inline]
    pub fn select(
        &mut self,
        candidates: &ContextSet,
        active: &ContextSet,
        may_fetch: impl Fn(usize) -> bool,
    ) -> Selected {
        let selected = match self.schedule {
            Schedule::Coordinated(policy) => {
                let selected = select(policy, candidates, self.last_issue);
                Selected { issues: selected, fetches: selected }
            }
            Schedule::Decoupled { fetch, issue } => Selected {
                issues: select(issue, candidates, self.last_issue),
                fetches: select_ready(fetch, active, may_fetch, self.last_fetch),
            },
        };
        self.last_issue = selected.issues.unwrap_or(self.last_issue);
        self.last_fetch = selected.fetches.unwrap_or(self.last_fetch);
        selected
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(candidates: &[usize], last: usize, lrr: usize, gtlrr: usize, gtlo: usize) {
        let candidates = candidates.iter().copied().collect();
        let picks = Policy::ALL.map(|policy| select(policy, &candidates, last));
        assert_eq!(picks, [Some(lrr), Some(gtlrr), Some(gtlo)]);
    }

    #[test]
    fn each_policy_picks_as_the_design_says() {
        check(&[0, 1, 2, 3], 3, 0, 3, 3);
        check(&[0, 1, 2, 3], 1, 2, 1, 1);
        check(&[0, 2, 3], 1, 2, 2, 0);
        check(&[1], 1, 1, 1, 1);
        check(&[0, 1], 2, 0, 0, 0);
        check(&[3], 0, 3, 3, 3);
        check(&[40, 255], 64, 255, 255, 40);
    }

    #[test]
    fn nobody_is_selected_only_if_there_is_no_candidate() {
        for policy in Policy::ALL {
            for last in 0..256 {
                assert_eq!(select(policy, &ContextSet::EMPTY, last), None);
                for context in 0..256 {
                    assert_eq!(select(policy, &ContextSet::only(context), last), Some(context));
                }
            }
        }
    }
}
