//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! This file wires: the lanes (`lane_bank`) and, around them, exchange, CSRs, loads and stores, warp control, and the completions
//! for the scoreboard. S = 0: a context is a warp, and all lanes take its instruction. Beyond three hundred lines, because every
//! port of the stage and every unit in it has its line.

use crate::Shape;
use crate::bundles::{Completion, ContextEvent, IssuedEntry, LaneResult, Redirection, SlotClaim};
use crate::control::fault::CAUSE_BITS;
use crate::control::link::ControlLink;
use crate::control::warp_control::WarpControl;
use crate::issue::STALL_BITS;
use crate::issue::slots::slot_count;
use crate::lanes::exchange::LaneExchange;
use crate::memory::{LoadStoreUnit, UnitShape};
use crate::operation::REG_BITS;
use crate::top::completions::Completions;
use crate::top::core_faults::CoreFaults;
use crate::top::csr_unit::CsrUnit;
use crate::top::lane_bank::LaneBank;
use crate::top::operand_stage::OperandStage;
use crate::units::{unit, writer};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Lanes, CSRs, load/store unit, warp control.
#[derive(LogicBlock)]
pub struct Execute {
    /// Number of the core.
    pub core_id: Wire<In>,
    /// What mscratch holds after reset.
    pub start_argument: Wire<In>,

    /// Cycle c: what issues.
    pub issue: IssuedEntry<In>,
    /// Cycle c: what each context does or waits for.
    pub stalls: Vec<Wire<In>>,
    /// The request of the last cycle hit, and is still wanted.
    pub fetch_hit: Wire<In>,
    /// It missed.
    pub fetch_miss: Wire<In>,
    /// Contexts that run.
    pub active: Wire<Out>,
    /// Their active lanes.
    pub lanes: Vec<Wire<Out>>,
    /// What each waits for.
    pub blocked: Vec<Wire<Out>>,
    /// Where control instructions send the contexts.
    pub control: Redirection<Out>,

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
    /// The claim of a returned load for a writeback slot.
    pub claim: SlotClaim<Out>,
    /// Result of each writer that is written at the end of this cycle.
    pub written: Vec<Completion<Out>>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<Out>,

    /// A request to memory.
    pub request_valid: Wire<Out>,
    /// Memory takes it in this cycle.
    pub request_ready: Wire<In>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Address of the line.
    pub request_address: Wire<Out>,
    /// The line to write.
    pub request_data: Wire<Out>,
    /// Which bytes of it count.
    pub request_bytes: Wire<Out>,
    /// Memory answers the oldest read.
    pub answer_valid: Wire<In>,
    /// The answer is taken in this cycle.
    pub answer_ready: Wire<Out>,
    /// The line.
    pub answer_data: Wire<In>,
    /// There is none: an error.
    pub answer_error: Wire<In>,
    /// Memory answers the oldest write.
    pub write_done: Wire<In>,
    /// With an error.
    pub write_error: Wire<In>,

    /// Register each lane writes at the end of this cycle.
    pub writes: Vec<LaneResult<Out>>,
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
    completions: Completions,
    link: ControlLink,
    faults: CoreFaults,
    owner_at: Param,
}

