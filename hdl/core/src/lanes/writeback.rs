//! The result a lane writes in a cycle, at each of its write ports. Combinational.
//!
//! A source always writes at the same port. Slots are booked when an instruction issues, or all sources of a port take the same
//! time; so at most one of them has a result for a register. `collision` says that this was broken (then the last source
//! wins), for simulations to stop at. An instruction whose destination is x0 books no slot and its result is dropped here.
//! Knows nothing of who the sources are.

use crate::bundles::LaneResult;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Several sources, one or two write ports.
#[derive(LogicBlock)]
pub struct Writeback {
    /// The result of each source.
    pub results: Vec<LaneResult<In>>,
    /// The result that is written at each port.
    pub writes: Vec<LaneResult<Out>>,
    /// Two results met at one port: never, if slots are booked.
    pub collision: Wire<Out>,
    /// Port of each source, one bit per source.
    places: Param,
}

impl Writeback {
    /// At `ports` write ports; `places` has the port of each source.
    pub fn new(places: &[usize], ports: usize, destination_width: usize) -> Writeback {
        Writeback {
            results: places.iter().map(|_| LaneResult::new(destination_width)).collect(),
            writes: (0..ports).map(|_| LaneResult::new(destination_width)).collect(),
            collision: Wire::new(1),
            places: Param::new(places.iter().rev().fold(0, |mask, port| mask << 1 | port)),
        }
    }
}

impl Logic for Writeback {
    about!(REG_BITS);

    #[hdl_gen]
    fn update(&mut self) {
        self.collision.next = false.into();
        for port in 0..self.writes.len() {
            self.writes[port].valid.next = false.into();
            self.writes[port].destination.next = 0.into();
            self.writes[port].value.next = 0.into();
            for source in 0..self.results.len() {
                if (((self.places.val() >> source) & 1) == port)
                    && (self.results[source].valid.val().any()
                        & (self.results[source].destination.val().get_bits::<REG_BITS>(0) != 0))
                {
                    self.collision.next = self.collision.val() | self.writes[port].valid.val();
                    wires::link(&mut self.results[source], &mut self.writes[port]);
                }
            }
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
        for (places, ports, destination_width) in
            [(&[0][..], 1, 7), (&[0; 3], 1, 8), (&[0; 8], 1, 11), (&[0, 1, 1, 0, 0, 1, 0], 2, 8)]
        {
            agree(Check::default().cycles(600), Writeback::new(places, ports, destination_width));
        }
    }

    #[test]
    fn f0_is_a_register_like_others() {
        let mut bench = Bench::new(Writeback::new(&[0], 1, 7));
        bench.block.results[0].valid.next = true.into();
        bench.block.results[0].destination.next = Value::new(7, 32);
        bench.settle();
        assert!(bench.block.writes[0].valid.val() == 1 && bench.block.writes[0].destination.val() == 32);
    }

    #[test]
    fn one_result_is_written_two_collide_and_x0_does_not_count() {
        let mut bench = Bench::new(Writeback::new(&[0; 3], 1, 8));
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
            assert!(bench.block.writes[0].valid.val() == written.is_some(), "{valid:#b}");
            assert!(
                bench.block.writes[0].destination.val() == destination
                    && bench.block.writes[0].value.val() == value
            );
            assert!(bench.block.collision.val() == collision, "{valid:#b}");
        }
    }
    #[test]
    fn results_of_two_ports_do_not_meet_and_those_of_one_do() {
        let mut bench = Bench::new(Writeback::new(&[0, 1, 1], 2, 8));
        for source in 0..3 {
            bench.block.results[source].value.next = word(10 + source as u32);
            bench.block.results[source].destination.next = Value::new(8, 5);
        }
        for (valid, short, long, collision) in [
            (0b001, Some(10), None, false),
            (0b010, None, Some(11), false),
            (0b101, Some(10), Some(12), false),
            (0b110, None, Some(12), true),
            (0b111, Some(10), Some(12), true),
        ] {
            for source in 0..3 {
                bench.block.results[source].valid.next = (valid >> source & 1 == 1).into();
            }
            bench.settle();
            for (port, written) in [short, long].into_iter().enumerate() {
                assert!(bench.block.writes[port].valid.val() == written.is_some(), "{valid:#b}");
                assert!(bench.block.writes[port].value.val() == written.unwrap_or(0), "{valid:#b}");
            }
            assert!(bench.block.collision.val() == collision, "{valid:#b}");
        }
    }
}
