//! A campaign of a few mutants of a small machine: the core as it is passes, mutants are noticed, a second call has nothing to do.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use warpstep_cosim::verilated::Cache;
use warpstep_mutants::{
    Campaign, Hunt, Listener, Mutation, Netlist, Results, Row, Summary, TOOLS, Trials, Verdict,
};
use warpstep_spec::Config;
use warpstep_spec::config::named;

/// Without the tools there is nothing to test, and only a run that demands them calls that a failure.
fn has_tools() -> bool {
    let verilator = std::process::Command::new("verilator").arg("--version").output().is_ok();
    let found = verilator && warpstep_tools::check(&TOOLS).is_ok();
    assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "tools are not installed");
    found
}

fn machine() -> Config {
    let mut machine = named("tiny").expect("a name").parameters();
    (machine.warps, machine.lanes, machine.fpu, machine.loop_register) = (1, 2, false, false);
    (machine.instruction_cache.bytes, machine.local_memory_bytes) = (64, 1024);
    Config::try_from(machine).expect("a small machine is possible")
}

struct Counter(AtomicUsize);

impl Listener for Counter {
    fn begins(&self, _: &Mutation) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn knows(&self, _: &Row) {}
}

#[test]
fn mutants_are_noticed_and_the_core_as_it_is_passes() {
    if !has_tools() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let config = machine();
    let netlist = Netlist::new(&config, 8, 1, folder.path()).expect("Yosys lists mutations");
    assert_eq!(netlist.mutations.len(), 8);
    let cache = Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("models"));
    let build = netlist.build(&cache).expect("the mutated core is built");
    let trials = Trials::new(&config, 2, false).expect("programs load");
    let hunt = Hunt::new(&build, &trials).expect("the memories are possible");
    hunt.control().expect("without a mutation the core agrees");

    let counter = Counter(AtomicUsize::new(0));
    let results = Results::open(folder.path()).expect("a file of results");
    let campaign = Campaign { netlist: &netlist, results: &results, jobs: 2 };
    campaign.hunt(&hunt, &counter).expect("every mutant runs");
    let summary = Summary::of(&results.rows());
    assert_eq!((counter.0.load(Ordering::Relaxed), summary.all.mutants), (8, 8));
    // Yosys chooses, so some may be no bugs; an inert netlist would leave all alive.
    assert!(summary.all.killed >= 4, "{summary:?}");
    let killed = results.rows().into_iter().find_map(|row| match row.verdict {
        Verdict::Killed(kill) => Some((row.mutation.number, kill)),
        _ => None,
    });
    let (number, kill) = killed.expect("one at least");
    assert_eq!(hunt.kill(number).expect("it runs"), Some(kill), "the same again");

    let again = Results::open(folder.path()).expect("the file is read");
    let campaign = Campaign { netlist: &netlist, results: &again, jobs: 2 };
    assert!(campaign.to_hunt(hunt.runs()).is_empty());
    let error = Netlist::new(&config, 8, 2, folder.path()).err().expect("other mutants");
    assert!(error.to_string().contains("other mutants"), "{error}");
}
