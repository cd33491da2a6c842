//! The core in lockstep with the cycle model: every kernel, every cycle, every lane.

mod common;

use common::{cache, has_verilator};
use warpstep_cosim::rtl::{Rtl, source};
use warpstep_cosim::{Lockstep, LockstepError};
use warpstep_kernels::Kernel;
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters};

/// All but the floating-point ones and the benchmarks of full length.
fn kernels() -> impl Iterator<Item = Kernel> {
    let skipped = ["alu_loop", "alu_loop_fp", "float_sample"];
    warpstep_kernels::all().into_iter().filter(move |kernel| !skipped.contains(&kernel.name))
}

fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("small").unwrap().parameters();
    p.fpu = false;
    change(&mut p);
    Config::try_from(p).unwrap()
}

#[track_caller]
fn agrees(config: Config) {
    if !has_verilator() {
        return;
    }
    for kernel in kernels() {
        let what = format!("{} {}x{} {}", kernel.name, config.warps, config.lanes, config.schedule);
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut lockstep =
            Lockstep::new(&config, &program, 0, &cache()).unwrap_or_else(|error| panic!("{what}: {error}"));
        lockstep.run(3_000_000).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(lockstep.chip().golden().exit_code(), Some(0), "{what}");
    }
}

fn scheduled(schedule: &str) -> Config {
    config(|p| p.schedule = schedule.parse().unwrap())
}

#[test]
fn the_core_agrees_in_every_cycle_and_lane_when_coordinated() {
    agrees(scheduled("gtlrr"));
}

#[test]
fn the_core_agrees_in_every_cycle_and_lane_when_decoupled() {
    agrees(scheduled("lrr/gtlrr"));
}

#[test]
fn the_smallest_core_agrees() {
    agrees(config(|p| (p.warps, p.lanes, p.schedule) = (1, 1, "gtlo".parse().unwrap())));
}

#[test]
fn an_odd_shape_with_a_small_cache_slow_memory_and_long_latencies_agrees() {
    agrees(config(|p| {
        (p.warps, p.lanes, p.schedule) = (3, 5, "lrr".parse().unwrap());
        (p.memory_latency, p.fetch_latency) = (23, 5);
        p.instruction_cache.bytes = 4 * p.instruction_cache.line_bytes;
        (p.latencies.alu, p.latencies.control, p.latencies.csr) = (3, 4, 3);
        (p.latencies.multiply, p.latencies.lane_exchange, p.latencies.divide) = (3, 4, 36);
    }));
}

/// Small changes to the emitted Verilog: module, text, text instead.
const BUGS: [(&str, &str, &str); 3] = [
    ("lane_alu.v", "first - second", "second - first"),
    ("scheduler.v", "if (candidates[last_q])", "if (!candidates[last_q])"),
    ("instruction_queue.v", "nops_d = 4'hf;", "nops_d = nops_after;"),
];

#[test]
fn a_core_with_a_bug_is_found_out() {
    if !has_verilator() {
        return;
    }
    let config = config(|p| p.warps = 2);
    for (module, right, wrong) in BUGS {
        let mut source = source(&config).unwrap();
        let file = source.files.iter_mut().find(|(name, _)| name == module).expect("the module is there");
        assert!(file.1.contains(right), "{module} has no `{right}`");
        file.1 = file.1.replace(right, wrong);
        let difference = kernels().find_map(|kernel| {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            let rtl = Rtl::from_source(&source, &config, &program, 0, &cache()).unwrap();
            match Lockstep::with(rtl, &config, &program, 0).unwrap().run(100_000) {
                Err(LockstepError::Differs(difference)) => Some(difference),
                _ => None,
            }
        });
        let difference = difference.unwrap_or_else(|| panic!("{module}: `{wrong}` was not found out"));
        println!("{module}: {difference}");
    }
}
