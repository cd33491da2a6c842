//! `warpstep sweep`: many runs, on local cores or as a Slurm job array; collected as they come, gone on with after a loss.
//!
//! A row is a `warpstep` command with --json, run as a process of its own. `grid` makes rows of kernels and machines, `shared` of
//! what fuzzing and experiments share out, `table` shows what came back. Folders, arrays and processes are `warpstep-sweep`'s.

mod grid;
mod shared;
mod table;

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Bar;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use warpstep_sweep::slurm;
use warpstep_sweep::{Folder, Manifest, Outcome, SweepError, Tally, run_all};

/// Rows run by another version may mean something else.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Between two looks for results.
const LOOK: Duration = Duration::from_millis(500);

#[derive(Args)]
pub struct Sweep {
    /// Kernels of the grid: names of built-in ones, files, `kernels` (all short ones in assembler) or `suite` (all in C).
    kernels: Vec<String>,
    /// What to sweep.
    #[arg(long, value_enum, default_value = "grid")]
    of: Of,
    #[command(flatten)]
    grid: grid::Grid,
    #[command(flatten)]
    shared: shared::Shared,
    /// Folder of the sweep; the same command goes on with what is missing there.
    #[arg(short, long, value_name = "DIR", default_value = "out/sweep")]
    output: PathBuf,
    /// Write the sweep into this folder as a Slurm job array instead of running it. All nodes must see the folder.
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    slurm: Option<PathBuf>,
    /// Option for sbatch, such as --sbatch=--time=1:00:00; may be repeated.
    #[arg(long, value_name = "OPTION", requires = "slurm", allow_hyphen_values = true)]
    sbatch: Vec<String>,
    /// Rows of the grid, programs of the fuzzer or measurements of an experiment in one task.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    chunk: Option<u32>,
    /// Show what a sweep has given so far; the exit code is 0 if all rows are done, 1 if some failed, 3 if some are missing.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["kernels", "slurm", "resume"])]
    collect: Option<PathBuf>,
    /// With --collect: wait so many seconds for rows to come.
    #[arg(long, value_name = "SECONDS", requires = "collect")]
    wait: Option<u64>,
    /// Go on with a sweep: run what is missing, or write a job array of it if the sweep is one.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["kernels", "slurm"])]
    resume: Option<PathBuf>,
    /// With --resume: the rows that failed, too.
    #[arg(long, requires = "resume")]
    failed: bool,
    /// With --resume: run what is missing on local cores, even if the sweep is a job array.
    #[arg(long, requires = "resume")]
    local: bool,
    /// The task of a job array to run, in --folder.
    #[arg(long, hide = true, requires = "folder")]
    task: Option<usize>,
    #[arg(long, hide = true, requires = "task")]
    folder: Option<PathBuf>,
    /// Rows at the same time on local cores; as many as there are cores otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// Print rows and results as JSON.
    #[arg(long)]
    json: bool,
    /// More words for the command of every row; name files by their whole path.
    #[arg(last = true, value_name = "WORDS")]
    words: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Of {
    /// Kernels and machines: `warpstep run`.
    Grid,
    /// Random programs in lockstep: `warpstep fuzz`.
    Fuzz,
    /// The measurements of `warpstep experiments swas`.
    Swas,
    /// The measurements of `warpstep experiments pws`.
    Pws,
    /// The measurements of `warpstep experiments wcet`.
    Wcet,
}

/// An error of the folder, with what to do.
fn refused(error: SweepError) -> Failure {
    let help = match &error {
        SweepError::Another { .. } => "choose another folder, or remove that one",
        SweepError::NoSweep { .. } => "give the folder of --output or --slurm",
        SweepError::Start { .. } => "the command must stay where it was when the sweep began",
        SweepError::File { .. } => "rows done so far are kept; the same command goes on from there",
    };
    Failure::other(error.to_string(), help)
}

impl Sweep {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        if let (Some(task), Some(path)) = (self.task, &self.folder) {
            return self.run_task(path, task);
        }
        if let Some(path) = &self.collect {
            let (folder, manifest) = Folder::open(path).map_err(refused)?;
            return self.show(&folder, &manifest, self.wait.unwrap_or(0));
        }
        if let Some(path) = &self.resume {
            return self.go_on(path);
        }
        if self.of != Of::Grid && !self.kernels.is_empty() {
            let problem =
                format!("{} is a kernel of a grid, and --of asks for something else", self.kernels[0]);
            return Err(Failure::other(problem, "leave one of them out"));
        }
        let folder = Folder::prepare(self.slurm.as_ref().unwrap_or(&self.output)).map_err(refused)?;
        let mut manifest = match self.of {
            Of::Grid => self.grid.rows(&self.kernels, &self.words, &folder)?,
            of => self.shared.rows(of, self.chunk, &self.words)?,
        };
        if manifest.rows.is_empty() {
            let why = manifest.left_out.first().map_or("no kernel is named", |point| &point.reason);
            return Err(Failure::other(
                format!("there is nothing to sweep: {why}"),
                "`warpstep sweep --help`",
            ));
        }
        if self.slurm.is_some() {
            manifest.sbatch = Some(self.sbatch.clone());
            if self.of == Of::Grid {
                let asked = self.chunk.map(|chunk| chunk as usize);
                manifest.chunk = asked.unwrap_or_else(|| slurm::chunk_for(manifest.rows.len()));
            }
        }
        folder.begin(&manifest).map_err(refused)?;
        match self.slurm {
            Some(_) => self.write_array(&folder, &manifest),
            None => self.run_here(&folder, &manifest, &Tally::of(&folder, &manifest).to_do(false)),
        }
    }

