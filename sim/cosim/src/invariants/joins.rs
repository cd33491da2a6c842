//! Waiting at a join: it begins when the context's own join takes effect, ends with the merge, and of the two halves of a
//! split one waits at most. A parent waits for its youngest child; a child without children of its own waits for its
//! parent.

use super::broken::{Finding, Invariant};
use super::tree::{Change, SplitTree};
use crate::frame::CoreFrame;
use warpstep_cycle::Stall;
use warpstep_spec::Op;

pub(super) fn check(
    before: &CoreFrame,
    seen: &CoreFrame,
    resolved: &[(usize, Op)],
    change: Option<Change>,
    tree: &SplitTree,
) -> Result<(), Finding> {
    let rule = Invariant::OneHalfWaits;
    let waits = |frame: &CoreFrame, context: usize| frame.stalls.get(context) == Some(&Stall::Join);
    if let Some(Change::Merge { parent, child }) = change {
        let one = waits(before, parent) != waits(before, child);
        Finding::unless(one, parent, rule, || {
            let states = (before.stalls[parent].word(), before.stalls[child].word());
            format!("it is merged with context number {child}, and their states were {states:?}")
        })?;
    }
    for context in 0..seen.stalls.len() {
        match (waits(before, context), waits(seen, context)) {
            (false, true) => {
                let joined = resolved.contains(&(context, Op::Join));
                let partner = tree.parent(context).or(tree.latest_child(context));
                Finding::unless(joined && partner.is_some(), context, rule, || {
                    format!("it waits; resolved: {resolved:?}, other half: {partner:?}")
                })?;
            }
            (true, false) => {
                let merged = change.is_some_and(|change| match change {
                    Change::Merge { parent, child } => context == parent || context == child,
                    Change::Split { .. } => false,
                });
                Finding::unless(merged, context, rule, || "it goes on without a merge".to_string())?;
            }
            _ => {}
        }
        let Some(parent) = tree.parent(context).filter(|_| waits(seen, context)) else { continue };
        let for_each_other =
            tree.latest_child(context).is_none() && tree.latest_child(parent) == Some(context);
        Finding::unless(!(for_each_other && waits(seen, parent)), context, rule, || {
            format!("its parent, context number {parent}, waits as well")
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds};
    use super::*;

    #[test]
    fn a_half_that_waits_without_a_join_or_goes_on_without_a_merge_is_found() {
        holds(|_| ());
        breaks(Invariant::OneHalfWaits, 7, PARENT, |run| run[7].stalls[PARENT] = Stall::Join);
        breaks(Invariant::OneHalfWaits, 15, PARENT, |run| run[14].stalls[PARENT] = Stall::Control);
        breaks(Invariant::OneHalfWaits, 14, CHILD, |run| run[14].stalls[CHILD] = Stall::Join);
    }

    #[test]
    fn a_child_that_is_free_after_the_first_join_is_found() {
        breaks(Invariant::OneHalfWaits, 14, PARENT, |run| {
            (run[14].lanes, run[14].owned) = (run[15].lanes.clone(), run[15].owned.clone());
        });
    }

    #[test]
    fn two_halves_that_wait_for_each_other_are_found() {
        breaks(Invariant::OneHalfWaits, 15, CHILD, |run| {
            let waiting = run[14].clone();
            (run[15].lanes, run[15].owned) = (waiting.lanes, waiting.owned);
            (run[15].occupancy, run[15].in_flight) = (waiting.occupancy, waiting.in_flight);
            run[15].issued.clear();
            run[15].requested.clear();
            run[15].stalls[PARENT] = Stall::Join;
            run[15].stalls[CHILD] = Stall::Join;
        });
    }
}
