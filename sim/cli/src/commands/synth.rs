//! `warpstep synth`: what the core costs and how fast it can be clocked, in the terms of its blocks.

mod table;

use crate::commands::image::image;
use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json, write_file};
use crate::progress::Bar;
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use warpstep_spec::Config;
use warpstep_synth::{
    Aim, Board, Entry, Report, Router, Subject, SynthError, Target, Task, append, synthesise,
};
use warpstep_tools::Folder;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RouterWord {
    /// The faster clock of the two, but on some chips it does not come to an end.
    Router1,
    /// Comes to an end.
    Router2,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TargetWord {
    /// Gates of two inputs: cells and levels of logic by block.
    Generic,
    /// Lattice ECP5-85F: cells by block, clock, critical path, and a bitstream for the ULX3S board.
    Ecp5,
    /// Lattice iCE40: cells by block; of boards/icebreaker.json also clock, critical path, and a bitstream for the iCEBreaker board.
    Ice40,
}

#[derive(Args)]
pub struct Synth {
    /// What to map to.
    #[arg(long, value_enum, default_value = "ecp5")]
    target: TargetWord,
    /// Only this block, by the name of its module without prefix, as in `rtl/`.
    #[arg(long, value_name = "NAME")]
    block: Option<String>,
    /// Only map, which gives the table by block in minutes; no clock.
    #[arg(long)]
    no_place: bool,
    /// Guess the clock from the mapped netlist, which takes minutes: the longest path, and the worst of each block. Nothing is placed.
    #[arg(long, conflicts_with_all = ["no_place", "history"])]
    estimate: bool,
    /// Place the chip without a board around it. A machine that the board cannot hold is placed so in any case.
    #[arg(long, conflicts_with = "block")]
    out_of_context: bool,
    /// What the board runs: ELF file, raw image for 0x80000000, or the name of a built-in kernel. If not given, a kernel that the
    /// machine can run.
    #[arg(long, value_name = "PROGRAM")]
    program: Option<String>,
    /// Clock that the placement aims at, in MHz; the board's if not given.
    #[arg(long, value_name = "MHZ", value_parser = clap::value_parser!(u16).range(1..=1000))]
    frequency: Option<u16>,
    /// Speed grade of the ECP5 that is placed for: 6, as on the ULX3S, to 8.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(6..=8))]
    grade: u8,
    /// Which of nextpnr's routers, for an ECP5.
    #[arg(long, value_enum, default_value = "router2")]
    router: RouterWord,
    /// Seed of the placement.
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Keep Verilog, scripts, logs, netlists, reports and the bitstream in this folder.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Append the figures to this JSON file.
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    /// Seconds for each tool.
    #[arg(long, default_value_t = 14_400, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    time_limit: u64,
    #[command(flatten)]
    machine: MachineArguments,
}

impl Synth {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let config = self.machine.config()?;
        let target = match self.target {
            TargetWord::Generic => Target::Generic,
            TargetWord::Ecp5 => Target::Ecp5,
            TargetWord::Ice40 => Target::Ice40,
        };
        let history = self.history.as_deref().map(read_history).transpose()?;
        let subject = self.subject(&config, target)?;
        let clock = Board::of(target).map_or(25.0, |board| board.clock_mhz);
        let task = Task {
            config: &config,
            machine: self.machine.words().trim().into(),
            target,
            subject,
            aim: self.aim(),
            frequency_mhz: self.frequency.map_or(clock, f64::from),
            grade: self.grade,
            router: match self.router {
                RouterWord::Router1 => Router::Router1,
                RouterWord::Router2 => Router::Router2,
            },
            seed: self.seed,
            limit: Duration::from_secs(self.time_limit),
        };
        let report = self.report(&task)?;
        if let (Some(path), Some(before)) = (&self.history, history) {
            let text = append(&before, Entry::from(&report))
                .map_err(|error| no_history(path, &error.to_string()))?;
            write_file(path, text)?;
        }
        if self.json {
            print_json(&report)?;
        } else {
            print(&table::show(&report))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn aim(&self) -> Aim {
        match (self.estimate, self.no_place) {
            (true, _) => Aim::Estimate,
            (false, true) => Aim::Map,
            (false, false) => Aim::Place,
        }
    }

    /// What is mapped: a block, the board if it holds the machine, or the chip.
    fn subject(&self, config: &Config, target: Target) -> Result<Subject, Failure> {
        if let Some(block) = &self.block {
            return Ok(Subject::Block(block.clone()));
        }
        let board = Board::of(target).filter(|board| board.holds(config).is_ok());
        let Some(board) = board.filter(|_| !self.out_of_context && !self.no_place) else {
            return Ok(Subject::Chip);
        };
        let demo = if config.multiply_divide { "divergent" } else { "alu_loop_short" };
        let image = image(self.program.as_deref().unwrap_or(demo))?;
        board.holds_program(image.len()).map_err(|error| failure(&error))?;
        Ok(Subject::Board(board, image.text(config.axi_bytes as usize)))
    }

    /// Works in a folder that vanishes, so that an interrupt leaves nothing half-written; what is to be kept is copied at
    /// the end, also of a failure.
    fn report(&self, task: &Task) -> Result<Report, Failure> {
        let bar = Bar::new("synthesis", task.steps()).keeps_moving();
        let says = |what: &str| {
            bar.says(what);
            bar.step();
        };
        let folder = Folder::new().map_err(|error| failure(&error.into()))?;
        let report = synthesise(task, folder.path(), &says).map_err(|error| failure(&error));
        if let Some(output) = &self.output {
            keep(folder.path(), output)?;
        }
        let mut report = report?;
        if let Some(placed) = &mut report.placed {
            let name = placed.bitstream.as_deref().and_then(Path::file_name);
            placed.bitstream = name.and_then(|name| Some(self.output.as_ref()?.join(name)));
        }
        Ok(report)
    }
}

/// Copies every file, each whole.
fn keep(from: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::Write { path: to.display().to_string(), error };
    std::fs::create_dir_all(to).map_err(failed)?;
    for entry in std::fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if let (true, Some(name)) = (path.is_file(), path.file_name()) {
            write_file(&to.join(name), std::fs::read(&path).map_err(failed)?)?;
        }
    }
    Ok(())
}

/// A history is read before the work, so that hours are not lost to a file that is none.
fn read_history(path: &Path) -> Result<String, Failure> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(no_history(path, &error.to_string())),
    };
    if !text.trim().is_empty() {
        serde_json::from_str::<Vec<Entry>>(&text).map_err(|error| no_history(path, &error.to_string()))?;
    }
    Ok(text)
}

fn no_history(path: &Path, problem: &str) -> Failure {
    let help = "--history names a file that this command wrote, or a new one";
    Failure::other(format!("cannot read {}: {problem}", path.display()), help)
}

fn failure(error: &SynthError) -> Failure {
    let help = match error {
        SynthError::Tool(_) => {
            "`warpstep doctor` lists what is installed; scripts/install fpga gets the rest"
        }
        SynthError::NoSuchBlock { .. } => "--block takes the name of a module without its prefix",
        SynthError::Board { .. } => "name a smaller --program; --out-of-context leaves the board out",
        SynthError::Complaint { .. } | SynthError::Unreadable { .. } => {
            "`warpstep synth --output DIR` keeps all files; what does not fit is only counted with --no-place"
        }
        SynthError::OutOfTime { .. } => "--time-limit gives each tool more seconds",
        SynthError::NoEstimate { .. } => "--estimate knows the delays of --target ecp5",
        SynthError::Emit(_) => "that is a bug of the core; please report it",
        SynthError::Files(_) => "check the folder, its permissions and free space",
    };
    Failure::other(error.to_string(), help)
}
