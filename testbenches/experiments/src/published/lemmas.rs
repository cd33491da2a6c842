//! Which of the papers' statements hold on this machine: each is tried on random programs, and a run that breaks it is kept.
//!
//! Statements about formulas alone (lemmas 5.6 and 5.8 as they are written) are in `sim/published/src/figure8.rs`; here
//! they are statements about runs.

use super::halves::{SPLITS, Way, chosen, halves};
use super::record::record;
use super::task::system;
use crate::anomalies::Count;
use crate::choices::{ALL, BLOCKS, Run, choices, cycles, loaded};
use fastrand::Rng;
use serde::Serialize;
use warpstep_flow::{Flow, Targets};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_published::{BlockCosts, equations, serialised};
use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};

/// A statement of the papers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // `says` has each in words
pub enum Lemma {
    OneWavefront,
    Heterogeneous,
    HeterogeneousAlone,
    CriticalInstance,
    CriticalInstanceAlone,
    Kernel,
    DynamicKernel,
    Faster,
}

impl Lemma {
    /// All that are tried.
    pub const ALL: [Lemma; 8] = [
        Lemma::OneWavefront,
        Lemma::HeterogeneousAlone,
        Lemma::Heterogeneous,
        Lemma::CriticalInstanceAlone,
        Lemma::CriticalInstance,
        Lemma::Kernel,
        Lemma::DynamicKernel,
        Lemma::Faster,
    ];

    /// Where it stands.
    pub fn name(self) -> &'static str {
        match self {
            Lemma::OneWavefront => "PWS 5.1",
            Lemma::HeterogeneousAlone | Lemma::Heterogeneous => "thesis 5.2.1",
            Lemma::CriticalInstanceAlone | Lemma::CriticalInstance => "PWS 5.4",
            Lemma::Kernel => "PWS 5.5",
            Lemma::DynamicKernel => "PWS 5.7",
            Lemma::Faster => "PWS 5.8",
        }
    }

    /// What it says of runs.
    pub fn says(self) -> &'static str {
        match self {
            Lemma::OneWavefront => {
                "one warp, S = 1: equation 3 with block times of halves that run alone bounds halves in parallel"
            }
            Lemma::HeterogeneousAlone => {
                "one warp: no run is longer than the one whose lanes part at every split"
            }
            Lemma::Heterogeneous => {
                "four warps: no run is longer than the one whose lanes part at every split"
            }
            Lemma::CriticalInstanceAlone => {
                "one warp: no run is longer than the one with every block on its path"
            }
            Lemma::CriticalInstance => {
                "two to eight warps: no run is longer than the one in which every warp has every block on its path"
            }
            Lemma::Kernel => {
                "equation 6 with block times of the run with all blocks bounds every other run, four warps"
            }
            Lemma::DynamicKernel => {
                "equation 8 with block times of a dynamic run bounds every other run, four warps, S = 1"
            }
            Lemma::Faster => {
                "the same program and choices take no longer with marked splits than with dynamic ones, four warps, S = 1"
            }
        }
    }

    /// Tries it on this many programs.
    pub fn tried(self, programs: u64) -> Count {
        let mut count = Count::default();
        (0..programs).for_each(|seed| count.add(&self.on(seed)));
        count
    }

    /// Tries it on the program of a seed.
    pub(super) fn on(self, seed: u64) -> Count {
        let mut count = Count::default();
        // A program that a machine refuses is no evidence.
        let _ = match self {
            Lemma::OneWavefront => one_wavefront(seed, &mut count),
            Lemma::HeterogeneousAlone => heterogeneous(seed, 1, &mut count),
            Lemma::Heterogeneous => heterogeneous(seed, 4, &mut count),
            Lemma::CriticalInstanceAlone => critical_instance(seed, 1, &mut count),
            Lemma::CriticalInstance => critical_instance(seed, [2, 4, 8][seed as usize % 3], &mut count),
            Lemma::Kernel => kernel(seed, &mut count),
            Lemma::DynamicKernel => dynamic_kernel(seed, &mut count),
            Lemma::Faster => faster(seed, &mut count),
        };
        count
    }
}

fn machine(warps: usize, mode: SplitMode) -> Config {
    let mut parameters = named("small").expect("it has a name").parameters();
    (parameters.warps, parameters.split_mode) = (warps, mode);
    parameters.splits = usize::from(mode != SplitMode::Off);
    Config::try_from(parameters).expect("these machines are possible")
}

fn drawn(rng: &mut Rng, warps: usize) -> Vec<[Way; SPLITS]> {
    let way = |rng: &mut Rng| [Way::First, Way::Second, Way::Both, Way::Both][rng.usize(0..4)];
    (0..warps).map(|_| std::array::from_fn(|_| way(rng))).collect()
}

