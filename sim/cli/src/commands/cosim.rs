//! `warpstep cosim`: the emitted core, verilated, in lockstep with the cycle model and the golden engine.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::run_arguments::load;
use clap::Args;
use serde::Serialize;
use std::process::ExitCode;
use std::time::Instant;
use warpstep_cosim::rtl::RtlError;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Lockstep, LockstepError};
use warpstep_program::Program;
use warpstep_spec::Config;

const SLICE: u64 = 20_000;

#[derive(Args)]
pub struct Cosim {
    /// ELF files, raw images, or names of built-in kernels.
    #[arg(required = true)]
    programs: Vec<String>,
    /// Ends a run that goes on after so many cycles.
    #[arg(long, default_value_t = 100_000_000)]
    limit: u64,
    /// As JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: MachineArguments,
}

#[derive(Serialize)]
struct Row {
    program: String,
    cycles: u64,
    lane_ipc: f64,
    exit_code: Option<u32>,
    cycles_per_second: f64,
}

impl Cosim {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let config = self.machine.core_config()?;
        let mut rows = Vec::new();
        for name in &self.programs {
            let row = self.one(&load(name)?, &config)?;
            if !self.json {
                print(&format!(
                    "{:<18} agrees in {:>9} cycles, every lane; lane-IPC {:.3}, exit {:?}, {:.0} k cycles/s\n",
                    row.program,
                    row.cycles,
                    row.lane_ipc,
                    row.exit_code.unwrap_or(0),
                    row.cycles_per_second / 1e3
                ))?;
            }
            rows.push(row);
        }
        if self.json {
            print_json(&rows)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn one(&self, program: &Program, config: &Config) -> Result<Row, Failure> {
        let mut progress = Progress::new(&format!("{} in lockstep", program.name));
        let mut lockstep = Lockstep::new(config, program, 0, &Cache::of_user())
            .map_err(|error| self.explain(program, error, &[]))?;
        let start = Instant::now();
        while lockstep.chip().is_busy() {
            let goal = (lockstep.chip().counters().cycles + SLICE).min(self.limit);
            match lockstep.run(goal) {
                Err(LockstepError::NoEnd(cycles)) if cycles < self.limit => {
                    progress.at(cycles, "cycles");
                }
                Err(error) => return Err(self.explain(program, error, &lockstep.recent())),
                Ok(()) => {}
            }
        }
        let counters = lockstep.chip().counters();
        Ok(Row {
            program: program.name.clone(),
            cycles: counters.cycles,
            lane_ipc: counters.lane_instructions as f64 / counters.cycles.max(1) as f64,
            exit_code: lockstep.chip().golden().exit_code(),
            cycles_per_second: counters.cycles as f64 / start.elapsed().as_secs_f64(),
        })
    }

    /// What went wrong, what came before, and how to see it again.
    fn explain(&self, program: &Program, error: LockstepError, recent: &[String]) -> Failure {
        match error {
            LockstepError::Program(error) => Failure::Run {
                program: program.name.clone(),
                problem: error.into(),
                help: "`warpstep run --engine cycle` explains more".into(),
            },
            LockstepError::Unsupported(error) => Failure::Unsupported { error },
            LockstepError::Rtl(RtlError::NotYet(error)) => super::emit::not_yet(&error),
            LockstepError::Rtl(error) => {
                Failure::other(error.to_string(), "`warpstep doctor` says what is installed")
            }
            LockstepError::NoEnd(cycles) => Failure::other(
                format!("{}: no end after {cycles} cycles", program.name),
                "a longer run needs a larger --limit",
            ),
            LockstepError::Differs(difference) => {
                let before: String = recent.iter().map(|line| format!("\n  {line}")).collect();
                let again = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
                Failure::other(
                    format!("{}: {difference}\nissued before:{before}", program.name),
                    format!("see it again with: warpstep {again}"),
                )
            }
        }
    }
}
