//! Requests in flight from selection to the queue: t_F stages, decode included.
//!
//! Stage 0 holds what was requested one cycle ago: one request, or one of each context of a warp that issued; the last stage
//! enters its queues at the end of the cycle. A redirect turns a context's requests into NOPs (coordinated) or drops them
//! (decoupled); a split gives its child a copy of each.

use super::queue::Entry;
use warpstep_spec::events::NopCause;

#[derive(Clone, Copy, Debug)]
pub(super) enum Flight {
    /// Will enter the queue.
    Entry(Entry),
    /// Requested in the last cycle at this address, where no line is: the context is about to know it.
    Missed { pc: u32 },
    /// Will not enter the queue.
    Dropped,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Flying {
    pub context: usize,
    pub flight: Flight,
}

/// A ring: the requests of this cycle, and behind them, the newest first, those of the t_F cycles before. An empty vector is a
/// cycle without request; their room is used again.
#[derive(Clone, Debug)]
pub(super) struct Pipe {
    stages: Vec<Vec<Flying>>,
    now: usize,
}

impl Pipe {
    pub fn new(latency: usize) -> Pipe {
        Pipe { stages: vec![Vec::new(); latency + 1], now: 0 }
    }

    /// A context makes a request.
    #[inline]
    pub fn request(&mut self, flying: Flying) {
        self.stages[self.now].push(flying);
    }

    /// What was requested in the last cycle.
    #[inline]
    pub fn newest(&mut self) -> &mut [Flying] {
        let before = self.now.checked_sub(1).unwrap_or(self.stages.len() - 1);
        &mut self.stages[before]
    }

    /// Moves on by a cycle: what comes out of the last stage enters its queue now.
    #[inline]
    pub fn shift(&mut self) -> std::vec::Drain<'_, Flying> {
        self.now = if self.now + 1 == self.stages.len() { 0 } else { self.now + 1 };
        self.stages[self.now].drain(..)
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
