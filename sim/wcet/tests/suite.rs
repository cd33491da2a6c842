//! Bounds of the kernels in C against runs with other inputs: exact where inputs decide nothing, never too small where they do.

mod common;

use std::collections::BTreeMap;
use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_program::{Program, Segment};
use warpstep_spec::{Config, Policy, Schedule, SplitMode};
use warpstep_suite::Kernel;
use warpstep_wcet::{Budget, Inputs, Method, Start, Stop, bound};

/// A kernel in its small size, which is the same in every run, and what may differ.
fn prepared(kernel: &Kernel) -> (Program, Start) {
    let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let mut inputs = Inputs::declared(&program);
    for (name, value) in kernel.made_small() {
        program.patch(name, &value.to_le_bytes()).unwrap();
    }
    kernel.small.iter().for_each(|(name, _)| inputs.fix(&program, name).unwrap());
    (program, Start { argument: Some(0), inputs: inputs.ranges().to_vec(), ..Start::default() })
}

/// Cycles with the inputs' words drawn from among their own; seed 0 leaves them as they are.
fn observed(config: &Config, program: &Program, start: &Start, seed: u64) -> Option<u64> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let memory = program.memory();
    let mut program = program.clone();
    for input in start.inputs.iter().filter(|_| seed > 0) {
        let own = memory.read_words(input.start, (input.end - input.start) as usize / 4);
        let drawn = |_: &u32| own[rng.usize(0..own.len())].to_le_bytes();
        let bytes = own.iter().flat_map(drawn).collect();
        program.segments.push(Segment { address: input.start, bytes, executable: false });
    }
    let launch = Launch { argument: 0 };
    let mut chip = Chip::new(config.clone(), Options::for_config(config), &program, launch);
    chip.run(10_000_000, &mut Quiet).ok()?;
    Some(chip.counters().cycles)
}

/// How each kernel of the suite is bounded, and that no run takes longer; exact ones take exactly that long.
#[track_caller]
fn methods(config: &Config, budget: &Budget) -> BTreeMap<&'static str, &'static str> {
    let mut methods = BTreeMap::new();
    for kernel in warpstep_suite::all() {
        let (program, start) = prepared(kernel);
        let found = match bound(config, &program, &start, 10_000_000, budget) {
            Ok(found) => found,
            Err(stop) => {
                let word = match stop {
                    Stop::Unknown { operand: "the address", .. } => "address",
                    Stop::Unknown { .. } | Stop::NoLoopBound { .. } => "loop",
                    Stop::TooManyStates { .. } => "states",
                    other => panic!("{}: {other}", kernel.name),
                };
                methods.insert(kernel.name, word);
                continue;
            }
        };
        assert_eq!(found.costs.cycles(), found.cycles, "{}", kernel.name);
        for seed in 0..3 {
            let Some(cycles) = observed(config, &program, &start, seed) else { continue };
            match found.method {
                Method::Exact => assert_eq!(cycles, found.cycles, "{}, inputs {seed}", kernel.name),
                Method::Graph(_) | Method::Sum { .. } => {
                    let bound = found.cycles;
                    assert!(cycles <= bound, "{}, inputs {seed}: {cycles}, bound {bound}", kernel.name);
                }
            }
        }
        let word = match found.method {
            Method::Exact => "exact",
            Method::Graph(_) => "graph",
            Method::Sum { .. } => "sum",
        };
        methods.insert(kernel.name, word);
    }
    methods
}

fn of(methods: &BTreeMap<&'static str, &'static str>, word: &str) -> Vec<&'static str> {
    methods.iter().filter(|(_, method)| **method == word).map(|(name, _)| *name).collect()
}

#[test]
fn half_of_the_kernels_take_the_same_time_whatever_their_inputs() {
    let budget = Budget { states: 5_000, ways: 1_000_000, cycles: 1_000_000 };
    let methods = methods(&common::config(|_| {}), &budget);
    let exact = of(&methods, "exact");
    for name in [
        "adpcm_free",
        "gaussian",
        "gcd_free",
        "histogram",
        "hotspot",
        "kmeans_free",
        "mandelbrot_free",
        "reduce",
        "scan",
        "sgemm",
        "srad_free",
    ] {
        assert!(exact.contains(&name), "{name}: {methods:?}");
    }
    assert!(exact.len() >= 21, "{exact:?}");
    let graph = of(&methods, "graph");
    let sum = of(&methods, "sum");
    assert!(["quantile", "spmv_free"].iter().all(|name| sum.contains(name)), "{methods:?}");
    assert!(
        ["blackscholes", "kmeans", "nw", "psort_free", "srad"].iter().all(|name| graph.contains(name)),
        "{methods:?}"
    );
}

#[test]
fn so_it_is_on_other_schedules_and_with_splits_in_parallel() {
    let budget = Budget { states: 600, ways: 1_000_000, cycles: 1_000_000 };
    for (policy, splits) in [(Policy::Lrr, 0), (Policy::Gtlo, 0), (Policy::Gtlrr, 3)] {
        let config = common::config(|p| {
            p.schedule = Schedule::Coordinated(policy);
            p.splits = splits;
            p.split_mode = if splits == 0 { SplitMode::Off } else { SplitMode::Marked };
        });
        let methods = methods(&config, &budget);
        assert!(of(&methods, "exact").len() >= 19, "{policy:?}, {splits}: {methods:?}");
    }
}

#[test]
fn split_contexts_cost_nothing_where_no_split_is_marked() {
    let config = |splits| {
        let mut p = warpstep_spec::config::named("small").unwrap().parameters();
        (p.splits, p.split_mode) = (splits, if splits > 0 { SplitMode::Marked } else { SplitMode::Off });
        Config::try_from(p).unwrap()
    };
    let budget = Budget { states: 1_000, ways: 10_000, cycles: 10_000_000 };
    for name in ["psort_free", "mandelbrot", "spmv_free"] {
        let (program, start) = prepared(&warpstep_suite::by_name(name).unwrap());
        let [without, with] =
            [0, 1].map(|splits| bound(&config(splits), &program, &start, 10_000_000, &budget).unwrap());
        assert_eq!(matches!(with.method, Method::Sum { .. }), name != "psort_free");
        assert_eq!(with.cycles, without.cycles, "{name}");
        let runs = [0, 1].map(|splits| observed(&config(splits), &program, &start, 1));
        assert_eq!(runs[0], runs[1], "{name}");
    }
}

#[test]
fn how_often_there_is_another_phase_must_be_known() {
    let kernel = warpstep_suite::all().iter().find(|kernel| kernel.name == "kmeans").unwrap();
    let (program, mut start) = prepared(kernel);
    let rounds = program.symbols.address("rounds").unwrap();
    start.inputs.push(rounds..rounds + 4);
    let budget = Budget { states: 1_000, ways: 1_000_000, cycles: 1_000_000 };
    let found = bound(&common::config(|_| {}), &program, &start, 10_000_000, &budget);
    assert!(matches!(found, Err(Stop::TooManyStates { states: 1_000, .. })), "{found:?}");
}
