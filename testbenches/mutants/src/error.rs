//! Why there is no result.

use warpstep_core::EmitError;
use warpstep_cosim::rtl::RtlError;
use warpstep_program::{LoadError, PatchError, RulesError};
use warpstep_spec::ConfigError;
use warpstep_tools::ToolError;

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum MutantError {
    /// The core cannot be emitted.
    #[error("cannot emit the core: {0}")]
    Emit(#[from] EmitError),
    /// There is no model of the mutated core.
    #[error(transparent)]
    Rtl(#[from] RtlError),
    /// A tool is missing or broken.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Files cannot be written or read.
    #[error("files of the mutants: {0}")]
    Files(#[from] std::io::Error),
    /// A program of the list cannot be loaded.
    #[error("cannot load a program: {0}")]
    Load(#[from] LoadError),
    /// A kernel has no size of that name.
    #[error("cannot make a kernel small: {0}")]
    Patch(#[from] PatchError),
    /// A region of broken memory is none.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A machine with another memory is none.
    #[error("impossible machine: {0}")]
    Config(#[from] ConfigError),
    /// A tool does not take what it is given.
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
    /// A line of a file is not what it should be.
    #[error("cannot read this line: {line}")]
    Unreadable {
        /// The line.
        line: String,
    },
    /// The outermost module has no place to choose a mutant.
    #[error("the outermost module has no `{port}` at an instance")]
    NoChooser {
        /// The port that was looked for.
        port: &'static str,
    },
    /// More mutants than numbers.
    #[error("{asked} mutants are too many: there are numbers for {most}")]
    TooMany {
        /// How many were asked for.
        asked: usize,
        /// How many there can be.
        most: usize,
    },
    /// The folder has results of other mutants.
    #[error("{folder} holds results of other mutants")]
    OtherCampaign {
        /// The folder.
        folder: String,
    },
    /// The core without a mutation does not pass.
    #[error("without a mutation the core fails {trial}: {problem}")]
    Control {
        /// Program, memory and start.
        trial: String,
        /// What differs.
        problem: String,
    },
}
