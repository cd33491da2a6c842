//! Requests in flight from selection to the queue: t_F stages, decode included.
//!
//! Stage 0 holds what was requested one cycle ago: one request, or one of each context of a warp that issued; the last stage
//! enters its queues at the end of the cycle. A redirect turns a context's requests into NOPs (coordinated) or drops them
//! (decoupled); a split gives its child a copy of each.

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
pub(super) struct Flying {
    pub context: usize,
    pub flight: Flight,
}

/// The newest stage first. An empty vector is a cycle without request; their room is used again.
#[derive(Clone, Debug)]
pub(super) struct Pipe {
    stages: VecDeque<Vec<Flying>>,
}

impl Pipe {
    pub fn new(latency: usize) -> Pipe {
        Pipe { stages: std::iter::repeat_n(Vec::new(), latency).collect() }
    }

    /// What was requested in the last cycle.
    #[inline]
    pub fn newest(&mut self) -> &mut [Flying] {
        self.stages.front_mut().map_or(&mut [], |stage| stage.as_mut_slice())
    }

    /// Moves on by a cycle: `requested` becomes the newest stage, and then holds what enters its queue now.
    #[inline]
    pub fn shift(&mut self, requested: &mut Vec<Flying>) {
        self.stages.push_front(std::mem::take(requested));
        *requested = self.stages.pop_back().unwrap_or_default();
    }

    fn of(&mut self, context: usize) -> impl Iterator<Item = &mut Flying> {
        self.stages.iter_mut().flatten().filter(move |flying| flying.context == context)
    }

    /// Everything of a context becomes a NOP or nothing.
    pub fn redirect(&mut self, context: usize, becomes: Option<NopCause>) {
        for flying in self.of(context) {
            flying.flight = match becomes {
                Some(cause) => Flight::Entry(Entry::Nop(cause)),
                None => Flight::Dropped,
            };
        }
    }

    /// The child has in flight what its parent has; what was left of an earlier one is gone.
    pub fn copy(&mut self, parent: usize, child: usize) {
        for stage in &mut self.stages {
            stage.retain(|flying| flying.context != child);
            let own = stage.iter().find(|flying| flying.context == parent).copied();
            stage.extend(own.map(|flying| Flying { context: child, ..flying }));
        }
    }
}
