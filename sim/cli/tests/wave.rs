//! `wave`, `wave-filter` and `diff` as a user meets them.

mod common;

use common::{command, fails, has, has_verilator, text, warpstep, works};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }
}

#[test]
fn a_run_becomes_a_waveform_with_its_save_file_words_filter_and_trace() {
    let folder = Folder::new();
    let (wave, trace) = (folder.name("x.vcd"), folder.name("x.json"));
    let said = works(&format!("wave nested --config tiny -o {wave} --trace-json {trace}"));
    assert!(said.contains("cycles 0 to ") && said.contains("x.gtkw"), "{said}");
    assert!(read(&folder.path("x.state.txt")).contains("not-selected"));
    assert!(read(&folder.path("x.register.txt")).contains("0A a0"));
    let save = read(&folder.path("x.gtkw"));
    assert!(save.contains("-warp 1") && save.contains("warpstep.warp_1.instruction[63:0]"), "{save}");
    let trace: serde_json::Value = serde_json::from_str(&read(&folder.path("x.json"))).unwrap();
    let names: Vec<&str> =
        trace["traceEvents"].as_array().unwrap().iter().filter_map(|event| event["name"].as_str()).collect();
    assert!(names.contains(&"control") && names.iter().any(|name| name.starts_with("addi ")), "{names:?}");
    let filter = Command::new(folder.path("x.filter")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut filter = filter.expect("it is executable");
    std::io::Write::write_all(filter.stdin.as_mut().unwrap(), b"8000000000500513\nzzzzzzzz\n").unwrap();
    drop(filter.stdin.take());
    assert_eq!(text(&filter.wait_with_output().unwrap().stdout), "addi a0,zero,5\nzzzzzzzz\n");
}

#[test]
fn both_formats_and_both_engines_tell_the_same_story() {
    let folder = Folder::new();
    let (vcd, fst, rtl) = (folder.name("x.vcd"), folder.name("x.fst"), folder.name("rtl.fst"));
    works(&format!("wave divergent -o {vcd}"));
    works(&format!("wave divergent -o {fst}"));
    let said = works(&format!("diff {vcd} {fst}"));
    assert!(said.starts_with("the same: "), "{said}");
    assert_eq!(warpstep(&format!("diff {vcd} {fst} --clock warpstep.clock")).status.code(), Some(0));
    if has_verilator() {
        for schedule in ["gtlrr", "lrr/gtlrr"] {
            works(&format!("wave divergent -o {vcd} --schedule {schedule}"));
            works(&format!("wave divergent -o {rtl} --schedule {schedule} --engine rtl"));
            let said = works(&format!("diff {vcd} {rtl}"));
            assert!(said.starts_with("the same: 115 signals"), "{said}");
        }
    }
}

#[test]
fn a_wrong_program_leaves_its_waveform_and_is_told_alike_by_both_engines() {
    let folder = Folder::new();
    let (image, wave) = (folder.path("wrong.bin"), folder.name("w.vcd"));
    // lui a0, 0x80001; lw a1, 1(a0)
    std::fs::write(&image, [0x8000_1537u32, 0x0015_2583].map(u32::to_le_bytes).concat()).unwrap();
    for engine in ["cycle", "rtl"] {
        if engine == "rtl" && !has_verilator() {
            return;
        }
        let words = format!("wave {} --engine {engine} --config small -o {wave}", image.display());
        fails(&words, 125, &["lane 0 at 0x80000004", "misaligned 4-byte access at 0x80001001"]);
        assert!(read(Path::new(&wave)).contains("$enddefinitions"));
    }
}

#[test]
fn differences_are_told_counted_and_cut() {
    let folder = Folder::new();
    let (a, b, cut) = (folder.name("a.vcd"), folder.name("b.vcd"), folder.name("cut.vcd"));
    works(&format!("wave divergent -o {a}"));
    works(&format!("wave divergent -o {b} --set latencies.alu=3"));
    let output = warpstep(&format!("diff {a} {b} --window 200 -o {cut} --json"));
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["same"], &report["compared"]), (&false.into(), &115.into()));
    let first = &report["differences"][0];
    let time = first["time"].as_u64().unwrap();
    let cut_text = read(&folder.path("cut.vcd"));
    assert!(
        cut_text.contains(&format!("\n#{}\n", time.saturating_sub(200)))
            && cut_text.contains(&format!("\n#{time}\n"))
    );
    assert!(read(&folder.path("cut.gtkw")).contains(&format!("a.{}", first["signal"].as_str().unwrap())));
    let until = time - 1;
    assert_eq!(warpstep(&format!("diff {a} {b} --to {until}")).status.code(), Some(0));
    let brief = text(&warpstep(&format!("diff {a} {b} --brief")).stdout);
    assert!(brief.contains(&format!("first at {time} ns")), "{brief}");
}

#[test]
fn windows_are_as_wide_as_asked() {
    let folder = Folder::new();
    let wave = folder.name("w.vcd");
    let json = |words: &str| -> serde_json::Value {
        serde_json::from_str(&works(&format!("wave divergent -o {wave} --json {words}"))).unwrap()
    };
    let range = |value: &serde_json::Value| (value["from"].as_u64().unwrap(), value["to"].as_u64().unwrap());
    assert_eq!(range(&json("--from 100 --to 120")), (100, 120));
    let (from, to) = range(&json("--around-pc finish --margin 7"));
    assert_eq!(to - from, 14);
    fails(&format!("wave divergent -o {wave} --from 9 --to 3"), 125, &["--to 3 is before --from 9"]);
    fails(&format!("wave divergent -o {wave} --from 99999999"), 125, &["ends before cycle 99999999"]);
    fails(&format!("wave divergent -o {wave} --around-pc nowhere"), 125, &["nowhere", "neither a symbol"]);
    fails(&format!("wave divergent -o {wave} --around-pc 0x40"), 125, &["does not issue"]);
}

