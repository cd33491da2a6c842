//! An engine run to its end, or to the end of the window, with a recording.

use super::files::Recording;
use crate::expectation::Expectation;
use crate::frame::Frame;
use crate::program_error::ProgramError;
use crate::rtl::Rtl;
use warpstep_cycle::{Chip, CycleError};
use warpstep_memory::Violation;

/// Cycles between two words to the caller.
const SLICE: u64 = 4096;
/// Cycles of the core after it has found a program error.
const AFTER: u64 = 20;

/// Why a recording did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The program is wrong. What happened until then is recorded.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// The same as the core found it. A few more cycles are recorded.
    #[error("cycle {cycle}: {error}")]
    Core {
        /// When it had found out.
        cycle: u64,
        /// What.
        error: ProgramError,
    },
    /// A rule of the bus is broken.
    #[error(transparent)]
    Protocol(#[from] Violation),
    /// A file cannot be written.
    #[error("{0}")]
    Write(#[from] std::io::Error),
    /// The limit is reached.
    #[error("no end after {0} cycles")]
    NoEnd(u64),
}

/// Runs the model. `progress` hears of the cycles done.
pub fn record_model(
    chip: &mut Chip,
    recording: &mut Recording,
    limit: u64,
    mut progress: impl FnMut(u64),
) -> Result<(), RecordError> {
    let mut expectation = Expectation::default();
    for cycle in 0..limit {
        if !chip.is_busy() {
            return Ok(());
        }
        chip.tick(&mut expectation)?;
        if !recording.push(expectation.frame().clone())? {
            return Ok(());
        }
        if cycle % SLICE == 0 {
            progress(cycle);
        }
    }
    Err(RecordError::NoEnd(limit))
}

/// Runs the core. `progress` hears of the cycles done.
pub fn record_rtl(
    rtl: &mut Rtl,
    recording: &mut Recording,
    limit: u64,
    mut progress: impl FnMut(u64),
) -> Result<(), RecordError> {
    let mut wrong: Option<(u64, ProgramError)> = None;
    for cycle in 0..limit {
        let mut frame = Frame::default();
        let was_busy = cycle == 0 || rtl.is_busy();
        rtl.tick(&mut frame)?;
        if wrong.is_none() {
            wrong = rtl.program_error().map(|error| (cycle, error));
        }
        let goes_on = was_busy && recording.push(frame)?;
        match wrong.take_if(|(found, _)| !goes_on || cycle == *found + AFTER) {
            Some((cycle, error)) => return Err(RecordError::Core { cycle, error }),
            None if !goes_on => return Ok(()),
            None => {}
        }
        if cycle % SLICE == 0 {
            progress(cycle);
        }
    }
    Err(RecordError::NoEnd(limit))
}
