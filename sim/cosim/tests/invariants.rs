//! The invariants hold for every kernel, every wrong program and random programs, on machines of many kinds whose warps can
//! be split: shown on the cycle model, which is quick; `lockstep.rs` and the seeded bugs show it on the core.

use warpstep_cosim::{CycleModel, Lockstep, LockstepError, Start};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, SplitMode};

const ENDLESS: [&str; 2] = ["barrier_deadlock", "endless_loop"];
const RANDOM: u64 = 40;

fn programs(config: &Config) -> Vec<Program> {
    let kernels = warpstep_kernels::quick().into_iter().chain(warpstep_kernels::faults());
    let kernels = kernels.filter(|kernel| kernel.fits(config) && !ENDLESS.contains(&kernel.name));
    let kernels = kernels.map(|kernel| Program::from_bytes(kernel.name, kernel.image).unwrap());
    let random = (0..RANDOM).map(|number| {
        let tree = generate(mix(&[number, config.splits as u64]), config, &Features::of(config));
        tree.program(&format!("random {number}")).unwrap()
    });
    kernels.chain(random).collect()
}

#[track_caller]
fn hold(mode: SplitMode, change: impl FnOnce(&mut Parameters)) {
    let mut p = named("small").unwrap().parameters();
    p.split_mode = mode;
    change(&mut p);
    let config = Config::try_from(p).unwrap();
    for program in programs(&config) {
        let model = || CycleModel::new(&config, &program, &Start::default()).unwrap();
        match Lockstep::of(model(), model(), &config).run(3_000_000) {
            Ok(()) | Err(LockstepError::Program(_)) => {}
            Err(error) => panic!("{} in {mode:?}: {error}", program.name),
        }
    }
}

#[test]
fn they_hold_with_caches_of_two_lines_in_both_modes() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        hold(mode, |p| {
            p.splits = 1;
            p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
        });
    }
}

#[test]
fn they_hold_with_several_split_contexts_loop_registers_and_one_write_port() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        hold(mode, |p| {
            (p.warps, p.lanes, p.splits, p.schedule) = (3, 5, 2, "lrr".parse().unwrap());
            (p.loop_register, p.write_ports) = (true, 1);
        });
    }
}

#[test]
fn they_hold_with_long_latencies_and_seven_split_contexts() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        hold(mode, |p| {
            (p.warps, p.lanes, p.splits, p.schedule) = (2, 8, 7, "gtlo".parse().unwrap());
            (p.fetch_latency, p.latencies.control, p.latencies.csr) = (5, 4, 3);
        });
    }
}

#[test]
fn they_hold_with_a_fetch_latency_of_one_on_two_cores() {
    for mode in [SplitMode::Marked, SplitMode::Dynamic] {
        hold(mode, |p| (p.cores, p.warps, p.lanes, p.splits, p.fetch_latency) = (2, 2, 4, 3, 1));
    }
}