impl Execute {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Execute {
        let (config, contexts) = (shape.config(), shape.contexts());
        let (context, lanes) = (shape.context_bits(), shape.lanes());
        let (latencies, destination) = (&config.latencies, shape.destination_bits());
        let unit = UnitShape::of(config, slot_count(latencies, config.fpu));
        let load_store = LoadStoreUnit::new(&unit);
        let control = latencies.control as usize;
        let warp_control = WarpControl::new(contexts, lanes, control, config.cores);
        let like = |wires: &[Wire<Out>]| wires.iter().map(|wire| Wire::new(wire.width())).collect();
        Execute {
            core_id: Wire::new(index_width(config.cores)),
            start_argument: Wire::new(32),
            issue: IssuedEntry::new(shape),
            stalls: Wire::several(contexts, STALL_BITS),
            fetch_hit: Wire::new(1),
            fetch_miss: Wire::new(1),
            active: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            blocked: Wire::several(contexts, 2),
            control: Redirection::new(shape),
            global_arrived: like(&warp_control.global_arrived),
            global_counts: like(&warp_control.global_counts),
            global_open: Wire::several(warp_control.global_open.len(), config.barriers()),
            memory_available: Wire::new(1),
            memory_drained: Wire::new(1),
            claim: SlotClaim::new(shape),
            written: Completion::per_writer(shape),
            fence_done: ContextEvent::new(shape),
            request_valid: Wire::new(1),
            request_ready: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            request_data: Wire::new(8 * unit.line_bytes),
            request_bytes: Wire::new(unit.line_bytes),
            answer_valid: Wire::new(1),
            answer_ready: Wire::new(1),
            answer_data: Wire::new(8 * unit.line_bytes),
            answer_error: Wire::new(1),
            write_done: Wire::new(1),
            write_error: Wire::new(1),
            writes: LaneResult::per_lane(shape),
            collision: Wire::new(1),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(index_width(lanes)),
            operand_stage: OperandStage::new(shape),
            bank: LaneBank::new(shape),
            exchange: LaneExchange::new(shape),
            csr_unit: CsrUnit::new(config),
            load_store,
            warp_control,
            completions: Completions::new(shape),
            link: ControlLink::new(contexts, lanes, destination, control - 2),
            faults: CoreFaults::new(contexts, lanes),
            owner_at: Param::new(REG_BITS),
        }
    }
}

