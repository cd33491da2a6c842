//! Two engines, cycle by cycle: the first difference ends the run and is reported with its place and what was expected.
//!
//! One is under test (the core), the other the reference (the cycle model); both are known as [`Engine`]s only.

mod compare;
mod fault;

pub use compare::Difference;

use crate::ahead::Ahead;
use crate::cycle_model::CycleModel;
use crate::engine::{Engine, EngineError};
use crate::frame::Frame;
use crate::invariants::{Broken, Invariants};
use crate::recording::Recent;
use crate::rtl::{Build, Rtl, RtlError, Start};
use std::path::{Path, PathBuf};
use warpstep_cycle::{Chip, CycleError};
use warpstep_golden::{Retire, RunError};
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
    /// The two engines differ.
    #[error(transparent)]
    Differs(Box<Difference>),
    /// Both show the same, and it breaks an invariant.
    #[error(transparent)]
    Breaks(#[from] Box<Broken>),
    /// The program is wrong, and all engines report it.
    #[error(transparent)]
    Program(#[from] CycleError),
    /// There is no core to run.
    #[error(transparent)]
    Rtl(#[from] RtlError),
    /// The core broke a rule of the bus.
    #[error(transparent)]
    Protocol(#[from] Violation),
    /// The model cannot have this memory.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// The limit is reached.
    #[error("no end after {0} cycles")]
    NoEnd(u64),
}

impl From<Difference> for LockstepError {
    fn from(difference: Difference) -> LockstepError {
        LockstepError::Differs(difference.into())
    }
}

impl From<EngineError> for LockstepError {
    fn from(error: EngineError) -> LockstepError {
        match error {
            EngineError::Program(error) => error.into(),
            EngineError::Protocol(violation) => violation.into(),
        }
    }
}

/// An engine under test and a reference with the same program.
pub struct Lockstep<E = Box<dyn Engine>, R = CycleModel> {
    engine: E,
    reference: R,
    config: Config,
    /// What both show.
    seen: Box<Frame>,
    expected: Box<Frame>,
    invariants: Invariants,
    /// For a waveform of what led to a difference.
    last_cycles: Recent,
    cycle: u64,
}

impl Lockstep {
    /// A core and a cycle model, both after reset.
    pub fn new(build: &Build, program: &Program, start: &Start) -> Result<Lockstep, LockstepError> {
        let rtl = Rtl::new(build, program, start)?;
        Lockstep::with(Box::new(rtl), build.config(), program, start)
    }

    /// The same on two processors, if there are two to spare: the core runs ahead.
    pub fn ahead(build: &Build, program: &Program, start: &Start) -> Result<Lockstep, LockstepError> {
        let rtl = Rtl::new(build, program, start)?;
        Lockstep::with(Box::new(Ahead::of(rtl)), build.config(), program, start)
    }
}

impl<E: Engine> Lockstep<E> {
    /// An engine that is already there, and a cycle model of `config`.
    pub fn with(
        engine: E,
        config: &Config,
        program: &Program,
        start: &Start,
    ) -> Result<Lockstep<E>, LockstepError> {
        Ok(Lockstep::of(engine, CycleModel::new(config, program, start)?, config))
    }

    /// The last instructions the model did, of one warp or of all, disassembled, oldest first.
    pub fn recent(&self, warp: Option<(usize, usize)>) -> Vec<String> {
        let line = |record: &Retire| {
            let text = disassemble(record.word, record.pc);
            let lanes = draw(record.active, self.config.lanes);
            format!("{} {:#010x} lanes {lanes} {text}", record.at, record.pc)
        };
        let concerned = |record: &&Retire| warp.is_none_or(|warp| (record.at.core, record.at.warp) == warp);
        let mut lines: Vec<String> =
            self.reference.recent().rev().filter(concerned).take(SHOWN).map(line).collect();
        lines.reverse();
        lines
    }

    /// The cycle model, with its golden machine.
    pub fn chip(&self) -> &Chip {
        self.reference.chip()
    }
}

impl<E: Engine, R: Engine> Lockstep<E, R> {
    /// Any two engines before their first cycle, of the machine `config`.
    pub fn of(engine: E, reference: R, config: &Config) -> Lockstep<E, R> {
        let scopes = [engine.scope(), reference.scope()];
        Lockstep {
            engine,
            reference,
            config: config.clone(),
            seen: Box::default(),
            expected: Box::default(),
            invariants: Invariants::of(config),
            last_cycles: Recent::new(config, scopes, KEPT),
            cycle: 0,
        }
    }

    /// Runs to the end, or until `limit` cycles have passed.
    pub fn run(&mut self, limit: u64) -> Result<(), LockstepError> {
        while self.reference.is_busy() {
            if self.cycle >= limit {
                return Err(LockstepError::NoEnd(limit));
            }
            self.tick()?;
        }
        self.engine.check_end()?;
        self.engine.tick(&mut self.seen)?;
        let busy = compare::same(self.cycle, None, "busy after the end", &self.engine.is_busy(), &false);
        self.named(busy)
    }

    /// One cycle of both.
    pub fn tick(&mut self) -> Result<(), LockstepError> {
        if let Err(error) = self.reference.tick(&mut self.expected) {
            return Err(self.both_stop(error));
        }
        self.engine.tick(&mut self.seen)?;
        let compared = compare::frames(&self.seen, &self.expected, self.config.contexts());
        let held = self.invariants.check(&self.seen);
        self.last_cycles.keep(&mut self.seen, &mut self.expected);
        match compared {
            Err(difference) => self.named(Err(difference.breaking(held.err())))?,
            Ok(()) => held?,
        }
        let (engine, reference) = (self.engine.is_busy(), self.reference.is_busy());
        self.named(compare::same(self.cycle, None, "busy", &engine, &reference))?;
        self.cycle += 1;
        Ok(())
    }

    fn named(&self, compared: Result<(), Difference>) -> Result<(), LockstepError> {
        Ok(compared.map_err(|difference| difference.between([self.engine.name(), self.reference.name()]))?)
    }

    /// The reference found a program error: the engine must report the same.
    fn both_stop(&mut self, error: EngineError) -> LockstepError {
        let EngineError::Program(CycleError::Program { error: RunError::Fault(fault), .. }) = &error else {
            return error.into();
        };
        let Some(golden) = self.reference.golden() else { return error.into() };
        let Some(expected) = fault::expected(fault, &self.config) else { return error.into() };
        match fault::await_it(&mut self.engine, &mut self.seen, &expected, golden) {
            Ok(()) => error.into(),
            Err(LockstepError::Differs(difference)) => match self.named(Err(*difference)) {
                Ok(()) => error.into(),
                Err(problem) => problem,
            },
            Err(problem) => problem,
        }
    }

    /// Keeps this many cycles for [`Lockstep::write_cut`] from now on.
    pub fn keep(&mut self, cycles: usize) {
        let scopes = [self.engine.scope(), self.reference.scope()];
        self.last_cycles = Recent::new(&self.config, scopes, cycles);
    }

    /// After a difference: lets both go on for a few cycles and writes the last ones, one scope each, with a save file, whose path
    /// is returned. `filter` is the command that makes instructions readable.
    pub fn write_cut(
        &mut self,
        path: &Path,
        after: u64,
        filter: Option<&[String]>,
    ) -> std::io::Result<PathBuf> {
        for _ in 0..after {
            if !self.reference.is_busy() || self.reference.tick(&mut self.expected).is_err() {
                break;
            }
            if self.engine.tick(&mut self.seen).is_err() {
                break;
            }
            self.last_cycles.keep(&mut self.seen, &mut self.expected);
        }
        self.last_cycles.write_cut(path, self.cycle, filter)
    }

    /// First and last cycle kept.
    pub fn kept(&self) -> (u64, u64) {
        let cycle = |frames: Option<&[Box<Frame>; 2]>| frames.map_or(0, |[seen, _]| seen.cycle);
        (cycle(self.last_cycles.frames().next()), cycle(self.last_cycles.frames().last()))
    }
}
