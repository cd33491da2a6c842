//! What the hardware counts: instructions, NOPs by cause, what every context did or waited for, hits, misses, conflicts.
//!
//! Events of cycle c are kept at its end and counted at the end of c + 1. So in c + 1, when an instruction issued in c
//! reads a counter, it holds what happened before c, the same rule as for mcycle and minstret. A counter has 64 bits and is
//! zero at reset. They stand in the order of their CSR numbers: issued, NOPs by cause, what contexts did, the single events
//! (fetches that hit and missed, data that hit and missed, bank conflicts), and what only contexts of split warps do, which
//! reads as zero where there are no split contexts. Every port may issue and fetch in a cycle. A split context that does
//! not run is not inactive: it is not there. A machine without event counters has none of these.

use crate::Shape;
use crate::bundles::{IssueEvents, MemoryEvents};
use crate::issue::{STALL_BITS, stall};
use warpstep_kit::prelude::*;
use warpstep_spec::csr::COUNTERS;
use warpstep_spec::events::{NopCause, Stall};

/// How many things a context can do or wait for without splits.
pub const STALLS: usize = Stall::Join.number();
/// And with them.
const ALL_STALLS: usize = Stall::ALL.len();
/// How many reasons for a NOP.
pub const NOP_CAUSES: usize = NopCause::ALL.len();
/// Single events: fetches that hit and missed, data that hit and missed, bank conflicts.
pub const EVENTS: usize = 5;
/// Place of the first of them among the counters.
const FIRST_EVENT: usize = 1 + NOP_CAUSES + STALLS;
/// Place of the first counter of splits, and how many there are.
const FIRST_OF_SPLITS: usize = FIRST_EVENT + EVENTS;
const OF_SPLITS: usize = ALL_STALLS - STALLS;

/// One counter.
#[derive(LogicBlock)]
pub struct Counter {
    /// Amount added at the end of the cycle.
    pub more: Wire<In>,
    /// Sum before this cycle.
    pub value: Wire<Out>,
    total: Reg,
}

impl Counter {
    /// Counts up by `more` of so many bits.
    pub fn new(more: usize) -> Counter {
        Counter { more: Wire::new(more), value: Wire::new(64), total: Reg::new(64) }
    }
}

impl Logic for Counter {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.value.next = self.total.val();
        self.total.next = self.total.val() + unsigned_cast(self.more.val());
    }
}

/// All counters of a core.
#[derive(LogicBlock)]
pub struct Counters {
    /// Events of issue and fetch in this cycle.
    pub issue: IssueEvents<In>,
    /// Events of the load/store unit in this cycle.
    pub memory: MemoryEvents<In>,
    /// Value of each counter, in the order of CSR numbers.
    pub values: Vec<Wire<Out>>,
    was_issue: IssueEvents<Held>,
    was_memory: MemoryEvents<Held>,
    counters: Vec<Counter>,
    sums: Vec<Wire<Local>>,
    warps: Param,
    ports: Param,
    splits: Param,
    /// One, or none if the counters are left out; so many counters of waiting contexts, and of splits.
    flags: Param,
    stalls: Param,
    of_splits: Param,
}

impl Counters {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Counters {
        let contexts = shape.contexts();
        let sum = index_width(contexts + 1);
        let flags = shape.counter_flags();
        let of_splits = shape.split_flags() * OF_SPLITS;
        // After reset no context has done anything yet.
        let nothing = |_| Reg::with_reset(STALL_BITS, ALL_STALLS as u64);
        Counters {
            issue: IssueEvents::new(shape),
            memory: MemoryEvents::new(shape),
            values: Wire::several(flags * COUNTERS, 64),
            was_issue: IssueEvents {
                stalls: (0..contexts).map(nothing).collect(),
                ..IssueEvents::new(shape)
            },
            was_memory: MemoryEvents::new(shape),
            counters: (0..flags * (FIRST_OF_SPLITS + of_splits)).map(|_| Counter::new(sum)).collect(),
            sums: Wire::several(flags * (STALLS + of_splits), sum),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            splits: Param::new(flags * of_splits),
            flags: Param::new(flags),
            stalls: Param::new(flags * STALLS),
            of_splits: Param::new(flags * OF_SPLITS),
        }
    }
}

