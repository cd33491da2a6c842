//! `warpstep config list|show`.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json};
use clap::{Args, Subcommand};
use std::fmt::Write;
use std::process::ExitCode;
use warpstep_spec::config::{NAMES, named};

#[derive(Args)]
pub struct Config {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// List the named configurations.
    List {
        /// Print configurations as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show every field of one configuration, changes applied.
    Show {
        /// Its name or file (as --config).
        #[arg(conflicts_with = "config")]
        name: Option<String>,
        /// Print the configuration as JSON.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        machine: MachineArguments,
    },
}

impl Config {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.action {
            Action::List { json } => list(json)?,
            Action::Show { name, json, mut machine } => {
                machine.config = name.unwrap_or(machine.config);
                show(&machine.config()?, json)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn list(json: bool) -> Result<(), Failure> {
    let configs: Vec<_> = NAMES.iter().filter_map(|name| named(name)).collect();
    if json {
        return print_json(&configs.iter().map(|config| config.parameters()).collect::<Vec<_>>());
    }
    let mut text = format!(
        "{:<12} {:>5} {:>5} {:>5} {:>6}  {:<10} {:<8} fpu\n",
        "name", "cores", "warps", "lanes", "splits", "schedule", "mode"
    );
    for c in &configs {
        let (schedule, mode) = (c.schedule.to_string(), c.split_mode.name());
        let _ = writeln!(
            text,
            "{:<12} {:>5} {:>5} {:>5} {:>6}  {schedule:<10} {mode:<8} {}",
            c.name,
            c.cores,
            c.warps,
            c.lanes,
            c.splits,
            if c.fpu { "yes" } else { "no" }
        );
    }
    print(&text)
}

fn show(config: &warpstep_spec::Config, json: bool) -> Result<(), Failure> {
    if json {
        return print_json(&config.parameters());
    }
    let tree = serde_json::to_value(config.parameters()).expect("parameters are plain data");
    let mut text = String::new();
    lines(&mut text, "", &tree);
    let _ = writeln!(text, "\nfollows:");
    let derived = [
        ("contexts per warp", config.contexts()),
        ("queue depth", config.queue_depth()),
        ("divergence stack depth", config.stack_depth()),
        ("barriers", config.barriers()),
    ];
    for (name, value) in derived {
        let _ = writeln!(text, "{name:<32} {value}");
    }
    print(&text)
}

fn lines(text: &mut String, prefix: &str, tree: &serde_json::Value) {
    let Some(fields) = tree.as_object() else { return };
    for (name, value) in fields {
        match value {
            serde_json::Value::Object(_) => lines(text, &format!("{prefix}{name}."), value),
            serde_json::Value::String(word) => {
                let _ = writeln!(text, "{:<32} {word}", format!("{prefix}{name}"));
            }
            other => {
                let _ = writeln!(text, "{:<32} {other}", format!("{prefix}{name}"));
            }
        }
    }
}
