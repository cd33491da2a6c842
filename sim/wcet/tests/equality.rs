//! The abstract machine against the cycle model: every context of every core does the same in every cycle.

mod common;

use common::config;
use common::machines::some_machine;
use common::scattered::scattered;
use common::side_by_side::{Reached, side_by_side};
use std::collections::BTreeMap;
use warpstep_fuzz::{Features, generate, mix};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::config::{Arbiter, Parameters};
use warpstep_spec::{Config, Policy, Schedule, SplitMode};
use warpstep_wcet::Stop;

#[track_caller]
fn compare(config: &Config, program: &Program, zeroed: bool, warm: bool, memory: MemoryKind) -> Reached {
    side_by_side(config, program, zeroed, warm, memory).unwrap_or_else(|difference| panic!("{difference}"))
}

/// All quick kernels on three schedules; gives those that were not followed to their end, or as long as the comparison lasts, and why.
#[track_caller]
fn not_followed(warm: bool, change: impl Fn(&mut Parameters)) -> BTreeMap<&'static str, String> {
    let mut left = BTreeMap::new();
    for policy in Policy::ALL {
        let config = config(|p| {
            p.schedule = Schedule::Coordinated(policy);
            change(p);
        });
        for kernel in warpstep_kernels::quick_on(&config) {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            match compare(&config, &program, false, warm, MemoryKind::Fixed) {
                Reached::End | Reached::Limit => {}
                Reached::Stop(stop) => drop(left.insert(kernel.name, stop.to_string())),
            }
        }
    }
    left
}

/// What is not followed: a program that stores its code.
const NEVER: [&str; 1] = ["edge_of_memory"];

#[track_caller]
fn check(warm: bool, change: impl Fn(&mut Parameters)) {
    let mut left = not_followed(warm, change);
    left.retain(|name, _| !NEVER.contains(name));
    assert_eq!(left, BTreeMap::new());
}

#[test]
fn every_kernel_takes_the_cycles_of_the_model() {
    let left = not_followed(false, |_| {});
    assert_eq!(left.keys().copied().collect::<Vec<_>>(), NEVER);
    assert!(left["edge_of_memory"].contains("executes what it has stored"), "{left:?}");
}

#[test]
fn warm_caches_and_loop_registers_change_both_alike() {
    check(true, |_| {});
    check(true, |p| p.loop_register = false);
    check(false, |p| p.preload_lines = 5);
}

#[test]
fn so_do_machines_of_other_shapes() {
    for (warps, lanes) in [(1, 1), (2, 4), (3, 5), (8, 8)] {
        check(false, |p| (p.warps, p.lanes) = (warps, lanes));
    }
}

#[test]
fn so_do_other_latencies() {
    for t_f in [1, 2, 5] {
        check(false, |p| (p.fetch_latency, p.latencies.control) = (t_f, 2 + t_f as u32 % 3));
    }
    check(false, |p| (p.latencies.alu, p.latencies.csr, p.latencies.multiply, p.write_ports) = (3, 4, 3, 1));
    for latency in [1, 40] {
        check(true, |p| p.memory_latency = latency);
    }
}

#[test]
fn so_do_other_caches_and_buses() {
    check(false, |p| {
        (p.data_cache_bytes, p.instruction_cache.bytes) = (0, 2 * p.instruction_cache.line_bytes)
    });
    check(false, |p| (p.data_line_bytes, p.axi_bytes, p.outstanding_lines) = (16, 4, 1));
    check(true, |p| (p.data_line_bytes, p.axi_bytes, p.local_banks) = (128, 64, 1));
}

#[test]
fn so_do_several_cores_by_time_slots_or_in_turn() {
    for arbiter in [Arbiter::Tdma, Arbiter::RoundRobin] {
        check(false, |p| (p.cores, p.warps, p.arbiter) = (3, 2, arbiter));
    }
}

/// On time every memory of the contract is the same to the program.
#[test]
fn so_do_memories_on_time_whichever_they_are() {
    let kinds = ["fixed", "slow", "random:3", "dram"].map(|kind| kind.parse::<MemoryKind>().unwrap());
    for (stall, gap) in [(0, 7), (3, 7), (5, 20)] {
        let config = config(|p| (p.on_time, p.memory_stall, p.memory_gap) = (true, stall, gap));
        for (number, kernel) in warpstep_kernels::quick().into_iter().enumerate() {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            match compare(&config, &program, false, false, kinds[number % kinds.len()]) {
                Reached::Stop(_) => assert!(NEVER.contains(&kernel.name)),
                Reached::End | Reached::Limit => {}
            }
        }
    }
}

#[test]
fn so_do_warps_that_are_split() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        for splits in [1, 3] {
            check(true, |p| (p.split_mode, p.splits) = (mode, splits));
        }
        check(false, |p| {
            (p.split_mode, p.splits, p.loop_register) = (mode, 2, true);
            p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
        });
    }
}

#[test]
fn so_do_random_programs() {
    let mut ends = 0;
    for seed in 0..240 {
        let config = config(|p| {
            p.schedule = Schedule::Coordinated(Policy::ALL[seed as usize % 3]);
            if seed % 2 == 0 {
                p.splits = 1 + seed as usize / 2 % 3;
                p.split_mode = if seed % 4 == 0 { SplitMode::Marked } else { SplitMode::Dynamic };
            }
        });
        // A machine that reads its own counters, and one that writes its own code, is not followed.
        let features = Features { csrs: false, floats: false, patches: false, ..Features::of(&config) };
        let tree = generate(mix(&[seed, 13]), &config, &features);
        let program = tree.program(&format!("program {seed}")).expect("random programs are short enough");
        match compare(&config, &program, true, seed % 3 == 0, MemoryKind::Fixed) {
            Reached::End => ends += 1,
            Reached::Stop(Stop::Unknown { .. }) => {} // an address that a device has read out
            reached => panic!("program {seed}: {reached:?}"),
        }
    }
    assert!(ends >= 220, "{ends}");
}

#[test]
fn so_do_stores_that_inputs_place_however_they_fall() {
    let mut to_the_end = 0;
    for seed in 0..400 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let config = config(|p| {
            some_machine(p, rng);
            (p.warps, p.lanes) = [(2, 2), (2, 4), (4, 1), (3, 2)][rng.usize(0..4)];
            (p.splits, p.split_mode) = (0, SplitMode::Off);
        });
        let program = scattered(seed, &config, 24).with_bits(rng.u32(..));
        to_the_end += match compare(&config, &program, false, false, MemoryKind::Fixed) {
            Reached::End => 1,
            // A load of a line that such a store may be on its way to.
            Reached::Limit | Reached::Stop(Stop::Unknown { .. }) => 0,
            Reached::Stop(stop) => panic!("program {seed}: {stop}"),
        };
    }
    assert!(to_the_end > 100, "{to_the_end}");
}
