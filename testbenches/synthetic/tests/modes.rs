//! Every program of a grid leaves the host's words on golden and cycle model, whatever splits do, and no half touches what another
//! writes (warnings are errors). A run takes its splits in parallel as far as its contexts reach.

use warpstep_cycle::{Chip, CycleObserver};
use warpstep_golden::{Divergence, Launch, Machine, Options, Silent, SplitOutcome};
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, SplitMode};
use warpstep_synthetic::Synthetic;

const LIMIT: u64 = 10_000_000;

fn machine(warps: usize, lanes: usize, split_mode: SplitMode, splits: usize) -> Config {
    let base = named("small").expect("it has a name").parameters();
    let parameters = Parameters { warps, lanes, split_mode, splits, ..base };
    Config::try_from(parameters).expect("a possible machine")
}

fn strict(config: &Config) -> Options {
    Options { warnings_are_errors: true, ..Options::for_config(config) }
}

/// Counts splits that ran in parallel and those that did not.
#[derive(Default)]
struct Splits {
    parallel: usize,
    serial: usize,
}

impl CycleObserver for Splits {
    const RETIRES: bool = false;
    const SCHEDULES: bool = false;
    fn diverged(&mut self, event: &Divergence) {
        match event {
            Divergence::Split { outcome: SplitOutcome::Parallel(_), .. } => self.parallel += 1,
            Divergence::Split { outcome: SplitOutcome::Serial, .. } => self.serial += 1,
            _ => {}
        }
    }
}

#[track_caller]
fn check(wish: Synthetic, config: Config) -> Splits {
    let program = wish.program().expect("a possible program");
    let what = format!("{wish:?} on {}x{} {:?}", config.warps, config.lanes, config.split_mode);
    let mut golden = Machine::new(config.clone(), strict(&config), &program, Launch::default());
    golden.run(LIMIT, &mut Silent).unwrap_or_else(|error| panic!("{what}: {error}"));
    wish.check(&config, golden.memory()).unwrap_or_else(|error| panic!("golden, {what}: {error}"));
    let mut chip = Chip::new(config.clone(), strict(&config), &program, Launch::default());
    let mut splits = Splits::default();
    chip.run(LIMIT, &mut splits).unwrap_or_else(|error| panic!("{what}: {error}"));
    wish.check(&config, chip.golden().memory()).unwrap_or_else(|error| panic!("cycle, {what}: {error}"));
    splits
}

#[test]
fn every_mode_leaves_the_words_of_the_host() {
    let modes =
        [(SplitMode::Off, 0), (SplitMode::Marked, 1), (SplitMode::Marked, 3), (SplitMode::Dynamic, 3)];
    for (depth, divergent) in [(0, 0.0), (1, 0.3), (2, 0.7), (3, 1.0)] {
        for memory in [0.0, 0.25, 1.0] {
            for lanes in [8, 16] {
                let wish = Synthetic { divergent, memory, depth, lanes, loops: 3, length: 48 };
                for (mode, splits) in modes {
                    check(wish, machine(2, 8, mode, splits));
                }
                check(wish, machine(1, 4, SplitMode::Marked, 3));
            }
        }
    }
    let deepest = Synthetic { divergent: 1.0, memory: 0.1, depth: 5, lanes: 32, loops: 2, length: 96 };
    check(deepest, machine(2, 32, SplitMode::Marked, 7));
    check(deepest, machine(2, 32, SplitMode::Dynamic, 7));
}

#[test]
fn as_many_splits_are_parallel_as_there_are_contexts() {
    let (loops, warps) = (3, 2);
    let wish = Synthetic { divergent: 1.0, memory: 0.0, depth: 3, lanes: 8, loops, length: 48 };
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        for splits in [1, 2, 3, 7] {
            let found = check(wish, machine(warps, 8, mode, splits));
            let rounds = loops as usize * warps;
            assert_eq!((found.parallel, found.serial), (rounds * splits, rounds * (7 - splits)), "{mode:?}");
        }
    }
}

#[test]
fn a_wrong_word_is_found() {
    let wish = Synthetic { divergent: 1.0, memory: 0.0, depth: 2, lanes: 4, loops: 1, length: 16 };
    let config = machine(1, 4, SplitMode::Off, 0);
    let mut machine =
        Machine::new(config.clone(), strict(&config), &wish.program().unwrap(), Launch::default());
    machine.run(LIMIT, &mut Silent).unwrap();
    let mut memory = machine.memory().clone();
    memory.write_bytes(0x8020_0000 + 2 * 32, &[0xFF; 4]);
    let difference = wish.check(&config, &memory).unwrap_err();
    assert_eq!((difference.hart, difference.place, difference.got), (2, 0, u32::MAX));
}
