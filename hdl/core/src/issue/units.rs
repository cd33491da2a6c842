//! Lanes in use of a unit that is not pipelined: the divider, float division, square root; one block each. A context uses all lanes
//! it owns, whichever are active.
//!
//! An operation that issues in c with latency N occupies its lanes from c + 1 to c + N - 2: the next may issue in
//! c + N - 1, because its operands come a cycle later. Counts cycles, a lane each; knows nothing of operands or results.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Requirement, index_width};

/// Occupancy of one unit.
#[derive(LogicBlock)]
pub struct UnitOccupancy {
    /// Lanes for which an operation issues, one bit per lane that is booked apart.
    pub start: Wire<In>,
    /// Lanes in use in this cycle, one bit per lane that is booked apart.
    pub busy: Wire<Out>,
    /// Cycles until the lane is free.
    remaining: Vec<Reg>,
    /// Nothing begins in a lane that is in use.
    lanes_free: Requirement,
    /// Cycles a lane is in use.
    occupied_cycles: Param,
}

impl UnitOccupancy {
    /// For the lanes of this machine, operations of `latency_cycles` cycles.
    ///
    /// # Panics
    /// If the latency is below 3: such a unit is never busy.
    pub fn new(shape: &Shape, latency_cycles: usize) -> UnitOccupancy {
        let lanes = shape.booked_lanes();
        assert!(latency_cycles > 2, "a unit of latency {latency_cycles} needs no occupancy");
        UnitOccupancy {
            start: Wire::new(lanes),
            busy: Wire::new(lanes),
            remaining: Reg::several(lanes, index_width(latency_cycles - 1)),
            lanes_free: Requirement::default(),
            occupied_cycles: Param::new(latency_cycles - 2),
        }
    }
}

impl Logic for UnitOccupancy {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.busy.next = 0.into();
        for lane in 0..self.remaining.len() {
            if self.remaining[lane].val().any() {
                self.busy.next = self.busy.val().replace_bit(lane, true);
                self.remaining[lane].next = self.remaining[lane].val() - 1;
            }
            if self.start.val().get_bit(lane) {
                self.remaining[lane].next = self.occupied_cycles.val().into();
            }
        }
        self.lanes_free.holds.next = ((self.start.val() & self.busy.val()) == 0).into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{small, splitting};
    use warpstep_kit::check::{Bench, Check, Random};

    fn machine(lanes: usize) -> Shape {
        small(|p| {
            p.lanes = lanes;
            splitting(p);
        })
    }

    #[test]
    fn the_unit_agrees_with_its_verilog() {
        for (lanes, latency) in [(1, 3), (1, 34), (3, 16), (4, 64), (32, 34)] {
            let check =
                Check::default().input("start", |random| random.word() & random.word() & random.word());
            check
                .check(UnitOccupancy::new(&machine(lanes), latency))
                .unwrap_or_else(|error| panic!("{lanes}: {error}"));
        }
    }

    #[test]
    fn the_next_operation_of_a_lane_may_issue_in_the_cycle_of_the_result() {
        for (lanes, latency) in [(1, 3), (5, 16), (32, 34)] {
            let mut random = Random::new(latency as u64);
            let mut bench = Bench::new(UnitOccupancy::new(&machine(lanes), latency));
            let mut free_from = vec![0; lanes];
            for cycle in 0..300 {
                let free = |lane: usize| free_from[lane] <= cycle;
                let busy = (0..lanes).fold(0, |mask, lane| mask | u64::from(!free(lane)) << lane);
                let start = random.word() & random.word() & !busy;
                bench.block.start.next = Value::new(lanes, start);
                bench.settle();
                assert!(bench.block.busy.val() == Value::new(lanes, busy), "cycle {cycle}");
                for (lane, from) in free_from.iter_mut().enumerate() {
                    if start >> lane & 1 == 1 {
                        *from = cycle + latency - 1;
                    }
                }
                bench.clock();
            }
        }
    }
}
