//! Requests in flight from selection to the queue: t_F stages, decode included.
//!
//! Stage 0 holds what was requested one cycle ago; the last stage enters its queue at the end of the cycle. A redirect
//! turns a context's requests into NOPs (coordinated) or drops them (decoupled).

use super::decode::Fetched;
use super::queue::Entry;
use std::collections::VecDeque;
use warpstep_spec::events::NopCause;

#[derive(Clone, Copy, Debug)]
pub(super) enum Flight {
    /// Requested in the last cycle: whether it hit is about to be known.
    Requested { pc: u32, looped: bool, found: Option<Fetched> },
    /// Will enter the queue.
    Entry(Entry),
    /// Will not enter the queue.
    Dropped,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    pub context: usize,
    pub flight: Flight,
}

#[derive(Clone, Debug)]
pub(super) struct Pipe {
    stages: VecDeque<Option<Request>>,
}

impl Pipe {
    pub fn new(latency: usize) -> Pipe {
        Pipe { stages: std::iter::repeat_n(None, latency).collect() }
    }

    /// What was requested in the last cycle.
    pub fn newest(&mut self) -> Option<&mut Request> {
        self.stages.front_mut()?.as_mut()
    }

    /// Moves on by a cycle; returns what enters its queue now.
    pub fn shift(&mut self, request: Option<Request>) -> Option<Request> {
        self.stages.push_front(request);
        self.stages.pop_back().flatten()
    }

    /// Everything of a context becomes a NOP or nothing.
    pub fn redirect(&mut self, context: usize, becomes: Option<NopCause>) {
        for request in self.stages.iter_mut().flatten().filter(|request| request.context == context) {
            request.flight = match becomes {
                Some(cause) => Flight::Entry(Entry::Nop(cause)),
                None => Flight::Dropped,
            };
        }
    }
}
