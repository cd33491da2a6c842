//! Who watches a run. Every method has an empty default; a watcher overrides what it cares for.

use crate::fault::Warning;
use crate::machine::At;
use crate::retire::{MemoryEffect, Retire};
use warpstep_spec::LaneMask;

/// How a split went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitOutcome {
    /// All active lanes agreed.
    Uniform,
    /// The halves run one after the other.
    Serial,
    /// The other half runs in this context.
    Parallel(usize),
}

/// How a join went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinOutcome {
    /// Its split had not diverged.
    Nothing,
    /// The other half starts.
    OtherHalf,
    /// Both halves are through, one after the other.
    Restored,
    /// The first of two halves that run in parallel is here and waits.
    Waits,
    /// The second of them is here: the child is free, the parent goes on behind the join.
    Merged {
        /// The context that goes on.
        parent: usize,
        /// The context that is free from now on.
        child: usize,
    },
}

/// A split or join, as it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Divergence {
    /// Lanes of a context part at a split.
    Split {
        /// Context that splits.
        at: At,
        /// Address of the split.
        pc: u32,
        /// Active lanes before.
        before: LaneMask,
        /// Those whose predicate holds.
        holds: LaneMask,
        /// Those whose predicate does not.
        other: LaneMask,
        /// How it went.
        outcome: SplitOutcome,
    },
    /// A context reaches a join.
    Join {
        /// Context that joins.
        at: At,
        /// Address of the join.
        pc: u32,
        /// Active lanes before.
        before: LaneMask,
        /// Active lanes after; where halves merged, those of the parent.
        after: LaneMask,
        /// How it went.
        outcome: JoinOutcome,
    },
}

/// Watches a run.
pub trait Observer {
    /// Whether [`Observer::retired`] is called: records cost time.
    const RETIRES: bool = true;
    /// An instruction finished.
    fn retired(&mut self, _record: &Retire) {}
    /// A load or store was performed: what it did, without the cost of a record.
    fn accessed(&mut self, _effect: &MemoryEffect) {}
    /// A split or join happened.
    fn diverged(&mut self, _event: &Divergence) {}
    /// A barrier opened, just before the record of the instruction that opened it: these go on.
    fn opened(&mut self, _released: &[At]) {}
    /// Something is probably wrong.
    fn warned(&mut self, _warning: &Warning) {}
    /// A character for the console.
    fn printed(&mut self, _byte: u8) {}
}

/// An observer that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const RETIRES: bool = false;
}
