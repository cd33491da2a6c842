//! `--certificate` and `--check`: a bound as a file that proves it.

use crate::failure::Failure;
use crate::output::{print, print_json, write_file};
use crate::progress::Waiting;
use serde::Serialize;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use warpstep_certificate::{Certificate, Checked, Refusal, certify, check};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_wcet::{Bound, Start};

/// What a checked certificate proves.
#[derive(Serialize)]
struct Verdict {
    program: String,
    machine: String,
    bound: u64,
    method: &'static str,
    assumptions: Vec<String>,
    /// What was followed: cycles of the machine, states compared, steps between them.
    cycles: u64,
    states: u64,
    ways: u64,
    seconds: f64,
}

/// Writes the certificate of a bound.
pub fn write(
    path: &Path,
    config: &Config,
    program: &Program,
    start: &Start,
    bound: &Bound,
) -> Result<(), Failure> {
    write_file(path, certify(config, program, start, bound).text())
}

/// Checks the certificate in a file for this program; nothing is searched for.
pub fn check_file(
    path: &Path,
    config: &Config,
    program: &Program,
    start: &Start,
    limit: u64,
    json: bool,
) -> Result<ExitCode, Failure> {
    let unreadable = |error| {
        Failure::other(
            format!("cannot read {}: {error}", path.display()),
            "`warpstep wcet PROGRAM --certificate FILE` writes one",
        )
    };
    let text = std::fs::read_to_string(path).map_err(unreadable)?;
    let began = Instant::now();
    let waiting = Waiting::new("checking the certificate");
    let parsed = Certificate::parse(&text);
    let checked = parsed.and_then(|certificate| {
        let checked = check(&certificate, config, program, start, limit)?;
        Ok((certificate, checked))
    });
    drop(waiting);
    let (certificate, checked) = checked.map_err(|refusal| refused(path, program, &refusal))?;
    let Checked { bound, cycles, states, ways } = checked;
    let verdict = Verdict {
        program: program.name.clone(),
        machine: super::machine_words(config),
        bound,
        method: certificate.method(),
        assumptions: certificate.assumptions,
        cycles,
        states,
        ways,
        seconds: began.elapsed().as_secs_f64(),
    };
    if json {
        print_json(&verdict)?;
    } else {
        print(&verdict.to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Verdict { program, machine, bound, method, cycles, states, ways, seconds, .. } = self;
        writeln!(f, "{program} on {machine}")?;
        let exactly =
            if *method == "exact" { "every run takes exactly these" } else { "no run takes longer" };
        writeln!(f, "proven     {bound} cycles: {exactly} ({method})")?;
        writeln!(
            f,
            "checked    {states} states, {ways} steps between them, {cycles} cycles of the machine, {seconds:.2} s"
        )?;
        self.assumptions.iter().try_for_each(|assumption| writeln!(f, "assumes    {assumption}"))
    }
}

fn refused(path: &Path, program: &Program, refusal: &Refusal) -> Failure {
    let help = match refusal {
        Refusal::Unreadable { .. } | Refusal::Version { .. } => {
            "`warpstep wcet PROGRAM --certificate FILE` writes one of this version"
        }
        Refusal::Program { .. } | Refusal::Different { .. } => {
            "--check wants the program, machine, inputs and loop bounds as they were given with --certificate; the file does not decide what it is about"
        }
        Refusal::TooMuch { .. } => "it may be true; nobody waited for it",
        _ => {
            "the certificate proves nothing: it was changed, or whoever made it was wrong, or another release of warpstep"
        }
    };
    let message = format!("{} is refused for {}: {refusal}", path.display(), program.name);
    Failure::other(message, help)
}
