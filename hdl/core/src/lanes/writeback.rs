//! The one result a lane writes in a cycle. Combinational.
//!
//! Slots are booked when an instruction issues, so at most one of the sources has a result for a register; `collision` says
//! that this was broken (then the last source wins), for simulations to stop at. An instruction whose destination is x0 books
//! no slot and its result is dropped here. Knows nothing of who the sources are.

use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Several sources, one write port.
#[derive(LogicBlock)]
pub struct Writeback {
    /// Which sources hand over a result.
    pub valid: Vec<Wire<In>>,
    /// The register each is for.
    pub destinations: Vec<Wire<In>>,
    /// The results.
    pub values: Vec<Wire<In>>,
    /// Whether to write.
    pub write: Wire<Out>,
    /// Register (low six bits) and warp (above) to write.
    pub write_destination: Wire<Out>,
    /// What to write.
    pub write_value: Wire<Out>,
    /// Whether two results met: never, if slots are booked.
    pub collision: Wire<Out>,
}

impl Writeback {
    /// From so many sources.
    pub fn new(sources: usize, destination_width: usize) -> Writeback {
        Writeback {
            valid: Wire::several(sources, 1),
            destinations: Wire::several(sources, destination_width),
            values: Wire::several(sources, 32),
            write: Wire::new(1),
            write_destination: Wire::new(destination_width),
            write_value: Wire::new(32),
            collision: Wire::new(1),
        }
    }
}

impl Logic for Writeback {
    about!(REG_BITS);

    #[hdl_gen]
    fn update(&mut self) {
        self.write.next = false.into();
        self.write_destination.next = 0.into();
        self.write_value.next = 0.into();
        self.collision.next = false.into();
        for source in 0..self.valid.len() {
            if self.valid[source].val().any() & (self.destinations[source].val().get_bits::<REG_BITS>(0) != 0)
            {
                self.collision.next = self.write.val();
                self.write.next = true.into();
                self.write_destination.next = self.destinations[source].val();
                self.write_value.next = self.values[source].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{prove, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_number_of_sources() {
        for (sources, destination_width) in [(1, 7), (3, 8), (8, 11)] {
            prove(Check::default().cycles(600), Writeback::new(sources, destination_width));
        }
    }

    #[test]
    fn f0_is_a_register_like_others() {
        let mut bench = Bench::new(Writeback::new(1, 7));
        bench.block.valid[0].next = true.into();
        bench.block.destinations[0].next = Value::new(7, 32);
        bench.settle();
        assert!(bench.block.write.val() == 1 && bench.block.write_destination.val() == 32);
    }

    #[test]
    fn one_result_is_written_two_collide_and_x0_does_not_count() {
        let mut bench = Bench::new(Writeback::new(3, 8));
        for source in 0..3 {
            bench.block.values[source].next = word(10 + source as u32);
            bench.block.destinations[source].next = Value::new(8, [5, 0x40, 0x47][source]);
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
                bench.block.valid[source].next = (valid >> source & 1 == 1).into();
            }
            bench.settle();
            let (destination, value) = written.unwrap_or((0, 0));
            assert!(bench.block.write.val() == written.is_some(), "{valid:#b}");
            assert!(
                bench.block.write_destination.val() == destination && bench.block.write_value.val() == value
            );
            assert!(bench.block.collision.val() == collision, "{valid:#b}");
        }
    }
}
