//! Recordings of the model, and cuts of two engines of which one is made to be wrong.

use super::*;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::verilated::Cache;
use crate::{Build, CycleModel, Lockstep, LockstepError, Start};
use std::path::Path;
use warpstep_core::{Mutation, Mutations};
use warpstep_cycle::Stall;
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};
use warpstep_wave::Format;
use warpstep_wave::diff::{self, NameMap, compare};

fn config() -> Config {
    named("small").unwrap()
}

fn model(kernel: &str, config: &Config) -> CycleModel {
    let kernel = warpstep_kernels::by_name(kernel).unwrap();
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    CycleModel::new(config, &program, &Start::default()).unwrap()
}

fn recorded(path: &Path, window: Window) -> Option<Recorded> {
    let config = config();
    let format = Format::of(path).unwrap();
    let target = Target { wave: path, format, trace_json: None, filter: None };
    let mut recording = Recording::new(&config, target, window);
    record(&mut model("divergent", &config), &mut recording, 100_000, |_| {}).unwrap();
    recording.finish().unwrap()
}

#[test]
fn a_window_has_the_cycles_it_names_and_what_the_whole_has_there() {
    let folder = tempfile::tempdir().unwrap();
    let (all, some) = (folder.path().join("all.fst"), folder.path().join("some.vcd"));
    let whole = recorded(&all, Window::ALL).unwrap();
    assert_eq!(whole.from, 0);
    let part = recorded(&some, Window::Cycles { from: 300, to: 400 }).unwrap();
    assert_eq!((part.from, part.to), (300, 400));
    let within = diff::Options { from: 3000, to: 4005, ..diff::Options::default() };
    let report = compare(&all, &some, &within).unwrap();
    assert!(report.same && report.compared > 70, "{:?}", report.differences);
    assert!(!compare(&all, &some, &diff::Options::default()).unwrap().same);
    assert!(recorded(&some, Window::Cycles { from: whole.to + 1, to: u64::MAX }).is_none());
}

#[test]
fn a_window_around_an_instruction_starts_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.vcd");
    let around = |occurrence| Window::AroundPc { pc: 0x8000_0038, occurrence, margin: 20 };
    let part = recorded(&path, around(1)).unwrap();
    assert_eq!(part.to - part.from, 40);
    let about = (part.from + 20) * CYCLE_NS;
    let save = std::fs::read_to_string(part.save_file).unwrap();
    assert!(save.lines().any(|line| line.starts_with('*') && line.contains(&format!(" {about} "))), "{save}");
    assert!(recorded(&path, around(1_000_000)).is_none());
}

#[test]
fn a_warp_that_splits_has_a_group_for_each_context_and_an_owner_for_each_lane() {
    let folder = tempfile::tempdir().unwrap();
    let (path, schedule) = (folder.path().join("x.vcd"), folder.path().join("x.json"));
    let mut p = config().parameters();
    (p.splits, p.split_mode) = (1, SplitMode::Marked);
    let config = Config::try_from(p).unwrap();
    let target = Target { wave: &path, format: Format::Vcd, trace_json: Some(&schedule), filter: None };
    let mut recording = Recording::new(&config, target, Window::ALL);
    record(&mut model("marked_split", &config), &mut recording, 100_000, |_| {}).unwrap();
    let save = std::fs::read_to_string(recording.finish().unwrap().unwrap().save_file).unwrap();
    for signal in ["warp_3.owner_2[2:0]", "warp_0.split_1.owned[3:0]", "issue.split_1.pc[31:0]"] {
        assert!(save.contains(signal), "{signal}\n{save}");
    }
    let words = std::fs::read_to_string(folder.path().join("x.split.txt")).unwrap();
    assert!(words.contains("split-1"), "{words}");
    assert!(std::fs::read_to_string(schedule).unwrap().contains("warp 3 split 1"));

    // Lane 2 is lent to the child for some of the time.
    let wave = std::fs::read_to_string(&path).unwrap();
    let owner = wave.lines().find(|line| line.contains(" owner_2 ")).unwrap();
    let code = owner.split_whitespace().nth(3).unwrap();
    let count = |value: &str| wave.lines().filter(|line| *line == format!("b{value} {code}")).count();
    assert!(count("1") > 0 || count("001") > 0, "{owner}");
}

/// Every frame of a run of the model.
fn frames_of(kernel: &str, config: &Config) -> Vec<Frame> {
    let (mut model, mut all) = (model(kernel, config), Vec::new());
    while model.is_busy() {
        let mut frame = Frame::default();
        model.tick(&mut frame).unwrap();
        all.push(frame);
    }
    all
}

#[test]
fn the_cut_has_the_last_cycles_of_both_and_shows_what_differs_first() {
    let config = config();
    let mut recent = Recent::new(&config, ["rtl", "model"], 64);
    for model in frames_of("divergent", &config).into_iter().take(510) {
        let mut model = Box::new(model);
        let mut core = model.clone();
        if model.cycle == 500 {
            core.cores[0].stalls[0] = Stall::Slot;
            core.cores[0].occupancy[0] ^= 1;
        }
        recent.keep(&mut core, &mut model);
    }
    let cycles: Vec<u64> = recent.frames().map(|[core, _]| core.cycle).collect();
    assert_eq!(cycles, (446..510).collect::<Vec<_>>());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cut.vcd");
    let save = std::fs::read_to_string(recent.write_cut(&path, 500, None).unwrap()).unwrap();
    let (start, end) = (save.find("-differences").unwrap(), save.rfind("-differences").unwrap());
    let listed: Vec<&str> = save[start..end].lines().filter_map(|line| line.strip_prefix("+{")).collect();
    let listed: Vec<&str> =
        listed.iter().filter_map(|line| line.split_once('}').map(|(name, _)| name)).collect();
    let expected =
        ["rtl warp_0 state", "model warp_0 state", "rtl warp_0 occupancy", "model warp_0 occupancy"];
    assert_eq!(listed, expected);
    assert!(save.contains(" 5000 "));
}

#[test]
fn a_bug_of_the_core_is_seen_in_the_cut_at_its_cycle() {
    let found = std::process::Command::new("verilator").arg("--version").output().is_ok();
    assert!(found || std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "verilator is not installed");
    if !found {
        eprintln!("skipped: verilator is not installed");
        return;
    }
    let mut parameters = config().parameters();
    (parameters.warps, parameters.fpu) = (2, false);
    let config = Config::try_from(parameters).unwrap();
    let kernel = warpstep_kernels::by_name("divergent").unwrap();
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let bug = Mutation::new("it is not greedy", "Scheduler", "able", "candidates[last]", "!candidates[last]");
    let build = Build::mutated(&config, &Cache::of_user(), &Mutations::awake(&[bug]));
    let mut lockstep = Lockstep::new(&build.unwrap(), &program, &Start::default()).unwrap();
    let Err(LockstepError::Differs(difference)) = lockstep.run(100_000) else { panic!("not detected") };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cut.vcd");
    lockstep.write_cut(&path, 20, None).unwrap();
    let mut map = NameMap::default();
    map.add("rtl", "model");
    let options = diff::Options { map, only: vec!["rtl.".into()], ..diff::Options::default() };
    let first = compare(&path, &path, &options).unwrap().first().expect("they differ").clone();
    assert_eq!(first.time, difference.cycle * CYCLE_NS, "{first:?}, lockstep reports {difference}");
}
