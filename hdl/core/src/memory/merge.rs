//! What several lanes store into one word: at each byte the highest lane that writes it wins. Combinational.
//!
//! Used for each word of a line and for each bank of local memory; does not know which.

use warpstep_kit::prelude::*;

/// One word of many lanes.
#[derive(LogicBlock)]
pub struct WordMerge {
    /// Lanes that write this word.
    pub members: Wire<In>,
    /// Word of each lane, its bytes in their places.
    pub data: Vec<Wire<In>>,
    /// Bytes of it that count.
    pub bytes: Vec<Wire<In>>,
    /// The word; zero where nobody writes.
    pub word: Wire<Out>,
    /// Bytes somebody writes.
    pub written: Wire<Out>,
}

impl WordMerge {
    /// Of so many lanes.
    pub fn new(lanes: usize) -> WordMerge {
        WordMerge {
            members: Wire::new(lanes),
            data: Wire::several(lanes, 32),
            bytes: Wire::several(lanes, 4),
            word: Wire::new(32),
            written: Wire::new(4),
        }
    }
}

impl Logic for WordMerge {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.word.next = 0.into();
        self.written.next = 0.into();
        if self.members.val().any() {
            for lane in 0..self.data.len() {
                if self.members.val().get_bit(lane) {
                    self.written.next = self.written.val() | self.bytes[lane].val();
                    for byte in 0..4 {
                        if self.bytes[lane].val().get_bit(byte) {
                            self.word.next = self
                                .word
                                .val()
                                .replace_bit(byte * 8, self.data[lane].val().get_bits::<8>(byte * 8));
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{lanes_of, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            prove(Check::default().cycles(150), WordMerge::new(lanes));
        }
    }

    #[test]
    fn the_highest_lane_wins_each_byte() {
        let mut random = Random::new(4);
        let mut bench = Bench::new(WordMerge::new(5));
        for _ in 0..300 {
            let members = random.below(32);
            let lanes: Vec<(u64, u64)> =
                (0..5).map(|_| (random.word() & 0xffff_ffff, random.below(16))).collect();
            put(&mut bench.block.members, members);
            for (lane, (data, bytes)) in lanes.iter().enumerate() {
                put(&mut bench.block.data[lane], *data);
                put(&mut bench.block.bytes[lane], *bytes);
            }
            bench.settle();
            let (mut all, mut written) = (0, 0);
            for byte in 0..4 {
                let mut writers =
                    lanes_of(members).into_iter().filter(|lane| lanes[*lane].1 >> byte & 1 == 1);
                if let Some(lane) = writers.next_back() {
                    all |= lanes[lane].0 & 0xff << (8 * byte);
                    written |= 1 << byte;
                }
            }
            assert_eq!((word(&bench.block.word), word(&bench.block.written)), (all, written));
        }
    }
}