#[test]
fn trouble_is_named_and_nothing_is_left_half_written() {
    let folder = Folder::new();
    fails("wave divergent -o x.png", 125, &["neither in .vcd nor in .fst"]);
    fails("wave divergent -o /no/such/folder/x.vcd", 125, &["/no/such/folder/x.vcd"]);
    let good = folder.name("good.vcd");
    works(&format!("wave nested --config tiny -o {good}"));
    std::fs::write(folder.path("bad.vcd"), "$enddefinitions $end #1 1!").unwrap();
    fails(&format!("diff {good} {}", folder.name("bad.vcd")), 2, &["bad.vcd", "undeclared", "byte"]);
    fails(&format!("diff {good} {}", folder.name("none.vcd")), 2, &["none.vcd"]);
    fails(&format!("diff {good} {good} --clock top.clk"), 2, &["top.clk"]);
    fails(&format!("diff {good} {good} --rename nonsense"), 2, &["nonsense"]);
    fails(&format!("diff {good} {good} --from 9 --to 3"), 2, &["--from 9", "--to 3"]);
    fails(&format!("diff {good} {good} --map {}", folder.name("none.map")), 2, &["none.map"]);
    #[cfg(target_os = "linux")]
    {
        std::os::unix::fs::symlink("/dev/full", folder.path("full.vcd")).unwrap();
        let full = folder.name("full.vcd");
        fails(&format!("wave nested --config tiny -o {full}"), 125, &["full.vcd", "No space left"]);
    }
    let output = command(&format!("wave nested --config tiny -o {good}"))
        .env("DISPLAY", ":99")
        .env("PATH", "/none")
        .output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(125));
    assert!(text(&output.stderr).contains("gtkwave does not start"), "{}", text(&output.stderr));
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_nothing_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("long.vcd");
    let mut child = command(&format!("wave alu_loop --engine cycle -o {}", target.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let files = || std::fs::read_dir(folder.path()).unwrap().count();
    while files() == 0 {
        assert!(
            child.try_wait().unwrap().is_none(),
            "it goes on for longer than this test takes to interrupt it"
        );
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(!target.exists());
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(files(), 0);
}

/// A dump of so many signals that GTKWave packs their names twice.
fn many_signals(path: &Path) {
    let code = |number: usize| -> String {
        [number, number / 94, number / (94 * 94)]
            .map(|digit| (b'!' + (digit % 94) as u8) as char)
            .iter()
            .collect()
    };
    let names = (0..160_000).map(|number| {
        format!("$var wire 8 {} a_signal_with_a_rather_long_name_{number} $end\n", code(number))
    });
    let changes = (0..160_000).step_by(1000).map(|number| format!("b{:b} {}\n", number % 251, code(number)));
    let (names, changes): (String, String) = (names.collect(), changes.collect());
    let top = "$timescale 1ns $end\n$scope module top $end\n"; // a line each: vcd2fst reads lines
    let text = format!("{top}{names}$upscope $end\n$enddefinitions $end\n#0\n{changes}#10\nb1 {}\n", code(7));
    std::fs::write(path, text).unwrap();
}

#[test]
fn what_gtkwave_makes_of_a_dump_is_the_same_dump_however_it_is_packed() {
    if !has("vcd2fst", "--help") {
        return;
    }
    let folder = Folder::new();
    let (short, long) = (folder.name("short.vcd"), folder.path("long.vcd"));
    works(&format!("wave divergent -o {short}"));
    many_signals(&long);
    for vcd in [PathBuf::from(&short), long] {
        for packed in ["-4", "-F", "-Z", "-c"] {
            let fst = folder.path("made.fst");
            let made = Command::new("vcd2fst").arg(packed).arg("-v").arg(&vcd).arg("-f").arg(&fst).status();
            assert!(made.unwrap().success());
            let said = works(&format!("diff {} {}", vcd.display(), fst.display()));
            assert!(said.starts_with("the same: "), "{packed} {}: {said}", vcd.display());
        }
    }
}

#[test]
fn gtkwave_opens_the_save_file_and_asks_the_filter() {
    if !has("gtkwave", "--version") || !has("xvfb-run", "--help") {
        return;
    }
    let folder = Folder::new();
    for format in ["vcd", "fst"] {
        let (wave, picture) = (folder.name(&format!("g.{format}")), folder.path(&format!("{format}.png")));
        works(&format!("wave divergent -o {wave} --around-pc finish --margin 40"));
        // the filter as it is, but every question and answer is kept
        let filter = folder.path("g.filter");
        let real = folder.path("real.filter");
        std::fs::rename(&filter, &real).unwrap();
        let log = folder.name(&format!("{format}.log"));
        let script = format!("#!/bin/sh\n'{}' | tee '{log}'\n", real.display());
        std::fs::write(&filter, script).unwrap();
        let executable = Command::new("chmod").arg("+x").arg(&filter).status().unwrap();
        assert!(executable.success());
        let tcl = folder.path("s.tcl");
        let grab = format!("gtkwave::/File/Grab_To_File {}\ngtkwave::/File/Quit\n", picture.display());
        std::fs::write(&tcl, grab).unwrap();
        let output = Command::new("timeout")
            .args(["60", "xvfb-run", "-a", "gtkwave", "-f", &wave, "-a", &folder.name("g.gtkw"), "-S"])
            .arg(&tcl)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(
            std::fs::metadata(&picture).is_ok_and(|file| file.len() > 10_000),
            "no picture of the {format}"
        );
        let answers = read(Path::new(&log));
        assert!(answers.contains("addi "), "{format}: the filter was not asked:\n{answers}");
    }
}
