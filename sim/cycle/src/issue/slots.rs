//! Writeback slots: for each of the coming cycles, the lanes whose write port is booked. A context books all lanes it owns,
//! whichever are active, and a load books all lanes of its warp: so masks do not decide who waits, and contexts of one warp
//! do not wait for each other's results of fixed latency. With two write ports they are the long port's.

use super::{HORIZON, at};
use warpstep_spec::LaneMask;

pub(super) struct Slots {
    lanes: [LaneMask; HORIZON],
}

impl Slots {
    pub fn new() -> Slots {
        Slots { lanes: [0; HORIZON] }
    }

    /// Lanes in which the slot of a result is taken that issues now with this latency.
    #[inline]
    pub fn taken(&self, now: u64, latency: u32) -> LaneMask {
        self.lanes[at(now + u64::from(latency) - 1)]
    }

    #[inline]
    pub fn book(&mut self, cycle: u64, lanes: LaneMask) {
        self.lanes[at(cycle)] |= lanes;
    }

    /// Books the first slot from now on that is free in all lanes.
    pub fn claim(&mut self, now: u64) -> u64 {
        let free = |cycle: &u64| self.lanes[at(*cycle)] == 0;
        let slots = now..now + HORIZON as u64 - 1;
        let slot = slots.into_iter().find(free).expect("slots beyond the longest latency are free");
        self.book(slot, LaneMask::MAX);
        slot
    }

    /// The end of a cycle.
    #[inline]
    pub fn tick(&mut self, now: u64) {
        self.lanes[at(now)] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_taken_in_its_lanes_until_its_cycle_has_passed() {
        let mut slots = Slots::new();
        slots.book(5, 0b0011);
        slots.book(6, 0b1111);
        assert!(slots.taken(5, 1) == 0b0011 && slots.taken(4, 3) == 0b1111);
        assert_eq!((slots.claim(5), slots.claim(5), slots.claim(4)), (7, 8, 4));
        assert!(slots.taken(6, 2) != 0);
        slots.tick(5);
        assert!(slots.taken(5, 1) == 0);
    }
}
