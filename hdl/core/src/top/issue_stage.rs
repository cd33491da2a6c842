//! Who can issue: readiness of every context, and the books it is read from.
//!
//! In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
//! nothing of selection or values.

use crate::issue::{PendingRegisters, Readiness, STALL_BITS, UnitOccupancy, WritebackSlots};
use crate::operation::{CLASS_BITS, Layout, REG_BITS};
use crate::top::class::DIVIDE;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Config;

/// Results that can be written in one cycle: ALU, multiplier, divider, CSRs, exchange, control, memory.
pub const WRITERS: usize = 7;

/// Readiness, pending registers, slots, units.
#[derive(LogicBlock)]
pub struct IssueStage {
    /// The oldest entry of each context.
    pub heads: Vec<Wire<In>>,
    /// Whether there is one.
    pub has_head: Wire<In>,
    /// Contexts that run.
    pub active: Wire<In>,
    /// Their active lanes.
    pub lanes: Vec<Wire<In>>,
    /// What each waits for: 0 nothing, 1 control, 2 barrier, 3 wspawn.
    pub blocked: Vec<Wire<In>>,
    /// Contexts that wait for a line.
    pub waiting: Wire<In>,
    /// The load/store unit can take an instruction.
    pub memory_idle: Wire<In>,

    /// A returned load takes a slot.
    pub claim: Wire<In>,
    /// In these lanes.
    pub claim_lanes: Wire<In>,
    /// So many cycles from now.
    pub claim_slot: Wire<Out>,

    /// An instruction issues.
    pub issue: Wire<In>,
    /// Whose.
    pub issue_context: Wire<In>,
    /// Its class.
    pub issue_class: Wire<In>,
    /// Its destination.
    pub issue_rd: Wire<In>,
    /// Its lanes.
    pub issue_lanes: Wire<In>,
    /// Results written at the end of this cycle, one bit a writer.
    pub written: Wire<In>,
    /// For whom.
    pub written_context: Vec<Wire<In>>,
    /// To which register.
    pub written_register: Vec<Wire<In>>,

    /// Contexts that can issue.
    pub ready: Wire<Out>,
    /// Why the others cannot.
    pub reasons: Vec<Wire<Out>>,

    judges: Vec<Readiness>,
    pending: PendingRegisters,
    slots: WritebackSlots,
    divider: UnitOccupancy,
}

impl IssueStage {
    /// Of this machine; entries carry their word if `trace`.
    pub fn new(config: &Config, trace: bool) -> IssueStage {
        let contexts = config.warps * config.contexts();
        let (context, lanes, layout) = (index_width(contexts), config.lanes, Layout { trace });
        let coordinated = matches!(config.schedule, warpstep_spec::Schedule::Coordinated(_));
        let slots = WritebackSlots::new(lanes, contexts, 1, &config.latencies, config.fpu);
        IssueStage {
            heads: Wire::several(contexts, layout.width()),
            has_head: Wire::new(contexts),
            active: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            blocked: Wire::several(contexts, 2),
            waiting: Wire::new(contexts),
            memory_idle: Wire::new(1),
            claim: Wire::new(1),
            claim_lanes: Wire::new(lanes),
            claim_slot: Wire::new(slots.claim_slot.width()),
            issue: Wire::new(1),
            issue_context: Wire::new(context),
            issue_class: Wire::new(CLASS_BITS),
            issue_rd: Wire::new(REG_BITS),
            issue_lanes: Wire::new(lanes),
            written: Wire::new(WRITERS),
            written_context: Wire::several(WRITERS, context),
            written_register: Wire::several(WRITERS, REG_BITS),
            ready: Wire::new(contexts),
            reasons: Wire::several(contexts, STALL_BITS),
            judges: (0..contexts).map(|_| Readiness::new(lanes, layout, coordinated, config.fpu)).collect(),
            pending: PendingRegisters::new(contexts, 1, WRITERS),
            slots,
            divider: UnitOccupancy::new(lanes, config.latencies.divide as usize),
        }
    }
}

impl Logic for IssueStage {
    about!(DIVIDE);

    #[hdl_gen]
    fn update(&mut self) {
        self.slots.claim.next = self.claim.val();
        self.slots.claim_lanes.next = self.claim_lanes.val();
        self.claim_slot.next = self.slots.claim_slot.val();

        self.pending.issue.next = self.issue.val();
        self.pending.issue_context[0].next = self.issue_context.val();
        self.pending.issue_register[0].next = self.issue_rd.val();
        self.pending.written.next = self.written.val();
        for writer in 0..self.written_context.len() {
            self.pending.written_context[writer].next = self.written_context[writer].val();
            self.pending.written_register[writer].next = self.written_register[writer].val();
        }
        self.slots.book.next = self.issue.val();
        if self.issue_rd.val() == 0 {
            self.slots.book.next = 0.into();
        }
        self.slots.book_class[0].next = self.issue_class.val();
        self.slots.book_lanes[0].next = self.issue_lanes.val();
        self.divider.start.next = 0.into();
        if self.issue.val().any() & (self.issue_class.val() == DIVIDE) {
            self.divider.start.next = self.issue_lanes.val();
        }

        self.ready.next = 0.into();
        for context in 0..self.heads.len() {
            self.judges[context].active.next = self.active.val().get_bit(context).into();
            self.judges[context].control.next = (self.blocked[context].val() == 1).into();
            self.judges[context].barrier.next = (self.blocked[context].val() == 2).into();
            self.judges[context].spawn.next = (self.blocked[context].val() == 3).into();
            self.judges[context].waiting.next = self.waiting.val().get_bit(context).into();
            self.judges[context].lanes.next = self.lanes[context].val();
            self.judges[context].head.next = self.heads[context].val();
            self.judges[context].has_head.next = self.has_head.val().get_bit(context).into();
            self.judges[context].pending.next = self.pending.pending[context].val();
            self.judges[context].float_busy.next = false.into();
            self.judges[context].memory_idle.next = self.memory_idle.val();
            self.judges[context].unit_busy[0].next = self.divider.busy.val();
            self.slots.query_class[context].next = self.judges[context].class.val();
            self.slots.query_lanes[context].next = self.lanes[context].val();
            self.judges[context].slot_free.next = self.slots.free.val().get_bit(context).into();
            self.ready.next = self.ready.val().replace_bit(context, self.judges[context].ready.val());
            self.reasons[context].next = self.judges[context].reason.val();
        }
    }
}
