//! The command as a user meets it: exit codes, messages, files.

mod common;

use common::{fails, warpstep};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn fault(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testbenches/kernels/faults")
        .join(name)
        .with_extension("elf")
        .display()
        .to_string()
}

#[test]
fn a_kernel_runs_prints_and_exits_with_its_own_code() {
    let output = warpstep("run divergent --engine golden --config small");
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "divergent: ok\n"));
}

#[test]
fn the_exit_code_is_the_programs_and_one_that_does_not_fit_is_255() {
    let folder = tempfile::tempdir().unwrap();
    let image = folder.path().join("exit.bin");
    let check = |addi: u32, code: i32| {
        // addi a0, zero, N; sw a0, 0x88(zero); tmc zero
        let words = [addi, 0x08a0_2423, 0x0000_000b];
        std::fs::write(&image, words.map(u32::to_le_bytes).concat()).unwrap();
        let status = warpstep(&format!("run {}", image.display())).status;
        assert_eq!(status.code(), Some(code));
    };
    check(0x0070_0513, 7);
    check(0x1000_0513, 255); // 256 must not become success
}

#[test]
fn the_trace_shows_the_masks_of_the_nested_example() {
    let text = stdout(&warpstep("run nested --config tiny --trace"));
    let masks: Vec<_> =
        text.lines().filter_map(|line| line.split_once("Mask: ")).map(|(_, mask)| &mask[..4]).collect();
    assert_eq!(masks[..6], ["1111", "1100", "0100", "1100", "0011", "1111"]);
    assert!(text.contains("Mask after split: 1000") && text.contains("Mask after split invert: 0100"));
}

#[test]
fn json_is_one_object_with_console_and_statistics() {
    let output = warpstep("run marked_split --splits 1 --split-mode marked --json --stats");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON and nothing else");
    assert_eq!(report["exit_code"], 0);
    assert_eq!(report["console"], "marked_split: ok\n");
    assert!(report["statistics"]["splits_parallel"].as_u64().unwrap() > 0);
    let broken = warpstep(&format!("run {} --json", fault("misaligned_load")));
    let report: serde_json::Value = serde_json::from_slice(&broken.stdout).expect("JSON in failure too");
    assert_eq!(report["error"]["kind"], "misaligned");
    assert_eq!(broken.status.code(), Some(125));
}

#[test]
fn wrong_programs_are_explained() {
    fails(
        &format!("run {}", fault("illegal_instruction")),
        125,
        &["illegal instruction", "core 0 warp 0", "0x8000"],
    );
    fails(&format!("run {}", fault("misaligned_load")), 125, &["lane", "misaligned", "--misaligned allow"]);
    fails(&format!("run {}", fault("barrier_deadlock")), 125, &["deadlock", "waits at barrier 0"]);
    fails(&format!("run {} --limit 1000", fault("endless_loop")), 124, &["no end after", "--limit"]);
    fails(&format!("run {} --strict", fault("branch_disagrees")), 125, &["lanes disagree"]);
    assert_eq!(warpstep(&format!("run {}", fault("branch_disagrees"))).status.code(), Some(0));
}

#[test]
fn bad_input_is_named_with_a_way_out() {
    fails("run nosuch.elf", 125, &["nosuch.elf", "built-in kernels", "divergent"]);
    fails("run divergent --warps 33", 125, &["warps = 33", "1..=32"]);
    fails("run divergent --config huge", 125, &["huge", "paper-swas"]);
    fails("run divergent --set latencies.alu=9", 125, &["latencies.alu = 9", "2..=4"]);
    fails("run divergent --schedule fifo", 2, &["fifo", "gtlrr"]);
    fails("run divergent --ram 12", 2, &["BASE:BYTES"]);
    fails("run divergent --memory dram", 125, &["--memory", "golden", "cycle and rtl"]);
    fails("history divergent --warm -o x.svg", 125, &["--warm", "golden"]);
    fails("cosim divergent --ram 0x80000000:0x1010", 125, &["--ram 0x80000000:0x1010", "line of 64 bytes"]);
    fails("run divergent --set axi_bytes=128", 125, &["axi_bytes = 128", "4..=16"]);
    fails("run divergent --broken 0x80000000:64", 2, &["multiple of 128", "BASE:BYTES"]);
    fails("history divergent -o no/such/folder/x.svg", 125, &["no/such/folder/x.svg"]);
    fails("history divergent --width-study -o x.svg", 125, &["threads", "iterations"]);
    let folder = tempfile::tempdir().unwrap();
    let cut = folder.path().join("cut.elf");
    let kernel = warpstep_kernels::by_name("divergent").unwrap();
    std::fs::write(&cut, &kernel.image[..kernel.image.len() / 2]).unwrap();
    fails(&format!("run {}", cut.display()), 125, &["cut.elf", "cut short"]);
}

