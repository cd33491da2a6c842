//! `warpstep image`: a program as first contents of a memory, for Verilog's `$readmemh`.

use crate::failure::Failure;
use crate::output::{print, write_file};
use crate::run_arguments::load;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Image {
    /// ELF file, raw image for 0x80000000, or the name of a built-in kernel.
    program: String,
    /// Bytes of a word of the memory: `axi_bytes` of the configuration.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=64))]
    bytes: u16,
    /// The file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Image {
    pub fn execute(self) -> Result<ExitCode, Failure> {
        let text = image(&self.program)?.text(self.bytes.into());
        match &self.output {
            Some(path) => write_file(path, text)?,
            None => print(&text)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A program's image.
pub fn image(program: &str) -> Result<warpstep_program::Image, Failure> {
    let loaded = load(program)?;
    warpstep_program::Image::new(&loaded).map_err(|error| {
        let help =
            "kernels built with `warpstep build` lie there; a linker script of your own must put them there";
        Failure::other(format!("{program}: {error}"), help)
    })
}
