//! Calls of Yosys: a script in a folder, its log beside it.

use crate::error::MutantError;
use std::path::Path;
use std::time::{Duration, Instant};
use warpstep_tools::{Ended, Tool, run};

/// Every tool that is needed here, and how to get it. Verilator and the compiler are the co-simulation's.
pub const TOOLS: [Tool; 2] = [("yosys", GET), ("yosys-abc", GET)];
const GET: &str = "apt-get install yosys, or scripts/install test";

/// Runs a script; the words it said, or nothing if its time was over.
pub(crate) fn script(
    folder: &Path,
    name: &str,
    text: &str,
    limit: Duration,
) -> Result<Option<String>, MutantError> {
    std::fs::write(folder.join(name), text)?;
    let words = ["-s".into(), name.into()];
    match run("yosys", &words, folder, &format!("{name}.log"), Instant::now() + limit)? {
        Ended::OutOfTime => Ok(None),
        Ended::Itself(status, said) if status.success() => Ok(Some(said)),
        Ended::Itself(_, said) => {
            let lines: Vec<&str> = said.lines().collect();
            let words = lines[lines.len().saturating_sub(12)..].join("\n");
            Err(MutantError::Complaint { tool: "yosys", words })
        }
    }
}

/// Without the tools there is nothing to test, and only a run that demands them calls that a failure.
#[cfg(test)]
pub(crate) fn has_tools() -> bool {
    let found = warpstep_tools::check(&TOOLS).is_ok();
    assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "Yosys is not installed");
    found
}
