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
fn where_inputs_decide_addresses_the_bound_is_a_sum_and_its_page_draws_the_control_flow() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("adpcm.html");
    let asked = "wcet adpcm --arg blocks=21 --arg words=1 --argument 0 --observe 4";
    let command = format!("{asked} --html {}", page.display());
    let output = warpstep(&command);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for words in ["a sum over 2 phases", "the address of lw", "stay within", "interference"] {
        assert!(text.contains(words), "`{words}` is not in\n{text}");
    }
    let page = std::fs::read_to_string(page).unwrap();
    for words in ["Why is it loose?", "Phases, from one barrier to the next", "<svg", "split.m"] {
        assert!(page.contains(words), "`{words}` is not on the page");
    }
}

#[test]
fn the_best_marks_are_chosen_and_written_into_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let [before, after] =
        ["before.elf", "after.elf"].map(|name| folder.path().join(name).display().to_string());
    let made = format!("synthetic -o {before} --divergent 0.6 --depth 2 --lanes 4 --loops 3 --length 60");
    assert!(warpstep(&made).status.success());
    let machine = "--splits 1 --split-mode marked --json";
    let of = |command: String| -> serde_json::Value {
        let output = warpstep(&command);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let chosen = of(format!("wcet {before} --choose --apply {after} {machine}"));
    assert_eq!(chosen["splits"]["all"], true);
    assert!(chosen["splits"]["tried"].as_u64() >= Some(8), "{chosen}");
    assert!(chosen["bound"].as_u64() <= chosen["splits"]["before"].as_u64(), "{chosen}");
    let again = of(format!("wcet {after} {machine}"));
    assert_eq!((&again["bound"], &again["method"]), (&chosen["bound"], &"exact".into()));
    fails(&format!("wcet {before} --choose"), 125, &["no splits in parallel"]);
}

#[test]
fn a_program_without_a_bound_is_told_why_and_where() {
    let bfs = "wcet bfs --arg nodes=45 --arg source=7 --arg most_edges=6 --argument 0 --states 500";
    fails(bfs, 125, &["the address of lw", "visit+0x", "--known"]);
    fails(
        "wcet kmeans --arg points=24 --arg rounds=2 --states 50",
        125,
        &["more than 50 states", "--states"],
    );
    fails("wcet sgemm --schedule lrr/gtlo", 125, &["decoupled", "choose lrr, gtlrr or gtlo"]);
    fails("wcet sgemm --known nobody", 125, &["no symbol `nobody`"]);
}

#[test]
fn a_certificate_is_written_checked_and_refused_for_anything_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("psort.json").display().to_string();
    let asked = "wcet psort --arg count=24 --argument 0";
    let output = warpstep(&format!("{asked} --states 500 --certificate {file} --json"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let output = warpstep(&format!("{asked} --check {file} --json"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let verdict: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    for field in ["program", "machine", "bound", "method", "assumptions"] {
        assert_eq!(verdict[field], report[field], "{field}");
    }
    let text = String::from_utf8(warpstep(&format!("{asked} --check {file}")).stdout).unwrap();
    assert!(text.contains("cycles: no run takes longer (sum)"), "{text}");

    fails(&format!("wcet psort --arg count=23 --argument 0 --check {file}"), 125, &["about another program"]);
    fails(&format!("{asked} --warps 2 --check {file}"), 125, &["warps of the machine", "as they were given"]);
    fails(
        &format!("wcet psort --arg count=24 --check {file}"),
        125,
        &["start-up argument", "says 0, it is null"],
    );
    fails(&format!("{asked} --input sorted --check {file}"), 125, &["may differ from run to run"]);
    fails(&format!("{asked} --bound psort=3 --check {file}"), 125, &["psort"]);
    let lowered = std::fs::read_to_string(&file).unwrap();
    let bound = report["bound"].as_u64().unwrap();
    let lowered = lowered.replace(&format!("\"bound\":{bound}"), &format!("\"bound\":{}", bound - 1));
    std::fs::write(&file, lowered).unwrap();
    fails(&format!("{asked} --check {file}"), 125, &["is refused for psort", &format!("gives {bound}")]);
    fails(&format!("{asked} --check {}", folder.path().display()), 125, &["cannot read"]);
    std::fs::write(&file, "{").unwrap();
    fails(&format!("{asked} --check {file}"), 125, &["no certificate, or not whole", "--certificate FILE"]);
}
