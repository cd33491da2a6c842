//! An invariant that does not hold: which, where, when, and what was seen instead.

use warpstep_golden::At;

/// What holds in every cycle of every core, whatever the program does. The page on the micro-architecture numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invariant {
    /// 1, coordinated schedules.
    #[error("queue + in flight = t_F + 1")]
    QueueAndFlight,
    /// 1, every schedule.
    #[error("a context that issues has an entry queued")]
    IssuesFromItsQueue,
    /// 2.
    #[error(
        "every lane belongs to one context of its warp, contexts are active in their own lanes only, and a free one owns none"
    )]
    LanesAreOwned,
    /// 2: nobody else changes them.
    #[error(
        "active lanes change by an instruction of their own context, by a split, by a merge or when the warp is started"
    )]
    LanesChangeForAReason,
    /// 3.
    #[error(
        "of the selected warp all ready contexts issue, and nobody else; where one context is selected, it alone"
    )]
    SelectedIssue,
    /// 4.
    #[error("what issues in one cycle has lanes of its own: those of its context")]
    IssuedLanesAreDisjoint,
    /// 5.
    #[error("a context is taken by a split and freed by a merge, and parents form a tree")]
    ChildrenFormATree,
    /// 6.
    #[error("a context waits at a join from its own join to the merge, and never both halves of a split")]
    OneHalfWaits,
    /// 7.
    #[error("after a split the child has queued, in flight and missed what its parent has")]
    ChildIsACopy,
    /// 8.
    #[error("a merge gives the parent the lanes it had before the split, all of which it owns")]
    MergeGivesBack,
    /// 9.
    #[error("a result comes for a register that waits for it, and nobody uses one that waits")]
    WritesAreAwaited,
    /// 10.
    #[error(
        "memory, scalar unit and lane exchange take one instruction a cycle, of the lowest context that is ready"
    )]
    OneOfEachUnit,
    /// 11.
    #[error("a context issues what it requested: no NOP but for a miss, a redirect or a start")]
    NoNopOfASplit,
    /// 13.
    #[error("what concerns the whole warp does not happen while it is split")]
    WholeWarpOnly,
}

/// What a check found: the number of the context in its core, the invariant, the evidence.
pub(super) struct Finding {
    pub context: usize,
    pub invariant: Invariant,
    pub evidence: String,
}

impl Finding {
    /// Fails unless `holds`.
    pub fn unless(
        holds: bool,
        context: usize,
        invariant: Invariant,
        evidence: impl FnOnce() -> String,
    ) -> Result<(), Finding> {
        if holds { Ok(()) } else { Err(Finding { context, invariant, evidence: evidence() }) }
    }
}

/// An invariant that a core breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: core {} warp {} context {} breaks an invariant ({invariant}): {evidence}", at.core, at.warp, at.context)]
pub struct Broken {
    /// Cycle in which it was seen.
    pub cycle: u64,
    /// Context concerned.
    pub at: At,
    /// What does not hold.
    pub invariant: Invariant,
    /// What was seen instead.
    pub evidence: Box<str>,
}
