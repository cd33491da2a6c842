//! Runs of a program on the cycle model, searching for inputs that take long: the file's own; its words shuffled, sorted,
//! or drawn from; the same word everywhere or in turn; random words; and, every other time, changes to the longest run so
//! far.

use fastrand::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use warpstep_cycle::{Chip, CycleObserver, Quiet, ScheduleRecord};
use warpstep_flow::{LoopBounds, Passes};
use warpstep_golden::{Launch, Options, Status};
use warpstep_program::{Program, Segment};
use warpstep_spec::Config;
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

/// The words of the inputs, one list for each stretch of memory.
type Words = Vec<Vec<u32>>;

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
    let mut longest: Option<(u64, Words)> = None;
    let mut observed = Observed { runs, wrong: 0, least: u64::MAX, most: 0 };
    for run in 0..runs {
        done(run);
        let words = match (run, &longest) {
            (0, _) => own.clone(),
            (_, Some((_, words))) if run % 2 == 0 => changed(words, &own, &mut rng),
            _ => own.iter().map(|stretch| fresh(stretch, &mut rng)).collect(),
        };
        let Some(cycles) = cycles(config, program, start, &words, &declared) else {
            observed.wrong += 1;
            continue;
        };
        observed.least = observed.least.min(cycles);
        observed.most = observed.most.max(cycles);
        if longest.as_ref().is_none_or(|(most, _)| cycles >= *most) {
            longest = Some((cycles, words));
        }
    }
    (observed.wrong < runs).then_some(observed)
}

/// The words of the inputs as the file has them.
fn own_words(program: &Program, start: &Start) -> Words {
    let memory = program.memory();
    let words = |bytes: u32| bytes as usize / 4;
    let inputs = start.inputs.iter();
    inputs.map(|input| memory.read_words(input.start, words(input.end - input.start))).collect()
}

/// The program with other inputs, drawn by a seed; its own for seed 0.
pub(crate) fn with_drawn_inputs(program: &Program, start: &Start, seed: u64) -> Program {
    let mut rng = Rng::with_seed(seed);
    let own = own_words(program, start);
    match seed {
        0 => program.clone(),
        _ => with_inputs(program, start, &own.iter().map(|stretch| fresh(stretch, &mut rng)).collect()),
    }
}

fn with_inputs(program: &Program, start: &Start, words: &Words) -> Program {
    let mut program = program.clone();
    for (input, words) in start.inputs.iter().zip(words) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        // Loaded behind the others: what it brings stays.
        program.segments.push(Segment { address: input.start, bytes, executable: false });
    }
    program
}

/// Other words for a stretch.
fn fresh(own: &[u32], rng: &mut Rng) -> Vec<u32> {
    let mut new = own.to_vec();
    match rng.u32(0..7) {
        _ if own.is_empty() => {}
        0 => rng.shuffle(&mut new),
        1 => new.iter_mut().for_each(|word| *word = own[rng.usize(0..own.len())]),
        2 => {
            let word = some_word(own, rng);
            new.fill(word);
        }
        // The same for each lane, or for every other task.
        3 => {
            let period = 1 << rng.usize(1..4);
            let words: Vec<u32> = (0..period).map(|_| some_word(own, rng)).collect();
            new.iter_mut().zip(words.iter().cycle()).for_each(|(word, other)| *word = *other);
        }
        4 => new.sort_unstable(),
        5 => new.sort_unstable_by(|one, other| other.cmp(one)),
        _ => new.iter_mut().for_each(|word| *word = rng.u32(..)),
    }
    new
}

/// One of its own words, one at a limit, a small one, or any.
fn some_word(own: &[u32], rng: &mut Rng) -> u32 {
    match rng.u32(0..4) {
        0 => own[rng.usize(0..own.len())],
        1 => [0, 1, u32::MAX, i32::MAX as u32, i32::MIN as u32][rng.usize(0..5)],
        2 => rng.u32(0..256),
        _ => rng.u32(..),
    }
}

/// A few words changed.
fn changed(words: &Words, own: &Words, rng: &mut Rng) -> Words {
    let mut new = words.clone();
    for (stretch, own) in new.iter_mut().zip(own).filter(|(stretch, _)| !stretch.is_empty()) {
        let most = [1, 1 + stretch.len() / 32, 1 + stretch.len() / 8][rng.usize(0..3)];
        for _ in 0..rng.usize(0..=most) {
            let [place, other] = [(); 2].map(|()| rng.usize(0..stretch.len()));
            match rng.u32(0..5) {
                0 => stretch.swap(place, other),
                1 => stretch[place] = stretch[other],
                2 => stretch[place] ^= 1 << rng.u32(0..32),
                3 => stretch[place] = stretch[place].wrapping_neg(),
                _ => stretch[place] = some_word(own, rng),
            }
        }
    }
    new
}

/// Cycles of a run with these inputs; none if it goes wrong, or breaks what the program declares of its loops.
fn cycles(
    config: &Config,
    program: &Program,
    start: &Start,
    words: &Words,
    declared: &LoopBounds,
) -> Option<u64> {
    let program = with_inputs(program, start, words);
    let launch = Launch { argument: start.argument.unwrap_or(0) };
    let mut chip = Chip::new(config.clone(), Options::for_config(config), &program, launch);
    if start.warm {
        chip.preload(&program);
    }
    if declared.is_empty() {
        chip.run(LIMIT, &mut Quiet).ok()?;
        return Some(chip.counters().cycles);
    }
    let mut loops = Loops { declared, passes: BTreeMap::new(), broken: false };
    while chip.advance_by(CYCLES_AT_ONCE, &mut loops).ok()? == Status::Running {
        if loops.broken || chip.counters().cycles > LIMIT {
            return None;
        }
    }
    (!loops.broken).then_some(chip.counters().cycles)
}

/// Counts how often every context passes the places of which the program declares how often it does.
struct Loops<'a> {
    declared: &'a LoopBounds,
    passes: BTreeMap<(usize, usize), Passes>,
    broken: bool,
}

impl CycleObserver for Loops<'_> {
    const RETIRES: bool = false;
    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        for issue in &record.issued {
            let Some(instruction) = issue.instruction else { continue };
            let passes = self.passes.entry((core, issue.context)).or_default();
            self.broken |= self.declared.pass(passes, instruction.pc).is_some();
        }
    }
}
