//! What is in flight in the lanes of a core and therefore may not issue yet: registers that wait for a result, writeback slots,
//! units that are not pipelined, float operations. All times count from now.

use super::code::Decoded;
use super::tally::{Rule, Tally};
use crate::mistake::Mistake;
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Config, LaneMask, Reg};

/// Registers of a warp that wait, by the lanes that wait for them.
#[derive(Clone, Debug)]
struct Pending {
    lanes: Vec<LaneMask>,
    /// Registers that wait in some lane.
    some: u64,
}

impl Hash for Pending {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.some.hash(state);
        let waiting = (0..Reg::COUNT).filter(|register| self.some >> register & 1 == 1);
        waiting.for_each(|register| self.lanes[register].hash(state));
    }
}

/// A result on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Result {
    /// Cycles until that of its write.
    left: u32,
    warp: usize,
    register: usize,
    lanes: LaneMask,
    /// Of a half that has not all lanes.
    of_half: bool,
}

/// Lanes of a unit in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct InUse {
    /// Cycles until that at whose end they are free.
    left: u32,
    unit: usize,
    lanes: LaneMask,
    /// The warp, of a half that has not all lanes.
    half_of: Option<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct Scoreboard {
    all_lanes: LaneMask,
    short_latency: Option<u32>,
    pending: Vec<Pending>,
    /// Per warp, for how many more cycles a float operation is in flight.
    floats: Vec<u32>,
    /// Lanes whose write port is booked, this cycle first; trailing zeros are left out.
    slots: VecDeque<LaneMask>,
    results: Vec<Result>,
    units: Vec<InUse>,
}

/// The order in which results were issued does not matter.
impl Hash for Scoreboard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Scoreboard { all_lanes: _, short_latency: _, pending, floats, slots, results, units } = self;
        let (mut results, mut units) = (results.clone(), units.clone());
        results.sort_unstable();
        units.sort_unstable();
        (pending, floats, slots, results, units).hash(state);
    }
}

fn unit_of(class: Class) -> Option<usize> {
    UNPIPELINED.iter().position(|unit| *unit == class)
}

impl Scoreboard {
    pub fn new(config: &Config) -> Scoreboard {
        Scoreboard {
            all_lanes: config.all_lanes(),
            short_latency: config.short_latency(),
            pending: vec![Pending { lanes: vec![0; Reg::COUNT], some: 0 }; config.warps],
            floats: vec![0; config.warps],
            slots: VecDeque::new(),
            results: Vec::new(),
            units: Vec::new(),
        }
    }

    /// Whether nothing of fixed latency is on its way.
    pub fn is_idle(&self) -> bool {
        self.results.is_empty()
    }

    /// Whether a source or the destination waits in one of these lanes, or a float operation that a CSR must not overtake.
    pub fn waits(&self, warp: usize, decoded: &Decoded, lanes: LaneMask) -> bool {
        let pending = &self.pending[warp];
        let mut left = pending.some & decoded.needs;
        while left != 0 {
            if pending.lanes[left.trailing_zeros() as usize] & lanes != 0 {
                return true;
            }
            left &= left - 1;
        }
        decoded.waits_for_floats && self.floats[warp] > 0
    }

    /// Whether everything that waits, is booked or in use is so in all of these lanes, or in none: then it does not matter
    /// which of them an instruction has.
    pub fn is_even(&self, warp: usize, lanes: LaneMask) -> bool {
        let even = |some: LaneMask| some & lanes == 0 || some & lanes == lanes;
        let waiting = self.pending[warp].lanes.iter();
        waiting.chain(&self.slots).chain(self.units.iter().map(|used| &used.lanes)).all(|some| even(*some))
    }

    pub fn is_unit_busy(&self, class: Class, owned: LaneMask) -> bool {
        !self.units.is_empty()
            && !Mistake::UnitNotAwaited.is_made()
            && unit_of(class).is_some_and(|unit| {
                self.units.iter().any(|used| used.unit == unit && used.lanes & owned != 0)
            })
    }

    /// Whether a context that owns these lanes is a half of its warp.
    pub fn is_part(&self, owned: LaneMask) -> bool {
        owned != self.all_lanes
    }

