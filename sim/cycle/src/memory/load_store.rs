//! A core's load/store unit: accesses from issue to the end of their steps, answers from there to the writeback slot.

use super::coalescer::{Coalescer, Step, Surroundings};
use super::data_cache::DataCache;
use super::load_buffer::LoadBuffer;
use super::lsu_queue::{Access, LsuQueue, What};
use super::port::{Ask, Port, line_write};
use super::response_queue::{Answer, End, Kind, ResponseQueue};
use super::writes_in_flight::WritesInFlight;
use crate::bus_record::LineWrite;
use crate::counters::Counters;
use crate::issue::Scoreboard;
use crate::record::CycleObserver;
use warpstep_golden::Retire;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, LaneMask};

/// Most memory instructions between issue and the end of their steps.
const MOST_ACCEPTED: usize = 2;

pub(crate) struct LoadStore {
    coalescer: Coalescer,
    accepted: usize,
    /// Issued in this cycle, and in the last one: its addresses are being computed.
    issued: Option<Box<Access>>,
    addresses: Option<Box<Access>>,
    queue: LsuQueue,
    responses: ResponseQueue,
    buffer: LoadBuffer,
    writes: WritesInFlight,
    cache: Option<DataCache>,
    port: Port,
}

/// What the unit does in a cycle, if the arbiter grants its request.
pub(crate) struct Plan {
    step: Step,
    /// The first entry of the response queue is merged.
    merges: bool,
    /// The line in the AXI master's register is taken.
    pub takes_answer: bool,
}

fn retire<O: CycleObserver>(now: u64, record: Option<Box<Retire>>, observer: &mut O) {
    if let Some(record) = record {
        observer.retired(&Retire { cycle: now, ..*record });
    }
}

impl LoadStore {
    pub fn new(config: &Config) -> LoadStore {
        LoadStore {
            coalescer: Coalescer::new(config),
            accepted: 0,
            issued: None,
            addresses: None,
            queue: LsuQueue::default(),
            responses: ResponseQueue::default(),
            buffer: LoadBuffer::default(),
            writes: WritesInFlight::default(),
            cache: DataCache::new(config),
            port: Port::default(),
        }
    }

    /// Whether another memory instruction may issue.
    #[inline]
    pub fn accepts(&self) -> bool {
        self.accepted < MOST_ACCEPTED
    }

    /// Nothing is in flight: what fence.i waits for.
    #[inline]
    pub fn is_drained(&self) -> bool {
        self.accepted == 0 && self.responses.is_empty() && self.buffer.is_free() && self.writes.is_empty()
    }

    /// Whether a store to this word is in flight: issued, and not confirmed by memory.
    pub fn stores_to(&self, word: u32) -> bool {
        let waiting = self.issued.iter().chain(&self.addresses).chain(self.queue.iter());
        let stores = |access: &Access| {
            let touches = |lane: usize| {
                let first = access.effect.addresses[lane];
                first < word.saturating_add(4) && first.saturating_add(access.effect.bytes) > word
            };
            access.what == What::Store && lanes_of(access.lanes).any(touches)
        };
        self.writes.to(self.coalescer.line_of(word)) || waiting.into_iter().any(|access| stores(access))
    }

    /// A memory instruction issues in this cycle.
    pub fn issue(&mut self, access: Box<Access>) {
        self.accepted += 1;
        self.issued = Some(access);
    }

    /// The start of a cycle: a load that has all its words claims its slot before issue reserves any.
    #[inline]
    pub fn claim(&mut self, now: u64, scoreboard: &mut Scoreboard) {
        self.buffer.claim(now, scoreboard);
    }

    /// The fill engine asks for a line of instructions, from the next cycle on.
    pub fn ask_for_fill(&mut self, line: u32) {
        self.port.fill(line);
    }

    /// Whether its request is still waiting.
    #[inline]
    pub fn asks_for_fill(&self) -> bool {
        !self.port.is_empty()
    }

    /// What happens in this cycle; `answer`: the line register holds a line for this core.
    pub fn plan(&self, answer: bool) -> Plan {
        if self.is_drained() {
            return Plan { step: Step::Rest, merges: false, takes_answer: false };
        }
        let first = self.responses.first();
        let from_memory = first.is_some_and(|first| first.kind == Kind::Memory);
        let takes_answer = from_memory && answer && self.buffer.is_free();
        let merges = takes_answer || first.is_some() && !from_memory;
        let surroundings = Surroundings {
            responses: &self.responses,
            buffer_is_free: self.buffer.is_free(),
            writes: &self.writes,
            cache: self.cache.as_ref(),
            cache_is_filled: takes_answer && first.is_some_and(|first| first.cacheable),
        };
        let step =
            self.queue.oldest().map_or(Step::Rest, |access| self.coalescer.step(access, &surroundings));
        Plan { step, merges, takes_answer }
    }

