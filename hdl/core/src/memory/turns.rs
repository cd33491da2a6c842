//! Whose turn it is: two ways, each a block of its own.
//!
//! [`Rounds`]: the first eligible core after the one granted last. [`Slots`]: the owner of the slot, in the slot's first cycle
//! only, used or not, so that no core can delay another; the first cycle after reset is the first of slot 0.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::{RoundRobin, index_width};

/// One after the other.
#[derive(LogicBlock)]
pub struct Rounds {
    /// Who may be granted.
    pub eligible: Wire<In>,
    /// Who is.
    pub grant: Wire<Out>,
    /// The core after the one granted last.
    next: Reg,
    search: RoundRobin,
    cores: Param,
}

impl Rounds {
    /// Among so many cores.
    pub fn new(cores: usize) -> Rounds {
        Rounds {
            eligible: Wire::new(cores),
            grant: Wire::new(cores),
            next: Reg::new(index_width(cores)),
            search: RoundRobin::new(cores),
            cores: Param::new(cores),
        }
    }
}

impl Logic for Rounds {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.search.requests.next = self.eligible.val();
        self.search.start.next = self.next.val();
        self.grant.next = self.search.grant.val();
        if self.search.found.val().any() {
            self.next.next = self.search.index.val() + 1;
            if self.search.index.val() == self.cores.val() - 1 {
                self.next.next = 0.into();
            }
        }
    }
}

/// By the clock.
#[derive(LogicBlock)]
pub struct Slots {
    /// Who may be granted.
    pub eligible: Wire<In>,
    /// Who is.
    pub grant: Wire<Out>,
    cycle: Reg,
    owner: Reg,
    cores: Param,
    cycles: Param,
}

impl Slots {
    /// Of so many cycles, among so many cores.
    pub fn new(cores: usize, cycles: usize) -> Slots {
        Slots {
            eligible: Wire::new(cores),
            grant: Wire::new(cores),
            cycle: Reg::new(index_width(cycles)),
            owner: Reg::new(index_width(cores)),
            cores: Param::new(cores),
            cycles: Param::new(cycles),
        }
    }
}

impl Logic for Slots {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.grant.next = 0.into();
        for core in 0..self.cores.val() {
            self.grant.next = self.grant.val().replace_bit(
                core,
                (self.cycle.val() == 0) & (self.owner.val() == core) & self.eligible.val().get_bit(core),
            );
        }
        self.cycle.next = self.cycle.val() + 1;
        if self.cycle.val() == self.cycles.val() - 1 {
            self.cycle.next = 0.into();
            self.owner.next = self.owner.val() + 1;
            if self.owner.val() == self.cores.val() - 1 {
                self.owner.next = 0.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn they_agree_with_their_verilog() {
        for cores in [1, 2, 3, 4] {
            prove(Check::default(), Rounds::new(cores));
            prove(Check::default(), Slots::new(cores, 5));
        }
        prove(Check::default(), Slots::new(2, 10_035));
    }

    #[test]
    fn a_round_goes_on_after_the_core_granted_last() {
        let (cores, mut random) = (3, Random::new(8));
        let mut bench = Bench::new(Rounds::new(cores));
        let mut last = cores - 1;
        for _ in 0..200 {
            let eligible = random.below(8);
            put(&mut bench.block.eligible, eligible);
            bench.settle();
            let winner =
                (1..=cores).map(|ahead| (last + ahead) % cores).find(|core| eligible >> core & 1 == 1);
            assert_eq!(word(&bench.block.grant), winner.map_or(0, |core| 1 << core));
            last = winner.unwrap_or(last);
            bench.clock();
        }
    }

    #[test]
    fn a_slot_is_its_owners_in_its_first_cycle() {
        let mut random = Random::new(8);
        let mut bench = Bench::new(Slots::new(3, 7));
        for cycle in 0..200 {
            let eligible = random.below(8);
            put(&mut bench.block.eligible, eligible);
            bench.settle();
            let owner = if cycle % 7 == 0 { 1 << (cycle / 7 % 3) } else { 0 };
            assert_eq!(word(&bench.block.grant), owner & eligible, "cycle {cycle}");
            bench.clock();
        }
    }
}
