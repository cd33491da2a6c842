//! Runs of a program on the cycle model, searching for inputs that take long: the file's own, words shuffled or drawn from among its own,
//! random words, and changes to the longest run so far.

use fastrand::Rng;
use serde::{Deserialize, Serialize};
use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_program::{Program, Segment};
use warpstep_spec::Config;
use warpstep_wcet::Start;

/// Longer than any run that is compared with a bound.
const LIMIT: u64 = 2_000_000_000;

/// What was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observed {
    /// Runs made.
    pub runs: u64,
    /// Runs whose inputs the program does not take.
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
    let own = own_words(program, start);
    let mut longest: Option<(u64, Words)> = None;
    let mut observed = Observed { runs, wrong: 0, least: u64::MAX, most: 0 };
    for run in 0..runs {
        done(run);
        let words = match (run, &longest) {
            (0, _) => own.clone(),
            (_, Some((_, words))) if run % 2 == 0 => changed(words, &own, &mut rng),
            _ => own.iter().map(|stretch| fresh(stretch, &mut rng)).collect(),
        };
        let Some(cycles) = cycles(config, program, start, &words) else {
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
    match rng.u32(0..4) {
        _ if own.is_empty() => {}
        0 => rng.shuffle(&mut new),
        1 => new.iter_mut().for_each(|word| *word = own[rng.usize(0..own.len())]),
        2 => new.fill(own[rng.usize(0..own.len())]),
        _ => new.iter_mut().for_each(|word| *word = rng.u32(..)),
    }
    new
}

/// A few words changed.
fn changed(words: &Words, own: &Words, rng: &mut Rng) -> Words {
    let mut new = words.clone();
    for (stretch, own) in new.iter_mut().zip(own).filter(|(stretch, _)| !stretch.is_empty()) {
        for _ in 0..1 + rng.usize(0..1 + stretch.len() / 8) {
            let place = rng.usize(0..stretch.len());
            stretch[place] = if rng.bool() { own[rng.usize(0..own.len())] } else { rng.u32(..) };
        }
    }
    new
}

/// Cycles of a run with these inputs; none if it goes wrong.
fn cycles(config: &Config, program: &Program, start: &Start, words: &Words) -> Option<u64> {
    let program = with_inputs(program, start, words);
    let launch = Launch { argument: start.argument.unwrap_or(0) };
    let mut chip = Chip::new(config.clone(), Options::for_config(config), &program, launch);
    if start.warm {
        chip.preload(&program);
    }
    chip.run(LIMIT, &mut Quiet).ok()?;
    Some(chip.counters().cycles)
}
