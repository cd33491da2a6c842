//! The leader lane: the highest active lane, whose operands count where an instruction wants one value. Combinational.
//!
//! Branches, jumps, tmc, wspawn, bar, pred, join and written CSRs take their scalar operands from here. Knows no
//! instruction.

use crate::Shape;
use crate::bundles::ScalarOperands;
use warpstep_kit::prelude::*;

/// The operands of the highest active lane.
#[derive(LogicBlock)]
pub struct Leader {
    /// There is an instruction; otherwise all outputs are zero.
    pub valid: Wire<In>,
    /// Lanes of the instruction, one bit per lane.
    pub active: Wire<In>,
    /// Operands of each lane.
    pub lanes: Vec<ScalarOperands<In>>,
    /// Operands of the highest active lane; zero if there is none.
    pub leader: ScalarOperands<Out>,
}

impl Leader {
    /// Among the lanes of this machine.
    pub fn new(shape: &Shape) -> Leader {
        Leader {
            valid: Wire::new(1),
            active: Wire::new(shape.lanes()),
            lanes: (0..shape.lanes()).map(|_| ScalarOperands::default()).collect(),
            leader: ScalarOperands::default(),
        }
    }
}

impl Logic for Leader {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.leader.left.next = 0.into();
        self.leader.right.next = 0.into();
        self.leader.taken.next = 0.into();
        if self.valid.val().any() {
            comment!("The last assignment wins: the highest lane.");
            for lane in 0..self.lanes.len() {
                if self.active.val().get_bit(lane) {
                    wires::link(&mut self.lanes[lane], &mut self.leader);
                }
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
            let mostly = |random: &mut Random| (!random.once_in(5)).into();
            agree(Check::default().input("valid", mostly), leader(lanes));
        }
    }

    #[test]
    fn the_highest_active_lane_leads() {
        for lanes in [1usize, 4, 5, 32] {
            let mut bench = Bench::new(leader(lanes));
            let mut random = Random::new(5);
            bench.block.valid.next = true.into();
            for _ in 0..300 {
                let active = random.word() & random.word() & ((1 << lanes) - 1);
                let held: Vec<[u64; 3]> =
                    (0..lanes).map(|_| [9, 3, 2].map(|end| random.below(end))).collect();
                put(&mut bench.block.active, active);
                for (lane, [left, right, taken]) in bench.block.lanes.iter_mut().zip(&held) {
                    put(&mut lane.left, *left);
                    put(&mut lane.right, *right);
                    put(&mut lane.taken, *taken);
                }
                bench.settle();
                let highest = (0..lanes).rev().find(|lane| active >> lane & 1 == 1);
                let expected = highest.map_or([0; 3], |lane| held[lane]);
                let ScalarOperands { left, right, taken } = &bench.block.leader;
                assert_eq!([word(left), word(right), word(taken)], expected, "{active:#b} {held:?}");
            }
        }
    }
}
