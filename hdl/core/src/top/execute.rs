//! From issue to writeback: the instruction issued in c has its operands in c + 1; each unit hands its results over in the
//! slot that was booked.
//!
//! Everything outside the lanes is wired here: who speaks for the lanes, exchange, CSRs, loads and stores, warp control,
//! and the news of written registers for the books. S = 0: a context is a warp, and all lanes take its instruction.

use crate::control::counters::Counters;
use crate::control::csr::{CsrShape, Csrs};
use crate::control::delay::Delay;
use crate::control::lsu::LoadStoreUnit;
use crate::control::warp_control::WarpControl;
use crate::issue::STALL_BITS;
use crate::lanes::destination_width;
use crate::lanes::exchange::LaneExchange;
use crate::lanes::lane::{Lane, LaneShape};
use crate::lanes::result_pipe::ResultPipe;
use crate::lanes::speaker::Speaker;
use crate::operation::{Layout, REG_BITS};
use crate::top::issue_stage::WRITERS;
use crate::top::operand_stage::OperandStage;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Config;

/// Units outside a lane that hand results over to it: CSRs, exchange, control, memory.
const OTHERS: usize = 4;

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
    /// The request of the last cycle hit.
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

    /// The load/store unit can take an instruction.
    pub memory_idle: Wire<Out>,
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

    /// A request to memory.
    pub request_valid: Wire<Out>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Which word.
    pub request_address: Wire<Out>,
    /// What to write.
    pub request_data: Wire<Out>,
    /// Which bytes.
    pub request_bytes: Wire<Out>,
    /// Memory answers.
    pub answer_valid: Wire<In>,
    /// With the word read.
    pub answer_data: Wire<In>,

    /// Lanes that write a register at the end of this cycle.
    pub lane_writes: Wire<Out>,
    /// Which register (low six bits) of which warp (above).
    pub lane_destinations: Vec<Wire<Out>>,
    /// With what.
    pub lane_values: Vec<Wire<Out>>,
    /// Two results met in one slot: never.
    pub collision: Wire<Out>,
    /// A program error: illegal instruction, warp control, CSRs, memory; one bit each.
    pub faults: Wire<Out>,

    operand_stage: OperandStage,
    machine_lanes: Vec<Lane>,
    left: Speaker,
    right: Speaker,
    taken: Speaker,
    exchange: LaneExchange,
    csrs: Csrs,
    csr_pipes: Vec<ResultPipe>,
    counters: Counters,
    load_store: LoadStoreUnit,
    warp_control: WarpControl,
    /// News of fixed-latency results: valid, context, register.
    news: Vec<Delay>,
    link_register: Delay,
    link_lanes: Delay,
    predicate: Wire<Local>,
    link_destination: Wire<Local>,
    load_destination: Wire<Local>,
    reg_bits: Param,
    cause_at: Param,
}

