//! What a machine is told when several histories are followed: what may be forgotten, and where; and what it tells in return.

use crate::meetings::{Meetings, meetings};
use crate::regions::{Region, regions};
use crate::relevance::{Learned, Relevance};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use warpstep_program::Program;

/// What may be forgotten.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guidance {
    pub relevance: Relevance,
    /// By the address of a split.
    pub regions: BTreeMap<u32, Region>,
    /// By the address of a branch, if what is written until they meet is forgotten.
    pub meetings: Meetings,
    /// Lines that loads meet stores at that inputs place.
    pub met: BTreeSet<u32>,
}

impl Guidance {
    /// Of a graph of states: what follows from a program and from what was seen.
    pub fn of_graph(program: &Program, code: &BTreeMap<u32, u32>, notes: &Notes) -> Guidance {
        let meetings = if notes.forgets_ways { meetings(program, code) } else { Meetings::default() };
        Guidance::new(code, &meetings, notes)
    }

    /// What follows from a program's words and from what was seen.
    pub fn new(code: &BTreeMap<u32, u32>, meetings: &Meetings, notes: &Notes) -> Guidance {
        let mut regions = regions(code);
        for split in &notes.not_simple {
            if let Some(region) = regions.get_mut(split) {
                region.is_simple = false;
            }
        }
        let relevance = Relevance::new(code, &notes.learned);
        Guidance { relevance, regions, meetings: Rc::clone(meetings), met: notes.met.clone() }
    }
}

/// What was seen on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notes {
    pub learned: Learned,
    /// Splits of which one outcome does not stand for others: results of a half were in flight behind the join.
    pub not_simple: BTreeSet<u32>,
    /// Lines that were asked for while a store that inputs place somewhere may have been on its way to them.
    pub met: BTreeSet<u32>,
    /// What was written on the two ways behind a branch that inputs decide is forgotten where they meet.
    pub forgets_ways: bool,
}

impl Notes {
    /// What others saw, too.
    pub fn add(&mut self, other: &Notes) {
        for (pc, targets) in &other.learned.jumps {
            self.learned.jumps.entry(*pc).or_default().extend(targets);
        }
        self.learned.starts.extend(&other.learned.starts);
        self.learned.stores.extend(&other.learned.stores);
        self.not_simple.extend(&other.not_simple);
        self.met.extend(&other.met);
        self.forgets_ways |= other.forgets_ways;
    }
}
