//! The engine's own order of execution, used when no other engine dictates one.

use crate::context::ContextState;
use crate::fault::RunError;
use crate::machine::{At, Machine};
use crate::observer::Observer;
use crate::step::Step;

/// Instructions a context executes before the next one has its turn.
pub const TURN: usize = 64;

/// How far a run came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    Running,
    /// No warp is active.
    Finished,
}

impl Machine {
    /// Runs whole rounds until at least `instructions` more warp-instructions are done or the program ends. The order
    /// does not depend on how a run is cut into calls.
    pub fn advance<O: Observer>(&mut self, instructions: u64, observer: &mut O) -> Result<Status, RunError> {
        let goal = self.instructions().saturating_add(instructions);
        while self.instructions() < goal {
            match self.round(observer)? {
                Round::Progress => {}
                Round::NobodyActive => return Ok(Status::Finished),
                Round::NobodyMoved => return Err(RunError::Deadlock { waiting: self.living() }),
            }
        }
        Ok(if self.living().is_empty() { Status::Finished } else { Status::Running })
    }

    /// Runs to the end, or until `limit` warp-instructions are done.
    pub fn run<O: Observer>(&mut self, limit: u64, observer: &mut O) -> Result<(), RunError> {
        match self.advance(limit, observer)? {
            Status::Finished => Ok(()),
            Status::Running => Err(self.no_progress()),
        }
    }

    /// The error for a run that reached its limit.
    pub fn no_progress(&self) -> RunError {
        RunError::NoProgress { instructions: self.instructions(), running: self.living() }
    }

    fn round<O: Observer>(&mut self, observer: &mut O) -> Result<Round, RunError> {
        let (mut any_active, mut any_moved) = (false, false);
        for core in 0..self.config.cores {
            for warp in 0..self.config.warps {
                for context in 0..self.config.contexts() {
                    let at = At { core, warp, context };
                    any_active |= self.state(at) != ContextState::Free;
                    any_moved |= self.turn(at, observer)?;
                }
            }
        }
        Ok(match (any_moved, any_active) {
            (true, _) => Round::Progress,
            (false, true) => Round::NobodyMoved,
            (false, false) => Round::NobodyActive,
        })
    }

    fn turn<O: Observer>(&mut self, at: At, observer: &mut O) -> Result<bool, RunError> {
        let mut moved = false;
        for _ in 0..TURN {
            match self.step(at, None, observer).map_err(Box::new)? {
                Step::Retired { .. } => moved = true,
                Step::Waits => break,
            }
        }
        Ok(moved)
    }
}

enum Round {
    Progress,
    NobodyMoved,
    NobodyActive,
}
