//! What a cycle leaves open: an instruction about to issue whose outcome depends on unknown values. Each has a number of
//! outcomes; the machine goes on once it is told which.

use crate::stop::Place;
use warpstep_spec::LaneMask;

/// A question about an instruction that is about to issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Where it is about to issue.
    pub place: Place,
    /// What is asked.
    pub about: About,
}

/// What is not known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Whether a branch is taken, as this lane decides: 0 or 1.
    Taken(usize),
    /// In which of these lanes a predicate holds: one bit for each of them, lowest lane first.
    Holds(LaneMask),
    /// Which of these lanes a mask names, as one lane holds it: one bit for each of them, lowest first.
    Mask {
        /// The lane that speaks for all.
        speaker: usize,
        /// Lanes of which it is not known.
        lanes: LaneMask,
    },
}

impl Question {
    /// How many outcomes it has.
    pub fn outcomes(&self) -> u64 {
        match self.about {
            About::Taken(_) => 2,
            About::Holds(lanes) | About::Mask { lanes, .. } => 1 << lanes.count_ones(),
        }
    }
}

/// Outcomes that were chosen, in the order of the questions.
pub(super) struct Answers<'a> {
    outcomes: &'a [u64],
}

impl<'a> Answers<'a> {
    pub fn new(outcomes: &'a [u64]) -> Answers<'a> {
        Answers { outcomes }
    }

    fn next(&mut self) -> u64 {
        let (first, rest) = self.outcomes.split_first().expect("every question was answered");
        self.outcomes = rest;
        *first
    }

    pub fn taken(&mut self) -> bool {
        self.next() == 1
    }

    /// Those of the `unknown` lanes that were chosen.
    pub fn lanes(&mut self, unknown: LaneMask) -> LaneMask {
        let mut bits = self.next();
        warpstep_spec::mask::lanes_of(unknown).fold(0, |mask, lane| {
            let bit = (bits & 1) as LaneMask;
            bits >>= 1;
            mask | bit << lane
        })
    }
}
