//! When the answers of a memory are due by its contract, seen from the port (docs/memory.md, on time).
//!
//! ```text
//! read, AR first offered in o       starts in S = max(o, free)           first beat due in S + delay; free = S + gap
//! write of n beats, first in b      ends in e = b + n + stall - 1
//!   b + n - 1: may be whole         free = max(b + n - 1, free) + gap    what comes behind it waits for it
//!   e: is whole at the latest       S = max(e, free - gap)               response due in S + delay; free = max(free, e + gap)
//! ```
//!
//! `free` is when the memory can start the next access; with a gap of 1 nothing waits for it. Of a read and a write in one cycle the
//! read goes first. The master is one that keeps a write for n + stall cycles, whenever its beats are accepted.

use crate::signals::MasterSignals;
use warpstep_spec::config::MemoryContract;

#[derive(Clone, Copy, Debug)]
struct Write {
    first: u64,
    beats: u64,
}

/// What becomes known in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Due {
    /// Cycle of the first beat of the read that is first offered in this one.
    pub read: Option<u64>,
    /// Cycle of the response to the write that ends in this one.
    pub write: Option<u64>,
}

/// Follows the port.
#[derive(Clone, Debug)]
pub(crate) struct DueTimes {
    contract: MemoryContract,
    /// First cycle in which the memory can start another access.
    free: u64,
    /// An address was offered and refused.
    asked: bool,
    write: Option<Write>,
}

impl DueTimes {
    pub fn new(contract: MemoryContract) -> DueTimes {
        DueTimes { contract, free: 0, asked: false, write: None }
    }

    /// A cycle in which something is offered or in flight; `arready` as the memory drives it.
    pub fn see(&mut self, cycle: u64, master: &MasterSignals, arready: bool) -> Due {
        let gap = u64::from(self.contract.gap);
        let [delay, stall] = [self.contract.delay, self.contract.stall].map(u64::from);
        let mut due = Due::default();
        if master.arvalid && !self.asked {
            let start = cycle.max(self.free);
            due.read = Some(start + delay);
            self.serve_until(start + gap);
        }
        self.asked = master.arvalid && !arready;
        if self.write.is_none() && master.awvalid && master.wvalid {
            self.write = Some(Write { first: cycle, beats: u64::from(master.awlen) + 1 });
        }
        let Some(Write { first, beats }) = self.write else { return due };
        if cycle == first + beats - 1 {
            self.serve_until(cycle.max(self.free) + gap);
        }
        if cycle == first + beats + stall - 1 {
            due.write = Some(cycle.max(self.free.saturating_sub(gap)) + delay);
            self.serve_until(self.free.max(cycle + gap));
            self.write = None;
        }
        due
    }

    fn serve_until(&mut self, free: u64) {
        if self.contract.serves_one_by_one() {
            self.free = free;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read() -> MasterSignals {
        MasterSignals { arvalid: true, ..MasterSignals::default() }
    }

    fn write(beats: u8) -> MasterSignals {
        MasterSignals { awvalid: true, wvalid: true, awlen: beats - 1, ..MasterSignals::default() }
    }

    /// What is due of reads and writes when this is offered in these cycles, each accepted at once.
    #[track_caller]
    fn check(contract: (u32, u32, u32), offered: &[(u64, MasterSignals)], reads: &[u64], writes: &[u64]) {
        let (delay, stall, gap) = contract;
        let mut times = DueTimes::new(MemoryContract { delay, stall, gap });
        let nothing = MasterSignals::default();
        let seen: Vec<Due> = (0..60)
            .map(|cycle| {
                let offer = offered.iter().find(|(at, _)| *at == cycle).map_or(&nothing, |(_, offer)| offer);
                times.see(cycle, offer, true)
            })
            .collect();
        assert_eq!(seen.iter().filter_map(|due| due.read).collect::<Vec<_>>(), reads);
        assert_eq!(seen.iter().filter_map(|due| due.write).collect::<Vec<_>>(), writes);
    }

    #[test]
    fn with_a_gap_of_1_reads_and_writes_are_due_a_delay_after_them() {
        check((7, 0, 1), &[(3, write(4)), (4, read()), (6, read())], &[11, 13], &[13]);
        check((7, 5, 1), &[(3, write(4))], &[], &[18]);
    }

    #[test]
    fn with_a_gap_every_access_waits_for_those_before_it() {
        check((7, 0, 7), &[(3, read()), (5, read()), (20, read())], &[10, 17, 27], &[]);
        check((7, 0, 4), &[(3, write(4)), (6, read()), (8, read())], &[13, 21], &[17]);
    }

    #[test]
    fn a_read_in_the_stall_of_a_write_may_be_behind_it_and_the_write_behind_the_read() {
        // The write may be whole in 5 and is so in 9 at the latest; the read of 7 starts in 12, the write by then, too.
        check((7, 4, 7), &[(5, write(1)), (7, read()), (20, read())], &[19, 27], &[19]);
        check((7, 4, 7), &[(5, write(1)), (15, read())], &[23], &[16]);
    }
}
