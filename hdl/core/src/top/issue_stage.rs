//! Who can issue: readiness of every context, and the books it is read from.
//!
//! In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
//! nothing of selection or values.

use crate::float::UNITS;
use crate::issue::{FloatsUnderWay, PendingRegisters, Readiness, STALL_BITS, UnitOccupancy, WritebackSlots};
use crate::operation::{CLASS_BITS, Layout, OP_BITS, REG_BITS};
use crate::top::class::{DIVIDE, FENCE, FLOAT_CONVERT, FLOAT_DIVIDE, FLOAT_FMA, FLOAT_SIMPLE, FLOAT_SQRT};
use crate::top::units::{writer, writers};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::Config;

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
    pub memory_available: Wire<In>,
    /// Nothing is under way there.
    pub memory_drained: Wire<In>,

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
    /// Its operation.
    pub issue_op: Wire<In>,
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
    /// A fence ends in this cycle.
    pub fence_done: Wire<In>,
    /// Whose.
    pub fence_done_context: Wire<In>,

    /// Contexts that can issue.
    pub ready: Wire<Out>,
    /// Why the others cannot.
    pub reasons: Vec<Wire<Out>>,

    judges: Vec<Readiness>,
    pending: PendingRegisters,
    slots: WritebackSlots,
    divider: UnitOccupancy,
    /// Float division, square root.
    float_units: Vec<UnitOccupancy>,
    floats: Vec<FloatsUnderWay>,
    floats_done: Wire<Local>,
    is_float: Wire<Local>,
}

impl IssueStage {
    /// Of this machine; entries carry their word if `trace`.
    pub fn new(config: &Config, trace: bool) -> IssueStage {
        let contexts = config.core_contexts();
        let (context, lanes, layout) = (index_width(contexts), config.lanes, Layout { trace });
        let coordinated = config.is_coordinated();
        let latencies = &config.latencies;
        let (writers, floats) = (writers(config.fpu), usize::from(config.fpu));
        let longest = UNITS.iter().filter_map(|class| latencies.of(*class)).max().unwrap_or(2) as usize;
        let float_units = [latencies.float_divide, latencies.float_sqrt].into_iter().take(2 * floats);
        let slots = WritebackSlots::new(lanes, contexts, 1, &config.latencies, config.fpu);
        IssueStage {
            heads: Wire::several(contexts, layout.width()),
            has_head: Wire::new(contexts),
            active: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            blocked: Wire::several(contexts, 2),
            waiting: Wire::new(contexts),
            memory_available: Wire::new(1),
            memory_drained: Wire::new(1),
            claim: Wire::new(1),
            claim_lanes: Wire::new(lanes),
            claim_slot: Wire::new(slots.claim_slot.width()),
            issue: Wire::new(1),
            issue_context: Wire::new(context),
            issue_op: Wire::new(OP_BITS),
            issue_class: Wire::new(CLASS_BITS),
            issue_rd: Wire::new(REG_BITS),
            issue_lanes: Wire::new(lanes),
            written: Wire::new(writers),
            written_context: Wire::several(writers, context),
            written_register: Wire::several(writers, REG_BITS),
            fence_done: Wire::new(1),
            fence_done_context: Wire::new(context),
            ready: Wire::new(contexts),
            reasons: Wire::several(contexts, STALL_BITS),
            judges: (0..contexts).map(|_| Readiness::new(lanes, layout, coordinated, config.fpu)).collect(),
            pending: PendingRegisters::new(contexts, 1, writers),
            slots,
            divider: UnitOccupancy::new(lanes, latencies.divide as usize),
            float_units: float_units.map(|latency| UnitOccupancy::new(lanes, latency as usize)).collect(),
            floats: (0..floats).map(|_| FloatsUnderWay::new(contexts, UNITS.len(), longest)).collect(),
            floats_done: Wire::new(UNITS.len()),
            is_float: Wire::new(1),
        }
    }
}

