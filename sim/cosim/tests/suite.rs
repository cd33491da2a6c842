//! Kernels in C on the emitted core: in lockstep with the cycle model, and on its own; what they leave in memory is what the
//! host computes.

mod common;

use common::{cache, has_verilator};
use warpstep_cosim::{Alone, Build, Lockstep, Start};
use warpstep_golden::Status;
use warpstep_program::{Memory, Program};
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters};
use warpstep_suite::{Kernel, Outcome, all};

/// More than any kernel of small size needs.
const LIMIT: u64 = 3_000_000;

fn core(change: impl FnOnce(&mut Parameters)) -> Build {
    let mut parameters = named("small").unwrap().parameters();
    change(&mut parameters);
    Build::new(&Config::try_from(parameters).unwrap(), &cache()).unwrap()
}

fn small(kernel: &Kernel) -> Program {
    let mut program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    for (name, word) in kernel.small {
        program.patch(name, &word.to_le_bytes()).unwrap();
    }
    program
}

#[track_caller]
fn check(kernel: &Kernel, program: &Program, memory: &Memory) {
    let words = |name: &str| program.words(name, memory);
    kernel.check(&Outcome { words: &words }).unwrap_or_else(|wrong| panic!("{}: {wrong}", kernel.name));
}

fn every_kernel_agrees(build: &Build) {
    for kernel in all() {
        let program = small(kernel);
        let failed = |error: &dyn std::fmt::Display| -> ! { panic!("{}: {error}", kernel.name) };
        let mut lockstep =
            Lockstep::new(build, &program, &Start::default()).unwrap_or_else(|error| failed(&error));
        lockstep.run(LIMIT).unwrap_or_else(|error| failed(&error));
        check(kernel, &program, lockstep.chip().golden().memory());
    }
}

#[test]
fn kernels_in_c_agree_on_the_everyday_core() {
    if has_verilator() {
        every_kernel_agrees(&core(|_| ()));
    }
}

#[test]
fn kernels_in_c_agree_on_eight_warps_of_eight_lanes_when_decoupled() {
    if has_verilator() {
        every_kernel_agrees(&core(|p| (p.warps, p.lanes, p.schedule) = (8, 8, "lrr/gtlrr".parse().unwrap())));
    }
}

#[test]
fn the_core_on_its_own_leaves_in_memory_what_the_host_computes() {
    if !has_verilator() {
        return;
    }
    let build = core(|_| ());
    for kernel in all() {
        let program = small(kernel);
        let mut alone = Alone::new(&build, &program, &Start::default()).unwrap();
        let status = alone.advance(LIMIT).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
        assert_eq!((status, alone.exit_code()), (Status::Finished, Some(0)), "{}", kernel.name);
        check(kernel, &program, alone.memory());
    }
}
