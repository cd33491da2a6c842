//! Where every warp is followed by itself: each of its states with the most cycles ahead and the most that others can lose
//! by it, phase by phase; then whoever ends last took at most its own time and what all others can take from it
//! (docs/bounds.md says why).

use super::Case;
use super::budget::{Budget, plus};
use super::walk::{Ahead, Listed, Walk};
use crate::file::PhaseProof;
use crate::refusal::Refusal;
use crate::subject::differ;
use crate::write::fee_table;
use std::collections::BTreeMap;
use warpstep_wcet::trusted::{
    Apart, ByWarp, Cut, Fees, Machine, Premises, Rule, Seen, Stop, Touched, in_turn,
};

/// What a certificate says.
pub(super) struct Claim<'a> {
    pub before: u64,
    pub in_turn: bool,
    pub premises: &'a Premises,
    pub fees: &'a BTreeMap<String, u64>,
    pub phases: &'a [PhaseProof],
    pub code_lines: u64,
    pub lasting_lines: u64,
}

/// Where each warp may be at the start of a phase.
type Front = BTreeMap<usize, Vec<Machine>>;

/// A warp at the end of a phase.
struct Followed {
    ahead: Ahead,
    cuts: Vec<(Cut, Machine)>,
    may_end: bool,
}

/// The most cycles of any run; `objects`: where accesses stay that inputs decide.
pub(super) fn check(
    case: Case<'_>,
    claim: &Claim<'_>,
    objects: &mut Vec<(u32, u32)>,
    budget: &mut Budget,
) -> Result<u64, Refusal> {
    if case.config.cores > 1 {
        return Err(Stop::NoSum { why: "it is for one core".into() }.into());
    }
    let followed = if claim.in_turn { in_turn(case.config) } else { case.config.clone() };
    let first = before(Case { config: &followed, ..case }, claim.before, budget)?;
    if claim.in_turn && first.has_parted() {
        // The machine that is followed runs halves one after the other: from there on its cycles are not this one's.
        return Err(Refusal::HavePartedBefore { cycle: claim.before });
    }
    let apart = Apart::new(&followed, case.program, &first, claim.premises, case.config);
    let fees = apart.fees();
    same_fees(claim.fees, fees)?;
    let mut checker = Checker { apart: &apart, fees, seen: apart.seen(), touched: Vec::new(), budget };
    let mut proven = claim.before;
    let mut front = Front::new();
    checker.part(&first, 0, &mut front);
    for (number, phase) in claim.phases.iter().enumerate() {
        let followed = checker.phase(number, phase, front)?;
        let cycles = checker.cycles(number, &followed)?;
        differ(&format!("cycles of phase {number}"), &phase.cycles, &cycles)?;
        proven = plus("the sum of the phases", proven, cycles)?;
        front = checker.next(number, followed)?;
    }
    if !front.is_empty() {
        return Err(Refusal::Phase { phase: claim.phases.len(), why: "it is not in the certificate".into() });
    }
    let Checker { seen, touched, .. } = checker;
    if let Some(what) = apart.contradicted(&seen, &touched) {
        return Err(Refusal::Premise { what });
    }
    let mut all = Touched::default();
    touched.iter().flat_map(BTreeMap::values).for_each(|own| all.add(own));
    let code_lines = all.lines_of_code(&followed)?;
    differ("lines of code that are brought", &claim.code_lines, &code_lines)?;
    objects.extend(all.objects);
    let lasting_lines = apart.lasting(&touched);
    differ("lines of data that are brought once", &claim.lasting_lines, &lasting_lines)?;
    let lines = code_lines * fees.of(Rule::Fill) + lasting_lines * fees.of(Rule::Lasting);
    plus("the sum of the phases", proven, lines)
}

/// The machine at the start of the cycle from which on its warps are followed one by one; until then inputs decide nothing,
/// and there no warp waits for others.
fn before(case: Case<'_>, cycles: u64, budget: &mut Budget) -> Result<Machine, Refusal> {
    let mut machine = case.machine();
    while machine.cycle() < cycles {
        let cycle = machine.cycle();
        if !machine.is_busy() {
            return Err(Refusal::When { what: "the program ends", cycle, certificate: cycles });
        }
        machine.begin()?;
        if !machine.questions().is_empty() {
            return Err(Refusal::InputsDecide { cycle, until: cycles });
        }
        budget.cycle()?;
        machine.finish(&[])?;
    }
    if !machine.can_part() {
        return Err(Refusal::WaitsForOthers { cycle: cycles });
    }
    Ok(machine)
}

