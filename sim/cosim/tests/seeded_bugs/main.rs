//! A core with a bug is detected: every bug of the list makes some kernel differ in lockstep.
//!
//! One model holds all of them. Each wrong operand becomes a choice between right and wrong by a number that the test puts on
//! `start_argument`, which the cores themselves then read as zero; so a model is built once, not once a bug. Number 0 is the
//! core as it is, and it must agree. The suite is that of every kernel, every wrong program and a few more before several
//! memories, which the core does not know; for several cores and for floats it is the kernels and random programs.

mod assembly;
mod bugs;
#[path = "../common/mod.rs"]
mod common;
mod core_bugs;
mod flags_of_others;
mod float_bugs;
mod idle_lanes;
mod loop_bugs;
mod loops;
mod memory_bugs;
mod on_time_bugs;
mod port_bugs;
mod preload_bugs;
mod retired_while_diverged;
mod split_bugs;
mod waits_behind_a_join;
mod woken_at_a_split;
mod wrong_halves;

use bugs::{Bug, COORDINATED, DECOUPLED};
use common::{cache, has_verilator};
use core_bugs::{ROUNDS, SLOTS, TOGETHER};
use float_bugs::FLOATS;
use loop_bugs::{LOOPS, LOOPS_DECOUPLED};
use memory_bugs::{CACHED, UNCACHED};
use on_time_bugs::{ON_TIME, WITHOUT_GAP};
use port_bugs::PORTS;
use preload_bugs::PRELOAD;
use split_bugs::{DYNAMIC, MARKED, SLOW_CONTROL};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use warpstep_core::Mutations;
use warpstep_cosim::{Build, Lockstep, LockstepError, Rtl, Start};
use warpstep_fuzz::dense::{accesses, splits};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::config::{Arbiter, named};
use warpstep_spec::{Config, Parameters, SplitMode};

/// More cycles than a kernel takes at this shape.
const LIMIT: u64 = 400_000;

/// Latencies and kinds of memory, the everyday one first: most bugs are found there.
type Memories = [(u32, MemoryKind); 4];
const MEMORIES: Memories = [
    (7, MemoryKind::Fixed),
    (12, MemoryKind::Random { seed: 1 }),
    (1, MemoryKind::Fixed),
    (20, MemoryKind::Random { seed: 2 }),
];

/// Those for TDMA, whose slots depend on the machine's latency.
const OF_ONE_LATENCY: Memories = [
    (7, MemoryKind::Fixed),
    (7, MemoryKind::Random { seed: 1 }),
    (7, MemoryKind::Dram { refresh: false }),
    (7, MemoryKind::Random { seed: 2 }),
];

/// Those of an on-time machine, whose hardware knows the latency.
const OF_ONE_CONTRACT: Memories = [
    (7, MemoryKind::Fixed),
    (7, MemoryKind::Slow),
    (7, MemoryKind::Random { seed: 1 }),
    (7, MemoryKind::Random { seed: 2 }),
];

/// Caches of eight lines.
fn config(schedule: &str) -> Config {
    changed(schedule, |_| ())
}

fn changed(schedule: &str, change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("small").unwrap().parameters();
    (p.data_line_bytes, p.loop_register) = (64, false); // the lists are for long lines, where most can go wrong
    p.schedule = schedule.parse().unwrap();
    (p.fpu, p.instruction_cache.bytes) = (false, 8 * p.instruction_cache.line_bytes);
    p.data_cache_bytes = 8 * p.data_line_bytes;
    change(&mut p);
    Config::try_from(p).unwrap()
}

/// All kernels but the floating-point ones and the benchmarks; the wrong ones but those that never end; and a few more.
fn programs() -> Vec<Program> {
    let skipped = ["alu_loop_short", "barrier_deadlock", "endless_loop"];
    let integers = warpstep_kernels::quick_on(&config("gtlrr"));
    let kernels = integers.into_iter().chain(warpstep_kernels::faults());
    let kernels = kernels.filter(|kernel| !skipped.contains(&kernel.name));
    let kernels = kernels.map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap());
    let random = (1..=3).map(accesses::program);
    kernels.chain(random).chain([retired_while_diverged::program(), idle_lanes::program()]).collect()
}

