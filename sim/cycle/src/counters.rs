//! What the hardware counts.
//!
//! An instruction that reads a counter sees what happened before the cycle of its issue, so what happens in a cycle is counted at
//! its end.

use crate::stalls::StallCounts;
use warpstep_spec::LaneMask;
use warpstep_spec::csr::COUNTERS;
use warpstep_spec::events::{NopCause, Stall};

/// What happens in a cycle and counts at its end: who issues in it still sees what was before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    issued: u64,
    lane_instructions: u64,
    nops: [u64; NopCause::ALL.len()],
    fetch_hits: u64,
    fetch_misses: u64,
}

impl Tally {
    /// A NOP issues.
    #[inline]
    pub fn nop(&mut self, cause: NopCause) {
        self.nops[cause as usize] += 1;
    }

    /// An instruction issues.
    #[inline]
    pub fn instruction(&mut self, lanes: LaneMask) {
        self.issued += 1;
        self.lane_instructions += u64::from(lanes.count_ones());
    }

    /// A request of the cycle before hit or missed, and was still wanted.
    #[inline]
    pub fn fetched(&mut self, hit: bool) {
        self.fetch_hits += u64::from(hit);
        self.fetch_misses += u64::from(!hit);
    }
}

/// Performance counters of a core, or of all together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Cycles since reset.
    pub cycles: u64,
    /// Instructions issued, NOPs not counted.
    pub issued: u64,
    /// The same times active lanes: minstret.
    pub lane_instructions: u64,
    /// NOPs issued, by cause: start, miss, redirect, retire.
    pub nops: [u64; NopCause::ALL.len()],
    /// Context-cycles, by what the context did or waited for (see [`Stall::ALL`]); a free split context counts nowhere.
    pub stalls: [u64; Stall::ALL.len()],
    /// Requests that hit.
    pub fetch_hits: u64,
    /// Requests that missed.
    pub fetch_misses: u64,
    /// Cycles in which lanes waited for a bank of local memory that served others.
    pub bank_conflicts: u64,
    /// Lines loads found in the data cache.
    pub data_hits: u64,
    /// Lines of RAM loads asked of memory, with or without a cache.
    pub data_misses: u64,
}

impl Counters {
    /// Adds what another core counted in the same cycles.
    pub(crate) fn add(&mut self, other: &Counters) {
        let Counters {
            cycles,
            issued,
            lane_instructions,
            nops,
            stalls,
            fetch_hits,
            fetch_misses,
            bank_conflicts,
            data_hits,
            data_misses,
        } = other;
        self.cycles = self.cycles.max(*cycles);
        self.issued += issued;
        self.lane_instructions += lane_instructions;
        self.nops.iter_mut().zip(nops).for_each(|(sum, count)| *sum += count);
        self.stalls.iter_mut().zip(stalls).for_each(|(sum, count)| *sum += count);
        self.fetch_hits += fetch_hits;
        self.fetch_misses += fetch_misses;
        self.bank_conflicts += bank_conflicts;
        self.data_hits += data_hits;
        self.data_misses += data_misses;
    }

    /// The end of a cycle, in which so many contexts did what `stalls` says.
    #[inline]
    pub(crate) fn end_cycle(&mut self, tally: Tally, stalls: &StallCounts) {
        self.cycles += 1;
        self.stalls.iter_mut().zip(stalls).for_each(|(sum, count)| *sum += count);
        self.issued += tally.issued;
        self.lane_instructions += tally.lane_instructions;
        self.nops.iter_mut().zip(tally.nops).for_each(|(sum, count)| *sum += count);
        self.fetch_hits += tally.fetch_hits;
        self.fetch_misses += tally.fetch_misses;
    }

    /// As control and status registers, in the order of their numbers.
    pub fn registers(&self) -> [u64; COUNTERS] {
        let mut registers = [0; COUNTERS];
        let events =
            [self.fetch_hits, self.fetch_misses, self.data_hits, self.data_misses, self.bank_conflicts];
        let (first_stalls, of_splits) = self.stalls.split_at(Stall::Join.number());
        let parts: [&[u64]; 5] = [&[self.issued], &self.nops, first_stalls, &events, of_splits];
        registers
            .iter_mut()
            .zip(parts.into_iter().flatten())
            .for_each(|(register, count)| *register = *count);
        registers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::csr::{Csr, ROWS};

    /// The name of a counter, by the specification's rows.
    fn name(which: usize) -> &'static str {
        let row = ROWS.iter().find(|row| row.csr == Csr::Counter(which)).expect("every counter has a row");
        row.meaning.split(':').next().expect("the meaning begins with the name")
    }

    #[test]
    fn each_is_read_where_the_specification_has_its_row() {
        let mut counters =
            Counters { issued: 1, fetch_hits: 2, fetch_misses: 3, nops: [4, 5, 6, 7], ..Counters::default() };
        counters.stalls = std::array::from_fn(|stall| 8 + stall as u64);
        (counters.data_hits, counters.data_misses, counters.bank_conflicts) = (100, 101, 102);
        let registers = counters.registers();
        let read =
            |wanted: &str| (0..COUNTERS).find(|which| name(*which) == wanted).map(|which| registers[which]);
        assert_eq!(read("issued"), Some(1));
        assert_eq!((read("fetch_hits"), read("fetch_misses")), (Some(2), Some(3)));
        assert_eq!((read("data_hits"), read("data_misses")), (Some(100), Some(101)));
        assert_eq!(read("bank_conflicts"), Some(102));
        for (number, cause) in NopCause::ALL.iter().enumerate() {
            assert_eq!(read(&format!("nops_{}", cause.word())), Some(4 + number as u64));
        }
        for (number, stall) in Stall::ALL.iter().enumerate() {
            let wanted = format!("cycles_{}", stall.word().replace('-', "_"));
            assert_eq!(read(&wanted), Some(8 + number as u64), "{wanted}");
        }
    }
}
