//! What the following of several histories rests on: which words of memory are remembered, what may be forgotten, what
//! warps do to each other's lines. None of it is believed. What only makes values unknown is safe whatever it says; of the
//! rest the machine notices when a history contradicts it, and [`Premises`] that were contradicted prove nothing.

use super::{Guidance, Lines, Machine, Notes};
use crate::relevance::Learned;
use crate::values::Kept;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use warpstep_program::Program;

/// Words, instructions and lines by their addresses; a word of local memory has 1 + its core above the lower 32 bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Premises {
    /// Words that are remembered; no other is both stored to and read to decide something.
    pub kept: BTreeSet<u64>,
    /// Stores to them.
    pub stores: BTreeSet<u32>,
    /// Targets of indirect jumps.
    pub jumps: BTreeMap<u32, BTreeSet<u32>>,
    /// Where warps are started.
    pub starts: BTreeSet<u32>,
    /// Splits of which it matters for time which lanes take which half, though nothing between them and their joins shows it.
    pub not_simple: BTreeSet<u32>,
    /// Objects that inputs decide where to store in.
    pub objects: BTreeSet<(u32, u32)>,
    /// Lines of which it matters for time whether such a store goes to them, though they are not in the cache.
    pub met: BTreeSet<u32>,
    /// What was written on the two ways behind a branch that inputs decide is forgotten where they meet: so it is in a sum.
    pub forgets_ways: bool,
    /// Of sums, as what follows: words that a warp, one bit each, reads between two barriers while another writes them.
    pub raced: BTreeMap<u64, u64>,
    /// What all warps do to lines of main memory, phase by phase.
    pub lines: Vec<Lines>,
}

impl Premises {
    /// What was learned.
    pub(crate) fn new(kept: &Kept, notes: &Notes, lines: &[Lines]) -> Premises {
        let Notes { learned, not_simple, met, forgets_ways } = notes.clone();
        let Learned { jumps, starts, stores } = learned;
        let (kept, objects, raced) = (kept.words().clone(), kept.objects().clone(), kept.raced());
        Premises {
            kept,
            stores,
            jumps,
            starts,
            not_simple,
            objects,
            met,
            forgets_ways,
            raced,
            lines: lines.to_vec(),
        }
    }

    pub(crate) fn notes(&self) -> Notes {
        let Premises { stores, jumps, starts, not_simple, met, forgets_ways, .. } = self.clone();
        Notes { learned: Learned { jumps, starts, stores }, not_simple, met, forgets_ways }
    }

    pub(crate) fn memory(&self) -> Rc<RefCell<Kept>> {
        let Premises { kept, stores, objects, raced, .. } = self.clone();
        Rc::new(RefCell::new(Kept::new(kept, stores, objects, raced)))
    }
}

/// The premises of histories that are being followed.
pub struct Watch {
    notes: Notes,
    kept: Rc<RefCell<Kept>>,
}

impl Watch {
    /// Follows several histories from now on, from the middle of a cycle.
    pub fn part(machine: &mut Machine, program: &Program, premises: &Premises) -> Watch {
        let watch = Watch { notes: premises.notes(), kept: premises.memory() };
        let guidance = Rc::new(Guidance::of_graph(program, &machine.code(), &watch.notes));
        machine.part(guidance, watch.notes.clone(), &watch.kept);
        machine.forget();
        watch
    }

    /// Which premise a history contradicted, of all that came from this machine.
    pub fn contradicted(&self, machine: &Machine) -> Option<&'static str> {
        contradicted(&self.kept.borrow(), &self.notes, &machine.notes())
    }
}

/// Which premise was contradicted.
pub(super) fn contradicted(kept: &Kept, believed: &Notes, seen: &Notes) -> Option<&'static str> {
    match () {
        () if kept.has_changed() => Some("which words of memory are remembered, or who stores to them"),
        () if seen.not_simple != believed.not_simple => Some("splits of which one outcome stands for others"),
        () if seen.met != believed.met => Some("which lines loads meet stores at that inputs place"),
        () if seen != believed => Some("where indirect jumps go and warps start"),
        () => None,
    }
}
