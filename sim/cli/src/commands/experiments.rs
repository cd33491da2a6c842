//! `warpstep experiments`: the papers' tables and figures, measured on the cycle model.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json, write_file};
use crate::progress::Bar;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use warpstep_experiments::{Figure, Measurement, Results, anomalies, bounds, published, pws, swas, sweep};
use warpstep_sweep::Part;

#[derive(Args)]
pub struct Experiments {
    #[command(subcommand)]
    which: Which,
}

#[derive(Subcommand)]
enum Which {
    /// Synchronised warp scheduling: six kernels, twelve schedules, 32 warps of 32 lanes.
    Swas(Swas),
    /// Predictable wavefront splitting: a synthetic benchmark and the kernels in C, with and without splits.
    Pws(Pws),
    /// Time bounds of the kernels in C beside the longest of many runs.
    Wcet(Wcet),
    /// The splitting papers' own estimates beside our bounds and beside runs, and which of their lemmas hold.
    Published(PublishedArguments),
    /// Changes that should not make a run longer, and how often they did.
    Anomalies(Anomalies),
    /// Lines, caches, bus and requests in flight: all kernels in C on a machine and its neighbours.
    Memory(Memory),
}

/// Of an experiment whose measurements can be shared out (`warpstep sweep`).
#[derive(Args)]
struct Shared {
    /// Make one of so many equal parts of the measurements, keep them, and write no report: WHICH/PARTS, counted from 0.
    #[arg(long, value_name = "WHICH/PARTS")]
    part: Option<Part>,
}

#[derive(Args)]
struct Swas {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    shared: Shared,
}

#[derive(Args)]
struct Pws {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    shared: Shared,
}

#[derive(Args)]
struct Wcet {
    #[command(flatten)]
    common: Common,
    /// Runs with searched inputs of each program on each machine.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// Only these programs; a report of all finds what was kept of them.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    only: Vec<String>,
    #[command(flatten)]
    shared: Shared,
}

#[derive(Args)]
struct Anomalies {
    #[command(flatten)]
    common: Common,
    /// Random programs on each machine.
    #[arg(long, default_value_t = anomalies::Size::FULL.programs, value_parser = clap::value_parser!(u64).range(1..))]
    programs: u64,
}

#[derive(Args)]
struct PublishedArguments {
    #[command(flatten)]
    common: Common,
    /// Runs with searched inputs of each program on each machine.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// Random programs that each lemma is tried on.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    programs: u64,
}

#[derive(Args)]
struct Memory {
    #[command(flatten)]
    common: Common,
    #[command(flatten)]
    machine: MachineArguments,
}

#[derive(Args)]
struct Common {
    /// Folder for the report, the pictures, the JSON and the single measurements (those found there are not made again);
    /// out/NAME of the experiment otherwise.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Number of runs at the same time; as many as the machine has cores otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: Option<u16>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

impl Common {
    /// The folder, the measurements in it, and how many threads make more.
    fn open(&self, name: &str) -> Result<(PathBuf, Results, usize), Failure> {
        let folder = self.output.clone().unwrap_or_else(|| Path::new("out").join(name));
        let results = Results::open(&folder.join("runs")).map_err(|error| interrupted(&error))?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Ok((folder, results, self.jobs.map_or_else(cores, usize::from)))
    }