    /// Other warps of which a half has booked the slot, or uses the unit, that this instruction of a half needs now, in whichever lanes.
    pub fn halves_met(&self, warp: usize, decoded: &Decoded) -> impl Iterator<Item = usize> + '_ {
        let slot = self.needs_slot(decoded).then_some(decoded.latency.saturating_sub(1));
        let has_slot = move |result: &&Result| result.of_half && Some(result.left) == slot;
        let of_slots = self.results.iter().filter(has_slot).map(|result| result.warp);
        let unit = unit_of(decoded.class);
        let has_unit = move |used: &&InUse| Some(used.unit) == unit;
        let of_units = self.units.iter().filter(has_unit).filter_map(|used| used.half_of);
        of_slots.chain(of_units).filter(move |other| *other != warp)
    }

    fn needs_slot(&self, decoded: &Decoded) -> bool {
        decoded.destination != Reg::ZERO && self.short_latency != Some(decoded.latency)
    }

    pub fn is_slot_taken(&self, decoded: &Decoded, owned: LaneMask) -> bool {
        let slot = decoded.latency as usize - 1;
        self.needs_slot(decoded)
            && !Mistake::SlotTakenTwice.is_made()
            && self.slots.get(slot).is_some_and(|taken| taken & owned != 0)
    }

    fn book(&mut self, slot: usize, lanes: LaneMask) {
        if self.slots.len() <= slot {
            self.slots.resize(slot + 1, 0);
        }
        self.slots[slot] |= lanes;
    }

    /// An instruction of fixed latency issues now. Says whether it takes a writeback slot.
    pub fn issue(&mut self, warp: usize, decoded: &Decoded, lanes: LaneMask, owned: LaneMask) -> bool {
        let left = decoded.latency - 1;
        let takes_slot = self.needs_slot(decoded);
        if takes_slot {
            self.book(left as usize, owned);
        }
        if decoded.destination != Reg::ZERO {
            let register = decoded.destination.index();
            self.wait(warp, register, lanes);
            let of_half = takes_slot && self.is_part(owned);
            self.results.push(Result { left, warp, register, lanes, of_half });
        }
        if decoded.class.is_float() {
            self.floats[warp] = self.floats[warp].max(left + 1);
        }
        if let Some(unit) = unit_of(decoded.class) {
            let half_of = self.is_part(owned).then_some(warp);
            self.units.push(InUse { left: left - 1, unit, lanes: owned, half_of });
        }
        takes_slot
    }

    /// A register waits for a result whose time is not known yet.
    pub fn wait(&mut self, warp: usize, register: usize, lanes: LaneMask) {
        if register != 0 {
            let pending = &mut self.pending[warp];
            pending.lanes[register] |= lanes;
            pending.some |= 1 << register;
        }
    }

    /// A load's data are there: it takes the first slot that is free in all lanes. Gives the cycles until its write.
    pub fn claim(&mut self, warp: usize, register: usize, lanes: LaneMask) -> u32 {
        let slot = self.slots.iter().position(|taken| *taken == 0).unwrap_or(self.slots.len());
        self.book(slot, LaneMask::MAX);
        self.results.push(Result { left: slot as u32, warp, register, lanes, of_half: false });
        slot as u32
    }

    /// What is booked and in use, by the rules that say what it can cost.
    pub fn in_flight(&self) -> Tally {
        let mut tally = Tally::default();
        tally.count(Rule::Slot, self.slots.iter().filter(|lanes| **lanes != 0).count() as u64, false);
        tally.count(Rule::Unit, self.units.iter().map(|used| u64::from(used.left) + 1).sum(), false);
        tally
    }

    /// The end of a cycle: results are written, units become free.
    pub fn tick(&mut self) {
        self.slots.pop_front();
        while self.slots.back() == Some(&0) {
            self.slots.pop_back();
        }
        let pending = &mut self.pending;
        self.results.retain_mut(|result| {
            if result.left > 0 {
                result.left -= 1;
                return true;
            }
            let Pending { lanes, some } = &mut pending[result.warp];
            lanes[result.register] &= !result.lanes;
            if lanes[result.register] == 0 {
                *some &= !(1 << result.register);
            }
            false
        });
        self.units.retain_mut(|used| {
            let stays = used.left > 0;
            used.left = used.left.saturating_sub(1);
            stays
        });
        self.floats.iter_mut().for_each(|left| *left = left.saturating_sub(1));
    }
}
