//! From selection to the queue: tag compare, selection, request, arrival.

use crate::context::{Context, Miss};
use crate::core::Core;
use crate::fetch::{Flight, Request};
use crate::queue::Entry;
use crate::schedule::select;
use warpstep_spec::Schedule;
use warpstep_spec::events::NopCause;

impl Core {
    /// The request of the last cycle hit, or leaves a NOP and makes its context wait. Whether it hit, if there was one that
    /// is still wanted.
    pub(crate) fn compare_tags(&mut self) -> Option<bool> {
        let coordinated = self.coordinated;
        let request = self.pipe.newest()?;
        let Flight::Requested { pc, found } = request.flight else { return None };
        match found {
            Some(fetched) => request.flight = Flight::Entry(Entry::Instruction(fetched)),
            None => {
                let context = &mut self.contexts[request.context];
                self.icache.missed();
                context.miss = Miss::Waiting(self.icache.line_of(pc));
                context.fetch_pc = pc;
                request.flight = if coordinated {
                    Flight::Entry(Entry::Nop(NopCause::Miss))
                } else {
                    context.in_flight -= 1;
                    Flight::Dropped
                };
            }
        }
        Some(found.is_some())
    }

    /// Who issues and who fetches.
    pub(crate) fn select(&mut self, candidates: u32) -> (Option<usize>, Option<usize>) {
        let warps = self.config.warps;
        let (issues, fetches) = match self.config.schedule {
            Schedule::Coordinated(policy) => {
                let selected = select(policy, candidates, self.last_issue, warps);
                (selected, selected)
            }
            Schedule::Decoupled { fetch, issue } => {
                let ready = |context: &Context| {
                    let room = context.queue.len() + context.in_flight < self.config.queue_depth();
                    context.active && !matches!(context.miss, Miss::Waiting(_)) && room
                };
                let bits =
                    self.contexts.iter().enumerate().map(|(warp, context)| u32::from(ready(context)) << warp);
                let fetch_ready = bits.fold(0, |mask, bit| mask | bit);
                let issues = select(issue, candidates, self.last_issue, warps);
                (issues, select(fetch, fetch_ready, self.last_fetch, warps))
            }
        };
        self.last_issue = issues.unwrap_or(self.last_issue);
        self.last_fetch = fetches.unwrap_or(self.last_fetch);
        (issues, fetches)
    }

    pub(crate) fn request(&mut self, context: usize) -> Request {
        let state = &mut self.contexts[context];
        let pc = state.fetch_pc;
        state.fetch_pc = pc.wrapping_add(4);
        state.in_flight += 1;
        if let Miss::Woken(_) = state.miss {
            state.miss = Miss::None;
        }
        Request { context, flight: Flight::Requested { pc, found: self.icache.lookup(pc) } }
    }

    /// The front end moves on.
    pub(crate) fn advance(&mut self, request: Option<Request>) {
        let Some(arrived) = self.pipe.shift(request) else { return };
        let state = &mut self.contexts[arrived.context];
        match arrived.flight {
            Flight::Entry(entry) => {
                state.in_flight -= 1;
                state.queue.push(entry);
            }
            Flight::Dropped => {}
            // With t_F = 1 a request enters the queue a cycle after it was made, its tags compared on the way.
            Flight::Requested { .. } => unreachable!("tags are compared before a request moves on"),
        }
    }
}