    /// What it asks of the arbiter under this plan.
    pub fn ask(&self, plan: &Plan) -> Ask {
        match &plan.step {
            Step::Request(request) => self.port.ask(Some((request.write, request.line))),
            _ => self.port.ask(None),
        }
    }

    /// The bytes of the write it asks for, for the AXI master.
    pub fn line_write(&self, core: usize, plan: &Plan) -> Option<LineWrite> {
        let Step::Request(request) = &plan.step else { return None };
        let access = self.queue.oldest().filter(|_| request.write)?;
        Some(line_write(core, access, request.lanes, request.line, self.coalescer.line_bytes()))
    }

    /// The end of a cycle. `granted`: what the arbiter granted this core; `written`: its oldest write was answered. Says whether
    /// a fence ended.
    #[allow(clippy::too_many_arguments)] // two of them are the parts of the core it writes to
    pub fn finish<O: CycleObserver>(
        &mut self,
        now: u64,
        plan: Plan,
        granted: Option<Ask>,
        written: bool,
        scoreboard: &mut Scoreboard,
        counters: &mut Counters,
        observer: &mut O,
    ) -> bool {
        if let Some(Ask::Fill { .. }) = granted {
            self.port.fill_granted();
        }
        retire(now, self.buffer.finish(now), observer);
        if written {
            self.writes.answered();
        }
        if plan.merges {
            self.merge(now, observer);
        }
        let granted = matches!(granted, Some(Ask::Read { .. } | Ask::Write { .. }));
        let fenced = match plan.step {
            Step::Rest => None,
            Step::Request(_) if !granted => None,
            step => self.apply(now, step, counters, observer),
        };
        if let Some(context) = fenced {
            scoreboard.fence_ended(context);
        }
        if let Some(access) = self.addresses.take() {
            self.queue.push(access);
        }
        self.addresses = self.issued.take();
        fenced.is_some()
    }

    /// The first answer goes to the load buffer.
    fn merge<O: CycleObserver>(&mut self, now: u64, observer: &mut O) {
        let Some(Answer { kind, line, cacheable, end }) = self.responses.take() else { return };
        if let Some(cache) = self.cache.as_mut().filter(|_| kind == Kind::Memory && cacheable) {
            cache.fill(line);
        }
        match end {
            Some(end) if end.register == 0 => retire(now, end.record, observer),
            Some(end) => self.buffer.complete(end),
            None => {}
        }
    }

    /// What the coalescer decided happens. Gives the context whose fence ended.
    fn apply<O: CycleObserver>(
        &mut self,
        now: u64,
        step: Step,
        counters: &mut Counters,
        observer: &mut O,
    ) -> Option<usize> {
        let (lanes, kind, line, cacheable) = match step {
            Step::Rest => return None,
            Step::EndFence => (LaneMask::MAX, Kind::Local, 0, false),
            Step::Local { lanes, conflicts } => {
                counters.bank_conflicts += u64::from(conflicts);
                (lanes, Kind::Local, 0, false)
            }
            Step::Hit { line, lanes } => {
                counters.data_hits += 1;
                (lanes, Kind::Cache, line, true)
            }
            Step::Request(request) => {
                if request.write {
                    self.writes.requested(request.line);
                } else if request.cacheable {
                    counters.data_misses += 1;
                }
                (request.lanes, Kind::Memory, request.line, request.cacheable)
            }
        };
        let access = self.queue.oldest_mut().expect("a step has an instruction");
        access.pending &= !lanes;
        let (what, context) = (access.what, access.context);
        let finished = if access.pending == 0 { self.queue.pop() } else { None };
        self.accepted -= usize::from(finished.is_some());
        if what == What::Load {
            let end = finished.map(|access| {
                let Access { context, lanes, register, record, .. } = *access;
                End { context, lanes, register, record }
            });
            self.responses.push(Answer { kind, line, cacheable, end });
        } else if let Some(access) = finished {
            retire(now, access.record, observer);
        }
        if what != What::Fence {
            return None;
        }
        if let Some(cache) = &mut self.cache {
            cache.invalidate();
        }
        Some(context)
    }
}
