//! The sum bound against the longest of all runs, which the graph of states knows, and against exact times: never less. And
//! random divergent programs against runs, whatever the method.

mod common;

use common::entangled::raced_by_halves;
use common::hits;
use common::machines::some_machine;
use common::tape::{Drawn, search};
use common::{config, decided};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_spec::{Config, SplitMode};
use warpstep_wcet::trusted::Fees;
use warpstep_wcet::{Budget, Start, Stop, Together, bound, sum_by};

const BUDGET: Budget = Budget { states: 100_000, ways: 500_000, cycles: 1_000_000 };
const LIMIT: u64 = 1_000_000;

/// Compares programs of these seeds; gives how many were compared.
fn beside_the_graph(seeds: std::ops::Range<u64>) -> usize {
    let mut compared = 0;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let config = config(|p| some_machine(p, &mut rng));
        let decided = decided(seed, &config, 6);
        let start = Start { argument: Some(0), ..Start::default() };
        let Ok(found) = bound(&config, &decided.program, &start, LIMIT, &BUDGET) else { continue };
        let by = |together| {
            sum_by(&Fees::new(&config), together, &config, &decided.program, &start, &BUDGET).unwrap()
        };
        let all = by(Together::Until(LIMIT));
        assert!(all.cycles >= found.cycles, "program {seed}: {} < {}", all.cycles, found.cycles);
        assert_eq!(all.costs.cycles(), all.cycles, "program {seed}");
        let apart = by(Together::One).cycles;
        assert!(apart >= found.cycles, "program {seed}: {apart} < {}", found.cycles);
        compared += 1;
    }
    compared
}

/// Random programs that nothing decides: wherever their warps part, the sum is not less than their time.
fn beside_exact(seeds: std::ops::Range<u64>) -> usize {
    let mut compared = 0;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let config: Config = config(|p| {
            some_machine(p, &mut rng);
            p.instruction_cache.bytes = 16384;
        });
        let features = Features { csrs: false, floats: false, patches: false, ..Features::of(&config) };
        let tree = generate(mix(&[seed, 17]), &config, &features);
        let program = tree.program(&format!("program {seed}")).unwrap();
        let start = Start { argument: Some(0), zeroed: true, ..Start::default() };
        let Ok(found) = bound(&config, &program, &start, LIMIT, &BUDGET) else { continue };
        let small = Budget { states: 500, ..BUDGET };
        let anywhere = [(); 4].map(|()| Together::Until(rng.u64(0..=found.cycles)));
        for together in [Together::One].into_iter().chain(anywhere) {
            match sum_by(&Fees::new(&config), together, &config, &program, &start, &small) {
                Ok(all) => {
                    let (least, cycles) = (found.cycles, all.cycles);
                    assert!(cycles >= least, "program {seed}, {together:?}: {cycles} < {least}");
                    compared += 1;
                }
                // Barriers of some of the warps, code that does not fit, words of which others decide too much.
                Err(
                    Stop::NoSum { .. }
                    | Stop::Unknown { .. }
                    | Stop::NoLoopBound { .. }
                    | Stop::TooManyStates { .. },
                ) => {}
                Err(stop) => panic!("program {seed}, {together:?}: {stop}"),
            }
        }
    }
    compared
}

/// Programs whose inputs decide, against runs with random inputs behind random memories that keep the contract.
fn beside_runs(seeds: std::ops::Range<u64>, runs: u32) {
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let on_time = seed % 2 == 0;
        let config = config(|p| {
            some_machine(p, &mut rng);
            (p.warps, p.lanes) = [(4, 4), (2, 4), (8, 2), (4, 2)][rng.usize(0..4)];
            (p.on_time, p.memory_stall, p.memory_gap) = if on_time { (true, 3, 7) } else { (false, 0, 1) };
            p.memory_latency = if on_time { p.memory_latency.max(7) } else { p.memory_latency };
        });
        let decided = decided(seed, &config, 14);
        let start = Start { argument: Some(0), ..Start::default() };
        let small = Budget { states: 3_000, ..BUDGET };
        let found = bound(&config, &decided.program, &start, LIMIT, &small).unwrap();
        let kinds: &[&str] = if on_time { &["fixed", "slow", "random:5", "dram"] } else { &["fixed"] };
        for run in 0..runs {
            let memory = kinds[run as usize % kinds.len()].parse().unwrap();
            let cycles = decided.cycles_behind(&config, rng.u32(..), memory);
            assert!(cycles <= found.cycles, "program {seed}: {cycles} > {}", found.cycles);
        }
    }
}

#[test]
fn no_sum_is_less_than_the_longest_run() {
    assert!(beside_the_graph(0..150) >= 140);
}

#[test]
fn no_sum_is_less_than_an_exact_time() {
    let compared = beside_exact(0..40);
    assert!(compared >= 25, "{compared}");
}

#[test]
fn of_halves_side_by_side_either_may_come_first_to_a_word() {
    let config = config(|p| {
        (p.warps, p.lanes) = (2, 2);
        (p.splits, p.split_mode) = (1, SplitMode::Marked);
    });
    let (_, longest) = raced_by_halves(&config, 20, 1).of_all_runs(&config);
    let last = raced_by_halves(&config, 1, 20);
    assert!(last.cycles(&config, 0) < longest, "whoever reads last has little to do");
    let start = Start { argument: Some(0), ..Start::default() };
    let sum = sum_by(&Fees::new(&config), Together::One, &config, &last.program, &start, &BUDGET).unwrap();
    assert!(sum.cycles >= longest, "{} < {longest}: as it would by itself", sum.cycles);
}

#[test]
fn hits_wait_for_all_that_was_asked_before_them() {
    let config = config(hits::machine);
    for (mistake, decided) in hits::programs() {
        let start = Start { argument: Some(0), ..Start::default() };
        let sum = || {
            let fees = Fees::new(&config);
            sum_by(&fees, Together::One, &config, &decided.program, &start, &BUDGET).unwrap().cycles
        };
        let (cycles, without, sum) = (decided.cycles(&config, 0), mistake.make(sum), sum());
        assert!(without < cycles && cycles <= sum, "{}: {without} < {cycles} <= {sum}", mistake.words());
    }
}

#[test]
fn no_run_takes_longer_than_the_bound() {
    beside_runs(0..40, 8);
}

#[test]
#[ignore = "minutes"]
fn two_thousand_random_divergent_programs_with_fifty_inputs_each() {
    beside_runs(1_000..3_000, 50);
}

#[test]
#[ignore = "minutes"]
fn thousands_of_sums() {
    println!("{} beside the graph", beside_the_graph(1_000..6_000));
    println!("{} beside exact times", beside_exact(1_000..3_000));
}

/// `SEED=n cargo test --release -p warpstep-wcet --test sum -- --ignored --nocapture search`: climbs towards a sum that is
/// less than the time of a program whose halves run side by side.
#[test]
#[ignore = "minutes"]
fn search_for_halves_that_take_more_than_they_pay() {
    let seed: u64 = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let slack = |drawn: &Drawn| match drawn.sum() {
        Some(sum) if drawn.config.splits > 0 => sum.cycles as f64 / drawn.cycles as f64 - 1.0,
        _ => f64::INFINITY,
    };
    match search(slack, seed, 20, 300) {
        Ok(tape) => panic!("a sum that is no bound: {tape:?}"),
        Err(closest) => println!("the closest is {closest:.4} above the time"),
    }
}