impl Execute {
    /// Of this machine; entries carry their word if `trace`.
    pub fn new(config: &Config, trace: bool) -> Execute {
        let contexts = config.warps * config.contexts();
        let (context, lanes, layout) = (index_width(contexts), config.lanes, Layout { trace });
        let (latencies, destination) = (&config.latencies, destination_width(config.warps));
        let slots = latencies.rows().iter().map(|row| row.cycles).max().unwrap_or(2) as usize;
        let load_store = LoadStoreUnit::new(contexts, lanes, slots);
        let wait = |latency: u32| latency as usize - 2;
        let news_waits =
            [latencies.alu, latencies.multiply, latencies.divide, latencies.csr, latencies.lane_exchange];
        let shape = CsrShape { cores: config.cores, contexts, lanes, fpu: config.fpu };
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
            memory_idle: Wire::new(1),
            claim: Wire::new(1),
            claim_lanes: Wire::new(lanes),
            claim_slot: Wire::new(load_store.claim_distance.width()),
            written: Wire::new(WRITERS),
            written_context: Wire::several(WRITERS, context),
            written_register: Wire::several(WRITERS, REG_BITS),
            request_valid: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            request_data: Wire::new(32),
            request_bytes: Wire::new(4),
            answer_valid: Wire::new(1),
            answer_data: Wire::new(32),
            lane_writes: Wire::new(lanes),
            lane_destinations: Wire::several(lanes, destination),
            lane_values: Wire::several(lanes, 32),
            collision: Wire::new(1),
            faults: Wire::new(4),
            operand_stage: OperandStage::new(contexts, lanes, layout),
            machine_lanes: (0..lanes).map(|_| Lane::new(LaneShape::of(config, OTHERS))).collect(),
            left: Speaker::new(lanes, 32),
            right: Speaker::new(lanes, 32),
            taken: Speaker::new(lanes, 1),
            exchange: LaneExchange::new(lanes, latencies.lane_exchange as usize, destination),
            csrs: Csrs::new(shape),
            csr_pipes: (0..lanes).map(|_| ResultPipe::new(wait(latencies.csr), destination, 32)).collect(),
            counters: Counters::new(contexts),
            load_store,
            warp_control: WarpControl::new(contexts, lanes, latencies.control as usize),
            news: news_waits
                .into_iter()
                .map(|latency| Delay::new(1 + context + REG_BITS, wait(latency)))
                .collect(),
            link_register: Delay::new(REG_BITS, wait(latencies.control)),
            link_lanes: Delay::new(lanes, wait(latencies.control)),
            predicate: Wire::new(lanes),
            link_destination: Wire::new(destination),
            load_destination: Wire::new(destination),
            reg_bits: Param::new(REG_BITS),
            cause_at: Param::new(Layout::cause().low),
        }
    }
}

impl Logic for Execute {
    about!();

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

        comment!("Results of units outside the lanes.");
        self.link_register.early.next = 0.into();
        self.link_lanes.early.next = 0.into();
        if self.operand_stage.control.val().any() {
            self.link_register.early.next = self.operand_stage.rd.val();
            self.link_lanes.early.next = self.operand_stage.mask.val();
        }
        self.link_destination.next = (unsigned_cast(self.warp_control.resolved_context.val())
            << self.reg_bits.val())
            | unsigned_cast(self.link_register.late.val());
        self.load_destination.next = (unsigned_cast(self.load_store.write_context.val())
            << self.reg_bits.val())
            | unsigned_cast(self.load_store.write_register.val());

