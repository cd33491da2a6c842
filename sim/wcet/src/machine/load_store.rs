//! A core's load/store unit: memory instructions in issue order from their addresses through coalescer, response queue and load
//! buffer to the writeback slot. Only lines, lanes and times: what loads bring is known at issue.
//!
//! In a cycle everything is decided from the state at its start ([`LoadStore::plan`]) and happens at its end
//! ([`LoadStore::finish`]).

mod alone_steps;
#[cfg(feature = "mistakes")]
mod less;
mod scattered;

use self::scattered::Written;
use super::alone::Unhashed;
use super::doubt::InDoubt;
use super::lines::Lines;
use super::scoreboard::Scoreboard;
use super::tags::Tags;
use super::tally::Tally;
use crate::mistake::Mistake;
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, LaneMask, abi};

/// Most memory instructions between issue and the end of their steps.
const MOST_ACCEPTED: usize = 2;

/// A line that may be any.
const ANY_LINE: u32 = u32::MAX;

/// A line that is written somewhere in an object, and nobody asks for it meanwhile (scattered.rs).
const SCATTERED: u32 = ANY_LINE - 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Load,
    Store,
    Fence,
}

/// A memory instruction.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub kind: Kind,
    pub context: usize,
    pub warp: usize,
    pub lanes: LaneMask,
    /// Lanes whose step is yet to come.
    pub pending: LaneMask,
    /// Register of a load; 0 for none.
    pub register: usize,
    pub bytes: u32,
    /// By lane; of pending lanes alone they mean something.
    pub addresses: Vec<u32>,
    /// Instead of addresses: all lanes are somewhere in here.
    pub object: Option<Range<u32>>,
    /// The steps that are yet to come, of a store that is scattered over its object.
    pub steps: Vec<Written>,
    /// Lines it brings stay in the cache.
    pub keeps: bool,
    /// Of an object: whoever is first brings its lines, and somebody was.
    pub lasts: bool,
    /// Another half of its warp runs beside it.
    pub in_half: bool,
    /// Of a warp that is followed by itself: its last step asked for a line, so that the next one comes in the same window.
    pub in_window: bool,
    /// Registers of lanes that were waited for since, while it was not done: for it that may not have been yet.
    pub settled_since: Vec<(u64, LaneMask)>,
}

impl Access {
    /// Whether it takes one step in main memory however many lanes it has, if all of them load what one of them does.
    pub fn is_in_one_line(&self) -> bool {
        let in_memory = |lane: usize| region(self.addresses[lane]) == Region::Ram;
        self.kind == Kind::Load && self.object.is_none() && lanes_of(self.lanes).all(in_memory)
    }
}

