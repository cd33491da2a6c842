//! Warps that are followed one by one, as sums need it: what their machines share. Who searches for a bound learns it on
//! the way; who checks one is given it.

use super::halves::Halves;
use super::premises::contradicted;
use super::{Alone, Fees, Guidance, Lines, Machine, Notes, Premises, Tally, Touched};
use crate::meetings::{Meetings, meetings};
use crate::values::{Kept, Written};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use warpstep_program::Program;
use warpstep_spec::Config;

/// What all of them share.
pub struct Apart<'a> {
    pub(crate) config: &'a Config,
    pub(super) bounded: &'a Config,
    pub(crate) program: &'a Program,
    pub(crate) kept: Rc<RefCell<Kept>>,
    pub(crate) notes: Notes,
    pub(crate) meetings: Meetings,
    pub(crate) lines: Rc<Lines>,
    pub(crate) fees: Fees,
    /// What follows from the program's words and the notes; asked for once a warp and phase, so found once.
    guidance: OnceCell<Rc<Guidance>>,
    /// What was in flight when warps parted, whoever's.
    in_flight: Tally,
    pub(super) halves: Halves,
}

impl<'a> Apart<'a> {
    /// Of a machine whose warps part here, on these premises. `bounded` is the machine that is bounded: the same, or halves of a
    /// warp run side by side that are followed as if one after the other.
    pub fn new(
        config: &'a Config,
        program: &'a Program,
        first: &Machine,
        premises: &Premises,
        bounded: &'a Config,
    ) -> Apart<'a> {
        let halves = Halves::of(bounded, config);
        let meetings = meetings(program, &first.code());
        let (kept, notes, lines) = (premises.memory(), premises.notes(), Rc::new(premises.lines.clone()));
        kept.borrow_mut().sharing();
        let (fees, in_flight) = (Fees::new(config), first.in_flight());
        Apart {
            config,
            bounded,
            program,
            kept,
            notes,
            meetings,
            lines,
            fees,
            guidance: OnceCell::new(),
            in_flight,
            halves,
        }
    }

    /// Other notes and lines from now on.
    pub(crate) fn believe(&mut self, notes: Notes, lines: Lines) {
        (self.notes, self.lines) = (notes, Rc::new(lines));
        self.guidance.take();
    }

    /// All active warps of a machine at the start of a cycle, each by itself.
    pub fn warps(&self, machine: &Machine) -> Vec<(usize, Machine)> {
        let new = || Rc::new(Guidance::new(&machine.code(), &self.meetings, &self.notes));
        let guidance = self.guidance.get_or_init(new);
        let own = |warp: usize| {
            let mut own = machine.clone();
            own.leave_alone(Rc::new(Alone::new(warp, self)));
            own.part(Rc::clone(guidance), self.notes.clone(), &self.kept);
            (warp, own)
        };
        machine.active_warps().into_iter().map(own).collect()
    }

    /// Loads and stores that follow are this warp's.
    pub fn follow(&self, warp: usize) {
        self.kept.borrow_mut().sharing().follow(warp);
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

    /// Which premise was contradicted by what all warps did, each with what it touched.
    pub fn contradicted<'b>(
        &self,
        seen: &Seen,
        touched: impl Iterator<Item = &'b Touched>,
    ) -> Option<&'static str> {
        contradicted(&self.kept.borrow(), &self.notes, &seen.0).or_else(|| {
            let is_more = Lines::new(touched, self.config).is_more_than(&self.lines);
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