        self.lane_writes.next = 0.into();
        self.collision.next = 0.into();
        self.predicate.next = 0.into();
        for lane in 0..self.machine_lanes.len() {
            self.machine_lanes[lane].read.next =
                (self.issue.val().any() & self.issue_lanes.val().get_bit(lane)).into();
            self.machine_lanes[lane].read_warp.next = self.issue_context.val();
            self.machine_lanes[lane].read_registers[0].next = self.operand_stage.reads_first.val();
            self.machine_lanes[lane].read_registers[1].next = self.operand_stage.reads_second.val();
            self.machine_lanes[lane].start_alu.next = (self.operand_stage.kinds.val().get_bit(0)
                & self.operand_stage.mask.val().get_bit(lane))
            .into();
            self.machine_lanes[lane].start_multiply.next = (self.operand_stage.kinds.val().get_bit(1)
                & self.operand_stage.mask.val().get_bit(lane))
            .into();
            self.machine_lanes[lane].start_divide.next = (self.operand_stage.kinds.val().get_bit(2)
                & self.operand_stage.mask.val().get_bit(lane))
            .into();
            self.machine_lanes[lane].start_branch.next =
                (self.operand_stage.branch.val().any() & self.operand_stage.mask.val().get_bit(lane)).into();
            self.machine_lanes[lane].op.next = self.operand_stage.op.val();
            self.machine_lanes[lane].immediate.next = self.operand_stage.imm.val();
            self.machine_lanes[lane].pc.next = self.operand_stage.pc.val();
            self.machine_lanes[lane].destination.next = self.operand_stage.destination.val();

            self.csr_pipes[lane].enter.next = (self.operand_stage.kinds.val().get_bit(3)
                & self.operand_stage.mask.val().get_bit(lane))
            .into();
            self.csr_pipes[lane].destination.next = self.operand_stage.destination.val();
            self.csr_pipes[lane].value.next = self.csrs.results[lane].val();
            self.machine_lanes[lane].other_valid[0].next = self.csr_pipes[lane].leave.val();
            self.machine_lanes[lane].other_destinations[0].next =
                self.csr_pipes[lane].leaving_destination.val();
            self.machine_lanes[lane].other_results[0].next = self.csr_pipes[lane].leaving_value.val();
            self.machine_lanes[lane].other_valid[1].next =
                self.exchange.result_valid.val().get_bit(lane).into();
            self.machine_lanes[lane].other_destinations[1].next = self.exchange.result_destination.val();
            self.machine_lanes[lane].other_results[1].next = self.exchange.results[lane].val();
            self.machine_lanes[lane].other_valid[2].next =
                (self.warp_control.resolved.val().any() & self.link_lanes.late.val().get_bit(lane)).into();
            self.machine_lanes[lane].other_destinations[2].next = self.link_destination.val();
            self.machine_lanes[lane].other_results[2].next = self.warp_control.result.val();
            self.machine_lanes[lane].other_valid[3].next =
                (self.load_store.write.val().any() & self.load_store.write_lanes.val().get_bit(lane)).into();
            self.machine_lanes[lane].other_destinations[3].next = self.load_destination.val();
            self.machine_lanes[lane].other_results[3].next = self.load_store.write_data[lane].val();

            self.left.values[lane].next = self.machine_lanes[lane].operands[0].val();
            self.right.values[lane].next = self.machine_lanes[lane].operands[1].val();
            self.taken.values[lane].next = self.machine_lanes[lane].taken.val();
            self.exchange.left[lane].next = self.machine_lanes[lane].operands[0].val();
            self.exchange.right[lane].next = self.machine_lanes[lane].operands[1].val();
            self.load_store.base[lane].next = self.machine_lanes[lane].operands[0].val();
            self.load_store.data[lane].next = self.machine_lanes[lane].operands[1].val();
            self.predicate.next =
                self.predicate.val().replace_bit(lane, self.machine_lanes[lane].operands[0].val().get_bit(0));

            self.lane_writes.next =
                self.lane_writes.val().replace_bit(lane, self.machine_lanes[lane].write.val());
            self.lane_destinations[lane].next = self.machine_lanes[lane].write_destination.val();
            self.lane_values[lane].next = self.machine_lanes[lane].write_value.val();
            if self.machine_lanes[lane].collision.val().any() {
                self.collision.next = 1.into();
            }
        }

        self.left.listen.next = self.operand_stage.valid.val();
        self.left.active.next = self.operand_stage.mask.val();
        self.right.listen.next = self.operand_stage.valid.val();
        self.right.active.next = self.operand_stage.mask.val();
        self.taken.listen.next = self.operand_stage.valid.val();
        self.taken.active.next = self.operand_stage.mask.val();

        self.exchange.start.next = self.operand_stage.kinds.val().get_bit(4).into();
        self.exchange.op.next = self.operand_stage.op.val();
        self.exchange.active.next = self.operand_stage.mask.val();
        self.exchange.destination.next = self.operand_stage.destination.val();

        self.csrs.core_id.next = self.core_id.val();
        self.csrs.start_argument.next = self.start_argument.val();
        self.csrs.issued_lanes.next = 0.into();
        if self.issue.val().any() {
            self.csrs.issued_lanes.next = self.issue_lanes.val();
        }
        self.csrs.active_contexts.next = self.warp_control.active_contexts.val();
        for counter in 0..self.counters.values.len() {
            self.csrs.counters[counter].next = self.counters.values[counter].val();
        }
        self.csrs.valid.next = self.operand_stage.kinds.val().get_bit(3).into();
        self.csrs.op.next = self.operand_stage.op.val();
        self.csrs.op_context.next = self.operand_stage.owner.val();
        self.csrs.pc.next = self.operand_stage.pc.val();
        self.csrs.rs1.next = self.operand_stage.rs1.val();
        self.csrs.imm.next = self.operand_stage.imm.val();
        self.csrs.active.next = self.operand_stage.mask.val();
        self.csrs.operand.next = self.left.spoken.val();

