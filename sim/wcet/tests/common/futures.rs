//! States that are called equal have the same future: what lemma 3 of the graph of states needs. Histories are followed as
//! a checker of certificates follows them; where one comes to a state that another had, both go on side by side, with the
//! same outcomes of the same choices.

use std::collections::HashMap;
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_wcet::trusted::{Combinations, Digest, Premises, Watch};
use warpstep_wcet::{Issued, Machine, Outcome, Question, Start};

/// How long two histories are compared, how many pairs of a program, and how many states are looked at.
const CYCLES: usize = 400;
const PAIRS: usize = 150;
const STATES: usize = 2_000;

/// Where histories differ that were called equal, if there are such. `premises`: what may be forgotten.
pub fn different(config: &Config, program: &Program, start: &Start, premises: &Premises) -> Option<String> {
    let mut machine = Machine::new(config, program, start);
    loop {
        if !machine.is_busy() {
            return None;
        }
        machine.begin().ok()?;
        if !machine.questions().is_empty() {
            break;
        }
        machine.finish(&[]).ok()?;
    }
    let _watch = Watch::part(&mut machine, program, premises);
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut seen, mut open, mut pairs) = (HashMap::<Digest, Machine>::new(), vec![machine], 0);
    while let Some(machine) = open.pop() {
        for outcomes in Combinations::new(&machine.questions()).ok()? {
            let mut next = machine.clone();
            if !goes_to_choice(&mut next, &outcomes) {
                continue;
            }
            next.forget();
            let state = next.digest();
            let Some(known) = seen.get(&state) else {
                seen.insert(state, next.clone());
                open.push(next);
                continue;
            };
            if let Some(after) = apart(known.clone(), next, &mut rng) {
                return Some(format!("{}: states called equal differ {after} cycles later", program.name));
            }
            pairs += 1;
        }
        if pairs > PAIRS || seen.len() > STATES {
            break;
        }
    }
    None
}

/// To the middle of the next cycle with a choice, or where histories may be equal again; whether it comes there.
fn goes_to_choice(machine: &mut Machine, outcomes: &[Outcome]) -> bool {
    machine.take_milestone();
    let mut finished = machine.finish(outcomes);
    while finished.is_ok() && machine.goes_on() {
        let milestone = machine.take_milestone();
        if machine.begin().is_err() {
            return false;
        }
        if milestone || !machine.questions().is_empty() {
            return true;
        }
        finished = machine.finish(&[]);
    }
    false
}

/// Cycles until two machines, in the middle of a cycle, do something different.
fn apart(mut one: Machine, mut other: Machine, rng: &mut fastrand::Rng) -> Option<usize> {
    let seen = |machine: &Machine| -> (Vec<Issued>, Vec<Question>) {
        (machine.issued(0).collect(), machine.questions())
    };
    for cycle in 0..CYCLES {
        let now = seen(&one);
        if now != seen(&other) || one.stalls(0) != other.stalls(0) {
            return Some(cycle);
        }
        let all: Vec<_> = Combinations::new(&now.1).ok()?.collect();
        let outcomes = &all[rng.usize(0..all.len())];
        let (first, second) = (one.finish(outcomes), other.finish(outcomes));
        if first != second || one.goes_on() != other.goes_on() {
            return Some(cycle);
        }
        if first.is_err() || !one.goes_on() {
            return None;
        }
        one.begin().ok()?;
        other.begin().ok()?;
    }
    None
}
