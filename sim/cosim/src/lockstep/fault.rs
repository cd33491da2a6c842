//! Program errors: what the golden engine finds at issue, the core finds a little later. It must be the same error.

use super::LockstepError;
use super::compare::same;
use crate::frame::{FaultSeen, Frame};
use crate::rtl::Rtl;
use warpstep_core::control::fault::cause;
use warpstep_golden::{Cause, Fault};
use warpstep_program::AccessError;
use warpstep_spec::{Config, abi};

/// Cycles a core may take beside those of memory until it has found an error.
const PATIENCE: u64 = 2_000;

/// The error as the core will name it.
pub(super) struct Expected {
    cause: usize,
    core: usize,
    warp: usize,
    pc: u32,
    /// The address at fault, where there is one.
    address: Option<u32>,
    patience: u64,
}

/// Whether the core itself knows that nothing can be there: below I/O, and beyond local memory.
fn is_never_mapped(address: u32) -> bool {
    !(abi::IO.start..abi::LOCAL_MEMORY_BASE).contains(&address)
}

/// What the core must report; `None` for errors hardware does not know.
pub(super) fn expected(fault: &Fault, config: &Config) -> Option<Expected> {
    let (cause, address) = match &fault.cause {
        Cause::IllegalInstruction | Cause::NoFpu | Cause::ReservedRounding(_) | Cause::UnmappedFetch => {
            (cause::ILLEGAL_INSTRUCTION, None)
        }
        Cause::UnknownCsr(_) => (cause::UNKNOWN_CSR, None),
        Cause::ReadOnlyCsr(_) => (cause::READ_ONLY_CSR, None),
        Cause::Access(AccessError::Misaligned { address, .. }) => (cause::MISALIGNED_ACCESS, Some(*address)),
        Cause::Access(AccessError::Unmapped { address, .. }) if is_never_mapped(*address) => {
            (cause::UNMAPPED_ACCESS, Some(*address))
        }
        // What only the map of a simulation leaves out, the core learns from the bus.
        Cause::Access(AccessError::Unmapped { .. }) => (cause::BUS_ERROR, None),
        Cause::MisalignedTarget(_) => (cause::MISALIGNED_TARGET, None),
        Cause::StackOverflow { .. } => (cause::STACK_OVERFLOW, None),
        Cause::JoinWithoutSplit { .. } => (cause::JOIN_WITHOUT_SPLIT, None),
        Cause::JoinsDiffer { .. } => (cause::JOINS_DIFFER, None),
        Cause::BarrierCount { .. } => (cause::BARRIER_COUNT, None),
        Cause::BarrierId { .. } => (cause::BARRIER_ID, None),
        Cause::SpawnCount { .. } => (cause::SPAWN_COUNT, None),
        Cause::Warned(_) | Cause::MemoryExhausted(_) | Cause::WhileSplit(_) | Cause::Order(_) => return None,
    };
    let (core, warp, pc) = (fault.at.core, fault.at.warp, fault.pc);
    let patience = PATIENCE + 40 * u64::from(config.memory_latency);
    Some(Expected { cause, core, warp, pc, address, patience })
}

/// Lets the core go on until it reports an error, and compares.
pub(super) fn await_it(rtl: &mut Rtl, seen: &mut Frame, expected: &Expected) -> Result<(), LockstepError> {
    for _ in 0..expected.patience {
        rtl.tick(seen)?;
        if let Some(fault) = seen.fault {
            return Ok(agree(seen.cycle, &fault, expected)?);
        }
    }
    Ok(same(seen.cycle, Some((expected.core, expected.warp)), "a program error", &false, &true)?)
}

fn agree(cycle: u64, fault: &FaultSeen, expected: &Expected) -> Result<(), super::Difference> {
    let who = Some((expected.core, expected.warp));
    let place = (fault.core, fault.context, fault.pc);
    same(cycle, who, "place of a program error", &place, &(expected.core, expected.warp, expected.pc))?;
    same(cycle, who, "cause of a program error", &fault.cause, &expected.cause)?;
    let address = expected.address.unwrap_or(fault.detail);
    same(cycle, who, "address of a program error", &fault.detail, &address)
}
