//! The unit of a warp that is followed by itself (machine/alone.rs): steps as late as they can be, and what kinds of them there were.

use super::{ANY_LINE, Access, Kind, LoadBuffer, LoadStore, Region, Source, Step, region};
use crate::machine::alone::{Unhashed, lanes_of_step};
use crate::machine::lines::Lines;
use crate::machine::tally::{Rule, Tally};
use crate::mistake::Mistake;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;
use warpstep_spec::LaneMask;
use warpstep_spec::mask::lanes_of;

impl LoadStore {
    /// From now on every access takes as long as it can.
    pub fn leave_alone(&mut self, lines: &Rc<Lines>) {
        (self.alone, self.tally) = (Unhashed(Some(Rc::clone(lines))), Unhashed(Tally::default()));
        for (place, tag) in self.tags.iter_mut().enumerate().filter(|(_, tag)| tag.is_some()) {
            *tag = tag.filter(|line| lines.stays(place, *line));
        }
        for line in self.lines_to_be_read() {
            if !self.doubt.is_read(line) {
                self.doubt.add_read(0, LaneMask::MAX, line);
            }
        }
    }

    /// The steps of a warp that is followed by itself.
    pub fn tally(&self) -> Tally {
        self.tally.0
    }

    /// Whether it depends on nobody else if a line is in the cache.
    pub(super) fn is_certain(&self, line: u32) -> bool {
        let certain = |lines: &Rc<Lines>| lines.is_certain(self.place(line), line);
        self.tags.is_empty() || line != ANY_LINE && self.alone.0.as_ref().is_none_or(certain)
    }

    /// What is on its way, by the rules that say what it can cost, but for steps that are yet to come.
    pub fn in_flight(&self) -> Tally {
        let mut tally = Tally::default();
        self.issued.iter().chain(&self.addressed).chain(&self.queue).for_each(|access| tally.access(access));
        let from = |source| self.responses.iter().filter(|answer| answer.source == source).count() as u64;
        tally.count(Rule::Read, from(Source::Memory), false);
        tally.count(Rule::Hit, from(Source::Near), false);
        tally.count(Rule::Write, self.writes.len() as u64, false);
        let ended = self.responses.iter().filter(|answer| answer.end.is_some()).count();
        let loads = ended as u64 + u64::from(self.buffer != LoadBuffer::Free);
        tally.count(Rule::Load, loads, false);
        tally.count(Rule::LoadResult, loads, false);
        tally
    }

    /// Lines in the data cache.
    pub fn lines_in_cache(&self) -> BTreeSet<u32> {
        self.tags.iter().flatten().copied().collect()
    }

    /// Lines that stores change that may be on their way, whatever others do.
    pub fn lines_to_be_written(&self) -> BTreeSet<u32> {
        let written = self.lines_of(Kind::Store).chain(self.writes.iter().copied());
        written.chain(self.doubt.written()).filter(in_ram).collect()
    }

    /// Lines that loads bring that may be on their way, whatever others do.
    pub fn lines_to_be_read(&self) -> BTreeSet<u32> {
        let answers = self.responses.iter().filter(|answer| answer.source == Source::Memory);
        let read = self.lines_of(Kind::Load).chain(answers.map(|answer| answer.line));
        read.chain(self.doubt.read_from()).filter(in_ram).collect()
    }

    /// Whether an access that inputs decide may be on its way.
    pub fn may_access_objects(&self) -> bool {
        let mut accesses = self.issued.iter().chain(&self.addressed).chain(&self.queue);
        let is_any = |line: u32| line == ANY_LINE;
        accesses.any(|access| access.object.is_some())
            || self.doubt.written().any(is_any)
            || self.doubt.read_from().any(is_any)
    }

