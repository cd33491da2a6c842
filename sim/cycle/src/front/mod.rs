//! The front end: from selection to the head of the queue.
//!
//! ```text
//! selection (schedule.rs) ─> request ─> tags (icache.rs) ─> in flight (fetch.rs) ─> queue (queue.rs) ─> head
//!                                         └─ miss ─> fill.rs ─> line ─> icache.rs
//! ```
//!
//! It owns what every context fetches and has fetched: next address, loop register, miss register, requests in flight,
//! queue. Coordinated schedules keep **queue + in flight = t_F + 1** for every context in every cycle. It does not know
//! masks or why a context is blocked: which contexts are active and which are held up comes from outside.

mod decode;
mod fetch;
mod fill;
mod icache;
mod loop_register;
mod preload;
mod queue;
mod schedule;

pub(crate) use decode::{Fetched, Shares};
pub(crate) use queue::Entry;
pub(crate) use schedule::Selected;
pub use schedule::select;

use crate::contexts::ContextSet;
use fetch::{Flight, Flying, Pipe};
use fill::FillEngine;
use icache::ICache;
use loop_register::LoopRegister;
use preload::Preload;
use queue::Queue;
use schedule::Scheduler;
use warpstep_golden::Machine;
use warpstep_spec::Config;
use warpstep_spec::events::NopCause;

/// What a context would issue next, or why it has nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Head<'a> {
    /// Waits for a line.
    Miss,
    /// Its queue is empty.
    Empty,
    Nop,
    Instruction(&'a Fetched),
}

/// A context's instructions.
#[derive(Clone, Debug)]
struct Stream {
    /// Address of the next request.
    fetch_pc: u32,
    loop_register: LoopRegister,
    queue: Queue,
    /// Requests on their way to the queue.
    in_flight: usize,
    /// Last fill, redirect or activation: what an oracle excuses.
    disturbed: Option<u64>,
}

pub(crate) struct FrontEnd {
    coordinated: bool,
    has_loop_registers: bool,
    depth: usize,
    /// Cycles after a disturbance in which a context may be short of instructions.
    settles: u64,
    scheduler: Scheduler,
    streams: Vec<Stream>,
    pipe: Pipe,
    icache: ICache,
    fill: FillEngine,
    preload: Preload,
    /// Contexts with another head than before.
    changed: ContextSet,
}

impl FrontEnd {
    /// After reset: context 0 fetches from `entry`.
    pub fn new(config: &Config, entry: u32) -> FrontEnd {
        let (coordinated, depth) = (config.is_coordinated(), config.queue_depth());
        let contexts = config.core_contexts();
        let queue = if coordinated { Queue::full(depth) } else { Queue::empty(depth) };
        let loop_register = LoopRegister::default();
        let stream = Stream { fetch_pc: 0, loop_register, queue, in_flight: 0, disturbed: None };
        let icache = ICache::new(config);
        let mut front = FrontEnd {
            coordinated,
            has_loop_registers: config.loop_register,
            depth,
            settles: config.fetch_latency as u64 + 2,
            scheduler: Scheduler::new(config),
            streams: vec![stream; contexts],
            pipe: Pipe::new(config.fetch_latency),
            fill: FillEngine::new(contexts, icache.places()),
            preload: Preload::new(icache.line_of(entry), config.preload_lines),
            icache,
            changed: (0..contexts).collect(),
        };
        front.start(0, entry, 0);
        front
    }

    /// Puts code into the cache before the first cycle, as much as fits.
    pub fn preload(&mut self, golden: &Machine, from: u32, bytes: usize) {
        let bytes = (bytes as u32).min(self.icache.bytes()).max(1);
        for line in self.icache.line_of(from)..=self.icache.line_of(from + (bytes - 1)) {
            let words = self.icache.read(golden, line);
            self.icache.put(line, &words);
        }
    }

    /// Whether code is being loaded after reset: no context is active.
    #[inline]
    pub fn is_loading(&self) -> bool {
        self.preload.is_loading()
    }

    /// The start of a cycle: an idle fill engine asks for a line a context waits for, or that is loaded after reset; returns its
    /// address.
    #[inline]
    pub fn start_fill(&mut self, now: u64, golden: &Machine, held_up: impl Fn(usize) -> bool) -> Option<u32> {
        let ahead = self.preload.next(now).filter(|_| !self.fill.is_filling());
        let line = ahead.or_else(|| self.fill.next(held_up))?;
        self.fill.start(line, self.icache.read(golden, line));
        Some(self.icache.address_of(line))
    }

