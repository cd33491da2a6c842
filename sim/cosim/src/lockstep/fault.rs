//! Program errors: what the golden engine finds at issue, the core finds a little later. It must be the same error.

use super::LockstepError;
use super::compare::same;
use crate::engine::{Engine, EngineError};
use crate::frame::{FaultSeen, Frame};
use warpstep_golden::{At, Cause, Fault, Machine, Silent, Step};
use warpstep_program::AccessError;
use warpstep_spec::events::FaultCause;
use warpstep_spec::{Config, decode};

/// Cycles a core may take beside those of memory until it has found an error.
const TIMEOUT: u64 = 2_000;
/// Cycles for which a core is held to what it reported.
const STAYS: usize = 2;
/// Instructions a warp may issue from the model's error to the core's.
const AHEAD: usize = 64;

/// The error as the core will name it.
pub(super) struct Expected {
    cause: FaultCause,
    at: At,
    /// Number of the context in its core.
    context: usize,
    pc: u32,
    /// The evidence, as `docs/ports.md` lists it for every cause; `None` where only the engines that know bytes have one.
    detail: Option<u32>,
    /// The lane of an access.
    lane: Option<usize>,
    timeout: u64,
}

/// What the core must report; `None` for errors hardware does not know.
pub(super) fn expected(fault: &Fault, config: &Config) -> Option<Expected> {
    let (cause, detail) = match &fault.cause {
        Cause::IllegalInstruction | Cause::NoExtension(_) | Cause::ReservedRounding(_) => {
            (FaultCause::IllegalInstruction, Some(fault.word))
        }
        // The core issues what the bus gave it instead.
        Cause::UnmappedFetch => (FaultCause::IllegalInstruction, None),
        Cause::BrokenFetch => (FaultCause::IllegalInstruction, Some(0)),
        Cause::UnknownCsr(number) => (FaultCause::UnknownCsr, Some((*number).into())),
        Cause::ReadOnlyCsr(number) => (FaultCause::ReadOnlyCsr, Some((*number).into())),
        Cause::Access(AccessError::Misaligned { address, .. }) => {
            (FaultCause::MisalignedAccess, Some(*address))
        }
        Cause::Access(error @ AccessError::Unmapped { address, .. }) if error.is_of_the_address() => {
            (FaultCause::UnmappedAccess, Some(*address))
        }
        // What only the memory of a simulation leaves out or breaks, the core learns from the bus.
        Cause::Access(AccessError::Unmapped { address, .. } | AccessError::Broken { address, .. }) => {
            (FaultCause::BusError, Some(address & !(config.data_line_bytes - 1)))
        }
        Cause::MisalignedTarget(target) => (FaultCause::MisalignedTarget, Some(*target)),
        Cause::StackOverflow { depth } => (FaultCause::StackOverflow, Some(*depth as u32)),
        Cause::JoinWithoutSplit { operand, .. } => (FaultCause::JoinWithoutSplit, Some(*operand)),
        Cause::JoinsDiffer { first } => (FaultCause::JoinsDiffer, Some(*first)),
        Cause::BarrierCount { count, .. } => (FaultCause::BarrierCount, Some(*count)),
        Cause::BarrierId { operand, .. } => (FaultCause::BarrierId, Some(*operand)),
        Cause::SpawnCount { count, .. } => (FaultCause::SpawnCount, Some(*count)),
        Cause::WhileSplit(_) => {
            let csr = decode(fault.word).map_or(0, |instruction| instruction.csr);
            (FaultCause::WhileSplit, Some(csr.into()))
        }
        Cause::Warned(_) | Cause::MemoryExhausted(_) | Cause::Order(_) => return None,
    };
    let (at, pc) = (fault.at, fault.pc);
    let context = fault.at.number(config.contexts());
    // Every lane of every access before it may be a line, and every line wait for all cores.
    let lines = config.cores * (config.lanes + 1) * (config.outstanding_lines as usize + 2);
    let timeout = TIMEOUT + u64::from(config.slot_cycles()) * lines as u64;
    let lane = fault.lane.filter(|_| matches!(fault.cause, Cause::Access(_)));
    Some(Expected { cause, at, context, pc, detail, lane, timeout })
}

