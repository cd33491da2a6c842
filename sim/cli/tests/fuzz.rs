//! The fuzzer finds cores with a bug, and what is left of the program that shows it fits a screen. (A wrong ALU is found
//! where the evidence is written: `src/commands/fuzz/evidence.rs`.)

mod common;
#[path = "../src/commands/fuzz/engine.rs"]
#[allow(dead_code)] // the command uses the rest
mod engine;

use common::{fails, has_verilator, works};
use engine::{Engine, How, Verdict};
use std::path::Path;
use std::time::Duration;
use warpstep_core::Mutation;
use warpstep_cosim::verilated::Cache;
use warpstep_fuzz::{Budget, Build, Features, Tree, builds, generate, listing, mix, rehearse, shrink};

const BUDGET: Budget = Budget { tries: 3_000, time: Duration::from_secs(240) };

fn cache() -> Cache {
    Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("models"))
}

/// Whether a program that is right in itself shows the bug.
fn differs(engine: &Engine, build: &Build, tree: &Tree) -> bool {
    let program = tree.program("candidate").expect("random programs are short enough");
    rehearse(&build.config, &program).is_ok()
        && match engine.check(&program, Some(200_000)) {
            Verdict::Fails(failing) => failing.how == How::Differs,
            Verdict::Agrees(_) => false,
            Verdict::Broken(error) => panic!("{error}"),
        }
}

#[track_caller]
fn is_found_and_shrunk(bug: &[Mutation]) {
    if !has_verilator() {
        return;
    }
    // Three warps of five lanes, small cache, slow memory.
    let build = builds().into_iter().nth(2).expect("there are many");
    let engine = Engine::mutated(&build, &cache(), bug).expect("the build can be made");
    let trees = (0..200).map(|number| generate(mix(&[number]), &build.config, &Features::of(&build.config)));
    let found = trees.into_iter().find(|tree| differs(&engine, &build, tree));
    let found = found.unwrap_or_else(|| panic!("{bug:?} was not detected"));
    let small = shrink(&found, BUDGET, |tree| differs(&engine, &build, tree));
    let (before, after) = (found.length(), small.tree.length());
    let program = small.tree.program("small").expect("it is short");
    println!("{bug:?}: {before} to {after} instructions in {} tries\n{}", small.tries, listing(&program, ""));
    assert!(after <= 20, "{after} instructions are left");
    assert!(differs(&engine, &build, &small.tree), "what is left does not show the bug");
}

#[test]
fn a_scheduler_that_begins_with_the_first_warp_is_found_and_shrunk() {
    is_found_and_shrunk(&[Mutation::new(
        "the next is the first",
        "Scheduler",
        "search.start",
        "last + 1",
        "0",
    )]);
}

#[test]
fn a_loop_that_forgets_the_lanes_that_left_is_found_and_shrunk() {
    is_found_and_shrunk(&[Mutation::new(
        "all stay",
        "NextLanes",
        "wanted",
        "instruction.leader.right[4:0]",
        "instruction.issued.active",
    )]);
}

#[test]
fn a_barrier_that_remembers_who_was_there_is_found_and_shrunk() {
    is_found_and_shrunk(&[Mutation::new("all stay", "Barriers", "arrived.0", "0", "gathered")]);
}

#[test]
fn words_of_a_replay_that_make_no_sense_are_refused() {
    fails("fuzz --replay 17", 2, &[]);
    fails("fuzz --replay 17:99", 2, &["builds 0 to"]);
    fails("fuzz --builds 99", 125, &["--list"]);
}

#[test]
fn the_list_names_every_build() {
    assert_eq!(works("fuzz --list").lines().count(), builds().len());
    let split = works("fuzz --list --splits");
    assert_eq!(
        split.lines().count(),
        builds().iter().filter(|build| build.config.splits_in_parallel()).count()
    );
    assert!(split.lines().all(|line| line.contains(" splits ")), "{split}");
}

#[test]
fn a_corpus_grows_and_is_run_again() {
    let folder = tempfile::tempdir().expect("there is room for files");
    let [corpus, picture] =
        ["corpus", "reached.svg"].map(|name| folder.path().join(name).display().to_string());
    let run = |programs: u32| {
        let words =
            format!("fuzz --models --programs {programs} --corpus {corpus} --picture {picture} --json");
        serde_json::from_str::<serde_json::Value>(&works(&words)).expect("JSON")
    };
    let (first, second) = (run(40), run(20));
    let number = |summary: &serde_json::Value, path: &str| {
        summary.pointer(path).and_then(|n| n.as_u64()).expect("a number")
    };
    assert_eq!((number(&first, "/seed"), number(&second, "/seed")), (1, 2));
    let (kept, again) = (number(&first, "/corpus/programs"), number(&second, "/programs"));
    assert!(kept > 20 && again == kept + 20, "{kept} were kept, {again} run");
    assert!(number(&second, "/corpus/programs") > kept, "new programs reach something new");
    let reached = |summary| number(summary, "/corpus/reached/situations");
    assert!(reached(&second) > reached(&first) && reached(&first) > 1_000);
    let svg = std::fs::read_to_string(&picture).expect("a picture");
    assert!(svg.contains("shfl.idx") && svg.contains("together"), "{}", svg.len());

    std::fs::write(folder.path().join("corpus/corpus.json"), "{").expect("it can be written");
    fails(&format!("fuzz --models --corpus {corpus}"), 125, &["corpus.json", "another folder"]);
}
