//! The core on its own reports a wrong program's error as the cycle model does.

mod common;

use common::{cache, has_verilator};
use warpstep_cosim::{Alone, AloneError, Build, ProgramError, Start};
use warpstep_cycle::{Chip, CycleError, Quiet};
use warpstep_golden::{Cause, Fault, Launch, Options, RunError};
use warpstep_kernels::Kernel;
use warpstep_program::Program;
use warpstep_spec::assembler::words::*;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op};

/// Of these the core keeps less than the model knows: frm, what count is possible, the pointer of the stack.
const TOLD_IN_PART: [&str; 3] = ["reserved_rounding", "barrier_count", "join_without_split"];

fn of_the_model(program: &Program, config: &Config, options: Options) -> Fault {
    let mut chip = Chip::new(config.clone(), options, program, Launch::default());
    match chip.run(100_000, &mut Quiet) {
        Err(CycleError::Program { error: RunError::Fault(fault), .. }) => *fault,
        other => panic!("{}: {other:?}", program.name),
    }
}

fn of_the_core(program: &Program, build: &Build, options: Options) -> ProgramError {
    let start = Start { options: Some(options), ..Start::default() };
    let mut alone = Alone::new(build, program, &start).unwrap();
    match alone.advance(100_000) {
        Err(AloneError::Program { error, .. }) => error,
        other => panic!("{}: {other:?}", program.name),
    }
}

fn ends_in_one_instruction(kernel: &Kernel) -> bool {
    let fault = kernel.expectation.fault.as_ref().expect("it is wrong");
    !fault.warning && !["deadlock", "no-progress"].contains(&fault.kind.as_str())
}

#[test]
fn the_core_on_its_own_tells_every_error_as_the_model_does() {
    if !has_verilator() {
        return;
    }
    let config = Config::try_from(named("small").unwrap().parameters()).unwrap();
    let build = Build::new(&config, &cache()).unwrap();
    for kernel in warpstep_kernels::faults().into_iter().filter(ends_in_one_instruction) {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let options = Options::for_config(&config);
        let mut expected = of_the_model(&program, &config, options.clone());
        let told = of_the_core(&program, &build, options);
        assert_eq!((told.kind(), told.pc()), (expected.cause.kind(), expected.pc), "{}", kernel.name);
        // The core keeps the lane of an access, not the one that spoke for all.
        expected.lane = expected.lane.filter(|_| matches!(expected.cause, Cause::Access(_)));
        if !TOLD_IN_PART.contains(&kernel.name) {
            assert_eq!(told.to_string(), expected.to_string());
        }
    }
}

#[test]
fn the_core_on_its_own_tells_broken_memory_from_memory_that_is_not_there() {
    if !has_verilator() {
        return;
    }
    let config = named("small").unwrap();
    let build = Build::new(&config, &cache()).unwrap();
    let mut options = Options::for_config(&config);
    options.rules.broken = vec!["0x80000080:128".parse().unwrap()];
    // The answer of the store is the last that happens.
    for access in [i(Op::Lh, T1, T0, 132), b(Op::Sh, T0, T1, 132)] {
        let program = Program::from_words("access", &[lui(T0, 0x8000_0000), access, tmc(ZERO)]);
        let told = of_the_core(&program, &build, options.clone());
        let expected = of_the_model(&program, &config, options.clone());
        assert_eq!((told.kind(), told.pc()), (expected.cause.kind(), expected.pc));
        let words = "memory answers a 2-byte access in the line at 0x80000080 with an error";
        assert!(told.to_string().contains(words) && told.to_string().contains("lane 0"), "{told}");
    }
    // The core keeps all there is to a fetch.
    let fetch = Program::from_words("fetch", &[nop(); 40]);
    let told = of_the_core(&fetch, &build, options.clone());
    assert_eq!(told.to_string(), of_the_model(&fetch, &config, options).to_string());
    assert_eq!((told.kind(), told.pc()), ("bus-error", 0x8000_0080));
}
