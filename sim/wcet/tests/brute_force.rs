//! The graph of states against every run there is: programs with few input bits, all of their values on the cycle model.
//! The longest run takes exactly the bound.

mod common;

use common::entangled::entangled;
use common::halves::halved;
use common::machines::some_machine;
use common::scattered::scattered;
use common::{config, decided};
use warpstep_spec::config::Parameters;
use warpstep_spec::{Policy, Schedule, SplitMode};
use warpstep_wcet::{Budget, Inputs, Method, Start, bound};

const BUDGET: Budget = Budget { states: 200_000, ways: 1_000_000, cycles: 100_000 };

/// Programs of these seeds, on all three policies; gives how many had more than one time.
#[track_caller]
fn check(seeds: std::ops::Range<u64>, bits: usize, change: impl Fn(&mut Parameters)) -> usize {
    let mut varied = 0;
    for seed in seeds {
        for policy in Policy::ALL {
            let config = config(|p| {
                p.schedule = Schedule::Coordinated(policy);
                change(p);
            });
            let decided = decided(seed, &config, bits);
            let start = Start { argument: Some(0), ..Start::default() };
            let found = bound(&config, &decided.program, &start, 100_000, &BUDGET);
            let Ok(found) = found else { panic!("program {seed}, {policy:?}: {found:?}") };
            let (least, most) = decided.of_all_runs(&config);
            assert_eq!(found.costs.cycles(), found.cycles, "program {seed}, {policy:?}");
            assert_eq!(found.cycles, most, "program {seed}, {policy:?}, {} bits", decided.bits.len());
            varied += usize::from(least < most);
        }
    }
    varied
}

#[test]
fn two_warps_of_two_lanes() {
    assert!(check(0..12, 8, |p| (p.warps, p.lanes) = (2, 2)) > 20);
}

#[test]
fn four_warps_of_one_lane_and_one_of_four() {
    check(100..104, 8, |p| (p.warps, p.lanes) = (4, 1));
    check(200..206, 8, |p| (p.warps, p.lanes) = (1, 4));
}

#[test]
fn with_splits_in_parallel() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        check(300..306, 8, |p| (p.warps, p.lanes, p.splits, p.split_mode) = (2, 2, 1, mode));
    }
}

#[test]
fn with_loop_registers_one_write_port_and_small_caches() {
    check(400..404, 8, |p| {
        (p.warps, p.lanes, p.write_ports, p.loop_register) = (2, 2, 1, true);
        (p.data_cache_bytes, p.instruction_cache.bytes) = (0, 2 * p.instruction_cache.line_bytes);
    });
}

#[test]
fn where_inputs_decide_through_data_no_run_is_longer() {
    let mut bounded = 0;
    for seed in 0..60 {
        let config = config(|p| {
            p.schedule = Schedule::Coordinated(Policy::ALL[seed as usize % 3]);
            (p.warps, p.lanes) = [(2, 2), (4, 1), (1, 4)][seed as usize / 3 % 3];
        });
        let entangled = entangled(seed, &config, 6);
        let inputs = Inputs::declared(&entangled.program).ranges().to_vec();
        let start = Start { argument: Some(0), inputs, ..Start::default() };
        let Ok(found) = bound(&config, &entangled.program, &start, 100_000, &BUDGET) else { continue };
        let (_, most) = entangled.of_all_runs(&config);
        assert!(most <= found.cycles, "program {seed}: {most} > {}", found.cycles);
        bounded += 1;
    }
    assert!(bounded >= 50, "{bounded}");
}

