//! What a cycle leaves open: an instruction about to issue whose outcome depends on unknown values. Each has a number of
//! outcomes; the machine goes on once it is told which.

use crate::stop::Place;
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

/// A question about an instruction that is about to issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Where it is about to issue.
    pub place: Place,
    /// What is asked.
    pub about: About,
    /// Of a split: which lanes take which half does not matter for time, only whether both have some.
    pub whichever: bool,
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
    /// Lanes, or a branch, of which it is open.
    pub fn open_lanes(&self) -> u32 {
        match self.about {
            About::Taken(_) => 1,
            About::Holds(lanes) | About::Mask { lanes, .. } => lanes.count_ones(),
        }
    }

    /// Its outcomes. Where it does not matter which lanes take which half, one of those in which some do and some do not stands for all.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let (About::Holds(lanes) | About::Mask { lanes, .. }) = self.about else {
            return [0, 1].map(Outcome::new).to_vec();
        };
        let all = (1u64 << lanes.count_ones()) - 1;
        if !self.whichever || all == 1 {
            return (0..=all).map(Outcome::new).collect();
        }
        vec![Outcome::new(0), Outcome::new(all), Outcome { bits: 1, representative: true }]
    }
}

/// One way a question can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Taken, or one bit a lane.
    pub bits: u64,
    /// It stands for all in which both halves of a split have lanes.
    pub representative: bool,
}

impl Outcome {
    /// One that stands for itself.
    pub fn new(bits: u64) -> Outcome {
        Outcome { bits, representative: false }
    }
}

/// Outcomes that were chosen, in the order of the questions.
pub(super) struct Answers<'a> {
    outcomes: &'a [Outcome],
}

impl<'a> Answers<'a> {
    pub fn new(outcomes: &'a [Outcome]) -> Answers<'a> {
        Answers { outcomes }
    }

    fn next(&mut self) -> Outcome {
        let (first, rest) = self.outcomes.split_first().expect("every question was answered");
        self.outcomes = rest;
        *first
    }

    pub fn taken(&mut self) -> bool {
        self.next().bits == 1
    }

    /// Those of the `unknown` lanes that were chosen, and whether they stand for others.
    pub fn lanes(&mut self, unknown: LaneMask) -> (LaneMask, bool) {
        let Outcome { mut bits, representative } = self.next();
        let chosen = lanes_of(unknown).fold(0, |mask, lane| {
            let bit = (bits & 1) as LaneMask;
            bits >>= 1;
            mask | bit << lane
        });
        (chosen, representative)
    }
}
