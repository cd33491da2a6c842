//! Programs with bounds, and their certificates through the file and back.
#![allow(dead_code)] // each test file uses its part

#[path = "../../../wcet/tests/common/mod.rs"]
pub mod programs;

use std::time::{Duration, Instant};
use warpstep_certificate::{Certificate, Checked, certify, check};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_suite::Kernel;
use warpstep_wcet::{Budget, Inputs, Start, Stop, bound};

pub const LIMIT: u64 = 2_000_000_000;

/// A kernel in its small size, which is the same in every run, and what may differ.
pub fn prepared(kernel: &Kernel) -> (Program, Start) {
    let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let mut inputs = Inputs::declared(&program);
    for (name, value) in kernel.small {
        program.patch(name, &value.to_le_bytes()).unwrap();
        inputs.fix(&program, name).unwrap();
    }
    (program, Start { argument: Some(0), inputs: inputs.ranges().to_vec(), ..Start::default() })
}

pub struct Case {
    pub config: Config,
    pub program: Program,
    pub start: Start,
}

/// How long the search took, how long the check, and what it saw.
pub struct Times {
    pub search: Duration,
    pub check: Duration,
    pub bytes: usize,
    pub checked: Checked,
    pub certificate: Certificate,
}

impl Case {
    pub fn certificate(&self, budget: &Budget) -> Result<Certificate, Stop> {
        let found = bound(&self.config, &self.program, &self.start, LIMIT, budget)?;
        Ok(certify(&self.config, &self.program, &self.start, &found))
    }

    /// Searches, writes, reads, checks: the bound that was found is the one that is proven.
    pub fn round(&self, budget: &Budget) -> Result<Times, Stop> {
        let Case { config, program, start } = self;
        let began = Instant::now();
        let found = bound(config, program, start, LIMIT, budget)?;
        let search = began.elapsed();
        let text = certify(config, program, start, &found).text();
        let began = Instant::now();
        let certificate = Certificate::parse(&text).unwrap();
        let checked = check(&certificate, config, program, start, LIMIT);
        let checked = checked.unwrap_or_else(|refusal| panic!("{}: {refusal}", program.name));
        assert_eq!(checked.bound, found.cycles, "{}", program.name);
        Ok(Times { search, check: began.elapsed(), bytes: text.len(), checked, certificate })
    }
}
