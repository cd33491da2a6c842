//! One run of Spike: an ELF file in, the commits of the program out.

use super::log::{Access, Commit, LogError, parse_log};
use crate::binutils::ISA;
use crate::scalar::{CODE, MEMORY_BYTES, TOHOST};
use crate::tool::{self, ToolError};
use std::fs;
use std::path::Path;

/// Instructions after which a program is taken to be lost.
const LIMIT: usize = 2_000_000;

/// Why there are no commits.
#[derive(Debug, thiserror::Error)]
pub enum SpikeError {
    /// Spike did not run.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// It ran and its log is of no use.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The program did not end itself.
    #[error("the program did not store to tohost within {LIMIT} instructions")]
    Endless,
}

/// What every instruction of the program did, up to and including the store to [`TOHOST`] that ends it.
pub fn run(spike: &Path, elf: &[u8]) -> Result<Vec<Commit>, SpikeError> {
    let folder = tempfile::tempdir().map_err(ToolError::File)?;
    fs::write(folder.path().join("program.elf"), elf).map_err(ToolError::File)?;
    let isa = format!("--isa={ISA}");
    let memory = format!("-m{CODE:#x}:{MEMORY_BYTES:#x}");
    let limit = format!("--instructions={LIMIT}");
    let arguments = [&isa, &memory, &limit, "-l", "--log-commits", "--log=commits.log", "program.elf"];
    tool::run(&spike.to_string_lossy(), &arguments, folder.path())?;
    let log = fs::read_to_string(folder.path().join("commits.log")).map_err(ToolError::File)?;

    let mut commits = parse_log(&log)?;
    // The boot code lies elsewhere.
    let start = commits.iter().position(|commit| commit.pc == CODE).unwrap_or(commits.len());
    commits.drain(..start);
    let is_end = |commit: &Commit| matches!(commit.access, Some(Access::Store { address: TOHOST, .. }));
    let end = commits.iter().position(is_end).ok_or(SpikeError::Endless)?;
    commits.truncate(end + 1);
    Ok(commits)
}
