//! Why there is no image.

/// What went wrong in a build.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// No source, or one of an unknown kind.
    #[error("{problem}")]
    Sources {
        /// What is wrong with them.
        problem: String,
    },
    /// The compiler is not there.
    #[error("cannot start the compiler `{compiler}`: {error}")]
    NoCompiler {
        /// What was called.
        compiler: String,
        /// What the operating system reports.
        error: std::io::Error,
    },
    /// The compiler found fault with the sources.
    #[error("`{compiler}` failed:\n{output}")]
    Compiler {
        /// What was called.
        compiler: String,
        /// What it said.
        output: String,
    },
    /// The compiler made two of one split, join or loop test.
    #[error("the compiler changed the structure of divergent code: {problem}")]
    Structure {
        /// Which, and how often each half is there.
        problem: String,
    },
    /// A file cannot be written.
    #[error("cannot write {path}: {error}")]
    Write {
        /// File or folder.
        path: String,
        /// What the operating system reports.
        error: std::io::Error,
    },
    /// What the compiler wrote is no ELF file.
    #[error("the compiler's output cannot be read: {problem}")]
    Output {
        /// What is wrong with it.
        problem: String,
    },
}

impl BuildError {
    /// What to do about it.
    pub fn help(&self) -> &'static str {
        match self {
            BuildError::Sources { .. } => "name C (.c) or assembler (.S) files",
            BuildError::NoCompiler { .. } => {
                "apt-get install gcc-riscv64-unknown-elf, or name another RISC-V gcc with --compiler"
            }
            BuildError::Compiler { .. } => "flags for the compiler stand behind --, e.g. -- -DN=64",
            BuildError::Structure { .. } => {
                "keep the function out of line (__attribute__((noinline))), or build with -- -O1"
            }
            BuildError::Write { .. } => "check the folder, its permissions and free space",
            BuildError::Output { .. } => "--compiler must name a gcc for RISC-V that can link",
        }
    }
}
