//! Every kernel on every memory, with and without data cache, on one to four cores, under both arbiters.

mod common;

use common::config;
use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Options};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::config::Arbiter;

#[derive(Clone, Copy, Debug)]
struct System {
    memory: &'static str,
    latency: u32,
    cache: u32,
    cores: usize,
    arbiter: Arbiter,
}

impl System {
    fn config(self) -> Config {
        config(|p| {
            (p.memory_latency, p.data_cache_bytes, p.cores) = (self.latency, self.cache, self.cores);
            (p.arbiter, p.warps) = (self.arbiter, 2);
        })
    }
}

const MEMORIES: [(&str, u32); 6] =
    [("fixed", 1), ("fixed", 7), ("fixed", 100), ("random:1", 7), ("random:2", 30), ("dram", 7)];

fn systems() -> Vec<System> {
    let mut systems = Vec::new();
    for (memory, latency) in MEMORIES {
        for cache in [0, 1024] {
            for cores in [1, 2, 4] {
                for arbiter in [Arbiter::RoundRobin, Arbiter::Tdma] {
                    systems.push(System { memory, latency, cache, cores, arbiter });
                }
            }
        }
    }
    systems
}

#[track_caller]
fn passes(name: &str, config: Config, memory: &str, what: &str) {
    let kernel = warpstep_kernels::by_name(name).unwrap();
    let program = Program::from_bytes(name, kernel.image).unwrap();
    let kind: MemoryKind = memory.parse().unwrap();
    let options = Options::for_config(&config);
    let chip = Chip::new(config, options, &program, Launch::default());
    let mut chip = chip.with_memory(kind).unwrap();
    chip.run(20_000_000, &mut Quiet).unwrap_or_else(|error| panic!("{name} on {what}: {error}"));
    assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{name} on {what}");
}

fn names() -> Vec<&'static str> {
    let kernels = warpstep_kernels::quick();
    kernels.iter().map(|kernel| kernel.name).collect()
}

#[test]
fn cores_of_any_shape_and_number_race_in_no_kernel() {
    for (cores, warps, lanes) in [(3, 1, 1), (2, 4, 4), (3, 3, 5), (4, 1, 8), (2, 8, 8)] {
        let config = config(|p| (p.cores, p.warps, p.lanes) = (cores, warps, lanes));
        for name in names() {
            passes(name, config.clone(), "random:3", &format!("{cores} cores of {warps}x{lanes}"));
        }
    }
}

#[test]
fn every_kernel_is_right_on_every_system() {
    let names = names();
    for (number, system) in systems().into_iter().enumerate() {
        // All of them everywhere takes minutes: each system has a third of them, another third where cores and arbiter are
        // the same and memory is not; some short ones are everywhere.
        let third = (number + number / 6) % 3;
        let has = |place: usize, name: &str| {
            place % 3 == third || matches!(name, "memory" | "barrier" | "float_sample" | "wspawn")
        };
        for (_, name) in names.iter().enumerate().filter(|(place, name)| has(*place, name)) {
            passes(name, system.config(), system.memory, &format!("{system:?}"));
        }
    }
}

#[test]
fn lines_beats_banks_and_limits_of_every_size_work() {
    for (line, axi, banks, outstanding) in
        [(4, 4, 1, 1), (8, 4, 2, 16), (16, 16, 32, 1), (64, 64, 8, 3), (128, 8, 4, 2), (128, 64, 16, 4)]
    {
        let config = config(|p| {
            (p.data_line_bytes, p.axi_bytes) = (line, axi);
            (p.local_banks, p.outstanding_lines) = (banks, outstanding);
            (p.data_cache_bytes, p.cores) = (4 * line, 2);
        });
        for name in ["memory", "local_memory", "fence", "global_barrier", "divergent"] {
            for memory in ["fixed", "random:7", "dram"] {
                let what =
                    format!("{memory}, line {line}, bus {axi}, {banks} banks, {outstanding} outstanding");
                passes(name, config.clone(), memory, &what);
            }
        }
    }
}
