//! Code loaded after reset: no kernel that fits then misses an instruction.

mod common;

use common::config;
use warpstep_cycle::{BusRecord, Chip, CycleObserver, Quiet, ScheduleRecord, Stall};
use warpstep_golden::{Launch, Options};
use warpstep_kernels::quick;
use warpstep_program::Program;
use warpstep_spec::config::Arbiter;
use warpstep_spec::{Config, Op, decode};

/// Grants of fills, and the cycle in which somebody is first active.
#[derive(Default)]
struct Watch {
    fills: Vec<(u64, usize, u32)>,
    active: Option<u64>,
}

impl CycleObserver for Watch {
    const BUS: bool = true;
    fn scheduled(&mut self, record: &ScheduleRecord) {
        if record.stalls.iter().any(|stall| *stall != Stall::Inactive) {
            self.active.get_or_insert(record.cycle);
        }
    }
    fn bus(&mut self, record: &BusRecord) {
        self.fills.extend(record.grant.iter().map(|grant| (record.cycle, grant.core, grant.address)));
    }
}

fn chip(program: &Program, config: &Config) -> Chip {
    Chip::new(config.clone(), Options::for_config(config), program, Launch::default())
}

/// Lines of code from the entry to the end, if all of it lies there and stays.
fn lines(program: &Program, line_bytes: u32) -> Option<u32> {
    let mut code = program.segments.iter().filter(|segment| segment.executable);
    let (segment, None) = (code.next()?, code.next()) else { return None };
    let words = segment.bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap()));
    let invalidates = |word| decode(word).is_some_and(|instruction| instruction.op == Op::FenceI);
    if segment.address != program.entry || words.into_iter().any(invalidates) {
        return None;
    }
    let end = segment.address + segment.bytes.len() as u32;
    Some(end.div_ceil(line_bytes) - program.entry / line_bytes)
}

#[test]
fn with_all_code_loaded_no_kernel_misses_an_instruction() {
    let mut loaded = 0;
    for kernel in quick() {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        for schedule in ["gtlrr", "lrr", "gtlo/lrr"] {
            let cold = config(|p| p.schedule = schedule.parse().unwrap());
            let cache = cold.instruction_cache;
            // One more for what is fetched behind the last branch.
            let Some(lines) = lines(&program, cache.line_bytes).map(|lines| lines + 1) else { continue };
            if lines > cache.bytes / cache.line_bytes {
                continue;
            }
            let mut p = cold.parameters();
            p.preload_lines = lines;
            let mut chip = chip(&program, &Config::try_from(p).unwrap());
            chip.run(20_000_000, &mut Quiet).unwrap();
            assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{}", kernel.name);
            assert_eq!(chip.counters().fetch_misses, 0, "{} {schedule}", kernel.name);
            let mut cold = self::chip(&program, &cold);
            cold.run(20_000_000, &mut Quiet).unwrap();
            assert!(cold.counters().fetch_misses > 0);
            loaded += 1;
        }
    }
    assert!(loaded > 30, "only {loaded} runs");
}

#[test]
fn lines_come_one_after_the_other_and_warp_0_begins_behind_the_last() {
    let program = Program::from_bytes("nested", warpstep_kernels::by_name("nested").unwrap().image).unwrap();
    let config = config(|p| p.preload_lines = 5);
    let mut watch = Watch::default();
    chip(&program, &config).run(1_000_000, &mut watch).unwrap();
    // Asked for in 1, granted in 2, put in place in 2 + 1 + 7 + 8; the next is asked for in the cycle after that.
    let first: Vec<_> = (0..5).map(|line| (2 + 18 * line, 0, program.entry + 64 * line as u32)).collect();
    assert_eq!(watch.fills[..5], first);
    assert_eq!(watch.active, Some(18 * 5 + 1));
}

#[test]
fn every_core_loads_its_own_lines() {
    let kernel = warpstep_kernels::by_name("global_barrier").unwrap();
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    for arbiter in [Arbiter::RoundRobin, Arbiter::Tdma] {
        let config = config(|p| (p.cores, p.warps, p.arbiter, p.preload_lines) = (3, 2, arbiter, 2));
        let mut watch = Watch::default();
        let mut chip = chip(&program, &config);
        chip.run(1_000_000, &mut watch).unwrap();
        assert_eq!(chip.golden().exit_code(), Some(0));
        for core in 0..3 {
            let fills: Vec<u32> =
                watch.fills.iter().filter(|fill| fill.1 == core).map(|fill| fill.2).take(2).collect();
            assert_eq!(fills, [program.entry, program.entry + 64]);
        }
    }
}
