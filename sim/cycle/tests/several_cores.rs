//! What cores may and may not do to each other: TDMA slots, barriers, races.

mod common;

use common::*;
use warpstep_cycle::{CycleError, ScheduleRecord};
use warpstep_golden::Retire;
use warpstep_memory::MemoryKind;
use warpstep_spec::abi::GLOBAL_BARRIER;
use warpstep_spec::config::Arbiter;
use warpstep_spec::{Config, Op};

fn cores(cores: usize, arbiter: Arbiter) -> Config {
    config(|p| (p.cores, p.arbiter) = (cores, arbiter))
}

/// Core 0 runs `first`, the others `others`; all are warm.
fn parted(first: &[u32], others: &[u32]) -> Vec<u32> {
    let mut words = vec![csrr(A0, CORE_ID), b(Op::Bne, A0, ZERO, 4 * (first.len() as i32 + 1))];
    words.extend(first);
    words.extend(others);
    words
}

/// Reads, writes, divides, in a loop, from `base` on.
fn busy(base: u32, rounds: i32, stride: i32) -> Vec<u32> {
    let mut words = all_lanes();
    words.extend(lane_addresses(A3, base, stride));
    words.extend([csrr(A5, CORE_ID), i(Op::Slli, A5, A5, 16), r(Op::Add, A3, A3, A5), li(A2, rounds)]);
    let start = words.len();
    words.extend([i(Op::Lw, A1, A3, 0), i(Op::Lw, A4, A3, 256), b(Op::Sw, A3, A2, 512)]);
    words.extend([r(Op::Div, A5, A1, A2), r(Op::Add, A4, A4, A1), b(Op::Sw, A3, A4, 4)]);
    words.extend([i(Op::Addi, A3, A3, 64), i(Op::Addi, A2, A2, -1)]);
    words.push(b(Op::Bne, A2, ZERO, 4 * (start as i32 - words.len() as i32)));
    words.push(fence());
    words.push(tmc(ZERO));
    words
}

/// All that core 0 did, cycle by cycle.
fn core_0(others: &[u32], config: &Config, kind: MemoryKind) -> (Vec<ScheduleRecord>, Vec<Retire>) {
    let (_, mut watch) = run_with(&parted(&busy(RAM, 30, 64), others), config, kind, 0).unwrap();
    let records = watch.records.into_iter().filter(|record| record.at.core == 0).collect();
    let schedule = std::mem::take(&mut watch.schedules[0]);
    let length = 1 + schedule.iter().rposition(|record| !record.issued.is_empty()).unwrap();
    (schedule[..length].to_vec(), records)
}

#[test]
fn with_time_slots_no_core_can_change_the_time_of_another() {
    let neighbours = [vec![tmc(ZERO)], busy(RAM + 0x0010_0000, 60, 64), busy(RAM + 0x0010_0000, 90, 4), {
        let mut spin = vec![li(A2, 200)];
        spin.extend([fence(), i(Op::Addi, A2, A2, -1), b(Op::Bne, A2, ZERO, -8), tmc(ZERO)]);
        spin
    }];
    for count in [2, 4] {
        for latency in [1, 7, 40] {
            let mut p = cores(count, Arbiter::Tdma).parameters();
            p.memory_latency = latency;
            let config = Config::try_from(p).unwrap();
            for kind in [MemoryKind::Fixed, MemoryKind::Random { seed: 3 }] {
                let alone = core_0(&neighbours[0], &config, kind);
                assert!(alone.0.len() > 1000);
                for (number, neighbour) in neighbours.iter().enumerate().skip(1) {
                    let what = format!("neighbour {number}, {count} cores, {kind} {latency}");
                    assert!(core_0(neighbour, &config, kind) == alone, "{what}");
                }
            }
        }
    }
    // The same neighbours do change it where cores take turns as they come.
    let (config, kind) = (cores(2, Arbiter::RoundRobin), MemoryKind::Fixed);
    assert!(core_0(&neighbours[1], &config, kind) != core_0(&neighbours[0], &config, kind));
}

#[test]
fn with_time_slots_and_on_time_the_same_holds_before_any_memory() {
    let neighbours = [vec![tmc(ZERO)], busy(RAM + 0x0010_0000, 60, 64), busy(RAM + 0x0010_0000, 90, 4)];
    for (stall, gap) in [(3, 7), (0, 30)] {
        let mut p = cores(2, Arbiter::Tdma).parameters();
        (p.on_time, p.memory_stall, p.memory_gap) = (true, stall, gap);
        let config = Config::try_from(p).unwrap();
        let alone = core_0(&neighbours[0], &config, MemoryKind::Fixed);
        for kind in ["fixed", "slow", "random:3", "dram"] {
            for (number, neighbour) in neighbours.iter().enumerate() {
                let what = format!("neighbour {number}, stall {stall}, gap {gap}, {kind}");
                assert!(core_0(neighbour, &config, kind.parse().unwrap()) == alone, "{what}");
            }
        }
    }
}

#[test]
fn a_time_slot_covers_the_whole_service_of_a_line_before_any_memory() {
    for (kind, latency) in
        [("fixed", 7), ("random:1", 1), ("random:2", 2), ("random:3", 7), ("random:4", 40), ("dram", 7)]
    {
        let config = config(|p| {
            (p.cores, p.arbiter, p.memory_latency) = (2, Arbiter::Tdma, latency);
            (p.data_line_bytes, p.axi_bytes) = (128, 8);
        });
        let words = parted(&busy(RAM, 40, 64), &busy(RAM + 0x0010_0000, 40, 4));
        let (_, watch) = run_with(&words, &config, kind.parse().unwrap(), 0).unwrap();
        let (mut under_way, mut granted) = (0, 0);
        for record in &watch.bus {
            if record.cycle % u64::from(config.slot_cycles()) == 0 {
                assert_eq!(under_way, 0, "{kind} {latency}: cycle {}", record.cycle);
            }
            let answered = record.slave.rvalid && record.slave.rlast && record.master.rready;
            under_way -= u32::from(answered) + u32::from(record.slave.bvalid);
            under_way += u32::from(record.grant.is_some());
            granted += u32::from(record.grant.is_some());
        }
        assert!(granted > 200, "{kind} {latency}: {granted}");
    }
}