    /// Lines that accesses on their way have yet to ask for, where inputs do not decide.
    fn lines_of(&self, kind: Kind) -> impl Iterator<Item = u32> + '_ {
        let accesses = self.issued.iter().chain(&self.addressed).chain(&self.queue);
        let known = accesses.filter(move |access| access.kind == kind && access.object.is_none());
        let addresses = known.flat_map(|access| lanes_of(access.pending).map(|lane| access.addresses[lane]));
        addresses.map(|address| address & !(self.line_bytes - 1))
    }

    /// Whether a hit of another warp may stand before the first step of this access, and wait for what was asked before.
    pub(super) fn may_stand_behind_hit(&self, access: &Access) -> bool {
        let is_first = access.pending == access.lanes;
        is_first && self.alone.0.is_some() && !self.tags.is_empty() && !Mistake::HitsBehindNobody.is_made()
    }

    /// Whether somebody brought a line, and it is paid for.
    pub(super) fn lasts(&self, line: u32) -> bool {
        self.alone.0.as_ref().is_some_and(|lines| lines.lasts(line))
    }

    /// An instruction issues that waited for these registers of these lanes. Accesses that issued before it may have been
    /// done before it, too.
    pub fn settle(&mut self, registers: u64, lanes: LaneMask) {
        let registers = registers & self.doubt.registers();
        let youngest = self.issued.as_mut().or(self.addressed.as_mut()).or(self.queue.back_mut());
        match youngest {
            Some(access) if registers == 0 || access.settled_since.contains(&(registers, lanes)) => {}
            Some(access) => access.settled_since.push((registers, lanes)),
            None => self.doubt.settle(registers, lanes),
        }
    }

    /// A step of an access whose lanes are somewhere in an object: as late as it can be.
    pub(super) fn step_in(&self, access: &Access, object: &Range<u32>, fast: bool) -> Step {
        let lanes = lanes_of_step(access, object, self.line_bytes);
        let is_load = access.kind == Kind::Load;
        let no_loads = self.responses.is_empty() && self.buffer == LoadBuffer::Free;
        if region(object.start) == Region::Local {
            let possible = if is_load { fast } else { no_loads };
            return if possible { Step::Near { lanes, line: 0, cacheable: false } } else { Step::Rest };
        }
        if access.lasts {
            return if fast { Step::Near { lanes, line: ANY_LINE, cacheable: true } } else { Step::Rest };
        }
        let has_room = match access.kind {
            Kind::Load => self.responses.len() < self.outstanding && self.writes.is_empty(),
            _ => self.writes.len() < self.outstanding && no_loads,
        };
        let waits_as_near = !fast && !self.tags.is_empty();
        if has_room && (!waits_as_near || is_load && !self.may_stand_behind_hit(access)) {
            return Step::Request {
                write: !is_load,
                lanes,
                line: ANY_LINE,
                cacheable: true,
                may_be_near: waits_as_near,
            };
        }
        Step::Rest
    }

    /// Counts a step of a warp that is followed by itself. Of a load, a line that is asked for behind another costs its part
    /// of a window; behind what was taken from the cache it costs its trip, for that waited until all was answered. A line
    /// that may be there or not is either: of two that follow each other one costs a trip, whatever they are.
    pub(super) fn count(&mut self, step: &Step) {
        let is_certain = matches!(*step, Step::Request { line, .. } if self.is_certain(line));
        let (Some(lines), Some(access)) = (&self.alone.0, self.queue.front_mut()) else { return };
        let in_half = access.in_half;
        let mut count = |rule, times| self.tally.0.count(rule, times, in_half);
        let (write, line) = match *step {
            Step::Rest | Step::EndFence | Step::Settle { .. } => return,
            Step::Near { line, cacheable, .. } => {
                access.in_window &= Mistake::WindowAcrossHits.is_made();
                let may_be_late = cacheable
                    && self.doubt.is_read(line)
                    && !lines.lasts(line)
                    && !Mistake::AgainIsThere.is_made();
                if may_be_late {
                    count(Rule::Again, self.doubt.ask_again(line).into());
                    self.doubt.add_read(access.register, access.lanes, line);
                }
                let near = if cacheable { Rule::Hit } else { Rule::Local };
                return count(if may_be_late { Rule::FurtherRead } else { near }, 1);
            }
            Step::Request { write, line, .. } => (write, line),
        };
        let others = line == ANY_LINE || lines.is_hazard(line);
        if write {
            let waits = self.doubt.write(line, in_half) || others;
            count(Rule::Write, 1);
            count(Rule::WriteBehind, waits.into());
        } else {
            let waits = self.doubt.read(access.register, access.lanes, line) || others;
            count(if access.in_window { Rule::FurtherRead } else { Rule::Read }, 1);
            access.in_window = is_certain || !access.in_window;
            count(Rule::ReadBehind, waits.into());
        }
    }
}

/// Of lines those of main memory; one that may be any is not.
fn in_ram(line: &u32) -> bool {
    region(*line) == Region::Ram
}
