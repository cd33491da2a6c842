//! One program on one machine: its bound, and runs with searched inputs.

use super::observe::{Observed, observe};
use crate::{Results, ResultsError};
use serde::{Deserialize, Serialize};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Policy, Schedule, SplitMode};
use warpstep_synthetic::Synthetic;
use warpstep_wcet::{Bound, Budget, Inputs, Start, Stop, bound};

/// Cycles that may pass without a choice.
pub(super) const MOST_CYCLES: u64 = 50_000_000;
/// States and ways to look at; what needs more has a sum, or no bound. At 4×4 it is half a minute for most, for a table is made
/// once; with more lanes a choice has too many outcomes for that.
const BUDGETS: [Budget; 2] = [
    Budget { states: 250_000, ways: 600_000, cycles: MOST_CYCLES },
    Budget { states: 30_000, ways: 150_000, cycles: MOST_CYCLES },
];
/// Warps and lanes.
const SHAPES: [(usize, usize); 2] = [(4, 4), (8, 8)];
/// Split contexts of the kernels' machines, and of the synthetic benchmark's.
const SPLITS: [usize; 3] = [0, 1, 3];
const SYNTHETIC_SPLITS: [usize; 3] = [1, 3, 7];

/// A program on a machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// Name of the kernel, or `synthetic`.
    pub program: &'static str,
    /// The coordinated schedule.
    pub schedule: Schedule,
    /// Warps and lanes.
    pub shape: (usize, usize),
    /// Split contexts a warp; with some, marked splits run in parallel.
    pub splits: usize,
    /// Inputs that say how its data lie are known ([`warpstep_suite::Kernel::structure`]).
    pub structure_known: bool,
}

/// How a bound was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Every run takes exactly that long.
    Exact,
    /// By the graph of states.
    Graph,
    /// By the sum of what each warp takes.
    Sum,
    /// None: an address depends on inputs.
    Address,
    /// None: how often a loop runs, or what a jump or spawn does, depends on inputs.
    Loop,
    /// None: more states than were looked at.
    States,
}

impl Method {
    /// Of what was found, with the bound; what is wrong with a program for which there cannot be one.
    pub(super) fn of(found: &Result<Bound, Stop>) -> Result<(Method, Option<u64>), String> {
        let method = match found {
            Ok(found) => match found.method {
                warpstep_wcet::Method::Exact => Method::Exact,
                warpstep_wcet::Method::Graph(_) => Method::Graph,
                warpstep_wcet::Method::Sum { .. } => Method::Sum,
            },
            Err(Stop::Unknown { operand: "the address", .. }) => Method::Address,
            Err(Stop::Unknown { .. } | Stop::NoLoopBound { .. }) => Method::Loop,
            Err(Stop::TooManyStates { .. } | Stop::TooManyOutcomes { .. }) => Method::States,
            Err(stop) => return Err(stop.to_string()),
        };
        Ok((method, found.as_ref().ok().map(|found| found.cycles)))
    }
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// How the bound was found, or why not.
    pub method: Method,
    /// Cycles that no run exceeds.
    pub bound: Option<u64>,
    /// What runs took.
    pub observed: Observed,
}

impl Finding {
    /// The bound by the longest run.
    pub fn ratio(&self) -> Option<f64> {
        self.bound.map(|bound| bound as f64 / self.observed.most as f64)
    }
}

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum BoundsError {
    /// A program that goes wrong.
    #[error("{task}: {problem}")]
    Wrong {
        /// What was looked at.
        task: String,
        /// What went wrong.
        problem: String,
    },
    /// A run took longer than its bound: an error of the analysis.
    #[error("{task}: a run took {most} cycles, the bound is {bound}")]
    Exceeded {
        /// What was looked at.
        task: String,
        /// Cycles of the longest run.
        most: u64,
        /// The bound.
        bound: u64,
    },
    /// A result that cannot be kept.
    #[error(transparent)]
    Results(#[from] ResultsError),
}

impl std::fmt::Display for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (warps, lanes) = self.shape;
        write!(f, "{} {} {warps}x{lanes} S={}", self.title(), self.schedule, self.splits)
    }
}

impl Task {
    /// Name of its program, and what is known of it.
    pub fn title(&self) -> String {
        let known = if self.structure_known { " (structure known)" } else { "" };
        format!("{}{known}", self.program)
    }

