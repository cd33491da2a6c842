//! The Verilog in `rtl/` is what the core emits today, and tools of others read what is emitted without a word.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use warpstep_spec::config::NAMES;

const WARPSTEP: &str = env!("CARGO_BIN_EXE_warpstep");

/// Folders of `rtl/`.
const COMMITTED: [&str; 2] = ["tiny", "simulation/small"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}; run scripts/rtl", folder.display()));
    for entry in entries {
        let path = entry.unwrap().path();
        found.insert(path.file_name().unwrap().into(), std::fs::read(&path).unwrap());
    }
    found
}

fn emit(words: &str, folder: &Path) {
    let mut command = Command::new(WARPSTEP);
    command.args(["emit", "--splits", "0", "--output"]).arg(folder);
    let output = command.args(words.split_whitespace()).output().unwrap();
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_committed_verilog_is_what_the_core_emits() {
    let folder = tempfile::tempdir().unwrap();
    let script =
        Command::new(root().join("scripts/rtl")).arg(folder.path()).env("WARPSTEP", WARPSTEP).output();
    let script = script.unwrap();
    assert!(script.status.success(), "{}", String::from_utf8_lossy(&script.stderr));
    for name in COMMITTED {
        let (committed, emitted) = (files(&root().join("rtl").join(name)), files(&folder.path().join(name)));
        let names = |files: &BTreeMap<PathBuf, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&committed), names(&emitted), "rtl/{name} is stale: run scripts/rtl");
        for (file, text) in &emitted {
            assert!(committed[file] == *text, "rtl/{name}/{} is stale: run scripts/rtl", file.display());
        }
    }
    let kept = std::fs::read_dir(root().join("rtl")).unwrap().count();
    assert_eq!(
        kept,
        COMMITTED.len(),
        "rtl/ holds the smallest core and the everyday simulated one, and nothing else"
    );
}

#[test]
fn the_manifest_and_every_header_say_which_core_it_is() {
    let folder = tempfile::tempdir().unwrap();
    emit("--config tiny --warps 3 --lanes 5", folder.path());
    let files = files(folder.path());
    let manifest: serde_json::Value = serde_json::from_slice(&files[Path::new("manifest.json")]).unwrap();
    assert_eq!(
        (&manifest["configuration"]["warps"], &manifest["configuration"]["fpu"]),
        (&3.into(), &true.into())
    );
    assert_eq!(manifest["changed_from_named"]["lanes"], serde_json::json!({ "named": 4, "emitted": 5 }));
    let header = "// SPDX-License-Identifier: MIT OR Apache-2.0\n\
                  // warpstep 0.1.0, configuration tiny with lanes = 5, warps = 3; synthesis flavour.";
    let list = String::from_utf8(files[Path::new("files.f")].clone()).unwrap();
    assert_eq!(list.lines().count(), files.len() - 2, "every file but list and manifest is listed");
    for file in list.lines() {
        let text = String::from_utf8_lossy(&files[Path::new(file)]).into_owned();
        assert!(text.starts_with(header), "{file}: {text:.200}");
        assert_eq!(text.matches("\nendmodule").count(), 1, "{file} holds one module");
    }
}

/// Runs a tool on the files of a folder; any word of it is an error. A missing tool skips, unless tools are required.
fn is_silent(tool: &str, words: &str, folder: &Path) {
    let run = Command::new(tool).args(words.split(' ')).current_dir(folder).stdin(Stdio::null()).output();
    let required = std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_some();
    let Output { status, stdout, stderr } = match run {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !required => {
            eprintln!("skipped: {tool} is not installed");
            return;
        }
        run => run.unwrap_or_else(|error| panic!("{tool}: {error}")),
    };
    let said = String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned();
    assert!(status.success() && said.trim().is_empty(), "{tool} on {}: {said:.2000}", folder.display());
}

fn lint(folder: &Path) {
    is_silent("verilator", "--lint-only -Wall --top-module warpstep_top -f files.f", folder);
    is_silent("iverilog", "-g2001 -Wall -tnull -s warpstep_top -c files.f", folder);
}

#[test]
fn the_named_configurations_are_clean_under_verilator_and_icarus() {
    for name in NAMES {
        let folder = tempfile::tempdir().unwrap();
        emit(&format!("--config {name} --set split_mode=off"), folder.path());
        lint(folder.path());
    }
}

/// Reads every file, checks the hierarchy, elaborates and maps coarsely, and finds no driver missing or doubled.
fn synthesises(folder: &Path, synth: &str) {
    let list = std::fs::read_to_string(folder.join("files.f")).unwrap();
    let read = list.split_whitespace().collect::<Vec<_>>().join(" ");
    let script = format!("read_verilog {read}\nhierarchy -check -top warpstep_top\n{synth}\ncheck -assert\n");
    let path = tempfile::tempdir().unwrap();
    let file = path.path().join("synth.ys");
    std::fs::write(&file, script).unwrap();
    is_silent("yosys", &format!("-q -s {}", file.display()), folder);
}

#[test]
fn odd_and_extreme_cores_are_clean_in_both_flavours() {
    let on_time = "--set on_time=true --set memory_stall=2 --set memory_gap=7 --set preload_lines=4";
    let smallest = format!("--warps 1 --lanes 1 --schedule gtlo {on_time}");
    for words in ["--warps 3 --lanes 5 --schedule lrr/gtlrr", &smallest] {
        for flavour in ["", "--trace"] {
            let folder = tempfile::tempdir().unwrap();
            emit(&format!("--config tiny {words} {flavour}"), folder.path());
            lint(folder.path());
            synthesises(folder.path(), "synth -top warpstep_top -run begin:fine");
        }
    }
}

#[test]
fn the_tiny_core_with_a_small_cache_synthesises_to_gates() {
    let folder = tempfile::tempdir().unwrap();
    emit(
        "--config tiny --set instruction_cache.bytes=64 --set local_memory_bytes=1024 --set fpu=false",
        folder.path(),
    );
    synthesises(folder.path(), "synth -top warpstep_top");
}

#[test]
fn two_cores_of_different_prefixes_live_in_one_design() {
    let folder = tempfile::tempdir().unwrap();
    for (prefix, words) in
        [("left_", "--warps 2 --lanes 4"), ("right_", "--warps 3 --lanes 2 --schedule lrr/gtlo")]
    {
        emit(&format!("--config tiny {words} --prefix {prefix}"), &folder.path().join(prefix));
        let list = folder.path().join(prefix).join("files.f");
        let inside: String = std::fs::read_to_string(&list)
            .unwrap()
            .lines()
            .map(|file| format!("{prefix}/{file}\n"))
            .collect();
        std::fs::write(list, inside).unwrap();
    }
    let soc = "module soc (input wire clock, input wire reset, output wire [1:0] busy);\n\
               left_top u_left (.clock (clock), .reset (reset), .busy (busy[0]));\n\
               right_top u_right (.clock (clock), .reset (reset), .busy (busy[1]));\nendmodule\n";
    std::fs::write(folder.path().join("soc.v"), soc).unwrap();
    let words = "--lint-only -Wall -Wno-PINMISSING --top-module soc -f left_/files.f -f right_/files.f soc.v";
    is_silent("verilator", words, folder.path());
}
