//! `warpstep check` as a user meets it.

mod common;

use common::{fails, warpstep};

const FAULT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../testbenches/kernels/faults/branch_disagrees.elf");

#[test]
fn a_clean_program_has_exit_code_0() {
    let output = warpstep("check sgemm --config tiny --arg size=5");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("sgemm on tiny: nothing found"), "{text}");
}

#[test]
fn a_finding_has_exit_code_1_a_place_a_source_and_a_remedy() {
    let output = warpstep(&format!("check {FAULT}"));
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    for words in
        ["branch (0x", "branch-diverges", "_start+0x8", "lane_id", "help: part the lanes first", "1 finding"]
    {
        assert!(text.contains(words), "`{words}` is not in\n{text}");
    }
}

#[test]
fn findings_are_data_too() {
    let output = warpstep(&format!("check {FAULT} --json"));
    assert_eq!(output.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let finding = &report["findings"][0];
    assert_eq!((&finding["kind"], &finding["place"]), (&"branch-diverges".into(), &"branch".into()));
    assert_eq!(finding["because"][0]["place"], "_start+0x8");
}

#[test]
fn on_a_machine_of_one_lane_nobody_disagrees() {
    let output = warpstep(&format!("check {FAULT} --lanes 1"));
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn what_cannot_be_checked_has_exit_code_2_and_a_reason() {
    fails("check corners", 2, &["a jump through a register", "address is taken"]);
    fails("check no/such/file", 2, &["no/such/file"]);
    fails("check sgemm --arg nobody=1", 2, &["no symbol `nobody`"]);
    fails("check sgemm --config nobody", 2, &["no configuration `nobody`"]);
}
