//! The first program error, kept until reset: what, who, where. An error has no other effect here; the block that finds
//! one leaves its context blocked, so that nothing goes on from a wrong state.

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
}

/// Holds the first error.
#[derive(LogicBlock)]
pub struct FaultRecord {
    /// There is an error in this cycle.
    pub raise: Wire<In>,
    /// What.
    pub raise_cause: Wire<In>,
    /// Whose.
    pub raise_context: Wire<In>,
    /// Address of the instruction.
    pub raise_pc: Wire<In>,
    /// The evidence: see the causes.
    pub raise_detail: Wire<In>,
    /// There was an error.
    pub faulted: Wire<Out>,
    /// What the first one was.
    pub fault_cause: Wire<Out>,
    /// Whose it was.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    held: Reg,
    held_cause: Reg,
    held_context: Reg,
    held_pc: Reg,
    held_detail: Reg,
}

impl FaultRecord {
    /// Among `contexts` contexts.
    pub fn new(contexts: usize) -> FaultRecord {
        let context = warpstep_kit::prim::index_width(contexts);
        FaultRecord {
            raise: Wire::new(1),
            raise_cause: Wire::new(CAUSE_BITS),
            raise_context: Wire::new(context),
            raise_pc: Wire::new(32),
            raise_detail: Wire::new(32),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            held: Reg::new(1),
            held_cause: Reg::new(CAUSE_BITS),
            held_context: Reg::new(context),
            held_pc: Reg::new(32),
            held_detail: Reg::new(32),
        }
    }
}

impl Logic for FaultRecord {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        if self.raise.val().any() & !self.held.val().any() {
            self.held.next = true.into();
            self.held_cause.next = self.raise_cause.val();
            self.held_context.next = self.raise_context.val();
            self.held_pc.next = self.raise_pc.val();
            self.held_detail.next = self.raise_detail.val();
        }
        self.faulted.next = self.held.val();
        self.fault_cause.next = self.held_cause.val();
        self.fault_context.next = self.held_context.val();
        self.fault_pc.next = self.held_pc.val();
        self.fault_detail.next = self.held_detail.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for contexts in [1, 3, 32] {
            prove(Check::default().input("raise", |r| r.once_in(20).into()), FaultRecord::new(contexts));
        }
    }

    #[test]
    fn only_the_first_error_is_kept() {
        let mut bench = Bench::new(FaultRecord::new(4));
        bench.clock();
        assert!(!is_set(&bench.block.faulted));
        for (cause, context) in [(cause::JOINS_DIFFER, 2), (cause::BARRIER_ID, 3)] {
            put(&mut bench.block.raise, 1);
            put(&mut bench.block.raise_cause, cause as u64);
            put(&mut bench.block.raise_context, context);
            bench.clock();
            assert!(is_set(&bench.block.faulted));
            assert_eq!(word(&bench.block.fault_cause), cause::JOINS_DIFFER as u64);
            assert_eq!(word(&bench.block.fault_context), 2);
        }
    }
}
