//! The memory arbiter: grants at most one request per cycle.

use super::port::Ask;
use warpstep_spec::Config;
use warpstep_spec::config::Arbiter as Rule;

pub(super) struct Arbiter {
    rule: Rule,
    cores: usize,
    slot_cycles: u32,
    /// Round robin: the core granted last.
    last: usize,
    /// TDMA: core that owns the slot, and cycle within the slot.
    slot_core: usize,
    place: u32,
}

impl Arbiter {
    pub fn new(config: &Config) -> Arbiter {
        Arbiter {
            rule: config.arbiter,
            cores: config.cores,
            slot_cycles: config.slot_cycles(),
            last: config.cores - 1,
            slot_core: 0,
            place: 0,
        }
    }

    /// The core to grant, given the requests and whether reads and writes can be taken.
    pub fn choose(&self, asks: &[Ask], read_ok: bool, write_ok: bool) -> Option<usize> {
        let eligible = |core: &usize| match asks[*core] {
            Ask::Nothing => false,
            Ask::Fill { .. } | Ask::Read { .. } => read_ok,
            Ask::Write { .. } => write_ok,
        };
        match self.rule {
            Rule::RoundRobin => (self.last + 1..self.cores).chain(0..=self.last).find(eligible),
            Rule::Tdma => Some(self.slot_core).filter(|slot_core| self.place == 0 && eligible(slot_core)),
        }
    }

    /// The end of a cycle.
    #[inline]
    pub fn tick(&mut self, granted: Option<usize>) {
        self.last = granted.unwrap_or(self.last);
        self.place += 1;
        if self.place == self.slot_cycles {
            self.place = 0;
            self.slot_core = if self.slot_core + 1 == self.cores { 0 } else { self.slot_core + 1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::config::named;

    const READ: Ask = Ask::Read { line: 0 };
    const WRITE: Ask = Ask::Write { line: 0 };

    fn arbiter(rule: Rule) -> Arbiter {
        let mut p = named("small").unwrap().parameters();
        (p.cores, p.arbiter) = (3, rule);
        Arbiter::new(&Config::try_from(p).unwrap())
    }

    #[test]
    fn round_robin_begins_with_core_0_and_goes_on_behind_the_last() {
        let mut arbiter = arbiter(Rule::RoundRobin);
        let mut grants = Vec::new();
        for _ in 0..4 {
            let granted = arbiter.choose(&[READ, Ask::Nothing, WRITE], true, true);
            grants.extend(granted);
            arbiter.tick(granted);
        }
        assert_eq!(grants, [0, 2, 0, 2]);
        assert_eq!(arbiter.choose(&[READ, READ, WRITE], false, true), Some(2));
        assert_eq!(arbiter.choose(&[READ, READ, WRITE], false, false), None);
    }

    #[test]
    fn a_tdma_slot_is_used_in_its_first_cycle_by_its_slot_core_or_not_at_all() {
        let mut arbiter = arbiter(Rule::Tdma);
        let slot = arbiter.slot_cycles;
        let mut grants = Vec::new();
        for cycle in 0..6 * slot {
            let granted = arbiter.choose(&[READ, Ask::Nothing, READ], true, true);
            grants.extend(granted.map(|core| (cycle / slot, cycle % slot, core)));
            arbiter.tick(granted);
        }
        assert_eq!(grants, [(0, 0, 0), (2, 0, 2), (3, 0, 0), (5, 0, 2)]);
    }
}
