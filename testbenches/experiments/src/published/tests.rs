//! The lemmas that do not hold, each with a run that breaks it; and estimates beside a bound that is exact.

use super::*;
use warpstep_flow::{Flow, Targets};
use warpstep_published::Hybrid;

#[test]
fn halves_in_parallel_take_longer_than_the_longer_of_them_alone() {
    let count = Lemma::OneWavefront.on(20);
    assert_eq!((count.tried, count.wrong), (1, 1), "{count:?}");
}

#[test]
fn lanes_that_stay_together_take_longer_than_lanes_that_part() {
    for (lemma, seed) in [(Lemma::HeterogeneousAlone, 8), (Lemma::Heterogeneous, 4)] {
        let count = lemma.on(seed);
        assert!(count.wrong > 0, "{lemma:?} {count:?}");
    }
}

#[test]
fn the_longest_path_is_the_worst_of_one_warp_and_not_of_several() {
    assert!((0..4).all(|seed| Lemma::CriticalInstanceAlone.on(seed).wrong == 0));
    let count = Lemma::CriticalInstance.on(5);
    assert!(count.wrong > 0, "{count:?}");
}

#[test]
fn marked_splits_take_longer_than_dynamic_ones() {
    let count = Lemma::Faster.on(4);
    assert!(count.wrong > 0, "{count:?}");
}

#[test]
fn a_measured_run_is_a_way_through_its_graph_and_takes_no_longer_than_the_longest() {
    for task in tasks().into_iter().filter(|task| ["srad", "hotspot", "psort"].contains(&task.program)) {
        let (program, _) = task.program().unwrap();
        let flow = Flow::new(&program, &Targets::address_taken()).unwrap();
        let mut hybrid = Hybrid::new(&flow);
        let trace = record::record(&task.config(), &program).unwrap();
        hybrid.see(&trace).unwrap();
        assert_eq!(hybrid.explains(&trace), Ok(()), "{task}");
        assert!(hybrid.parallel(1).unwrap() >= trace.cycles, "{task}");
    }
}

#[test]
fn estimates_of_the_synthetic_benchmark_are_above_a_bound_that_is_exact() {
    let folder = tempfile::tempdir().unwrap();
    let results = Results::open(folder.path()).unwrap();
    let task = tasks().into_iter().find(|task| task.program == "synthetic" && task.splits == 7).unwrap();
    let finding = task::found(&task, &results, 1).unwrap();
    assert!(finding.exact && finding.ours == Some(finding.observed), "{finding:?}");
    let paper = finding.paper.unwrap();
    assert!(finding.observed < finding.parallel && finding.parallel < finding.serial, "{finding:?}");
    assert!(
        finding.observed < paper.pws && paper.pws < paper.unsplit && paper.unsplit < paper.dws,
        "{finding:?}"
    );
}

#[test]
fn one_warp_whose_times_hardly_vary_is_estimated_closely() {
    for splits in [0, 1, 3, 7] {
        let task = bounds::Task { shape: (1, 8), splits, ..tasks()[0].clone() };
        let (program, _) = task.program().unwrap();
        let flow = Flow::new(&program, &Targets::default()).unwrap();
        let mut hybrid = Hybrid::new(&flow);
        let trace = record::record_warm(&task.config(), &program).unwrap();
        hybrid.see(&trace).unwrap();
        let ratio = hybrid.parallel(1).unwrap() as f64 / trace.cycles as f64;
        // With more contexts, what one waits for at a join varies from round to round.
        let most = if splits < 7 { 1.1 } else { 1.5 };
        assert!((1.0..most).contains(&ratio), "S = {splits}: {ratio}");
    }
}
