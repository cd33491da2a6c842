//! The coalescer: which lanes of the oldest memory instruction go together in this cycle, and whether they may. Decides, and
//! changes nothing.

use super::data_cache::DataCache;
use super::gather::{Region, in_line, region};
use super::local_memory;
use super::lsu_queue::{Access, What};
use super::response_queue::ResponseQueue;
use super::writes_in_flight::WritesInFlight;
use warpstep_spec::{Config, LaneMask};

/// A request to memory for these lanes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    pub write: bool,
    pub line: u32,
    pub lanes: LaneMask,
    pub cacheable: bool,
}

/// What happens to the oldest memory instruction in a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Nothing, or it waits.
    Rest,
    /// A fence ends.
    EndFence,
    /// Local memory, of each bank one word.
    Local { lanes: LaneMask, conflicts: bool },
    /// A load finds its line in the cache.
    Hit { line: u32, lanes: LaneMask },
    /// To memory, if the arbiter grants it.
    Request(Request),
}

/// The rest of the unit at the start of a cycle.
pub(super) struct Surroundings<'a> {
    pub responses: &'a ResponseQueue,
    pub buffer_is_free: bool,
    pub writes: &'a WritesInFlight,
    pub cache: Option<&'a DataCache>,
    /// An answer fills the cache in this cycle.
    pub cache_is_filled: bool,
}

impl Surroundings<'_> {
    /// What comes from cache or local memory now would be merged in the next cycle.
    fn is_fast(&self) -> bool {
        self.buffer_is_free && self.responses.is_fast()
    }

    /// No load is in the response queue or the load buffer.
    fn has_no_loads(&self) -> bool {
        self.responses.is_empty() && self.buffer_is_free
    }
}

pub(super) struct Coalescer {
    line_bytes: u32,
    banks: u32,
    outstanding: usize,
}

impl Coalescer {
    pub fn new(config: &Config) -> Coalescer {
        Coalescer {
            line_bytes: config.data_line_bytes,
            banks: config.local_banks,
            outstanding: config.outstanding_lines as usize,
        }
    }

    pub fn line_bytes(&self) -> u32 {
        self.line_bytes
    }

    /// Address of the line an address lies in.
    pub fn line_of(&self, address: u32) -> u32 {
        address & !(self.line_bytes - 1)
    }

    /// What the oldest memory instruction does.
    pub fn step(&self, access: &Access, around: &Surroundings<'_>) -> Step {
        if access.what == What::Fence {
            let alone = around.has_no_loads() && around.writes.is_empty();
            return if alone { Step::EndFence } else { Step::Rest };
        }
        let leader = access.pending.trailing_zeros() as usize;
        let address = access.effect.addresses[leader];
        match region(address) {
            Region::Local => self.local_step(access, around),
            Region::Io => self.line_step(access, address, Some(1 << leader), around),
            Region::Ram => self.line_step(access, address, None, around),
        }
    }

    /// Loads need the way to the load buffer at once; stores must not overtake a load that has yet to read.
    fn local_step(&self, access: &Access, around: &Surroundings<'_>) -> Step {
        let possible = match access.what {
            What::Load => around.is_fast(),
            _ => around.has_no_loads(),
        };
        if !possible {
            return Step::Rest;
        }
        let (lanes, conflicts) = local_memory::served(&access.effect, access.pending, self.banks);
        Step::Local { lanes, conflicts }
    }

    /// `alone`: the one lane of an access to a device, which is neither cached nor coalesced.
    fn line_step(
        &self,
        access: &Access,
        address: u32,
        alone: Option<LaneMask>,
        around: &Surroundings<'_>,
    ) -> Step {
        let (line, cacheable) = (self.line_of(address), alone.is_none());
        let lanes =
            || alone.unwrap_or_else(|| in_line(&access.effect, access.pending, line, self.line_bytes));
        let cached = cacheable && around.cache.is_some_and(|cache| cache.holds(line));
        let request = |write| Step::Request(Request { write, line, lanes: lanes(), cacheable });
        match access.what {
            What::Load if cached && around.is_fast() => Step::Hit { line, lanes: lanes() },
            What::Load if cached => Step::Rest,
            What::Load if around.responses.len() < self.outstanding && !around.writes.to(line) => {
                request(false)
            }
            What::Store
                if around.writes.len() < self.outstanding
                    && !around.responses.waits_for(line)
                    && !(cached && around.cache_is_filled) =>
            {
                request(true)
            }
            _ => Step::Rest,
        }
    }
}
