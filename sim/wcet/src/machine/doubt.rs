//! What a warp that is followed by itself may have in flight when it comes to an access, whatever others do: loads nobody
//! has used the result of, and as many lines written as the machine has in flight at a time. Part of the state, for what
//! others lose depends on it.

use std::collections::VecDeque;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct InDoubt {
    /// Registers of loads, and the lines they read.
    reads: Vec<(usize, u32)>,
    /// Lines written, the newest last.
    writes: VecDeque<u32>,
}

impl InDoubt {
    /// An instruction issues that waited for these registers, one bit each: what they were loaded with is there.
    pub fn settle(&mut self, registers: u64) {
        self.reads.retain(|(register, _)| registers >> register & 1 == 0);
    }

    /// A line is read for a register; whether an own write of it may have to be answered first.
    pub fn read(&mut self, register: usize, line: u32) -> bool {
        if !self.reads.contains(&(register, line)) {
            self.reads.push((register, line));
            self.reads.sort_unstable();
        }
        self.writes.contains(&line)
    }

    /// A line is written, with so many in flight at a time; whether an own read of it may have to be answered first.
    pub fn write(&mut self, line: u32, outstanding: usize) -> bool {
        self.writes.push_back(line);
        while self.writes.len() > outstanding {
            self.writes.pop_front();
        }
        self.reads.iter().any(|(_, read)| *read == line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_load_whose_result_was_used_is_over() {
        let mut doubt = InDoubt::default();
        assert!(!doubt.read(5, 64));
        assert!(doubt.write(64, 2));
        doubt.settle(1 << 5);
        assert!(!doubt.write(64, 2));
    }

    #[test]
    fn of_writes_as_many_are_in_doubt_as_can_be_in_flight() {
        let mut doubt = InDoubt::default();
        for line in [0, 16, 32] {
            assert!(!doubt.write(line, 2));
        }
        assert!(!doubt.read(6, 0) && doubt.read(6, 16) && doubt.read(6, 32));
    }
}
