//! The changes of each row, on random programs with blocks to leave out and on the self-checking kernels.

use super::Task;
use super::count::Count;
use crate::choices::{ALL, BLOCKS, Run, choices, cycles, run};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::Config;

/// The letter of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)] // what each is stands in the module's table
pub enum Letter {
    A,
    C,
    D,
    E,
    F,
    FOnTime,
    G,
    GOnTime,
    H,
}

impl Letter {
    /// All of them, in the order of the table.
    pub const ALL: [Letter; 9] = [
        Letter::A,
        Letter::C,
        Letter::D,
        Letter::E,
        Letter::F,
        Letter::FOnTime,
        Letter::G,
        Letter::GOnTime,
        Letter::H,
    ];

    /// The change, in words.
    pub fn change(self) -> &'static str {
        match self {
            Letter::A => "`fixed` memory, N + 1 → N cycles, N = 1…39",
            Letter::C => "cold → warm instruction cache",
            Letter::D => "one block of 8–16 instructions left out",
            Letter::E => "all blocks → some of them, per program",
            Letter::F => "`fixed` → `random`, same memory_latency",
            Letter::FOnTime => "the same with `on_time`",
            Letter::G => "`fixed` → `dram`, same memory_latency",
            Letter::GOnTime => "the same with `on_time`",
            Letter::H => "other data, same streams",
        }
    }
}

impl std::fmt::Display for Letter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Letter::FOnTime => f.write_str("F on time"),
            Letter::GOnTime => f.write_str("G on time"),
            other => write!(f, "{other:?}"),
        }
    }
}

/// How much is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Size {
    /// Random programs.
    pub programs: u64,
    /// Choices tried with each in row E, seeds of row F, data of row H.
    pub variants: u64,
    /// Whether the self-checking kernels are run, too.
    pub kernels: bool,
}

impl Size {
    /// As in the documentation.
    pub const FULL: Size = Size { programs: 40, variants: 40, kernels: true };
}

fn changed(config: &Config, change: impl FnOnce(&mut warpstep_spec::Parameters)) -> Config {
    let mut parameters = config.parameters();
    change(&mut parameters);
    Config::try_from(parameters).expect("these machines are possible")
}

/// A program as it is run in rows that change the machine and not the program.
fn subjects(task: &Task, size: Size) -> Vec<Program> {
    let random =
        (0..size.programs).map(|seed| crate::choices::loaded(&choices(seed), &Run::longest(task.warps)));
    let kernels = warpstep_kernels::quick().into_iter().filter(|_| size.kernels);
    // What counts cycles itself has other streams when they change.
    let kernels = kernels.filter(|kernel| kernel.name != "counters");
    random.chain(kernels.filter_map(|kernel| Program::from_bytes(kernel.name, kernel.image).ok())).collect()
}

/// Counts one row on one machine.
pub(super) fn count(task: &Task, size: Size) -> Count {
    let config = task.config();
    let mut count = Count::default();
    match task.row {
        Letter::A => latencies(task, size, &config, &mut count),
        Letter::C => subjects(task, size).iter().for_each(|program| {
            let pair = [false, true].map(|warm| cycles(&config, program, MemoryKind::Fixed, warm));
            if let [Some(cold), Some(warm)] = pair {
                count.compare(cold, warm, || program.name.clone());
            }
        }),
        Letter::D => (0..size.programs).for_each(|seed| left_out(task, seed, &config, &mut count)),
        Letter::E => (0..size.programs).for_each(|seed| any_choice(task, seed, size, &config, &mut count)),
        Letter::F | Letter::FOnTime => {
            let config = changed(&config, |p| p.on_time = task.row == Letter::FOnTime);
            memories(task, size, &config, &mut count, |seed| MemoryKind::Random { seed });
        }
        Letter::G | Letter::GOnTime => {
            let on_time = task.row == Letter::GOnTime;
            let config =
                changed(&config, |p| (p.on_time, p.memory_gap) = (on_time, if on_time { 7 } else { 1 }));
            memories(task, Size { variants: 1, ..size }, &config, &mut count, |_| MemoryKind::Dram {
                refresh: false,
            });
        }
        Letter::H => (0..size.programs).for_each(|seed| other_data(task, seed, size, &config, &mut count)),
    }
    count
}

fn latencies(task: &Task, size: Size, config: &Config, count: &mut Count) {
    // Kernels once without and random programs with a data cache: what waits for memory differs.
    for program in subjects(task, size) {
        let is_random = program.name.starts_with("choices");
        let at = |latency: u32| {
            let config = changed(config, |p| {
                p.memory_latency = latency;
                p.data_cache_bytes = if is_random { p.data_cache_bytes } else { 0 };
            });
            cycles(&config, &program, MemoryKind::Fixed, true)
        };
        let mut shorter = at(1);
        for latency in 1..40 {
            let longer = at(latency + 1);
            if let (Some(longer), Some(shorter)) = (longer, shorter) {
                count.compare(longer, shorter, || format!("{}, N = {latency}", program.name));
            }
            shorter = longer;
        }
    }
}

fn left_out(task: &Task, seed: u64, config: &Config, count: &mut Count) {
    let program = choices(seed);
    let Some(all) = run(config, &program, &Run::longest(task.warps)) else { return };
    for warp in 0..task.warps {
        for block in 0..BLOCKS {
            let mut shorter = Run::longest(task.warps);
            shorter.chosen[warp] = ALL & !(1 << block);
            if let Some(cycles) = run(config, &program, &shorter) {
                count.compare(all, cycles, || format!("{}, block {block} of warp {warp}", program.name));
            }
        }
    }
}

fn any_choice(task: &Task, seed: u64, size: Size, config: &Config, count: &mut Count) {
    let program = choices(seed);
    let Some(all) = run(config, &program, &Run::longest(task.warps)) else { return };
    let mut rng = Rng::with_seed(seed);
    let mut most = (0, Vec::new());
    for _ in 0..size.variants {
        // Few blocks are left out: many cannot make up for the time they take.
        let mut chosen = vec![ALL; task.warps];
        (0..rng.usize(1..=2 * task.warps))
            .for_each(|_| chosen[rng.usize(0..task.warps)] &= !(1 << rng.usize(0..BLOCKS)));
        let some = Run { chosen: chosen.clone(), ..Run::longest(task.warps) };
        if let Some(cycles) = run(config, &program, &some).filter(|cycles| *cycles > most.0) {
            most = (cycles, chosen);
        }
    }
    count.compare(all, most.0, || format!("{}, blocks {:02x?}", program.name, most.1));
}

fn memories(task: &Task, size: Size, config: &Config, count: &mut Count, kind: impl Fn(u64) -> MemoryKind) {
    for program in subjects(task, size) {
        let Some(fixed) = cycles(config, &program, MemoryKind::Slow, true) else { continue };
        for seed in 0..size.variants.min(4) {
            let Some(other) = cycles(config, &program, kind(seed), true) else { continue };
            let what = || format!("{}, {}", program.name, kind(seed));
            if config.on_time { count.same(fixed, other, what) } else { count.compare(fixed, other, what) }
        }
    }
}

fn other_data(task: &Task, seed: u64, size: Size, config: &Config, count: &mut Count) {
    let program = choices(seed);
    let Some(own) = run(config, &program, &Run::longest(task.warps)) else { return };
    for data in 1..=size.variants.min(8) {
        if let Some(other) = run(config, &program, &Run { data, ..Run::longest(task.warps) }) {
            count.same(own, other, || format!("{}, data {data}", program.name));
        }
    }
}
