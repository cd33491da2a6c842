//! `cosim` and `run --engine rtl` as a user meets them: agreement, a wrong core with its report, wrong programs.

mod common;

use common::{fails, has_verilator, warpstep, works};
use std::path::Path;

/// Without white space: reports are wrapped, also within words.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn several_programs_starts_and_memories_agree_side_by_side() {
    if !has_verilator() {
        return;
    }
    let said = works(
        "cosim nested memory --start cold,warm,random --memory fixed,random:5 --latencies 7,20 --jobs 2 --json",
    );
    let rows: Vec<serde_json::Value> = serde_json::from_str(&said).unwrap();
    assert_eq!(rows.len(), 2 * 3 * 2 * 2);
    assert!(rows.iter().all(|row| row["exit_code"] == 0 && row["cycles"].as_u64() > Some(500)), "{said}");
}

#[test]
fn kernels_in_c_are_small_if_asked() {
    if !has_verilator() {
        return;
    }
    let said = works("cosim gcd --small --config tiny --json");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&said).unwrap();
    assert!(rows.len() == 1 && rows[0]["cycles"].as_u64() < Some(60_000), "{said}"); // 1024 pairs take more than 300,000
}

#[test]
fn a_wrong_core_gives_the_report_the_cut_waveform_and_the_command_to_see_it_again() {
    if !has_verilator() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let rtl = folder.path().join("rtl").display().to_string();
    let machine = "--config tiny";
    works(&format!("emit {machine} --trace -o {rtl}"));
    let alu = Path::new(&rtl).join("warpstep_lane_alu.v");
    let verilog = std::fs::read_to_string(&alu).unwrap();
    assert!(verilog.contains("~(entering_second ^ flips)"));
    std::fs::write(&alu, verilog.replace("~(entering_second ^ flips)", "(entering_second ^ flips)")).unwrap();

    let words = format!("cosim memory {machine} --rtl {rtl} --cuts {}", folder.path().display());
    let report = fails(&words, 125, &[]);
    for part in
        ["register write on core 0", "the core has warp", "issued by core 0 warp", "0x8000", "gtkwave -f"]
    {
        assert!(report.contains(part), "the report does not say `{part}`: {report}");
    }
    let again = format!("warpstep cosim memory --config tiny --rtl {rtl}");
    assert!(bare(&report).contains(&bare(&again)), "{report}");
    let cut = std::fs::read_to_string(folder.path().join("mismatch-memory.vcd")).unwrap();
    assert!(cut.contains("$scope module rtl") && cut.contains("$scope module model"), "two scopes");
    let save = std::fs::read_to_string(folder.path().join("mismatch-memory.gtkw")).unwrap();
    assert!(save.contains("-differences"), "{save}");
    let words = again.strip_prefix("warpstep ").unwrap();
    assert_eq!(
        fails(&format!("{words} --cuts {}", folder.path().display()), 125, &[]),
        report,
        "the same again"
    );
}

#[test]
fn the_core_alone_prints_exits_and_names_errors_as_the_other_engines_do() {
    if !has_verilator() {
        return;
    }
    assert_eq!(works("run divergent --engine rtl --memory dram"), works("run divergent --engine golden"));
    for region in ["0:256", "0x80000000:128"] {
        let said = fails(&format!("run divergent --engine rtl --broken {region}"), 125, &[]);
        assert!(said.contains("with an error") && said.contains("--broken"), "{said}");
    }
    let stats = works("run divergent --engine rtl --stats");
    assert!(stats.contains("lane-IPC"), "{stats}");
    let bus = |engine: &str| {
        let said = works(&format!("run memory --engine {engine} --stats --json"));
        let report: serde_json::Value = serde_json::from_str(&said).unwrap();
        ["read_beats", "write_beats"].map(|beats| report["timing"][beats].as_u64().unwrap())
    };
    assert_eq!(bus("rtl"), bus("cycle"), "beats on the bus");
    let faults = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testbenches/kernels/faults");
    for name in ["misaligned_load", "null_store", "bad_csr", "illegal_instruction", "barrier_deadlock"] {
        let program = faults.join(name).with_extension("elf").display().to_string();
        let error = |engine: &str| {
            let output = warpstep(&format!("run {program} --engine {engine} --json"));
            let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            report["error"]["kind"].clone()
        };
        assert_eq!(error("rtl"), error("golden"), "{name}");
        assert_eq!(error("cycle"), error("golden"), "{name}");
    }
}
