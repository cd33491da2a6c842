//! The first program error of the chip, kept until reset. Of several in one cycle that of the lowest core.
//!
//! A core's error is told in the cycle in which the core has it, so that it is there when the chip stops being busy; from the next
//! cycle on a register tells it.

use crate::control::fault::{CAUSE_BITS, FaultRecord};
use crate::control::fault_pick::FaultPick;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Picks and keeps.
#[derive(LogicBlock)]
pub struct ChipFault {
    /// Cores that have an error, one bit each.
    pub faulted: Wire<In>,
    /// What.
    pub causes: Vec<Wire<In>>,
    /// Whose.
    pub contexts: Vec<Wire<In>>,
    /// Address of the instruction.
    pub pcs: Vec<Wire<In>>,
    /// The evidence.
    pub details: Vec<Wire<In>>,
    /// The lane.
    pub lanes: Vec<Wire<In>>,
    /// There was an error.
    pub fault_valid: Wire<Out>,
    /// Of which core the first one was.
    pub fault_core: Wire<Out>,
    /// What it was.
    pub fault_cause: Wire<Out>,
    /// Whose it was.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    /// Its lane.
    pub fault_lane: Wire<Out>,
    pick: FaultPick,
    record: FaultRecord,
    held_core: Reg,
    held_lane: Reg,
}

impl ChipFault {
    /// For cores, contexts of a core and lanes of that number.
    pub fn new(cores: usize, contexts: usize, lanes: usize) -> ChipFault {
        let (core, context, lane) = (index_width(cores), index_width(contexts), index_width(lanes));
        ChipFault {
            faulted: Wire::new(cores),
            causes: Wire::several(cores, CAUSE_BITS),
            contexts: Wire::several(cores, context),
            pcs: Wire::several(cores, 32),
            details: Wire::several(cores, 32),
            lanes: Wire::several(cores, lane),
            fault_valid: Wire::new(1),
            fault_core: Wire::new(core),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(lane),
            pick: FaultPick::new(cores, contexts, lanes),
            record: FaultRecord::new(contexts),
            held_core: Reg::new(core),
            held_lane: Reg::new(lane),
        }
    }
}

impl Logic for ChipFault {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.pick.faulted.next = self.faulted.val();
        for core in 0..self.causes.len() {
            self.pick.causes[core].next = self.causes[core].val();
            self.pick.contexts[core].next = self.contexts[core].val();
            self.pick.pcs[core].next = self.pcs[core].val();
            self.pick.details[core].next = self.details[core].val();
            self.pick.lanes[core].next = self.lanes[core].val();
        }
        self.record.raise.next = self.pick.found.val();
        self.record.raise_cause.next = self.pick.cause.val();
        self.record.raise_context.next = self.pick.owner.val();
        self.record.raise_pc.next = self.pick.pc.val();
        self.record.raise_detail.next = self.pick.detail.val();
        if self.pick.found.val().any() & !self.record.faulted.val().any() {
            self.held_core.next = self.pick.source.val();
            self.held_lane.next = self.pick.lane.val();
        }
        if self.record.faulted.val().any() {
            self.fault_core.next = self.held_core.val();
            self.fault_cause.next = self.record.fault_cause.val();
            self.fault_context.next = self.record.fault_context.val();
            self.fault_pc.next = self.record.fault_pc.val();
            self.fault_detail.next = self.record.fault_detail.val();
            self.fault_lane.next = self.held_lane.val();
        } else {
            self.fault_core.next = self.pick.source.val();
            self.fault_cause.next = self.pick.cause.val();
            self.fault_context.next = self.pick.owner.val();
            self.fault_pc.next = self.pick.pc.val();
            self.fault_detail.next = self.pick.detail.val();
            self.fault_lane.next = self.pick.lane.val();
        }
        self.fault_valid.next = self.record.faulted.val() | self.pick.found.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::prove;
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, contexts, lanes) in [(1, 1, 1), (2, 3, 5), (4, 32, 32)] {
            let check =
                Check::default().input("faulted", |random| random.word() & random.word() & random.word());
            prove(check, ChipFault::new(cores, contexts, lanes));
        }
    }

    #[test]
    fn the_first_error_stays_whatever_comes_later() {
        let mut bench = Bench::new(ChipFault::new(3, 4, 4));
        for core in 0..3 {
            bench.block.pcs[core].next = Value::new(32, 0x100 * core as u64);
            bench.block.lanes[core].next = Value::new(2, core as u64 + 1);
        }
        for faulted in [0b000, 0b110, 0b111] {
            bench.block.faulted.next = Value::new(3, faulted);
            bench.settle();
            assert!(bench.block.fault_valid.val() == u64::from(faulted != 0));
            if faulted != 0 {
                assert!(bench.block.fault_core.val() == 1);
                assert!(bench.block.fault_lane.val() == 2);
                assert!(bench.block.fault_pc.val() == 0x100);
            }
            bench.clock();
        }
    }
}
