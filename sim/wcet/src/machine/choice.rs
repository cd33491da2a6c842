//! What a cycle leaves open: an instruction about to issue whose outcome depends on unknown values. Each has a number of
//! outcomes; the machine goes on once it is told which.

use super::scatter::Scatter;
use crate::mistake::Mistake;
use crate::stop::{Place, Stop};
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
    /// How the lanes of a store fall on lines of its object.
    Scatter(Scatter),
}

impl Question {
    /// Lanes, or a branch, of which it is open.
    pub fn open_lanes(&self) -> u32 {
        match self.about {
            About::Taken(_) => 1,
            About::Holds(lanes) | About::Mask { lanes, .. } => lanes.count_ones(),
            About::Scatter(scatter) => scatter.lanes(),
        }
    }

    /// Whether one outcome in which some lanes take a half and some do not stands for all.
    fn is_represented(&self) -> bool {
        self.whichever && self.open_lanes() > 1 && !matches!(self.about, About::Scatter(_))
    }

    /// How many outcomes it has.
    fn outcomes(&self) -> u64 {
        let all = match self.about {
            About::Scatter(scatter) => scatter.ways(),
            _ if self.is_represented() => 3,
            _ => 1 << self.open_lanes(),
        };
        all - u64::from(Mistake::OutcomeLeftOut.is_made())
    }

    /// One of them.
    fn outcome(&self, number: u64) -> Outcome {
        match number {
            1 if self.is_represented() => Outcome::new((1 << self.open_lanes()) - 1),
            2 if self.is_represented() => Outcome { bits: 1, representative: true },
            bits => Outcome::new(bits),
        }
    }
}

/// Most outcomes of what one cycle leaves open that are followed.
const MOST_OUTCOMES: u64 = 1 << 16;

/// Every combination of outcomes of some questions, made as it is asked for; the first question's change fastest.
#[derive(Debug)]
pub struct Combinations<'a> {
    questions: &'a [Question],
    next: u64,
    end: u64,
}

impl<'a> Combinations<'a> {
    /// An error if there are more than anybody follows; it names the question with the most.
    pub fn new(questions: &'a [Question]) -> Result<Combinations<'a>, Stop> {
        let all = questions.iter().try_fold(1u64, |all, question| all.checked_mul(question.outcomes()));
        match (all.filter(|all| *all <= MOST_OUTCOMES), questions.iter().max_by_key(|one| one.outcomes())) {
            (Some(end), _) => Ok(Combinations { questions, next: 0, end }),
            (None, Some(Question { place, .. })) => {
                let lanes = questions.iter().map(Question::open_lanes).sum();
                Err(Stop::TooManyOutcomes { place: *place, lanes, most: MOST_OUTCOMES })
            }
            (None, None) => unreachable!("the product of nothing is one"),
        }
    }
}

impl Iterator for Combinations<'_> {
    type Item = Box<[Outcome]>;

    fn next(&mut self) -> Option<Box<[Outcome]>> {
        let mut number = (self.next < self.end).then_some(self.next)?;
        self.next += 1;
        let outcome = |question: &Question| {
            let own = question.outcome(number % question.outcomes());
            number /= question.outcomes();
            own
        };
        Some(self.questions.iter().map(outcome).collect())
    }
}

/// One way a question can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Taken, or one bit a lane; of a store that is scattered, the number of the way its lanes fall.
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

    pub fn number(&mut self) -> u64 {
        self.next().bits
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

#[cfg(test)]
mod tests {
    use super::*;

    fn question(about: About, whichever: bool) -> Question {
        Question { place: Place { core: 0, warp: 3, pc: 0x100 }, about, whichever }
    }

    fn bits(questions: &[Question]) -> Vec<Vec<u64>> {
        let combinations = Combinations::new(questions).unwrap();
        combinations.map(|outcomes| outcomes.iter().map(|outcome| outcome.bits).collect()).collect()
    }

    #[test]
    fn every_combination_of_outcomes_comes_once() {
        let [branch, split] = [question(About::Taken(0), false), question(About::Holds(0b1010), false)];
        assert_eq!(bits(&[]), [[]; 1]);
        let all = bits(&[branch, split]);
        assert_eq!(all.len(), 8);
        assert_eq!((&all[0][..], &all[1][..], &all[7][..]), (&[0, 0][..], &[1, 0][..], &[1, 3][..]));
        assert_eq!(bits(&[question(About::Holds(0b111), true)]), [[0], [7], [1]]);
        assert_eq!(bits(&[question(About::Holds(0b100), true)]), [[0], [1]]);
    }

    #[test]
    fn outcomes_without_end_are_an_error_that_names_the_place_and_costs_no_memory() {
        let mask = question(About::Mask { speaker: 0, lanes: u32::MAX }, false);
        let stop = Combinations::new(&[question(About::Taken(0), false), mask]).unwrap_err();
        assert_eq!(stop, Stop::TooManyOutcomes { place: mask.place, lanes: 33, most: 1 << 16 });
        assert!(Combinations::new(&[mask; 3]).is_err(), "more than a number holds");
        assert_eq!(bits(&[question(About::Holds(u32::MAX), true)]).len(), 3);
    }
}
