//! Following every outcome of every choice. Histories that have come to the same state go on as one.

use crate::key::{Digest, key};
use crate::machine::{Combinations, Machine, Outcome, Question};
use crate::mistake::Mistake;
use crate::stop::{Place, Stop};
use rustc_hash::{FxHashMap, FxHashSet};

/// How much an exploration may cost.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// States at choices.
    pub states: usize,
    /// Ways between them.
    pub ways: usize,
    /// Cycles from one choice to the next.
    pub cycles: u64,
}

/// Outcomes of all questions of a cycle, one after the other.
type Outcomes = Box<[Outcome]>;

/// The way from a choice to the next.
pub(crate) struct Edge {
    pub outcomes: Outcomes,
    pub cycles: u64,
    /// What it takes longer if there are others, and what they can lose by it; both of a warp that is followed by itself.
    pub toll: u64,
    pub charge: u64,
    /// None: it ends.
    pub to: Option<usize>,
}

pub(crate) struct Node {
    pub questions: Box<[Question]>,
    pub edges: Vec<Edge>,
}

/// What was explored; the first nodes are where it started.
#[derive(Default)]
pub(crate) struct Explored {
    pub nodes: Vec<Node>,
    /// Digests of their states; of two starts that are equal, the later one's.
    pub states: Vec<(Digest, usize)>,
    /// Where it stopped before the end, each state once.
    pub ends: Vec<Machine>,
    /// Whether it came to the end.
    pub may_end: bool,
}

/// All states from `starts` on, in the middle of a cycle; or as many as there are when it turns out that it will begin anew.
pub(crate) fn explore(
    starts: &[Machine],
    budget: &Budget,
    begins_anew: impl Fn() -> bool,
) -> Result<Explored, Stop> {
    let mut numbers: FxHashMap<Box<[u8]>, usize> = FxHashMap::default();
    let mut found = Explored::default();
    let mut ended = FxHashSet::default();
    let mut open = Vec::new();
    let mut most = None;
    let mut ways = 0;
    for start in starts {
        numbers.insert(key(start), found.nodes.len());
        open.push((found.nodes.len(), start.clone()));
        found.nodes.push(Node { questions: start.questions().into(), edges: Vec::new() });
    }
    while let Some((number, machine)) = open.pop() {
        let questions = found.nodes[number].questions.clone();
        let left_out = usize::from(!questions.is_empty() && Mistake::OutcomeNotExplored.is_made());
        for outcomes in Combinations::new(&questions)?.skip(left_out) {
            let mut next = machine.clone();
            let ends = match to_next_choice(&mut next, &outcomes, budget.cycles, |_| {}) {
                Err(Stop::Beyond { .. }) => continue, // no run goes there
                ends => ends?,
            };
            let cycles = next.cycle() - machine.cycle();
            let (toll, charge) = (next.toll() - machine.toll(), next.charge() - machine.charge());
            let mut to = None;
            if !ends {
                next.forget();
                let nodes = &mut found.nodes;
                let questions = next.questions();
                let mistaken = (!questions.is_empty() && Mistake::SameQuestionsSameState.is_made())
                    .then(|| nodes.iter().rposition(|node| *node.questions == *questions))
                    .flatten();
                to = mistaken.or_else(|| {
                    Some(*numbers.entry(key(&next)).or_insert_with(|| {
                        nodes.push(Node { questions: questions.into(), edges: Vec::new() });
                        open.push((nodes.len() - 1, next));
                        nodes.len() - 1
                    }))
                });
            } else if next.cut().is_some() {
                next.forget();
                if ended.insert(key(&next)) {
                    found.ends.push(next);
                }
            } else {
                found.may_end = true;
            }
            found.nodes[number].edges.push(Edge { outcomes, cycles, toll, charge, to });
        }
        ways += found.nodes[number].edges.len();
        if found.nodes.len() > budget.states || ways > budget.ways {
            let place = choice_before(&found.nodes, number);
            return Err(Stop::TooManyStates { states: budget.states, place });
        }
        if found.nodes.len() > budget.states / 2 || ways > budget.ways / 2 {
            starts.iter().for_each(Machine::note_many_states);
        }
        if most.is_none() && begins_anew() {
            // A little further it may learn more.
            most = Some(found.nodes.len() + found.nodes.len() / 2 + 200);
        }
        if most.is_some_and(|most| found.nodes.len() > most) {
            break;
        }
    }
    if most.is_none() {
        found.states = numbers.iter().map(|(key, number)| (Digest::of(key), *number)).collect();
        found.states.sort_unstable_by_key(|(_, number)| *number);
    }
    Ok(found)
}

/// Goes on to the middle of the cycle of the next choice, or to where histories may be equal again, or to the end; says
/// whether it is the end.
pub(crate) fn to_next_choice(
    machine: &mut Machine,
    outcomes: &[Outcome],
    most: u64,
    mut sees: impl FnMut(&Machine),
) -> Result<bool, Stop> {
    let limit = machine.cycle() + most;
    machine.take_milestone();
    sees(machine);
    machine.finish(outcomes)?;
    while machine.goes_on() {
        if machine.cycle() >= limit {
            return Err(Stop::NoEnd { cycles: most });
        }
        let milestone = machine.take_milestone();
        machine.begin()?;
        if milestone || !machine.questions().is_empty() {
            return Ok(false);
        }
        sees(machine);
        machine.finish(&[])?;
    }
    Ok(true)
}

/// The place of a choice at a node, or of the nearest one before it.
pub(crate) fn choice_before(nodes: &[Node], number: usize) -> Option<Place> {
    nodes[..=number].iter().rev().find_map(|node| node.questions.first()).map(|question| question.place)
}
