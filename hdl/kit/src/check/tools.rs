//! The tools of others that the checks call, and what happens where one is not installed.
//!
//! A missing tool skips the check and says so; with `WARPSTEP_REQUIRE_TOOLS=1`, as in CI, it fails. A tool that does not end is
//! ended: a combinational loop lets Icarus run for ever within one moment of simulated time.

use std::ffi::OsStr;
use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

/// Far more than any tool needs for a block, on a busy machine too.
const LIMIT: Duration = Duration::from_secs(300);

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
    /// The tool did not end.
    #[error("`{tool}` did not end within {} s and was killed; does the block hold a combinational loop?", limit.as_secs())]
    Endless {
        /// Name of the program.
        tool: String,
        /// How long it was waited for.
        limit: Duration,
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
    run_within(tool, arguments, folder, LIMIT)
}

fn run_within(tool: &str, arguments: &[String], folder: &Path, limit: Duration) -> Result<Output, ToolError> {
    let failed = |cause| ToolError::Start { tool: tool.to_string(), cause };
    // Files, not pipes: nobody reads while the tool runs.
    let (mut said, mut complained) =
        (tempfile::tempfile().map_err(failed)?, tempfile::tempfile().map_err(failed)?);
    let mut child = Command::new(tool)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(said.try_clone().map_err(failed)?)
        .stderr(complained.try_clone().map_err(failed)?)
        .spawn()
        .map_err(failed)?;
    let Some(status) = wait(&mut child, limit).map_err(failed)? else {
        return Err(ToolError::Endless { tool: tool.to_string(), limit });
    };
    let mut output = Output { status, stdout: vec![], stderr: vec![] };
    for (file, bytes) in [(&mut said, &mut output.stdout), (&mut complained, &mut output.stderr)] {
        file.rewind().and_then(|()| file.read_to_end(bytes)).map_err(failed)?;
    }
    Ok(output)
}

/// How it ended; `None` if it had to be killed.
fn wait(child: &mut Child, limit: Duration) -> std::io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
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

    #[test]
    fn a_tool_that_does_not_end_is_killed_and_named() {
        let run = |seconds: &str| {
            run_within("sleep", &[seconds.into()], Path::new("."), Duration::from_millis(300))
        };
        assert!(run("0").expect("it ends").status.success());
        let error = run("60").expect_err("it does not end in time");
        assert!(error.to_string().contains("`sleep` did not end"), "{error}");
    }
}
