//! The scoreboard: what is in flight, and what may therefore not issue yet.

use super::completions::{Completion, Completions};
use super::floats::Floats;
use super::pending::Pending;
use super::slots::Slots;
use super::units::Units;
use super::watches::Watches;
use crate::contexts::ContextSet;
use crate::front::Fetched;
use crate::groups::Groups;
use warpstep_spec::{Config, LaneMask};

pub(crate) struct Scoreboard {
    pending: Pending,
    floats: Vec<Floats>,
    slots: Slots,
    units: Units,
    completions: Completions,
    watches: Watches,
    warps: Groups,
    /// Contexts that may have waited for a result or fence that is there now.
    changed: ContextSet,
}

impl Scoreboard {
    pub fn new(config: &Config) -> Scoreboard {
        Scoreboard {
            pending: Pending::new(config.warps),
            floats: vec![Floats::NONE; config.warps],
            slots: Slots::new(),
            units: Units::new(),
            completions: Completions::new(),
            watches: Watches::default(),
            warps: Groups::new(config.core_contexts(), config.contexts()),
            changed: ContextSet::EMPTY,
        }
    }

    /// Whether in one of its lanes an operand or the destination is pending, or a fence, or a float operation a CSR waits for, is
    /// in flight.
    #[inline]
    pub fn is_operand_pending(&self, now: u64, context: usize, head: &Fetched, lanes: LaneMask) -> bool {
        let warp = self.warps.of(context);
        self.pending.any(warp, head.needs, lanes)
            || self.pending.is_fenced(context)
            || head.waits_for_floats && self.floats[warp].any(now)
    }

    #[inline]
    pub fn is_unit_busy(&self, head: &Fetched, owned: LaneMask) -> bool {
        head.unit.is_some_and(|unit| self.units.is_busy(unit, owned))
    }

    /// Whether an instruction issued now needs a slot that is taken in its lanes.
    #[inline]
    pub fn is_slot_taken(&self, now: u64, head: &Fetched, owned: LaneMask) -> bool {
        head.needs_slot && self.slots.taken(now, head.latency) & owned != 0
    }

    /// Contexts whose head may no longer wait for a result or a fence; whoever looks takes them out. Who issues is not among them.
    #[inline]
    pub fn changed(&mut self) -> &mut ContextSet {
        &mut self.changed
    }

    /// Adds contexts for whose head a slot or a unit may be free or taken otherwise than when they were looked at last.
    #[inline]
    pub fn move_contended(&mut self, now: u64, changed: &mut ContextSet) {
        self.watches.move_changed(now, &self.slots, &self.units, changed);
    }

    /// A context was looked at whose head needs a slot or a unit, if nothing else.
    #[inline]
    pub fn watch(&mut self, now: u64, context: usize, head: &Fetched) {
        self.watches.add(now, context, head, &self.slots);
    }

    pub fn is_idle(&self) -> bool {
        self.completions.is_empty()
    }

    /// Enters a fixed-latency instruction issued now.
    #[inline]
    pub fn issue(&mut self, now: u64, context: usize, head: &Fetched, lanes: LaneMask, owned: LaneMask) {
        let done = now + u64::from(head.latency) - 1;
        let (warp, register) = (self.warps.of(context), head.destination());
        if register != 0 {
            if head.needs_slot {
                self.slots.book(done, owned);
            }
            self.pending.set(warp, register, lanes);
            self.completions.push(done, Completion { warp, register, lanes });
        }
        if head.class.is_float() {
            self.floats[warp].started(done);
        }
        if let Some(unit) = head.unit {
            self.units.start(unit, owned, done);
        }
    }

    /// A load: its register waits until a slot is claimed.
    pub fn issue_load(&mut self, context: usize, register: u64, lanes: LaneMask) {
        self.pending.set(self.warps.of(context), register, lanes);
    }

    /// A fence: everything of its context waits for it.
    pub fn issue_fence(&mut self, context: usize) {
        self.pending.set_fence(context);
    }

    /// A fence has ended.
    pub fn fence_ended(&mut self, context: usize) {
        self.pending.clear_fence(context);
        self.changed.insert(context);
    }

    /// A load's data are here: claims the first slot from now on that is free.
    pub fn claim(&mut self, now: u64, context: usize, register: u64, lanes: LaneMask) -> u64 {
        let slot = self.slots.claim(now);
        self.completions.push(slot, Completion { warp: self.warps.of(context), register, lanes });
        slot
    }

    /// The end of a cycle: results are written, units become free.
    #[inline]
    pub fn tick(&mut self, now: u64) {
        self.slots.tick(now);
        for Completion { warp, register, lanes } in self.completions.take(now) {
            self.pending.clear(warp, register, lanes);
            self.warps.contexts(warp).for_each(|context| self.changed.insert(context));
        }
        self.units.tick(now);
    }
}
