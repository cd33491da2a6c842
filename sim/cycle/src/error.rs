//! What can go wrong in a run, and machines this model does not know.

use warpstep_golden::{At, RunError, Waiting};

/// A machine this model does not know yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cycle model does not know {field} = {value} yet; use {field} = {use_instead}")]
pub struct Unsupported {
    pub(crate) field: &'static str,
    pub(crate) value: usize,
    pub(crate) use_instead: usize,
}

/// Why a run did not end by itself.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CycleError {
    /// The program is wrong.
    #[error("cycle {cycle}: {error}")]
    Program {
        /// When it was found.
        cycle: u64,
        /// What.
        error: RunError,
    },
    /// The cache held an instruction that memory no longer holds.
    #[error(
        "cycle {cycle}: {at} at {pc:#010x} executes {cached:#010x} from the instruction cache, memory holds {memory:#010x}: a fence.i is missing"
    )]
    StaleInstruction {
        /// When.
        cycle: u64,
        /// Who.
        at: At,
        /// Address.
        pc: u32,
        /// What was fetched.
        cached: u32,
        /// What is in memory.
        memory: u32,
    },
    /// The limit is reached.
    #[error("no end after {cycles} cycles{}", .running.iter().map(|one| format!("\n  {one}")).collect::<String>())]
    NoEnd {
        /// The limit.
        cycles: u64,
        /// Who is still active.
        running: Vec<Waiting>,
    },
}

impl CycleError {
    /// A short stable word for it.
    pub fn kind(&self) -> &'static str {
        match self {
            CycleError::Program { error, .. } => error.kind(),
            CycleError::StaleInstruction { .. } => "stale-instruction",
            CycleError::NoEnd { .. } => "no-progress",
        }
    }

    /// Address of the instruction at fault, where there is one.
    pub fn pc(&self) -> Option<u32> {
        match self {
            CycleError::Program { error, .. } => error.pc(),
            CycleError::StaleInstruction { pc, .. } => Some(*pc),
            CycleError::NoEnd { .. } => None,
        }
    }
}
