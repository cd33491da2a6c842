//! The cycle model as an engine: what its observer sees becomes frames.

use crate::engine::{Engine, EngineError};
use crate::expectation::Expectation;
use crate::frame::Frame;
use crate::rtl::Start;
use warpstep_cycle::Chip;
use warpstep_golden::{Launch, Machine, Retire};
use warpstep_memory::MemoryError;
use warpstep_program::Program;
use warpstep_spec::Config;

/// A cycle model with a program.
pub struct CycleModel {
    chip: Chip,
    expectation: Expectation,
    /// Why it cannot go on.
    ended: Option<EngineError>,
}

impl CycleModel {
    /// The model after reset; fails if the machine cannot have this memory.
    pub fn new(config: &Config, program: &Program, start: &Start) -> Result<CycleModel, MemoryError> {
        let launch = Launch { argument: start.argument };
        let chip = Chip::new(config.clone(), start.options(config), program, launch);
        let mut chip = chip.with_memory(start.memory)?;
        if start.warm {
            chip.preload(program);
        }
        Ok(CycleModel::of(chip))
    }

    /// A chip that has not taken a cycle yet.
    pub fn of(chip: Chip) -> CycleModel {
        let expectation = Expectation::new(chip.golden().config());
        CycleModel { chip, expectation, ended: None }
    }

    /// The chip, with its golden machine.
    pub fn chip(&self) -> &Chip {
        &self.chip
    }

    /// The last instructions done, oldest first.
    pub fn recent(&self) -> impl DoubleEndedIterator<Item = &Retire> {
        self.expectation.recent()
    }
}

impl Engine for CycleModel {
    fn name(&self) -> &'static str {
        "model"
    }

    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError> {
        if let Some(error) = &self.ended {
            return Err(error.clone());
        }
        if let Err(error) = self.chip.tick(&mut self.expectation.filling(frame)) {
            return Err(self.ended.insert(error.into()).clone());
        }
        Ok(())
    }

    fn is_busy(&self) -> bool {
        self.chip.is_busy()
    }

    fn golden(&self) -> Option<&Machine> {
        Some(self.chip.golden())
    }
}
