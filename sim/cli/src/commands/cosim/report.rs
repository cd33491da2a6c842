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
            let story = format!("{}: {difference}", program.name);
            Failure::other(told(story, difference.warp, program, lockstep, cuts), see_again(again))
        }
        LockstepError::Breaks(broken) => {
            let story = format!("{}: core and model alike: {broken}", program.name);
            let warp = Some((broken.at.core, broken.at.warp));
            Failure::other(told(story, warp, program, lockstep, cuts), see_again(again))
        }
    }
}

fn see_again(again: &str) -> String {
    format!("see it again with: {again}")
}

/// The story, what was issued before by that warp, and a waveform.
fn told(
    mut story: String,
    warp: Option<(usize, usize)>,
    program: &Program,
    lockstep: Option<&mut Lockstep>,
    cuts: &Path,
) -> String {
    if let Some(lockstep) = lockstep {
        let whose = warp.map_or(String::new(), |(core, warp)| format!(" by core {core} warp {warp}"));
        story += &format!("\nissued{whose} before:");
        story.extend(lockstep.recent(warp).iter().map(|line| format!("\n  {line}")));
        story += &cut(program, lockstep, cuts);
    }
    story
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
