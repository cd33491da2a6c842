//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! This file wires: the lanes (`lane_bank`) and, around them, exchange, CSRs, loads and stores, warp control, and the news of written
//! registers for the books. S = 0: a context is a warp, and all lanes take its instruction. Beyond three hundred lines, because every
//! port of the stage and every unit in it has its line.

use crate::Shape;
use crate::bundles::memory_answer::{MemoryAnswer, WriteAnswer};
use crate::bundles::memory_request::MemoryRequest;
use crate::control::fault::CAUSE_BITS;
use crate::control::link::ControlLink;
use crate::control::warp_control::WarpControl;
use crate::issue::STALL_BITS;
use crate::lanes::destination_width;
use crate::lanes::exchange::LaneExchange;
use crate::memory::LoadStoreUnit;
use crate::operation::{Layout, REG_BITS};
use crate::top::core_faults::CoreFaults;
use crate::top::csr_unit::CsrUnit;
use crate::top::lane_bank::LaneBank;
use crate::top::news::News;
use crate::top::operand_stage::OperandStage;
use crate::top::units::{unit, writer, writers};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Lanes, CSRs, load/store unit, warp control.
#[derive(LogicBlock)]
pub struct Execute {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// What mscratch holds after reset.
    pub start_argument: Wire<In>,

    /// Cycle c: an instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: whose.
    pub issue_context: Wire<In>,
    /// Cycle c: its entry.
    pub issue_entry: Wire<In>,
    /// Cycle c: a NOP issues instead.
    pub issue_nop: Wire<In>,
    /// Cycle c: what each context does or waits for.
    pub stalls: Vec<Wire<In>>,
    /// The request of the last cycle hit, and is still wanted.
    pub fetch_hit: Wire<In>,
    /// It missed.
    pub fetch_miss: Wire<In>,
    /// Cycle c: lanes of the context that issues.
    pub issue_lanes: Wire<Out>,

    /// Contexts that run.
    pub active: Wire<Out>,
    /// Their active lanes.
    pub lanes: Vec<Wire<Out>>,
    /// What each waits for.
    pub blocked: Vec<Wire<Out>>,
    /// A control instruction takes effect.
    pub resolved: Wire<Out>,
    /// Whose.
    pub resolved_context: Wire<Out>,
    /// Contexts that go elsewhere at the end of this cycle.
    pub redirect: Wire<Out>,
    /// Where.
    pub redirect_pc: Wire<Out>,
    /// Contexts that end.
    pub retire: Wire<Out>,
    /// Contexts that begin.
    pub start: Wire<Out>,
    /// Where.
    pub start_pc: Wire<Out>,
    /// All instruction lines become invalid.
    pub invalidate: Wire<Out>,

    /// Across cores, one bit a barrier: all active contexts stand there.
    pub global_arrived: Vec<Wire<Out>>,
    /// Across cores, of each barrier: the count the last arrival gave.
    pub global_counts: Vec<Wire<Out>>,
    /// Across cores, one bit a barrier: it opens at the end of this cycle.
    pub global_open: Vec<Wire<In>>,

    /// The load/store unit can take an instruction.
    pub memory_available: Wire<Out>,
    /// Nothing is under way there.
    pub memory_drained: Wire<Out>,
    /// A returned load takes a slot.
    pub claim: Wire<Out>,
    /// In these lanes.
    pub claim_lanes: Wire<Out>,
    /// So many cycles from now.
    pub claim_slot: Wire<In>,
    /// Results written at the end of this cycle, one bit a writer.
    pub written: Wire<Out>,
    /// For whom.
    pub written_context: Vec<Wire<Out>>,
    /// To which register.
    pub written_register: Vec<Wire<Out>>,

    /// A fence ends in this cycle.
    pub fence_done: Wire<Out>,
    /// Whose.
    pub fence_done_context: Wire<Out>,
    /// Request to memory.
    pub request: MemoryRequest<Out>,
    /// Answer of memory to the oldest read.
    pub answer: MemoryAnswer<In>,
    /// Answer of memory to the oldest write.
    pub write_answer: WriteAnswer<In>,

