//! Front end and issue of a small core, wired. Execution, memory and control are ports.

use super::{CACHE, LANES, LAYOUT, START};
use crate::front::{Decoder, FetchStages, FillEngine, InstructionCache, InstructionQueue, Scheduler};
use crate::issue::{PendingRegisters, Readiness, UnitOccupancy, WritebackSlots};
use crate::operation::{CLASS_BITS, Layout, REG_BITS, cause};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Select, index_width};
use warpstep_spec::{Class, Latencies, Schedule};

const REDIRECT: usize = cause::REDIRECT as usize;
const DIVIDE: usize = Class::Divide as usize;

/// Front end and issue of a small core.
#[derive(LogicBlock)]
pub struct FrontEnd {
    pub active: Wire<In>,
    pub barrier: Wire<In>,
    pub redirect: Wire<In>,
    pub target: Wire<In>,
    pub written: Wire<In>,
    pub written_context: Wire<In>,
    pub written_register: Wire<In>,
    pub line_valid: Wire<In>,
    pub line_data: Wire<In>,
    pub invalidate: Wire<In>,
    pub fill_valid: Wire<Out>,
    pub fill_address: Wire<Out>,
    pub issued: Wire<Out>,
    pub issued_context: Wire<Out>,
    pub issued_entry: Wire<Out>,
    /// Entries and requests under way, a context each.
    pub held: Vec<Wire<Out>>,
    issue_schedule: Scheduler,
    fetch_schedule: Scheduler,
    stages: FetchStages,
    cache: InstructionCache,
    fill: FillEngine,
    decoder: Decoder,
    queues: Vec<InstructionQueue>,
    readiness: Vec<Readiness>,
    pending: PendingRegisters,
    slots: WritebackSlots,
    divider: UnitOccupancy,
    heads: Select,
    pcs: Vec<Reg>,
    requested_pc: Select,
    ready: Wire<Local>,
    fetch_ready: Wire<Local>,
    fetches: Wire<Local>,
    entry: Wire<Local>,
    issued_class: Wire<Local>,
    issued_rd: Wire<Local>,
    lanes: Wire<Local>,
    all_lanes: Param,
    depth: Param,
    coordinated: Param,
    class_at: Param,
    rd_at: Param,
    pc_at: Param,
    op_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    rs3_at: Param,
    imm_at: Param,
}

impl FrontEnd {
    pub fn new(contexts: usize, stages: usize, schedule: Schedule) -> FrontEnd {
        let (fetch, issue, coordinated) = match schedule {
            Schedule::Coordinated(policy) => (policy, policy, true),
            Schedule::Decoupled { fetch, issue } => (fetch, issue, false),
        };
        let (depth, context) = (stages + 1, index_width(contexts));
        let divide = Latencies::PAPER.divide as usize;
        FrontEnd {
            active: Wire::new(contexts),
            barrier: Wire::new(contexts),
            redirect: Wire::new(contexts),
            target: Wire::new(32),
            written: Wire::new(1),
            written_context: Wire::new(context),
            written_register: Wire::new(REG_BITS),
            line_valid: Wire::new(1),
            line_data: Wire::new(128),
            invalidate: Wire::new(1),
            fill_valid: Wire::new(1),
            fill_address: Wire::new(32),
            issued: Wire::new(1),
            issued_context: Wire::new(context),
            issued_entry: Wire::new(LAYOUT.width()),
            held: Wire::several(contexts, index_width(2 * depth)),
            issue_schedule: Scheduler::new(contexts, issue),
            fetch_schedule: Scheduler::new(contexts, fetch),
            stages: FetchStages::new(stages, contexts, coordinated),
            cache: InstructionCache::new(CACHE),
            fill: FillEngine::new(contexts, CACHE),
            decoder: Decoder::new(false),
            queues: (0..contexts).map(|_| InstructionQueue::new(depth, LAYOUT, coordinated)).collect(),
            readiness: (0..contexts).map(|_| Readiness::new(LANES, LAYOUT, coordinated, false)).collect(),
            pending: PendingRegisters::new(contexts, 1, 1),
            slots: WritebackSlots::new(LANES, contexts, 1, &Latencies::PAPER, false),
            divider: UnitOccupancy::new(LANES, divide),
            heads: Select::new(contexts, LAYOUT.width()),
            pcs: (0..contexts).map(|_| Reg::with_reset(32, START)).collect(),
            requested_pc: Select::new(contexts, 32),
            ready: Wire::new(contexts),
            fetch_ready: Wire::new(contexts),
            fetches: Wire::new(contexts),
            entry: Wire::new(LAYOUT.width()),
            issued_class: Wire::new(CLASS_BITS),
            issued_rd: Wire::new(REG_BITS),
            lanes: Wire::new(LANES),
            all_lanes: Param::new((1 << LANES) - 1),
            depth: Param::new(depth),
            coordinated: Param::new(coordinated.into()),
            class_at: Param::new(Layout::class().low),
            rd_at: Param::new(Layout::rd().low),
            pc_at: Param::new(Layout::pc().low),
            op_at: Param::new(Layout::op().low),
            rs1_at: Param::new(Layout::rs1().low),
            rs2_at: Param::new(Layout::rs2().low),
            rs3_at: Param::new(Layout::rs3().low),
            imm_at: Param::new(Layout::imm().low),
        }
    }
}

