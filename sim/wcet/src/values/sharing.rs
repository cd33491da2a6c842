//! Which words are written by whom, where warps are followed one by one. What a warp reads between two barriers while
//! another writes it is unknown to it (learned: the exploration begins anew); what others wrote before the barrier it
//! forgets there.

use super::store::Name;
use crate::mistake::Mistake;
use std::collections::{BTreeMap, HashMap};
use warpstep_spec::LaneMask;

/// Warps, one bit each.
type Warps = u64;

#[derive(Clone, Debug, Default)]
pub(crate) struct Sharing {
    /// Who is followed.
    warp: usize,
    /// Since the last barrier.
    writers: HashMap<Name, Warps>,
    readers: HashMap<Name, Warps>,
    /// Read by one while another writes.
    raced: BTreeMap<Name, Warps>,
    /// Lanes of the warp that is followed which read a word, and which write it, while halves of it run side by side.
    lanes: HashMap<(Name, usize), (LaneMask, LaneMask)>,
}

impl Sharing {
    /// What was learned before.
    pub fn new(raced: BTreeMap<Name, Warps>) -> Sharing {
        Sharing { raced, ..Sharing::default() }
    }

    /// Words read by some while others write.
    pub fn raced(&self) -> &BTreeMap<Name, Warps> {
        &self.raced
    }

    /// A new exploration knows what was learned.
    pub fn begin_anew(&mut self) {
        self.writers.clear();
        self.readers.clear();
        self.lanes.clear();
    }

    /// Loads and stores that follow are this warp's.
    pub fn follow(&mut self, warp: usize) {
        self.warp = warp;
    }

    /// All warps have come to a barrier: who wrote what since the last.
    pub fn cut(&mut self) -> Written {
        self.readers.clear();
        Written(std::mem::take(&mut self.writers))
    }

    fn own(&self) -> Warps {
        1 << self.warp
    }

    fn race(&mut self, word: Name, readers: Warps) -> bool {
        let raced = self.raced.entry(word).or_default();
        let before = std::mem::replace(raced, *raced | readers);
        *raced != before
    }

    /// The warp reads a word; whether something was learned.
    pub fn reads(&mut self, word: Name) -> bool {
        let own = self.own();
        *self.readers.entry(word).or_default() |= own;
        let others = self.writers.get(&word).is_some_and(|writers| writers & !own != 0);
        others && self.race(word, own)
    }

    /// The warp writes a word; whether something was learned.
    pub fn writes(&mut self, word: Name) -> bool {
        let own = self.own();
        *self.writers.entry(word).or_default() |= own;
        let others = self.readers.get(&word).copied().unwrap_or(0) & !own;
        others != 0 && self.race(word, others)
    }

    /// A lane of a half accesses a word; whether something was learned: it is unknown who of several comes first.
    pub fn in_half(&mut self, word: Name, lane: usize, is_store: bool) -> bool {
        let (readers, writers) = self.lanes.entry((word, self.warp)).or_default();
        *(if is_store { &mut *writers } else { &mut *readers }) |= 1 << lane;
        let several = *writers != 0 && (*readers | *writers).count_ones() > 1;
        several && self.race(word, self.own())
    }

    /// Whether it is unknown to the warp.
    pub fn is_open(&self, word: Name) -> bool {
        let raced = self.raced.get(&word).is_some_and(|warps| warps & self.own() != 0);
        raced && !Mistake::RaceNotSeen.is_made()
    }
}

/// What was written between two barriers.
#[derive(Default)]
pub struct Written(HashMap<Name, Warps>);

impl Written {
    /// Whether another than this warp wrote a word.
    pub(crate) fn by_others(&self, word: Name, warp: usize) -> bool {
        self.0.get(&word).is_some_and(|writers| writers & !(1 << warp) != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_warp_writes_is_unknown_to_one_that_reads_it_meanwhile() {
        let mut sharing = Sharing::default();
        sharing.follow(1);
        assert!(!sharing.writes(8) && !sharing.is_open(8));
        sharing.follow(0);
        assert!(!sharing.is_open(8) && sharing.reads(8) && sharing.is_open(8));
        assert!(!sharing.reads(12));
        sharing.follow(1);
        assert!(sharing.writes(12) && !sharing.is_open(12));
        sharing.follow(0);
        assert!(sharing.is_open(12));
    }

    #[test]
    fn what_one_lane_of_a_half_writes_and_another_reads_is_unknown() {
        let mut sharing = Sharing::default();
        sharing.follow(2);
        assert!(!sharing.in_half(8, 3, true) && !sharing.in_half(8, 3, false), "its own");
        assert!(!sharing.in_half(12, 0, false) && !sharing.in_half(12, 1, false), "nobody writes");
        assert!(sharing.in_half(8, 1, true) && sharing.is_open(8) && !sharing.is_open(12));
        sharing.follow(1);
        assert!(!sharing.is_open(8));
    }

    #[test]
    fn behind_a_barrier_it_is_said_who_wrote_what() {
        let mut sharing = Sharing::default();
        sharing.follow(2);
        assert!(!sharing.writes(8));
        let written = sharing.cut();
        assert!(written.by_others(8, 0) && !written.by_others(8, 2) && !written.by_others(12, 0));
        sharing.follow(0);
        assert!(!sharing.reads(8));
    }
}