/// Block times are those of halves that run one after the other, so each alone, with the lanes it has.
fn one_wavefront(seed: u64, count: &mut Count) -> Option<()> {
    let program = chosen(&halves(seed), &[[Way::Both; SPLITS]]);
    let [alone, parallel] = [SplitMode::Off, SplitMode::Marked].map(|mode| machine(1, mode));
    let estimate = estimate(&alone, &parallel, &program)?;
    let both = record(&parallel, &program)?.issues.last()?.cycle;
    count.compare(estimate, both, || program.name.clone());
    Some(())
}

fn heterogeneous(seed: u64, warps: usize, count: &mut Count) -> Option<()> {
    let mode = if seed.is_multiple_of(2) { SplitMode::Marked } else { SplitMode::Off };
    let (config, program) = (machine(warps, mode), halves(seed));
    let time = |ways: &[[Way; SPLITS]]| cycles(&config, &chosen(&program, ways), MemoryKind::Fixed, true);
    let apart = time(&vec![[Way::Both; SPLITS]; warps])?;
    let mut rng = Rng::with_seed(seed);
    for _ in 0..20 {
        let ways = drawn(&mut rng, warps);
        count.compare(apart, time(&ways)?, || format!("{}, {mode:?}, {ways:?}", program.name));
    }
    Some(())
}

fn some_blocks(rng: &mut Rng, warps: usize) -> Vec<u32> {
    let mut some = vec![ALL; warps];
    (0..rng.usize(1..=2 * warps)).for_each(|_| some[rng.usize(0..warps)] &= !(1 << rng.usize(0..BLOCKS)));
    some
}

fn critical_instance(seed: u64, warps: usize, count: &mut Count) -> Option<()> {
    let (config, program) = (machine(warps, SplitMode::Off), choices(seed));
    let all = crate::choices::run(&config, &program, &Run::longest(warps))?;
    let mut rng = Rng::with_seed(seed);
    for _ in 0..20 {
        let some = some_blocks(&mut rng, warps);
        let time =
            crate::choices::run(&config, &program, &Run { chosen: some.clone(), ..Run::longest(warps) })?;
        count.compare(all, time, || format!("{}, {warps} warps, blocks {some:02x?}", program.name));
    }
    Some(())
}

/// Equation 6 or 8 for a machine, from a run that was measured on one.
fn estimate(measured: &Config, config: &Config, program: &Program) -> Option<u64> {
    let flow = Flow::new(program, &Targets::default()).ok()?;
    let trace = record(measured, program)?;
    let mut costs = BlockCosts::default();
    costs.see(&flow, &trace);
    // The function all warps start in: the one that begins behind wspawn.
    let function = flow.functions().find(|function| function.entry != program.entry)?;
    let graph = serialised(&flow, function, &costs).ok()?;
    let system = system(config, *costs.delays.values().max()?);
    let of = if config.split_mode == SplitMode::Dynamic { equations::dws } else { equations::pws };
    of(&graph, 1, 1, &system).ok().map(|estimate| estimate.kernel)
}

fn kernel(seed: u64, count: &mut Count) -> Option<()> {
    let (config, program) = (machine(4, SplitMode::Off), choices(seed));
    let estimate = estimate(&config, &config, &loaded(&program, &Run::longest(4)))?;
    let mut rng = Rng::with_seed(seed);
    for _ in 0..10 {
        let some = some_blocks(&mut rng, 4);
        let trace = record(&config, &loaded(&program, &Run { chosen: some.clone(), ..Run::longest(4) }))?;
        // The paper's time ends with the last instruction, not when memory rests.
        let time = trace.issues.last()?.cycle;
        count.compare(estimate, time, || format!("{}, blocks {some:02x?}", program.name));
    }
    Some(())
}

fn dynamic_kernel(seed: u64, count: &mut Count) -> Option<()> {
    let (config, program) = (machine(4, SplitMode::Dynamic), halves(seed));
    let estimate = estimate(&config, &config, &chosen(&program, &[[Way::Both; SPLITS]; 4]))?;
    let mut rng = Rng::with_seed(seed);
    for _ in 0..10 {
        let ways = drawn(&mut rng, 4);
        let time = record(&config, &chosen(&program, &ways))?.issues.last()?.cycle;
        count.compare(estimate, time, || format!("{}, {ways:?}", program.name));
    }
    Some(())
}

fn faster(seed: u64, count: &mut Count) -> Option<()> {
    let program = halves(seed);
    let mut rng = Rng::with_seed(seed);
    for _ in 0..10 {
        let ways = drawn(&mut rng, 4);
        let time = |mode| cycles(&machine(4, mode), &chosen(&program, &ways), MemoryKind::Fixed, true);
        let (dynamic, marked) = (time(SplitMode::Dynamic)?, time(SplitMode::Marked)?);
        count.compare(dynamic, marked, || format!("{}, {ways:?}", program.name));
    }
    Some(())
}
