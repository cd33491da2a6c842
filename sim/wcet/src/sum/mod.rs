//! S: a bound for what has too many histories, or accesses that depend on inputs. Every warp is followed by itself, with
//! every latency at its worst; then whoever ends last took at most its own time and what all others can take from it
//! (machine/alone.rs says how much that is).
//!
//! Barriers of all warps, and `wspawn`, cut a run into phases whose bounds add. Why it is safe is written down in docs/bounds.md.

mod phase;
mod spent;

use crate::costs::{Cause, Costs};
use crate::graph::Budget;
use crate::key::Digest;
use crate::machine::{
    Apart, ByWarp, Cut, Fees, Lines, Machine, Notes, Premises, Rule, Start, Touched, in_turn,
};
use crate::mistake::Mistake;
use crate::stop::Stop;
use crate::values::Kept;
use phase::{Followed, follow};
use spent::Spent;
use std::collections::BTreeMap;
use warpstep_program::Program;
use warpstep_spec::Config;

/// A phase, from one barrier to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The warp whose time and what others take from it is the most.
    pub warp: usize,
    /// Warps in it.
    pub warps: usize,
    /// Its time alone.
    pub alone: u64,
    /// What others take from it.
    pub others: u64,
}

/// By warp: states with the most that is ahead of them in cycles and in charges.
pub type Walks = BTreeMap<usize, Vec<(Digest, u64, u64)>>;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// No run takes longer.
    pub cycles: u64,
    /// Cycles before warps were followed one by one: nothing was open in them.
    pub before: u64,
    /// Halves of a warp were followed one after the other, though they run side by side.
    pub in_turn: bool,
    /// One after the other.
    pub phases: Vec<Phase>,
    /// Cycles for lines of code that others bring.
    pub fills: u64,
    /// Cycles for lines of data that last, whoever brings them.
    pub lasting: u64,
    /// How many of these are brought.
    pub lasting_lines: u64,
    /// Objects within which accesses stay that inputs decide: an assumption.
    pub objects: Vec<(u32, u32)>,
    /// What it rests on.
    pub premises: Premises,
    /// For each phase and warp the digests of its states, with the most cycles and the most that it can take from others
    /// from each to the end of the phase.
    pub ahead: Vec<Walks>,
    /// Where they go: of the warp of each phase, and what others take.
    pub costs: Costs,
}

/// Until when all warps are followed together; no longer than inputs decide nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// As long as there is one warp. Tests compare what is proven of programs in which nothing is open.
    One,
    /// Until this cycle.
    Until(u64),
}

/// Bounds a program by these fees, parting there. Less than the table's fees prove nothing: tests show by them that each is needed.
pub fn sum_by(
    fees: &Fees,
    together: Together,
    config: &Config,
    program: &Program,
    start: &Start,
    budget: &Budget,
) -> Result<Sum, Stop> {
    sum_knowing(&Notes::default(), fees, together, config, program, start, budget)
}

/// The same for who has seen this of the program already, which need not be learned again.
pub(crate) fn sum_knowing(
    notes: &Notes,
    fees: &Fees,
    together: Together,
    config: &Config,
    program: &Program,
    start: &Start,
    budget: &Budget,
) -> Result<Sum, Stop> {
    if config.cores > 1 {
        return Err(Stop::NoSum { why: format!("it is for one core, and there are {}", config.cores) });
    }
    let search = Search { notes, fees, together, bounded: config, program, start, budget };
    match search.on(config) {
        Err(Stop::HalvesOfHalves { .. } | Stop::TooManyStates { .. }) if config.splits_in_parallel() => {
            search.on(&in_turn(config))
        }
        found => found,
    }
}

/// What is bounded, and by what.
struct Search<'a> {
    notes: &'a Notes,
    fees: &'a Fees,
    together: Together,
    bounded: &'a Config,
    program: &'a Program,
    start: &'a Start,
    budget: &'a Budget,
}

