//! At a split: which context is copied, and into which. Combinational.
//!
//! There is at most one split a cycle. Parent and child are contexts of one warp; children are the contexts of every port
//! but the first. Does not know what a context has fetched, nor how the payloads of its queue follow.

use crate::Shape;
use crate::bundles::{ContextCopy, SplitCopy, StageCopy};
use warpstep_kit::prelude::*;

/// From parents to children.
#[derive(LogicBlock)]
pub struct SplitCopies {
    /// The split at the end of this cycle.
    pub split: SplitCopy<In>,
    /// Contexts that may split: those of port 0 first, warp by warp.
    pub contexts: Vec<ContextCopy<In>>,
    /// Stages of the ports whose contexts may split: those of port 0 first.
    pub stages: Vec<StageCopy<In>>,
    /// Of each warp, the context that splits.
    pub parents: Vec<ContextCopy<Out>>,
    /// Stages of the port of the context that splits.
    pub parent_stages: Vec<StageCopy<Out>>,
    /// Warps whose context at this port becomes a copy, one bit per warp; for each port but the first.
    pub starts: Vec<Wire<Out>>,
    /// Number of the parent among the contexts other than the child, for each port but the first; absent if there is one only.
    pub parent_numbers: Vec<Wire<Out>>,
    warps: Param,
    /// Ports whose contexts may split, and their stages but the last.
    splitting: Param,
    stage_count: Param,
}

impl SplitCopies {
    /// Of this machine, which has split contexts.
    pub fn new(shape: &Shape) -> SplitCopies {
        let (warps, children, splitting) = (shape.warps(), shape.splits(), shape.parents());
        SplitCopies {
            split: SplitCopy::new(shape),
            contexts: ContextCopy::several(splitting * warps, shape),
            stages: (0..splitting).flat_map(|_| StageCopy::several(true, shape)).collect(),
            parents: ContextCopy::several(warps, shape),
            parent_stages: StageCopy::several(true, shape),
            starts: Wire::several(children, warps),
            parent_numbers: Wire::several(if children > 1 { children } else { 0 }, index_width(children)),
            warps: Param::new(warps),
            splitting: Param::new(splitting),
            stage_count: Param::new(shape.config().fetch_latency - 1),
        }
    }
}

impl Logic for SplitCopies {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The parent.");
        for stage in 0..self.parent_stages.len() {
            wires::link(&mut self.stages[stage], &mut self.parent_stages[stage]);
        }
        for warp in 0..self.warps.val() {
            wires::link(&mut self.contexts[warp], &mut self.parents[warp]);
        }
        for parent in 0..self.splitting.val() {
            if (parent > 0) && (self.split.parent.val() == parent) {
                for stage in 0..self.parent_stages.len() {
                    wires::link(
                        &mut self.stages[parent * self.stage_count.val() + stage],
                        &mut self.parent_stages[stage],
                    );
                }
                for warp in 0..self.warps.val() {
                    wires::link(
                        &mut self.contexts[parent * self.warps.val() + warp],
                        &mut self.parents[warp],
                    );
                }
            }
        }

        comment!("The child.");
        for child in 0..self.starts.len() {
            self.starts[child].next = 0.into();
            for warp in 0..self.warps.val() {
                if self.split.valid.val().any()
                    & (self.split.warp.val() == warp)
                    & (self.split.child.val() == child + 1)
                {
                    self.starts[child].next = self.starts[child].val().replace_bit(warp, true);
                }
            }
        }
        for child in 0..self.parent_numbers.len() {
            self.parent_numbers[child].next = unsigned_cast(self.split.parent.val());
            if self.split.parent.val() > child + 1 {
                self.parent_numbers[child].next = unsigned_cast(self.split.parent.val() - 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, small};
    use warpstep_kit::check::Check;
    use warpstep_spec::SplitMode;

    #[test]
    fn they_agree_with_their_verilog() {
        for (warps, splits, stages) in [(1, 1, 1), (3, 1, 3), (2, 2, 2), (3, 3, 3), (2, 7, 1)] {
            let check = Check::default()
                .cycles(200)
                .input("split_warp", move |random| random.below(warps as u64))
                .input("split_parent", move |random| random.below(splits as u64 + 1))
                .input("split_child", move |random| 1 + random.below(splits as u64));
            let shape = small(|p| {
                (p.warps, p.lanes, p.splits, p.fetch_latency) = (warps, 8, splits, stages);
                p.split_mode = SplitMode::Marked;
            });
            agree(check, SplitCopies::new(&shape));
        }
    }
}
