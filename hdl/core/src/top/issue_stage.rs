//! Which contexts can issue: readiness of every context, and the scoreboard it is read from.
//!
//! In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
//! nothing of selection or values.

use crate::Shape;
use crate::bundles::{
    ContextStates, MemoryStatus, NextHead, QueueEntry, RegisterWrite, ReturnedLanes, SlotClaim,
};
use crate::issue::{
    FloatsInFlight, PendingRegisters, Readiness, STALL_BITS, Siblings, UnitOccupancy, WritebackSlots,
};
use crate::operation::OPERANDS;
use crate::operation::class::{DIVIDE, FLOAT_DIVIDE, FLOAT_SQRT};
use crate::operation::special::FENCE;
use warpstep_kit::prelude::*;
use warpstep_spec::SplitMode;

/// Readiness, pending registers, slots, units.
#[derive(LogicBlock)]
pub struct IssueStage {
    /// The oldest entry of each context.
    pub heads: Vec<QueueEntry<In>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<In>>,
    /// State of all contexts.
    pub contexts: ContextStates<In>,
    /// Lanes that come back from a child at the end of this cycle; absent without split contexts.
    pub returned: Vec<ReturnedLanes<In>>,
    /// Contexts that wait for a line of instructions, one bit per context.
    pub waiting: Wire<In>,
    /// Those that selection learns of here, and not from the front end.
    pub waited: Wire<In>,
    /// What issue must know of the load/store unit.
    pub memory: MemoryStatus<In>,
    /// The claim of a returned load for a writeback slot.
    pub claim: SlotClaim<In>,
    /// Contexts whose head issues in this cycle and is no NOP, all of one warp; one bit per context.
    pub issues: Wire<In>,
    /// The register each lane writes at the end of this cycle, port by port.
    pub written: Vec<RegisterWrite<In>>,
    /// Contexts that can issue, one bit per context, if only those wait that are told here.
    pub ready: Wire<Out>,
    /// Reason why each context cannot issue.
    pub reasons: Vec<Wire<Out>>,
    /// Contexts that issue an instruction which blocks them until it is resolved, one bit per context.
    pub blocks: Wire<Out>,
    /// An instruction for the load/store unit issues.
    pub accesses: Wire<Out>,

    readiness: Vec<Readiness>,
    /// One for each warp whose contexts issue side by side.
    siblings: Vec<Siblings>,
    pending: PendingRegisters,
    slots: WritebackSlots,
    /// Integer division, if there is.
    divider: Vec<UnitOccupancy>,
    /// Float division, square root.
    float_units: Vec<UnitOccupancy>,
    floats: Vec<FloatsInFlight>,
    owned: Vec<Wire<Local>>,
    able: Wire<Local>,
    /// Integer dividers: one or none. They come before other units that are not pipelined.
    dividers: Param,
    warps: Param,
    ports: Param,
}

impl IssueStage {
    /// Of this machine.
    pub fn new(shape: &Shape) -> IssueStage {
        let (config, contexts, ports) = (shape.config(), shape.contexts(), shape.ports());
        let side_by_side = ports > 1 && config.split_mode == SplitMode::Marked;
        let (latencies, floats) = (&config.latencies, usize::from(config.fpu));
        let float_units = [latencies.float_divide, latencies.float_sqrt].into_iter().take(2 * floats);
        IssueStage {
            heads: (0..contexts).map(|_| QueueEntry::new(shape)).collect(),
            next_heads: NextHead::several(contexts),
            contexts: ContextStates::new(shape),
            returned: ReturnedLanes::if_splits(shape),
            waiting: Wire::new(contexts),
            waited: Wire::new(contexts),
            memory: MemoryStatus::new(shape),
            claim: SlotClaim::new(shape),
            issues: Wire::new(contexts),
            written: RegisterWrite::per_port_and_lane(shape),
            ready: Wire::new(contexts),
            reasons: Wire::several(contexts, STALL_BITS),
            blocks: Wire::new(contexts),
            accesses: Wire::new(1),
            readiness: (0..contexts).map(|_| Readiness::new(shape)).collect(),
            siblings: (0..if side_by_side { shape.warps() } else { 0 })
                .map(|_| Siblings::new(shape))
                .collect(),
            pending: PendingRegisters::new(shape),
            slots: WritebackSlots::new(shape),
            divider: (0..usize::from(config.multiply_divide))
                .map(|_| UnitOccupancy::new(shape, latencies.divide as usize))
                .collect(),
            float_units: float_units.map(|latency| UnitOccupancy::new(shape, latency as usize)).collect(),
            floats: (0..floats).map(|_| FloatsInFlight::new(shape)).collect(),
            owned: Wire::several(contexts, shape.booked_lanes()),
            able: Wire::new(contexts),
            dividers: Param::new(config.multiply_divide.into()),
            warps: Param::new(shape.warps()),
            ports: Param::new(ports),
        }
    }
}

