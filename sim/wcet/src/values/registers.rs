//! The registers of a warp, lane by lane. Never written, they hold what all of them are like at reset.

use super::word::Word;
use crate::key::hash_sparse;
use crate::mistake::Mistake;
use std::hash::{Hash, Hasher};
use warpstep_spec::mask::{lanes_of, leader};
use warpstep_spec::{LaneMask, Reg};

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Registers {
    lanes: usize,
    /// By register, then by lane.
    words: Vec<Word>,
}

/// Of most nothing is known.
impl Hash for Registers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_sparse(&self.words, |word| *word != Word::UNKNOWN, state);
    }
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

    /// Whether these registers, one bit each, hold the same in these lanes, but for the lowest bit of one of them.
    pub fn are_same_in(&self, lanes: LaneMask, registers: u64, but_bit_0: Reg) -> bool {
        let Some(first) = leader(lanes) else { return true };
        let are_same = |register: usize| {
            let of_lane = |lane: usize| {
                let word = self.words[register * self.lanes + lane];
                if register == but_bit_0.index() { word.with_bit_0(false) } else { word }
            };
            lanes_of(lanes).all(|lane| of_lane(lane) == of_lane(first))
        };
        (1..Reg::COUNT).filter(|register| registers >> register & 1 == 1).all(are_same)
    }

    /// A load issues again: what is left of its last result is from nowhere.
    pub fn forget_origin(&mut self, origin: u32) {
        self.words
            .iter_mut()
            .filter(|word| word.origin() == origin)
            .for_each(|word| *word = word.without_origin());
    }

    /// Which loads words are from that are not known.
    pub fn forget_origins(&mut self) {
        self.words.iter_mut().for_each(|word| *word = word.without_origin());
    }

    /// Keeps, lane by lane, the registers that matter there, one bit each; all others may be anything from now on.
    pub fn forget(&mut self, matter: &[u64]) {
        let anything = if Mistake::ForgottenIsZero.is_made() { Word::ZERO } else { Word::UNKNOWN };
        for register in 1..Reg::COUNT {
            for (lane, matter) in matter.iter().enumerate().take(self.lanes) {
                if matter >> register & 1 == 0 {
                    self.words[register * self.lanes + lane] = anything;
                }
            }
        }
    }

    /// These registers, one bit each, may be anything in these lanes.
    pub fn forget_in(&mut self, registers: u64, lanes: LaneMask) {
        let of_lane = |lane: usize| if lanes >> lane & 1 == 1 { !registers } else { u64::MAX };
        let matter: Vec<u64> = (0..self.lanes).map(of_lane).collect();
        self.forget(&matter);
    }
}
