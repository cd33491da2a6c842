//! Every program there is: kernels in C are clean on every machine, those in assembly but for what they do on purpose, and
//! faults are found that can be seen without running.

use std::collections::{BTreeMap, BTreeSet};
use warpstep_check::{CheckError, Kind, check};
use warpstep_flow::FlowError;
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters};
use warpstep_synthetic::Synthetic;

fn machines() -> Vec<Config> {
    let two_cores = Parameters { cores: 2, ..named("small").unwrap().parameters() };
    let mut all: Vec<Config> = warpstep_spec::config::NAMES.iter().map(|name| named(name).unwrap()).collect();
    all.push(Config::try_from(two_cores).unwrap());
    all
}

/// What is found in a kernel in C though it is right: warps of kmeans without points come to as many barriers elsewhere, and that
/// all lanes of a warp agree on whether it has any is not seen in a difference of their numbers.
fn found_nevertheless(kernel: &str) -> BTreeSet<Kind> {
    match kernel {
        "kmeans" => BTreeSet::from([Kind::BranchDiverges, Kind::BarrierNotReached]),
        "kmeans_free" => BTreeSet::from([Kind::BranchDiverges]),
        _ => BTreeSet::new(),
    }
}

#[test]
fn kernels_in_c_are_clean_on_every_machine_but_for_warps_without_points() {
    for config in machines() {
        for kernel in warpstep_suite::all() {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            let report = check(&program, &config).unwrap();
            let text: String = report.findings.iter().map(ToString::to_string).collect();
            let found: BTreeSet<Kind> = report.findings.iter().map(|one| one.kind).collect();
            assert_eq!(found, found_nevertheless(kernel.name), "{} on {}:\n{text}", kernel.name, config.name);
            assert!(report.uniform.len() > 5, "{}: {} branches", kernel.name, report.uniform.len());
        }
    }
}

/// Kinds of what is found in each program, and why some cannot be checked.
fn kinds(
    kernels: Vec<warpstep_kernels::Kernel>,
) -> (BTreeMap<&'static str, BTreeSet<Kind>>, BTreeMap<&'static str, CheckError>) {
    let (mut found, mut refused) = (BTreeMap::new(), BTreeMap::new());
    for kernel in kernels {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        match check(&program, &named("small").unwrap()) {
            Ok(report) if report.findings.is_empty() => {}
            Ok(report) => {
                found.insert(kernel.name, report.findings.iter().map(|one| one.kind).collect());
            }
            Err(error) => drop(refused.insert(kernel.name, error)),
        }
    }
    (found, refused)
}

#[test]
fn kernels_in_assembly_are_clean_but_for_what_they_do_on_purpose() {
    let (found, refused) = kinds(warpstep_kernels::all());
    let wanted = BTreeMap::from([
        // A checking function keeps a word in a register from its first call, for lane 0, to the next: only order makes it right.
        ("barrier", BTreeSet::from([Kind::RegisterUnset])),
        // Closes ever more lanes and never opens one again before all: that masks only shrink is not known here.
        ("copy", BTreeSet::from([Kind::BranchDiverges])),
        // Decoys in all lanes but the one that speaks for the warp.
        ("scalar_operands", BTreeSet::from([Kind::BarrierCount])),
        // Shows that registers outlive their warp.
        ("wspawn", BTreeSet::from([Kind::RegisterUnset])),
    ]);
    assert_eq!(found, wanted);
    // One jumps through computed addresses, one stores its code.
    assert_eq!(refused.keys().copied().collect::<Vec<_>>(), ["corners", "edge_of_memory"]);
}

#[test]
fn faults_are_found_that_can_be_seen_without_running() {
    let (found, refused) = kinds(warpstep_kernels::faults());
    let wanted = BTreeMap::from([
        ("barrier_count", BTreeSet::from([Kind::BarrierCount, Kind::BarrierNotReached])),
        ("barrier_deadlock", BTreeSet::from([Kind::BarrierNotReached])),
        ("branch_disagrees", BTreeSet::from([Kind::BranchDiverges])),
        ("join_without_split", BTreeSet::from([Kind::JoinWithoutSplit])),
        ("joins_differ", BTreeSet::from([Kind::JoinsDiffer])),
        ("reserved_rounding", BTreeSet::from([Kind::RegisterUnset])),
        ("stack_overflow", BTreeSet::from([Kind::SplitWithoutJoin])),
    ]);
    assert_eq!(found, wanted);
    assert!(refused.values().all(|error| matches!(error, CheckError::Flow(FlowError::OutsideCode { .. }))));
}

#[test]
fn the_synthetic_benchmark_is_clean() {
    for depth in 1..=3 {
        let wish = Synthetic { divergent: 0.6, memory: 0.1, depth, lanes: 8, loops: 4, length: 64 };
        let report = check(&wish.program().unwrap(), &named("small").unwrap()).unwrap();
        assert!(report.findings.is_empty(), "{}", report.findings[0]);
    }
}

#[test]
fn a_finding_says_where_a_difference_comes_from() {
    let kernel = warpstep_kernels::fault_by_name("branch_disagrees").unwrap();
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let report = check(&program, &named("small").unwrap()).unwrap();
    let text = report.findings[0].to_string();
    assert!(text.starts_with("branch (0x"), "{text}");
    for part in ["lanes may disagree on s0", "lane_id", "help: part the lanes first"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn an_instruction_that_the_machine_lacks_is_found() {
    let program = Program::from_bytes("muldiv", warpstep_kernels::by_name("muldiv").unwrap().image).unwrap();
    let found = |multiply_divide| {
        let mut machine = named("small").unwrap().parameters();
        machine.multiply_divide = multiply_divide;
        let report = check(&program, &Config::try_from(machine).unwrap()).unwrap();
        report.findings.iter().filter(|finding| finding.kind == Kind::NoSuchInstruction).count()
    };
    assert_eq!(found(true), 0);
    assert!(found(false) >= 8, "every instruction of the extension is in it");
}
