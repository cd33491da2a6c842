//! On-time release: when the answers of a memory that keeps its contract are due, counted from grants and writes, whenever they come.
//!
//! The memory serves one access every `gap` cycles, in the order in which they can reach it: a read in the cycle after its grant, a
//! write when its last beat may be accepted. What is served in S is answered in S + delay. With a gap of 1 nothing waits.

use std::collections::VecDeque;
use warpstep_spec::config::MemoryContract;

pub(super) struct OnTime {
    contract: MemoryContract,
    /// First cycle in which the memory can serve another access.
    free: u64,
    /// From when on lines are shown, oldest first, up to the one in the line register.
    lines: VecDeque<u64>,
    /// When writes are answered, oldest first.
    writes: VecDeque<u64>,
    /// Responses that came and were not passed on.
    responses: usize,
}

impl OnTime {
    pub fn new(contract: MemoryContract) -> OnTime {
        OnTime { contract, free: 0, lines: VecDeque::new(), writes: VecDeque::new(), responses: 0 }
    }

    /// Whether the oldest line is shown.
    pub fn shows_line(&self, now: u64) -> bool {
        self.lines.front().is_some_and(|due| *due <= now)
    }

    /// Whether the oldest write is answered; `response`: one comes in this cycle.
    pub fn answers(&self, now: u64, response: bool) -> bool {
        self.writes.front().is_some_and(|due| *due <= now) && (response || self.responses > 0)
    }

    /// The line register is emptied.
    pub fn line_taken(&mut self) {
        self.lines.pop_front();
    }

    /// A response comes; the oldest write is answered.
    pub fn responses(&mut self, comes: bool, answered: bool) {
        self.responses = self.responses + usize::from(comes) - usize::from(answered);
        if answered {
            self.writes.pop_front();
        }
    }

    /// A read of so many beats is granted.
    pub fn read_granted(&mut self, now: u64, beats: u32) {
        let start = (now + 1).max(self.free);
        self.lines.push_back(start + u64::from(self.contract.delay) + u64::from(beats));
        self.serves_until(start + u64::from(self.contract.gap));
    }

    /// The end of a cycle of a write of so many beats that has been in the engine since the cycle `first`. Whether its time
    /// there is over.
    pub fn write_held(&mut self, now: u64, first: u64, beats: u32) -> bool {
        let (gap, whole) = (u64::from(self.contract.gap), first + u64::from(beats) - 1);
        let end = whole + u64::from(self.contract.stall);
        if now == whole {
            self.serves_until(now.max(self.free) + gap);
        }
        if now == end {
            let start = now.max(self.free.saturating_sub(gap));
            self.writes.push_back(start + u64::from(self.contract.delay));
            self.serves_until(self.free.max(now + gap));
        }
        now >= end
    }

    fn serves_until(&mut self, free: u64) {
        if self.contract.serves_one_by_one() {
            self.free = free;
        }
    }
}
