//! What several lanes store into one word: at each byte the highest lane that writes it wins. Combinational.
//!
//! Used for each word of a line and for each bank of local memory; does not know which.

use super::access::StoreBytes;
use crate::Shape;
use warpstep_kit::prelude::*;

/// One word of many lanes.
#[derive(LogicBlock)]
pub struct WordMerge {
    /// Lanes that store into this word, one bit per lane.
    pub active: Wire<In>,
    /// Word to store of each lane.
    pub stores: Vec<StoreBytes<In>>,
    /// The merged word; zero where no lane stores.
    pub merged: StoreBytes<Out>,
}

impl WordMerge {
    /// For all lanes of a warp.
    pub fn new(shape: &Shape) -> WordMerge {
        WordMerge {
            active: Wire::new(shape.lanes()),
            stores: StoreBytes::per_lane(shape),
            merged: StoreBytes::new(4),
        }
    }
}

impl Logic for WordMerge {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.merged.data.next = 0.into();
        self.merged.bytes.next = 0.into();
        if self.active.val().any() {
            for lane in 0..self.stores.len() {
                if self.active.val().get_bit(lane) {
                    self.merged.bytes.next = self.merged.bytes.val() | self.stores[lane].bytes.val();
                    for byte in 0..4 {
                        if self.stores[lane].bytes.val().get_bit(byte) {
                            self.merged.data.next = self
                                .merged
                                .data
                                .val()
                                .replace_bit(byte * 8, self.stores[lane].data.val().get_bits::<8>(byte * 8));
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
    use crate::memory::testing::{agree, lanes_of, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            agree(Check::default().cycles(150), WordMerge::new(&shape(|p| p.lanes = lanes)));
        }
    }

    #[test]
    fn the_highest_lane_wins_each_byte() {
        let mut random = Random::new(4);
        let mut bench = Bench::new(WordMerge::new(&shape(|p| p.lanes = 5)));
        for _ in 0..300 {
            let active = random.below(32);
            let lanes: Vec<(u64, u64)> =
                (0..5).map(|_| (random.word() & 0xffff_ffff, random.below(16))).collect();
            put(&mut bench.block.active, active);
            for (lane, (data, bytes)) in lanes.iter().enumerate() {
                put(&mut bench.block.stores[lane].data, *data);
                put(&mut bench.block.stores[lane].bytes, *bytes);
            }
            bench.settle();
            let (mut all, mut written) = (0, 0);
            for byte in 0..4 {
                let mut writers = lanes_of(active).into_iter().filter(|lane| lanes[*lane].1 >> byte & 1 == 1);
                if let Some(lane) = writers.next_back() {
                    all |= lanes[lane].0 & 0xff << (8 * byte);
                    written |= 1 << byte;
                }
            }
            let merged = &bench.block.merged;
            assert_eq!((word(&merged.data), word(&merged.bytes)), (all, written));
        }
    }
}