    /// Says how many measurements of a part are kept.
    fn write_part(&self, part: Part, measurements: usize) -> Result<ExitCode, Failure> {
        match self.json {
            true => print_json(&json!({ "part": part.to_string(), "measurements": measurements }))?,
            false => print(&format!("part {part}: {measurements} measurements are kept\n"))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Writes JSON and page, and prints what was asked for.
    fn write(&self, folder: &Path, results: &Value, page: &str, table: &str) -> Result<ExitCode, Failure> {
        let text = serde_json::to_string_pretty(results).expect("plain data");
        write_file(&folder.join("results.json"), &text)?;
        let report = folder.join("report.html");
        write_file(&report, page)?;
        if self.json {
            print_json(results)?;
        } else {
            print(&format!("{table}{} shows all of it\n", report.display()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn part_of<T>(part: Part, mut tasks: Vec<T>) -> Vec<T> {
    let range = part.range(tasks.len());
    tasks.drain(range).collect()
}

fn write_figures(folder: &Path, figures: &[Figure]) -> Result<(), Failure> {
    figures
        .iter()
        .try_for_each(|figure| write_file(&folder.join(figure.name).with_extension("svg"), &figure.svg))
}

fn interrupted(error: &dyn std::fmt::Display) -> Failure {
    Failure::other(
        error.to_string(),
        "measurements made so far are kept; the same command goes on from there",
    )
}

impl Experiments {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.which {
            Which::Swas(swas) => swas.execute(),
            Which::Pws(pws) => pws.execute(),
            Which::Wcet(wcet) => wcet.execute(),
            Which::Published(published) => published.execute(),
            Which::Anomalies(anomalies) => anomalies.execute(),
            Which::Memory(memory) => memory.execute(),
        }
    }
}

impl Wcet {
    /// What is wanted of all programs on all machines.
    fn tasks(&self) -> Result<Vec<bounds::Task>, Failure> {
        let all = bounds::Task::all();
        let is_unknown = |name: &&String| !all.iter().any(|task| task.program == **name);
        if let Some(name) = self.only.iter().find(is_unknown) {
            let names = warpstep_suite::all().iter().map(|kernel| kernel.name).collect::<Vec<_>>().join(", ");
            return Err(Failure::other(
                format!("--only {name}: no such program"),
                format!("{names}, synthetic"),
            ));
        }
        let is_wanted = |name: &str| self.only.is_empty() || self.only.iter().any(|wanted| wanted == name);
        Ok(all.into_iter().filter(|task| is_wanted(task.program)).collect())
    }

    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, results, threads) = self.common.open("wcet")?;
        let tasks = self.tasks()?;
        let bar = Bar::new("bounds", tasks.len() as u64);
        let done = |task: &bounds::Task| {
            bar.says(&task.to_string());
            bar.step();
        };
        if let Some(part) = self.shared.part {
            let tasks = part_of(part, tasks);
            let found = bounds::findings(&tasks, &results, self.runs, threads, &done);
            return self.common.write_part(part, found.map_err(|error| interrupted(&error))?.len());
        }
        let findings =
            bounds::run(tasks, &results, self.runs, threads, &done).map_err(|error| interrupted(&error))?;
        drop(bar);
        let figure = bounds::figure(&findings)?;
        let page = bounds::report(&findings, &figure, self.runs);
        write_figures(&folder, std::slice::from_ref(&figure))?;
        let rows: Vec<Value> =
            findings.iter().map(|(task, finding)| json!({ "task": task, "finding": finding })).collect();
        let results = json!({ "runs": self.runs, "programs": rows });
        self.common.write(&folder, &results, &page, &bounds::summary(&findings))
    }
}

impl PublishedArguments {
    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, results, threads) = self.common.open("published")?;
        let steps = published::tasks().len() + published::Lemma::ALL.len();
        let bar = Bar::new("programs and lemmas", steps as u64);
        let done = |what: &str| {
            bar.says(what);
            bar.step();
        };
        let found = published::run(&results, self.runs, self.programs, threads, &done)
            .map_err(|error| interrupted(&error))?;
        drop(bar);
        let figure = published::figure(&found)?;
        write_figures(&folder, std::slice::from_ref(&figure))?;
        for (task, _) in &found.findings {
            if let Some(text) = published::linear_program(task) {
                write_file(&folder.join(format!("{}-s{}.lp", task.program, task.splits)), &text)?;
            }
        }
        let programs = found.findings.iter();
        let programs: Vec<Value> =
            programs.map(|(task, finding)| json!({ "task": task, "finding": finding })).collect();
        let lemmas = found.lemmas.iter();
        let lemmas: Vec<Value> = lemmas
            .map(|(lemma, count)| json!({ "lemma": lemma.name(), "says": lemma.says(), "count": count }))
            .collect();
        let page = published::report(&found, &figure, self.runs);
        let results = json!({ "runs": self.runs, "programs": programs, "lemmas": lemmas });
        self.common.write(&folder, &results, &page, &published::markdown(&found))
    }
}

impl Anomalies {
    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, _, threads) = self.common.open("anomalies")?;
        let bar = Bar::new("rows on machines", anomalies::Task::all().len() as u64);
        let done = |task: &anomalies::Task| {
            bar.says(&task.to_string());
            bar.step();
        };
        let size = anomalies::Size { programs: self.programs, ..anomalies::Size::FULL };
        let counts = anomalies::run(size, threads, &done);
        drop(bar);
        let figure = anomalies::figure(&counts)?;
        write_figures(&folder, std::slice::from_ref(&figure))?;
        let rows: Vec<Value> =
            counts.iter().map(|(task, count)| json!({ "task": task, "count": count })).collect();
        let page = anomalies::report(&counts, &figure);
        self.common.write(
            &folder,
            &json!({ "size": size, "rows": rows }),
            &page,
            &anomalies::markdown(&counts),
        )
    }
}

impl Swas {
    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, results, threads) = self.common.open("swas")?;
        let machine = swas::parameters();
        let bar = Bar::new("runs", swas::tasks().len() as u64);
        let done = |task: &swas::Task, _: &Measurement| {
            bar.says(&format!("{} {}", task.kernel, task.schedule));
            bar.step();
        };
        if let Some(part) = self.shared.part {
            let tasks = part_of(part, swas::tasks());
            let found = swas::measurements(&machine, &tasks, &results, threads, &done);
            return self.common.write_part(part, found.map_err(|error| interrupted(&error))?.len());
        }
        let rows = swas::run(&machine, &results, threads, &done).map_err(|error| interrupted(&error))?;
        drop(bar);
        let figures = swas::figures(&rows)?;
        write_figures(&folder, &figures)?;
        let page = swas::report(&machine, &rows, &figures);
        self.common.write(&folder, &json!({ "machine": machine, "kernels": rows }), &page, &table(&rows))
    }
}