impl Logic for Counters {
    about!(NOP_CAUSES, STALLS, FIRST_EVENT, FIRST_OF_SPLITS, stall::INACTIVE);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issue, &mut self.was_issue);
        wires::link(&mut self.memory, &mut self.was_memory);
        if self.flags.val() == 1 {
            self.counters[0].more.next = unsigned_cast(self.was_issue.issued[0].val());
            self.counters[FIRST_EVENT].more.next = unsigned_cast(self.was_issue.fetch_hit[0].val());
            self.counters[FIRST_EVENT + 1].more.next = unsigned_cast(self.was_issue.fetch_miss[0].val());
            for port in 1..self.ports.val() {
                self.counters[0].more.next =
                    self.counters[0].more.val() + unsigned_cast(self.was_issue.issued[port].val());
                self.counters[FIRST_EVENT].more.next = self.counters[FIRST_EVENT].more.val()
                    + unsigned_cast(self.was_issue.fetch_hit[port].val());
                self.counters[FIRST_EVENT + 1].more.next = self.counters[FIRST_EVENT + 1].more.val()
                    + unsigned_cast(self.was_issue.fetch_miss[port].val());
            }
            for cause in 0..NOP_CAUSES {
                self.counters[1 + cause].more.next =
                    unsigned_cast(self.was_issue.nop[0].val() & (self.was_issue.nop_cause[0].val() == cause));
                for port in 1..self.ports.val() {
                    self.counters[1 + cause].more.next = self.counters[1 + cause].more.val()
                        + unsigned_cast(
                            self.was_issue.nop[port].val() & (self.was_issue.nop_cause[port].val() == cause),
                        );
                }
            }
        }
        for stall in 0..self.sums.len() {
            self.sums[stall].next = 0.into();
            if stall == stall::INACTIVE {
                for warp in 0..self.warps.val() {
                    if self.was_issue.stalls[warp * self.ports.val()].val() == stall {
                        self.sums[stall].next = self.sums[stall].val() + 1;
                    }
                }
            } else {
                for context in 0..self.issue.stalls.len() {
                    if self.was_issue.stalls[context].val() == stall {
                        self.sums[stall].next = self.sums[stall].val() + 1;
                    }
                }
            }
        }
        for stall in 0..self.stalls.val() {
            wires::link(&mut self.sums[stall], &mut self.counters[1 + NOP_CAUSES + stall].more);
        }
        if self.flags.val() == 1 {
            self.counters[FIRST_EVENT + 2].more.next = unsigned_cast(self.was_memory.data_hit.val());
            self.counters[FIRST_EVENT + 3].more.next = unsigned_cast(self.was_memory.data_miss.val());
            self.counters[FIRST_EVENT + 4].more.next = unsigned_cast(self.was_memory.bank_conflict.val());
        }
        for counter in 0..self.of_splits.val() {
            self.values[FIRST_OF_SPLITS + counter].next = 0.into();
        }
        for counter in 0..self.splits.val() {
            wires::link(&mut self.sums[STALLS + counter], &mut self.counters[FIRST_OF_SPLITS + counter].more);
        }
        for counter in 0..self.counters.len() {
            wires::link(&mut self.counters[counter].value, &mut self.values[counter]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, put, shape, shape_with, split_shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn they_agree_with_their_verilog() {
        agree(Check::default(), Counter::new(3));
        for contexts in [1, 3, 8, 32] {
            agree(Check::default().cycles(200), Counters::new(&shape(contexts, 4)));
        }
        agree(Check::default(), Counters::new(&shape_with(2, 4, |p| p.event_counters = false)));
        for splits in 1..=3 {
            agree(Check::default().cycles(200), Counters::new(&split_shape(2, 4, splits)));
        }
    }

    #[test]
    fn there_is_one_for_every_row_of_the_specification() {
        assert_eq!(1 + NOP_CAUSES + ALL_STALLS + EVENTS, COUNTERS);
    }

    #[test]
    fn a_reader_sees_what_happened_before_the_cycle_of_its_issue() {
        for (warps, splits) in [(3, 0), (2, 1), (2, 2), (1, 3)] {
            count(warps, splits);
        }
    }

    fn count(warps: usize, splits: usize) {
        let mut random = Random::new(2);
        let mut bench = Bench::new(Counters::new(&split_shape(warps, 4, splits)));
        let mut totals = [0u64; COUNTERS];
        let mut last = totals;
        for _ in 0..300 {
            bench.settle();
            let values: Vec<u64> = bench.block.values.iter().map(word).collect();
            assert_eq!(values, last);
            last = totals;
            let (issue, memory) = (&mut bench.block.issue, &mut bench.block.memory);
            for port in 0..=splits {
                let [issued, nop, hit, miss] = std::array::from_fn(|_| random.below(2));
                let cause = random.below(4);
                put(&mut issue.issued[port], issued);
                put(&mut issue.nop[port], nop);
                put(&mut issue.nop_cause[port], cause);
                put(&mut issue.fetch_hit[port], hit);
                put(&mut issue.fetch_miss[port], miss);
                totals[0] += issued;
                totals[1 + cause as usize] += nop;
                totals[16] += hit;
                totals[17] += miss;
            }
            for context in 0..warps * (splits + 1) {
                let stall = random.below(if splits > 0 { 13 } else { 11 }) as usize;
                put(&mut issue.stalls[context], stall as u64);
                let there = stall != stall::INACTIVE || context % (splits + 1) == 0;
                totals[if stall < 11 { 5 + stall } else { 10 + stall }] += u64::from(there);
            }
            let ports = [&mut memory.data_hit, &mut memory.data_miss, &mut memory.bank_conflict];
            for (event, port) in ports.into_iter().enumerate() {
                let happens = random.below(2);
                put(port, happens);
                totals[18 + event] += happens;
            }
            bench.clock();
        }
    }
}