/// Every rule must be there, with the cycles that the table gives it.
fn same_fees(certificate: &BTreeMap<String, u64>, fees: &Fees) -> Result<(), Refusal> {
    let here = fee_table(fees);
    for (rule, cycles) in &here {
        differ(&format!("the fee for `{rule}`"), &certificate.get(rule), &Some(cycles))?;
    }
    match certificate.keys().find(|rule| !here.contains_key(*rule)) {
        None => Ok(()),
        Some(rule) => differ(&format!("the fee for `{rule}`"), &certificate.get(rule), &None),
    }
}

struct Checker<'a> {
    apart: &'a Apart<'a>,
    fees: &'a Fees,
    seen: Seen,
    /// In each phase, by warp.
    touched: Vec<ByWarp>,
    budget: &'a mut Budget,
}

impl Checker<'_> {
    fn part(&self, machine: &Machine, phase: usize, front: &mut Front) {
        for (warp, own) in self.apart.warps(machine, phase) {
            front.entry(warp).or_default().push(own);
        }
    }

    /// Every warp to the end of the phase.
    fn phase(
        &mut self,
        number: usize,
        proof: &PhaseProof,
        front: Front,
    ) -> Result<BTreeMap<usize, Followed>, Refusal> {
        let [listed, here]: [Vec<usize>; 2] =
            [proof.walks.keys().copied().collect(), front.keys().copied().collect()];
        differ(&format!("warps of phase {number}"), &listed, &here)?;
        self.touched.push(ByWarp::new());
        let mut followed = BTreeMap::new();
        for (warp, mut starts) in front {
            let before = number.checked_sub(1).map(|before| &self.touched[before]);
            self.apart.begin_phase(number, warp, &mut starts, before);
            let whose = format!("phase {number}, warp {warp}: ");
            let listed = Listed::new(whose, proof.walks[&warp].iter().copied())?;
            followed.insert(warp, self.follow(warp, starts, &listed)?);
        }
        Ok(followed)
    }

    fn follow(
        &mut self,
        warp: usize,
        mut starts: Vec<Machine>,
        listed: &Listed,
    ) -> Result<Followed, Refusal> {
        let mut walk = Walk::new(listed, Some(self.fees));
        let mut most = Ahead { cycles: 0, charge: 0 };
        for start in &mut starts {
            start.begin()?;
            start.forget();
            let ahead = walk.from(start.clone())?;
            most.cycles = most.cycles.max(ahead.cycles);
            most.charge = most.charge.max(ahead.charge);
        }
        walk.all(self.budget)?;
        for start in &starts {
            self.seen.add(start);
            let here = self.touched.last_mut().expect("a phase has begun");
            here.entry(warp).or_default().add(&start.touched());
        }
        Ok(Followed { ahead: most, cuts: walk.cuts, may_end: walk.may_end })
    }

    /// Of the warp that ends last: its own time, and what all others can take from it.
    fn cycles(&self, number: usize, followed: &BTreeMap<usize, Followed>) -> Result<u64, Refusal> {
        let what = "what others can take";
        let in_flight = if number == 0 { self.apart.in_flight() } else { 0 };
        let all = followed.values().try_fold(in_flight, |all, own| plus(what, all, own.ahead.charge))?;
        let leftover = self.fees.of(Rule::Leftover);
        let mut most = 0;
        for Followed { ahead, .. } in followed.values() {
            let others = match followed.len() {
                1 => 0,
                // What it has left in flight at the last barrier is in its own way.
                _ => plus(what, all - ahead.charge, leftover.min(ahead.charge))?,
            };
            most = most.max(plus(what, ahead.cycles, others)?);
        }
        Ok(most)
    }

    /// Where everybody goes on: behind a barrier at which all meet that are left, or behind a start of others by the only one.
    fn next(&self, phase: usize, followed: BTreeMap<usize, Followed>) -> Result<Front, Refusal> {
        let waiting: BTreeMap<usize, Followed> =
            followed.into_iter().filter(|(_, own)| !own.cuts.is_empty()).collect();
        let mut front = Front::new();
        let Some(cut) = waiting.values().next().map(|own| own.cuts[0].0) else { return Ok(front) };
        let is_same = |own: &Followed| own.cuts.iter().all(|(other, _)| *other == cut);
        let goes_on = |own: &Followed| !own.may_end || waiting.len() == 1;
        let opens = match cut {
            Cut::Barrier { count, .. } => count as usize == waiting.len(),
            Cut::Spawn => waiting.len() == 1,
        };
        if !opens || !waiting.values().all(|own| is_same(own) && goes_on(own)) {
            return Err(Refusal::Phase { phase, why: "not all warps meet at its end".into() });
        }
        let written = self.apart.cut();
        for (warp, own) in waiting {
            for (_, mut machine) in own.cuts {
                machine.open_cut(&written, warp);
                match cut {
                    Cut::Barrier { .. } => front.entry(warp).or_default().push(machine),
                    Cut::Spawn => self.part(&machine, phase + 1, &mut front),
                }
            }
        }
        Ok(front)
    }
}
