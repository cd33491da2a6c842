//! Writeback slots: for each of the coming cycles, the lanes in which a result will be written. Lanes are independent, so
//! contexts whose lanes do not meet do not wait for each other. With two write ports they are the long port's: results of the
//! short one all take the same time, so no two of them can meet, and need no slots.

use super::{HORIZON, at};
use warpstep_spec::LaneMask;

pub(super) struct Slots {
    lanes: [LaneMask; HORIZON],
    /// Latency of results that need none.
    short_latency: Option<u32>,
}

impl Slots {
    /// Of a machine whose short port writes results of this latency, if it has one.
    pub fn new(short_latency: Option<u32>) -> Slots {
        Slots { lanes: [0; HORIZON], short_latency }
    }

    /// Whether a result of this latency needs a slot.
    #[inline]
    pub fn are_for(&self, latency: u32) -> bool {
        self.short_latency != Some(latency)
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
        let mut slots = Slots::new(None);
        slots.book(5, 0b0011);
        slots.book(6, 0b1111);
        assert!(slots.is_taken(5, 0b0110) && !slots.is_taken(5, 0b1100));
        assert_eq!((slots.first_free(5, 0b0001), slots.first_free(5, 0b0100)), (7, 5));
        slots.tick(5);
        assert!(!slots.is_taken(5, 0b1111));
    }

    #[test]
    fn only_results_of_the_short_port_need_none() {
        let (one, two) = (Slots::new(None), Slots::new(Some(2)));
        assert!(one.are_for(2) && one.are_for(3));
        assert!(!two.are_for(2) && two.are_for(3));
    }
}