/// Kernels of these names, and `count` random programs of all that the machine can do.
fn kernels_and_random(config: &Config, kernels: &[&str], count: u64) -> Vec<Program> {
    let kernel = |name| warpstep_kernels::by_name(name).or_else(|| warpstep_kernels::fault_by_name(name));
    let kernels = kernels.iter().map(|name| kernel(name).expect("a kernel"));
    let kernels = kernels.map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap());
    let random = (0..count).map(|number| {
        let tree = generate(mix(&[number]), config, &Features::of(config));
        tree.program(&format!("random {number}")).expect("random programs are short enough")
    });
    kernels.chain(random).collect()
}

/// The core with all bugs in it, asleep.
fn seeded(config: &Config, bugs: &[Bug]) -> Build {
    Build::mutated(config, &cache(), &Mutations::chosen_by("start_argument", bugs)).unwrap()
}

/// The program that finds the bug of that number, and what differs.
fn found(number: usize, build: &Build, programs: &[Program]) -> Option<String> {
    let several = build.config().cores > 1;
    let memories = match build.config().arbiter {
        _ if build.config().on_time => OF_ONE_CONTRACT,
        Arbiter::Tdma if several => OF_ONE_LATENCY,
        _ => MEMORIES,
    };
    memories.into_iter().find_map(|(latency, memory)| {
        let build = build.with_memory_latency(latency).unwrap();
        programs.iter().find_map(|program| {
            let model = Start { memory, ..Start::default() };
            let core = Start { argument: number as u32, ..model.clone() };
            let rtl = Rtl::new(&build, program, &core).unwrap();
            let difference = match Lockstep::with(rtl, build.config(), program, &model).unwrap().run(LIMIT) {
                // A program that is wrong is so in both.
                Ok(()) | Err(LockstepError::Program(_)) => return None,
                Err(LockstepError::Differs(difference)) => difference.to_string(),
                Err(LockstepError::Breaks(broken)) => broken.to_string(),
                Err(LockstepError::Protocol(violation)) => violation.to_string(),
                Err(error) => panic!("{}: {error}", program.name),
            };
            Some(format!("{}, memory {memory} of {latency} cycles, {difference:.150}", program.name))
        })
    })
}

#[track_caller]
fn all_are_found(config: Config, bugs: &[Bug], programs: Vec<Program>) {
    if !has_verilator() {
        return;
    }
    let started = Instant::now();
    let build = seeded(&config, bugs);
    assert_eq!(found(0, &build, &programs), None, "without a bug the core agrees");
    println!("model built, all agree: {:.0?}", started.elapsed());

    let next = AtomicUsize::new(0);
    let missed = Mutex::new(vec![]);
    let hunt = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(bug) = bugs.get(at) else { return };
            match found(at + 1, &build, &programs) {
                Some(difference) => println!("{}: {difference}", bug.what),
                None => missed.lock().unwrap().push(format!("{} ({})", bug.what, bug.block)),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(hunt);
        }
    });
    println!("{} bugs in {:.0?}", bugs.len(), started.elapsed());
    let missed = missed.into_inner().unwrap();
    assert!(missed.is_empty(), "not detected:\n{}", missed.join("\n"));
}

#[test]
fn every_bug_of_a_coordinated_core_is_found_out() {
    // With one write port every result has a slot: more of them can go wrong.
    let config = changed("gtlrr", |p| p.write_ports = 1);
    all_are_found(config, &[COORDINATED, CACHED].concat(), programs());
}

#[test]
fn every_bug_of_two_write_ports_is_found_out() {
    let config = config("gtlrr");
    let programs = [programs(), kernels_and_random(&config, &[], 8)].concat();
    all_are_found(config, PORTS, programs);
}

#[test]
fn every_bug_of_a_core_without_data_cache_is_found_out() {
    // A line is one beat: answers come in every cycle.
    let config = changed("gtlrr", |p| (p.data_cache_bytes, p.axi_bytes) = (0, p.data_line_bytes));
    all_are_found(config, UNCACHED, programs());
}

#[test]
fn every_bug_of_on_time_release_is_found_out() {
    let config = changed("gtlrr", |p| {
        (p.on_time, p.memory_stall, p.memory_gap, p.data_line_bytes) = (true, 7, 7, 32);
        p.data_cache_bytes = 256;
    });
    all_are_found(config, ON_TIME, programs());
}

#[test]
fn every_bug_of_on_time_release_without_gap_is_found_out() {
    let config = changed("gtlrr", |p| {
        (p.on_time, p.data_line_bytes, p.axi_bytes, p.data_cache_bytes) = (true, 4, 4, 0);
    });
    all_are_found(config, WITHOUT_GAP, programs());
}

