//! A streaming copy keeps the read channel busy: the kernel `copy`, which checks its words itself; here beats are counted. Scattered
//! stores go out as fast as the next register and the writes in flight allow.

mod common;

use common::*;
use warpstep_cycle::GrantKind;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::{Op, Schedule};

const ROUNDS: u32 = 15;
/// What a warp copies, four a round.
const ROWS: usize = 4 * ROUNDS as usize;
const ROW_BYTES: usize = 128;
const WARPS: usize = 8;
const LINE_BYTES: usize = 32;
const BEAT_BYTES: usize = 8;

/// The share of cycles, from the first beat of the copy to its last, in which the read channel brings one.
fn busy_reads(schedule: &str, cache: u32, write_ports: usize) -> f64 {
    let config = config(|p| {
        (p.warps, p.lanes, p.axi_bytes, p.memory_latency) = (WARPS, 8, BEAT_BYTES as u32, 7);
        (p.data_line_bytes, p.data_cache_bytes) = (LINE_BYTES as u32, cache);
        (p.schedule, p.write_ports) = (schedule.parse().unwrap(), write_ports);
    });
    let program = Program::from_bytes("copy", warpstep_kernels::by_name("copy").unwrap().image).unwrap();
    let (chip, watch) = run_program(&program, &config, MemoryKind::Fixed, ROUNDS).unwrap();
    assert_eq!(chip.golden().exit_code(), Some(0));
    let issued = |symbol| &watch.issued[&program.symbols.address(symbol).unwrap()];
    let (first, last) = (issued("copying")[0], *issued("copied").last().unwrap());
    let while_copying = watch.bus.iter().filter(|record| (first..=last).contains(&record.cycle));
    let beat = while_copying.filter(|record| record.slave.rvalid && record.master.rready);
    let beats: Vec<u64> = beat.map(|record| record.cycle).collect();
    assert!(beats.len() >= WARPS * ROWS * ROW_BYTES / BEAT_BYTES, "every line was read");
    beats.len() as f64 / (beats[beats.len() - 1] - beats[0] + 1) as f64
}

#[test]
fn a_streaming_copy_keeps_the_read_channel_busy_four_cycles_of_five() {
    for (cache, ports) in [(0, 1), (4096, 1), (0, 2), (4096, 2)] {
        for schedule in Schedule::all() {
            // Where issue alone is in turn, all warps come to their stores at once, with two write ports even more so: two of
            // those schedules just miss it.
            let (schedule, least) = match schedule.to_string() {
                turns if ["lrr/lrr", "gtlrr/lrr"].contains(&&*turns) => (turns, [0.78, 0.765][ports - 1]),
                other => (other, 0.80),
            };
            let busy = busy_reads(&schedule, cache, ports);
            println!("{schedule}, cache {cache}, write ports {ports}: {:.2} %", 100.0 * busy);
            assert!(busy >= least, "{schedule}, cache {cache}, write ports {ports}: {:.2} %", 100.0 * busy);
        }
    }
}

/// Cycles in which the lines of one store are granted: 32 lanes, each with a line of its own.
fn write_grants(outstanding: usize, latency: u64) -> Vec<u64> {
    let config = config(|p| {
        (p.warps, p.lanes, p.data_line_bytes, p.axi_bytes) = (1, 32, 64, 8);
        (p.outstanding_lines, p.memory_latency) = (outstanding as u32, latency as u32);
    });
    let mut words = all_lanes();
    words.extend(lane_addresses(A0, RAM, 64));
    words.extend([b(Op::Sw, A0, T0, 0), tmc(ZERO)]);
    let watch = run(&words, &config);
    let grants = watch.bus.iter().filter_map(|record| Some((record.cycle, record.grant.as_ref()?)));
    grants.filter(|(_, grant)| matches!(grant.kind, GrantKind::Write(_))).map(|(cycle, _)| cycle).collect()
}

#[test]
fn words_of_different_lines_go_out_as_fast_as_the_next_register_and_the_writes_in_flight_allow() {
    for (outstanding, latency) in [(1, 7), (4, 7), (16, 7), (8, 100), (16, 1)] {
        let grants = write_grants(outstanding, latency);
        assert_eq!(grants.len(), 32);
        // The next register takes a write every other cycle; a write of one beat is answered latency + 2 cycles after its grant.
        let period = (2 * outstanding as u64).max(latency + 3);
        for several in grants.windows(outstanding + 1) {
            let what = format!("{outstanding} outstanding, latency {latency}: {grants:?}");
            assert_eq!(several[outstanding] - several[0], period, "{what}");
        }
    }
}
