//! The instructions of a round, and what they compute. Sums and exclusive-ors with constants, so that a result depends on which
//! instructions a lane executed and in which order; four accumulators in turn, so that none waits for the one before.

use crate::Synthetic;

/// Accumulators of a lane.
pub(crate) const ACCUMULATORS: usize = 4;
/// Words a lane leaves: the accumulators, and what it loaded last.
pub(crate) const RESULTS: usize = ACCUMULATORS + 1;

/// One instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Add { accumulator: usize, constant: i32 },
    Xor { accumulator: usize, constant: i32 },
    Store { accumulator: usize },
    Load,
}

/// A round: what all lanes execute, and what each leaf of the tree does.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) common: Vec<Step>,
    pub(crate) leaves: Vec<Vec<Step>>,
}

/// Hands out instructions so that any stretch of them has the wanted share of memory accesses.
pub(crate) struct Source {
    memory: f64,
    given: usize,
    accesses: usize,
}

/// What a lane computes with.
pub(crate) struct Lane {
    accumulators: [u32; ACCUMULATORS],
    word: u32,
    loaded: u32,
}

impl Lane {
    pub(crate) fn new(hart: u32) -> Lane {
        let accumulators = std::array::from_fn(|number| hart + number as u32);
        Lane { accumulators, word: 0, loaded: 0 }
    }

    pub(crate) fn execute(&mut self, steps: &[Step]) {
        for step in steps {
            match *step {
                Step::Add { accumulator, constant } => {
                    let sum = self.accumulators[accumulator].wrapping_add_signed(constant);
                    self.accumulators[accumulator] = sum;
                }
                Step::Xor { accumulator, constant } => self.accumulators[accumulator] ^= constant as u32,
                Step::Store { accumulator } => self.word = self.accumulators[accumulator],
                Step::Load => self.loaded = self.word,
            }
        }
    }

    /// The words it leaves.
    pub(crate) fn results(&self) -> [u32; RESULTS] {
        std::array::from_fn(|place| self.accumulators.get(place).copied().unwrap_or(self.loaded))
    }
}

impl Source {
    pub(crate) fn new(memory: f64) -> Source {
        Source { memory, given: 0, accesses: 0 }
    }

    fn next(&mut self) -> Step {
        self.given += 1;
        let (number, accumulator) = (self.given, self.given % ACCUMULATORS);
        if number as f64 * self.memory >= (self.accesses + 1) as f64 {
            self.accesses += 1;
            return if self.accesses % 2 == 1 { Step::Store { accumulator } } else { Step::Load };
        }
        let constant = (number * 37 % 2000) as i32 + 1;
        match number / ACCUMULATORS % 2 {
            0 => Step::Add { accumulator, constant },
            _ => Step::Xor { accumulator, constant },
        }
    }

    pub(crate) fn take(&mut self, count: usize) -> Vec<Step> {
        (0..count).map(|_| self.next()).collect()
    }
}

impl Plan {
    pub(crate) fn new(wish: &Synthetic) -> Plan {
        let mut source = Source::new(wish.memory);
        let leaves = if wish.depth == 0 { 0 } else { 1_usize << wish.depth };
        let divergent = wish.divergent * wish.length as f64;
        let leaf = ((divergent / leaves.max(1) as f64).round() as usize).max(1);
        let common = wish.length.saturating_sub(divergent.round() as usize);
        Plan { common: source.take(common), leaves: (0..leaves).map(|_| source.take(leaf)).collect() }
    }

    /// What a lane leaves after all rounds.
    pub(crate) fn results(&self, wish: &Synthetic, hart: u32, lane: usize) -> [u32; RESULTS] {
        let own = self.leaves.get(wish.leaf_of(lane)).map_or(&[][..], Vec::as_slice);
        let mut lane = Lane::new(hart);
        for _ in 0..wish.loops {
            lane.execute(&self.common);
            lane.execute(own);
        }
        lane.results()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(divergent: f64, memory: f64, depth: u32, common: usize, leaf: usize, accesses: usize) {
        let plan = Plan::new(&Synthetic { divergent, memory, depth, lanes: 8, loops: 1, length: 64 });
        assert_eq!(plan.common.len(), common);
        assert!(plan.leaves.iter().all(|steps| steps.len() == leaf));
        let all = plan.common.iter().chain(plan.leaves.iter().flatten());
        let found = all.filter(|step| matches!(step, Step::Store { .. } | Step::Load)).count();
        assert_eq!(found, accesses);
    }

    #[test]
    fn shares_are_those_that_were_asked_for() {
        check(0.0, 0.25, 0, 64, 0, 16);
        check(0.5, 0.0, 3, 32, 4, 0);
        check(1.0, 0.5, 3, 0, 8, 32);
        check(1.0, 1.0, 1, 0, 32, 64);
    }

    #[test]
    fn lanes_of_different_leaves_compute_different_words() {
        let wish = Synthetic { divergent: 0.5, memory: 0.2, depth: 2, lanes: 8, loops: 3, length: 64 };
        let plan = Plan::new(&wish);
        let of = |lane| plan.results(&wish, 0, lane);
        assert_eq!(of(0), of(1));
        assert!(of(0) != of(2) && of(2) != of(4) && of(4) != of(6));
    }
}
