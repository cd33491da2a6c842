//! The `warpstep` command: words and paths, no semantics.
//!
//! Each subcommand is one file under `commands/`. Exit codes: the program's own for `run`; 124 when the instruction
//! limit ends a run; 125 when a program or the command fails; 2 for words the command line does not know.

mod arguments;
mod commands;
mod failure;
mod machine_arguments;
mod output;
mod progress;
mod run_arguments;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match arguments::Arguments::parse().command.execute() {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
