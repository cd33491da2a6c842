//! G: all histories at once. Where an unknown value decides, every outcome is followed; histories that have come to the same state go on as
//! one. The machine is deterministic between two choices, so the worst case is the longest way through the graph of states, whatever
//! anomalies there are on the way.
//!
//! What may be forgotten is learned on the way (relevance.rs, regions.rs, values/store.rs); the exploration begins anew with what it
//! learned, until it learns nothing.

use crate::key::key;
use crate::machine::{Guidance, Machine, Notes, Outcome, Question};
use crate::regions::regions;
use crate::relevance::Relevance;
use crate::stop::{Place, Stop};
use crate::values::Kept;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// How much an exploration may cost.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// States at choices.
    pub states: usize,
    /// Cycles from one choice to the next.
    pub cycles: u64,
}

/// Outcomes of all questions of a cycle, one after the other.
type Outcomes = Box<[Outcome]>;

/// The way from a choice to the next.
struct Edge {
    outcomes: Outcomes,
    cycles: u64,
    /// None: the program ends.
    to: Option<usize>,
}

struct Node {
    questions: Box<[Question]>,
    edges: Vec<Edge>,
}

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
    /// The choices of the worst way.
    pub worst: Vec<Step>,
}

/// Follows every outcome from the first choice on, at which `machine` stands in the middle of a cycle.
pub fn graph(machine: &Machine, budget: &Budget) -> Result<Graph, Stop> {
    let kept = Rc::new(RefCell::new(Kept::default()));
    let mut notes = machine.notes();
    for pass in 1.. {
        notes.learned.stores.clone_from(kept.borrow().stores());
        let guidance = guidance(machine, &notes);
        let mut first = machine.clone();
        first.part(guidance, notes.clone(), &kept);
        let nodes = explore(&mut first, &notes, &kept, budget);
        let mut seen = first.notes();
        seen.learned.stores.clone_from(kept.borrow().stores());
        // What was forgotten too early may be why it stopped.
        if !kept.borrow_mut().take_changed() && seen == notes {
            return longest(machine.cycle(), &nodes?, pass);
        }
        notes = seen;
    }
    unreachable!("there is a last pass")
}

fn guidance(machine: &Machine, notes: &Notes) -> Guidance {
    let code = machine.code();
    let mut regions = regions(&code);
    for split in &notes.not_simple {
        if let Some(region) = regions.get_mut(split) {
            region.is_simple = false;
        }
    }
    Guidance { relevance: Relevance::new(&code, &notes.learned), regions }
}

/// All states from `first` on, or as many as there are when something is learned that they did not know.
fn explore(
    first: &mut Machine,
    notes: &Notes,
    kept: &Rc<RefCell<Kept>>,
    budget: &Budget,
) -> Result<Vec<Node>, Stop> {
    let mut numbers: HashMap<Box<[u8]>, usize> = HashMap::new();
    let mut nodes = Vec::new();
    let mut open = Vec::new();
    first.forget();
    numbers.insert(key(first), 0);
    nodes.push(Node { questions: first.questions().into(), edges: Vec::new() });
    open.push((0, first.clone()));
    while let Some((number, machine)) = open.pop() {
        if number % 500 == 0 {
            eprintln!(
                "node {number} of {} open {} cycle {} {:?}",
                nodes.len(),
                open.len(),
                machine.cycle(),
                nodes[number].questions
            );
        }
        for outcomes in combinations(&nodes[number].questions) {
            let mut next = machine.clone();
            let ended = to_next_choice(&mut next, &outcomes, budget.cycles)?;
            let cycles = next.cycle() - machine.cycle();
            let to = (!ended).then(|| {
                next.forget();
                *numbers.entry(key(&next)).or_insert_with(|| {
                    nodes.push(Node { questions: next.questions().into(), edges: Vec::new() });
                    open.push((nodes.len() - 1, next));
                    nodes.len() - 1
                })
            });
            nodes[number].edges.push(Edge { outcomes, cycles, to });
        }
        if nodes.len() > budget.states {
            return Err(Stop::TooManyStates { states: budget.states, place: choice_before(&nodes, number) });
        }
        if kept.borrow().has_changed() || first.notes() != *notes {
            break;
        }
    }
    Ok(nodes)
}

