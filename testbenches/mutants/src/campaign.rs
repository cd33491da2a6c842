//! All mutants of a netlist: hunted by several threads, what survives compared with the core; a second call goes on where
//! the first stopped.

use crate::equivalence::{Answer, Equivalence, States};
use crate::error::MutantError;
use crate::hunt::Hunt;
use crate::mutation::Mutation;
use crate::netlist::Netlist;
use crate::results::{Results, Row, Verdict};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What is heard of a campaign.
pub trait Listener: Sync {
    /// A mutant is begun.
    fn begins(&self, mutation: &Mutation);
    /// Something new is known of a mutant.
    fn knows(&self, row: &Row);
}

/// Work on the mutants of a netlist.
pub struct Campaign<'a> {
    /// The mutants.
    pub netlist: &'a Netlist,
    /// What is known.
    pub results: &'a Results,
    /// Threads.
    pub jobs: usize,
}

impl Campaign<'_> {
    /// Mutants that have not been through `runs` runs.
    pub fn to_hunt(&self, runs: usize) -> Vec<&Mutation> {
        let open = |mutation: &&Mutation| match self.results.of(mutation.number) {
            None => true,
            Some(Verdict::Survived { runs: passed, .. }) => passed < runs,
            Some(_) => false,
        };
        self.netlist.mutations.iter().filter(open).collect()
    }

    /// Survivors that were not compared with the core.
    pub fn to_compare(&self) -> Vec<&Mutation> {
        let open = |mutation: &&Mutation| {
            matches!(self.results.of(mutation.number), Some(Verdict::Survived { proofs: None, .. }))
        };
        self.netlist.mutations.iter().filter(open).collect()
    }

    /// Runs every mutant that needs it until it is noticed.
    pub fn hunt(&self, hunt: &Hunt, listener: &dyn Listener) -> Result<(), MutantError> {
        let runs = hunt.runs();
        self.each(&self.to_hunt(runs), listener, |mutation| {
            let proofs = match self.results.of(mutation.number) {
                Some(Verdict::Survived { proofs, .. }) => proofs,
                _ => None,
            };
            Ok(match hunt.kill(mutation.number)? {
                Some(kill) => Verdict::Killed(kill),
                None => Verdict::Survived { runs, proofs },
            })
        })
    }

    /// Compares every survivor that needs it with the core.
    pub fn compare(&self, limit: Duration, listener: &dyn Listener) -> Result<(), MutantError> {
        self.each(&self.to_compare(), listener, |mutation| {
            let runs = match self.results.of(mutation.number) {
                Some(Verdict::Survived { runs, .. }) => runs,
                _ => 0,
            };
            Ok(match self.netlist.equivalence(mutation, limit)? {
                Answer::Equivalent(equivalence) => Verdict::Equivalent(equivalence),
                Answer::Undecided(proofs) => Verdict::Survived { runs, proofs: Some(proofs) },
            })
        })
    }

    /// Compares all survivors that need it with the core at once, in the whole chip.
    pub fn compare_chips(&self, limit: Duration, listener: &dyn Listener) -> Result<(), MutantError> {
        let open = self.to_compare();
        let same = self.netlist.same_chips(&open, limit, |together| listener.begins(together[0]))?;
        for mutation in open.into_iter().filter(|mutation| same.contains(&mutation.number)) {
            let equivalence = Equivalence { block: self.netlist.top.clone(), states: States::Reachable };
            let row = Row { mutation: mutation.clone(), verdict: Verdict::Equivalent(equivalence) };
            listener.knows(&row);
            self.results.add(row)?;
        }
        Ok(())
    }

    fn each(
        &self,
        mutations: &[&Mutation],
        listener: &dyn Listener,
        judge: impl Fn(&Mutation) -> Result<Verdict, MutantError> + Sync,
    ) -> Result<(), MutantError> {
        let next = AtomicUsize::new(0);
        let work = || -> Result<(), MutantError> {
            while let Some(mutation) = mutations.get(next.fetch_add(1, Ordering::Relaxed)) {
                listener.begins(mutation);
                let row = Row { mutation: (*mutation).clone(), verdict: judge(mutation)? };
                listener.knows(&row);
                self.results.add(row)?;
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    }
}
