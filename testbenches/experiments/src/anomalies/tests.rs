//! One run of each anomaly that there is; and that there is none where none should be.

use super::rows::Letter;
use super::*;
use crate::choices::{ALL, Run, choices, cycles, loaded, run as run_choices};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::Parameters;

fn machine(warps: usize, policy: Policy, change: impl FnOnce(&mut Parameters)) -> Config {
    let task = Task { row: Letter::A, schedule: Schedule::Coordinated(policy), warps };
    let mut parameters = task.config().parameters();
    change(&mut parameters);
    Config::try_from(parameters).unwrap()
}

fn longest(seed: u64, warps: usize) -> Program {
    loaded(&choices(seed), &Run::longest(warps))
}

#[test]
fn a_faster_memory_makes_a_run_longer() {
    let at = |memory_latency: u32| {
        let config = machine(4, Policy::Gtlo, |p| p.memory_latency = memory_latency);
        cycles(&config, &longest(19, 4), MemoryKind::Fixed, true).unwrap()
    };
    let (fast, slow) = (at(32), at(33));
    assert!(fast > slow, "{fast} cycles with 32, {slow} with 33");
}

#[test]
fn code_in_the_cache_makes_a_run_longer() {
    let kernel = warpstep_kernels::by_name("muldiv").unwrap();
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let config = machine(4, Policy::Gtlo, |_| {});
    let [cold, warm] = [false, true].map(|warm| cycles(&config, &program, MemoryKind::Fixed, warm).unwrap());
    assert!(warm > cold, "{warm} cycles warm, {cold} cold");
}

#[test]
fn a_block_left_out_makes_a_run_longer_so_the_longest_path_is_not_the_worst() {
    let config = machine(4, Policy::Gtlo, |_| {});
    let program = choices(18);
    let mut shorter = Run::longest(4);
    shorter.chosen[1] = ALL & !(1 << 2);
    let [all, some] = [&Run::longest(4), &shorter].map(|run| run_choices(&config, &program, run).unwrap());
    assert!(some > all, "{some} cycles with a block left out, {all} with all");
}

#[test]
fn a_memory_that_answers_earlier_makes_a_run_longer_unless_it_is_on_time() {
    let random = MemoryKind::Random { seed: 1 };
    let times = |on_time: bool| {
        let config = machine(4, Policy::Gtlo, |p| p.on_time = on_time);
        [MemoryKind::Slow, random].map(|memory| cycles(&config, &longest(18, 4), memory, true).unwrap())
    };
    let [fixed, other] = times(false);
    assert!(other > fixed, "{other} cycles random, {fixed} fixed");
    let [fixed, other] = times(true);
    assert_eq!(fixed, other);
}

#[test]
fn a_dram_of_the_same_latency_makes_a_run_longer_unless_it_is_on_time() {
    let dram = MemoryKind::Dram { refresh: false };
    let times = |on_time: bool| {
        let gap = if on_time { 7 } else { 1 };
        let config = machine(8, Policy::Gtlrr, |p| (p.on_time, p.memory_gap) = (on_time, gap));
        [MemoryKind::Slow, dram].map(|memory| cycles(&config, &longest(21, 8), memory, true).unwrap())
    };
    let [fixed, other] = times(false);
    assert!(other > fixed, "{other} cycles dram, {fixed} fixed");
    let [fixed, other] = times(true);
    assert_eq!(fixed, other);
}

#[test]
fn one_warp_alone_has_no_anomaly_of_latency_cache_or_path_and_data_never_matter() {
    let size = Size { programs: 2, variants: 4, kernels: false };
    let schedule = Schedule::Coordinated(Policy::Gtlrr);
    for (row, warps) in
        [(Letter::A, 1), (Letter::C, 1), (Letter::D, 1), (Letter::E, 1), (Letter::H, 1), (Letter::H, 4)]
    {
        let count = rows::count(&Task { row, schedule, warps }, size);
        assert!(count.tried > 0 && count.wrong == 0, "{row} with {warps} warps: {count:?}");
    }
}

#[test]
fn a_count_keeps_the_worst_and_the_table_shows_it() {
    let mut count = Count::default();
    count.compare(100, 90, || unreachable!("that is as it should be"));
    count.compare(100, 110, || "little".into());
    count.compare(100, 150, || "much".into());
    count.compare(100, 120, || "less".into());
    assert_eq!((count.tried, count.wrong, count.worst.as_ref().unwrap().what.as_str()), (4, 3, "much"));
    let task = Task { row: Letter::D, schedule: Schedule::Coordinated(Policy::Lrr), warps: 2 };
    let text = markdown(&[(task, count)]);
    assert!(text.contains("| 3 of 4 |") && text.contains("2×4 lrr `much`: 100 → 150 (1.500)"), "{text}");
}
