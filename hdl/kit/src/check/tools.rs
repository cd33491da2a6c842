//! The tools of others that the checks call, and what happens where one is not installed.
//!
//! A missing tool skips the check and says so; with `WARPSTEP_REQUIRE_TOOLS=1`, as in CI, it fails.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

/// Why a check could not be made.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// The tool is not there, and skipping is not allowed.
    #[error(
        "`{tool}` is not installed, and WARPSTEP_REQUIRE_TOOLS=1 forbids to do without: apt-get install {tool}"
    )]
    Missing {
        /// Name of program and of Debian package.
        tool: &'static str,
    },
    /// The tool is there and did not start.
    #[error("`{tool}` does not start: {cause}")]
    Start {
        /// Name of the program.
        tool: String,
        /// What the system says.
        cause: std::io::Error,
    },
}

/// Whether `tool` can be called. False means: skip, it has been said.
pub(crate) fn available(tool: &'static str) -> Result<bool, ToolError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let required = std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    find(tool, &path, required)
}

/// Whether everything the checks call is there, for tests that mean nothing without. False has been said aloud.
pub fn tools_installed() -> Result<bool, ToolError> {
    ["iverilog", "verilator", "yosys"].into_iter().try_fold(true, |all, tool| Ok(available(tool)? && all))
}

fn find(tool: &'static str, path: &OsStr, required: bool) -> Result<bool, ToolError> {
    let found = std::env::split_paths(path).any(|folder| folder.join(tool).is_file());
    if !found && required {
        return Err(ToolError::Missing { tool });
    }
    if !found {
        eprintln!("SKIPPED: `{tool}` is not installed (apt-get install {tool}); nothing was checked with it");
    }
    Ok(found)
}

/// Runs `tool` in `folder`.
pub(crate) fn run(tool: &str, arguments: &[String], folder: &Path) -> Result<Output, ToolError> {
    let output = Command::new(tool).args(arguments).current_dir(folder).output();
    output.map_err(|cause| ToolError::Start { tool: tool.to_string(), cause })
}

/// All a tool said.
pub(crate) fn said(output: &Output) -> String {
    let both = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    both.concat().trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_skips_unless_tools_are_required() {
        let nowhere = OsStr::new("/nowhere");
        assert!(matches!(find("iverilog", nowhere, false), Ok(false)));
        let error = find("iverilog", nowhere, true).expect_err("tools are required");
        assert!(error.to_string().contains("apt-get install iverilog"));
    }
}
