//! `warpstep build`: a kernel's sources become an image, with the runtime that this command carries.

use crate::failure::Failure;
use crate::machine_arguments::MachineArguments;
use crate::output::{print, write_file};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use warpstep_runtime::{BuildError, DEFAULT_COMPILER, Extensions, write_headers};

#[derive(Args)]
pub struct Build {
    /// C files (built with crt0 and the runtime; `#include "warpstep.h"`), or assembler files alone (with `simt.inc`).
    /// Instructions that the machine lacks (--set multiply_divide=false, fpu=false) are not used.
    #[arg(required_unless_present = "headers")]
    sources: Vec<PathBuf>,
    /// The image; the first source's name with .elf if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// A gcc for RISC-V.
    #[arg(long, default_value = DEFAULT_COMPILER, value_name = "COMMAND")]
    compiler: String,
    /// Keep what debuggers read.
    #[arg(short = 'g', long)]
    debug: bool,
    /// Only write the headers and linker scripts into a folder, for an editor or a build of one's own.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["sources", "output"])]
    headers: Option<PathBuf>,
    /// Flags for the compiler, behind `--`.
    #[arg(last = true, value_name = "FLAGS")]
    flags: Vec<String>,
    // The image is for this machine: instructions that it lacks are not used.
    #[command(flatten)]
    machine: MachineArguments,
}

impl Build {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        if let Some(folder) = &self.headers {
            write_headers(folder).map_err(failure)?;
            return Ok(ExitCode::SUCCESS);
        }
        let output = match self.output {
            Some(output) => output,
            None => self.sources.first().map(|first| first.with_extension("elf")).unwrap_or_default(),
        };
        let machine = self.machine.config()?;
        let extensions = Extensions { multiply_divide: machine.multiply_divide, floats: machine.fpu };
        let Build { sources, compiler, debug, flags, .. } = self;
        let build = warpstep_runtime::Build { sources, extensions, compiler, flags, debug };
        let (image, warnings) = build.image().map_err(failure)?;
        if let Some(folder) = output.parent() {
            let failed = |error| Failure::Write { path: folder.display().to_string(), error };
            std::fs::create_dir_all(folder).map_err(failed)?;
        }
        write_file(&output, image)?;
        if !warnings.is_empty() {
            eprintln!("{warnings}");
        }
        print(&format!("{}\n", output.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn failure(error: BuildError) -> Failure {
    Failure::other(error.to_string(), error.help())
}
