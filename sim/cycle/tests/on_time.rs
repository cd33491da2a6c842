//! An on-time machine does the same in the same cycles before every memory that keeps its contract.

mod common;

use common::config;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use warpstep_cycle::{BusRecord, Chip, CycleObserver};
use warpstep_golden::{Launch, Options, Retire};
use warpstep_program::Program;
use warpstep_spec::config::Arbiter;
use warpstep_spec::{Config, Parameters};

const COORDINATED: [&str; 3] = ["lrr", "gtlrr", "gtlo"];
/// Every kind; all but the last keep {7, 7, 7}.
const MEMORIES: [&str; 9] =
    ["fixed", "slow", "random:1", "random:2", "random:3", "random:4", "random:5", "dram", "dram:refresh"];

/// When what was done and when what was granted, as one number.
#[derive(Default)]
struct Times(DefaultHasher);

impl CycleObserver for Times {
    const BUS: bool = true;
    fn retired(&mut self, record: &Retire) {
        (record.cycle, record.at, record.pc).hash(&mut self.0);
    }
    fn bus(&mut self, record: &BusRecord) {
        if let Some(grant) = &record.grant {
            (record.cycle, grant.core, grant.address).hash(&mut self.0);
        }
    }
}

/// Cycles of a kernel, and a number that tells schedules apart.
#[track_caller]
fn time(name: &str, config: &Config, memory: &str) -> (u64, u64) {
    let kernel = warpstep_kernels::by_name(name).unwrap();
    let program = Program::from_bytes(name, kernel.image).unwrap();
    let options = Options::for_config(config);
    let chip = Chip::new(config.clone(), options, &program, Launch::default());
    let mut chip = chip.with_memory(memory.parse().unwrap()).unwrap();
    let mut times = Times::default();
    chip.run(20_000_000, &mut times).unwrap_or_else(|error| panic!("{name}, {memory}: {error}"));
    assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{name}, {memory}");
    (chip.counters().cycles, times.0.finish())
}

fn quick() -> Vec<&'static str> {
    warpstep_kernels::quick().iter().map(|kernel| kernel.name).collect()
}

/// A machine with a contract of {delay, stall, gap}.
fn on_time(contract: (u32, u32, u32), change: impl FnOnce(&mut Parameters)) -> Config {
    config(|p| {
        p.on_time = true;
        (p.memory_latency, p.memory_stall, p.memory_gap) = contract;
        change(p);
    })
}

#[track_caller]
fn same_before_all(name: &str, config: &Config, memories: &[&str]) {
    let first = time(name, config, memories[0]);
    for memory in &memories[1..] {
        assert_eq!(time(name, config, memory), first, "{name} {}, {memory}", config.schedule);
    }
}

#[test]
fn every_kernel_takes_the_same_cycles_before_every_memory_of_the_contract() {
    for schedule in COORDINATED {
        let config = on_time((7, 7, 7), |p| p.schedule = schedule.parse().unwrap());
        for name in quick() {
            same_before_all(name, &config, &MEMORIES[..8]);
        }
    }
}

#[test]
fn other_contracts_lines_and_buses_are_kept_too() {
    let shapes: [(u32, u32, u32, u32); 4] =
        [(16, 16, 4, 1), (64, 16, 16, 2), (64, 64, 64, 4), (16, 128, 8, 16)];
    for (shape, contract) in shapes.into_iter().zip([(21, 0, 8), (30, 3, 40), (21, 2, 9), (24, 11, 8)]) {
        let (fill, line, axi, outstanding) = shape;
        let config = on_time(contract, |p| {
            (p.instruction_cache.line_bytes, p.instruction_cache.bytes) = (fill, 8 * fill);
            (p.data_line_bytes, p.data_cache_bytes, p.axi_bytes) = (line, 0, axi);
            p.outstanding_lines = outstanding;
        });
        for name in ["memory", "muldiv", "copy", "fence", "divergent", "local_memory", "nested"] {
            same_before_all(name, &config, &MEMORIES);
        }
    }
}

#[test]
fn several_cores_too_whoever_grants() {
    for arbiter in [Arbiter::RoundRobin, Arbiter::Tdma] {
        for cores in [2, 4] {
            let config = on_time((7, 2, 9), |p| (p.cores, p.warps, p.arbiter) = (cores, 2, arbiter));
            for name in ["global_barrier", "memory", "fence", "copy"] {
                same_before_all(name, &config, &MEMORIES[..8]);
            }
        }
    }
}

#[test]
fn by_a_contract_of_the_latency_alone_a_fixed_memory_takes_the_cycles_it_always_took() {
    for (number, name) in quick().into_iter().enumerate() {
        for (latency, cores, axi) in [(7, 1, 8), (1, 1, 64), (30, 2, 16)] {
            let machine = |p: &mut Parameters| {
                p.schedule = COORDINATED[number % 3].parse().unwrap();
                (p.memory_latency, p.cores, p.axi_bytes) = (latency, cores, axi);
            };
            let always = time(name, &config(machine), "fixed");
            let released = time(name, &on_time((latency, 0, 1), machine), "fixed");
            assert_eq!(released, always, "{name}, latency {latency}, {cores} cores, bus {axi}");
            let slow = time(name, &config(machine), "slow");
            assert_eq!(slow, always, "without a contract `slow` is `fixed`");
        }
    }
}

#[test]
fn without_on_time_these_memories_differ() {
    let times =
        |name| MEMORIES[..8].iter().map(|memory| time(name, &config(|_| ()), memory)).collect::<Vec<_>>();
    let times = times("muldiv");
    assert!(times[2..].iter().all(|other| *other != times[0]), "{times:?}");
}
