//! The split tree of each warp, rebuilt from the masks: who is whose child, and which lanes the parent had before. A child
//! appears when a split of its warp takes effect and vanishes when a join does; a merge gives back what the split took. No
//! other instruction moves a lane from one context to another, and active lanes change for a reason.

use super::broken::{Finding, Invariant};
use crate::frame::CoreFrame;
use warpstep_spec::{Config, LaneMask, Op};

/// A split or a merge that has just taken effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Split { parent: usize, child: usize },
    Merge { parent: usize, child: usize },
}

/// Where a child comes from.
#[derive(Clone, Copy)]
struct Origin {
    parent: usize,
    /// Active lanes of the parent before the split.
    before: LaneMask,
    /// Splits before this one: of several children the latest has the largest.
    number: u64,
}

/// Children and their parents, by the number of the context in the core.
pub(super) struct SplitTree {
    origins: Vec<Option<Origin>>,
    contexts: usize,
    splits: u64,
}

impl SplitTree {
    pub fn new(config: &Config) -> SplitTree {
        SplitTree { origins: vec![None; config.core_contexts()], contexts: config.contexts(), splits: 0 }
    }

    /// The context it was split from.
    pub fn parent(&self, context: usize) -> Option<usize> {
        self.origins[context].map(|origin| origin.parent)
    }

    /// The youngest context that was split from it.
    pub fn latest_child(&self, context: usize) -> Option<usize> {
        let children =
            self.origins.iter().enumerate().filter_map(|(child, origin)| Some((child, (*origin)?)));
        let own = children.filter(|(_, origin)| origin.parent == context);
        own.max_by_key(|(_, origin)| origin.number).map(|(child, _)| child)
    }

    /// From one cycle to the next, in which these instructions are resolved.
    pub fn step(
        &mut self,
        before: &CoreFrame,
        seen: &CoreFrame,
        resolved: &[(usize, Op)],
    ) -> Result<Option<Change>, Finding> {
        if before.lanes == seen.lanes && before.owned == seen.owned {
            return Ok(None);
        }
        let mut change = None;
        let contexts = self.contexts;
        for child in (0..seen.owned.len()).filter(|context| context % contexts > 0) {
            change = match (before.owned[child] != 0, seen.owned[child] != 0) {
                (false, true) => Some(self.split(child, before, seen, resolved)?),
                (true, false) => Some(self.merge(child, before, seen, resolved)?),
                _ => change,
            };
        }
        self.nothing_else(before, seen, resolved, change)?;
        Ok(change)
    }

    fn split(
        &mut self,
        child: usize,
        before: &CoreFrame,
        seen: &CoreFrame,
        resolved: &[(usize, Op)],
    ) -> Result<Change, Finding> {
        let rule = Invariant::ChildrenFormATree;
        let splitter = resolved.iter().find(|(context, op)| {
            is_split(*op) && *context != child && context / self.contexts == child / self.contexts
        });
        let Some(&(parent, _)) = splitter else {
            let evidence = format!("it appears without a split; resolved: {resolved:?}");
            return Err(Finding { context: child, invariant: rule, evidence });
        };
        let (was, kept, given) = (before.lanes[parent], seen.lanes[parent], seen.lanes[child]);
        let parts = kept != 0 && given != 0 && kept & given == 0 && kept | given == was;
        let moved = seen.owned[child] == given && seen.owned[parent] == before.owned[parent] & !given;
        Finding::unless(parts && moved, child, rule, || {
            let owned = (before.owned[parent], seen.owned[parent], seen.owned[child]);
            format!("lanes {was:#b} part into {kept:#b} and {given:#b}, owned {owned:x?}")
        })?;
        self.splits += 1;
        self.origins[child] = Some(Origin { parent, before: was, number: self.splits });
        Ok(Change::Split { parent, child })
    }