impl Logic for IssueStage {
    about!(DIVIDE, FENCE, FLOAT_DIVIDE, FLOAT_SQRT, OPERANDS);

    #[hdl_gen]
    #[allow(clippy::collapsible_if)] // the outer one is of the machine, the inner one of the cycle
    fn update(&mut self) {
        comment!("Lanes that are booked: all a context owns.");
        for context in 0..self.owned.len() {
            self.owned[context].next = 1.into();
        }
        for context in 0..self.contexts.owned.len() {
            self.owned[context].next = self.contexts.owned[context].val();
        }

        comment!("What issues is booked.");
        wires::link(&mut self.claim, &mut self.slots.claim);
        wires::link(&mut self.issues, &mut self.pending.issues);
        wires::link(&mut self.next_heads, &mut self.pending.next_heads);
        wires::link(&mut self.memory.fence_done, &mut self.pending.fence_done);
        wires::link(&mut self.written, &mut self.pending.written);
        wires::link(&mut self.contexts.active, &mut self.pending.active);
        for flag in 0..self.returned.len() {
            wires::link(&mut self.contexts.owned, &mut self.pending.owned);
            wires::link(&mut self.returned[flag], &mut self.pending.returned[flag]);
            self.pending.blocked[flag].next = 0.into();
            for context in 0..self.heads.len() {
                self.pending.blocked[flag].next = self.pending.blocked[flag]
                    .val()
                    .replace_bit(context, self.contexts.blocked[context].val().any());
            }
        }
        self.pending.fence.next = 0.into();
        self.slots.book.next = 0.into();
        if self.dividers.val() == 1 {
            self.divider[0].start.next = 0.into();
        }
        self.accesses.next = false.into();
        self.blocks.next = 0.into();
        for context in 0..self.heads.len() {
            wires::link(&mut self.heads[context].rd, &mut self.pending.operands[context * OPERANDS]);
            wires::link(&mut self.heads[context].rs1, &mut self.pending.operands[context * OPERANDS + 1]);
            wires::link(&mut self.heads[context].rs2, &mut self.pending.operands[context * OPERANDS + 2]);
            wires::link(&mut self.heads[context].rs3, &mut self.pending.operands[context * OPERANDS + 3]);
            if self.issues.val().get_bit(context) {
                self.pending.fence.next =
                    self.pending.fence.val().replace_bit(context, self.heads[context].op.val() == FENCE);
                self.slots.book.next =
                    self.slots.book.val().replace_bit(context, self.heads[context].rd.val().any());
                if self.dividers.val() == 1 {
                    if self.heads[context].class.val() == DIVIDE {
                        self.divider[0].start.next = self.divider[0].start.val() | self.owned[context].val();
                    }
                }
                if self.readiness[context].accesses.val().any() {
                    self.accesses.next = true.into();
                }
                self.blocks.next =
                    self.blocks.val().replace_bit(context, self.readiness[context].blocks.val().any());
            }
        }

        comment!("Float units.");
        for counter in 0..self.floats.len() {
            wires::link(&mut self.issues, &mut self.floats[counter].issues);
            self.float_units[0].start.next = 0.into();
            self.float_units[1].start.next = 0.into();
            for context in 0..self.heads.len() {
                wires::link(&mut self.heads[context].class, &mut self.floats[counter].classes[context]);
                if self.issues.val().get_bit(context) & (self.heads[context].class.val() == FLOAT_DIVIDE) {
                    self.float_units[0].start.next =
                        self.float_units[0].start.val() | self.owned[context].val();
                }
                if self.issues.val().get_bit(context) & (self.heads[context].class.val() == FLOAT_SQRT) {
                    self.float_units[1].start.next =
                        self.float_units[1].start.val() | self.owned[context].val();
                }
            }
        }

        comment!("Every head is judged.");
        self.able.next = 0.into();
        for context in 0..self.heads.len() {
            self.readiness[context].running.next = self.contexts.running.val().get_bit(context).into();
            wires::link(&mut self.contexts.blocked[context], &mut self.readiness[context].blocked);
            self.readiness[context].waiting.next = self.waiting.val().get_bit(context).into();
            self.readiness[context].waited.next = self.waited.val().get_bit(context).into();
            wires::link(&mut self.owned[context], &mut self.readiness[context].owned);
            wires::link(&mut self.heads[context], &mut self.readiness[context].head);
            self.readiness[context].operand_waits.next = self.pending.waiting.val().get_bit(context).into();
            for unit in 0..self.float_units.len() {
                wires::link(
                    &mut self.float_units[unit].busy,
                    &mut self.readiness[context].unit_busy[unit + self.dividers.val()],
                );
            }
            if self.dividers.val() == 1 {
                wires::link(&mut self.divider[0].busy, &mut self.readiness[context].unit_busy[0]);
            }
            wires::link(&mut self.memory.available, &mut self.readiness[context].memory_available);
            wires::link(&mut self.memory.drained, &mut self.readiness[context].memory_drained);
            wires::link(&mut self.heads[context].class, &mut self.slots.query_class[context]);
            wires::link(&mut self.owned[context], &mut self.slots.query_lanes[context]);
            self.readiness[context].slot_free.next = self.slots.free.val().get_bit(context).into();
            self.able.next = self.able.val().replace_bit(context, self.readiness[context].ready.val());
        }

        for warp in 0..self.warps.val() {
            for split in 0..self.ports.val() {
                self.readiness[warp * self.ports.val() + split].float_busy.next = false.into();
                for counter in 0..self.floats.len() {
                    self.readiness[warp * self.ports.val() + split].float_busy.next =
                        self.floats[counter].busy.val().get_bit(warp).into();
                }
            }
        }

        comment!("Of contexts that need the same unit, the lowest of a warp goes.");
        self.ready.next = self.able.val();
        for context in 0..self.heads.len() {
            self.reasons[context].next = self.readiness[context].reason.val();
        }
        for warp in 0..self.siblings.len() {
            self.siblings[warp].able.next = 0.into();
            for split in 0..self.ports.val() {
                wires::link(
                    &mut self.heads[warp * self.ports.val() + split],
                    &mut self.siblings[warp].heads[split],
                );
                self.siblings[warp].able.next = self.siblings[warp]
                    .able
                    .val()
                    .replace_bit(split, self.able.val().get_bit(warp * self.ports.val() + split));
                self.siblings[warp].reasons[split].next =
                    self.readiness[warp * self.ports.val() + split].reason.val();
                self.ready.next = self.ready.val().replace_bit(
                    warp * self.ports.val() + split,
                    self.siblings[warp].ready.val().get_bit(split),
                );
                self.reasons[warp * self.ports.val() + split].next = self.siblings[warp].states[split].val();
            }
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
            for context in 0..warps {
                check = entries(check, &format!("heads_{context}"), row);
                check =
                    check.input(&format!("contexts_blocked_{context}"), |random| now_and_then(random) & 3);
            }
            let shape = small(|p| {
                (p.warps, p.lanes, p.fpu, p.multiply_divide) = (warps, lanes, fpu, lanes != 5);
                (p.schedule, p.write_ports) = (schedule.parse().unwrap(), 1 + usize::from(trace));
            });
            agree(check, IssueStage::new(&if trace { traced(&shape) } else { shape }));
        }
    }
}