        self.counters.issued.next = self.issue.val();
        self.counters.nop.next = self.issue_nop.val();
        self.counters.nop_cause.next = unsigned_cast(self.issue_entry.val() >> self.cause_at.val());
        for context in 0..self.stalls.len() {
            self.counters.stalls[context].next = self.stalls[context].val();
        }
        self.counters.hit.next = self.fetch_hit.val();
        self.counters.miss.next = self.fetch_miss.val();

        self.load_store.issue.next = self.issue.val() & self.operand_stage.issues_memory.val();
        self.load_store.op.next = self.operand_stage.op.val();
        self.load_store.op_context.next = self.operand_stage.owner.val();
        self.load_store.pc.next = self.operand_stage.pc.val();
        self.load_store.rd.next = self.operand_stage.rd.val();
        self.load_store.imm.next = self.operand_stage.imm.val();
        self.load_store.active.next = self.operand_stage.mask.val();
        self.load_store.answer_valid.next = self.answer_valid.val();
        self.load_store.answer_data.next = self.answer_data.val();
        self.load_store.claim_distance.next = self.claim_slot.val();
        self.memory_idle.next = self.load_store.idle.val();
        self.claim.next = self.load_store.claim.val();
        self.claim_lanes.next = self.load_store.write_lanes.val();
        self.request_valid.next = self.load_store.request_valid.val();
        self.request_write.next = self.load_store.request_write.val();
        self.request_address.next = self.load_store.request_address.val();
        self.request_data.next = self.load_store.request_data.val();
        self.request_bytes.next = self.load_store.request_bytes.val();

        self.warp_control.issue.next = self.issue.val() & self.operand_stage.issues_control.val();
        self.warp_control.issue_context.next = self.issue_context.val();
        self.warp_control.op.next = self.operand_stage.op.val();
        self.warp_control.pc.next = self.operand_stage.pc.val();
        self.warp_control.imm.next = self.operand_stage.imm.val();
        self.warp_control.active.next = self.operand_stage.mask.val();
        self.warp_control.predicate.next = self.predicate.val();
        self.warp_control.left.next = self.left.spoken.val();
        self.warp_control.right.next = self.right.spoken.val();
        self.warp_control.taken.next = self.taken.spoken.val();
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

        comment!("News of written registers, for the books.");
        self.written.next = 0.into();
        for unit in 0..self.news.len() {
            self.news[unit].early.next = (unsigned_cast(self.operand_stage.owner.val())
                << (self.reg_bits.val() + 1))
                | (unsigned_cast(self.operand_stage.rd.val()) << 1)
                | unsigned_cast(self.operand_stage.kinds.val().get_bit(unit));
            self.written.next = self.written.val().replace_bit(unit, self.news[unit].late.val().get_bit(0));
            self.written_register[unit].next = unsigned_cast(self.news[unit].late.val() >> 1);
            self.written_context[unit].next =
                unsigned_cast(self.news[unit].late.val() >> (self.reg_bits.val() + 1));
        }
        self.written.next = self.written.val().replace_bit(5, self.warp_control.resolved.val());
        self.written_context[5].next = self.warp_control.resolved_context.val();
        self.written_register[5].next = self.link_register.late.val();
        self.written.next = self.written.val().replace_bit(6, self.load_store.write.val());
        self.written_context[6].next = self.load_store.write_context.val();
        self.written_register[6].next = self.load_store.write_register.val();

        self.faults.next = 0.into();
        self.faults.next = self.faults.val().replace_bit(0, self.operand_stage.illegal.val());
        self.faults.next = self.faults.val().replace_bit(1, self.warp_control.faulted.val());
        self.faults.next = self.faults.val().replace_bit(2, self.csrs.faulted.val());
        self.faults.next = self.faults.val().replace_bit(3, self.load_store.faulted.val());
    }
}
