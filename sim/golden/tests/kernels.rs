//! Every kernel on every shape and in every split mode: exit code, console, memory; every wrong program: its error.

mod common;
use common::Recorder;
use warpstep_golden::{Launch, Machine, Options, RunError};
use warpstep_kernels::{Expectation, Kernel, Shape};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};

const SHAPES: [(usize, usize); 7] = [(1, 1), (2, 4), (4, 4), (3, 5), (8, 8), (32, 32), (1, 32)];

fn machines(shape: Shape, cores: usize) -> impl Iterator<Item = Config> {
    let most = (shape.lanes - 1).min(7);
    let modes = [(SplitMode::Off, 0), (SplitMode::Marked, 1.min(most)), (SplitMode::Marked, most)]
        .into_iter()
        .chain([(SplitMode::Dynamic, 1.min(most)), (SplitMode::Dynamic, most)]);
    modes.filter(|(mode, splits)| *splits > 0 || *mode == SplitMode::Off).map(move |(mode, splits)| {
        let mut p = named("small").unwrap().parameters();
        (p.cores, p.warps, p.lanes, p.splits, p.split_mode) = (cores, shape.warps, shape.lanes, splits, mode);
        Config::try_from(p).unwrap()
    })
}

struct Run {
    machine: Machine,
    seen: Recorder,
    result: Result<(), RunError>,
}

fn run(kernel: &Kernel, program: &Program, config: Config, argument: u32, strict: bool) -> Run {
    let mut options = Options::for_config(&config);
    options.warnings_are_errors = strict;
    let mut machine = Machine::new(config, options, program, Launch { argument });
    // endless_loop must reach its limit soon; nothing else comes near it
    let limit = if kernel.expectation.fault.is_some() { 100_000 } else { 10_000_000 };
    let mut seen = Recorder::default();
    let result = machine.run(limit, &mut seen);
    Run { machine, seen, result }
}

fn load(kernel: &Kernel) -> Program {
    Program::from_bytes(kernel.name, kernel.image).unwrap()
}

#[test]
fn every_kernel_gives_its_result_on_every_shape_in_every_split_mode() {
    for kernel in &warpstep_kernels::quick() {
        let program = load(kernel);
        let Expectation { exit_code, console, .. } = &kernel.expectation;
        for (warps, lanes) in SHAPES {
            for config in machines(Shape { warps, lanes }, 1) {
                let what =
                    format!("{} {warps}x{lanes} {:?} S={}", kernel.name, config.split_mode, config.splits);
                let run = run(kernel, &program, config, 0, true);
                assert_eq!(run.result, Ok(()), "{what}");
                assert_eq!(run.machine.exit_code(), Some(*exit_code), "{what}");
                if let Some(console) = console {
                    assert_eq!(&run.seen.console, console, "{what}");
                }
            }
        }
    }
}

#[test]
fn memory_holds_the_words_worked_out_by_hand() {
    let mut checked = 0;
    for kernel in &warpstep_kernels::quick() {
        let program = load(kernel);
        for words in &kernel.expectation.words {
            for config in machines(words.shape, 1) {
                let run = run(kernel, &program, config, words.argument, true);
                assert_eq!(run.result, Ok(()), "{}", kernel.name);
                let address = program.symbols.address(&words.symbol).expect("an expectation names a symbol");
                let got = run.machine.memory().read_words(address, words.values.len());
                assert_eq!(got, words.values, "{} {}", kernel.name, words.symbol);
                checked += words.values.len();
            }
        }
    }
    assert!(checked > 100, "only {checked} words were checked");
}

#[test]
fn several_cores_run_the_same_kernel_side_by_side() {
    for (cores, warps, lanes) in [(2, 2, 4), (4, 2, 4), (4, 32, 32)] {
        for kernel in &warpstep_kernels::quick() {
            let program = load(kernel);
            for config in machines(Shape { warps, lanes }, cores) {
                let run = run(kernel, &program, config, 0, true);
                assert_eq!(run.result, Ok(()), "{} on {cores} cores", kernel.name);
                assert_eq!(run.machine.exit_code(), Some(kernel.expectation.exit_code), "{}", kernel.name);
            }
        }
    }
}

#[test]
fn every_wrong_program_ends_in_the_error_it_was_written_for() {
    for kernel in warpstep_kernels::faults() {
        let program = load(&kernel);
        let fault = kernel.expectation.fault.as_ref().expect("a wrong program says how it is wrong");
        for (warps, lanes) in SHAPES {
            for config in machines(Shape { warps, lanes }, 1) {
                let what =
                    format!("{} {warps}x{lanes} {:?} S={}", kernel.name, config.split_mode, config.splits);
                if !fault.happens_on(Shape { warps, lanes }) {
                    continue;
                }
                let lenient = run(&kernel, &program, config.clone(), 0, false);
                if fault.warning {
                    assert_eq!(lenient.result, Ok(()), "{what}");
                    assert_eq!(lenient.machine.exit_code(), Some(kernel.expectation.exit_code), "{what}");
                    assert!(
                        lenient.seen.warnings.iter().any(|warning| warning.kind.word() == fault.kind),
                        "{what}"
                    );
                }
                // The wrong programs are wrong about the divergence stack; with every split in a context of its own
                // they are still wrong, but in another place.
                let dynamic = config.split_mode == SplitMode::Dynamic;
                let error = match fault.warning {
                    true => run(&kernel, &program, config, 0, true).result.unwrap_err(),
                    false => lenient.result.unwrap_err(),
                };
                if dynamic && fault.kind == "stack-overflow" {
                    continue;
                }
                assert_eq!(error.kind(), fault.kind, "{what}: {error}");
                if let Some(pc) = error.pc() {
                    assert_eq!(program.symbols.address(&fault.at), Some(pc), "{what}: {error}");
                }
            }
        }
    }
}

#[test]
fn two_runs_of_one_program_are_the_same_run() {
    for name in ["barrier", "vote_shfl", "marked_split"] {
        let kernel = warpstep_kernels::by_name(name).unwrap();
        let program = load(&kernel);
        for config in machines(Shape { warps: 3, lanes: 5 }, 2) {
            let [one, two] = [(), ()].map(|()| run(&kernel, &program, config.clone(), 0, false).seen.records);
            assert!(one == two, "{name}");
        }
    }
}
