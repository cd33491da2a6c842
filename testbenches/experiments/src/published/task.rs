//! One program on one machine: the published estimates from measured runs, our bound, and runs with searched inputs.

use super::record::record;
use crate::bounds;
use crate::{Results, ResultsError};
use serde::{Deserialize, Serialize};
use warpstep_flow::{Flow, FlowError, Function, Targets};
use warpstep_program::Program;
use warpstep_published::equations::{self, System};
use warpstep_published::{
    BlockCosts, Graph, Hybrid, HybridError, LinearError, ipet, prune, select, serialised,
};
use warpstep_spec::{Config, Policy, Schedule};
use warpstep_wcet::{Budget, Start, bound};

/// Runs that are measured: the file's own inputs, and others.
const MEASURED: u64 = 5;
const BUDGET: Budget = Budget { states: 15_000, ways: 75_000, cycles: 50_000_000 };
const SYNTHETIC_SPLITS: [usize; 4] = [0, 1, 3, 7];
const KERNELS: [&str; 9] =
    ["sgemm", "hotspot", "reduce", "blackscholes", "pathfinder", "srad", "mandelbrot", "kmeans", "psort"];

/// What the papers' methods say, and what is so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// Cycles of the longest run measured.
    pub measured: u64,
    /// Cycles of the longest run, with searched inputs or measured.
    pub observed: u64,
    /// Thesis, equation 5.4: splits in parallel.
    pub parallel: u64,
    /// Thesis, equation 5.5: splits one after the other.
    pub serial: u64,
    /// Pairs of instrumentation points measured, and pairs there are.
    pub coverage: (usize, usize),
    /// Paper, equation 6 (PWS) and 8 (DWS); only of kernels that are one function.
    pub paper: Option<Paper>,
    /// Our bound, where there is one.
    pub ours: Option<u64>,
    /// Whether every run takes exactly that long.
    pub exact: bool,
}

/// The paper's estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paper {
    /// Without splitting: all halves in sequence, with the block costs of this machine.
    pub unsplit: u64,
    /// Equation 6.
    pub pws: u64,
    /// Equation 8.
    pub dws: u64,
}

