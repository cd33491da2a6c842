//! What can go wrong in a run.

use std::fmt;
use warpstep_golden::{At, RunError, Waiting};

/// One of the two accesses of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RacingAccess {
    /// Core, warp and context concerned.
    pub at: At,
    /// Address of the instruction.
    pub pc: u32,
    /// Cycle in which it issued.
    pub cycle: u64,
    /// Whether it writes.
    pub writes: bool,
}

impl fmt::Display for RacingAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let does = if self.writes { "writes" } else { "reads" };
        write!(f, "{} at {:#010x} {does} it in cycle {}", self.at, self.pc, self.cycle)
    }
}

/// Why a run did not end by itself.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CycleError {
    /// The program is wrong.
    #[error("cycle {cycle}: {error}")]
    Program {
        /// Cycle in which it was found.
        cycle: u64,
        /// The program error as golden reports it.
        error: RunError,
    },
    /// An instruction was stored and not fenced: the cache, or a store on its way, may hold another.
    #[error(
        "cycle {cycle}: {at} at {pc:#010x} executes {fetched:#010x}, but {memory:#010x} was stored there since this core's last fence.i: one is missing after the store"
    )]
    StaleInstruction {
        /// Cycle in which it issued.
        cycle: u64,
        /// Context that executes it.
        at: At,
        /// Address of the instruction.
        pc: u32,
        /// What was fetched.
        fetched: u32,
        /// What was stored, on its way or there.
        memory: u32,
    },
    /// Two cores touch a word with no fences between.
    #[error(
        "race between cores at {address:#010x}: {earlier}; {later}. Between them each core needs a fence, the first one's first"
    )]
    Race {
        /// Address of the word.
        address: u32,
        /// The access that issued first.
        earlier: RacingAccess,
        /// The access that issued later.
        later: RacingAccess,
    },
    /// Arrivals at a barrier across cores gave counts that open it for some and not for others.
    #[error(
        "cycle {cycle}: {at} leaves barrier {barrier} across cores too early: the counts given there differ"
    )]
    BarrierCounts {
        /// Cycle in which the context leaves the barrier.
        cycle: u64,
        /// Context that leaves the barrier.
        at: At,
        /// Number of the barrier.
        barrier: u32,
    },
    /// More cores stand at a barrier across cores than it was to wait for.
    #[error(
        "cycle {cycle}: {present} cores stand at barrier {barrier} across cores, which waits for {count}: which of them go on depends on who is faster"
    )]
    BarrierCrowd {
        /// Cycle in which too many cores stood there.
        cycle: u64,
        /// Number of the barrier.
        barrier: u32,
        /// Cores that have arrived.
        present: u32,
        /// Cores it waits for.
        count: u32,
    },
    /// The port broke a rule: a bug of this model.
    #[error(transparent)]
    Protocol(#[from] warpstep_memory::Violation),
    /// The limit is reached.
    #[error("no end after {cycles} cycles{}", .running.iter().map(|one| format!("\n  {one}")).collect::<String>())]
    NoEnd {
        /// The limit, in cycles.
        cycles: u64,
        /// Warps that are still active.
        running: Vec<Waiting>,
    },
}

impl CycleError {
    /// A short stable word for it.
    pub fn kind(&self) -> &'static str {
        match self {
            CycleError::Program { error, .. } => error.kind(),
            CycleError::StaleInstruction { .. } => "stale-instruction",
            CycleError::Race { .. } => "race",
            CycleError::BarrierCounts { .. } | CycleError::BarrierCrowd { .. } => "barrier-count",
            CycleError::Protocol(_) => "protocol",
            CycleError::NoEnd { .. } => "no-progress",
        }
    }

    /// Address of the instruction at fault, where there is one.
    pub fn pc(&self) -> Option<u32> {
        match self {
            CycleError::Program { error, .. } => error.pc(),
            CycleError::StaleInstruction { pc, .. } => Some(*pc),
            CycleError::Race { later, .. } => Some(later.pc),
            CycleError::BarrierCounts { .. }
            | CycleError::BarrierCrowd { .. }
            | CycleError::Protocol(_)
            | CycleError::NoEnd { .. } => None,
        }
    }
}
