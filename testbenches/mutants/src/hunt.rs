//! One mutant, run after run, until somebody notices.

use crate::error::MutantError;
use crate::netlist::argument;
use crate::trials::{Trial, Trials};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use warpstep_cosim::rtl::RtlError;
use warpstep_cosim::{Build, Lockstep, LockstepError, Rtl, Start};

/// More cycles than any program of the list takes.
const LIMIT: u64 = 3_000_000;

/// What of the checks noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// The core's frame is not the cycle model's.
    Lockstep,
    /// The core's frame breaks an invariant, though the model shows the same.
    Invariant,
    /// A rule of AXI is broken.
    Protocol,
}

/// How a mutant was noticed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kill {
    /// What of the checks.
    pub check: Check,
    /// Program and memory.
    pub trial: String,
    /// How many runs it passed before.
    pub passed: usize,
    /// What differs first.
    pub what: String,
}

/// Mutants of a core, ready to run.
pub struct Hunt<'a> {
    /// The core by latency of its memory.
    builds: BTreeMap<u32, Build>,
    trials: &'a Trials,
}

impl<'a> Hunt<'a> {
    /// Runs of the core in `build`.
    pub fn new(build: &Build, trials: &'a Trials) -> Result<Hunt<'a>, MutantError> {
        let mut builds = BTreeMap::new();
        for trial in &trials.list {
            if let Entry::Vacant(place) = builds.entry(trial.latency) {
                place.insert(build.with_memory_latency(trial.latency)?);
            }
        }
        Ok(Hunt { builds, trials })
    }

    /// How many runs there are.
    pub fn runs(&self) -> usize {
        self.trials.list.len()
    }

    /// The first run in which the mutant of that number is noticed; nothing if it survives.
    pub fn kill(&self, number: u32) -> Result<Option<Kill>, MutantError> {
        for (passed, trial) in self.trials.list.iter().enumerate() {
            if let Some((check, what)) = self.run(number, trial)? {
                let trial = self.trials.describe(trial);
                return Ok(Some(Kill { check, trial, passed, what }));
            }
        }
        Ok(None)
    }

    /// The core as it is must pass every run.
    pub fn control(&self) -> Result<(), MutantError> {
        match self.kill(0)? {
            None => Ok(()),
            Some(Kill { trial, what, .. }) => Err(MutantError::Control { trial, problem: what }),
        }
    }

    fn run(&self, number: u32, trial: &Trial) -> Result<Option<(Check, String)>, MutantError> {
        let (build, program) = (&self.builds[&trial.latency], &self.trials.programs[trial.program]);
        let model = Start {
            argument: trial.argument,
            initial: trial.initial,
            memory: trial.memory,
            options: Some(trial.options(build.config())?),
            ..Start::default()
        };
        let core = Start { argument: argument(number, trial.argument), ..model.clone() };
        let outcome = match Rtl::new(build, program, &core) {
            Ok(rtl) => Lockstep::with(rtl, build.config(), program, &model)
                .and_then(|mut lockstep| lockstep.run(LIMIT)),
            Err(RtlError::Protocol(violation)) => Err(violation.into()),
            Err(error) => return Err(error.into()),
        };
        Ok(match outcome {
            // A program that is wrong is so in both.
            Ok(()) | Err(LockstepError::Program(_)) => None,
            Err(LockstepError::Breaks(broken)) => Some((Check::Invariant, broken.to_string())),
            Err(LockstepError::Protocol(violation)) => Some((Check::Protocol, violation.to_string())),
            Err(LockstepError::Rtl(error)) => return Err(error.into()),
            Err(error) => Some((Check::Lockstep, error.to_string())),
        })
    }
}