impl Logic for FrontEnd {
    about!(REDIRECT, DIVIDE);

    #[hdl_gen]
    fn update(&mut self) {
        self.lanes.next = self.all_lanes.val().into();
        self.ready.next = 0.into();
        self.fetch_ready.next = 0.into();
        for context in 0..self.queues.len() {
            self.readiness[context].active.next = self.active.val().get_bit(context).into();
            self.readiness[context].control.next = false.into();
            self.readiness[context].barrier.next = self.barrier.val().get_bit(context).into();
            self.readiness[context].spawn.next = false.into();
            self.readiness[context].waiting.next = self.fill.waiting.val().get_bit(context).into();
            self.readiness[context].lanes.next = self.lanes.val();
            self.readiness[context].head.next = self.queues[context].head.val();
            self.readiness[context].has_head.next = self.queues[context].has_head.val();
            self.readiness[context].pending.next = self.pending.pending[context].val();
            self.readiness[context].float_busy.next = false.into();
            self.readiness[context].memory_available.next = true.into();
            self.readiness[context].memory_drained.next = true.into();
            self.readiness[context].unit_busy[0].next = self.divider.busy.val();
            self.readiness[context].slot_free.next = self.slots.free.val().get_bit(context).into();
            self.slots.query_class[context].next = self.readiness[context].class.val();
            self.slots.query_lanes[context].next = self.lanes.val();
            self.ready.next = self.ready.val().replace_bit(context, self.readiness[context].ready.val());
            self.held[context].next = unsigned_cast(self.queues[context].occupancy.val())
                + unsigned_cast(self.stages.in_flight[context].val());
            self.fetch_ready.next = self.fetch_ready.val().replace_bit(
                context,
                self.active.val().get_bit(context)
                    & !self.fill.waiting.val().get_bit(context)
                    & (self.held[context].val() < self.depth.val()),
            );
        }

        self.issue_schedule.candidates.next = self.ready.val();
        self.fetch_schedule.candidates.next = self.fetch_ready.val();
        if self.coordinated.val() == 1 {
            self.fetches.next = self.issue_schedule.grant.val();
            self.stages.request_context.next = self.issue_schedule.selected.val();
        } else {
            self.fetches.next = self.fetch_schedule.grant.val();
            self.stages.request_context.next = self.fetch_schedule.selected.val();
        }
        self.requested_pc.index.next = self.stages.request_context.val();
        self.heads.index.next = self.issue_schedule.selected.val();

        self.stages.request.next = self.fetches.val().any().into();
        self.stages.request_pc.next = self.requested_pc.chosen.val();
        self.stages.hit.next = self.cache.hit.val();
        self.stages.word.next = self.cache.word.val();
        self.stages.redirect.next = self.redirect.val();
        self.stages.retire.next = 0.into();
        self.cache.lookup.next = self.fetches.val().any().into();
        self.cache.lookup_pc.next = self.requested_pc.chosen.val();
        self.cache.invalidate.next = self.invalidate.val();
        self.cache.write.next = self.fill.write.val();
        self.cache.write_address.next = self.fill.write_address.val();
        self.cache.write_line.next = self.fill.write_line.val();
        self.fill.missed.next = self.stages.missed.val();
        self.fill.missed_context.next = self.stages.missed_context.val();
        self.fill.missed_pc.next = self.stages.missed_pc.val();
        self.fill.requests.next = self.fetches.val();
        self.fill.cancel.next = self.redirect.val();
        self.fill.held_up.next = self.barrier.val();
        self.fill.line_valid.next = self.line_valid.val();
        self.fill.line_data.next = self.line_data.val();
        self.fill.invalidate.next = self.invalidate.val();
        self.fill_valid.next = self.fill.fill_valid.val();
        self.fill_address.next = self.fill.fill_address.val();

        self.decoder.word.next = self.stages.arrival_word.val();
        self.entry.next = unsigned_cast(self.stages.arrival_nop.val())
            | (unsigned_cast(self.stages.arrival_cause.val()) << 1)
            | (unsigned_cast(self.stages.arrival_pc.val()) << self.pc_at.val())
            | (unsigned_cast(self.decoder.op.val()) << self.op_at.val())
            | (unsigned_cast(self.decoder.class.val()) << self.class_at.val())
            | (unsigned_cast(self.decoder.rd.val()) << self.rd_at.val())
            | (unsigned_cast(self.decoder.rs1.val()) << self.rs1_at.val())
            | (unsigned_cast(self.decoder.rs2.val()) << self.rs2_at.val())
            | (unsigned_cast(self.decoder.rs3.val()) << self.rs3_at.val())
            | (unsigned_cast(self.decoder.imm.val()) << self.imm_at.val());
        for context in 0..self.queues.len() {
            self.queues[context].push.next =
                (self.stages.arrival.val().any() & (self.stages.arrival_context.val() == context)).into();
            self.queues[context].entry.next = self.entry.val();
            self.queues[context].pop.next = self.issue_schedule.grant.val().get_bit(context).into();
            self.queues[context].compensate.next = self.redirect.val().get_bit(context).into();
            self.queues[context].compensate_cause.next = REDIRECT.into();
            self.heads.words[context].next = self.queues[context].head.val();
            self.requested_pc.words[context].next = self.pcs[context].val();
            if self.redirect.val().get_bit(context) {
                self.pcs[context].next = self.target.val();
            } else if self.stages.missed.val().any() & (self.stages.missed_context.val() == context) {
                self.pcs[context].next = self.stages.missed_pc.val();
            } else if self.fetches.val().get_bit(context) {
                self.pcs[context].next = self.pcs[context].val() + 4;
            }
        }

        self.issued.next = self.issue_schedule.any.val();
        self.issued_context.next = self.issue_schedule.selected.val();
        self.issued_entry.next = self.heads.chosen.val();
        self.issued_class.next = unsigned_cast(self.heads.chosen.val() >> self.class_at.val());
        self.issued_rd.next = unsigned_cast(self.heads.chosen.val() >> self.rd_at.val());
        self.pending.issue.next = self.issue_schedule.any.val();
        self.pending.issue_context[0].next = self.issue_schedule.selected.val();
        self.pending.issue_fence.next = 0.into();
        self.pending.fence_done.next = false.into();
        self.pending.fence_done_context.next = 0.into();
        self.pending.issue_register[0].next = self.issued_rd.val();
        self.pending.written.next = self.written.val();
        self.pending.written_context[0].next = self.written_context.val();
        self.pending.written_register[0].next = self.written_register.val();
        self.slots.claim.next = false.into();
        self.slots.claim_lanes.next = 0.into();
        self.slots.book.next = (self.issue_schedule.any.val().any() & self.issued_rd.val().any()).into();
        self.slots.book_class[0].next = self.issued_class.val();
        self.slots.book_lanes[0].next = self.lanes.val();
        self.divider.start.next = 0.into();
        if self.issue_schedule.any.val().any() & (self.issued_class.val() == DIVIDE) {
            self.divider.start.next = self.lanes.val();
        }
    }
}