    /// Whether who issues also fetches.
    #[inline]
    pub fn is_coordinated(&self) -> bool {
        self.coordinated
    }

    pub fn is_filling(&self) -> bool {
        self.fill.is_filling()
    }

    /// Each request of the last cycle hit, or leaves a NOP and makes its context wait; `counts` is told which, of those that are
    /// still wanted.
    #[inline]
    pub fn compare_tags(&mut self, mut counts: impl FnMut(bool)) {
        for flying in self.pipe.newest() {
            match flying.flight {
                Flight::Entry(Entry::Instruction(_)) => counts(true),
                Flight::Missed { pc } => {
                    let stream = &mut self.streams[flying.context];
                    self.fill.missed(flying.context, self.icache.line_of(pc));
                    self.changed.insert(flying.context);
                    stream.fetch_pc = pc;
                    flying.flight = if self.coordinated {
                        Flight::Entry(Entry::Nop(NopCause::Miss))
                    } else {
                        stream.in_flight -= 1;
                        Flight::Dropped
                    };
                    counts(false);
                }
                Flight::Entry(Entry::Nop(_)) | Flight::Dropped => {} // no longer wanted
            }
        }
    }

    /// Contexts whose [`FrontEnd::head`] may have changed; whoever looks takes them out.
    #[inline]
    pub fn changed(&mut self) -> &mut ContextSet {
        &mut self.changed
    }

