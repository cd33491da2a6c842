//! What can go wrong in a program, with the evidence.

use crate::context::ContextState;
use crate::machine::At;
use warpstep_spec::abi::GLOBAL_BARRIER;
use warpstep_spec::csr::{self, Csr};
use warpstep_spec::isa::Extension;
use warpstep_spec::mask::draw;
use warpstep_spec::{Instruction, LaneMask, Op, disassemble};

/// Why an instruction cannot be executed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    /// No row of the table matches.
    #[error("illegal instruction")]
    IllegalInstruction,
    /// The machine has no unit for it.
    #[error("{}", .0.absence())]
    NoExtension(Extension),
    /// frm holds a reserved value.
    #[error("dynamic rounding mode, but frm holds {0}, which is reserved")]
    ReservedRounding(u32),
    /// No such register.
    #[error("CSR {0:#x} does not exist")]
    UnknownCsr(u16),
    /// A fact cannot be written.
    #[error("CSR {0:#x} is read-only")]
    ReadOnlyCsr(u16),
    /// A load, store or fetch that memory refuses.
    #[error(transparent)]
    Access(#[from] warpstep_program::AccessError),
    /// Fetching from where no memory is.
    #[error("instruction fetch from unmapped memory")]
    UnmappedFetch,
    /// Fetching from memory that fails.
    #[error("memory answers the instruction fetch with an error")]
    BrokenFetch,
    /// Instructions lie at multiples of four.
    #[error("jump to {0:#x}, which is not a multiple of four")]
    MisalignedTarget(u32),
    /// More nested splits than the stack holds.
    #[error("divergence stack overflow: {depth} entries (lanes - 1) are in use")]
    StackOverflow {
        /// Entries there are.
        depth: usize,
    },
    /// The operand of join is neither the pointer nor the top entry.
    #[error("join without its split: operand {operand}, divergence pointer {pointer}")]
    JoinWithoutSplit {
        /// Operand of the join.
        operand: u32,
        /// Divergence pointer of the context.
        pointer: u32,
    },
    /// The halves of a split must meet.
    #[error("the other half of this split joined at {first:#x}: both halves must reach the same join")]
    JoinsDiffer {
        /// Where the first half joined.
        first: u32,
    },
    /// A warning the user made an error.
    #[error("{0}")]
    Warned(WarningKind),
    /// A barrier that can never open.
    #[error("barrier count {count} is impossible: allowed 1..={most}")]
    BarrierCount {
        /// Participants the program asks for.
        count: u32,
        /// Warps or cores there are.
        most: usize,
    },
    /// No such barrier.
    #[error("{} does not exist: there are {available} (warps / 2, at least one)", barrier_words(*.operand))]
    BarrierId {
        /// Asked for: its number, and whether it is one across cores.
        operand: u32,
        /// Barriers there are.
        available: usize,
    },
    /// More warps than there are.
    #[error("wspawn of {count} warps is impossible: the core has {warps}")]
    SpawnCount {
        /// Warps the program asks for.
        count: u32,
        /// Warps of the core.
        warps: usize,
    },
    /// The host keeps a limited amount of simulated memory.
    #[error("the program has touched more than {0} MiB of memory, which is more than this engine keeps")]
    MemoryExhausted(usize),
    /// What concerns the whole warp: bar, wspawn, retiring, float status, how it splits.
    #[error("{0} while halves of this warp run in parallel")]
    WhileSplit(&'static str),
    /// The order another engine dictated is impossible.
    #[error("the dictated order is impossible: {0}")]
    Order(&'static str),
}

impl Cause {
    /// What this instruction must not do while its warp is split.
    pub fn while_split(instruction: &Instruction) -> Cause {
        Cause::WhileSplit(match instruction.op {
            Op::Bar => "bar",
            Op::Wspawn => "wspawn",
            Op::Tmc | Op::Pred | Op::PredN => "the warp retires",
            _ => match csr::lookup(instruction.csr).map(|row| row.csr) {
                Some(Csr::Fflags) => "an access to fflags",
                Some(Csr::Fcsr) => "an access to fcsr",
                Some(Csr::Frm) => "a write to frm",
                Some(Csr::SplitControl) => "a write to split_control",
                _ => "what concerns the whole warp",
            },
        })
    }

    /// A short stable word for it.
    pub fn kind(&self) -> &'static str {
        use warpstep_program::AccessError;
        match self {
            Cause::IllegalInstruction | Cause::NoExtension(_) | Cause::ReservedRounding(_) => {
                "illegal-instruction"
            }
            Cause::UnknownCsr(_) | Cause::ReadOnlyCsr(_) => "illegal-csr",
            Cause::Access(AccessError::Misaligned { .. }) => "misaligned",
            Cause::Access(AccessError::Unmapped { .. }) | Cause::UnmappedFetch => "unmapped",
            Cause::Access(AccessError::Broken { .. }) | Cause::BrokenFetch => "bus-error",
            Cause::MisalignedTarget(_) => "misaligned-target",
            Cause::StackOverflow { .. } => "stack-overflow",
            Cause::JoinWithoutSplit { .. } => "join-without-split",
            Cause::JoinsDiffer { .. } => "joins-differ",
            Cause::Warned(kind) => kind.word(),
            Cause::BarrierCount { .. } => "barrier-count",
            Cause::BarrierId { .. } => "barrier-id",
            Cause::SpawnCount { .. } => "wspawn-count",
            Cause::WhileSplit(_) => "while-split",
            Cause::MemoryExhausted(_) => "memory-exhausted",
            Cause::Order(_) => "order",
        }
    }
}

fn barrier_words(operand: u32) -> String {
    let across = if operand & GLOBAL_BARRIER != 0 { " across cores" } else { "" };
    format!("barrier {}{across}", operand & !GLOBAL_BARRIER)
}

/// A program error: where, what, why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}{} at {pc:#010x} `{}`: {cause}", lane_words(.lane), disassemble(*.word, *.pc))]
pub struct Fault {
    /// Core, warp, context.
    pub at: At,
    /// The lane, where one can be named.
    pub lane: Option<usize>,
    /// Address of the instruction.
    pub pc: u32,
    /// The instruction as fetched.
    pub word: u32,
    /// What is wrong with it.
    pub cause: Cause,
}

fn lane_words(lane: &Option<usize>) -> String {
    lane.map_or(String::new(), |lane| format!(" lane {lane}"))
}

/// Something that works but is probably wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum WarningKind {
    /// A branch is decided by the highest active lane alone.
    #[error("active lanes disagree at a branch, which follows the highest one: a split is missing")]
    BranchDisagrees,
    /// An indirect jump takes the target of the highest active lane.
    #[error("active lanes disagree on the target of a jump, which follows the highest one")]
    JumpDisagrees,
    /// The result depends on the split mode.
    #[error("lanes of the other half are made active: in another split mode they would not be")]
    MaskBeyondHalf,
    /// A mask that names lanes, but none the context has.
    #[error("the mask names no lane of this context, so the warp retires")]
    NoLaneLeft,
    /// The waiting half never runs.
    #[error("the warp retires while diverged: its other half never runs")]
    RetiresWhileDiverged,
    /// Only one half arrives.
    #[error("bar while diverged: the warp counts as arrived though its other half is not here")]
    BarWhileDiverged,
    /// Only one half spawns.
    #[error("wspawn while diverged")]
    SpawnWhileDiverged,
    /// Nothing orders the halves of a parallel split before their join.
    #[error(
        "halves that run in parallel share the byte at {address:#x}, and one writes it: the access at {earlier:#x} may \
         come before or after"
    )]
    HalvesRace {
        /// A byte both touch.
        address: u32,
        /// Where the other half touched it.
        earlier: u32,
    },
}

