//! What can go wrong, as people read it: the error, and what to do about it.

use miette::Diagnostic;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use thiserror::Error;
use warpstep_cosim::rtl::RtlError;
use warpstep_memory::MemoryError;

/// The exit code of a run that reached its limit (as `timeout` has it).
pub const LIMIT_CODE: u8 = 124;
/// The exit code of a failure that is not the program's own.
pub const FAILURE_CODE: u8 = 125;

/// How a run went wrong, whichever engine ran it.
#[derive(Debug, Serialize)]
pub struct Problem {
    /// A short stable word.
    pub kind: &'static str,
    /// The whole story.
    pub message: String,
    /// Address of the instruction at fault.
    #[serde(skip)]
    pub pc: Option<u32>,
}

impl From<warpstep_golden::RunError> for Problem {
    fn from(error: warpstep_golden::RunError) -> Problem {
        Problem { kind: error.kind(), message: error.to_string(), pc: error.pc() }
    }
}

impl From<warpstep_cycle::CycleError> for Problem {
    fn from(error: warpstep_cycle::CycleError) -> Problem {
        Problem { kind: error.kind(), message: error.to_string(), pc: error.pc() }
    }
}

#[derive(Debug, Error, Diagnostic)]
pub enum Failure {
    #[error("{error}")]
    #[diagnostic(help(
        "a program is an ELF file, a raw image for 0x80000000, or one of the built-in kernels: {kernels}"
    ))]
    Load { error: warpstep_program::LoadError, kernels: String },
    #[error("impossible machine: {error}")]
    #[diagnostic(help(
        "`warpstep config show NAME` prints a possible one; --set FIELD=VALUE changes any field"
    ))]
    Config { error: warpstep_spec::ConfigError },
    #[error("there is no configuration `{name}`")]
    #[diagnostic(help(
        "the named ones are {known}; a path to a JSON file as `config show --json` prints it works too"
    ))]
    UnknownConfig { name: String, known: String },
    #[error("configuration file {path}: {problem}")]
    #[diagnostic(help("`warpstep config show small --json` prints a file with every field"))]
    ConfigFile { path: String, problem: String },
    #[error("--set {assignment}: {problem}")]
    #[diagnostic(help("write FIELD=VALUE with a field of `warpstep config show`, e.g. latencies.alu=3"))]
    Set { assignment: String, problem: String },
    #[error("{program}: {}", .problem.message)]
    Run {
        program: String,
        problem: Problem,
        #[help]
        help: String,
    },
    #[error("cannot write {path}: {error}")]
    #[diagnostic(help("nothing was left half-written; check the folder, its permissions and free space"))]
    Write { path: String, error: std::io::Error },
    #[error("cannot write to standard output: {error}")]
    Stdout { error: std::io::Error },
    #[error("cannot draw the picture: {error}")]
    Picture { error: warpstep_picture::PictureError },
    #[error("{problem}")]
    Other {
        problem: String,
        #[help]
        help: String,
    },
}

impl From<warpstep_spec::ConfigError> for Failure {
    fn from(error: warpstep_spec::ConfigError) -> Failure {
        Failure::Config { error }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Stdout { error }
    }
}

impl From<warpstep_picture::PictureError> for Failure {
    fn from(error: warpstep_picture::PictureError) -> Failure {
        Failure::Picture { error }
    }
}

impl Failure {
    pub fn other(problem: impl Into<String>, help: impl Into<String>) -> Failure {
        Failure::Other { problem: problem.into(), help: help.into() }
    }

    pub fn no_such_memory(error: MemoryError) -> Failure {
        let help = match error {
            MemoryError::TooSlow { .. } => {
                "--memory chooses another, --set memory_latency=… allows it more time"
            }
            MemoryError::Contract { .. } => {
                "--memory chooses another, --set memory_latency=…, memory_stall=… and memory_gap=… widen the contract"
            }
        };
        Failure::other(error.to_string(), help)
    }

    /// Why there is no core to run.
    pub fn no_core(error: &RtlError) -> Failure {
        match error {
            RtlError::Memory(error) => Failure::no_such_memory(error.clone()),
            other => Failure::other(other.to_string(), "`warpstep doctor` lists what is installed"),
        }
    }

    fn code(&self) -> u8 {
        match self {
            Failure::Run { problem, .. } if problem.kind == "no-progress" => LIMIT_CODE,
            _ => FAILURE_CODE,
        }
    }

    /// Prints it and gives the exit code. A reader that went away (`| head`) is no error.
    pub fn report(self) -> ExitCode {
        if matches!(&self, Failure::Stdout { error } if error.kind() == std::io::ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        let code = self.code();
        let help = self.help().map(|help| format!("\n  help: {help}")).unwrap_or_default();
        // Standard error may be gone too; nothing can be reported then.
        let _ = writeln!(std::io::stderr(), "error: {self}{help}");
        ExitCode::from(code)
    }
}
