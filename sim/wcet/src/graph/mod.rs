//! G: all histories at once. Where an unknown value decides, every outcome is followed; histories that have come to the
//! same state go on as one. The machine is deterministic between two choices, so the worst case is the longest way through
//! the graph of states, whatever anomalies there are on the way.
//!
//! What may be forgotten is learned on the way (relevance.rs, regions.rs, values/store.rs); the exploration begins anew with what it
//! learned, until it learns nothing.

mod explore;
mod ways;

pub use self::explore::Budget;
use self::explore::Explored;
pub(crate) use self::explore::{Node, choice_before, explore, to_next_choice};
pub(crate) use self::ways::longest;

use crate::costs::Costs;
use crate::key::Digest;
use crate::machine::{Guidance, Machine, Notes, Outcome, Premises, Question};
use crate::mistake::Mistake;
use crate::stop::Stop;
use crate::values::Kept;
use std::cell::RefCell;
use std::rc::Rc;
use warpstep_program::Program;

/// A choice on the worst way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Cycle since reset in which it issues.
    pub cycle: u64,
    /// What was open.
    pub question: Question,
    /// How it goes in the worst case.
    pub outcome: Outcome,
}

/// What came of an exploration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// No run takes longer, and if no outcome stands for others there is one for these choices that takes as long.
    pub cycles: u64,
    /// States at choices.
    pub states: usize,
    /// Ways between them.
    pub ways: usize,
    /// Times it began anew.
    pub passes: usize,
    /// What it rests on, and of every state the most cycles from there to the end: whoever knows these need not search.
    pub premises: Premises,
    /// By the digest of the state, in the order in which they were found.
    pub ahead: Vec<(Digest, u64)>,
    /// The choices of the worst way.
    pub worst: Vec<Step>,
    /// Where its cycles go, from the first choice on.
    pub costs: Costs,
}

/// Follows every outcome from the first choice on, at which `machine` stands in the middle of a cycle; what was seen on the way is
/// added to `notes`, also if it comes to nothing.
pub(crate) fn graph(
    machine: &Machine,
    program: &Program,
    budget: &Budget,
    notes: &mut Notes,
) -> Result<Graph, Stop> {
    let kept = Rc::new(RefCell::new(Kept::default()));
    notes.add(&machine.notes());
    for pass in 1.. {
        notes.learned.stores.clone_from(kept.borrow().stores());
        let guidance = Rc::new(Guidance::of_graph(program, &machine.code(), notes));
        let mut first = machine.clone();
        first.part(guidance, notes.clone(), &kept);
        first.forget();
        let start = first.clone();
        let begins_anew = || kept.borrow().has_changed() || first.has_noted(notes);
        let explored = explore(std::slice::from_ref(&first), budget, begins_anew);
        let mut seen = first.notes();
        seen.learned.stores.clone_from(kept.borrow().stores());
        // What was forgotten too early may be why it stopped.
        let learned = kept.borrow_mut().take_changed() || seen != *notes;
        if !learned || Mistake::NeverBeginsAnew.is_made() {
            let Explored { nodes, states, .. } = explored.inspect_err(|_| notes.forgets_ways = false)?;
            let longest = longest(&nodes, 1, |edge| edge.cycles)?;
            let (worst, costs) = walk(&start, 0, &nodes, &longest.way)?;
            let ways = nodes.iter().map(|node| node.edges.len()).sum();
            let cycles = machine.cycle() + longest.rest[0];
            let ahead = states.iter().map(|(state, number)| (*state, longest.rest[*number])).collect();
            let premises = Premises::new(&kept.borrow(), notes, &[]);
            return Ok(Graph {
                cycles,
                states: nodes.len(),
                ways,
                passes: pass,
                premises,
                ahead,
                worst,
                costs,
            });
        }
        *notes = seen;
    }
    unreachable!("there is a last pass")
}

/// Goes the longest way once more: its choices, and where its cycles go.
pub(crate) fn walk(
    first: &Machine,
    from: usize,
    nodes: &[Node],
    way: &[usize],
) -> Result<(Vec<Step>, Costs), Stop> {
    let (mut worst, mut costs) = (Vec::new(), Costs::default());
    let (mut at, mut machine) = (Some(from), first.clone());
    while let Some(number) = at {
        let node = &nodes[number];
        let Some(edge) = node.edges.get(way[number]) else { break };
        for (question, outcome) in node.questions.iter().zip(&edge.outcomes) {
            worst.push(Step { cycle: machine.cycle(), question: *question, outcome: *outcome });
        }
        to_next_choice(&mut machine, &edge.outcomes, u64::MAX / 2, |machine| machine.account(&mut costs))?;
        machine.forget();
        at = edge.to;
    }
    Ok((worst, costs))
}