impl WarningKind {
    /// A short stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            WarningKind::BranchDisagrees => "branch-disagrees",
            WarningKind::JumpDisagrees => "jump-disagrees",
            WarningKind::MaskBeyondHalf => "mask-beyond-half",
            WarningKind::NoLaneLeft => "no-lane-left",
            WarningKind::RetiresWhileDiverged => "retires-while-diverged",
            WarningKind::BarWhileDiverged => "bar-while-diverged",
            WarningKind::SpawnWhileDiverged => "wspawn-while-diverged",
            WarningKind::HalvesRace { .. } => "halves-race",
        }
    }
}

/// A warning, once for each place in the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at} at {pc:#010x} `{}`: {kind} (active {}, concerned {})", disassemble(*.word, *.pc),
    draw(*.active, *.lanes), draw(*.concerned, *.lanes))]
pub struct Warning {
    /// Core, warp, context.
    pub at: At,
    /// Address of the instruction.
    pub pc: u32,
    /// The instruction as fetched.
    pub word: u32,
    /// What is questionable about it.
    pub kind: WarningKind,
    /// Active lanes, one bit per lane.
    pub active: LaneMask,
    /// Those it is about: lanes that take the branch, lanes a mask names, …
    pub concerned: LaneMask,
    /// Lanes of a warp.
    pub lanes: usize,
}

/// A context that waits, or runs without end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Core, warp, context.
    pub at: At,
    /// Where it stands.
    pub pc: u32,
    /// Active lanes, of how many.
    pub active: (LaneMask, usize),
    /// What it waits for.
    pub state: ContextState,
}

impl std::fmt::Display for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (active, lanes) = self.active;
        write!(f, "{} at {:#010x} lanes {} ", self.at, self.pc, draw(active, lanes))?;
        match self.state {
            ContextState::Free => f.write_str("is free"),
            ContextState::Running => f.write_str("runs"),
            ContextState::AtBarrier(id) => write!(f, "waits at barrier {id}"),
            ContextState::AtGlobalBarrier(id) => write!(f, "waits at global barrier {id}"),
            ContextState::AtSpawn => f.write_str("waits at wspawn for the other warps to end"),
            ContextState::AtJoin => f.write_str("waits at join for its other half"),
        }
    }
}

fn lines(waiting: &[Waiting]) -> String {
    waiting.iter().map(|one| format!("\n  {one}")).collect()
}

/// Why a run did not end by itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// An instruction that cannot be executed.
    #[error(transparent)]
    Fault(#[from] Box<Fault>),
    /// No warp can go on.
    #[error("deadlock: every active warp waits{}", lines(.waiting))]
    Deadlock {
        /// Each waiting warp and what it waits for.
        waiting: Vec<Waiting>,
    },
    /// The limit is reached.
    #[error("no end after {instructions} warp-instructions{}", lines(.running))]
    NoProgress {
        /// The limit, in instructions.
        instructions: u64,
        /// Who is still active.
        running: Vec<Waiting>,
    },
}

impl RunError {
    /// A short stable word for it.
    pub fn kind(&self) -> &'static str {
        match self {
            RunError::Fault(fault) => fault.cause.kind(),
            RunError::Deadlock { .. } => "deadlock",
            RunError::NoProgress { .. } => "no-progress",
        }
    }

    /// Address of the instruction at fault, where there is one.
    pub fn pc(&self) -> Option<u32> {
        match self {
            RunError::Fault(fault) => Some(fault.pc),
            _ => None,
        }
    }
}
