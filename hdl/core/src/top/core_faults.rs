//! The program errors of a core: the illegal instruction is kept here, what warp control, CSRs and the load/store unit keep comes in;
//! of several in one cycle the illegal instruction goes first, then the others in that order.

use crate::control::fault::{CAUSE_BITS, FaultRecord, cause::ILLEGAL_INSTRUCTION};
use crate::control::fault_pick::FaultPick;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Who keeps errors of its own: warp control, CSRs, the load/store unit.
const KEEPERS: usize = 3;

/// All errors of a core, and the first.
#[derive(LogicBlock)]
pub struct CoreFaults {
    /// Cycle c + 1: what was issued is no instruction.
    pub illegal: Wire<In>,
    /// Whose.
    pub illegal_context: Wire<In>,
    /// Its address.
    pub illegal_pc: Wire<In>,
    /// Its word.
    pub illegal_word: Wire<In>,
    /// Who has an error, one bit a keeper.
    pub kept: Wire<In>,
    /// Of each keeper: what.
    pub causes: Vec<Wire<In>>,
    /// Of each keeper: whose.
    pub contexts: Vec<Wire<In>>,
    /// Of each keeper: address of the instruction.
    pub pcs: Vec<Wire<In>>,
    /// Of each keeper: the evidence.
    pub details: Vec<Wire<In>>,
    /// The lane of the load/store unit's.
    pub lane: Wire<In>,
    /// There was an error.
    pub faulted: Wire<Out>,
    /// What.
    pub fault_cause: Wire<Out>,
    /// Whose.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    /// The lane, of an error of memory.
    pub fault_lane: Wire<Out>,
    record: FaultRecord,
    pick: FaultPick,
}

impl CoreFaults {
    /// For so many contexts and lanes.
    pub fn new(contexts: usize, lanes: usize) -> CoreFaults {
        let (context, lane) = (index_width(contexts), index_width(lanes));
        CoreFaults {
            illegal: Wire::new(1),
            illegal_context: Wire::new(context),
            illegal_pc: Wire::new(32),
            illegal_word: Wire::new(32),
            kept: Wire::new(KEEPERS),
            causes: Wire::several(KEEPERS, CAUSE_BITS),
            contexts: Wire::several(KEEPERS, context),
            pcs: Wire::several(KEEPERS, 32),
            details: Wire::several(KEEPERS, 32),
            lane: Wire::new(lane),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(lane),
            record: FaultRecord::new(contexts),
            pick: FaultPick::new(1 + KEEPERS, contexts, lanes),
        }
    }
}

impl Logic for CoreFaults {
    about!(ILLEGAL_INSTRUCTION);

    #[hdl_gen]
    fn update(&mut self) {
        self.record.raise.next = self.illegal.val();
        self.record.raise_cause.next = ILLEGAL_INSTRUCTION.into();
        self.record.raise_context.next = self.illegal_context.val();
        self.record.raise_pc.next = self.illegal_pc.val();
        self.record.raise_detail.next = self.illegal_word.val();
        self.pick.faulted.next =
            (unsigned_cast(self.kept.val()) << 1) | unsigned_cast(self.record.faulted.val());
        self.pick.causes[0].next = self.record.fault_cause.val();
        self.pick.contexts[0].next = self.record.fault_context.val();
        self.pick.pcs[0].next = self.record.fault_pc.val();
        self.pick.details[0].next = self.record.fault_detail.val();
        self.pick.lanes[0].next = 0.into();
        for keeper in 0..self.causes.len() {
            self.pick.causes[keeper + 1].next = self.causes[keeper].val();
            self.pick.contexts[keeper + 1].next = self.contexts[keeper].val();
            self.pick.pcs[keeper + 1].next = self.pcs[keeper].val();
            self.pick.details[keeper + 1].next = self.details[keeper].val();
            self.pick.lanes[keeper + 1].next = 0.into();
        }
        self.pick.lanes[3].next = self.lane.val();
        self.faulted.next = self.pick.found.val();
        self.fault_cause.next = self.pick.cause.val();
        self.fault_context.next = self.pick.owner.val();
        self.fault_pc.next = self.pick.pc.val();
        self.fault_detail.next = self.pick.detail.val();
        self.fault_lane.next = self.pick.lane.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in [(1, 1), (3, 5), (32, 32)] {
            prove(Check::default().cycles(60), CoreFaults::new(contexts, lanes));
        }
    }

    /// Cause and lane that come out when these keepers have an error, and perhaps an illegal instruction was issued before.
    fn told(kept: u64, illegal: bool) -> Option<(u64, u64)> {
        let mut bench = Bench::new(CoreFaults::new(4, 8));
        put(&mut bench.block.illegal, illegal.into());
        bench.clock();
        let block = &mut bench.block;
        put(&mut block.illegal, 0);
        put(&mut block.kept, kept);
        for keeper in 0..KEEPERS {
            put(&mut block.causes[keeper], keeper as u64 + 1);
        }
        put(&mut block.lane, 6);
        bench.settle();
        let block = &bench.block;
        is_set(&block.faulted).then(|| (word(&block.fault_cause), word(&block.fault_lane)))
    }

    #[test]
    fn an_illegal_instruction_goes_first_and_only_memory_names_a_lane() {
        assert_eq!(told(0, false), None);
        assert_eq!(told(0b100, false), Some((3, 6)));
        assert_eq!(told(0b110, false), Some((2, 0)));
        assert_eq!(told(0b111, false), Some((1, 0)));
        assert_eq!(told(0b111, true), Some((ILLEGAL_INSTRUCTION as u64, 0)));
    }
}
