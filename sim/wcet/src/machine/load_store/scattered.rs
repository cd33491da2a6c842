//! Stores that are scattered over an object where inputs decide (machine/scatter.rs): their steps, and what they may meet.

use super::{Access, Kind, LoadStore, Region, SCATTERED, Source, Step, region};
use crate::machine::scatter::Fall;
use std::collections::BTreeSet;
use std::ops::Range;
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

/// A step that is yet to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::machine) struct Written {
    pub beats: u32,
    /// Its line, or that it is none that makes a difference.
    pub line: u32,
}

impl Access {
    /// A store that falls so on lines of which these make a difference. Which lanes each step is for takes no time.
    pub fn falls(self, steps: &[Fall], near: &[u32]) -> Access {
        let line = |fall: &Fall| fall.near.map_or(SCATTERED, |place| near[place]);
        let steps: Vec<Written> =
            steps.iter().map(|fall| Written { beats: fall.beats, line: line(fall) }).collect();
        let lanes = LaneMask::MAX >> (LaneMask::BITS - steps.len() as u32);
        Access { lanes, pending: lanes, steps, ..self }
    }

    /// Whether it has such steps yet to come.
    pub fn is_scattered(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Lanes of the step that comes next, if it is such a store.
    pub(super) fn lanes_of_fall(&self) -> LaneMask {
        if self.steps.len() == 1 { self.pending } else { self.pending & self.pending.wrapping_neg() }
    }
}

impl LoadStore {
    /// A step of a store to a line that is not in the cache, and that nobody reads.
    pub(super) fn step_far(&self, access: &Access) -> Step {
        if self.writes.len() == self.outstanding {
            return Step::Rest;
        }
        let lanes = access.lanes_of_fall();
        Step::Request { write: true, lanes, line: SCATTERED, cacheable: true, may_be_near: false }
    }

    /// Lines of an object that make a difference for a store that goes somewhere in it: in the cache, on their way, or of
    /// those that others are known to meet.
    pub fn near_lines(&self, object: &Range<u32>, met: &BTreeSet<u32>) -> Vec<u32> {
        let mut near = self.lines_in_cache();
        near.extend(self.lines_read());
        near.extend(met);
        let meets = |line: &u32| *line < object.end && line + self.line_bytes > object.start;
        near.into_iter().filter(meets).collect()
    }

    /// Lines of this load that a store is on its way to, maybe: one that is scattered, to a line that was not near when it
    /// was issued, or it would be known.
    pub fn meets(&self, access: &Access, may_be_written: impl Fn(u32, u32) -> bool) -> Vec<u32> {
        let is_open = self.writes.contains(&SCATTERED) || self.on_their_way().any(Access::is_scattered);
        if !is_open || access.kind != Kind::Load {
            return Vec::new();
        }
        let read = self.lines_read();
        let is_met = |line: &u32| {
            may_be_written(*line, self.line_bytes) && !self.is_cached(*line) && !read.contains(line)
        };
        self.lines_asked(access).filter(is_met).collect()
    }

    fn on_their_way(&self) -> impl Iterator<Item = &Access> {
        self.issued.iter().chain(&self.addressed).chain(&self.queue)
    }

    /// Lines that are asked for, or will be.
    fn lines_read(&self) -> BTreeSet<u32> {
        let answers = self.responses.iter().filter(|answer| answer.source == Source::Memory);
        let loads = self.on_their_way().filter(|access| access.kind == Kind::Load);
        loads.flat_map(|access| self.lines_asked(access)).chain(answers.map(|answer| answer.line)).collect()
    }

    /// Lines of main memory that a load asks for.
    fn lines_asked<'a>(&'a self, access: &'a Access) -> impl Iterator<Item = u32> + 'a {
        let addresses = lanes_of(access.pending).map(|lane| access.addresses[lane]);
        addresses
            .filter(|address| region(*address) == Region::Ram)
            .map(|address| address & !(self.line_bytes - 1))
    }
}
