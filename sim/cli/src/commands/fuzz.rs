//! `warpstep fuzz`: random divergent programs, each in the golden engine alone and then in lockstep, on many machines.

mod campaign;
mod corpus;
mod engine;
mod evidence;
mod judge;
mod models;
mod summary;
mod trial;
mod watch;

use crate::failure::Failure;
use crate::output::{print, print_json};
use campaign::{Campaign, Goal};
use clap::Args;
use corpus::Corpus;
use evidence::Evidence;
use indicatif::{ProgressBar, ProgressStyle};
use judge::{Against, Judge};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::PoisonError;
use std::time::{Duration, Instant};
use summary::{Row, Summary};
use trial::{Passed, Trouble, try_one};
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::{Build, Coverage, Rehearsal, builds};
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
    /// Number of programs to run; 300 if no other end is given.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    programs: Option<u32>,
    /// End after this many instructions, each counted once for every lane that executes it.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    lane_instructions: Option<u64>,
    /// Without the core: the cycle model against the golden engine alone, on programs in which nothing depends on time.
    /// Needs no Verilator.
    #[arg(long)]
    models: bool,
    /// Begin with the programs of this folder, and keep there every program that reaches a situation none did before.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["replay", "part"])]
    corpus: Option<PathBuf>,
    /// Draw which situations were reached; with a corpus, by all runs.
    #[arg(long, value_name = "FILE.svg")]
    picture: Option<PathBuf>,
    /// Use the first this many machines of --list; 6, with --splits all.
    #[arg(long)]
    builds: Option<usize>,
    /// Only machines whose warps can be split.
    #[arg(long)]
    splits: bool,
    /// Seed of the random choices: the same seed gives the same programs [default: 1; with a corpus one that it has not seen].
    #[arg(long)]
    seed: Option<u64>,
    /// Run one of so many equal parts of --programs: WHICH/PARTS, counted from 0.
    #[arg(long, value_name = "WHICH/PARTS", conflicts_with_all = ["seconds", "lane_instructions", "replay"])]
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
            let row = |build: &Build| Row::new(build, 0, 0);
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

    fn against(&self) -> Against {
        if self.models { Against::Models } else { Against::Core }
    }

    fn campaign(&self, chosen: &[Build]) -> Result<Summary, Failure> {
        let start = Instant::now();
        let corpus = self.corpus.as_deref().map(Corpus::open).transpose()?;
        let has_end = self.seconds.is_some() || self.lane_instructions.is_some();
        let programs = self.programs.map(|programs| programs as usize);
        let goal = Goal {
            programs: programs.or((!has_end).then_some(EVERYDAY)),
            deadline: self.seconds.map(|seconds| start + Duration::from_secs(seconds)),
            lane_instructions: self.lane_instructions,
        };
        let seed = self.seed.unwrap_or(corpus.as_ref().map_or(1, Corpus::next_seed));
        let campaign = Campaign::new(chosen, seed, self.against(), goal, self.part, corpus);
        let bar = bar(campaign.to_run());
        let trouble = campaign.run(self.jobs.into(), || bar.inc(1));
        bar.finish_and_clear();
        let failure = self.look_into(trouble)?;
        let mut all = campaign.reached.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(corpus) = &campaign.corpus {
            let mut corpus = corpus.lock().unwrap_or_else(PoisonError::into_inner);
            corpus.end()?;
            all = corpus.coverage.clone();
        }
        if let Some(path) = &self.picture {
            summary::draw(&all, path)?;
        }
        Ok(Summary::of(&campaign, self.against().word(), start.elapsed().as_secs_f64(), failure))
    }

    /// Runs named programs, until one fails.
    fn again(&self, all: &[Build]) -> Result<Summary, Failure> {
        let start = Instant::now();
        let (mut deeds, mut reached) = (Rehearsal::default(), Coverage::default());
        let (mut rows, mut failure) = (Vec::new(), None);
        for (seed, build) in &self.replay {
            let build = &all[*build];
            match try_one(&self.judge(build)?, build, *seed) {
                Ok(Passed { cycles, deeds: done, reached: there, .. }) => {
                    deeds.add(&done);
                    reached.add(&there);
                    rows.push(Row::new(build, 1, cycles));
                }
                Err(trouble) => {
                    failure = self.look_into(Some(trouble))?;
                    break;
                }
            }
        }
        if let Some(path) = &self.picture {
            summary::draw(&reached, path)?;
        }
        let (against, seconds) = (self.against().word(), start.elapsed().as_secs_f64());
        Ok(Summary::new(None, against, rows, (&deeds, &reached), seconds, failure))
    }

    fn judge(&self, build: &Build) -> Result<Judge, Failure> {
        self.against()
            .judge(build, &Cache::of_user())
            .map_err(|error| Failure::other(error.to_string(), "`warpstep doctor` lists what is installed"))
    }

    /// Makes a failing program small and keeps it; other trouble ends the command.
    fn look_into(&self, trouble: Option<Trouble>) -> Result<Option<Evidence>, Failure> {
        match trouble {
            None => Ok(None),
            Some(Trouble::Lost(failure)) => Err(failure),
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
                let evidence = evidence::keep(&found, &self.judge(&found.build)?, budget, &self.output);
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
