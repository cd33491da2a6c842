//! Which splits to mark, and which context each names, for the least bound of a machine with split contexts.
//!
//! A marking is judged by its bound and nothing else: every candidate is bounded as any program is. Where all markings can
//! be tried, they are. Else the candidates are the program as it is, nothing marked, what an additive cost would choose
//! (plan.rs), and then, from the best, one mark changed at a time until nothing gets better.

mod plan;

use crate::bound::{Bound, bound};
use crate::graph::Budget;
use crate::machine::Start;
use crate::stop::Stop;
use std::collections::BTreeMap;
use warpstep_flow::{Flow, Targets};
use warpstep_program::Program;
use warpstep_spec::{Config, Instruction, Op, decode, encode};

/// For every split, by its address, the context it names; none if it is not marked.
pub type Marks = BTreeMap<u32, Option<u8>>;

/// What was chosen.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The marks with the least bound; of several, the first that was tried.
    pub marks: Marks,
    /// The bound with them.
    pub bound: Bound,
    /// The bound of the program as it was.
    pub before: u64,
    /// The bound with no mark.
    pub unmarked: u64,
    /// Markings that were bounded.
    pub tried: usize,
    /// Whether these are all there are.
    pub all: bool,
}

/// Chooses; at most `most` markings are tried before it is content with less than all.
pub fn choose(
    config: &Config,
    program: &Program,
    start: &Start,
    limit: u64,
    budget: &Budget,
    most: usize,
) -> Result<Chosen, Stop> {
    let flow = Flow::new(program, &Targets::address_taken())
        .map_err(|error| Stop::NoMarks { why: error.to_string() })?;
    let before = marks(program, &flow);
    if !config.splits_in_parallel() {
        return Err(Stop::NoMarks { why: "the machine runs no splits in parallel".into() });
    }
    if before.is_empty() {
        return Err(Stop::NoMarks { why: "the program has no split".into() });
    }
    let contexts = config.splits as u8;
    let mut trial = Trial { config, program, start, limit, budget, tried: BTreeMap::new(), best: None };
    let as_it_was = trial.cycles(&before)?;
    let nothing: Marks = before.keys().map(|pc| (*pc, None)).collect();
    let unmarked = trial.cycles(&nothing)?;
    let markings = (usize::from(contexts) + 1).checked_pow(before.len() as u32);
    let all = markings.is_some_and(|markings| markings <= most);
    if all {
        for marks in every(&nothing, contexts) {
            trial.cycles(&marks)?;
        }
    } else {
        let costs = trial.bound_of(&nothing)?.costs;
        for pool in 1..=contexts {
            trial.cycles(&plan::plan(&flow, costs.by_pc(), pool))?;
        }
        trial.descend(contexts)?;
    }
    let tried = trial.tried.len();
    let (marks, bound) = trial.best.ok_or_else(|| Stop::NoMarks { why: "nothing was tried".into() })?;
    Ok(Chosen { marks, bound, before: as_it_was, unmarked, tried, all })
}

/// The marks a program has.
fn marks(program: &Program, flow: &Flow) -> Marks {
    let memory = program.memory();
    let mark = |pc: u32| {
        let instruction = decode(*memory.read_words(pc, 1).first()?)?;
        Some((pc, matches!(instruction.op, Op::SplitM | Op::SplitMN).then_some(instruction.context)))
    };
    let regions = flow.functions().flat_map(|function| &function.splits);
    regions.filter_map(|region| mark(flow.blocks()[region.split].last)).collect()
}

/// The same split, marked or not.
fn marked(word: u32, mark: Option<u8>) -> Option<u32> {
    let instruction = decode(word)?;
    let negated = match instruction.op {
        Op::Split | Op::SplitM => false,
        Op::SplitN | Op::SplitMN => true,
        _ => return None,
    };
    let op = match (mark, negated) {
        (None, false) => Op::Split,
        (None, true) => Op::SplitN,
        (Some(_), false) => Op::SplitM,
        (Some(_), true) => Op::SplitMN,
    };
    let Instruction { rd, rs1, .. } = instruction;
    encode(&Instruction { rd, rs1, context: mark.unwrap_or(0), ..Instruction::new(op) }).ok()
}

/// The words of a program that these marks change, by their addresses.
pub fn marked_words(program: &Program, marks: &Marks) -> BTreeMap<u32, u32> {
    let memory = program.memory();
    let word = |(pc, mark): (&u32, &Option<u8>)| {
        let before = *memory.read_words(*pc, 1).first()?;
        marked(before, *mark).filter(|word| *word != before).map(|word| (*pc, word))
    };
    marks.iter().filter_map(word).collect()
}

/// Every marking with contexts up to this one.
fn every(nothing: &Marks, contexts: u8) -> Vec<Marks> {
    let mut all = vec![nothing.clone()];
    for pc in nothing.keys() {
        let with = |marks: Marks| {
            (0..=contexts).map(move |context| {
                let mut marks = marks.clone();
                marks.insert(*pc, (context > 0).then_some(context));
                marks
            })
        };
        all = all.into_iter().flat_map(with).collect();
    }
    all
}

/// Markings that were tried.
struct Trial<'a> {
    config: &'a Config,
    program: &'a Program,
    start: &'a Start,
    limit: u64,
    budget: &'a Budget,
    tried: BTreeMap<Marks, u64>,
    best: Option<(Marks, Bound)>,
}

impl Trial<'_> {
    fn bound_of(&self, marks: &Marks) -> Result<Bound, Stop> {
        let mut program = self.program.clone();
        for (pc, word) in marked_words(self.program, marks) {
            program.set_word(pc, word);
        }
        bound(self.config, &program, self.start, self.limit, self.budget)
    }

    fn cycles(&mut self, marks: &Marks) -> Result<u64, Stop> {
        if let Some(cycles) = self.tried.get(marks) {
            return Ok(*cycles);
        }
        let bound = self.bound_of(marks)?;
        let cycles = bound.cycles;
        self.tried.insert(marks.clone(), cycles);
        if self.best.as_ref().is_none_or(|(_, best)| cycles < best.cycles) {
            self.best = Some((marks.clone(), bound));
        }
        Ok(cycles)
    }

    /// Changes one mark of the best at a time until nothing gets better.
    fn descend(&mut self, contexts: u8) -> Result<(), Stop> {
        while let Some((best, Bound { cycles, .. })) = self.best.clone() {
            for pc in best.keys() {
                for context in 0..=contexts {
                    let mut other = best.clone();
                    other.insert(*pc, (context > 0).then_some(context));
                    self.cycles(&other)?;
                }
            }
            if self.best.as_ref().is_some_and(|(_, bound)| bound.cycles == cycles) {
                break;
            }
        }
        Ok(())
    }
}
