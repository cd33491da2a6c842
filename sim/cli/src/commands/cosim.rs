//! `warpstep cosim`: the emitted core, verilated, in lockstep with the cycle model and the golden engine; as many programs,
//! machines and starts as wanted, side by side.

mod matrix;
mod report;

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::map_arguments::MapArguments;
use crate::output::{print, print_json};
use crate::patch_arguments::PatchArguments;
use crate::progress::Bar;
use crate::promises::broken;
use crate::run_arguments::load;
use clap::Args;
use matrix::{Case, Matrix, Opening};
use report::explain;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Instant;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Build, Lockstep, LockstepError, Start};
use warpstep_golden::Options;
use warpstep_kernels::Kernel;
use warpstep_program::Program;

const SLICE: u64 = 20_000;

#[derive(Args)]
pub struct Cosim {
    /// ELF files, raw images, names of built-in kernels, or `all`: every built-in kernel the machine can run but the
    /// benchmarks of full length (alu_loop, alu_loop_fp), whose short forms are among them.
    #[arg(required = true)]
    programs: Vec<String>,
    #[command(flatten)]
    patches: PatchArguments,
    /// Run built-in kernels in C in the small sizes their tests have.
    #[arg(long)]
    small: bool,
    /// Start-up argument (mscratch).
    #[arg(long, default_value_t = 0)]
    argument: u32,
    /// End a run after this many cycles.
    #[arg(long, default_value_t = 100_000_000)]
    limit: u64,
    /// Number of runs at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Folder with Verilog to run instead of what is emitted: as `emit --trace` writes it, changed by hand.
    #[arg(long, value_name = "DIR")]
    rtl: Option<PathBuf>,
    /// Folder for waveforms of differences.
    #[arg(long, default_value = ".", value_name = "DIR")]
    cuts: PathBuf,
    /// Print results as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    map: MapArguments,
    #[command(flatten)]
    matrix: Matrix,
    #[command(flatten)]
    machine: MachineArguments,
}

#[derive(Clone, Serialize)]
struct Row {
    program: String,
    shape: String,
    schedule: String,
    memory_latency: u32,
    start: String,
    cycles: u64,
    lane_ipc: f64,
    exit_code: Option<u32>,
    cycles_per_second: f64,
}

impl Row {
    fn line(&self) -> String {
        let machine = format!("{} {}", self.shape, self.schedule);
        format!(
            "{:<18} {machine:<16} agrees in {:>9} cycles, every lane; lane-IPC {:.3}, exit {}, {:.0} k cycles/s{}\n",
            self.program,
            self.cycles,
            self.lane_ipc,
            self.exit_code.map_or("none".into(), |code| code.to_string()),
            self.cycles_per_second / 1e3,
            if self.start.is_empty() { String::new() } else { format!(" ({})", self.start) },
        )
    }
}

/// What is to be done: a machine, a program, a beginning, by number.
#[derive(Clone, Copy)]
struct Task {
    case: usize,
    program: usize,
    opening: usize,
}

impl Cosim {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let cases = self.matrix.cases(&self.machine)?;
        let openings = self.matrix.openings(self.argument);
        cases.iter().try_for_each(|case| self.map.for_hardware(&case.config))?;
        let programs = self.programs(&|kernel| cases.iter().all(|case| kernel.fits(&case.config)))?;
        let mut tasks = Vec::new();
        for case in 0..cases.len() {
            for program in 0..programs.len() {
                tasks.extend((0..openings.len()).map(|opening| Task { case, program, opening }));
            }
        }
        let own = self.rtl.as_deref().map(own_verilog).transpose()?;
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let ahead = 2 * usize::from(self.jobs).min(tasks.len()) <= processors;
        let work = Work { cosim: &self, own, cases: &cases, openings: &openings, programs: &programs, ahead };
        let mut rows = work.all(&tasks)?;
        if self.json {
            rows.sort_by_key(|(number, _)| *number);
            print_json(&rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>())?;
        } else if rows.len() > 1 {
            let cycles: u64 = rows.iter().map(|(_, row)| row.cycles).sum();
            print(&format!("{} runs agree in every cycle and lane, {cycles} cycles\n", rows.len()))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The programs, each with the word that names it.
    fn programs(&self, fits: &dyn Fn(&Kernel) -> bool) -> Result<Vec<(String, Program)>, Failure> {
        let mut programs = Vec::new();
        for name in &self.programs {
            if name == "all" {
                for kernel in warpstep_kernels::quick().into_iter().filter(fits) {
                    programs.push((kernel.name.to_string(), load(kernel.name)?));
                }
            } else {
                programs.push((name.clone(), load(name)?));
            }
        }
        for (name, program) in &mut programs {
            let kernel = warpstep_suite::by_name(name).filter(|_| self.small);
            for (size, word) in kernel.iter().flat_map(|kernel| kernel.made_small()) {
                program
                    .patch(size, &word.to_le_bytes())
                    .map_err(|error| Failure::other(format!("{name}: {error}"), "leave out --small"))?;
            }
            self.patches.apply(program)?;
        }
        Ok(programs)
    }
}

/// The Verilog files of a folder, by name.
fn own_verilog(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |path: &Path, error: std::io::Error| {
        let problem = format!("cannot read {}: {error}", path.display());
        Failure::other(problem, "--rtl names a folder as `warpstep emit --trace -o DIR` writes it")
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
        let path = entry.map_err(|error| unreadable(folder, error))?.path();
        if path.extension().is_some_and(|extension| extension == "v") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?));
        }
    }
    files.sort();
    Ok(files)
}

