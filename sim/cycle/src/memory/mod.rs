//! The memory system, as docs/memory.md has it.
//!
//! ```text
//! a core's own: Unit                                                    shared: Bus
//!   issue ─> held ─> walk ─┬─> local_memory, data_cache ─> returns ─> row ─> writeback slot
//!                          └─> port ────────────────────────────> arbiter ─> axi ─> the memory behind
//! ```
//!
//! Bytes move in the golden engine when an access issues; here lines, lanes and places move. In a cycle everything is decided
//! from the state at its start ([`Unit::plan`]), then the arbiter grants, then all of it happens at the end
//! ([`Unit::finish`]).

mod arbiter;
mod axi;
mod bus;
mod data_cache;
mod gather;
mod held;
mod local_memory;
mod port;
mod returns;
mod row;
mod walk;
mod writes_under_way;

pub(crate) use bus::{Bus, Delivered};
pub use bus::{BusRecord, Grant, GrantKind};
pub(crate) use held::{Access, What};
pub(crate) use port::Ask;
pub use port::LineWrite;

use crate::counters::Counters;
use crate::record::CycleObserver;
use crate::scoreboard::Scoreboard;
use data_cache::DataCache;
use held::Held;
use port::Port;
use returns::{Answer, Kind, Returns};
use row::Row;
use walk::Step;
use warpstep_golden::Retire;
use warpstep_spec::Config;
use warpstep_spec::mask::lanes_of;
use writes_under_way::WritesUnderWay;

/// Most memory instructions between issue and the end of their walk.
const MOST_ACCEPTED: usize = 2;

/// A core's memory unit.
pub(crate) struct Unit {
    line_bytes: u32,
    banks: u32,
    outstanding: usize,
    accepted: usize,
    /// Issued in this cycle, and in the last one: its addresses are being computed.
    issued: Option<Box<Access>>,
    addresses: Option<Box<Access>>,
    held: Held,
    returns: Returns,
    row: Row,
    writes: WritesUnderWay,
    cache: Option<DataCache>,
    pub port: Port,
}

/// What a unit does in a cycle, if the arbiter lets it.
pub(crate) struct Plan {
    step: Step,
    /// The first entry of returns is merged.
    merges: bool,
    /// The line in the AXI master's register is taken.
    pub takes_answer: bool,
}

impl Unit {
    pub fn new(config: &Config) -> Unit {
        Unit {
            line_bytes: config.data_line_bytes,
            banks: config.local_banks,
            outstanding: config.outstanding_lines as usize,
            accepted: 0,
            issued: None,
            addresses: None,
            held: Held::default(),
            returns: Returns::default(),
            row: Row::default(),
            writes: WritesUnderWay::default(),
            cache: DataCache::new(config),
            port: Port::default(),
        }
    }

    /// Whether another memory instruction may issue.
    pub fn accepts(&self) -> bool {
        self.accepted < MOST_ACCEPTED
    }

    /// Nothing is under way: what fence.i waits for.
    pub fn is_drained(&self) -> bool {
        self.accepted == 0 && self.returns.is_empty() && self.row.is_free() && self.writes.is_empty()
    }

    /// Whether a store to this word is on its way: issued, and not confirmed by memory.
    pub fn stores_to(&self, word: u32) -> bool {
        let waiting = self.issued.iter().chain(&self.addresses).chain(self.held.iter());
        let stores = |access: &Access| {
            let touches = |lane: usize| {
                let first = access.effect.addresses[lane];
                first < word.saturating_add(4) && first.saturating_add(access.effect.bytes) > word
            };
            access.what == What::Store && lanes_of(access.lanes).any(touches)
        };
        self.writes.to(word & !(self.line_bytes - 1)) || waiting.into_iter().any(|access| stores(access))
    }

    /// A memory instruction issues in this cycle.
    pub fn issue(&mut self, access: Box<Access>) {
        self.accepted += 1;
        self.issued = Some(access);
    }

    /// The start of a cycle: a load that has all its words takes its slot before issue books any.
    pub fn claim(&mut self, now: u64, scoreboard: &mut Scoreboard) {
        self.row.claim(now, scoreboard);
    }

    /// What happens in this cycle; `answer`: the line register holds a line for this core.
    pub fn plan(&self, answer: bool) -> Plan {
        if self.is_drained() {
            return Plan { step: Step::Rest, merges: false, takes_answer: false };
        }
        let (merges, takes_answer) = match self.returns.first() {
            Some(first) if first.kind == Kind::Memory => {
                (answer && self.row.is_free(), answer && self.row.is_free())
            }
            Some(_) => (true, false),
            None => (false, false),
        };
        let fills = takes_answer && self.returns.first().is_some_and(|first| first.cacheable);
        Plan { step: self.walk(fills), merges, takes_answer }
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
        let access = self.held.oldest().filter(|_| request.write)?;
        Some(LineWrite::new(core, access, request.lanes, request.line, self.line_bytes))
    }

    /// The end of a cycle. `granted`: the walk's request was; `written`: the oldest write was answered. Says whether a fence
    /// ended.
    pub fn finish<O: CycleObserver>(
        &mut self,
        now: u64,
        plan: Plan,
        granted: bool,
        written: bool,
        books: (&mut Scoreboard, &mut Counters),
        observer: &mut O,
    ) -> bool {
        let (scoreboard, counters) = books;
        if let Some(record) = self.row.finish(now) {
            observer.retired(&Retire { cycle: now, ..*record });
        }
        if written {
            self.writes.answered();
        }
        if plan.merges {
            self.merge(now, observer);
        }
        let fenced = self.step(now, plan.step, granted, scoreboard, counters, observer);
        if let Some(access) = self.addresses.take() {
            self.held.push(access);
        }
        self.addresses = self.issued.take();
        fenced
    }

    fn merge<O: CycleObserver>(&mut self, now: u64, observer: &mut O) {
        let Some(Answer { kind, line, cacheable, end }) = self.returns.take() else { return };
        if let Some(cache) = self.cache.as_mut().filter(|_| kind == Kind::Memory && cacheable) {
            cache.fill(line);
        }
        match end {
            Some(end) if end.register == 0 => {
                if let Some(record) = end.record {
                    observer.retired(&Retire { cycle: now, ..*record });
                }
            }
            Some(end) => self.row.is_whole(end),
            None => {}
        }
    }
}
