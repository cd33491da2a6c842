//! The registers of a warp, lane by lane. Never written, they hold what all of them are like at reset.

use super::word::Word;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{LaneMask, Reg};

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Registers {
    lanes: usize,
    /// By register, then by lane.
    words: Vec<Word>,
}

impl Registers {
    pub fn new(lanes: usize, untouched: Word) -> Registers {
        let mut words = vec![untouched; Reg::COUNT * lanes];
        words[..lanes].fill(Word::ZERO);
        Registers { lanes, words }
    }

    #[inline]
    pub fn get(&self, reg: Reg, lane: usize) -> Word {
        self.words[reg.index() * self.lanes + lane]
    }

    #[inline]
    pub fn set(&mut self, reg: Reg, lane: usize, word: Word) {
        if reg != Reg::ZERO {
            self.words[reg.index() * self.lanes + lane] = word;
        }
    }

    /// The same value in all these lanes.
    pub fn set_all(&mut self, reg: Reg, lanes: LaneMask, word: Word) {
        lanes_of(lanes).for_each(|lane| self.set(reg, lane, word));
    }
}
