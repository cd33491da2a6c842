//! The scoreboard: what is in flight, and what may therefore not issue yet.

use super::completions::{Completion, Completions};
use super::floats::Floats;
use super::pending::Pending;
use super::slots::Slots;
use super::units::Units;
use crate::front::Fetched;
use warpstep_spec::LaneMask;

pub(crate) struct Scoreboard {
    pending: Pending,
    floats: Floats,
    slots: Slots,
    units: Units,
    completions: Completions,
}

impl Scoreboard {
    /// `short_latency`: that of results which need no writeback slot, if there are two write ports.
    pub fn new(contexts: usize, short_latency: Option<u32>) -> Scoreboard {
        Scoreboard {
            pending: Pending::new(contexts),
            floats: Floats::new(contexts),
            slots: Slots::new(short_latency),
            units: Units::new(),
            completions: Completions::new(),
        }
    }

    /// Whether an operand, the destination, or a float operation a CSR waits for is in flight.
    #[inline]
    pub fn is_operand_pending(&self, context: usize, head: &Fetched) -> bool {
        self.pending.any(context, head.needs) || head.waits_for_floats && self.floats.any(context)
    }

    #[inline]
    pub fn is_unit_busy(&self, head: &Fetched, lanes: LaneMask) -> bool {
        self.units.is_busy(head.class, lanes)
    }

    /// Whether an instruction issued now needs a slot that is taken in its lanes.
    #[inline]
    pub fn is_slot_taken(&self, now: u64, head: &Fetched, lanes: LaneMask) -> bool {
        head.destination() != 0
            && self.slots.are_for(head.latency)
            && self.slots.is_taken(now + u64::from(head.latency) - 1, lanes)
    }

    pub fn is_idle(&self) -> bool {
        self.completions.is_empty()
    }

    /// Enters a fixed-latency instruction issued now.
    pub fn issue(&mut self, now: u64, context: usize, head: &Fetched, lanes: LaneMask) {
        let done = now + u64::from(head.latency) - 1;
        let (register, float) = (head.destination(), head.class.is_float());
        if register != 0 {
            if self.slots.are_for(head.latency) {
                self.slots.book(done, lanes);
            }
            self.pending.set(context, register);
        }
        if float {
            self.floats.started(context);
        }
        if register != 0 || float {
            self.completions.push(done, Completion { context, register, float });
        }
        self.units.start(head.class, lanes, done);
    }

    /// A load: its register waits until a slot is claimed.
    pub fn issue_load(&mut self, context: usize, register: u64) {
        self.pending.set(context, register);
    }

    /// A fence: everything of its context waits for it.
    pub fn issue_fence(&mut self, context: usize) {
        self.pending.set_fence(context);
    }

    /// A fence has ended.
    pub fn fence_ended(&mut self, context: usize) {
        self.pending.clear_fence(context);
    }

    /// A load's data are here: claims the first slot from now on that is free in its lanes.
    pub fn claim(&mut self, now: u64, context: usize, register: u64, lanes: LaneMask) -> u64 {
        let slot = self.slots.first_free(now, lanes);
        self.slots.book(slot, lanes);
        self.completions.push(slot, Completion { context, register, float: false });
        slot
    }

    /// The end of a cycle: results are written, units become free.
    pub fn tick(&mut self, now: u64) {
        self.slots.tick(now);
        for Completion { context, register, float } in self.completions.take(now) {
            self.pending.clear(context, register);
            if float {
                self.floats.completed(context);
            }
        }
        self.units.tick(now);
    }
}