#[test]
fn an_elf_for_another_machine_says_how_to_build_the_right_one() {
    let folder = tempfile::tempdir().unwrap();
    let check = |byte: usize, value: u8, says: &str| {
        let mut image = warpstep_kernels::by_name("divergent").unwrap().image.to_vec();
        image[byte] = value;
        let path = folder.path().join("other.elf");
        std::fs::write(&path, image).unwrap();
        fails(&format!("run {}", path.display()), 125, &["other.elf", says]);
    };
    check(4, 2, "64-bit");
    check(5, 2, "big-endian");
    check(18, 40, "another machine");
    check(16, 1, "not a linked executable");
    check(36, 1, "compressed");
}

#[test]
fn a_history_is_drawn_and_its_window_respected() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("h.svg");
    let output = warpstep(&format!(
        "history marked_split --splits 1 --split-mode marked --to 40 -o {} --json",
        path.display()
    ));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(figures["lane_steps"].as_u64().unwrap() <= 4 * 4 * 41);
    let svg = std::fs::read_to_string(path).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("context 1"), "a parallel split has its own colour");
}

#[test]
fn the_split_tree_of_every_warp_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.svg");
    warpstep(&format!("history marked_split --splits 2 --split-mode marked --tree -o {}", path.display()));
    let svg = std::fs::read_to_string(&path).unwrap();
    for words in ["core 0 warp 3", "context 2", "context 1 lanes 0011"] {
        assert!(svg.contains(words), "{words}");
    }
    warpstep(&format!("history marked_split --tree -o {}", path.display()));
    assert!(
        !std::fs::read_to_string(path).unwrap().contains("context 1"),
        "without splits there is one line"
    );
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_warpstep"))
        .args(["disasm", "iterations"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn configurations_are_listed_shown_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.json");
    std::fs::write(&path, stdout(&warpstep("config show tiny --warps 3 --json"))).unwrap();
    let shown = stdout(&warpstep(&format!("config show {} --json", path.display())));
    let config: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!((&config["name"], &config["warps"]), (&"tiny".into(), &3.into()));
    assert!(stdout(&warpstep("config list")).contains("paper-pws"));
}

#[test]
fn a_configuration_file_of_before_loop_registers_write_ports_and_event_counters_is_that_machine() {
    let shown = stdout(&warpstep("config show tiny --set loop_register=true --json"));
    let mut config: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(config.as_object_mut().unwrap().remove("loop_register"), Some(true.into()));
    assert_eq!(config.as_object_mut().unwrap().remove("write_ports"), Some(2.into()));
    assert_eq!(config.as_object_mut().unwrap().remove("event_counters"), Some(true.into()));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.json");
    std::fs::write(&path, config.to_string()).unwrap();
    let read = stdout(&warpstep(&format!("config show {} --json", path.display())));
    let read: serde_json::Value = serde_json::from_str(&read).unwrap();
    assert_eq!(read["loop_register"], false);
    assert_eq!(read["write_ports"], 1);
    assert_eq!(read["event_counters"], true);
}

#[test]
fn every_other_command_answers() {
    assert!(stdout(&warpstep("disasm divergent")).contains("wspawn t0,t1"));
    assert!(stdout(&warpstep("doctor")).contains("verilator"));
    assert!(stdout(&warpstep("disasm --isa-page")).contains("split.m"));
}

#[test]
fn the_cycle_engine_runs_the_same_program_and_knows_its_time() {
    let output = warpstep("run barrier --engine cycle --json --stats");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((report["exit_code"].as_u64(), report["console"].as_str()), (Some(0), Some("barrier: ok\n")));
    assert!(report["timing"]["cycles"].as_u64().unwrap() > report["instructions"].as_u64().unwrap());
    let timing = |name: &str| report["timing"][name].as_f64().unwrap();
    assert!(timing("read_beats") > timing("write_beats") && timing("write_beats") > 0.0);
    assert_eq!(timing("read_use"), timing("read_beats") / timing("cycles"));
    assert_eq!(timing("write_use"), timing("write_beats") / timing("cycles"));
    let table = stdout(&warpstep("run barrier --engine cycle --stats"));
    assert!(table.contains("read channel in use") && table.contains("write channel in use"), "{table}");
    let cycles = |machine: &str| {
        let output = stdout(&warpstep(&format!("run marked_split --engine cycle --json {machine}")));
        let report: serde_json::Value = serde_json::from_str(&output).unwrap();
        report["timing"]["cycles"].as_u64().unwrap()
    };
    assert!(cycles("--splits 1 --split-mode marked") < cycles("--splits 0"));
    fails("run barrier --splits 1 --split-mode marked --schedule lrr/lrr", 125, &["schedule"]);
    fails(&format!("run {} --engine cycle", fault("barrier_deadlock")), 125, &["deadlock", "barrier 0"]);
    fails(
        &format!("run {} --engine cycle --limit 500", fault("endless_loop")),
        124,
        &["no end after 500 cycles"],
    );
}

#[test]
fn schedules_are_compared_and_coordinated_ones_make_no_errors() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("s.svg");
    let output = warpstep(&format!("sched vote_shfl --only gtlrr,lrr/gtlrr --json -o {}", picture.display()));
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(rows[0]["errors"], 0);
    assert!(rows[1]["errors"].as_u64().unwrap() > 0);
    assert!(std::fs::read_to_string(picture).unwrap().contains("lrr/gtlrr"));
    fails("sched vote_shfl --region nowhere:_start", 125, &["nowhere", "neither a symbol nor an address"]);
}

