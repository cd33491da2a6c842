//! What a warp that is followed by itself may have in flight when it comes to an access, whatever others do: loads nobody
//! has used the result of, and as many lines written as the machine has in flight at a time. Part of the state, for what
//! others lose depends on it.
//!
//! Halves that run side by side come in any order: of their writes each may be the last, until as many have followed. At a
//! barrier writes may be on their way, too, that wait for their turn.

use std::collections::VecDeque;
use warpstep_spec::LaneMask;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct InDoubt {
    /// Lines written that can be in flight at a time, and those that can wait for it.
    in_flight: usize,
    waiting: usize,
    /// Registers of loads with the lanes that nobody has waited for, and the lines they read.
    reads: Vec<(usize, u32, LaneMask)>,
    /// Lines among them that were asked for once more since.
    again: Vec<u32>,
    /// Lines written, the newest last.
    writes: VecDeque<u32>,
    /// Lines that halves wrote, and how many were written since.
    by_halves: Vec<u32>,
    since: usize,
}

impl InDoubt {
    /// Nothing yet, on a machine with so many lines in flight at a time and so many that wait for it.
    pub fn new(in_flight: usize, waiting: usize) -> InDoubt {
        InDoubt {
            in_flight,
            waiting,
            reads: Vec::new(),
            again: Vec::new(),
            writes: VecDeque::new(),
            by_halves: Vec::new(),
            since: 0,
        }
    }

    /// An instruction issues that waited for these registers, one bit each, of these lanes: what they were loaded with is there.
    pub fn settle(&mut self, registers: u64, waited: LaneMask) {
        self.reads.retain_mut(|(register, _, lanes)| {
            *lanes &= if registers >> *register & 1 == 1 { !waited } else { LaneMask::MAX };
            *lanes != 0
        });
        let InDoubt { reads, again, .. } = self;
        again.retain(|line| reads.iter().any(|(_, read, _)| read == line));
    }

    /// Registers nobody has waited for, one bit each.
    pub fn registers(&self) -> u64 {
        self.reads.iter().fold(0, |registers, (register, ..)| registers | 1 << register)
    }

    /// Whether a line was read, and nobody has waited for it: it may not be there yet.
    pub fn is_read(&self, line: u32) -> bool {
        self.reads.iter().any(|(_, read, _)| *read == line)
    }

    /// It is asked for once more; whether that is the first time.
    pub fn ask_again(&mut self, line: u32) -> bool {
        let place = self.again.binary_search(&line);
        if let Err(place) = place {
            self.again.insert(place, line);
        }
        place.is_err()
    }

    /// A line is read for a register of these lanes; whether an own write of it may have to be answered first.
    pub fn read(&mut self, register: usize, lanes: LaneMask, line: u32) -> bool {
        self.again.retain(|again| *again != line);
        self.add_read(register, lanes, line);
        self.writes.iter().rev().take(self.in_flight).any(|write| *write == line)
            || self.by_halves.contains(&line)
    }

    /// A line may be on its way for a register of these lanes; register 0: nobody ever waits for it.
    pub fn add_read(&mut self, register: usize, lanes: LaneMask, line: u32) {
        match self.reads.iter_mut().find(|(of, from, _)| (*of, *from) == (register, line)) {
            Some((_, _, known)) => *known |= lanes,
            None => {
                self.reads.push((register, line, lanes));
                self.reads.sort_unstable();
            }
        }
    }

    /// Lines that nobody has waited for.
    pub fn read_from(&self) -> impl Iterator<Item = u32> + '_ {
        self.reads.iter().map(|(_, line, _)| *line)
    }

    /// Lines whose writes may be on their way.
    pub fn written(&self) -> impl Iterator<Item = u32> + '_ {
        self.writes.iter().chain(&self.by_halves).copied()
    }

    /// A line is written; whether an own read of it may have to be answered first.
    pub fn write(&mut self, line: u32, in_half: bool) -> bool {
        let most = self.in_flight + self.waiting;
        self.writes.push_back(line);
        while self.writes.len() > most {
            self.writes.pop_front();
        }
        if in_half {
            self.since = 0;
            if let Err(place) = self.by_halves.binary_search(&line) {
                self.by_halves.insert(place, line);
            }
        } else if !self.by_halves.is_empty() {
            self.since += 1;
            if self.since >= most {
                (self.by_halves, self.since) = (Vec::new(), 0);
            }
        }
        self.is_read(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_load_whose_result_was_used_is_over() {
        let mut doubt = InDoubt::new(2, 0);
        assert!(!doubt.read(5, 0b11, 64));
        assert!(doubt.write(64, false));
        doubt.settle(1 << 6, 0b11);
        assert!(doubt.write(64, false));
        doubt.settle(1 << 5, 0b11);
        assert!(!doubt.write(64, false));
    }

    #[test]
    fn a_line_that_is_asked_for_once_more_is_so_once_until_it_is_there() {
        let mut doubt = InDoubt::new(2, 0);
        doubt.read(5, 0b11, 64);
        assert!(doubt.is_read(64) && doubt.ask_again(64) && !doubt.ask_again(64));
        doubt.settle(1 << 5, 0b11);
        assert!(!doubt.is_read(64));
        doubt.read(5, 0b11, 64);
        assert!(doubt.ask_again(64));
        doubt.read(6, 0b11, 64);
        assert!(doubt.ask_again(64), "it was brought anew");
    }

    #[test]
    fn a_load_of_lanes_nobody_waited_for_is_not() {
        let mut doubt = InDoubt::new(2, 0);
        doubt.read(5, 0b11, 64);
        doubt.settle(1 << 5, 0b110);
        assert!(doubt.write(64, false));
        doubt.settle(1 << 5, 0b1);
        assert!(!doubt.write(64, false));
    }

    #[test]
    fn of_writes_as_many_are_in_doubt_as_can_be_in_flight() {
        let mut doubt = InDoubt::new(2, 0);
        for line in [0, 16, 32] {
            assert!(!doubt.write(line, false));
        }
        assert!(!doubt.read(6, 1, 0) && doubt.read(6, 1, 16) && doubt.read(6, 1, 32));
    }

    #[test]
    fn of_writes_by_halves_all_are_until_as_many_have_followed() {
        let mut doubt = InDoubt::new(2, 0);
        for line in [0, 16, 32, 48] {
            doubt.write(line, true);
        }
        assert!(doubt.read(6, 1, 0) && doubt.read(6, 1, 48));
        doubt.write(64, false);
        assert!(doubt.read(6, 1, 0));
        doubt.write(80, false);
        assert!(!doubt.read(6, 1, 0) && doubt.read(6, 1, 64));
    }

    #[test]
    fn writes_that_wait_may_be_on_their_way_but_no_read_comes_before_them() {
        let mut doubt = InDoubt::new(1, 2);
        for line in [0, 16, 32, 48] {
            doubt.write(line, false);
        }
        assert_eq!(doubt.written().collect::<Vec<_>>(), [16, 32, 48]);
        assert!(doubt.read(6, 1, 48) && !doubt.read(6, 1, 32));
    }
}
