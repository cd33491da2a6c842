//! The runtime on the golden engine: programs built here and run on machines of many shapes. Needs the RISC-V gcc; without it
//! the tests say so and pass, unless WARPSTEP_REQUIRE_TOOLS=1 forbids that.

use std::path::Path;
use warpstep_golden::{Launch, Machine, Observer, Options};
use warpstep_program::Program;
use warpstep_runtime::{Build, BuildError, Extensions};
use warpstep_spec::Config;
use warpstep_spec::config::named;

const SHAPES: [(usize, usize, usize); 7] =
    [(1, 1, 1), (1, 1, 5), (1, 4, 4), (2, 3, 4), (4, 2, 2), (1, 8, 1), (1, 32, 32)];

fn build(name: &str, flags: &[&str]) -> Option<Result<Program, BuildError>> {
    build_for(Extensions::ALL, name, flags)
}

fn build_for(extensions: Extensions, name: &str, flags: &[&str]) -> Option<Result<Program, BuildError>> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    let mut build = Build { extensions, ..Build::of(vec![source]) };
    build.flags = flags.iter().map(|flag| flag.to_string()).collect();
    let built = build.image_if_installed()?;
    Some(built.map(|image| Program::from_bytes(name, &image).expect("an image")))
}

#[derive(Default)]
struct Console(String);

impl Observer for Console {
    fn printed(&mut self, byte: u8) {
        self.0.push(byte.into());
    }
}

fn run(program: &Program, shape: (usize, usize, usize)) -> (Machine, String) {
    run_with(Extensions::ALL, program, shape)
}

fn run_with(
    extensions: Extensions,
    program: &Program,
    (cores, warps, lanes): (usize, usize, usize),
) -> (Machine, String) {
    let mut p = named("small").expect("it is there").parameters();
    (p.cores, p.warps, p.lanes) = (cores, warps, lanes);
    (p.multiply_divide, p.fpu) = (extensions.multiply_divide, extensions.floats);
    let config = Config::try_from(p).expect("a possible machine");
    let options = Options { warnings_are_errors: true, ..Options::for_config(&config) };
    let mut machine = Machine::new(config, options, program, Launch::default());
    let mut console = Console::default();
    machine.run(10_000_000, &mut console).unwrap_or_else(|error| panic!("{cores}x{warps}x{lanes}: {error}"));
    (machine, console.0)
}

fn with(program: &Program, sizes: &[(&str, u32)]) -> Program {
    let mut program = program.clone();
    for (name, word) in sizes {
        program.patch(name, &word.to_le_bytes()).expect("a variable");
    }
    program
}

#[test]
fn every_task_runs_once_whatever_their_number() {
    let Some(program) = build("tasks.c", &[]) else { return };
    let program = program.expect("it compiles");
    for shape in SHAPES {
        for tasks in (0..=34).chain([63, 64, 65, 511, 512]) {
            let program = with(&program, &[("tasks", tasks)]);
            let (machine, _) = run(&program, shape);
            let runs = program.words("runs", machine.memory()).expect("it is there");
            let wanted: Vec<u32> = (0..512).map(|task| u32::from(task < tasks)).collect();
            assert_eq!(runs, wanted, "{tasks} tasks on {shape:?}");
        }
    }
}

#[test]
fn groups_share_local_memory_and_too_large_ones_are_refused() {
    let Some(program) = build("tasks.c", &[]) else { return };
    let program = program.expect("it compiles");
    for shape in SHAPES {
        for (groups, size) in [(0, 4), (3, 0), (1, 1), (5, 3), (9, 4), (7, 16), (2, 17), (20, 5)] {
            let program = with(&program, &[("groups", groups), ("size", size)]);
            let (machine, _) = run(&program, shape);
            let (_, warps, lanes) = shape;
            let fits = groups == 0 || size as usize <= warps * lanes;
            let refused = program.words("refused", machine.memory()).expect("it is there")[0];
            assert_eq!(refused, if fits { 0 } else { u32::MAX }, "{groups} groups of {size} on {shape:?}");
            let sums = program.words("sums", machine.memory()).expect("it is there");
            for group in (0..groups).filter(|_| fits) {
                let wanted: u32 = (0..size).map(|member| group + member).sum();
                for member in 0..size {
                    let sum = sums[(group * size + member) as usize];
                    assert_eq!(sum, wanted, "group {group} of {groups} x {size} on {shape:?}");
                }
            }
        }
    }
}

