//! Which contexts can issue: readiness of every context, and the scoreboard it is read from.
//!
//! In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
//! nothing of selection or values.

use crate::Shape;
use crate::bundles::{ContextStates, IssuedEntry, MemoryStatus, QueueEntry, RegisterWrite, SlotClaim};
use crate::issue::{FloatsInFlight, PendingRegisters, Readiness, STALL_BITS, UnitOccupancy, WritebackSlots};
use crate::operation::class::{DIVIDE, FLOAT_DIVIDE, FLOAT_SQRT};
use crate::operation::special::FENCE;
use warpstep_kit::prelude::*;

/// Readiness, pending registers, slots, units.
#[derive(LogicBlock)]
pub struct IssueStage {
    /// The oldest entry of each context.
    pub heads: Vec<QueueEntry<In>>,
    /// State of all contexts.
    pub contexts: ContextStates<In>,
    /// Contexts that wait for a line of instructions, one bit per context.
    pub waiting: Wire<In>,
    /// What issue must know of the load/store unit.
    pub memory: MemoryStatus<In>,
    /// The claim of a returned load for a writeback slot.
    pub claim: SlotClaim<In>,
    /// What issues in this cycle.
    pub issue: IssuedEntry<In>,
    /// The register each lane writes at the end of this cycle, port by port.
    pub written: Vec<RegisterWrite<In>>,
    /// Contexts that can issue, one bit per context.
    pub ready: Wire<Out>,
    /// Reason why each context cannot issue.
    pub reasons: Vec<Wire<Out>>,

    readiness: Vec<Readiness>,
    pending: PendingRegisters,
    slots: WritebackSlots,
    divider: UnitOccupancy,
    /// Float division, square root.
    float_units: Vec<UnitOccupancy>,
    floats: Vec<FloatsInFlight>,
    all_lanes: Param,
}

impl IssueStage {
    /// Of this machine.
    pub fn new(shape: &Shape) -> IssueStage {
        let (config, contexts) = (shape.config(), shape.contexts());
        let (latencies, floats) = (&config.latencies, usize::from(config.fpu));
        let float_units = [latencies.float_divide, latencies.float_sqrt].into_iter().take(2 * floats);
        IssueStage {
            heads: (0..contexts).map(|_| QueueEntry::new(shape)).collect(),
            contexts: ContextStates::new(shape),
            waiting: Wire::new(contexts),
            memory: MemoryStatus::new(shape),
            claim: SlotClaim::new(shape),
            issue: IssuedEntry::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            ready: Wire::new(contexts),
            reasons: Wire::several(contexts, STALL_BITS),
            readiness: (0..contexts).map(|_| Readiness::new(shape)).collect(),
            pending: PendingRegisters::new(shape, 1),
            slots: WritebackSlots::new(shape, 1),
            divider: UnitOccupancy::new(shape, latencies.divide as usize),
            float_units: float_units.map(|latency| UnitOccupancy::new(shape, latency as usize)).collect(),
            floats: (0..floats).map(|_| FloatsInFlight::new(shape)).collect(),
            all_lanes: Param::new(((1u64 << shape.booked_lanes()) - 1) as usize),
        }
    }
}

