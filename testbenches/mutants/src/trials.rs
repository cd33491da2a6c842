//! What a mutant has to pass: programs, each with a memory and a start, short ones first.
//!
//! Wrong programs, dense and random ones, programs with known results; the random ones again before a memory that refuses
//! and pauses. A thorough list has kernels in C as well, and everything before two other memories. Every run is in lockstep
//! with the cycle model, with every check of invariants and of the bus.

use crate::error::MutantError;
use std::ops::Range;
use warpstep_cosim::Initial;
use warpstep_fuzz::dense::{Random, accesses, anywhere, children, corners, moved, splits, wide, wrong};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_golden::Options;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::{Config, decode};

/// One run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Place of the program in the list.
    pub program: usize,
    /// The memory behind the bus.
    pub memory: MemoryKind,
    /// Its latency.
    pub latency: u32,
    /// The start-up argument.
    pub argument: u32,
    /// Contents of what hardware does not reset.
    pub initial: Initial,
    /// Whether much of the memory answers with errors.
    pub broken: bool,
}

/// All programs, and the runs in their order.
pub struct Trials {
    /// Programs of all runs.
    pub programs: Vec<Program>,
    /// The runs.
    pub list: Vec<Trial>,
}

/// Memories that every program meets: the everyday one, then refusals, pauses and other latencies.
const MEMORIES: [(u32, MemoryKind); 4] = [
    (7, MemoryKind::Fixed),
    (12, MemoryKind::Random { seed: 1 }),
    (1, MemoryKind::Fixed),
    (40, MemoryKind::Dram { refresh: true }),
];

/// Memory that answers with errors where a run has such: not where most programs have their code.
const BROKEN: [&str; 3] = ["0x20000000:0x20000000", "0x90000000:0x10000000", "0xc0000000:0x20000000"];

/// Wrong programs that never end.
const ENDLESS: [&str; 2] = ["barrier_deadlock", "endless_loop"];
/// Long loops of one instruction.
const LONG: [&str; 2] = ["alu_loop_short", "alu_loop_fp_short"];

/// The start-up argument of every run: not zero, so that losing it shows.
const ARGUMENT: u32 = 0x5;

/// Whether the machine has all instructions of the program.
fn fits(program: &Program, config: &Config) -> bool {
    let code = program.segments.iter().filter(|segment| segment.executable);
    let mut words = code.flat_map(|segment| segment.bytes.chunks_exact(4));
    words.all(|word| {
        let word = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        decode(word).is_none_or(|instruction| config.has(instruction.row().extension))
    })
}

/// Random programs: `number` of each kind, more of those that end soon and fewer of those that take long.
fn random_programs(config: &Config, number: u64) -> Vec<Program> {
    let somewhere = |number| anywhere(&mut Random(number));
    let mut programs: Vec<Program> = (0..8 * number).map(wrong::program).collect();
    programs.extend((0..number).map(wide::program));
    if config.splits > 1 {
        programs.extend((0..2 * number).map(children::program));
        programs.extend((0..7 * number).map(|number| corners::program(number, config.local_memory_bytes)));
    }
    // Every other one somewhere else: the upper bits of its addresses must not be those of all others.
    programs.extend((0..number).filter_map(|number| {
        let tree = generate(mix(&[number]), config, &Features::of(config));
        let program = tree.program(&format!("random {number}")).ok()?;
        Some(if number % 2 == 1 { moved(program, somewhere(number)) } else { program })
    }));
    if config.splits > 0 {
        let splits = (0..number.div_ceil(4)).map(|number| (number, splits::program(number, config.fpu)));
        programs.extend(splits.map(|(number, program)| moved(program, somewhere(number))));
    }
    programs.extend((0..number.div_ceil(8)).map(accesses::program));
    programs.retain(|program| fits(program, config));
    programs
}

/// Programs with known results, and wrong ones.
fn known_programs(config: &Config) -> Result<Vec<Program>, MutantError> {
    let kernels = warpstep_kernels::quick_on(config).into_iter().chain(warpstep_kernels::faults());
    let kernels = kernels.filter(|kernel| !ENDLESS.contains(&kernel.name) && !LONG.contains(&kernel.name));
    Ok(kernels.map(|kernel| Program::from_bytes(kernel.name, kernel.image)).collect::<Result<_, _>>()?)
}

/// Kernels in C in small sizes.
fn kernels_in_c(config: &Config) -> Result<Vec<Program>, MutantError> {
    let mut programs = vec![];
    for kernel in warpstep_suite::all() {
        let mut program = Program::from_bytes(kernel.name, kernel.image)?;
        for (name, word) in kernel.made_small() {
            program.patch(name, &word.to_le_bytes())?;
        }
        if fits(&program, config) {
            programs.push(program);
        }
    }
    Ok(programs)
}

impl Trial {
    /// How strict the engines are, and which memory is broken.
    pub(crate) fn options(&self, config: &Config) -> Result<Options, MutantError> {
        let mut options = Options::for_config(config);
        for region in BROKEN.iter().filter(|_| self.broken) {
            options.rules.broken.push(region.parse()?);
        }
        Ok(options)
    }
}

impl Trials {
    /// The list for a machine, with so many random programs of each kind.
    pub fn new(config: &Config, random: u64, thorough: bool) -> Result<Trials, MutantError> {
        let mut programs = random_programs(config, random);
        let random = programs.len();
        programs.extend(known_programs(config)?);
        let short = programs.len();
        if thorough {
            programs.extend(kernels_in_c(config)?);
        }
        let mut list = vec![];
        let mut add = |range: Range<usize>, (latency, memory), initial| {
            list.extend(range.map(|program| Trial {
                program,
                memory,
                latency,
                argument: ARGUMENT,
                initial,
                broken: false,
            }));
        };
        let [everyday, refusing, others @ ..] = MEMORIES;
        add(0..short, everyday, Initial::Random(1));
        add(0..random, refusing, Initial::Random(2));
        if thorough {
            add(random..short, refusing, Initial::Random(2));
            add(short..programs.len(), everyday, Initial::Zero);
            others.into_iter().for_each(|memory| add(0..short, memory, Initial::Zero));
        }
        // Programs whose addresses are everywhere meet memory that is broken, too.
        let wide = |trial: &&Trial| programs[trial.program].name.starts_with("wide");
        let first = list.iter().take(short).filter(wide);
        list.extend(first.map(|trial| Trial { broken: true, ..trial.clone() }).collect::<Vec<_>>());
        Ok(Trials { programs, list })
    }

    /// The run in words.
    pub fn describe(&self, trial: &Trial) -> String {
        let (name, broken) = (&self.programs[trial.program].name, if trial.broken { ", broken" } else { "" });
        format!("{name}, memory {} of {} cycles{broken}", trial.memory, trial.latency)
    }
}
