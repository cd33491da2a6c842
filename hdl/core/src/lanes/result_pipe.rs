//! The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//!
//! A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
//! cycle. A stage changes only when a result moves into it, so an idle unit does not toggle. Knows nothing of what it carries.

use crate::bundles::LaneResult;
use warpstep_kit::prelude::*;

/// Results on their way to their slots.
#[derive(LogicBlock)]
pub struct ResultPipe {
    /// The result that enters.
    pub enter: LaneResult<In>,
    /// The result that leaves.
    pub leave: LaneResult<Out>,
    stages: Vec<LaneResult<Staged>>,
    /// What enters each stage, then what leaves the last.
    passing: Vec<LaneResult<Local>>,
    cycles: Param,
}

impl ResultPipe {
    /// `cycles` long, for values of `width` bits.
    pub fn new(cycles: usize, destination_width: usize, width: usize) -> ResultPipe {
        ResultPipe {
            enter: LaneResult::of_width(destination_width, width),
            leave: LaneResult::of_width(destination_width, width),
            stages: (0..cycles).map(|_| LaneResult::of_width(destination_width, width)).collect(),
            passing: (0..=cycles).map(|_| LaneResult::of_width(destination_width, width)).collect(),
            cycles: Param::new(cycles),
        }
    }
}

impl Logic for ResultPipe {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.enter, &mut self.passing[0]);
        for stage in 0..self.stages.len() {
            self.stages[stage].valid.next = false.into();
            if self.passing[stage].valid.val().any() {
                wires::link(&mut self.passing[stage], &mut self.stages[stage]);
            }
            wires::link(&mut self.stages[stage], &mut self.passing[stage + 1]);
        }
        wires::link(&mut self.passing[self.cycles.val()], &mut self.leave);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{agree, number, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_length() {
        for (stages, width) in [(0, 32), (1, 1), (2, 32), (6, 165)] {
            agree(Check::default(), ResultPipe::new(stages, 8, width));
        }
    }

    #[test]
    fn what_enters_leaves_after_as_many_cycles_as_there_are_stages() {
        for stages in 0..4 {
            let mut bench = Bench::new(ResultPipe::new(stages, 6, 32));
            for cycle in 0..12usize {
                bench.block.enter.valid.next = cycle.is_multiple_of(3).into();
                bench.block.enter.value.next = word(100 + cycle as u32);
                bench.block.enter.destination.next = Value::new(6, cycle as u64);
                bench.settle();
                let entered = cycle.checked_sub(stages).filter(|entered| entered.is_multiple_of(3));
                assert_eq!(
                    number(bench.block.leave.valid.val()) == 1,
                    entered.is_some(),
                    "{stages} at {cycle}"
                );
                if let Some(entered) = entered {
                    assert!(bench.block.leave.value.val() == 100 + entered);
                    assert!(bench.block.leave.destination.val() == entered);
                }
                bench.clock();
            }
        }
    }
}
