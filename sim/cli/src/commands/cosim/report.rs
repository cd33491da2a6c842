//! What went wrong in a co-simulation, what came before, and how to see it again.

use crate::commands::wave::filter;
use crate::failure::Failure;
use std::path::Path;
use warpstep_cosim::{Lockstep, LockstepError};
use warpstep_program::Program;

/// Cycles shown after the difference.
const AFTER: u64 = 8;

/// `cuts` is the folder for waveforms of differences.
pub fn explain(
    program: &Program,
    error: &LockstepError,
    lockstep: Option<&mut Lockstep>,
    again: &str,
    cuts: &Path,
) -> Failure {
    match error {
        LockstepError::Program(error) => Failure::Run {
            program: program.name.clone(),
            problem: error.clone().into(),
            help: "`warpstep run --engine cycle` explains more".into(),
        },
        LockstepError::Rtl(error) => Failure::no_core(error),
        LockstepError::Protocol(error) => Failure::other(
            format!("{}: {error}", program.name),
            format!("that is a bug of the core; see it again with: {again}"),
        ),
        LockstepError::Memory(error) => Failure::no_such_memory(error.clone()),
        LockstepError::NoEnd(cycles) => Failure::other(
            format!("{}: no end after {cycles} cycles", program.name),
            "a longer run needs a larger --limit",
        ),
        LockstepError::Differs(difference) => {
            let mut story = format!("{}: {difference}", program.name);
            if let Some(lockstep) = lockstep {
                let whose = difference
                    .warp
                    .map_or(String::new(), |(core, warp)| format!(" by core {core} warp {warp}"));
                story += &format!("\nissued{whose} before:");
                let recent = lockstep.recent(difference.warp);
                story.extend(recent.iter().map(|line| format!("\n  {line}")));
                story += &cut(program, lockstep, cuts);
            }
            Failure::other(story, format!("see it again with: {again}"))
        }
    }
}

/// A waveform of the last cycles of both engines, and a sentence about it.
fn cut(program: &Program, lockstep: &mut Lockstep, folder: &Path) -> String {
    let name = Path::new(&program.name).file_stem().unwrap_or_default().to_string_lossy();
    let path = folder.join(format!("mismatch-{name}.vcd"));
    match lockstep.write_cut(&path, AFTER, Some(&filter::command())) {
        Ok(save_file) => {
            let (from, to) = lockstep.kept();
            let (wave, save) = (path.display(), save_file.display());
            format!("\ncycles {from} to {to} of both: {wave}; look at them with: gtkwave -f {wave} -a {save}")
        }
        Err(error) => format!("\nno waveform: cannot write {}: {error}", path.display()),
    }
}
