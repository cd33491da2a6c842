//! A block's Verilog before three strict readers: Verilator with every warning, Icarus as Verilog-2001, Yosys.

use super::tools::{self, ToolError};
use crate::verilog::{Design, EmitError, emit};
use rust_hdl_core::prelude::Block;

/// What a reader found.
#[derive(thiserror::Error)]
pub enum LintError {
    /// No Verilog to read.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// No reader.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// No place to write the files.
    #[error("cannot write the Verilog: {0}")]
    Write(#[from] std::io::Error),
    /// Words a clean file does not cause.
    #[error("{tool} on module {top}:\n{words}")]
    Complaint {
        /// Who.
        tool: &'static str,
        /// About which design.
        top: String,
        /// The words.
        words: String,
    },
}

/// In words too: they are what a failed `unwrap` in a test shows.
impl std::fmt::Debug for LintError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

/// Emits `block` and lets all three tools read it. Any word of theirs is an error.
pub fn lint_block(block: &dyn Block) -> Result<Design, LintError> {
    let design = emit(block)?;
    lint(&design)?;
    Ok(design)
}

/// Lets all three tools read `design`.
pub fn lint(design: &Design) -> Result<(), LintError> {
    let folder = tempfile::tempdir()?;
    let files = design.write(folder.path())?;
    let top = &design.top;
    let verilator = ["--lint-only", "-Wall", "--top-module", top].map(String::from);
    let icarus = ["-g2001", "-Wall", "-tnull", "-s", top].map(String::from);
    // Properties are read beside the logic. Verilator and Icarus read it without them: logic that needs them is found there.
    let formal = design.files.iter().any(|file| file.text.contains("`ifdef FORMAL"));
    let (formal, files_read) = (if formal { "-formal" } else { "" }, files.join(" "));
    let read =
        format!("read_verilog {formal} {files_read}; hierarchy -check -top {top}; proc; check -assert");
    let readers = [
        ("verilator", [&verilator[..], &files[..]].concat()),
        ("iverilog", [&icarus[..], &files[..]].concat()),
        ("yosys", ["-q", "-p", &read].map(String::from).to_vec()),
    ];
    for (tool, arguments) in readers {
        if !tools::available(tool)? {
            continue;
        }
        let output = tools::run(tool, &arguments, folder.path())?;
        let words = tools::said(&output);
        if !output.status.success() || !words.is_empty() {
            return Err(LintError::Complaint { tool, top: top.clone(), words });
        }
    }
    Ok(())
}
