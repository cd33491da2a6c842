//! The wait between the cycle in which a unit has its result and the cycle of its writeback slot.
//!
//! A delay line of any length, none included: what enters in cycle c leaves in c + stages. Takes a result in every
//! cycle. A stage changes only when a result moves into it, so an idle unit is still. Knows nothing of what it carries.

use warpstep_kit::prelude::*;

/// Results on their way, each with the register it is for.
#[derive(LogicBlock)]
pub struct ResultPipe {
    /// Whether a result enters.
    pub enter: Wire<In>,
    /// The register it is for.
    pub destination: Wire<In>,
    /// The result.
    pub value: Wire<In>,
    /// Whether a result leaves.
    pub leave: Wire<Out>,
    /// The register that one is for.
    pub leaving_destination: Wire<Out>,
    /// That result.
    pub leaving_value: Wire<Out>,
    valid: Vec<Reg>,
    destinations: Vec<Reg>,
    values: Vec<Reg>,
    stages: Param,
}

impl ResultPipe {
    /// `stages` cycles long, for values of `width` bits.
    pub fn new(stages: usize, destination_width: usize, width: usize) -> ResultPipe {
        ResultPipe {
            enter: Wire::new(1),
            destination: Wire::new(destination_width),
            value: Wire::new(width),
            leave: Wire::new(1),
            leaving_destination: Wire::new(destination_width),
            leaving_value: Wire::new(width),
            valid: Reg::several(stages, 1),
            destinations: Reg::several(stages, destination_width),
            values: Reg::several(stages, width),
            stages: Param::new(stages),
        }
    }
}

impl Logic for ResultPipe {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        if self.stages.val() == 0 {
            self.leave.next = self.enter.val();
            self.leaving_destination.next = self.destination.val();
            self.leaving_value.next = self.value.val();
        } else {
            self.valid[0].next = self.enter.val();
            if self.enter.val().any() {
                self.destinations[0].next = self.destination.val();
                self.values[0].next = self.value.val();
            }
            for stage in 1..self.valid.len() {
                self.valid[stage].next = self.valid[stage - 1].val();
                if self.valid[stage - 1].val().any() {
                    self.destinations[stage].next = self.destinations[stage - 1].val();
                    self.values[stage].next = self.values[stage - 1].val();
                }
            }
            self.leave.next = self.valid[self.stages.val() - 1].val();
            self.leaving_destination.next = self.destinations[self.stages.val() - 1].val();
            self.leaving_value.next = self.values[self.stages.val() - 1].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{number, prove, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_length() {
        for (stages, width) in [(0, 32), (1, 1), (2, 32), (6, 165)] {
            prove(Check::default(), ResultPipe::new(stages, 8, width));
        }
    }

    #[test]
    fn what_enters_leaves_after_as_many_cycles_as_there_are_stages() {
        for stages in 0..4 {
            let mut bench = Bench::new(ResultPipe::new(stages, 6, 32));
            for cycle in 0..12usize {
                bench.block.enter.next = cycle.is_multiple_of(3).into();
                bench.block.value.next = word(100 + cycle as u32);
                bench.block.destination.next = Value::new(6, cycle as u64);
                bench.settle();
                let entered = cycle.checked_sub(stages).filter(|entered| entered.is_multiple_of(3));
                assert_eq!(number(bench.block.leave.val()) == 1, entered.is_some(), "{stages} at {cycle}");
                if let Some(entered) = entered {
                    assert!(bench.block.leaving_value.val() == 100 + entered);
                    assert!(bench.block.leaving_destination.val() == entered);
                }
                bench.clock();
            }
        }
    }
}
