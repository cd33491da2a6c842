//! An engine: something that takes one cycle after the other and shows each as a frame.
//!
//! This is the contract of co-simulation. Lockstep and recordings know engines through it alone, so whatever can fill a frame can
//! be put beside another engine: the verilated core ([`Rtl`](crate::Rtl)), the cycle model
//! ([`CycleModel`](crate::CycleModel)), or a third one (a netlist, a recording played back, a model with a change to be
//! measured).

use crate::frame::Frame;
use crate::program_error::ProgramError;
use warpstep_cycle::CycleError;
use warpstep_golden::Machine;
use warpstep_memory::Violation;

/// Why an engine cannot take another cycle.
#[derive(Clone, Debug, thiserror::Error)]
pub enum EngineError {
    /// The program is wrong, and this engine stops where it is.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// The engine broke a rule of the bus.
    #[error(transparent)]
    Protocol(#[from] Violation),
}

/// Steps and observations.
pub trait Engine {
    /// What it is called in a sentence: "the … has".
    fn name(&self) -> &'static str;

    /// What its scope in a waveform is called.
    fn scope(&self) -> &'static str {
        self.name()
    }

    /// Takes one cycle and fills `frame` with all of it, whatever was there before.
    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError>;

    /// Whether there is another cycle to take.
    fn is_busy(&self) -> bool;

    /// Looks at what is left on the bus when it is no longer busy.
    fn check_end(&self) -> Result<(), Violation> {
        Ok(())
    }

    /// The program error it reports and goes on with, as hardware does.
    fn program_error(&self) -> Option<ProgramError> {
        None
    }

    /// The golden machine inside, if it has one.
    fn golden(&self) -> Option<&Machine> {
        None
    }
}

impl<E: Engine + ?Sized> Engine for Box<E> {
    fn name(&self) -> &'static str {
        (**self).name()
    }

    fn scope(&self) -> &'static str {
        (**self).scope()
    }

    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError> {
        (**self).tick(frame)
    }

    fn is_busy(&self) -> bool {
        (**self).is_busy()
    }

    fn check_end(&self) -> Result<(), Violation> {
        (**self).check_end()
    }

    fn program_error(&self) -> Option<ProgramError> {
        (**self).program_error()
    }

    fn golden(&self) -> Option<&Machine> {
        (**self).golden()
    }
}
