//! Core and cycle model, cycle by cycle: the first difference ends the run and says what, where and what was expected.

mod compare;
mod fault;

pub use compare::Difference;

use crate::expectation::Expectation;
use crate::frame::Frame;
use crate::recording::Recent;
use crate::rtl::{Build, Rtl, RtlError, Start};
use compare::Invariant;
use std::path::{Path, PathBuf};
use warpstep_cycle::{Chip, CycleError, Unsupported};
use warpstep_golden::{Launch, Retire, RunError};
use warpstep_memory::{MemoryError, Violation};
use warpstep_program::Program;
use warpstep_spec::mask::draw;
use warpstep_spec::{Config, disassemble};

/// Cycles kept for a waveform.
const KEPT: usize = 64;
/// Instructions shown before a difference.
const SHOWN: usize = 12;

/// Why a lockstep run did not end by itself.
#[derive(Debug, thiserror::Error)]
pub enum LockstepError {
    /// The engines differ.
    #[error(transparent)]
    Differs(#[from] Difference),
    /// The program is wrong, and all engines say so.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// There is no core to run.
    #[error(transparent)]
    Rtl(#[from] RtlError),
    /// The core broke a rule of the bus.
    #[error(transparent)]
    Protocol(#[from] Violation),
    /// The model does not know this machine.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The model cannot have this memory.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// The limit is reached.
    #[error("no end after {0} cycles")]
    NoEnd(u64),
}

/// A core and a cycle model with the same program.
pub struct Lockstep {
    rtl: Rtl,
    chip: Chip,
    expectation: Expectation,
    /// What the core shows.
    seen: Frame,
    invariant: Invariant,
    /// For a waveform of what led to a difference.
    last_cycles: Recent,
    cycle: u64,
}

impl Lockstep {
    /// Both after reset.
    pub fn new(build: &Build, program: &Program, start: &Start) -> Result<Lockstep, LockstepError> {
        Lockstep::with(Rtl::new(build, program, start)?, build.config(), program, start)
    }

    /// A core that is already there, and a cycle model of `config`.
    pub fn with(
        rtl: Rtl,
        config: &Config,
        program: &Program,
        start: &Start,
    ) -> Result<Lockstep, LockstepError> {
        let launch = Launch { argument: start.argument };
        let chip = Chip::new(config.clone(), start.options(config), program, launch)?;
        let mut chip = chip.with_memory(start.memory)?;
        if start.warm {
            chip.preload(program);
        }
        Ok(Lockstep {
            rtl,
            chip,
            expectation: Expectation::default(),
            seen: Frame::default(),
            invariant: Invariant::of(config),
            last_cycles: Recent::new(config, KEPT),
            cycle: 0,
        })
    }

    /// The last instructions the model did, of one warp or of all, disassembled, oldest first.
    pub fn recent(&self, warp: Option<(usize, usize)>) -> Vec<String> {
        let line = |record: &Retire| {
            let text = disassemble(record.word, record.pc);
            let lanes = draw(record.active, self.chip.golden().config().lanes);
            format!("{} {:#010x} lanes {lanes} {text}", record.at, record.pc)
        };
        let concerned = |record: &&Retire| warp.is_none_or(|warp| (record.at.core, record.at.warp) == warp);
        let mut lines: Vec<String> =
            self.expectation.recent().rev().filter(concerned).take(SHOWN).map(line).collect();
        lines.reverse();
        lines
    }

    /// The cycle model, with its golden machine.
    pub fn chip(&self) -> &Chip {
        &self.chip
    }

    /// Runs to the end, or until `limit` cycles have passed.
    pub fn run(&mut self, limit: u64) -> Result<(), LockstepError> {
        while self.chip.is_busy() {
            if self.cycle >= limit {
                return Err(LockstepError::NoEnd(limit));
            }
            self.tick()?;
        }
        self.rtl.check_end()?;
        self.rtl.tick(&mut self.seen)?;
        compare::same(self.cycle, None, "busy after the end", &self.rtl.is_busy(), &false)?;
        Ok(())
    }

    /// One cycle of both.
    pub fn tick(&mut self) -> Result<(), LockstepError> {
        if let Err(error) = self.chip.tick(&mut self.expectation) {
            return Err(self.both_stop(error));
        }
        self.rtl.tick(&mut self.seen)?;
        let compared = compare::frames(&self.seen, self.expectation.frame());
        let compared = compared.and_then(|()| self.invariant.check(&self.seen));
        self.last_cycles.keep(&mut self.seen, self.expectation.frame_mut());
        compared?;
        compare::same(self.cycle, None, "busy", &self.rtl.is_busy(), &self.chip.is_busy())?;
        self.cycle += 1;
        Ok(())
    }

    /// The model found a program error: the core must report the same.
    fn both_stop(&mut self, error: CycleError) -> LockstepError {
        let CycleError::Program { error: RunError::Fault(fault), .. } = &error else { return error.into() };
        let Some(expected) = fault::expected(fault, self.chip.golden().config()) else { return error.into() };
        match fault::await_it(&mut self.rtl, &mut self.seen, &expected, self.chip.golden()) {
            Ok(()) => error.into(),
            Err(problem) => problem,
        }
    }

    /// Keeps so many cycles for [`Lockstep::write_cut`] from now on.
    pub fn keep(&mut self, cycles: usize) {
        self.last_cycles = Recent::new(self.chip.golden().config(), cycles);
    }

    /// After a difference: lets both go on for a few cycles and writes the last ones, one scope each, with a save file, which is
    /// given back. `filter` is the command that makes instructions readable.
    pub fn write_cut(
        &mut self,
        path: &Path,
        after: u64,
        filter: Option<&[String]>,
    ) -> std::io::Result<PathBuf> {
        for _ in 0..after {
            if !self.chip.is_busy() || self.chip.tick(&mut self.expectation).is_err() {
                break;
            }
            if self.rtl.tick(&mut self.seen).is_err() {
                break;
            }
            self.last_cycles.keep(&mut self.seen, self.expectation.frame_mut());
        }
        self.last_cycles.write_cut(path, self.cycle, filter)
    }

    /// First and last cycle kept.
    pub fn kept(&self) -> (u64, u64) {
        let cycle = |frames: Option<&[Frame; 2]>| frames.map_or(0, |[core, _]| core.cycle);
        (cycle(self.last_cycles.frames().next()), cycle(self.last_cycles.frames().last()))
    }
}
