//! `warpstep prove`: properties of the emitted Verilog, proven for every state it can reach.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json};
use crate::progress::Bar;
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use warpstep_core::Mutations;
use warpstep_formal::{Outcome, PROPERTIES, ProofError, Property, Report, TOOLS, by_name, prove};
use warpstep_spec::Config;
use warpstep_tools::{Folder, check};

#[derive(Args)]
pub struct Prove {
    /// Properties to prove; all of them if none is named.
    #[arg(value_name = "PROPERTY")]
    properties: Vec<String>,
    /// Only the first machine of each property.
    #[arg(long)]
    quick: bool,
    /// Print results as JSON.
    #[arg(long)]
    json: bool,
    /// Print the properties and their machines, and end.
    #[arg(long)]
    list: bool,
    /// Keep wrappers, models, logs and waveforms of all proofs in this folder. Without it only those of what is not proven are kept.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Seconds for one proof.
    #[arg(long, default_value_t = 600, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    time_limit: u64,
    /// Proofs at a time.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// The machine, if one is named: otherwise each property has a list of its own.
    #[command(flatten)]
    machine: Option<MachineArguments>,
}

/// One proof to make.
struct Task {
    property: &'static Property,
    config: Config,
}

impl Prove {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let tasks = self.tasks()?;
        if self.list {
            return list(&tasks, self.json);
        }
        check(&TOOLS).map_err(|error| no_proof(&error.into()))?;
        let reports = self.reports(&tasks)?;
        let proven = reports.iter().filter(|report| report.is_proven()).count();
        if self.json {
            print_json(&reports)?;
        } else {
            print(&format!("{proven} of {} proven\n", reports.len()))?;
        }
        Ok(ExitCode::from(u8::from(proven < reports.len())))
    }

    /// What to prove of which machine.
    fn tasks(&self) -> Result<Vec<Task>, Failure> {
        let known = || PROPERTIES.iter().map(|property| property.name).collect::<Vec<_>>().join(", ");
        let named = self.properties.iter().map(|name| {
            let unknown =
                || Failure::other(format!("there is no property `{name}`"), format!("there are {}", known()));
            by_name(name).ok_or_else(unknown)
        });
        let named: Vec<&'static Property> = named.collect::<Result<_, _>>()?;
        let wanted = if named.is_empty() { PROPERTIES.iter().collect() } else { named.clone() };
        let config = self.machine.as_ref().map(MachineArguments::config).transpose()?;
        let mut tasks = vec![];
        for property in wanted {
            let mut machines = match &config {
                Some(config) => vec![config.clone()],
                None => (property.machines)(),
            };
            machines.retain(property.concerns);
            if machines.is_empty() && !named.is_empty() {
                let problem = format!("`{}` means nothing for this machine", property.name);
                return Err(Failure::other(
                    problem,
                    "`warpstep prove --list` shows machines it is proven of",
                ));
            }
            machines.truncate(if self.quick { 1 } else { usize::MAX });
            tasks.extend(machines.into_iter().map(|config| Task { property, config }));
        }
        Ok(tasks)
    }

    /// All results, in the order of the tasks.
    fn reports(&self, tasks: &[Task]) -> Result<Vec<Report>, Failure> {
        let (next, done) = (AtomicUsize::new(0), Mutex::new(vec![]));
        let bar = Bar::new("proofs", tasks.len() as u64);
        let work = || -> Result<(), Failure> {
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(task) = tasks.get(at) else { return Ok(()) };
                bar.says(&format!("{}: {}", task.property.name, (task.property.machine)(&task.config)));
                let report = self.report(at, task)?;
                bar.step();
                if !self.json {
                    bar.print(&line(&report))?;
                }
                done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((at, report));
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        let mut reports = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        reports.sort_by_key(|(at, _)| *at);
        Ok(reports.into_iter().map(|(_, report)| report).collect())
    }

    fn report(&self, at: usize, task: &Task) -> Result<Report, Failure> {
        let limit = Duration::from_secs(self.time_limit);
        let mutations = Mutations::awake(&[]);
        let report = |folder| prove(task.property, &task.config, &mutations, folder, limit);
        let cannot = |error: std::io::Error| no_proof(&error.into());
        if let Some(keep) = &self.keep {
            let folder = keep.join(format!("{}-{at}", task.property.name));
            std::fs::create_dir_all(&folder).map_err(cannot)?;
            return report(&folder).map_err(|error| no_proof(&error));
        }
        let folder = Folder::new().map_err(cannot)?;
        let report = report(folder.path()).map_err(|error| no_proof(&error))?;
        if !report.is_proven() {
            folder.keep();
        }
        Ok(report)
    }
}

fn no_proof(error: &ProofError) -> Failure {
    let help = match error {
        ProofError::Tool(_) => {
            "`warpstep doctor` lists what is installed; scripts/install yices gets the solver"
        }
        ProofError::Complaint { .. } => "a proof names inner state of the core: has it been renamed?",
        _ => "`warpstep prove --keep FOLDER` keeps all files",
    };
    Failure::other(error.to_string(), help)
}

fn list(tasks: &[Task], json: bool) -> Result<ExitCode, Failure> {
    let row = |task: &Task| {
        let Property { name, says, machine, .. } = task.property;
        (*name, *says, machine(&task.config))
    };
    if json {
        let rows = tasks.iter().map(row);
        let rows: Vec<_> = rows
            .map(|(name, says, machine)| json!({ "property": name, "says": says, "machine": machine }))
            .collect();
        print_json(&rows)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut last = "";
    for (name, says, machine) in tasks.iter().map(row) {
        if name != last {
            print(&format!("{name}: {says}\n"))?;
        }
        print(&format!("    {machine}\n"))?;
        last = name;
    }
    Ok(ExitCode::SUCCESS)
}

/// A result as a person reads it.
fn line(report: &Report) -> String {
    let Report { property, machine, outcome, seconds } = report;
    let (word, more) = match outcome {
        Outcome::Proven => ("proven", String::new()),
        Outcome::Refuted { counterexample } => {
            let (waveform, view) = (counterexample.waveform.display(), counterexample.view.display());
            ("REFUTED", format!("\n    broken: {}\n    gtkwave {waveform} {view}", counterexample.broken))
        }
        Outcome::Vacuous { never } => ("VACUOUS", format!("\n    never happens: {}", never.join("; "))),
        Outcome::Undecided { reason } => ("UNDECIDED", format!("\n    {reason}")),
    };
    format!("{word:<10}{property:<14}{machine}, {seconds:.1} s{more}\n")
}
