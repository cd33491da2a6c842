//! A calendar: what enters is due some cycles later, first in first out, at most one in a cycle.
//!
//! Times are those of a counter that runs all the time and wraps around; as everything leaves in the cycle in which it is due, a time
//! never has two meanings. What would be due no later than what entered before it is due a cycle after that.

use super::tag_queue::TagQueue;
use warpstep_kit::prelude::*;

/// At most `room` entries at a time.
#[derive(LogicBlock)]
pub struct DueTimes {
    /// Something enters.
    pub enter: Wire<In>,
    /// Cycles from this one to that in which it is due; at least one.
    pub wait: Wire<In>,
    /// The first entry is due in this cycle.
    pub due: Wire<Out>,
    now: Reg,
    times: TagQueue,
    /// Cycles until the last entry is due.
    until_last: Reg,
    wait_behind: Wire<Local>,
}

impl DueTimes {
    /// For `room` entries that wait for less than 2^`bits` cycles.
    pub fn new(room: usize, bits: usize) -> DueTimes {
        DueTimes {
            enter: Wire::new(1),
            wait: Wire::new(bits),
            due: Wire::new(1),
            now: Reg::new(bits),
            times: TagQueue::new(room, bits),
            until_last: Reg::new(bits),
            wait_behind: Wire::new(bits),
        }
    }
}

impl Logic for DueTimes {
    about!(unread: "times.full");

    #[hdl_gen]
    fn update(&mut self) {
        self.now.next = self.now.val() + 1;
        self.due.next = !self.times.empty.val() & (self.times.first.val() == self.now.val());
        self.times.leave.next = self.due.val();

        self.wait_behind.next = self.wait.val();
        if self.until_last.val() >= self.wait.val() {
            self.wait_behind.next = self.until_last.val() + 1;
        }
        self.times.enter.next = self.enter.val();
        self.times.tag.next = self.now.val() + self.wait_behind.val();
        if self.until_last.val() != 0 {
            self.until_last.next = self.until_last.val() - 1;
        }
        if self.enter.val().any() {
            self.until_last.next = self.wait_behind.val() - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, bits) in [(1, 2), (3, 4), (10, 7)] {
            agree(Check::default(), DueTimes::new(room, bits));
        }
    }

    #[test]
    fn every_entry_is_due_when_it_said_or_behind_the_one_before_it() {
        let (mut random, room) = (Random::new(4), 6);
        let mut bench = Bench::new(DueTimes::new(room, 5));
        let (mut times, mut last, mut behind): (VecDeque<u64>, _, _) = (VecDeque::new(), 0, 0);
        for cycle in 1..2000 {
            let enters = times.len() < room && random.once_in(3);
            let wait = 1 + random.below(20);
            put(&mut bench.block.enter, enters.into());
            put(&mut bench.block.wait, wait);
            bench.settle();
            let due = times.front() == Some(&cycle);
            assert_eq!(is_set(&bench.block.due), due, "cycle {cycle}");
            bench.clock();
            if due {
                times.pop_front();
            }
            if enters {
                behind += u32::from(last >= cycle + wait);
                last = (cycle + wait).max(last + 1);
                times.push_back(last);
            }
        }
        assert!(behind > 50, "some come behind others");
    }
}
