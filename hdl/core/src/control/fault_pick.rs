//! One of several program errors: that of the lowest source. Combinational.
//!
//! Sources keep their first error, so the pick is that of the first error only in the first cycle in which there is one:
//! who wants to know keeps what it sees then.

use super::fault::CAUSE_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Chooses among records of errors.
#[derive(LogicBlock)]
pub struct FaultPick {
    /// Sources that have an error, one bit each.
    pub faulted: Wire<In>,
    /// What.
    pub causes: Vec<Wire<In>>,
    /// Whose.
    pub contexts: Vec<Wire<In>>,
    /// Address of the instruction.
    pub pcs: Vec<Wire<In>>,
    /// The evidence.
    pub details: Vec<Wire<In>>,
    /// The lane.
    pub lanes: Vec<Wire<In>>,
    /// There is an error.
    pub found: Wire<Out>,
    /// Of which source.
    pub source: Wire<Out>,
    /// What.
    pub cause: Wire<Out>,
    /// Whose.
    pub owner: Wire<Out>,
    /// Address of the instruction.
    pub pc: Wire<Out>,
    /// The evidence.
    pub detail: Wire<Out>,
    /// The lane.
    pub lane: Wire<Out>,
}

impl FaultPick {
    /// Among so many sources, for contexts and lanes of that number.
    pub fn new(sources: usize, contexts: usize, lanes: usize) -> FaultPick {
        let (context, lane) = (index_width(contexts), index_width(lanes));
        FaultPick {
            faulted: Wire::new(sources),
            causes: Wire::several(sources, CAUSE_BITS),
            contexts: Wire::several(sources, context),
            pcs: Wire::several(sources, 32),
            details: Wire::several(sources, 32),
            lanes: Wire::several(sources, lane),
            found: Wire::new(1),
            source: Wire::new(index_width(sources)),
            cause: Wire::new(CAUSE_BITS),
            owner: Wire::new(context),
            pc: Wire::new(32),
            detail: Wire::new(32),
            lane: Wire::new(lane),
        }
    }
}

impl Logic for FaultPick {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.found.next = false.into();
        self.source.next = 0.into();
        self.cause.next = 0.into();
        self.owner.next = 0.into();
        self.pc.next = 0.into();
        self.detail.next = 0.into();
        self.lane.next = 0.into();
        for at in 0..self.causes.len() {
            if self.faulted.val().get_bit(at) & !self.found.val().any() {
                self.found.next = true.into();
                self.source.next = at.into();
                self.cause.next = self.causes[at].val();
                self.owner.next = self.contexts[at].val();
                self.pc.next = self.pcs[at].val();
                self.detail.next = self.details[at].val();
                self.lane.next = self.lanes[at].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (sources, contexts, lanes) in [(1, 1, 1), (4, 3, 5), (2, 32, 32)] {
            prove(Check::default(), FaultPick::new(sources, contexts, lanes));
        }
    }

    #[test]
    fn the_lowest_source_is_told() {
        let mut bench = Bench::new(FaultPick::new(4, 4, 4));
        for source in 0..4 {
            put(&mut bench.block.causes[source], source as u64 + 1);
            put(&mut bench.block.pcs[source], 4 * source as u64);
        }
        for faulted in 0..16u64 {
            put(&mut bench.block.faulted, faulted);
            bench.settle();
            assert_eq!(is_set(&bench.block.found), faulted != 0);
            if faulted != 0 {
                let lowest = u64::from(faulted.trailing_zeros());
                let told = (word(&bench.block.source), word(&bench.block.cause), word(&bench.block.pc));
                assert_eq!(told, (lowest, lowest + 1, 4 * lowest));
            }
        }
    }
}
