//! `warpstep bench`: how fast the engines are, measured on the spot.

mod cosim;
mod diff;
mod machines;
mod wcet;

use crate::failure::{Failure, Problem};
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::run_arguments::load;
use clap::{Args, Subcommand};
use machines::Splits;
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Machine, Observer, Options, Retire, Silent, Status};
use warpstep_spec::Config;
use warpstep_spec::config::named;

#[derive(Args)]
pub struct Bench {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The golden engine on the ALU loop at 4x4 and 32x32.
    Golden {
        /// Print measurements as JSON.
        #[arg(long)]
        json: bool,
    },
    /// The core in lockstep on the ALU loop at 4x4 and 32x32, emission, and a new configuration.
    Cosim {
        #[command(flatten)]
        splits: Splits,
        /// Print measurements as JSON.
        #[arg(long)]
        json: bool,
    },
    /// The cycle model on the ALU loop at 4x4 and 32x32.
    Cycle {
        #[command(flatten)]
        splits: Splits,
        /// Print measurements as JSON.
        #[arg(long)]
        json: bool,
    },
    /// The analysis of time bounds: against blocks, warps and choices, and on every kernel in C.
    Wcet {
        /// Only these: blocks, warps, choices, kernel, or a kernel's name.
        only: Vec<String>,
        /// Also write pictures into this folder.
        #[arg(long, value_name = "FOLDER")]
        pictures: Option<PathBuf>,
        /// Print measurements as JSON.
        #[arg(long)]
        json: bool,
    },
    /// The difference of two large waveforms: speed and memory.
    Diff {
        /// Size of each waveform.
        #[arg(long, default_value_t = 200)]
        megabytes: u64,
        /// Print measurements as JSON.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct Measurement {
    kernel: &'static str,
    shape: String,
    records: bool,
    lane_instructions: u64,
    seconds: f64,
    lane_instructions_per_second: f64,
}

/// Takes every record and looks at it, so that the compiler cannot drop the work.
#[derive(Default)]
struct Recording(u64);

impl Observer for Recording {
    fn retired(&mut self, record: &Retire) {
        self.0 = self.0.wrapping_add(u64::from(record.values[0])).wrapping_add(record.issue);
    }
}

impl Bench {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.what {
            What::Golden { json } => show(&golden()?, json, golden_line)?,
            What::Cosim { splits, json } => show(&cosim::measure(splits)?, json, cosim::Measurement::line)?,
            What::Cycle { splits, json } => show(&cycle(splits)?, json, cycle_line)?,
            What::Wcet { only, pictures, json } => wcet::execute(&only, pictures.as_deref(), json)?,
            What::Diff { megabytes, json } => show(&diff::measure(megabytes)?, json, diff::line)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn show<T: Serialize>(results: &[T], json: bool, line: fn(&T) -> String) -> Result<(), Failure> {
    if json { print_json(&results) } else { print(&results.iter().map(line).collect::<String>()) }
}

fn golden() -> Result<Vec<Measurement>, Failure> {
    let cases = [
        ("alu_loop", "small", false),
        ("alu_loop", "small", true),
        ("alu_loop", "paper-swas", false),
        ("alu_loop", "paper-swas", true),
        ("alu_loop_fp", "small", false),
    ];
    let mut results = Vec::new();
    for (kernel, config, records) in cases {
        let config = named(config).expect("a named configuration");
        results.push(match records {
            false => measure(kernel, config, records, &mut Silent)?,
            true => measure(kernel, config, records, &mut Recording::default())?,
        });
    }
    Ok(results)
}

#[derive(Serialize)]
struct CycleMeasurement {
    kernel: &'static str,
    shape: String,
    schedule: String,
    cycles: u64,
    lane_ipc: f64,
    seconds: f64,
    cycles_per_second: f64,
}

fn cycle(splits: Splits) -> Result<Vec<CycleMeasurement>, Failure> {
    splits.machines()?.into_iter().map(|config| measure_cycles("alu_loop", config)).collect()
}

fn measure_cycles(kernel: &'static str, config: Config) -> Result<CycleMeasurement, Failure> {
    let program = load(kernel)?;
    let (shape, schedule) = (machines::shape(&config), config.schedule.to_string());
    let mut progress = Progress::new(&format!("{kernel} {shape} {schedule}"));
    let options = Options::for_config(&config);
    let mut chip = Chip::new(config, options, &program, Launch::default());
    let start = Instant::now();
    while chip.advance_by(1_000_000, &mut Quiet).map_err(|error| failed(kernel, error.into()))?
        == Status::Running
    {
        progress.at(chip.counters().cycles, "cycles");
    }
    let seconds = start.elapsed().as_secs_f64();
    check_exit(kernel, chip.golden())?;
    let counters = chip.counters();
    Ok(CycleMeasurement {
        kernel,
        shape,
        schedule,
        cycles: counters.cycles,
        lane_ipc: counters.lane_instructions as f64 / counters.cycles as f64,
        seconds,
        cycles_per_second: counters.cycles as f64 / seconds,
    })
}

fn failed(kernel: &str, problem: Problem) -> Failure {
    Failure::Run { program: kernel.into(), problem, help: "a built-in kernel failed".into() }
}

fn check_exit(kernel: &str, machine: &Machine) -> Result<(), Failure> {
    match machine.exit_code() {
        Some(0) => Ok(()),
        _ => Err(Failure::other(format!("{kernel} did not exit with 0"), "the measurement is void")),
    }
}

fn cycle_line(m: &CycleMeasurement) -> String {
    format!(
        "{:<12} {:<15} {:<10} {:>8.2} M cycles/s  lane-IPC {:>6.3} ({} cycles in {:.2} s)\n",
        m.kernel,
        m.shape,
        m.schedule,
        m.cycles_per_second / 1e6,
        m.lane_ipc,
        m.cycles,
        m.seconds
    )
}

fn measure<O: Observer>(
    kernel: &'static str,
    config: Config,
    records: bool,
    observer: &mut O,
) -> Result<Measurement, Failure> {
    let program = load(kernel)?;
    let shape = format!("{}x{}", config.warps, config.lanes);
    let mut progress = Progress::new(&format!("{kernel} {shape}"));
    let options = Options::for_config(&config);
    let mut machine = Machine::new(config, options, &program, Launch::default());
    let start = Instant::now();
    loop {
        let status = machine.advance(10_000_000, observer).map_err(|error| failed(kernel, error.into()))?;
        if status == Status::Finished {
            break;
        }
        progress.at(machine.lane_instructions(), "lane-instructions");
    }
    let seconds = start.elapsed().as_secs_f64();
    check_exit(kernel, &machine)?;
    let lane_instructions = machine.lane_instructions();
    let lane_instructions_per_second = lane_instructions as f64 / seconds;
    Ok(Measurement { kernel, shape, records, lane_instructions, seconds, lane_instructions_per_second })
}

fn golden_line(m: &Measurement) -> String {
    format!(
        "{:<12} {:>6} {:<16} {:>8.1} M lane-instructions/s ({} in {:.2} s)\n",
        m.kernel,
        m.shape,
        if m.records { "with records" } else { "" },
        m.lane_instructions_per_second / 1e6,
        m.lane_instructions,
        m.seconds
    )
}
