//! What the hardware counts: instructions, NOPs by cause, what every context did or waited for, hits, misses, conflicts.
//!
//! Events of cycle c are kept at its end and counted at the end of c + 1. So in c + 1, when an instruction issued in c reads a
//! counter, it holds what happened before c, the same rule as for mcycle and minstret.
//! A counter has 64 bits and is zero at reset. They stand in the order of their rows in `warpstep_spec::csr`: issued, NOPs by
//! cause, what contexts did, and the single events: fetches that hit and missed, data that hit and missed, bank conflicts.

use crate::issue::STALL_BITS;
use crate::operation::CAUSE_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::csr::COUNTERS;
use warpstep_spec::events::{NopCause, Stall};

/// How many things a context can do or wait for.
pub const STALLS: usize = Stall::ALL.len();
/// How many reasons for a NOP.
pub const NOP_CAUSES: usize = NopCause::ALL.len();
/// Things that happen at most once a cycle.
pub const EVENTS: usize = 5;

/// One counter.
#[derive(LogicBlock)]
pub struct Counter {
    /// How much more there is.
    pub more: Wire<In>,
    /// How much there was before.
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
    /// An instruction issues.
    pub issued: Wire<In>,
    /// A NOP issues.
    pub nop: Wire<In>,
    /// Why it is there.
    pub nop_cause: Wire<In>,
    /// What each context does or waits for.
    pub stalls: Vec<Wire<In>>,
    /// A fetch hits, a fetch misses, a load hits, a load misses, lanes wait for a bank.
    pub events: Vec<Wire<In>>,
    /// The counters, in the order of their table.
    pub values: Vec<Wire<Out>>,
    was_issued: Reg,
    was_nop: Reg,
    was_cause: Reg,
    was_stalls: Vec<Reg>,
    was_events: Vec<Reg>,
    issues: Counter,
    nops: Vec<Counter>,
    waits: Vec<Counter>,
    seen: Vec<Counter>,
    sums: Vec<Wire<Local>>,
}

impl Counters {
    /// For so many contexts.
    pub fn new(contexts: usize) -> Counters {
        let sum = index_width(contexts + 1);
        Counters {
            issued: Wire::new(1),
            nop: Wire::new(1),
            nop_cause: Wire::new(CAUSE_BITS),
            stalls: Wire::several(contexts, STALL_BITS),
            events: Wire::several(EVENTS, 1),
            values: Wire::several(COUNTERS, 64),
            was_issued: Reg::new(1),
            was_nop: Reg::new(1),
            was_cause: Reg::new(CAUSE_BITS),
            was_stalls: (0..contexts).map(|_| Reg::with_reset(STALL_BITS, STALLS as u64)).collect(),
            was_events: (0..EVENTS).map(|_| Reg::new(1)).collect(),
            issues: Counter::new(1),
            nops: (0..NOP_CAUSES).map(|_| Counter::new(1)).collect(),
            waits: (0..STALLS).map(|_| Counter::new(sum)).collect(),
            seen: (0..EVENTS).map(|_| Counter::new(1)).collect(),
            sums: Wire::several(STALLS, sum),
        }
    }
}

impl Logic for Counters {
    about!(NOP_CAUSES, STALLS);

    #[hdl_gen]
    fn update(&mut self) {
        self.was_issued.next = self.issued.val();
        self.was_nop.next = self.nop.val();
        self.was_cause.next = self.nop_cause.val();
        for event in 0..self.events.len() {
            self.was_events[event].next = self.events[event].val();
        }
        for context in 0..self.stalls.len() {
            self.was_stalls[context].next = self.stalls[context].val();
        }

        self.issues.more.next = self.was_issued.val();
        self.values[0].next = self.issues.value.val();
        for cause in 0..self.nops.len() {
            self.nops[cause].more.next = self.was_nop.val() & (self.was_cause.val() == cause);
            self.values[1 + cause].next = self.nops[cause].value.val();
        }
        for stall in 0..self.waits.len() {
            self.sums[stall].next = 0.into();
            for context in 0..self.stalls.len() {
                self.sums[stall].next =
                    self.sums[stall].val() + unsigned_cast(self.was_stalls[context].val() == stall);
            }
            self.waits[stall].more.next = self.sums[stall].val();
            self.values[1 + NOP_CAUSES + stall].next = self.waits[stall].value.val();
        }
        for event in 0..self.seen.len() {
            self.seen[event].more.next = self.was_events[event].val();
            self.values[1 + NOP_CAUSES + STALLS + event].next = self.seen[event].value.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn they_agree_with_their_verilog() {
        prove(Check::default(), Counter::new(3));
        for contexts in [1, 3, 8, 32] {
            prove(Check::default().cycles(200), Counters::new(contexts));
        }
    }

    #[test]
    fn there_is_one_for_every_row_of_the_specification() {
        assert_eq!(1 + NOP_CAUSES + STALLS + EVENTS, COUNTERS);
    }

    #[test]
    fn a_reader_sees_what_happened_before_the_cycle_of_its_issue() {
        let mut random = Random::new(2);
        let mut bench = Bench::new(Counters::new(3));
        let mut totals = [0u64; COUNTERS];
        let mut last = totals;
        for _ in 0..300 {
            bench.settle();
            let values: Vec<u64> = bench.block.values.iter().map(word).collect();
            assert_eq!(values, last);
            last = totals;
            let [issued, nop] = std::array::from_fn(|_| random.below(2));
            let events: [u64; EVENTS] = std::array::from_fn(|_| random.below(2));
            let cause = random.below(4);
            put(&mut bench.block.issued, issued);
            put(&mut bench.block.nop, nop);
            put(&mut bench.block.nop_cause, cause);
            totals[0] += issued;
            totals[1 + cause as usize] += nop;
            for context in 0..3 {
                let stall = random.below(11);
                put(&mut bench.block.stalls[context], stall);
                totals[5 + stall as usize] += 1;
            }
            for (event, happens) in events.into_iter().enumerate() {
                put(&mut bench.block.events[event], happens);
                totals[16 + event] += happens;
            }
            bench.clock();
        }
    }
}
