//! The tools of others: found or named with their package, ended when their time is over or the command is interrupted.
//!
//! A tool leads a process group of its own, because yosys-smtbmc starts a solver that outlives it otherwise. Knows no tool by name: who
//! uses one says how to get it.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Why a tool gave no answer.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// It is not installed.
    #[error("`{tool}` is not installed: {get}")]
    Missing {
        /// Name of the program.
        tool: &'static str,
        /// How to get it.
        get: &'static str,
    },
    /// It is there and did not start, or its files could not be read.
    #[error("`{tool}`: {cause}")]
    Broken {
        /// Name of the program.
        tool: &'static str,
        /// What the system says.
        cause: std::io::Error,
    },
    /// Somebody else ended it; its words say nothing about its task.
    #[error(
        "`{tool}` was killed before it had an answer, often because memory ran out: free some or run fewer at a time"
    )]
    Killed {
        /// Name of the program.
        tool: &'static str,
    },
}

// Signals that come from outside: a program's own mistakes end it by others.
const SIGKILL: i32 = 9;
const SIGTERM: i32 = 15;

/// A program and how to get it.
pub type Tool = (&'static str, &'static str);

/// Whether `path` has a program of that name.
fn is_on(path: &OsStr, tool: &str) -> bool {
    std::env::split_paths(path).any(|folder| folder.join(tool).is_file())
}

fn path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

/// The first of `tools` that is missing on `path`.
fn missing_on(path: &OsStr, tools: &[Tool]) -> Option<ToolError> {
    let (tool, get) = *tools.iter().find(|(tool, _)| !is_on(path, tool))?;
    Some(ToolError::Missing { tool, get })
}

/// Whether everything is there.
pub fn check(tools: &[Tool]) -> Result<(), ToolError> {
    missing_on(&path(), tools).map_or(Ok(()), Err)
}

/// Of programs that do the same, the first that is there.
pub fn first_of(tools: &[Tool]) -> Result<&'static str, ToolError> {
    let path = path();
    let found = tools.iter().find(|(tool, _)| is_on(&path, tool));
    found.map(|(tool, _)| *tool).ok_or_else(|| {
        let (tool, get) = tools.first().copied().unwrap_or_default();
        ToolError::Missing { tool, get }
    })
}

/// What an interrupt must end and remove.
struct Running {
    groups: BTreeSet<u32>,
    folders: BTreeSet<PathBuf>,
    interrupted: bool,
}

static RUNNING: Mutex<Running> =
    Mutex::new(Running { groups: BTreeSet::new(), folders: BTreeSet::new(), interrupted: false });

fn running<R>(change: impl FnOnce(&mut Running) -> R) -> R {
    change(&mut RUNNING.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Ends every tool that runs, lets no other start and removes folders that nobody asked to keep: the command was interrupted.
pub fn end_all() {
    running(|running| {
        running.interrupted = true;
        running.groups.iter().for_each(|group| end(*group));
        // What cannot be removed stays; there is nobody left to tell.
        running.folders.iter().for_each(|folder| drop(std::fs::remove_dir_all(folder)));
    });
}

/// Ends a tool and all it started.
fn end(group: u32) {
    // The standard library ends single processes only. If `kill` fails the group has ended already.
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{group}")]).stderr(Stdio::null()).status();
}

/// A folder for one task that vanishes, also at an interrupt, unless it is kept.
pub struct Folder(Option<TempDir>);

impl Folder {
    /// A new one.
    pub fn new() -> std::io::Result<Folder> {
        running(|running| {
            let folder = tempfile::Builder::new().prefix("warpstep-").tempdir()?;
            running.folders.insert(folder.path().into());
            Ok(Folder(Some(folder)))
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.as_ref().map_or(Path::new(""), TempDir::path)
    }

    /// It stays: there is something in it to look at.
    pub fn keep(mut self) {
        running(|running| running.folders.remove(self.path()));
        self.0.take().map(TempDir::keep);
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let path = self.path().to_path_buf();
        drop(self.0.take());
        running(|running| running.folders.remove(&path));
    }
}

/// How a tool ended.
#[derive(Debug)]
pub enum Ended {
    /// By itself, with what it said.
    Itself(ExitStatus, String),
    /// Its time was over.
    OutOfTime,
}

/// Runs `tool` in `folder` until `deadline`. What it says is kept there in `log`.
pub fn run(
    tool: &'static str,
    arguments: &[String],
    folder: &Path,
    log: &str,
    deadline: Instant,
) -> Result<Ended, ToolError> {
    let broken = |cause| ToolError::Broken { tool, cause };
    let path = folder.join(log);
    let said = File::create(&path).map_err(broken)?;
    let complained = said.try_clone().map_err(broken)?;
    let mut command = Command::new(tool);
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stdout(said).stderr(complained);
    let started = running(|running| {
        if running.interrupted {
            return Ok(None);
        }
        let child = command.process_group(0).spawn()?;
        running.groups.insert(child.id());
        Ok(Some(child))
    });
    let Some(mut child) = started.map_err(broken)? else { return Ok(Ended::OutOfTime) };
    let status = loop {
        match child.try_wait() {
            Ok(None) if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(5)),
            Ok(None) => {
                end(child.id());
                break child.wait().map(|_| None);
            }
            Ok(Some(status)) => break Ok(Some(status)),
            Err(error) => break Err(error),
        }
    };
    running(|running| running.groups.remove(&child.id()));
    match status.map_err(broken)? {
        None => Ok(Ended::OutOfTime),
        Some(status) if matches!(status.signal(), Some(SIGKILL | SIGTERM)) => Err(ToolError::Killed { tool }),
        Some(status) => {
            let bytes = std::fs::read(&path).map_err(broken)?;
            Ok(Ended::Itself(status, String::from_utf8_lossy(&bytes).into_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_is_named_with_its_package() {
        let error = missing_on(OsStr::new("/nowhere"), &[("yosys", "apt-get install yosys")])
            .expect("nothing is there");
        assert!(error.to_string().contains("apt-get install yosys"), "{error}");
    }

    #[test]
    fn a_tool_is_ended_with_all_it_started_when_its_time_is_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let started = Instant::now();
        let arguments = ["-c".to_string(), "sleep 300 & wait".to_string()];
        let deadline = started + Duration::from_millis(200);
        let ended = run("sh", &arguments, folder.path(), "log", deadline).expect("it starts");
        assert!(matches!(ended, Ended::OutOfTime) && started.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn a_tool_that_somebody_else_ends_is_not_taken_at_its_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments = ["-c".to_string(), "echo half; kill -KILL $$".to_string()];
        let deadline = Instant::now() + Duration::from_secs(20);
        let error = run("sh", &arguments, folder.path(), "log", deadline).expect_err("it was killed");
        assert!(error.to_string().contains("`sh` was killed"), "{error}");
    }
}
