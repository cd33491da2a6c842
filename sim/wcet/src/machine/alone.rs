//! A warp by itself, as the sum bound needs it (sum/): what differs from the machine of all warps, what it does to memory and code, and what
//! its doings can cost the others.
//!
//! Alone, every latency is at its worst: no load finds its line in the data cache, and where there is one, no access to main memory
//! overtakes an answer, as a hit would not. An address that depends on inputs lies somewhere in its object: the named data that the known summands point
//! into. That is an assumption; it is what C demands of a pointer.

use crate::stop::Stop;
use super::load_store::{Access, Kind, Region, region};
use std::collections::BTreeSet;
use std::ops::Range;
use warpstep_program::Program;
use warpstep_spec::config::MemoryContract;
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, LaneMask, abi};

/// Where a warp alone does not go on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cut {
    Barrier { id: u32, count: u32 },
    Spawn,
}

/// Cycles others can lose; with hazards, if another access to the same line can be in flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Charge {
    pub plain: u64,
    pub hazards: u64,
}

impl Charge {
    /// What came since.
    pub fn since(self, earlier: Charge) -> Charge {
        Charge { plain: self.plain - earlier.plain, hazards: self.hazards - earlier.hazards }
    }

    fn add(&mut self, plain: u32, hazards: u32) {
        self.plain += u64::from(plain);
        self.hazards += u64::from(plain) + u64::from(hazards);
    }
}

/// What a warp touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    /// Lines of code requested, and those that were not there.
    pub code: BTreeSet<u32>,
    pub filled: BTreeSet<u32>,
    /// Lines of main memory, by their addresses; objects as a whole where inputs decide.
    pub loaded: BTreeSet<u32>,
    pub stored: BTreeSet<u32>,
    /// Objects that were accessed where inputs decide.
    pub objects: BTreeSet<(u32, u32)>,
}

/// What all machines of one warp share.
#[derive(Debug)]
pub(crate) struct Alone {
    pub warp: usize,
    objects: Vec<Range<u32>>,
    fees: Fees,
}

impl Alone {
    pub fn new(warp: usize, config: &Config, program: &Program) -> Alone {
        let symbols = &program.symbols;
        let object = |(name, first): (&str, u32)| {
            let bytes = symbols.size(name)?;
            Some(first..first.saturating_add(bytes))
        };
        let local = abi::LOCAL_MEMORY_BASE..abi::LOCAL_MEMORY_BASE.saturating_add(config.local_memory_bytes);
        let objects = symbols.all().filter_map(object).chain([local]).collect();
        Alone { warp, objects, fees: Fees::new(config) }
    }

    /// The object an address lies in: the smallest that the known summands point into.
    pub fn object(&self, base: u32) -> Option<Range<u32>> {
        let holding = self.objects.iter().filter(|object| object.contains(&base));
        holding.min_by_key(|object| object.end - object.start).cloned()
    }

    pub fn fees(&self) -> &Fees {
        &self.fees
    }
}

/// What the doings of a warp can cost another, each at most once: the other is ready while it issues, or finds a slot or unit taken, or its access stands behind
/// it. In memory as if the unit, idle, served it from its first step to its last answer while everything behind it waits.
#[derive(Clone, Debug)]
pub(crate) struct Fees {
    outstanding: u32,
    line_bytes: u32,
    is_cached: bool,
    /// From a grant until the answer is merged, and how often another can be granted.
    read_trip: u32,
    read_service: u32,
    write_trip: u32,
    write_service: u32,
    banks: u32,
    fill_trip: u32,
}

/// Cycles of an access outside its steps: address, queue, load buffer.
const AROUND: u32 = 5;

impl Fees {
    fn new(config: &Config) -> Fees {
        let MemoryContract { delay, stall, gap } = config.memory_contract();
        let beats = config.beats(config.data_line_bytes);
        let trip = |beats: u32| delay + beats + gap + AROUND;
        Fees {
            outstanding: config.outstanding_lines,
            line_bytes: config.data_line_bytes,
            is_cached: config.data_cache_bytes > 0,
            read_trip: trip(beats),
            read_service: beats.max(gap).max(2),
            write_trip: trip(beats) + stall,
            write_service: (beats + stall).max(gap).max(2),
            banks: config.local_banks,
            fill_trip: trip(config.beats(config.instruction_cache.line_bytes)),
        }
    }

    /// A line of code.
    pub fn fill(&self) -> u64 {
        u64::from(self.fill_trip)
    }

    /// A place in the schedule.
    pub fn issue(charge: &mut Charge) {
        charge.add(1, 0);
    }

    /// An instruction of fixed latency.
    pub fn fixed(charge: &mut Charge, class: warpstep_spec::Class, latency: u32, takes_slot: bool) {
        charge.add(u32::from(takes_slot), 0);
        if UNPIPELINED.contains(&class) {
            charge.add(latency, 0);
        }
    }

    /// What one warp can leave in flight when it comes to a barrier.
    pub fn leftover(&self, lanes: usize) -> u64 {
        let lines = 2 * lanes as u32 + self.outstanding;
        u64::from(lines * self.read_trip.max(self.write_trip) + 2 * AROUND)
    }

