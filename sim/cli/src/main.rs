//! The `warpstep` command: words and paths, no semantics.
//!
//! Each subcommand is one file under `commands/`. Exit codes: the program's own for `run`; 124 when the instruction
//! limit ends a run; 125 when a program or the command fails; 2 for words the command line does not know. `diff` and `check` answer
//! by 0 and 1, and 2 where they cannot.

mod arguments;
mod commands;
mod failure;
mod machine_arguments;
mod map_arguments;
mod output;
mod patch_arguments;
mod progress;
mod promises;
mod run_arguments;

use clap::Parser;
use std::process::ExitCode;

/// As shells count a program that was interrupted.
const INTERRUPTED: i32 = 130;

fn main() -> ExitCode {
    // No half-written file and no tool is left. Without a handler an interrupt ends the program all the same.
    let _ = ctrlc::set_handler(|| {
        let _no_file_begins = warpstep_wave::remove_unfinished();
        warpstep_tools::end_all();
        std::process::exit(INTERRUPTED);
    });
    match arguments::Arguments::parse().command.execute() {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
