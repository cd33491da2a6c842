//! `warpstep wave`: a run as a waveform, with a GTKWave save file beside it.

pub mod filter;
mod mismatch;
mod viewer;

pub use filter::WaveFilter;

use crate::failure::{Failure, Problem};
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::run_arguments::RunArguments;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use warpstep_cosim::recording::{RecordError, Recorded, Recording, Target, Window, record};
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Build, CycleModel, Rtl};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_wave::Format;

/// Cycles recorded unless more are asked for: a long program must not fill the disk by surprise.
const MOST_CYCLES: u64 = 1_000_000;

#[derive(Args)]
pub struct Wave {
    #[command(flatten)]
    arguments: RunArguments,
    /// The waveform: VCD or FST, by the end of the name. F.gtkw and what it needs are written beside it.
    #[arg(short, long, value_name = "F.vcd|F.fst")]
    output: PathBuf,
    /// Engine that runs it.
    #[arg(long, value_enum, default_value = "cycle")]
    engine: Which,
    /// First cycle to record.
    #[arg(long, default_value_t = 0, conflicts_with_all = ["around_pc", "around_mismatch"])]
    from: u64,
    /// Last cycle to record; a million after the first without it.
    #[arg(long, conflicts_with_all = ["around_pc", "around_mismatch"])]
    to: Option<u64>,
    /// Record around the first time this instruction (symbol or 0x… address) issues.
    #[arg(long, value_name = "PC", conflicts_with = "around_mismatch")]
    around_pc: Option<String>,
    /// Which issue of the instruction, counted from 1.
    #[arg(long, default_value_t = 1, requires = "around_pc", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    occurrence: u64,
    /// Run in lockstep, and record both engines around the first difference.
    #[arg(long)]
    around_mismatch: bool,
    /// Cycles recorded before and after.
    #[arg(long, default_value_t = 50, value_name = "CYCLES", value_parser = clap::value_parser!(u64).range(..=MOST_CYCLES))]
    margin: u64,
    /// The schedule, as JSON for Perfetto or Chrome's tracing page.
    #[arg(long, value_name = "F.json")]
    trace_json: Option<PathBuf>,
    /// Do not open GTKWave.
    #[arg(long)]
    no_open: bool,
    /// Print what was written as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    /// The micro-architecture model.
    Cycle,
    /// The emitted Verilog under Verilator.
    Rtl,
}