    /// A memory access.
    pub fn access(&self, charge: &mut Charge, access: &Access) {
        let drained = self.read_trip + self.outstanding * self.read_service;
        if access.kind == Kind::Fence {
            charge.add(drained + self.write_trip + self.outstanding * self.write_service + AROUND, 0);
            return;
        }
        let Steps { lines, local } = self.steps(access);
        let behind = lines.saturating_sub(1);
        let (trips, hazard) = match access.kind {
            Kind::Load if self.is_cached => (lines * self.read_trip, self.write_trip),
            Kind::Load => (u32::from(lines > 0) * self.read_trip + behind * self.read_service, self.write_trip),
            _ => (u32::from(lines > 0) * self.write_trip + behind * self.write_service, self.read_trip),
        };
        // Local memory waits for all answers; what waits behind it would not have, unless there is a cache.
        let waits = if local > 0 && !self.is_cached { drained } else { 0 };
        let slot = u32::from(access.kind == Kind::Load && access.register != 0);
        charge.add(trips + waits + local + slot + AROUND, lines * hazard);
    }

    fn steps(&self, access: &Access) -> Steps {
        if let Some(object) = &access.object {
            let lanes = access.lanes.count_ones();
            return match region(object.start) {
                Region::Local => Steps { lines: 0, local: lanes },
                _ => Steps { lines: lanes.min(lines_of(object, self.line_bytes)), local: 0 },
            };
        }
        let (mut lines, mut io) = (BTreeSet::new(), 0);
        let mut banks = vec![BTreeSet::new(); self.banks as usize];
        for lane in lanes_of(access.lanes) {
            let address = access.addresses[lane];
            match region(address) {
                Region::Local => {
                    banks[(address / 4 % self.banks) as usize].insert(address / 4);
                }
                Region::Io => io += 1,
                Region::Ram => {
                    lines.insert(address / self.line_bytes);
                }
            }
        }
        let local = banks.iter().map(BTreeSet::len).max().unwrap_or(0) as u32;
        Steps { lines: lines.len() as u32 + io, local }
    }
}

struct Steps {
    lines: u32,
    local: u32,
}

/// How many lines an object touches.
pub(super) fn lines_of(object: &Range<u32>, line_bytes: u32) -> u32 {
    (object.end.max(object.start + 1) - 1) / line_bytes - object.start / line_bytes + 1
}

/// The lanes of a step of an access whose lanes are somewhere in an object: one after the other, as many as it has lines.
pub(super) fn lanes_of_step(access: &Access, object: &Range<u32>, line_bytes: u32) -> LaneMask {
    let done = access.lanes.count_ones() - access.pending.count_ones();
    let is_local = region(object.start) == Region::Local;
    if !is_local && done + 1 >= lines_of(object, line_bytes) {
        return access.pending;
    }
    access.pending & access.pending.wrapping_neg()
}

impl Touched {
    /// What another warp touched, too.
    pub fn add(&mut self, other: Touched) {
        let Touched { code, filled, loaded, stored, objects } = other;
        self.code.extend(code);
        self.filled.extend(filled);
        self.loaded.extend(loaded);
        self.stored.extend(stored);
        self.objects.extend(objects);
    }

    /// Whether accesses to one line can meet, one of them a store.
    pub fn has_hazards(&self) -> bool {
        self.loaded.intersection(&self.stored).next().is_some()
    }

    /// How many lines of code are brought, each once: no two of those requested, or behind them, share a place.
    pub fn lines_of_code(&self, config: &Config) -> Result<u64, Stop> {
        let cache = config.instruction_cache;
        let places = cache.bytes / cache.line_bytes;
        let ahead = 4 * (config.fetch_latency as u32 + 1);
        let lines: BTreeSet<u32> = self
            .code
            .iter()
            .flat_map(|pc| [*pc, pc.saturating_add(ahead)])
            .map(|address| address / cache.line_bytes)
            .collect();
        let used: BTreeSet<u32> = lines.iter().map(|line| line % places).collect();
        if used.len() < lines.len() {
            let why = format!(
                "its {} lines of code do not all have a place in an instruction cache of {} bytes",
                lines.len(),
                cache.bytes
            );
            return Err(Stop::NoSum { why });
        }
        Ok(self.filled.len() as u64)
    }
    /// Lines of main memory, or the object.
    pub(super) fn access(&mut self, access: &Access, line_bytes: u32) {
        let lines = match access.kind {
            Kind::Load => &mut self.loaded,
            Kind::Store => &mut self.stored,
            Kind::Fence => return,
        };
        if let Some(object) = &access.object {
            self.objects.insert((object.start, object.end));
            let whole = object.start / line_bytes..=(object.end - 1) / line_bytes;
            lines.extend(whole.map(|line| line * line_bytes));
            return;
        }
        let addresses = lanes_of(access.lanes).map(|lane| access.addresses[lane]);
        lines.extend(addresses.filter(|address| region(*address) == Region::Ram).map(|a| a & !(line_bytes - 1)));
    }
}
