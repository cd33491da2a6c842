//! The leader lane: the highest active lane, whose operands count where an instruction wants one value. Combinational.
//!
//! Jumps, tmc, wspawn, bar, pred, join and written CSRs take their scalar operands from here. Knows no instruction.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The operands of the highest active lane.
#[derive(LogicBlock)]
pub struct Leader {
    /// Lanes of the instruction, one bit per lane.
    pub active: Wire<In>,
    /// First operand of each lane.
    pub lefts: Vec<Wire<In>>,
    /// Second operand of each lane.
    pub rights: Vec<Wire<In>>,
    /// First operand of the highest active lane; zero if there is none.
    pub left: Wire<Out>,
    /// Its second operand; zero if there is none.
    pub right: Wire<Out>,
}

impl Leader {
    /// Among the lanes of this machine.
    pub fn new(shape: &Shape) -> Leader {
        Leader {
            active: Wire::new(shape.lanes()),
            lefts: Wire::several(shape.lanes(), 32),
            rights: Wire::several(shape.lanes(), 32),
            left: Wire::new(32),
            right: Wire::new(32),
        }
    }
}

impl Logic for Leader {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.left.next = 0.into();
        self.right.next = 0.into();
        comment!("The last assignment wins: the highest lane.");
        for lane in 0..self.lefts.len() {
            if self.active.val().get_bit(lane) {
                self.left.next = self.lefts[lane].val();
                self.right.next = self.rights[lane].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, put, small, word};
    use warpstep_kit::check::{Bench, Check, Random};

    fn leader(lanes: usize) -> Leader {
        Leader::new(&small(|p| p.lanes = lanes))
    }

    #[test]
    fn both_faces_agree_at_every_number_of_lanes() {
        for lanes in [1, 4, 5, 32] {
            agree(Check::default(), leader(lanes));
        }
    }

    #[test]
    fn the_highest_active_lane_leads() {
        for lanes in [1usize, 4, 5, 32] {
            let mut bench = Bench::new(leader(lanes));
            let mut random = Random::new(5);
            for _ in 0..300 {
                let active = random.word() & random.word() & ((1 << lanes) - 1);
                let held: Vec<[u64; 2]> = (0..lanes).map(|_| [9, 3].map(|end| random.below(end))).collect();
                put(&mut bench.block.active, active);
                for (lane, [left, right]) in held.iter().enumerate() {
                    put(&mut bench.block.lefts[lane], *left);
                    put(&mut bench.block.rights[lane], *right);
                }
                bench.settle();
                let highest = (0..lanes).rev().find(|lane| active >> lane & 1 == 1);
                let expected = highest.map_or([0; 2], |lane| held[lane]);
                assert_eq!(
                    [word(&bench.block.left), word(&bench.block.right)],
                    expected,
                    "{active:#b} {held:?}"
                );
            }
        }
    }
}
