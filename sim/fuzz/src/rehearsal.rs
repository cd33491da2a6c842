//! A program in the golden engine alone: it must end, without an error and without a warning.

use crate::left::Left;
use std::collections::HashMap;
use warpstep_golden::{
    Divergence, JoinOutcome, Launch, Machine, Observer, Options, Retire, RunError, SplitOutcome,
};
use warpstep_program::Program;
use warpstep_spec::{Config, Op, decode};

/// Warp-instructions a random program never needs.
const LIMIT: u64 = 400_000;

/// What a program did.
#[derive(Clone, Debug, Default)]
pub struct Rehearsal {
    /// Warp-instructions.
    pub instructions: u64,
    /// Splits at which lanes parted.
    pub partings: u64,
    /// Those of them whose halves ran in parallel.
    pub parallel: u64,
    /// Those of these at which the warp was split already.
    pub nested: u64,
    /// How often each instruction of the table was executed.
    pub executed: Vec<u64>,
    /// The same with some lanes of the launch waiting.
    pub executed_by_some: Vec<u64>,
}

/// A program that is wrong in itself, so that nothing follows from engines that differ on it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the golden engine alone reports: {0}")]
pub struct Improper(#[from] pub RunError);

struct Watcher {
    seen: Rehearsal,
    lanes: u32,
    /// Splits in parallel that have not merged yet, by core and warp.
    open: HashMap<(usize, usize), u64>,
}

impl Observer for Watcher {
    fn retired(&mut self, record: &Retire) {
        let Some(instruction) = decode(record.word) else { return };
        self.seen.executed[instruction.op as usize] += 1;
        if record.active.count_ones() < self.lanes {
            self.seen.executed_by_some[instruction.op as usize] += 1;
        }
    }
    fn diverged(&mut self, event: &Divergence) {
        match event {
            Divergence::Split { outcome: SplitOutcome::Serial, .. } => self.seen.partings += 1,
            Divergence::Split { at, outcome: SplitOutcome::Parallel(_), .. } => {
                let open = self.open.entry((at.core, at.warp)).or_default();
                self.seen.partings += 1;
                self.seen.parallel += 1;
                self.seen.nested += u64::from(*open > 0);
                *open += 1;
            }
            Divergence::Join { at, outcome: JoinOutcome::Merged { .. }, .. } => {
                *self.open.entry((at.core, at.warp)).or_default() -= 1;
            }
            _ => {}
        }
    }
}

/// Runs the program in the golden engine.
pub fn rehearse(config: &Config, program: &Program) -> Result<Rehearsal, Improper> {
    perform(config, program).map(|(rehearsal, _)| rehearsal)
}

/// The same with what it leaves behind.
pub fn perform(config: &Config, program: &Program) -> Result<(Rehearsal, Left), Improper> {
    let options = Options { warnings_are_errors: true, ..Options::for_config(config) };
    let mut machine = Machine::new(config.clone(), options, program, Launch::default());
    let ops = warpstep_spec::isa::table::ROWS.len();
    let seen = Rehearsal { executed: vec![0; ops], executed_by_some: vec![0; ops], ..Rehearsal::default() };
    let mut watcher = Watcher { seen, lanes: config.lanes as u32, open: HashMap::new() };
    machine.run(LIMIT, &mut watcher)?;
    watcher.seen.instructions = machine.instructions();
    Ok((watcher.seen, Left::by(&machine)))
}

impl Rehearsal {
    /// Adds another program's deeds.
    pub fn add(&mut self, other: &Rehearsal) {
        self.instructions += other.instructions;
        self.partings += other.partings;
        self.parallel += other.parallel;
        self.nested += other.nested;
        for (mine, theirs) in
            [(&mut self.executed, &other.executed), (&mut self.executed_by_some, &other.executed_by_some)]
        {
            mine.resize(theirs.len(), 0);
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
    }

    /// Instructions of the table that were executed.
    pub fn kinds(&self) -> impl Iterator<Item = Op> {
        let rows = warpstep_spec::isa::table::ROWS.iter();
        rows.zip(&self.executed).filter(|(_, count)| **count > 0).map(|(row, _)| row.op)
    }
}
