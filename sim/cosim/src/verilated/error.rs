//! What can go wrong on the way from Verilog to a model.

use std::path::PathBuf;

/// Why there is no model.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// A tool is not there.
    #[error("{tool} is not installed; get it with: apt-get install {package}")]
    Missing {
        /// Command that was not found.
        tool: String,
        /// Debian package that has the command.
        package: &'static str,
    },
    /// A tool reports an error.
    #[error("{tool} failed on {what}:\n{output}")]
    Tool {
        /// Command that failed.
        tool: String,
        /// Design it was to compile.
        what: String,
        /// The end of its output.
        output: String,
    },
    /// The file system refuses.
    #[error("cannot {action} {path}: {error}")]
    File {
        /// What was tried.
        action: &'static str,
        /// File or folder concerned.
        path: PathBuf,
        /// What the operating system reports.
        error: std::io::Error,
    },
    /// A compiled model that cannot be loaded.
    #[error("cannot load the model {path}: {problem}; remove that folder and try again")]
    Load {
        /// The compiled model.
        path: PathBuf,
        /// Why it cannot be loaded.
        problem: String,
    },
    /// This program was built without Verilator.
    #[error("this program was built without a model inside")]
    NoBuiltin,
    /// A name that is no exposed variable.
    #[error("the model exposes no variable `{name}`")]
    NoVariable {
        /// Scope and name.
        name: String,
    },
    /// A name that is no port.
    #[error("the model has no port `{name}`")]
    NoPort {
        /// Name that was looked up.
        name: String,
    },
}

impl ModelError {
    pub(super) fn file(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(std::io::Error) -> ModelError {
        let path = path.into();
        move |error| ModelError::File { action, path, error }
    }
}
