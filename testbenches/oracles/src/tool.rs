//! Running other people's programs, and what to do when they are not there: skip aloud, or fail when asked to.

use std::io::Write;
use std::path::Path;
use std::process::Command;

/// Set to 1, a missing tool is a failure instead of a skipped test.
pub const REQUIRE_TOOLS: &str = "WARPSTEP_REQUIRE_TOOLS";

/// Why a tool gave no answer.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// It is not installed.
    #[error("{tool} is not installed; get it with: {install}")]
    Missing {
        /// Command that was not found.
        tool: String,
        /// How to get it.
        install: &'static str,
    },
    /// The tool ran and failed.
    #[error("{tool} failed: {message}")]
    Failed {
        /// Command that failed.
        tool: String,
        /// What it wrote to standard error.
        message: String,
    },
    /// A file could not be written or read.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// Runs a tool in a folder and gives what it printed.
pub fn run(tool: &str, arguments: &[&str], folder: &Path) -> Result<String, ToolError> {
    let output = Command::new(tool).args(arguments).current_dir(folder).output()?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr).trim().to_string();
        return Err(ToolError::Failed { tool: tool.to_string(), message });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What was found; or `None` after saying that the test is skipped. With [`REQUIRE_TOOLS`] a missing tool panics.
pub fn found_or_skipped<T>(found: Result<T, ToolError>) -> Option<T> {
    match found {
        Ok(tool) => Some(tool),
        Err(error) if std::env::var(REQUIRE_TOOLS).is_ok_and(|value| value == "1") => panic!("{error}"),
        Err(error) => {
            say_skipped(&error.to_string());
            None
        }
    }
}

/// Says that a test is skipped, past the test harness, which swallows what a passing test prints.
pub fn say_skipped(reason: &str) {
    let thread = std::thread::current();
    // Nothing can be reported if standard error is closed.
    let _ = writeln!(std::io::stderr(), "skipped {}: {reason}", thread.name().unwrap_or("test"));
}
