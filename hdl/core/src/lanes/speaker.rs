//! Who speaks for all lanes where an instruction wants one value: the highest active lane. Combinational.
//!
//! Branches, jumps, tmc, wspawn, bar, pred and join take their scalar operands from here. `disagree` says that an active
//! lane holds another value: a program that relies on all lanes then goes wrong, and is told. Knows no instruction.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The highest active lane's value.
#[derive(LogicBlock)]
pub struct Speaker {
    /// Whether anyone wants to know; otherwise all outputs are zero.
    pub listen: Wire<In>,
    /// Lanes of the instruction.
    pub active: Wire<In>,
    /// What each lane holds.
    pub values: Vec<Wire<In>>,
    /// The highest active lane; zero if there is none.
    pub highest: Wire<Out>,
    /// What it holds; zero if there is none.
    pub spoken: Wire<Out>,
    /// Whether an active lane holds something else.
    pub disagree: Wire<Out>,
}

impl Speaker {
    /// Among `lanes` lanes with values of `width` bits.
    pub fn new(lanes: usize, width: usize) -> Speaker {
        Speaker {
            listen: Wire::new(1),
            active: Wire::new(lanes),
            values: Wire::several(lanes, width),
            highest: Wire::new(index_width(lanes)),
            spoken: Wire::new(width),
            disagree: Wire::new(1),
        }
    }
}

impl Logic for Speaker {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.highest.next = 0.into();
        self.spoken.next = 0.into();
        self.disagree.next = false.into();
        if self.listen.val().any() {
            comment!("The last assignment wins: the highest lane.");
            for lane in 0..self.values.len() {
                if self.active.val().get_bit(lane) {
                    self.highest.next = lane.into();
                    self.spoken.next = self.values[lane].val();
                }
            }
            for lane in 0..self.values.len() {
                if self.active.val().get_bit(lane) & (self.values[lane].val() != self.spoken.val()) {
                    self.disagree.next = true.into();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{number, prove};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn both_faces_agree_at_every_number_of_lanes() {
        for (lanes, width) in [(1, 1), (1, 32), (4, 32), (5, 32), (5, 1), (32, 32)] {
            let mostly = |random: &mut Random| (!random.once_in(5)).into();
            prove(Check::default().input("listen", mostly), Speaker::new(lanes, width));
        }
    }

    #[test]
    fn the_highest_active_lane_speaks_and_dissent_is_heard() {
        for lanes in [1usize, 4, 5, 32] {
            let mut bench = Bench::new(Speaker::new(lanes, 32));
            let mut random = Random::new(5);
            bench.block.listen.next = true.into();
            for _ in 0..300 {
                let active = random.word() & random.word() & ((1 << lanes) - 1);
                let unanimous = random.once_in(3);
                let held: Vec<u64> =
                    (0..lanes).map(|_| if unanimous { 9 } else { random.below(3) }).collect();
                bench.block.active.next = Value::new(lanes, active);
                for (lane, value) in held.iter().enumerate() {
                    bench.block.values[lane].next = Value::new(32, *value);
                }
                bench.settle();
                let running: Vec<usize> = (0..lanes).filter(|lane| active >> lane & 1 == 1).collect();
                let highest = running.last().copied().unwrap_or(0);
                let spoken = running.last().map_or(0, |lane| held[*lane]);
                assert_eq!(number(bench.block.highest.val()), highest as u64);
                assert_eq!(number(bench.block.spoken.val()), spoken);
                let disagree = running.iter().any(|lane| held[*lane] != spoken);
                assert!(bench.block.disagree.val() == disagree, "{active:#b} {held:?}");
            }
        }
    }
}