    fn merge(
        &mut self,
        child: usize,
        before: &CoreFrame,
        seen: &CoreFrame,
        resolved: &[(usize, Op)],
    ) -> Result<Change, Finding> {
        let Some(Origin { parent, before: was, .. }) = self.origins[child] else {
            let evidence = "it vanishes and was never split off".to_string();
            return Err(Finding { context: child, invariant: Invariant::ChildrenFormATree, evidence });
        };
        let joined = resolved.iter().any(|(by, op)| *op == Op::Join && (*by == child || *by == parent));
        let has_children = self.latest_child(child).is_some();
        let is_latest = self.latest_child(parent) == Some(child);
        Finding::unless(joined && !has_children && is_latest, child, Invariant::ChildrenFormATree, || {
            format!(
                "it vanishes; resolved: {resolved:?}, children of its own: {has_children}, youngest: {is_latest}"
            )
        })?;
        let (now, owned) = (seen.lanes[parent], seen.owned[parent]);
        let given_back = owned == before.owned[parent] | before.owned[child];
        Finding::unless(
            now == was && was & !owned == 0 && given_back,
            parent,
            Invariant::MergeGivesBack,
            || format!("before the split {was:#b}, now {now:#b}, owned {owned:#b}"),
        )?;
        self.origins[child] = None;
        Ok(Change::Merge { parent, child })
    }

    /// Nobody but those concerned gains or loses lanes.
    fn nothing_else(
        &self,
        before: &CoreFrame,
        seen: &CoreFrame,
        resolved: &[(usize, Op)],
        change: Option<Change>,
    ) -> Result<(), Finding> {
        let concerned = |context| match change {
            Some(Change::Split { parent, child } | Change::Merge { parent, child }) => {
                context == parent || context == child
            }
            None => false,
        };
        for context in (0..seen.lanes.len()).filter(|context| !concerned(*context)) {
            let (was, now) = (before.owned[context], seen.owned[context]);
            Finding::unless(was == now, context, Invariant::ChildrenFormATree, || {
                format!("its lanes were {was:#b} and are {now:#b} without split or merge")
            })?;
            let (was, now) = (before.lanes[context], seen.lanes[context]);
            let own = resolved.iter().any(|(by, op)| *by == context && sets_lanes(*op));
            let started = was == 0 && context % self.contexts == 0;
            Finding::unless(was == now || own || started, context, Invariant::LanesChangeForAReason, || {
                format!("active {was:#b} became {now:#b}; resolved: {resolved:?}")
            })?;
        }
        Ok(())
    }
}

fn is_split(op: Op) -> bool {
    matches!(op, Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN)
}

fn sets_lanes(op: Op) -> bool {
    is_split(op) || matches!(op, Op::Tmc | Op::Pred | Op::PredN | Op::Join)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, OTHER, PARENT, breaks, holds};
    use super::*;

    /// The masks of both halves in some cycles.
    fn masks(run: &mut [CoreFrame], cycles: std::ops::Range<usize>, parent: (u32, u32), child: (u32, u32)) {
        for frame in &mut run[cycles] {
            (frame.lanes[PARENT], frame.owned[PARENT]) = parent;
            (frame.lanes[CHILD], frame.owned[CHILD]) = child;
            for issue in &mut frame.issued {
                if let Some(instruction) = &mut issue.instruction {
                    instruction.active = frame.lanes[issue.context];
                }
            }
        }
    }

    #[test]
    fn a_child_without_a_split_or_with_other_lanes_is_found() {
        holds(|_| ());
        let halves = ((0b0011, 0b0011), (0b1100, 0b1100));
        breaks(Invariant::ChildrenFormATree, 1, CHILD, |run| masks(run, 1..2, halves.0, halves.1));
        breaks(Invariant::ChildrenFormATree, 2, CHILD, |run| {
            masks(run, 2..15, (0b0001, 0b0011), (0b1100, 0b1100));
        });
    }

    #[test]
    fn a_child_that_vanishes_before_its_merge_is_found() {
        breaks(Invariant::ChildrenFormATree, 11, CHILD, |run| masks(run, 11..12, (0b1111, 0b1111), (0, 0)));
    }

    #[test]
    fn a_merge_that_restores_the_true_lanes_only_is_found() {
        breaks(Invariant::MergeGivesBack, 15, PARENT, |run| masks(run, 15..16, (0b0011, 0b1111), (0, 0)));
    }

    #[test]
    fn lanes_that_change_or_move_for_no_reason_are_found() {
        breaks(Invariant::LanesChangeForAReason, 6, PARENT, |run| {
            masks(run, 6..7, (0b0001, 0b0011), (0b1100, 0b1100));
        });
        breaks(Invariant::ChildrenFormATree, 6, PARENT, |run| {
            masks(run, 6..7, (0b0001, 0b0001), (0b1100, 0b1110));
        });
        // Warp 1 is started, which may be, and gone a cycle later.
        breaks(Invariant::LanesChangeForAReason, 11, OTHER, |run| run[10].lanes[OTHER] = 0b0001);
    }
}