/// Lets the engine go on until it reports an error, and compares. The model finds the error that issues first, the core the one
/// that is found first: so another error is as good if the golden engine, as it stands, finds it just there.
pub(super) fn await_it(
    engine: &mut impl Engine,
    seen: &mut Frame,
    expected: &Expected,
    golden: &Machine,
) -> Result<(), LockstepError> {
    for _ in 0..expected.timeout {
        match engine.tick(seen) {
            Ok(()) => {}
            // It stops at an error as the reference does.
            Err(EngineError::Program(error)) => {
                let who = Some(expected.at);
                let place = error.pc();
                return Ok(same(seen.cycle, who, "place of a program error", &place, &Some(expected.pc))?);
            }
            Err(error) => return Err(error.into()),
        }
        if let Some(fault) = seen.fault {
            let compared = agree(seen.cycle, &fault, expected);
            if compared.is_err() && !is_real(&fault, golden) {
                return Ok(compared?);
            }
            return stays(engine, seen, fault, expected.at);
        }
    }
    Ok(same(seen.cycle, Some(expected.at), "a program error", &false, &true)?)
}

/// The first error stays what it is, whatever the core does meanwhile.
fn stays(engine: &mut impl Engine, seen: &mut Frame, fault: FaultSeen, at: At) -> Result<(), LockstepError> {
    for _ in 0..STAYS {
        engine.tick(seen)?;
        same(seen.cycle, Some(at), "a program error that was reported", &seen.fault, &Some(fault))?;
    }
    Ok(())
}

/// Whether the golden engine comes to this very error when that warp alone goes on for a few instructions.
fn is_real(fault: &FaultSeen, golden: &Machine) -> bool {
    let (at, config) = (fault.at(golden.config()), golden.config());
    if at.core >= config.cores || at.warp >= config.warps {
        return false; // a number that a wrong core makes up
    }
    let mut golden = golden.clone();
    for _ in 0..AHEAD {
        match golden.step(at, None, &mut Silent) {
            Ok(Step::Retired { .. }) => {}
            Ok(Step::Waits) => return false,
            Err(found) => {
                let expected = expected(&found, golden.config());
                return expected.is_some_and(|expected| agree(0, fault, &expected).is_ok());
            }
        }
    }
    false
}

fn agree(cycle: u64, fault: &FaultSeen, expected: &Expected) -> Result<(), super::Difference> {
    let who = Some(expected.at);
    let place = (fault.core, fault.context, fault.pc);
    same(cycle, who, "place of a program error", &place, &(expected.at.core, expected.context, expected.pc))?;
    same(cycle, who, "cause of a program error", &fault.cause, &Some(expected.cause))?;
    if let Some(detail) = &expected.detail {
        same(cycle, who, "detail of a program error", &fault.detail, detail)?;
    }
    match &expected.lane {
        Some(lane) => same(cycle, who, "lane of a program error", &fault.lane, lane),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_elsewhere_of_another_kind_or_with_other_evidence_is_another_error() {
        let expected = Expected {
            cause: FaultCause::MisalignedAccess,
            at: At { core: 1, warp: 2, context: 0 },
            context: 2,
            pc: 0x80,
            detail: Some(0x13),
            lane: Some(3),
            timeout: 1,
        };
        let right = FaultSeen {
            core: 1,
            cause: Some(FaultCause::MisalignedAccess),
            context: 2,
            pc: 0x80,
            detail: 0x13,
            lane: 3,
        };
        assert_eq!(agree(5, &right, &expected), Ok(()));
        for wrong in [
            FaultSeen { core: 0, ..right },
            FaultSeen { cause: Some(FaultCause::UnmappedAccess), ..right },
            FaultSeen { cause: None, ..right },
            FaultSeen { context: 1, ..right },
            FaultSeen { pc: 0x84, ..right },
            FaultSeen { detail: 0x12, ..right },
            FaultSeen { lane: 0, ..right },
        ] {
            assert!(agree(5, &wrong, &expected).is_err(), "{wrong:?}");
        }
    }
}
