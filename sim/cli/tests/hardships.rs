//! What befalls long work: a kill in the middle, company, a disk without room. Nothing that was there is lost, nothing half-made is
//! taken for whole.
#![cfg(target_os = "linux")]

mod common;

use common::{command, has, has_verilator, text};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A machine no other test builds.
const RUN: &str = "cosim divergent --config tiny --set warps=1 --set instruction_cache.bytes=256";

/// Folders of models in a cache, whole ones and those that are being built.
fn models(cache: &Path) -> [Vec<PathBuf>; 2] {
    let entries = std::fs::read_dir(cache.join("models")).into_iter().flatten().flatten();
    let folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    let named = |prefix: &str| {
        let named = |folder: &&PathBuf| folder.file_name().unwrap().to_string_lossy().starts_with(prefix);
        folders.iter().filter(named).cloned().collect()
    };
    [named("warpstep_top-"), named("building-")]
}

fn run_in(cache: &Path) -> Command {
    let mut run = command(RUN);
    run.env("WARPSTEP_CACHE", cache).stdout(Stdio::piped()).stderr(Stdio::piped());
    run
}

#[test]
fn a_build_that_is_killed_costs_its_own_work_only() {
    if !has_verilator() {
        return;
    }
    let cache = tempfile::tempdir().unwrap();
    let mut child = run_in(cache.path()).process_group(0).spawn().unwrap();
    let compiles = || models(cache.path())[1].iter().any(|folder| folder.join("unit_0.cpp").exists());
    while !compiles() {
        assert!(child.try_wait().unwrap().is_none(), "it takes longer to build than to see it build");
        std::thread::sleep(Duration::from_millis(5));
    }
    let group = format!("-{}", child.id()); // the compilers, too
    assert!(Command::new("kill").args(["-KILL", "--", &group]).status().unwrap().success());
    assert!(child.wait().unwrap().code().is_none());
    assert_eq!(models(cache.path())[0], [""; 0].map(PathBuf::from));

    let again = run_in(cache.path()).output().unwrap();
    assert!(again.status.success() && text(&again.stdout).contains("agrees in"), "{}", text(&again.stderr));
    assert_eq!(models(cache.path())[0].len(), 1);
}

#[test]
fn two_runs_at_a_time_share_a_cache() {
    if !has_verilator() {
        return;
    }
    let cache = tempfile::tempdir().unwrap();
    let both = [(); 2].map(|()| run_in(cache.path()).spawn().unwrap());
    for child in both {
        let output = child.wait_with_output().unwrap();
        assert!(
            output.status.success() && text(&output.stdout).contains("agrees in"),
            "{}",
            text(&output.stderr)
        );
    }
    let [whole, unfinished] = models(cache.path());
    assert_eq!((whole.len(), unfinished.len()), (1, 0));
}

#[test]
fn a_full_disk_is_called_full() {
    // A file system of its own, which needs no other rights where users may have name spaces.
    let private = ["--user", "--map-root-user", "--mount"];
    let allowed = Command::new("unshare")
        .args(private)
        .arg("true")
        .output()
        .is_ok_and(|output| output.status.success());
    if !has_verilator() || !has("unshare", "--version") || !allowed {
        eprintln!("skipped: no file system of one's own here");
        return;
    }
    let place = tempfile::tempdir().unwrap();
    let cache = place.path().display();
    for megabytes in [1, 2] {
        let script = format!(
            "mount -t tmpfs -o size={megabytes}m none {cache} && {} {RUN}; code=$?; ls {cache}/models; exit $code",
            env!("CARGO_BIN_EXE_warpstep")
        );
        let run = Command::new("unshare")
            .args(private)
            .args(["sh", "-c", &script])
            .env("WARPSTEP_CACHE", place.path())
            .output();
        let run = run.unwrap();
        let said = text(&run.stderr);
        assert_eq!(run.status.code(), Some(125), "{said}");
        assert!(said.contains("No space left on device") && !said.contains("panicked"), "{said}");
        let left = text(&run.stdout);
        assert!(!left.contains("warpstep_top") && !left.contains("building"), "{left}");
    }
}
