//! A lane's value out of what came back: its word, shifted and extended. Combinational; zero when the lane takes nothing.

use super::align::LoadAlign;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// One lane.
#[derive(LogicBlock)]
pub struct LanePick {
    /// The lane takes a value.
    pub take: Wire<In>,
    /// What came: a line, or the words of all banks.
    pub words: Vec<Wire<In>>,
    /// Place of its lowest byte there.
    pub place: Wire<In>,
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Whether zeros, not the sign, stand above it.
    pub zero_fill: Wire<In>,
    /// The value.
    pub value: Wire<Out>,
    position: Wire<Local>,
    word: Wire<Local>,
    align: LoadAlign,
}

impl LanePick {
    /// One of so many words, a power of two.
    pub fn new(words: usize) -> LanePick {
        LanePick {
            take: Wire::new(1),
            words: Wire::several(words, 32),
            place: Wire::new(place_width(words)),
            size: Wire::new(2),
            zero_fill: Wire::new(1),
            value: Wire::new(32),
            position: Wire::new(index_width(words)),
            word: Wire::new(32),
            align: LoadAlign::new(),
        }
    }
}

/// Bits of a byte's place among so many words, a power of two.
pub fn place_width(words: usize) -> usize {
    2 + words.ilog2() as usize
}

impl Logic for LanePick {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.position.next = unsigned_cast(self.place.val() >> 2);
        self.word.next = 0.into();
        if self.take.val().any() {
            for at in 0..self.words.len() {
                if self.position.val() == at {
                    self.word.next = self.words[at].val();
                }
            }
        }
        self.align.word.next = self.word.val();
        self.align.place.next = self.place.val().get_bits::<2>(0);
        self.align.size.next = self.size.val();
        self.align.zero_fill.next = self.zero_fill.val();
        self.value.next = self.align.value.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for words in [1, 2, 4, 32] {
            prove(Check::default().cycles(200), LanePick::new(words));
        }
    }

    #[test]
    fn a_lane_takes_its_own_word() {
        let mut bench = Bench::new(LanePick::new(4));
        put(&mut bench.block.size, 1);
        for at in 0..4 {
            put(&mut bench.block.words[at as usize], 0x8000_0000 * (at & 1) + 0x1_0000 * at);
        }
        for (take, place, value) in [(1, 14, 0xffff_8003), (1, 10, 2), (0, 14, 0), (1, 12, 0)] {
            put(&mut bench.block.take, take);
            put(&mut bench.block.place, place);
            bench.settle();
            assert_eq!(word(&bench.block.value), value, "{place}");
        }
    }
}
