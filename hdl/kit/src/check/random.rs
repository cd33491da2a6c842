//! Repeatable random numbers (SplitMix64), and values that reach the corners of a block more often than fair dice do.

use crate::bits::Bits;

/// A stream of random numbers that depends on its seed only.
pub struct Random(u64);

impl Random {
    /// The stream of `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 fair bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Any value of `width` bits; none, all, one and few bits set come up often.
    pub fn bits(&mut self, width: usize) -> Bits {
        let mut fair = Bits::new(width, 0);
        for offset in (0..width).step_by(64) {
            fair = fair.with_slice(offset, &Bits::new(64, self.word()));
        }
        match self.below(12) {
            0 => Bits::new(width, 0),
            1 => Bits::new(width, 0).inverted(),
            2 => Bits::new(width, 1).shifted_left(self.below(width as u64) as usize),
            3 => Bits::new(width, self.below(8)),
            4 => Bits::new(width, self.below(8)).negated(),
            5 => fair.and(&self.bits(width)),
            _ => fair,
        }
    }
}