struct Work<'a> {
    cosim: &'a Cosim,
    /// Verilog instead of what is emitted.
    own: Option<Vec<(String, String)>>,
    cases: &'a [Case],
    openings: &'a [Opening],
    programs: &'a [(String, Program)],
    /// Every run can have two processors.
    ahead: bool,
}

impl Work<'_> {
    /// Does all tasks, each worker the next one; the first failure ends the others.
    fn all(&self, tasks: &[Task]) -> Result<Vec<(usize, Row)>, Failure> {
        let builds: Vec<OnceLock<Result<Build, LockstepError>>> =
            self.cases.iter().map(|_| OnceLock::new()).collect();
        let bar = Bar::new("in lockstep", tasks.len() as u64);
        let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let failure: Mutex<Option<Failure>> = Mutex::new(None);
        let failed = || failure.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        std::thread::scope(|scope| {
            for _ in 0..usize::from(self.cosim.jobs).min(tasks.len()) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(task) = tasks.get(number).filter(|_| !failed()) else { break };
                        let build = builds[task.case].get_or_init(|| {
                            bar.says(&format!("building {}", self.cases[task.case].words));
                            let (config, cache) = (&self.cases[task.case].config, Cache::of_user());
                            Ok(match &self.own {
                                Some(files) => Build::of_files(config, &cache, files.clone())?,
                                None => Build::new(config, &cache)?,
                            })
                        });
                        let result = self.one(*task, build, &bar, &failed).and_then(|row| {
                            if !self.cosim.json {
                                bar.print(&row.line())?;
                            }
                            bar.step();
                            Ok(row)
                        });
                        match result {
                            Ok(row) => {
                                done.lock().unwrap_or_else(PoisonError::into_inner).push((number, row))
                            }
                            Err(problem) => {
                                failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(problem);
                            }
                        }
                    }
                });
            }
        });
        drop(bar);
        match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(failure) => Err(failure),
            None => Ok(done.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }

    fn one(
        &self,
        task: Task,
        build: &Result<Build, LockstepError>,
        bar: &Bar,
        failed: &dyn Fn() -> bool,
    ) -> Result<Row, Failure> {
        let (case, opening) = (&self.cases[task.case], &self.openings[task.opening]);
        let (name, program) = &self.programs[task.program];
        let own = self.cosim.rtl.as_ref().map_or(String::new(), |rtl| format!(" --rtl {}", rtl.display()));
        let small = if self.cosim.small { " --small" } else { "" };
        let again = format!(
            "warpstep cosim {name}{small}{}{}{own}{}",
            case.words,
            opening.words,
            self.cosim.map.words()
        );
        let explain = |error: &LockstepError, lockstep: Option<&mut Lockstep>| {
            explain(program, error, lockstep, &again, &self.cosim.cuts)
        };
        let build = build.as_ref().map_err(|error| explain(error, None))?;
        let mut options = Options::for_config(&case.config);
        self.cosim.map.apply(&mut options.rules);
        let start = Start { options: Some(options), ..opening.start.clone() };
        for broken in broken(program, &case.config, self.cosim.argument, self.cosim.limit) {
            bar.print(&format!("warning: {name}: {broken}\n"))?;
        }
        let begin = if self.ahead { Lockstep::ahead } else { Lockstep::new };
        let mut lockstep = begin(build, program, &start).map_err(|error| explain(&error, None))?;
        let start = Instant::now();
        while lockstep.chip().is_busy() && !failed() {
            let goal = (lockstep.chip().counters().cycles + SLICE).min(self.cosim.limit);
            match lockstep.run(goal) {
                Err(LockstepError::NoEnd(cycles)) if cycles < self.cosim.limit => {
                    bar.says(&format!("{}: {cycles} cycles", program.name));
                }
                Err(error) => return Err(explain(&error, Some(&mut lockstep))),
                Ok(()) => {}
            }
        }
        let (config, counters) = (&case.config, lockstep.chip().counters());
        Ok(Row {
            program: program.name.clone(),
            shape: format!("{}x{}", config.warps, config.lanes),
            schedule: config.schedule.to_string(),
            memory_latency: config.memory_latency,
            start: opening.words.trim().trim_start_matches("--start ").into(),
            cycles: counters.cycles,
            lane_ipc: counters.lane_instructions as f64 / counters.cycles.max(1) as f64,
            exit_code: lockstep.chip().golden().exit_code(),
            cycles_per_second: counters.cycles as f64 / start.elapsed().as_secs_f64(),
        })
    }
}
