//! Every kernel of the suite that has a bound has a certificate that is accepted: exact ones, graphs and sums.

mod common;

use common::{Case, prepared};
use std::collections::BTreeMap;
use warpstep_spec::config::named;
use warpstep_wcet::Budget;

/// Counts kernels by method; prints what search and check took.
fn rounds(budget: &Budget) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    println!("kernel               method      bound    states     ways  search s   check s      bytes");
    for kernel in warpstep_suite::all() {
        let (program, start) = prepared(kernel);
        let case = Case { config: named("small").unwrap(), program, start };
        let Ok(times) = case.round(budget) else { continue };
        let method = times.certificate.method();
        *counts.entry(method).or_insert(0) += 1;
        println!(
            "{:20} {method:7} {:9} {:9} {:8} {:9.3} {:9.3} {:10}",
            kernel.name,
            times.checked.bound,
            times.checked.states,
            times.checked.ways,
            times.search.as_secs_f64(),
            times.check.as_secs_f64(),
            times.bytes,
        );
    }
    counts
}

#[test]
fn every_kernel_that_has_a_bound_has_a_certificate_that_is_accepted() {
    let counts = rounds(&Budget { states: 600, ways: 1_000_000, cycles: 1_000_000 });
    assert!(counts["exact"] >= 17 && counts["sum"] >= 8, "{counts:?}");
}

/// `cargo test --release -p warpstep-certificate --test kernels -- --ignored --nocapture`
#[test]
#[ignore = "minutes"]
fn with_as_many_states_as_the_command_allows() {
    let counts = rounds(&Budget { states: 15_000, ways: 75_000, cycles: 2_000_000_000 });
    assert!(counts["graph"] >= 3, "{counts:?}");
}
