//! Which of several cores is granted the bus: two policies, each a block of its own.
//!
//! [`RoundRobinPolicy`]: the first eligible core after the one granted last. [`TdmaPolicy`]: the owner of the TDMA slot, in the slot's
//! first cycle only, used or not, so that no core can delay another.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::RoundRobin;

/// Grants the first eligible core after the one granted last.
#[derive(LogicBlock)]
pub struct RoundRobinPolicy {
    /// Cores that may be granted, one bit per core.
    pub eligible: Wire<In>,
    /// Core that is granted, one bit per core.
    pub grant: Wire<Out>,
    /// The core after the one granted last.
    next: Reg,
    search: RoundRobin,
    cores: Param,
}

impl RoundRobinPolicy {
    /// Among the cores of the machine.
    pub fn new(shape: &Shape) -> RoundRobinPolicy {
        RoundRobinPolicy {
            eligible: Wire::new(shape.cores()),
            grant: Wire::new(shape.cores()),
            next: Reg::new(shape.core_bits()),
            search: RoundRobin::new(shape.cores()),
            cores: Param::new(shape.cores()),
        }
    }
}

impl Logic for RoundRobinPolicy {
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

/// Grants the owner of the TDMA slot in the slot's first cycle. The first cycle after reset is the first of core 0's slot.
#[derive(LogicBlock)]
pub struct TdmaPolicy {
    /// Cores that may be granted, one bit per core.
    pub eligible: Wire<In>,
    /// Core that is granted, one bit per core.
    pub grant: Wire<Out>,
    cycle: Reg,
    slot_core: Reg,
    cores: Param,
    slot_cycles: Param,
}

impl TdmaPolicy {
    /// Among the cores of the machine, with its slots.
    pub fn new(shape: &Shape) -> TdmaPolicy {
        let slot_cycles = shape.config().slot_cycles() as usize;
        TdmaPolicy {
            eligible: Wire::new(shape.cores()),
            grant: Wire::new(shape.cores()),
            cycle: Reg::new(index_width(slot_cycles)),
            slot_core: Reg::new(shape.core_bits()),
            cores: Param::new(shape.cores()),
            slot_cycles: Param::new(slot_cycles),
        }
    }
}

impl Logic for TdmaPolicy {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.grant.next = 0.into();
        for core in 0..self.cores.val() {
            self.grant.next = self.grant.val().replace_bit(
                core,
                (self.cycle.val() == 0) & (self.slot_core.val() == core) & self.eligible.val().get_bit(core),
            );
        }
        self.cycle.next = self.cycle.val() + 1;
        if self.cycle.val() == self.slot_cycles.val() - 1 {
            self.cycle.next = 0.into();
            self.slot_core.next = self.slot_core.val() + 1;
            if self.slot_core.val() == self.cores.val() - 1 {
                self.slot_core.next = 0.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Cores, and cycles of a slot; a line is one beat long.
    fn slots(cores: usize, slot_cycles: u32) -> Shape {
        shape(|p| (p.cores, p.memory_latency) = (cores, slot_cycles - 4))
    }

    #[test]
    fn they_agree_with_their_verilog() {
        for cores in [1, 2, 3, 4] {
            agree(Check::default(), RoundRobinPolicy::new(&shape(|p| p.cores = cores)));
            agree(Check::default(), TdmaPolicy::new(&slots(cores, 5)));
        }
        agree(Check::default(), TdmaPolicy::new(&slots(2, 10_004)));
    }

    #[test]
    fn a_round_goes_on_after_the_core_granted_last() {
        let (cores, mut random) = (3, Random::new(8));
        let mut bench = Bench::new(RoundRobinPolicy::new(&shape(|p| p.cores = cores)));
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
        let mut bench = Bench::new(TdmaPolicy::new(&slots(3, 7)));
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
