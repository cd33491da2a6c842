//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! Lanes and, around them, lane exchange, CSRs, loads and stores, warp control. A context is a warp, and all lanes take its
//! instruction.

use crate::Shape;
use crate::bundles::{
    BarrierArrival, ContextStates, IssueEvents, IssuedEntry, LaneResult, MemoryAnswer, MemoryRequest,
    MemoryStatus, ProgramError, Redirection, RegisterWrite, SlotClaim, WriteAnswer,
};
use crate::control::fault::cause::ILLEGAL_INSTRUCTION;
use crate::control::warp_control::WarpControl;
use crate::lanes::exchange::LaneExchange;
use crate::memory::LoadStoreUnit;
use crate::operation::REG_BITS;
use crate::top::core_faults::CoreFaults;
use crate::top::csr_unit::CsrUnit;
use crate::top::flag_owners::FlagOwners;
use crate::top::lane_bank::LaneBank;
use crate::top::operand_stage::OperandStage;
use crate::units::unit;
use warpstep_kit::prelude::*;

/// Lanes, CSRs, load/store unit, warp control.
#[derive(LogicBlock)]
pub struct Execute {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Value of mscratch after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: what issues.
    pub issue: IssuedEntry<In>,
    /// Cycle c: events of issue and fetch.
    pub events: IssueEvents<In>,
    /// State of all contexts.
    pub contexts: ContextStates<Out>,
    /// Where control instructions send the contexts.
    pub control: Redirection<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// What issue must know of the load/store unit.
    pub memory: MemoryStatus<Out>,
    /// A returned load takes a writeback slot.
    pub claim: SlotClaim<Out>,
    /// The register each lane writes at the end of this cycle.
    pub written: Vec<RegisterWrite<Out>>,
    /// Requests of the load/store unit to memory.
    pub request: MemoryRequest<Out>,
    /// Answers of memory to reads.
    pub answer: MemoryAnswer<In>,
    /// Answers of memory to writes.
    pub write_answer: WriteAnswer<In>,
    /// Register each lane writes at the end of this cycle; only with trace ports.
    pub writes: Vec<LaneResult<Out>>,
    /// Two results met in one writeback slot: never 1; only with trace ports.
    pub collision: Vec<Wire<Out>>,
    /// First program error; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    pub fault: ProgramError<Out>,

    operand_stage: OperandStage,
    bank: LaneBank,
    exchange: LaneExchange,
    csr_unit: CsrUnit,
    load_store: LoadStoreUnit,
    warp_control: WarpControl,
    flag_owners: Vec<FlagOwners>,
    faults: CoreFaults,
    context_at: Param,
}

impl Execute {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Execute {
        Execute {
            core_id: Wire::new(shape.core_bits()),
            start_argument: Wire::new(32),
            issue: IssuedEntry::new(shape),
            events: IssueEvents::new(shape),
            contexts: ContextStates::new(shape),
            control: Redirection::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            memory: MemoryStatus::new(shape),
            claim: SlotClaim::new(shape),
            written: RegisterWrite::per_lane(shape),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            writes: if shape.trace() { LaneResult::per_lane(shape) } else { vec![] },
            collision: Wire::several(shape.trace().into(), 1),
            fault: ProgramError::new(shape),
            operand_stage: OperandStage::new(shape),
            bank: LaneBank::new(shape),
            exchange: LaneExchange::new(shape),
            csr_unit: CsrUnit::new(shape),
            load_store: LoadStoreUnit::new(shape),
            warp_control: WarpControl::new(shape),
            flag_owners: (0..usize::from(shape.config().fpu)).map(|_| FlagOwners::new(shape)).collect(),
            faults: CoreFaults::new(shape),
            context_at: Param::new(REG_BITS),
        }
    }
}

