//! A bound for a program: exact where nothing is open, else by the graph of states.

use crate::exact::{Reached, exact};
use crate::graph::{Budget, Graph, graph};
use crate::machine::{Machine, Start};
use crate::stop::Stop;
use warpstep_program::Program;
use warpstep_spec::Config;

/// How a bound was found, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Every run takes exactly these cycles.
    Exact(u64),
    /// No run takes longer.
    Graph(Graph),
}

impl Bound {
    /// No run takes more cycles.
    pub fn cycles(&self) -> u64 {
        match self {
            Bound::Exact(cycles) => *cycles,
            Bound::Graph(graph) => graph.cycles,
        }
    }
}

/// Bounds a program; `limit` cycles may pass before the first choice.
pub fn bound(
    config: &Config,
    program: &Program,
    start: &Start,
    limit: u64,
    budget: &Budget,
) -> Result<Bound, Stop> {
    let mut machine = Machine::new(config, program, start);
    match exact(&mut machine, limit)? {
        Reached::End => Ok(Bound::Exact(machine.cycle())),
        Reached::Choice(_) => graph(&machine, budget).map(Bound::Graph),
    }
}