#[test]
fn schedules_are_compared_on_the_memory_asked_for() {
    let cycles = |memory: &str| stdout(&warpstep(&format!("sched nested --json --memory {memory}")));
    assert_ne!(cycles("fixed"), cycles("random:9"));
    fails("sched nested --memory dram --set memory_latency=1", 125, &["dram"]);
}

#[test]
fn an_on_time_machine_takes_the_same_cycles_before_every_memory_of_its_contract() {
    let machine = "--set on_time=true --set memory_stall=7 --set memory_gap=7";
    let figures = |memory: &str| {
        let run =
            format!("run muldiv --engine cycle --schedule gtlo --stats --json --memory {memory} {machine}");
        let run: serde_json::Value = serde_json::from_slice(&warpstep(&run).stdout).unwrap();
        assert!(run["timing"]["cycles"].as_u64().unwrap() > 10_000, "{run}");
        run["timing"].clone()
    };
    let fixed = figures("fixed");
    for memory in ["slow", "random:5", "dram"] {
        assert_eq!(figures(memory), fixed, "{memory}");
    }
    let words = &["`dram:refresh` needs a contract of delay 21, stall 0, gap 8", "memory_gap"];
    fails(&format!("run muldiv --engine cycle --memory dram:refresh {machine}"), 125, words);
    fails("run muldiv --engine cycle --set memory_stall=1", 125, &["memory_stall = 1", "on_time"]);
}

#[test]
fn memory_that_is_broken_ends_a_run() {
    for engine in ["golden", "cycle"] {
        // Its data, and its code.
        for region in ["0:256", "0x80000000:128"] {
            let words = &["with an error", "--broken"];
            fails(&format!("run nested --engine {engine} --broken {region}"), 125, words);
        }
    }
    assert!(warpstep("run nested --broken 0x70000000:128").status.success(), "no access goes there");
}

#[test]
fn what_hardware_cannot_be_told_is_refused() {
    for words in ["--strict", "--misaligned allow", "--unmapped allow"] {
        fails(&format!("run nested --engine rtl {words}"), 125, &[words, "golden and cycle"]);
    }
}

#[test]
fn the_core_is_emitted_the_same_every_time_with_list_and_manifest() {
    let folder = tempfile::tempdir().unwrap();
    let emit = |name: &str, more: &str| {
        let path = folder.path().join(name);
        let output = warpstep(&format!("emit --config tiny -o {} {more}", path.display()));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        path
    };
    let (one, two, traced) = (emit("one", ""), emit("two", ""), emit("traced", "--trace"));
    let list = std::fs::read_to_string(one.join("files.f")).unwrap();
    for file in list.lines() {
        let text = std::fs::read_to_string(one.join(file)).unwrap();
        assert_eq!(text, std::fs::read_to_string(two.join(file)).unwrap());
        assert!(
            text.starts_with("// SPDX-License-Identifier: ") && text.contains("\n// warpstep "),
            "{text:.200}"
        );
        assert_eq!(
            text.contains("2 warps of 4 lanes"),
            file == "warpstep_top.v",
            "the top describes the whole machine"
        );
    }
    let top = |path: &Path| std::fs::read_to_string(path.join("warpstep_core.v")).unwrap();
    assert!(!top(&one).contains("trace_") && top(&traced).contains("trace_issue"));
    let manifest: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(one.join("manifest.json")).unwrap()).unwrap();
    assert_eq!((&manifest["top"], &manifest["configuration"]["warps"]), (&"warpstep_top".into(), &2.into()));
}

#[test]
fn a_synthetic_program_is_written_runs_in_every_mode_and_impossible_ones_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let image = folder.path().join("divergent.elf").display().to_string();
    let written = warpstep(&format!("synthetic -o {image} --divergent 1 --depth 2 --lanes 4 --loops 2"));
    assert_eq!(stdout(&written).trim(), image);
    let splits = |mode: &str| {
        let output = warpstep(&format!("run {image} --strict --stats --json --splits 3 --split-mode {mode}"));
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(output.status.code(), Some(0), "{report}");
        report["statistics"]["splits_parallel"].as_u64().unwrap()
    };
    // Four warps, two rounds, three splits.
    assert_eq!(["off", "marked", "dynamic"].map(splits), [0, 24, 24]);
    fails(&format!("synthetic -o {image} --depth 4"), 125, &["depth = 4 is not in 0..=3"]);
    fails(&format!("synthetic -o {image} --depth 0"), 125, &["both are 0, or neither"]);
}