#[test]
fn every_bug_of_code_loaded_after_reset_is_found_out() {
    all_are_found(changed("gtlrr", |p| p.preload_lines = 3), PRELOAD, programs());
}

#[test]
fn every_bug_of_a_decoupled_core_is_found_out() {
    all_are_found(config("lrr/gtlo"), DECOUPLED, programs());
}

/// Two cores of four warps of two lanes.
fn two_cores(arbiter: Arbiter, axi_bytes: u32) -> Config {
    changed("gtlrr", |p| (p.cores, p.lanes, p.arbiter, p.axi_bytes) = (2, 2, arbiter, axi_bytes))
}

const SHARED: [&str; 6] = ["global_barrier", "fence", "memory", "barrier", "copy", "wspawn"];

#[test]
fn every_bug_between_two_cores_that_take_turns_is_found_out() {
    // A line is one beat: answers come in every cycle.
    let config = two_cores(Arbiter::RoundRobin, 64);
    let programs = kernels_and_random(&config, &SHARED, 40);
    all_are_found(config, &[ROUNDS, TOGETHER].concat(), programs);
}

#[test]
fn every_bug_between_two_cores_with_time_slots_is_found_out() {
    let config = two_cores(Arbiter::Tdma, 8);
    let programs = kernels_and_random(&config, &SHARED, 8);
    all_are_found(config, SLOTS, programs);
}

/// A core with loop registers, and what it runs.
fn looping(schedule: &str, bugs: &[Bug]) {
    let config = changed(schedule, |p| p.loop_register = true);
    let programs =
        [vec![loops::program()], kernels_and_random(&config, &["nested", "iterations"], 8)].concat();
    all_are_found(config, bugs, programs);
}

#[test]
fn every_bug_of_the_loop_registers_is_found_out() {
    looping("gtlrr", LOOPS);
}

#[test]
fn every_bug_of_the_loop_registers_of_a_decoupled_core_is_found_out() {
    looping("lrr/gtlo", LOOPS_DECOUPLED);
}

#[test]
fn every_bug_of_the_float_unit_is_found_out() {
    // Division and square root take different times, so that each has blocks of its own.
    // One write port: with two, none of these programs shows flags of a quotient that go to warp 0.
    let config = changed("gtlrr", |p| (p.fpu, p.latencies.float_sqrt, p.write_ports) = (true, 20, 1));
    let mut programs = kernels_and_random(&config, &["float_sample", "alu_loop_fp_short"], 60);
    programs.insert(0, flags_of_others::program());
    all_are_found(config, FLOATS, programs);
}

/// Two warps of four lanes with two split contexts, and an instruction cache of two lines.
fn splitting(schedule: &str, mode: SplitMode, change: impl FnOnce(&mut Parameters)) -> Config {
    changed(schedule, |p| {
        (p.warps, p.lanes, p.splits, p.split_mode) = (2, 4, 2, mode);
        (p.fetch_latency, p.write_ports) = (5, 1);
        p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
        change(p);
    })
}

/// Programs that split as often as they can, wrong ones, kernels and random ones.
fn all_are_found_of_splits(config: Config, bugs: &[Bug]) {
    let tight = (0..12).map(|number| splits::program(number, config.fpu));
    let others = kernels_and_random(&config, &["marked_split", "nested", "joins_differ"], 12);
    let woken = (0..6).map(|lag| woken_at_a_split::program(lag, config.queue_depth()));
    let late = [0, 4, 8, 12, 16, 20].map(waits_behind_a_join::program);
    let programs = tight.chain(wrong_halves::programs()).chain(woken).chain(late).chain(others).collect();
    all_are_found(config, bugs, programs);
}

#[test]
fn every_bug_of_marked_splits_is_found_out() {
    all_are_found_of_splits(splitting("gtlrr", SplitMode::Marked, |p| p.fpu = true), MARKED);
}

#[test]
fn every_bug_of_splits_that_lines_overtake_is_found_out() {
    let config = splitting("gtlrr", SplitMode::Marked, |p| {
        (p.fetch_latency, p.axi_bytes) = (3, p.data_line_bytes);
        (p.latencies.control, p.latencies.divide) = (6, 64);
    });
    all_are_found_of_splits(config, SLOW_CONTROL);
}

#[test]
fn every_bug_of_dynamic_splits_is_found_out() {
    all_are_found_of_splits(splitting("lrr", SplitMode::Dynamic, |_| ()), DYNAMIC);
}
