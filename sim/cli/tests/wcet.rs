//! `warpstep wcet` as a user meets it.

mod common;

use common::{fails, warpstep};

#[test]
fn a_kernel_whose_inputs_decide_nothing_has_an_exact_bound_that_runs_meet() {
    let output = warpstep("wcet sgemm --arg size=5 --arg inner=3 --observe 4 --json");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["method"], "exact");
    assert_eq!(
        (&report["observed"]["least"], &report["observed"]["most"]),
        (&report["bound"], &report["bound"])
    );
    let causes = report["causes"].as_array().unwrap();
    let sum: u64 = causes.iter().map(|cause| cause["cycles"].as_u64().unwrap()).sum();
    assert_eq!(sum, report["bound"].as_u64().unwrap());
}

#[test]
fn what_inputs_decide_is_named_and_no_run_is_longer() {
    let output = warpstep("wcet srad --arg rows=5 --arg columns=7 --arg steps=2 --observe 4");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for words in ["bound by observed 1.0", "What inputs decide", "both halves", "assumes    memory answers"] {
        assert!(text.contains(words), "`{words}` is not in\n{text}");
    }
}

#[test]
fn a_program_without_a_bound_is_told_why_and_where() {
    fails("wcet histogram", 125, &["the address of lw", "count_part+0x", "--known"]);
    fails(
        "wcet kmeans --arg points=24 --arg rounds=2 --states 50",
        125,
        &["more than 50 states", "--states"],
    );
    fails("wcet sgemm --schedule lrr/gtlo", 125, &["decoupled", "choose lrr, gtlrr or gtlo"]);
    fails("wcet sgemm --known nobody", 125, &["no symbol `nobody`"]);
}