/// Programs that store where inputs say, on some machines: how many have a graph, and of how many it is attained.
#[track_caller]
fn check_scattered(seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut bounded, mut attained) = (0, 0);
    for seed in seeds {
        let config = config(|p| {
            let rng = &mut fastrand::Rng::with_seed(seed);
            some_machine(p, rng);
            (p.warps, p.lanes) = [(2, 2), (1, 4), (4, 1), (2, 1), (1, 2)][rng.usize(0..5)];
            (p.splits, p.split_mode) = (0, SplitMode::Off);
        });
        let scattered = scattered(seed, &config, 8);
        let inputs = Inputs::declared(&scattered.program).ranges().to_vec();
        let start = Start { argument: Some(0), inputs, ..Start::default() };
        let found = bound(&config, &scattered.program, &start, 100_000, &BUDGET);
        let Ok(found) = found else { panic!("program {seed}: {found:?}") };
        let (_, most) = scattered.of_all_runs(&config);
        assert!(most <= found.cycles, "program {seed}: {most} > {}", found.cycles);
        if let Method::Graph(graph) = found.method {
            bounded += 1;
            attained += usize::from(found.cycles == most);
            assert!(graph.premises.objects.iter().all(|object| object.1 - object.0 == 88), "{graph:?}");
        }
    }
    (bounded, attained)
}

#[test]
fn where_inputs_decide_where_to_store_no_run_is_longer() {
    let (bounded, attained) = check_scattered(0..120);
    assert!(bounded > 60 && attained > 30, "{bounded} by graph, {attained} attained");
}

/// Programs whose halves store nothing, on some machines: how many have a graph, and of how many it is attained.
#[track_caller]
fn check_halved(seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut bounded, mut attained) = (0, 0);
    for seed in seeds {
        let config = config(|p| {
            let rng = &mut fastrand::Rng::with_seed(seed);
            some_machine(p, rng);
            (p.warps, p.lanes) = [(2, 3), (2, 4), (1, 4), (2, 2), (3, 2), (1, 3)][rng.usize(0..6)];
            p.write_ports = [1, 2, 2][rng.usize(0..3)];
            (p.splits, p.split_mode) =
                [(0, SplitMode::Off), (1, SplitMode::Marked), (1, SplitMode::Dynamic)][rng.usize(0..3)];
        });
        let halved = halved(seed, &config, 8);
        let inputs = Inputs::declared(&halved.program).ranges().to_vec();
        let start = Start { argument: Some(0), inputs, ..Start::default() };
        let Ok(found) = bound(&config, &halved.program, &start, 100_000, &BUDGET) else { continue };
        let (_, most) = halved.of_all_runs(&config);
        assert!(most <= found.cycles, "program {seed}: {most} > {}, {:?}", found.cycles, config.parameters());
        if let Method::Graph(_) = found.method {
            bounded += 1;
            attained += usize::from(found.cycles == most);
        }
    }
    (bounded, attained)
}

#[test]
fn where_only_whether_lanes_part_seems_to_matter_no_run_is_longer() {
    let (bounded, attained) = check_halved(0..40);
    assert!(bounded > 30 && attained > 10, "{bounded} by graph, {attained} attained");
}

/// The same, thousands of them.
#[test]
#[ignore = "minutes"]
fn three_thousand_programs_whose_halves_store_nothing() {
    eprintln!("by graph, attained: {:?}", check_halved(1_000..4_000));
}

/// Programs that store where inputs say, thousands of them.
#[test]
#[ignore = "minutes"]
fn three_thousand_programs_that_store_where_inputs_say() {
    eprintln!("by graph, attained: {:?}", check_scattered(1_000..4_000));
}

/// `cargo test --release -p warpstep-wcet --test brute_force -- --ignored`: 500 programs of each kind of machine.
#[test]
#[ignore = "some minutes"]
fn five_hundred_programs_of_each_kind() {
    let shapes = [(2, 2, 0), (2, 2, 1), (1, 4, 3), (4, 1, 0), (2, 3, 2), (3, 2, 1)];
    for (kind, (warps, lanes, splits)) in (0u64..).zip(shapes) {
        for mode in [SplitMode::Off, SplitMode::Marked, SplitMode::Dynamic] {
            if splits == 0 && mode != SplitMode::Off {
                continue;
            }
            let first = 10_000 * (1 + kind);
            check(first..first + 500, 8, |p| {
                (p.warps, p.lanes, p.splits, p.split_mode) = (warps, lanes, splits, mode);
            });
            eprintln!("{warps} warps, {lanes} lanes, {splits} split contexts, {}: as bounded", mode.name());
        }
    }
}
