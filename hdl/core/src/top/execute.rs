//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! Lanes and, around them, lane exchange, CSRs, loads and stores, warp control, and the report of written registers for the
//! scoreboard. A context is a warp, and all lanes take its instruction.

use crate::Shape;
use crate::bundles::{
    BarrierArrival, ContextStates, ControlResolution, IssueEvents, IssuedInstruction, LaneWrites,
    MemoryAnswer, MemoryRequest, MemoryStatus, ProgramError, SlotClaim, WriteAnswer,
};
use crate::control::fault::cause::ILLEGAL_INSTRUCTION;
use crate::control::warp_control::WarpControl;
use crate::lanes::exchange::LaneExchange;
use crate::memory::LoadStoreUnit;
use crate::operation::REG_BITS;
use crate::top::core_faults::CoreFaults;
use crate::top::csr_unit::CsrUnit;
use crate::top::lane_bank::LaneBank;
use crate::top::news::News;
use crate::top::operand_stage::OperandStage;
use crate::top::units::{unit, writer, writers};
use warpstep_kit::prelude::*;

/// Lanes, CSRs, load/store unit, warp control.
#[derive(LogicBlock)]
pub struct Execute {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// Value of mscratch after reset.
    pub start_argument: Wire<In>,
    /// Cycle c: instruction that issues.
    pub issued: IssuedInstruction<In>,
    /// Cycle c: events of issue and fetch.
    pub events: IssueEvents<In>,
    /// State of all contexts.
    pub contexts: ContextStates<Out>,
    /// What resolved control instructions mean for fetching.
    pub control: ControlResolution<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// What issue must know of the load/store unit.
    pub memory: MemoryStatus<Out>,
    /// A returned load takes a writeback slot.
    pub claim: SlotClaim<Out>,
    /// Results written at the end of this cycle, one bit per writer.
    pub written: Wire<Out>,
    /// Context of each writer's result.
    pub written_context: Vec<Wire<Out>>,
    /// Register of each writer's result.
    pub written_register: Vec<Wire<Out>>,
    /// Requests of the load/store unit to memory.
    pub request: MemoryRequest<Out>,
    /// Answers of memory to reads.
    pub answer: MemoryAnswer<In>,
    /// Answers of memory to writes.
    pub write_answer: WriteAnswer<In>,
    /// Registers written at the end of this cycle; only with trace ports.
    pub writes: Vec<LaneWrites<Out>>,
    /// First program error; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    pub fault: ProgramError<Out>,

    operand_stage: OperandStage,
    bank: LaneBank,
    exchange: LaneExchange,
    csr_unit: CsrUnit,
    load_store: LoadStoreUnit,
    warp_control: WarpControl,
    news: News,
    faults: CoreFaults,
    context_at: Param,
}

impl Execute {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Execute {
        let config = shape.config();
        let exchange_latency = config.latencies.lane_exchange as usize;
        let writers = writers(config.fpu);
        Execute {
            core_id: Wire::new(shape.core_bits()),
            start_argument: Wire::new(32),
            issued: IssuedInstruction::new(shape),
            events: IssueEvents::new(shape),
            contexts: ContextStates::new(shape),
            control: ControlResolution::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            memory: MemoryStatus::new(shape),
            claim: SlotClaim::new(shape),
            written: Wire::new(writers),
            written_context: Wire::several(writers, shape.context_bits()),
            written_register: Wire::several(writers, REG_BITS),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            writes: shape.trace().then(|| LaneWrites::new(shape)).into_iter().collect(),
            fault: ProgramError::new(shape),
            operand_stage: OperandStage::new(shape),
            bank: LaneBank::new(shape),
            exchange: LaneExchange::new(shape.lanes(), exchange_latency, shape.destination_bits()),
            csr_unit: CsrUnit::new(shape),
            load_store: LoadStoreUnit::new(shape),
            warp_control: WarpControl::new(shape),
            news: News::new(config),
            faults: CoreFaults::new(shape),
            context_at: Param::new(REG_BITS),
        }
    }
}

