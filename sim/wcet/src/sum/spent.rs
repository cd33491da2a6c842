//! How many states warps have had in all phases together. A loop around phases that inputs end has no end otherwise: its
//! counter makes every round a state of its own.

use super::phase::Followed;
use crate::stop::Stop;
use std::collections::BTreeMap;

/// For how many a state counts that will begin anew.
const BEGUN_ANEW: usize = 8;

/// By warp.
pub(super) struct Spent {
    most: usize,
    by_warp: BTreeMap<usize, usize>,
}

impl Spent {
    /// No warp may have more.
    pub fn new(most: usize) -> Spent {
        Spent { most, by_warp: BTreeMap::new() }
    }

    /// What a warp had in a phase. What will begin anew goes no further than an eighth of what it may.
    pub fn more(&mut self, warp: usize, own: &Followed) -> Result<(), Stop> {
        let states = self.by_warp.entry(warp).or_default();
        *states += own.states * if own.begins_anew { BEGUN_ANEW } else { 1 };
        if *states > self.most {
            return Err(Stop::TooManyStates { states: self.most, place: own.last });
        }
        Ok(())
    }
}