    /// Lanes that write a register at the end of this cycle.
    pub lane_writes: Wire<Out>,
    /// Which register (low six bits) of which warp (above).
    pub lane_destinations: Vec<Wire<Out>>,
    /// With what.
    pub lane_values: Vec<Wire<Out>>,
    /// Two results met in one slot: never.
    pub collision: Wire<Out>,
    /// There was a program error.
    pub faulted: Wire<Out>,
    /// What; of several in one cycle an illegal instruction goes first, then warp control, CSRs, memory.
    pub fault_cause: Wire<Out>,
    /// Whose.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    /// The lane, of an error of memory.
    pub fault_lane: Wire<Out>,

    operand_stage: OperandStage,
    bank: LaneBank,
    exchange: LaneExchange,
    csr_unit: CsrUnit,
    load_store: LoadStoreUnit,
    warp_control: WarpControl,
    news: News,
    link: ControlLink,
    faults: CoreFaults,
    owner_at: Param,
    cause_at: Param,
}

impl Execute {
    /// Of one core of the machine.
    pub fn new(shape: &Shape) -> Execute {
        let (config, trace) = (shape.config(), shape.trace());
        let contexts = config.core_contexts();
        let (context, lanes, layout) = (index_width(contexts), config.lanes, Layout { trace });
        let (latencies, destination) = (&config.latencies, destination_width(config.warps));
        let control = latencies.control as usize;
        let warp_control = WarpControl::new(contexts, lanes, control, config.cores);
        let like = |wires: &[Wire<Out>]| wires.iter().map(|wire| Wire::new(wire.width())).collect();
        let writers = writers(config.fpu);
        Execute {
            core_id: Wire::new(index_width(config.cores)),
            start_argument: Wire::new(32),
            issue: Wire::new(1),
            issue_context: Wire::new(context),
            issue_entry: Wire::new(layout.width()),
            issue_nop: Wire::new(1),
            stalls: Wire::several(contexts, STALL_BITS),
            fetch_hit: Wire::new(1),
            fetch_miss: Wire::new(1),
            issue_lanes: Wire::new(lanes),
            active: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            blocked: Wire::several(contexts, 2),
            resolved: Wire::new(1),
            resolved_context: Wire::new(context),
            redirect: Wire::new(contexts),
            redirect_pc: Wire::new(32),
            retire: Wire::new(contexts),
            start: Wire::new(contexts),
            start_pc: Wire::new(32),
            invalidate: Wire::new(1),
            global_arrived: like(&warp_control.global_arrived),
            global_counts: like(&warp_control.global_counts),
            global_open: Wire::several(warp_control.global_open.len(), config.barriers()),
            memory_available: Wire::new(1),
            memory_drained: Wire::new(1),
            claim: Wire::new(1),
            claim_lanes: Wire::new(lanes),
            claim_slot: Wire::new(shape.slot_bits()),
            written: Wire::new(writers),
            written_context: Wire::several(writers, context),
            written_register: Wire::several(writers, REG_BITS),
            fence_done: Wire::new(1),
            fence_done_context: Wire::new(context),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            lane_writes: Wire::new(lanes),
            lane_destinations: Wire::several(lanes, destination),
            lane_values: Wire::several(lanes, 32),
            collision: Wire::new(1),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(index_width(lanes)),
            operand_stage: OperandStage::new(contexts, lanes, layout, config.fpu),
            bank: LaneBank::new(config),
            exchange: LaneExchange::new(lanes, latencies.lane_exchange as usize, destination),
            csr_unit: CsrUnit::new(config),
            load_store: LoadStoreUnit::new(shape),
            warp_control,
            news: News::new(config),
            link: ControlLink::new(contexts, lanes, destination, control - 2),
            faults: CoreFaults::new(contexts, lanes),
            owner_at: Param::new(REG_BITS),
            cause_at: Param::new(Layout::cause().low),
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
        writer::FIRST_FLOAT
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.issue_lanes.next = 0.into();
        for context in 0..self.lanes.len() {
            if self.issue_context.val() == context {
                self.issue_lanes.next = self.warp_control.lanes[context].val();
            }
        }
        self.operand_stage.issue.next = self.issue.val();
        self.operand_stage.issue_owner.next = self.issue_context.val();
        self.operand_stage.issue_entry.next = self.issue_entry.val();
        self.operand_stage.issue_lanes.next = self.issue_lanes.val();

        comment!("The lanes, and results of units outside them.");
        self.bank.issue.next = self.issue.val();
        self.bank.issue_owner.next = self.issue_context.val();
        self.bank.issue_lanes.next = self.issue_lanes.val();
        self.bank.reads_first.next = self.operand_stage.reads_first.val();
        self.bank.reads_second.next = self.operand_stage.reads_second.val();
        self.bank.valid.next = self.operand_stage.valid.val();
        self.bank.mask.next = self.operand_stage.mask.val();
        self.bank.alu.next = self.operand_stage.kinds.val().get_bit(unit::ALU).into();
        self.bank.multiply.next = self.operand_stage.kinds.val().get_bit(unit::MULTIPLY).into();
        self.bank.divide.next = self.operand_stage.kinds.val().get_bit(unit::DIVIDE).into();
        self.bank.branch.next = self.operand_stage.branch.val();
        for port in 0..self.bank.reads_third.len() {
            self.bank.reads_third[port].next = self.operand_stage.reads_third[port].val();
            self.bank.rounding[port].next = self.operand_stage.rounding[port].val();
        }
        for context in 0..self.operand_stage.frm.len() {
            self.operand_stage.frm[context].next = self.csr_unit.rounding[context].val();
        }
        for float in 0..self.bank.floats.len() {
            self.bank.floats[float].next =
                self.operand_stage.kinds.val().get_bit(float + unit::FIRST_FLOAT).into();
            self.csr_unit.flags_valid[float].next =
                self.news.written.val().get_bit(float + writer::FIRST_FLOAT).into();
            self.csr_unit.flags_context[float].next =
                self.news.written_context[float + writer::FIRST_FLOAT].val();
            self.csr_unit.flags[float].next = self.bank.flags[float].val();
        }
        self.bank.op.next = self.operand_stage.op.val();
        self.bank.immediate.next = self.operand_stage.imm.val();
        self.bank.pc.next = self.operand_stage.pc.val();
        self.bank.destination.next = self.operand_stage.destination.val();
        self.bank.csr_lanes.next = self.csr_unit.result_lanes.val();
        self.bank.exchange_lanes.next = self.exchange.result_valid.val();
        self.bank.exchange_destination.next = self.exchange.result_destination.val();
        self.bank.link_lanes.next = self.link.lanes.val();
        self.bank.link_destination.next = self.link.destination.val();
        self.bank.link_result.next = self.warp_control.result.val();
        self.bank.load_lanes.next = 0.into();
        if self.load_store.write.valid.val().any() {
            self.bank.load_lanes.next = self.load_store.write.active.val();
        }
        self.bank.load_destination.next = (unsigned_cast(self.load_store.write.context.val())
            << self.owner_at.val())
            | unsigned_cast(self.load_store.write.register.val());
        for lane in 0..self.lane_values.len() {
            self.bank.csr_destinations[lane].next = self.csr_unit.result_destinations[lane].val();
            self.bank.csr_results[lane].next = self.csr_unit.results[lane].val();
            self.bank.exchange_results[lane].next = self.exchange.results[lane].val();
            self.bank.load_results[lane].next = self.load_store.write.data[lane].val();
            self.exchange.left[lane].next = self.bank.left[lane].val();
            self.exchange.right[lane].next = self.bank.right[lane].val();
            self.load_store.operands.base[lane].next = self.bank.left[lane].val();
            self.load_store.operands.data[lane].next = self.bank.right[lane].val();
            self.lane_destinations[lane].next = self.bank.write_destinations[lane].val();
            self.lane_values[lane].next = self.bank.write_values[lane].val();
        }
        self.lane_writes.next = self.bank.writes.val();
        self.collision.next = self.bank.collision.val();

        self.exchange.start.next = self.operand_stage.kinds.val().get_bit(unit::EXCHANGE).into();
        self.exchange.op.next = self.operand_stage.op.val();
        self.exchange.active.next = self.operand_stage.mask.val();
        self.exchange.destination.next = self.operand_stage.destination.val();

        self.csr_unit.core_id.next = self.core_id.val();
        self.csr_unit.start_argument.next = self.start_argument.val();
        self.csr_unit.issue.next = self.issue.val();
        self.csr_unit.issue_lanes.next = self.issue_lanes.val();
        self.csr_unit.issue_nop.next = self.issue_nop.val();
        self.csr_unit.nop_cause.next = unsigned_cast(self.issue_entry.val() >> self.cause_at.val());
        self.csr_unit.active_contexts.next = self.warp_control.active_contexts.val();
        for context in 0..self.stalls.len() {
            self.csr_unit.stalls[context].next = self.stalls[context].val();
        }
        self.csr_unit.fetch_hit.next = self.fetch_hit.val();
        self.csr_unit.fetch_miss.next = self.fetch_miss.val();
        self.csr_unit.data_hit.next = self.load_store.events.data_hit.val();
        self.csr_unit.data_miss.next = self.load_store.events.data_miss.val();
        self.csr_unit.bank_conflict.next = self.load_store.events.bank_conflict.val();
        self.csr_unit.valid.next = self.operand_stage.kinds.val().get_bit(unit::CSR).into();
        self.csr_unit.op.next = self.operand_stage.op.val();
        self.csr_unit.owner.next = self.operand_stage.owner.val();
        self.csr_unit.pc.next = self.operand_stage.pc.val();
        self.csr_unit.rs1.next = self.operand_stage.rs1.val();
        self.csr_unit.immediate.next = self.operand_stage.imm.val();
        self.csr_unit.mask.next = self.operand_stage.mask.val();
        self.csr_unit.destination.next = self.operand_stage.destination.val();
        self.csr_unit.operand.next = self.bank.left_spoken.val();

        self.load_store.issue.next = self.issue.val() & self.operand_stage.issues_memory.val();
        self.load_store.operands.op.next = self.operand_stage.op.val();
        self.load_store.operands.context.next = self.operand_stage.owner.val();
        self.load_store.operands.pc.next = self.operand_stage.pc.val();
        self.load_store.operands.rd.next = self.operand_stage.rd.val();
        self.load_store.operands.immediate.next = self.operand_stage.imm.val();
        self.load_store.operands.active.next = self.operand_stage.mask.val();
        wires::link(&mut self.load_store.request, &mut self.request);
        wires::link(&mut self.answer, &mut self.load_store.answer);
        wires::link(&mut self.write_answer, &mut self.load_store.write_answer);
        self.load_store.claim.distance.next = self.claim_slot.val();
        self.memory_available.next = self.load_store.available.val();
        self.memory_drained.next = self.load_store.drained.val();
        self.fence_done.next = self.load_store.fence_done.val();
        self.fence_done_context.next = self.load_store.fence_done_context.val();
        self.claim.next = self.load_store.claim.valid.val();
        self.claim_lanes.next = self.load_store.claim.active.val();

        comment!("Control instructions, and the register some of them write.");
        self.link.control.next = self.operand_stage.control.val();
        self.link.rd.next = self.operand_stage.rd.val();
        self.link.mask.next = self.operand_stage.mask.val();
        self.link.resolved.next = self.warp_control.resolved.val();
        self.link.resolved_context.next = self.warp_control.resolved_context.val();
        self.warp_control.issue.next = self.issue.val() & self.operand_stage.issues_control.val();
        self.warp_control.issue_context.next = self.issue_context.val();
        self.warp_control.op.next = self.operand_stage.op.val();
        self.warp_control.pc.next = self.operand_stage.pc.val();
        self.warp_control.imm.next = self.operand_stage.imm.val();
        self.warp_control.active.next = self.operand_stage.mask.val();
        self.warp_control.predicate.next = self.bank.predicate.val();
        self.warp_control.left.next = self.bank.left_spoken.val();
        self.warp_control.right.next = self.bank.right_spoken.val();
        self.warp_control.taken.next = self.bank.taken_spoken.val();
        self.active.next = self.warp_control.active_contexts.val();
        self.resolved.next = self.warp_control.resolved.val();
        self.resolved_context.next = self.warp_control.resolved_context.val();
        self.redirect.next = 0.into();
        self.retire.next = 0.into();
        for context in 0..self.lanes.len() {
            self.lanes[context].next = self.warp_control.lanes[context].val();
            self.blocked[context].next = self.warp_control.blocked[context].val();
            if self.warp_control.resolved_context.val() == context {
                self.redirect.next =
                    self.redirect.val().replace_bit(context, self.warp_control.redirect.val());
                self.retire.next = self.retire.val().replace_bit(context, self.warp_control.retire.val());
            }
        }
        self.redirect_pc.next = self.warp_control.redirect_pc.val();
        self.start.next = self.warp_control.start.val();
        self.start_pc.next = self.warp_control.start_pc.val();
        self.invalidate.next = self.warp_control.invalidate.val();
        for port in 0..self.global_open.len() {
            self.warp_control.global_open[port].next = self.global_open[port].val();
            self.global_arrived[port].next = self.warp_control.global_arrived[port].val();
        }
        for barrier in 0..self.global_counts.len() {
            self.global_counts[barrier].next = self.warp_control.global_counts[barrier].val();
        }

        self.news.kinds.next = self.operand_stage.kinds.val();
        self.news.owner.next = self.operand_stage.owner.val();
        self.news.rd.next = self.operand_stage.rd.val();
        self.news.resolved.next = self.warp_control.resolved.val();
        self.news.resolved_context.next = self.warp_control.resolved_context.val();
        self.news.resolved_register.next = self.link.written.val();
        self.news.load.next = self.load_store.write.valid.val();
        self.news.load_context.next = self.load_store.write.context.val();
        self.news.load_register.next = self.load_store.write.register.val();
        self.written.next = self.news.written.val();
        for writer in 0..self.written_context.len() {
            self.written_context[writer].next = self.news.written_context[writer].val();
            self.written_register[writer].next = self.news.written_register[writer].val();
        }

        comment!("Errors.");
        self.faults.illegal.next = self.operand_stage.illegal.val();
        self.faults.illegal_context.next = self.operand_stage.owner.val();
        self.faults.illegal_pc.next = self.operand_stage.pc.val();
        self.faults.illegal_word.next = self.operand_stage.word.val();
        self.faults.kept.next = (unsigned_cast(self.load_store.fault.valid.val()) << 2)
            | (unsigned_cast(self.csr_unit.faulted.val()) << 1)
            | unsigned_cast(self.warp_control.faulted.val());
        self.faults.causes[0].next = self.warp_control.fault_cause.val();
        self.faults.contexts[0].next = self.warp_control.fault_context.val();
        self.faults.pcs[0].next = self.warp_control.fault_pc.val();
        self.faults.details[0].next = self.warp_control.fault_detail.val();
        self.faults.causes[1].next = self.csr_unit.fault_cause.val();
        self.faults.contexts[1].next = self.csr_unit.fault_context.val();
        self.faults.pcs[1].next = self.csr_unit.fault_pc.val();
        self.faults.details[1].next = self.csr_unit.fault_detail.val();
        self.faults.causes[2].next = self.load_store.fault.cause.val();
        self.faults.contexts[2].next = self.load_store.fault.context.val();
        self.faults.pcs[2].next = self.load_store.fault.pc.val();
        self.faults.details[2].next = self.load_store.fault.detail.val();
        self.faults.lane.next = self.load_store.fault.lane.val();
        self.faulted.next = self.faults.faulted.val();
        self.fault_cause.next = self.faults.fault_cause.val();
        self.fault_context.next = self.faults.fault_context.val();
        self.fault_pc.next = self.faults.fault_pc.val();
        self.fault_detail.next = self.faults.fault_detail.val();
        self.fault_lane.next = self.faults.fault_lane.val();
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
                .wide_input("issue_entry", entry)
                .input("issue_context", move |random| random.below(warps as u64));
            prove(check, Execute::new(&Shape::new(config, trace).unwrap()));
        }
    }
}
