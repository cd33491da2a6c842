//! An engine run to its end, or to the end of the window, with a recording.

use super::files::Recording;
use crate::engine::{Engine, EngineError};
use crate::frame::Frame;
use crate::program_error::ProgramError;
use warpstep_cycle::CycleError;
use warpstep_memory::Violation;

/// Cycles between two calls of `progress`.
const SLICE: u64 = 4096;
/// Cycles of the core after it has found a program error.
const AFTER: u64 = 20;

/// Why a recording did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The program is wrong. What happened until then is recorded.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// The core reported a program error and went on. A few more cycles are recorded.
    #[error("cycle {cycle}: {error}")]
    Core {
        /// Cycle in which the core reported it.
        cycle: u64,
        /// The program error as the core reports it.
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

impl From<EngineError> for RecordError {
    fn from(error: EngineError) -> RecordError {
        match error {
            EngineError::Program(error) => error.into(),
            EngineError::Protocol(violation) => violation.into(),
        }
    }
}

/// Runs an engine. `progress` is called with the cycles done.
pub fn record(
    engine: &mut impl Engine,
    recording: &mut Recording,
    limit: u64,
    mut progress: impl FnMut(u64),
) -> Result<(), RecordError> {
    let mut wrong: Option<(u64, ProgramError)> = None;
    for cycle in 0..limit {
        let mut frame = Frame::default();
        let was_busy = cycle == 0 || engine.is_busy();
        if was_busy {
            engine.tick(&mut frame)?;
        }
        if wrong.is_none() {
            wrong = engine.program_error().map(|error| (cycle, error));
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
