//! `warpstep synthetic`: a program that diverges as much as wanted, as an ELF file.

use crate::failure::Failure;
use crate::output::{print, write_file};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Synthetic {
    /// The image.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Share of instructions that only some lanes execute, 0 to 1.
    #[arg(long, default_value_t = 0.5)]
    divergent: f64,
    /// Share of instructions that load or store, 0 to 1.
    #[arg(long, default_value_t = 0.1)]
    memory: f64,
    /// How deep conditions are nested; each level halves the lanes.
    #[arg(long, default_value_t = 3)]
    depth: u32,
    /// Lanes that conditions tell apart, a power of two.
    #[arg(long, default_value_t = 8)]
    lanes: usize,
    /// Rounds.
    #[arg(long, default_value_t = 20)]
    loops: u32,
    /// Instructions a warp issues in a round without splitting, conditionals not counted.
    #[arg(long, default_value_t = 160)]
    length: usize,
}

impl Synthetic {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let Synthetic { output, divergent, memory, depth, lanes, loops, length } = self;
        let wish = warpstep_synthetic::Synthetic { divergent, memory, depth, lanes, loops, length };
        let program = wish.program().map_err(|error| {
            Failure::other(error.to_string(), "`warpstep synthetic --help` says what each number means")
        })?;
        write_file(&output, program.elf())?;
        print(&format!("{}\n", output.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}