impl Wave {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let format = Format::of(&self.output).ok_or_else(|| {
            let problem = format!("{} ends neither in .vcd nor in .fst", self.output.display());
            Failure::other(problem, "the end of the name chooses the format")
        })?;
        let program = self.arguments.load()?;
        let filter = filter::command();
        if self.around_mismatch {
            return self.mismatch(&program, format, &filter);
        }
        let target = Target {
            wave: &self.output,
            format,
            trace_json: self.trace_json.as_deref(),
            filter: Some(&filter),
        };
        let window = self.window(&program)?;
        let (recorded, result) = match self.engine {
            Which::Cycle => self.model(&program, target, window)?,
            Which::Rtl => self.rtl(&program, target, window)?,
        };
        let Some(recorded) = recorded else {
            result.map_err(|error| self.failed(&program, error))?;
            return Err(self.nothing(&program, window));
        };
        let capped = self.to.is_none() && matches!(window, Window::Cycles { to, .. } if recorded.to == to);
        if capped {
            let _ =
                writeln!(std::io::stderr(), "note: only a million cycles are recorded; --to records more");
        }
        self.tell(&recorded)?;
        result.map_err(|error| self.failed(&program, error))?;
        self.view(&recorded.save_file)
    }

    fn window(&self, program: &Program) -> Result<Window, Failure> {
        if let Some(place) = &self.around_pc {
            let pc = address(place, program)?;
            return Ok(Window::AroundPc { pc, occurrence: self.occurrence, margin: self.margin });
        }
        let to = self.to.unwrap_or(self.from.saturating_add(MOST_CYCLES - 1));
        if to < self.from {
            let problem = format!("--to {to} is before --from {}", self.from);
            return Err(Failure::other(problem, "cycles count up from 0"));
        }
        Ok(Window::Cycles { from: self.from, to })
    }

    fn model(&self, program: &Program, target: Target, window: Window) -> Result<Outcome, Failure> {
        let config = self.arguments.machine.config()?;
        let mut model = CycleModel::of(self.arguments.chip(program, &config)?);
        let mut recording = Recording::new(&config, target, window);
        let mut progress = Progress::new(&program.name);
        let limit = self.arguments.limit;
        let result = record(&mut model, &mut recording, limit, |cycle| progress.at(cycle, "cycles"));
        self.finish(recording, result)
    }

    fn rtl(&self, program: &Program, target: Target, window: Window) -> Result<Outcome, Failure> {
        let config = self.arguments.machine.config()?;
        self.arguments.for_hardware(&config)?;
        let mut rtl = self.core(program, &config)?;
        let mut recording = Recording::new(&config, target, window);
        let mut progress = Progress::new(&program.name);
        let limit = self.arguments.limit;
        let result = record(&mut rtl, &mut recording, limit, |cycle| progress.at(cycle, "cycles"));
        self.finish(recording, result)
    }

    fn core(&self, program: &Program, config: &Config) -> Result<Rtl, Failure> {
        Build::new(config, &Cache::of_user())
            .and_then(|build| Rtl::new(&build, program, &self.arguments.start(config)))
            .map_err(|error| Failure::no_core(&error))
    }

    /// The files are finished also when the run failed: that is when people look.
    fn finish(&self, recording: Recording, result: Result<(), RecordError>) -> Result<Outcome, Failure> {
        if let Err(RecordError::Write(error)) = result {
            return Err(self.unwritten(error));
        }
        let recorded = recording.finish().map_err(|error| self.unwritten(error))?;
        Ok((recorded, result))
    }

    fn unwritten(&self, error: std::io::Error) -> Failure {
        Failure::Write { path: self.output.display().to_string(), error }
    }

    fn failed(&self, program: &Program, error: RecordError) -> Failure {
        let (program, message) = (program.name.clone(), error.to_string());
        match error {
            RecordError::Program(error) => {
                let help = "the waveform ends where the program went wrong".into();
                Failure::Run { program, problem: error.into(), help }
            }
            RecordError::Core { error, .. } => {
                let problem = Problem { kind: error.kind(), message, pc: Some(error.pc()) };
                let help = "the waveform ends a little after the program went wrong".into();
                Failure::Run { program, problem, help }
            }
            RecordError::Protocol(_) => {
                let problem = Problem { kind: "protocol", message, pc: None };
                let help = "that is a bug of the core; the waveform ends there; please report it".into();
                Failure::Run { program, problem, help }
            }
            RecordError::Write(_) | RecordError::NoEnd(_) => {
                let problem = Problem { kind: "no-progress", message, pc: None };
                Failure::Run { program, problem, help: "a longer run needs a larger --limit".into() }
            }
        }
    }

    fn nothing(&self, program: &Program, window: Window) -> Failure {
        match window {
            Window::Cycles { from, .. } => Failure::other(
                format!("{} ends before cycle {from}; nothing is written", program.name),
                "`warpstep run --engine cycle --stats` shows how long it runs",
            ),
            Window::AroundPc { pc, occurrence, .. } => Failure::other(
                format!("{}: {pc:#010x} does not issue {occurrence} times; nothing is written", program.name),
                "`warpstep disasm` shows the program's addresses",
            ),
        }
    }

    fn tell(&self, recorded: &Recorded) -> Result<(), Failure> {
        let Recorded { from, to, save_file } = recorded;
        let trace = self.trace_json.as_deref().map(|path| path.display().to_string());
        if self.json {
            let wave = self.output.display().to_string();
            let save = save_file.display().to_string();
            return print_json(
                &json!({ "wave": wave, "save_file": save, "trace_json": trace, "from": from, "to": to }),
            );
        }
        print(&format!(
            "{}: cycles {from} to {to}, save file {}\n",
            self.output.display(),
            shown(save_file)
        ))?;
        trace.map_or(Ok(()), |path| print(&format!("{path}: the schedule, for ui.perfetto.dev\n")))
    }

    fn view(&self, save_file: &Path) -> Result<ExitCode, Failure> {
        if !self.no_open {
            viewer::open(save_file, self.json)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

type Outcome = (Option<Recorded>, Result<(), RecordError>);

/// Relative to the current folder, if it is below.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(&here).unwrap_or(path).display().to_string()
}

/// A symbol or an address.
fn address(place: &str, program: &Program) -> Result<u32, Failure> {
    let found = match place.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => program.symbols.address(place),
    };
    found.ok_or_else(|| {
        let problem = format!("--around-pc {place}: neither a symbol of {} nor an address", program.name);
        Failure::other(problem, "`warpstep disasm` shows symbols and 0x… addresses")
    })
}
