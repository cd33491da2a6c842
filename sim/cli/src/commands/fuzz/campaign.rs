//! Who runs which program: builds and programs shared out among threads, until all are done, time is over or one fails.

use super::engine::{Engine, Failing, Verdict};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Instant;
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::builds::shares;
use warpstep_fuzz::{Build, Features, Rehearsal, Tree, generate, mix, rehearse};
use warpstep_sweep::Part;

/// Programs one thread runs on one build before it looks for other work.
const BATCH: usize = 10;

/// Where a program failed.
pub struct Found {
    /// On which build.
    pub build: Build,
    /// The program's seed.
    pub seed: u64,
    /// The program that failed.
    pub tree: Tree,
    /// How it fails.
    pub failing: Failing,
}

/// Why a campaign ended early.
pub enum Trouble {
    /// A program fails.
    Fails(Box<Found>),
    /// A program is wrong in itself, or there is no core: our fault, or the machine's.
    Other(String),
}

/// Programs to run.
pub struct Campaign<'a> {
    pub builds: &'a [Build],
    pub seed: u64,
    /// Programs in all; `None` = until time is over.
    pub programs: Option<usize>,
    pub deadline: Option<Instant>,
    engines: Vec<OnceLock<Result<Engine, String>>>,
    next: AtomicUsize,
    /// The ticket after the last.
    end: usize,
    stop: AtomicBool,
    /// Programs and cycles done, by build.
    pub done: Vec<(AtomicUsize, AtomicU64)>,
    /// What all programs did.
    pub deeds: Mutex<Rehearsal>,
    trouble: Mutex<Option<Trouble>>,
}

impl<'a> Campaign<'a> {
    /// All of it, or a part of the programs.
    pub fn new(
        builds: &'a [Build],
        seed: u64,
        programs: Option<usize>,
        deadline: Option<Instant>,
        part: Option<Part>,
    ) -> Self {
        let tickets = match (programs, part) {
            (Some(programs), Some(part)) => part.range(tickets(builds, programs)),
            _ => 0..usize::MAX,
        };
        Campaign {
            builds,
            seed,
            programs,
            deadline,
            engines: builds.iter().map(|_| OnceLock::new()).collect(),
            next: AtomicUsize::new(tickets.start),
            end: tickets.end,
            stop: AtomicBool::new(false),
            done: builds.iter().map(|_| Default::default()).collect(),
            deeds: Mutex::default(),
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
        let Some(programs) = self.programs else {
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
        self.programs?;
        let first = self.next.load(Relaxed);
        Some((first..self.end).map_while(|ticket| self.work(ticket)).map(|(_, numbers)| numbers.len()).sum())
    }

    fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Runs everything on `jobs` threads; `tell` is called for every program.
    pub fn run(&self, jobs: usize, tell: impl Fn() + Sync) -> Option<Trouble> {
        std::thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| {
                    while !self.is_over() {
                        let Some((build, numbers)) = self.work(self.next.fetch_add(1, Relaxed)) else {
                            break;
                        };
                        self.batch(build, numbers, &tell);
                    }
                });
            }
        });
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn batch(&self, build: usize, numbers: Range<usize>, tell: &impl Fn()) {
        for number in numbers {
            if self.is_over() {
                return;
            }
            if let Err(trouble) = self.one(build, number) {
                // The first one is reported; a failure is worth more than what other threads stumble over.
                let mut slot = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
                if slot.is_none()
                    || matches!((&*slot, &trouble), (Some(Trouble::Other(_)), Trouble::Fails(_)))
                {
                    *slot = Some(trouble);
                }
                self.stop.store(true, Relaxed);
                return;
            }
            tell();
        }
    }

    fn one(&self, place: usize, number: usize) -> Result<(), Trouble> {
        let build = &self.builds[place];
        let seed = self.seed_of(build, number);
        let engine = self.engines[place]
            .get_or_init(|| Engine::new(build, &Cache::of_user()).map_err(|error| error.to_string()));
        let engine = engine.as_ref().map_err(|error| Trouble::Other(error.clone()))?;
        let (cycles, deeds) = try_one(engine, build, seed)?;
        self.done[place].0.fetch_add(1, Relaxed);
        self.done[place].1.fetch_add(cycles, Relaxed);
        self.deeds.lock().unwrap_or_else(PoisonError::into_inner).add(&deeds);
        Ok(())
    }
}

/// Tickets of so many programs.
fn tickets(builds: &[Build], programs: usize) -> usize {
    shares(builds, programs).into_iter().map(|share| share.div_ceil(BATCH)).sum()
}

/// One program on one build: cycles, and what it did.
pub fn try_one(engine: &Engine, build: &Build, seed: u64) -> Result<(u64, Rehearsal), Trouble> {
    let other = |problem: String| {
        let where_ = format!("program {seed} on build {}", build.number);
        Trouble::Other(format!("{where_}: {problem}"))
    };
    let tree = generate(seed, &build.config, &Features::of(&build.config));
    let program = tree.program(&format!("fuzz-{seed}")).map_err(|error| other(error.to_string()))?;
    let deeds = rehearse(&build.config, &program).map_err(|error| other(error.to_string()))?;
    match engine.check(&program, None) {
        Verdict::Agrees(cycles) => Ok((cycles, deeds)),
        Verdict::Fails(failing) => {
            Err(Trouble::Fails(Box::new(Found { build: build.clone(), seed, tree, failing })))
        }
        Verdict::Broken(error) => Err(other(error.to_string())),
    }
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
        let new = |part| Campaign::new(&all[..6], 1, Some(1234), None, part);
        let whole = numbers(&new(None));
        let parts = Part::all(1234, 100);
        let of_parts: Vec<_> = parts.iter().flat_map(|part| numbers(&new(Some(*part)))).collect();
        assert_eq!((whole.len(), of_parts == whole), (new(None).to_run().unwrap(), true));
    }
}
