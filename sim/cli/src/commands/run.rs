//! `warpstep run`: a program from reset to its end, on the engine of choice.

mod engine;
mod statistics;
mod timing;
mod trace;
mod watch;

use crate::failure::{Failure, Problem};
use crate::output::{print, print_bytes, print_json};
use crate::progress::Progress;
use crate::run_arguments::{RunArguments, load};
use clap::{Args, ValueEnum};
use engine::Engine;
use serde::Serialize;
use statistics::Statistics;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use timing::Timing;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Alone, Build};
use warpstep_golden::Status;
use warpstep_program::Program;
use warpstep_spec::Config;
use watch::Watch;

const SLICE: u64 = 1_000_000;

#[derive(Args)]
pub struct Run {
    #[command(flatten)]
    arguments: RunArguments,
    /// Engine that runs it.
    #[arg(long, value_enum, default_value = "golden")]
    engine: Which,
    /// Print the masks at every split and join.
    #[arg(long)]
    trace: bool,
    /// Print what was executed: instructions, lanes, divergence; with the cycle engine also where the cycles went.
    #[arg(long)]
    stats: bool,
    /// Print one JSON object (console text included) instead.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    /// What each lane computes, without time.
    Golden,
    /// The micro-architecture, cycle by cycle.
    Cycle,
    /// The emitted Verilog under Verilator, on its own.
    Rtl,
}

#[derive(Serialize)]
struct Report {
    program: String,
    config: String,
    engine: &'static str,
    exit_code: Option<u32>,
    error: Option<Problem>,
    console: String,
    /// Console or trace had more than is kept.
    truncated: bool,
    warnings: Vec<String>,
    instructions: u64,
    lane_instructions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<Statistics>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timing: Option<Timing>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    trace: Vec<String>,
}

impl Run {
    /// Whether there are such a program and such a machine, seen from a folder.
    pub fn possible(&self, folder: &Path) -> Result<(), Failure> {
        let mut machine = self.arguments.machine.clone();
        if folder.join(&machine.config).is_file() {
            machine.config = folder.join(&machine.config).display().to_string();
        }
        machine.config()?;
        let carried = folder.join(&self.arguments.program);
        let program =
            if carried.is_file() { carried.display().to_string() } else { self.arguments.program.clone() };
        load(&program).map(|_| ())
    }

    pub fn execute(self) -> Result<ExitCode, Failure> {
        let program = self.arguments.load()?;
        let config = self.arguments.machine.config()?;
        let records = self.trace || self.stats || !program.loop_bounds.is_empty();
        match self.engine {
            Which::Golden => {
                self.arguments.for_golden()?;
                let machine = self.arguments.machine_for(&program, config.clone(), self.arguments.argument);
                if records {
                    self.run::<true>(&program, &config, machine)
                } else {
                    self.run::<false>(&program, &config, machine)
                }
            }
            Which::Cycle => {
                let chip = self.arguments.chip(&program, &config)?;
                if records {
                    self.run::<true>(&program, &config, chip)
                } else {
                    self.run::<false>(&program, &config, chip)
                }
            }
            Which::Rtl => {
                if self.trace {
                    let problem = "the core does not report splits and joins";
                    return Err(Failure::other(problem, "--trace works with the engines golden and cycle"));
                }
                self.arguments.for_hardware(&config)?;
                let alone = Build::new(&config, &Cache::of_user())
                    .and_then(|build| Alone::new(&build, &program, &self.arguments.start(&config)))
                    .map_err(|error| Failure::no_core(&error))?;
                self.run::<false>(&program, &config, alone)
            }
        }
    }

    fn run<const RECORDS: bool>(
        &self,
        program: &Program,
        config: &Config,
        mut engine: impl Engine,
    ) -> Result<ExitCode, Failure> {
        let mut watch = Watch::<RECORDS>::new(program, !self.json, self.trace, config.lanes);
        let result = self.to_the_end(&mut engine, &mut watch)?;
        self.finish(program, config, &engine, watch, result)
    }

