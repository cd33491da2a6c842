//! A program error as the core keeps it, reported as the other engines report it. Where the core keeps less than they know, the
//! report has less, in words of its own.

use crate::frame::FaultSeen;
use std::fmt;
use warpstep_golden::{Cause, Fault};
use warpstep_memory::Contents;
use warpstep_program::AccessError;
use warpstep_spec::events::FaultCause;
use warpstep_spec::{Config, decode, disassemble};

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Report {
    /// Everything the golden engine would report.
    Whole(Box<Fault>),
    /// What the core knows of it.
    Part { seen: FaultSeen, word: u32, kind: &'static str, words: String },
}

/// A program error the core found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError(Report);

impl ProgramError {
    /// What the core keeps, with the memory the instruction came from.
    pub(crate) fn new(seen: FaultSeen, contents: &Contents, config: &Config) -> ProgramError {
        let is_code = contents.is_code(seen.pc);
        let word = match seen.cause {
            Some(FaultCause::IllegalInstruction) if is_code => seen.detail,
            _ => contents.read(seen.pc),
        };
        ProgramError(match known(&seen, word, contents, config) {
            Ok(cause) => {
                let at = seen.at(config);
                let lane = matches!(cause, Cause::Access(_)).then_some(seen.lane);
                Report::Whole(Box::new(Fault { at, lane, pc: seen.pc, word, cause }))
            }
            Err((kind, words)) => Report::Part { seen, word, kind, words },
        })
    }

    /// A short stable word for it, as the other engines have it.
    pub fn kind(&self) -> &'static str {
        match &self.0 {
            Report::Whole(fault) => fault.cause.kind(),
            Report::Part { kind, .. } => kind,
        }
    }

    /// Address of the instruction at fault.
    pub fn pc(&self) -> u32 {
        match &self.0 {
            Report::Whole(fault) => fault.pc,
            Report::Part { seen, .. } => seen.pc,
        }
    }
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Report::Whole(fault) => fault.fmt(f),
            Report::Part { seen, word, words, .. } => {
                let (pc, code) = (seen.pc, disassemble(*word, seen.pc));
                write!(f, "core {} warp {}", seen.core, seen.context)?;
                if seen.cause == Some(FaultCause::BusError) {
                    write!(f, " lane {}", seen.lane)?;
                }
                write!(f, " at {pc:#010x} `{code}`: {words}")
            }
        }
    }
}

/// The golden engine's cause, or a kind and words where the core does not keep all of it.
fn known(
    seen: &FaultSeen,
    word: u32,
    contents: &Contents,
    config: &Config,
) -> Result<Cause, (&'static str, String)> {
    let detail = seen.detail;
    let bytes = decode(word).and_then(|instruction| instruction.op.access_bytes()).unwrap_or(1);
    let Some(cause) = seen.cause else {
        return Err(("unknown", "the core reports an unknown cause".into()));
    };
    Ok(match cause {
        // A line that is not there, or broken, comes as zeros.
        FaultCause::IllegalInstruction if contents.is_broken(seen.pc) => Cause::BrokenFetch,
        FaultCause::IllegalInstruction if !contents.is_code(seen.pc) => Cause::UnmappedFetch,
        FaultCause::IllegalInstruction => match decode(word) {
            None => Cause::IllegalInstruction,
            Some(known) if config.decode(word).is_none() => Cause::NoExtension(known.row().extension),
            Some(_) => {
                let words = "dynamic rounding mode, but frm holds one that is reserved";
                return Err(("illegal-instruction", words.into()));
            }
        },
        FaultCause::WhileSplit => match decode(word) {
            Some(instruction) => Cause::while_split(&instruction),
            None => return Err(("while-split", cause.meaning().into())),
        },
        FaultCause::MisalignedTarget => Cause::MisalignedTarget(detail),
        FaultCause::SpawnCount => Cause::SpawnCount { count: detail, warps: config.warps },
        FaultCause::BarrierId => Cause::BarrierId { operand: detail, available: config.barriers() },
        FaultCause::BarrierCount => {
            return Err(("barrier-count", format!("barrier count {detail} is impossible")));
        }
        FaultCause::StackOverflow => Cause::StackOverflow { depth: detail as usize },
        FaultCause::JoinWithoutSplit => {
            return Err(("join-without-split", format!("join without its split: operand {detail}")));
        }
        FaultCause::JoinsDiffer => Cause::JoinsDiffer { first: detail },
        FaultCause::UnknownCsr => Cause::UnknownCsr(detail as u16),
        FaultCause::ReadOnlyCsr => Cause::ReadOnlyCsr(detail as u16),
        FaultCause::MisalignedAccess => AccessError::Misaligned { address: detail, bytes }.into(),
        FaultCause::UnmappedAccess => AccessError::Unmapped { address: detail, bytes }.into(),
        FaultCause::BusError if contents.is_broken(detail) => {
            let words =
                format!("memory answers a {bytes}-byte access in the line at {detail:#x} with an error");
            return Err(("bus-error", words));
        }
        FaultCause::BusError => {
            let words = format!("unmapped {bytes}-byte access in the line at {detail:#x}");
            return Err(("unmapped", words));
        }
    })
}
