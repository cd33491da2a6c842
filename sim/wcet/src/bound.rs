//! A bound for a program: exact where nothing is open, else by the graph of states, else by the sum of what each warp takes.

use crate::costs::Costs;
use crate::exact::{Reached, exact};
use crate::graph::{Budget, Graph, graph};
use crate::key::Digest;
use crate::machine::{Fees, Machine, Notes, Start, timed_as};
use crate::stop::Stop;
use crate::sum::{Sum, Together, sum_knowing};
use warpstep_program::Program;
use warpstep_spec::{Config, Schedule};

/// How a bound was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Every run takes exactly these cycles.
    Exact,
    /// No run takes longer.
    Graph(Graph),
    /// No run takes longer, and how close one comes is not known.
    Sum {
        /// What came of it.
        sum: Sum,
        /// Why it is not one of the others.
        because: Stop,
    },
}

/// A bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// No run takes more cycles.
    pub cycles: u64,
    /// Cycles before inputs decide anything for the first time; all, if they never do.
    pub exact_cycles: u64,
    /// Digests of the states every [`crate::CHECKPOINT_CYCLES`] until then, from reset on, and of the last one if inputs
    /// decide nothing.
    pub checkpoints: Vec<Digest>,
    /// How it was found.
    pub method: Method,
    /// Where the cycles of the longest run go.
    pub costs: Costs,
}

impl Bound {
    /// Objects, by first and end, within which accesses stay that inputs decide: an assumption.
    pub fn objects(&self) -> Vec<(u32, u32)> {
        match &self.method {
            Method::Exact => Vec::new(),
            Method::Graph(graph) => graph.premises.objects.iter().copied().collect(),
            Method::Sum { sum, .. } => sum.objects.clone(),
        }
    }

    /// Whether every run takes exactly that long.
    pub fn is_exact(&self) -> bool {
        self.method == Method::Exact
    }
}

/// Bounds a program; `limit` cycles may pass before inputs decide anything.
pub fn bound(
    config: &Config,
    program: &Program,
    start: &Start,
    limit: u64,
    budget: &Budget,
) -> Result<Bound, Stop> {
    if let Schedule::Decoupled { .. } = config.schedule {
        return Err(Stop::Decoupled { schedule: config.schedule });
    }
    let config = &timed_as(config, program);
    let mut machine = Machine::new(config, program, start);
    let mut costs = Costs::default();
    let mut checkpoints = Vec::new();
    let reached = exact(&mut machine, limit, &mut costs, &mut checkpoints);
    let exact_cycles = machine.cycle();
    let mut notes = Notes::default();
    let by_graph = match reached {
        Ok(Reached::End) => {
            let method = Method::Exact;
            return Ok(Bound { cycles: exact_cycles, exact_cycles, checkpoints, method, costs });
        }
        Ok(Reached::Choice(_)) => graph(&machine, program, budget, &mut notes),
        Err(stop) => Err(stop),
    };
    match by_graph {
        Ok(graph) => {
            costs.add(&graph.costs);
            let (cycles, method) = (graph.cycles, Method::Graph(graph));
            Ok(Bound { cycles, exact_cycles, checkpoints, costs, method })
        }
        Err(because) if because.is_for_a_sum() => {
            let (fees, together) = (Fees::new(config), Together::Until(limit));
            match sum_knowing(&notes, &fees, together, config, program, start, budget) {
                Ok(sum) => {
                    let (cycles, costs) = (sum.cycles, sum.costs.clone());
                    let method = Method::Sum { sum, because };
                    Ok(Bound { cycles, exact_cycles, checkpoints, costs, method })
                }
                // What was wrong first is said.
                Err(Stop::NoSum { .. } | Stop::TooManyStates { .. }) => Err(because),
                Err(stop) => Err(stop),
            }
        }
        Err(stop) => Err(stop),
    }
}