/// Why there is no finding.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // each is what its source says
pub enum PublishedError {
    #[error("{task}: {error}")]
    Flow { task: String, error: FlowError },
    #[error("{task}: {error}")]
    Hybrid { task: String, error: HybridError },
    #[error("{task}: {error}")]
    Linear { task: String, error: LinearError },
    #[error(transparent)]
    Program(#[from] bounds::BoundsError),
    #[error("{task}: no run came to its end")]
    NoRun { task: String },
    #[error(transparent)]
    Results(#[from] ResultsError),
}

/// All of them: the synthetic benchmark at 8×8, some kernels at 4×4 without splits and with three contexts.
pub fn tasks() -> Vec<bounds::Task> {
    let schedule = Schedule::Coordinated(Policy::Gtlrr);
    let synthetic = SYNTHETIC_SPLITS.map(|splits| bounds::Task {
        program: "synthetic",
        schedule,
        shape: (8, 8),
        splits,
        structure_known: false,
    });
    let kernel = |program| {
        [0, 3].map(|splits| bounds::Task { program, schedule, shape: (4, 4), splits, structure_known: false })
    };
    synthetic.into_iter().chain(KERNELS.into_iter().flat_map(kernel)).collect()
}

/// The finding of a task, from `results` if it is there.
pub(super) fn found(task: &bounds::Task, results: &Results, runs: u64) -> Result<Finding, PublishedError> {
    let (program, start) = task.program()?;
    let config = task.config();
    let identity = format!("published {runs} {MEASURED} {config:?} {:?}", program.segments);
    let name = format!("published {task}");
    if let Some(found) = results.find(&name, &identity) {
        return Ok(found);
    }
    let finding = find(task, &config, &program, &start, runs)?;
    results.keep(&name, &identity, &finding)?;
    Ok(finding)
}

fn find(
    task: &bounds::Task,
    config: &Config,
    program: &Program,
    start: &Start,
    runs: u64,
) -> Result<Finding, PublishedError> {
    let named = || task.to_string();
    let flow = Flow::new(program, &Targets::address_taken())
        .map_err(|error| PublishedError::Flow { task: named(), error })?;
    let of_hybrid = |error| PublishedError::Hybrid { task: named(), error };
    let (mut hybrid, mut costs) = (Hybrid::new(&flow), BlockCosts::default());
    let mut measured = 0;
    for seed in 0..MEASURED.min(if start.inputs.is_empty() { 1 } else { MEASURED }) {
        let Some(trace) = record(config, &bounds::with_drawn_inputs(program, start, seed)) else { continue };
        measured = measured.max(trace.cycles);
        hybrid.see(&trace).map_err(of_hybrid)?;
        costs.see(&flow, &trace);
    }
    let observed = bounds::observe(config, program, start, runs, |_| {})
        .ok_or_else(|| PublishedError::NoRun { task: named() })?;
    let ours = bound(config, program, start, BUDGET.cycles, &BUDGET).ok();
    Ok(Finding {
        measured,
        observed: observed.most.max(measured),
        parallel: hybrid.parallel(1).map_err(of_hybrid)?,
        serial: hybrid.serial(1, config.contexts()).map_err(of_hybrid)?,
        coverage: hybrid.coverage(),
        paper: paper(config, &flow, &costs)
            .map_err(|error| PublishedError::Linear { task: named(), error })?,
        ours: ours.as_ref().map(|found| found.cycles),
        exact: ours.is_some_and(|found| found.is_exact()),
    })
}

/// This machine in the paper's words: one compute unit of one SIMD unit, every warp a wavefront, one workgroup of them all.
pub(super) fn system(config: &Config, delay: u64) -> System {
    let control = u64::from(config.latencies.control);
    let (wavefronts, lanes) = (config.warps as u64, config.lanes as u64);
    let (contexts, group_size) = (config.contexts() as u64 - 1, wavefronts * lanes);
    let (split, merge) = (control, control);
    System {
        compute_units: 1,
        simds: 1,
        wavefronts,
        lanes,
        contexts,
        groups: 1,
        group_size,
        delay,
        split,
        merge,
    }
}

/// IPET of the pruned graph, measured with the file's own inputs, in CPLEX's LP format; none where equation 6 is none.
pub fn linear_program(task: &bounds::Task) -> Option<String> {
    let (program, _) = task.program().ok()?;
    let config = task.config();
    let flow = Flow::new(&program, &Targets::address_taken()).ok()?;
    let mut costs = BlockCosts::default();
    costs.see(&flow, &record(&config, &program)?);
    let (_, graph) = one_function(&flow, &costs)?;
    Some(ipet(&prune(&graph, &select(&graph, config.contexts() - 1)).graph).text())
}

/// The function with the splits and its graph; none if it calls others, or the paper's graph is not there.
fn one_function<'a>(flow: &'a Flow, costs: &BlockCosts) -> Option<(&'a Function, Graph)> {
    let function = flow.functions().find(|function| !function.splits.is_empty())?;
    let graph = serialised(flow, function, costs).ok()?;
    costs.delays.contains_key(&function.entry).then_some((function, graph))
}

/// Equations 6 and 8 of the function with the splits.
fn paper(config: &Config, flow: &Flow, costs: &BlockCosts) -> Result<Option<Paper>, LinearError> {
    let Some((function, graph)) = one_function(flow, costs) else { return Ok(None) };
    let system = system(config, costs.delays[&function.entry]);
    // Loops are unrolled in the paper: a split in one happens as often as it runs.
    let around = |region: &warpstep_flow::SplitRegion| {
        function.loop_of(region.split).and_then(|one| costs.loops.get(&one.head))
    };
    let repeats = function.splits.iter().filter_map(around).max().map_or(1, |back| back + 1);
    Ok(Some(Paper {
        unsplit: equations::unsplit(&graph, 1, &system)?.kernel,
        pws: equations::pws(&graph, 1, repeats, &system)?.kernel,
        dws: equations::dws(&graph, 1, repeats, &system)?.kernel,
    }))
}
