//! Every history from some states on, through every outcome of every choice, held against a list: each state with the most
//! that is ahead of it.

use super::budget::{Budget, plus};
use crate::refusal::Refusal;
use std::collections::{HashMap, HashSet};
use warpstep_wcet::trusted::{Combinations, Cut, Digest, Fees, Machine, Outcome, Stop};

/// The most that is ahead of a state: cycles, and what others can lose.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub cycles: u64,
    pub charge: u64,
}

const NOTHING: Ahead = Ahead { cycles: 0, charge: 0 };

/// States as a certificate lists them.
pub(super) struct Listed {
    /// Phase and warp, for messages.
    whose: String,
    states: HashMap<Digest, Ahead>,
}

impl Listed {
    pub fn new(whose: String, states: impl Iterator<Item = (Digest, u64, u64)>) -> Result<Listed, Refusal> {
        let mut listed = Listed { whose, states: HashMap::new() };
        for (state, cycles, charge) in states {
            if listed.states.insert(state, Ahead { cycles, charge }).is_some() {
                let why = format!("state {state} is listed twice");
                return Err(Refusal::States { whose: listed.whose, why });
            }
        }
        Ok(listed)
    }

    /// Of a state that must be there.
    pub fn ahead(&self, state: &Digest) -> Result<Ahead, Refusal> {
        self.behind(state, None, 0)
    }

    /// Of a state to which a history comes so many cycles behind another, or the start.
    fn behind(&self, state: &Digest, from: Option<&Digest>, cycles: u64) -> Result<Ahead, Refusal> {
        self.states.get(state).copied().ok_or_else(|| {
            let from = from.map_or("the start".into(), Digest::to_string);
            Refusal::NoSuchState { whose: self.whose.clone(), state: *state, from, cycles }
        })
    }

    /// What is ahead of a state must be enough for a step and what is ahead behind it.
    fn enough(&self, state: &Digest, ahead: Ahead, step: Ahead, behind: Ahead) -> Result<(), Refusal> {
        let of = |unit, certificate: u64, step: u64, behind: u64| {
            let needs = plus("what is ahead of a state", step, behind)?;
            if needs <= certificate {
                return Ok(());
            }
            Err(Refusal::TooFew { whose: self.whose.clone(), state: *state, unit, certificate, needs })
        };
        of("cycles", ahead.cycles, step.cycles, behind.cycles)?;
        of("cycles of others", ahead.charge, step.charge, behind.charge)
    }
}

/// Histories that are followed.
pub(super) struct Walk<'a> {
    listed: &'a Listed,
    /// Of a warp by itself.
    fees: Option<&'a Fees>,
    seen: HashSet<Digest>,
    open: Vec<(Digest, Machine)>,
    /// Where a warp by itself waits for others, each state once; and whether it may end.
    pub cuts: Vec<(Cut, Machine)>,
    pub may_end: bool,
    cut_states: HashSet<Digest>,
}

impl<'a> Walk<'a> {
    pub fn new(listed: &'a Listed, fees: Option<&'a Fees>) -> Walk<'a> {
        let (seen, cut_states) = Default::default();
        Walk { listed, fees, seen, open: Vec::new(), cuts: Vec::new(), may_end: false, cut_states }
    }

    /// Begins at a state too, in the middle of a cycle; what is ahead of it.
    pub fn from(&mut self, start: Machine) -> Result<Ahead, Refusal> {
        let state = start.digest();
        let ahead = self.listed.ahead(&state)?;
        self.comes_to(state, start);
        Ok(ahead)
    }

    fn comes_to(&mut self, state: Digest, machine: Machine) {
        if self.seen.insert(state) {
            self.open.push((state, machine));
        }
    }

    /// Follows all of them to their ends.
    pub fn all(&mut self, budget: &mut Budget) -> Result<(), Refusal> {
        while let Some((state, machine)) = self.open.pop() {
            budget.states += 1;
            let questions = machine.questions();
            for chosen in Combinations::new(&questions)? {
                self.way(state, &machine, &chosen, budget)?;
            }
        }
        match self.listed.states.len() - self.seen.len() {
            0 => Ok(()),
            more => {
                let why = format!("no history comes to {more} of the states");
                Err(Refusal::States { whose: self.listed.whose.clone(), why })
            }
        }
    }

    /// One step: from a choice to the next, or to where histories may be equal again, or to the end.
    fn way(
        &mut self,
        state: Digest,
        from: &Machine,
        chosen: &[Outcome],
        budget: &mut Budget,
    ) -> Result<(), Refusal> {
        let ahead = self.listed.ahead(&state)?;
        let mut machine = from.clone();
        machine.take_milestone();
        match machine.finish(chosen) {
            Err(Stop::Beyond { .. }) => return Ok(()), // no run goes there, as the program declares
            finished => finished?,
        }
        budget.cycle()?;
        let mut goes_on = machine.goes_on();
        while goes_on {
            let cycles = machine.cycle() - from.cycle();
            if cycles > ahead.cycles {
                self.listed.enough(&state, ahead, Ahead { cycles, charge: 0 }, NOTHING)?;
            }
            let milestone = machine.take_milestone();
            machine.begin()?;
            if milestone || !machine.questions().is_empty() {
                break;
            }
            match machine.finish(&[]) {
                Err(Stop::Beyond { .. }) => return Ok(()),
                finished => finished?,
            }
            budget.cycle()?;
            goes_on = machine.goes_on();
        }
        budget.ways += 1;
        let step = self.step(from, &machine);
        if !goes_on {
            self.listed.enough(&state, ahead, step, NOTHING)?;
            self.ends(machine);
            return Ok(());
        }
        machine.forget();
        let next = machine.digest();
        let cycles = machine.cycle() - from.cycle();
        let behind = self.listed.behind(&next, Some(&state), cycles)?;
        self.listed.enough(&state, ahead, step, behind)?;
        self.comes_to(next, machine);
        Ok(())
    }

    /// What a step took, by the table of fees.
    fn step(&self, from: &Machine, to: &Machine) -> Ahead {
        let cycles = to.cycle() - from.cycle();
        let Some(fees) = self.fees else { return Ahead { cycles, charge: 0 } };
        let doings = to.tally().since(&from.tally());
        Ahead { cycles: cycles + fees.toll(&doings), charge: fees.charge(&doings) }
    }

    fn ends(&mut self, mut machine: Machine) {
        let Some(cut) = machine.cut() else {
            self.may_end = true;
            return;
        };
        machine.forget();
        if self.cut_states.insert(machine.digest()) {
            self.cuts.push((cut, machine));
        }
    }
}
