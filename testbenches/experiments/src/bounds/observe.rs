//! Runs of a program on the cycle model, searching for inputs that take long: the file's own; its words shuffled, sorted,
//! or drawn from; the same word everywhere or in turn; random words; and, three times of four, changes to the longest run so
//! far.

use super::inputs::{Places, Words, changed, fresh, own_words, with_inputs};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord};
use warpstep_flow::{LoopBounds, Passes};
use warpstep_golden::{Launch, MemoryKind, Options, Retire, Status};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::mask::lanes_of;
use warpstep_wcet::Start;

/// Longer than any run that is compared with a bound.
const LIMIT: u64 = 2_000_000_000;

/// Whether loops keep what was declared is looked at so often.
const CYCLES_AT_ONCE: u64 = 4096;

/// What was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observed {
    /// Runs made.
    pub runs: u64,
    /// Runs whose inputs the program does not take, or with which it breaks what it declares of its loops.
    pub wrong: u64,
    /// Cycles of the shortest.
    pub least: u64,
    /// Cycles of the longest.
    pub most: u64,
}

/// Runs the program with other inputs, again and again; `done` hears of each. None if no run came to its end.
pub fn observe(
    config: &Config,
    program: &Program,
    start: &Start,
    runs: u64,
    mut done: impl FnMut(u64),
) -> Option<Observed> {
    let mut rng = Rng::with_seed(1);
    let (own, declared) = (own_words(program, start), LoopBounds::of(program));
    let mut longest: Option<(Run, Words)> = None;
    let mut observed = Observed { runs, wrong: 0, least: u64::MAX, most: 0 };
    for run in 0..runs {
        done(run);
        let words = match (run, &longest) {
            (0, _) => own.clone(),
            (_, Some((most, words))) if run % 4 != 1 => changed(words, &own, &most.read, &mut rng),
            _ => fresh(&own, &mut rng),
        };
        let Some(run) = take(config, program, start, &words, &declared) else {
            observed.wrong += 1;
            continue;
        };
        observed.least = observed.least.min(run.cycles);
        observed.most = observed.most.max(run.cycles);
        if longest.as_ref().is_none_or(|(most, _)| run.cycles >= most.cycles) {
            longest = Some((run, words));
        }
    }
    (observed.wrong < runs).then_some(observed)
}

/// The program with other inputs, drawn by a seed; its own for seed 0.
pub(crate) fn with_drawn_inputs(program: &Program, start: &Start, seed: u64) -> Program {
    match seed {
        0 => program.clone(),
        _ => {
            let words = fresh(&own_words(program, start), &mut Rng::with_seed(seed));
            with_inputs(program, start, &words)
        }
    }
}

/// A run that came to its end.
struct Run {
    cycles: u64,
    read: Places,
}

/// A run with these inputs; none if it goes wrong, or breaks what the program declares of its loops.
fn take(
    config: &Config,
    program: &Program,
    start: &Start,
    words: &Words,
    declared: &LoopBounds,
) -> Option<Run> {
    let program = with_inputs(program, start, words);
    let launch = Launch { argument: start.argument.unwrap_or(0) };
    let mut chip = Chip::new(config.clone(), Options::for_config(config), &program, launch);
    if start.warm {
        chip.preload(&program);
    }
    let mut seen = Seen { start, declared, passes: BTreeMap::new(), broken: false, read: BTreeSet::new() };
    while chip.advance_by(CYCLES_AT_ONCE, &mut seen).ok()? == Status::Running {
        if seen.broken || chip.counters().cycles > LIMIT {
            return None;
        }
    }
    (!seen.broken).then(|| Run { cycles: chip.counters().cycles, read: seen.read.into_iter().collect() })
}

/// Which words of the inputs are read, and how often every context passes the places of which the program declares how
/// often it does.
struct Seen<'a> {
    start: &'a Start,
    declared: &'a LoopBounds,
    passes: BTreeMap<(usize, usize), Passes>,
    broken: bool,
    read: BTreeSet<(usize, usize)>,
}

impl CycleObserver for Seen<'_> {
    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        if self.declared.is_empty() {
            return;
        }
        for issue in &record.issued {
            let Some(instruction) = issue.instruction else { continue };
            let passes = self.passes.entry((core, issue.context)).or_default();
            self.broken |= self.declared.pass(passes, instruction.pc).is_some();
        }
    }

    fn retired(&mut self, record: &Retire) {
        let Some(effect) = record.memory.filter(|effect| effect.kind == MemoryKind::Load) else { return };
        for address in lanes_of(record.active).map(|lane| effect.addresses[lane]) {
            let inputs = self.start.inputs.iter().enumerate();
            for (stretch, input) in inputs.filter(|(_, input)| input.contains(&address)) {
                self.read.insert((stretch, (address - input.start) as usize / 4));
            }
        }
    }
}
