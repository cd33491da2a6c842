//! The walk: the oldest memory instruction, one step a cycle, until no lane is left.

use super::Unit;
use super::gather::{Region, in_line, region};
use super::held::{Access, What};
use super::returns::{Answer, End, Kind};
use crate::counters::Counters;
use crate::record::CycleObserver;
use crate::scoreboard::Scoreboard;
use warpstep_golden::Retire;
use warpstep_spec::LaneMask;

/// A request to memory for these lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub write: bool,
    pub line: u32,
    pub lanes: LaneMask,
    pub cacheable: bool,
}

/// What the walk does in a cycle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Nothing, or it waits.
    Rest,
    /// A fence ends.
    EndFence,
    /// Local memory, of one bank one word.
    Local { lanes: LaneMask, conflicts: bool },
    /// A load finds its line in the cache.
    Hit { line: u32, lanes: LaneMask },
    /// To memory, if the arbiter grants it.
    Request(Request),
}

impl Unit {
    /// What comes from cache or local memory now would be merged in the next cycle.
    pub(super) fn is_fast(&self) -> bool {
        self.row.is_free() && self.returns.is_fast()
    }

    /// `fills`: an answer fills the cache in this cycle.
    pub(super) fn walk(&self, fills: bool) -> Step {
        let Some(access) = self.held.oldest() else { return Step::Rest };
        if access.what == What::Fence {
            let alone = self.returns.is_empty() && self.row.is_free() && self.writes.is_empty();
            return if alone { Step::EndFence } else { Step::Rest };
        }
        let lowest = access.pending.trailing_zeros() as usize;
        let address = access.effect.addresses[lowest];
        match region(address) {
            Region::Local => self.local_step(access),
            Region::Io => self.line_step(access, address, 1 << lowest, false, fills),
            Region::Ram => self.line_step(access, address, 0, true, fills),
        }
    }

    fn line_step(&self, access: &Access, address: u32, alone: LaneMask, ram: bool, fills: bool) -> Step {
        let line = address & !(self.line_bytes - 1);
        let lanes = || match ram {
            true => in_line(&access.effect, access.pending, line, self.line_bytes),
            false => alone,
        };
        let cached = ram && self.cache.as_ref().is_some_and(|cache| cache.holds(line));
        let request = |write| Step::Request(Request { write, line, lanes: lanes(), cacheable: ram });
        match access.what {
            What::Load if cached && self.is_fast() => Step::Hit { line, lanes: lanes() },
            What::Load if cached => Step::Rest,
            What::Load if self.returns.len() < self.outstanding && !self.writes.to(line) => request(false),
            What::Store
                if self.writes.len() < self.outstanding
                    && !self.returns.waits_for(line)
                    && !(cached && fills) =>
            {
                request(true)
            }
            _ => Step::Rest,
        }
    }

    /// The end of the cycle: what was decided happens. Says whether a fence ended.
    pub(super) fn step<O: CycleObserver>(
        &mut self,
        now: u64,
        step: Step,
        granted: bool,
        scoreboard: &mut Scoreboard,
        counters: &mut Counters,
        observer: &mut O,
    ) -> bool {
        let (lanes, answer) = match step {
            Step::Rest => return false,
            Step::EndFence => (LaneMask::MAX, None),
            Step::Local { lanes, conflicts } => {
                counters.bank_conflicts += u64::from(conflicts);
                (lanes, Some((Kind::Local, 0, false)))
            }
            Step::Hit { line, lanes } => {
                counters.data_hits += 1;
                (lanes, Some((Kind::Cache, line, true)))
            }
            Step::Request(_) if !granted => return false,
            Step::Request(request) => {
                if request.write {
                    self.writes.requested(request.line);
                } else if request.cacheable {
                    counters.data_misses += 1;
                }
                (request.lanes, Some((Kind::Memory, request.line, request.cacheable)))
            }
        };
        let access = self.held.oldest_mut().expect("a step has an instruction");
        access.pending &= !lanes;
        let ended = access.pending == 0;
        let (what, context) = (access.what, access.context);
        let finished = if ended { self.held.pop() } else { None };
        self.accepted -= usize::from(ended);
        match (what, answer, finished) {
            (What::Load, Some((kind, line, cacheable)), finished) => {
                let end = finished.map(|access| {
                    let Access { context, lanes, register, record, .. } = *access;
                    End { context, lanes, register, record }
                });
                self.returns.push(Answer { kind, line, cacheable, end });
            }
            (_, _, Some(access)) => {
                if let Some(record) = access.record {
                    observer.retired(&Retire { cycle: now, ..*record });
                }
            }
            _ => {}
        }
        if what == What::Fence {
            scoreboard.fence_ended(context);
            if let Some(cache) = &mut self.cache {
                cache.invalidate();
            }
        }
        what == What::Fence
    }
}
