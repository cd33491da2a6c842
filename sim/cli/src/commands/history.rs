//! `warpstep history`: pictures of the active masks over time, and the width study.

mod bands;
mod tree;
mod width_study;

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::progress::Progress;
use crate::run_arguments::RunArguments;
use bands::Bands;
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_golden::Status;

/// More than this is no picture any more.
const MOST_STEPS: usize = 5_000_000;

#[derive(Args)]
pub struct History {
    #[command(flatten)]
    arguments: RunArguments,
    /// File of the picture.
    #[arg(short, long, value_name = "F.svg")]
    output: PathBuf,
    /// First step to draw.
    #[arg(long, default_value_t = 0, conflicts_with = "width_study")]
    from: u64,
    /// Last step to draw.
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true, conflicts_with = "width_study")]
    to: u64,
    /// Instead: how each warp splits, a line for each context, with forks at splits and joins at merges.
    #[arg(long, conflicts_with_all = ["width_study", "json"])]
    tree: bool,
    /// Instead: the same program with warps of 1, 8, 16 and 32 lanes and start-up arguments 0 and 1. The program
    /// leaves how long each of its software threads took in a table named `durations` of `threads` words.
    #[arg(long)]
    width_study: bool,
    /// Print the figures behind the picture as JSON.
    #[arg(long)]
    json: bool,
}

impl History {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        if self.width_study {
            width_study::execute(&self.arguments, &self.output, self.json)?;
            return Ok(ExitCode::SUCCESS);
        }
        let (program, mut machine) = self.arguments.machine()?;
        let mut bands = Bands::new(machine.config(), self.from..=self.to);
        let mut progress = Progress::new(&self.arguments.program);
        loop {
            let left = self.arguments.limit.saturating_sub(machine.instructions());
            let status = match left {
                0 => Err(machine.no_progress()),
                left => machine.advance(left.min(100_000), &mut bands),
            };
            match status {
                Ok(Status::Running) => progress.at(machine.instructions(), "warp-instructions"),
                Ok(Status::Finished) => break,
                Err(error) => {
                    let help = "the picture needs a program that ends; `warpstep run` explains more".into();
                    return Err(Failure::Run { program: program.name, problem: error.into(), help });
                }
            }
            if bands.steps() > MOST_STEPS {
                let problem = format!("{} has more than {MOST_STEPS} steps to draw", program.name);
                return Err(Failure::other(problem, "choose a window with --from and --to"));
            }
        }
        drop(progress);
        if let Some(code @ 1..) = machine.exit_code() {
            let _ = writeln!(std::io::stderr(), "note: the program ended with exit code {code}");
        }
        let config = machine.config();
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let title = format!(
            "{}: active lanes, {} warp{} of {} lane{}",
            program.name,
            config.warps,
            plural(config.warps),
            config.lanes,
            plural(config.lanes)
        );
        if self.tree {
            let title = format!("{}: how its warps split", program.name);
            write_file(&self.output, &warpstep_picture::split_trees_svg(&bands.into_trees(title))?)?;
            print(&format!("{}\n", self.output.display()))?;
            return Ok(ExitCode::SUCCESS);
        }
        let history = bands.into_history(title);
        let used = history.utilisation();
        write_file(&self.output, &warpstep_picture::history_svg(&history)?)?;
        let path = self.output.display().to_string();
        if self.json {
            print_json(&json!({
                "picture": path,
                "active_lane_steps": used.active,
                "lane_steps": used.running,
                "utilisation_percent": used.percent(),
            }))?;
        } else {
            let percent = used
                .percent()
                .map_or(String::new(), |percent| format!(", {percent:.1} % of lane-steps active"));
            print(&format!("{path}{percent}\n"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
