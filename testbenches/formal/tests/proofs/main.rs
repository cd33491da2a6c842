//! Every property is proven of its first machine, and refuted for every core with a bug of its list.
//!
//! A bug is a single wrong operand, as in co-simulation's tests (`sim/cosim/tests/seeded_bugs`), and belongs to the
//! property that must find it: many bugs break one property and no other.

mod front_bugs;
mod issue_bugs;
mod lane_bugs;
mod memory_bugs;

use front_bugs::{
    OCCUPANCY, OCCUPANCY_DECOUPLED, OCCUPANCY_SPLITS, PATH, PATH_LOOPS, RESOLUTION, SELECTION,
    SELECTION_ROUND, SELECTION_SPLITS,
};
use issue_bugs::{DATA, LATENCY, SLOTS};
use lane_bugs::LANES;
use memory_bugs::{AXI, ON_TIME};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use warpstep_core::{Mutation, Mutations};
use warpstep_formal::{Outcome, PROPERTIES, Property, Report, TOOLS, by_name, prove};
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, SplitMode};
use warpstep_tools::{Folder, check};

/// Far more than any proof of this list takes.
const LIMIT: Duration = Duration::from_secs(300);

/// One operand that is wrong.
type Bug = Mutation<'static>;

/// In `block`, where `signal` is written, `wrong` stands instead of `operand`.
const fn bug(
    what: &'static str,
    block: &'static str,
    signal: &'static str,
    operand: &'static str,
    wrong: &'static str,
) -> Bug {
    Mutation::new(what, block, signal, operand, wrong)
}

/// Without tools nothing is proven, which has been said; where tools are required it is a failure.
fn has_tools() -> bool {
    let missing = check(&TOOLS).err();
    let required = std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    match missing {
        Some(error) if required => panic!("{error}"),
        Some(error) => eprintln!("SKIPPED: {error}"),
        None => return true,
    }
    false
}

fn proof(property: &Property, config: &Config, bugs: &[Bug]) -> Result<Report, String> {
    let folder = Folder::new().expect("a folder");
    let mutations = Mutations::awake(bugs);
    prove(property, config, &mutations, folder.path(), LIMIT)
        .map_err(|error| format!("{}: {error}", property.name))
}

/// Does `work` for each number below `count`, two at a time; what it returns is what went wrong.
fn in_pairs(count: usize, work: impl Fn(usize) -> Option<String> + Sync) {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(vec![]));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        return;
                    }
                    wrong.lock().unwrap().extend(work(at));
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_property_is_proven_of_its_first_machine() {
    if !has_tools() {
        return;
    }
    in_pairs(PROPERTIES.len(), |at| {
        let property = &PROPERTIES[at];
        let machines = (property.machines)();
        let config = machines.iter().find(|config| (property.concerns)(config)).expect("a machine");
        match proof(property, config, &[]) {
            Ok(report) if report.is_proven() => {
                println!("{}: {}, {:.1} s", property.name, report.machine, report.seconds);
                None
            }
            Ok(report) => Some(format!("{}: {:?}", property.name, report.outcome)),
            Err(error) => Some(error),
        }
    });
}

/// Each bug alone refutes the property, which a right core of the same machine has.
fn all_are_refuted(property: &str, config: &Config, bugs: &[Bug]) {
    if !has_tools() {
        return;
    }
    let started = Instant::now();
    let property = by_name(property).expect("a property");
    let right = proof(property, config, &[]).expect("a result");
    assert!(right.is_proven(), "without a bug: {:?}", right.outcome);
    in_pairs(bugs.len(), |at| {
        let report = match proof(property, config, &bugs[at..=at]) {
            Ok(report) => report,
            Err(error) => return Some(error),
        };
        match &report.outcome {
            Outcome::Refuted { counterexample } => {
                println!("{}: {}, {:.1} s", bugs[at].what, counterexample.broken, report.seconds);
                None
            }
            other => Some(format!("{} ({}): {other:?}", bugs[at].what, bugs[at].block)),
        }
    });
    println!("{}: {} bugs in {:.0?}", property.name, bugs.len(), started.elapsed());
}

/// Two warps of four lanes, with changes.
fn machine(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("tiny").expect("a name").parameters();
    p.fpu = false;
    change(&mut p);
    Config::try_from(p).expect("a machine")
}

fn splitting(mode: SplitMode) -> Config {
    machine(|p| (p.splits, p.split_mode) = (2, mode))
}

#[test]
fn every_bug_of_the_occupancy_is_refuted() {
    all_are_refuted("occupancy", &machine(|_| ()), OCCUPANCY);
    all_are_refuted("occupancy", &splitting(SplitMode::Marked), OCCUPANCY_SPLITS);
    let decoupled = machine(|p| p.schedule = "lrr/gtlo".parse().expect("a schedule"));
    all_are_refuted("occupancy", &decoupled, OCCUPANCY_DECOUPLED);
}

#[test]
fn every_bug_of_the_selection_is_refuted() {
    all_are_refuted("selection", &machine(|p| p.warps = 4), SELECTION);
    let round = machine(|p| (p.warps, p.schedule) = (3, "lrr".parse().expect("a schedule")));
    all_are_refuted("selection", &round, SELECTION_ROUND);
    all_are_refuted("selection", &splitting(SplitMode::Marked), SELECTION_SPLITS);
}

#[test]
#[ignore = "a minute: cargo test -p warpstep-formal -- --ignored"]
fn every_bug_of_the_path_is_refuted() {
    all_are_refuted("path", &machine(|p| (p.warps, p.loop_register) = (1, false)), PATH);
    all_are_refuted("path", &machine(|p| (p.warps, p.loop_register) = (1, true)), PATH_LOOPS);
}

#[test]
fn every_bug_of_the_resolution_is_refuted() {
    all_are_refuted("resolution", &machine(|p| p.loop_register = true), RESOLUTION);
}

/// Lines of instructions of 32 bytes, of data of 16, beats of 4.
fn memory(change: impl FnOnce(&mut Parameters)) -> Config {
    machine(|p| {
        p.instruction_cache.line_bytes = 32;
        change(p);
    })
}

#[test]
fn every_bug_of_the_axi_master_is_refuted() {
    all_are_refuted("axi", &memory(|_| ()), AXI);
}

#[test]
fn every_bug_of_the_slots_is_refuted() {
    all_are_refuted("slots", &machine(|p| p.write_ports = 1), SLOTS);
}

#[test]
fn every_bug_of_the_latencies_is_refuted() {
    all_are_refuted("latency", &machine(|p| p.lanes = 2), LATENCY);
}

#[test]
#[ignore = "two minutes: cargo test -p warpstep-formal -- --ignored"]
fn every_dependence_on_data_is_refuted() {
    let property = by_name("data").expect("a property");
    all_are_refuted("data", &(property.machines)()[0], DATA);
}

#[test]
fn every_bug_of_the_due_times_is_refuted() {
    let contract = |p: &mut Parameters| {
        (p.on_time, p.memory_latency, p.memory_stall, p.memory_gap) = (true, 2, 1, 2);
        (p.outstanding_lines, p.instruction_cache.line_bytes, p.data_line_bytes) = (1, 8, 4);
    };
    all_are_refuted("on-time", &machine(contract), ON_TIME);
}

#[test]
#[ignore = "a minute and a half: cargo test -p warpstep-formal -- --ignored"]
fn every_bug_of_who_owns_a_lane_is_refuted() {
    let config = machine(|p| (p.warps, p.lanes, p.splits, p.split_mode) = (1, 2, 1, SplitMode::Marked));
    all_are_refuted("lanes", &config, LANES);
}
