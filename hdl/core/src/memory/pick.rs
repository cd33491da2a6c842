//! A lane's value out of the words that came back: its word, shifted and extended. Combinational; zero when the lane takes nothing.

use crate::Shape;
use warpstep_kit::prelude::*;

/// One lane.
#[derive(LogicBlock)]
pub struct LanePick {
    /// The lane takes a value.
    pub take: Wire<In>,
    /// Words that came back: a line, or one word per bank.
    pub words: Vec<Wire<In>>,
    /// Offset of the lane's lowest byte in these words.
    pub offset: Wire<In>,
    /// Size of the load: 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// The value is extended with zeros, not with its sign.
    pub zero_fill: Wire<In>,
    /// Value the lane takes.
    pub value: Wire<Out>,
    position: Wire<Local>,
    word: Wire<Local>,
    half: Wire<Local>,
    byte: Wire<Local>,
}

impl LanePick {
    /// From the words of a line, or of all banks.
    pub fn new(shape: &Shape) -> LanePick {
        let words = shape.response_words();
        LanePick {
            take: Wire::new(1),
            words: Wire::several(words, 32),
            offset: Wire::new(shape.response_offset_bits()),
            size: Wire::new(2),
            zero_fill: Wire::new(1),
            value: Wire::new(32),
            position: Wire::new(index_width(words)),
            word: Wire::new(32),
            half: Wire::new(16),
            byte: Wire::new(8),
        }
    }
}

impl Logic for LanePick {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.position.next = unsigned_cast(self.offset.val() >> 2);
        self.word.next = 0.into();
        if self.take.val().any() {
            for at in 0..self.words.len() {
                if self.position.val() == at {
                    self.word.next = self.words[at].val();
                }
            }
        }

        if self.offset.val().get_bit(1) {
            self.half.next = self.word.val().get_bits::<16>(16);
        } else {
            self.half.next = self.word.val().get_bits::<16>(0);
        }
        if self.offset.val().get_bit(0) {
            self.byte.next = self.half.val().get_bits::<8>(8);
        } else {
            self.byte.next = self.half.val().get_bits::<8>(0);
        }
        self.value.next = self.word.val();
        match self.size.val().index() {
            0 => {
                if self.zero_fill.val().any() {
                    self.value.next = unsigned_cast(self.byte.val());
                } else {
                    self.value.next = signed_cast(self.byte.val());
                }
            }
            1 => {
                if self.zero_fill.val().any() {
                    self.value.next = unsigned_cast(self.half.val());
                } else {
                    self.value.next = signed_cast(self.half.val());
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for line_bytes in [4, 8, 16, 128] {
            let shape = shape(|p| (p.data_line_bytes, p.local_banks) = (line_bytes, 1));
            agree(Check::default().cycles(200), LanePick::new(&shape));
        }
    }

    #[test]
    fn a_lane_takes_its_own_word() {
        let mut bench = Bench::new(LanePick::new(&shape(|_| {})));
        put(&mut bench.block.size, 1);
        for at in 0..4 {
            put(&mut bench.block.words[at as usize], 0x8000_0000 * (at & 1) + 0x1_0000 * at);
        }
        for (take, offset, value) in [(1, 14, 0xffff_8003), (1, 10, 2), (0, 14, 0), (1, 12, 0)] {
            put(&mut bench.block.take, take);
            put(&mut bench.block.offset, offset);
            bench.settle();
            assert_eq!(word(&bench.block.value), value, "{offset}");
        }
    }
}
