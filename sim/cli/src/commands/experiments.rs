//! `warpstep experiments`: the papers' tables and figures, measured on the cycle model.

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::progress::Bar;
use clap::{Args, Subcommand};
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_experiments::{Measurement, Results, swas};

#[derive(Args)]
pub struct Experiments {
    #[command(subcommand)]
    which: Which,
}

#[derive(Subcommand)]
enum Which {
    /// Synchronised warp scheduling: six kernels, twelve schedules, 32 warps of 32 lanes.
    Swas(Swas),
}

#[derive(Args)]
struct Swas {
    /// Folder for the report, the pictures, the JSON and the single measurements; those found there are not made again.
    #[arg(short, long, default_value = "out/swas", value_name = "DIR")]
    output: PathBuf,
    /// Number of runs at the same time; as many as the machine has cores otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: Option<u16>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

impl Experiments {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.which {
            Which::Swas(swas) => swas.execute(),
        }
    }
}

impl Swas {
    fn execute(self) -> Result<ExitCode, Failure> {
        let help = "measurements made so far are kept; the same command goes on from there";
        let failed = |error: String| Failure::other(error, help);
        let results = Results::open(&self.output.join("runs")).map_err(|error| failed(error.to_string()))?;
        let threads = self
            .jobs
            .map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
        let machine = swas::parameters();
        let bar = Bar::new("runs", swas::tasks().len() as u64);
        let done = |task: &swas::Task, _: &Measurement| {
            bar.says(&format!("{} {}", task.kernel, task.schedule));
            bar.step();
        };
        let rows =
            swas::run(&machine, &results, threads, &done).map_err(|error| failed(error.to_string()))?;
        drop(bar);
        let figures = swas::figures(&rows)?;
        for figure in &figures {
            write_file(&self.output.join(figure.name).with_extension("svg"), &figure.svg)?;
        }
        let results = json!({ "machine": machine, "kernels": rows });
        let text = serde_json::to_string_pretty(&results).expect("plain data");
        write_file(&self.output.join("results.json"), &text)?;
        let report = self.output.join("report.html");
        write_file(&report, &swas::report(&machine, &rows, &figures))?;
        if self.json {
            print_json(&results)?;
        } else {
            print(&table(&rows))?;
            print(&format!("{} shows all of it, with pictures\n", report.display()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn table(rows: &[swas::KernelRow]) -> String {
    let mut text = format!(
        "{:<14} {:>12} {:>10} {:>12} {:>8} {:>8} {:>16}\n",
        "kernel", "instructions", "IPC gtlrr", "lrr/gtlrr", "ratio", "paper", "baseline errors"
    );
    for (row, printed) in rows.iter().zip(&swas::paper::PRINTED) {
        let (coordinated, baseline) = (row.under("gtlrr"), row.under("lrr/gtlrr"));
        text += &format!(
            "{:<14} {:>12} {:>10.2} {:>12.2} {:>8.2} {:>8.2} {:>16}\n",
            row.kernel,
            coordinated.instructions,
            coordinated.ipc,
            baseline.ipc,
            coordinated.ipc / baseline.ipc,
            printed.ratio,
            baseline.errors
        );
    }
    text
}
