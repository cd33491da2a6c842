//! `warpstep bench`: how fast the engines are, measured on the spot.

use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::run_arguments::load;
use clap::{Args, Subcommand};
use serde::Serialize;
use std::process::ExitCode;
use std::time::Instant;
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
        /// As JSON.
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
        let What::Golden { json } = self.what;
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
        if json {
            print_json(&results)?;
        } else {
            print(&results.iter().map(line).collect::<String>())?;
        }
        Ok(ExitCode::SUCCESS)
    }
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
        let status = machine.advance(10_000_000, observer).map_err(|error| Failure::Run {
            program: kernel.into(),
            error,
            help: "a built-in kernel failed".into(),
        })?;
        if status == Status::Finished {
            break;
        }
        progress.at(machine.lane_instructions(), "lane-instructions");
    }
    let seconds = start.elapsed().as_secs_f64();
    if machine.exit_code() != Some(0) {
        return Err(Failure::other(format!("{kernel} did not exit with 0"), "the measurement is void"));
    }
    let lane_instructions = machine.lane_instructions();
    let lane_instructions_per_second = lane_instructions as f64 / seconds;
    Ok(Measurement { kernel, shape, records, lane_instructions, seconds, lane_instructions_per_second })
}

fn line(m: &Measurement) -> String {
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