impl Search<'_> {
    /// Follows the warps on this machine: the one that is bounded, or that which has halves one after the other.
    fn on(&self, config: &Config) -> Result<Sum, Stop> {
        let Search { notes, fees, together, bounded, program, start, budget } = *self;
        let mut before = Costs::default();
        // The serial machine's time is that of a machine with splits in parallel only until lanes part.
        let is_in_turn = bounded.splits_in_parallel() && !config.splits_in_parallel();
        let first = before_parting(config, program, start, together, is_in_turn, &mut before)?;
        let mut notes = notes.clone();
        notes.add(&first.notes());
        notes.learned.stores.clear(); // they go with what is kept
        let beginning = Premises::new(&Kept::default(), &notes, &[]);
        let mut apart = Apart::new(config, program, &first, &beginning, bounded);
        apart.fees = fees.clone();
        let mut nothing_learned = false;
        loop {
            let mut run = Run {
                budget,
                seen: apart.notes.clone(),
                apart: &apart,
                touched: Vec::new(),
                phases: Vec::new(),
                ahead: Vec::new(),
                costs: before.clone(),
            };
            let ran = run.phases(&first);
            run.seen.learned.stores.clone_from(apart.kept.borrow().stores());
            // What was forgotten too early, or believed to be one's own, may be why it stopped.
            let seen_lines = apart.lines_of(&run.touched);
            let is_learned = apart.kept.borrow_mut().take_changed() || run.seen != apart.notes;
            // Lines seen while too much was forgotten may be too many: safe, not tight. So the first time they must be exactly these.
            let are_lines_known = if nothing_learned {
                !Lines::are_more_than(&seen_lines, &apart.lines)
            } else {
                seen_lines == apart.lines
            };
            if !is_learned && are_lines_known {
                ran?;
                return run.sum(&first, is_in_turn);
            }
            nothing_learned = !is_learned;
            apart.believe(run.seen, seen_lines);
        }
    }
}

/// The machine at the start of the last cycle before something is open, or lanes of a warp part if that ends it, in which no
/// warp waits for others.
fn before_parting(
    config: &Config,
    program: &Program,
    start: &Start,
    together: Together,
    until_lanes_part: bool,
    costs: &mut Costs,
) -> Result<Machine, Stop> {
    let mut machine = Machine::new(config, program, start);
    let mut parting = 0;
    loop {
        if until_lanes_part && machine.has_parted() {
            break;
        }
        if machine.can_part() {
            parting = machine.cycle();
        }
        if !machine.is_busy() {
            break;
        }
        let ends = match together {
            Together::One => machine.active_warps().len() > 1,
            Together::Until(cycle) => machine.cycle() >= cycle,
        };
        if ends {
            break;
        }
        machine.begin()?;
        if !machine.questions().is_empty() {
            break;
        }
        match machine.finish(&[]) {
            Ok(()) => {}
            // Where inputs decide an address, warps are followed one by one.
            Err(Stop::Unknown { .. }) => break,
            Err(stop) => return Err(stop),
        }
    }
    let mut again = Machine::new(config, program, start);
    while again.cycle() < parting {
        again.begin()?;
        again.account(costs);
        again.finish(&[])?;
    }
    Ok(again)
}

struct Run<'a> {
    budget: &'a Budget,
    apart: &'a Apart<'a>,
    /// What was seen on the way.
    seen: Notes,
    /// In each phase, by warp.
    touched: Vec<ByWarp>,
    phases: Vec<Phase>,
    ahead: Vec<Walks>,
    costs: Costs,
}

/// Where each active warp may be at the start of a phase.
type Front = BTreeMap<usize, Vec<Machine>>;

