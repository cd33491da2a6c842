//! Who says whether a program is right on a machine: the emitted core in lockstep with the models, or the models alone.

use super::engine::{Engine, Verdict};
use super::models;
use warpstep_cosim::rtl::RtlError;
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::{Build, Features};
use warpstep_program::Program;

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The emitted core with the cycle model, every cycle.
    Core,
    /// The cycle model with the golden engine alone, at the end.
    Models,
}

/// What is compared on one machine.
pub enum Judge {
    Core(Box<Engine>),
    Models(Box<Build>),
}

impl Against {
    /// On this machine.
    pub fn judge(self, build: &Build, cache: &Cache) -> Result<Judge, RtlError> {
        Ok(match self {
            Against::Core => Judge::Core(Box::new(Engine::new(build, cache)?)),
            Against::Models => Judge::Models(Box::new(build.clone())),
        })
    }

    /// What programs may contain: what the golden engine alone does must not depend on time.
    pub fn features(self, build: &Build) -> Features {
        Features { clocks: self == Against::Core, ..Features::of(&build.config) }
    }

    /// The word for it in files.
    pub fn word(self) -> &'static str {
        match self {
            Against::Core => "core",
            Against::Models => "models",
        }
    }
}

impl Judge {
    /// What it compares.
    pub fn against(&self) -> Against {
        match self {
            Judge::Core(_) => Against::Core,
            Judge::Models(_) => Against::Models,
        }
    }

    /// Runs a program, `limit` cycles at most.
    pub fn check(&self, program: &Program, limit: Option<u64>) -> Verdict {
        match self {
            Judge::Core(engine) => engine.check(program, limit),
            Judge::Models(build) => models::check(build, program, limit),
        }
    }
}
