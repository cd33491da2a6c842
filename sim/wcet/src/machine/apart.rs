//! Warps that are followed one by one, as sums need it: what their machines share. Who searches for a bound learns it on
//! the way; who checks one is given it.

use super::premises::contradicted;
use super::{Alone, ByWarp, Fees, Guidance, Lines, Machine, Notes, Premises, Tally, Touched};
use crate::meetings::{Meetings, meetings};
use crate::values::{Kept, Written};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use warpstep_program::Program;
use warpstep_spec::Config;

/// What all of them share.
pub struct Apart<'a> {
    pub(crate) config: &'a Config,
    pub(super) bounded: &'a Config,
    pub(crate) kept: Rc<RefCell<Kept>>,
    pub(crate) notes: Notes,
    pub(crate) meetings: Meetings,
    /// By phase.
    pub(crate) lines: Vec<Lines>,
    pub(crate) fees: Fees,
    /// What follows from the program's words and the notes; asked for once a warp and phase, so found once.
    guidance: OnceCell<Rc<Guidance>>,
    /// What was in flight when warps parted, whoever's, and lines in the data cache.
    in_flight: Tally,
    cached: BTreeSet<u32>,
}

impl<'a> Apart<'a> {
    /// Of a machine whose warps part here, on these premises. `bounded` is the machine that is bounded: the same, or halves of a
    /// warp run side by side that are followed as if one after the other.
    pub fn new(
        config: &'a Config,
        program: &Program,
        first: &Machine,
        premises: &Premises,
        bounded: &'a Config,
    ) -> Apart<'a> {
        let meetings = meetings(program, &first.code());
        let (kept, notes, lines) = (premises.memory(), premises.notes(), premises.lines.clone());
        kept.borrow_mut().sharing();
        let (fees, in_flight) = (Fees::new(config), first.in_flight());
        Apart {
            config,
            bounded,
            kept,
            notes,
            meetings,
            lines,
            fees,
            guidance: OnceCell::new(),
            in_flight,
            cached: first.lines_in_cache(),
        }
    }

    /// Other notes and lines from now on.
    pub(crate) fn believe(&mut self, notes: Notes, lines: Vec<Lines>) {
        (self.notes, self.lines) = (notes, lines);
        self.guidance.take();
    }

    /// What warps do to each other's lines in a phase.
    pub(super) fn lines_in(&self, phase: usize) -> Rc<Lines> {
        Rc::new(self.lines.get(phase).cloned().unwrap_or_default())
    }

    /// A phase begins for a warp, in any of these states; `before`: what was touched in the phase before this one.
    pub fn begin_phase(&self, phase: usize, warp: usize, starts: &mut [Machine], before: Option<&ByWarp>) {
        let before = before.map(|warps| {
            let mut all = Touched::default();
            warps.values().for_each(|touched| all.add(touched));
            all
        });
        Machine::begin_phase(starts, Alone::new(warp, phase, self), before.as_ref());
        self.kept.borrow_mut().sharing().follow(warp);
    }

    /// All active warps of a machine at the start of a cycle and of a phase, each by itself.
    pub fn warps(&self, machine: &Machine, phase: usize) -> Vec<(usize, Machine)> {
        let new = || Rc::new(Guidance::new(&machine.code(), &self.meetings, &self.notes));
        let guidance = self.guidance.get_or_init(new);
        let own = |warp: usize| {
            let mut own = machine.clone();
            own.leave_alone(Rc::new(Alone::new(warp, phase, self)));
            own.part(Rc::clone(guidance), self.notes.clone(), &self.kept);
            (warp, own)
        };
        machine.active_warps().into_iter().map(own).collect()
    }

    /// All warps have come to the end of a phase: what was written in it.
    pub fn cut(&self) -> Written {
        self.kept.borrow_mut().sharing().cut()
    }

    /// What others can lose by all that was in flight when warps parted: it may come later than it does where a warp is
    /// followed by itself.
    pub fn in_flight(&self) -> u64 {
        self.fees.charge(&self.in_flight)
    }

    /// What doings cost.
    pub fn fees(&self) -> &Fees {
        &self.fees
    }

    /// Nothing yet beyond the premises.
    pub fn seen(&self) -> Seen {
        Seen(self.notes.clone())
    }

    /// What comes of what each warp touched in each phase.
    pub(crate) fn lines_of(&self, touched: &[ByWarp]) -> Vec<Lines> {
        Lines::of(touched.iter(), &self.cached, self.config)
    }

    /// How many lines that last are brought, if these are what warps touched.
    pub fn lasting(&self, touched: &[ByWarp]) -> u64 {
        Lines::brought(&self.lines, touched, self.cached.clone(), self.config)
    }

    /// Which premise was contradicted by what all warps did, with what each touched in each phase.
    pub fn contradicted(&self, seen: &Seen, touched: &[ByWarp]) -> Option<&'static str> {
        contradicted(&self.kept.borrow(), &self.notes, &seen.0).or_else(|| {
            let is_more = Lines::are_more_than(&self.lines_of(touched), &self.lines);
            is_more.then_some("which lines several warps touch")
        })
    }
}

/// What warps showed on their ways.
pub struct Seen(Notes);

impl Seen {
    /// What this one, and all that came from it, showed.
    pub fn add(&mut self, machine: &Machine) {
        self.0.add(&machine.notes());
    }
}