impl Run<'_> {
    /// All warps of a machine, each by itself.
    fn apart(&self, machine: &Machine, front: &mut Front) {
        for (warp, own) in self.apart.warps(machine, self.phases.len()) {
            front.entry(warp).or_default().push(own);
        }
    }

    fn phases(&mut self, first: &Machine) -> Result<(), Stop> {
        let mut front = Front::new();
        self.apart(first, &mut front);
        let mut spent = Spent::new(self.budget.states);
        while !front.is_empty() {
            let mut followed = BTreeMap::new();
            let mut walks = Walks::new();
            self.touched.push(ByWarp::new());
            let phase = self.phases.len();
            for (warp, starts) in &mut front {
                let before = phase.checked_sub(1).map(|before| &self.touched[before]);
                self.apart.begin_phase(phase, *warp, starts, before);
                let own = follow(starts, self.budget, &self.apart.notes, &self.apart.kept);
                for start in starts.iter() {
                    self.seen.add(&start.notes());
                    self.touched[phase].entry(*warp).or_default().add(&start.touched());
                }
                let mut own = own?;
                spent.more(*warp, &own)?;
                walks.insert(*warp, std::mem::take(&mut own.ahead));
                followed.insert(*warp, own);
            }
            self.ahead.push(walks);
            self.count(&followed);
            front = self.next(followed)?;
        }
        Ok(())
    }

    /// Whose time with all that others take from it is the most.
    fn count(&mut self, followed: &BTreeMap<usize, Followed>) {
        let in_flight = if self.phases.is_empty() { self.apart.in_flight() } else { 0 };
        let all = in_flight + followed.values().map(|own| own.charge).sum::<u64>();
        let leftover = self.apart.fees().of(Rule::Leftover);
        let of = |(warp, own): (&usize, &Followed)| {
            let others = all - own.charge + leftover.min(own.charge);
            Phase { warp: *warp, warps: followed.len(), alone: own.cycles, others }
        };
        let Some(phase) = followed.iter().map(of).max_by_key(|phase| phase.alone + phase.others) else {
            return;
        };
        let phase = if followed.len() == 1 { Phase { others: 0, ..phase } } else { phase };
        let own = &followed[&phase.warp].costs;
        self.costs.add(own);
        self.costs.more(Cause::Interference, phase.others + phase.alone - own.cycles());
        self.phases.push(phase);
    }

    /// Where everybody goes on.
    fn next(&mut self, followed: BTreeMap<usize, Followed>) -> Result<Front, Stop> {
        let waiting: BTreeMap<usize, Followed> =
            followed.into_iter().filter(|(_, own)| !own.ends.is_empty()).collect();
        let Some(cut) = waiting.values().next().and_then(|own| own.ends[0].cut()) else {
            return Ok(Front::new());
        };
        let warps = waiting.len();
        // One that has no others to meet may end instead.
        let goes_on = |own: &Followed| !own.may_end || warps == 1;
        let same =
            waiting.values().all(|own| goes_on(own) && own.ends.iter().all(|end| end.cut() == Some(cut)));
        let opens = match cut {
            Cut::Barrier { count, .. } => count as usize == warps,
            Cut::Spawn => warps == 1,
        };
        if !same || !opens {
            return Err(Stop::NoSum { why: "not all warps meet at its barriers".into() });
        }
        let mut front = Front::new();
        let written = self.apart.cut();
        for (warp, own) in waiting {
            for mut end in own.ends {
                end.open_cut(&written, warp);
                match cut {
                    Cut::Barrier { .. } => front.entry(warp).or_default().push(end),
                    Cut::Spawn => self.apart(&end, &mut front),
                }
            }
        }
        Ok(front)
    }

    fn sum(mut self, first: &Machine, in_turn: bool) -> Result<Sum, Stop> {
        let fee = self.apart.fees().of(Rule::Fill);
        let mut touched = Touched::default();
        self.touched.iter().flat_map(BTreeMap::values).for_each(|own| touched.add(own));
        let lines = touched.lines_of_code(self.apart.config)?;
        let fills = fee * lines;
        let lasting_lines = self.apart.lasting(&self.touched);
        let lasting = self.apart.fees().of(Rule::Lasting) * lasting_lines;
        self.costs.more(Cause::Interference, fills + lasting);
        let left_out = usize::from(Mistake::LastPhaseNotAdded.is_made() && self.phases.len() > 1);
        let added = self.phases.iter().take(self.phases.len() - left_out);
        let cycles = added.map(|phase| phase.alone + phase.others).sum::<u64>();
        Ok(Sum {
            cycles: first.cycle() + cycles + fills + lasting,
            before: first.cycle(),
            in_turn,
            phases: self.phases,
            fills,
            lasting,
            lasting_lines,
            objects: touched.objects.into_iter().collect(),
            premises: Premises::new(&self.apart.kept.borrow(), &self.apart.notes, &self.apart.lines),
            ahead: self.ahead,
            costs: self.costs,
        })
    }
}
