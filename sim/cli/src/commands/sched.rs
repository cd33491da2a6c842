//! `warpstep sched`: how well each schedule keeps to its policy, and what it costs.

mod region;

use crate::failure::{Failure, Problem};
use crate::output::{print, print_json, write_file};
use crate::progress::Progress;
use crate::run_arguments::RunArguments;
use clap::Args;
use region::Region;
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_cycle::{CycleObserver, Oracle, ScheduleRecord};
use warpstep_golden::{Retire, Status};
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

#[derive(Serialize)]
struct Row {
    schedule: String,
    cycles: u64,
    /// Lane-instructions, NOPs not counted.
    committed: u64,
    ipc: f64,
    discrepancies: u64,
    errors: u64,
    error_rate: f64,
}

/// Counts in the region of interest, core by core.
struct Count {
    cores: Vec<(Oracle, Region)>,
    committed: u64,
}

impl CycleObserver for Count {
    fn retired(&mut self, record: &Retire) {
        if self.cores[record.at.core].1.enters(record) {
            self.committed += u64::from(record.active.count_ones());
        }
    }
    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        let (oracle, region) = &mut self.cores[core];
        oracle.see(record, region.covers(record));
    }
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

    fn measure(&self, program: &Program, config: &Config, schedule: Schedule) -> Result<Row, Failure> {
        let mut parameters = config.parameters();
        parameters.schedule = schedule;
        let config = Config::try_from(parameters)?;
        let mut count = Count { cores: Vec::new(), committed: 0 };
        for _ in 0..config.cores {
            let region = Region::new(self.region.as_deref(), program, config.warps)?;
            count.cores.push((Oracle::new(schedule, config.warps), region));
        }
        let mut chip = self.arguments.chip(program, &config)?;
        let failed = |problem: Problem| Failure::Run {
            program: program.name.clone(),
            problem,
            help: format!("that was under schedule {schedule}; `warpstep run --engine cycle` explains more"),
        };
        let mut progress = Progress::new(&format!("{} {schedule}", program.name));
        while chip.advance_by(100_000, &mut count).map_err(|error| failed(error.into()))? == Status::Running {
            progress.at(chip.counters().cycles, "cycles");
            if chip.counters().cycles >= self.arguments.limit {
                return Err(failed(chip.no_end().into()));
            }
        }
        let oracles = || count.cores.iter().map(|(oracle, _)| oracle);
        let cycles = oracles().map(|oracle| oracle.cycles).max().unwrap_or(0);
        let discrepancies = oracles().map(|oracle| oracle.discrepancies).sum();
        let errors = oracles().map(|oracle| oracle.errors).sum();
        let disobediences: u64 = oracles().map(|oracle| oracle.disobediences).sum();
        if disobediences > 0 {
            let problem = format!("{schedule} did not follow its own policy in {disobediences} cycles");
            return Err(Failure::other(problem, "that is a bug of the cycle model; please report it"));
        }
        let rate = |part: u64| part as f64 / cycles.max(1) as f64;
        Ok(Row {
            schedule: schedule.to_string(),
            cycles,
            committed: count.committed,
            ipc: rate(count.committed),
            discrepancies,
            errors,
            error_rate: rate(errors),
        })
    }
}

fn table(rows: &[Row]) -> String {
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

fn bars(program: &Program, rows: &[Row]) -> Bars {
    let percent = |part: u64, row: &Row| Some(100.0 * part as f64 / row.cycles.max(1) as f64);
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
