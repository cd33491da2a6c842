//! What keeps a context from issuing beside its instructions.

use warpstep_spec::events::Stall;

/// Why a context may not issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Block {
    None,
    /// A control instruction, known to end in this cycle.
    Control {
        resolves: u64,
    },
    /// At a barrier.
    Barrier,
    /// At this barrier across cores.
    GlobalBarrier(u32),
    /// At a wspawn, until no other warp is active.
    Spawn,
    /// At the join of a parallel split, until the other half comes.
    Join,
}

impl Block {
    /// The stall reason it is reported as.
    #[inline]
    pub fn stall(self) -> Option<Stall> {
        match self {
            Block::None => None,
            Block::Control { .. } => Some(Stall::Control),
            Block::Barrier | Block::GlobalBarrier(_) => Some(Stall::Barrier),
            Block::Spawn => Some(Stall::Spawn),
            Block::Join => Some(Stall::Join),
        }
    }

    /// Whether only other contexts can end it.
    pub fn is_held_up(self) -> bool {
        matches!(self, Block::Barrier | Block::GlobalBarrier(_) | Block::Spawn | Block::Join)
    }

    /// Whether its control instruction may be resolved in this cycle.
    pub fn is_due(self, now: u64) -> bool {
        match self {
            Block::Control { resolves } => resolves == now,
            Block::Spawn => true,
            Block::None | Block::Barrier | Block::GlobalBarrier(_) | Block::Join => false,
        }
    }
}
