//! What the fuzzer knows of lockstep: a core to try programs on. All calls of the co-simulation room stand here.

use warpstep_core::{Mutation, Mutations};
use warpstep_cosim::rtl::RtlError;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Build, Initial, Lockstep, LockstepError, Start};
use warpstep_fuzz::Build as Machine;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;

/// Cycles a random program never needs.
pub const LIMIT: u64 = 20_000_000;

/// What hardware does not reset is random by this seed; `cosim --start random --seeds 1` is the same.
const SEED: u32 = 1;

/// A compiled core.
pub struct Engine {
    build: Build,
    memory: MemoryKind,
}

/// How a program went.
pub enum Verdict {
    /// Every cycle and lane agrees; how many cycles.
    Agrees(u64),
    /// It does not.
    Fails(Failing),
    /// There is no core.
    Broken(RtlError),
}

/// A program that fails.
#[derive(Debug)]
pub struct Failing {
    /// Kind of failure.
    pub how: How,
    /// What is wrong, and the instructions before it.
    pub report: String,
    /// Cycle of the failure.
    pub cycle: u64,
}

/// The ways to fail. A shrunk program must fail in the same way, for an edit may well bring about another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The core and the model differ.
    Differs,
    /// The cycle model calls an error what the golden engine alone does not.
    Refused,
    /// The program does not end.
    NoEnd,
}

impl Engine {
    /// The core as it is emitted.
    pub fn new(machine: &Machine, cache: &Cache) -> Result<Engine, RtlError> {
        Engine::mutated(machine, cache, &[])
    }

    /// A core with bugs.
    pub fn mutated(machine: &Machine, cache: &Cache, bugs: &[Mutation]) -> Result<Engine, RtlError> {
        let memory = machine.memory.parse().expect("a test of the machines reads each");
        Ok(Engine { build: Build::mutated(&machine.config, cache, &Mutations::awake(bugs))?, memory })
    }

    /// Runs a program in lockstep, `limit` cycles at most, from a random state.
    pub fn check(&self, program: &Program, limit: Option<u64>) -> Verdict {
        let start = Start { initial: Initial::Random(SEED), memory: self.memory, ..Start::default() };
        let (how, report, cycle) = match Lockstep::new(&self.build, program, &start) {
            Err(LockstepError::Rtl(error)) => return Verdict::Broken(error),
            Err(error) => (How::Refused, error.to_string(), 0),
            Ok(mut lockstep) => {
                let result = lockstep.run(limit.unwrap_or(LIMIT));
                let cycles = lockstep.chip().counters().cycles;
                let how = match &result {
                    Ok(()) => return Verdict::Agrees(cycles),
                    Err(LockstepError::Differs(_) | LockstepError::Breaks(_)) => How::Differs,
                    Err(LockstepError::NoEnd(_)) => How::NoEnd,
                    Err(_) => How::Refused,
                };
                let before: String = lockstep.recent(None).iter().map(|line| format!("\n  {line}")).collect();
                let error = result.err().map_or(String::new(), |error| error.to_string());
                (how, format!("{error}\nissued before:{before}"), cycles)
            }
        };
        Verdict::Fails(Failing { how, report, cycle })
    }
}
