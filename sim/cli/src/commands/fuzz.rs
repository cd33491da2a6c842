//! `warpstep fuzz`: random divergent programs, each in the golden engine alone and then in lockstep, on many machines.

mod campaign;
mod engine;
mod evidence;

use crate::failure::Failure;
use crate::output::{print, print_json};
use campaign::{Campaign, Trouble, try_one};
use clap::Args;
use engine::Engine;
use evidence::Evidence;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::{Build, builds};
use warpstep_sweep::Part;

/// Programs of a run that names neither a number nor a time.
const EVERYDAY: usize = 300;
/// Machines of a run that does not say how many.
const EVERYDAY_BUILDS: usize = 6;

#[derive(Args)]
pub struct Fuzz {
    /// End after this many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// Number of programs to run; 300 if --seconds is not given either.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    programs: Option<u32>,
    /// Use the first this many machines of --list; 6, with --splits all.
    #[arg(long)]
    builds: Option<usize>,
    /// Only machines whose warps can be split.
    #[arg(long)]
    splits: bool,
    /// Seed of the random choices: the same seed gives the same programs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run one of so many equal parts of --programs: WHICH/PARTS, counted from 0.
    #[arg(long, value_name = "WHICH/PARTS", conflicts_with_all = ["seconds", "replay"])]
    part: Option<Part>,
    /// Programs (and compilers) at a time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Run these programs again, each on its machine, as a failure names them.
    #[arg(long, value_name = "SEED:BUILD", num_args = 1.., value_parser = replayed)]
    replay: Vec<(u64, usize)>,
    /// Shrink a failure for at most this many seconds.
    #[arg(long, default_value_t = 300)]
    shrink_seconds: u64,
    /// Folder for failures.
    #[arg(long, short, default_value = "out/fuzz", value_name = "DIR")]
    output: PathBuf,
    /// Print the machines and end.
    #[arg(long)]
    list: bool,
    /// Print results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    build: usize,
    machine: String,
    programs: usize,
    cycles: u64,
}

#[derive(Serialize)]
struct Summary {
    seed: Option<u64>,
    programs: usize,
    cycles: u64,
    instructions: u64,
    /// Splits at which lanes parted.
    partings: u64,
    /// Those of them whose halves ran in parallel.
    parallel: u64,
    /// Those of these at which the warp was split already.
    nested: u64,
    /// Kinds of instructions executed.
    kinds: usize,
    seconds: f64,
    builds: Vec<Row>,
    failure: Option<Evidence>,
}

fn replayed(text: &str) -> Result<(u64, usize), String> {
    let parsed =
        text.split_once(':').and_then(|(seed, build)| Some((seed.parse().ok()?, build.parse().ok()?)));
    let (seed, build) = parsed.ok_or("it is not SEED:BUILD, two numbers")?;
    let most = builds().len();
    if build < most { Ok((seed, build)) } else { Err(format!("there are builds 0 to {}", most - 1)) }
}

