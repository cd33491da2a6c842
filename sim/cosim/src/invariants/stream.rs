//! A context issues what it requested, in that order: its queue and its requests in flight, rebuilt from the requests. At a
//! split the child's stream is its parent's, so both issue the same instructions behind it, and no NOP is there because of
//! a split or merge.
//!
//! NOPs are there after the start, for a request that missed (it is made again), and in all places after a redirect. A
//! redirect to where the context would have gone anyway shows only in the NOP that issues, and only a control instruction
//! can be its cause.

use super::broken::{Finding, Invariant};
use super::core_checks::Issued;
use super::tree::Change;
use crate::frame::CoreFrame;
use std::collections::VecDeque;
use warpstep_cycle::Stall;
use warpstep_spec::{Class, Config, Op};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Nop,
    At(u32),
    /// Made a NOP, or not: with a loop register a request elsewhere is no sign of a redirect, and one made twice none of a miss.
    Either(u32),
}

impl Place {
    /// What was requested is lost; with a loop register, perhaps.
    fn lose(&mut self, perhaps: bool) {
        *self = match *self {
            Place::At(pc) | Place::Either(pc) if perhaps => Place::Either(pc),
            _ => Place::Nop,
        };
    }
}

/// What one context will issue.
#[derive(Clone)]
struct Stream {
    places: VecDeque<Place>,
    requested: Option<u32>,
    /// The last instruction may redirect the context, and it has made no request since.
    may_jump: bool,
    /// So many places, the oldest, are NOPs if the context was redirected to where it would have gone anyway.
    doubtful: usize,
}

impl Stream {
    fn of_nops(depth: usize) -> Stream {
        Stream { places: vec![Place::Nop; depth].into(), requested: None, may_jump: false, doubtful: 0 }
    }

    /// The request that goes with an issue; whether it is one that the context can make.
    fn request(&mut self, pc: u32, loop_register: bool) -> bool {
        let in_sequence = self.requested.is_none_or(|last| pc == last.wrapping_add(4));
        let again = self.requested == Some(pc);
        if again {
            self.places.iter_mut().rev().take(1).for_each(|last| last.lose(loop_register));
        } else if !in_sequence && self.may_jump {
            self.places.iter_mut().for_each(|place| place.lose(loop_register));
        }
        let possible = in_sequence || again || self.may_jump || loop_register;
        (self.requested, self.may_jump) = (Some(pc), false);
        possible
    }

    /// The issue; whether it is what the context has at its head.
    fn issue(&mut self, fetched: Option<u32>, requested: u32) -> bool {
        let head = self.places.pop_front();
        self.places.push_back(Place::At(requested));
        let doubtful = std::mem::take(&mut self.doubtful);
        match (head, fetched) {
            (Some(Place::Nop | Place::Either(_)), None) => self.doubtful = doubtful.saturating_sub(1),
            (Some(Place::At(_)), None) if doubtful > 0 => {
                self.places.iter_mut().take(doubtful - 1).for_each(|place| *place = Place::Nop);
            }
            (Some(Place::At(wanted) | Place::Either(wanted)), Some(pc)) => return wanted == pc,
            _ => return false,
        }
        true
    }

    /// The instruction that issued may redirect the context.
    fn may_redirect(&mut self) {
        (self.may_jump, self.doubtful) = (true, self.places.len());
    }

    /// No instruction has redirected it.
    fn is_not_redirected(&mut self) {
        (self.may_jump, self.doubtful) = (false, 0);
    }
}

/// The streams of a core's contexts.
pub(super) struct Streams {
    streams: Vec<Stream>,
    depth: usize,
    loop_register: bool,
}

impl Streams {
    pub fn new(config: &Config) -> Streams {
        let depth = config.queue_depth();
        let streams = vec![Stream::of_nops(depth); config.core_contexts()];
        Streams { streams, depth, loop_register: config.loop_register }
    }

    pub fn check(
        &mut self,
        seen: &CoreFrame,
        issued: &[Issued],
        change: Option<Change>,
    ) -> Result<(), Finding> {
        match change {
            Some(Change::Split { parent, child }) => {
                same_front_end(seen, parent, child)?;
                self.streams[child] = self.streams[parent].clone();
            }
            // Neither half of a parallel split is redirected by its join.
            Some(Change::Merge { parent, .. }) => self.streams[parent].is_not_redirected(),
            None => {}
        }
        for (stream, lanes) in self.streams.iter_mut().zip(&seen.lanes) {
            if *lanes == 0 && stream.requested.is_some() {
                *stream = Stream::of_nops(self.depth);
            }
        }
        for ((issue, request), decoded) in seen.issued.iter().zip(&seen.requested).zip(issued) {
            let stream = &mut self.streams[issue.context];
            let rule = Invariant::NoNopOfASplit;
            let last = stream.requested;
            Finding::unless(stream.request(request.pc, self.loop_register), issue.context, rule, || {
                format!("it requests {:#x} after {last:x?} without a redirect", request.pc)
            })?;
            let head = stream.places.front().copied();
            let pc = issue.instruction.map(|fetched| fetched.pc);
            Finding::unless(stream.issue(pc, request.pc), issue.context, rule, || {
                format!("it issues {pc:x?} and has {head:x?} at its head")
            })?;
            if decoded.instruction.is_some_and(|instruction| can_redirect(instruction.op)) {
                stream.may_redirect();
            }
        }
        Ok(())
    }
}

/// Queue, requests in flight and miss of a child in the cycle after the split.
fn same_front_end(seen: &CoreFrame, parent: usize, child: usize) -> Result<(), Finding> {
    let of = |context: usize| {
        let missed = seen.stalls[context] == Stall::Miss;
        (seen.occupancy[context], seen.in_flight[context], missed)
    };
    Finding::unless(of(parent) == of(child), child, Invariant::ChildIsACopy, || {
        format!("(queued, in flight, waits for a line): parent {:?}, child {:?}", of(parent), of(child))
    })
}

fn can_redirect(op: Op) -> bool {
    matches!(op.class(), Class::Branch | Class::Jump) || matches!(op, Op::Join | Op::Mret | Op::FenceI)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds};
    use super::*;

    #[test]
    fn a_child_whose_queue_flight_or_miss_is_not_its_parents_is_found() {
        holds(|_| ());
        breaks(Invariant::ChildIsACopy, 2, CHILD, |run| {
            (run[2].occupancy[CHILD], run[2].in_flight[CHILD]) = (1, 3);
        });
        breaks(Invariant::ChildIsACopy, 2, CHILD, |run| {
            run[2].issued.pop();
            run[2].requested.pop();
            run[2].stalls[CHILD] = Stall::Miss;
        });
    }

    #[test]
    fn a_nop_because_of_a_split_or_a_merge_is_found() {
        breaks(Invariant::NoNopOfASplit, 2, CHILD, |run| run[2].issued[1].instruction = None);
        breaks(Invariant::NoNopOfASplit, 2, PARENT, |run| run[2].issued[0].instruction = None);
        breaks(Invariant::NoNopOfASplit, 15, PARENT, |run| run[15].issued[0].instruction = None);
    }

    #[test]
    fn an_instruction_that_was_not_requested_and_a_request_from_nowhere_are_found() {
        breaks(Invariant::NoNopOfASplit, 8, CHILD, |run| {
            run[8].issued[1].instruction.as_mut().unwrap().pc += 4;
        });
        breaks(Invariant::NoNopOfASplit, 5, PARENT, |run| run[5].requested[0].pc += 8);
    }
}
