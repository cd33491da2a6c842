//! Sweeps as a user meets them: on local cores, interrupted, and on a real Slurm of one node (when it is installed;
//! scripts/test does not ask for it, because its daemons run as root).

mod common;

use common::{command, fails, text, warpstep, works};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Twelve rows; the first runs for seconds, so that its task can be killed.
const GRID: &str = "sweep alu_loop barrier copy csr divergent fence loop memory muldiv nested vote_shfl wspawn --set memory_latency=20";

fn place(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    folder.path().join(name)
}

fn json(words: &str) -> Value {
    let output = warpstep(&format!("{words} --json"));
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{words}: {}", text(&output.stderr)))
}

fn states(collected: &Value) -> Vec<String> {
    let rows = collected["rows"].as_array().expect("rows");
    rows.iter().map(|row| row["state"].as_str().expect("a state").to_string()).collect()
}

#[test]
fn a_local_sweep_goes_on_with_what_is_missing_or_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let sweep = place(&folder, "s");
    let words = "sweep nested divergent --engine golden,cycle --shape 2x4,4x4";
    let whole = works(&format!("{words} -o {}", sweep.display()));
    assert!(whole.contains("8 of 8 rows done"), "{whole}");

    let row = |number: usize| sweep.join(format!("rows/{number}.json"));
    std::fs::remove_file(row(2)).unwrap();
    let kept = std::fs::read(row(5)).unwrap();
    std::fs::write(row(5), &kept[..kept.len() / 2]).unwrap();
    let untouched = std::fs::metadata(row(0)).unwrap().modified().unwrap();
    let output = warpstep(&format!("sweep --collect {}", sweep.display()));
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("row 2 (nested cycle small 2x4) is missing"), "{said}");
    assert!(said.contains("row 5 (divergent golden small 4x4) is unreadable"), "{said}");

    let again = works(&format!("sweep --resume {}", sweep.display()));
    assert_eq!(again, whole, "what is resumed is what was never interrupted");
    assert_eq!(std::fs::metadata(row(0)).unwrap().modified().unwrap(), untouched, "row 0 was not run again");
    fails(
        &format!("sweep copy -o {}", sweep.display()),
        125,
        &["holds another sweep", "choose another folder"],
    );
}

#[test]
fn a_row_that_fails_is_named_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let sweep = place(&folder, "s");
    let output = warpstep(&format!("sweep nested copy -o {} -- --limit 800", sweep.display()));
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("row 0 (nested cycle small) is failed: error: nested: no end after 800 cycles"),
        "{said}"
    );
    assert!(said.contains("0 of 2 rows done, 2 failed"), "{said}");
    fails(&format!("sweep --collect {}", folder.path().display()), 125, &["is no sweep"]);
}

#[test]
fn fuzzing_and_experiments_are_shared_out_by_the_same_rows() {
    let folder = tempfile::tempdir().unwrap();
    let sweep = place(&folder, "array");
    let said = works(&format!("sweep --of fuzz --programs 1000 --chunk 100 --slurm {}", sweep.display()));
    assert!(said.contains("10 rows in 10 tasks"), "{said}");
    let script = std::fs::read_to_string(sweep.join("submit.sh")).unwrap();
    assert!(script.contains("#SBATCH --array=0-9\n"), "{script}");
    let manifest: Value = serde_json::from_slice(&std::fs::read(sweep.join("sweep.json")).unwrap()).unwrap();
    let words: Vec<&str> =
        manifest["rows"][3]["words"].as_array().unwrap().iter().flat_map(Value::as_str).collect();
    let line = words.join(" ");
    assert!(line.starts_with("fuzz --seed 1 --builds 6 --programs 1000 --part 3/10"), "{line}");
    works(&format!("sweep --of swas --chunk 5 --slurm {}", place(&folder, "swas").display()));
}

/// A Slurm of one node, stopped when it is dropped.
struct Slurm {
    folder: PathBuf,
}

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/slurm")
}

impl Slurm {
    /// `None` where it is not installed or cannot run.
    fn start(folder: PathBuf) -> Option<Slurm> {
        let found = |tool: &str| Command::new(tool).arg("-V").output().is_ok();
        let root =
            Command::new("id").arg("-u").output().is_ok_and(|output| text(&output.stdout).trim() == "0");
        if !["munged", "slurmctld", "slurmd", "sbatch"].into_iter().all(found) || !root {
            eprintln!("skipped: slurm-wlm and munge are not installed, or this is not root");
            return None;
        }
        let slurm = Slurm { folder };
        let started = Command::new(script()).arg("start").arg(&slurm.folder).output().unwrap();
        assert!(started.status.success(), "{}", text(&started.stderr));
        Some(slurm)
    }

    fn call(&self, line: &str) -> String {
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().expect("a command"));
        let output = command.args(words).env("SLURM_CONF", self.folder.join("slurm.conf")).output().unwrap();
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        text(&output.stdout).trim().to_string()
    }

    /// Until nothing is queued or runs.
    fn until_idle(&self) {
        until("the queue is empty", || self.call("squeue --noheader").is_empty());
    }
}

impl Drop for Slurm {
    fn drop(&mut self) {
        let _ = Command::new(script()).arg("stop").arg(&self.folder).output();
    }
}

fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(300), "waited too long until {what}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_job_array_loses_tasks_and_is_resumed_to_what_a_local_run_gives() {
    let folder = tempfile::tempdir().unwrap();
    let Some(slurm) = Slurm::start(place(&folder, "slurm")) else { return };
    let (array, local) = (place(&folder, "array"), place(&folder, "local"));
    works(&format!("{GRID} --slurm {}", array.display()));
    let job = slurm.call(&format!("sbatch --parsable {}", array.join("submit.sh").display()));

    // One task is killed while it runs, another is taken from the queue.
    until("a task runs", || {
        slurm.call(&format!("squeue --noheader --states=R --jobs={job}_0")).contains(&job)
    });
    slurm.call(&format!("scancel --signal=KILL --full {job}_0"));
    slurm.call(&format!("scancel {job}_11"));
    slurm.until_idle();

    let collected = json(&format!("sweep --collect {}", array.display()));
    let states = states(&collected);
    assert_eq!(collected["complete"], false);
    assert!(["missing", "lost"].contains(&states[0].as_str()), "{states:?}");
    assert_eq!(states[11], "missing");
    assert!(states[1..11].iter().all(|state| state == "done"), "{states:?}");

    let resumed = works(&format!("sweep --resume {}", array.display()));
    assert!(resumed.contains("2 rows in 2 tasks"), "{resumed}");
    let script = std::fs::read_to_string(array.join("submit.sh")).unwrap();
    assert!(script.contains("#SBATCH --array=0,11\n"), "{script}");
    slurm.call(&format!("sbatch --parsable {}", array.join("submit.sh").display()));
    // Collected as rows come: this call waits for them.
    let collected = json(&format!("sweep --collect {} --wait 300", array.display()));
    assert_eq!(collected["complete"], true);
    slurm.until_idle();

    let output = command(&format!("{GRID} -o {} --json", local.display())).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let here: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(collected, here, "the farm gives what local cores give");
}