impl Logic for IssueStage {
    about!(DIVIDE, FENCE, FLOAT_DIVIDE, FLOAT_SQRT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("What issues is booked.");
        wires::link(&mut self.claim, &mut self.slots.claim);
        wires::link(&mut self.issue.context, &mut self.pending.issue_warp);
        self.pending.issue_active[0].next = 0.into();
        if self.issue.valid.val().any() {
            self.pending.issue_active[0].next = self.issue.active.val();
        }
        wires::link(&mut self.issue.entry.rd, &mut self.pending.issue_register[0]);
        self.pending.fence.valid.next =
            (self.issue.valid.val().any() & (self.issue.entry.op.val() == FENCE)).into();
        wires::link(&mut self.issue.context, &mut self.pending.fence.context);
        wires::link(&mut self.memory.fence_done, &mut self.pending.fence_done);
        wires::link(&mut self.written, &mut self.pending.written);
        wires::link(&mut self.contexts.active, &mut self.pending.active);
        self.slots.book.next = (self.issue.valid.val().any() & self.issue.entry.rd.val().any()).into();
        wires::link(&mut self.issue.entry.class, &mut self.slots.book_class[0]);
        self.slots.book_lanes[0].next = self.all_lanes.val().into();
        self.divider.start.next = 0.into();
        if self.issue.valid.val().any() & (self.issue.entry.class.val() == DIVIDE) {
            self.divider.start.next = self.all_lanes.val().into();
        }

        comment!("Float units.");
        for counter in 0..self.floats.len() {
            wires::link(&mut self.issue.valid, &mut self.floats[counter].issue);
            wires::link(&mut self.issue.context, &mut self.floats[counter].issue_warp);
            wires::link(&mut self.issue.entry.class, &mut self.floats[counter].issue_class);
            self.float_units[0].start.next = 0.into();
            self.float_units[1].start.next = 0.into();
            if self.issue.valid.val().any() & (self.issue.entry.class.val() == FLOAT_DIVIDE) {
                self.float_units[0].start.next = self.all_lanes.val().into();
            }
            if self.issue.valid.val().any() & (self.issue.entry.class.val() == FLOAT_SQRT) {
                self.float_units[1].start.next = self.all_lanes.val().into();
            }
        }

        comment!("Every head is judged.");
        self.ready.next = 0.into();
        for context in 0..self.heads.len() {
            self.readiness[context].running.next = self.contexts.running.val().get_bit(context).into();
            wires::link(&mut self.contexts.blocked[context], &mut self.readiness[context].blocked);
            self.readiness[context].waiting.next = self.waiting.val().get_bit(context).into();
            self.readiness[context].owned.next = self.all_lanes.val().into();
            wires::link(&mut self.heads[context], &mut self.readiness[context].head);
            wires::link(&mut self.pending.pending[context], &mut self.readiness[context].pending);
            self.readiness[context].float_busy.next = false.into();
            for counter in 0..self.floats.len() {
                self.readiness[context].float_busy.next =
                    self.floats[counter].busy.val().get_bit(context).into();
                wires::link(&mut self.float_units[0].busy, &mut self.readiness[context].unit_busy[1]);
                wires::link(&mut self.float_units[1].busy, &mut self.readiness[context].unit_busy[2]);
            }
            wires::link(&mut self.divider.busy, &mut self.readiness[context].unit_busy[0]);
            wires::link(&mut self.memory.available, &mut self.readiness[context].memory_available);
            wires::link(&mut self.memory.drained, &mut self.readiness[context].memory_drained);
            wires::link(&mut self.heads[context].class, &mut self.slots.query_class[context]);
            self.slots.query_lanes[context].next = self.all_lanes.val().into();
            self.readiness[context].slot_free.next = self.slots.free.val().get_bit(context).into();
            self.ready.next = self.ready.val().replace_bit(context, self.readiness[context].ready.val());
            wires::link(&mut self.readiness[context].reason, &mut self.reasons[context]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{small, traced};
    use crate::top::testing::{agree, entries, float_row, now_and_then, row};
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
            let row: fn(&mut Random) -> &'static Row = if fpu { float_row } else { row };
            let mut check = Check::default().cycles(500).input("waiting", now_and_then);
            check = entries(check, "issue_entry", row);
            for context in 0..warps {
                check = entries(check, &format!("heads_{context}"), row);
                check =
                    check.input(&format!("contexts_blocked_{context}"), |random| now_and_then(random) & 3);
            }
            let shape = small(|p| {
                (p.warps, p.lanes, p.fpu) = (warps, lanes, fpu);
                (p.schedule, p.write_ports) = (schedule.parse().unwrap(), 1 + usize::from(trace));
            });
            agree(check, IssueStage::new(&if trace { traced(&shape) } else { shape }));
        }
    }
}
