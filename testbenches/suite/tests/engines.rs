//! Every kernel leaves in memory what the host computes: on the golden engine with its full and its small sizes on several
//! shapes, on the cycle model with the small ones, and with the full ones at 32 x 32. On machines with split contexts, the same images.
//! Warnings are errors, so that no branch on which lanes disagree goes unseen, and no byte that one half writes and the other touches.

use warpstep_cycle::{Chip, Quiet};
use warpstep_golden::{Launch, Machine, Options, Silent};
use warpstep_program::{Memory, Program};
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op, Parameters, SplitMode, decode};
use warpstep_suite::{Kernel, Outcome, all};

/// More than any kernel needs, far less than for ever.
const LIMIT: u64 = 50_000_000;

fn config(cores: usize, warps: usize, lanes: usize) -> Config {
    let mut p = named("small").expect("it is there").parameters();
    (p.cores, p.warps, p.lanes) = (cores, warps, lanes);
    Config::try_from(p).expect("a possible machine")
}

fn splitting(warps: usize, lanes: usize, split_mode: SplitMode, splits: usize) -> Config {
    let parameters = Parameters { split_mode, splits, ..config(1, warps, lanes).parameters() };
    Config::try_from(parameters).expect("a possible machine")
}

fn program(kernel: &Kernel, small: bool) -> Program {
    let mut program = Program::from_bytes(kernel.name, kernel.image).expect("an image");
    for (name, word) in kernel.made_small().filter(|_| small) {
        program.patch(name, &word.to_le_bytes()).expect("a size is a variable");
    }
    program
}

fn strict(config: &Config) -> Options {
    Options { warnings_are_errors: true, ..Options::for_config(config) }
}

fn check(kernel: &Kernel, program: &Program, memory: &Memory, what: &str) {
    let words = |name: &str| program.words(name, memory);
    kernel
        .check(&Outcome { words: &words })
        .unwrap_or_else(|wrong| panic!("{} {what}: {wrong}", kernel.name));
}

fn on_golden(kernel: &Kernel, config: Config, small: bool, what: &str) {
    let program = program(kernel, small);
    let mut machine = Machine::new(config.clone(), strict(&config), &program, Launch::default());
    machine.run(LIMIT, &mut Silent).unwrap_or_else(|error| panic!("{} {what}: {error}", kernel.name));
    assert_eq!(machine.exit_code(), Some(0), "{} {what}", kernel.name);
    check(kernel, &program, machine.memory(), what);
}

fn on_cycle(kernel: &Kernel, config: Config, small: bool, what: &str) {
    let program = program(kernel, small);
    let mut chip = Chip::new(config.clone(), strict(&config), &program, Launch::default());
    chip.run(LIMIT, &mut Quiet).unwrap_or_else(|error| panic!("{} {what}: {error}", kernel.name));
    assert_eq!(chip.golden().exit_code(), Some(0), "{} {what}", kernel.name);
    check(kernel, &program, chip.golden().memory(), what);
}

#[test]
fn golden_gives_what_the_host_computes_on_every_shape() {
    for kernel in all() {
        for (cores, warps, lanes) in [(1, 4, 4), (1, 8, 8), (1, 1, 1), (2, 3, 5), (1, 32, 32)] {
            on_golden(kernel, config(cores, warps, lanes), true, &format!("small {cores}x{warps}x{lanes}"));
        }
        on_golden(kernel, config(1, 8, 8), false, "8x8");
        on_golden(kernel, config(1, 32, 32), false, "32x32");
    }
}

#[test]
fn the_cycle_model_gives_what_the_host_computes_small() {
    for kernel in all() {
        for (cores, warps, lanes) in [(1, 4, 4), (1, 8, 8), (2, 2, 4), (1, 32, 32)] {
            on_cycle(kernel, config(cores, warps, lanes), true, &format!("small {cores}x{warps}x{lanes}"));
        }
    }
}

#[test]
fn the_cycle_model_gives_what_the_host_computes_at_full_size() {
    for kernel in all() {
        on_cycle(kernel, config(1, 32, 32), false, "32x32");
    }
}

#[test]
fn halves_in_parallel_give_what_the_host_computes() {
    for kernel in all() {
        for mode in [SplitMode::Off, SplitMode::Marked, SplitMode::Dynamic] {
            for splits in [1, 3] {
                let what = |lanes: usize| format!("small 4x{lanes} {mode:?} S={splits}");
                on_golden(kernel, splitting(4, 8, mode, splits), true, &what(8));
                on_cycle(kernel, splitting(4, 4, mode, splits), true, &what(4));
                on_cycle(kernel, splitting(4, 8, mode, splits), true, &what(8));
            }
        }
    }
}

/// Of a kernel that branches on data, some splits do run in parallel: a mark that the compiler lost would go unseen otherwise.
#[test]
fn marks_are_in_the_images_of_kernels_that_branch_on_data() {
    let marked = |kernel: &&Kernel| {
        let program = Program::from_bytes(kernel.name, kernel.image).expect("an image");
        let code = program.segments.iter().filter(|segment| segment.executable);
        let words = code.flat_map(|segment| segment.bytes.chunks_exact(4));
        let mut words = words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
        words.any(|word| decode(word).is_some_and(|instruction| instruction.op == Op::SplitM))
    };
    let names: Vec<&str> = all().iter().filter(marked).map(|kernel| kernel.name).collect();
    let wanted = [
        "adpcm",
        "backprop",
        "bfs",
        "blackscholes",
        "cordic",
        "gcd",
        "histogram",
        "hotspot",
        "hotspot3D",
        "kmeans",
        "nn",
        "nw",
        "pathfinder",
        "psort",
        "quantile",
        "reduce",
        "scan",
        "srad",
    ];
    assert_eq!(names, wanted);
}