impl Logic for Execute {
    about!(unread: "bank.collision", "bank.writes_value"; unit::CSR, unit::EXCHANGE, ILLEGAL_INSTRUCTION);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issue, &mut self.operand_stage.issue);

        comment!("The lanes.");
        wires::link(&mut self.operand_stage.read, &mut self.bank.read);
        wires::link(&mut self.operand_stage.issued, &mut self.bank.issued);
        wires::link(&mut self.operand_stage.destination, &mut self.bank.destination);
        wires::link(&mut self.operand_stage.starts, &mut self.bank.starts);
        wires::link(&mut self.operand_stage.branch, &mut self.bank.branch);
        for port in 0..self.bank.rounding.len() {
            wires::link(&mut self.operand_stage.rounding[port], &mut self.bank.rounding[port]);
            wires::link(&mut self.csr_unit.rounding, &mut self.operand_stage.frm);
        }
        for port in 0..self.collision.len() {
            wires::link(&mut self.bank.collision, &mut self.collision[port]);
            wires::link(&mut self.bank.writes, &mut self.writes);
        }

        comment!("Lane exchange.");
        self.exchange.start.next = self.operand_stage.starts.val().get_bit(unit::EXCHANGE).into();
        wires::link(&mut self.operand_stage.issued.op, &mut self.exchange.op);
        wires::link(&mut self.operand_stage.issued.active, &mut self.exchange.active);
        wires::link(&mut self.operand_stage.destination, &mut self.exchange.destination);
        wires::link(&mut self.bank.left, &mut self.exchange.left);
        wires::link(&mut self.bank.right, &mut self.exchange.right);
        wires::link(&mut self.exchange.results, &mut self.bank.exchange);

        comment!("Control and status registers, counters.");
        wires::link(&mut self.core_id, &mut self.csr_unit.core_id);
        wires::link(&mut self.start_argument, &mut self.csr_unit.start_argument);
        wires::link(&mut self.events, &mut self.csr_unit.issue_events);
        wires::link(&mut self.load_store.events, &mut self.csr_unit.memory_events);
        wires::link(&mut self.issue.active, &mut self.csr_unit.issue_active[0]);
        wires::link(&mut self.warp_control.contexts.running, &mut self.csr_unit.running);
        self.csr_unit.instruction.valid.next = self.operand_stage.starts.val().get_bit(unit::CSR).into();
        wires::link(&mut self.operand_stage.issued, &mut self.csr_unit.instruction.issued);
        wires::link(&mut self.bank.leader.left, &mut self.csr_unit.instruction.operand);
        wires::link(&mut self.operand_stage.destination, &mut self.csr_unit.destination);
        for float in 0..self.flag_owners.len() {
            wires::link(&mut self.operand_stage.issued.context, &mut self.flag_owners[float].context);
        }
        for float in 0..self.bank.flags.len() {
            wires::link(&mut self.flag_owners[0].owners[float], &mut self.csr_unit.raised[float].context);
            wires::link(&mut self.bank.flags[float], &mut self.csr_unit.raised[float].flags);
        }
        wires::link(&mut self.csr_unit.results, &mut self.bank.csr);

        comment!("Loads and stores.");
        self.load_store.issue.next = self.issue.valid.val() & self.operand_stage.issues_memory.val();
        wires::link(&mut self.operand_stage.issued.op, &mut self.load_store.operands.op);
        wires::link(&mut self.operand_stage.issued.context, &mut self.load_store.operands.context);
        wires::link(&mut self.operand_stage.issued.pc, &mut self.load_store.operands.pc);
        wires::link(&mut self.operand_stage.issued.rd, &mut self.load_store.operands.rd);
        wires::link(&mut self.operand_stage.issued.immediate, &mut self.load_store.operands.immediate);
        wires::link(&mut self.operand_stage.issued.active, &mut self.load_store.operands.active);
        wires::link(&mut self.bank.left, &mut self.load_store.operands.base);
        wires::link(&mut self.bank.right, &mut self.load_store.operands.data);
        for lane in 0..self.bank.load.len() {
            self.bank.load[lane].valid.next = (self.load_store.write.valid.val().any()
                & self.load_store.write.active.val().get_bit(lane))
            .into();
            self.bank.load[lane].destination.next = (unsigned_cast(self.load_store.write.context.val())
                << self.context_at.val())
                | unsigned_cast(self.load_store.write.register.val());
            wires::link(&mut self.load_store.write.data[lane], &mut self.bank.load[lane].value);
        }
        wires::link(&mut self.load_store.available, &mut self.memory.available);
        wires::link(&mut self.load_store.drained, &mut self.memory.drained);
        wires::link(&mut self.load_store.fence_done, &mut self.memory.fence_done.valid);
        wires::link(&mut self.load_store.fence_done_context, &mut self.memory.fence_done.context);
        wires::link(&mut self.load_store.claim, &mut self.claim);
        wires::link(&mut self.load_store.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.load_store.answer);
        wires::link(&mut self.write_answer, &mut self.load_store.write_answer);

        comment!("Control instructions, and the link register some of them write.");
        self.warp_control.issue.next = 0.into();
        for context in 0..self.contexts.active.len() {
            self.warp_control.issue.next = self.warp_control.issue.val().replace_bit(
                context,
                (self.issue.valid.val() & self.operand_stage.issues_control.val()).any()
                    & (self.issue.context.val() == context),
            );
        }
        wires::link(&mut self.operand_stage.control, &mut self.warp_control.instruction[0].valid);
        wires::link(&mut self.operand_stage.issued, &mut self.warp_control.instruction[0].issued);
        wires::link(&mut self.operand_stage.destination, &mut self.warp_control.instruction[0].destination);
        wires::link(&mut self.bank.predicate, &mut self.warp_control.instruction[0].predicate);
        wires::link(&mut self.bank.leader, &mut self.warp_control.instruction[0].leader);
        wires::link(&mut self.warp_control.results, &mut self.bank.control);
        wires::link(&mut self.warp_control.contexts, &mut self.contexts);
        wires::link(&mut self.warp_control.redirection, &mut self.control);
        for port in 0..self.global.len() {
            wires::link(&mut self.warp_control.global[port], &mut self.global[port]);
        }

        comment!("Written registers, for the scoreboard.");
        for lane in 0..self.written.len() {
            wires::link(&mut self.bank.writes[lane].valid, &mut self.written[lane].valid);
            wires::link(&mut self.bank.writes[lane].destination, &mut self.written[lane].destination);
        }

        comment!("Errors.");
        wires::link(&mut self.operand_stage.illegal, &mut self.faults.illegal.valid);
        self.faults.illegal.cause.next = ILLEGAL_INSTRUCTION.into();
        wires::link(&mut self.operand_stage.issued.context, &mut self.faults.illegal.context);
        wires::link(&mut self.operand_stage.issued.pc, &mut self.faults.illegal.pc);
        wires::link(&mut self.operand_stage.word, &mut self.faults.illegal.detail);
        self.faults.illegal.lane.next = 0.into();
        wires::link(&mut self.warp_control.fault, &mut self.faults.kept[0]);
        wires::link(&mut self.csr_unit.fault, &mut self.faults.kept[1]);
        wires::link(&mut self.load_store.fault, &mut self.faults.kept[2]);
        wires::link(&mut self.faults.fault, &mut self.fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{small, traced};
    use crate::top::testing::{agree, entries, float_row, row};
    use warpstep_kit::check::Check;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in [(1, 1, false, true), (2, 4, false, true), (3, 5, true, false)] {
            let shape = small(|p| (p.warps, p.lanes, p.fpu) = (warps, lanes, fpu));
            let check =
                Check::default().cycles(400).input("issue_context", move |random| random.below(warps as u64));
            let check = entries(check, "issue_entry", if fpu { float_row } else { row });
            agree(check, Execute::new(&if trace { traced(&shape) } else { shape }));
        }
    }
}