impl Pws {
    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, results, threads) = self.common.open("pws")?;
        let bar = Bar::new("runs", pws::tasks().len() as u64);
        let done = |task: &pws::Task| {
            bar.says(&task.to_string());
            bar.step();
        };
        if let Some(part) = self.shared.part {
            let tasks = part_of(part, pws::tasks());
            let found = pws::measurements(&tasks, &results, threads, &done);
            return self.common.write_part(part, found.map_err(|error| interrupted(&error))?.len());
        }
        let found = pws::run(&results, threads, &done).map_err(|error| interrupted(&error))?;
        drop(bar);
        let figures = pws::figures(&found)?;
        write_figures(&folder, &figures)?;
        let page = pws::report(&found, &figures);
        self.common.write(&folder, &json!(found), &page, &pws::summary(&found))
    }
}

impl Memory {
    fn execute(self) -> Result<ExitCode, Failure> {
        let (folder, results, threads) = self.common.open("memory")?;
        let machine = self.machine.config()?.parameters();
        let runs = sweep::variants(&machine).len() * sweep::kernels().len();
        let bar = Bar::new("runs", runs as u64);
        let done = |what: &str| {
            bar.says(what);
            bar.step();
        };
        let rows = sweep::run(&machine, &results, threads, &done).map_err(|error| interrupted(&error))?;
        drop(bar);
        let page = sweep::report(&machine, &rows);
        self.common.write(
            &folder,
            &json!({ "machine": machine, "changes": rows }),
            &page,
            &sweep::table(&rows),
        )
    }
}

fn table(rows: &[swas::KernelRow]) -> String {
    let mut text = format!(
        "{:<18} {:>12} {:>7} {:>10} {:>6} {:>6} {:>16} {:>18} {:>18} {:>13}\n",
        "kernel",
        "instructions",
        "gtlrr",
        "lrr/gtlrr",
        "ratio",
        "paper",
        "baseline errors",
        "with loop register",
        "baseline with it",
        "and one split"
    );
    for row in rows {
        let printed = swas::paper::PRINTED.iter().find(|printed| printed.kernel == row.kernel);
        let printed = printed.map_or(String::new(), |printed| format!("{:.2}", printed.ratio));
        let (coordinated, baseline) = (row.under(swas::PAIR[0]), row.under(swas::PAIR[1]));
        let [with_loops, baseline_with_loops] = &row.with_loops;
        text += &format!(
            "{:<18} {:>12} {:>7.2} {:>10.2} {:>6.2} {:>6} {:>16} {:>18.2} {:>18.2} {:>13.2}\n",
            row.kernel,
            coordinated.instructions,
            coordinated.ipc,
            baseline.ipc,
            coordinated.ipc / baseline.ipc,
            printed,
            baseline.errors,
            with_loops.ipc / baseline.ipc,
            with_loops.ipc / baseline_with_loops.ipc,
            row.with_loops_and_split.ipc / baseline.ipc
        );
    }
    text
}
