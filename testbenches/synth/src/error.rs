//! Why there is no report.

use warpstep_core::EmitError;
use warpstep_tools::ToolError;

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum SynthError {
    /// The core cannot be emitted.
    #[error("cannot emit the core: {0}")]
    Emit(#[from] EmitError),
    /// A tool is missing or broken.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Files cannot be written or read.
    #[error("files of the synthesis: {0}")]
    Files(#[from] std::io::Error),
    /// There is no block of that name in this machine.
    #[error("this machine has no block `{name}`; it has {known}")]
    NoSuchBlock {
        /// What was asked for.
        name: String,
        /// Its blocks.
        known: String,
    },
    /// A board cannot hold the machine or its program.
    #[error("{board} cannot hold it: {reason}")]
    Board {
        /// Name of the board.
        board: &'static str,
        /// What is too large.
        reason: String,
    },
    /// Delays of its cells are not known.
    #[error("the clock of {target} cannot be estimated")]
    NoEstimate {
        /// What was asked for.
        target: &'static str,
    },
    /// A tool does not take what it is given, or the design does not fit.
    #[error("{tool} failed:\n{words}")]
    Complaint {
        /// Which tool.
        tool: &'static str,
        /// The end of what it said.
        words: String,
    },
    /// A tool's time was over.
    #[error("{tool} did not end within {seconds} s")]
    OutOfTime {
        /// Which tool.
        tool: &'static str,
        /// The limit.
        seconds: u64,
    },
    /// A tool's report is not what it should be.
    #[error("cannot read {what}: {problem}")]
    Unreadable {
        /// Which report.
        what: &'static str,
        /// What is wrong with it.
        problem: String,
    },
}

impl SynthError {
    /// A report that is no JSON, or not the one expected.
    pub(crate) fn unreadable(what: &'static str, problem: impl ToString) -> SynthError {
        SynthError::Unreadable { what, problem: problem.to_string() }
    }
}
