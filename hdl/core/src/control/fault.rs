//! The first program error, kept until reset: cause, context, address, evidence, lane. An error has no other effect here; the
//! block that finds one leaves its context blocked, so that nothing goes on from a wrong state.

use crate::Shape;
use crate::bundles::ProgramError;
use warpstep_kit::prelude::*;
use warpstep_spec::events::FaultCause;

/// Bits of a cause.
pub const CAUSE_BITS: usize = 4;

/// What can be wrong; zero is nothing. [`FaultCause`] by number.
#[allow(missing_docs)] // the list of them says what they mean
pub mod cause {
    use super::FaultCause;

    pub const MISALIGNED_TARGET: usize = FaultCause::MisalignedTarget.number();
    pub const SPAWN_COUNT: usize = FaultCause::SpawnCount.number();
    pub const BARRIER_ID: usize = FaultCause::BarrierId.number();
    pub const BARRIER_COUNT: usize = FaultCause::BarrierCount.number();
    pub const STACK_OVERFLOW: usize = FaultCause::StackOverflow.number();
    pub const JOIN_WITHOUT_SPLIT: usize = FaultCause::JoinWithoutSplit.number();
    pub const JOINS_DIFFER: usize = FaultCause::JoinsDiffer.number();
    pub const UNKNOWN_CSR: usize = FaultCause::UnknownCsr.number();
    pub const READ_ONLY_CSR: usize = FaultCause::ReadOnlyCsr.number();
    pub const MISALIGNED_ACCESS: usize = FaultCause::MisalignedAccess.number();
    pub const UNMAPPED_ACCESS: usize = FaultCause::UnmappedAccess.number();
    pub const BUS_ERROR: usize = FaultCause::BusError.number();
    pub const ILLEGAL_INSTRUCTION: usize = FaultCause::IllegalInstruction.number();
    pub const WHILE_SPLIT: usize = FaultCause::WhileSplit.number();
}

/// Holds the first error.
#[derive(LogicBlock)]
pub struct FaultRecord {
    /// Program error found in this cycle.
    pub raise: ProgramError<In>,
    /// First program error found in an earlier cycle.
    pub fault: ProgramError<Out>,
    held: ProgramError<Held>,
}

impl FaultRecord {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> FaultRecord {
        FaultRecord {
            raise: ProgramError::new(shape),
            fault: ProgramError::new(shape),
            held: ProgramError::new(shape),
        }
    }
}

impl Logic for FaultRecord {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        if self.raise.valid.val().any() & !self.held.valid.val().any() {
            wires::link(&mut self.raise, &mut self.held);
        }
        wires::link(&mut self.held, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            let check = Check::default().input("raise_valid", |random| random.once_in(20).into());
            agree(check, FaultRecord::new(&shape(contexts, lanes)));
        }
    }

    #[test]
    fn only_the_first_error_is_kept() {
        let mut bench = Bench::new(FaultRecord::new(&shape(4, 4)));
        bench.clock();
        assert!(!is_set(&bench.block.fault.valid));
        for (cause, context) in [(cause::JOINS_DIFFER, 2), (cause::BARRIER_ID, 3)] {
            let raise = &mut bench.block.raise;
            put(&mut raise.valid, 1);
            put(&mut raise.cause, cause as u64);
            put(&mut raise.context, context);
            put(&mut raise.lane, context - 1);
            bench.clock();
            let fault = &bench.block.fault;
            assert!(is_set(&fault.valid));
            assert_eq!(word(&fault.cause), cause::JOINS_DIFFER as u64);
            assert_eq!((word(&fault.context), word(&fault.lane)), (2, 1));
        }
    }
}
