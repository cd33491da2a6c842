//! The one result a lane writes in a cycle at one of its write ports. Combinational.
//!
//! Slots are booked when an instruction issues, or all sources take the same time: so at most one of them has a result for
//! a register, and results are joined by gates, none behind another. `collision` says that this was broken (then what is
//! written means nothing), for simulations to stop at. A result that is due may be withdrawn, late in the cycle: then
//! nothing is written. An instruction whose destination is x0 books no slot and its result is dropped here. Knows nothing
//! of who the sources are.

use crate::bundles::LaneResult;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Several sources, one write port.
#[derive(LogicBlock)]
pub struct Writeback {
    /// The result of each source.
    pub results: Vec<LaneResult<In>>,
    /// What is due is not written after all; absent where that cannot be.
    pub withdrawn: Vec<Wire<In>>,
    /// The result that is written.
    pub write: LaneResult<Out>,
    /// A result is due: it is written unless it is withdrawn.
    pub due: Wire<Out>,
    /// Two results met: never, if slots are booked.
    pub collision: Wire<Out>,
}

impl Writeback {
    /// From so many sources, and whether they may withdraw what is due.
    pub fn new(sources: usize, destination_width: usize, late: bool) -> Writeback {
        Writeback {
            results: (0..sources).map(|_| LaneResult::new(destination_width)).collect(),
            withdrawn: Wire::several(late.into(), 1),
            write: LaneResult::new(destination_width),
            due: Wire::new(1),
            collision: Wire::new(1),
        }
    }
}

impl Logic for Writeback {
    about!(REG_BITS);

    #[allow(clippy::collapsible_if)] // a simulator looks at a source only if it has a result
    #[hdl_gen]
    fn update(&mut self) {
        self.due.next = false.into();
        self.write.destination.next = 0.into();
        self.write.value.next = 0.into();
        self.collision.next = false.into();
        for source in 0..self.results.len() {
            if self.results[source].valid.val().any() {
                if self.results[source].destination.val().get_bits::<REG_BITS>(0) != 0 {
                    if self.due.val().any() {
                        self.collision.next = true.into();
                    }
                    self.due.next = true.into();
                    self.write.destination.next =
                        self.write.destination.val() | self.results[source].destination.val();
                    self.write.value.next = self.write.value.val() | self.results[source].value.val();
                }
            }
        }
        self.write.valid.next = self.due.val();
        for late in 0..self.withdrawn.len() {
            self.write.valid.next = self.due.val() & !self.withdrawn[late].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{agree, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_number_of_sources() {
        for (sources, destination_width) in [(1, 7), (3, 8), (8, 11)] {
            agree(Check::default().cycles(600), Writeback::new(sources, destination_width, sources > 1));
        }
    }

    #[test]
    fn f0_is_a_register_like_others() {
        let mut bench = Bench::new(Writeback::new(1, 7, false));
        bench.block.results[0].valid.next = true.into();
        bench.block.results[0].destination.next = Value::new(7, 32);
        bench.settle();
        assert!(bench.block.write.valid.val() == 1 && bench.block.write.destination.val() == 32);
    }

    #[test]
    fn one_result_is_written_two_collide_and_x0_does_not_count() {
        let mut bench = Bench::new(Writeback::new(3, 8, true));
        for source in 0..3 {
            bench.block.results[source].value.next = word(10 + source as u32);
            bench.block.results[source].destination.next = Value::new(8, [5, 0x40, 0x47][source]);
        }
        for (valid, written, collision) in [
            (0b000, None, false),
            (0b001, Some((5, 10)), false),
            (0b010, None, false),
            (0b011, Some((5, 10)), false),
            (0b100, Some((0x47, 12)), false),
            (0b110, Some((0x47, 12)), false),
            (0b101, Some((0x47, 12)), true),
        ] {
            for source in 0..3 {
                bench.block.results[source].valid.next = (valid >> source & 1 == 1).into();
            }
            bench.settle();
            let (destination, value) = written.unwrap_or((0, 0));
            assert!(bench.block.write.valid.val() == written.is_some(), "{valid:#b}");
            assert!(bench.block.due.val() == written.is_some(), "{valid:#b}");
            assert!(bench.block.collision.val() == collision, "{valid:#b}");
            assert!(
                collision
                    || (bench.block.write.destination.val() == destination
                        && bench.block.write.value.val() == value)
            );
            bench.block.withdrawn[0].next = true.into();
            bench.settle();
            assert!(bench.block.write.valid.val() == false && bench.block.due.val() == written.is_some());
            bench.block.withdrawn[0].next = false.into();
        }
    }
}
