//! The choice of marks against all markings there are.

mod common;

use common::{config, decided};
use warpstep_program::Program;
use warpstep_spec::{Config, SplitMode};
use warpstep_synthetic::Synthetic;
use warpstep_wcet::{Budget, Start, Stop, bound, choose, marked_words};

const BUDGET: Budget = Budget { states: 20_000, ways: 200_000, cycles: 1_000_000 };
const LIMIT: u64 = 10_000_000;

fn machine(lanes: usize, splits: usize) -> Config {
    config(|p| (p.warps, p.lanes, p.splits, p.split_mode) = (2, lanes, splits, SplitMode::Marked))
}

/// The best of all markings, and of those that are tried if there are too many.
#[track_caller]
fn best(config: &Config, program: &Program) -> [u64; 2] {
    let start = Start { argument: Some(0), ..Start::default() };
    [usize::MAX, 0].map(|most| {
        let chosen = choose(config, program, &start, LIMIT, &BUDGET, most).unwrap();
        assert_eq!(chosen.all, most > 0);
        assert!(chosen.bound.cycles <= chosen.before.min(chosen.unmarked));
        // The program with these marks has that bound.
        let mut marked = program.clone();
        for (pc, word) in marked_words(program, &chosen.marks) {
            marked.set_word(pc, word);
        }
        assert_eq!(bound(config, &marked, &start, LIMIT, &BUDGET).unwrap().cycles, chosen.bound.cycles);
        chosen.bound.cycles
    })
}

#[test]
fn of_nested_splits_the_best_marking_is_found_without_trying_all() {
    for (splits, memory) in [(1, 0.0), (2, 0.2), (3, 0.0)] {
        let config = machine(4, splits);
        let wanted = Synthetic { divergent: 0.6, memory, depth: 2, lanes: 4, loops: 3, length: 60 };
        let program = wanted.program().unwrap();
        let [all, some] = best(&config, &program);
        assert_eq!(all, some, "S = {splits}");
    }
}

#[test]
fn of_splits_that_inputs_decide_too() {
    let (mut worse, mut compared) = (0, 0);
    for seed in 300..312 {
        let config = machine(2, 1);
        let program = decided(seed, &config, 6).program;
        let start = Start { argument: Some(0), ..Start::default() };
        if let Err(Stop::NoMarks { .. }) = choose(&config, &program, &start, LIMIT, &BUDGET, 0) {
            continue; // it has no split
        }
        let [all, some] = best(&config, &program);
        assert!(some >= all);
        (worse, compared) = (worse + usize::from(some > all), compared + 1);
    }
    assert!(compared >= 6 && worse <= 1, "{worse} of {compared}");
}

#[test]
fn without_a_split_or_contexts_there_is_nothing_to_choose() {
    let start = Start { argument: Some(0), ..Start::default() };
    let program =
        Program::from_bytes("barrier", warpstep_kernels::by_name("barrier").unwrap().image).unwrap();
    let of = |config: &Config| choose(config, &program, &start, LIMIT, &BUDGET, 8).unwrap_err();
    assert!(matches!(of(&machine(4, 1)), Stop::NoMarks { .. }));
    assert!(matches!(of(&config(|_| {})), Stop::NoMarks { .. }));
}
