//! What a block guarantees, proven on its Verilog for every reachable state: Yosys, by induction over cycles.

use super::lint::LintError;
use super::tools;
use crate::verilog::Design;

/// Proves every guarantee of `design`, given the requirements of its outermost block: true, or false where a guarantee can be broken or
/// an induction over `steps` cycles does not tell. Nothing without Yosys.
pub fn proven(design: &Design, steps: usize) -> Result<Option<bool>, LintError> {
    if !tools::available("yosys")? {
        return Ok(None);
    }
    let folder = tempfile::tempdir()?;
    let files = design.write(folder.path())?.join(" ");
    let top = &design.top;
    let script = format!(
        "read_verilog -formal -DFORMAL_ALONE {files}; hierarchy -check -top {top}; proc; flatten; memory_collect; \
         memory_map; opt -keepdc -fast; dffunmap; \
         sat -verify -tempinduct -maxsteps {steps} -seq 1 -set-at 1 reset 1 -prove-asserts -set-assumes"
    );
    let output = tools::run("yosys", &["-q".into(), "-p".into(), script], folder.path())?;
    let words = tools::said(&output);
    match output.status.success() {
        true => Ok(Some(true)),
        false if words.contains("proof did fail") => Ok(Some(false)),
        false => Err(LintError::Complaint { tool: "yosys", top: top.clone(), words }),
    }
}
