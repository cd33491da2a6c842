//! `warpstep check`: what is wrong with a program before it runs. Exit code: 0 nothing, 1 something, 2 it could not be checked.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, print_json};
use crate::patch_arguments::PatchArguments;
use crate::run_arguments::load;
use clap::Args;
use serde::Serialize;
use std::process::ExitCode;
use warpstep_check::{Finding, Report, check};
use warpstep_flow::{FlowError, Place};
use warpstep_program::Program;
use warpstep_spec::Config;

/// The exit code for a program with findings, and for no answer.
const WRONG: u8 = 1;
const TROUBLE: u8 = 2;

#[derive(Args)]
pub struct Check {
    /// ELF file, raw image for 0x80000000, or the name of a built-in kernel.
    program: String,
    #[command(flatten)]
    patches: PatchArguments,
    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    machine: MachineArguments,
}

#[derive(Serialize)]
struct Found<'a> {
    program: &'a str,
    config: &'a str,
    functions: usize,
    instructions: usize,
    uniform_branches: usize,
    findings: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    kind: &'static str,
    #[serde(flatten)]
    at: At<'a>,
    instruction: &'a str,
    reason: &'a str,
    because: Vec<Because<'a>>,
    help: &'static str,
}

#[derive(Serialize)]
struct At<'a> {
    address: u32,
    place: Option<&'a str>,
}

#[derive(Serialize)]
struct Because<'a> {
    #[serde(flatten)]
    at: At<'a>,
    what: &'a str,
}

impl Check {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        match self.answer() {
            Err(failure @ Failure::Stdout { .. }) => Err(failure),
            Err(failure) => {
                failure.report();
                Ok(ExitCode::from(TROUBLE))
            }
            Ok(code) => Ok(code),
        }
    }

    fn answer(&self) -> Result<ExitCode, Failure> {
        let mut program = load(&self.program)?;
        self.patches.apply(&mut program)?;
        let config = self.machine.config()?;
        let report = check(&program, &config).map_err(|error| {
            let warpstep_check::CheckError::Flow(flow) = &error;
            Failure::other(format!("{} cannot be checked: {error}", program.name), help(flow))
        })?;
        if self.json {
            print_json(&found(&program, &config, &report))?;
        } else {
            print(&text(&program, &config, &report))?;
        }
        Ok(if report.findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(WRONG) })
    }
}

fn help(error: &FlowError) -> &'static str {
    match error {
        FlowError::Indirect { .. } => {
            "where jumps go must be in the binary: direct, a return, a switch, or a call of a function whose address is taken"
        }
        _ => "`warpstep run --strict` finds what goes wrong in a run",
    }
}

fn text(program: &Program, config: &Config, report: &Report) -> String {
    let mut text: String = report.findings.iter().map(ToString::to_string).collect();
    let count = match report.findings.len() {
        0 => "nothing found".to_string(),
        1 => "1 finding".to_string(),
        count => format!("{count} findings"),
    };
    text += &format!(
        "{} on {}: {count}; {} instructions in {} functions, lanes agree at {} branches\n",
        program.name,
        config.name,
        report.instructions,
        report.functions,
        report.uniform.len()
    );
    text
}

fn found<'a>(program: &'a Program, config: &'a Config, report: &'a Report) -> Found<'a> {
    Found {
        program: &program.name,
        config: &config.name,
        functions: report.functions,
        instructions: report.instructions,
        uniform_branches: report.uniform.len(),
        findings: report.findings.iter().map(row).collect(),
    }
}

fn row(finding: &Finding) -> Row<'_> {
    let because = finding.because.iter().map(|step| Because { at: at(&step.place), what: &step.what });
    Row {
        kind: finding.kind.word(),
        at: at(&finding.place),
        instruction: &finding.instruction,
        reason: &finding.reason,
        because: because.collect(),
        help: finding.kind.help(),
    }
}

fn at(place: &Place) -> At<'_> {
    At { address: place.pc, place: place.name.as_deref() }
}
