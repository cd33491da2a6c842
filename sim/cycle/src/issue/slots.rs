//! Writeback slots: for each of the coming cycles, the lanes in which a result will be written. Lanes are independent, so
//! contexts whose lanes do not meet do not wait for each other.

use super::{HORIZON, at};
use warpstep_spec::LaneMask;

pub(super) struct Slots {
    lanes: [LaneMask; HORIZON],
}

impl Slots {
    pub fn new() -> Slots {
        Slots { lanes: [0; HORIZON] }
    }

    #[inline]
    pub fn is_taken(&self, cycle: u64, lanes: LaneMask) -> bool {
        self.lanes[at(cycle)] & lanes != 0
    }

    pub fn book(&mut self, cycle: u64, lanes: LaneMask) {
        self.lanes[at(cycle)] |= lanes;
    }

    /// The first slot from now on that is free in all these lanes.
    pub fn first_free(&self, now: u64, lanes: LaneMask) -> u64 {
        (now..now + HORIZON as u64 - 1)
            .find(|cycle| !self.is_taken(*cycle, lanes))
            .expect("slots beyond the longest latency are free")
    }

    /// The end of a cycle.
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
        assert!(slots.is_taken(5, 0b0110) && !slots.is_taken(5, 0b1100));
        assert_eq!((slots.first_free(5, 0b0001), slots.first_free(5, 0b0100)), (7, 5));
        slots.tick(5);
        assert!(!slots.is_taken(5, 0b1111));
    }
}