impl Fuzz {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let mut all = builds();
        all.retain(|build| !self.splits || build.config.splits_in_parallel());
        let first = self.builds.unwrap_or(if self.splits { all.len() } else { EVERYDAY_BUILDS });
        if !(1..=all.len()).contains(&first) {
            return Err(Failure::other(
                format!("--builds {first}: there are {} machines", all.len()),
                "`warpstep fuzz --list` shows them",
            ));
        }
        if self.list {
            return self.print_list(&all);
        }
        let summary =
            if self.replay.is_empty() { self.campaign(&all[..first])? } else { self.again(&builds())? };
        let failed = summary.failure.is_some();
        if self.json {
            print_json(&summary)?;
        } else {
            print(&summary.text())?;
        }
        Ok(ExitCode::from(u8::from(failed)))
    }

    fn print_list(&self, all: &[Build]) -> Result<ExitCode, Failure> {
        if self.json {
            let row = |build: &Build| Row {
                build: build.number,
                machine: build.describe(),
                programs: 0,
                cycles: 0,
            };
            print_json(&all.iter().map(row).collect::<Vec<_>>())?;
        } else {
            print(
                &all.iter()
                    .map(|build| format!("{:>3}  {}\n", build.number, build.describe()))
                    .collect::<String>(),
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn campaign(&self, chosen: &[Build]) -> Result<Summary, Failure> {
        let start = Instant::now();
        let deadline = self.seconds.map(|seconds| start + Duration::from_secs(seconds));
        let programs = self.programs.map(|programs| programs as usize);
        let programs = programs.or((self.seconds.is_none()).then_some(EVERYDAY));
        let campaign = Campaign::new(chosen, self.seed, programs, deadline, self.part);
        let bar = bar(campaign.to_run());
        let trouble = campaign.run(self.jobs.into(), || bar.inc(1));
        bar.finish_and_clear();
        let failure = self.look_into(trouble)?;

        let rows: Vec<Row> = campaign
            .builds
            .iter()
            .zip(&campaign.done)
            .map(|(build, (programs, cycles))| Row {
                build: build.number,
                machine: build.describe(),
                programs: programs.load(Relaxed),
                cycles: cycles.load(Relaxed),
            })
            .collect();
        let deeds = campaign.deeds.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Summary {
            seed: Some(self.seed),
            programs: rows.iter().map(|row| row.programs).sum(),
            cycles: rows.iter().map(|row| row.cycles).sum(),
            instructions: deeds.instructions,
            partings: deeds.partings,
            parallel: deeds.parallel,
            nested: deeds.nested,
            kinds: deeds.kinds().count(),
            seconds: start.elapsed().as_secs_f64(),
            builds: rows,
            failure,
        })
    }

    /// Runs named programs, until one fails.
    fn again(&self, all: &[Build]) -> Result<Summary, Failure> {
        let start = Instant::now();
        let mut deeds = warpstep_fuzz::Rehearsal::default();
        let (mut rows, mut failure) = (Vec::new(), None);
        for (seed, build) in &self.replay {
            let build = &all[*build];
            match try_one(&self.engine(build)?, build, *seed) {
                Ok((cycles, done)) => {
                    deeds.add(&done);
                    rows.push(Row { build: build.number, machine: build.describe(), programs: 1, cycles });
                }
                Err(trouble) => {
                    failure = self.look_into(Some(trouble))?;
                    break;
                }
            }
        }
        Ok(Summary {
            seed: None,
            programs: rows.len(),
            cycles: rows.iter().map(|row| row.cycles).sum(),
            instructions: deeds.instructions,
            partings: deeds.partings,
            parallel: deeds.parallel,
            nested: deeds.nested,
            kinds: deeds.kinds().count(),
            seconds: start.elapsed().as_secs_f64(),
            builds: rows,
            failure,
        })
    }

    fn engine(&self, build: &Build) -> Result<Engine, Failure> {
        Engine::new(build, &Cache::of_user())
            .map_err(|error| Failure::other(error.to_string(), "`warpstep doctor` lists what is installed"))
    }

    /// Makes a failing program small and keeps it; other trouble ends the command.
    fn look_into(&self, trouble: Option<Trouble>) -> Result<Option<Evidence>, Failure> {
        match trouble {
            None => Ok(None),
            Some(Trouble::Other(problem)) => Err(Failure::other(
                problem,
                "`warpstep doctor` lists what is installed; a program that is wrong in itself is a bug of the fuzzer",
            )),
            Some(Trouble::Fails(found)) => {
                let spinner = ProgressBar::new_spinner().with_message(format!(
                    "program {} fails on build {}: shrinking",
                    found.seed, found.build.number
                ));
                spinner.enable_steady_tick(Duration::from_millis(200));
                let budget = Duration::from_secs(self.shrink_seconds);
                let evidence = evidence::keep(&found, &self.engine(&found.build)?, budget, &self.output);
                spinner.finish_and_clear();
                evidence.map(Some)
            }
        }
    }
}

/// Programs done, of how many; on standard error, only on a terminal.
fn bar(programs: Option<usize>) -> ProgressBar {
    let (bar, template) = match programs {
        Some(programs) => {
            (ProgressBar::new(programs as u64), "{elapsed} {wide_bar} {pos}/{len} programs, {eta} left")
        }
        None => (ProgressBar::new_spinner(), "{spinner} {elapsed} {pos} programs"),
    };
    bar.set_style(ProgressStyle::with_template(template).expect("the template is ours"));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

impl Summary {
    fn text(&self) -> String {
        let mut text: String = self
            .builds
            .iter()
            .map(|row| {
                format!(
                    "{:>3}  {:>6} programs {:>10} cycles  {}\n",
                    row.build, row.programs, row.cycles, row.machine
                )
            })
            .collect();
        text.push_str(&format!(
            "{} programs agree in every cycle and lane: {} cycles, {} warp-instructions of {} kinds, {} partings of lanes ({} in parallel, {} of them nested), {:.0} s\n",
            self.programs, self.cycles, self.instructions, self.kinds, self.partings, self.parallel, self.nested, self.seconds
        ));
        if let Some(failure) = &self.failure {
            text.push('\n');
            text.push_str(&failure.text());
        }
        text
    }
}