/// Where lanes went whose step is done no longer matters.
impl Hash for Access {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Access { kind, context, warp, lanes, pending, register, bytes, .. } = self;
        let Access { addresses, object, steps, keeps, lasts, in_half, in_window, settled_since, .. } = self;
        (kind, context, warp, lanes, pending, register, bytes).hash(state);
        (object, steps, keeps, lasts, in_half, in_window, settled_since).hash(state);
        if *kind != Kind::Fence && object.is_none() {
            lanes_of(*pending).for_each(|lane| addresses[lane].hash(state));
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Region {
    Local,
    Io,
    Ram,
}

pub(super) fn region(address: u32) -> Region {
    match address {
        abi::LOCAL_MEMORY_BASE.. => Region::Local,
        _ if address < abi::IO.end => Region::Io,
        _ => Region::Ram,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Source {
    Memory,
    Near,
}

/// A load whose last answer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Ended {
    warp: usize,
    register: usize,
    lanes: LaneMask,
}

/// A place in the response queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Answer {
    source: Source,
    line: u32,
    cacheable: bool,
    /// Of the last answer of its load.
    end: Option<Ended>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum LoadBuffer {
    Free,
    Whole(Ended),
    /// Written at the end of the cycle in that many cycles.
    Writes {
        left: u32,
    },
}

/// What the unit asks of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ask {
    Fill,
    Read,
    Write { beats: u32 },
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Rest,
    EndFence,
    /// From local memory or the cache.
    Near {
        lanes: LaneMask,
        line: u32,
        cacheable: bool,
    },
    Request {
        write: bool,
        lanes: LaneMask,
        line: u32,
        cacheable: bool,
        /// It may be in the cache instead, and the step is not over before it would be then.
        may_be_near: bool,
    },
    /// Had the line that was asked for been in the cache, it would have been taken from there by now.
    Settle {
        lanes: LaneMask,
    },
}

/// What the unit does in a cycle, if its request is granted.
pub(super) struct Plan {
    step: Step,
    merges: bool,
    /// The line in the bus's register is taken.
    pub takes_answer: bool,
    pub ask: Option<Ask>,
}

#[derive(Clone, Debug, Hash)]
pub(super) struct LoadStore {
    line_bytes: u32,
    axi_bytes: u32,
    banks: u32,
    outstanding: usize,
    accepted: usize,
    issued: Option<Access>,
    addressed: Option<Access>,
    queue: VecDeque<Access>,
    responses: VecDeque<Answer>,
    buffer: LoadBuffer,
    /// Lines written and not answered.
    writes: VecDeque<u32>,
    /// The last answer is of these lanes of the oldest access, whose step is not over (alone_steps.rs).
    unsettled: Option<LaneMask>,
    /// Of the data cache; without places if there is none.
    tags: Tags,
    /// A fill waits for its grant.
    fill: bool,
    /// A warp is followed by itself: what all do to lines of memory; its steps.
    alone: Unhashed<Option<Rc<Lines>>>,
    tally: Unhashed<Tally>,
    doubt: InDoubt,
}

impl LoadStore {
    pub fn new(config: &Config) -> LoadStore {
        LoadStore {
            line_bytes: config.data_line_bytes,
            axi_bytes: config.axi_bytes,
            banks: config.local_banks,
            outstanding: config.outstanding_lines as usize,
            accepted: 0,
            issued: None,
            addressed: None,
            queue: VecDeque::new(),
            responses: VecDeque::new(),
            buffer: LoadBuffer::Free,
            writes: VecDeque::new(),
            unsettled: None,
            tags: Tags::new(config.data_cache_bytes, config.data_line_bytes),
            fill: false,
            alone: Unhashed(None),
            tally: Unhashed(Tally::default()),
            doubt: InDoubt::new(config.outstanding_lines as usize, MOST_ACCEPTED * config.lanes),
        }
    }

    pub fn accepts(&self) -> bool {
        self.accepted < MOST_ACCEPTED
    }

    pub fn is_drained(&self) -> bool {
        self.accepted == 0
            && self.responses.is_empty()
            && self.buffer == LoadBuffer::Free
            && self.writes.is_empty()
    }

    pub fn issue(&mut self, access: Access) {
        self.accepted += 1;
        self.issued = Some(access);
    }

    /// A load whose last answer was merged takes its writeback slot.
    pub fn claim(&mut self, scoreboard: &mut Scoreboard) {
        if let LoadBuffer::Whole(Ended { warp, register, lanes }) = self.buffer {
            self.buffer = LoadBuffer::Writes { left: scoreboard.claim(warp, register, lanes) };
        }
    }

    fn place(&self, line: u32) -> usize {
        (line / self.line_bytes) as usize % self.tags.len()
    }

    fn is_cached(&self, line: u32) -> bool {
        !self.tags.is_empty() && self.tags[self.place(line)] == Some(line)
    }

    /// What happens in this cycle; `answer`: the bus has a line for this core.
    pub fn plan(&self, answer: bool) -> Plan {
        let first = self.responses.front();
        let from_memory = first.is_some_and(|first| first.source == Source::Memory);
        let is_unsettled = self.unsettled.is_some() && self.responses.len() == 1;
        let takes_answer = from_memory && answer && self.buffer == LoadBuffer::Free && !is_unsettled;
        let merges = takes_answer || first.is_some() && !from_memory;
        let fills_cache = takes_answer && first.is_some_and(|first| first.cacheable) && !self.tags.is_empty();
        let step = self.queue.front().map_or(Step::Rest, |access| self.step(access, fills_cache));
        let ask = match step {
            _ if self.fill => Some(Ask::Fill),
            Step::Request { write: false, .. } => Some(Ask::Read),
            Step::Request { lanes, line, .. } => Some(Ask::Write { beats: self.beats(lanes, line) }),
            _ => None,
        };
        Plan { step, merges, takes_answer, ask }
    }

    fn step(&self, access: &Access, fills_cache: bool) -> Step {
        let is_free = self.buffer == LoadBuffer::Free;
        let no_loads = self.responses.is_empty() && is_free;
        let fast = self.is_fast(self.responses.len());
        if let Some(lanes) = self.unsettled {
            let would_be_near = self.is_fast(self.responses.len() - 1);
            return if would_be_near { Step::Settle { lanes } } else { Step::Rest };
        }
        if access.kind == Kind::Fence {
            return if no_loads && self.writes.is_empty() { Step::EndFence } else { Step::Rest };
        }
        let fall = access.steps.first();
        if fall.is_some_and(|fall| fall.line == SCATTERED) {
            return self.step_far(access);
        }
        if let Some(object) = access.object.as_ref().filter(|_| fall.is_none()) {
            return self.step_in(access, object, fast);
        }
        let leader = access.pending.trailing_zeros() as usize;
        let address = fall.map_or_else(|| access.addresses[leader], |fall| fall.line);
        let line = address & !(self.line_bytes - 1);
        let is_load = access.kind == Kind::Load;
        let (lanes, cacheable) = match region(address) {
            Region::Local if if is_load { fast } else { no_loads } => {
                return Step::Near { lanes: self.without_conflict(access), line: 0, cacheable: false };
            }
            Region::Local => return Step::Rest,
            Region::Io => (1 << leader, false),
            Region::Ram if fall.is_some() => (access.lanes_of_fall(), true),
            Region::Ram => (in_line(access, line, self.line_bytes), true),
        };
        if !fast && self.may_stand_behind_hit(access) {
            return Step::Rest;
        }
        let waits_as_near = !self.is_certain(line) && !fast;
        if waits_as_near && !is_load {
            return Step::Rest;
        }
        let cached = cacheable && (self.is_cached(line) || self.lasts(line));
        let possible = match access.kind {
            _ if is_load && cached => {
                return if fast { Step::Near { lanes, line, cacheable } } else { Step::Rest };
            }
            Kind::Load => {
                let may_be = |write: &u32| {
                    (*write == line || *write == ANY_LINE) && !Mistake::WriteNotAwaited.is_made()
                };
                self.responses.len() < self.outstanding && !self.writes.iter().any(may_be)
            }
            _ => {
                let awaited = |answer: &Answer| {
                    answer.source == Source::Memory && (answer.line == line || answer.line == ANY_LINE)
                };
                self.writes.len() < self.outstanding
                    && !self.responses.iter().any(awaited)
                    && !(cached && fills_cache)
            }
        };
        let cacheable = cacheable && access.keeps;
        if possible {
            return Step::Request { write: !is_load, lanes, line, cacheable, may_be_near: waits_as_near };
        }
        Step::Rest
    }

    /// Whether what is near can be taken behind so many answers that are yet to come.
    fn is_fast(&self, answers: usize) -> bool {
        let first = self.responses.front().filter(|_| answers > 0);
        self.buffer == LoadBuffer::Free
            && first.is_none_or(|first| first.source == Source::Near && first.end.is_none())
    }

    /// Lanes that local memory serves at once: of each bank those at the word of the lowest.
    fn without_conflict(&self, access: &Access) -> LaneMask {
        let mut chosen = vec![None; self.banks as usize];
        let local = lanes_of(access.pending).filter(|lane| region(access.addresses[*lane]) == Region::Local);
        local.fold(0, |served, lane| {
            let word = access.addresses[lane] / 4;
            let of_bank = *chosen[(word % self.banks) as usize].get_or_insert(word);
            let at_once = of_bank == word || Mistake::BanksWithoutConflict.is_made();
            served | LaneMask::from(at_once) << lane
        })
    }

    /// Beats of a write of these lanes: from the first byte to the last.
    fn beats(&self, lanes: LaneMask, line: u32) -> u32 {
        let Some(access) = self.queue.front() else { return 0 };
        if let Some(fall) = access.steps.first() {
            return fall.beats;
        }
        if access.object.is_some() {
            return self.line_bytes.div_ceil(self.axi_bytes);
        }
        let offsets = || lanes_of(lanes).map(|lane| access.addresses[lane] - line);
        let first = offsets().min().unwrap_or(0);
        let last = offsets().max().unwrap_or(0) + access.bytes - 1;
        last / self.axi_bytes - first / self.axi_bytes + 1
    }

    /// The fill engine asks for a line.
    pub fn ask_for_fill(&mut self) {
        self.fill = true;
    }

    /// The end of a cycle. `granted`: its request was; `written`: its oldest write was answered. Gives the context whose fence ended.
    pub fn finish(&mut self, plan: &Plan, granted: bool, written: bool) -> Option<usize> {
        let fill_granted = granted && self.fill;
        if fill_granted {
            self.fill = false;
        }
        self.buffer = match self.buffer {
            LoadBuffer::Writes { left: 0 } => LoadBuffer::Free,
            LoadBuffer::Writes { left } => LoadBuffer::Writes { left: left - 1 },
            other => other,
        };
        if written {
            self.writes.pop_front();
        }
        if plan.merges {
            self.merge();
        }
        let fenced = match plan.step {
            Step::Rest => None,
            Step::Request { .. } if !granted || fill_granted => None,
            step => self.apply(step),
        };
        self.queue.extend(self.addressed.take());
        self.addressed = self.issued.take();
        fenced
    }

    fn merge(&mut self) {
        let Some(Answer { source, line, cacheable, end }) = self.responses.pop_front() else { return };
        if source == Source::Memory && cacheable && !self.tags.is_empty() && line != ANY_LINE {
            let place = self.place(line);
            let stays = self.alone.0.as_ref().is_none_or(|lines| lines.stays(place, line));
            if self.tags[place].is_none() || !Mistake::OldLineStays.is_made() {
                self.tags[place] = stays.then_some(line);
            }
        }
        if let Some(end) = end.filter(|end| end.register != 0) {
            self.buffer = LoadBuffer::Whole(end);
        }
    }

    fn apply(&mut self, step: Step) -> Option<usize> {
        let (done, source, line, cacheable) = match step {
            Step::Rest => return None,
            Step::EndFence => (LaneMask::MAX, Source::Near, 0, false),
            Step::Near { lanes, line, cacheable } => (lanes, Source::Near, line, cacheable),
            Step::Request { write, lanes, line, cacheable, may_be_near } => {
                self.writes.extend(write.then_some(line));
                self.unsettled = may_be_near.then_some(lanes);
                (lanes, Source::Memory, line, cacheable)
            }
            Step::Settle { lanes } => {
                self.unsettled = None;
                self.pass(lanes);
                return None;
            }
        };
        self.count(&step);
        let Access { kind, context, warp, lanes, register, pending, .. } = *self.queue.front()?;
        if self.unsettled.is_none() {
            self.pass(done);
        }
        match kind {
            Kind::Load => {
                let end = (pending & !done == 0).then_some(Ended { warp, register, lanes });
                self.responses.push_back(Answer { source, line, cacheable, end });
                None
            }
            Kind::Store => None,
            Kind::Fence => {
                self.tags.fill(None);
                Some(context)
            }
        }
    }

    /// The step of these lanes of the oldest access is over.
    fn pass(&mut self, lanes: LaneMask) {
        let Some(access) = self.queue.front_mut() else { return };
        access.pending &= !lanes;
        if access.is_scattered() {
            access.steps.remove(0);
        }
        if access.pending == 0 {
            let done = self.queue.pop_front();
            self.accepted -= 1;
            let settled = done.into_iter().flat_map(|access| access.settled_since);
            settled.for_each(|(registers, lanes)| self.doubt.settle(registers, lanes));
        }
    }
}

fn in_line(access: &Access, line: u32, line_bytes: u32) -> LaneMask {
    let here = |lane: &usize| {
        let address = access.addresses[*lane];
        address & !(line_bytes - 1) == line && region(address) == Region::Ram
    };
    lanes_of(access.pending).filter(here).fold(0, |mask, lane| mask | 1 << lane)
}