impl Logic for IssueStage {
    about!(
        DIVIDE,
        FENCE,
        FLOAT_SIMPLE,
        FLOAT_FMA,
        FLOAT_CONVERT,
        FLOAT_DIVIDE,
        FLOAT_SQRT,
        writer::FIRST_FLOAT
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.slots.claim.next = self.claim.val();
        self.slots.claim_lanes.next = self.claim_lanes.val();
        self.claim_slot.next = self.slots.claim_slot.val();

        self.pending.issue.next = self.issue.val();
        self.pending.issue_context[0].next = self.issue_context.val();
        self.pending.issue_register[0].next = self.issue_rd.val();
        self.pending.issue_fence.next = (self.issue_op.val() == FENCE).into();
        self.pending.fence_done.next = self.fence_done.val();
        self.pending.fence_done_context.next = self.fence_done_context.val();
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

        comment!("Float units.");
        self.is_float.next = ((self.issue_class.val() == FLOAT_SIMPLE)
            | (self.issue_class.val() == FLOAT_FMA)
            | (self.issue_class.val() == FLOAT_CONVERT)
            | (self.issue_class.val() == FLOAT_DIVIDE)
            | (self.issue_class.val() == FLOAT_SQRT))
            .into();
        self.floats_done.next = 0.into();
        for counter in 0..self.floats.len() {
            self.floats[counter].issue.next = self.issue.val() & self.is_float.val();
            self.floats[counter].issue_context.next = self.issue_context.val();
            for unit in 0..self.floats_done.width() {
                self.floats_done.next = self
                    .floats_done
                    .val()
                    .replace_bit(unit, self.written.val().get_bit(unit + writer::FIRST_FLOAT));
                self.floats[counter].done_context[unit].next =
                    self.written_context[unit + writer::FIRST_FLOAT].val();
            }
            self.floats[counter].done.next = self.floats_done.val();
            self.float_units[0].start.next = 0.into();
            self.float_units[1].start.next = 0.into();
            if self.issue.val().any() & (self.issue_class.val() == FLOAT_DIVIDE) {
                self.float_units[0].start.next = self.issue_lanes.val();
            }
            if self.issue.val().any() & (self.issue_class.val() == FLOAT_SQRT) {
                self.float_units[1].start.next = self.issue_lanes.val();
            }
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
            for counter in 0..self.floats.len() {
                self.judges[context].float_busy.next =
                    self.floats[counter].busy.val().get_bit(context).into();
                self.judges[context].unit_busy[1].next = self.float_units[0].busy.val();
                self.judges[context].unit_busy[2].next = self.float_units[1].busy.val();
            }
            self.judges[context].memory_available.next = self.memory_available.val();
            self.judges[context].memory_drained.next = self.memory_drained.val();
            self.judges[context].unit_busy[0].next = self.divider.busy.val();
            self.slots.query_class[context].next = self.judges[context].class.val();
            self.slots.query_lanes[context].next = self.lanes[context].val();
            self.judges[context].slot_free.next = self.slots.free.val().get_bit(context).into();
            self.ready.next = self.ready.val().replace_bit(context, self.judges[context].ready.val());
            self.reasons[context].next = self.judges[context].reason.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{
        entry, float_entry, float_machine, float_row, machine, now_and_then, operation, prove, row,
    };
    use warpstep_kit::bits::Bits;
    use warpstep_kit::check::{Check, Random};
    use warpstep_spec::isa::Row;

    #[test]
    fn the_stage_agrees_with_its_verilog() {
        for (warps, lanes, schedule, trace, fpu) in [
            (1, 1, "gtlo", false, false),
            (2, 4, "gtlrr", true, true),
            (3, 5, "lrr/gtlrr", false, false),
            (1, 1, "lrr", false, true),
        ] {
            let config = if fpu { float_machine } else { machine }(warps, lanes, schedule);
            let row: fn(&mut Random) -> &'static Row = if fpu { float_row } else { row };
            let entry: fn(&mut Random, usize) -> Bits = if fpu { float_entry } else { entry };
            let mut check = Check::default()
                .cycles(500)
                .input("issue_op", operation)
                .input("issue_class", move |random| row(random).class as u64)
                .input("issue_rd", |random| random.below(4))
                .input("waiting", now_and_then);
            for context in 0..warps {
                check = check.wide_input(&format!("heads_{context}"), entry);
                check = check.input(&format!("blocked_{context}"), |random| now_and_then(random) & 3);
            }
            for writer in 0..writers(fpu) {
                check = check.input(&format!("written_register_{writer}"), |random| random.below(4));
            }
            prove(check, IssueStage::new(&config, trace));
        }
    }
}