    /// All of them: the kernels in three schedules at 4×4 and in one at 8×8, the synthetic benchmark at 8×8.
    pub fn all() -> Vec<Task> {
        let mut all = Vec::new();
        let with_structure = warpstep_suite::all().iter().filter(|kernel| !kernel.structure.is_empty());
        let kernels = warpstep_suite::all().iter().map(|kernel| (kernel, false));
        for (kernel, structure_known) in kernels.chain(with_structure.map(|kernel| (kernel, true))) {
            for shape in SHAPES {
                for policy in
                    Policy::ALL.into_iter().filter(|policy| shape == SHAPES[0] || *policy == Policy::Gtlrr)
                {
                    let schedule = Schedule::Coordinated(policy);
                    let program = kernel.name;
                    let task = |splits| Task { program, schedule, shape, splits, structure_known };
                    all.extend(SPLITS.map(task));
                }
            }
        }
        for policy in Policy::ALL {
            let schedule = Schedule::Coordinated(policy);
            let task = |splits| Task {
                program: "synthetic",
                schedule,
                shape: SHAPES[1],
                splits,
                structure_known: false,
            };
            all.extend(SYNTHETIC_SPLITS.map(task));
        }
        all
    }

    fn budget(&self) -> &Budget {
        &BUDGETS[usize::from(self.shape != SHAPES[0])]
    }

    pub(crate) fn config(&self) -> Config {
        let mut p = named("small").expect("it has a name").parameters();
        (p.warps, p.lanes) = self.shape;
        p.local_banks = p.lanes as u32;
        (p.schedule, p.splits) = (self.schedule, self.splits);
        p.split_mode = if self.splits > 0 { SplitMode::Marked } else { SplitMode::Off };
        Config::try_from(p).expect("these machines are possible")
    }

    /// The program, and what is the same in every run: sizes are, data are not.
    pub(crate) fn program(&self) -> Result<(Program, Start), BoundsError> {
        let wrong = |problem: String| BoundsError::Wrong { task: self.to_string(), problem };
        let Some(kernel) = warpstep_suite::by_name(self.program) else {
            let lanes = self.shape.1;
            let (divergent, memory, loops, length) = (1.0, 0.1, 40, 320);
            let synthetic = Synthetic { divergent, memory, depth: lanes.ilog2(), lanes, loops, length };
            let program = synthetic.program().map_err(|error| wrong(error.to_string()))?;
            return Ok((program, Start { argument: Some(0), ..Start::default() }));
        };
        let mut program =
            Program::from_bytes(kernel.name, kernel.image).map_err(|error| wrong(error.to_string()))?;
        let mut inputs = Inputs::declared(&program);
        for (name, value) in kernel.made_small() {
            program.patch(name, &value.to_le_bytes()).map_err(|error| wrong(error.to_string()))?;
        }
        let sizes = kernel.small.iter().map(|(name, _)| name);
        for name in sizes.chain(kernel.structure.iter().filter(|_| self.structure_known)) {
            inputs.fix(&program, name).map_err(|error| wrong(error.to_string()))?;
        }
        let inputs = inputs.ranges().to_vec();
        Ok((program, Start { argument: Some(0), inputs, ..Start::default() }))
    }

    /// Its bound and runs, from `results` if they are there.
    pub fn found(&self, results: &Results, runs: u64) -> Result<Finding, BoundsError> {
        let (program, start) = self.program()?;
        let config = self.config();
        let budget = self.budget();
        let identity = format!("{runs} {config:?} {:?} {:?} {budget:?}", program.segments, start.inputs);
        let name = self.to_string();
        if let Some(found) = results.find(&name, &identity) {
            return Ok(found);
        }
        let finding = self.find(&config, &program, &start, runs)?;
        results.keep(&name, &identity, &finding)?;
        Ok(finding)
    }

    fn find(
        &self,
        config: &Config,
        program: &Program,
        start: &Start,
        runs: u64,
    ) -> Result<Finding, BoundsError> {
        let task = || self.to_string();
        let (method, bound) = Method::of(&bound(config, program, start, MOST_CYCLES, self.budget()))
            .map_err(|problem| BoundsError::Wrong { task: task(), problem })?;
        let observed = observe(config, program, start, runs, |_| {});
        let problem = "no run came to its end".to_string();
        let observed = observed.ok_or_else(|| BoundsError::Wrong { task: task(), problem })?;
        match bound {
            Some(bound) if observed.most > bound => {
                Err(BoundsError::Exceeded { task: task(), most: observed.most, bound })
            }
            _ => Ok(Finding { method, bound, observed }),
        }
    }
}