/// Every combination of outcomes of these questions.
fn combinations(questions: &[Question]) -> Vec<Outcomes> {
    let mut all: Vec<Vec<Outcome>> = vec![Vec::new()];
    for question in questions {
        let longer = |begun: Vec<Outcome>| {
            question.outcomes().into_iter().map(move |outcome| {
                let mut begun = begun.clone();
                begun.push(outcome);
                begun
            })
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all.into_iter().map(Vec::into_boxed_slice).collect()
}

/// Goes on to the middle of the cycle of the next choice, or to where histories may be equal again, or to the end; says whether it is the
/// end.
fn to_next_choice(machine: &mut Machine, outcomes: &[Outcome], most: u64) -> Result<bool, Stop> {
    let limit = machine.cycle() + most;
    machine.take_milestone();
    machine.finish(outcomes)?;
    while machine.is_busy() {
        if machine.cycle() >= limit {
            return Err(Stop::NoEnd { cycles: most });
        }
        let milestone = machine.take_milestone();
        machine.begin()?;
        if milestone || !machine.questions().is_empty() {
            return Ok(false);
        }
        machine.finish(&[])?;
    }
    Ok(true)
}

/// The longest way to the end, from the cycle of the first choice on.
fn longest(begin: u64, nodes: &[Node], passes: usize) -> Result<Graph, Stop> {
    let order = postorder(nodes)?;
    let mut rest = vec![0u64; nodes.len()];
    let mut worst_edge = vec![0usize; nodes.len()];
    for number in order {
        for (place, edge) in nodes[number].edges.iter().enumerate() {
            let length = edge.cycles + edge.to.map_or(0, |to| rest[to]);
            if length > rest[number] {
                (rest[number], worst_edge[number]) = (length, place);
            }
        }
    }
    let mut worst = Vec::new();
    let (mut at, mut cycle) = (Some(0), begin);
    while let Some(number) = at {
        let node = &nodes[number];
        let Some(edge) = node.edges.get(worst_edge[number]) else { break };
        for (question, outcome) in node.questions.iter().zip(&edge.outcomes) {
            worst.push(Step { cycle, question: *question, outcome: *outcome });
        }
        cycle += edge.cycles;
        at = edge.to;
    }
    let ways = nodes.iter().map(|node| node.edges.len()).sum();
    Ok(Graph { cycles: begin + rest[0], states: nodes.len(), ways, passes, worst })
}

/// Every node behind those it leads to; an error if a way comes back to where it was: nothing says how often.
fn postorder(nodes: &[Node]) -> Result<Vec<usize>, Stop> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; nodes.len()];
    let mut order = Vec::with_capacity(nodes.len());
    let mut way = vec![(0usize, 0usize)];
    marks[0] = Mark::Open;
    while let Some((number, place)) = way.pop() {
        let Some(edge) = nodes[number].edges.get(place) else {
            marks[number] = Mark::Done;
            order.push(number);
            continue;
        };
        way.push((number, place + 1));
        let Some(to) = edge.to else { continue };
        match marks[to] {
            Mark::New => {
                marks[to] = Mark::Open;
                way.push((to, 0));
            }
            Mark::Open => return Err(Stop::NoLoopBound { place: choice_before(nodes, to) }),
            Mark::Done => {}
        }
    }
    Ok(order)
}

/// The place of a choice at a node, or of the nearest one before it.
fn choice_before(nodes: &[Node], number: usize) -> Option<Place> {
    nodes[..=number].iter().rev().find_map(|node| node.questions.first()).map(|question| question.place)
}
