//! What is reported: where, what, why, and what to do about it.

use serde::Serialize;
use std::fmt;
use warpstep_flow::Place;
use warpstep_program::Program;

/// A way a program can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Lanes may disagree at a branch.
    BranchDiverges,
    /// Lanes may disagree on the target of a jump.
    JumpDiverges,
    /// A join while no split is open.
    JoinWithoutSplit,
    /// A way from a split passes no join.
    SplitWithoutJoin,
    /// A join gets another number than its split gave.
    WrongPointer,
    /// Halves of a split end at different joins.
    JoinsDiffer,
    /// A barrier that some warps may not come to.
    BarrierNotReached,
    /// Warps wait for different numbers of warps, or a number that cannot come.
    BarrierCount,
    /// A barrier while lanes of the warp stand by.
    BarrierWhileSplit,
    /// A register that may never have been written.
    RegisterUnset,
    /// A register that lanes opened by `tmc` never wrote.
    LanesUnset,
    /// Memory that nobody writes.
    MemoryUnset,
    /// An instruction that the machine does not have.
    NoSuchInstruction,
}

impl Kind {
    /// A short stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::BranchDiverges => "branch-diverges",
            Kind::JumpDiverges => "jump-diverges",
            Kind::JoinWithoutSplit => "join-without-split",
            Kind::SplitWithoutJoin => "split-without-join",
            Kind::WrongPointer => "wrong-pointer",
            Kind::JoinsDiffer => "joins-differ",
            Kind::BarrierNotReached => "barrier-not-reached",
            Kind::BarrierCount => "barrier-count",
            Kind::BarrierWhileSplit => "barrier-while-split",
            Kind::RegisterUnset => "register-unset",
            Kind::LanesUnset => "lanes-unset",
            Kind::MemoryUnset => "memory-unset",
            Kind::NoSuchInstruction => "no-such-instruction",
        }
    }

    /// What to do about it.
    pub fn help(self) -> &'static str {
        match self {
            Kind::BranchDiverges => {
                "part the lanes first: split or pred on a condition of 0 or 1, then branch on it (in C: WS_IF, WS_WHILE), or select without a branch"
            }
            Kind::JumpDiverges => "jump to one target in all lanes; part them by split first",
            Kind::JoinWithoutSplit => "remove the join, or put its split on every way to it",
            Kind::SplitWithoutJoin => {
                "let every way from the split pass its join, before the function returns or the warp ends"
            }
            Kind::WrongPointer => {
                "give the join the register its split wrote, kept in a register or stack slot of its own until then"
            }
            Kind::JoinsDiffer => "let both halves go to one join",
            Kind::BarrierNotReached => {
                "move the barrier out of the condition, or decide it by what all warps of the barrier agree on"
            }
            Kind::BarrierCount => {
                "let all warps that meet at a barrier name the same number, and start as many"
            }
            Kind::BarrierWhileSplit => {
                "join first, and let all lanes leave the loop: a barrier is for whole warps"
            }
            Kind::RegisterUnset => "write the register on every way to this instruction",
            Kind::LanesUnset => "compute it again behind the tmc: opening lanes gives them no values",
            Kind::MemoryUnset => "store there first, or let the image hold it",
            Kind::NoSuchInstruction => {
                "build it for this machine: warpstep build takes --config and --set, too"
            }
        }
    }
}

/// Something that is wrong, or may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What kind of mistake.
    pub kind: Kind,
    /// The instruction.
    pub place: Place,
    /// The instruction as text.
    pub instruction: String,
    /// What is wrong with it.
    pub reason: String,
    /// Where that comes from, nearest first.
    pub because: Vec<Step>,
}

/// An instruction that had a part in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it stands.
    pub place: Place,
    /// What it does to the matter.
    pub what: String,
}

impl Step {
    pub(crate) fn new(program: &Program, pc: u32, what: impl Into<String>) -> Step {
        Step { place: Place::of(program, pc), what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}: `{}`: {}", self.place, self.kind.word(), self.instruction, self.reason)?;
        for step in &self.because {
            writeln!(f, "    {}: {}", step.place, step.what)?;
        }
        writeln!(f, "    help: {}", self.kind.help())
    }
}
