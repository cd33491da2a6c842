//! `warpstep sched`: how well each schedule keeps to its policy, and what it costs.

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::progress::Progress;
use crate::run_arguments::RunArguments;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_experiments::{MeasureError, Measurement, Region, measure};
use warpstep_picture::{BarGroup, Bars, bars_svg};
use warpstep_program::Program;
use warpstep_spec::{Config, Schedule};

#[derive(Args)]
pub struct Sched {
    #[command(flatten)]
    arguments: RunArguments,
    /// Only these schedules, e.g. gtlrr,lrr/gtlrr; all twelve otherwise.
    #[arg(long, value_delimiter = ',')]
    only: Vec<Schedule>,
    /// Count only while a warp executes code from one symbol or address up to another, e.g. kernel:kernel_end.
    #[arg(long, value_name = "FROM:TO")]
    region: Option<String>,
    /// Draw discrepancy and error rates as bars.
    #[arg(short, long, value_name = "F.svg")]
    output: Option<PathBuf>,
    /// Print the schedule as JSON.
    #[arg(long)]
    json: bool,
}

impl Sched {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let program = self.arguments.load()?;
        let config = self.arguments.machine.config()?;
        let schedules = if self.only.is_empty() { Schedule::all() } else { self.only.clone() };
        let mut rows = Vec::new();
        for schedule in schedules {
            rows.push(self.measure(&program, &config, schedule)?);
        }
        if let Some(path) = &self.output {
            write_file(path, &bars_svg(&bars(&program, &rows))?)?;
        }
        if self.json {
            print_json(&rows)?;
        } else {
            print(&table(&rows))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn measure(
        &self,
        program: &Program,
        config: &Config,
        schedule: Schedule,
    ) -> Result<Measurement, Failure> {
        let mut parameters = config.parameters();
        parameters.schedule = schedule;
        let config = Config::try_from(parameters)?;
        let region = match &self.region {
            None => Region::everything(config.warps),
            Some(words) => Region::new(words, program, config.warps).map_err(|error| {
                let help =
                    "write FROM:TO with symbols of the program (`warpstep disasm` shows them) or 0x… addresses";
                Failure::other(format!("--region {error}"), help)
            })?,
        };
        let chip = self.arguments.chip(program, &config)?;
        let mut progress = Progress::new(&format!("{} {schedule}", program.name));
        let measured = measure(chip, &config, &region, self.arguments.limit, &mut |cycles| {
            progress.at(cycles, "cycles")
        });
        measured.map(|(measurement, _)| measurement).map_err(|error| match error {
            MeasureError::Run(error) => Failure::Run {
                program: program.name.clone(),
                problem: error.into(),
                help: format!(
                    "that was under schedule {schedule}; `warpstep run --engine cycle` explains more"
                ),
            },
            bug => Failure::other(bug.to_string(), "please report it"),
        })
    }
}

fn table(rows: &[Measurement]) -> String {
    let mut text = format!(
        "{:<12} {:>10} {:>12} {:>8} {:>14} {:>10} {:>10}\n",
        "schedule", "cycles", "committed", "IPC", "discrepancies", "errors", "error rate"
    );
    for row in rows {
        text += &format!(
            "{:<12} {:>10} {:>12} {:>8.3} {:>14} {:>10} {:>8.2} %\n",
            row.schedule,
            row.cycles,
            row.committed,
            row.ipc,
            row.discrepancies,
            row.errors,
            100.0 * row.error_rate
        );
    }
    text
}

fn bars(program: &Program, rows: &[Measurement]) -> Bars {
    let percent = |part: u64, row: &Measurement| Some(100.0 * part as f64 / row.cycles.max(1) as f64);
    Bars {
        title: format!("{}: cycles in which the policy was not kept", program.name),
        value_label: "% of cycles".into(),
        series: vec!["discrepancies".into(), "errors".into()],
        groups: rows
            .iter()
            .map(|row| BarGroup {
                name: row.schedule.clone(),
                values: vec![percent(row.discrepancies, row), percent(row.errors, row)],
            })
            .collect(),
    }
}
