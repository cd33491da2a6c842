//! Who runs which program: builds and programs shared out among threads, until all are done, time is over or one fails.

use super::corpus::{Corpus, Kept, image};
use super::judge::{Against, Judge};
use super::trial::{Passed, Trouble, made, try_one, try_program};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Instant;
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::builds::shares;
use warpstep_fuzz::{Build, Coverage, Rehearsal, mix};
use warpstep_sweep::Part;

/// Programs one thread runs on one build before it looks for other work.
const BATCH: usize = 10;

/// When a campaign is over, unless something fails.
#[derive(Clone, Copy, Default)]
pub struct Goal {
    /// Programs in all; `None` = until one of the others.
    pub programs: Option<usize>,
    pub deadline: Option<Instant>,
    /// Lanes of all instructions.
    pub lane_instructions: Option<u64>,
}

/// Programs to run.
pub struct Campaign<'a> {
    pub builds: &'a [Build],
    pub seed: u64,
    against: Against,
    goal: Goal,
    judges: Vec<OnceLock<Result<Judge, String>>>,
    next: AtomicUsize,
    /// The ticket after the last.
    end: usize,
    stop: AtomicBool,
    /// Programs and cycles done, by build.
    pub done: Vec<(AtomicUsize, AtomicU64)>,
    /// What all programs did.
    pub deeds: Mutex<Rehearsal>,
    /// What they reached.
    pub reached: Mutex<Coverage>,
    /// Lanes of all their instructions.
    lane_instructions: AtomicU64,
    pub corpus: Option<Mutex<Corpus>>,
    trouble: Mutex<Option<Trouble>>,
}

impl<'a> Campaign<'a> {
    /// All of it, or a part of the programs.
    pub fn new(
        builds: &'a [Build],
        seed: u64,
        against: Against,
        goal: Goal,
        part: Option<Part>,
        corpus: Option<Corpus>,
    ) -> Self {
        let tickets = match (goal.programs, part) {
            (Some(programs), Some(part)) => part.range(tickets(builds, programs)),
            _ => 0..usize::MAX,
        };
        Campaign {
            builds,
            seed,
            against,
            goal,
            judges: builds.iter().map(|_| OnceLock::new()).collect(),
            next: AtomicUsize::new(tickets.start),
            end: tickets.end,
            stop: AtomicBool::new(false),
            done: builds.iter().map(|_| Default::default()).collect(),
            deeds: Mutex::default(),
            reached: Mutex::default(),
            lane_instructions: AtomicU64::new(0),
            corpus: corpus.map(Mutex::new),
            trouble: Mutex::new(None),
        }
    }

    /// The seed of one program.
    fn seed_of(&self, build: &Build, number: usize) -> u64 {
        // Half of the bits: short enough to type.
        mix(&[self.seed, build.number as u64, number as u64]) >> 32
    }

    /// The work of a ticket. A given number of programs goes build by build; a given time goes round and round.
    fn work(&self, ticket: usize) -> Option<(usize, Range<usize>)> {
        if ticket >= self.end {
            return None;
        }
        let Some(programs) = self.goal.programs else {
            let (round, build) = (ticket / self.builds.len(), ticket % self.builds.len());
            return Some((build, round * BATCH..(round + 1) * BATCH));
        };
        let mut ticket = ticket;
        for (build, share) in shares(self.builds, programs).into_iter().enumerate() {
            let batches = share.div_ceil(BATCH);
            if ticket < batches {
                return Some((build, ticket * BATCH..((ticket + 1) * BATCH).min(share)));
            }
            ticket -= batches;
        }
        None
    }

    /// How many programs there are to run; `None` = until time is over.
    pub fn to_run(&self) -> Option<usize> {
        self.goal.programs?;
        let first = self.next.load(Relaxed);
        Some((first..self.end).map_while(|ticket| self.work(ticket)).map(|(_, numbers)| numbers.len()).sum())
    }

    fn is_over(&self) -> bool {
        let Goal { deadline, lane_instructions, .. } = self.goal;
        self.stop.load(Relaxed)
            || deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || lane_instructions.is_some_and(|goal| self.lane_instructions.load(Relaxed) >= goal)
    }

