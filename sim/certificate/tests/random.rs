//! Certificates of random programs on random machines, by every method.

mod common;

use common::Case;
use common::programs::scattered::scattered;
use common::programs::{config, decided};
use std::collections::BTreeMap;
use warpstep_certificate::{Certificate, Proof, check};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_spec::config::Parameters;
use warpstep_spec::{Policy, Schedule, SplitMode};
use warpstep_wcet::trusted::Premises;
use warpstep_wcet::{Budget, Start};

fn some_machine(p: &mut Parameters, rng: &mut fastrand::Rng) {
    p.schedule = Schedule::Coordinated(Policy::ALL[rng.usize(0..3)]);
    (p.warps, p.lanes) = [(2, 2), (4, 1), (3, 2), (1, 4), (8, 1)][rng.usize(0..5)];
    p.memory_latency = [1, 7, 60][rng.usize(0..3)];
    p.outstanding_lines = [1, 4][rng.usize(0..2)];
    p.write_ports = rng.usize(1..3);
    p.data_cache_bytes = [0, 64, 4096][rng.usize(0..3)];
    p.loop_register = rng.bool();
    if rng.bool() {
        (p.on_time, p.memory_stall, p.memory_gap) = (true, rng.u32(0..5), rng.u32(1..9));
    }
    if p.lanes > 1 && rng.u32(0..3) == 0 {
        (p.splits, p.split_mode) = (1, [SplitMode::Marked, SplitMode::Dynamic][rng.usize(0..2)]);
    }
}

#[test]
fn certificates_of_random_programs_are_accepted_by_every_method() {
    let mut counts = BTreeMap::new();
    for seed in 0..120 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let config = config(|p| some_machine(p, &mut rng));
        let program = decided(seed, &config, 8).program;
        let start = Start { argument: Some(0), ..Start::default() };
        let case = Case { config, program, start };
        // With few states many are sums.
        let budget = Budget { states: [40, 20_000][seed as usize % 2], ways: 500_000, cycles: 100_000 };
        if let Ok(times) = case.round(&budget) {
            *counts.entry(times.certificate.method()).or_insert(0) += 1;
        }
    }
    for seed in 0..40 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let config = config(|p| some_machine(p, &mut rng));
        let program = generate(mix(&[seed, 17]), &config, &Features::of(&config)).program("random").unwrap();
        let start = Start { argument: Some(0), zeroed: seed % 2 == 0, ..Start::default() };
        let budget = Budget { states: 2_000, ways: 100_000, cycles: 1_000_000 };
        if let Ok(times) = (Case { config, program, start }).round(&budget) {
            *counts.entry(times.certificate.method()).or_insert(0) += 1;
        }
    }
    println!("{counts:?}");
    assert!(counts["exact"] >= 5 && counts["graph"] >= 50 && counts["sum"] >= 20, "{counts:?}");
}

/// The same certificate, one premise about stores that inputs place left out.
fn with_fewer(certificate: &Certificate) -> Vec<Certificate> {
    let Proof::Graph { premises, .. } = &certificate.proof else { return Vec::new() };
    let (mut objects, mut met) = (premises.clone(), premises.clone());
    let fewer = [(objects.objects.pop_first().is_some(), objects), (met.met.pop_first().is_some(), met)];
    let with = |fewer: Premises| {
        let mut wrong = certificate.clone();
        if let Proof::Graph { premises, .. } = &mut wrong.proof {
            *premises = fewer;
        }
        wrong
    };
    fewer.into_iter().filter(|(is_fewer, _)| *is_fewer).map(|(_, fewer)| with(fewer)).collect()
}

#[test]
fn where_inputs_place_stores_certificates_are_accepted_and_on_fewer_premises_refused() {
    let (mut graphs, mut refused) = (0, 0);
    for seed in 0..80 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let config = config(|p| {
            some_machine(p, &mut rng);
            (p.splits, p.split_mode) = (0, SplitMode::Off);
        });
        let program = scattered(seed, &config, 16).program;
        let start = Start { argument: Some(0), inputs: program.inputs.clone(), ..Start::default() };
        let case = Case { config, program, start };
        let budget = Budget { states: 20_000, ways: 500_000, cycles: 100_000 };
        let Ok(times) = case.round(&budget) else { continue };
        graphs += usize::from(times.certificate.method() == "graph");
        for wrong in with_fewer(&times.certificate) {
            let checked = check(&wrong, &case.config, &case.program, &case.start, common::LIMIT);
            assert!(checked.is_err(), "program {seed}: {:?}", wrong.proof);
            refused += 1;
        }
    }
    assert!(graphs > 30 && refused > graphs, "{graphs}, {refused}");
}