impl Logic for Execute {
    about!(
        unit::ALU,
        unit::MULTIPLY,
        unit::DIVIDE,
        unit::CSR,
        unit::EXCHANGE,
        unit::FIRST_FLOAT,
        writer::FIRST_FLOAT,
        ILLEGAL_INSTRUCTION
    );

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issued.valid, &mut self.operand_stage.issue);
        wires::link(&mut self.issued.context, &mut self.operand_stage.issue_owner);
        wires::link(&mut self.issued.entry, &mut self.operand_stage.issue_entry);
        wires::link(&mut self.issued.active, &mut self.operand_stage.issue_lanes);

        comment!("The lanes.");
        wires::link(&mut self.issued.valid, &mut self.bank.issue);
        wires::link(&mut self.issued.context, &mut self.bank.issue_owner);
        wires::link(&mut self.issued.active, &mut self.bank.issue_lanes);
        wires::link(&mut self.operand_stage.reads_first, &mut self.bank.reads_first);
        wires::link(&mut self.operand_stage.reads_second, &mut self.bank.reads_second);
        wires::link(&mut self.operand_stage.valid, &mut self.bank.valid);
        wires::link(&mut self.operand_stage.operation, &mut self.bank.operation);
        self.bank.alu.next = self.operand_stage.kinds.val().get_bit(unit::ALU).into();
        self.bank.multiply.next = self.operand_stage.kinds.val().get_bit(unit::MULTIPLY).into();
        self.bank.divide.next = self.operand_stage.kinds.val().get_bit(unit::DIVIDE).into();
        wires::link(&mut self.operand_stage.branch, &mut self.bank.branch);
        for port in 0..self.bank.reads_third.len() {
            wires::link(&mut self.operand_stage.reads_third[port], &mut self.bank.reads_third[port]);
            wires::link(&mut self.operand_stage.rounding[port], &mut self.bank.rounding[port]);
            wires::link(&mut self.csr_unit.rounding, &mut self.operand_stage.frm);
        }
        for float in 0..self.bank.floats.len() {
            self.bank.floats[float].next =
                self.operand_stage.kinds.val().get_bit(float + unit::FIRST_FLOAT).into();
            self.csr_unit.raised[float].valid.next =
                self.news.written.val().get_bit(float + writer::FIRST_FLOAT).into();
            self.csr_unit.raised[float].context.next =
                self.news.written_context[float + writer::FIRST_FLOAT].val();
            wires::link(&mut self.bank.flags[float], &mut self.csr_unit.raised[float].flags);
        }
        for port in 0..self.writes.len() {
            wires::link(&mut self.bank.writes, &mut self.writes[port].lanes);
            wires::link(&mut self.bank.write_destinations, &mut self.writes[port].destinations);
            wires::link(&mut self.bank.write_values, &mut self.writes[port].values);
            wires::link(&mut self.bank.collision, &mut self.writes[port].collision);
        }

        comment!("Lane exchange.");
        self.exchange.start.next = self.operand_stage.kinds.val().get_bit(unit::EXCHANGE).into();
        wires::link(&mut self.operand_stage.operation.op, &mut self.exchange.op);
        wires::link(&mut self.operand_stage.operation.active, &mut self.exchange.active);
        wires::link(&mut self.operand_stage.operation.destination, &mut self.exchange.destination);
        wires::link(&mut self.bank.left, &mut self.exchange.left);
        wires::link(&mut self.bank.right, &mut self.exchange.right);
        wires::link(&mut self.exchange.result_valid, &mut self.bank.exchange_lanes);
        wires::link(&mut self.exchange.result_destination, &mut self.bank.exchange_destination);
        wires::link(&mut self.exchange.results, &mut self.bank.exchange_results);

        comment!("Control and status registers, counters.");
        wires::link(&mut self.core_id, &mut self.csr_unit.core_id);
        wires::link(&mut self.start_argument, &mut self.csr_unit.start_argument);
        wires::link(&mut self.events, &mut self.csr_unit.issue_events);
        wires::link(&mut self.load_store.events, &mut self.csr_unit.memory_events);
        wires::link(&mut self.issued.active, &mut self.csr_unit.issue_active);
        wires::link(&mut self.warp_control.contexts.running, &mut self.csr_unit.running);
        self.csr_unit.instruction.valid.next = self.operand_stage.kinds.val().get_bit(unit::CSR).into();
        wires::link(&mut self.operand_stage.operation, &mut self.csr_unit.instruction.operation);
        wires::link(&mut self.operand_stage.rs1, &mut self.csr_unit.instruction.rs1);
        wires::link(&mut self.bank.left_spoken, &mut self.csr_unit.instruction.operand);
        wires::link(&mut self.csr_unit.result_lanes, &mut self.bank.csr_lanes);
        wires::link(&mut self.csr_unit.result_destinations, &mut self.bank.csr_destinations);
        wires::link(&mut self.csr_unit.results, &mut self.bank.csr_results);

        comment!("Loads and stores.");
        self.load_store.issue.next = self.issued.valid.val() & self.operand_stage.issues_memory.val();
        wires::link(&mut self.operand_stage.operation.op, &mut self.load_store.operands.op);
        wires::link(&mut self.operand_stage.operation.context, &mut self.load_store.operands.context);
        wires::link(&mut self.operand_stage.operation.pc, &mut self.load_store.operands.pc);
        wires::link(&mut self.operand_stage.operation.rd, &mut self.load_store.operands.rd);
        wires::link(&mut self.operand_stage.operation.immediate, &mut self.load_store.operands.immediate);
        wires::link(&mut self.operand_stage.operation.active, &mut self.load_store.operands.active);
        wires::link(&mut self.bank.left, &mut self.load_store.operands.base);
        wires::link(&mut self.bank.right, &mut self.load_store.operands.data);
        self.bank.load_lanes.next = 0.into();
        if self.load_store.write.valid.val().any() {
            self.bank.load_lanes.next = self.load_store.write.active.val();
        }
        self.bank.load_destination.next = (unsigned_cast(self.load_store.write.context.val())
            << self.context_at.val())
            | unsigned_cast(self.load_store.write.register.val());
        wires::link(&mut self.load_store.write.data, &mut self.bank.load_results);
        wires::link(&mut self.load_store.available, &mut self.memory.available);
        wires::link(&mut self.load_store.drained, &mut self.memory.drained);
        wires::link(&mut self.load_store.fence_done, &mut self.memory.fence_done);
        wires::link(&mut self.load_store.fence_done_context, &mut self.memory.fence_done_context);
        wires::link(&mut self.load_store.claim, &mut self.claim);
        wires::link(&mut self.load_store.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.load_store.answer);
        wires::link(&mut self.write_answer, &mut self.load_store.write_answer);

        comment!("Control instructions, and the link register some of them write.");
        self.warp_control.issue.next = self.issued.valid.val() & self.operand_stage.issues_control.val();
        wires::link(&mut self.issued.context, &mut self.warp_control.issue_context);
        wires::link(&mut self.operand_stage.control, &mut self.warp_control.instruction.valid);
        wires::link(&mut self.operand_stage.operation, &mut self.warp_control.instruction.operation);
        wires::link(&mut self.bank.predicate, &mut self.warp_control.instruction.predicate);
        wires::link(&mut self.bank.left_spoken, &mut self.warp_control.instruction.left);
        wires::link(&mut self.bank.right_spoken, &mut self.warp_control.instruction.right);
        wires::link(&mut self.bank.taken_spoken, &mut self.warp_control.instruction.taken);
        wires::link(&mut self.warp_control.contexts, &mut self.contexts);
        wires::link(&mut self.warp_control.resolution, &mut self.control);
        for port in 0..self.global.len() {
            wires::link(&mut self.warp_control.global[port], &mut self.global[port]);
        }
        wires::link(&mut self.warp_control.result.active, &mut self.bank.link_lanes);
        wires::link(&mut self.warp_control.result.value, &mut self.bank.link_result);
        wires::link(&mut self.warp_control.result.destination, &mut self.bank.link_destination);

        comment!("Written registers.");
        wires::link(&mut self.operand_stage.kinds, &mut self.news.kinds);
        wires::link(&mut self.operand_stage.operation.context, &mut self.news.owner);
        wires::link(&mut self.operand_stage.operation.rd, &mut self.news.rd);
        wires::link(&mut self.warp_control.result.valid, &mut self.news.resolved);
        wires::link(&mut self.warp_control.result.context, &mut self.news.resolved_context);
        wires::link(&mut self.warp_control.result.register, &mut self.news.resolved_register);
        wires::link(&mut self.load_store.write.valid, &mut self.news.load);
        wires::link(&mut self.load_store.write.context, &mut self.news.load_context);
        wires::link(&mut self.load_store.write.register, &mut self.news.load_register);
        wires::link(&mut self.news.written, &mut self.written);
        wires::link(&mut self.news.written_context, &mut self.written_context);
        wires::link(&mut self.news.written_register, &mut self.written_register);

        comment!("Errors.");
        wires::link(&mut self.operand_stage.illegal, &mut self.faults.illegal.valid);
        self.faults.illegal.cause.next = ILLEGAL_INSTRUCTION.into();
        wires::link(&mut self.operand_stage.operation.context, &mut self.faults.illegal.context);
        wires::link(&mut self.operand_stage.operation.pc, &mut self.faults.illegal.pc);
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
    use crate::top::testing::{entry, float_entry, float_machine, machine, prove};
    use warpstep_kit::check::Check;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in [(1, 1, false, true), (2, 4, false, true), (3, 5, true, false)] {
            let config = if fpu { float_machine } else { machine }(warps, lanes, "lrr");
            let entry = if fpu { float_entry } else { entry as fn(&mut _, _) -> _ };
            let check = Check::default()
                .cycles(400)
                .wide_input("issued_entry", entry)
                .input("issued_context", move |random| random.below(warps as u64));
            prove(check, Execute::new(&Shape::new(config, trace).unwrap()));
        }
    }
}
