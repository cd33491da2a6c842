//! Responses to writes that are held back until they are due, each with its error. One that comes when it is due goes in
//! the very cycle.

use super::release::Release;
use super::tag_queue::TagQueue;
use warpstep_kit::prelude::*;

/// Responses of at most `most` writes.
#[derive(LogicBlock)]
pub struct HeldResponses {
    /// A response comes.
    pub comes: Wire<In>,
    /// It is an error.
    pub comes_error: Wire<In>,
    /// One more is due, from this cycle on.
    pub due: Wire<In>,
    /// The oldest response goes: there is one, and it is due.
    pub goes: Wire<Out>,
    /// It is an error.
    pub goes_error: Wire<Out>,
    release: Release,
    errors: TagQueue,
}

impl HeldResponses {
    /// Of so many writes.
    pub fn new(most: usize) -> HeldResponses {
        HeldResponses {
            comes: Wire::new(1),
            comes_error: Wire::new(1),
            due: Wire::new(1),
            goes: Wire::new(1),
            goes_error: Wire::new(1),
            release: Release::new(most),
            errors: TagQueue::new(most, 1),
        }
    }
}

impl Logic for HeldResponses {
    about!(unread: "errors.full");

    #[hdl_gen]
    fn update(&mut self) {
        self.release.due.next = self.due.val();
        self.goes.next = self.release.may.val() & (self.comes.val() | !self.errors.empty.val());
        self.release.goes.next = self.goes.val();
        self.goes_error.next = self.comes_error.val();
        if !self.errors.empty.val().any() {
            self.goes_error.next = self.errors.first.val();
        }
        self.errors.leave.next = self.goes.val() & !self.errors.empty.val();
        self.errors.enter.next = self.comes.val() & (!self.goes.val() | !self.errors.empty.val());
        self.errors.tag.next = self.comes_error.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for most in [1, 3, 8] {
            agree(Check::default(), HeldResponses::new(most));
        }
    }

    #[test]
    fn a_response_goes_with_its_error_when_it_is_there_and_due() {
        let (mut random, most) = (Random::new(4), 4);
        let mut bench = Bench::new(HeldResponses::new(most));
        let (mut waiting, mut credit): (VecDeque<bool>, usize) = (VecDeque::new(), 0);
        let (mut early, mut late) = (0, 0);
        for _ in 0..2000 {
            let (comes, due) =
                (waiting.len() < most && random.once_in(3), credit < most && random.once_in(3));
            let error = random.once_in(2);
            put(&mut bench.block.comes, comes.into());
            put(&mut bench.block.comes_error, error.into());
            put(&mut bench.block.due, due.into());
            bench.settle();
            waiting.extend(comes.then_some(error));
            credit += usize::from(due);
            let goes = credit > 0 && !waiting.is_empty();
            assert_eq!(is_set(&bench.block.goes), goes);
            assert!(!goes || waiting.front() == Some(&is_set(&bench.block.goes_error)));
            bench.clock();
            if goes {
                waiting.pop_front();
                credit -= 1;
            }
            early += usize::from(!waiting.is_empty());
            late += credit;
        }
        assert!(early > 100 && late > 100);
    }
}