/// A barrier of all cores, number 0.
fn barrier(count: i32) -> Vec<u32> {
    vec![lui(A4, GLOBAL_BARRIER), li(A5, count), r(Op::Bar, ZERO, A4, A5)]
}

#[test]
fn a_barrier_across_cores_opens_two_cycles_after_the_last_core_stands_there() {
    let mut slow = vec![li(A2, 50), i(Op::Addi, A2, A2, -1), b(Op::Bne, A2, ZERO, -4)];
    slow.extend(barrier(2));
    slow.extend([li(A1, 1), tmc(ZERO)]);
    let mut fast = barrier(2);
    fast.extend([li(A1, 1), tmc(ZERO)]);
    let words = parted(&slow, &fast);
    let (_, watch) = run_with(&words, &cores(2, Arbiter::RoundRobin), MemoryKind::Fixed, 0).unwrap();
    let done = |core: usize, op: Op| {
        watch.records.iter().rfind(|record| record.at.core == core && record.op == op).unwrap().cycle
    };
    // The last bar is resolved at the end of t - 1; in t core 0 has arrived; in t + 1 the barrier opens; issue in t + 2, done in
    // t + 3.
    let resolved = done(0, Op::Bar);
    assert!(resolved > done(1, Op::Bar) + 50);
    for core in [0, 1] {
        assert_eq!(done(core, Op::Addi), resolved + 4, "core {core}");
    }
}

#[test]
fn a_barrier_nobody_else_comes_to_is_a_deadlock() {
    let mut first = barrier(2);
    first.push(tmc(ZERO));
    let config = cores(2, Arbiter::RoundRobin);
    let Err(error) = run_with(&parted(&first, &[tmc(ZERO)]), &config, MemoryKind::Fixed, 0) else {
        panic!("it cannot end")
    };
    assert_eq!(error.kind(), "deadlock", "{error}");
}

/// Core 0 writes a word, all cores meet, core 1 reads it; with or without its fences.
fn message(writer_fences: bool, reader_fences: bool) -> Result<u32, CycleError> {
    let maybe = |fences: bool| if fences { vec![fence()] } else { vec![] };
    let mut writer = vec![lui(A3, RAM), li(A1, 42), b(Op::Sw, A3, A1, 0)];
    writer.extend(maybe(writer_fences));
    writer.extend(barrier(2));
    writer.push(tmc(ZERO));
    let mut reader = barrier(2);
    reader.extend(maybe(reader_fences));
    reader.extend([lui(A3, RAM), i(Op::Lw, A1, A3, 0), b(Op::Sw, ZERO, A1, 0x88), tmc(ZERO)]);
    let config = cores(2, Arbiter::RoundRobin);
    let (chip, _) = run_with(&parted(&writer, &reader), &config, MemoryKind::Fixed, 0)?;
    Ok(chip.golden().exit_code().unwrap())
}

#[test]
fn what_is_fenced_on_both_sides_is_seen_and_anything_else_is_a_race() {
    assert_eq!(message(true, true).unwrap(), 42);
    for (writer_fences, reader_fences) in [(false, true), (true, false), (false, false)] {
        let error = message(writer_fences, reader_fences).unwrap_err();
        let CycleError::Race { address, earlier, later } = &error else { panic!("{error}") };
        assert_eq!((*address, earlier.at.core, later.at.core), (RAM, 0, 1));
        assert!(earlier.writes && !later.writes && earlier.cycle < later.cycle);
        assert!(error.to_string().contains("core 1 warp 0 at 0x80000"), "{error}");
    }
}

#[test]
fn more_cores_at_a_barrier_than_it_waits_for_is_an_error() {
    let mut pairs = barrier(2);
    pairs.push(tmc(ZERO));
    let error = run_with(&pairs, &cores(4, Arbiter::RoundRobin), MemoryKind::Fixed, 0).err().unwrap();
    let CycleError::BarrierCrowd { present, count, .. } = &error else { panic!("{error}") };
    assert_eq!((*present, *count), (4, 2));
    assert!(run_with(&pairs, &cores(2, Arbiter::RoundRobin), MemoryKind::Fixed, 0).is_ok());
}

#[test]
fn a_word_of_io_shared_without_fences_is_a_race_too() {
    let writer = [lui(A3, 0x1000), li(A1, 5), b(Op::Sw, A3, A1, 0x38), fence(), tmc(ZERO)];
    let reader = [lui(A3, 0x1000), i(Op::Lw, A1, A3, 0x38), tmc(ZERO)];
    let config = cores(2, Arbiter::RoundRobin);
    let error = run_with(&parted(&writer, &reader), &config, MemoryKind::Fixed, 0).err().unwrap();
    assert_eq!(error.kind(), "race", "{error}");
}

#[test]
fn cores_may_write_their_own_bytes_of_a_word() {
    let words =
        [csrr(A0, CORE_ID), lui(A3, RAM), r(Op::Add, A3, A3, A0), b(Op::Sb, A3, A0, 0), fence(), tmc(ZERO)];
    let (chip, _) = run_with(&words, &cores(4, Arbiter::RoundRobin), MemoryKind::Fixed, 0).unwrap();
    assert_eq!(chip.golden().memory().read_word(RAM), 0x0302_0100);
}