    /// What a context would issue. A coordinated one that waits for a line issues nothing, a decoupled one what it has.
    #[inline]
    pub fn head(&self, context: usize) -> Head<'_> {
        if self.coordinated && self.fill.is_waiting(context) {
            return Head::Miss;
        }
        match self.streams[context].queue.head() {
            Some(Entry::Instruction(fetched)) => Head::Instruction(fetched),
            Some(Entry::Nop(_)) => Head::Nop,
            None if self.fill.is_waiting(context) => Head::Miss,
            None => Head::Empty,
        }
    }

    /// The candidate a context belongs to: its warp, or itself.
    #[inline]
    pub fn candidate(&self, context: usize) -> usize {
        self.scheduler.candidate(context)
    }

    /// The contexts of a candidate.
    #[inline]
    pub fn contexts_of(&self, candidate: usize) -> std::ops::Range<usize> {
        self.scheduler.contexts(candidate)
    }

    /// Selects who issues and fetches; decoupled schedules have one context a candidate.
    #[inline]
    pub fn select(&mut self, candidates: &ContextSet, active: &ContextSet) -> Selected {
        let FrontEnd { scheduler, streams, fill, depth, .. } = self;
        let may_fetch = |context: usize| {
            let stream = &streams[context];
            !fill.is_waiting(context) && stream.queue.len() + stream.in_flight < *depth
        };
        scheduler.select(candidates, active, may_fetch)
    }

    /// The context requests its next instruction.
    #[inline]
    pub fn request(&mut self, context: usize) {
        let stream = &mut self.streams[context];
        let pc = stream.fetch_pc;
        let target = stream.loop_register.follows(pc);
        stream.fetch_pc = target.unwrap_or(pc.wrapping_add(4));
        stream.in_flight += 1;
        self.fill.requested(context);
        let flight = match self.icache.lookup(pc) {
            Some(fetched) => {
                Flight::Entry(Entry::Instruction(Fetched { looped: target.is_some(), ..*fetched }))
            }
            None => Flight::Missed { pc },
        };
        self.pipe.request(Flying { context, flight });
    }

    /// The head leaves its queue.
    #[inline]
    pub fn pop(&mut self, context: usize) -> Entry {
        self.changed.insert(context);
        self.streams[context].queue.pop().expect("a ready context has a head")
    }

    /// What is in flight moves on by a stage; what comes out of the last one enters its queue.
    #[inline]
    pub fn advance(&mut self) {
        for arrived in self.pipe.shift() {
            let stream = &mut self.streams[arrived.context];
            match arrived.flight {
                Flight::Entry(entry) => {
                    stream.in_flight -= 1;
                    stream.queue.push(entry);
                    if stream.queue.len() == 1 {
                        self.changed.insert(arrived.context);
                    }
                }
                Flight::Dropped => {}
                // With t_F = 1 a request enters the queue a cycle after it was made, its tags compared on the way.
                Flight::Missed { .. } => unreachable!("tags are compared before a request moves on"),
            }
        }
    }

    /// The end of the cycle in which a line comes: it is put in place, and contexts that wait for it are woken.
    pub fn line_arrived(&mut self, now: u64) {
        let Some((fill, mut woken)) = self.fill.finish() else { return };
        if !fill.stale {
            self.icache.put(fill.line, &fill.words);
        }
        woken.iter().for_each(|context| self.streams[context].disturbed = Some(now));
        woken.move_to(&mut self.changed);
        if self.preload.line_arrived() {
            self.streams[0].disturbed = Some(now + 1);
        }
    }

    /// A context begins at `pc`; what is left in its queue stays.
    pub fn start(&mut self, context: usize, pc: u32, now: u64) {
        self.fill.cancel(context);
        self.changed.insert(context);
        self.streams[context].fetch_pc = pc;
        self.streams[context].disturbed = Some(now);
    }

    /// A context goes on at `pc`: what it had fetched becomes NOPs.
    pub fn redirect(&mut self, context: usize, pc: u32, now: u64) {
        self.discard(context, NopCause::Redirect);
        self.start(context, pc, now);
    }

    /// The redirect of a context to `target` was that of the backward branch at `pc`: it is remembered.
    pub fn loops(&mut self, context: usize, pc: u32, target: u32) {
        if self.has_loop_registers {
            self.streams[context].loop_register.write(pc, target);
        }
    }

    /// A context ends; whoever starts it again finds its loop register invalid.
    pub fn retire(&mut self, context: usize) {
        self.discard(context, NopCause::Retire);
        self.streams[context].loop_register.clear();
    }

    /// A split: the child fetches and has fetched what its parent has; its loop register is invalid.
    pub fn copy(&mut self, parent: usize, child: usize, now: u64) {
        self.streams[child] = Stream {
            loop_register: LoopRegister::default(),
            disturbed: Some(now),
            ..self.streams[parent].clone()
        };
        self.pipe.copy(parent, child);
        self.fill.copy(parent, child);
        self.changed.insert(child);
    }

    /// Discards what the context had fetched.
    fn discard(&mut self, context: usize, cause: NopCause) {
        self.fill.cancel(context);
        self.changed.insert(context);
        let stream = &mut self.streams[context];
        if self.coordinated {
            stream.queue.compensate(cause);
            self.pipe.redirect(context, Some(cause));
        } else {
            stream.queue.clear();
            stream.in_flight = 0;
            self.pipe.redirect(context, None);
        }
    }

    /// Every line becomes invalid, and every loop register: what it says of the code may no longer be so.
    pub fn invalidate(&mut self) {
        self.streams.iter_mut().for_each(|stream| stream.loop_register.clear());
        self.icache.invalidate();
        self.fill.invalidate();
    }

    /// Address of a context's next request.
    pub fn fetch_pc(&self, context: usize) -> u32 {
        self.streams[context].fetch_pc
    }

    /// Entries of every queue.
    pub fn occupancy(&self) -> impl Iterator<Item = u8> + '_ {
        self.streams.iter().map(|stream| stream.queue.len() as u8)
    }

    /// Requests in flight of every context.
    pub fn in_flight(&self) -> impl Iterator<Item = u8> + '_ {
        self.streams.iter().map(|stream| stream.in_flight as u8)
    }

    /// Contexts whose lack of instructions has a reason known to an analysis.
    pub fn excused(&self, now: u64) -> ContextSet {
        let excused = |(context, stream): &(usize, &Stream)| {
            stream.disturbed.is_some_and(|then| now <= then + self.settles) || self.fill.is_waiting(*context)
        };
        self.streams.iter().enumerate().filter(excused).map(|(context, _)| context).collect()
    }

    /// The invariant of coordinated scheduling, of a context that issues and fetches; a violation is a bug of this model,
    /// not of a program.
    #[inline]
    pub fn check_invariant(&self, now: u64, context: usize) {
        let stream = &self.streams[context];
        let sum = stream.queue.len() + stream.in_flight;
        assert!(
            !self.coordinated || sum == self.depth,
            "queue + in flight of context {context} is {sum} instead of t_F + 1 in cycle {now}"
        );
    }
}
