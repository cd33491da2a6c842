//! Which lanes want the bank of local memory that one lane wants, and which of them the same word. Combinational.

use crate::Shape;
use warpstep_kit::prelude::*;

/// What one lane has in common with all.
#[derive(LogicBlock)]
pub struct LaneRivals {
    /// Lanes that access local memory, one bit per lane; without one nothing is compared.
    pub active: Wire<In>,
    /// Bank this lane accesses.
    pub bank: Wire<In>,
    /// Row this lane accesses.
    pub row: Wire<In>,
    /// Bank each lane accesses.
    pub wanted_banks: Vec<Wire<In>>,
    /// Row each lane accesses.
    pub wanted_rows: Vec<Wire<In>>,
    /// Lanes with the same bank, one bit per lane.
    pub same_bank: Wire<Out>,
    /// Lanes with the same bank and row, one bit per lane.
    pub same_word: Wire<Out>,
}

impl LaneRivals {
    /// For the lanes and banks of the machine.
    pub fn new(shape: &Shape) -> LaneRivals {
        let (lanes, banks) = (shape.lanes(), shape.local_banks());
        let rows = shape.config().local_memory_bytes as usize / 4 / banks;
        let (bank, row) = (index_width(banks), index_width(rows));
        LaneRivals {
            active: Wire::new(lanes),
            bank: Wire::new(bank),
            row: Wire::new(row),
            wanted_banks: Wire::several(lanes, bank),
            wanted_rows: Wire::several(lanes, row),
            same_bank: Wire::new(lanes),
            same_word: Wire::new(lanes),
        }
    }
}

impl Logic for LaneRivals {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.same_bank.next = 0.into();
        self.same_word.next = 0.into();
        if self.active.val().any() {
            for lane in 0..self.wanted_banks.len() {
                self.same_bank.next =
                    self.same_bank.val().replace_bit(lane, self.wanted_banks[lane].val() == self.bank.val());
                self.same_word.next = self.same_word.val().replace_bit(
                    lane,
                    (self.wanted_banks[lane].val() == self.bank.val())
                        & (self.wanted_rows[lane].val() == self.row.val()),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, shape};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, banks) in [(1, 1), (4, 4), (5, 2), (32, 32)] {
            let shape = shape(|p| (p.lanes, p.local_banks) = (lanes, banks));
            let check = (0..lanes).fold(Check::default().cycles(200), |check, lane| {
                check
                    .input(&format!("wanted_rows_{lane}"), |random| random.below(3))
                    .input(&format!("wanted_banks_{lane}"), |random| random.below(2))
            });
            let check = check.input("row", |random| random.below(3)).input("bank", |random| random.below(2));
            agree(check, LaneRivals::new(&shape));
        }
    }
}