    /// Runs in slices, showing the console and the progress between them.
    fn to_the_end<const RECORDS: bool>(
        &self,
        engine: &mut impl Engine,
        watch: &mut Watch<'_, RECORDS>,
    ) -> Result<Result<(), Problem>, Failure> {
        let mut progress = Progress::new(&self.arguments.program);
        loop {
            let left = self.arguments.limit.saturating_sub(engine.done());
            let status = match left {
                0 => Err(engine.no_end()),
                left => engine.advance(SLICE.min(left), watch),
            };
            if watch.live && !watch.console.is_empty() {
                let text = std::mem::take(&mut watch.console);
                match print_bytes(&text) {
                    // The reader went away; the program still runs to its own end and exit code.
                    Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => watch.nobody_reads = true,
                    other => other?,
                }
            }
            match status {
                Ok(Status::Running) => progress.at(engine.done(), engine.unit()),
                Ok(Status::Finished) => return Ok(Ok(())),
                Err(problem) => return Ok(Err(problem)),
            }
        }
    }

    fn finish<const RECORDS: bool>(
        &self,
        program: &Program,
        config: &Config,
        engine: &impl Engine,
        watch: Watch<'_, RECORDS>,
        result: Result<(), Problem>,
    ) -> Result<ExitCode, Failure> {
        let exit_code = engine.exit_code();
        let (instructions, lane_instructions) = engine.instructions();
        // Without records there is nothing counted but the time.
        let statistics = (self.stats && RECORDS).then_some(watch.statistics);
        let timing = engine.timing();
        let problem = result.err();
        if self.json {
            let report = Report {
                program: program.name.clone(),
                config: config.name.clone(),
                engine: engine.name(),
                exit_code,
                error: problem,
                console: String::from_utf8_lossy(&watch.console).into_owned(),
                truncated: watch.lost,
                warnings: watch.warnings,
                instructions,
                lane_instructions,
                statistics,
                timing,
                trace: watch.trace,
            };
            print_json(&report)?;
            return self.end(program, exit_code, report.error);
        }
        if let Some(statistics) = statistics {
            print(&statistics.table(config.lanes))?;
        }
        if self.stats {
            print(&timing.map_or(String::new(), |timing| timing.table()))?;
        }
        self.end(program, exit_code, problem)
    }

    fn end(
        &self,
        program: &Program,
        exit_code: Option<u32>,
        problem: Option<Problem>,
    ) -> Result<ExitCode, Failure> {
        if let Some(problem) = problem {
            let help = help(program, &problem);
            return Err(Failure::Run { program: program.name.clone(), problem, help });
        }
        if exit_code.is_none() && !self.json {
            let _ =
                writeln!(std::io::stderr(), "note: the program ended without storing an exit code at 0x88");
        }
        // What does not fit an exit code must not look like success.
        Ok(ExitCode::from(u8::try_from(exit_code.unwrap_or(0)).unwrap_or(u8::MAX)))
    }
}

/// Where in the source it is, and what to try.
fn help(program: &Program, problem: &Problem) -> String {
    let place = problem.pc.and_then(|pc| program.place(pc));
    let place = place.map_or(String::new(), |place| format!("that is {place}; "));
    let advice = match problem.kind {
        "no-progress" => "a longer run needs a larger --limit; --trace shows where lanes diverge",
        "protocol" => "that is a bug of the core; please report it",
        "deadlock" => {
            "count the warps that reach each barrier; wspawn waits until all other warps have ended"
        }
        "misaligned" => "--misaligned allow carries such accesses out (engines golden and cycle)",
        "unmapped" => {
            "--unmapped allow reads zero there (engines golden and cycle); --ram BASE:BYTES maps memory"
        }
        "bus-error" => "--broken BASE:BYTES sets where memory fails",
        "stack-overflow" => "every split needs its join; --trace shows them",
        _ => "`warpstep disasm` shows the code around it, --trace the splits and joins before it",
    };
    place + advice
}
