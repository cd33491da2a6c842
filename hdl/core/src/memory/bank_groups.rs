//! Which lanes local memory serves in a cycle: in each bank the lowest lane that asks chooses the word, and those that want the same
//! word come along. Combinational.
//!
//! Lanes are compared with each other, all at once, and not with what a bank has chosen: so the choice waits for no comparison of rows.

use super::rivals::LaneRivals;
use crate::Shape;
use warpstep_kit::prelude::*;

/// The lanes of one step.
#[derive(LogicBlock)]
pub struct BankGroups {
    /// Lanes that access local memory, one bit per lane.
    pub active: Wire<In>,
    /// Bank each lane accesses.
    pub wanted_banks: Vec<Wire<In>>,
    /// Row each lane accesses.
    pub wanted_rows: Vec<Wire<In>>,
    /// Lanes that choose the row of their bank, at most one of each bank; one bit per lane.
    pub leads: Wire<Out>,
    /// Lanes that are served, one bit per lane.
    pub group: Wire<Out>,
    rivals: Vec<LaneRivals>,
    all: Wire<Local>,
    every_lane: Param,
}

impl BankGroups {
    /// For the lanes and banks of the machine.
    pub fn new(shape: &Shape) -> BankGroups {
        let (lanes, banks) = (shape.lanes(), shape.local_banks());
        let rows = shape.config().local_memory_bytes as usize / 4 / banks;
        BankGroups {
            active: Wire::new(lanes),
            wanted_banks: Wire::several(lanes, index_width(banks)),
            wanted_rows: Wire::several(lanes, index_width(rows)),
            leads: Wire::new(lanes),
            group: Wire::new(lanes),
            rivals: (0..lanes).map(|_| LaneRivals::new(shape)).collect(),
            all: Wire::new(lanes),
            every_lane: Param::new((1 << lanes) - 1),
        }
    }
}

impl Logic for BankGroups {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.all.next = self.every_lane.val().into();
        self.leads.next = 0.into();
        self.group.next = 0.into();
        for lane in 0..self.rivals.len() {
            self.rivals[lane].active.next = self.active.val();
            self.rivals[lane].bank.next = self.wanted_banks[lane].val();
            self.rivals[lane].row.next = self.wanted_rows[lane].val();
            wires::link(&mut self.wanted_banks, &mut self.rivals[lane].wanted_banks);
            wires::link(&mut self.wanted_rows, &mut self.rivals[lane].wanted_rows);
        }
        for lane in 0..self.rivals.len() {
            comment!("A lane leads unless a lower one wants its bank.");
            self.leads.next = self.leads.val().replace_bit(
                lane,
                self.active.val().get_bit(lane)
                    & !(self.active.val() & self.rivals[lane].same_bank.val() & !(self.all.val() << lane))
                        .any(),
            );
        }
        for lane in 0..self.rivals.len() {
            self.group.next = self.group.val().replace_bit(
                lane,
                self.active.val().get_bit(lane)
                    & (self.leads.val() & self.rivals[lane].same_word.val()).any(),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, put, shape, word};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, u32); 6] = [(1, 1), (1, 32), (4, 4), (5, 2), (8, 16), (32, 32)];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, banks) in SHAPES.into_iter().filter(|(lanes, _)| *lanes <= 8) {
            let shape = shape(|p| (p.lanes, p.local_banks) = (lanes, banks));
            let check = (0..lanes).fold(Check::default().cycles(200), |check, lane| {
                check
                    .input(&format!("wanted_rows_{lane}"), |random| random.below(3))
                    .input(&format!("wanted_banks_{lane}"), |random| random.below(2))
            });
            agree(check, BankGroups::new(&shape));
        }
    }

    #[test]
    fn the_lowest_lane_of_a_bank_chooses_and_its_word_is_shared() {
        for (lanes, banks) in SHAPES {
            let mut random = Random::new(lanes as u64);
            let mut bench =
                Bench::new(BankGroups::new(&shape(|p| (p.lanes, p.local_banks) = (lanes, banks))));
            for _ in 0..200 {
                let active = random.word() & ((1 << lanes) - 1);
                put(&mut bench.block.active, active);
                let wanted: Vec<(u64, u64)> =
                    (0..lanes).map(|_| (random.below(banks.into()), random.below(3))).collect();
                for (lane, (bank, row)) in wanted.iter().enumerate() {
                    put(&mut bench.block.wanted_banks[lane], *bank);
                    put(&mut bench.block.wanted_rows[lane], *row);
                }
                bench.settle();
                let mut chosen = HashMap::new();
                let (mut leads, mut group) = (0, 0);
                for lane in (0..lanes).filter(|lane| active >> lane & 1 == 1) {
                    let (bank, row) = wanted[lane];
                    leads |= u64::from(!chosen.contains_key(&bank)) << lane;
                    group |= u64::from(*chosen.entry(bank).or_insert(row) == row) << lane;
                }
                assert_eq!((word(&bench.block.leads), word(&bench.block.group)), (leads, group));
            }
        }
    }
}