    /// Runs everything on `jobs` threads, programs of the corpus first; `tell` is called for every program.
    pub fn run(&self, jobs: usize, tell: impl Fn() + Sync) -> Option<Trouble> {
        let kept = self.corpus.as_ref().map_or(Vec::new(), |corpus| {
            let corpus = corpus.lock().unwrap_or_else(PoisonError::into_inner);
            corpus.programs().to_vec()
        });
        let old = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| {
                    while let Some(kept) = kept.get(old.fetch_add(1, Relaxed)).filter(|_| !self.is_over()) {
                        self.account(self.again(kept), &tell);
                    }
                    while !self.is_over() {
                        let Some((build, numbers)) = self.work(self.next.fetch_add(1, Relaxed)) else {
                            break;
                        };
                        for number in numbers {
                            if self.is_over() {
                                return;
                            }
                            self.account(self.one(build, number), &tell);
                        }
                    }
                });
            }
        });
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The first trouble is reported; a failure is worth more than what other threads stumble over.
    fn account(&self, result: Result<(), Trouble>, tell: &impl Fn()) {
        let Err(trouble) = result else { return tell() };
        let mut slot = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if slot.is_none() || matches!((&*slot, &trouble), (Some(Trouble::Other(_)), Trouble::Fails(_))) {
            *slot = Some(trouble);
        }
        self.stop.store(true, Relaxed);
    }

    fn judge(&self, place: usize) -> Result<&Judge, Trouble> {
        let make =
            || self.against.judge(&self.builds[place], &Cache::of_user()).map_err(|error| error.to_string());
        self.judges[place].get_or_init(make).as_ref().map_err(|error| Trouble::Other(error.clone()))
    }

    fn one(&self, place: usize, number: usize) -> Result<(), Trouble> {
        let build = &self.builds[place];
        let seed = self.seed_of(build, number);
        self.passed(place, seed, try_one(self.judge(place)?, build, seed)?)
    }

    /// A program of the corpus, if its machine is here.
    fn again(&self, kept: &Kept) -> Result<(), Trouble> {
        let Some(place) = kept.place(self.builds).filter(|_| kept.against == self.against.word()) else {
            return Ok(());
        };
        let (build, judge) = (&self.builds[place], self.judge(place)?);
        let corpus = self.corpus.as_ref().map(|corpus| corpus.lock().unwrap_or_else(PoisonError::into_inner));
        let Some(program) = corpus.map(|corpus| corpus.image(kept)) else { return Ok(()) };
        let program = program.map_err(|error| Trouble::Other(format!("the corpus: {error}")))?;
        let passed = match made(self.against, build, kept.seed) {
            Ok((tree, made)) if image(&made) == image(&program) => {
                try_program(judge, build, kept.seed, made, Some(tree))
            }
            // Its seed makes another program by now.
            _ => try_program(judge, build, kept.seed, program, None),
        };
        self.passed(place, kept.seed, passed?)
    }

    fn passed(&self, place: usize, seed: u64, passed: Passed) -> Result<(), Trouble> {
        let Passed { cycles, deeds, reached, program } = passed;
        self.done[place].0.fetch_add(1, Relaxed);
        self.done[place].1.fetch_add(cycles, Relaxed);
        self.lane_instructions.fetch_add(reached.lane_instructions, Relaxed);
        self.deeds.lock().unwrap_or_else(PoisonError::into_inner).add(&deeds);
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).add(&reached);
        let Some(corpus) = &self.corpus else { return Ok(()) };
        let mut corpus = corpus.lock().unwrap_or_else(PoisonError::into_inner);
        corpus.passed(seed, &self.builds[place], self.against, &program, &reached).map_err(Trouble::Lost)
    }
}

/// Tickets of so many programs.
fn tickets(builds: &[Build], programs: usize) -> usize {
    shares(builds, programs).into_iter().map(|share| share.div_ceil(BATCH)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_campaign_are_its_programs() {
        let all = warpstep_fuzz::builds();
        let numbers = |campaign: &Campaign| {
            let first = campaign.next.load(Relaxed);
            let works = (first..campaign.end).map_while(|ticket| campaign.work(ticket));
            works.flat_map(|(build, numbers)| numbers.map(move |number| (build, number))).collect::<Vec<_>>()
        };
        let goal = Goal { programs: Some(1234), ..Goal::default() };
        let new = |part| Campaign::new(&all[..6], 1, Against::Models, goal, part, None);
        let whole = numbers(&new(None));
        let parts = Part::all(1234, 100);
        let of_parts: Vec<_> = parts.iter().flat_map(|part| numbers(&new(Some(*part)))).collect();
        assert_eq!((whole.len(), of_parts == whole), (new(None).to_run().unwrap(), true));
    }
}