    fn go_on(&self, path: &Path) -> Result<ExitCode, Failure> {
        let (folder, manifest) = Folder::open(path).map_err(refused)?;
        same_version(&manifest)?;
        let to_do = Tally::of(&folder, &manifest).to_do(self.failed);
        if self.failed {
            // A task skips rows that have a result.
            to_do.iter().try_for_each(|row| folder.forget(*row)).map_err(refused)?;
        }
        match manifest.sbatch {
            Some(_) if !self.local => self.write_array(&folder, &manifest),
            _ => self.run_here(&folder, &manifest, &to_do),
        }
    }

    /// A script for the tasks that have rows to do.
    fn write_array(&self, folder: &Folder, manifest: &Manifest) -> Result<ExitCode, Failure> {
        let to_do = Tally::of(folder, manifest).to_do(false);
        let tasks = manifest.tasks_of(&to_do);
        if tasks.is_empty() {
            print("all rows have their results; there is nothing to submit\n")?;
            return Ok(ExitCode::SUCCESS);
        }
        if tasks.len() > slurm::MOST_TASKS {
            let tasks = tasks.len();
            let note = "`scontrol show config` tells MaxArraySize; a larger --chunk makes fewer tasks";
            say(&format!("note: {tasks} tasks are more than an array usually holds: {note}"));
        }
        let script = slurm::script(folder, manifest, &command()?, &tasks)
            .map_err(|error| Failure::other(error.to_string(), "choose another folder or other options"))?;
        folder.write("submit.sh", script.as_bytes()).map_err(refused)?;
        let path = folder.path().join("submit.sh");
        if self.json {
            let tasks = slurm::ranges(&tasks);
            print_json(&serde_json::json!({ "script": path, "rows": to_do.len(), "tasks": tasks }))?;
        } else {
            let (rows, tasks, place) = (to_do.len(), tasks.len(), folder.path().display());
            let left_out = table::left_out(manifest);
            print(&format!(
                "{left_out}{rows} rows in {tasks} tasks\nsubmit:  sbatch {}\ncollect: warpstep sweep --collect {place}\n",
                path.display()
            ))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn run_here(&self, folder: &Folder, manifest: &Manifest, rows: &[usize]) -> Result<ExitCode, Failure> {
        let bar = Bar::new("rows", rows.len() as u64);
        let done = |row: usize, _: &Outcome| {
            bar.says(&manifest.rows[row].values.join(" "));
            bar.step();
        };
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.jobs.map_or_else(cores, usize::from);
        run_all(&command()?, (folder, manifest), rows, threads, &done).map_err(refused)?;
        drop(bar);
        self.show(folder, manifest, 0)
    }

    /// What a task of a job array does; the exit code is for Slurm's accounting alone.
    fn run_task(&self, path: &Path, task: usize) -> Result<ExitCode, Failure> {
        let (folder, manifest) = Folder::open(path).map_err(refused)?;
        same_version(&manifest)?;
        let to_do = |row: &usize| folder.state(&manifest, *row).is_to_do(false);
        let rows: Vec<usize> = manifest.rows_of(task).filter(to_do).collect();
        let done = |row: usize, outcome: &Outcome| {
            let ended = outcome.ended_by.clone();
            let ended = ended.unwrap_or_else(|| format!("exit code {}", outcome.code.unwrap_or_default()));
            say(&format!(
                "row {row} ({}): {ended}, {:.1} s",
                manifest.rows[row].values.join(" "),
                outcome.seconds
            ));
        };
        run_all(&command()?, (&folder, &manifest), &rows, 1, &done).map_err(refused)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Waits as long as wanted, then shows what is there.
    fn show(&self, folder: &Folder, manifest: &Manifest, seconds: u64) -> Result<ExitCode, Failure> {
        let end = Instant::now() + Duration::from_secs(seconds);
        let mut tally = Tally::of(folder, manifest);
        let bar = Bar::new("rows", manifest.rows.len() as u64);
        let mut shown = 0;
        while !tally.is_complete() && Instant::now() < end {
            let there = manifest.rows.len() - tally.to_do(false).len();
            (shown..there).for_each(|_| bar.step());
            shown = shown.max(there);
            bar.says(&tally.sentence());
            std::thread::sleep(LOOK);
            tally = Tally::of(folder, manifest);
        }
        drop(bar);
        match self.json {
            true => print_json(&table::json(manifest, &tally))?,
            false => print(&table::text(folder, manifest, &tally))?,
        }
        Ok(ExitCode::from(match (tally.is_complete(), tally.count("failed")) {
            (false, _) => 3,
            (true, 0) => 0,
            (true, _) => 1,
        }))
    }
}

/// A line on standard error, if anyone reads it.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// This very command, for rows.
fn command() -> Result<PathBuf, Failure> {
    std::env::current_exe().map_err(|error| {
        Failure::other(format!("where this command lies is not known: {error}"), "call it by its path")
    })
}

fn same_version(manifest: &Manifest) -> Result<(), Failure> {
    if manifest.command == VERSION {
        return Ok(());
    }
    let problem = format!("the sweep was begun by version {}, this is {VERSION}", manifest.command);
    Err(Failure::other(problem, "results of two versions do not mix; begin a sweep in another folder"))
}
