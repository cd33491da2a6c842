//! Selection: in `marked` one warp a cycle, with all its ready contexts and nobody else; in `dynamic` one context. Who
//! issues requests, and of several contexts that need the same unit the lowest has it.

use super::broken::{Finding, Invariant};
use super::core_checks::Issued;
use crate::frame::CoreFrame;
use warpstep_cycle::Stall;
use warpstep_spec::Config;
use warpstep_spec::isa::SharedUnit;

/// What selection and siblings promise.
pub(super) struct Selection {
    /// Contexts that are selected together.
    together: usize,
    /// Contexts per warp.
    contexts: usize,
}

impl Selection {
    pub fn new(config: &Config) -> Selection {
        Selection { together: config.selected_together(), contexts: config.contexts() }
    }

    pub fn check(&self, seen: &CoreFrame, issued: &[Issued]) -> Result<(), Finding> {
        self.selected(seen)?;
        self.units(seen, issued)
    }

    /// The selected contexts, all and only they.
    fn selected(&self, seen: &CoreFrame) -> Result<(), Finding> {
        let rule = Invariant::SelectedIssue;
        let selected = seen.issued.first().map(|issue| issue.context / self.together);
        let mut issued = seen.issued.iter().map(|issue| issue.context).peekable();
        for (context, stall) in seen.stalls.iter().enumerate() {
            let issues = issued.next_if_eq(&context).is_some();
            Finding::unless(issues == (*stall == Stall::Issued), context, rule, || {
                format!(
                    "it {} and is shown as {}",
                    if issues { "issues" } else { "issues nothing" },
                    stall.word()
                )
            })?;
            let is_selected = selected == Some(context / self.together);
            Finding::unless(!issues || is_selected, context, rule, || {
                format!("it issues beside context number {}", seen.issued[0].context)
            })?;
            let left_out = *stall == Stall::NotSelected && (is_selected || selected.is_none());
            Finding::unless(!left_out, context, rule, || "it is ready and left out".to_string())?;
        }
        if let Some(context) = issued.next() {
            let evidence = "issues out of order, twice, or is not there".to_string();
            return Err(Finding { context, invariant: rule, evidence });
        }
        let requested = seen.requested.iter().map(|request| request.context);
        let same = requested.eq(seen.issued.iter().map(|issue| issue.context));
        let context = seen.issued.first().map_or(0, |issue| issue.context);
        Finding::unless(same, context, rule, || {
            format!("issued {:x?}, requested {:x?}", seen.issued, seen.requested)
        })
    }

    /// One instruction for each unit, and only for a lower context does another wait.
    fn units(&self, seen: &CoreFrame, issued: &[Issued]) -> Result<(), Finding> {
        let rule = Invariant::OneOfEachUnit;
        let mut taken = [false; SharedUnit::ALL.len()];
        for each in issued {
            let Some(instruction) = each.instruction else { continue };
            let Some(unit) = instruction.op.shared_unit() else { continue };
            let taken = &mut taken[unit as usize];
            Finding::unless(!*taken, each.context, rule, || {
                format!("{} is a second one for the {unit:?} unit", instruction.op)
            })?;
            *taken = true;
        }
        for (context, _) in seen.stalls.iter().enumerate().filter(|(_, stall)| **stall == Stall::Sibling) {
            let lower = &seen.stalls[context - context % self.contexts..context];
            let has_it = lower.iter().any(|stall| matches!(stall, Stall::Issued | Stall::NotSelected));
            Finding::unless(has_it, context, rule, || format!("it waits for none of {lower:?}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds, word_of};
    use super::*;
    use warpstep_spec::Op;

    #[test]
    fn a_context_that_is_left_out_or_goes_unselected_is_found() {
        holds(|_| ());
        breaks(Invariant::SelectedIssue, 4, CHILD, |run| {
            run[4].issued.pop();
            run[4].requested.pop();
            run[4].stalls[CHILD] = Stall::NotSelected;
        });
        breaks(Invariant::SelectedIssue, 4, CHILD, |run| run[4].stalls[CHILD] = Stall::Operand);
        breaks(Invariant::SelectedIssue, 4, PARENT, |run| run[4].requested.truncate(1));
        breaks(Invariant::SelectedIssue, 3, PARENT, |run| run[3].stalls[PARENT] = Stall::NotSelected);
        breaks(Invariant::SelectedIssue, 8, PARENT, |run| run[8].issued.reverse());
    }

    #[test]
    fn two_loads_in_one_cycle_are_found_and_a_wait_for_nobody() {
        let load = |run: &mut [CoreFrame], port: usize| {
            run[2].issued[port].instruction.as_mut().unwrap().word = word_of(Op::Lw);
        };
        breaks(Invariant::OneOfEachUnit, 2, CHILD, |run| {
            load(run, 0);
            load(run, 1);
        });
        breaks(Invariant::OneOfEachUnit, 14, CHILD, |run| run[14].stalls[CHILD] = Stall::Sibling);
    }
}