impl Logic for Execute {
    about!(unit::CSR, unit::EXCHANGE, writer::FIRST_FLOAT);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issue, &mut self.operand_stage.issue);

        comment!("The lanes, and results of units outside them.");
        wires::link(&mut self.operand_stage.read, &mut self.bank.read);
        wires::link(&mut self.operand_stage.issued, &mut self.bank.issued);
        wires::link(&mut self.operand_stage.destination, &mut self.bank.destination);
        wires::link(&mut self.operand_stage.starts, &mut self.bank.starts);
        wires::link(&mut self.operand_stage.branch, &mut self.bank.branch);
        for port in 0..self.bank.rounding.len() {
            wires::link(&mut self.operand_stage.rounding[port], &mut self.bank.rounding[port]);
        }
        for context in 0..self.operand_stage.frm.len() {
            wires::link(&mut self.csr_unit.rounding[context], &mut self.operand_stage.frm[context]);
        }
        for float in 0..self.bank.flags.len() {
            wires::link(
                &mut self.completions.written[float + writer::FIRST_FLOAT].valid,
                &mut self.csr_unit.flags_valid[float],
            );
            wires::link(
                &mut self.completions.written[float + writer::FIRST_FLOAT].context,
                &mut self.csr_unit.flags_context[float],
            );
            wires::link(&mut self.bank.flags[float], &mut self.csr_unit.flags[float]);
        }
        wires::link(&mut self.csr_unit.results, &mut self.bank.csr);
        wires::link(&mut self.exchange.results, &mut self.bank.exchange);
        for lane in 0..self.writes.len() {
            self.bank.control[lane].valid.next = self.link.lanes.val().get_bit(lane).into();
            wires::link(&mut self.link.destination, &mut self.bank.control[lane].destination);
            wires::link(&mut self.warp_control.result, &mut self.bank.control[lane].value);
            self.bank.load[lane].valid.next =
                (self.load_store.write.val().any() & self.load_store.write_lanes.val().get_bit(lane)).into();
            self.bank.load[lane].destination.next = (unsigned_cast(self.load_store.write_context.val())
                << self.owner_at.val())
                | unsigned_cast(self.load_store.write_register.val());
            wires::link(&mut self.load_store.write_data[lane], &mut self.bank.load[lane].value);
        }
        wires::link(&mut self.bank.left, &mut self.exchange.left);
        wires::link(&mut self.bank.right, &mut self.exchange.right);
        wires::link(&mut self.bank.left, &mut self.load_store.base);
        wires::link(&mut self.bank.right, &mut self.load_store.data);
        wires::link(&mut self.bank.writes, &mut self.writes);
        self.collision.next = self.bank.collision.val();

        self.exchange.start.next = self.operand_stage.starts.val().get_bit(unit::EXCHANGE).into();
        self.exchange.op.next = self.operand_stage.issued.op.val();
        self.exchange.active.next = self.operand_stage.issued.active.val();
        self.exchange.destination.next = self.operand_stage.destination.val();

        self.csr_unit.core_id.next = self.core_id.val();
        self.csr_unit.start_argument.next = self.start_argument.val();
        self.csr_unit.issue.next = self.issue.valid.val();
        self.csr_unit.issue_lanes.next = self.issue.active.val();
        self.csr_unit.issue_nop.next = self.issue.entry.valid.val() & self.issue.entry.nop.val();
        self.csr_unit.nop_cause.next = self.issue.entry.cause.val();
        self.csr_unit.active_contexts.next = self.warp_control.active_contexts.val();
        for context in 0..self.stalls.len() {
            self.csr_unit.stalls[context].next = self.stalls[context].val();
        }
        self.csr_unit.fetch_hit.next = self.fetch_hit.val();
        self.csr_unit.fetch_miss.next = self.fetch_miss.val();
        self.csr_unit.data_hit.next = self.load_store.data_hit.val();
        self.csr_unit.data_miss.next = self.load_store.data_miss.val();
        self.csr_unit.bank_conflict.next = self.load_store.bank_conflict.val();
        self.csr_unit.valid.next = self.operand_stage.starts.val().get_bit(unit::CSR).into();
        self.csr_unit.op.next = self.operand_stage.issued.op.val();
        self.csr_unit.owner.next = self.operand_stage.issued.context.val();
        self.csr_unit.pc.next = self.operand_stage.issued.pc.val();
        self.csr_unit.rs1.next = self.operand_stage.issued.rs1.val();
        self.csr_unit.immediate.next = self.operand_stage.issued.immediate.val();
        self.csr_unit.mask.next = self.operand_stage.issued.active.val();
        self.csr_unit.destination.next = self.operand_stage.destination.val();
        self.csr_unit.operand.next = self.bank.leader.left.val();

        self.load_store.issue.next = self.issue.valid.val() & self.operand_stage.issues_memory.val();
        self.load_store.op.next = self.operand_stage.issued.op.val();
        self.load_store.op_context.next = self.operand_stage.issued.context.val();
        self.load_store.pc.next = self.operand_stage.issued.pc.val();
        self.load_store.rd.next = self.operand_stage.issued.rd.val();
        self.load_store.imm.next = self.operand_stage.issued.immediate.val();
        self.load_store.active.next = self.operand_stage.issued.active.val();
        self.load_store.request_ready.next = self.request_ready.val();
        self.load_store.answer_valid.next = self.answer_valid.val();
        self.load_store.answer_data.next = self.answer_data.val();
        self.load_store.answer_error.next = self.answer_error.val();
        self.load_store.write_done.next = self.write_done.val();
        self.load_store.write_error.next = self.write_error.val();
        self.load_store.claim_distance.next = self.claim.slot.val();
        self.memory_available.next = self.load_store.available.val();
        self.memory_drained.next = self.load_store.drained.val();
        self.fence_done.valid.next = self.load_store.fence_done.val();
        self.fence_done.context.next = self.load_store.fence_done_context.val();
        self.claim.valid.next = self.load_store.claim.val();
        self.claim.active.next = self.load_store.write_lanes.val();
        self.request_valid.next = self.load_store.request_valid.val();
        self.request_write.next = self.load_store.request_write.val();
        self.request_address.next = self.load_store.request_address.val();
        self.request_data.next = self.load_store.request_data.val();
        self.request_bytes.next = self.load_store.request_bytes.val();
        self.answer_ready.next = self.load_store.answer_ready.val();

        comment!("Control instructions, and the register some of them write.");
        self.link.control.next = self.operand_stage.control.val();
        self.link.rd.next = self.operand_stage.issued.rd.val();
        self.link.mask.next = self.operand_stage.issued.active.val();
        self.link.resolved.next = self.warp_control.resolved.val();
        self.link.resolved_context.next = self.warp_control.resolved_context.val();
        self.warp_control.issue.next = self.issue.valid.val() & self.operand_stage.issues_control.val();
        self.warp_control.issue_context.next = self.issue.context.val();
        self.warp_control.op.next = self.operand_stage.issued.op.val();
        self.warp_control.pc.next = self.operand_stage.issued.pc.val();
        self.warp_control.imm.next = self.operand_stage.issued.immediate.val();
        self.warp_control.active.next = self.operand_stage.issued.active.val();
        self.warp_control.predicate.next = self.bank.predicate.val();
        self.warp_control.left.next = self.bank.leader.left.val();
        self.warp_control.right.next = self.bank.leader.right.val();
        self.warp_control.taken.next = self.bank.leader.taken.val();
        self.active.next = self.warp_control.active_contexts.val();
        self.control.redirect.next = 0.into();
        self.control.retire.next = 0.into();
        for context in 0..self.lanes.len() {
            self.lanes[context].next = self.warp_control.lanes[context].val();
            self.blocked[context].next = self.warp_control.blocked[context].val();
            if self.warp_control.resolved_context.val() == context {
                self.control.redirect.next =
                    self.control.redirect.val().replace_bit(context, self.warp_control.redirect.val());
                self.control.retire.next =
                    self.control.retire.val().replace_bit(context, self.warp_control.retire.val());
            }
        }
        self.control.redirect_pc.next = self.warp_control.redirect_pc.val();
        self.control.start.next = self.warp_control.start.val();
        self.control.start_pc.next = self.warp_control.start_pc.val();
        self.control.invalidate.next = self.warp_control.invalidate.val();
        for port in 0..self.global_open.len() {
            self.warp_control.global_open[port].next = self.global_open[port].val();
            self.global_arrived[port].next = self.warp_control.global_arrived[port].val();
        }
        for barrier in 0..self.global_counts.len() {
            self.global_counts[barrier].next = self.warp_control.global_counts[barrier].val();
        }

        wires::link(&mut self.operand_stage.starts, &mut self.completions.starts);
        wires::link(&mut self.operand_stage.issued.context, &mut self.completions.context);
        wires::link(&mut self.operand_stage.issued.rd, &mut self.completions.rd);
        wires::link(&mut self.warp_control.resolved, &mut self.completions.control.valid);
        wires::link(&mut self.warp_control.resolved_context, &mut self.completions.control.context);
        wires::link(&mut self.link.written, &mut self.completions.control.register);
        wires::link(&mut self.load_store.write, &mut self.completions.load.valid);
        wires::link(&mut self.load_store.write_context, &mut self.completions.load.context);
        wires::link(&mut self.load_store.write_register, &mut self.completions.load.register);
        wires::link(&mut self.completions.written, &mut self.written);

        comment!("Errors.");
        self.faults.illegal.next = self.operand_stage.illegal.val();
        self.faults.illegal_context.next = self.operand_stage.issued.context.val();
        self.faults.illegal_pc.next = self.operand_stage.issued.pc.val();
        self.faults.illegal_word.next = self.operand_stage.word.val();
        self.faults.kept.next = (unsigned_cast(self.load_store.faulted.val()) << 2)
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
        self.faults.causes[2].next = self.load_store.fault_cause.val();
        self.faults.contexts[2].next = self.load_store.fault_context.val();
        self.faults.pcs[2].next = self.load_store.fault_pc.val();
        self.faults.details[2].next = self.load_store.fault_detail.val();
        self.faults.lane.next = self.load_store.fault_lane.val();
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
    use crate::testing::{small, traced};
    use crate::top::testing::{entries, float_row, prove, row};
    use warpstep_kit::check::Check;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, trace, fpu) in [(1, 1, false, true), (2, 4, false, true), (3, 5, true, false)] {
            let shape = small(|p| (p.warps, p.lanes, p.fpu) = (warps, lanes, fpu));
            let check =
                Check::default().cycles(400).input("issue_context", move |random| random.below(warps as u64));
            let check = entries(check, "issue_entry", if fpu { float_row } else { row });
            prove(check, Execute::new(&if trace { traced(&shape) } else { shape }));
        }
    }
}