#[test]
fn printf_prints_as_c_does() {
    let Some(program) = build("print.c", &[]) else { return };
    let program = program.expect("it compiles");
    let (machine, console) = run(&program, (1, 4, 4));
    // The numbers behind the points are what the C library of the host prints for the same floats.
    let wanted = "-42 7 3000000000 beef BEEF w text %|  -42|42   |-0042|ab|     abc|\
                  3.141590 2 -2.67 10000000000.000 0.000000 10.0 1099511627776.000000\n\
                  inf -0.000000 1.000\n[0][1][2][3]\n";
    assert_eq!(console, wanted);
    assert_eq!(machine.exit_code(), Some(7));
}

#[test]
fn structured_divergence_gives_every_lane_its_own_way() {
    let Some(program) = build("diverge.c", &[]) else { return };
    let program = program.expect("it compiles");
    for shape in SHAPES {
        let (machine, _) = run(&program, shape);
        let steps = program.words("steps", machine.memory()).expect("it is there");
        let sides = program.words("sides", machine.memory()).expect("it is there");
        for i in 0..64_u32 {
            let mut n = i + 1;
            let mut count = 0;
            while n != 1 {
                n = if n % 2 == 1 { 3 * n + 1 } else { n / 2 };
                count += 1;
            }
            assert_eq!(steps[i as usize], count, "steps of {i} on {shape:?}");
            let side = if i % 3 == 0 { i & 1 } else { 10 * (i % 5) };
            assert_eq!(sides[i as usize], side, "side of {i} on {shape:?}");
        }
    }
}

#[test]
fn a_compiler_that_copies_joins_and_loop_tests_is_found_out() {
    let Some(built) = build("diverge.c", &["-O3", "-ftree-ch", "-fpeel-loops", "-fthread-jumps"]) else {
        return;
    };
    let error = built.expect_err("places that must be single are there twice").to_string();
    assert!(error.contains("structure of divergent code"), "{error}");
}

#[test]
fn products_and_quotients_are_what_they_should_be_whatever_the_machine_has() {
    for (multiply_divide, floats) in [(false, false), (false, true), (true, false), (true, true)] {
        let extensions = Extensions { multiply_divide, floats };
        let Some(program) = build_for(extensions, "products.c", &[]) else { return };
        let program = program.expect("it compiles");
        for shape in SHAPES {
            let (machine, console) = run_with(extensions, &program, shape);
            assert_eq!((machine.exit_code(), console.as_str()), (Some(0), "715827882 -3\n"), "{shape:?}");
        }
    }
}

#[test]
fn tasks_and_groups_are_shared_out_without_a_multiplier_too() {
    let extensions = Extensions { multiply_divide: false, floats: false };
    let Some(program) = build_for(extensions, "tasks.c", &[]) else { return };
    let program = with(&program.expect("it compiles"), &[("tasks", 65), ("groups", 7), ("size", 3)]);
    for shape in SHAPES {
        let (machine, _) = run_with(extensions, &program, shape);
        let words = |name| program.words(name, machine.memory()).expect("it is there");
        assert!(
            words("runs").iter().enumerate().all(|(task, runs)| *runs == u32::from(task < 65)),
            "{shape:?}"
        );
        let (_, warps, lanes) = shape;
        for number in (0..21).filter(|_| warps * lanes >= 3) {
            assert_eq!(words("sums")[number], 3 * (number as u32 / 3) + 3, "{number} on {shape:?}");
        }
    }
}
